"""Colours for situations and games in the notation."""

from typing import ClassVar

from pygments.lexer import RegexLexer, bygroups
from pygments.token import Comment, Keyword, Name, Number, Operator, Punctuation, Text, Whitespace
from sphinx.application import Sphinx

HEAD = "title|topic|question|status|note|authority|rulebook|house|table|players|out|discard|turn|pile|ask|answer"


class NotationLexer(RegexLexer):
    """A line is somebody, or a part of the table, a colon, and the rest."""

    name = "ek_teach notation"
    aliases: ClassVar = ["ek"]
    tokens: ClassVar = {
        "root": [
            (r"\s+", Whitespace),
            (r"#.*", Comment.Single),
            (rf"({HEAD})\b([^:\n#]*)(:)", bygroups(Keyword, Text, Punctuation), "rest"),
            (r"([^:\n#]+)(:)", bygroups(Name.Attribute, Punctuation), "rest"),
            (r".", Text),
        ],
        "rest": [
            (r"\n", Whitespace, "#pop"),
            (r"#.*", Comment.Single),
            (r"(answer)\b([^:\n#]*)(:)", bygroups(Keyword, Text, Punctuation)),
            (r"->|\*", Operator),
            (r"\d+", Number),
            (r"[^\n#*\d-]+?(?=answer\b|[\n#*\d-])", Text),
            (r".", Text),
        ],
    }


def setup(app: Sphinx) -> dict[str, bool]:
    """Tell Sphinx."""
    app.add_lexer("ek", NotationLexer)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
