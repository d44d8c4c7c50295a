"""The Nope war: who should cancel a card, and who should cancel the Nope.

The card that waits for its effect is worth something to each player, and so is a Nope that is kept for later. Those
worths are told by whoever asks; which Nope may answer which card, and whether an even or an odd number stands, is the
engine's, under any rulebook.
"""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from numbers import Rational
from typing import Final

from ek_teach import notation
from ek_teach.cards import UNKNOWN, Title, title_name
from ek_teach.engine import ActionKind, Phase, State
from ek_teach.errors import EkTeachError, nearest
from ek_teach.explain.words import Words, move
from ek_teach.rulebook import Rulebook, load_rulebook
from ek_teach.theory.small_games import Payoff, SmallGame, pool_of

__all__ = ["nope_war"]

Worth = int | float | str | Fraction

_LARGEST: Final = 1_000_000


def nope_war(
    text: str,
    stakes: Mapping[str, Worth],
    *,
    nope_worth: Worth | Mapping[str, Worth] = Fraction(1, 4),
    unseen: str = "",
    rulebook: str | Rulebook | None = None,
) -> SmallGame:
    """Make a game of the moment in which a card lies on the table and everybody wonders about a Nope.

    Parameters
    ----------
    text : str
        A table in the notation that ends with the card that was laid (and Nopes that were played on it already).
    stakes : mapping of str to number
        For each player named, what it is worth to them that the card takes effect rather than being cancelled: below 0
        for whom it hurts. Who is not named does not care.
    nope_worth : number, or mapping of str to number
        What a Nope is worth that stays in the hand: to everybody the same, or to each player named; to who is not
        named, nothing.
    unseen : str
        The cards from which the unknown cards of the hands are dealt; without any, all hands are open.
    rulebook : str or Rulebook, optional
        Another one than the text names.

    Returns
    -------
    SmallGame
        It ends when the card has taken effect or is cancelled. With open hands solve it by
        :func:`ek_teach.theory.backward_induction`; with hidden ones, for two players, by
        :func:`ek_teach.theory.equilibrium`: there what one player gains is taken from the other.

    Raises
    ------
    EkTeachError
        For a text in which no card waits, for names and numbers that cannot be.

    Examples
    --------
    Luis is hurt by the Attack and has one Nope; Ana has one too, but the Attack is worth less to her than a Nope.

    >>> from ek_teach.theory import backward_induction
    >>> war = nope_war('''
    ... players: Ana Luis
    ... Ana:     attack, nope
    ... Luis:    nope, skip
    ... pile:    exploding kitten, ?*5
    ... Ana:     attack
    ... ''', {"Ana": "1/5", "Luis": -1}, nope_worth="1/4")
    >>> backward_induction(war).line()
    ('Luis plays Nope', 'Ana lets it stand')
    """
    if not isinstance(text, str):
        raise EkTeachError(f"a Nope war is a text in the notation, not {text!r:.40}.")
    script = notation.read(text)
    book = load_rulebook(rulebook) if isinstance(rulebook, str) else rulebook or script.rulebook()
    steps = notation.play(script, book).transitions
    played = [done for done in steps if done.action.kind in (ActionKind.PLAY, ActionKind.NOPE)]
    if not played or played[-1].after.phase is not Phase.REACTION:
        raise EkTeachError("a Nope war begins with a card on the table; end the text with the card that was laid.")
    state = played[-1].after
    worth = _stakes(stakes, script.players)
    kept = _kept(nope_worth, script.players)
    pool = pool_of(state, unseen)
    zero_sum = UNKNOWN in "".join(state.table.hands)
    game = SmallGame(state, script.players, unseen=pool, payoff=_paid(worth, kept, zero_sum))
    return replace(game, assumptions=_assumed(game, worth, kept, zero_sum))


def _number(value: object, what: str) -> Fraction:
    """Read what something is worth."""
    try:
        number = Fraction(value) if isinstance(value, str | float | Rational) else None
    except (ValueError, OverflowError, ZeroDivisionError):
        number = None
    if number is None or isinstance(value, bool) or abs(number) > _LARGEST:
        raise EkTeachError(f"{what} is a number, as 1, 0.25 or '1/4', not {value!r:.40}.")
    return number.limit_denominator(10**6) if isinstance(value, float) else number


def _stakes(stakes: Mapping[str, Worth], players: tuple[str, ...]) -> tuple[Fraction, ...]:
    if not isinstance(stakes, Mapping):
        raise EkTeachError(f"stakes tell for each player what the card is worth, as {{'Ana': 1}}, not {stakes!r:.40}.")
    _require_players(stakes, players, "stakes")
    return tuple(_number(stakes.get(name, 0), f"the stake of {name}") for name in players)


def _kept(worth: Worth | Mapping[str, Worth], players: tuple[str, ...]) -> tuple[Fraction, ...]:
    if not isinstance(worth, Mapping):
        return (_number(worth, "nope_worth"),) * len(players)
    _require_players(worth, players, "nope_worth")
    return tuple(_number(worth.get(name, 0), f"what a Nope is worth to {name}") for name in players)


def _require_players(named: Mapping[str, Worth], players: tuple[str, ...], what: str) -> None:
    for name in named:
        if name not in players:
            raise EkTeachError(
                f"{what}: there is no player {name!r:.40}{nearest(str(name), players)}"
                f" The players are {', '.join(players)}."
            )


def _paid(worth: tuple[Fraction, ...], kept: tuple[Fraction, ...], zero_sum: bool) -> Payoff:
    """Pay out when the card has taken effect or is cancelled."""

    def paid(begun: State, state: State) -> tuple[Fraction, ...] | None:
        if state.phase is Phase.REACTION:
            return None
        assert begun.window is not None
        spent = tuple(
            before.count(Title.NOPE) - after.count(Title.NOPE)
            for before, after in zip(begun.table.hands, state.table.hands, strict=True)
        )
        stands = (len(begun.window.nopes) + sum(spent)) % 2 == 0
        own = tuple(stake * stands - each * nopes for stake, each, nopes in zip(worth, kept, spent, strict=True))
        return (own[0] - own[1], own[1] - own[0]) if zero_sum and len(own) == 2 else own

    return paid


def _assumed(
    game: SmallGame, worth: tuple[Fraction, ...], kept: tuple[Fraction, ...], zero_sum: bool
) -> tuple[str, ...]:
    assert game.state.window is not None
    play = move(game.state.window.play, Words(game.names, "en"))
    told = ", ".join(f"{name} {stake}" for name, stake in zip(game.names, worth, strict=True))
    sentences = [
        f"What it is worth that this takes effect ({play}): {told}.",
        f"A {title_name(Title.NOPE)} that is kept is worth {_told_kept(game, kept)}; whoever plays it gives that up.",
        "Who may answer is asked in the order of the seats, and nobody plays a Nope after the effect.",
    ]
    if zero_sum:
        sentences.append("What one player gains, the other loses.")
    return tuple(sentences)


def _told_kept(game: SmallGame, kept: tuple[Fraction, ...]) -> str:
    if len(set(kept)) == 1:
        return str(kept[0])
    return ", ".join(f"{worth} to {name}" for name, worth in zip(game.names, kept, strict=True))
