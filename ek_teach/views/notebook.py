"""How a notebook shows a timeline: the widget, and beside it HTML and text for readers without a kernel."""

import sys
from typing import TYPE_CHECKING, Any

from ek_teach.errors import EkTeachError

if TYPE_CHECKING:
    from ek_teach.timeline import Timeline

__all__ = ["mimebundle", "register"]


def mimebundle(timeline: "Timeline", with_widget: bool = True) -> dict[str, Any]:
    """Show a timeline in every form that a notebook may need.

    Parameters
    ----------
    timeline : Timeline
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

    def show(timeline: "Timeline") -> dict[str, Any]:
        return mimebundle(timeline, with_widget=has_kernel)

    shell.display_formatter.mimebundle_formatter.for_type_by_name("ek_teach.timeline", "Timeline", show)
    shell.set_custom_exc((EkTeachError,), _tell)
    return True


def _tell(shell: Any, kind: type[EkTeachError], error: EkTeachError, *_: Any, **__: Any) -> list[str]:
    """Tell an error of this package in its one sentence: the frames above it mean nothing to who typed a card."""
    from ek_teach.timeline import Timeline
    from ek_teach.views.plain import clean

    timeline = getattr(error, "timeline", None)
    if isinstance(timeline, Timeline):
        from IPython.display import display

        display(timeline)  # type: ignore[no-untyped-call]
    told = [f"{kind.__name__}: {clean(str(error))}"]
    shell._showtraceback(kind, error, told)  # noqa: SLF001 - the one way to show a sentence as an error
    return told
