"""The value of a move and the chain of Attacks to look at: tables, bars, and an explorer for each of two lessons."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache, partial
from typing import TYPE_CHECKING, Final

from ek_teach.cards import Title
from ek_teach.errors import EkTeachError, shown
from ek_teach.explain import load_catalogue
from ek_teach.languages import spoken
from ek_teach.rulebook import RULEBOOKS, Rulebook
from ek_teach.theory import (
    AttackChain,
    MoveValue,
    Solved,
    attack_chain,
    backward_induction,
    move_game,
    turns_after_attacks,
)
from ek_teach.theory.arguments import books_of, require, require_listed
from ek_teach.theory.hot_potato import NAMES
from ek_teach.views.charts.card import Chart, retold
from ek_teach.views.charts.paper import BLUE, INK, PALE, SMALL, bare, new_figure
from ek_teach.views.explore import Choice, Explorer, Slider
from ek_teach.views.pieces import Table
from ek_teach.views.theory_odds import told_chance

if TYPE_CHECKING:
    from matplotlib.figure import Figure

__all__ = ["chain_explorer", "chain_table", "moves_explorer", "turns_table", "value_chart", "values_table"]

_MOST_CARDS: Final = 4
"""With more cards in the pile an answer may take longer than anybody waits for it."""

_MOST_BARS: Final = 12

Bar = tuple[str, Fraction, bool]
"""A name, how long its bar is, and whether it is the best."""


def _say(name: str, **values: str | int | float) -> str:
    return load_catalogue().say(name, **values)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]], title: str) -> Table:
    import pandas as pd

    index: pd.Index = pd.Index([row[0] for row in rows], name=heads[0])
    return Table(title, pd.DataFrame([list(row[1:]) for row in rows], index=index, columns=list(heads[1:])))


# Bars -----------------------------------------------------------------------------------------------------------------


@retold
def value_chart(bars: Sequence[Bar], title: str) -> Chart:
    """Draw chances as bars with their numbers beside them; the best is told by a star and by hatching as well.

    Parameters
    ----------
    bars : sequence of (str, Fraction, bool)
        A name, a chance from 0 to 1, and whether it is the best: 1 to 12 of them.
    title : str

    Raises
    ------
    EkTeachError
        If there is nothing to draw, or too much.

    Examples
    --------
    >>> value_chart([("draw", Fraction(3, 4), True), ("skip", Fraction(2, 3), False)], "First moves")
    First moves
    ★ draw: 3/4 = 75.0 %
    · skip: 2/3 = 66.7 %
    """
    require_listed(bars, tuple, "bars are a list, each as ('draw', Fraction(3, 4), True)")
    if not 1 <= len(bars) <= _MOST_BARS:
        raise EkTeachError(f"a chart has 1 to {_MOST_BARS} bars, not {len(bars)}.")
    words = [
        _say("moves-bar", sign="★" if best else "·", move=name, value=told_chance(value)) for name, value, best in bars
    ]
    return Chart(title, tuple(words), partial(_draw_bars, bars=tuple(bars)))


def _draw_bars(chart: Chart, bars: Sequence[Bar]) -> "Figure":
    figure = new_figure(chart.title, 1.2 + 0.62 * len(bars), f"★ {_say('moves-mark-best')}")
    axes = figure.subplots()
    bare(axes, "left")
    for place, (_, value, best) in enumerate(bars):
        axes.barh(
            place, float(value), height=0.62, color=BLUE if best else PALE, edgecolor=INK, linewidth=1.5,
            hatch="//" if best else None,
        )  # fmt: skip
        axes.text(float(value) + 0.01, place, told_chance(value), va="center", fontsize=SMALL)
    names = [f"★ {name}" if best else name for name, _, best in bars]
    axes.set_yticks(range(len(bars)), names, fontsize=SMALL)
    axes.set_ylim(len(bars) - 0.5, -0.5)
    axes.set_xlim(0, 1.3)
    axes.set_xticks([])
    axes.tick_params(axis="y", length=0)
    return figure


# To draw or not to draw -----------------------------------------------------------------------------------------------


def values_table(games: Sequence[Solved], title: str | None = None) -> Table:
    """Write what each first move is worth as the pile grows: a row a game, the best of each row with a star.

    Parameters
    ----------
    games : sequence of Solved
        With piles of different sizes, and the same hands.
    title : str, optional

    Examples
    --------
    >>> from ek_teach.theory import backward_induction, move_game
    >>> games = [backward_induction(move_game(cards, hand="skip", rival="skip", defuses=(0, 0))) for cards in (2, 3)]
    >>> print(values_table(games))
    Ana's chance to win, by the first move
    <BLANKLINE>
    cards  draw   Skip
    2      ★ 1/2  ★ 1/2
    3      ★ 1/3  ★ 1/3
    """
    require_listed(games, Solved, "a table of values is made of a list of what backward_induction() gives")
    if not games:
        raise EkTeachError("a table of values is made of one solved game at least.")
    player = games[0].game.names[games[0].game.state.to_act[0]]
    columns = list(dict.fromkeys(_short(move) for one in games for move in _in_order(one)))
    rows = []
    for one in games:
        worth = {_short(move): move.value for move in one.moves}
        told = [_starred(worth[column], one.best.value) if column in worth else "–" for column in columns]
        rows.append([str(len(one.game.state.table.pile)), *told])
    return _table([_say("moves-column-pile"), *columns], rows, title or _say("moves-table", player=player))


def _in_order(solved: Solved) -> list[MoveValue]:
    """The moves in the order in which the game lists them: the same whatever they are worth."""
    order = list(solved.game.moves(solved.game.state))
    return sorted(solved.moves, key=lambda move: order.index(move.action))


def _short(move: MoveValue) -> str:
    """A move without the player: the card, or that a card is drawn."""
    return load_catalogue().card(move.action.cards) if move.action.cards else _say("moves-draw")


def _starred(value: Fraction, best: Fraction) -> str:
    return f"★ {value}" if value == best else str(value)


@cache
def _solved(cards: int, rival: str, defuses: tuple[int, int], language: str) -> Solved:
    """Solve a game once in each language: its sentences are worded with it."""
    assert language == spoken()
    return backward_induction(move_game(cards, rival=rival, defuses=defuses))


def moves_explorer() -> Explorer:
    r"""Let a reader see what every first move is worth: the pile grows, the rival's hand and the Defuses are chosen.

    Examples
    --------
    >>> from textwrap import wrap
    >>> explorer = moves_explorer()
    >>> explorer.choose(cards=1, rival="")
    >>> print("\n".join(wrap(explorer.told["said"], 90)))
    With 1 card in the pile: equally good for Ana are: Attack, Skip, Shuffle, and See the Future
    (1 = 100 %). Worst is: draw (0).
    """
    luis = NAMES[1]
    say, card = load_catalogue().say, load_catalogue().card
    hands = {say("moves-nothing"): "", card(Title.SKIP): "skip", card(Title.ATTACK): "attack"}
    defuses = {
        say("moves-nobody"): (0, 0),
        say("moves-only", player=luis): (0, 1),
        say("moves-both"): (1, 1),
    }
    controls: dict[str, Slider | Choice] = {
        "cards": Slider(say("moves-control-pile"), 1, _MOST_CARDS, 3),
        "rival": Choice(say("moves-control-rival", player=luis), hands, "attack"),
        "defuses": Choice(say("moves-control-defuses"), defuses),
    }
    return Explorer(controls, _show_moves, say("moves-title"), also=[{"cards": _MOST_CARDS}])


def _show_moves(cards: int, rival: str, defuses: tuple[int, int]) -> list[object]:
    games = [_solved(number, rival, defuses, spoken()) for number in range(1, cards + 1)]
    last = games[-1]
    player = last.game.names[0]
    return [
        _answer(last, cards, player),
        values_table(games),
        _moves_chart(last, cards),
        _sentences(_say("moves-exact", method=last.method), *last.assumptions),
    ]


@retold
def _moves_chart(solved: Solved, cards: int) -> Chart:
    bars = [(_short(move), move.value, move.value == solved.best.value) for move in _in_order(solved)]
    return value_chart(bars, _say("moves-bars", cards=cards))


def _answer(solved: Solved, cards: int, player: str) -> str:
    say, listing = load_catalogue().say, load_catalogue().listing
    best = [_short(move) for move in _in_order(solved) if move.value == solved.best.value]
    told = (
        say("moves-best-one", player=player, move=best[0])
        if len(best) == 1
        else say("moves-best-many", player=player, moves=listing(best))
    )
    sentence = say("moves-answer", cards=cards, best=told, value=told_chance(solved.best.value))
    worst = solved.moves[-1]
    if worst.value == solved.best.value:
        return sentence
    return _sentences(sentence, say("moves-worst", move=_short(worst), value=str(worst.value)))


def _sentences(*sentences: str) -> str:
    return load_catalogue().marks.sentences(sentences)


# The hot potato -------------------------------------------------------------------------------------------------------


def chain_table(chain: AttackChain, title: str | None = None) -> Table:
    """Write a chain as a table to read: who decides, what is owed, what is done, and what that is worth.

    Examples
    --------
    >>> print(chain_table(attack_chain((1, 1, 0), safe=5)))
    Step by step, when everybody plays best
    <BLANKLINE>
    player  has to take       plays   chance to win   otherwise
    Ana     an ordinary turn  Attack  3/7 = 42.9 %    draw: 8/21
    Luis    2 of an Attack    Attack  11/21 = 52.4 %  draw: 8/21
    Marta   4 of an Attack    draw    1/21 = 4.8 %    no other move
    """
    require(chain, AttackChain, "a chain is what attack_chain() gives")
    marks, rows = load_catalogue().marks, []
    for link in chain.links:
        owed = _say("chain-owes", owed=link.owed) if link.attacked else _say("chain-ordinary")
        others = [marks.named(_short(move), str(move.value)) for move in link.moves[1:]]
        rows.append(
            [
                link.player,
                owed,
                _short(link.move),
                told_chance(link.move.value),
                marks.parted(others) or _say("chain-nothing-else"),
            ]
        )
    heads = [_say(f"chain-column-{name}") for name in ("player", "owes", "move", "worth", "else")]
    return _table(heads, rows, title or _say("chain-table"))


def turns_table(number: int = 4, rulebooks: Sequence[str | Rulebook] = RULEBOOKS) -> Table:
    """Write how many turns are owed after so many Attacks in a row, a row a rulebook.

    Examples
    --------
    >>> print(turns_table(3, ("es", "zh")))
    Turns owed after Attacks in a row
    <BLANKLINE>
    Rulebook  1  2  3
    es        2  4  6
    zh        2  2  2
    """
    rows = [[str(book), *map(str, turns_after_attacks(number, rulebook=book))] for book in books_of(rulebooks)]
    return _table([_say("chain-control-book"), *map(str, range(1, number + 1))], rows, _say("chain-turns"))


@cache
def _chain(attacks: tuple[int, ...], rulebook: str, safe: int, owed: int, language: str) -> AttackChain:
    """Solve a chain once in each language: its sentences are worded with it."""
    assert language == spoken()
    return attack_chain(attacks, rulebook=rulebook, safe=safe, owed=owed)


def chain_explorer(players: int = 3) -> Explorer:
    """Let a reader deal Attacks round a table and see who is left with the turns.

    Parameters
    ----------
    players : int
        2 or 3; each may hold up to two Attacks, and of the four of the box none twice.

    Examples
    --------
    >>> explorer = chain_explorer()
    >>> explorer.choose(marta=0)
    >>> print(explorer.told["said"])
    2 Attacks, and Marta is left with 4 turns.
    """
    if players not in (2, 3):
        raise EkTeachError(f"the table to try seats 2 or 3 players, not {shown(players)}.")
    say = load_catalogue().say
    seats: dict[str, Slider | Choice] = {
        name.lower(): Slider(say("chain-control-seat", player=name), 0, 2, 1) for name in NAMES[:players]
    }
    owed = {say("chain-ordinary"): 0, **{say("chain-owes", owed=number): number for number in (2, 3, 4)}}
    controls = seats | {
        "safe": Slider(say("chain-control-safe"), 0, 5, 5),
        "owed": Choice(say("chain-control-owed", player=NAMES[0]), owed),
        "rulebook": Choice(say("chain-control-book"), RULEBOOKS),
    }
    last = NAMES[players - 1].lower()
    also: list[dict[str, int | str]] = [{last: 0}, {last: 0, "rulebook": "zh"}]
    return Explorer(controls, partial(_show_chain, players), say("chain-title"), also=also)


def _show_chain(players: int, safe: int, owed: int, rulebook: str, **attacks: int) -> list[object]:
    held = tuple(attacks[name.lower()] for name in NAMES[:players])
    chain = _chain(held, rulebook, safe, owed, spoken())
    return [
        chain.sentence,
        chain_table(chain),
        _chain_chart(chain),
        _sentences(_say("moves-exact", method=chain.method), *chain.assumptions),
    ]


@retold
def _chain_chart(chain: AttackChain) -> Chart:
    most = max(chain.values)
    bars = [(name, value, value == most) for name, value in zip(chain.solved.game.names, chain.values, strict=True)]
    return value_chart(bars, _say("chain-bars"))
