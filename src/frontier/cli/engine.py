"""`frontier engine`: the search for outside programs, by lines on standard input and output."""

import os
import sys

import typer

from frontier.cli.common import ComponentSet
from frontier.lab.engine import Engine


def engine(components: ComponentSet = None) -> None:
    """Answer an outside program: hello, game, position, go, stop, quit, a line each (docs/engine.md).

    It searches as `search@...` does, tells the best move with the chances and its main line, and ends with its input.
    """
    source = sys.stdin.buffer
    try:
        # Unbuffered: at the end nobody may hold the lock of the buffer, and lines are taken as they come.
        Engine(_say, components).serve(getattr(source, "raw", source))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody listens: nothing more can be said


def _say(line: str) -> None:
    typer.echo(line)  # flushed at once
