"""The live step-through in a real browser in Notebook 7."""

import sys
from collections.abc import Iterator

import pytest

pytest.importorskip("playwright")
pytest.register_assert_rewrite("tests.live")

from tests.live import LIVE, LiveWalk, open_live, serving, write_live  # noqa: E402

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture(scope="module")
def live(tmp_path_factory, browser) -> Iterator:
    """An open page of Notebook 7 with the notebook of the tests."""
    pytest.importorskip("notebook")
    folder = tmp_path_factory.mktemp("notebook7")
    books = folder / "books"
    books.mkdir()
    write_live(books)
    command = [sys.executable, "-m", "notebook", "--no-browser", "--allow-root", "--port", "8941", str(books)]
    with serving(command, folder) as url:
        page = browser.new_page(viewport={"width": 1280, "height": 1000})
        open_live(page, url.replace("/tree?", f"/notebooks/{LIVE}?"))
        yield page
        page.close()


class TestNotebook7(LiveWalk):
    """What every front end must show; see :mod:`tests.live`."""
