"""Mutation testing: a room of the house is changed in one small way after another, and its tests should notice.

``python -m tests.mutate engine --each 25`` draws 25 changes of each module of ``ek_teach.engine``; without ``--each``
all are tried. The room is copied first, so nothing here is touched. docs/explanation/mutation.md has the figures.
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from math import sqrt
from pathlib import Path

from .mutate_judge import VERDICTS

HOUSE = Path(__file__).resolve().parent.parent

# The tests of each room: those that call it directly, and its doctests.
TESTS = {
    "engine": (
        *("test_engine_*", "test_attack_and_skip", "test_cards_and_combinations", "test_kitten_and_end", "test_nope"),
        *("test_setup", "test_traps", "test_consulting", "test_properties"),
    ),
    "rulings": ("test_rulings*", "test_cases"),
}

# The same draw whenever the code is the same.
SEED = 2026


def copied(room: str, folder: Path) -> None:
    """Copy package and tests into a folder, and tell mutmut there what to change and by which tests to judge it."""
    for part in ("ek_teach", "tests"):
        shutil.copytree(HOUSE / part, folder / part, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    tests = sorted(str(path.relative_to(HOUSE)) for name in TESTS[room] for path in HOUSE.glob(f"tests/{name}.py"))
    settings = {
        "source_paths": ["ek_teach"],
        "only_mutate": [f"ek_teach/{room}/*"],
        # Each changed copy of a function has its doctest again; that of the function itself is enough.
        "pytest_add_cli_args": ["--doctest-modules", "-p", "no:cacheprovider", "-k", "not __mutmut_ or __mutmut_orig"],
        "pytest_add_cli_args_test_selection": [*tests, f"ek_teach/{room}"],
    }
    told = "".join(f"{key} = {json.dumps(value)}\n" for key, value in settings.items())
    options = 'doctest_optionflags = ["NORMALIZE_WHITESPACE", "ELLIPSIS"]\nmarkers = ["browser", "slow"]\n'
    (folder / "pyproject.toml").write_text(f"[tool.mutmut]\n{told}\n[tool.pytest.ini_options]\n{options}")


def run(folder: Path, *command: str) -> None:
    """Run a tool of Python in a folder; what it says goes into a file there."""
    with (folder / "log.txt").open("a") as log:
        environment = os.environ | {"CI": "1"}
        subprocess.run(
            [sys.executable, "-m", *command], cwd=folder, env=environment, stdout=log, stderr=log, check=False
        )


def written_down(room: str, folder: Path) -> dict[str, list[str]]:
    """Let mutmut write all changes down and see which test touches which function; for each module the names."""
    # A name that fits none: mutmut tries nothing itself.
    run(folder, "mutmut", "run", "--max-children", "1", "none")
    metas = sorted((folder / "mutants" / "ek_teach" / room).glob("*.py.meta"))
    return {
        path.name.removesuffix(".py.meta"): sorted(json.loads(path.read_text())["exit_code_by_key"]) for path in metas
    }


def judged(folder: Path, names: list[str]) -> dict[str, str]:
    """Try some changes; for each the test that noticed it."""
    place = folder / "mutants"
    (place / "names.txt").write_text("\n".join(names))
    (place / VERDICTS).write_text("")
    selected = tomllib.loads((folder / "pyproject.toml").read_text())["tool"]["mutmut"]
    options = (*selected["pytest_add_cli_args"], "-q", "--tb=native", "-p", "tests.mutate_judge")
    run(place, "pytest", *options, *selected["pytest_add_cli_args_test_selection"])
    return dict(line.split("\t") for line in (place / VERDICTS).read_text().splitlines())


def interval(killed: int, tried: int) -> tuple[float, float]:
    """Wilson's interval, 95 %, for a share of which a sample was drawn."""
    z, share = 1.96, killed / tried
    middle, spread = share + z * z / 2 / tried, z * sqrt(share * (1 - share) / tried + (z / 2 / tried) ** 2)
    return (middle - spread) / (1 + z * z / tried), (middle + spread) / (1 + z * z / tried)


def report(drawn: dict[str, list[str]], noticed: dict[str, str]) -> Iterator[str]:
    """One line a module, one for all, and the changes that nobody noticed."""
    for module, names in (*drawn.items(), ("all", list(noticed))):
        tests = [noticed[name] for name in names if name in noticed]
        if tests:
            killed = sum(map(bool, tests))
            low, high = interval(killed, len(tests))
            yield f"{module:12} {killed:5} of {len(tests):5} {killed / len(tests):7.1%}  ({low:.1%} to {high:.1%})"
    yield from (name for name, test in noticed.items() if not test)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("room", choices=TESTS)
    parser.add_argument("--each", type=int, help="how many changes of each module to draw; without it all are tried")
    parser.add_argument("--folder", type=Path, help="where to work; by default build/mutation/ROOM")
    asked = parser.parse_args()
    folder = asked.folder or HOUSE / "build" / "mutation" / asked.room
    copied(asked.room, folder)
    drawn = written_down(asked.room, folder)
    for names in drawn.values():
        random.Random(SEED).shuffle(names)
        del names[asked.each :]
    if not (folder / "mutants" / "mutmut-stats.json").exists():
        sys.exit(f"the tests do not pass as they are, or mutmut has changed nothing; {folder / 'log.txt'} tells why.")
    print(*report(drawn, judged(folder, [name for names in drawn.values() for name in names])), sep="\n")


if __name__ == "__main__":
    main()
