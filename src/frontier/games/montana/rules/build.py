"""Action C, Build (M-BUILD)."""

from mypy_extensions import i64

from frontier.engine.multisets import count_of, covers
from frontier.engine.reasons import Reason
from frontier.games.montana import events, phases, slots
from frontier.games.montana.constants import LAKE, MEADOW, MORE_MASK, MORE_SHIFT, MOUNTAIN, NOWHERE
from frontier.games.montana.rules import cattle
from frontier.games.montana.rules.supply import gain_silver, hand_in
from frontier.games.montana.state import Position


def legal_fields(st: Position) -> None:
    """Offer the open fields whose goods are in hand (M-BUILD-02, -06, -08), with a tile left (M-AMB-31, M-AMB-32)."""
    s = st.s
    seat = s[slots.DECIDER]
    if st.own(seat, slots.STOCK) == 0:
        return
    held = st.packed_goods(seat)
    surcharge: i64 = 0
    if st.constants.extended:
        surcharge = s[slots.SURCHARGE]
    cost = st.board.cost
    first = st.constants.build
    for slot in range(i64(slots.OPEN_FIELDS), slots.OPEN_FIELDS + s[slots.OPEN]):
        field = s[slot]
        if covers(held, cost[field] + surcharge) and (
            s[slots.FIELD + field] < slots.ASKS or _can_pay_more(st, seat, field, held)
        ):
            st.offer(first + field)


def _can_pay_more(st: Position, seat: i64, field: i64, held: i64) -> bool:
    for extension in st.constants.extensions:
        if not extension.can_pay(st, seat, field, held):
            return False
    return True


def legal_next(st: Position) -> None:
    """Offer another settlement or none, with trades in between (M-BUILD-01, -21)."""
    if could_build(st):
        legal_fields(st)
        cattle.legal_extras(st)
    st.offer(st.constants.stop)


def could_build(st: Position) -> bool:
    """Return whether another settlement may be built and could be paid for, extra actions included (M-AMB-65)."""
    s = st.s
    if s[slots.BUILT] >= st.constants.build_limit:
        return False
    if st.constants.asks_always:
        return True
    if st.own(s[slots.DECIDER], slots.STOCK) == 0:
        return False
    any_big = cattle.could_bring_any(st)
    any_good = any_big
    if cattle.may_trade(st):
        any_good += st.own(s[slots.ACTIVE], slots.COWS)
    for slot in range(i64(slots.OPEN_FIELDS), slots.OPEN_FIELDS + s[slots.OPEN]):
        if _could_pay(st, s[slot], any_good, any_big):
            return True
    return False


def _could_pay(st: Position, field: i64, any_good: i64, any_big: i64) -> bool:
    """Return whether so many more goods could pay for a field; where modules ask more, it may say yes too often."""
    seat = st.s[slots.DECIDER]
    cost = st.board.cost[field] + st.surcharge()
    small: i64 = 0
    big: i64 = 0
    for good in range(i64(slots.GOODS_COUNT)):
        short = count_of(cost, good) - st.own(seat, good)
        if short > 0:
            short -= cattle.could_bring_kind(st, good)
        if short > 0:
            if good < slots.BIG:
                small += short
            else:
                big += short
    if st.s[slots.FIELD + field] >= slots.ASKS:
        for extension in st.constants.extensions:
            short = extension.big_goods_short(st, seat, field)
            if short > big:
                big = short
    return big <= any_big and small + big <= any_good


def build(st: Position, field: i64) -> None:
    """Pay the goods, place the settlement and what comes with it, take cow and canteens (M-BUILD-06 to -18)."""
    s = st.s
    seat = s[slots.DECIDER]
    cost = st.board.cost[field] + st.surcharge()
    for good in range(i64(slots.GOODS_COUNT)):
        hand_in(st, seat, good, count_of(cost, good))
    s[slots.BUILT] += 1
    s[slots.PHASE] = phases.BUILDING
    if st.constants.extended:
        _tell_surcharge(st, seat)
        s[slots.SITE] = field + 1
        go_on_building(st)
    else:
        _place_settlement(st, seat, field)


def _tell_surcharge(st: Position, seat: i64) -> None:
    for good in range(i64(slots.GOODS_COUNT)):
        n = count_of(st.surcharge(), good)
        if n > 0:
            st.emit(events.PAID_EXTRA, seat, good, n, 0)


def _place_settlement(st: Position, seat: i64, field: i64) -> None:
    """Place the tiles, take the cow, then the canteens (M-AMB-63), which can be used in this turn (M-BUILD-20)."""
    s = st.s
    _place_tiles(st, seat, field)
    open_neighbours(st, field)
    if s[slots.FIELD + field] & slots.COW_BIT != 0:  # M-BUILD-17
        s[slots.FIELD + field] -= slots.COW_BIT
        s[slots.PLAYER + seat * slots.STRIDE + slots.COWS] += 1
        st.emit(events.COW, seat, 1, 0, 0)
    if st.constants.extended:
        for extension in st.constants.extensions:
            if extension.takes_canteens(st):
                return
    _take_canteens(st, seat, field)


def go_on_building(st: Position) -> None:
    """Let each module ask its price, place the settlement, and let each add what follows (M-AMB-63).

    A module that has to ask somebody leaves another phase; this goes on from the next step when it is over.
    """
    s = st.s
    seat = s[slots.DECIDER]
    count = i64(len(st.constants.extensions))
    while s[slots.PHASE] == phases.BUILDING and s[slots.SITE] > 0:
        field = s[slots.SITE] - 1
        stage = s[slots.STAGE]
        s[slots.STAGE] += 1
        if stage < count:
            st.constants.extensions[stage].price(st, seat, field)
        elif stage == count:
            s[slots.FIELD + field] &= slots.ASKS - 1  # paid
            _place_settlement(st, seat, field)
        elif stage <= 2 * count:
            st.constants.extensions[stage - count - 1].after_settlement(st, seat, field)
        else:
            s[slots.SITE] = 0
            s[slots.STAGE] = 0


def _place_tiles(st: Position, seat: i64, field: i64) -> None:
    """Place a settlement, more for the symbol (M-BUILD-11, -12), and one for each line (M-BUILD-13, -14, -16)."""
    s = st.s
    s[slots.FIELD + field] += seat + 1
    lines = lines_closed(st, seat, field)
    due = 1 + ((st.board.symbols[field] >> MORE_SHIFT) & MORE_MASK) + lines  # compulsory (M-AMB-09)
    stock = st.own(seat, slots.STOCK)
    if due > stock:
        due = stock  # M-AMB-32
    s[slots.PLAYER + seat * slots.STRIDE + slots.STOCK] -= due
    s[slots.FIELD + field] += due << slots.TILE_SHIFT
    st.emit(events.BUILT, seat, field, due, lines)
    if due == stock:
        s[slots.LAST_ROUND] = 1  # M-END-01
        st.emit(events.LAST_TILE, seat, 0, 0, 0)


def lines_closed(st: Position, seat: i64, field: i64) -> i64:
    """Return in how many directions a field closes a line of four (M-BUILD-13, -15, M-AMB-10, -11, -38 to -41)."""
    line = st.constants.line
    lines: i64 = 0
    for axis in range(i64(3)):
        before = _run(st, seat, field, axis)
        after = _run(st, seat, field, axis + 3)
        length = before + 1 + after
        if length == line or (st.constants.long_line and length > line and before < line and after < line):
            lines += 1
    return lines


def _run(st: Position, seat: i64, field: i64, direction: i64) -> i64:
    """Return how many own fields follow each other from a field in one direction."""
    neighbours = st.constants.neighbours
    length: i64 = 0
    at = neighbours[field * 6 + direction]
    while at != NOWHERE and st.owner(at) == seat + 1:
        length += 1
        at = neighbours[at * 6 + direction]
    return length


def open_neighbours(st: Position, field: i64) -> None:
    """Bring the list of open fields up to date after a tile was laid on a field (M-BUILD-02, -03, -05)."""
    _close(st, field)
    for d in range(i64(6)):
        other = st.constants.neighbours[field * 6 + d]
        if other == NOWHERE or st.board.land[other] != MEADOW or st.owner(other) != 0:
            continue
        if not st.is_open(other):
            open_field(st, other)


def open_field(st: Position, field: i64) -> None:
    """Put a field into the ascending list of open fields."""
    s = st.s
    slot = slots.OPEN_FIELDS + s[slots.OPEN]
    while slot > slots.OPEN_FIELDS and s[slot - 1] > field:
        s[slot] = s[slot - 1]
        slot -= 1
    s[slot] = field
    s[slots.OPEN] += 1


def _close(st: Position, field: i64) -> None:
    """Take a field out of the list of open fields, if it is there."""
    s = st.s
    end = slots.OPEN_FIELDS + s[slots.OPEN]
    slot: i64 = slots.OPEN_FIELDS
    while slot < end and s[slot] != field:
        slot += 1
    if slot == end:
        return
    while slot + 1 < end:
        s[slot] = s[slot + 1]
        slot += 1
    s[slot] = 0
    s[slots.OPEN] -= 1


def _take_canteens(st: Position, seat: i64, field: i64) -> None:
    """Take the canteens that still lie on lakes beside the field (M-BUILD-18, -19, M-AMB-28)."""
    for d in range(i64(6)):
        lake = st.constants.neighbours[field * 6 + d]
        if lake != NOWHERE and st.s[slots.FIELD + lake] & slots.CANTEEN_BIT != 0:
            take_canteen(st, seat, lake)


def take_canteen(st: Position, seat: i64, lake: i64) -> None:
    """Take a canteen from its lake."""
    st.s[slots.FIELD + lake] -= slots.CANTEEN_BIT
    st.s[slots.PLAYER + seat * slots.STRIDE + slots.CANTEENS] += 1
    st.emit(events.CANTEEN, seat, lake, 0, 0)


def stop(st: Position) -> None:
    """Stop building and give silver for each settlement not built, whatever the reason (M-BUILD-09, -10, M-AMB-37)."""
    s = st.s
    gain_silver(
        st, s[slots.DECIDER], (st.constants.build_limit - s[slots.BUILT]) * st.constants.unbuilt_silver, events.UNBUILT
    )
    s[slots.PHASE] = phases.AFTER


def why_no_more(st: Position) -> Reason:
    """Say why nothing more can be built: there are three settlements, or the player stopped."""
    if st.s[slots.BUILT] >= st.constants.build_limit:
        return Reason("M-BUILD-01", "three-built", {"n": st.constants.build_limit})
    return Reason("M-BUILD-09", "stopped-building")


def why_no_build(st: Position, field: int) -> Reason:
    """Say what stands against a settlement, looking at the ground first and at the goods last."""
    s = st.s
    seat: i64 = s[slots.DECIDER]
    if st.board.land[field] == MOUNTAIN or st.board.land[field] == LAKE:
        return Reason("M-BUILD-04", "not-on-mountain-or-lake")
    if st.owner(field) != 0:
        return Reason("M-BUILD-05", "field-occupied")
    if not st.is_open(field):
        return Reason("M-BUILD-02", "no-neighbour")
    if st.own(seat, slots.STOCK) == 0:
        return Reason("M-AMB-31", "no-settlement-left")
    missing = ""
    cost = st.board.cost[field] + st.surcharge()
    for good in range(slots.GOODS_COUNT):
        short = count_of(cost, good) - st.own(seat, good)
        if short > 0:
            missing += f"{good}:{short} "
    return Reason("M-BUILD-06", "goods-missing", {"missing": missing.strip()})
