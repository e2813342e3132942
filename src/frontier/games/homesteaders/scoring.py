"""Points, winners and the ending (H-SCORE, H-DEBT-03)."""

from typing import Final

from mypy_extensions import i64

from frontier.engine.state import best_seats
from frontier.games.homesteaders import phases, slots
from frontier.games.homesteaders.state import Position

ENDINGS = ("ten_rounds",)
COUNTED_KINDS: Final = 7  # these must agree with components.COUNTED
COUNTS_WORKERS: Final = 4
COUNTS_TRACKS: Final = 5
ITEMS = ("chips", "buildings", "extra", "goods", "debt")


def items(st: Position, seat: int) -> list[int]:
    """Return VP chips, buildings, their extra VP, goods left and the penalty for debts, in the order of ITEMS."""
    return [
        int(st.own(seat, slots.VP)),  # H-SCORE-01
        int(_building_vp(st, seat)),  # H-SCORE-01a
        int(_extra_vp(st, seat)),  # H-SCORE-01b
        int(goods_vp(st, seat)),  # H-SCORE-01c, -02
        -int(penalty(st, seat)),  # H-SCORE-01d
    ]


def total(st: Position, seat: i64) -> i64:
    """Return the points of a seat: the sum of all items."""
    buildings = _building_vp(st, seat) + _extra_vp(st, seat)
    return st.own(seat, slots.VP) + buildings + goods_vp(st, seat) - penalty(st, seat)


def goods_vp(st: Position, seat: i64) -> i64:
    """Return the VP of gold, copper and cattle; wood, food and steel do not count (H-SCORE-01c, -02)."""
    return st.constants.goods_vp * (st.own(seat, slots.GOLD) + st.own(seat, slots.COPPER) + st.own(seat, slots.CATTLE))


def penalty(st: Position, seat: i64) -> i64:
    """Return 1 for the first debt, 2 more for the second, and so on (H-DEBT-03)."""
    debts = st.own(seat, slots.DEBTS)
    return debts * (debts + 1) // 2


def _building_vp(st: Position, seat: i64) -> i64:
    points: i64 = 0
    owned = st.own(seat, slots.BUILDINGS)
    kind: i64 = 0
    while owned != 0:
        if owned & 1 != 0:
            points += st.constants.building_vp[kind]
        owned >>= 1
        kind += 1
    return points


def _extra_vp(st: Position, seat: i64) -> i64:
    """Return 1 VP for each thing a building counts (H-ATTR-03), itself and the Homestead too (H-AMB-44, -45)."""
    constants = st.constants
    points: i64 = 0
    for what in range(i64(COUNTED_KINDS)):
        times: i64 = 0
        owned = st.own(seat, slots.BUILDINGS) & constants.counting[what]
        kind: i64 = 0
        while owned != 0:
            if owned & 1 != 0:
                times += constants.counted[kind * COUNTED_KINDS + what]
            owned >>= 1
            kind += 1
        if times > 0:
            points += times * count(st, seat, what)
    return points


def count(st: Position, seat: i64, what: i64) -> i64:
    """Return how many of a kind of building, of workers, tracks or buildings a seat has, as in components.COUNTED."""
    constants = st.constants
    if what == COUNTS_WORKERS:
        return st.own(seat, slots.WORKERS)
    if what == COUNTS_TRACKS:
        return st.own(seat, slots.TRACKS)
    owned = st.own(seat, slots.BUILDINGS) & constants.counted_masks[what]
    n: i64 = 0
    while owned != 0:
        owned &= owned - 1
        n += 1
    return n


def scores(st: Position) -> tuple[int, ...]:
    """Return the points of all seats, as if the game ended now."""
    return tuple([int(total(st, seat)) for seat in range(int(st.constants.players))])


def ranking(st: Position, seat: int) -> tuple[int, ...]:
    """Return what is compared, in order: points (H-SCORE-04), silver pieces (H-SCORE-05, H-AMB-46)."""
    return int(total(st, seat)), int(st.own(seat, slots.SILVER))


def winners(st: Position) -> tuple[int, ...]:
    """Return the best seats; those still tied share the victory (H-SCORE-06)."""
    if st.s[slots.PHASE] != phases.FINISHED:
        return ()
    return best_seats([ranking(st, seat) for seat in range(int(st.constants.players))])


def ending(st: Position) -> str | None:
    """Return the only way to end, once the game is over (H-ROUND-04)."""
    return ENDINGS[0] if st.s[slots.PHASE] == phases.FINISHED else None
