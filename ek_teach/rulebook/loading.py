"""Rulebooks and overlays read from TOML, every mistake in them told with file, option and what would be right."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from ek_teach.errors import RulebookError, nearest
from ek_teach.rulebook.model import Assumption, Citation, Entry, HouseRule, Reading, Rulebook, Schema, Status

__all__ = ["RULEBOOKS", "load_rulebook", "load_schema", "parse_house_rule"]

RULEBOOKS: Final = ("es", "tr", "ru", "zh", "en-2015", "en-2025")
"""The rulebooks that come with the toolkit."""

_ENTRY_KEYS: Final = {"value", "status", "cites", "first_game", "readings", "assumption", "note"}
_BOOK_KEYS: Final = {"id", "title", "about", "language", "numbering"}
_DATA: Final = files("ek_teach.rulebook") / "data"


def _read(path: Traversable, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise RulebookError(
            f"there is no rulebook {name!r}{nearest(name, RULEBOOKS)} The rulebooks are: {', '.join(RULEBOOKS)};"
            " or name a TOML file of house rules."
        ) from None
    except (OSError, UnicodeDecodeError) as error:
        raise RulebookError(f"{name}: the file cannot be read as UTF-8 text ({error}).") from None
    except tomllib.TOMLDecodeError as error:
        raise RulebookError(f"{name}: the file is not valid TOML: {error}.") from None


@cache
def load_schema() -> Schema:
    """Load the questions that every rulebook answers.

    Examples
    --------
    >>> list(load_schema().options["attack_on_attack"])
    ['add', 'replace']
    """
    data = _read(_DATA / "options.toml", "options.toml")
    return Schema(
        {name: entry["values"] for name, entry in data["option"].items()},
        {name: entry["about"] for name, entry in data["option"].items()} | data["rule"],
    )


@cache
def _assumptions() -> Mapping[str, Assumption]:
    data = _read(_DATA / "assumptions.toml", "assumptions.toml")
    return {name: Assumption(name, e["about"], e.get("value", ""), e["because"]) for name, e in data.items()}


class _Book:
    """A rulebook file being read; it knows its name, for messages."""

    def __init__(self, data: dict[str, Any], where: str) -> None:
        self.data, self.where, self.schema = data, where, load_schema()
        self.paragraphs: dict[str, Citation] = {}

    def fail(self, message: str) -> RulebookError:
        return RulebookError(f"{self.where}, {message}")

    def rulebook(self) -> Rulebook:
        head = self.data.get("book", {})
        if missing := _BOOK_KEYS - head.keys():
            raise self.fail(f"table [book]: {', '.join(sorted(missing))} missing.")
        for heading, paragraphs in self.data.get("paragraphs", {}).items():
            for number, paraphrase in paragraphs.items():
                if not number.isdigit():
                    raise self.fail(f"paragraphs of {heading!r}: {number!r} is not a paragraph number.")
                self.paragraphs[f"{heading} {number}"] = Citation(head["id"], heading, int(number), paraphrase)
        options, rules = self.data.get("option", {}), self.data.get("rule", {})
        entries: dict[str, Entry] = {}
        for name, about in self.schema.about.items():
            is_option = name in self.schema.options
            table = options if is_option else rules
            if name not in table:
                raise self.fail(f"{'option' if is_option else 'rule'} {name!r} is missing ({about})")
            entries[name] = self.entry(name, table[name], is_option)
        for name in [*options, *rules]:
            if name not in entries:
                raise self.fail(f"there is no option or rule {name!r}{nearest(name, entries)}")
        return Rulebook(
            **{key: head[key] for key in sorted(_BOOK_KEYS)},
            entries=entries,
            schema=self.schema,
            paragraphs=tuple(self.paragraphs.values()),
        )

    def citations(self, name: str, cites: list[str]) -> tuple[Citation, ...]:
        for cite in cites:
            if cite not in self.paragraphs:
                raise self.fail(f"option {name!r}: no paragraph {cite!r} in this file{nearest(cite, self.paragraphs)}")
        return tuple(self.paragraphs[cite] for cite in cites)

    def entry(self, name: str, table: dict[str, Any], is_option: bool) -> Entry:
        for key in table:
            if key not in _ENTRY_KEYS:
                raise self.fail(f"option {name!r}: there is no key {key!r}{nearest(key, _ENTRY_KEYS)}")
        try:
            status = Status(table.get("status", "").lower())
        except ValueError:
            allowed = ", ".join(s.value for s in Status if s is not Status.HOUSE)
            raise self.fail(f"option {name!r}: status {table.get('status')!r} is none of {allowed}.") from None
        assumption = None
        if "assumption" in table:
            assumption = _assumptions().get(table["assumption"])
            if assumption is None:
                raise self.fail(
                    f"option {name!r}: there is no assumption {table['assumption']!r}"
                    f"{nearest(table['assumption'], _assumptions())}"
                )
        value = table.get("value", assumption.value if assumption else "")
        readings = tuple(
            Reading(reading["value"], self.citations(name, reading["cites"])) for reading in table.get("readings", ())
        )
        if is_option:
            for each in (value, table.get("first_game", value), *(reading.value for reading in readings)):
                self.schema.require(name, each, self.where)
        entry = Entry(
            name,
            value,
            status,
            self.citations(name, table.get("cites", [])),
            table.get("first_game"),
            readings,
            assumption,
            table.get("note", ""),
        )
        self.check_sources(entry, is_option)
        return entry

    def check_sources(self, entry: Entry, is_option: bool) -> None:
        """No value from nowhere: each status asks for its own kind of source."""
        name, status = entry.name, entry.status
        if status is Status.SILENT and is_option and entry.assumption is None:
            raise self.fail(f"option {name!r}: the book is silent, so the entry must name an assumption.")
        if status in (Status.EXPLICIT, Status.IMPLIED) and not entry.citations:
            raise self.fail(f"option {name!r}: status {status.value!r} needs at least one paragraph in cites.")
        if status is Status.CONTRADICTED and len({reading.value for reading in entry.readings}) < 2:
            raise self.fail(f"option {name!r}: a contradicted option needs two readings with different values.")


def parse_house_rule(text: str, where: str = "house rule") -> HouseRule:
    """Read a house rule written in one line.

    Parameters
    ----------
    text : str
        ``option = value`` or ``option = value instead of value``; blanks in an option's name are taken as
        underscores.
    where : str
        Where it was written, for messages.

    Raises
    ------
    RulebookError
        If the line has another form.

    Examples
    --------
    >>> parse_house_rule("three of a kind = on instead of off").instead_of
    'off'
    """
    option, equals, rest = text.partition("=")
    value, _, instead_of = rest.strip().partition(" instead of ")
    if not equals or not option.strip() or not value.strip():
        raise RulebookError(f"{where}: {text[:60]!r} is not of the form 'option = value instead of value'.")
    names = ["_".join(part.split()).casefold().replace("-", "_") for part in (option, value, instead_of)]
    return HouseRule(names[0], names[1], names[2] or None, where)


def _house_rules(data: dict[str, Any], where: str) -> tuple[HouseRule, ...]:
    rules = []
    for name, table in data.get("option", {}).items():
        for key in table:
            if key not in ("value", "instead_of", "note"):
                raise RulebookError(
                    f"{where}, option {name!r}: there is no key {key!r}; allowed: value, instead_of, note."
                )
        rules.append(HouseRule(name, str(table.get("value", "")), table.get("instead_of"), where))
    if not rules:
        raise RulebookError(f"{where}: no [option.NAME] table in the file, so it changes nothing.")
    return tuple(rules)


@cache
def _shipped(name: str) -> Rulebook:
    return _Book(_read(_DATA / f"{name}.toml", name), f"{name}.toml").rulebook()


def load_rulebook(name: str) -> Rulebook:
    """Load a rulebook, or house rules laid over one.

    Parameters
    ----------
    name : str
        One of :data:`RULEBOOKS`; or the path of a TOML file, either a whole rulebook or an overlay with
        ``[house] base = "es"`` and one ``[option.NAME]`` table (``value``, ``instead_of``) a house rule.

    Returns
    -------
    Rulebook

    Raises
    ------
    RulebookError
        In one sentence: file, option, and what would be allowed.

    Examples
    --------
    >>> load_rulebook("es").entries["attack_on_attack"].value
    'add'
    >>> load_rulebook("en-2O25")
    Traceback (most recent call last):
        ...
    ek_teach.errors.RulebookError: there is no rulebook 'en-2O25'; did you mean 'en-2025'? ...
    """
    if name in RULEBOOKS:
        return _shipped(name)
    data = _read(Path(name), name)
    if "house" in data:
        base = data["house"].get("base")
        if base is None:
            raise RulebookError(f"{name}, table [house]: base is missing; name one of {', '.join(RULEBOOKS)}.")
        return load_rulebook(base).with_house_rules(*_house_rules(data, name))
    return _Book(data, name).rulebook()
