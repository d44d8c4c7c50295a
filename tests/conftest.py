"""Where the browser is, and how Hypothesis draws."""

import os
import shutil

import pytest
from hypothesis import settings

# Time limits fail on a busy machine, and a test that fails by chance teaches nobody anything.
settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")


def find_chromium() -> str | None:
    return shutil.which("chromium") or shutil.which("/usr/bin/chromium")


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("browser") is None or find_chromium():
        return
    missing = "no chromium on the PATH or in /usr/bin"
    if os.environ.get("EK_TEACH_BROWSER") == "required":
        pytest.fail(f"{missing}, and EK_TEACH_BROWSER=required", pytrace=False)
    pytest.skip(missing)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the browser; a test that asks for it is marked ``browser``."""
    path = find_chromium()
    assert path is not None, "mark the test with @pytest.mark.browser"
    return path
