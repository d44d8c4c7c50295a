"""What stands on a rules sheet: sections of lines, each with its paragraphs and how firmly the book stands by it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ek_teach.cards import BOX, CATS, Title, title_name
from ek_teach.errors import EkTeachError
from ek_teach.explain import Catalogue, Reason, load_catalogue, rule_reasons
from ek_teach.languages import spoken
from ek_teach.lessons.first_round import telling, usual_mistakes
from ek_teach.lessons.first_round.counting import SetUp, count_set_up, known_book
from ek_teach.rulebook import Rulebook, Status, told_in

__all__ = ["Legend", "Line", "RulesSheet", "Section", "Table", "line_of", "rules_sheet", "short_sources"]


@dataclass(frozen=True, slots=True)
class Line:
    """One line.

    Attributes
    ----------
    text : str
    sources : str
        The paragraphs, without the name of the book; empty where there are none.
    status : Status
        How firmly the book stands behind it.
    """

    text: str
    sources: str = ""
    status: Status = Status.EXPLICIT


@dataclass(frozen=True, slots=True)
class Table:
    """Numbers, by the number of players.

    Attributes
    ----------
    heads : tuple of str
    rows : tuple of tuple of str
        The first of each row names it.
    sources : str
        What the numbers rest on, as a sentence.
    """

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    sources: str


@dataclass(frozen=True, slots=True)
class Section:
    """Lines under one title, with a table before them where numbers are told."""

    title: str
    lines: tuple[Line, ...]
    table: Table | None = None
    numbered: bool = False


@dataclass(frozen=True, slots=True)
class Legend:
    """What a sign before a line means."""

    status: Status
    word: str


@dataclass(frozen=True, slots=True)
class RulesSheet:
    """A rulebook on one page.

    Attributes
    ----------
    rulebook : Rulebook
        Told in the language of the sheet.
    language : str
    title, about : str
    sections : tuple of Section
    legend : tuple of Legend
        The signs that occur.
    """

    rulebook: Rulebook
    language: str
    title: str
    about: str
    sections: tuple[Section, ...]
    legend: tuple[Legend, ...]

    def __str__(self) -> str:
        from ek_teach.lessons.sheet.markdown import sheet_markdown

        return sheet_markdown(self)

    def _repr_html_(self) -> str:
        from ek_teach.lessons.sheet.html import sheet_fragment

        return sheet_fragment(self)


_SET_UP: Final = (
    *("players", "take_out", "defuse_each", "cards_dealt", "leftover_defuses", "leftover_defuses_when", "thin_deck"),
    *("kittens_in", "kittens_added", "shuffle_deck", "first_player"),
)
_TURN: Final = (
    "play_or_pass",
    "played_card",
    "draw_ends_turn",
    "direction",
    "out_of_turn",
    "owed_turns",
    "last_one_wins",
)
_KITTEN: Final = (
    *("kitten_shown", "explode", "defuse", "defuse_compulsory", "kitten_returned", "kitten_placed"),
    *("kitten_placed_secretly", "defuse_ends_turn", "turns_after_defuse", "exploded_hand", "exploded_kitten"),
    *("turns_after_explosion", "eliminated"),
)
_CARDS: Final = (
    (Title.ATTACK, ("attack", "attack_on_attack")),
    (Title.SKIP, ("skip",)),
    (Title.FAVOR, ("favor",)),
    (Title.SHUFFLE, ("shuffle", "shuffle_ends")),
    (Title.SEE_THE_FUTURE, ("see_the_future",)),
    (
        Title.NOPE,
        (
            *("nope", "nope_window", "nope_exceptions", "nope_on_nope", "nope_answered_by", "nope_own_action"),
            *("nope_on_combos", "cancelled_cards", "cancelled_turn_ender"),
        ),
    ),
)
_COMBINATIONS: Final = (
    *("lone_cat_effect", "pair", "pair_effect", "three_of_a_kind", "three_of_a_kind_effect"),
    *("five_different", "five_different_effect", "combo_text"),
)
_ONLY_WITH: Final = {
    "three_of_a_kind_effect": "three_of_a_kind",
    "five_different_effect": "five_different",
}
"""An effect is told where the combination is played."""

_TOLD_BY_PARAGRAPHS: Final = frozenset({"first_player"})
"""A rule that is a question; what the book answers stands in its paragraphs."""

_COUNTED: Final = ("cards_dealt", "leftover_defuses", "thin_deck", "kittens_in")
_MOST_MISTAKES: Final = 8


def short_sources(reason: Reason, catalogue: Catalogue) -> str:
    """Name the paragraphs of a reason without the book, which the sheet names once."""
    return catalogue.marks.parted(dict.fromkeys(f"{c.heading} {c.number}" for c in reason.citations))


def line_of(reason: Reason, catalogue: Catalogue) -> Line:
    """Make a line of a reason; where the book is silent or contradicts itself, how it stands is part of the line."""
    told = reason.text
    if reason.name in _TOLD_BY_PARAGRAPHS and reason.citations:
        told = catalogue.marks.sentences(citation.paraphrase for citation in reason.citations)
    if reason.status in (Status.SILENT, Status.CONTRADICTED, Status.HOUSE):
        told = catalogue.marks.sentences((told, reason.standing))
    return Line(told, short_sources(reason, catalogue), reason.status)


class _Maker:
    def __init__(self, book: Rulebook, language: str) -> None:
        self.book, self.language, self.catalogue = told_in(book, language), language, load_catalogue(language)

    def say(self, message: str, **arguments: str | int) -> str:
        return self.catalogue.say(f"sheet-{message}", **arguments)

    def lines(self, rules: Sequence[str]) -> tuple[Line, ...]:
        values = self.book.values
        told = [rule for rule in rules if values.get(_ONLY_WITH.get(rule, ""), "on") == "on"]
        return tuple(line_of(one, self.catalogue) for one in rule_reasons(told, self.book, (), self.language))

    def cards(self) -> tuple[Line, ...]:
        lines = []
        for title, rules in _CARDS:
            name = self.say("card", card=title_name(title, self.language), number=BOX[title])
            first, *rest = self.lines(rules)
            lines += [Line(self.catalogue.marks.named(name, first.text), first.sources, first.status), *rest]
        return tuple(lines)

    def combinations(self) -> tuple[Line, ...]:
        first, *rest = self.lines(_COMBINATIONS)
        name = self.say("cats", number=sum(BOX[cat] for cat in CATS))
        return (Line(self.catalogue.marks.named(name, first.text), first.sources, first.status), *rest)

    def table(self) -> Table:
        counted = [count_set_up(self.book, players) for players in range(2, 6)]
        rows = [
            (self.say("hand"), *(str(one.hand) for one in counted)),
            (self.say("kittens"), *(str(one.kittens) for one in counted)),
            (self.say("defuses"), *(str(one.defuses) for one in counted)),
            (self.say("removed"), *(self.removed(one) for one in counted)),
            (self.say("pile"), *(str(one.pile) for one in counted)),
        ]
        if not any(one.removed for one in counted):
            del rows[3]
        marks, reasons = self.catalogue.marks, rule_reasons(_COUNTED, self.book, (), self.language)
        sources = marks.parted(filter(None, (short_sources(reason, self.catalogue) for reason in reasons)))
        heads = (self.say("players"), *(str(one.players) for one in counted))
        return Table(heads, tuple(rows), self.say("set-up-sources", sources=f"§ {sources}"))

    def removed(self, counted: SetUp) -> str:
        if counted.removal == "optional":
            return self.say("removed.optional", removed=counted.removed)
        return str(counted.removed)

    def mistakes(self) -> tuple[Line, ...]:
        marks, lines = self.catalogue.marks, []
        for mistake in usual_mistakes(self.book, self.language):
            if mistake.fine:
                continue
            sources = short_sources(mistake.reason, self.catalogue) if mistake.reason else ""
            status = mistake.reason.status if mistake.reason else Status.EXPLICIT
            lines.append(Line(marks.named(mistake.title, mistake.instead), sources, status))
        return tuple(lines[:_MOST_MISTAKES]) or (Line(self.say("fine")),)

    def telling(self, players: int) -> tuple[Line, ...]:
        return tuple(Line(line.text) for line in telling(self.book, players, self.language).lines)

    def sheet(self, players: int) -> RulesSheet:
        say, book = self.say, self.book
        sections = (
            Section(say("set-up"), self.lines(_SET_UP), self.table()),
            Section(say("turn"), self.lines(_TURN)),
            Section(say("kitten"), self.lines(_KITTEN)),
            Section(say("cards"), self.cards()),
            Section(say("combinations"), self.combinations()),
            Section(say("mistakes"), self.mistakes()),
            Section(say("telling", players=players), self.telling(players), numbered=True),
        )
        used = {line.status for section in sections for line in section.lines} - {Status.EXPLICIT}
        legend = tuple(Legend(status, self.catalogue.say(f"ui-status-{status}")) for status in Status if status in used)
        about = say("about", id=book.id)
        return RulesSheet(book, self.language, say("title", title=book.title), about, sections, legend)


def rules_sheet(rulebook: str | Rulebook = "es", language: str | None = None, players: int = 4) -> RulesSheet:
    """Put the rules of a book on one page.

    Parameters
    ----------
    rulebook : str or Rulebook
        One of :data:`ek_teach.rulebook.RULEBOOKS`, a file, or a rulebook with house rules.
    language : str, optional
        One of :data:`ek_teach.languages.LANGUAGES`; without it the one that is spoken.
    players : int
        Two to five, for the two minutes' telling; the set-up is told for each number.

    Returns
    -------
    RulesSheet
        See :func:`sheet_markdown`, :func:`sheet_html` and :func:`sheet_pdf`.

    Raises
    ------
    EkTeachError
        For an unknown rulebook or language, or a number of players that cannot play.

    Examples
    --------
    >>> sheet = rules_sheet("tr")
    >>> sheet.sections[0].table.rows[0]
    ('cards in a hand', '8', '8', '8', '8')
    >>> sheet.sections[3].lines[0].sources
    'Kartlar 3; Sıran gelince 3; 2 dakikada anlat 3; Sık yapılan hatalar 2'
    """
    if type(players) is not int or not 2 <= players <= 5:
        raise EkTeachError(f"two to five can play, not {players!r:.40}.")
    return _Maker(known_book(rulebook), spoken(language)).sheet(players)
