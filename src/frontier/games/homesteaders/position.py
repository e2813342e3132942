"""A whole position as JSON, both ways; docs/position.md documents the format.

Loading checks everything: ranges, and that what is being decided fits the rest.
"""

from typing import Final, Literal

from frontier.engine.document import Document
from frontier.engine.errors import PositionError
from frontier.games.homesteaders import phases, slots
from frontier.games.homesteaders.components import GOODS, HOMESTEAD, Components
from frontier.games.homesteaders.constants import Constants
from frontier.games.homesteaders.flow import HomesteadersState
from frontier.games.homesteaders.position_checks import check
from frontier.games.homesteaders.rules.auction import TWO
from frontier.games.homesteaders.rules.setup import blank
from frontier.games.homesteaders.shapes import Auction, Dump, DumpedSeat, Moment, Neutral, OpenSeat, Resume
from frontier.games.homesteaders.state import Position

KEYS = (
    "round", "phase", "decider", "start_player", "auctions", "turned_up", "neutral", "space", "next_place", "building",
    "extra_building", "resume", "observer", "seats",
)  # fmt: skip
HOLDINGS = {"silver": slots.SILVER, "trade": slots.TRADES, "vp": slots.VP, "debt": slots.DEBTS}
OPEN = {"workers": slots.WORKERS, "tracks": slots.TRACKS, "railroad": slots.LINE}
SEAT_KEYS = ("goods", *HOLDINGS, *OPEN, "passed", "buildings", "placed")
MOST = 100_000  # of anything: beyond what a game with any component file reaches
RESUMES: dict[Resume, int] = {
    "income": phases.INCOME_GOES_ON,
    "bidding": phases.BIDDING_GOES_ON,
    "building": phases.BUILT,
}
TILE: Final = "tile"  # resumes with the tile's next gift: after a worker the advance, after that the extra
NEUTRAL: Final = "neutral"
SPECTATOR: Final = "spectator"


# Writing ------------------------------------------------------------------------------------------


def dump(st: Position, box: Components) -> Dump:
    """Return everything that makes this position, apart from the game's settings."""
    s = st.s
    return {
        "round": s[slots.ROUND],
        "phase": phases.NAMES[s[slots.PHASE]],
        **moment(st, box),
        "observer": _write_observer(s[slots.OBSERVER]),
        "seats": [dump_seat(st, seat, box) for seat in range(int(st.constants.players))],
    }


def moment(st: Position, box: Components) -> Moment:
    """What a position and a view tell alike."""
    s, constants = st.s, st.constants
    return {
        "decider": s[slots.DECIDER],
        "start_player": s[slots.START],
        "auctions": [_write_auction(st, space) for space in range(int(constants.auctions))],
        "turned_up": [tile.number for i, tile in enumerate(box.tiles) if s[slots.TURNED_UP] >> i & 1],
        "neutral": _write_neutral(st) if constants.players == TWO else None,
        "space": s[slots.SPACE] + 1 if s[slots.PHASE] == phases.DRAW or st.is_winning() else None,
        "next_place": _place(constants, s[slots.NEXT_PLACE]),
        "building": box.buildings[s[slots.BUILDING]].id if s[slots.BUILDING] > 0 else None,
        "extra_building": bool(s[slots.SECOND]),
        "resume": _write_resume(s[slots.RESUME]),
    }


def _place(constants: Constants, index: int) -> str | None:
    """Return the id of the first place that may still be chosen; None when all have been passed by."""
    return constants.place_ids[index] if index < constants.place_count else None


def _write_resume(phase: int) -> Resume | None:
    if phase == 0:
        return None
    return next((name for name, value in RESUMES.items() if value == phase), TILE)


def _write_observer(observer: int) -> int | Literal["spectator"] | None:
    if observer == 0:
        return None
    return SPECTATOR if observer == slots.SPECTATOR else observer - 1


def _write_auction(st: Position, space: int) -> Auction:
    s, ladder = st.s, st.constants.ladder
    bidder = s[slots.BIDDER + space]
    by: int | Literal["neutral"] = NEUTRAL if bidder == slots.NEUTRAL_STONE else bidder - 1
    return {
        "tile": s[slots.TILE + space] or None,
        "bid": {"by": by, "silver": ladder[s[slots.STEP + space]]} if bidder > 0 else None,
    }


def _write_neutral(st: Position) -> Neutral:
    s, ladder = st.s, st.constants.ladder
    placed = s[slots.NEUTRAL_SPACE] > 0
    return {
        "value": ladder[s[slots.NEUTRAL_VALUE]],
        "space": s[slots.NEUTRAL_SPACE] if placed else None,
        "bid": ladder[s[slots.NEUTRAL_BID]] if placed else None,
    }


def dump_seat(st: Position, seat: int, box: Components) -> DumpedSeat:
    """Everything that a seat has."""
    return {
        "goods": {good: st.own(seat, i) for i, good in enumerate(GOODS)},
        "silver": st.own(seat, slots.SILVER),
        "trade": st.own(seat, slots.TRADES),
        "vp": st.own(seat, slots.VP),
        "debt": st.own(seat, slots.DEBTS),
        **open_seat(st, seat, box),
    }


def open_seat(st: Position, seat: int, box: Components) -> OpenSeat:
    """What everybody sees of a seat."""
    owned, placed = st.own(seat, slots.BUILDINGS), st.own(seat, slots.PLACED)
    return {
        "workers": st.own(seat, slots.WORKERS),
        "tracks": st.own(seat, slots.TRACKS),
        "railroad": st.own(seat, slots.LINE),
        "passed": bool(st.own(seat, slots.PASSED)),
        "buildings": [building.id for i, building in enumerate(box.buildings) if owned >> i & 1],
        "placed": [place for i, place in enumerate(st.constants.place_ids) if placed >> i & 1],
    }


# Reading ------------------------------------------------------------------------------------------


def load(data: Document, constants: Constants, box: Components) -> HomesteadersState:
    """Return the position of a dump; PositionError tells the path of what is wrong."""
    st = sketch(data, constants, box)
    check(st)
    st.settle()
    if st.actor >= 0 and not st.legal_actions():
        raise PositionError("phase", "nobody could do anything here")
    return st


def sketch(data: Document, constants: Constants, box: Components) -> HomesteadersState:
    """Return the position of a dump before it is asked whether its parts fit together."""
    st = HomesteadersState(constants, blank())
    s, players = st.s, int(constants.players)
    s[slots.ROUND] = data.number("round", 1, slots.LAST_ROUND + 1)
    s[slots.PHASE] = phases.NAMES.index(data.word("phase", phases.NAMES))
    s[slots.DECIDER] = data.number("decider", 0, players - 1)
    s[slots.START] = data.number("start_player", 0, players - 1)
    for space, entry in enumerate(data.parts("auctions", int(constants.auctions))):
        _read_auction(entry, st, space)
    for i, number in enumerate(data.entries("turned_up")):
        tile = data.check_number(f"turned_up[{i}]", number, 11, len(box.tiles)) - 1
        if s[slots.TURNED_UP] >> tile & 1:
            raise data.fail(f"turned_up[{i}]", "given twice")
        s[slots.TURNED_UP] |= constants.bits[tile]
    _read_neutral(data, st)
    _read_moment(data, st, box)
    if data.get("observer") == SPECTATOR:
        s[slots.OBSERVER] = slots.SPECTATOR
    elif data.get("observer") is not None:
        s[slots.OBSERVER] = data.number("observer", 0, players - 1) + 1
    for seat, entry in enumerate(data.parts("seats", players)):
        _read_seat(entry, st, seat, box)
    return st


def _read_moment(data: Document, st: Position, box: Components) -> None:
    """Read where exactly the game stands within a phase."""
    s, constants = st.s, st.constants
    if data.get("resume") is not None:
        name = data.word("resume", (*RESUMES, TILE))
        after_tile = phases.TILE_ADVANCE if s[slots.PHASE] == phases.WORKER else phases.TILE_EXTRA
        s[slots.RESUME] = RESUMES.get(name, after_tile)
    if (data.get("space") is not None) != (s[slots.PHASE] == phases.DRAW or st.is_winning()):
        raise data.fail("space", "given exactly while a tile is turned up or a winner acts")
    if data.get("space") is not None:
        s[slots.SPACE] = data.number("space", 1, int(constants.auctions)) - 1
    if data.get("next_place") is None:
        s[slots.NEXT_PLACE] = constants.place_count
    else:
        s[slots.NEXT_PLACE] = constants.place_ids.index(data.word("next_place", constants.place_ids))
    if data.get("building") is not None:
        ids = tuple(building.id for building in box.buildings)
        s[slots.BUILDING] = ids.index(data.word("building", ids[1:]))
    s[slots.SECOND] = int(data.flag("extra_building"))


def _read_bid(data: Document, key: str, ladder: list[int]) -> int:
    value = data.number(key, 0, 100)
    if value not in ladder:
        raise data.fail(key, f"expected one of {', '.join(map(str, ladder))}, got {value}")
    return ladder.index(value)


def _read_auction(data: Document, st: Position, space: int) -> None:
    s, constants = st.s, st.constants
    data.only(("tile", "bid"))
    if data.get("tile") is not None:
        s[slots.TILE + space] = data.number("tile", 10 * space + 1, 10 * space + 10)
    if data.get("bid") is None:
        return
    bid = data.part("bid")
    bid.only(("by", "silver"))
    if bid.get("by") == NEUTRAL and constants.players == TWO:
        s[slots.BIDDER + space] = slots.NEUTRAL_STONE
    else:
        s[slots.BIDDER + space] = bid.number("by", 0, int(constants.players) - 1) + 1
    s[slots.STEP + space] = _read_bid(bid, "silver", list(constants.ladder))


def _read_neutral(data: Document, st: Position) -> None:
    s, constants = st.s, st.constants
    s[slots.NEUTRAL_VALUE] = constants.neutral_start
    if constants.players != TWO:
        if data.get("neutral") is not None:
            raise data.fail("neutral", "only with two players")
        return
    neutral = data.part("neutral")
    neutral.only(("value", "space", "bid"))
    ladder = list(constants.ladder)
    allowed = ladder[constants.neutral_low : constants.neutral_high + 1]
    s[slots.NEUTRAL_VALUE] = ladder.index(allowed[_read_bid(neutral, "value", allowed)])
    if (neutral.get("space") is None) != (neutral.get("bid") is None):
        raise neutral.fail("bid", "given exactly with a space")
    if neutral.get("space") is not None:
        s[slots.NEUTRAL_SPACE] = neutral.number("space", 1, int(constants.auctions))
        s[slots.NEUTRAL_BID] = ladder.index(allowed[_read_bid(neutral, "bid", allowed)])


def _read_seat(data: Document, st: Position, seat: int, box: Components) -> None:
    s, first = st.s, slots.PLAYER + seat * slots.STRIDE
    data.only(SEAT_KEYS)
    goods = data.part("goods")
    goods.only(GOODS)
    for i, good in enumerate(GOODS):
        s[first + i] = goods.number(good, 0, MOST)
    for key, slot in (HOLDINGS | OPEN).items():
        s[first + slot] = data.number(key, 0, slots.LINE_SPACES if key == "railroad" else MOST)
    s[first + slots.PASSED] = int(data.flag("passed"))
    s[first + slots.BUILDINGS] = _read_mask(data, "buildings", tuple(building.id for building in box.buildings))
    s[first + slots.PLACED] = _read_mask(data, "placed", st.constants.place_ids)
    if s[first + slots.BUILDINGS] & 1 == 0:
        raise data.fail("buildings", f"the {HOMESTEAD} is missing")


def _read_mask(data: Document, key: str, ids: tuple[str, ...]) -> int:
    mask = 0
    for i, entry in enumerate(data.entries(key)):
        bit = 1 << ids.index(data.check_word(f"{key}[{i}]", entry, ids))
        if mask & bit:
            raise data.fail(f"{key}[{i}]", "given twice")
        mask |= bit
    return mask
