"""The phases of the event cards, numbered once for all: learnt bots and observations count on the numbers."""

from typing import Final

DRAW_CARD: Final = 18  # chance
CHOOSE_WORKER: Final = 19
SELLING: Final = 20

NAMES: Final = {DRAW_CARD: "draw_card", CHOOSE_WORKER: "choose_worker", SELLING: "selling"}
