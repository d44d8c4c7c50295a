"""What people look at: timelines and rulings as text, as a page, in a notebook; rulebooks and cases as text.

Each is a function of what it shows, and of nothing else.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ek_teach.views.beside import side_by_side_data, side_by_side_text
    from ek_teach.views.beside_html import side_by_side_fragment, side_by_side_html
    from ek_teach.views.box import told_difference, told_fits
    from ek_teach.views.box_form import WhichRulebook
    from ek_teach.views.charts import Chart, explosion_chart, length_chart, seat_chart, win_chart
    from ek_teach.views.data import timeline_data
    from ek_teach.views.diagrams import diagram_bundle, diagram_fragment, diagram_html
    from ek_teach.views.explore import Choice, Explorer, Slider
    from ek_teach.views.explorers import AttackCounter, NopeExplorer
    from ek_teach.views.html import as_fragment, as_html, save_html
    from ek_teach.views.notebook import mimebundle, register
    from ek_teach.views.pieces import Table
    from ek_teach.views.rulings_data import ruling_data
    from ek_teach.views.rulings_html import ruling_fragment, ruling_html
    from ek_teach.views.rulings_text import ruling_markdown, ruling_text
    from ek_teach.views.text import as_text
    from ek_teach.views.theory_games import bluff_explorer, hiding_explorer, nope_war_explorer, regret_chart
    from ek_teach.views.widget import SideBySideView, StepThrough

__all__ = [
    "AttackCounter",
    "Chart",
    "Choice",
    "Explorer",
    "NopeExplorer",
    "SideBySideView",
    "Slider",
    "StepThrough",
    "Table",
    "WhichRulebook",
    "as_fragment",
    "as_html",
    "as_text",
    "bluff_explorer",
    "diagram_bundle",
    "diagram_fragment",
    "diagram_html",
    "explosion_chart",
    "hiding_explorer",
    "length_chart",
    "mimebundle",
    "nope_war_explorer",
    "register",
    "regret_chart",
    "ruling_data",
    "ruling_fragment",
    "ruling_html",
    "ruling_markdown",
    "ruling_text",
    "save_html",
    "seat_chart",
    "side_by_side_data",
    "side_by_side_fragment",
    "side_by_side_html",
    "side_by_side_text",
    "timeline_data",
    "told_difference",
    "told_fits",
    "win_chart",
]

_HOMES = {
    "AttackCounter": "explorers",
    "NopeExplorer": "explorers",
    "Choice": "explore",
    "Explorer": "explore",
    "Slider": "explore",
    "Table": "pieces",
    "Chart": "charts",
    "explosion_chart": "charts",
    "length_chart": "charts",
    "seat_chart": "charts",
    "win_chart": "charts",
    "diagram_bundle": "diagrams",
    "diagram_fragment": "diagrams",
    "diagram_html": "diagrams",
    "SideBySideView": "widget",
    "StepThrough": "widget",
    "WhichRulebook": "box_form",
    "as_fragment": "html",
    "as_html": "html",
    "as_text": "text",
    "mimebundle": "notebook",
    "register": "notebook",
    "ruling_data": "rulings_data",
    "ruling_fragment": "rulings_html",
    "ruling_html": "rulings_html",
    "ruling_markdown": "rulings_text",
    "ruling_text": "rulings_text",
    "save_html": "html",
    "side_by_side_data": "beside",
    "side_by_side_fragment": "beside_html",
    "side_by_side_html": "beside_html",
    "side_by_side_text": "beside",
    "bluff_explorer": "theory_games",
    "hiding_explorer": "theory_games",
    "nope_war_explorer": "theory_games",
    "regret_chart": "theory_games",
    "timeline_data": "data",
    "told_difference": "box",
    "told_fits": "box",
}


def __getattr__(name: str) -> Any:
    # Fetched when first used: text and pages need no anywidget, and teaching a notebook about timelines needs neither.
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
