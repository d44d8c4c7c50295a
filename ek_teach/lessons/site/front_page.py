"""The first page of a site: it opens the first lesson, and names it in each language where a browser does not."""

from html import escape
from typing import Final
from urllib.parse import quote

from babel import Locale

from ek_teach.languages import LANGUAGES
from ek_teach.lessons.site.notebooks import first_lesson

__all__ = ["front_page"]

_PAGE: Final = """<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0; url={first}">
<title>ek_teach</title>
<link rel="icon" href="icon-120x120.png">
<style>
body {{ font: 1.25rem/1.6 system-ui, sans-serif; margin: 3rem auto; max-width: 30rem; padding: 0 1rem; }}
a {{ display: block; padding: .5rem 0; }}
</style>
<!-- JupyterLite asks this page for its settings too. -->
<script id="jupyter-config-data" type="application/json" data-jupyter-lite-root=".">{{}}</script>
</head>
<body>
<h1>ek_teach</h1>
{links}
</body>
</html>
"""


def front_page(language: str) -> str:
    """Write the page.

    Examples
    --------
    >>> "url=lab/index.html?path=tr/00_start_here.ipynb" in front_page("tr")
    True
    """
    links = (
        f'<a lang="{each}" href="{_address(each)}">{escape(str(Locale(each).get_language_name(each)))}</a>'
        for each in (language, *(one for one in LANGUAGES if one != language))
    )
    return _PAGE.format(language=language, first=_address(language), links="\n".join(links))


def _address(language: str) -> str:
    return f"lab/index.html?path={quote(first_lesson(language))}"
