"""The actions of the special landscapes."""

from collections.abc import Sequence

from frontier.engine.actions import Choice, Family, Several
from frontier.games.montana.components import GOODS
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.modules.landscapes.components import landscapes


def families(labels: Sequence[str], expansion: Expansion) -> list[Family]:
    """Return the families of big goods that pay for Helena, and of canteens taken at Granite Peak."""
    mixes = [side.mix for side in landscapes(expansion) if side.mix > 0] or [1]
    return [
        Family("mix", Several("goods", GOODS[4:], min(mixes), max(mixes))),
        Family("fetch", Choice("field", labels)),
    ]
