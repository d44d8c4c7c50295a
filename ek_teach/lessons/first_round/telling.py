"""What one says aloud to newcomers: two minutes, by the rulebook on the table, its numbers from the engine."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from typing import Final

from ek_teach.cards import Title
from ek_teach.explain import Reason, load_catalogue, rule_reasons
from ek_teach.languages import spoken
from ek_teach.lessons.first_round.counting import SetUp, count_set_up, newcomers_book
from ek_teach.lessons.first_round.told import grounds, grounds_html, notes
from ek_teach.rulebook import Rulebook, told_in
from ek_teach.views.plain import wrapped

__all__ = ["WORDS_A_MINUTE", "Line", "Telling", "telling"]

WORDS_A_MINUTE: Final = 140
"""How fast one speaks to newcomers: an assumption, and a calm pace. A Chinese character counts as half a word."""

_CHARACTER: Final = re.compile("[\u3400-\u9fff]")
_WORD: Final = re.compile(r"[^\W\u3400-\u9fff]+(?:['’-]\w+)*")


@dataclass(frozen=True, slots=True)
class Line:
    """A breath of the telling.

    Attributes
    ----------
    name : str
        What it is about, as ``"nope"``.
    text : str
        What is said.
    show : tuple of str
        The cards that are held up meanwhile.
    reasons : tuple of Reason
        The rules behind it, each with its paragraphs; none for what is ours.
    """

    name: str
    text: str
    show: tuple[str, ...]
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Telling:
    """The whole telling.

    Attributes
    ----------
    rulebook : Rulebook
        As newcomers play it: where the book offers a first game, without the special combos.
    set_up : SetUp
        The numbers, as the engine found them.
    lines : tuple of Line
    language : str
    """

    rulebook: Rulebook
    set_up: SetUp
    lines: tuple[Line, ...]
    language: str

    @property
    def words(self) -> Fraction:
        """How many words are said."""
        text = " ".join(line.text for line in self.lines)
        return len(_WORD.findall(text)) + Fraction(len(_CHARACTER.findall(text)), 2)

    @property
    def characters(self) -> int:
        """How many Chinese characters are said, by which it is told how long a Chinese telling is; else none."""
        return sum(len(_CHARACTER.findall(line.text)) for line in self.lines)

    @property
    def minutes(self) -> Fraction:
        """How long that takes, at :data:`WORDS_A_MINUTE`: an estimate, the pace being assumed."""
        return self.words / WORDS_A_MINUTE

    @property
    def title(self) -> str:
        """What it is called."""
        return load_catalogue(self.language).say("telling-title", players=self.set_up.players)

    @property
    def about(self) -> str:
        """Which book is told, and how long it takes."""
        return load_catalogue(self.language).say(
            "telling-about",
            book=told_in(self.rulebook, self.language).title,
            id=self.rulebook.id,
            words=self.characters or round(self.words),
            minutes=round(float(self.minutes), 1),
            pace=WORDS_A_MINUTE * (2 if self.characters else 1),
        )

    def _shown(self, line: Line) -> str:
        catalogue = load_catalogue(self.language)
        return catalogue.say("telling-show", cards=catalogue.listing(line.show)) if line.show else ""

    def __str__(self) -> str:
        return "\n".join(self._told())

    __repr__ = __str__

    def _told(self) -> Iterator[str]:
        yield self.title
        yield from wrapped(self.about)
        for number, line in enumerate(self.lines, 1):
            yield ""
            yield from wrapped(line.text, f"{number}. ")
            if line.show:
                yield from wrapped(f"[{self._shown(line)}]", "   ")
            sources = grounds(line.reasons, self.language)
            if sources:
                yield from wrapped(f"§ {sources}", "   ")
            for note in notes(line.reasons):
                yield from wrapped(note, "   ")

    def _repr_html_(self) -> str:
        why = escape(load_catalogue(self.language).say("telling-why"))
        items = []
        for line in self.lines:
            shown = f"<br><small>{escape(self._shown(line))}</small>" if line.show else ""
            behind = grounds_html(line.reasons, self.language)
            behind = f"<details><summary>{why}</summary>{behind}</details>" if behind else ""
            items.append(f"<li><p>{escape(line.text)}{shown}</p>{behind}</li>")
        title, tag = escape(self.title), load_catalogue(self.language).tag
        return (
            f'<div class="ek-telling" lang="{tag}"><p><strong>{title}</strong></p><p>{escape(self.about)}</p>'
            f"<ol>{''.join(items)}</ol></div>"
        )


_BREATHS: Final[tuple[tuple[str, tuple[Title, ...], tuple[str, ...]], ...]] = (
    ("aim", (Title.EXPLODING_KITTEN,), ("box", "thin_deck", "kittens_in", "explode", "last_one_wins")),
    ("hands", (Title.DEFUSE,), ("cards_dealt", "defuse_each", "leftover_defuses", "leftover_defuses_when")),
    ("thin", (), ("thin_deck", "thin_deck_rounding", "thin_deck_when")),
    ("turn", (), ("play_or_pass", "draw_ends_turn", "direction")),
    ("enders", (Title.SKIP, Title.ATTACK), ("skip", "attack", "attack_on_attack")),
    (
        "helpers",
        (Title.SEE_THE_FUTURE, Title.SHUFFLE, Title.FAVOR),
        ("see_the_future", "shuffle", "shuffle_ends", "favor"),
    ),
    (
        "nope",
        (Title.NOPE,),
        (
            "nope",
            "nope_on_combos",
            "nope_window",
            "nope_on_nope",
            "nope_answered_by",
            "nope_exceptions",
            "nope_not_a_draw",
        ),
    ),
    ("cats", (Title.TACOCAT,), ("lone_cat_effect", "pair", "pair_effect")),
    (
        "kitten",
        (Title.EXPLODING_KITTEN, Title.DEFUSE),
        ("kitten_shown", "defuse", "kitten_placed", "kitten_placed_secretly", "defuse_ends_turn", "exploded_hand"),
    ),
    ("begin", (), ()),
)
"""What is said, in this order: the cards that are held up, and the rules that it rests on."""


def _arguments(name: str, book: Rulebook, counted: SetUp) -> dict[str, str | int]:
    """What a line speaks of."""
    values = book.values
    deal = "before" if counted.defuses_dealt else "after"
    arguments: dict[str, dict[str, str | int]] = {
        "aim": {"pile": counted.pile, "kittens": counted.kittens},
        "hands": {"hand": counted.hand, "left": counted.defuses, "deal": deal},
        "thin": {"thin": counted.removal, "removed": counted.removed},
        "enders": {"attack": values["attack_on_attack"]},
        "helpers": {"shuffle": values["shuffle_ends"]},
        "nope": {"window": values["nope_window"], "answer": values["nope_answered_by"]},
        "cats": {"pair": values["pair"]},
        "kitten": {
            "placed": values["kitten_placed"],
            "secret": values["kitten_placed_secretly"],
            "hand": values["exploded_hand"],
        },
    }
    return arguments.get(name, {})


def telling(rulebook: str | Rulebook = "es", players: int = 4, language: str | None = None) -> Telling:
    """Tell the game to newcomers, as one says it aloud.

    Parameters
    ----------
    rulebook : str or Rulebook
        One of :data:`ek_teach.rulebook.RULEBOOKS`, a file, or a rulebook with house rules.
    players : int
        Two to five.
    language : str, optional
        One of :data:`ek_teach.languages.LANGUAGES`; without it the one that is spoken.

    Returns
    -------
    Telling
        As text, as HTML and in a notebook. The numbers are those of the engine's set-up.

    Raises
    ------
    EkTeachError
        For an unknown rulebook or language, or a number of players that cannot play.

    Examples
    --------
    >>> told = telling("es", 4)
    >>> print(told.lines[0].text)
    This pile has 23 cards, 3 of them Exploding Kittens. Whoever turns one up needs a Defuse to stay in.
    Outlast the rest.
    >>> told.minutes <= 2
    True
    >>> [line.name for line in telling("tr", 2).lines][:3]
    ['aim', 'hands', 'thin']
    """
    language = spoken(language)
    catalogue = load_catalogue(language)
    book = newcomers_book(rulebook)
    counted = count_set_up(book, players)
    lines = []
    for name, cards, rules in _BREATHS:
        if name == "thin" and counted.removal == "off":
            continue
        text = catalogue.say(f"telling-{name}", **_arguments(name, book, counted))
        show = tuple(catalogue.card(card) for card in cards)
        lines.append(Line(name, text, show, _reasons(rules, book, language)))
    return Telling(book, counted, tuple(lines), language)


def _reasons(rules: Sequence[str], book: Rulebook, language: str) -> tuple[Reason, ...]:
    return rule_reasons(rules, book, (), language) if rules else ()
