"""The actions of the goldrush."""

from collections.abc import Sequence

from frontier.engine.actions import Choice, Family
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.modules.goldrush.components import mountain_tiles

EXTRAS = frozenset({"use", "reveal"})


def extra_families(expansion: Expansion) -> list[Family]:
    """Return the family of mountain tiles to use."""
    return [Family("use", Choice("mountain_tile", [face.id for face in mountain_tiles(expansion)]))]


def families(labels: Sequence[str], expansion: Expansion) -> list[Family]:
    """Return the families of faces that turn up, of tiles taken, and of turning one's tiles up."""
    return [
        Family("look", Choice("mountain_tile", [face.id for face in mountain_tiles(expansion)])),  # chance
        Family("take_tile", Choice("field", labels)),
        Family("reveal"),
    ]
