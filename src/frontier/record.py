"""Records of whole games: `dumps(match)` and `loads(text)`."""

from frontier.engine import record as _record
from frontier.engine.match import Match
from frontier.engine.record import dumps
from frontier.games import game

__all__ = ["dumps", "loads"]


def loads(text: str, components: str | None = None) -> Match:
    """The match of a record, replayed and checked; RecordError names the line and the reason."""
    return _record.loads(text, game, components)
