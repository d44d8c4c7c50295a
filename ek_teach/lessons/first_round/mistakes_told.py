"""Mistakes as text and as HTML."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from ek_teach.explain import Marks, load_catalogue, source_of
from ek_teach.lessons.first_round.library import answers_questions
from ek_teach.lessons.first_round.mistakes import Elsewhere, Mistake
from ek_teach.lessons.first_round.told import grounds, grounds_html, text_in
from ek_teach.rulebook import Citation, Status, load_rulebook, told_in
from ek_teach.views.plain import wrapped

__all__ = ["mistake_html", "mistake_text", "mistakes_html", "mistakes_text"]


_SHORT_OF_SAYING: Final = {Status.IMPLIED: "implied", Status.SILENT: "assumed"}
"""How a book stands behind what it does not say in so many words."""


def _by_firmness(books: Sequence[Elsewhere]) -> dict[str, list[str]]:
    """Put the books together that say so themselves, that imply it, and for which it is assumed."""
    firmness: dict[str, list[str]] = {"": [], ".implied": [], ".assumed": []}
    for one in books:
        short = _SHORT_OF_SAYING.get(one.reason.status) if one.reason else None
        firmness[f".{short}" if short else ""].append(one.rulebook.id)
    return {suffix: named for suffix, named in firmness.items() if named}


def _named(mistake: Mistake) -> str:
    """Name the paragraphs it comes from: those that name a mistake, and those that answer a question."""
    catalogue = load_catalogue(mistake.language)
    say, marks = catalogue.say, catalogue.marks
    told = []
    for message, asked in (("mistake-named", False), ("mistake-answered", True)):
        places = [str(place) for place in mistake.named if answers_questions(place.rulebook) is asked]
        if places:
            told.append(say(message, sources=marks.parted(places)))
    return " · ".join(told)


def _verdicts(mistake: Mistake) -> Iterator[str]:
    """What the rulebook that judges, and the others, make of it."""
    catalogue = load_catalogue(mistake.language)
    say = catalogue.say
    if mistake.fine:
        yield say("mistake-fine", book=mistake.rulebook.id)
    elif mistake.reason is not None and mistake.reason.status in _SHORT_OF_SAYING:
        yield say(f"mistake-{_SHORT_OF_SAYING[mistake.reason.status]}", book=mistake.rulebook.id)
    same = [one for one in mistake.elsewhere if not one.fine]
    fine = [one for one in mistake.elsewhere if one.fine]
    if not mistake.fine:
        for suffix, books in _by_firmness(same).items():
            yield say(f"mistake-elsewhere-same{suffix}", books=catalogue.listing(books))
    others, message = (same, "mistake-elsewhere-also") if mistake.fine else (fine, "mistake-elsewhere-fine")
    for text, group in _by_reason(others, catalogue.marks).items():
        yield say(message, books=catalogue.listing(one.rulebook.id for one in group), reason=text)
    if mistake.first_game:
        yield say("mistake-first-game", books=catalogue.listing(mistake.first_game))


def _by_reason(books: Sequence[Elsewhere], marks: Marks) -> dict[str, list[Elsewhere]]:
    """Put the books together that say the same, and name the paragraphs of each."""
    by_text: dict[str, list[Elsewhere]] = {}
    for one in books:
        by_text.setdefault(one.reason.text if one.reason else "", []).append(one)
    told = {}
    for text, group in by_text.items():
        sources = marks.parted(source_of(one.reason, marks) for one in group if one.reason)
        told[f"{text} [§ {sources}]" if sources else text] = group
    return told


def _headed(mistake: Mistake) -> Iterator[tuple[str, str]]:
    say = load_catalogue(mistake.language).say
    yield say("mistake-people"), mistake.told
    if not mistake.fine:
        yield say("mistake-right"), mistake.instead


def _parting(mistake: Mistake) -> Iterator[tuple[str, str]]:
    """Where the book's game and the mistaken one part, in either's words."""
    catalogue = load_catalogue(mistake.language)
    say, sentences = catalogue.say, catalogue.marks.sentences
    if mistake.parted is not None:
        yield say("mistake-under", book=mistake.rulebook.id), sentences(mistake.parted.right)
        yield say("mistake-as-if"), sentences(mistake.parted.mistaken)


# Text -----------------------------------------------------------------------------------------------------------------


def mistake_text(mistake: Mistake, number: int | None = None) -> str:
    """Tell a mistake as text."""
    return "\n".join(_lines(mistake, number))


def _lines(mistake: Mistake, number: int | None) -> Iterator[str]:
    catalogue = load_catalogue(mistake.language)
    say, marks = catalogue.say, catalogue.marks
    mark = "✓" if mistake.fine else "✕"
    start = f"{number}. {mark} " if number is not None else f"{mark} "
    yield from wrapped(mistake.title, start)
    yield from wrapped(_named(mistake), "   ")
    for heading, text in _headed(mistake):
        yield from wrapped(marks.named(heading, text), "   ")
    yield from wrapped(marks.named(say("mistake-shown"), "").rstrip(), "   ")
    for heading, text in _parting(mistake):
        yield from wrapped(marks.named(heading, text), "   - ", "     ")
    for one in mistake.shown:
        told = marks.sentences((one.question, one.told))
        if not one.holds:
            told = marks.aside(told, f"{say('mistake-claimed', answer=one.mistaken)}{marks.stop}")
        yield from wrapped(told, "   - ", "     ")
        sources = grounds(one.reasons, mistake.language)
        if sources:
            yield from wrapped(f"§ {sources}", "     ")
    for text in _verdicts(mistake):
        yield from wrapped(text, "   ")


def mistakes_text(mistakes: Sequence[Mistake]) -> str:
    """Tell some mistakes of one rulebook as text."""
    title, about = _title(mistakes)
    told = (mistake_text(mistake, number) for number, mistake in enumerate(mistakes, 1))
    return "\n\n".join(("\n".join((*wrapped(title), *wrapped(about))), *told))


def _title(mistakes: Sequence[Mistake]) -> tuple[str, str]:
    first = mistakes[0]
    say, book = load_catalogue(first.language).say, first.rulebook
    base = book.id.partition("+")[0]
    own = all(any(citation.rulebook == base for citation in mistake.named) for mistake in mistakes)
    return (
        say("mistakes-title", book=told_in(book, first.language).title, id=book.id),
        say("mistakes-about", own="others" if not own else "asked" if answers_questions(base) else "own"),
    )


# HTML -----------------------------------------------------------------------------------------------------------------


def mistake_html(mistake: Mistake) -> str:
    """Tell a mistake as HTML."""
    catalogue = load_catalogue(mistake.language)
    return f'<div class="ek-mistake" lang="{catalogue.tag}"><p>{_summary(mistake)}</p>{_body(mistake)}</div>'


def _paraphrase(citation: Citation, mistake: Mistake) -> str:
    """What a paragraph says, in the language in which the mistake is told."""
    told = told_in(load_rulebook(citation.rulebook), mistake.language).paragraphs
    place = (citation.heading, citation.number)
    return next(one.paraphrase for one in told if (one.heading, one.number) == place)


def _summary(mistake: Mistake) -> str:
    return f"{'✓' if mistake.fine else '✕'} <strong>{escape(mistake.title)}</strong>"


def _body(mistake: Mistake) -> str:
    catalogue = load_catalogue(mistake.language)
    say, marks = catalogue.say, catalogue.marks
    named = "".join(
        f"<li>{marks.named(f'<cite>§ {escape(str(citation))}</cite>', escape(_paraphrase(citation, mistake)))}</li>"
        for citation in mistake.named
    )
    parts = [
        f"<p><strong>{escape(marks.named(heading, '').rstrip())}</strong>{marks.gap}{escape(text)}</p>"
        for heading, text in _headed(mistake)
    ]
    parts.append(f"<p><strong>{escape(say('mistake-shown'))}</strong></p>")
    parting = "".join(f"<dt>{escape(heading)}</dt><dd>{escape(text)}</dd>" for heading, text in _parting(mistake))
    if parting:
        parts.append(f"<dl>{parting}</dl>")
    items, where = [], escape(say("telling-why"))
    for one in mistake.shown:
        wrong = "" if one.holds else f"<br>✕ {escape(say('mistake-claimed', answer=one.mistaken))}"
        items.append(
            f"<li>{escape(one.question)} <strong>{escape(one.right)}</strong>{wrong}<br>{escape(one.told)}"
            f"<details><summary>{where}</summary>{grounds_html(one.reasons, mistake.language)}</details></li>"
        )
    parts.append(f"<ul>{''.join(items)}</ul>")
    parts.append(f"<p><strong>{escape(say('mistake-books'))}</strong></p>")
    parts += [f"<p>{escape(text)}</p>" for text in _verdicts(mistake)]
    parts.append(f"<p><strong>{escape(say('mistake-namers'))}</strong></p><ul>{named}</ul>")
    check, situation = escape(say("mistake-check")), escape(text_in(mistake.situation, mistake.language))
    parts.append(f"<details><summary>{check}</summary><pre>{situation}</pre></details>")
    return "".join(parts)


def mistakes_html(mistakes: Sequence[Mistake]) -> str:
    """Tell some mistakes of one rulebook as HTML: a list to unfold."""
    title, about = _title(mistakes)
    tag = load_catalogue(mistakes[0].language).tag
    items = "".join(
        f"<li><details><summary>{_summary(mistake)}</summary>{_body(mistake)}</details></li>" for mistake in mistakes
    )
    return (
        f'<div class="ek-mistakes" lang="{tag}"><p><strong>{escape(title)}</strong></p><p>{escape(about)}</p>'
        f"<ol>{items}</ol></div>"
    )
