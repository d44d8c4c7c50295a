"""The site: what goes into it, what is refused, and the lessons in a browser whose every way to a network is cut."""

import json
import re
import subprocess
import sys
import tarfile
import threading
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from typing import Any

import pytest

from ek_teach import errors
from ek_teach.diagrams import layout
from ek_teach.errors import EkTeachError, MissingLibraryError
from ek_teach.languages import LANGUAGES
from ek_teach.lessons.site import building, jupyterlite, packages, pyodide, serve, wheels
from ek_teach.lessons.site.front_page import front_page
from ek_teach.lessons.site.notebooks import site_lessons
from ek_teach.lessons.translating import TRANSLATED
from ek_teach.theory import missing

from .command import refuses, run
from .conftest import CHROMIUM_FLAGS, find_chromium

PYTHON = "3.14.2"

LOCK = {"info": {"python": PYTHON}, "packages": {"numpy": {"file_name": "numpy.whl"}}}


def runtime(folder: Path, **changed: str | None) -> Path:
    """A folder that holds what Pyodide is made of, as far as its files are looked at."""
    files = dict.fromkeys(pyodide._FILES, "") | {pyodide.LOCK: json.dumps(LOCK)} | changed
    (folder / "package").mkdir(parents=True)
    for name, text in files.items():
        if text is not None:
            (folder / "package" / name).write_text(text, encoding="utf-8")
    return folder


# Pyodide --------------------------------------------------------------------------------------------------------------


def test_pyodide_is_taken_from_a_folder_or_a_tar_file(tmp_path):
    source = runtime(tmp_path / "source")
    with tarfile.open(tmp_path / "it.tgz", "w:gz") as archive:
        archive.add(source / "package", "package")
    for number, one in enumerate((source, source / "package", tmp_path / "it.tgz")):
        target = tmp_path / f"target-{number}"
        assert pyodide.unpack_pyodide(one, target, "314.0.6", "3.14") == PYTHON
        assert {path.name for path in target.iterdir()} == set(pyodide._FILES)


def test_what_is_no_pyodide_for_this_kernel_is_refused(tmp_path):
    (tmp_path / "text.tgz").write_text("no tar file", encoding="utf-8")
    old = json.dumps({"info": {"python": "3.13.1"}})
    for source, words in (
        (tmp_path / "nowhere.tgz", "cannot be read"),
        (tmp_path / "text.tgz", "it is no tar file"),
        (runtime(tmp_path / "half", **{"pyodide.asm.wasm": None}), r"pyodide\.asm\.wasm not there"),
        (runtime(tmp_path / "old", **{pyodide.LOCK: old}), r"Python is 3\.13\.1, and the kernel needs 3\.14"),
        (runtime(tmp_path / "odd", **{pyodide.LOCK: "[]"}), "Python is unknown"),
    ):
        with pytest.raises(EkTeachError, match=words):
            pyodide.unpack_pyodide(source, tmp_path / "target", "314.0.6", "3.14")
        assert not (tmp_path / "target").exists()


def test_without_npm_or_a_network_it_is_said_what_else_can_be_done(tmp_path, monkeypatch):
    monkeypatch.setattr(pyodide, "user_cache_path", lambda _name: tmp_path / "cache")
    monkeypatch.setattr(pyodide.shutil, "which", lambda _name: None)
    with pytest.raises(EkTeachError, match=r"^there is no npm to fetch Pyodide 1\.2\.3 with.* --pyodide\.$"):
        pyodide.fetch_pyodide("1.2.3")
    monkeypatch.setattr(pyodide.shutil, "which", lambda _name: str(tmp_path / "npm"))
    with pytest.raises(EkTeachError, match=r"^npm could not fetch Pyodide 1\.2\.3.* --pyodide\.$"):
        pyodide.fetch_pyodide("1.2.3")


def test_npm_is_asked_once(tmp_path, monkeypatch):
    asked = []

    def pack(command, *, cwd, **_settings):
        asked.append(command[1:])
        (Path(cwd) / "pyodide-1.2.3.tgz").write_bytes(b"it")

    monkeypatch.setattr(pyodide, "user_cache_path", lambda _name: tmp_path)
    monkeypatch.setattr(pyodide.shutil, "which", lambda name: name)
    monkeypatch.setattr(pyodide.subprocess, "run", pack)
    for _ in range(2):
        assert pyodide.fetch_pyodide("1.2.3").read_bytes() == b"it"
    assert asked == [["pack", "--silent", "pyodide@1.2.3"]]
    assert [path.name for path in tmp_path.iterdir()] == ["pyodide-1.2.3.tgz"]


# What goes into the site ----------------------------------------------------------------------------------------------


def test_everything_a_package_needs_in_the_browser_comes_with_it():
    found = {package.name: package for package in packages.packages_needed(PYTHON)}
    for package in found.values():
        assert set(package.needs) <= set(found), package.name
        assert not any(path.endswith((".so", ".pyd", ".pyc")) for path in package.content), package.name
        # What a package says of itself comes with it, and so does its licence.
        assert any(path.endswith(".dist-info/METADATA") for path in package.content), package.name
    assert "pexpect" not in found


def test_a_package_that_is_not_here_is_named(monkeypatch):
    def nowhere(name):
        raise PackageNotFoundError(name)

    with pytest.raises(EkTeachError, match=r"^the site needs the package traitlets, which is not wholly on this comp"):
        packages.packages_needed(PYTHON, nowhere)


def test_the_list_holds_each_package_that_is_asked_for_and_none_besides(tmp_path):
    (tmp_path / pyodide.LOCK).write_text(json.dumps(LOCK), encoding="utf-8")
    needed = packages.packages_needed(PYTHON)
    packed = [wheels.pack(one, tmp_path) for one in (*needed, *packages.stand_ins(), packages.own_package(needed))]
    wheels.list_wheels(tmp_path / pyodide.LOCK, packed)
    listed = json.loads((tmp_path / pyodide.LOCK).read_text(encoding="utf-8"))["packages"]
    assert set(wheels.PRELOADED) - {"ipykernel", "pyodide-kernel"} <= set(listed)
    for entry in listed.values():
        assert (tmp_path / entry["file_name"]).is_file()
        assert set(entry["depends"]) <= set(listed)
    assert "numpy" not in listed
    with zipfile.ZipFile(tmp_path / listed["ek-teach"]["file_name"]) as own:
        names = set(own.namelist())
    assert {"ek_teach/rulebook/data/es.toml", "ek_teach/diagrams/layouts.json"} <= names
    assert not any("__pycache__" in name for name in names)


def test_the_same_package_makes_the_same_file(tmp_path):
    (package,) = (one for one in packages.stand_ins() if one.name == "piplite")
    first = wheels.pack(package, tmp_path).file.read_bytes()
    time.sleep(0.01)
    assert wheels.pack(package, tmp_path).file.read_bytes() == first


def test_the_lessons_lie_there_in_every_language_for_the_kernel_of_the_browser():
    lessons = {path: json.loads(notebook) for path, notebook in site_lessons()}
    assert set(lessons) == {f"{language}/{lesson}.ipynb" for language in LANGUAGES for lesson in TRANSLATED}
    for path, notebook in lessons.items():
        assert notebook["metadata"]["kernelspec"]["name"] == "python"
        text = "".join("".join(cell["source"]) for cell in notebook["cells"])
        assert path.startswith("en/") or f'speak("{path[:2]}")' in text
        for link in re.findall(r"\]\((\w+\.ipynb)\)", text):
            assert f"{path[:2]}/{link}" in lessons


ALONE = """
import json, sys
from importlib.abc import MetaPathFinder
from importlib.metadata import packages_distributions
from IPython.core.interactiveshell import InteractiveShell

there, lessons = json.load(sys.stdin)
absent = set(packages_distributions()) - set(there)

class OnlyWhatIsThere(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in absent:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, OnlyWhatIsThere())
shell = InteractiveShell.instance(colors="nocolor")
for path, cells in lessons.items():
    shell.reset()
    for cell in cells:
        done = shell.run_cell(cell)
        assert done.success, f"{path}: {cell}"
print("All have run.")
"""


@pytest.mark.slow
def test_the_lessons_and_exercises_import_nothing_that_is_not_in_the_site():
    needed = packages.packages_needed(PYTHON)
    there = {path.split("/")[0].removesuffix(".py") for one in needed for path in one.content} | {"ek_teach"}
    lessons = {
        path: ["".join(cell["source"]) for cell in json.loads(notebook)["cells"] if cell["cell_type"] == "code"]
        for path, notebook in site_lessons()
        if path.startswith("en/")
    }
    lessons["an exercise"] = ["import ek_teach", "ek_teach.exercise('counting-1', student='Ada').solution()"]
    ran = subprocess.run(
        [sys.executable, "-c", ALONE], input=json.dumps([sorted(there), lessons]), capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert ran.stdout.endswith("All have run.\n"), ran.stdout[-3000:] + ran.stderr[-3000:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_page_opens_the_first_lesson_and_names_it_in_every_language(language):
    page = front_page(language)
    lessons = dict(site_lessons())
    assert f'content="0; url=lab/index.html?path={language}/00_start_here.ipynb"' in page
    links = re.findall(r'href="lab/index\.html\?path=([^"]*)"', page)
    assert links[0].startswith(language) and len(links) == len(LANGUAGES) and set(links) <= set(lessons)
    assert "Español" in page or "español" in page


# What is refused ------------------------------------------------------------------------------------------------------


def test_a_folder_that_holds_anything_else_is_left_alone(tmp_path, monkeypatch):
    monkeypatch.setattr(building, "find_lite", lambda: None)
    (tmp_path / "thesis.txt").write_text("mine", encoding="utf-8")
    refuses(run("site", tmp_path), "holds other files")
    refuses(run("site", tmp_path / "thesis.txt"), "is a file")
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


def test_an_earlier_site_is_replaced_and_what_else_lies_there_is_kept(tmp_path):
    for folder in ("built", "target"):
        (tmp_path / folder / "static").mkdir(parents=True)
        for name in building._MARKS:
            (tmp_path / folder / name).write_text(folder, encoding="utf-8")
    (tmp_path / "target" / "static" / "old.js").write_text("", encoding="utf-8")
    (tmp_path / "target" / "for the class.pdf").write_text("mine", encoding="utf-8")
    building._require_room(tmp_path / "target")
    building._set_in_place(tmp_path / "built", tmp_path / "target")
    assert {path.name for path in (tmp_path / "target").rglob("*")} == {*building._MARKS, "static", "for the class.pdf"}
    assert (tmp_path / "target" / "index.html").read_text(encoding="utf-8") == "built"


def test_a_folder_that_cannot_be_made_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr(building, "find_lite", lambda: None)
    (tmp_path / "file").write_text("", encoding="utf-8")
    refuses(run("site", tmp_path / "file" / "site"), "cannot be written", "name a folder of your own")


def test_without_jupyterlite_it_is_said_how_to_get_it(tmp_path, monkeypatch):
    monkeypatch.setattr(jupyterlite, "find_spec", lambda _name: None)
    refuses(run("site", tmp_path / "site"), "a site needs JupyterLite", "pip install 'ek-teach[site]'")
    assert not (tmp_path / "site").exists()


def test_without_the_widgets_of_jupyterlab_they_are_named(tmp_path, monkeypatch):
    with pytest.raises(MissingLibraryError, match="a site needs anywidget, which JupyterLab does not find"):
        jupyterlite._extension("anywidget", [tmp_path])


# What a browser cannot do ---------------------------------------------------------------------------------------------

WITHOUT_NUMPY = """
import sys
from IPython.core.interactiveshell import InteractiveShell
shell = InteractiveShell.instance(colors="nocolor")
shell.run_cell("import ek_teach")
sys.modules["numpy"] = None
for cell in ("ek_teach.simulate('cautious', 'random')", "import numpy", "import ek_teach.nothing"):
    shell.run_cell(cell)
    print("=====")
"""


def test_a_notebook_tells_in_one_sentence_which_library_is_missing():
    """And only where this package asked for it: what a reader imports, Python itself tells."""
    ran = subprocess.run([sys.executable, "-c", WITHOUT_NUMPY], capture_output=True, text=True, check=True)
    ours, readers, unknown, _ = ran.stdout.split("=====")
    assert ours.strip() == (
        "MissingLibraryError: this needs numpy, which is not installed; install ek-teach again, with all it needs."
    )
    assert "Traceback" in readers and "Traceback" in unknown


def test_in_a_browser_nobody_is_told_to_install_what_is_compiled(monkeypatch):
    for module in (errors, missing, layout):
        monkeypatch.setattr(module, "IN_BROWSER", True)
    monkeypatch.setattr(layout, "_program", lambda *_asked: None)
    told = "^this needs {}, which Python in a browser does not have here; use Python on a computer[.]$"
    assert re.match(told.format("numpy"), str(errors.lacking(ModuleNotFoundError(name="numpy.linalg"))))
    with pytest.raises(MissingLibraryError, match=told.format("open_spiel")):
        missing.needs("pyspiel.nothing", "a game for OpenSpiel")
    with pytest.raises(MissingLibraryError, match=told.format("Graphviz")):
        layout.run_graphviz("digraph {}", "svg")


# The server -----------------------------------------------------------------------------------------------------------


def test_the_server_in_the_site_tells_a_browser_what_each_file_is(tmp_path):
    """Whatever this computer thinks of their endings: a browser refuses a module of another kind."""
    for name in ("a.mjs", "a.js", "a.wasm", "a.json"):
        (tmp_path / name).write_text("", encoding="utf-8")
    script = tmp_path / "serve.py"
    script.write_bytes(Path(serve.__file__).read_bytes())
    # As its users start it: alone, with a Python that knows nothing of this package.
    with subprocess.Popen(
        [sys.executable, "-I", str(script)], stdout=subprocess.PIPE, text=True, env={}
    ) as server:  # fmt: skip
        try:
            address = re.search(r"http://\S+/", server.stdout.readline()).group()
            kinds = {}
            for name in ("a.mjs", "a.js", "a.wasm", "a.json"):
                with urllib.request.urlopen(address + name) as answer:
                    kinds[name] = answer.headers["Content-Type"]
        finally:
            server.terminate()
    assert kinds == {
        "a.mjs": "text/javascript", "a.js": "text/javascript", "a.wasm": "application/wasm",
        "a.json": "application/json",
    }  # fmt: skip


def test_the_server_takes_the_next_port_that_is_free(tmp_path):
    with serve.open_server(tmp_path) as one, serve.open_server(tmp_path) as other:
        assert one.server_port != other.server_port


def test_the_server_says_nothing_of_a_browser_that_hangs_up_and_tells_of_other_troubles(tmp_path, capsys):
    told = []
    with serve.open_server(tmp_path) as server:
        for trouble in (BrokenPipeError(), ConnectionResetError(), ValueError("something else")):
            try:
                raise trouble
            except type(trouble):
                server.handle_error(None, ("localhost", 1))
            told.append(capsys.readouterr().err)
    assert told[:2] == ["", ""] and "something else" in told[2]


# In a browser ---------------------------------------------------------------------------------------------------------

NO_NETWORK = "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost"

PATIENCE_MS = 240_000
"""The first lesson takes some ten seconds here; a busy machine is given time."""

TRIES = 8


@dataclass
class Opened:
    """The first lesson, open in a browser, after all its cells have run."""

    page: Any
    asked: list[str] = field(default_factory=list)

    def run_all(self) -> None:
        """Choose it in the menu until it is heard: a menu that is still being filled may forget what is chosen."""
        from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

        begun = self.page.locator(".jp-CodeCell .jp-InputPrompt").first.filter(has_text=re.compile(r"\[[*\d]"))
        for _ in range(TRIES):
            self.page.get_by_role("menuitem", name="Run", exact=True).click()
            self.page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
            try:
                begun.wait_for(timeout=PATIENCE_MS / TRIES / 2)
            except PlaywrightTimeoutError:
                self.page.keyboard.press("Escape")
                continue
            return
        raise AssertionError(f"no cell begins to run: {self.page.locator('body').inner_text()}")

    def runs(self, code: str) -> Any:
        """Write into the last cell and run it; give what comes of it."""
        cell = self.page.locator(".jp-CodeCell").last
        cell.scroll_into_view_if_needed()
        cell.locator(".cm-content").click()
        self.page.keyboard.press("ControlOrMeta+a")
        self.page.keyboard.insert_text(f"{code}\nprint('Done:', {code[:8]!r})")
        self.page.keyboard.press("Control+Enter")
        return cell.locator(".jp-Cell-outputArea")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("built") / "site"
    result = run("site", folder, "--lang", "en")
    if result.exit_code:
        pytest.skip(f"no site can be built here: {result.stderr}")
    return folder


@pytest.fixture(scope="module")
def address(built: Path) -> Iterator[str]:
    with serve.open_server(built) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}/"
        server.shutdown()


@pytest.fixture(scope="module")
def opened(address: str, browser: Any) -> Iterator[Opened]:
    cut = browser.browser_type.launch(executable_path=find_chromium(), args=[*CHROMIUM_FLAGS, NO_NETWORK])
    page = cut.new_page(viewport={"width": 1280, "height": 1000})
    page.set_default_timeout(PATIENCE_MS)
    lesson = Opened(page)
    page.context.on("request", lambda request: lesson.asked.append(request.url))
    page.goto(address)
    # The page opens by itself what it names; the cells wait for the kernel.
    page.locator(".jp-Notebook:visible .jp-CodeCell").first.wait_for()
    lesson.run_all()
    page.locator(".jp-OutputArea-output .ek-walk:has(.ek-root)").nth(2).wait_for(state="attached")
    yield lesson
    cut.close()


@pytest.mark.browser
@pytest.mark.slow
class TestWithoutANetwork:
    """All that the site promises, in a Chromium that finds no other host than this one."""

    def test_every_cell_of_the_first_lesson_runs(self, opened: Opened) -> None:
        opened.page.locator(".jp-CodeCell .jp-InputPrompt").last.filter(has_text=re.compile(r"\[\d+\]")).wait_for()
        assert opened.page.locator("[data-mime-type='application/vnd.jupyter.stderr']").count() == 0
        assert opened.page.locator("[data-mime-type='application/vnd.jupyter.error']").count() == 0

    def test_it_steps_and_cites_its_paragraph(self, opened: Opened) -> None:
        walk = opened.page.locator(".ek-walk .ek-root").first
        walk.scroll_into_view_if_needed()
        walk.press("Home")
        begin = walk.inner_text()
        walk.get_by_role("button", name="Next", exact=True).click()
        assert walk.inner_text() != begin
        walk.get_by_role("button", name="Last", exact=True).click()
        assert "4 turns" in walk.inner_text()
        assert "es, Turno a turno 5" in walk.inner_text()
        walk.press("Home")
        assert walk.inner_text() == begin

    def test_it_changes_its_language(self, opened: Opened) -> None:
        """The kernel tells it anew."""
        walk = opened.page.locator(".ek-walk .ek-root").first
        walk.locator("[data-key=language]").select_option("Türkçe")
        opened.page.locator(".ek-root[lang=tr]").wait_for()
        walk.get_by_role("button", name="İleri", exact=True).wait_for()
        walk.locator("[data-key=language]").select_option("English")
        walk.get_by_role("button", name="Next", exact=True).wait_for()

    def test_a_case_is_ruled(self, opened: Opened) -> None:
        shown = opened.runs("from ek_teach.rulings import check\ndisplay(check('attack-on-the-first-owed-turn'))")
        shown.get_by_text("Done:").wait_for()
        told = shown.inner_text()
        assert "Dudas frecuentes 4" in told and "4" in told and "zh" in told

    def test_a_picture_is_drawn(self, opened: Opened) -> None:
        shown = opened.runs("display(ek_teach.turn_flow(ek_teach.load_rulebook('zh')))")
        shown.locator("svg").first.wait_for()

    @pytest.mark.parametrize(
        ("code", "told"),
        [
            ("ek_teach.simulate('cautious', 'random')", "this needs numpy, which Python in a browser does not have"),
            (
                "from ek_teach.theory import gambit_equilibrium as solve; solve(1)",
                "this needs pygambit, which Python in a browser",
            ),
            ("%pip install numpy", "this site works without a network and cannot install packages"),
        ],
    )
    def test_what_it_cannot_do_it_says_in_one_sentence(self, opened: Opened, code: str, told: str) -> None:
        shown = opened.runs(code)
        shown.get_by_text(told).wait_for()
        assert "Traceback" not in shown.inner_text()

    def test_no_other_host_is_asked_and_none_would_answer(self, opened: Opened) -> None:
        assert [url for url in opened.asked if not re.match("(http://localhost:|data:|blob:)", url)] == []
        cut = "() => fetch('https://example.org/').then(() => 'answered', () => 'cut')"
        assert opened.page.evaluate(cut) == "cut"
