"""Rulebooks and overlays read from TOML, every mistake in them told with file, option and what would be right."""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from ek_teach.errors import RulebookError, nearest, shown
from ek_teach.rulebook.model import Assumption, Citation, Entry, HouseRule, Reading, Rulebook, Schema, Status

__all__ = ["RULEBOOKS", "load_rulebook", "load_schema", "parse_house_rule"]

RULEBOOKS: Final = ("es", "tr", "ru", "zh", "en-2015", "en-2025")
"""The rulebooks that come with the toolkit."""

_ENTRY_KEYS: Final = ("value", "status", "cites", "first_game", "readings", "assumption", "note")
_BOOK_KEYS: Final = ("id", "title", "about", "language", "numbering")
_DATA: Final = files("ek_teach.rulebook") / "data"
_MOST_BYTES: Final = 1_000_000
_MOST_LAYERS: Final = 10
_LONGEST_ID: Final = 60


def _parse(text: str, where: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RulebookError(f"{where}: the file is not valid TOML: {error}.") from None
    except (RecursionError, ValueError):
        # Brackets without end, or a number too long for Python: TOML that no rulebook needs.
        raise RulebookError(f"{where}: the file is not TOML of a kind that a rulebook has.") from None


def _read_shipped(name: str) -> dict[str, Any]:
    return _parse((_DATA / name).read_text(encoding="utf-8"), name)


def _read_file(name: str) -> dict[str, Any]:
    """Read a file that somebody named: an ordinary file of bearable size, UTF-8, with or without a byte-order mark."""
    unknown = RulebookError(
        f"there is no rulebook {name!r}{nearest(name, RULEBOOKS)} The rulebooks are: {', '.join(RULEBOOKS)};"
        " or name a TOML file of house rules."
    )
    try:
        path = Path(name)
        if not path.exists():
            raise unknown
        if not path.is_file():
            raise RulebookError(f"{name!r} is no ordinary file; name a TOML file.")
        with path.open("rb") as stream:
            raw = stream.read(_MOST_BYTES + 1)
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RulebookError(f"{name}: the file cannot be read as UTF-8 text; save it as UTF-8.") from None
    except ValueError:
        raise unknown from None
    except OSError as error:
        raise RulebookError(f"{name!r} cannot be read ({error.strerror}); name a TOML file.") from None
    if len(raw) > _MOST_BYTES:
        raise RulebookError(f"{name} is longer than {_MOST_BYTES:,} bytes; a rulebook is far shorter.")
    return _parse(text, name)


# What somebody writes into a file may be of any type; each of these says what it should be.


def _as_table(value: object, where: str, what: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise RulebookError(f"{where}, {what}: a table is expected here, not {type(value).__name__} {shown(value)}.")
    return value


def _as_text(value: object, where: str, what: str) -> str:
    if not isinstance(value, str):
        raise RulebookError(f"{where}, {what}: text in quotes is expected here, not {shown(value)}.")
    return value


def _as_texts(value: object, where: str, what: str) -> list[str]:
    if not isinstance(value, list):
        raise RulebookError(f"{where}, {what}: a list of texts is expected here, not {shown(value)}.")
    return [_as_text(item, where, what) for item in value]


def _require_known(names: Iterable[str], allowed: Iterable[str], where: str) -> None:
    allowed = tuple(allowed)
    for name in names:
        if name not in allowed:
            raise RulebookError(
                f"{where}: nothing is called {name!r} here{nearest(name, allowed)} Allowed: {', '.join(allowed)}."
            )


@cache
def load_schema() -> Schema:
    """Load the questions that every rulebook answers.

    Examples
    --------
    >>> list(load_schema().options["attack_on_attack"])
    ['add', 'replace']
    """
    data = _read_shipped("options.toml")
    return Schema(
        {name: entry["values"] for name, entry in data["option"].items()},
        {name: entry["about"] for name, entry in data["option"].items()} | data["rule"],
    )


@cache
def _assumptions() -> Mapping[str, Assumption]:
    data = _read_shipped("assumptions.toml")
    return {name: Assumption(name, e["about"], e.get("value", ""), e["because"]) for name, e in data.items()}


class _Book:
    """A rulebook file being read; it knows its name, for messages."""

    def __init__(self, data: dict[str, Any], where: str) -> None:
        self.data, self.where, self.schema = data, where, load_schema()
        self.paragraphs: dict[str, Citation] = {}

    def require_table(self, value: object, what: str) -> dict[str, Any]:
        return _as_table(value, self.where, what)

    def require_text(self, value: object, what: str) -> str:
        return _as_text(value, self.where, what)

    def rulebook(self) -> Rulebook:
        _require_known(self.data, ("book", "paragraphs", "option", "rule"), self.where)
        head = self.require_table(self.data.get("book", {}), "table [book]")
        _require_known(head, _BOOK_KEYS, f"{self.where}, table [book]")
        if missing := [key for key in _BOOK_KEYS if key not in head]:
            raise RulebookError(f"{self.where}, table [book]: {', '.join(missing)} missing.")
        told = {key: self.require_text(head[key], f"table [book], {key}") for key in _BOOK_KEYS}
        if not (1 <= len(told["id"]) <= _LONGEST_ID and told["id"].isprintable() and "+" not in told["id"]):
            raise RulebookError(
                f"{self.where}, table [book], id: a short name is expected here, as 'club', without a plus sign, not"
                f" {shown(told['id'])}."
            )
        for heading, numbered in self.require_table(self.data.get("paragraphs", {}), "table [paragraphs]").items():
            for number, paraphrase in self.require_table(numbered, f"paragraphs of {heading!r}").items():
                if not (number.isascii() and number.isdigit()):
                    raise RulebookError(
                        f"{self.where}, paragraphs of {heading!r}: {number!r} is not a paragraph number."
                    )
                at = f"{heading} {number}"
                self.paragraphs[at] = Citation(told["id"], heading, int(number), self.require_text(paraphrase, at))
        options = self.require_table(self.data.get("option", {}), "table [option]")
        rules = self.require_table(self.data.get("rule", {}), "table [rule]")
        entries: dict[str, Entry] = {}
        for name in self.schema.about:
            is_option = name in self.schema.options
            table = options if is_option else rules
            if name not in table:
                table_of = f"{'option' if is_option else 'rule'}.{name}"
                raise RulebookError(f"{self.where}: the table [{table_of}] is missing.")
            entries[name] = self.entry(name, self.require_table(table[name], f"option {name!r}"), is_option)
        _require_known((*options, *rules), entries, self.where)
        return Rulebook(
            **told,
            entries=entries,
            schema=self.schema,
            paragraphs=tuple(self.paragraphs.values()),
        )

    def citations(self, name: str, cites: object) -> tuple[Citation, ...]:
        told = _as_texts(cites, self.where, f"option {name!r}, cites")
        for cite in told:
            if cite not in self.paragraphs:
                raise RulebookError(
                    f"{self.where}, option {name!r}: no paragraph {cite!r} in this file{nearest(cite, self.paragraphs)}"
                )
        return tuple(self.paragraphs[cite] for cite in told)

    def readings(self, name: str, told: object) -> tuple[Reading, ...]:
        if not isinstance(told, list):
            raise RulebookError(
                f"{self.where}, option {name!r}, readings: a list of tables is expected here, not {shown(told)}."
            )
        what = f"option {name!r}, readings"
        tables = [self.require_table(reading, what) for reading in told]
        return tuple(
            Reading(self.require_text(table.get("value"), what), self.citations(name, table.get("cites")))
            for table in tables
        )

    def entry(self, name: str, table: dict[str, Any], is_option: bool) -> Entry:
        what = f"option {name!r}"
        _require_known(table, _ENTRY_KEYS, f"{self.where}, option {name!r}")
        told = {
            key: self.require_text(table[key], f"{what}, {key}")
            for key in ("value", "status", "first_game", "assumption", "note")
            if key in table
        }
        status = self.status(name, told.get("status", ""))
        assumption = self.assumption(name, told["assumption"]) if "assumption" in told else None
        value = told.get("value", assumption.value if assumption else "")
        readings = self.readings(name, table.get("readings", []))
        if is_option:
            for each in (value, told.get("first_game", value), *(reading.value for reading in readings)):
                self.schema.require(name, each, self.where)
        entry = Entry(
            name,
            value,
            status,
            self.citations(name, table.get("cites", [])),
            told.get("first_game"),
            readings,
            assumption,
            told.get("note", ""),
        )
        self.check_sources(entry, is_option)
        return entry

    def status(self, name: str, told: str) -> Status:
        allowed = [status.value for status in Status if status is not Status.HOUSE]
        if told not in allowed:
            raise RulebookError(f"{self.where}, option {name!r}: status {told!r} is none of {', '.join(allowed)}.")
        return Status(told)

    def assumption(self, name: str, told: str) -> Assumption:
        if told not in _assumptions():
            raise RulebookError(
                f"{self.where}, option {name!r}: there is no assumption {told!r}{nearest(told, _assumptions())}"
            )
        return _assumptions()[told]

    def check_sources(self, entry: Entry, is_option: bool) -> None:
        """No value from nowhere: each status asks for its own kind of source."""
        name, status = entry.name, entry.status
        if status is Status.SILENT and is_option and entry.assumption is None:
            raise RulebookError(
                f"{self.where}, option {name!r}: the book is silent, so the entry must name an assumption."
            )
        if status in (Status.EXPLICIT, Status.IMPLIED) and not entry.citations:
            raise RulebookError(
                f"{self.where}, option {name!r}: status {status.value!r} needs at least one paragraph in cites."
            )
        if status is Status.CONTRADICTED and len({reading.value for reading in entry.readings}) < 2:
            raise RulebookError(
                f"{self.where}, option {name!r}: a contradicted option needs two readings with different values."
            )


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
    for name, value in _as_table(data.get("option", {}), where, "table [option]").items():
        table = _as_table(value, where, f"option {name!r}")
        _require_known(table, ("value", "instead_of", "note"), f"{where}, option {name!r}")
        told = {key: _as_text(table[key], where, f"option {name!r}, {key}") for key in table}
        rules.append(HouseRule(name, told.get("value", ""), told.get("instead_of"), where))
    if not rules:
        raise RulebookError(f"{where}: no [option.NAME] table in the file, so it changes nothing.")
    return tuple(rules)


@cache
def _shipped(name: str) -> Rulebook:
    return _Book(_read_shipped(f"{name}.toml"), f"{name}.toml").rulebook()


def load_rulebook(name: str | Path) -> Rulebook:
    """Load a rulebook, or house rules laid over one.

    Parameters
    ----------
    name : str or Path
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
    if not isinstance(name, str | Path):
        raise RulebookError(f"a rulebook is named by a text or by the Path of its file, not by {shown(name)}.")
    return _load(str(name), ())


def _load(name: str, above: tuple[str, ...]) -> Rulebook:
    if name in RULEBOOKS:
        return _shipped(name)
    data = _read_file(name)
    if "house" not in data:
        return _Book(data, name).rulebook()
    _require_known(data, ("house", "option"), name)
    head = _as_table(data["house"], name, "table [house]")
    _require_known(head, ("base",), f"{name}, table [house]")
    if "base" not in head:
        raise RulebookError(f"{name}, table [house]: base is missing; name one of {', '.join(RULEBOOKS)}.")
    base = _as_text(head["base"], name, "table [house], base")
    chain = (*above, name)
    if base in chain:
        raise RulebookError(
            f"{name}, table [house]: the house rules go round in a circle: {' on '.join(chain)} on {base}."
        )
    if len(chain) > _MOST_LAYERS:
        raise RulebookError(f"{name}, table [house]: house rules lie on house rules more than {_MOST_LAYERS} deep.")
    return _load(base, chain).with_house_rules(*_house_rules(data, name))
