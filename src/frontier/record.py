"""Records of whole games: `dumps(match)` and `loads(text)`; `shown(match, seat)` of a running one."""

from frontier.engine import record as _record
from frontier.engine.match import Match
from frontier.engine.record import dumps, shown
from frontier.games import recorded

__all__ = ["dumps", "loads", "shown"]


def loads(text: str, components: str | None = None) -> Match:
    """The match of a record, replayed and checked; RecordError names the line and the reason."""
    return _record.loads(text, recorded, components)
