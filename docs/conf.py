"""How Sphinx builds the documentation; docs/how_to/build_the_docs.md says how to run it.

What is special to this project lies beside, in ``building/``, one thing a file.
"""

import sys
from pathlib import Path

DOCS = Path(__file__).parent
sys.path.insert(0, str(DOCS))

from ek_teach import __version__  # noqa: E402 - the extensions beside this file are found only now

project = "ek_teach"
author = "the ek_teach authors"
copyright = author  # noqa: A001 - Sphinx' own name
version = release = __version__

extensions = [
    "sphinx.ext.autodoc",
    "sphinx.ext.autosummary",
    "sphinx.ext.graphviz",
    "numpydoc",
    "myst_nb",
    "sphinx_design",
    "building.command_line",
    "building.house",
    "building.lessons",
    "building.notation",
    "building.rooms",
    "building.rulebooks",
]

exclude_patterns = ["building", "pictures", "static", "templates"]
templates_path = ["templates"]
highlight_language = "text"

# Pages in Markdown ----------------------------------------------------------------------------------------------------

myst_enable_extensions = ["colon_fence", "deflist", "dollarmath", "attrs_inline"]
myst_heading_anchors = 3

# The lessons ----------------------------------------------------------------------------------------------------------

# The lessons on the rules are run anew with every build. Those on probability take minutes; of them the stored outputs
# are shown, which the tests compare with a run of their own.
nb_execution_mode = "force"
nb_execution_excludepatterns = ["tutorial/lessons/[1-9]*"]
nb_execution_raise_on_error = True
nb_execution_timeout = 120
nb_merge_streams = True
# A walk is shown as the page that it also is: a widget would ask for a kernel, and its library for a network.
nb_mime_priority_overrides = [("html", "application/vnd.jupyter.widget-view+json", None)]
nb_ipywidgets_js: dict[str, dict[str, str]] = {}

# The reference --------------------------------------------------------------------------------------------------------

autosummary_generate = True
autosummary_ignore_module_all = False
autosummary_imported_members = True
autodoc_default_options = {"member-order": "bysource"}
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
maximum_signature_line_length = 100
numpydoc_show_class_members = False

# The look -------------------------------------------------------------------------------------------------------------

html_theme = "pydata_sphinx_theme"
html_title = f"ek_teach {release}"
html_show_sourcelink = False
html_static_path = ["static"]
html_css_files = ["style.css"]
html_theme_options = {
    "navigation_with_keys": False,  # the arrow keys step through a walk
    "show_nav_level": 1,
    "back_to_top_button": False,  # it would lie on the cards of a walk
    "secondary_sidebar_items": ["page-toc"],
    "footer_start": ["copyright"],
    "footer_end": [],
}
