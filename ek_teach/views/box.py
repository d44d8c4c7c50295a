"""Which rulebook lies in a box, told as text and as a fragment of a page."""

from collections.abc import Mapping, Sequence
from html import escape

from ek_teach.rulebook import difference, load_rulebook
from ek_teach.rulings import Fit, fitting_rulebooks
from ek_teach.views.books import difference_lines

__all__ = ["box_fragment", "told_difference", "told_fits"]

_NOTHING_YET = "Answer a question or two; what you do not know, leave open."


def _headline(fits: Sequence[Fit]) -> tuple[str, list[Fit]]:
    """What the answers come to, and the rulebooks meant by it."""
    best = [fit for fit in fits if (len(fit.differs), len(fit.agrees)) == (len(fits[0].differs), len(fits[0].agrees))]
    if fits[0].differs:
        return "No rulebook fits all of it; the nearest:", best
    return ("So far these fit alike:" if len(best) > 1 else "Your box follows"), best


def told_fits(answers: Mapping[str, str]) -> str:
    """Say which rulebooks fit some answers.

    Parameters
    ----------
    answers : mapping of str to str
        What stands on the sheet in the box: a value for each option that could be answered.

    Examples
    --------
    >>> print(told_fits({"exploded_hand": "in_front", "thin_deck": "optional"}).splitlines()[0])
    Your box follows en-2025: agrees on 2, differs on 0
    """
    if not answers:
        return _NOTHING_YET
    fits = fitting_rulebooks(answers)
    said, best = _headline(fits)
    return "\n".join([f"{said} {best[0]}", *map(str, best[1:]), "", "All of them, the best first:", *map(str, fits)])


def told_difference(mine: str, friends: str) -> str:
    """Say where two rulebooks differ, each side with its paragraphs.

    Examples
    --------
    >>> print(told_difference("es", "zh").splitlines()[0])
    es and zh differ on 13 points.
    """
    left, right = load_rulebook(mine), load_rulebook(friends)
    return "\n".join(difference_lines(left, right, difference(left, right)))


def box_fragment(answers: Mapping[str, str], friends: str) -> str:
    """Say which rulebooks fit some answers, and where the best of them differs from a friend's, in HTML."""
    if not answers:
        return f"<p>{_NOTHING_YET}</p>"
    fits = fitting_rulebooks(answers)
    said, best = _headline(fits)
    mine = str(best[0].rulebook)
    names = ", ".join(f"<strong>{escape(fit.rulebook.title)}</strong> ({escape(str(fit.rulebook))})" for fit in best)
    heads = "".join(f'<th scope="col">{head}</th>' for head in ("Rulebook", "Agrees", "Differs", "Silent"))
    rows = "".join(
        f'<tr><th scope="row">{escape(str(fit.rulebook))}</th>'
        + "".join(
            f"<td>{escape(', '.join(options)) or 'nothing'}</td>" for options in (fit.agrees, fit.differs, fit.silent)
        )
        + "</tr>"
        for fit in fits
    )
    told = (
        f"<p>You and your friend quote the same book, {escape(mine)}.</p>"
        if mine == friends
        else f'<pre style="white-space: pre-wrap">{escape(told_difference(mine, friends))}</pre>'
    )
    return (
        f'<p role="status">{said} {names}</p>'
        f"<details><summary>How each rulebook fits</summary><table><thead><tr>{heads}</tr></thead>"
        f"<tbody>{rows}</tbody></table></details>"
        f"<h3>Where your friend's book differs</h3>{told}"
    )
