"""The mountain tiles: read from TOML and checked."""

from typing import cast

from frontier.engine.components import Reader
from frontier.engine.errors import ComponentError
from frontier.games.montana.components import GOODS, KINDS, MATERIALS, Components
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.modules.faces import Face, read_faces
from frontier.games.montana.modules.landscapes.components import landscapes

TABLE = "mountains"
MOUNTAIN_TILES = 22  # X-GOLD-01
MAX_FACES = 15  # a position counts them in a slot
NUMBERS = {"tile_silver": (0, 20), "upgrade_cows": (0, 9)}

# Kind -> what may be shown on it, and how many of these.
TILE_KINDS: dict[str, tuple[tuple[str, ...], int]] = {
    "silver": ((), 0),
    "upgrade": (MATERIALS, 1),
    "good": (GOODS, 1),
    "worker": (KINDS, 1),
}


def mountain_tiles(expansion: Expansion) -> tuple[Face, ...]:
    """Return the mountain tiles of a box by their faces."""
    return cast(tuple[Face, ...], expansion.tables[TABLE])


def read(reader: Reader) -> tuple[Face, ...]:
    """Return the mountain tiles out of a component file."""
    return read_faces(reader, TABLE, TILE_KINDS, MAX_FACES, MOUNTAIN_TILES)


def check_mountains(file: str, expansion: Expansion, box: Components) -> None:
    """Check that there is a mountain tile for every mountain of any board (X-AMB-45)."""
    mountains = sorted(sum(field.land == "mountain" for field in tile) for tile in box.tiles)
    special = max(
        sum(field.land == "mountain" and "bare" not in field.marks for field in side.fields)
        for side in landscapes(expansion)
    )
    for table in box.tables.values():
        most = sum(mountains[1 - len(table.outline) :]) + max(special, mountains[-len(table.outline)])
        if most > MOUNTAIN_TILES:
            raise ComponentError(file, "tiles", f"{most} mountains can lie on a board, more than mountain tiles")
