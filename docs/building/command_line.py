"""The reference of the command line, taken from the commands themselves: ``{commands}`` puts it into a page."""

import inspect
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective
from typer.main import get_command

from ek_teach.cli import app as command_line

PROGRAM = "ek-teach"


def told(command: Any) -> list[nodes.Node]:
    """What a command says of itself, paragraph by paragraph; what is set out in lines stays so."""
    made: list[nodes.Node] = []
    for paragraph in inspect.cleandoc(command.help or "").split("\n\n"):
        if paragraph.startswith("\b"):
            text = paragraph.removeprefix("\b").strip("\n")
            made.append(nodes.literal_block(text, text, language="text"))
        elif paragraph:
            made.append(nodes.paragraph("", " ".join(paragraph.split())))
    return made


def usage(context: Any) -> nodes.literal_block:
    """How a command is written."""
    line = " ".join(context.command.get_usage(context).removeprefix("Usage:").split())
    return nodes.literal_block(line, line, language="text")


def parameters(context: Any) -> list[nodes.Node]:
    """Its arguments and options: the name, what it takes, what it does."""
    records = [
        (parameter.get_help_record(context), parameter.param_type_name)
        for parameter in context.command.get_params(context)
    ]
    known = nodes.definition_list()
    for record, _kind in records:
        if record is None:
            continue
        name, help_ = record
        known += nodes.definition_list_item(
            "",
            nodes.term("", "", nodes.literal(name, name)),
            nodes.definition("", nodes.paragraph("", " ".join(help_.split()))),
        )
    return [known] if len(known) else []


def sections(context: Any, name: str) -> list[nodes.Node]:
    """A section for each command, in the order in which the help lists them; a group's commands follow it."""
    made: list[nodes.Node] = []
    for each in context.command.list_commands(context):
        command, full = context.command.get_command(context, each), f"{name} {each}"
        inside = type(context)(command, info_name=each, parent=context)
        place = nodes.section(ids=[nodes.make_id(full)], names=[full])
        place += nodes.title("", "", nodes.literal(full, full))
        place += [*told(command), usage(inside), *parameters(inside)]
        if hasattr(command, "list_commands"):
            place += sections(inside, full)
        made.append(place)
    return made


class Commands(SphinxDirective):
    """Every command with its arguments and options."""

    def run(self) -> list[nodes.Node]:
        """Make the sections."""
        self.env.note_reread()
        command = get_command(command_line)
        context = command.make_context(PROGRAM, ["doctor"], resilient_parsing=True)
        return [*told(command), usage(context), *parameters(context), *sections(context, PROGRAM)]


def setup(app: Sphinx) -> dict[str, bool]:
    """Tell Sphinx."""
    app.add_directive("commands", Commands)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
