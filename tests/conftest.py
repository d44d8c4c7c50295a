"""Where the browser is, how Hypothesis draws, and what each test begins with."""

import os
import shutil
import signal
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import pytest
from hypothesis import settings

# What is asserted there is told in full, as in the tests themselves.
pytest.register_assert_rewrite("tests.command")

# Time limits fail on a busy machine, and a test that fails by chance teaches nobody anything.
settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")


# What a shell starts in the background does not hear Ctrl-C, nor does what that starts; the tests of Ctrl-C have to.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


# Chromium runs as root, without a screen, and asks nothing of a network that is not there.
CHROMIUM_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find_chromium() -> str | None:
    return shutil.which("chromium") or shutil.which("/usr/bin/chromium")


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("browser") is None:
        return
    if os.environ.get("EK_TEACH_BROWSER") == "later":
        pytest.skip("EK_TEACH_BROWSER=later: the browser's tests have a run of their own")
    if find_chromium():
        return
    missing = "no chromium on the PATH or in /usr/bin"
    if os.environ.get("EK_TEACH_BROWSER") == "required":
        pytest.fail(f"{missing}, and EK_TEACH_BROWSER=required", pytrace=False)
    pytest.skip(missing)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Pass over the examples that need Gambit where it is not installed: it is compiled, and not everybody can."""
    if find_spec("pygambit") is None:
        for item in items:
            if item.nodeid.startswith("ek_teach/theory/gambit.py"):
                item.add_marker(pytest.mark.skip(reason="Gambit is not installed"))


@pytest.fixture(autouse=True)
def no_language_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin as a new session does: a test, or an example of the documentation, may have spoken a language before."""
    monkeypatch.setattr("ek_teach.languages._spoken", None)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the browser; a test that asks for it is marked ``browser``."""
    path = find_chromium()
    assert path is not None, "mark the test with @pytest.mark.browser"
    return path


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Any]:
    """One running Chromium for all the tests that look at pages."""
    if os.environ.get("EK_TEACH_BROWSER") != "required":
        pytest.importorskip("playwright")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=list(CHROMIUM_FLAGS))
        yield running
        running.close()
