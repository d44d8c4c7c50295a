"""The list of a class: who is in it, and what of theirs was not handed in."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from ek_teach.errors import EkTeachError
from ek_teach.explain import load_catalogue
from ek_teach.lessons.exercises.dice import known_label
from ek_teach.lessons.exercises.results import Result

__all__ = ["compared_with_class", "read_class"]

_MOST_STUDENTS: Final = 1000
_MOST_BYTES: Final = 1_000_000


def read_class(path: str | Path) -> tuple[str, ...]:
    """Read the names of a class from a text file: one on each line; blank lines and lines after ``#`` do not count.

    Raises
    ------
    EkTeachError
        With file and line, for what is no list of names; two students of the same name must be told apart.
    """
    path = Path(path)
    try:
        with path.open("rb") as stream:
            raw = stream.read(_MOST_BYTES + 1)
        if len(raw) > _MOST_BYTES:
            raise EkTeachError(f"{path} is longer than {_MOST_BYTES:,} bytes; a class is far shorter.")
        lines = raw.decode("utf-8-sig").splitlines()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8 text"
        raise EkTeachError(f"{str(path)!r:.90} cannot be read ({reason}); name a text file, one name a line.") from None
    names: dict[str, str] = {}
    for number, line in enumerate(lines, 1):
        text = line.partition("#")[0].strip()
        if not text:
            continue
        try:
            name = known_label(text, "the name of a student")
        except EkTeachError as error:
            raise EkTeachError(f"{path}, line {number}: {error}") from None
        if name.casefold() in names:
            raise EkTeachError(f"{path}, line {number}: there are two students called {name!r}; tell them apart.")
        names[name.casefold()] = name
    if not names:
        raise EkTeachError(f"{path} has no names; write one on each line.")
    if len(names) > _MOST_STUDENTS:
        raise EkTeachError(f"{path} has {len(names)} names; a class has at most {_MOST_STUDENTS}.")
    return tuple(names.values())


def compared_with_class(
    results: Iterable[Result], students: Sequence[str], language: str | None = None
) -> tuple[str, ...]:
    """Tell who of a class has no row in what was handed in or lacks an exercise of it, and which names are unknown.

    Parameters
    ----------
    results : iterable of Result
        What somebody of the class has a row of, all of them were asked; an answer that cannot be read has no row.
    students : sequence of str
        The names of the class; capital letters make no difference.
    language : str, optional
        In which language it is told; without it in the one that is spoken.

    Returns
    -------
    tuple of str
        A sentence for each.

    Examples
    --------
    >>> handed_in = [Result("ada", "", "turn-1", 1, True, "Luis"), Result("Gracee", "", "turn-1", 1, True, "Ana")]
    >>> handed_in.append(Result("Mary", "", "set-up-1", 1, False, "0"))
    >>> for sentence in compared_with_class(handed_in, ["Ada", "Grace", "Mary"]):
    ...     print(sentence)
    Grace: nothing was handed in.
    Ada: no answer that can be read to set-up-1.
    Mary: no answer that can be read to turn-1.
    Gracee: this name is not in the list of the class.
    """
    catalogue = load_catalogue(language)
    say, results = catalogue.say, tuple(results)
    named = {result.student.casefold(): result.student for result in results}
    known = {student.casefold(): student for student in students}
    return (
        *(say("exercise-class-missing", student=name) for key, name in known.items() if key not in named),
        *(
            say("exercise-class-incomplete", student=name, exercises=catalogue.marks.listed(lacking))
            for name, lacking in _incomplete(results, known)
        ),
        *(say("exercise-class-unknown", student=name) for key, name in named.items() if key not in known),
    )


def _incomplete(results: Sequence[Result], known: Mapping[str, str]) -> Iterator[tuple[str, list[str]]]:
    """Find who of a class has handed in something and lacks exercises that others of it have answered."""
    answered: dict[str, set[str]] = {}
    for result in results:
        if result.student.casefold() in known:
            answered.setdefault(result.student.casefold(), set()).add(result.exercise)
    asked = set().union(*answered.values())
    for key, name in known.items():
        if lacking := sorted(asked - answered.get(key, asked)):
            yield name, lacking
