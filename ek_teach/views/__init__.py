"""What people look at: a timeline as text, as a page, as a notebook's widget, and rulebooks as text.

Each is a function of what it shows, and of nothing else.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ek_teach.views.data import timeline_data
    from ek_teach.views.html import as_fragment, as_html, save_html
    from ek_teach.views.notebook import mimebundle, register
    from ek_teach.views.text import as_text
    from ek_teach.views.widget import StepThrough

__all__ = ["StepThrough", "as_fragment", "as_html", "as_text", "mimebundle", "register", "save_html", "timeline_data"]

_HOMES = {
    "StepThrough": "widget",
    "as_fragment": "html",
    "as_html": "html",
    "as_text": "text",
    "mimebundle": "notebook",
    "register": "notebook",
    "save_html": "html",
    "timeline_data": "data",
}


def __getattr__(name: str) -> Any:
    # Fetched when first used: text and pages need no anywidget, and teaching a notebook about timelines needs neither.
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
