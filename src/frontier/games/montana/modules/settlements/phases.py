"""The phases of the special settlements, numbered once for all: learnt bots and observations count on the numbers."""

from typing import Final

TOLL: Final = 21
WHICH_TILE: Final = 24
MARKET: Final = 25

NAMES: Final = {TOLL: "toll", WHICH_TILE: "which_tile", MARKET: "market"}
