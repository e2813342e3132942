"""The phases of the special landscapes, numbered once for all: learnt bots and observations count on the numbers."""

from typing import Final

MIX: Final = 22
WHICH_CANTEEN: Final = 23

NAMES: Final = {MIX: "mix", WHICH_CANTEEN: "which_canteen"}
