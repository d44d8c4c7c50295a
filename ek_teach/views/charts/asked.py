"""What charts are asked for, and how they say what was played."""

from collections.abc import Mapping, Sequence
from typing import Final

from ek_teach.errors import EkTeachError, shown
from ek_teach.explain import Catalogue, load_catalogue
from ek_teach.simulation import Result
from ek_teach.views.charts.paper import one_line

__all__ = ["Results", "checked", "played", "ranged", "seat", "titled"]

Results = Result | Mapping[str, Result]
"""What a chart is drawn of: one result, or several with the names to call them by."""

_MOST: Final = 8
"""How many results beside each other can still be read."""


def checked(results: Results) -> dict[str, Result]:
    """The results with their names; a single one has none."""
    asked = {"": results} if isinstance(results, Result) else results
    if not isinstance(asked, Mapping):
        raise EkTeachError(
            f"a chart is drawn of a result of simulate, or of several as {{name: result}}, not of {shown(results)}."
        )
    if not 1 <= len(asked) <= _MOST:
        raise EkTeachError(f"a chart is drawn of 1 to {_MOST} results, not of {len(asked)}; more cannot be read.")
    for label, result in asked.items():
        if not isinstance(result, Result):
            raise EkTeachError(f"under {shown(label)} stands {shown(result)}, which is no result of simulate.")
        if not result.games:
            raise EkTeachError(
                f"the result {shown(label)} has no games yet, so nothing to draw."
                if label
                else "the result has no games yet, so nothing to draw."
            )
    named = {one_line(label): result for label, result in asked.items()}
    if len(named) < len(asked):
        raise EkTeachError("two results of a chart would have the same name; give each its own.")
    return named


def titled(title: object, else_: str) -> str:
    """The title that is asked for, as it can be written anywhere; or a message."""
    if title is None:
        return load_catalogue().say(else_)
    if not isinstance(title, str) or not one_line(title):
        raise EkTeachError(f"the title of a chart is a text, not {shown(title)}; leave it out, or say another.")
    return one_line(title)


def ranged(catalogue: Catalogue, low: float, high: float, form: str) -> str:
    """Say from where to where, each number in the given form.

    Examples
    --------
    >>> ranged(load_catalogue(), 1.25, 3, ".1f")
    '1.2 to 3.0'
    """
    return catalogue.say("range", low=catalogue.number(low, form), high=catalogue.number(high, form))


def played(results: Sequence[Result]) -> str:
    """What was played, as far as it is the same."""
    games = sorted({result.games for result in results})
    books = list(dict.fromkeys(result.setting.rulebook.id for result in results))
    seats = sorted({len(result.names) for result in results})
    sure = sorted({round(result.confidence * 100, 1) for result in results})
    catalogue = load_catalogue()

    def told(numbers: list[int]) -> str:
        if len(numbers) == 1:
            return catalogue.number(numbers[0], ",d")
        return ranged(catalogue, numbers[0], numbers[-1], ",.0f")

    return catalogue.say(
        "chart-played",
        results=len(results), games=told(games), books=len(books), book=one_line(books[0]), players=told(seats),
        intervals=catalogue.listing(catalogue.percent(one / 100, "g") for one in sure),
    )  # fmt: skip


def seat(place: int) -> str:
    """Name a seat by its place, which is counted from 0.

    Examples
    --------
    >>> seat(2)
    'seat 3'
    """
    return load_catalogue().say("chart-seat", number=place + 1)
