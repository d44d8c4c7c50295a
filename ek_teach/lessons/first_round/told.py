"""How reasons stand beside what is told: their paragraphs, and how firmly the book stands behind each."""

from collections.abc import Iterable, Sequence
from html import escape

from ek_teach import notation
from ek_teach.explain import Reason, implied_note, load_catalogue
from ek_teach.rulebook import Citation, Status

__all__ = ["grounds", "grounds_html", "notes", "text_in"]


def _places(citations: Iterable[Citation]) -> str:
    """Name paragraphs, each once, the headings of a book together."""
    told: dict[str, dict[str, None]] = {}
    for citation in citations:
        told.setdefault(citation.rulebook, {})[f"{citation.heading} {citation.number}"] = None
    return " · ".join(f"{book}, {'; '.join(places)}" for book, places in told.items())


def text_in(text: str, language: str) -> str:
    r"""Write a text of the notation with the cards as a language names them; its comments are in English only.

    Examples
    --------
    >>> print(text_in("# A look.\nplayers: Ana Luis\nAna: see the future\nLuis: ?\npile: ?*9", "es"))
    rulebook: es
    players:  Ana, Luis
    Ana:      Ver el futuro
    Luis:     ?
    pile:     ?*9
    """
    if language == "en":
        return text.strip()
    lines = notation.write(notation.read(text), language).splitlines()
    return "\n".join(line for line in lines if not line.startswith("#")).strip()


def grounds(reasons: Iterable[Reason], language: str = "en") -> str:
    """Name the paragraphs behind some reasons on one line.

    What the book says comes first; then what follows from it; then where it contradicts itself, with both readings, and
    what is assumed.

    Examples
    --------
    >>> from ek_teach.explain import rule_reasons
    >>> from ek_teach.rulebook import load_rulebook
    >>> grounds(rule_reasons(["direction", "skip"], load_rulebook("tr"), ()))
    'tr, Kurulum 5; Kartlar 4; Sıran gelince 3; 2 dakikada anlat 3; Sık yapılan hatalar 2'
    >>> grounds(rule_reasons(["favor", "pair_effect"], load_rulebook("zh"), ()))
    'zh, (6)恩惠卡 1 · It follows from zh, 2張相同 1.'
    """
    say, sentences = load_catalogue(language).say, load_catalogue(language).marks.sentences
    plain = say("standing-explicit")
    firm: list[Citation] = []
    implied: list[Citation] = []
    others: dict[str, None] = {}
    for reason in reasons:
        if reason.status is Status.EXPLICIT and reason.citations:
            firm += reason.citations
            if reason.standing != plain:
                others[reason.standing] = None
        elif reason.status is Status.IMPLIED:
            implied += reason.citations
        else:
            # A common rule has no value that would tell what is assumed.
            told = (
                sentences((reason.text, reason.standing)) if reason.assumption and not reason.value else reason.standing
            )
            others[told] = None
    following = say("grounds-implied", sources=_places(implied)) if implied else ""
    return " · ".join(filter(None, (_places(firm), following, *others)))


def notes(reasons: Iterable[Reason]) -> tuple[str, ...]:
    """Tell what should be known of the reasons that only follow from what the book says."""
    return tuple(note for reason in reasons if (note := implied_note(reason)))


def grounds_html(reasons: Sequence[Reason], language: str | None = None) -> str:
    """Tell some reasons as a list, each with its paragraphs and what these say in our words."""
    marks, items = load_catalogue(language).marks, []
    for reason in reasons:
        paragraphs = "".join(
            f"<li>{marks.named(f'<cite>§ {escape(str(citation))}</cite>', escape(citation.paraphrase))}</li>"
            for citation in reason.citations
        )
        told = "".join(
            f"{marks.gap}<em>{marks.aside('', escape(text)).strip()}</em>"
            for text in (reason.standing, implied_note(reason))
            if text
        )
        inside = f"<ul>{paragraphs}</ul>" if paragraphs else ""
        items.append(f"<li>{escape(reason.text)}{told}{inside}</li>")
    return f"<ul>{''.join(items)}</ul>" if items else ""
