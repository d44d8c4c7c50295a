"""How reasons stand beside what is told: their paragraphs, or that the book is silent."""

from collections.abc import Iterable, Sequence
from html import escape

from ek_teach.explain import Reason

__all__ = ["grounds", "grounds_html", "source_of"]


def source_of(reason: Reason) -> str:
    """Name the paragraphs of a reason; where there are none, or no firm ones, tell how the book stands."""
    cited = "; ".join(map(str, reason.citations))
    if reason.assumption is not None or not cited:
        return f"{reason.standing} ({cited})" if cited else reason.standing
    return cited


def grounds(reasons: Iterable[Reason], language: str = "en") -> str:
    """Name the paragraphs behind some reasons on one line, each once, the headings of a book together.

    Examples
    --------
    >>> from ek_teach.explain import rule_reasons
    >>> from ek_teach.rulebook import load_rulebook
    >>> grounds(rule_reasons(["direction", "skip"], load_rulebook("tr"), ()))
    'tr, Kurulum 5; Kartlar 4; Sıran gelince 3; 2 dakikada anlat 4; Sık yapılan hatalar 2'
    """
    told: dict[str, dict[str, None]] = {}
    silent: dict[str, None] = {}
    for reason in reasons:
        if reason.assumption is not None or not reason.citations:
            silent[reason.standing] = None
            continue
        for citation in reason.citations:
            told.setdefault(citation.rulebook, {})[f"{citation.heading} {citation.number}"] = None
    books = [f"{book}, {'; '.join(places)}" for book, places in told.items()]
    return " · ".join((*books, *filter(None, silent)))


def grounds_html(reasons: Sequence[Reason]) -> str:
    """Tell some reasons as a list, each with its paragraphs and what these say in our words."""
    items = []
    for reason in reasons:
        paragraphs = "".join(
            f"<li><cite>§ {escape(str(citation))}</cite>: {escape(citation.paraphrase)}</li>"
            for citation in reason.citations
        )
        standing = escape(reason.standing)
        told = f" <em>({standing})</em>" if standing else ""
        inside = f"<ul>{paragraphs}</ul>" if paragraphs else ""
        items.append(f"<li>{escape(reason.text)}{told}{inside}</li>")
    return f"<ul>{''.join(items)}</ul>" if items else ""
