"""Small games to look at: how regret falls, who plays a Nope, where a Kitten is hidden, what a move gives away."""

from collections.abc import Mapping
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from ek_teach.cards import Cards, Title, title_name
from ek_teach.engine import ActionKind
from ek_teach.explain import load_catalogue
from ek_teach.rulebook import RULEBOOKS
from ek_teach.theory import (
    Equilibrium,
    Regrets,
    attack_bluff,
    belief,
    equilibrium,
    hide_and_seek,
    nope_duel,
    nope_moments,
)
from ek_teach.theory.arguments import require
from ek_teach.views.charts.card import Chart, retold
from ek_teach.views.charts.paper import BLUE, SMALL, bare, new_figure
from ek_teach.views.explore import Choice, Explorer, Slider
from ek_teach.views.pieces import Table

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from ek_teach.theory.replies import Number

__all__ = ["bluff_explorer", "hiding_explorer", "nope_war_explorer", "regret_chart"]


def _say(name: str, **values: str | int | float) -> str:
    return load_catalogue().say(name, **values)


def told_number(value: "Number") -> str:
    """Write a number: as a fraction with decimals where it is exact.

    Examples
    --------
    >>> told_number(Fraction(7, 12)), told_number(Fraction(-4)), told_number(0.25)
    ('7/12 = 0.583', '-4', '0.250')
    """
    if isinstance(value, Fraction) and value.denominator == 1:
        return str(value)
    decimals = load_catalogue().number(value, ".3f")
    return f"{value} = {decimals}" if isinstance(value, Fraction) else decimals


def _table(title: str, heads: list[str], rows: list[list[str]]) -> Table:
    """A table whose first column names the rows."""
    import pandas as pd

    index: pd.Index = pd.Index([row[0] for row in rows], name=heads[0])
    return Table(title, pd.DataFrame([row[1:] for row in rows], index=index, columns=heads[1:]))


# Regret falling -------------------------------------------------------------------------------------------------------


@retold
def regret_chart(regrets: Regrets, title: str | None = None) -> Chart:
    """Draw how the exploitability falls while counterfactual regret minimisation learns; both scales by powers of ten.

    Parameters
    ----------
    regrets : Regrets
        What :func:`ek_teach.theory.counterfactual_regret` came to.
    title : str, optional

    Returns
    -------
    Chart
        Its words give every value that is drawn.

    Examples
    --------
    >>> from ek_teach.theory import attack_bluff, has
    >>> if has("pyspiel"):
    ...     from ek_teach.theory import counterfactual_regret
    ...     chart = regret_chart(counterfactual_regret(attack_bluff(), iterations=3))
    """
    require(regrets, Regrets, "regrets are what counterfactual_regret() gives")
    steps = zip(regrets.iterations, regrets.exploitability, strict=True)
    number = load_catalogue().number
    words = tuple(_say("regret-line", iterations=done, gap=number(gap, ".6f")) for done, gap in steps)
    return Chart(title or _say("regret-title"), words, partial(_draw_regrets, regrets=regrets))


def _draw_regrets(chart: Chart, regrets: Regrets) -> "Figure":
    figure = new_figure(chart.title, 6.0, _say("regret-below"))
    axes = figure.subplots()
    bare(axes, "left", "bottom")
    # A logarithm has no place for 0; what is that small is drawn at the foot.
    least = min((gap for gap in regrets.exploitability if gap > 0), default=1e-6)
    heights = [max(gap, least) for gap in regrets.exploitability]
    axes.plot(regrets.iterations, heights, color=BLUE, marker="o", linewidth=3, markersize=10, clip_on=False, zorder=3)
    axes.set_xscale("log")
    axes.set_yscale("log")
    number = load_catalogue().number
    axes.xaxis.set_major_formatter(lambda value, _place: number(value, ",.0f"))
    axes.yaxis.set_major_formatter(lambda value, _place: number(value, ".10f").rstrip("0").rstrip(",."))
    axes.minorticks_off()
    axes.grid(axis="y", color="#dddddd", linewidth=1)
    axes.tick_params(width=2, length=7, labelsize=SMALL)
    axes.set_xlabel(_say("regret-x"), fontsize=SMALL)
    axes.set_ylabel(_say("regret-y"), fontsize=SMALL)
    return figure


# The Nope war ---------------------------------------------------------------------------------------------------------


def nope_war_explorer() -> Explorer:
    """Try out who plays a Nope, with how many among the cards that nobody has seen.

    Returns
    -------
    Explorer

    Examples
    --------
    >>> explorer = nope_war_explorer()
    >>> explorer.choose(nopes=4, hand=2)
    >>> explorer.told["said"].partition(". ")[0]
    'Luis plays a Nope with 2 in his hand, and keeps quiet with 1 in his hand'
    """
    return Explorer(
        {
            "nopes": Slider(_say("nope-control-nopes"), 0, 5, 2),
            "hand": Slider(_say("nope-control-hand"), 1, 4, 2),
            "stake": Slider(_say("nope-control-stake"), 0, 8, 4),
            "luis": Slider(_say("nope-control-luis"), 0, 8, 1),
            "ana": Slider(_say("nope-control-ana"), 0, 8, 0),
        },
        _show_duel,
        _say("nope-explorer"),
        also=[{"nopes": 4}, {"nopes": 4, "ana": 1}],
    )


def _show_duel(nopes: int, hand: int, stake: int, luis: int, ana: int) -> list[object]:
    found = equilibrium(nope_duel(nopes, hand, stake, {"Luis": luis, "Ana": ana}))
    moments = nope_moments(found)
    value = told_number(found.values[1])
    first = [moment for moment in moments if moment.player == "Luis" and moment.played == 0]
    some = [str(moment.holds) for moment in first if moment.plays > 0]
    quiet = [str(moment.holds) for moment in first if moment.plays == 0]
    if not first:
        return [_say("nope-nobody", value=value)]
    if some and quiet:
        holding = {
            "some": _say("nope-holding", number=" / ".join(some)),
            "quiet": _say("nope-holding", number=" / ".join(quiet)),
        }
        answer = _say("nope-answer-some", value=value, **holding)
    else:
        answer = _say("nope-answer-always" if some else "nope-answer-never", value=value)
    heads = ["moment", "holds", "chance", "answered", "plays"]
    rows = [
        [
            _say("nope-moment", player=moment.player, played=moment.played),
            str(moment.holds),
            *(told_number(number) for number in (moment.chance, moment.answered, moment.plays)),
        ]
        for moment in moments
    ]
    return [answer, _table(_say("nope-moments"), [_say(f"nope-column-{head}") for head in heads], rows)]


# Hide and seek --------------------------------------------------------------------------------------------------------

_HIDER: Final = "Ana"
_SEEKER: Final = "Luis"


def hiding_explorer() -> Explorer:
    """Try out where to hide the Kitten: the size of the pile and the cards of both players.

    Returns
    -------
    Explorer

    Examples
    --------
    >>> explorer = hiding_explorer()
    >>> explorer.choose(pile=3, hider="", seeker="skip")
    >>> explorer.told["said"].partition(". ")[0]
    'Ana wins with a chance of 1/2 = 0.500'
    """
    skip, shuffle, attack, future = Title.SKIP, Title.SHUFFLE, Title.ATTACK, Title.SEE_THE_FUTURE
    hands = (skip, skip * 2, shuffle, skip + shuffle, attack, future, future + skip)
    nothing = {_say("hiding-nothing"): ""}
    return Explorer(
        {
            "pile": Slider(_say("hiding-control-pile"), 2, 5, 3),
            "hider": Choice(
                _say("hiding-control-hider", hider=_HIDER),
                nothing | {_cards(hand): _typed(hand) for hand in (skip, attack)},
                "",
            ),
            "seeker": Choice(
                _say("hiding-control-seeker", seeker=_SEEKER),
                nothing | {_cards(hand): _typed(hand) for hand in hands},
                _typed(skip * 2),
            ),
        },
        _show_hiding,
        _say("hiding-explorer"),
        also=[{"pile": 4}, {"hider": _typed(skip), "seeker": _typed(skip + shuffle)}],
    )


def _cards(hand: Cards) -> str:
    """A hand as a reader sees it."""
    catalogue = load_catalogue()
    return catalogue.marks.listed(map(catalogue.card, hand))


def _typed(hand: Cards) -> str:
    """A hand in the notation, equal cards together."""
    counts = {title_name(card).lower(): hand.count(card) for card in hand}
    return ", ".join(card if number == 1 else f"{card}*{number}" for card, number in counts.items())


def _show_hiding(pile: int, hider: str, seeker: str) -> list[object]:
    solved = hide_and_seek(pile, hider, seeker)
    said = " / ".join(
        _say("hiding-most", place=place.words, chance=told_number(place.chance))
        for place in solved.places
        if place.chance > 0
    )
    answer = _say("hiding-answer", hider=_HIDER, value=told_number(solved.value), most=said)
    heads = [_say(f"hiding-column-{head}", seeker=_SEEKER) for head in ("place", "chance", "known", "met")]
    rows = [
        [place.words, *(told_number(number) for number in (place.chance, place.known, place.met))]
        for place in solved.places
    ]
    pieces: list[object] = [answer, _table(_say("hiding-places", hider=_HIDER), heads, rows)]
    pieces += solved.why()[1:]
    pieces.append(_say("hiding-others"))
    pieces.append(_replies(solved.told_reply) if solved.told_reply else _say("hiding-only-draws", seeker=_SEEKER))
    return pieces


def _replies(reply: Mapping[str, Mapping[str, Any]]) -> Table:
    moves = list(dict.fromkeys(move for row in reply.values() for move in row))
    rows = [[hand, *(told_number(row[move]) if move in row else "–" for move in moves)] for hand, row in reply.items()]
    heads = [_say("hiding-column-hand", seeker=_SEEKER), *moves]
    return _table(_say("hiding-replies", seeker=_SEEKER), heads, rows)


# Bluff and belief -----------------------------------------------------------------------------------------------------

_WITH_ATTACK: Final = "Ana: Attack, Attack"
_MOMENTS: Final = {"attack": "Luis: Attack. Ana: play Attack", "draw": "Luis: Attack. Ana draws"}


def bluff_explorer() -> Explorer:
    """Try out what Ana's first move says about the card that Luis does not know.

    Returns
    -------
    Explorer

    Examples
    --------
    >>> explorer = bluff_explorer()
    >>> explorer.choose(cats=4)
    >>> explorer.told["said"]
    'That Ana’s hidden card is an Attack: 1/5 = 0.200 before she moved, 2/3 = 0.667 now.'
    """
    return Explorer(
        {
            "pile": Slider(_say("bluff-control-pile"), 2, 5, 3),
            "attacks": Slider(_say("bluff-control-attacks"), 1, 2, 1),
            "cats": Slider(_say("bluff-control-cats"), 1, 4, 1),
            "move": Choice(
                _say("bluff-control-move"), {_say("bluff-move-attack"): "attack", _say("bluff-move-draw"): "draw"}
            ),
            "rulebook": Choice(_say("bluff-control-rulebook"), RULEBOOKS),
        },
        _show_bluff,
        _say("bluff-explorer"),
        also=[{"cats": 4}, {"cats": 4, "move": "draw"}, {"rulebook": "zh"}],
    )


def _show_bluff(pile: int, attacks: int, cats: int, move: str, rulebook: str) -> list[object]:
    found = equilibrium(attack_bluff(pile, attacks, cats, rulebook))
    prior = Fraction(attacks, attacks + cats)
    pieces: list[object] = []
    words = _MOMENTS[move]
    index = next((at for at, place in enumerate(found.tree.information) if place.words == words), None)
    if index is None:
        pieces.append(_say("bluff-forced", before=told_number(prior)))
    elif _comes_to(found, words):
        believed = belief(found, words)
        sums = [_attack_share(side) for side in (believed.before, believed.after)]
        before, after = (told_number(share) for share in sums)
        pieces.append(_say("bluff-answer", before=before, after=after))
        heads = [_say(f"bluff-column-{head}") for head in ("card", "before", "after")]
        card = load_catalogue().card
        rows = [
            [card(Title.ATTACK), before, after],
            [card(Title.TACOCAT), *(told_number(1 - share) for share in sums)],
        ]
        pieces.append(_table(_say("bluff-beliefs"), heads, rows))
    else:
        pieces.append(_say("bluff-never", before=told_number(prior)))
    pieces.append(_say("bluff-value", value=told_number(found.values[0])))
    pieces.append(_strategies(found))
    return pieces


def _comes_to(found: Equilibrium, words: str) -> bool:
    return found.tree.find(words) in found.reached


def _attack_share(believed: "Mapping[str, Number]") -> "Number":
    """How much of a belief falls on the hands with a second Attack."""
    return sum((chance for hidden, chance in believed.items() if hidden.startswith(_WITH_ATTACK)), Fraction(0))


def _strategies(found: Equilibrium) -> Table:
    moments = {
        "Ana: Attack, Attack.": "bluff-ana-attack",
        "Ana: Attack, Tacocat.": "bluff-ana-cat",
        _MOMENTS["attack"]: "bluff-luis",
    }
    rows = []
    for words, name in moments.items():
        index = found.tree.find(words)
        place = found.tree.information[index]
        attacks = next(at for at, action in enumerate(place.actions) if action.kind is ActionKind.PLAY)
        rows.append([_say(name), told_number(found.strategies[index][attacks])])
    return _table(_say("bluff-strategies"), [_say("bluff-column-moment"), _say("bluff-column-attack")], rows)
