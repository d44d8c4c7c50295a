"""Results in files: written, read, and gone on from."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import numpy as np

from ek_teach.errors import EkTeachError, MissingLibraryError
from ek_teach.files import as_path, ending_of, save_bytes
from ek_teach.play import ALL_STRATEGIES, Player, Playing, players
from ek_teach.rulebook import HouseRule, Rulebook, load_rulebook
from ek_teach.simulation.result import FORMAT, Result
from ek_teach.simulation.running import Spans
from ek_teach.simulation.setting import Setting, choose_engine
from ek_teach.simulation.sound import DamagedError, require_sound_counts, require_sound_fields
from ek_teach.simulation.tally import new_tally

__all__ = ["load_result", "save_result"]

_ENDINGS: Final = (".json", ".csv", ".parquet")
_MOST_BYTES: Final = 10_000_000


def save_result(result: Result, path: str | Path) -> None:
    """Write a result into a file: by its ending everything as JSON, or the estimates as CSV or Parquet.

    Only JSON can be gone on from, with :func:`load_result`. A file is replaced whole or not at all.

    Raises
    ------
    EkTeachError
        If the ending is another, the file cannot be written, or what writes Parquet is not installed.
    """
    path = as_path(path)
    ending = ending_of(path)
    if ending not in _ENDINGS:
        raise EkTeachError(
            f"{path.name!r}: a result is written as {', '.join(_ENDINGS)}; end the name with one of these."
        )
    if ending == ".csv":
        save_bytes(result.frame.to_csv(index=False).encode(), path)
    elif ending == ".parquet":
        try:
            save_bytes(result.frame.to_parquet(index=False), path)
        except ImportError:
            raise MissingLibraryError(
                "Parquet needs pyarrow, which is not installed: pip install 'ek-teach[parquet]'."
            ) from None
    else:
        if not result.assumptions_are_known:
            # Counts first: the search for assumptions plays games again, which can take long, and be ended.
            save_bytes(_json(result.counted_data()), path)
        save_bytes(_json(result.as_data()), path)


def _json(data: dict[str, Any]) -> bytes:
    return (json.dumps(data, ensure_ascii=False) + "\n").encode()


def load_result(path: str | Path, strategies: Playing | Player | Sequence[Playing | Player] | None = None) -> Result:
    """Read a result that was saved as JSON, to look at it or to go on from it.

    Parameters
    ----------
    path : str or Path
    strategies : callable or sequence, optional
        Functions of one's own cannot be saved; hand them in again, the whole list in the same order, or a single one
        that everybody plays.

    Raises
    ------
    EkTeachError
        If it is no such file, what it holds does not fit together, or the strategies are others.
    """
    path = as_path(path)
    name = repr(str(path))
    try:
        with path.open("rb") as stream:
            raw = stream.read(_MOST_BYTES + 1)
    except OSError as error:
        raise EkTeachError(f"{name} cannot be read ({error.strerror or error}).") from None
    if len(raw) > _MOST_BYTES:
        raise EkTeachError(f"{name} is no result of a simulation: it is longer than {_MOST_BYTES:,} bytes.")
    try:
        data = json.loads(raw.decode("utf-8-sig"))
    except json.JSONDecodeError as error:
        raise EkTeachError(
            f"{name} is no result of a simulation: it is not JSON (line {error.lineno}, column {error.colno})."
        ) from None
    except UnicodeDecodeError:
        raise EkTeachError(f"{name} is no result of a simulation: it is not UTF-8 text.") from None
    except (ValueError, RecursionError):
        # A number of thousands of digits, or brackets without end.
        raise EkTeachError(
            f"{name} is no result of a simulation: it is not JSON of a kind that a result is kept as."
        ) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise EkTeachError(f"{name} is no result of a simulation: it does not say {FORMAT!r}.")
    try:
        return _from_data(data, strategies)
    except DamagedError as error:
        raise EkTeachError(f"{name} is damaged: {error}") from None
    except EkTeachError as error:
        raise EkTeachError(f"{name}: {error}") from error


def _from_data(data: dict[str, Any], strategies: Playing | Player | Sequence[Playing | Player] | None) -> Result:
    require_sound_fields(data)
    playing = _players(data["strategies"], data["own"], strategies)
    setting = Setting(_rulebook(data), playing, data["seed"], data["rotate"], choose_engine(playing, None))
    tally, spans = new_tally(), Spans([(first, last) for first, last in data["played"]])
    for name, array in zip(tally._fields[:-1], tally[:-1], strict=True):
        array[...] = np.array(data["counts"][name], np.int64)
    require_sound_counts(tally, spans, setting)
    return Result(
        setting, tally, spans, data["goal"], float(data["confidence"]), data["precision"], data["most"],
        data["complete"],
    )  # fmt: skip


def _players(
    names: list[str], own: list[bool], given: Playing | Player | Sequence[Playing | Player] | None
) -> tuple[Player, ...]:
    """The players of a saved result; functions of one's own have to be given."""
    if given is None:
        missing = [name for name, is_own in zip(names, own, strict=True) if is_own or name not in ALL_STRATEGIES]
        if missing:
            raise EkTeachError(
                f"the strategy {missing[0]} is none of ours, and a function cannot be saved; hand in the same"
                " strategies again beside the file."
            )
        return players(names)
    if isinstance(given, str | Player) or callable(given):
        given = [given] * len(names)
    playing = players(given)
    if [(player.name, player.own is not None) for player in playing] != list(zip(names, own, strict=True)):
        raise EkTeachError(f"the strategies of this result are {', '.join(names)}; hand in the same.")
    return playing


def _rulebook(data: dict[str, Any]) -> Rulebook:
    """The rulebook with its house rules; what the book says otherwise by now is one too, so that the games stay."""
    told = data["rulebook"]
    book = load_rulebook(told.partition("+")[0])
    rules = [
        HouseRule(option, value, book.values[option], "saved result")
        for option, value in data["options"].items()
        if book.values[option] != value or option in data["house_rules"]
    ]
    return replace(book.with_house_rules(*rules), id=told)
