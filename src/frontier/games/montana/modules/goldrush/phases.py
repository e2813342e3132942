"""The phases of the goldrush, numbered once for all: learnt bots and observations count on the numbers."""

from typing import Final

LOOK: Final = 26  # chance
WHICH_MOUNTAIN: Final = 27

NAMES: Final = {LOOK: "look", WHICH_MOUNTAIN: "which_mountain"}
