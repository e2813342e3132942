"""What can happen by the goldrush, declared once."""

from collections.abc import Sequence
from typing import Final

from frontier.engine.events import Component, EventKind

LOOKED: Final = "looked"
TOOK_TILE: Final = "took_tile"
USED_TILE: Final = "used_tile"
SHOWED_TILE: Final = "showed_tile"


def event_kinds(tiles: Sequence[str], labels: Sequence[str]) -> tuple[EventKind, ...]:
    """Return the events of a game with tiles of these ids and with these field labels."""
    tile, field = Component("mountain_tile", tiles), Component("field", labels)
    return (
        EventKind(LOOKED, field),
        EventKind(TOOK_TILE, field),
        EventKind(USED_TILE, tile, field),
        EventKind(SHOWED_TILE, tile, field),
    )
