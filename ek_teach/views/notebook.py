"""How a notebook shows timelines and rulings: widgets, and beside them HTML and text for readers without a kernel."""

import sys
from traceback import walk_tb
from types import TracebackType
from typing import TYPE_CHECKING, Any

from ek_teach.errors import EkTeachError, lacking

if TYPE_CHECKING:
    from ek_teach.diagrams import Diagram
    from ek_teach.rulings import Ruling, SideBySide
    from ek_teach.timeline import Timeline, Walk

__all__ = ["mimebundle", "register", "ruling_bundle", "side_by_side_bundle"]


def mimebundle(timeline: "Timeline | Walk", with_widget: bool = True) -> dict[str, Any]:
    """Show a timeline, or a walk with its branches, in every form that a notebook may need.

    Parameters
    ----------
    timeline : Timeline or Walk
    with_widget : bool
        Whether a kernel is there to hold a widget.

    Returns
    -------
    dict
        ``text/plain``, ``text/html`` and, where anywidget is installed, the widget. All but the number of the
        widget's model is the same each time.
    """
    from ek_teach.views.html import as_fragment
    from ek_teach.views.text import as_text

    bundle: dict[str, Any] = {}
    if with_widget:
        try:
            from ek_teach.views.widget import StepThrough
        except ImportError:
            pass
        else:
            shown = StepThrough(timeline)._repr_mimebundle_()
            bundle |= shown[0] if shown else {}
    return bundle | {"text/html": as_fragment(timeline), "text/plain": as_text(timeline)}


def ruling_bundle(ruling: "Ruling", **_: Any) -> dict[str, Any]:
    """Show a ruling as HTML, as Markdown and as text."""
    from ek_teach.rulings import to_link
    from ek_teach.views.rulings_html import ruling_fragment
    from ek_teach.views.rulings_text import ruling_markdown, ruling_text

    link = to_link(ruling.case.script)
    return {
        "text/html": ruling_fragment(ruling, link=link),
        "text/markdown": ruling_markdown(ruling, link=link),
        "text/plain": ruling_text(ruling, link=link),
    }


def side_by_side_bundle(table: "SideBySide", with_widget: bool = True) -> dict[str, Any]:
    """Show several rulebooks side by side, in every form that a notebook may need; see :func:`mimebundle`."""
    from ek_teach.views.beside import side_by_side_text
    from ek_teach.views.beside_html import side_by_side_fragment

    bundle: dict[str, Any] = {}
    if with_widget:
        try:
            from ek_teach.views.widget import SideBySideView
        except ImportError:
            pass
        else:
            shown = SideBySideView(table)._repr_mimebundle_()
            bundle |= shown[0] if shown else {}
    return bundle | {"text/html": side_by_side_fragment(table), "text/plain": side_by_side_text(table)}


def register(shell: Any = None) -> bool:
    """Teach a running IPython to show timelines; nothing else of this package is imported for it.

    Parameters
    ----------
    shell : object or None
        The IPython shell; None takes the running one, if any.

    Returns
    -------
    bool
        Whether there was a shell to teach.
    """
    if shell is None and "IPython" in sys.modules:
        shell = sys.modules["IPython"].get_ipython()
    if shell is None:
        return False
    has_kernel = getattr(shell, "kernel", None) is not None

    def show(timeline: "Timeline | Walk") -> dict[str, Any]:
        return mimebundle(timeline, with_widget=has_kernel)

    for_type = shell.display_formatter.mimebundle_formatter.for_type_by_name
    for_type("ek_teach.timeline.model", "Timeline", show)
    for_type("ek_teach.timeline.walk", "Walk", show)
    for_type("ek_teach.rulings.model", "Ruling", ruling_bundle)

    def show_diagram(diagram: "Diagram") -> dict[str, Any]:
        from ek_teach.views.diagrams import diagram_bundle

        return diagram_bundle(diagram)

    for_type("ek_teach.diagrams.model", "Diagram", show_diagram)

    def show_beside(table: "SideBySide") -> dict[str, Any]:
        return side_by_side_bundle(table, with_widget=has_kernel)

    for_type("ek_teach.rulings.lockstep", "SideBySide", show_beside)
    shell.set_custom_exc((EkTeachError, ModuleNotFoundError), _tell)
    return True


def _tell(
    shell: Any, kind: type[Exception], error: Exception, trace: TracebackType | None, **_: Any
) -> list[str] | None:
    """Tell an error of this package in its one sentence: the frames above it mean nothing to who typed a card."""
    if isinstance(error, ModuleNotFoundError):
        told_instead = lacking(error) if _arose_here(trace) else None
        if told_instead is None:
            shell.showtraceback((kind, error, trace))
            return None
        kind, error = type(told_instead), told_instead
    from ek_teach.timeline import Timeline
    from ek_teach.views.plain import clean

    timeline = getattr(error, "timeline", None)
    if isinstance(timeline, Timeline):
        from IPython.display import display

        display(timeline)  # type: ignore[no-untyped-call]
    told = [f"{kind.__name__}: {clean(str(error))}"]
    shell._showtraceback(kind, error, told)  # noqa: SLF001 - the one way to show a sentence as an error
    return told


def _arose_here(trace: TracebackType | None) -> bool:
    """Whether it was this package that asked for the library; what a reader imports is the reader's."""
    frames = [frame.f_globals.get("__name__", "") for frame, _line in walk_tb(trace)]
    return bool(frames) and frames[-1].partition(".")[0] == "ek_teach"
