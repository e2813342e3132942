"""What makes a position possible: piece totals, the worker board, and a decision at hand that fits the rest.

Whether its settlements could have come about in a game is not asked: puzzles may place them freely.
"""

from frontier.engine.document import demand
from frontier.games.montana import state as at
from frontier.games.montana.components import AREAS, GOODS, KINDS
from frontier.games.montana.constants import CANTEEN_SYMBOL
from frontier.games.montana.modules.position_checks import SITE_PHASES
from frontier.games.montana.refusals import EXTRA_PHASES
from frontier.games.montana.rules.city import IN_ROW, NOBODY, WAITING
from frontier.games.montana.rules.turn import is_last_round
from frontier.games.montana.state import Position

BIDS = (at.BID, at.BID_WINDOW)
PAYMENTS = (at.PAY_WINDOW, at.UPGRADES, at.BASKET)
RESUMES = EXTRA_PHASES  # workers beyond the places come with extra actions, too
INTERRUPTIONS = (at.TOO_MANY, at.SELLING)
BUILD_PHASES = (at.BUILDING, *SITE_PHASES)


def check(st: Position) -> None:
    """PositionError with the path of the first thing that cannot be."""
    _check_totals(st)
    _check_worker_board(st)
    _check_turn(st)
    _check_workers(st)
    _check_action(st)
    _check_city(st)


def _check_totals(st: Position) -> None:
    """Nothing is lost and nothing appears (M-COMP-13, M-SETUP-19)."""
    s, constants = st.s, st.constants
    seats, fields = range(int(constants.players)), range(int(constants.fields))
    standing = [0] * len(KINDS)
    for slot in range(at.BANK, at.FIELD):
        if s[slot] > 0:
            for kind, n in enumerate(constants.crews.counts(s[slot] - 1)):
                standing[kind] += n
    for piece, id_ in enumerate((*GOODS, *(f"{kind} workers" for kind in KINDS))):
        found = s[at.SUPPLY + piece] + sum(st.own(seat, piece) for seat in seats)
        found += standing[piece - at.WORKERS] if piece >= at.WORKERS else 0
        total = constants.piece_totals[piece]
        demand(found == total, "", f"{id_}: expected {total} in all, found {found}")
    cows = s[at.SUPPLY_COWS] + sum(st.own(seat, at.COWS) for seat in seats)
    cows += sum(1 for field in fields if s[at.FIELD + field] & at.COW_BIT)
    demand(cows == constants.cows, "", f"cows: expected {constants.cows} in all, found {cows}")
    symbols = sum(1 for field in fields if st.board.symbols[field] & CANTEEN_SYMBOL)
    canteens = s[at.BOXED_CANTEENS] + sum(st.own(seat, at.CANTEENS) for seat in seats)
    canteens += sum(1 for field in fields if s[at.FIELD + field] & at.CANTEEN_BIT)
    demand(canteens == symbols, "", f"canteens: expected {symbols} in all, found {canteens}")
    for seat in seats:
        placed = sum(st.tiles_on(field) for field in fields if st.owner(field) == seat + 1)
        left = constants.settlements - placed
        problem = f"{placed} settlements are placed, so expected {left}"
        demand(placed == st.placed(seat), f"seats[{seat}].stock", problem)
    empty = any(st.own(seat, at.STOCK) == 0 for seat in seats)
    demand(empty == bool(s[at.LAST_ROUND]), "last_round", "true exactly when a stock is empty")


def _check_worker_board(st: Position) -> None:
    """Crews fit their spaces (M-BANK-04, M-PROD-03); full areas have been cleared (M-BANK-05, M-PROD-10)."""
    s, constants = st.s, st.constants
    may_be_full = st.effective_phase() in (at.HELPER, at.AFTER)
    spaces = range(int(constants.bank_spaces))
    for space in spaces:
        if crew := s[at.BANK + space]:
            needed = constants.bank_workers[space]
            demand(sum(constants.crews.counts(crew - 1)) == needed, f"bank[{space}]", f"expected {needed} workers")
    full = all(s[at.BANK + space] > 0 for space in spaces)
    demand(may_be_full or not full, "bank", "full at the end of a turn, so it would have been cleared")
    for i, area in enumerate(AREAS):
        spaces = range(int(constants.area_spaces[i]))
        allowed = constants.crews_of(i)
        for space in spaces:
            for size, first in (("large", at.LARGE), ("small", at.SMALL)):
                crew = s[first + i * at.SPACES + space]
                fits = crew == 0 or crew - 1 in allowed
                demand(fits, f"areas.{area}[{space}].{size}", "expected one matching worker or two others")
        full = all(s[at.LARGE + i * at.SPACES + space] > 0 for space in spaces)
        demand(may_be_full or not full, f"areas.{area}", "full at the end of a turn, so it would have been cleared")


def _check_turn(st: Position) -> None:
    """Set-up, turn and end."""
    s, constants = st.s, st.constants
    phase, players, spins = s[at.PHASE], int(constants.players), int(constants.spins)
    effective = st.effective_phase()
    if phase in at.SETUP_PHASES:
        demand(s[at.SPINS] < spins * players, "setup_spins", "the set-up is over")
        demand(s[at.DECIDER] == s[at.SPINS] // spins, "decider", "not this player's set-up spin")
        demand(s[at.ACTIVE] == 0, "active", "expected 0 during the set-up")
        demand(s[at.ROUND] == 1, "round", "expected 1 during the set-up")
        if phase == at.CHOOSE_START:
            demand(s[at.SPINS] == 0, "setup_spins", "expected 0: the starting tile comes first")
            cows = any(s[at.FIELD + field] & at.COW_BIT for field in range(int(constants.fields)))
            demand(not cows, "cows", "expected none: they follow the starting tile")
            owned = any(st.owner(field) for field in range(int(constants.fields)))
            demand(not owned, "settlements", "expected none before the starting tile")
        for seat in range(players):
            made = min(max(int(s[at.SPINS]) - seat * spins, 0), spins)
            demand(st.worker_count(seat) == 2 * made, f"seats[{seat}].workers", f"expected those of {made} spins")
    else:
        demand(s[at.SPINS] == spins * players, "setup_spins", "expected all set-up spins to be made")
        others = phase in (at.BID, at.UPGRADES, at.BASKET)
        demand(others or s[at.DECIDER] == s[at.ACTIVE], "decider", "only the active player decides here")
    if phase == at.FINISHED:
        demand(is_last_round(st), "phase", "nothing has ended the game")
        demand(s[at.ACTIVE] == players - 1, "active", "the game ends after the last player's turn")
    demand(phase not in INTERRUPTIONS or effective in RESUMES, "resume", "nothing to go on with")


def _check_workers(st: Position) -> None:
    """The places of the player boards (M-COMP-11)."""
    for seat in range(int(st.constants.players)):
        excess = st.worker_count(seat) - st.constants.worker_places
        path = f"seats[{seat}].workers"
        if st.s[at.PHASE] == at.TOO_MANY and seat == st.s[at.DECIDER]:
            demand(1 <= excess <= 2, path, "expected one or two too many")
        else:
            demand(excess <= 0, path, f"more than {st.constants.worker_places}")


def _check_action(st: Position) -> None:
    """What was done this turn fits what is being decided."""
    s, constants = st.s, st.constants
    phase = st.effective_phase()
    if phase in BUILD_PHASES:
        demand(s[at.BUILT] > 0, "built", "expected at least 1")
    else:
        demand(phase == at.AFTER or s[at.BUILT] == 0, "built", "expected 0: nobody is building")
    recruiting = phase in (at.WHITE_PAIR, at.AFTER)
    demand(recruiting or s[at.ADVANCED] == 0, "advanced", "expected false: nobody is recruiting")
    if not st.is_placing():
        return
    place = s[at.SPACE]
    in_bank = place >= at.BANK_PLACE
    slot = at.BANK + place - at.BANK_PLACE if in_bank else at.LARGE + place
    if phase == at.HELPER:
        demand(not in_bank, "place", "the bank has no small space")
        demand(s[slot] > 0, "place", "nobody stands on the large space")
        demand(s[at.SMALL + place] == 0, "place", "the small space is occupied")
    else:
        demand(s[slot] == 0, "place", "this space is occupied")
        price = 0 if in_bank else constants.area_silver[place]
        demand(st.own(s[at.DECIDER], at.SILVER) >= price, "place", f"this space costs {price} silver")


def _check_city(st: Position) -> None:
    """Contractors and bidding (M-CITY)."""
    s, players = st.s, int(st.constants.players)
    phase = st.effective_phase()
    contractors = [int(st.own(seat, at.CONTRACTOR)) for seat in range(players)]
    states = [int(st.own(seat, at.BID_DONE)) for seat in range(players)]
    rows = [(contractor - 1) // st.constants.columns for contractor in contractors if contractor > 0]
    demand(len(set(rows)) == len(rows), "seats", "two contractors in one row")
    opening = phase == at.BID and s[at.BIDDER] == NOBODY
    if opening or phase not in (*BIDS, *PAYMENTS):
        for seat in range(players):
            idle = contractors[seat] == 0 and states[seat] == WAITING
            demand(idle, f"seats[{seat}].contractor", "not in the city now")
    demand(phase in PAYMENTS or s[at.PAYER] == 0, "payments", "expected 0: nobody is paying")
    if phase in BIDS:
        _check_bidding(st, contractors, states, opening)
    else:
        demand(s[at.BIDDER] == 0, "bidder", "expected 0: nobody is bidding")
    if phase in PAYMENTS:
        _check_payment(st, contractors, states)


def _check_bidding(st: Position, contractors: list[int], states: list[int], opening: bool) -> None:
    s = st.s
    asked, phase = int(s[at.BIDDER]), st.effective_phase()
    if opening:
        demand(s[at.DECIDER] == s[at.ACTIVE], "decider", "the active player opens the bidding")
        enough = st.own(s[at.ACTIVE], at.PUMPKIN) >= st.constants.cheapest
        demand(enough, f"seats[{s[at.ACTIVE]}].goods.pumpkin", "too few to open the bidding")
        return
    demand(asked >= 0, "bidder", "expected a seat")
    if phase == at.BID_WINDOW:
        demand(asked != s[at.ACTIVE], "bidder", "expected another player")
    else:
        demand(s[at.DECIDER] == asked, "decider", "not this player's bid")
    demand(states[s[at.ACTIVE]] != WAITING, f"seats[{s[at.ACTIVE]}].bidding", "the active player bids first")
    for seat, contractor in enumerate(contractors):
        path = f"seats[{seat}].bidding"
        if seat == asked:
            demand(contractor == 0 and states[seat] in (WAITING, IN_ROW), path, "this player is not to be asked")
        else:
            demand((contractor > 0) == (states[seat] == IN_ROW), path, "in_row exactly with a contractor in a row")


def _check_payment(st: Position, contractors: list[int], states: list[int]) -> None:
    s = st.s
    payer = int((s[at.ACTIVE] + s[at.PAYER]) % st.constants.players)
    for seat, contractor in enumerate(contractors):
        fits = states[seat] != WAITING and (contractor > 0) == (states[seat] == IN_ROW)
        demand(fits, f"seats[{seat}].bidding", "the bidding is over: in a row with a contractor, or passed")
    demand(contractors[payer] > 0, "payments", "this player has no contractor in a row")
    if st.effective_phase() == at.PAY_WINDOW:
        return
    demand(s[at.DECIDER] == payer, "decider", "not this player's reward")
    row = (contractors[payer] - 1) // st.constants.columns
    is_basket = st.effective_phase() == at.BASKET
    demand(is_basket == (st.constants.row_goods[row] > 0), "phase", "not the reward of this row")
