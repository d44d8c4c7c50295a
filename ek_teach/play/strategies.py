"""Ways to play, each a function from what a seat sees to what it does; none sees more than its seat may.

Every one of them stays in the game when it can (a Kitten is defused), keeps the place of the Kitten to itself, and
never plays a Nope once the effect has begun, even where a rulebook allows that: it had its say before. What a strategy
is called, and what it believes, stands in the catalogue under ``strategy-*``.

They are written in the part of Python that the kernel compiles as well: whole numbers, loops and functions.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from ek_teach.play.sight import (
    ANSWER,
    ATTACK,
    BOXED,
    DEFUSE,
    FAVOR,
    FETCH,
    FUTURE,
    GIVE,
    IS_CAT,
    KITTEN,
    NAME,
    NOBODY,
    NOPE,
    PLACE,
    SHUFFLE,
    SKIP,
    TITLES,
    TURN,
    UNSEEN,
    Decision,
    Sight,
    at,
    draw,
    draws,
    five,
    just,
    lay,
)  # fmt: skip
from ek_teach.play.streams import Stream, below

__all__ = ["HELPERS", "STRATEGIES", "Decide"]

Decide = Callable[[Sight, Stream], Decision]
"""A strategy: what a seat does, given what it sees, and dice to roll."""

BY_WORTH: Final = (
    DEFUSE, NOPE, ATTACK, SKIP, FUTURE, SHUFFLE, FAVOR, *(title for title in range(TITLES) if IS_CAT[title])
)  # fmt: skip
"""The titles from the one that is given away last to those that go first: the cats."""


# What they look at ----------------------------------------------------------------------------------------------------


def danger(sight: Sight, cards: int) -> float:
    """The chance that a Kitten is among the next cards of the pile, all orders of the unknown ones being alike."""
    safe, unseen = 1.0, sight.unseen
    for place in range(min(cards, sight.pile)):
        top = sight.ahead[place] if place < len(sight.ahead) else UNSEEN
        if top == KITTEN:
            return 1.0
        if top == UNSEEN and unseen > 0:
            safe *= max(0.0, 1.0 - sight.kittens / unseen)
            unseen -= 1
    return 1.0 - safe


def held(sight: Sight) -> int:
    """How many cards the own hand has."""
    return sight.sizes[sight.me]


def hurts(sight: Sight) -> bool:
    """Whether the play that waits for its effect is aimed at who looks on."""
    attacked = sight.size == 1 and sight.title == ATTACK and sight.follower == sight.me
    return attacked or sight.target == sight.me


def out_of_sight(sight: Sight, title: int) -> int:
    """How many cards of a title are neither in the own hand nor on the discard pile."""
    return BOXED[title] - sight.hand[title] - sight.discard[title]


def richest(sight: Sight) -> int:
    """Who, beside oneself, holds most cards; of several the first clockwise. :data:`NOBODY` if all hands are empty."""
    best, most = NOBODY, 0
    for away in range(1, len(sight.sizes)):
        seat = (sight.me + away) % len(sight.sizes)
        if sight.sizes[seat] > most:
            best, most = seat, sight.sizes[seat]
    return best


# What several of them do ----------------------------------------------------------------------------------------------


def least_worth(counts: object, size: int, cats_only: bool) -> int:
    """The title worth least of which there are so many, for a pair or three of a kind."""
    for place in range(len(BY_WORTH) - 1, 1, -1):
        title = BY_WORTH[place]
        if counts[title] >= size and (IS_CAT[title] or not cats_only):  # type: ignore[index]
            return title
    return NOBODY


def keep_the_best(sight: Sight) -> Decision:
    """Give the card worth least, fetch the one worth most, and ask for a Defuse."""
    if sight.decides == GIVE:
        for place in range(len(BY_WORTH) - 1, -1, -1):
            if sight.hand[BY_WORTH[place]] > 0:
                return just(BY_WORTH[place])
    if sight.decides == FETCH:
        for place in range(len(BY_WORTH)):
            if sight.takeable[BY_WORTH[place]] > 0:
                return just(BY_WORTH[place])
    return just(DEFUSE if sight.decides == NAME else KITTEN)


def answer(sight: Sight, against: bool) -> Decision:
    """Play a Nope for one's own cancelled play, or against a play of another that one does not want to happen."""
    cancelled = sight.nopes % 2 == 1
    wanted = cancelled if sight.player == sight.me else against and not cancelled
    return just(1 if wanted else 0)


def take(sight: Sight, cats_only: bool) -> Decision:
    """Take a card from whoever holds most, with the cards worth least; draw if there is no way."""
    target = richest(sight)
    if target == NOBODY:
        return draw()
    cats_only = cats_only or sight.pairs == 0
    three = least_worth(sight.hand, 3, cats_only) if sight.threes else NOBODY
    if three != NOBODY:
        return at(3, three, target, DEFUSE if sight.names_first else NOBODY)
    pair = least_worth(sight.hand, 2, cats_only)
    if pair != NOBODY:
        return at(2, pair, target, NOBODY)
    if sight.hand[FAVOR] > 0:
        return at(1, FAVOR, target, NOBODY)
    return draw()


def escape(sight: Sight) -> Decision:
    """Not draw: with an Attack where further turns are owed, else with a Skip; draw if there is neither."""
    first, second = (ATTACK, SKIP) if sight.owed > 1 else (SKIP, ATTACK)
    if sight.hand[first] > 0:
        return lay(first)
    if sight.hand[second] > 0:
        return lay(second)
    return draw()


def peek(sight: Sight) -> bool:
    """Whether there is a card to look at, and one to look with."""
    return sight.ahead[0] == UNSEEN and sight.hand[FUTURE] > 0


def under_the_next(sight: Sight) -> Decision:
    """Put the Kitten where the next player draws it: under the cards of the turns that one still owes."""
    return just(min(sight.owed - 1, sight.pile))


# The strategies -------------------------------------------------------------------------------------------------------


def random(sight: Sight, dice: Stream) -> Decision:
    """It believes that nothing it does matters: a die decides."""
    if sight.decides == ANSWER:
        return just(below(dice, 2))
    if sight.decides == PLACE:
        return just(below(dice, sight.pile + 1))
    if sight.decides == NAME:
        return just(random_title(dice))
    if sight.decides == FETCH:
        return just(nth(sight.takeable, below(dice, total(sight.takeable))))
    if sight.decides == GIVE:
        return just(nth(sight.hand, below(dice, held(sight))))
    return random_five(sight, dice) if sight.fives and below(dice, 20) == 0 else random_turn(sight, dice)


def random_turn(sight: Sight, dice: Stream) -> Decision:
    """Any card of the hand, alone or as many as there are, or the draw."""
    choice = below(dice, held(sight) + 2)  # a card of the hand, or the draw, which counts as two
    if choice >= held(sight):
        return draw()
    title = nth(sight.hand, choice)
    alone = title in (ATTACK, SKIP, FAVOR, SHUFFLE, FUTURE)
    most = min(3 if sight.threes else 2, sight.hand[title])
    if title == KITTEN or not (IS_CAT[title] or sight.pairs):
        most = 1
    size = 1 + below(dice, most) if alone else most
    if size == 1 and title != FAVOR:
        return lay(title) if alone else draw()
    others = 0
    for seat in range(len(sight.sizes)):
        others += seat != sight.me and sight.sizes[seat] > 0
    if others == 0:
        return draw()
    left = below(dice, others)
    for seat in range(len(sight.sizes)):
        if seat != sight.me and sight.sizes[seat] > 0:
            if left == 0:
                return at(size, title, seat, random_title(dice) if size == 3 and sight.names_first else NOBODY)
            left -= 1
    return draw()


def total(counts: object) -> int:
    """How many cards there are of all titles."""
    cards = 0
    for title in range(TITLES):
        cards += counts[title]  # type: ignore[index]
    return cards


def nth(counts: object, place: int) -> int:
    """The title of the card at a place, the cards lying in the order of their titles."""
    for title in range(TITLES):
        place -= counts[title]  # type: ignore[index]
        if place < 0:
            return title
    return KITTEN


def random_title(dice: Stream) -> int:
    """Any title but the Kitten."""
    return (KITTEN + 1 + below(dice, TITLES - 1)) % TITLES


def random_five(sight: Sight, dice: Stream) -> Decision:
    """Any five different cards of the hand; draw if there are not five, or nothing to fetch."""
    kinds = 0
    for title in range(TITLES):
        kinds += title != KITTEN and sight.hand[title] > 0
    if kinds < 5 or not (sight.refetch or total(sight.takeable) > 0):
        return draw()
    needed, titles = 5, 0
    for title in range(TITLES):
        if title != KITTEN and sight.hand[title] > 0:
            if below(dice, kinds) < needed:
                titles += 1 << title
                needed -= 1
            kinds -= 1
    return five(titles)


def cautious(sight: Sight, dice: Stream) -> Decision:
    """It believes that every card not drawn is a day longer to live: it looks, slips away, and hides the Kitten."""
    if sight.decides == ANSWER:
        return answer(sight, hurts(sight))
    if sight.decides == PLACE:
        half = sight.pile // 2
        return just(half + below(dice, sight.pile + 1 - half))
    if sight.decides != TURN:
        return keep_the_best(sight)
    risk = danger(sight, 1)
    if risk == 0:
        return draw()
    if risk >= 0.2:
        if peek(sight):
            return lay(FUTURE)
        away = escape(sight)
        if not draws(away):
            return away
        if risk == 1 and sight.hand[SHUFFLE] > 0:
            return lay(SHUFFLE)
    return take(sight, False) if sight.hand[DEFUSE] == 0 else draw()


def aggressive(sight: Sight, dice: Stream) -> Decision:
    """It believes that who attacks first is attacked last: it lays what it has, and lets nobody else's card stand."""
    if sight.decides == ANSWER:
        return answer(sight, True)
    if sight.decides == PLACE:
        # On top for whoever comes next; where the next turn is its own, out of the way.
        return just(sight.pile if sight.owed > 1 else 0)
    if sight.decides != TURN:
        return keep_the_best(sight)
    if sight.hand[ATTACK] > 0:
        return lay(ATTACK)
    grab = take(sight, False)
    if not draws(grab):
        return grab
    if danger(sight, 1) > 0.5:
        if sight.hand[SKIP] > 0:
            return lay(SKIP)
        if sight.hand[SHUFFLE] > 0:
            return lay(SHUFFLE)
    return draw()


def hoarder(sight: Sight, dice: Stream) -> Decision:
    """It believes that cards are for the end: it lays one only when the next card is as likely as not a Kitten."""
    if sight.decides == ANSWER:
        return answer(sight, sight.target == sight.me)
    if sight.decides == PLACE:
        return just(sight.pile)
    if sight.decides != TURN:
        return keep_the_best(sight)
    if danger(sight, 1) < 0.5:
        return draw()
    if peek(sight):
        return lay(FUTURE)
    away = escape(sight)
    if draws(away) and sight.hand[SHUFFLE] > 0 and sight.ahead[0] == KITTEN:
        return lay(SHUFFLE)
    return away


def counter(sight: Sight, dice: Stream) -> Decision:
    """It believes what it has seen: it counts what is gone, knows what lies on top, and acts when a Kitten is near."""
    if sight.decides == ANSWER:
        steals = sight.size != 1 or sight.title == FAVOR
        # Its Defuse is what it fears for; an Attack it fears when the next two cards are dangerous.
        wanted = steals and sight.hand[DEFUSE] > 0 if sight.target == sight.me else danger(sight, 2) > 0.25
        return answer(sight, hurts(sight) and wanted)
    if sight.decides == PLACE:
        return under_the_next(sight)
    if sight.decides == NAME:
        return just(likeliest(sight))
    if sight.decides != TURN:
        return keep_the_best(sight)
    risk = danger(sight, 1)
    if risk == 0:
        return draw()
    if risk > 0.1 and peek(sight):
        return lay(FUTURE)
    if risk > 0.25:
        away = escape(sight)
        if not draws(away):
            return away
        if risk == 1 and sight.hand[SHUFFLE] > 0:
            return lay(SHUFFLE)
    grab = take(sight, sight.hand[DEFUSE] > 0)
    if grab[0] == 3 and sight.names_first:
        return at(3, grab[1], grab[2], likeliest(sight))
    return draw() if grab[0] == 1 and sight.hand[DEFUSE] > 0 else grab


def likeliest(sight: Sight) -> int:
    """A Defuse if one may still be in a hand, else the title of which most cards are out of sight."""
    if out_of_sight(sight, DEFUSE) > 0:
        return DEFUSE
    best = NOPE
    for place in range(len(BY_WORTH)):
        if out_of_sight(sight, BY_WORTH[place]) > out_of_sight(sight, best):
            best = BY_WORTH[place]
    return best


def noper(sight: Sight, dice: Stream) -> Decision:
    """It believes that the best card is one that another player did not get to play."""
    if sight.decides == ANSWER:
        return answer(sight, True)
    if sight.decides == PLACE:
        return under_the_next(sight)
    if sight.decides == NAME:
        return just(NOPE)
    if sight.decides == GIVE:
        return keep_the_best(sight)
    if sight.decides == FETCH:
        return just(NOPE) if sight.takeable[NOPE] > 0 else keep_the_best(sight)
    if danger(sight, 1) >= 1 / 3:
        away = escape(sight)
        if not draws(away):
            return away
    grab = take(sight, True)
    return at(3, grab[1], grab[2], NOPE) if grab[0] == 3 and sight.names_first else grab


def optimiser(sight: Sight, dice: Stream) -> Decision:
    """It believes in exact odds, one step ahead: it does what costs least, a life being 1 and each card its price."""
    if sight.decides == ANSWER:
        return answer(sight, hurts(sight))
    if sight.decides == PLACE:
        return under_the_next(sight)
    if sight.decides == NAME:
        return just(likeliest(sight))
    if sight.decides != TURN:
        return keep_the_best(sight)
    # With a Defuse in the hand an explosion costs that Defuse, and no life.
    life = 0.35 if sight.hand[DEFUSE] > 0 else 1.0
    risk, owed = danger(sight, 1), danger(sight, sight.owed)
    flee, least = draw(), life  # the cheapest way not to draw a Kitten that is next
    if sight.hand[SKIP] > 0:
        flee, least = lay(SKIP), 0.2 + life * danger(sight, sight.owed - 1)
    if sight.hand[ATTACK] > 0 and least > 0.25:
        flee, least = lay(ATTACK), 0.25
    if sight.hand[SHUFFLE] > 0:
        mixed = 0.15 + life * min(1.0, (sight.living - 1) * sight.owed / sight.pile)
        if mixed < least:
            flee, least = lay(SHUFFLE), mixed
    best, cost = draw(), life * owed
    if least < cost:
        best, cost = flee, least
    # Whoever has looked draws a safe card, and flees from a Kitten only.
    looked = 0.02 + risk * min(least, life) + life * max(0.0, owed - risk)
    if peek(sight) and looked < cost:
        return lay(FUTURE)
    return take(sight, True) if draws(best) else best


HELPERS: Final = (
    danger, held, hurts, out_of_sight, richest, least_worth, keep_the_best, answer, take, escape, peek, under_the_next,
    total, nth, random_title, random_turn, random_five, likeliest, draw, draws, lay, at, five, just,
)  # fmt: skip
"""What the strategies call, for whoever compiles them."""

STRATEGIES: Final[Mapping[str, Decide]] = MappingProxyType(
    {
        decide.__name__: decide
        for decide in (random, cautious, aggressive, hoarder, counter, noper, optimiser)
    }
)  # fmt: skip
"""The strategies by name."""
