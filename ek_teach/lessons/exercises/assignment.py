"""An assignment notebook for nbgrader: each student's name draws their numbers, and nbgrader grades the answers."""

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from ek_teach.errors import EkTeachError, shown
from ek_teach.explain import load_catalogue
from ek_teach.files import as_path, save_bytes
from ek_teach.languages import spoken
from ek_teach.lessons.exercises.dice import known_label
from ek_teach.lessons.exercises.own import load_exercises
from ek_teach.lessons.exercises.registry import find_template
from ek_teach.lessons.exercises.task import Template
from ek_teach.views.plain import save_text

__all__ = ["assignment_notebook", "write_assignment"]

_MOST_EXERCISES: Final = 50
_MOST_POINTS: Final = 1000

_WELCOME: Final = "# {title}\n\n1. {name}\n2. {answer}\n3. {tries}"

_NAME: Final = """import ek_teach

{speak}STUDENT = ""  # {student}"""

_OWN: Final = """from ek_teach.lessons.exercises import load_exercises

load_exercises({file!r});"""

_SHOW: Final = """exercise_{number} = ek_teach.exercise({name!r}, student=STUDENT, course={course!r})
exercise_{number}"""

_ANSWER: Final = """answer_{number} = ...
### BEGIN SOLUTION
answer_{number} = exercise_{number}.solution()
### END SOLUTION"""

_TRY: Final = "exercise_{number}.check(answer_{number})"

_TEST: Final = """# {graded}
marked = ek_teach.exercise({name!r}, student=STUDENT, course={course!r}).check(answer_{number})
assert marked.right, marked.sentence"""


def _missing(part: str) -> Any:
    try:
        return import_module(part)
    except ImportError:
        raise EkTeachError("an assignment needs nbgrader: pip install 'ek-teach[nbgrader]'.") from None


def assignment_notebook(
    names: Sequence[str],
    *,
    course: str = "",
    points: int = 1,
    own: str | Path | None = None,
    language: str | None = None,
) -> dict[str, Any]:
    """Make the teacher's version of an assignment notebook.

    Parameters
    ----------
    names : sequence of str
        The exercises, each once.
    course : str
        A word for the class; see :func:`ek_teach.exercise`.
    points : int
        For each exercise, 1 to 1000.
    own : str or Path, optional
        A file with exercises of your own, which lies beside the notebook.
    language : str, optional
        In which language the notebook speaks; without it in the one that is spoken.

    Returns
    -------
    dict
        A notebook of nbformat 4, which nbgrader's own validator accepts. For each exercise it has a cell that shows it,
        a solution cell, a cell to try the answer, and an autograded test cell.

    Raises
    ------
    EkTeachError
        If nbgrader is not installed, there is no such exercise, or a number cannot be meant.
    """
    if points.__class__ is not int or not 1 <= points <= _MOST_POINTS:
        raise EkTeachError(f"points is a whole number from 1 to {_MOST_POINTS}, not {points!r:.40}.")
    course = known_label(course, "the word for a class") if course else ""
    chosen = _chosen(names)
    # Slow to import, so what is asked for is looked at before.
    formats, v4 = _missing("nbgrader.nbgraderformat"), _missing("nbformat.v4")

    def code(source: str, grade_id: str = "", **said: Any) -> Any:
        """A cell of code; with an id for nbgrader, one that it knows."""
        cell = v4.new_code_cell(source, id=grade_id or "name")
        if grade_id:
            known = {"grade": False, "locked": True, "solution": False, "task": False, **said}
            cell.metadata["nbgrader"] = {"grade_id": grade_id, "schema_version": formats.SCHEMA_VERSION, **known}
        return cell

    language = spoken(language)
    say = load_catalogue(language).say
    welcome = _WELCOME.format(
        title=say("exercise-assignment"),
        name=say("exercise-assignment.name"),
        answer=say("exercise-assignment.answer"),
        tries=say("exercise-assignment.try"),
    )
    # English is spoken where nothing is said.
    speak = "" if language == "en" else f"ek_teach.speak({language!r})\n"
    name_cell = _NAME.format(speak=speak, student=say("exercise-assignment.student"))
    cells = [v4.new_markdown_cell(welcome, id="welcome"), code(name_cell)]
    if own is not None:
        cells.append(code(_OWN.format(file=Path(own).name), "own-exercises"))
    for number, template in enumerate(chosen, 1):
        name = template.name
        said = {"number": number, "name": name, "course": course, "graded": say("exercise-assignment.graded")}
        cells += [
            v4.new_markdown_cell(f"## {number}. {template.title_in(language)}", id=f"title-{number}"),
            code(_SHOW.format(**said), f"show-{name}"),
            code(_ANSWER.format(**said), f"answer-{name}", locked=False, solution=True),
            code(_TRY.format(**said), f"try-{name}"),
            code(_TEST.format(**said), f"test-{name}", grade=True, points=points),
        ]
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook = v4.new_notebook(cells=cells, metadata={"kernelspec": kernel, "language_info": {"name": "python"}})
    formats.MetadataValidator().validate_nb(notebook)
    made: dict[str, Any] = notebook
    return made


def _named(folder: str | Path) -> Path:
    """Take a folder with a name of its own, after which the notebook is called."""
    path = as_path(folder)
    if path.name in ("", ".."):
        raise EkTeachError(
            f"{shown(str(folder))} names no folder for the assignment; name one of its own, as in source/week-1."
        )
    return path


def _chosen(names: Sequence[str]) -> list[Template]:
    if not names:
        raise EkTeachError("name at least one exercise; 'ek-teach exercise list' tells them all.")
    if len(names) > _MOST_EXERCISES:
        raise EkTeachError(f"{len(names)} exercises are too many for one notebook; take at most {_MOST_EXERCISES}.")
    for place, name in enumerate(names):
        if name in names[:place]:
            raise EkTeachError(f"{name!r:.60} is named twice; each student would get the same numbers twice.")
    return [find_template(name) for name in names]


def write_assignment(
    folder: str | Path,
    names: Sequence[str],
    *,
    course: str = "",
    points: int = 1,
    own: str | Path | None = None,
    replace: bool = False,
    language: str | None = None,
) -> Path:
    """Write an assignment into a folder, as nbgrader wants it: ``source/week-1/week-1.ipynb``.

    Parameters
    ----------
    folder : str or Path
        The folder of the assignment, in the folder ``source`` of an nbgrader course; made if need be. The notebook is
        called after it.
    names, course, points, language
        As for :func:`assignment_notebook`.
    own : str or Path, optional
        A file with exercises of your own; it is copied beside the notebook, and so handed out with it.
    replace : bool
        Whether a notebook that is there already may be replaced.

    Returns
    -------
    Path
        The notebook.

    Raises
    ------
    EkTeachError
        If the notebook is there already, a file cannot be written, and as for :func:`assignment_notebook`.
    """
    nbformat = _missing("nbformat")
    folder = _named(folder)
    if own is not None:
        load_exercises(own)
    notebook = assignment_notebook(names, course=course, points=points, own=own, language=language)
    path = folder / f"{folder.resolve().name}.ipynb"
    try:
        if path.exists() and not replace:
            raise EkTeachError(f"{path} is there already; name another folder, or say that it may be replaced.")
        folder.mkdir(parents=True, exist_ok=True)
        if own is not None:
            beside = folder / Path(own).name
            if beside.resolve() != Path(own).resolve():
                save_bytes(Path(own).read_bytes(), beside)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise EkTeachError(f"{str(folder)!r:.90} cannot be used ({reason}); name another folder.") from None
    save_text(nbformat.writes(nbformat.from_dict(notebook)) + "\n", path)
    return path
