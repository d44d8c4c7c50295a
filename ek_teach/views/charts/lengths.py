"""How many turns a game lasts."""

from functools import partial

from ek_teach.explain import load_catalogue
from ek_teach.views.charts.asked import Results, checked, played, ranged, titled
from ek_teach.views.charts.card import Chart, retold
from ek_teach.views.charts.lengths_drawn import draw_lengths
from ek_teach.views.charts.paper import one_line

__all__ = ["length_chart"]


@retold
def length_chart(results: Results, title: str | None = None) -> Chart:
    """Draw how many turns a game lasts, one row for each result.

    Parameters
    ----------
    results : Result or mapping of str to Result
    title : str, optional

    Returns
    -------
    Chart

    Raises
    ------
    EkTeachError
        If there is nothing to draw, or too much.

    Examples
    --------
    >>> from ek_teach.simulation import simulate
    >>> result = simulate("random", "es", players=2, games=40, engine="readable", progress=False)
    >>> print(length_chart({"two at random": result}).words[1])
    two at random: ... turns on average (... to ...), median ..., nine games in ten take ... to ...
    """
    named, catalogue = checked(results), load_catalogue()
    words = [played(list(named.values()))]
    for label, result in named.items():
        length = result.length
        words.append(
            catalogue.say(
                "chart-length-row",
                name=one_line(label) or result.setting.rulebook.id,
                mean=catalogue.number(length["mean"], ".1f"),
                range=ranged(catalogue, length["low"], length["high"], ".2f"),
                median=catalogue.number(length["median"]),
                nine=ranged(catalogue, length["5 %"], length["95 %"], ".0f"),
            )
        )
    return Chart(titled(title, "chart-length-title"), tuple(words), partial(draw_lengths, results=named))
