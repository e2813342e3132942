"""Where each part of the features of Homesteaders begins."""

from typing import Final

KINDS: Final = 33  # of buildings
PHASE_COUNT: Final = 14  # must agree with phases.COUNT
GOODS: Final = 6
ROUNDS: Final = 11  # and the final income
SPACES: Final = 3  # auctions
RIVALS: Final = 3
CARDS: Final = 9  # what an income consists of: goods, silver, trade chips, VP

OWN: Final = 0  # goods, silver, trade chips, VP, debts, workers, tracks, passed, idle workers
OWN_GOODS: Final = OWN + 14  # for each good, whether there are at least one, two, three and four
OWN_MONEY: Final = OWN_GOODS + 4 * GOODS
OWN_TRADES: Final = OWN_MONEY + 8
OWN_WORKERS: Final = OWN_TRADES + 5
OWN_DEBTS: Final = OWN_WORKERS + 6
LINE_FROM: Final = OWN_DEBTS + 5
OWN_LATER: Final = LINE_FROM + 6  # holdings times the rounds to come
INCOME: Final = OWN_LATER + 12  # a round: of buildings, and of all their work places
LATER: Final = INCOME + 2 * CARDS  # the same times the rounds to come
STANDING_WORK: Final = LATER + 2 * CARDS  # what the workers placed in this round bring
PLACES: Final = STANDING_WORK + CARDS
BUILT_FROM: Final = PLACES + 4
BUILT_LATER: Final = BUILT_FROM + KINDS  # times the rounds to come
STANDING: Final = BUILT_LATER + KINDS
RIVAL: Final = STANDING + 6
RIVAL_PARTS: Final = 27
MOMENT: Final = RIVAL + RIVALS * RIVAL_PARTS
ROUNDS_FROM: Final = MOMENT + 8
PHASES_FROM: Final = ROUNDS_FROM + ROUNDS
AUCTION: Final = PHASES_FROM + PHASE_COUNT
SPACE: Final = AUCTION + 9
SPACE_PARTS: Final = 9
STOCK: Final = SPACE + SPACES * SPACE_PARTS  # buildings to be had that the seat does not own
WITHIN_REACH: Final = STOCK + KINDS  # and that it could pay for, trade chips included
COUNT: Final = WITHIN_REACH + KINDS
