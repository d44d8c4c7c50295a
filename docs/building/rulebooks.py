"""The rulebooks side by side, from their data: ``{rulebooks}`` and ``{options}`` put tables into a page."""

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from ek_teach.rulebook import RULEBOOKS, Entry, Status, load_rulebook, load_schema

SIGNS = {Status.EXPLICIT: "✓", Status.IMPLIED: "∴", Status.SILENT: "○", Status.CONTRADICTED: "≠"}
"""The signs of a ruling; :doc:`/rulings` explains them."""


def cell(entry: Entry) -> str:
    """A value and how firmly it stands."""
    first = f", at first `{entry.first_game}`" if entry.first_game else ""
    return f"{SIGNS[entry.status]} `{entry.value}`{first}"


class Rulebooks(SphinxDirective):
    """A line for each rulebook that comes with the toolkit."""

    def run(self) -> list[nodes.Node]:
        """Make the table."""
        self.env.note_reread()
        lines = ["| Name | What it is | Paragraphs | Options on which it is silent |", "|---|---|---|---|"]
        for name in RULEBOOKS:
            book = load_rulebook(name)
            silent = sum(book.entries[option].status is Status.SILENT for option in book.schema.options)
            lines.append(f"| `{name}` | {book.title}. {book.about} | {len(book.paragraphs)} | {silent} |")
        return self.parse_text_to_nodes("\n".join(lines))


class Options(SphinxDirective):
    """An entry for each option: what it decides, its values, and what each rulebook says."""

    def run(self) -> list[nodes.Node]:
        """Make the list."""
        self.env.note_reread()
        schema, books = load_schema(), {name: load_rulebook(name) for name in RULEBOOKS}
        lines: list[str] = []
        for option, values in schema.options.items():
            lines += [f"`{option}`", f": {schema.about[option]}", ""]
            lines += [f"  - `{value}`: {meaning}" for value, meaning in values.items()]
            lines += ["", "  | " + " | ".join(books) + " |", "  |" + "---|" * len(books)]
            lines += ["  | " + " | ".join(cell(book.entries[option]) for book in books.values()) + " |", ""]
        return self.parse_text_to_nodes("\n".join(lines))


def setup(app: Sphinx) -> dict[str, bool]:
    """Tell Sphinx."""
    app.add_directive("rulebooks", Rulebooks)
    app.add_directive("options", Options)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
