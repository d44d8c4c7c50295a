"""Pytest as a judge of changed code: each change is tried in a fork of the process that has collected the tests.

:mod:`tests.mutate` loads it with ``-p tests.mutate_judge`` where mutmut has written the changes down. For each name in
``names.txt`` it adds a line to ``verdicts.tsv``: the name, and the test that noticed the change, ``time`` where the
tests came to no end, or nothing.
"""

import json
import os
import resource
from collections.abc import Sequence
from math import ceil
from pathlib import Path
from typing import Final

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import Phase, settings

VERDICTS: Final = Path("verdicts.tsv")

# Seconds of computing, not of waiting, so that a busy machine does not look like a change without an end.
AT_LEAST: Final = 20
TIMES: Final = 5


def pytest_collection() -> None:
    """Property-based tests need not look for the smallest example here."""
    settings.register_profile("judge", settings.get_profile("ci"), phases=(Phase.explicit, Phase.generate))
    settings.load_profile("judge")


def pytest_runtestloop(session: pytest.Session) -> bool:
    """Take the place of pytest's own loop: all changes, each against the tests that touch it, quick ones first."""
    stats = json.loads(Path("mutmut-stats.json").read_text())
    seconds, touching = stats["duration_by_test"], stats["tests_by_mangled_function_name"]
    items = sorted(session.items, key=lambda item: seconds.get(item.nodeid, 0.0))
    for name in Path("names.txt").read_text().split():
        tests = set(touching.get(name.partition("__mutmut_")[0], ()))
        chosen = [item for item in items if item.nodeid in tests]
        noticed = _tried(name, chosen, ceil(AT_LEAST + TIMES * sum(seconds[test] for test in tests)))
        with VERDICTS.open("a") as verdicts:
            verdicts.write(f"{name}\t{noticed}\n")
    return True


def _tried(name: str, items: Sequence[pytest.Item], limit: int) -> str:
    """Which test notices a change, in a process of its own."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
        os.environ["MUTANT_UNDER_TEST"] = name
        for item, following in zip(items, [*items[1:], None], strict=True):
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
                os.write(writing, item.nodeid.encode())
                break
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as told:
        noticed = told.read()
    _, status = os.waitpid(child, 0)
    return noticed if status == 0 else "time"
