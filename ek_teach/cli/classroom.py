"""``ek-teach exercise`` and ``ek-teach assignment``: exercises for a class, on screen, on paper and for nbgrader."""

import sys
from pathlib import Path
from shlex import quote
from typing import Annotated, Final

import typer

from ek_teach.cli.languages import Language
from ek_teach.cli.program import Command, Commands
from ek_teach.cli.terminal import ANSWER_IS_NO, complain, is_watched, print_text
from ek_teach.errors import EkTeachError
from ek_teach.files import as_path
from ek_teach.views.plain import clean, save_text, wrapped

__all__ = ["assignment", "exercise"]

_TERMINAL: Final = Path("-")
_PAGES: Final = (".html", ".htm")
_TEXTS: Final = (".txt", ".text", "")

exercise = typer.Typer(
    name="exercise",
    cls=Commands,
    rich_markup_mode=None,
    help="Exercises that check themselves: each student has other numbers.",
)

Name = Annotated[str, typer.Argument(help="The exercise, as counting-1; 'ek-teach exercise list' tells them all.")]
Names = Annotated[list[str], typer.Argument(help="The exercises, as counting-1.")]
Student = Annotated[str, typer.Option(help="The student's name, from which the numbers follow.")]
Course = Annotated[str, typer.Option(help="A word for the class, as 9b: another word, other numbers.")]
Own = Annotated[
    Path | None, typer.Option("--from", metavar="FILE.py", help="Exercises of your own; the file is run, so trust it.")
]
ClassList = Annotated[Path, typer.Option("--class", help="A text file with the names of the students, one a line.")]
Output = Annotated[
    Path | None,
    typer.Option(
        "--output", "-o", help="Write into this file: a page to print (.html) or text (.txt); - prints text here."
    ),
]


def _load(own: Path | None) -> None:
    if own is not None:
        from ek_teach.lessons.exercises import load_exercises

        load_exercises(own)


@exercise.command("list", cls=Command)
def list_(own: Own = None, lang: Language = "en") -> None:
    """List the exercises by lesson.

    \b
    Examples:
      ek-teach exercise list
      ek-teach exercise list --from mine.py

    Exit codes: 0 all is well; 2 a wrong option; 3 the file of your own cannot be used.
    """
    from ek_teach.explain import load_catalogue
    from ek_teach.lessons.exercises import all_templates

    _load(own)
    say, lesson = load_catalogue(lang).say, None
    for known in all_templates():
        if known.lesson != lesson:
            lesson = known.lesson
            named = say("exercise-list-lesson", lesson=f"{lesson:02}") if lesson else say("exercise-list-lesson.none")
            print_text(named)
        print_text("\n".join(wrapped(clean(known.title_in(lang)), f"  {known.name:<14} ")))


@exercise.command(cls=Command)
def show(name: Name, student: Student, course: Course = "", own: Own = None, lang: Language = "en") -> None:
    """Show a student's exercise.

    \b
    Example:
      ek-teach exercise show counting-1 --student Ada --course 9b

    Exit codes: 0 all is well; 2 a wrong option; 3 there is no such exercise, or the name cannot be read.
    """
    from ek_teach.lessons.exercises import exercise as given

    _load(own)
    print_text(str(given(name, student=student, course=course, language=lang)))


# An answer may begin with a minus, which is no option.
@exercise.command(cls=Command, context_settings={"ignore_unknown_options": True})
def check(
    name: Name,
    answer: Annotated[str, typer.Argument(help="The answer, as the exercise says how it is written.")],
    student: Student,
    course: Course = "",
    own: Own = None,
    sheet: Annotated[
        Path | None, typer.Option(help="Record the answer in this CSV file; made if it is not there.")
    ] = None,
    lang: Language = "en",
) -> None:
    """Check a student's answer; a wrong one is walked through to the place where it parts from the right one.

    \b
    Examples:
      ek-teach exercise check counting-1 3/8 --student Ada
      ek-teach exercise check hot-potato-2 4 --student Ada --course 9b --sheet ada.csv

    Exit codes: 0 it is right; 1 it is wrong; 2 a wrong option; 3 the answer cannot be read, there is no such exercise,
    or a file cannot be used.
    """
    from ek_teach.lessons.exercises import Mark, Sheet
    from ek_teach.lessons.exercises import exercise as given

    _load(own)
    book = Sheet.load(sheet) if sheet is not None and sheet.exists() else Sheet()
    marked = given(name, student=student, course=course, language=lang).check(answer)
    if marked.mark in (Mark.UNREADABLE, Mark.OPEN):
        raise EkTeachError(marked.sentence)
    book.record(marked)
    if sheet is not None:
        book.save(sheet)
    print_text(str(marked))
    if not marked:
        raise typer.Exit(ANSWER_IS_NO)


@exercise.command(cls=Command)
def worksheet(
    names: Names,
    class_: ClassList,
    course: Course = "",
    own: Own = None,
    output: Output = None,
    lang: Language = "en",
) -> None:
    """Write a class's worksheet: a sheet for each student, with their own numbers; 'ek-teach exercise key' solves it.

    \b
    Examples:
      ek-teach exercise worksheet counting-1 hot-potato-1 --class 9b.txt --course 9b -o worksheet.html
      ek-teach exercise key counting-1 hot-potato-1 --class 9b.txt --course 9b -o key.html

    Exit codes: 0 all is well; 2 a wrong option; 3 there is no such exercise, or a file cannot be used.
    """
    from ek_teach.lessons.exercises.class_list import read_class
    from ek_teach.lessons.exercises.worksheet import worksheet_html, worksheet_text

    _load(own)
    write = worksheet_html if _is_page(output) else worksheet_text
    _put(write(names, read_class(class_), course, lang), output, class_, own)


@exercise.command(cls=Command)
def key(
    names: Names,
    class_: ClassList,
    course: Course = "",
    own: Own = None,
    output: Output = None,
    lang: Language = "en",
) -> None:
    """Write the key to a class's worksheet: each student's right answers, computed now.

    \b
    Example:
      ek-teach exercise key counting-1 hot-potato-1 --class 9b.txt --course 9b

    Exit codes: 0 all is well; 2 a wrong option; 3 there is no such exercise, or a file cannot be used.
    """
    from ek_teach.lessons.exercises.class_list import read_class
    from ek_teach.lessons.exercises.worksheet import key_html, key_text

    _load(own)
    write = key_html if _is_page(output) else key_text
    _put(write(names, read_class(class_), course, lang), output, class_, own)


def _is_page(output: Path | None) -> bool:
    """Whether a page is wanted; refuses what is neither a page nor text before anything is computed."""
    if output is None or output == _TERMINAL:
        return False
    as_path(output if output.name else "")
    ending = output.suffix.lower()
    if ending not in (*_PAGES, *_TEXTS):
        raise EkTeachError(
            f"{str(output)!r:.90} ends in {ending!r:.20}; a worksheet is a page that ends in .html, which a browser"
            " prints or saves as PDF, or text that ends in .txt."
        )
    return ending in _PAGES


def _put(text: str, output: Path | None, *read: Path | None) -> None:
    if output is None or output == _TERMINAL:
        # Where there is no paper, a line of signs parts the pages.
        print_text(text.replace("\f", "=" * 40))
    else:
        save_text(text.rstrip("\n") + "\n", output, [file for file in read if file is not None])


@exercise.command(cls=Command)
def collect(
    sheets: Annotated[list[Path], typer.Argument(help="The CSV files that students handed in.")],
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="Write the sheet of the class into this CSV file; - prints CSV here."),
    ] = None,
    own: Own = None,
    class_: Annotated[
        Path | None,
        typer.Option("--class", help="The names of the students, one a line: who has handed in nothing is told."),
    ] = None,
    lang: Language = "en",
) -> None:
    """Put several sheets of results together; each answer is marked again, whatever the sheets say.

    First each answer is marked, then the best of each student's exercise is kept: a right one before a wrong one, more
    tries before fewer, so that a sheet handed in twice counts once. Every mark that was false is told, and the mark
    computed now stands. With the list of the class, you are told who has no row, and which names it does not have.

    \b
    Examples:
      ek-teach exercise collect ada.csv grace.csv -o 9b.csv
      ek-teach exercise collect 9b.csv
      ek-teach exercise collect *.csv --class 9b.txt -o 9b.csv
      ek-teach exercise collect *.csv --from mine.py -o 9b.csv

    Exit codes: 0 all is well; 1 a mark was false, an exercise is not known here, somebody of the class is missing or
    not in its list; 2 a wrong option; 3 a file cannot be used.
    """
    from ek_teach.explain import load_catalogue
    from ek_teach.lessons.exercises.class_list import compared_with_class, read_class
    from ek_teach.lessons.exercises.collecting import marked_again
    from ek_teach.lessons.exercises.results import read_results

    _load(own)
    students = read_class(class_) if class_ is not None else None
    rows = [row for path in sheets for row in read_results(path)]
    with typer.progressbar(
        rows, label=load_catalogue(lang).say("exercise-collect-marking"), file=sys.stderr, hidden=not is_watched()
    ) as running:
        merged, told = marked_again(running, lang)
    told += compared_with_class(merged, students, lang) if students is not None else ()
    if output is None:
        print_text(merged.as_text(lang))
    elif output == _TERMINAL:
        print_text(merged.as_csv().rstrip("\n"))
    else:
        merged.save(output, [class_] if class_ is not None else [])
    for sentence in told:
        complain(sentence)
    if told:
        raise typer.Exit(ANSWER_IS_NO)


def assignment(
    folder: Annotated[Path, typer.Argument(help="The assignment's folder, as source/week-1 in an nbgrader course.")],
    exercises: Annotated[
        list[str], typer.Option("--exercise", "-e", help="An exercise, as counting-1. Say it again for each further.")
    ],
    course: Course = "",
    points: Annotated[int, typer.Option(min=1, max=1000, help="For each exercise.")] = 1,
    own: Own = None,
    replace: Annotated[bool, typer.Option("--replace", help="Replace a notebook that is there already.")] = False,
    lang: Language = "en",
) -> None:
    """Make an assignment notebook for nbgrader: a student fills in a name once, and the numbers follow from it.

    \b
    Examples:
      ek-teach assignment source/week-1 --exercise counting-1 --exercise hot-potato-2
      ek-teach assignment source/week-2 -e nope-war-1 --course 9b --points 2

    Exit codes: 0 all is well; 2 a wrong option; 3 nbgrader is not installed, there is no such exercise, or the folder
    cannot be used.
    """
    from ek_teach.explain import load_catalogue
    from ek_teach.lessons.exercises.assignment import write_assignment

    path = write_assignment(folder, exercises, course=course, points=points, own=own, replace=replace, language=lang)
    catalogue = load_catalogue(lang)
    say = catalogue.say
    print_text(say("exercise-assignment.written", path=clean(str(path))))
    week = quote(path.stem)
    print_text(say("exercise-assignment.next"))
    print_text(f"  nbgrader generate_assignment {clean(week)} --create")
    once = say("exercise-assignment.once", path=f"submitted/NAME/{clean(week)}")
    print_text(f"  {catalogue.marks.aside(f'nbgrader autograde {clean(week)} --create  ', once)}")
    print_text("  nbgrader export")
