"""The actions of the special settlements."""

from frontier.engine.actions import Choice, Family, Several
from frontier.games.montana.components import GOODS
from frontier.games.montana.modules.settlements.components import SPECIALS

MARKET_GOODS = GOODS[:4]  # X-MARKET-04
TOPS = ("plain", *SPECIALS)  # the settlement on top of a field
BELOW = tuple("+".join(special for i, special in enumerate(SPECIALS) if mask >> i & 1) or "plain" for mask in range(8))


def families() -> list[Family]:
    """Return the families of tolls, of the tiles placed, and of exchanges at the market."""
    return [
        Family("toll", Several("goods", GOODS, 1, 3)),
        Family("tile", Choice("top", TOPS), Choice("below", BELOW)),
        Family("exchange", Choice("give", MARKET_GOODS), Choice("take", MARKET_GOODS)),
        Family("leave"),
    ]
