"""Results in files: written, read, and gone on from."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from ek_teach.errors import EkTeachError
from ek_teach.play import ALL_STRATEGIES, Player, Playing, players
from ek_teach.rulebook import HouseRule, Rulebook, load_rulebook
from ek_teach.simulation.result import FORMAT, Result
from ek_teach.simulation.running import Spans
from ek_teach.simulation.setting import Setting, choose_engine
from ek_teach.simulation.tally import new_tally

__all__ = ["load_result", "save_result"]


def save_result(result: Result, path: str | Path) -> None:
    """Write a result into a file: by its ending everything as JSON, or the estimates as CSV or Parquet.

    Only JSON can be gone on from, with :func:`load_result`. A file is replaced whole or not at all.

    Raises
    ------
    EkTeachError
        If the ending is another, the file cannot be written, or what writes Parquet is not installed.
    """
    path = Path(path)
    writers: dict[str, Any] = {
        ".json": lambda to: to.write_text(json.dumps(result.as_data(), ensure_ascii=False) + "\n", encoding="utf-8"),
        ".csv": lambda to: result.frame.to_csv(to, index=False, encoding="utf-8"),
        ".parquet": lambda to: result.frame.to_parquet(to, index=False),
    }
    if path.suffix.lower() not in writers:
        raise EkTeachError(f"{path.name}: a result is written as {', '.join(writers)}; end the name with one of these.")
    part = path.with_name(f".{path.name}.part")
    try:
        writers[path.suffix.lower()](part)
        part.replace(path)
    except ImportError:
        raise EkTeachError("Parquet needs pyarrow, which is not installed: pip install 'ek-teach[parquet]'.") from None
    except OSError as error:
        raise EkTeachError(f"{path} cannot be written: {error.strerror or error}.") from error
    finally:
        part.unlink(missing_ok=True)


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
        If it is no such file, or the strategies are others.
    """
    path = Path(path)
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise EkTeachError(f"{path} cannot be read: {error.strerror or error}.") from error
    except (ValueError, RecursionError) as error:
        raise EkTeachError(f"{path} is no result of a simulation: it is not JSON ({error}).") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise EkTeachError(f"{path} is no result of a simulation: it does not say {FORMAT!r}.")
    try:
        return _from_data(data, strategies)
    except EkTeachError as error:
        raise EkTeachError(f"{path}: {error}") from error
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
        raise EkTeachError(f"{path} is damaged: {type(error).__name__}, {error}.") from error


def _from_data(data: Mapping[str, Any], strategies: Playing | Player | Sequence[Playing | Player] | None) -> Result:
    _require_sound(data)
    playing = _players(data["strategies"], data["own"], strategies)
    setting = Setting(_rulebook(data), playing, data["seed"], bool(data["rotate"]), choose_engine(playing, None))
    tally = new_tally()
    for name, array in zip(tally._fields[:-1], tally[:-1], strict=True):
        counts = np.array(data["counts"][name])
        if counts.shape != array.shape or counts.dtype != array.dtype:
            raise ValueError(f"counts of {name} are not {array.size} whole numbers")
        array[...] = counts
    spans = Spans([(int(first), int(last)) for first, last in data["played"]])
    if spans.count != tally.totals[0]:
        raise ValueError(f"it counts {tally.totals[0]} games but says that {spans.count} were played")
    goal, most, precision = int(data["goal"]), data["most"], data["precision"]
    return Result(
        setting, tally, spans, goal, float(data["confidence"]), None if precision is None else float(precision),
        None if most is None else int(most), bool(data["complete"]),
    )  # fmt: skip


def _require_sound(data: Mapping[str, Any]) -> None:
    """Refuse fields that no result has.

    Raises
    ------
    ValueError
        Naming the field and what it should be.
    """
    names, own, precision = data["strategies"], data["own"], data["precision"]
    sound = {
        "strategies": isinstance(names, list) and all(isinstance(name, str) for name in names),
        "own": isinstance(own, list) and all(isinstance(is_own, bool) for is_own in own),
        "rotate": isinstance(data["rotate"], bool),
        "complete": isinstance(data["complete"], bool),
        "goal": _is_whole(data["goal"]),
        "most": data["most"] is None or _is_whole(data["most"]),
        "confidence": isinstance(data["confidence"], float) and 0 < data["confidence"] < 1,
        "precision": precision is None or (isinstance(precision, float) and 0 < precision < 0.5),
    }
    for name, is_sound in sound.items():
        if not is_sound:
            raise ValueError(f"{name} cannot be {data[name]!r:.40}")


def _is_whole(number: object) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and number >= 0


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


def _rulebook(data: Mapping[str, Any]) -> Rulebook:
    """The rulebook with its house rules; what the book says otherwise by now is one too, so that the games stay."""
    told = str(data["rulebook"])
    book = load_rulebook(told.partition("+")[0])
    rules = [
        HouseRule(option, value, book.values[option], "saved result")
        for option, value in data["options"].items()
        if book.values[option] != value or option in data["house_rules"]
    ]
    return replace(book.with_house_rules(*rules), id=told)
