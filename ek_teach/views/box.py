"""Which rulebook lies in a box, told as text and as a fragment of a page."""

from collections.abc import Mapping, Sequence
from html import escape

from ek_teach.explain import load_catalogue
from ek_teach.languages import spoken
from ek_teach.rulebook import load_rulebook, told_in
from ek_teach.rulings import Fit, fitting_rulebooks
from ek_teach.views.books import difference_lines
from ek_teach.views.data import label

__all__ = ["box_fragment", "told_difference", "told_fits"]


def _best(fits: Sequence[Fit]) -> tuple[str, list[Fit]]:
    """What the answers come to, as the name of a message, and the rulebooks meant by it."""
    best = [fit for fit in fits if (len(fit.differs), len(fit.agrees)) == (len(fits[0].differs), len(fits[0].agrees))]
    if fits[0].differs:
        return "box-nearest", best
    return ("box-alike" if len(best) > 1 else "box-follows"), best


def _fit_words(fit: Fit, language: str) -> str:
    """How well one rulebook fits, in a line."""
    message = "box-fit.options" if fit.differs else "box-fit"
    told = label(
        language,
        message,
        id=str(fit.rulebook),
        agrees=len(fit.agrees),
        differs=len(fit.differs),
        options=", ".join(fit.differs),
    )
    return label(language, "box-fit.silent", told=told, silent=len(fit.silent)) if fit.silent else told


def told_fits(answers: Mapping[str, str], language: str | None = None) -> str:
    """Say which rulebooks fit some answers.

    Parameters
    ----------
    answers : mapping of str to str
        What stands on the sheet in the box: a value for each option that could be answered.
    language : str, optional
        One of :data:`ek_teach.languages.LANGUAGES`; without it the one that is spoken.

    Examples
    --------
    >>> print(told_fits({"exploded_hand": "in_front", "thin_deck": "optional"}).splitlines()[0])
    Your box follows en-2025: agrees on 2, differs on 0
    """
    language = spoken(language)
    if not answers:
        return label(language, "box-nothing-yet")
    fits = fitting_rulebooks(answers)
    said, best = _best(fits)
    told = [_fit_words(fit, language) for fit in best]
    return "\n".join(
        [
            label(language, said, books=told[0]),
            *told[1:],
            "",
            label(language, "box-all"),
            *(_fit_words(fit, language) for fit in fits),
        ]
    )


def told_difference(mine: str, friends: str, language: str | None = None) -> str:
    """Say where two rulebooks differ, each side with its paragraphs.

    Examples
    --------
    >>> print(told_difference("es", "zh").splitlines()[0])
    es and zh differ on 13 points.
    """
    return "\n".join(difference_lines(load_rulebook(mine), load_rulebook(friends), spoken(language)))


def box_fragment(answers: Mapping[str, str], friends: str, language: str) -> str:
    """Say which rulebooks fit some answers, and where the best of them differs from a friend's, in HTML."""

    def say(message: str, **arguments: str) -> str:
        return escape(label(language, message, **arguments))

    if not answers:
        return f"<p>{say('box-nothing-yet')}</p>"
    fits = fitting_rulebooks(answers)
    said, best = _best(fits)
    mine = str(best[0].rulebook)
    names = load_catalogue(language).listing(
        label(language, "books-title", title=told_in(fit.rulebook, language).title, id=str(fit.rulebook))
        for fit in best
    )
    heads = "".join(
        f'<th scope="col">{say(f"box-{head}")}</th>' for head in ("rulebook", "agrees", "differs", "silent")
    )
    rows = "".join(
        f'<tr><th scope="row">{escape(str(fit.rulebook))}</th>'
        + "".join(
            f"<td>{escape(', '.join(options)) or say('box-none')}</td>"
            for options in (fit.agrees, fit.differs, fit.silent)
        )
        + "</tr>"
        for fit in fits
    )
    told = (
        f"<p>{say('box-same', id=mine)}</p>"
        if mine == friends
        else f'<pre style="white-space: pre-wrap">{escape(told_difference(mine, friends, language))}</pre>'
    )
    return (
        f'<div lang="{load_catalogue(language).tag}"><p role="status"><strong>{say(said, books=names)}</strong></p>'
        f"<details><summary>{say('box-how')}</summary><table><thead><tr>{heads}</tr></thead>"
        f"<tbody>{rows}</tbody></table></details>"
        f"<h3>{say('box-friends-book')}</h3>{told}</div>"
    )
