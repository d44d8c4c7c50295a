"""The command ``ek-teach`` as tests run it, and what is expected of it when it refuses."""

from typer.testing import CliRunner, Result

from ek_teach.cli import app

REFUSED = 3


def run(*arguments: object, stdin: str | bytes | None = None) -> Result:
    """Run the command; it may end, and it may not fail in any other way."""
    result = CliRunner().invoke(app, [str(argument) for argument in arguments], input=stdin)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def refuses(result: Result, *words: str) -> None:
    """One sentence on stderr, nothing on stdout, exit code 3."""
    assert result.exit_code == REFUSED
    assert result.stdout == ""
    assert result.stderr.startswith("ek-teach: ")
    assert result.stderr.count("\n") == 1
    for word in words:
        assert word in result.stderr
