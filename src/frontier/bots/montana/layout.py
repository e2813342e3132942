"""Where each part of the features of Montana begins."""

from typing import Final

PIECES: Final = 10
GOODS: Final = 6
KINDS: Final = 4
PHASE_COUNT: Final = 28
FACES: Final = 15
MAX_ROUND: Final = 40  # later rounds were never learnt from
SPACES: Final = 6  # of an area or the bank
AREA_COUNT: Final = 4
ROWS: Final = 6  # of the city
RIVALS: Final = 3
WHEEL_STEPS: Final = 3

OWN: Final = 0  # pieces, silver, cows, canteens, stock, standing
OWN_GOODS: Final = OWN + 15  # for each good, whether there are at least one, two, three and four
OWN_WORKERS: Final = OWN_GOODS + 4 * GOODS  # for each kind at least one and two; then how many in all
OWN_MONEY: Final = OWN_WORKERS + 2 * KINDS + 6
OWN_STOCK: Final = OWN_MONEY + 9
FIELDS: Final = OWN_STOCK + 8
RIVAL: Final = FIELDS + 30
RIVAL_PARTS: Final = 21
LARGE: Final = RIVAL + RIVALS * RIVAL_PARTS  # which spaces are taken
SMALL: Final = LARGE + AREA_COUNT * SPACES
BANK: Final = SMALL + AREA_COUNT * SPACES
AREAS: Final = BANK + SPACES + 2  # for each area what there is, and what a seat can do there
AREA_PARTS: Final = 4
SUPPLIES: Final = AREAS + AREA_COUNT * AREA_PARTS
WHEEL: Final = SUPPLIES + 2 * PIECES + 2
BANK_REACH: Final = WHEEL + WHEEL_STEPS * (KINDS + 1)
CITY: Final = BANK_REACH + 1
MOMENT: Final = CITY + 2 * ROWS + 5
PHASES_FROM: Final = MOMENT + 16
MODULES: Final = PHASES_FROM + PHASE_COUNT
COUNT: Final = MODULES + 4 + FACES + 8
