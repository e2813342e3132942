"""Running the command line in a test."""

from typer.testing import CliRunner, Result

from frontier.cli import app

RUNNER = CliRunner()


def run(*arguments: str, typed: str = "") -> Result:
    """One command with what somebody types."""
    return RUNNER.invoke(app, list(arguments), input=typed)
