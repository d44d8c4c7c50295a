"""What ``ek-teach simulate`` does: what is played, gone on from, kept and told."""

import json
import shlex
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import StrEnum
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeVar

from ek_teach import files
from ek_teach.cli.own_strategies import meant
from ek_teach.cli.terminal import is_watched, print_text
from ek_teach.errors import EkTeachError, MissingLibraryError, SimulationError, nearest
from ek_teach.explain import load_catalogue
from ek_teach.explain.columns import padded, written_width
from ek_teach.rulebook import load_rulebook
from ek_teach.views.plain import escaped, save_bytes, save_text, wrapped

__all__ = [
    "ResultFormat", "fresh_runs", "gone_on", "how_to_go_on", "known_game", "play_runs", "require_writable",
    "tell_results", "told_strategies",
]  # fmt: skip


class ResultFormat(StrEnum):
    """How the result of many games is written."""

    TEXT = "text"
    JSON = "json"
    CSV = "csv"


_ENDINGS: Final = (".json", ".csv", ".parquet")
_NO_PARQUET: Final = "Parquet needs pyarrow, which is not installed: pip install 'ek-teach[parquet]'."

_Made = TypeVar("_Made")


def told_strategies() -> Iterator[str]:
    """Tell what each strategy believes, beside the name by which it is asked for."""
    from ek_teach.play import ALL_STRATEGIES

    say = load_catalogue().say
    for name in ALL_STRATEGIES:
        yield from wrapped(say(f"strategy-{name}.about"), f"{name:<12}")


def known_game(game: str) -> int | str:
    """A number of a game, or the name of a record, before any game is played for it."""
    from ek_teach.play.streams import SEED_LIMIT
    from ek_teach.simulation.tally import EXTREMES

    record = game.strip().casefold().replace("-", " ")
    if record in EXTREMES:
        return record
    if game.isdecimal() and len(game) <= len(str(SEED_LIMIT)) and int(game) < SEED_LIMIT:
        return int(game)
    raise EkTeachError(
        f"there is no game {game!r:.40}{nearest(game, EXTREMES)} A game is told by its number, from 0, or as"
        f" {', '.join(EXTREMES)}."
    )


def require_writable(output: Path, *, several: bool) -> None:
    """Find out before hours of playing whether the result can be kept, as far as that can be known."""
    if output.suffix.lower() not in _ENDINGS:
        raise EkTeachError(
            f"{str(output)!r}: a result is kept as {', '.join(_ENDINGS)}; end the name with one of these."
        )
    if several and output.suffix.lower() == ".json":
        raise EkTeachError("JSON keeps the games of one rulebook; for several, name a file that ends in .csv.")
    if output.suffix.lower() == ".parquet" and find_spec("pyarrow") is None:
        raise MissingLibraryError(_NO_PARQUET)
    files.require_writable(output)


def fresh_runs(
    strategies: Sequence[str], rulebooks: Sequence[str], fixed_seats: bool, said: dict[str, Any]
) -> list[dict[str, Any]]:
    """What is to be played, a run for each rulebook."""
    books = [load_rulebook(name) for name in rulebooks]
    chosen = {name: value for name, value in said.items() if value is not None}
    return [{"strategies": meant(strategies), "rulebook": book, "rotate": not fixed_seats, **chosen} for book in books]


def gone_on(
    file: Path, strategies: Sequence[str], rulebooks: Sequence[str], fixed_seats: bool, said: dict[str, Any]
) -> Any:
    """Read a result to go on from; whatever is said besides must be what it says itself."""
    from ek_teach.simulation import load_result

    result = load_result(file, meant(strategies) if strategies else None)
    setting = result.setting
    kept: dict[str, tuple[Any, Any]] = {
        "players": (said["players"], len(setting.players)),
        "confidence": (said["confidence"], result.confidence),
        "seed": (said["seed"], setting.seed),
    }
    for name, (wish, is_kept) in kept.items():
        if wish is not None and wish != is_kept:
            raise EkTeachError(f"{str(file)!r} was played with --{name} {is_kept}, not {wish}; leave --{name} out.")
    if fixed_seats and setting.rotate:
        raise EkTeachError(f"{str(file)!r} was played with the seats by turns; leave --fixed-seats out.")
    for book in rulebooks:
        if dict(load_rulebook(book).values) != dict(setting.rulebook.values):
            raise EkTeachError(
                f"{str(file)!r} was played under {setting.rulebook.id}, not {book!r:.60}; leave --rulebook out."
            )
    return result


def play_runs(runs: Iterable[dict[str, Any]], **common: Any) -> tuple[list[Any], EkTeachError | None]:
    """Play one run after the other, until one is stopped or fails; that one counts as far as it got."""
    from ek_teach import simulation

    results = []
    for run in runs:
        try:
            results.append(simulation.simulate(**run, **common, progress=None if is_watched() else False))
        except SimulationError as error:
            return [*results, error.result], error
        except KeyboardInterrupt:
            break
        if not results[-1].complete:
            break
    return results, None


def tell_results(results: Sequence[Any], format_: ResultFormat, game: int | str | None, output: Path | None) -> None:
    """Keep the results, and print them in any case: they may have taken hours."""
    try:
        if output is not None:
            _surely(lambda: _keep(results, output))
    finally:
        if format_ is ResultFormat.JSON:
            data = _surely(lambda: [result.as_data() for result in results])
            print_text(escaped(json.dumps(data[0] if len(data) == 1 else data, ensure_ascii=False)))
        elif format_ is ResultFormat.CSV:
            print_text(_surely(lambda: _one_frame(results).to_csv(index=False)).rstrip("\n"))
        else:
            for place, part in enumerate(_told_results(results, game)):
                print_text(f"\n{part}" if place else part)


def _surely(make: Callable[[], _Made]) -> _Made:
    """Do a thing once more if Ctrl-C falls into it: what it makes may have taken hours, and making it takes no time."""
    try:
        return make()
    except KeyboardInterrupt:
        return make()


def _told_results(results: Sequence[Any], game: int | str | None) -> Iterator[str]:
    """Tell one part after the other; each is printed before the next is made."""
    for result in results:
        yield _surely(partial(str, result))
        if game is not None:
            from ek_teach.views import as_text

            yield as_text(result.timeline(game))
    if len(results) > 1:
        yield _surely(lambda: "\n".join(_compared(results)))


def _compared(results: Sequence[Any]) -> Iterator[str]:
    """Set the win rates and the mean lengths of several rulebooks side by side."""
    catalogue = load_catalogue()
    books = [result.setting.rulebook.id for result in results]
    names = dict(zip(results[0].names, results[0].told_names, strict=True))
    first, others = max(14, *map(written_width, names.values())), [max(8, written_width(book)) + 2 for book in books]
    rows = [
        (catalogue.say("simulation-column-rate"), books),
        *(
            (told, [catalogue.percent(result.table.win_rate[name], ".2f", close=True) for result in results])
            for name, told in names.items()
        ),
        (
            catalogue.say("simulation-turns-mean"),
            [catalogue.number(result.length["mean"], ".1f") for result in results],
        ),
    ]
    for name, cells in rows:
        aligned = (padded(cell, width, right=True) for cell, width in zip(cells, others, strict=True))
        yield padded(name, first) + "".join(aligned)


def _one_frame(results: Sequence[Any]) -> Any:
    import pandas as pd

    return pd.concat([result.frame for result in results], ignore_index=True)


def _keep(results: Sequence[Any], output: Path) -> None:
    if len(results) == 1:
        results[0].save(output)
    elif output.suffix.lower() == ".csv":
        save_text(_one_frame(results).to_csv(index=False), output)
    else:
        try:
            save_bytes(_one_frame(results).to_parquet(index=False), output)
        except ImportError:
            raise MissingLibraryError(_NO_PARQUET) from None


def how_to_go_on(results: Sequence[Any], strategies: Sequence[str], output: Path | None) -> str:
    """Tell how to go on from what was stopped."""
    say = load_catalogue().say
    if not results:
        return say("simulation-none")
    games = results[-1].games
    if output is None or output.suffix.lower() != ".json":
        return say("simulation-keep", games=games)
    own = strategies if any(":" in name for name in strategies) else ()
    file = str(output)
    command = shlex.join(["ek-teach", "simulate", *own, "--resume", file, "--output", file])
    return say("simulation-go-on", games=games, command=command)
