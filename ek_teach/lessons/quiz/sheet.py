"""A quiz on paper: a sheet with the questions and a key with the answers, as text, Markdown or a page."""

from html import escape
from typing import Final, NamedTuple

from ek_teach.explain import load_catalogue
from ek_teach.lessons.legend import Entry, legend, without_rulebook
from ek_teach.lessons.paper import PAPER_STYLE, legend_html, paper_sheet
from ek_teach.lessons.quiz.making import Quiz, usual_kinds
from ek_teach.lessons.quiz.marking import right_place, solution
from ek_teach.lessons.quiz.model import LETTERS, Question
from ek_teach.lessons.quiz.wording import about_lines, options, prompt, situation_text, source
from ek_teach.views.html import page
from ek_teach.views.plain import clean, clean_lines, wrapped

__all__ = [
    "Item", "item", "item_html", "item_lines", "key_html", "key_markdown", "key_text", "sheet_html", "sheet_markdown",
    "sheet_text", "signs",
]  # fmt: skip

_STYLE: Final = """
.ek-quiz-paper { max-width: 46rem; margin: 0 auto; padding: 1.5rem; color: CanvasText; background: Canvas;
  font-family: system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; line-height: 1.45; }
.ek-quiz-paper h2 { font-size: 1.1rem; margin: 0 0 0.3rem; }
.ek-quiz-paper article { border-top: 1px solid GrayText; margin-top: 0.8rem; padding-top: 0.6rem; }
.ek-quiz-paper pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.5rem 0; padding: 0.6rem 0.8rem;
  border: 1px solid GrayText; border-radius: 6px; font-size: 0.9rem; line-height: 1.35; }
.ek-quiz-paper ol { list-style: lower-alpha; margin: 0.4rem 0; padding-inline-start: 2rem; }
.ek-quiz-paper li { margin: 0.2rem 0; padding-inline-start: 0.3rem; }
.ek-quiz-paper .ek-quiz-letters { font-size: 1.2rem; font-weight: 650; margin: 0.8rem 0; }
.ek-quiz-paper .ek-quiz-letters span { white-space: nowrap; }
.ek-quiz-paper p { margin: 0.3rem 0; }
@media print { .ek-quiz-paper { padding: 0; max-width: none; font-size: inherit; line-height: inherit; }
  .ek-quiz-paper pre { padding: 0.3rem 0.5rem; } .ek-quiz-paper li { margin: 0; } }
"""

_BETWEEN: Final = " · "
_UNBROKEN: Final = "\u00a0"


class Item(NamedTuple):
    """A question as it is shown, in words; it holds no answer.

    Attributes
    ----------
    heading : str
        Its number, and how hard it is.
    about : tuple of str
        Which rulebook is played and whose eyes these are.
    situation, prompt : str
    options : tuple of str
        In the order of their letters.
    """

    heading: str
    about: tuple[str, ...]
    situation: str
    prompt: str
    options: tuple[str, ...]


def item(question: Question, number: int) -> Item:
    """Word a question.

    Parameters
    ----------
    question : Question
    number : int
        Its number, from 1.
    """
    catalogue = load_catalogue(question.language)
    say = catalogue.say
    return Item(
        catalogue.marks.aside(say("quiz-question", number=number), say("quiz-level", level=question.level)),
        about_lines(question),
        without_rulebook(situation_text(question)),
        prompt(question),
        options(question),
    )


def _items(quiz: Quiz) -> list[Item]:
    return [item(question, number) for number, question in enumerate(quiz, 1)]


def signs(quiz: Quiz) -> tuple[Entry, ...]:
    """Explain the signs of all its situations, but for the card that is not told: whose it is each question says.

    Parameters
    ----------
    quiz : Quiz
    """
    entries = legend((one.situation for one in _items(quiz)), quiz.language)
    return tuple(entry for entry in entries if entry.sign != "?")


def _head(quiz: Quiz) -> tuple[str, str]:
    say = load_catalogue(quiz.language).say
    return say("quiz-title", number=len(quiz)), say("quiz-sheet", mark=quiz.mark)


def _made_by(quiz: Quiz) -> str:
    """The command that makes the same quiz again."""
    words = ["ek-teach quiz", f"--number {len(quiz)}", f"--seed {_quoted(quiz.seed)}"]
    words += [f"--rulebook {_quoted(name)}" for name in quiz.rulebooks]
    words += [] if quiz.level is None else [f"--level {quiz.level}"]
    words += [] if quiz.kinds == usual_kinds(quiz.rulebooks) else [f"--kind {kind.value}" for kind in quiz.kinds]
    words += [] if quiz.language == "en" else [f"--lang {quiz.language}"]
    return load_catalogue(quiz.language).say("quiz-made-by", command=" ".join(words))


def _letters(quiz: Quiz) -> list[str]:
    """The right letters alone, each behind its number, for whoever marks many sheets."""
    return [f"{number} {LETTERS[right_place(question)].upper()}" for number, question in enumerate(quiz, 1)]


def _quoted(word: str) -> str:
    plain = all(sign.isalnum() or sign in "-_./" for sign in word)
    return word if plain else "'" + word.replace("'", "'\\''") + "'"


# --- text


def item_lines(one: Item) -> list[str]:
    """A question in the lines of a terminal."""
    lines = [one.heading]
    for about in one.about:
        lines += wrapped(about)
    lines += [
        "",
        *(f"    {line}".rstrip() for line in clean_lines(one.situation).splitlines()),
        "",
        *wrapped(one.prompt),
    ]
    for letter, option in zip(LETTERS, one.options, strict=False):
        lines += wrapped(option, f"  {letter}) ")
    return lines


def sheet_text(quiz: Quiz) -> str:
    """Write the sheet as plain text."""
    say, (title, mark) = load_catalogue(quiz.language).say, _head(quiz)
    head = [title, mark, "", say("quiz-name"), *wrapped(say("quiz-about"))]
    head += ["", *(line for entry in signs(quiz) for line in wrapped(str(entry), "- "))]
    return "\n\n".join("\n".join(lines) for lines in (head, *map(item_lines, _items(quiz))))


def key_text(quiz: Quiz) -> str:
    """Write the key as plain text."""
    say, (title, _mark) = load_catalogue(quiz.language).say, _head(quiz)
    # A number stays on the line of its letter.
    unbroken = _BETWEEN.join(each.replace(" ", _UNBROKEN) for each in _letters(quiz))
    letters = [line.replace(_UNBROKEN, " ") for line in wrapped(unbroken)]
    parts = [[title, say("quiz-key", mark=quiz.mark), *wrapped(_made_by(quiz))], letters]
    for number, question in enumerate(quiz, 1):
        told = solution(question)
        lines = [say("quiz-question", number=number), *wrapped(told.verdict)]
        for sentence in told.what:
            lines += wrapped(sentence, "  ")
        for reason in told.reasons():
            lines += wrapped(reason, "  - ", "    ")
        if source(question):
            lines += wrapped(source(question), "  ")
        parts.append(lines)
    return "\n\n".join("\n".join(lines) for lines in parts)


# --- Markdown


def _plain(text: str) -> str:
    """A text that Markdown takes as it is."""
    return "".join(f"\\{sign}" if sign in "\\`*_{}[]<>#+|~" else sign for sign in clean(text))


def sheet_markdown(quiz: Quiz) -> str:
    """Write the sheet as Markdown."""
    say, (title, mark) = load_catalogue(quiz.language).say, _head(quiz)
    parts = [f"# {_plain(title)}", _plain(mark), _plain(say("quiz-name")), _plain(say("quiz-about"))]
    parts.append("\n".join(f"- {_plain(str(entry))}" for entry in signs(quiz)))
    for one in _items(quiz):
        parts += [f"## {_plain(one.heading)}", *map(_plain, one.about)]
        parts += [f"```text\n{clean_lines(one.situation)}\n```", f"**{_plain(one.prompt)}**"]
        parts.append(
            "\n".join(f"- {letter}) {_plain(told)}" for letter, told in zip(LETTERS, one.options, strict=False))
        )
    return "\n\n".join(parts)


def key_markdown(quiz: Quiz) -> str:
    """Write the key as Markdown."""
    say, (title, _mark) = load_catalogue(quiz.language).say, _head(quiz)
    parts = [f"# {_plain(title)}", _plain(say("quiz-key", mark=quiz.mark)), _plain(_made_by(quiz))]
    parts.append(f"**{_BETWEEN.join(_letters(quiz))}**")
    for number, question in enumerate(quiz, 1):
        told = solution(question)
        parts += [f"## {_plain(say('quiz-question', number=number))}", f"**{_plain(told.verdict)}**"]
        parts += map(_plain, told.what)
        parts.append("\n".join(f"- {_plain(reason)}" for reason in told.reasons()))
        parts += [_plain(source(question))] if source(question) else []
    return "\n\n".join(parts)


# --- HTML


def _tag(name: str, text: str) -> str:
    return f"<{name}>{escape(clean(text))}</{name}>"


def item_html(one: Item) -> str:
    """A question as a piece of a page."""
    about = "".join(_tag("p", line) for line in one.about)
    listed = "".join(_tag("li", option) for option in one.options)
    return (
        f"<article>{_tag('h2', one.heading)}\n{about}\n"
        f"<pre>{escape(clean_lines(one.situation))}</pre>\n<p><strong>{escape(clean(one.prompt))}</strong></p>\n"
        f"<ol>{listed}</ol></article>\n"
    )


def _paper(quiz: Quiz, title: str, mark: str, content: str) -> str:
    catalogue = load_catalogue(quiz.language)
    name = escape(catalogue.marks.named(title, mark))
    return page(catalogue.tag, name, f'<div class="ek-quiz-paper">\n{content}</div>', f"{_STYLE}{PAPER_STYLE}")


def sheet_html(quiz: Quiz) -> str:
    """Write the sheet as a page to print, which loads nothing."""
    say, (title, mark) = load_catalogue(quiz.language).say, _head(quiz)
    parts = (_tag("p", say("quiz-about")) + legend_html(signs(quiz)), *map(item_html, _items(quiz)))
    return _paper(quiz, title, mark, paper_sheet((title, mark, say("quiz-name")), parts))


def key_html(quiz: Quiz) -> str:
    """Write the key as a page to print, which loads nothing."""
    say, (title, _mark) = load_catalogue(quiz.language).say, _head(quiz)
    letters = _BETWEEN.join(_tag("span", each) for each in _letters(quiz))
    parts = [f'<p class="ek-quiz-letters">{letters}</p>\n']
    for number, question in enumerate(quiz, 1):
        told = solution(question)
        listed = "".join(_tag("li", reason) for reason in told.reasons())
        after = _tag("p", source(question)) if source(question) else ""
        parts.append(
            f"<article>{_tag('h2', say('quiz-question', number=number))}\n"
            f"<p><strong>{escape(clean(told.verdict))}</strong></p>\n{''.join(_tag('p', line) for line in told.what)}\n"
            f"<ul>{listed}</ul>{after}</article>\n"
        )
    key = say("quiz-key", mark=quiz.mark)
    parts.insert(0, _tag("p", _made_by(quiz)))
    return _paper(quiz, title, key, paper_sheet((title, key), parts))
