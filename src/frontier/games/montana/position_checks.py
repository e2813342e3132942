"""What makes a position possible: piece totals, the worker board, and a decision at hand that fits the rest.

Whether its settlements could have come about in a game is not asked: puzzles may place them freely.
"""

from frontier.engine.document import demand
from frontier.games.montana import phases, slots
from frontier.games.montana.components import AREAS, GOODS, KINDS
from frontier.games.montana.constants import CANTEEN_SYMBOL
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.module import Module
from frontier.games.montana.rules.city import IN_ROW, NOBODY, WAITING
from frontier.games.montana.rules.turn import is_last_round
from frontier.games.montana.state import Position

BIDS = (phases.BID, phases.BID_WINDOW)
PAYMENTS = (phases.PAY_WINDOW, phases.UPGRADES, phases.BASKET)


def check(st: Position) -> None:
    """Raise PositionError with the path of the first thing that cannot be."""
    _check_totals(st)
    _check_worker_board(st)
    _check_turn(st)
    _check_workers(st)
    _check_action(st)
    _check_city(st)


def _check_totals(st: Position) -> None:
    """Check that nothing is lost and nothing appears (M-COMP-13, M-SETUP-19)."""
    s, constants = st.s, st.constants
    seats, fields = range(int(constants.players)), range(int(constants.fields))
    standing = [0] * len(KINDS)
    for slot in range(slots.BANK, slots.FIELD):
        if s[slot] > 0:
            for kind, n in enumerate(constants.crews.counts(s[slot] - 1)):
                standing[kind] += n
    for piece, id_ in enumerate((*GOODS, *(f"{kind} workers" for kind in KINDS))):
        found = s[slots.SUPPLY + piece] + sum(st.own(seat, piece) for seat in seats)
        found += standing[piece - slots.WORKERS] if piece >= slots.WORKERS else 0
        total = constants.piece_totals[piece]
        demand(found == total, "", f"{id_}: expected {total} in all, found {found}")
    cows = s[slots.SUPPLY_COWS] + sum(st.own(seat, slots.COWS) for seat in seats)
    cows += sum(1 for field in fields if s[slots.FIELD + field] & slots.COW_BIT)
    demand(cows == constants.cows, "", f"cows: expected {constants.cows} in all, found {cows}")
    symbols = sum(1 for field in fields if st.board.symbols[field] & CANTEEN_SYMBOL)
    canteens = s[slots.BOXED_CANTEENS] + sum(st.own(seat, slots.CANTEENS) for seat in seats)
    canteens += sum(1 for field in fields if s[slots.FIELD + field] & slots.CANTEEN_BIT)
    demand(canteens == symbols, "", f"canteens: expected {symbols} in all, found {canteens}")
    for seat in seats:
        placed = sum(st.tiles_on(field) for field in fields if st.owner(field) == seat + 1)
        left = constants.settlements - placed
        problem = f"{placed} settlements are placed, so expected {left}"
        demand(placed == st.placed(seat), f"seats[{seat}].stock", problem)
    empty = any(st.own(seat, slots.STOCK) == 0 for seat in seats)
    demand(empty == bool(s[slots.LAST_ROUND]), "last_round", "true exactly when a stock is empty")


def _check_worker_board(st: Position) -> None:
    """Check that crews fit (M-BANK-04, M-PROD-03) and full areas have been cleared (M-BANK-05, M-PROD-10)."""
    s, constants = st.s, st.constants
    may_be_full = st.effective_phase() in (phases.HELPER, phases.AFTER)
    spaces = range(int(constants.bank_spaces))
    for space in spaces:
        if crew := s[slots.BANK + space]:
            needed = constants.bank_workers[space]
            demand(sum(constants.crews.counts(crew - 1)) == needed, f"bank[{space}]", f"expected {needed} workers")
    full = all(s[slots.BANK + space] > 0 for space in spaces)
    demand(may_be_full or not full, "bank", "full at the end of a turn, so it would have been cleared")
    for i, area in enumerate(AREAS):
        spaces = range(int(constants.area_spaces[i]))
        allowed = constants.crews_of(i)
        for space in spaces:
            for size, first in (("large", slots.LARGE), ("small", slots.SMALL)):
                crew = s[first + i * slots.SPACES + space]
                fits = crew == 0 or crew - 1 in allowed
                demand(fits, f"areas.{area}[{space}].{size}", "expected one matching worker or two others")
        full = all(s[slots.LARGE + i * slots.SPACES + space] > 0 for space in spaces)
        demand(may_be_full or not full, f"areas.{area}", "full at the end of a turn, so it would have been cleared")


def _check_turn(st: Position) -> None:
    """Check that set-up, turn and end fit each other."""
    s, constants = st.s, st.constants
    phase, players, spins = s[slots.PHASE], int(constants.players), int(constants.spins)
    effective = st.effective_phase()
    if phase in phases.SETUP:
        demand(s[slots.SPINS] < spins * players, "setup_spins", "the set-up is over")
        demand(s[slots.DECIDER] == s[slots.SPINS] // spins, "decider", "not this player's set-up spin")
        demand(s[slots.ACTIVE] == 0, "active", "expected 0 during the set-up")
        demand(s[slots.ROUND] == 1, "round", "expected 1 during the set-up")
        if phase == phases.CHOOSE_START:
            demand(s[slots.SPINS] == 0, "setup_spins", "expected 0: the starting tile comes first")
            cows = any(s[slots.FIELD + field] & slots.COW_BIT for field in range(int(constants.fields)))
            demand(not cows, "cows", "expected none: they follow the starting tile")
            owned = any(st.owner(field) for field in range(int(constants.fields)))
            demand(not owned, "settlements", "expected none before the starting tile")
        for seat in range(players):
            made = min(max(int(s[slots.SPINS]) - seat * spins, 0), spins)
            demand(st.worker_count(seat) == 2 * made, f"seats[{seat}].workers", f"expected those of {made} spins")
    else:
        demand(s[slots.SPINS] == spins * players, "setup_spins", "expected all set-up spins to be made")
        others = phase in (phases.BID, phases.UPGRADES, phases.BASKET)
        demand(others or s[slots.DECIDER] == s[slots.ACTIVE], "decider", "only the active player decides here")
    if phase == phases.FINISHED:
        demand(is_last_round(st), "phase", "nothing has ended the game")
        demand(s[slots.ACTIVE] == players - 1, "active", "the game ends after the last player's turn")
    # Workers beyond the places come with extra actions, too.
    demand(not st.is_interrupted() or effective in constants.phases.extra, "resume", "nothing to go on with")


def _check_workers(st: Position) -> None:
    """Check the places of the player boards (M-COMP-11)."""
    for seat in range(int(st.constants.players)):
        excess = st.worker_count(seat) - st.constants.worker_places
        path = f"seats[{seat}].workers"
        if st.s[slots.PHASE] == phases.TOO_MANY and seat == st.s[slots.DECIDER]:
            demand(1 <= excess <= 2, path, "expected one or two too many")
        else:
            demand(excess <= 0, path, f"more than {st.constants.worker_places}")


def _check_action(st: Position) -> None:
    """Check that what was done this turn fits what is being decided."""
    s, constants = st.s, st.constants
    phase = st.effective_phase()
    if phase == phases.BUILDING or phase in constants.phases.prices or phase in constants.phases.settling:
        demand(s[slots.BUILT] > 0, "built", "expected at least 1")
    else:
        demand(phase == phases.AFTER or s[slots.BUILT] == 0, "built", "expected 0: nobody is building")
    recruiting = phase in (phases.WHITE_PAIR, phases.AFTER)
    demand(recruiting or s[slots.ADVANCED] == 0, "advanced", "expected false: nobody is recruiting")
    if not st.is_placing():
        return
    place = s[slots.SPACE]
    in_bank = place >= slots.BANK_PLACE
    slot = slots.BANK + place - slots.BANK_PLACE if in_bank else slots.LARGE + place
    if phase == phases.HELPER:
        demand(not in_bank, "place", "the bank has no small space")
        demand(s[slot] > 0, "place", "nobody stands on the large space")
        demand(s[slots.SMALL + place] == 0, "place", "the small space is occupied")
    else:
        demand(s[slot] == 0, "place", "this space is occupied")
        price = 0 if in_bank else constants.area_silver[place]
        demand(st.own(s[slots.DECIDER], slots.SILVER) >= price, "place", f"this space costs {price} silver")


def _check_city(st: Position) -> None:
    """Check contractors and bidding (M-CITY)."""
    s, players = st.s, int(st.constants.players)
    phase = st.effective_phase()
    contractors = [int(st.own(seat, slots.CONTRACTOR)) for seat in range(players)]
    states = [int(st.own(seat, slots.BID_DONE)) for seat in range(players)]
    rows = [(contractor - 1) // st.constants.columns for contractor in contractors if contractor > 0]
    demand(len(set(rows)) == len(rows), "seats", "two contractors in one row")
    opening = phase == phases.BID and s[slots.BIDDER] == NOBODY
    if opening or phase not in (*BIDS, *PAYMENTS):
        for seat in range(players):
            idle = contractors[seat] == 0 and states[seat] == WAITING
            demand(idle, f"seats[{seat}].contractor", "not in the city now")
    demand(phase in PAYMENTS or s[slots.PAYER] == 0, "payments", "expected 0: nobody is paying")
    if phase in BIDS:
        _check_bidding(st, contractors, states, opening)
    else:
        demand(s[slots.BIDDER] == 0, "bidder", "expected 0: nobody is bidding")
    if phase in PAYMENTS:
        _check_payment(st, contractors, states)


def _check_bidding(st: Position, contractors: list[int], states: list[int], opening: bool) -> None:
    s = st.s
    asked, phase = int(s[slots.BIDDER]), st.effective_phase()
    if opening:
        demand(s[slots.DECIDER] == s[slots.ACTIVE], "decider", "the active player opens the bidding")
        enough = st.own(s[slots.ACTIVE], slots.PUMPKIN) >= st.constants.cheapest
        demand(enough, f"seats[{s[slots.ACTIVE]}].goods.pumpkin", "too few to open the bidding")
        return
    demand(asked >= 0, "bidder", "expected a seat")
    if phase == phases.BID_WINDOW:
        demand(asked != s[slots.ACTIVE], "bidder", "expected another player")
    else:
        demand(s[slots.DECIDER] == asked, "decider", "not this player's bid")
    demand(states[s[slots.ACTIVE]] != WAITING, f"seats[{s[slots.ACTIVE]}].bidding", "the active player bids first")
    for seat, contractor in enumerate(contractors):
        path = f"seats[{seat}].bidding"
        if seat == asked:
            demand(contractor == 0 and states[seat] in (WAITING, IN_ROW), path, "this player is not to be asked")
        else:
            demand((contractor > 0) == (states[seat] == IN_ROW), path, "in_row exactly with a contractor in a row")


def _check_payment(st: Position, contractors: list[int], states: list[int]) -> None:
    s = st.s
    payer = int((s[slots.ACTIVE] + s[slots.PAYER]) % st.constants.players)
    for seat, contractor in enumerate(contractors):
        fits = states[seat] != WAITING and (contractor > 0) == (states[seat] == IN_ROW)
        demand(fits, f"seats[{seat}].bidding", "the bidding is over: in a row with a contractor, or passed")
    demand(contractors[payer] > 0, "payments", "this player has no contractor in a row")
    if st.effective_phase() == phases.PAY_WINDOW:
        return
    demand(s[slots.DECIDER] == payer, "decider", "not this player's reward")
    row = (contractors[payer] - 1) // st.constants.columns
    is_basket = st.effective_phase() == phases.BASKET
    demand(is_basket == (st.constants.row_goods[row] > 0), "phase", "not the reward of this row")


def check_modules(st: Position, expansion: Expansion, modules: tuple[Module, ...]) -> None:
    """Raise PositionError with the path of the first thing in the modules' part that cannot be."""
    if not modules:
        return
    phase = int(st.effective_phase())
    for number in (int(st.s[slots.PHASE]), phase):
        known = number in phases.NAMES or number in st.constants.phases.in_play
        demand(known, "phase", "the module of this decision is not in play")
    _check_site(st, modules, phase)
    for module in modules:
        module.check(st, expansion, phase)
    _set_stage(st, modules, phase)


def _check_site(st: Position, modules: tuple[Module, ...], phase: int) -> None:
    """Check that the field being settled can be in this state."""
    field, seat = int(st.s[slots.SITE]) - 1, int(st.s[slots.DECIDER])
    is_priced, is_settling = phase in st.constants.phases.prices, phase in st.constants.phases.settling
    if field < 0:
        demand(not is_priced and not is_settling, "site", "expected the field being settled")
        return
    too_many = st.s[slots.PHASE] == phases.TOO_MANY and phase == phases.BUILDING
    too_many = too_many and any(module.settling_gives_workers for module in modules)
    demand(is_priced or is_settling or too_many, "site", "expected null: no settlement is being dealt with")
    if is_priced:
        demand(st.is_open(field), "site", "nobody can build here")
        demand(st.own(seat, slots.STOCK) > 0, f"seats[{seat}].stock", "nothing left to build")
    else:
        demand(st.owner(field) == seat + 1, "site", "no settlement of the player who decides")


def _set_stage(st: Position, modules: tuple[Module, ...], phase: int) -> None:
    """Set how far the settlement has come, as build.go_on_building counts: whose price, or what follows."""
    if st.s[slots.SITE] == 0:
        return
    place = next(
        i
        for i, module in enumerate(modules)
        if phase in module.phases or (phase == phases.BUILDING and module.settling_gives_workers)
    )
    st.s[slots.STAGE] = place + 1 if phase in st.constants.phases.prices else len(modules) + 1 + place + 1
