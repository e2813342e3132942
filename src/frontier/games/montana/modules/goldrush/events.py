"""What can happen by the goldrush; FIELDS says what an event's a, b and c mean."""

from typing import Final

LOOKED: Final = "looked"
TOOK_TILE: Final = "took_tile"
USED_TILE: Final = "used_tile"
SHOWED_TILE: Final = "showed_tile"

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    LOOKED: ("field",),
    TOOK_TILE: ("field",),
    USED_TILE: ("mountain_tile", "field"),
    SHOWED_TILE: ("mountain_tile", "field"),
}
