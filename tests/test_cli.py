"""Each command does what its help says, and answers hostile input with one sentence and the right exit code."""

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ek_teach import __version__, lessons, rulebook
from ek_teach.languages import LANGUAGES
from ek_teach.lessons import Check
from ek_teach.rulebook import RULEBOOKS, load_rulebook
from tests.command import refuses, run

FINE, NO, USAGE, REFUSED = 0, 1, 2, 3

TABLE = """
title:    Attack answered with Attack
rulebook: es
players:  Ana Luis Marta
Ana:      attack, ?*5
Luis:     attack, defuse, ?*4
Marta:    nope, ?*5
pile:     ?*20

Ana:  attack
Luis: attack
ask:  how many turns owed?   answer: 4
"""


STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "table.txt"
    path.write_text(TABLE, encoding="utf-8")
    return path


# The whole command ----------------------------------------------------------------------------------------------------


def test_the_version_is_told():
    assert run("--version").stdout == f"ek-teach {__version__}\n"


@pytest.mark.parametrize("command", ["lab", "show", "rulebooks", "diagram", "doctor"])
def test_every_command_has_help_with_an_example_and_its_exit_codes(command):
    told = run(command, "--help")
    assert told.exit_code == FINE
    assert f"\n    ek-teach {command}" in told.stdout
    assert "Exit codes: 0" in told.stdout
    assert max(map(len, told.stdout.splitlines())) <= 80


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("frobnicate",),
        ("--frobnicate",),
        ("show",),
        ("show", "-", "--format", "pdf"),
        ("show", "-", "--lang", "fr"),
        ("show", "-", "--step", "-1"),
        ("show", "-", "--step", "two"),
        ("show", "-", "--seed", "x"),
        ("show", "-", "--step", "1", "--format", "html"),
        ("show", "one", "two"),
        ("rulebooks", "es", "zh", "ru"),
        ("rulebooks", "--format", "html"),
        ("lab", "--port", "0"),
        ("lab", "--port", "65536"),
        ("doctor", "me"),
    ],
    ids=" ".join,
)
def test_a_command_that_is_written_wrong_is_told_and_ends_with_2(arguments):
    result = run(*arguments)
    assert result.exit_code == USAGE
    assert "Traceback" not in result.output


# show -----------------------------------------------------------------------------------------------------------------


def test_a_situation_is_told_step_by_step_with_its_paragraphs(table):
    result = run("show", table)
    assert (result.exit_code, result.stderr) == (FINE, "")
    assert "Step 0 of 4" in result.stdout
    assert "Step 4 of 4" in result.stdout
    assert "§ es, Turno a turno 5" in result.stdout


def test_one_step_is_told_alone(table):
    result = run("show", table, "--step", "2")
    assert "Step 2 of 4" in result.stdout
    assert "Step 1 of 4" not in result.stdout


@pytest.mark.parametrize("format_", ["text", "json"])
def test_a_step_that_does_not_exist_is_refused(table, format_):
    refuses(run("show", table, "--step", "99", "--format", format_), "no step 99", "0 to 4")


def test_standard_input_is_read_too(table):
    assert run("show", "-", stdin=TABLE).stdout == run("show", table).stdout


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm(table):
    text = b"\xef\xbb\xbf" + TABLE.replace("\n", "\r\n").encode()
    assert run("show", "-", stdin=text).stdout == run("show", table).stdout


def test_json_holds_the_whole_walk_or_one_frame(table):
    walk = json.loads(run("show", table, "--format", "json").stdout)
    assert [frame["number"] for frame in walk["frames"]] == [0, 1, 2, 3, 4]
    assert json.loads(run("show", table, "--format", "json", "--step", "2").stdout) == walk["frames"][2]


def test_html_is_a_page_of_its_own(table, tmp_path):
    page = tmp_path / "page.html"
    result = run("show", table, "--format", "html", "--output", page)
    assert (result.exit_code, result.output) == (FINE, "")
    assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_output_writes_what_would_have_been_printed(table, tmp_path):
    assert run("show", table, "--output", tmp_path / "walk.txt").output == ""
    assert (tmp_path / "walk.txt").read_text(encoding="utf-8") == run("show", table).stdout


def test_the_end_of_a_name_says_how_a_file_is_written_and_an_unknown_end_is_refused(table, tmp_path):
    for end, begins in ((".html", "<!"), (".json", "{"), ("", "Attack answered")):
        assert run("show", table, "--output", tmp_path / f"walk{end}").exit_code == FINE
        assert (tmp_path / f"walk{end}").read_text(encoding="utf-8").startswith(begins), end
    assert run("rule", table, "-r", "es", "--output", tmp_path / "ruling.md").exit_code == FINE
    assert (tmp_path / "ruling.md").read_text(encoding="utf-8").startswith("# ")
    for command in (("show", table), ("rule", table), ("diagram", "nope"), ("sheet",)):
        result = run(*command, "--output", tmp_path / "walk.bmp")
        assert (result.exit_code, "ends with none of" in result.stderr) == (2, True), command
        assert not (tmp_path / "walk.bmp").exists()


def test_output_that_cannot_be_written_is_refused(table, tmp_path):
    refuses(run("show", table, "--output", tmp_path), "cannot be written")
    refuses(run("show", table, "--output", tmp_path / "no" / "such"), "cannot be written")


HOUSE = '[house]\nbase = "es"\n[option.attack_on_attack]\nvalue = "replace"\ninstead_of = "add"\n'


def by_its_name(path: Path) -> Path:
    return path


def by_a_link(path: Path) -> Path:
    link = path.with_name("link")
    link.symlink_to(path)
    return link


def by_a_second_name(path: Path) -> Path:
    second = path.with_name("second")
    os.link(path, second)
    return second


@pytest.mark.parametrize("way", [by_its_name, by_a_link, by_a_second_name])
def test_the_record_is_never_written_over(table, way):
    refuses(run("show", table, "--output", way(table)), "is read from", "name another file")
    assert table.read_text(encoding="utf-8") == TABLE


def test_a_record_that_comes_by_standard_input_is_not_written_over_either(table):
    command = [sys.executable, "-m", "ek_teach", "show", "-", "--output", str(table)]
    with table.open("rb") as stdin:
        ended = subprocess.run(command, stdin=stdin, capture_output=True, text=True, check=False)
    assert ended.returncode == REFUSED
    assert "is read from" in ended.stderr
    assert table.read_text(encoding="utf-8") == TABLE


@pytest.mark.parametrize("way", [by_its_name, by_a_link, by_a_second_name])
def test_house_rules_in_use_are_never_written_over(table, tmp_path, way, monkeypatch):
    monkeypatch.chdir(tmp_path)
    ours, lower = tmp_path / "ours.toml", tmp_path / "lower.toml"
    lower.write_text(HOUSE, encoding="utf-8")
    ours.write_text('[house]\nbase = "lower.toml"\n[option.three_of_a_kind]\nvalue = "on"\ninstead_of = "off"\n')
    shown = ("show", table, "--format", "text")
    before = ours.read_bytes(), lower.read_bytes()
    refuses(run(*shown, "--rulebook", ours, "--output", way(ours)), "is read from")
    refuses(run(*shown, "--rulebook", "ours.toml", "--output", lower), "is read from")
    table.write_text(TABLE.replace("rulebook: es", "rulebook: ours.toml"), encoding="utf-8")
    refuses(run(*shown, "--output", ours), "is read from")
    assert (ours.read_bytes(), lower.read_bytes()) == before


def test_another_file_may_be_replaced_and_keeps_its_link_and_its_permissions(table, tmp_path):
    page = tmp_path / "page.txt"
    page.write_text("old")
    page.chmod(0o640)
    link = tmp_path / "link.txt"
    link.symlink_to(page)
    assert run("show", table, "--output", link).exit_code == FINE
    assert link.is_symlink()
    assert page.read_text(encoding="utf-8") == run("show", table).stdout
    assert page.stat().st_mode & 0o777 == 0o640


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_a_device_is_written_to_and_not_replaced(table):
    assert run("show", table, "--output", "/dev/null").exit_code == FINE
    assert Path("/dev/null").is_char_device()
    refuses(run("show", table, "--output", "/dev/full"), "cannot be written")


@pytest.mark.parametrize("format_", ["text", "json", "html"])
def test_the_name_of_a_rulebook_file_can_neither_steer_a_terminal_nor_stop_the_writing(table, tmp_path, format_):
    ours = tmp_path / os.fsdecode(b"\xff\x1b[31m\xe2\x80\xae.toml")
    try:
        ours.write_text(HOUSE, encoding="utf-8")
    except OSError:
        pytest.skip("this file system takes no such name")
    result = run("show", table, "--rulebook", ours, "--format", format_)
    assert result.exit_code == NO
    assert STEERING.search(result.output) is None
    assert run("show", table, "--rulebook", ours, "--format", format_, "--output", tmp_path / "out").exit_code == NO
    (tmp_path / "out").read_text(encoding="utf-8")


def test_another_rulebook_gives_another_answer_and_a_wrong_expected_answer_ends_with_1(table):
    result = run("show", table, "--rulebook", "zh")
    assert result.exit_code == NO
    assert "The answer is 2, not 4." in result.stderr
    assert "line 12" in result.stderr
    assert "Step 4 of 4" in result.stdout


def test_a_viewer_sees_no_more_than_their_own_hand(table):
    seen = run("show", table, "--viewer", "Luis", "--step", "0").stdout
    assert "Attack" in seen
    assert "Nope" not in seen
    assert "Nope" in run("show", table, "--viewer", "everybody", "--step", "0").stdout
    assert "Defuse" not in run("show", table, "--viewer", "onlooker", "--step", "0").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_spoken(table, language):
    assert run("show", table, "--lang", language).exit_code == FINE


def test_an_unknown_viewer_or_rulebook_is_refused_with_the_nearest_name(table):
    refuses(run("show", table, "--viewer", "Anna"), "did you mean 'Ana'")
    refuses(run("show", table, "--rulebook", "en-2024"), "did you mean 'en-2025'")


def test_a_seed_draws_what_the_file_leaves_open_and_the_same_each_time():
    game = "players: Ana Luis\n\nAna: draw\n"
    first, again, other = (run("show", "-", "--seed", seed, stdin=game) for seed in ("7", "7", "8"))
    assert first.exit_code == FINE
    assert first.stdout == again.stdout != other.stdout
    unseen = run("show", "-", stdin=game)
    assert unseen.exit_code == FINE, "without a seed the cards stay unknown"


def test_a_misspelt_card_is_told_with_its_place(table):
    table.write_text(TABLE.replace("Luis: attack\n", "Luis: atack\n"), encoding="utf-8")
    refuses(run("show", table), f"{table}, line 11, column 7", "did you mean 'attack'")


def test_a_move_that_the_rules_refuse_is_told(table):
    table.write_text(TABLE.replace("Luis: attack\n", "Marta: attack\n"), encoding="utf-8")
    result = run("show", table)
    assert result.exit_code == REFUSED
    assert "line 11" in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_refused_move_ends_the_walk_with_its_reason_and_its_paragraph(table):
    """A table that argues types the disputed move as it was played: nothing before it is lost."""
    table.write_text(TABLE.replace("Luis: attack\n", "Marta: attack\n"), encoding="utf-8")
    told = run("show", table).stdout
    assert "Step 1 of 3. Ana plays Attack" in told
    assert "Step 3 of 3. Not allowed: Marta plays Attack" in told
    assert "✕ refused" in told
    assert "§ es, Turno a turno 2" in told


def test_a_file_that_is_no_record_is_refused_in_one_sentence(tmp_path):
    noise = random.Random(1)
    for name, content in {
        "binary": noise.randbytes(5_000),
        "noise": bytes(noise.choices(b"abcdefgh:,?* \n", k=100_000)),
        "megabyte": bytes(noise.choices(b"abcdefgh:,?* \n", k=1_000_000)),
        "huge": b"?" * 20_000_000,
        "one_line": b"a" * 150_000,
        "utf16": TABLE.encode("utf-16"),
        "nothing": b"",
    }.items():
        path = tmp_path / name
        path.write_bytes(content)
        result = run("show", path)
        refuses(result, name)
        assert len(result.stderr) < 1_000


def test_a_path_that_cannot_be_read_is_refused(tmp_path):
    refuses(run("show", tmp_path / "gone.txt"), "gone.txt", "cannot be read")
    refuses(run("show", tmp_path), "cannot be read")
    refuses(run("show", "nul\0byte"), "cannot be read")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no /dev/zero here")
def test_a_device_without_an_end_is_refused():
    refuses(run("show", "/dev/zero"), "longer than")


# rulebooks ------------------------------------------------------------------------------------------------------------


def test_all_rulebooks_are_listed():
    told = run("rulebooks").stdout
    assert all(load_rulebook(name).title.split(":")[0] in told for name in RULEBOOKS)
    assert [book["id"] for book in json.loads(run("rulebooks", "--format", "json").stdout)] == list(RULEBOOKS)


@pytest.mark.parametrize("name", RULEBOOKS)
def test_a_rulebook_is_told_in_full_within_80_columns(name):
    book, told = load_rulebook(name), run("rulebooks", name).stdout
    for option, value in book.values.items():
        assert f"\n  {option} = {value}  [" in told
    flat = " ".join(told.split())
    for entry in book.entries.values():
        if entry.assumption:
            assert entry.assumption.because in flat
        for citation in entry.citations:
            assert f"§ {citation}: {citation.paraphrase}" in flat
    assert max(map(len, told.splitlines())) <= 80
    assert "\x1b" not in told


def test_a_silent_book_is_told_with_a_labelled_assumption():
    told = run("rulebooks", "zh").stdout
    assert "[the rulebook is silent]" in told
    assert "Assumption" in told


def test_the_json_of_a_rulebook_holds_every_entry():
    data = json.loads(run("rulebooks", "es", "--format", "json").stdout)
    entries = load_rulebook("es").entries
    assert data["entries"].keys() == entries.keys()
    assert all(data["entries"][name]["status"] == entry.status for name, entry in entries.items())


def test_two_rulebooks_are_told_apart_with_both_citations_and_end_with_0():
    result = run("rulebooks", "es", "zh")
    assert result.exit_code == FINE
    part = " ".join(result.stdout.split("\nattack_on_attack\n")[1].split("\n\n")[0].split())
    assert "plus two (add) [the rulebook says so]" in part
    assert "§ es, Turno a turno 5" in part
    assert "zh: two, whatever was owed (replace) [the rulebook says so]" in part
    assert "§ zh, (4)攻擊卡 1" in part
    points = json.loads(run("rulebooks", "es", "zh", "--format", "json").stdout)
    assert f"differ on {len(points)} points" in result.stdout
    assert all(point["left"]["value"] != point["right"]["value"] for point in points)


def test_a_rulebook_agrees_with_itself():
    assert run("rulebooks", "tr", "tr").stdout == "tr and tr agree.\n"


def test_house_rules_in_a_file_are_told_with_what_they_replace(tmp_path):
    house = tmp_path / "ours.toml"
    house.write_text(HOUSE, encoding="utf-8")
    told = " ".join(run("rulebooks", "es", house).stdout.split())
    assert "two, whatever was owed (replace) [house rule]" in told
    assert 'plus two" (the rulebook says so):' in told


@pytest.mark.parametrize("format_", ["text", "json"])
def test_the_words_of_a_rulebook_cannot_steer_a_terminal(tmp_path, format_):
    words = (Path(rulebook.__file__).parent / "data" / "es.toml").read_text(encoding="utf-8")
    evil = "\\u001B]0;x\\u0007\\u009B31m\\u202E\\u200F\\u2028\\u007F"
    for key in ("title", "about", "numbering", "because"):
        words = re.sub(f'^{key} = "', lambda found: found[0] + evil, words, flags=re.MULTILINE)
    path = tmp_path / "esc.toml"
    path.write_text(words, encoding="utf-8")
    for arguments in ((path,), (path, "zh")):
        result = run("rulebooks", *arguments, "--format", format_)
        assert result.exit_code == FINE
        assert STEERING.search(result.stdout) is None
    title = json.loads(run("rulebooks", path, "--format", "json").stdout)["title"]
    assert title.startswith("\x1b]0;x")


def test_a_sentence_about_a_mistake_cannot_steer_a_terminal(tmp_path):
    path = tmp_path / "a\x1b[31m\u202e.txt"
    path.write_text("nonsense", encoding="utf-8")
    house = tmp_path / "b\x1b[31m.toml"
    house.write_text("nonsense", encoding="utf-8")
    for result in (run("show", path), run("show", "-", "--rulebook", house, stdin=TABLE)):
        refuses(result)
        assert STEERING.search(result.stderr) is None


def test_an_unknown_rulebook_is_refused(tmp_path):
    refuses(run("rulebooks", "en-2052"), "did you mean 'en-2025'")
    refuses(run("rulebooks", "es", tmp_path), str(tmp_path))
    (tmp_path / "bad.toml").write_bytes(b"\xff\xfe")
    refuses(run("rulebooks", tmp_path / "bad.toml"), "bad.toml")


# lab and doctor -------------------------------------------------------------------------------------------------------


@pytest.fixture
def started(monkeypatch) -> list[tuple]:
    calls: list[tuple] = []
    monkeypatch.setattr(lessons, "start_lab", lambda folder, port, browser: calls.append((folder, port, browser)))
    return calls


def test_the_lab_copies_the_lessons_and_starts_on_them(started, tmp_path):
    result = run("lab", tmp_path / "mine", "--port", "8899", "--no-browser")
    assert result.exit_code == FINE
    assert started == [(tmp_path / "mine", 8899, False)]
    assert (tmp_path / "mine" / lessons.FIRST_LESSON).is_file()


def test_the_lab_says_in_one_line_which_files_it_kept(started, tmp_path):
    assert "Kept" not in run("lab", tmp_path).stdout
    (tmp_path / lessons.FIRST_LESSON).write_text("mine")
    (kept,) = [line for line in run("lab", tmp_path).stdout.splitlines() if line.startswith("Kept")]
    assert lessons.FIRST_LESSON in kept
    assert (tmp_path / lessons.FIRST_LESSON).read_text() == "mine"


def test_the_lab_refuses_a_file_as_its_folder(started, table):
    refuses(run("lab", table), "is a file")
    refuses(run("lab", table / "inside"), "cannot be copied")
    assert started == []


def test_the_lab_refuses_a_name_that_is_too_long(started):
    refuses(run("lab", "a" * 300), "cannot be copied", "name a folder of your own")
    assert started == []


def test_the_doctor_finds_this_computer_ready():
    result = run("doctor")
    assert result.exit_code == FINE
    for name in ("Python", "packages", "JupyterLab", "browser", "terminal", "write access", "Graphviz"):
        assert name in result.stdout


def test_the_doctor_ends_with_1_when_something_is_missing(monkeypatch):
    monkeypatch.setattr(lessons, "readiness", lambda **_: (Check("packages", False, "missing: typer; install it"),))
    result = run("doctor")
    assert result.exit_code == NO
    assert result.stdout.startswith("NO  packages")
    assert "Ready" not in result.stdout


# The README -----------------------------------------------------------------------------------------------------------


def readme_block(marker: str) -> str:
    """The first fenced block behind a marker line."""
    _, _, behind = (
        (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8").partition(f"<!-- {marker} -->")
    )
    return behind.split("```", 2)[1].partition("\n")[2]


@pytest.mark.parametrize("name", RULEBOOKS)
def test_the_situation_of_the_readme_has_the_answers_that_it_says(name):
    result = run("show", "-", "--rulebook", name, stdin=readme_block("example: table.txt"))
    assert (result.exit_code, result.stderr) == (FINE, "")


def test_the_house_rules_of_the_readme_can_be_used(tmp_path):
    house = tmp_path / "our_table.toml"
    house.write_text(readme_block("example: our_table.toml"), encoding="utf-8")
    assert run("show", "-", "--rulebook", house, stdin=TABLE).exit_code == FINE


@pytest.mark.parametrize("command", ["run", "test"])
def test_the_commands_of_the_readme_share_one_environment_with_exact_versions(command):
    script = readme_block(f"command: {command}")
    assert "python3 -m venv .venv" in script
    assert "-c constraints.txt" in script


# A process of its own -------------------------------------------------------------------------------------------------


def test_a_terminal_that_lacks_letters_ends_in_no_error(table):
    environment = os.environ | {"PYTHONIOENCODING": "cp1252"}
    command = [sys.executable, "-m", "ek_teach", "show", str(table), "--lang", "ru", "--rulebook", "zh"]
    ended = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert ended.returncode == NO
    assert b"Traceback" not in ended.stderr
    assert "§ zh, (4)??? 1" in ended.stdout.decode("cp1252")


@pytest.mark.parametrize("arguments", [("rulebooks", "es"), ("show", "{table}"), ("--help",), ("show", "--help")])
def test_a_reader_who_stops_reading_ends_it_quietly(table, arguments):
    command = [sys.executable, "-m", "ek_teach", *(word.format(table=table) for word in arguments)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        assert program.stderr.read() == b""
        # Help is written by the library of the command line, which ends with 1 then.
        assert program.wait() == (NO if "--help" in arguments else FINE)


def test_a_wrong_answer_is_told_though_nobody_reads_the_walk(table):
    command = [sys.executable, "-m", "ek_teach", "show", str(table), "--rulebook", "zh"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        assert b"The answer is 2, not 4." in program.stderr.read()
        assert program.wait() == NO


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
@pytest.mark.parametrize("arguments", [("rulebooks", "es"), ("show", "{table}"), ("--help",), ("--version",)])
def test_a_full_disk_is_told_in_one_sentence(table, arguments):
    command = [sys.executable, "-m", "ek_teach", *(word.format(table=table) for word in arguments)]
    with Path("/dev/full").open("wb") as full:
        ended = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
        unheard = subprocess.run([*command, "more"], stdout=full, stderr=full, check=False)
    assert ended.returncode == REFUSED
    assert ended.stderr == "ek-teach: the output cannot be written (No space left on device).\n"
    assert unheard.returncode in (USAGE, REFUSED)
