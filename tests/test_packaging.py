"""The package as others get it: built, and used where little else is installed."""

import os
import re
import subprocess
import sys
import tarfile
from importlib.metadata import entry_points, packages_distributions, requires
from pathlib import Path, PurePosixPath
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from ek_teach import __version__

ROOT = Path(__file__).parent.parent
FEW = ("fluent.runtime", "graphviz", "graphviz-pure", "typer")
"""What has to be installed beside the wheel for rulings, walks, pages and pictures; it brings a few more by itself."""

FINE, REFUSED = 0, 3


# The wheel and the archive of the source ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """The folder with a wheel and an archive, made by what pip asks to make them."""
    folder = tmp_path_factory.mktemp("built")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", str(folder)], cwd=ROOT, check=True)
    return folder


@pytest.fixture(scope="module")
def wheel(built):
    with ZipFile(built / f"ek_teach-{__version__}-py3-none-any.whl") as archive:
        yield archive


@pytest.fixture(scope="module")
def in_source(built):
    """The paths in the archive of the source."""
    with tarfile.open(built / f"ek_teach-{__version__}.tar.gz") as archive:
        return {PurePosixPath(name).relative_to(f"ek_teach-{__version__}").as_posix() for name in archive.getnames()}


def in_tree(folder):
    """The files of a folder of the project, but for what Python and Jupyter leave behind."""
    paths = (path.relative_to(ROOT) for path in (ROOT / folder).rglob("*") if path.is_file())
    left = ("__pycache__", ".ipynb_checkpoints")
    return {path.as_posix() for path in paths if not any(part in left for part in path.parts)}


def test_the_wheel_holds_the_package_and_the_lessons_and_nothing_besides(wheel):
    lessons = {f"ek_teach/lessons/{path}" for path in in_tree("notebooks")}
    held = {name for name in wheel.namelist() if ".dist-info/" not in name}
    assert held == in_tree("ek_teach") | lessons


def test_the_wheel_holds_every_kind_of_file_that_is_not_python(wheel):
    """A list that is empty on both sides would agree too."""
    held = {PurePosixPath(name).parent / f"*{PurePosixPath(name).suffix}" for name in wheel.namelist()}
    for kind in (
        "rulebook/data/*.toml", "rulebook/data/words/zh/*.toml", "rulings/cases/*.txt", "rulings/cases/words/*.toml",
        "explain/locales/*.ftl", "languages/refusals/*.toml", "lessons/words/tr/*.toml", "lessons/notebooks/*.ipynb",
        "views/static/*.js", "views/static/*.css", "diagrams/*.json",
    ):  # fmt: skip
        assert PurePosixPath("ek_teach") / kind in held


def test_the_archive_of_the_source_can_be_built_and_tested_again(in_source):
    wanted = {"pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", "constraints.txt"}
    assert wanted.union(*map(in_tree, ("ek_teach", "notebooks", "tests"))) <= in_source


_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
_FORBIDDEN = re.compile(r'[<>:"\\|?*\x00-\x1f]|[. ]$')


def test_windows_and_macos_can_hold_every_file(in_source):
    parts = {part for path in in_source for part in PurePosixPath(path).parts}
    assert not [part for part in parts if _RESERVED.fullmatch(part) or _FORBIDDEN.search(part)]
    assert len({path.casefold() for path in in_source}) == len(in_source)
    # The folder in front of it may take a hundred of the 260 characters that Windows allows.
    assert max(map(len, in_source)) < 160


_SHELL = re.compile(r"^ *```(?:sh|console)\n(.*?)^ *```", re.DOTALL | re.MULTILINE)
_EVERYWHERE = re.compile(r"(\.venv/bin/|python3 -m |ek-teach |pipx )[^|;$]*")
"""What can be typed on Windows too, once it is said how the paths are written there."""


def test_what_the_pages_tell_to_type_can_be_typed_on_windows_too():
    for page in (ROOT / "README.md", ROOT / "docs" / "how_to" / "install.md"):
        assert "write `.venv\\Scripts\\` for `.venv/bin/`" in page.read_text(encoding="utf-8").replace("\n", " ")
    for page in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")):
        told = page.read_text(encoding="utf-8")
        lines = [line.strip() for block in _SHELL.findall(told) for line in block.splitlines()]
        # A block with marks of what is typed holds what is printed too.
        marked = any(line.startswith("$ ") for line in lines)
        typed = [line.removeprefix("$ ").partition("  #")[0] for line in lines if line.startswith("$ ") or not marked]
        strange = [line for line in typed if line and not _EVERYWHERE.fullmatch(line)]
        assert not strange or "on Windows with" in told, (page.name, strange)


@pytest.mark.parametrize(("group", "name"), [("console_scripts", "ek-teach"), ("pipx.run", "ek_teach")])
def test_the_command_is_found_by_either_spelling_of_the_name(wheel, group, name):
    told = wheel.read(f"ek_teach-{__version__}.dist-info/entry_points.txt").decode()
    assert f"[{group}]\n{name} = ek_teach.cli:main\n" in told
    assert entry_points(group="console_scripts")["ek-teach"].value == "ek_teach.cli:main"


# Alone ----------------------------------------------------------------------------------------------------------------


def brought_by(*names):
    """The distributions that come with some, by their own word."""
    found, waiting = set(), list(names)
    while waiting:
        name = canonicalize_name(waiting.pop())
        if name not in found:
            found.add(name)
            needs = map(Requirement, requires(name) or ())
            waiting += [need.name for need in needs if not need.marker or need.marker.evaluate({"extra": ""})]
    return found


ALONE = """
import sys

folder, missing, *arguments = sys.argv[1:]


class NotInstalled:
    names = frozenset(missing.split())

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in self.names:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


sys.path.insert(0, folder)
sys.meta_path.insert(0, NotInstalled())

import ek_teach
assert ek_teach.__file__.startswith(folder), ek_teach.__file__

from ek_teach.cli import main
sys.argv = ["ek-teach", *arguments]
main()
"""


@pytest.fixture(scope="module")
def alone(wheel, tmp_path_factory):
    """What runs the command from the wheel, where nothing is installed but :data:`FEW` and what they bring."""
    folder = tmp_path_factory.mktemp("alone")
    wheel.extractall(folder / "wheel")
    there = brought_by(*FEW)
    missing = [
        module
        for module, brought in packages_distributions().items()
        if module != "ek_teach" and not there & set(map(canonicalize_name, brought))
    ]
    assert {"IPython", "anywidget", "ipywidgets", "jupyterlab", "numpy", "pandas", "matplotlib"} <= set(missing)

    def run(*arguments):
        # A file is read and written in UTF-8, on whatever computer; Python warns where it is told no encoding.
        command = [sys.executable, "-X", "warn_default_encoding", "-W", "error::EncodingWarning", "-c", ALONE]
        command += [str(folder / "wheel"), " ".join(missing), *map(str, arguments)]
        return subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", check=False)

    return run


@pytest.fixture(scope="module")
def situation(tmp_path_factory):
    path = tmp_path_factory.mktemp("situation") / "table.txt"
    path.write_text(
        "rulebook: es\nplayers: Ana Luis\nAna: attack, ?*5\nLuis: attack, ?*5\npile: ?*20\n\n"
        "Ana: attack\nLuis: attack\nask: how many turns owed?\n",
        encoding="utf-8",
    )
    return path


@pytest.mark.parametrize(
    "command",
    [
        "rule {table}",
        "rule {table} --side-by-side --lang zh",
        "rule {table} --format html --output ruling.html",
        "show {table} --lang ru",
        "show {table} --format html --output table.html",
        "sheet --rulebook ru --lang tr",
        "sheet --rulebook es --against en-2025 -o sheet.html",
        "diagram attack",
        "diagram turn-flow -o turn.svg",
        "diagram attack --against zh -o attack.html",
        "cases nope",
        "rulebooks es zh",
        "telling",
        "quiz --number 2",
        "exercise list",
    ],
)
def test_the_wheel_alone_rules_and_shows_and_draws_without_jupyter(alone, situation, command):
    done = alone(*command.format(table=situation).split())
    assert (done.returncode, done.stderr) == (FINE, "")


@pytest.mark.parametrize("command", ["lab mine --no-browser", "simulate random cautious"])
def test_whatever_needs_more_says_so_in_one_sentence(alone, command):
    done = alone(*command.split())
    assert done.returncode == REFUSED
    assert re.fullmatch(r"ek-teach: this needs \w+, which is not installed; .*\n", done.stderr)


def test_the_page_on_installing_names_what_the_wheel_alone_needs():
    page = (ROOT / "docs" / "how_to" / "install.md").read_text(encoding="utf-8")
    assert f"pip install -c constraints.txt {' '.join(FEW)}\n" in page


# Quick to begin -------------------------------------------------------------------------------------------------------

IMPORTING = """
import sys
from time import process_time

before, start = set(sys.modules), process_time()
import ek_teach
spent = process_time() - start
others = {name.partition(".")[0] for name in set(sys.modules) - before} - sys.stdlib_module_names - {"ek_teach"}
print(spent, *others)
"""


def test_importing_it_takes_less_than_0_15_seconds_and_nothing_but_python():
    told = [
        subprocess.run([sys.executable, "-c", IMPORTING], capture_output=True, check=True, encoding="utf-8").stdout
        for _ in range(3)
    ]
    assert all(len(line.split()) == 1 for line in told), told
    # The time of the processor: what other programs do meanwhile is not counted.
    assert min(map(float, told)) < 0.15


# What is written for another program ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "command", ["rulebooks zh", "sheet --lang ru", "quiz --number 1 --lang zh", "--lang zh --help"]
)
def test_what_goes_into_a_file_or_another_program_is_utf_8_wherever_it_runs(command):
    lean = {key: value for key, value in os.environ.items() if key != "PYTHONIOENCODING"}
    # As on a computer whose own encoding has none of these letters.
    lean |= {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    command = [sys.executable, "-m", "ek_teach", *command.split()]
    done = subprocess.run(command, capture_output=True, check=False, env=lean)
    assert (done.returncode, done.stderr) == (FINE, b"")
    assert re.search("[а-я一-鿿]", done.stdout.decode("utf-8"))
