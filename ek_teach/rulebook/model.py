"""What a rulebook says, as values: options, common rules, the paragraphs they rest on, and the record of asking.

Each *entry* of a rulebook answers one question. An *option* is a point on which books can differ and has a value; a
*rule* is one on which they agree or are silent. Either names its status and the paragraphs behind it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Final, NoReturn

from ek_teach.errors import RulebookError, nearest

__all__ = [
    "Assumption",
    "Citation",
    "Difference",
    "Entry",
    "HouseRule",
    "Reading",
    "Rulebook",
    "Rules",
    "Schema",
    "Status",
    "difference",
]

SPECIAL_COMBOS: Final = "special_combos"
"""The option on which staged values (a first game, or the special combos) depend."""


class ReadOnly(dict[Any, Any]):
    """A dict that nobody changes: one rulebook serves every game of the process.

    It is copied and pickled as a dict is, which a mapping proxy is not.
    """

    def _refused(self, *_arguments: object, **_named: object) -> NoReturn:
        raise TypeError("a rulebook is not changed; lay house rules over it instead.")

    __setitem__ = __delitem__ = __ior__ = update = setdefault = pop = popitem = clear = _refused

    def __reduce__(self) -> tuple[Any, ...]:
        return ReadOnly, (dict(self),)

    def __deepcopy__(self, _memo: object) -> "ReadOnly":
        return self


class Status(StrEnum):
    """How firmly a rulebook stands behind a value."""

    EXPLICIT = "explicit"
    """The book says so."""
    IMPLIED = "implied"
    """It follows from something else the book says."""
    SILENT = "silent"
    """The book does not say; a labelled assumption is used."""
    CONTRADICTED = "contradicted"
    """The book says two things; both readings are kept, and one is used."""
    HOUSE = "house"
    """The table agreed on it."""


@dataclass(frozen=True, slots=True)
class Citation:
    """One paragraph of one rulebook, told in our own words.

    Examples
    --------
    >>> str(Citation("es", "Turno a turno", 2, "Draw the top card to end the turn."))
    'es, Turno a turno 2'
    """

    rulebook: str
    heading: str
    number: int
    paraphrase: str

    def __str__(self) -> str:
        return f"{self.rulebook}, {self.heading} {self.number}"


@dataclass(frozen=True, slots=True)
class Assumption:
    """What is used where a rulebook is silent, and on what grounds; it is labelled wherever it is shown."""

    name: str
    about: str
    value: str
    because: str


@dataclass(frozen=True, slots=True)
class Reading:
    """One of the things that a self-contradicting rulebook says."""

    value: str
    citations: tuple[Citation, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """What one rulebook answers to one question.

    Attributes
    ----------
    name : str
        The option or rule.
    value : str
        The option's value; empty for a rule.
    status : Status
        How firmly the book stands behind it.
    citations : tuple of Citation
        The paragraphs it rests on; empty only where the book is silent.
    first_game : str or None
        The value in a first game, where the book teaches the game in two stages.
    readings : tuple of Reading
        What a book that contradicts itself says, each with its paragraphs.
    assumption : Assumption or None
        What stands in where the book is silent.
    note : str
        Anything a reader should know beside.
    overridden : Entry or None
        For a house rule, what it replaces.
    """

    name: str
    value: str
    status: Status
    citations: tuple[Citation, ...] = ()
    first_game: str | None = None
    readings: tuple[Reading, ...] = ()
    assumption: Assumption | None = None
    note: str = ""
    overridden: "Entry | None" = None

    @property
    def sources(self) -> str:
        """The paragraphs, or the assumption, or the house rule behind the value, as one line of text."""
        if self.status is Status.HOUSE:
            return "house rule"
        told = "; ".join(map(str, self.citations))
        if self.assumption:
            assumed = f"assumption: {self.assumption.about}"
            return f"{assumed} (see {told})" if told else assumed
        return told or "no source"


@dataclass(frozen=True, slots=True)
class Schema:
    """The questions that every rulebook answers.

    Attributes
    ----------
    options : mapping of str to mapping
        For each option its values and what each means.
    about : mapping of str to str
        What each option or rule is about, in one sentence.
    """

    options: Mapping[str, Mapping[str, str]]
    about: Mapping[str, str]

    def __post_init__(self) -> None:
        # One schema serves every rulebook of the process.
        options = {name: ReadOnly(dict(values)) for name, values in self.options.items()}
        object.__setattr__(self, "options", ReadOnly(options))
        object.__setattr__(self, "about", ReadOnly(dict(self.about)))

    def __reduce__(self) -> tuple[Any, ...]:
        return Schema, ({name: dict(values) for name, values in self.options.items()}, dict(self.about))

    def require(self, option: str, value: str, where: str) -> None:
        """Refuse an unknown option or value, saying what would be allowed.

        Raises
        ------
        RulebookError
            Naming the place, the option and the allowed values.
        """
        if option not in self.options:
            raise RulebookError(
                f"{where}: there is no option {option!r}{nearest(option, self.options)}"
                f" The options are: {', '.join(self.options)}."
            )
        if value not in self.options[option]:
            raise RulebookError(
                f"{where}, option {option!r}: {value!r} is not a value of it"
                f"{nearest(value, self.options[option])} Allowed: {', '.join(self.options[option])}."
            )


@dataclass(frozen=True, slots=True)
class HouseRule:
    """One point on which a table departs from its rulebook.

    Attributes
    ----------
    option, value : str
        What the table plays.
    instead_of : str or None
        The rulebook's own value, which must be named where the book gives one.
    where : str
        Where it was written, for messages.
    """

    option: str
    value: str
    instead_of: str | None = None
    where: str = "house rule"


@dataclass(frozen=True, slots=True, eq=False)
class Rulebook:
    """One rulebook: a value with its source for every option, and the paragraphs behind every rule.

    Attributes
    ----------
    id : str
        Short name, as ``es`` or ``en-2025``; house rules are told behind a plus sign.
    title, about, language, numbering : str
        What the book is, the language it is written in, and how its paragraphs are counted.
    entries : mapping of str to Entry
        The answers, options and rules alike; read-only.
    schema : Schema
        The questions.
    paragraphs : tuple of Citation
        Every paragraph that is cited, in the order of the book.
    values : mapping of str to str
        The value of every option; read-only, as one rulebook serves every game of the process.
    staged : frozenset of str
        The options that a first game plays otherwise.
    """

    id: str
    title: str
    about: str
    language: str
    numbering: str
    entries: Mapping[str, Entry]
    schema: Schema
    paragraphs: tuple[Citation, ...]
    values: Mapping[str, str] = field(init=False, repr=False)
    staged: frozenset[str] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        first_game = self.entries[SPECIAL_COMBOS].value == "off"
        staged = {name: e.first_game for name, e in self.entries.items() if e.first_game is not None}
        values = {name: self.entries[name].value for name in self.schema.options}
        object.__setattr__(self, "entries", ReadOnly(dict(self.entries)))
        object.__setattr__(self, "values", ReadOnly(values | staged if first_game else values))
        object.__setattr__(self, "staged", frozenset(staged))

    def __reduce__(self) -> tuple[Any, ...]:
        # What cannot be changed cannot be pickled either; workers get the parts.
        told = (self.id, self.title, self.about, self.language, self.numbering)
        return Rulebook, (*told, dict(self.entries), self.schema, self.paragraphs)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rulebook) and (self is other or (self.id, self.values) == (other.id, other.values))

    def __hash__(self) -> int:
        return hash(self.id)

    def __str__(self) -> str:
        return self.id

    def with_house_rules(self, *house_rules: HouseRule) -> "Rulebook":
        """Lay house rules over this rulebook.

        Parameters
        ----------
        *house_rules : HouseRule
            The departures, each naming the value it replaces wherever the book gives one.

        Returns
        -------
        Rulebook
            A new one; this one is unchanged.

        Raises
        ------
        RulebookError
            For an unknown option or value, or a clash that the house rule does not declare: both sides are shown.

        Examples
        --------
        >>> from ek_teach.rulebook import load_rulebook
        >>> es = load_rulebook("es")
        >>> table = es.with_house_rules(HouseRule("three_of_a_kind", "on", instead_of="off"))
        >>> table.values["three_of_a_kind"], table.entries["three_of_a_kind"].status.value
        ('on', 'house')
        """
        entries = dict(self.entries)
        for rule in house_rules:
            self.schema.require(rule.option, rule.value, rule.where)
            ours = entries[rule.option]
            own_value = self.values[rule.option] if ours.status is not Status.HOUSE else ours.value
            given = ours.status is not Status.SILENT
            if rule.instead_of is not None and rule.instead_of != own_value:
                raise RulebookError(
                    f"{rule.where}, option {rule.option!r}: it says it replaces {rule.instead_of!r},"
                    f" but {self.id} has {own_value!r} ({ours.sources})."
                )
            if given and rule.instead_of is None and rule.value != own_value:
                raise RulebookError(
                    f"{rule.where}, option {rule.option!r}: the house rule {rule.value!r} clashes with"
                    f" {own_value!r} of {self.id} ({ours.sources}); say that it replaces it with"
                    f" instead_of = {own_value!r}."
                )
            entries[rule.option] = Entry(rule.option, rule.value, Status.HOUSE, note=rule.where, overridden=ours)
        told = ",".join(f"{rule.option}={rule.value}" for rule in house_rules)
        return replace(self, id=f"{self.id}+{told}", entries=entries) if house_rules else self

    def first_game(self) -> "Rulebook":
        """Return this rulebook as a first game plays it, without the special combos.

        Examples
        --------
        >>> from ek_teach.rulebook import load_rulebook
        >>> load_rulebook("ru").values["pair"], load_rulebook("ru").first_game().values["pair"]
        ('any_title', 'cats')
        """
        own = self.values[SPECIAL_COMBOS]
        if own == "off":
            return self
        if not self.staged:
            return self.with_house_rules(HouseRule(SPECIAL_COMBOS, "off", own, "first game"))
        # The book itself offers the first game, so this is no house rule.
        entry = replace(self.entries[SPECIAL_COMBOS], value="off")
        return replace(self, id=f"{self.id}+{SPECIAL_COMBOS}=off", entries={**self.entries, SPECIAL_COMBOS: entry})


class Rules:
    """A rulebook being asked, which remembers what it was asked.

    The engine reads options only through :meth:`consult`; what a step depended on is then known exactly.

    Examples
    --------
    >>> from ek_teach.rulebook import load_rulebook
    >>> rules = Rules(load_rulebook("zh"))
    >>> rules.consult("attack_on_attack")
    'replace'
    >>> rules.consulted
    {'attack_on_attack': 'replace'}
    """

    __slots__ = ("_rulebook", "consulted")

    def __init__(self, rulebook: Rulebook) -> None:
        self._rulebook = rulebook
        self.consulted: dict[str, str] = {}

    def consult(self, option: str) -> str:
        """Return the value of an option and record that it was asked for."""
        book = self._rulebook
        value = self.consulted[option] = book.values[option]
        if option in book.staged:
            self.consulted[SPECIAL_COMBOS] = book.values[SPECIAL_COMBOS]
        return value


@dataclass(frozen=True, slots=True)
class Difference:
    """One option on which two rulebooks differ, with what each says about it."""

    option: str
    about: str
    left: Entry
    right: Entry
    left_value: str
    right_value: str


def difference(left: Rulebook, right: Rulebook) -> tuple[Difference, ...]:
    """Tell on which options two rulebooks differ, each side with its citations.

    Examples
    --------
    >>> from ek_teach.rulebook import load_rulebook
    >>> [d.option for d in difference(load_rulebook("es"), load_rulebook("en-2025"))][:2]
    ['special_combos', 'thin_deck']
    """
    return tuple(
        Difference(
            option,
            left.schema.about[option],
            left.entries[option],
            right.entries[option],
            left.values[option],
            right.values[option],
        )
        for option in left.schema.options
        if left.values[option] != right.values[option]
    )
