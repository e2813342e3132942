"""What may be asked about the position of a running game, and the job that an analysis worker is given for it."""

from typing import Any

from frontier.server.errors import Refused
from frontier.server.tables.model import TableData
from frontier.server.tables.play import Play

Json = dict[str, Any]


def about(data: TableData, play: Play, seat: int) -> Json:
    """Return the position of a game as a worker reads it, and from whose knowledge it is to be judged."""
    return {
        "table": data.id,
        "settings": dict(play.game.settings()),
        "seed": play.seed,
        "moves": [move.action for move in play.moves],
        "start": None if play.start is None else play.game.dump(play.start),
        "seat": seat,
    }


def chances(data: TableData, play: Play) -> Json:
    """Return the question for everybody's chances, from what the decider knows; refused unless bots decide on every
    seat, and nobody but one person could take one back."""
    is_among_bots = len(data.persons) <= 1 and all(play.bot_of(seat.seat) for seat in data.seats)
    if not is_among_bots or data.lesson is not None or play.state.actor < 0:
        raise Refused("no-chances")
    return about(data, play, play.state.actor)
