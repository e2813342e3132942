"""Pictures of positions: what a seat may know, as pixels for films of games."""

from typing import TYPE_CHECKING

import numpy

from frontier import plugins
from frontier.adapters.sheet import HEIGHT, LANG, MARGIN, Sheet
from frontier.engine.game import Game
from frontier.engine.state import State
from frontier.looks import as_text

if TYPE_CHECKING:
    from numpy.typing import NDArray

COLUMNS, LETTERS, LINE = 100, 14, 20  # of a table that is written out: characters, and sizes in pixels


def draw(game: Game, state: State, seat: int | None) -> "NDArray[numpy.uint8]":
    """Return the position as a seat (None: a spectator) may know it, as 640 rows of 960 pixels."""
    sheet = Sheet()
    own = plugins.part_of("frontier.adapters.pictures", game.id)
    if own is None:
        _write_out(sheet, game, state, seat)
    else:
        own.paint(sheet, game, game.view(state, seat))
    return sheet.pixels()


def _write_out(sheet: Sheet, game: Game, state: State, seat: int | None) -> None:
    """Write the table of a game without a picture of its own as text."""
    seats = [game.seat_name(own, LANG) for own in range(game.players)]
    written = as_text(game, state, seat, seats, COLUMNS, is_coloured=False)
    for number, line in enumerate(written.splitlines()[: HEIGHT // LINE]):
        sheet.text(MARGIN, MARGIN + number * LINE, line, LETTERS)
