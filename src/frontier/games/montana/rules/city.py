"""Action B, Work in the city: bidding with contractors, then rewards (M-CITY)."""

from typing import Final

from mypy_extensions import i64

from frontier.engine.multisets import count_of, covers
from frontier.engine.reasons import Reason
from frontier.games.montana import events, phases, slots
from frontier.games.montana.rules import cattle
from frontier.games.montana.rules.supply import gain_silver, hand_in, receive
from frontier.games.montana.state import Position

WAITING: Final = 0
IN_ROW: Final = 1
PASSED: Final = 2
NOBODY: Final = -1
NO_SPACE: Final = 1000  # pumpkins
CITY_GOODS: Final = 3  # kinds of a basket; must agree with actions.CITY_GOODS
MATERIALS: Final = 2  # kinds of upgrades


def can_visit(st: Position) -> bool:
    """Return whether a space is affordable once the free pumpkin is taken (M-AMB-07, M-CITY-05)."""
    return _pumpkins_on_arrival(st) >= st.constants.cheapest


def _pumpkins_on_arrival(st: Position) -> i64:
    """Return the active player's pumpkins after M-CITY-02, changing nothing; must agree with supply.receive."""
    s = st.s
    constants = st.constants
    supply = s[slots.SUPPLY + slots.PUMPKIN]
    held = st.own(s[slots.DECIDER], slots.PUMPKIN)
    passes: i64 = 0
    while supply < constants.city_pumpkins:
        returned: i64 = 0
        for seat in range(constants.players):
            if st.own(seat, slots.PUMPKIN) > passes:
                returned += 1
        if returned == 0:
            break
        supply += returned
        passes += 1
    gain = constants.city_pumpkins
    if supply < gain:
        gain = supply
    if held <= passes:
        return gain
    return held - passes + gain


def legal_bids(st: Position) -> None:
    """Offer affordable spaces beyond rivals (M-CITY-03, -05, -09 to -12), passing unless opening (M-CITY-14, -15)."""
    constants = st.constants
    s = st.s
    seat = s[slots.DECIDER]
    if seat == s[slots.ACTIVE] and could_bid(st):
        cattle.legal_extras(st)
    pumpkins = st.own(seat, slots.PUMPKIN)
    for row in range(constants.rows):
        for column in range(first_free_column(st, row), constants.columns):
            if pumpkins < constants.prices[column]:
                break
            st.offer(constants.bid + row * constants.columns + column)
    if may_pass(st):
        st.offer(constants.pass_)


def may_pass(st: Position) -> bool:
    """Return whether the bidder may pass: all but the active player opening the bidding (M-CITY-03, -07)."""
    return st.s[slots.DECIDER] != st.s[slots.ACTIVE] or st.s[slots.BIDDER] == st.s[slots.ACTIVE]


def pumpkins_to_keep(st: Position, phase: i64) -> i64:
    """Return the pumpkins that the active player needs to open the bidding (M-AMB-07)."""
    return st.constants.cheapest if phase == phases.BID and st.s[slots.BIDDER] == NOBODY else 0


def leader(st: Position, row: i64) -> i64:
    """Return the seat whose contractor stands in a row, or NOBODY."""
    for seat in range(st.constants.players):
        at = st.own(seat, slots.CONTRACTOR) - 1
        if at >= 0 and at // st.constants.columns == row:
            return seat
    return NOBODY


def first_free_column(st: Position, row: i64) -> i64:
    """Return where a newcomer may begin: the row's first space, or the one right of its leader (M-CITY-09)."""
    seat = leader(st, row)
    if seat == NOBODY:
        return st.constants.row_first[row]
    return (st.own(seat, slots.CONTRACTOR) - 1) % st.constants.columns + 1


def legal_window(st: Position) -> None:
    """Offer trades before another's bid and before each payment (M-AMB-49), if they matter (M-AMB-64)."""
    is_payment = st.s[slots.PHASE] == phases.PAY_WINDOW
    if could_change_payment(st) if is_payment else could_change_bid(st):
        cattle.legal_extras(st)
    st.offer(st.constants.go_on)


def could_bid(st: Position) -> bool:
    """Return whether the bidder can place the contractor, or the active one could after extra actions (M-AMB-65)."""
    s = st.s
    if st.constants.asks_always or s[slots.BIDDER] == NOBODY:
        return True
    pumpkins = st.own(s[slots.DECIDER], slots.PUMPKIN)
    if s[slots.DECIDER] == s[slots.ACTIVE]:
        pumpkins += cattle.could_bring(st, slots.PUMPKIN)
    return pumpkins >= _cheapest_bid(st)


def _cheapest_bid(st: Position) -> i64:
    """Return the price of the cheapest space that a newcomer may take; more than anybody has if there is none."""
    constants = st.constants
    cheapest: i64 = NO_SPACE
    for row in range(constants.rows):
        column = first_free_column(st, row)
        if column < constants.columns and constants.prices[column] < cheapest:
            cheapest = constants.prices[column]
    return cheapest


def could_change_bid(st: Position) -> bool:
    """Return whether an extra action could change what the next bidder may do (M-AMB-64).

    Bids move nothing but contractors. So only one thing can: the bidder has to give back a pumpkin, because more are
    taken than the supply has.
    """
    s = st.s
    if st.constants.asks_always:
        return True
    if cattle.could_bring(st, slots.PUMPKIN) <= s[slots.SUPPLY + slots.PUMPKIN]:
        return False
    return st.own(s[slots.BIDDER], slots.PUMPKIN) >= _cheapest_bid(st)


def could_change_payment(st: Position) -> bool:
    """Return whether an extra action before the next payment differs from the same one after its reward (M-AMB-64).

    It does where it touches what the reward takes, gives or needs, and the supply might not be enough for both.
    """
    s = st.s
    constants = st.constants
    if constants.asks_always:
        return True
    active = s[slots.ACTIVE]
    seat = (active + s[slots.PAYER]) % constants.players
    place = st.own(seat, slots.CONTRACTOR) - 1
    row = place // constants.columns
    if st.own(seat, slots.PUMPKIN) < constants.prices[place % constants.columns]:  # nothing will be paid (M-AMB-22)
        return seat == active and cattle.could_bring(st, slots.PUMPKIN) > 0
    if seat == active and cattle.could_give(st, slots.PUMPKIN):
        return True  # the pumpkins that were bid could be sold
    if constants.row_cows[row] > s[slots.SUPPLY_COWS] and st.own(active, slots.COWS) > 0:
        return True  # a cow that comes back can be had as a reward (M-AMB-25)
    if _could_run_short(st, slots.PUMPKIN, 0):
        return True
    if constants.row_goods[row] > 0:
        for good in range(i64(CITY_GOODS)):
            if _could_run_short(st, good, constants.row_goods[row]):
                return True
        return False
    for material in range(i64(MATERIALS)):
        if seat == active and cattle.could_bring(st, material) > 0:
            return True  # a small good can be upgraded at once
        if _could_run_short(st, material, 0) or _could_run_short(st, slots.BIG + material, constants.row_upgrades[row]):
            return True
    return False


def _could_run_short(st: Position, good: i64, reward: i64) -> bool:
    """Return whether extra actions and a reward might exhaust the supply, so that their order matters (M-SHORT)."""
    brought = cattle.could_bring(st, good)
    if brought + reward <= st.s[slots.SUPPLY + good]:
        return False
    return brought > 0 or cattle.could_give(st, good)


def legal_upgrades(st: Position) -> None:
    """Offer up to the row's number of upgrades of small goods in hand (M-CITY-19a, -21, -21b, -23, -23a, -23b)."""
    constants = st.constants
    held = st.packed_goods(
        st.s[slots.DECIDER]
    )  # small copper and small stone are the first two lanes, as in an upgrade
    for index in range(constants.upgrades.starts[constants.row_upgrades[_row(st)] + 1]):
        if covers(held, constants.upgrades.packed[index]):
            st.offer(constants.upgrade + index)


def legal_baskets(st: Position) -> None:
    """Offer up to the row's number of goods in any mix (M-CITY-20, M-AMB-12, M-AMB-23)."""
    constants = st.constants
    st.offer_run(constants.goods, constants.baskets.starts[constants.row_goods[_row(st)] + 1])


def visit(st: Position) -> None:
    """Take the free pumpkin and open the bidding (M-CITY-01, -02); no one else gets one (M-CITY-08)."""
    s = st.s
    st.emit(events.CITY, s[slots.ACTIVE], 0, 0, 0)
    receive(st, s[slots.ACTIVE], slots.PUMPKIN, st.constants.city_pumpkins)
    s[slots.BIDDER] = NOBODY
    s[slots.PHASE] = phases.BID


def bid(st: Position, row: i64, column: i64) -> None:
    """Place or move the contractor, paying later (M-CITY-06). A rival in the row must act at once (M-CITY-10, -13)."""
    s = st.s
    seat = s[slots.DECIDER]
    outbid = leader(st, row)
    s[slots.PLAYER + seat * slots.STRIDE + slots.CONTRACTOR] = 1 + row * st.constants.columns + column
    s[slots.PLAYER + seat * slots.STRIDE + slots.BID_DONE] = IN_ROW
    st.emit(events.BID, seat, row, column, 0)
    if outbid != NOBODY:
        s[slots.PLAYER + outbid * slots.STRIDE + slots.CONTRACTOR] = 0
        st.emit(events.OUTBID, outbid, row, column, seat)
        _ask(st, outbid)
    else:
        _ask_next(st)


def pass_bid(st: Position) -> None:
    """Leave the bidding for the rest of this city action (M-CITY-14)."""
    s = st.s
    s[slots.PLAYER + s[slots.DECIDER] * slots.STRIDE + slots.BID_DONE] = PASSED
    st.emit(events.PASSED, s[slots.DECIDER], 0, 0, 0)
    _ask_next(st)


def _ask_next(st: Position) -> None:
    """Ask the next clockwise who has neither placed nor passed (M-CITY-07, M-AMB-48), else reward (M-CITY-16)."""
    s = st.s
    players = st.constants.players
    for step in range(players):
        seat = (s[slots.ACTIVE] + step) % players
        if st.own(seat, slots.BID_DONE) == WAITING:
            _ask(st, seat)
            return
    s[slots.BIDDER] = 0
    _next_payment(st)


def _ask(st: Position, seat: i64) -> None:
    s = st.s
    s[slots.BIDDER] = seat
    s[slots.DECIDER] = s[slots.ACTIVE]
    s[slots.PHASE] = phases.BID if seat == s[slots.ACTIVE] else phases.BID_WINDOW


def go_on(st: Position) -> None:
    """Go on to the bid or the payment before which the active player could trade."""
    s = st.s
    if s[slots.PHASE] == phases.BID_WINDOW:
        s[slots.DECIDER] = s[slots.BIDDER]
        s[slots.PHASE] = phases.BID
    else:
        _pay(st)


def _next_payment(st: Position) -> None:
    """Turn to who pays next, active player first (M-CITY-17, M-AMB-51); then contractors go home (M-CITY-18)."""
    s = st.s
    players = st.constants.players
    s[slots.DECIDER] = s[slots.ACTIVE]
    while s[slots.PAYER] < players:
        if st.own((s[slots.ACTIVE] + s[slots.PAYER]) % players, slots.CONTRACTOR) > 0:
            s[slots.PHASE] = phases.PAY_WINDOW
            return
        s[slots.PAYER] += 1
    for seat in range(players):
        s[slots.PLAYER + seat * slots.STRIDE + slots.CONTRACTOR] = 0
        s[slots.PLAYER + seat * slots.STRIDE + slots.BID_DONE] = WAITING
    s[slots.PAYER] = 0
    s[slots.PHASE] = phases.AFTER


def _pay(st: Position) -> None:
    """Pay, then announce (M-CITY-22); whoever can no longer pay gets nothing (M-AMB-22, M-AMB-50)."""
    s = st.s
    constants = st.constants
    seat = (s[slots.ACTIVE] + s[slots.PAYER]) % constants.players
    price = constants.prices[(st.own(seat, slots.CONTRACTOR) - 1) % constants.columns]
    if st.own(seat, slots.PUMPKIN) < price:
        st.emit(events.CANNOT_PAY, seat, price, 0, 0)
        s[slots.PAYER] += 1
        _next_payment(st)
        return
    hand_in(st, seat, slots.PUMPKIN, price)
    st.emit(events.PAID_PUMPKINS, seat, price, 0, 0)
    s[slots.DECIDER] = seat
    s[slots.PHASE] = phases.BASKET if constants.row_goods[_row(st)] > 0 else phases.UPGRADES


def _row(st: Position) -> i64:
    """Return the row of the player being rewarded."""
    return (st.own(st.s[slots.DECIDER], slots.CONTRACTOR) - 1) // st.constants.columns


def upgrade(st: Position, index: i64) -> None:
    """Exchange small goods for big ones of the same material (M-CITY-23, M-AMB-13), as announced (M-SHORT-10)."""
    seat = st.s[slots.DECIDER]
    packed = st.constants.upgrades.packed[index]
    for material in range(i64(2)):
        n = count_of(packed, material)
        if n > 0:
            hand_in(st, seat, material, n)
            st.emit(events.UPGRADED, seat, material, n, 0)
            receive(st, seat, slots.BIG + material, n)
    _finish_reward(st)


def take_goods(st: Position, index: i64) -> None:
    """Take the announced goods, each kind on its own (M-CITY-20, M-AMB-19)."""
    packed = st.constants.baskets.packed[index]
    for good in range(i64(3)):
        receive(st, st.s[slots.DECIDER], good, count_of(packed, good))
    _finish_reward(st)


def _finish_reward(st: Position) -> None:
    """Give the fixed part of the row: cows while there are any (M-CITY-19, M-AMB-25), silver (M-CITY-21a)."""
    s = st.s
    seat = s[slots.DECIDER]
    row = _row(st)
    cows = st.constants.row_cows[row]
    if cows > s[slots.SUPPLY_COWS]:
        cows = s[slots.SUPPLY_COWS]
    s[slots.SUPPLY_COWS] -= cows
    s[slots.PLAYER + seat * slots.STRIDE + slots.COWS] += cows
    if cows > 0:
        st.emit(events.COW, seat, cows, 0, 0)
    gain_silver(st, seat, st.constants.row_silver[row], events.SILVER)
    s[slots.PAYER] += 1
    _next_payment(st)


def why_no_visit(st: Position) -> Reason:
    """Say that there are too few pumpkins for the cheapest space (M-AMB-07)."""
    return Reason("M-AMB-07", "city-too-few-pumpkins",
                  {"needed": st.constants.cheapest, "held": _pumpkins_on_arrival(st)})  # fmt: skip


def why_no_bid(st: Position, row: int, column: int) -> Reason:
    """Say why a bid is refused: no such space, not beyond the rival, or too few pumpkins."""
    constants = st.constants
    if column < constants.row_first[row]:
        return Reason("M-CITY-04", "row-begins-later", {"n": constants.prices[constants.row_first[row]]})
    if column < first_free_column(st, row):
        return Reason("M-CITY-09", "must-outbid")
    return Reason("M-CITY-05", "too-few-pumpkins",
                  {"needed": constants.prices[column], "held": st.own(st.s[slots.DECIDER], slots.PUMPKIN)})  # fmt: skip


def why_no_upgrade(st: Position, index: int) -> Reason:
    """Say why an upgrade is refused: more than the row allows, or not in hand."""
    limit = st.constants.row_upgrades[_row(st)]
    if index >= st.constants.upgrades.starts[limit + 1]:
        return Reason("M-CITY-23a", "too-many-upgrades", {"n": limit})
    return Reason("M-CITY-23b", "small-good-needed")
