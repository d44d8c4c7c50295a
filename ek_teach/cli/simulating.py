"""``ek-teach simulate``: many games between strategies."""

from pathlib import Path
from typing import Annotated

import typer

from ek_teach.cli.executors import sentences_for_warnings, who_plays
from ek_teach.cli.languages import Language
from ek_teach.cli.many_games import (
    ResultFormat,
    fresh_runs,
    gone_on,
    how_to_go_on,
    known_game,
    play_runs,
    require_writable,
    tell_results,
    told_strategies,
)
from ek_teach.cli.terminal import STOPPED, complain, one_stop_at_a_time, print_text
from ek_teach.explain import load_catalogue

__all__ = ["simulate"]


def simulate(
    strategies: Annotated[
        list[str] | None,
        typer.Argument(help="One for each player, or one that all play: names, or functions as FILE.py:FUNCTION."),
    ] = None,
    list_: Annotated[bool, typer.Option("--list", help="Tell the strategies, and what each believes.")] = False,
    rulebook: Annotated[
        list[str] | None,
        typer.Option("--rulebook", "-r", help="A name or a TOML file; es without it. Say it again for each further."),
    ] = None,
    players: Annotated[
        int | None, typer.Option(help="How many play, where one strategy is given: 2 to 5; 4 without it.")
    ] = None,
    games: Annotated[int | None, typer.Option(help="How many games; with --precision, how many at most.")] = None,
    precision: Annotated[
        float | None, typer.Option(help="Go on until each win rate is known to so much: 0.005 is half a point.")
    ] = None,
    confidence: Annotated[float | None, typer.Option(help="Of the intervals; 0.95 without it.")] = None,
    seed: Annotated[int | None, typer.Option(help="Same seed, same games; 0 without it.")] = None,
    fixed_seats: Annotated[
        bool, typer.Option("--fixed-seats", help="The first named always begins; else all take turns to.")
    ] = False,
    workers: Annotated[int | None, typer.Option(min=1, max=256, help="Play in so many processes at once.")] = None,
    cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Dask cluster, as tcp://host:8786.")
    ] = None,
    engine: Annotated[
        str | None, typer.Option(help="kernel or readable: the same games; without it, the faster that can.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on from this result, kept as JSON.")] = None,
    timeline: Annotated[
        str | None,
        typer.Option(
            metavar="GAME",
            help="Tell a game step by step: shortest, longest, 'nope chain', 'owed turns' or a number.",
        ),
    ] = None,
    lang: Language = "en",
    format_: Annotated[ResultFormat, typer.Option("--format", help="How it is printed.")] = ResultFormat.TEXT,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="Keep it in this file too: .json, .csv or .parquet, as its name ends."),
    ] = None,
) -> None:
    """Play many games between strategies: who wins how often, how long it takes, who explodes when and on what.

    Ctrl-C stops; what was played until then is told and kept, and --resume goes on from a result kept as JSON. Without
    --games and --precision, 100,000 games are played, or 1,000 on the readable engine.

    \b
    Examples:
      ek-teach simulate --list
      ek-teach simulate cautious aggressive random counter
      ek-teach simulate counter random -r es -r zh --precision 0.005
      ek-teach simulate mine.py:my_strategy cautious --games 200
      ek-teach simulate cautious --players 3 --workers 4 -o result.json
      ek-teach simulate --resume result.json --games 1000000 -o result.json
      ek-teach simulate random counter --games 500 --timeline longest

    Exit codes: 0 all is well; 2 a wrong option; 3 there is no such strategy, rulebook, file or cluster, a number cannot
    be meant, a strategy fails, or the file cannot be written; 130 stopped by Ctrl-C.
    """
    if list_:
        print_text("\n".join(told_strategies()))
        return
    if not strategies and resume is None:
        raise typer.BadParameter("say who plays, as in: simulate cautious random; --list tells the strategies.")
    if workers is not None and cluster is not None:
        raise typer.BadParameter("the games are played by --workers or by a --cluster, not by both.")
    if timeline is not None and format_ is not ResultFormat.TEXT:
        raise typer.BadParameter("a game is told step by step as text only; leave --format or --timeline out.")
    try:
        if output is not None:
            require_writable(output, several=len(rulebook or ()) > 1)
        game = None if timeline is None else known_game(timeline)
        said = {"players": players, "confidence": confidence, "seed": seed, "engine": engine}
        if resume is None:
            runs = fresh_runs(strategies or [], rulebook or ["es"], fixed_seats, said)
        else:
            result = gone_on(resume, strategies or [], rulebook or [], fixed_seats, said)
            runs = [{"resume": result, "engine": engine}]
        with one_stop_at_a_time():
            with sentences_for_warnings(), who_plays(workers, cluster) as executor:
                results, failure = play_runs(runs, games=games, precision=precision, executor=executor)
            stopped = failure is None and not (len(results) == len(runs) and results[-1].complete)
            results = [result for result in results if result.games]
            if results:
                tell_results(results, format_, game, output)
    except KeyboardInterrupt:
        complain(load_catalogue(lang).say("command-stopped"))
        raise typer.Exit(STOPPED) from None
    if failure is not None:
        raise failure
    if stopped:
        complain(how_to_go_on(results, strategies or [], output))
        raise typer.Exit(STOPPED)
