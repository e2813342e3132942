"""What makes a position possible: buildings, tiles and bids that can be, and a decision at hand that fits the rest.

Whether its holdings could have come about in a game is not asked: puzzles may give them freely.
"""

from frontier.engine.document import demand
from frontier.games.homesteaders import phases, slots
from frontier.games.homesteaders.components import TILES_PER_STAGE
from frontier.games.homesteaders.constants import (
    ADVANCE,
    DEBT_RELIEF,
    EXTRA_BUILDING,
    FREE_WORKER,
    NOTHING,
    STAGE_OF_ROUND,
)
from frontier.games.homesteaders.rules.auction import TWO, holds_bid, is_won
from frontier.games.homesteaders.rules.build import buildable, can_pay, is_replaceable
from frontier.games.homesteaders.state import Position

BEFORE_BIDS = (phases.DRAW, phases.PLACE, phases.WAGES, phases.NEUTRAL)
WINNING = (phases.PAY, phases.BUILD, phases.GOLD, phases.WORKER, phases.EXTRA)
FINAL = (phases.PLACE, phases.RELIEF, phases.WAGES, phases.TRADE, phases.FINISHED)
# Phase -> what may come after it, and the building's reward it can be.
RESUMED = {
    phases.RELIEF: ((phases.INCOME_GOES_ON, phases.BUILT), DEBT_RELIEF),
    phases.REWARD: ((phases.BIDDING_GOES_ON, phases.BUILT, phases.TILE_EXTRA), ADVANCE),
    phases.WORKER: ((phases.BUILT, phases.TILE_ADVANCE), FREE_WORKER),
}


def is_before_bids(st: Position) -> bool:
    """Whether the round's bidding has not begun."""
    s = st.s
    in_income = s[slots.PHASE] == phases.RELIEF and s[slots.RESUME] == phases.INCOME_GOES_ON
    return s[slots.ROUND] <= slots.LAST_ROUND and (s[slots.PHASE] in BEFORE_BIDS or in_income)


def check(st: Position) -> None:
    """Raise PositionError with the path of the first thing that cannot be."""
    _check_round(st)
    _check_tiles(st)
    for seat in range(int(st.constants.players)):
        _check_seat(st, seat)
    _check_next_place(st)
    _check_buildings(st)
    _check_bids(st)
    _check_resume(st)
    _check_winner(st)


def _check_round(st: Position) -> None:
    phase, final = st.s[slots.PHASE], st.s[slots.ROUND] > slots.LAST_ROUND
    demand(not final or phase in FINAL, "phase", "not in the final income")
    demand(final or phase not in (phases.TRADE, phases.FINISHED), "phase", "only after the final income")
    demand(phase != phases.NEUTRAL or st.constants.players == TWO, "phase", "only with two players")
    by_start = phase in (phases.DRAW, phases.NEUTRAL, phases.FINISHED)
    demand(not by_start or st.s[slots.DECIDER] == st.s[slots.START], "decider", "expected the start player")
    placing = phase == phases.PLACE
    demand(placing or st.s[slots.NEXT_PLACE] == 0, "next_place", "expected the first place: nobody is placing workers")


def _check_tiles(st: Position) -> None:
    """Check that the tiles of stacks 2 and 3 fit the round, stage by stage (H-SETUP-04, H-PREP-03)."""
    s, constants = st.s, st.constants
    round_ = min(int(s[slots.ROUND]), slots.LAST_ROUND)
    demand(s[slots.TILE] == round_, "auctions[0].tile", f"expected {round_}: stack 1 lies in the order of the rounds")
    drawing = s[slots.PHASE] == phases.DRAW
    demand(not drawing or s[slots.SPACE] > 0, "space", "the tile of stack 1 lies open")
    for stack in range(2):
        space = stack + 1
        shown = space < constants.auctions and not (drawing and space >= s[slots.SPACE])
        past = 0
        for stage, count in enumerate(TILES_PER_STAGE.values()):
            turned = s[slots.TURNED_UP] & constants.stack_stage[stack * len(TILES_PER_STAGE) + stage]
            due = max(0, min(count, round_ - past - (0 if shown else 1)))
            due = due if space < constants.auctions else 0
            found = int(turned).bit_count()
            demand(
                found == due, "turned_up", f"expected {due} tiles of stack {space + 1}, stage {stage + 1}, got {found}"
            )
            past += count
        if space < constants.auctions:
            path = f"auctions[{space}].tile"
            demand((s[slots.TILE + space] > 0) == shown, path, "given exactly once it is turned up")
            tile = s[slots.TILE + space] - 1
            stage_mask = constants.stack_stage[stack * len(TILES_PER_STAGE) + STAGE_OF_ROUND[round_]]
            fits = not shown or (s[slots.TURNED_UP] & stage_mask) >> tile & 1
            demand(bool(fits), path, "expected a tile of this stage that has been turned up")


def _check_seat(st: Position, seat: int) -> None:
    """Check that workers stand on places of own buildings (H-PLACE-01, -04)."""
    constants, path = st.constants, f"seats[{seat}]"
    placed, owned = st.own(seat, slots.PLACED), st.own(seat, slots.BUILDINGS)
    for place in range(int(constants.place_count)):
        if placed >> place & 1:
            demand(bool(owned >> constants.place_owner[place] & 1), f"{path}.placed", "on a building not owned")
            partner = constants.place_partner[place]
            both = not constants.first_rules or partner == NOTHING or placed >> partner & 1
            demand(bool(both), f"{path}.placed", "the second of two places without the first")
    demand(st.idle_workers(seat) >= 0, f"{path}.placed", "more workers than the player has")
    waits = _in_order(st, seat) > _in_order(st, int(st.s[slots.DECIDER]))
    early = st.s[slots.PHASE] == phases.PLACE and waits
    demand(not early or placed == 0, f"{path}.placed", "expected none: not this player's turn yet")
    demand(st.s[slots.OBSERVER] == 0 or st.constants.screens, "observer", "expected null: there are no screens")


def _check_next_place(st: Position) -> None:
    """Check `next_place`: places named in another order make the same position (H-AMB-19g)."""
    last = int(st.own(st.s[slots.DECIDER], slots.PLACED)).bit_length()
    follows = st.s[slots.PHASE] != phases.PLACE or st.constants.first_rules or st.s[slots.NEXT_PLACE] == last
    demand(follows, "next_place", "expected the place after the last one occupied")


def _in_order(st: Position, seat: int) -> int:
    return int((seat - st.s[slots.START] + st.constants.players) % st.constants.players)


def _check_buildings(st: Position) -> None:
    """Check for more owners than copies and for buildings of a later stage (H-SETUP-10, H-BUILD-07)."""
    constants = st.constants
    reachable = 0
    for round_ in range(1, int(st.s[slots.ROUND]) + 1):
        reachable |= constants.stock_of_round[round_]
    for kind in range(1, int(constants.building_count)):
        owners = [seat for seat in range(int(constants.players)) if st.own(seat, slots.BUILDINGS) >> kind & 1]
        for seat in owners[:1]:
            demand(bool(reachable >> kind & 1), f"seats[{seat}].buildings", "a building of a later stage")
        demand(len(owners) <= constants.copies[kind], "seats", "more owners of a building than copies")


def _check_bids(st: Position) -> None:
    """Check that a player has one bid at most (H-AUCTION-06), and the neutral stone its place."""
    s, constants = st.s, st.constants
    seats, spaces = range(int(constants.players)), range(int(constants.auctions))
    bidders = [int(s[slots.BIDDER + space]) for space in spaces]
    if is_before_bids(st):
        for space in spaces:
            demand(bidders[space] == 0, f"auctions[{space}].bid", "nobody has bid yet")
        for seat in seats:
            demand(st.own(seat, slots.PASSED) == 0, f"seats[{seat}].passed", "nobody has passed yet")
        demand(s[slots.NEUTRAL_SPACE] == 0, "neutral.space", "the neutral stone is not placed yet")
        return
    for seat in seats:
        demand(bidders.count(seat + 1) <= 1, "auctions", f"seat {seat} holds two bids")
        holds, passed = holds_bid(st, seat), st.own(seat, slots.PASSED) != 0
        demand(not (holds and passed), f"seats[{seat}].passed", "this player holds a bid")
        bidding = s[slots.PHASE] == phases.BID or s[slots.RESUME] == phases.BIDDING_GOES_ON
        demand(bidding or holds or passed, f"seats[{seat}].passed", "the bidding is over: a bid or passed")
    if s[slots.PHASE] == phases.BID:
        demand(st.own(s[slots.DECIDER], slots.PASSED) == 0, "decider", "this player has passed")
        demand(not holds_bid(st, s[slots.DECIDER]), "decider", "this player holds a bid")
        opening = not any(holds_bid(st, seat) or st.own(seat, slots.PASSED) for seat in seats)
        demand(not opening or s[slots.DECIDER] == s[slots.START], "decider", "the start player bids first")
    if constants.players == TWO:
        space = int(s[slots.NEUTRAL_SPACE]) - 1
        demand(space >= 0, "neutral.space", "the neutral stone has been placed")
        demand(bidders[space] > 0, f"auctions[{space}].bid", "the neutral stone has bid here")
        demand(
            slots.NEUTRAL_STONE not in bidders[:space] + bidders[space + 1 :],
            "auctions",
            "the neutral stone lies elsewhere",
        )
        step = int(s[slots.STEP + space])
        neutral = bidders[space] == slots.NEUTRAL_STONE
        fits = step == s[slots.NEUTRAL_BID] if neutral else step >= s[slots.NEUTRAL_BID]
        demand(bool(fits), f"auctions[{space}].bid", "the neutral stone has bid otherwise")


def _check_resume(st: Position) -> None:
    """Check that what is decided on between two steps belongs to something that has just happened."""
    s, constants = st.s, st.constants
    phase, resume, decider = int(s[slots.PHASE]), int(s[slots.RESUME]), int(s[slots.DECIDER])
    if phase not in RESUMED:
        demand(resume == 0, "resume", "expected null here")
        return
    resumes, reward = RESUMED[phase]
    demand(resume in resumes, "resume", "does not fit this phase")
    if resume == phases.BUILT:
        demand(constants.built_reward[s[slots.BUILDING]] == reward, "building", "does not give this reward")
        demand(bool(st.own(decider, slots.BUILDINGS) >> s[slots.BUILDING] & 1), "building", "not owned by the decider")
    if phase == phases.RELIEF:
        demand(st.own(decider, slots.DEBTS) > 0, f"seats[{decider}].debt", "expected a debt to return")
        bank = resume == phases.BUILT or st.has_ability(decider, constants.relieves)
        demand(bank, "decider", "this player has no building that returns a debt")
    if phase == phases.REWARD:
        demand(st.own(decider, slots.LINE) > 0, f"seats[{decider}].railroad", "expected to have advanced")
        passed = st.own(decider, slots.PASSED) != 0
        demand(resume != phases.BIDDING_GOES_ON or passed, f"seats[{decider}].passed", "expected true")


def _check_winner(st: Position) -> None:
    """Check a winner's turn: an own tile, and a building and an extra that are there."""
    s, constants = st.s, st.constants
    phase, decider = int(s[slots.PHASE]), int(s[slots.DECIDER])
    paying_goods = phase == phases.GOLD
    built = s[slots.RESUME] == phases.BUILT
    demand((s[slots.BUILDING] > 0) == (paying_goods or built), "building", "given exactly while it is paid or rewarded")
    if not st.is_winning():
        demand(s[slots.SECOND] == 0, "extra_building", "expected false: nobody is building")
        return
    space = int(s[slots.SPACE])
    demand(is_won(st, space) and s[slots.BIDDER + space] == decider + 1, "space", "not won by the decider")
    tile = int(s[slots.TILE + space]) - 1
    building = phase in (phases.BUILD, phases.GOLD) or built
    demand(not building or constants.tile_kinds[tile] != 0, "space", "this tile gives no right to build")
    demand(building or s[slots.SECOND] == 0, "extra_building", "expected false: nobody is building")
    if s[slots.SECOND] != 0:
        kinds = range(int(constants.building_count))
        stations = [kind for kind in kinds if constants.built_reward[kind] == EXTRA_BUILDING]
        owned = st.own(decider, slots.BUILDINGS)
        demand(any(owned >> kind & 1 for kind in stations), "extra_building", "nothing owned allows it")
    demand(phase != phases.EXTRA or constants.tile_pay[tile] != NOTHING, "space", "this tile sells nothing")
    if s[slots.RESUME] == phases.TILE_ADVANCE:
        demand(constants.tile_worker[tile] > 0, "resume", "this tile gives no worker")
    if s[slots.RESUME] == phases.TILE_EXTRA:
        demand(constants.tile_advance[tile] > 0, "resume", "this tile gives no advance")
    if paying_goods:
        kind = int(s[slots.BUILDING])
        demand(bool(buildable(st) >> kind & 1), "building", "cannot be built here")
        replaces = st.has_ability(decider, constants.replaces) and is_replaceable(constants.cost[kind])
        demand(replaces, "phase", "gold replaces nothing here")
        demand(can_pay(st, decider, kind), f"seats[{decider}].goods", "not enough for the building")
