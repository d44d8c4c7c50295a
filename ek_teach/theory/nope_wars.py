"""The Nope war: who should cancel a card, and who should cancel the Nope.

The card that waits for its effect is worth something to each player, and so is a Nope that is kept for later. Those
worths are told by whoever asks; which Nope may answer which card, and whether an even or an odd number stands, is the
engine's, under any rulebook.
"""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from ek_teach import notation
from ek_teach.cards import UNKNOWN, Title
from ek_teach.engine import ActionKind, Phase, State
from ek_teach.errors import EkTeachError, nearest, shown
from ek_teach.explain import load_catalogue
from ek_teach.explain.words import Words, move
from ek_teach.languages import spoken
from ek_teach.rulebook import Rulebook
from ek_teach.theory.arguments import Worth, book_of, number, require
from ek_teach.theory.small_games import Payoff, SmallGame, pool_of

__all__ = ["nope_war"]


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
        What a Nope is worth that stays in the hand, from 0: to everybody the same, or to each player named; to who is
        not named, nothing.
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
    require(text, str, "a Nope war is a text in the notation")
    script = notation.read(text)
    book = script.rulebook() if rulebook is None else book_of(rulebook)
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


def _stakes(stakes: Mapping[str, Worth], players: tuple[str, ...]) -> tuple[Fraction, ...]:
    require(stakes, Mapping, "stakes tell for each player what the card is worth, as {'Ana': 1}")
    _require_players(stakes, players, "stakes")
    return tuple(number(stakes.get(name, 0), f"the stake of {name}") for name in players)


def _kept(worth: Worth | Mapping[str, Worth], players: tuple[str, ...]) -> tuple[Fraction, ...]:
    if not isinstance(worth, Mapping):
        return (number(worth, "nope_worth", 0),) * len(players)
    _require_players(worth, players, "nope_worth")
    return tuple(number(worth.get(name, 0), f"what a Nope is worth to {name}", 0) for name in players)


def _require_players(named: Mapping[str, Worth], players: tuple[str, ...], what: str) -> None:
    for name in named:
        if name not in players:
            raise EkTeachError(
                f"{what}: there is no player {shown(name)}{nearest(str(name), players)}"
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
    say, marks = load_catalogue().say, load_catalogue().marks
    play = move(game.state.window.play, Words(game.names, spoken()))
    stakes = zip(game.names, worth, strict=True)
    told = marks.listed(say("assume-stake-of", player=name, worth=str(stake)) for name, stake in stakes)
    sentences = [
        say("assume-stakes", play=play, worths=told),
        say("assume-kept", worth=_told_kept(game, kept)),
        say("assume-war-order"),
    ]
    return (*sentences, say("assume-zero-sum")) if zero_sum else tuple(sentences)


def _told_kept(game: SmallGame, kept: tuple[Fraction, ...]) -> str:
    if len(set(kept)) == 1:
        return str(kept[0])
    say, marks = load_catalogue().say, load_catalogue().marks
    owners = zip(game.names, kept, strict=True)
    return marks.listed(say("assume-kept-to", worth=str(worth), player=name) for name, worth in owners)
