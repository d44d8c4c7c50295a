"""What the documentation shows works as it stands there, and every page of it is found."""

import re
import shlex
import shutil
import subprocess
import sys
import textwrap
from doctest import ELLIPSIS, OutputChecker
from importlib.util import find_spec
from pathlib import Path

import nbformat
import pytest

from ek_teach import __version__
from ek_teach.rulings import case_names, check

from .command import run
from .refresh_notebooks import LESSONS, find, refresh

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
EXAMPLE = re.compile(r"<!-- example: python(?P<on>, goes on)? -->\n```python\n(?P<text>.*?)```", re.DOTALL)
FENCE = re.compile(
    r"(?:<!-- file: (?P<file>.+?) -->\n)?^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE
)

PAGES = sorted(page for page in DOCS.glob("*.md") if "```python\n" in page.read_text(encoding="utf-8"))
FOLLOWED = sorted([*DOCS.glob("tutorial/*.md"), *DOCS.glob("how_to/*.md")])


def pages() -> list[Path]:
    """All pages that somebody has written; what the build makes is not among them."""
    return sorted(page for page in DOCS.rglob("*.md") if "generated" not in page.parts)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_examples_of_a_page_run(page, tmp_path, monkeypatch):
    """Each by itself, or with the names of those before it where the page says that it goes on."""
    monkeypatch.chdir(tmp_path)
    known: dict[str, object] = {}
    for example in EXAMPLE.finditer(page.read_text(encoding="utf-8")):
        names = dict(known) if example["on"] else {}
        if "gambit" not in example["text"] or find_spec("pygambit"):
            exec(compile(example["text"], page.name, "exec"), names)
        known |= names


OTHER_COMPUTERS = ("ProcessPoolExecutor(4)", "from distributed import Client")
"""Ten million games and more, on more than this computer."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_no_example_of_a_page_is_passed_over(page):
    left = re.findall(r"```python\n(.*?)```", EXAMPLE.sub("", page.read_text(encoding="utf-8")), re.DOTALL)
    assert [example for example in left if not any(other in example for other in OTHER_COMPUTERS)] == []


SITUATIONS = [
    pytest.param(textwrap.dedent(found["text"]), id=f"{page.stem}-{number}")
    for page in FOLLOWED
    for number, found in enumerate(
        re.finditer(r"^ *```ek\n(?P<text>.*?)^ *```$", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    )
]


@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_situation_on_a_page_is_answered_as_it_says_there(situation):
    books = check(situation).books
    assert books and all(finding.agrees is not False for book in books for finding in book.findings)


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.stem)
def test_a_bare_command_stands_only_where_it_is_said_how_it_is_found(page):
    told = page.read_text(encoding="utf-8")
    bare = re.findall(r"^(?:\$ )?ek-teach [a-z].*", told, re.MULTILINE)
    assert not bare or "bin/activate" in told


def commands(block: str) -> list[tuple[str, str]]:
    """The commands of a block, each with what it is said to print; a line ``...`` stands for any number of lines."""
    parts = re.split(r"^\$ (.*)\n", block, flags=re.MULTILINE)[1:]
    return list(zip(parts[::2], parts[1::2], strict=True))


@pytest.mark.parametrize("page", FOLLOWED, ids=lambda page: page.stem)
def test_whoever_follows_a_page_sees_what_it_says(page, tmp_path, monkeypatch):
    """Files are saved as the page has them, and commands are run one after the other in the folder that holds them."""
    monkeypatch.chdir(tmp_path)
    for block in FENCE.finditer(page.read_text(encoding="utf-8")):
        if block["file"]:
            (tmp_path / block["file"]).write_text(block["text"], encoding="utf-8")
        elif block["kind"] == "console":
            for command, told in commands(block["text"]):
                program, *arguments = shlex.split(command)
                if program == "cp":
                    shutil.copy(ROOT / arguments[0], tmp_path / arguments[1])
                    continue
                assert program == "ek-teach", command
                shown = run(*arguments).output
                assert OutputChecker().check_output(told, shown, ELLIPSIS), f"{command}\n{shown}"


def test_a_tutorial_has_something_to_follow():
    """So that a page whose blocks are written in another way is not passed over."""
    for name in ("first_ruling", "first_lesson"):
        told = (DOCS / "tutorial" / f"{name}.md").read_text(encoding="utf-8")
        assert sum(block["kind"] == "console" for block in FENCE.finditer(told)) >= 5


def test_the_cases_that_the_help_names_are_in_the_library():
    """The reference of the command line is its help, and people copy the examples."""
    named = re.findall(r"^ +ek-teach rule ([a-z-]{2,})(?: |$)", run("rule", "--help").output, re.MULTILINE)
    assert named and set(named) <= set(case_names())


def test_the_citation_is_of_this_version():
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *pages()], ids=lambda page: page.stem)
def test_links_lead_somewhere_where_the_text_lies(page):
    """Who reads the pages without building them finds what they speak of; the build looks after anchors besides."""
    told = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    linked = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", told)
    assert [path for path in linked if not (page.parent / path).exists()] == []


PROGRAMS = sorted(
    {name for page in FOLLOWED for name in re.findall(r"python -m (ek_teach[\w.]+)", page.read_text(encoding="utf-8"))}
)


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_of_a_page_runs_without_a_warning_that_it_was_imported_before(program):
    """Whoever follows a page cannot know that such a warning means nothing."""
    room = program.rpartition(".")[0]
    told = (
        f"import sys, {room}, importlib.util as of; print({program!r} in sys.modules, bool(of.find_spec({program!r})))"
    )
    assert (
        subprocess.run([sys.executable, "-c", told], capture_output=True, check=True, text=True).stdout
        == "False True\n"
    )


# The lessons ----------------------------------------------------------------------------------------------------------


def test_lessons_are_refreshed_by_name_and_all_without_one():
    one = LESSONS / "03_attack_stacking.ipynb"
    assert find(["03_attack_stacking"]) == find([one.name]) == find([str(one)]) == [one]
    assert find([]) == sorted(LESSONS.glob("*.ipynb"))
    with pytest.raises(
        SystemExit, match=r"^there is no lesson '03_atack_stacking' .*did you mean '03_attack_stacking'"
    ):
        find(["03_atack_stacking"])


def test_a_refreshed_lesson_shows_what_it_shows_without_widgets(tmp_path):
    lesson = tmp_path / "99_short.ipynb"
    cells = [nbformat.v4.new_code_cell("import ipywidgets\nprint(2 + 2)\nipywidgets.IntSlider()")]
    nbformat.write(nbformat.v4.new_notebook(cells=cells), lesson)
    refresh(lesson)
    printed, shown = nbformat.read(lesson, as_version=4).cells[0].outputs
    assert printed["text"] == "4\n" and list(shown["data"]) == ["text/plain"]


@pytest.mark.parametrize("lesson", sorted(LESSONS.glob("*.ipynb")), ids=lambda path: path.stem)
def test_every_lesson_is_listed_for_teachers_with_its_page(lesson):
    told = (DOCS / "how_to" / "teach.md").read_text(encoding="utf-8")
    assert f"(../../notebooks/{lesson.name}) | [" in told and f"(../lessons/{lesson.stem}.md) |" in told


# Built as pages -------------------------------------------------------------------------------------------------------


def test_the_documentation_is_built_by_one_command_wherever_that_is_told():
    told = [ROOT / "README.md", *(DOCS / "how_to" / f"{name}.md" for name in ("build_the_docs", "contribute"))]
    lines = [re.findall(r"^\S*python -m sphinx .*", page.read_text("utf-8"), re.MULTILINE) for page in told]
    assert lines == [[".venv/bin/python -m sphinx -W --keep-going -b html docs build/docs"]] * len(told)


def test_the_checks_build_the_documentation_by_the_command_of_the_first_page():
    checks = (ROOT / ".ci" / "run").read_text("utf-8")
    assert "docs_command=$(told docs)" in checks and re.search(r'bash -euo pipefail -c "\$\{?docs_command', checks)
    assert "<!-- command: docs -->\n```sh\n" in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.browser
def test_a_walk_can_be_stepped_through_in_the_built_page(browser):
    built = ROOT / "build" / "docs" / "tutorial" / "lessons" / "03_attack_stacking.html"
    if not built.exists():
        pytest.skip("the documentation is not built")
    page, faults = browser.new_page(), []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("request", lambda asked: faults.append(asked.url) if asked.url.startswith("http") else None)
    page.goto(built.as_uri())
    walk = page.locator(".ek-root").first
    assert "Step 0 of" in walk.inner_text()
    walk.get_by_role("button", name="Next").click()
    assert "Step 1 of" in walk.inner_text() and "Ana plays Attack" in walk.inner_text()
    page.close()
    assert faults == []
