"""How the games look as text."""

import io
from collections.abc import Sequence
from typing import Literal

from rich.console import Console

from frontier import plugins
from frontier.engine.game import Game
from frontier.engine.state import State
from frontier.looks import generic
from frontier.looks.look import Look

plugins.extend(__path__, "looks")


def look_of(game: str) -> Look:
    """How a game looks: its own `LOOK` in looks/NAME.py, else one that shows the parts of its view."""
    own = plugins.part_of(__name__, game)
    found: Look = generic.LOOK if own is None else own.LOOK
    return found


def as_text(game: Game, state: State, seat: int | None, seats: Sequence[str], width: int, is_coloured: bool) -> str:
    """The table as a seat (None: a spectator) sees it; with the colours of a terminal or without any."""
    colours: Literal["truecolor"] | None = "truecolor" if is_coloured else None
    console = Console(file=io.StringIO(), width=width, force_terminal=is_coloured, color_system=colours)
    view = game.view(state, seat)
    look = look_of(game.id)
    with console.capture() as captured:
        console.print(look.title(view, "en"), highlight=False)
        console.print(look.table(view, "en", seats, console))
    return captured.get()
