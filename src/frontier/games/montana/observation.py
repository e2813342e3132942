"""A position as numbers for learners: the base game, then what modules add (modules/observation.py)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.engine.multisets import count_of
from frontier.engine.observation import THE_POSITION, YES, Group, Observer, Section, clear, flag, one_hot, seats
from frontier.engine.state import State
from frontier.games.montana.components import AREAS, BASE_LANDS, GOODS, KINDS, LANDS, ROWS
from frontier.games.montana.constants import MIX_MARK, MORE_MASK, MORE_SHIFT, NOWHERE, Constants
from frontier.games.montana.modules.components import Expansion
from frontier.games.montana.modules.observation import ModulesObserver
from frontier.games.montana.state import (
    ACTIVE,
    ADVANCED,
    ARROW,
    BANK,
    BANK_PLACE,
    BASE_PHASES,
    BASKET,
    BID,
    BID_DONE,
    BID_WINDOW,
    BIDDER,
    BUILT,
    CANTEEN_BIT,
    CANTEENS,
    CHOOSE_START,
    CONTRACTOR,
    COW_BIT,
    COWS,
    DECIDER,
    FIELD,
    GOODS_COUNT,
    KIND_COUNT,
    LARGE,
    LAST_ROUND,
    MODULE_PHASES,
    OPEN,
    OPEN_FIELDS,
    OWNER,
    PAY_WINDOW,
    PAYER,
    PHASE,
    PHASES,
    RESUME,
    ROUND,
    SELLING,
    SILVER,
    SMALL,
    SPACE,
    SPACES,
    SPINS,
    STARTING_TILE,
    STOCK,
    SUPPLY,
    SUPPLY_COWS,
    TILE_MASK,
    TILE_SHIFT,
    TOO_MANY,
    UPGRADES,
    Position,
)

WHEEL: Final = 16  # spaces at most
AREA_COUNT: Final = 4
PLACES: Final = 24  # of the areas: AREA_COUNT * SPACES
PIECES: Final = 10
FIELD_NUMBERS: Final = 4  # that change, and one a seat
OPEN_AT: Final = 2  # among them


def base_groups(constants: Constants) -> tuple[Group, ...]:
    """What every entry of the base game means."""
    players = int(constants.players)
    phases = tuple([PHASES[number] for number in constants.phases()])
    spaces = tuple([str(space + 1) for space in range(SPACES)])
    places = tuple([f"{area} {space}" for area in AREAS for space in spaces])
    pieces = (*GOODS, *[f"{kind} worker" for kind in KINDS])
    standing = tuple([f"{place} {kind}" for place in ("bank", *AREAS) for kind in KINDS])
    position = (
        Section("phase", phases, "1 for what is being decided"),
        Section("round", YES, "divided by the limit of rounds"),
        Section("last round", YES, "1 once a stock of settlements has run out"),
        Section("built", YES, "settlements of this turn, divided by the limit"),
        Section("goes on with", phases, "1 for the phase after workers are given back or something is sold"),
        Section("set-up spins", YES, "made so far, divided by all of them"),
        Section("advanced", YES, "1 if grain was paid for the wheel in this turn"),
        Section("arrow", tuple([str(i + 1) for i in range(WHEEL)]), "1 for the space of the wheel it points at"),
        Section("placing at the bank", spaces, "1 for the space being staffed"),
        Section("placing in an area", places, "1 for the space being staffed"),
        Section("supply", pieces, "how many, divided by 18"),
        Section("cows in the supply", YES, "divided by all of them"),
        Section("bank", spaces, "1 if somebody stands there"),
        Section("large spaces", places, "1 if somebody stands there"),
        Section("small spaces", places, "1 if somebody stands there"),
        Section("workers standing", standing, "how many, divided by 8"),
    )
    seat = (
        Section("decides", YES, "1 for whoever decides"),
        Section("active", YES, "1 for whose turn it is"),
        Section("holds", pieces, "how many, divided by 8"),
        Section("silver", YES, "divided by 20"),
        Section("cows", YES, "divided by 4"),
        Section("canteens", YES, "divided by 2"),
        Section("stock", YES, "settlements left, divided by those of the beginning"),
        Section("contractor's row", ROWS, "1 for the row of the city"),
        Section("contractor's column", YES, "from 1, divided by the columns; 0 outside the city"),
        Section("bid", ("waits", "placed", "passed"), "1 for how they have bid"),
        Section("asked to bid", YES, "1 for whose bid comes next"),
        Section("next to pay", YES, "1 for who pays or is paid next in the city"),
    )
    field = (
        Section("cow", YES, "1 if one lies there"),
        Section("canteen", YES, "1 if one lies there"),
        Section("open", YES, "1 if somebody with the goods could build there"),
        Section("starting tile", YES, "1 if it lies there"),
        Section("settlements", seats(players), "how many of them, divided by 3"),
    )
    return (
        Group("position", THE_POSITION, position),
        Group("seat", seats(players), seat),
        Group("field", tuple(constants.labels), field),
    )


def landscape_group(constants: Constants) -> Group:
    """What every entry of the landscape means."""
    printed = (
        Section("land", LANDS if constants.extended else BASE_LANDS, "1 for what it is"),
        Section("cost", GOODS, "how many, divided by 2"),
        Section("more settlements", YES, "how many it takes beyond the first, divided by 2"),
        *((Section("mix", YES, "big goods that it costs in any mix, divided by 5"),) if constants.extended else ()),
    )
    return Group("field", tuple(constants.labels), printed)


class MontanaObserver(Observer):
    """For one configuration."""

    def __init__(self, constants: Constants, expansion: Expansion) -> None:
        self.modules: ModulesObserver | None = None
        changing = base_groups(constants)
        if constants.extended:
            self.modules = ModulesObserver(constants, expansion)
            changing = (*changing, *self.modules.groups)
        super().__init__(changing, (landscape_group(constants),))

    def write(self, state: State, seat: i64, out: vec[float], first: i64) -> i64:
        assert isinstance(state, Position)
        players = state.constants.players
        at = _write_position(state, out, first)
        for i in range(players):
            at = _write_seat(state, (seat + i) % players, out, at)
        at = _write_fields(state, seat, out, at)
        modules = self.modules
        if modules is not None:
            at = modules.write(state, seat, out, at)
        return at

    def write_fixed(self, state: State, out: vec[float], first: i64) -> i64:
        assert isinstance(state, Position)
        board = state.board
        extended = state.constants.extended
        lands: i64 = len(LANDS) if extended else len(BASE_LANDS)
        at = first
        for field in range(state.constants.fields):
            at = one_hot(out, at, lands, board.land[field])
            for good in range(i64(GOODS_COUNT)):
                out[at + good] = float(count_of(board.cost[field], good)) / 2.0
            at += GOODS_COUNT
            symbols = board.symbols[field]
            out[at] = float((symbols >> MORE_SHIFT) & MORE_MASK) / 2.0
            at += 1
            if extended:
                out[at] = float(board.mix) / 5.0 if symbols & MIX_MARK != 0 else 0.0
                at += 1
        return at


def _write_position(st: Position, out: vec[float], at: i64) -> i64:
    s = st.s
    constants = st.constants
    phases: i64 = MODULE_PHASES if constants.extended else BASE_PHASES
    phase = s[PHASE]
    if constants.chooses_start:  # one phase more, the last one
        if phase == CHOOSE_START:
            phase = phases
        phases += 1
    at = one_hot(out, at, phases, phase)
    out[at] = float(s[ROUND]) / float(constants.round_limit)
    out[at + 1] = float(s[LAST_ROUND])
    out[at + 2] = float(s[BUILT]) / float(constants.build_limit)
    interrupted = s[PHASE] == TOO_MANY or s[PHASE] == SELLING
    at = one_hot(out, at + 3, phases, s[RESUME] if interrupted else -1)
    out[at] = float(s[SPINS]) / float(constants.spins * constants.players)
    out[at + 1] = float(s[ADVANCED])
    at = one_hot(out, at + 2, WHEEL, s[ARROW])
    place = s[SPACE] if st.is_placing() else -1
    at = one_hot(out, at, SPACES, place - BANK_PLACE)
    at = one_hot(out, at, PLACES, place)
    for piece in range(i64(PIECES)):
        out[at + piece] = float(s[SUPPLY + piece]) / 18.0
    out[at + PIECES] = float(s[SUPPLY_COWS]) / float(constants.cows)
    at += PIECES + 1
    for slot in range(i64(BANK), i64(FIELD)):
        out[at] = flag(s[slot] > 0)
        at += 1
    at = _write_standing(st, BANK, SPACES, NOWHERE, out, at)
    for area in range(i64(AREA_COUNT)):
        at = _write_standing(st, LARGE + area * SPACES, SPACES, SMALL + area * SPACES, out, at)
    return at


def _write_standing(st: Position, first: i64, count: i64, second: i64, out: vec[float], at: i64) -> i64:
    """Workers of each kind on a row of spaces, and on a second one if there is one."""
    s = st.s
    packed: i64 = 0
    for i in range(count):
        if s[first + i] > 0:
            packed += st.constants.crews.packed[s[first + i] - 1]
        if second != NOWHERE and s[second + i] > 0:
            packed += st.constants.crews.packed[s[second + i] - 1]
    for kind in range(i64(KIND_COUNT)):
        out[at + kind] = float(count_of(packed, kind)) / 8.0
    return at + KIND_COUNT


def _write_seat(st: Position, seat: i64, out: vec[float], at: i64) -> i64:
    s = st.s
    constants = st.constants
    phase = st.effective_phase()
    out[at] = flag(s[DECIDER] == seat)
    out[at + 1] = flag(s[ACTIVE] == seat)
    at += 2
    for piece in range(i64(PIECES)):
        out[at + piece] = float(st.own(seat, piece)) / 8.0
    at += PIECES
    out[at] = float(st.own(seat, SILVER)) / 20.0
    out[at + 1] = float(st.own(seat, COWS)) / 4.0
    out[at + 2] = float(st.own(seat, CANTEENS)) / 2.0
    out[at + 3] = float(st.own(seat, STOCK)) / float(constants.settlements)
    contractor = st.own(seat, CONTRACTOR) - 1
    in_row = contractor >= 0
    at = one_hot(out, at + 4, 4, contractor // constants.columns if in_row else -1)
    out[at] = float(contractor % constants.columns + 1) / float(constants.columns) if in_row else 0.0
    at = one_hot(out, at + 1, 3, st.own(seat, BID_DONE))
    is_bidding = phase == BID or phase == BID_WINDOW
    is_paying = phase == PAY_WINDOW or phase == UPGRADES or phase == BASKET
    out[at] = flag(is_bidding and s[BIDDER] == seat)
    out[at + 1] = flag(is_paying and (s[ACTIVE] + s[PAYER]) % constants.players == seat)
    return at + 2


def _write_fields(st: Position, seat: i64, out: vec[float], first: i64) -> i64:
    """What lies on the fields: nothing on most of them."""
    s = st.s
    players = st.constants.players
    fields = st.constants.fields
    stride = FIELD_NUMBERS + players
    end = first + fields * stride
    clear(out, first, end)
    at = first
    for field in range(fields):
        word = s[FIELD + field]
        if word != 0:
            out[at] = flag(word & COW_BIT != 0)
            out[at + 1] = flag(word & CANTEEN_BIT != 0)
            owner = word & OWNER
            if owner == STARTING_TILE:
                out[at + 3] = 1.0
            elif owner > 0:
                whose = (owner - 1 - seat + players) % players
                out[at + FIELD_NUMBERS + whose] = float((word >> TILE_SHIFT) & TILE_MASK) / 3.0
        at += stride
    for slot in range(i64(OPEN_FIELDS), OPEN_FIELDS + s[OPEN]):
        out[first + s[slot] * stride + OPEN_AT] = 1.0
    return end
