"""What several commands read, and the data that they write: a text or a device, files of house rules, JSON."""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import typer

from ek_teach.errors import EkTeachError
from ek_teach.rulebook import RULEBOOKS
from ek_teach.views.plain import escaped

__all__ = ["STANDARD_INPUT", "as_json", "files_behind", "read_from", "read_text", "source_name"]

STANDARD_INPUT: Final = "-"


def read_text(file: str) -> str:
    """Read a file, or standard input, as text; a device that never ends is read no further than a record can go."""
    from ek_teach.notation import MOST_CHARACTERS

    most_bytes = 4 * MOST_CHARACTERS  # UTF-8 needs at most four for a character
    try:
        if file == STANDARD_INPUT:
            raw = typer.get_binary_stream("stdin").read(most_bytes + 1)
        else:
            with Path(file).open("rb") as stream:
                raw = stream.read(most_bytes + 1)
    except RuntimeError:
        raise EkTeachError("standard input is closed; send a text into it, or name a text file.") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise EkTeachError(f"{file!r} cannot be read ({reason}); name a text file, or - for standard input.") from None
    name = source_name(file)
    if len(raw) > most_bytes:
        raise EkTeachError(f"{name} is longer than {most_bytes:,} bytes; a situation or a game is far shorter.")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise EkTeachError(f"{name} is not UTF-8 text (byte {error.start + 1}); save it as UTF-8.") from None


def source_name(file: str) -> str:
    """Name what a text was read from, as people are told of it."""
    from ek_teach.explain import load_catalogue

    return load_catalogue().say("command-standard-input") if file == STANDARD_INPUT else file


def read_from(file: str) -> str | int:
    """Name what a text was read from as files are compared: standard input may be a file too, and has number 0."""
    return 0 if file == STANDARD_INPUT else file


def files_behind(rulebook: str) -> Iterator[str]:
    """Name the files of house rules that make up a rulebook which was loaded already, each laid over the next."""
    while rulebook not in RULEBOOKS:
        yield rulebook
        house = tomllib.loads(Path(rulebook).read_text(encoding="utf-8-sig")).get("house")
        if house is None:
            return
        rulebook = house["base"]


def as_json(data: Any) -> str:
    """Write data as JSON for a terminal or a file: nothing in it can steer what shows it."""
    return escaped(json.dumps(data, ensure_ascii=False, indent=2))
