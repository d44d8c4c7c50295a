"""A guided round as text and as HTML, with the answers at the end or folded away; and as a notebook shows it."""

import sys
from collections.abc import Iterator
from html import escape
from typing import TYPE_CHECKING, Any

from ek_teach.explain import load_catalogue
from ek_teach.lessons.first_round.told import grounds, grounds_html, text_in
from ek_teach.rulebook import told_in
from ek_teach.views.html import as_fragment
from ek_teach.views.plain import wrapped

if TYPE_CHECKING:
    from ek_teach.lessons.first_round.guide import GuidedRound, Stop
    from ek_teach.lessons.puzzle import Checked

__all__ = ["checked_html", "guide_bundle", "guide_html", "guide_text", "stop_label"]


def stop_label(together: "GuidedRound", stop: "Stop") -> str:
    """Tell which stop it is, and what is to be done."""
    say = load_catalogue(together.language).say
    where = say("guided-stop", number=stop.number, total=len(together.stops))
    return f"{where} · {say('guided-choose' if stop.chooses else 'guided-predict')}"


def _about(together: "GuidedRound") -> tuple[str, str]:
    catalogue = load_catalogue(together.language)
    marks = catalogue.marks
    book = marks.aside(told_in(together.rulebook, together.language).title, together.rulebook.id)
    return f"{book}{marks.stop}", catalogue.say("guided-about")


def guide_text(together: "GuidedRound") -> str:
    """Tell a guided round as text: the table, the stops, and at the end the answers."""
    return "\n".join(_lines(together))


def _lines(together: "GuidedRound") -> Iterator[str]:
    say = load_catalogue(together.language).say
    yield together.title
    for text in _about(together):
        yield from wrapped(text)
    yield from ("", *text_in(together.text, together.language).splitlines())
    for stop in together.stops:
        yield ""
        yield f"{stop_label(together, stop)}"
        yield from wrapped(stop.prompt)
        if stop.chooses:
            for option in stop.options:
                yield from wrapped(option, "- ")
        else:
            yield from wrapped(" / ".join(stop.options))
    yield from ("", say("guided-answers"))
    told = load_catalogue(together.language).marks.sentences
    for stop, answers in zip(together.stops, together.answers, strict=True):
        yield ""
        for checked in answers:
            yield from wrapped(f"{_mark(checked)} {told((checked.verdict, *checked.what))}", f"{stop.number}. ")
            sources = grounds(checked.why, together.language)
            if sources:
                yield from wrapped(f"§ {sources}", "   ")


def _mark(checked: "Checked") -> str:
    return {True: "✓", False: "✕", None: "○"}[checked.right]


def checked_html(checked: "Checked", language: str | None = None) -> str:
    """Tell what became of an answer, with the paragraphs in our words."""
    said = "".join(f"<p>{escape(line)}</p>" for line in checked.what)
    return (
        f"<p><strong>{_mark(checked)} {escape(checked.verdict)}</strong></p>{said}{grounds_html(checked.why, language)}"
    )


def guide_html(together: "GuidedRound") -> str:
    """Tell a guided round as HTML: the stops with their answers folded away, and the walk."""
    catalogue = load_catalogue(together.language)
    folded = escape(catalogue.say("guided-answers"))
    items = []
    for stop, answers in zip(together.stops, together.answers, strict=True):
        options = "".join(f"<li>{escape(option)}</li>" for option in stop.options)
        told = "".join(checked_html(one, together.language) for one in answers)
        items.append(
            f"<li><p><small>{escape(stop_label(together, stop))}</small><br><strong>{escape(stop.prompt)}</strong></p>"
            f"<ul>{options}</ul><details><summary>{folded}</summary>{told}</details></li>"
        )
    about = "".join(f"<p>{escape(text)}</p>" for text in _about(together))
    return (
        f'<div class="ek-guided" lang="{catalogue.tag}"><p><strong>{escape(together.title)}</strong></p>{about}'
        f"<ol>{''.join(items)}</ol></div>\n{as_fragment(together.walk)}"
    )


def guide_bundle(together: "GuidedRound") -> dict[str, Any]:
    """Show a guided round in every form that a notebook may need; the form only where a kernel holds it."""
    bundle: dict[str, Any] = {}
    shell = sys.modules["IPython"].get_ipython() if "IPython" in sys.modules else None
    if getattr(shell, "kernel", None) is not None:
        try:
            from ek_teach.lessons.first_round.guide_form import GuideForm
        except ImportError:
            pass
        else:
            shown = GuideForm(together)._repr_mimebundle_()
            bundle |= shown or {}
    return bundle | {"text/html": guide_html(together), "text/plain": guide_text(together)}
