"""The lessons as a site that any web server can hand out: Python runs in the browser, and nothing is fetched elsewhere.

:mod:`~ek_teach.lessons.site.pyodide` finds the Python for browsers, :mod:`~ek_teach.lessons.site.packages` says what it
loads, :mod:`~ek_teach.lessons.site.wheels` packs that, :mod:`~ek_teach.lessons.site.notebooks` gives the lessons, and
:mod:`~ek_teach.lessons.site.building` puts all of it together. Two files go into the site as they are: ``serve.py``
hands it out from a USB stick, ``offline.py`` stands there for what installs packages.
"""

from ek_teach.lessons.site.building import build_site

__all__ = ["build_site"]
