"""Who plays the games of ``ek-teach simulate``: this process, several, or a cluster."""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

from ek_teach.cli.terminal import complain
from ek_teach.errors import EkTeachError

__all__ = ["sentences_for_warnings", "who_plays"]

_ANSWERS_WITHIN: Final = 7
"""Seconds that a cluster has to answer."""

_GOES_WITHIN: Final = 5
"""Seconds that a worker process has to end what it is at."""


@contextmanager
def sentences_for_warnings() -> Iterator[None]:
    """Tell a warning as one sentence, without the line of code that it came from."""
    import warnings

    with warnings.catch_warnings():
        warnings.showwarning = lambda message, *_, **__: complain(str(message))
        yield


@contextmanager
def who_plays(workers: int | None, cluster: str | None) -> Iterator[Any]:
    """The executor that is asked for, until the games are played."""
    if cluster is not None:
        client = _connected(cluster)
        try:
            yield client
        finally:
            with suppress(KeyboardInterrupt):
                client.close()
    elif workers is not None:
        with _processes(workers) as pool:
            yield pool
    else:
        yield None


@contextmanager
def _processes(number: int) -> Iterator[Any]:
    """A pool of processes that leave Ctrl-C to this one, and do not outlive the games."""
    import signal
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import active_children, get_context

    others = set(active_children())
    context = get_context("spawn")
    ready = context.Semaphore(0)
    pool = ProcessPoolExecutor(number, context, initializer=_begin, initargs=(ready,))
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        # Each task starts one as long as none is idle, and they are born deaf to Ctrl-C where that is inherited.
        for _ in range(number):
            pool.submit(os.getpid)
    finally:
        signal.signal(signal.SIGINT, heard)
    try:
        # Who is stopped while being born complains of it at length.
        for _ in range(number):
            ready.acquire(timeout=_ANSWERS_WITHIN)
        yield pool
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        _end(set(active_children()) - others)


def _end(processes: Iterable[Any]) -> None:
    """Let processes end what they are at, and end them where that takes long, or somebody will not wait."""
    from time import monotonic

    until = monotonic() + _GOES_WITHIN
    with suppress(KeyboardInterrupt):
        for process in processes:
            process.join(max(0.0, until - monotonic()))
    for process in processes:
        if process.is_alive():
            process.terminate()


def _begin(ready: Any) -> None:
    """Leave Ctrl-C to the process that hands out the games, and say that one is there."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    ready.release()


def _connected(address: str) -> Any:
    """Reach a Dask cluster that has somebody to play.

    Raises
    ------
    EkTeachError
        If Dask is not installed, nobody answers, or nobody works there.
    """
    try:
        from distributed import Client
    except ImportError:
        raise EkTeachError("a cluster needs Dask, which is not installed: pip install 'ek-teach[cluster]'.") from None
    import logging

    unanswered = EkTeachError(f"no Dask scheduler answers at {address!r:.80}; name one that runs, as tcp://host:8786.")
    if not _is_address(address):
        # Dask would seek in vain, and tell of it at length.
        raise unanswered
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    connect: Any = Client
    try:
        client: Any = connect(address, timeout=_ANSWERS_WITHIN, set_as_default=False)
    except Exception:  # whatever an address can be wrong in
        raise unanswered from None
    try:
        client.wait_for_workers(1, timeout=_ANSWERS_WITHIN)
    except TimeoutError:
        client.close()
        raise EkTeachError(f"the Dask scheduler at {address!r:.80} has no workers; start some: dask worker.") from None
    return client


def _is_address(address: str) -> bool:
    """Whether an address names a way, a host and a port."""
    from distributed.comm.addressing import parse_address, parse_host_port
    from distributed.comm.registry import backends

    try:
        scheme, place = parse_address(address)
        host, port = parse_host_port(place)
    except (ValueError, AssertionError, IndexError):
        return False
    return scheme in backends and bool(host) and address.isprintable() and 0 < int(port) < 1 << 16
