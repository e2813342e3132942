"""A position as numbers for learners: the base game, then what the modules add.

As soon as one module is in play there are entries for all of them, so that games with different ones look alike.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from frontier.engine.multisets import count_of
from frontier.engine.observation import THE_POSITION, YES, Group, Observer, Section, clear, flag, one_hot, seats
from frontier.engine.state import State
from frontier.games.montana import phases, slots
from frontier.games.montana.components import AREAS, GOODS, KINDS, LANDS, ROWS
from frontier.games.montana.constants import MORE_MASK, MORE_SHIFT, NOWHERE, Constants
from frontier.games.montana.state import Position

WHEEL: Final = 16  # spaces at most
PLACES: Final = 24  # of the areas: slots.AREAS * slots.SPACES
FIELD_NUMBERS: Final = 4  # that change, and one a seat
OPEN_AT: Final = 2  # among them


def base_groups(constants: Constants) -> tuple[Group, ...]:
    """Return what every entry of the base game means."""
    players = int(constants.players)
    names = tuple([constants.phases.names[number] for number in constants.phases.numbers])
    spaces = tuple([str(space + 1) for space in range(slots.SPACES)])
    places = tuple([f"{area} {space}" for area in AREAS for space in spaces])
    pieces = (*GOODS, *[f"{kind} worker" for kind in KINDS])
    standing = tuple([f"{place} {kind}" for place in ("bank", *AREAS) for kind in KINDS])
    position = (
        Section("phase", names, "1 for what is being decided"),
        Section("round", YES, "divided by the limit of rounds"),
        Section("last round", YES, "1 once a stock of settlements has run out"),
        Section("built", YES, "settlements of this turn, divided by the limit"),
        Section("goes on with", names, "1 for the phase after workers are given back or something is sold"),
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


def landscape_group(constants: Constants, more: tuple[Section, ...]) -> Group:
    """Return what every entry of the landscape means."""
    printed = (
        Section("land", tuple(constants.lands) if constants.extended else LANDS, "1 for what it is"),
        Section("cost", GOODS, "how many, divided by 2"),
        Section("more settlements", YES, "how many it takes beyond the first, divided by 2"),
        *more,
    )
    return Group("field", tuple(constants.labels), printed)


class ModuleObserver:
    """What one module adds to a position as numbers, for one configuration; by itself nothing."""

    def __init__(self, is_in_play: bool) -> None:
        self.is_in_play = is_in_play  # if not, its entries are 0
        self.position: tuple[Section, ...] = ()
        self.seat: tuple[Section, ...] = ()
        self.field: tuple[tuple[int, Section], ...] = ()  # with a number that puts those of all modules in order
        self.printed: tuple[Section, ...] = ()  # of a field, the same for the whole game
        self.at = vec[i64]()  # where each section of `field` begins among the entries of a field

    def write_position(self, st: Position, seat: i64, out: vec[float], at: i64) -> i64:
        """Fill in what there is only once, and return where the next entry comes."""
        return at

    def write_seat(self, st: Position, seat: i64, observer: i64, out: vec[float], at: i64) -> i64:
        """Fill in what a player has, as the observer knows it, and return where the next entry comes."""
        return at

    def write_fields(self, st: Position, observer: i64, out: vec[float], first: i64, stride: i64) -> None:
        """Fill in what is not 0 of the fields; the entries of a field begin at `first + field * stride`."""

    def write_printed(self, st: Position, out: vec[float], first: i64, stride: i64) -> None:
        """Fill in what is not 0 of what is printed on the fields; a field's begins at `first + field * stride`."""


class ModulesObserver:
    """The entries of all modules, put together."""

    def __init__(self, constants: Constants, parts: list[ModuleObserver]) -> None:
        self.parts = vec[ModuleObserver]()
        for part in parts:
            self.parts = append(self.parts, part)
        fields = sorted([number for part in parts for number, _ in part.field])
        sections = {number: section for part in parts for number, section in part.field}
        begins: dict[int, int] = {}
        self.stride: i64 = 1  # the first entry says whether the field is being settled
        for number in fields:
            begins[number] = self.stride
            self.stride += len(sections[number].entries)
        for part in parts:
            part.at = vec[i64]([i64(begins[number]) for number, _ in part.field])
        players = seats(int(constants.players))
        settled = Section("being settled", YES, "1 while modules add to a settlement there")
        self.groups = (
            Group("position", THE_POSITION, tuple([section for part in parts for section in part.position])),
            Group("seat", players, tuple([section for part in parts for section in part.seat])),
            Group("field", tuple(constants.labels), (settled, *[sections[number] for number in fields])),
        )
        self.printed = tuple([section for part in parts for section in part.printed])
        self.printed_size: i64 = sum([len(section.entries) for section in self.printed])

    def write(self, st: Position, seat: i64, out: vec[float], first: i64) -> i64:
        """Fill in all entries from `first` on, and return where the next ones come."""
        players = st.constants.players
        at = first
        for part in self.parts:
            at = part.write_position(st, seat, out, at) if part.is_in_play else _skip(part.position, out, at)
        for i in range(players):
            whose = (seat + i) % players
            for part in self.parts:
                at = part.write_seat(st, whose, seat, out, at) if part.is_in_play else _skip(part.seat, out, at)
        end = at + st.constants.fields * self.stride
        clear(out, at, end)
        for part in self.parts:
            if part.is_in_play:
                part.write_fields(st, seat, out, at, self.stride)
        if st.s[slots.SITE] > 0:
            out[at + (st.s[slots.SITE] - 1) * self.stride] = 1.0
        return end


def _skip(sections: tuple[Section, ...], out: vec[float], at: i64) -> i64:
    """Leave zeros for the sections of a module that is not in play, and return where the next entry comes."""
    end = at
    for section in sections:
        end += i64(len(section.entries))
    clear(out, at, end)
    return end


class MontanaObserver(Observer):
    """A position as numbers, for one configuration."""

    def __init__(self, constants: Constants, parts: list[ModuleObserver]) -> None:
        self.modules: ModulesObserver | None = None
        changing = base_groups(constants)
        printed: tuple[Section, ...] = ()
        if constants.extended:
            modules = ModulesObserver(constants, parts)
            changing = (*changing, *modules.groups)
            printed = modules.printed
            self.modules = modules
        super().__init__(changing, (landscape_group(constants, printed),))

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
        modules = self.modules
        lands: i64 = len(LANDS) if modules is None else len(state.constants.lands)
        more: i64 = 0 if modules is None else modules.printed_size
        stride = lands + slots.GOODS_COUNT + 1 + more
        end = first + state.constants.fields * stride
        clear(out, first, end)
        at = first
        for field in range(state.constants.fields):
            out[at + board.land[field]] = 1.0
            cost = board.cost[field]
            if cost != 0:
                for good in range(i64(slots.GOODS_COUNT)):
                    out[at + lands + good] = float(count_of(cost, good)) / 2.0
            out[at + lands + slots.GOODS_COUNT] = float((board.symbols[field] >> MORE_SHIFT) & MORE_MASK) / 2.0
            at += stride
        if modules is not None:
            begin = first + stride - more
            for part in modules.parts:
                if part.is_in_play:
                    part.write_printed(state, out, begin, stride)
                for section in part.printed:
                    begin += i64(len(section.entries))
        return end


def _write_position(st: Position, out: vec[float], at: i64) -> i64:
    s = st.s
    constants = st.constants
    places = constants.phases.place
    count = i64(len(constants.phases.numbers))
    at = one_hot(out, at, count, places[s[slots.PHASE]])
    out[at] = float(s[slots.ROUND]) / float(constants.round_limit)
    out[at + 1] = float(s[slots.LAST_ROUND])
    out[at + 2] = float(s[slots.BUILT]) / float(constants.build_limit)
    at = one_hot(out, at + 3, count, places[s[slots.RESUME]] if st.is_interrupted() else -1)
    out[at] = float(s[slots.SPINS]) / float(constants.spins * constants.players)
    out[at + 1] = float(s[slots.ADVANCED])
    at = one_hot(out, at + 2, WHEEL, s[slots.ARROW])
    place = s[slots.SPACE] if st.is_placing() else -1
    at = one_hot(out, at, slots.SPACES, place - slots.BANK_PLACE)
    at = one_hot(out, at, PLACES, place)
    for piece in range(i64(slots.PIECES)):
        out[at + piece] = float(s[slots.SUPPLY + piece]) / 18.0
    out[at + slots.PIECES] = float(s[slots.SUPPLY_COWS]) / float(constants.cows)
    at += slots.PIECES + 1
    for slot in range(i64(slots.BANK), i64(slots.FIELD)):
        out[at] = flag(s[slot] > 0)
        at += 1
    at = _write_standing(st, slots.BANK, slots.SPACES, NOWHERE, out, at)
    for area in range(i64(slots.AREAS)):
        at = _write_standing(
            st, slots.LARGE + area * slots.SPACES, slots.SPACES, slots.SMALL + area * slots.SPACES, out, at
        )
    return at


def _write_standing(st: Position, first: i64, count: i64, second: i64, out: vec[float], at: i64) -> i64:
    """Fill in the workers of each kind on a row of spaces, and on a second one if there is one."""
    s = st.s
    packed: i64 = 0
    for i in range(count):
        if s[first + i] > 0:
            packed += st.constants.crews.packed[s[first + i] - 1]
        if second != NOWHERE and s[second + i] > 0:
            packed += st.constants.crews.packed[s[second + i] - 1]
    for kind in range(i64(slots.KIND_COUNT)):
        out[at + kind] = float(count_of(packed, kind)) / 8.0
    return at + slots.KIND_COUNT


def _write_seat(st: Position, seat: i64, out: vec[float], at: i64) -> i64:
    s = st.s
    constants = st.constants
    phase = st.effective_phase()
    out[at] = flag(s[slots.DECIDER] == seat)
    out[at + 1] = flag(s[slots.ACTIVE] == seat)
    at += 2
    for piece in range(i64(slots.PIECES)):
        out[at + piece] = float(st.own(seat, piece)) / 8.0
    at += slots.PIECES
    out[at] = float(st.own(seat, slots.SILVER)) / 20.0
    out[at + 1] = float(st.own(seat, slots.COWS)) / 4.0
    out[at + 2] = float(st.own(seat, slots.CANTEENS)) / 2.0
    out[at + 3] = float(st.own(seat, slots.STOCK)) / float(constants.settlements)
    contractor = st.own(seat, slots.CONTRACTOR) - 1
    in_row = contractor >= 0
    at = one_hot(out, at + 4, 4, contractor // constants.columns if in_row else -1)
    out[at] = float(contractor % constants.columns + 1) / float(constants.columns) if in_row else 0.0
    at = one_hot(out, at + 1, 3, st.own(seat, slots.BID_DONE))
    is_bidding = phase == phases.BID or phase == phases.BID_WINDOW
    is_paying = phase == phases.PAY_WINDOW or phase == phases.UPGRADES or phase == phases.BASKET
    out[at] = flag(is_bidding and s[slots.BIDDER] == seat)
    out[at + 1] = flag(is_paying and (s[slots.ACTIVE] + s[slots.PAYER]) % constants.players == seat)
    return at + 2


def _write_fields(st: Position, seat: i64, out: vec[float], first: i64) -> i64:
    """Fill in what lies on the fields: nothing on most of them."""
    s = st.s
    players = st.constants.players
    fields = st.constants.fields
    stride = FIELD_NUMBERS + players
    end = first + fields * stride
    clear(out, first, end)
    at = first
    for field in range(fields):
        word = s[slots.FIELD + field]
        if word != 0:
            out[at] = flag(word & slots.COW_BIT != 0)
            out[at + 1] = flag(word & slots.CANTEEN_BIT != 0)
            owner = word & slots.OWNER
            if owner == slots.STARTING_TILE:
                out[at + 3] = 1.0
            elif owner > 0:
                whose = (owner - 1 - seat + players) % players
                out[at + FIELD_NUMBERS + whose] = float((word >> slots.TILE_SHIFT) & slots.TILE_MASK) / 3.0
        at += stride
    for slot in range(i64(slots.OPEN_FIELDS), slots.OPEN_FIELDS + s[slots.OPEN]):
        out[first + s[slot] * stride + OPEN_AT] = 1.0
    return end
