"""The learner's folder is safe, JupyterLab starts quietly on this Python, and what is missing is said."""

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from ek_teach.errors import EkTeachError
from ek_teach.lessons import FIRST_LESSON, Copied, copy_lessons, doctor, find_lessons, folder, lab, readiness, start_lab


def notebook(source: str, *outputs: str) -> str:
    """A notebook of one cell, as a copy of it is written."""
    shown = [{"output_type": "stream", "name": "stdout", "text": [text]} for text in outputs]
    ran = len(outputs) or None
    cell = {"cell_type": "code", "execution_count": ran, "metadata": {}, "outputs": shown, "source": [source]}
    return json.dumps({"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}, indent=1) + "\n"


@pytest.fixture
def shipped(tmp_path: Path) -> Path:
    place = tmp_path / "shipped"
    (place / "more").mkdir(parents=True)
    (place / ".ipynb_checkpoints").mkdir()
    (place / FIRST_LESSON).write_text(notebook("first"))
    (place / "more" / "cards.txt").write_text("cards")
    (place / ".ipynb_checkpoints" / FIRST_LESSON).write_text("old")
    return place


def test_the_lessons_are_found_and_each_is_a_notebook():
    notebooks = sorted(find_lessons().glob("*.ipynb"))
    assert notebooks[0].name == FIRST_LESSON
    assert all(json.loads(path.read_text(encoding="utf-8"))["nbformat"] == 4 for path in notebooks)


def test_lessons_beside_the_package_go_before_those_of_a_checkout(monkeypatch, tmp_path):
    package = tmp_path / "site" / "ek_teach" / "lessons"
    checkout = tmp_path / "site" / "notebooks"
    monkeypatch.setattr(folder, "files", lambda _name: package)
    with pytest.raises(EkTeachError, match="install ek-teach again"):
        find_lessons()
    for place in (checkout, package / "notebooks"):
        place.mkdir(parents=True)
        (place / FIRST_LESSON).touch()
        assert find_lessons() == place


def test_everything_is_copied_but_what_is_hidden(shipped, tmp_path):
    target = tmp_path / "deep" / "mine"
    assert copy_lessons(target, shipped) == Copied((FIRST_LESSON, "more/cards.txt"), (), ())
    assert sorted(path.name for path in target.rglob("*")) == [FIRST_LESSON, "cards.txt", "more"]
    assert (target / FIRST_LESSON).read_text() == notebook("first")


def test_a_learners_changed_file_is_never_overwritten(shipped, tmp_path):
    target = tmp_path / "mine"
    copy_lessons(target, shipped)
    (target / FIRST_LESSON).write_text("my own answers")
    (target / "notes.txt").write_text("my notes")
    assert copy_lessons(target, shipped) == Copied((), ("more/cards.txt",), (FIRST_LESSON,))
    assert (target / FIRST_LESSON).read_text() == "my own answers"
    assert (target / "notes.txt").read_text() == "my notes"


def test_a_new_version_of_a_lesson_leaves_the_learners_file_alone(shipped, tmp_path):
    target = tmp_path / "mine"
    copy_lessons(target, shipped)
    (shipped / FIRST_LESSON).write_text(notebook("second edition"))
    assert copy_lessons(target, shipped).kept == (FIRST_LESSON,)
    assert (target / FIRST_LESSON).read_text() == notebook("first")


def test_a_deleted_lesson_comes_back(shipped, tmp_path):
    target = tmp_path / "mine"
    copy_lessons(target, shipped)
    (target / FIRST_LESSON).unlink()
    assert copy_lessons(target, shipped).new == (FIRST_LESSON,)


def test_a_link_that_leads_nowhere_is_the_learners_own(shipped, tmp_path):
    target = tmp_path / "mine"
    target.mkdir()
    (target / FIRST_LESSON).symlink_to(tmp_path / "gone")
    assert copy_lessons(target, shipped).kept == (FIRST_LESSON,)


def test_half_a_copy_is_not_left_behind(shipped, tmp_path, monkeypatch):
    def fail(*_arguments):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    monkeypatch.setattr(Path, "replace", fail)
    target = tmp_path / "mine"
    with pytest.raises(EkTeachError, match="No space left on device"):
        copy_lessons(target, shipped)
    assert list(target.iterdir()) == []


def test_a_copy_has_no_outputs_so_that_nothing_is_told_before_its_cell_has_run(shipped, tmp_path):
    (shipped / FIRST_LESSON).write_text(notebook("1 + 1", "2, the answer"))
    target = tmp_path / "mine"
    copy_lessons(target, shipped)
    assert (target / FIRST_LESSON).read_text() == notebook("1 + 1")
    assert copy_lessons(target, shipped).kept == ()
    # Outputs that are stored anew in the package make no other lesson of it.
    (shipped / FIRST_LESSON).write_text(notebook("1 + 1", "2"))
    assert copy_lessons(target, shipped).same == (FIRST_LESSON, "more/cards.txt")


def test_no_lesson_is_copied_with_an_output(tmp_path):
    copy_lessons(tmp_path)
    for path in tmp_path.glob("*.ipynb"):
        copy, lesson = (json.loads(each.read_text(encoding="utf-8")) for each in (path, find_lessons() / path.name))
        assert not [cell for cell in copy["cells"] if cell.get("outputs") or cell.get("execution_count")]
        assert [cell["source"] for cell in copy["cells"]] == [cell["source"] for cell in lesson["cells"]]


@pytest.mark.parametrize("inside", ["", "folder"])
def test_a_file_is_not_a_folder_for_lessons(shipped, tmp_path, inside):
    (tmp_path / "file").write_text("mine")
    with pytest.raises(EkTeachError, match="folder"):
        copy_lessons(tmp_path / "file" / inside, shipped)
    assert (tmp_path / "file").read_text() == "mine"


@pytest.mark.parametrize("name", ["a" * 300, "nul\0byte", "new/" + "a" * 300])
def test_a_folder_that_cannot_be_is_told_in_one_sentence(shipped, tmp_path, name):
    with pytest.raises(EkTeachError, match=r"cannot be copied into .*; name a folder of your own"):
        copy_lessons(tmp_path / name, shipped)


def test_a_folder_that_may_not_be_looked_into_is_told_in_one_sentence(shipped, tmp_path, monkeypatch):
    closed, stat = tmp_path / "closed", Path.stat

    def look(path, **options):
        # The same for root, whom no permission stops.
        if closed in path.parents:
            raise PermissionError(13, "Permission denied", str(path))
        return stat(path, **options)

    closed.mkdir()
    monkeypatch.setattr(Path, "stat", look)
    with pytest.raises(EkTeachError, match="Permission denied"):
        copy_lessons(closed / "lessons", shipped)


def test_jupyterlab_runs_on_this_python_and_asks_nothing_of_the_network():
    command = lab.lab_command(Path("mine"), Path("settings"), port=8899, browser=False)
    assert command[:3] == [sys.executable, "-m", "jupyterlab"]
    assert "--ServerApp.ip=127.0.0.1" in command
    assert "--LabApp.news_url=None" in command
    assert "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate" in command
    assert "--ServerApp.port=8899" in command
    assert "--no-browser" in command


@pytest.mark.parametrize(("user", "allowed"), [(0, True), (1000, False)])
def test_root_must_be_allowed_and_nobody_else(monkeypatch, user, allowed):
    monkeypatch.setattr(os, "geteuid", lambda: user, raising=False)
    assert ("--allow-root" in lab.lab_command(Path("mine"), Path("settings"))) is allowed


def test_without_a_screen_no_browser_is_tried(monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "name", "posix")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert not lab.can_show_browser()


def test_without_any_browser_none_is_tried(monkeypatch):
    def none(*_names):
        raise lab.webbrowser.Error("could not locate runnable browser")

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(lab.webbrowser, "get", none)
    assert not lab.can_show_browser()
    monkeypatch.setattr(lab.webbrowser, "get", lambda *_names: object())
    assert lab.can_show_browser()


def test_a_server_that_fails_is_told(monkeypatch, tmp_path):
    monkeypatch.setattr(lab, "lab_command", lambda *_places, **_options: [sys.executable, "-c", "raise SystemExit(7)"])
    with pytest.raises(EkTeachError, match="exit code 7"):
        start_lab(tmp_path)


def test_a_server_that_ends_by_itself_ends_well(monkeypatch, tmp_path):
    monkeypatch.setattr(lab, "lab_command", lambda *_places, **_options: [sys.executable, "-c", "pass"])
    start_lab(tmp_path)


def test_this_computer_is_ready():
    assert [check.name for check in readiness() if not check.good] == []


def test_a_missing_package_is_named(monkeypatch):
    monkeypatch.setattr(doctor, "_required_packages", lambda: ("typer", "no-such-package"))
    check = next(check for check in readiness() if check.name == "packages")
    assert not check.good
    assert "no-such-package" in check.found


def test_the_packages_looked_for_are_those_that_the_project_requires(monkeypatch):
    lines = ["anywidget<1,>=0.9", "fluent.runtime<1,>=0.4", 'pytest<10,>=8; extra == "test"']
    monkeypatch.setattr(doctor, "requires", lambda _name: lines)
    assert doctor._required_packages() == ("anywidget", "fluent.runtime")


def test_a_missing_extra_is_told_with_what_to_type_and_is_no_fault(monkeypatch):
    checks = {check.name: check for check in readiness()}
    assert {"[theory]", "[nbgrader]", "[site]"} <= checks.keys()
    monkeypatch.setattr(doctor, "find_spec", lambda name: None if name == "pygambit" else object())
    theory, nbgrader, _ = (check for check in readiness() if check.name.startswith("["))
    assert theory.good and "pygambit not installed" in theory.found and '-e ".[theory]"' in theory.found
    assert nbgrader.good and "not installed" not in nbgrader.found


def test_a_folder_that_cannot_be_written_to_is_told(tmp_path):
    check = next(check for check in readiness(tmp_path / "gone") if check.name == "write access")
    assert not check.good
    assert "gone" in check.found


def test_missing_lessons_are_told(monkeypatch, tmp_path):
    monkeypatch.setattr(folder, "files", lambda _name: tmp_path)
    assert not next(check for check in readiness() if check.name == "lessons").good


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals of this kind are POSIX")
def test_the_lab_serves_the_first_lesson_on_this_python_and_ends_on_request(tmp_path):
    """With an empty home, a foreign kernel of the same name in it, and the wished port taken."""
    home = tmp_path / "home"
    foreign = home / ".local" / "share" / "jupyter" / "kernels" / "python3"
    foreign.mkdir(parents=True)
    (foreign / "kernel.json").write_text('{"argv": ["/bin/false"], "display_name": "Foreign", "language": "python"}')
    said = tmp_path / "said.txt"
    environment = os.environ | {"HOME": str(home)}
    for name in [name for name in environment if name.startswith("JUPYTER")]:
        del environment[name]
    command = [sys.executable, "-m", "ek_teach", "lab", "mine", "--no-browser"]
    with said.open("wb") as log:
        program = subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=log, stderr=subprocess.STDOUT)
    try:
        address = None
        while address is None and program.poll() is None:
            time.sleep(0.1)
            address = re.search(r"http://127\.0\.0\.1:\d+/lab/tree/00_start_here\.ipynb\?token=\w+", said.read_text())
        assert address, said.read_text()
        with urllib.request.urlopen(address[0]) as page:
            assert page.status == 200
        with urllib.request.urlopen(address[0].replace("lab/tree/00_start_here.ipynb", "api/kernelspecs")) as answer:
            kernel = json.load(answer)["kernelspecs"]["python3"]["spec"]
        # The bare name is that of the Python which runs the server.
        assert kernel["argv"][0] in ("python", sys.executable)
    finally:
        program.send_signal(signal.SIGINT)
        code = program.wait()
    assert code == 0, said.read_text()
    assert "Traceback" not in said.read_text()
    assert (tmp_path / "mine" / FIRST_LESSON).is_file()
