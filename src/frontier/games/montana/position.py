"""A whole position as JSON, both ways; docs/position.md documents the format.

Loading checks everything: ranges, piece totals, and that what is being decided fits the rest.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.engine.document import Document
from frontier.engine.errors import PositionError, brief
from frontier.engine.game import Json
from frontier.engine.multisets import Multisets
from frontier.games.montana import phases, slots
from frontier.games.montana.board import (
    CENTRE,
    Board,
    count_connected,
    count_meadows,
    is_playable_start,
    may_start,
)
from frontier.games.montana.components import AREAS, GOODS, KINDS, Components
from frontier.games.montana.constants import (
    CANTEEN_SYMBOL,
    COW_SYMBOL,
    DRAWN_TILE,
    LAKE,
    MEADOW,
    NOWHERE,
    Constants,
)
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.flow import MontanaState
from frontier.games.montana.module import Module
from frontier.games.montana.position_checks import check, check_modules
from frontier.games.montana.rules.build import open_neighbours
from frontier.games.montana.rules.setup import blank
from frontier.games.montana.shapes import Crew, Dump, DumpedSeat, Pieces, Place
from frontier.games.montana.state import Position

BIDDING: Final = ("waiting", "in_row", "passed")
KEYS = (
    "landscape", "round", "active", "decider", "phase", "setup_spins", "arrow", "advanced", "built", "place", "resume",
    "bidder", "payments", "last_round", "supply", "seats", "bank", "areas", "settlements", "cows", "canteens",
)  # fmt: skip
SITE = "site"  # with modules: the field being settled
SEAT_KEYS = ("goods", "workers", "silver", "cows", "canteens", "stock", "contractor", "bidding")


# Writing ------------------------------------------------------------------------------------------


def keys(modules: tuple[Module, ...]) -> tuple[str, ...]:
    """Return the keys of a position with these modules in play."""
    return (*KEYS, *((SITE,) if modules else ()), *(key for module in modules for key in module.keys))


def dump(st: Position, box: Components, expansion: Expansion, modules: tuple[Module, ...]) -> Json:
    """Return everything that makes this position, apart from the game's settings."""
    data: Json = {**_write_base(st, box)}
    if modules:
        site = st.s[slots.SITE]
        data[SITE] = st.constants.labels[site - 1] if site > 0 else None
    for module in modules:
        module.write(st, expansion, data)
    return data


def _write_base(st: Position, box: Components) -> Dump:
    s, constants = st.s, st.constants
    labels = constants.labels
    fields = range(int(constants.fields))
    return {
        "landscape": {
            "tiles": [constants.tile_ids[tile] for tile in st.board.tiles],
            "turns": list(st.board.turns),
            "start": labels[st.board.start] if st.board.start != NOWHERE else None,
        },
        "round": s[slots.ROUND],
        "active": s[slots.ACTIVE],
        "decider": s[slots.DECIDER],
        "phase": constants.phases.names[s[slots.PHASE]],
        "setup_spins": s[slots.SPINS],
        "arrow": s[slots.ARROW] + 1,
        "advanced": bool(s[slots.ADVANCED]),
        "built": s[slots.BUILT],
        "place": _write_place(st),
        "resume": constants.phases.names[s[slots.RESUME]] if st.is_interrupted() else None,
        "bidder": s[slots.BIDDER],
        "payments": s[slots.PAYER],
        "last_round": bool(s[slots.LAST_ROUND]),
        "supply": {
            **_write_pieces(st, slots.SUPPLY),
            "cows": s[slots.SUPPLY_COWS],
            "spent_canteens": s[slots.BOXED_CANTEENS],
        },
        "seats": [_write_seat(st, seat, box) for seat in range(int(constants.players))],
        "bank": [_write_crew(st, slots.BANK + space) for space in range(int(constants.bank_spaces))],
        "areas": {
            area: [
                {"large": _write_crew(st, slots.LARGE + i * slots.SPACES + space),
                 "small": _write_crew(st, slots.SMALL + i * slots.SPACES + space)}
                for space in range(constants.area_spaces[i])
            ]
            for i, area in enumerate(AREAS)
        },
        "settlements": {
            labels[field]: {"seat": st.owner(field) - 1, "tiles": st.tiles_on(field)}
            for field in fields if 0 < st.owner(field) < slots.STARTING_TILE
        },
        "cows": [labels[field] for field in fields if s[slots.FIELD + field] & slots.COW_BIT],
        "canteens": [labels[field] for field in fields if s[slots.FIELD + field] & slots.CANTEEN_BIT],
    }  # fmt: skip


def _write_pieces(st: Position, first: int) -> Pieces:
    return {
        "goods": {good: st.s[first + i] for i, good in enumerate(GOODS)},
        "workers": {kind: st.s[first + slots.WORKERS + i] for i, kind in enumerate(KINDS)},
    }


def _write_seat(st: Position, seat: int, box: Components) -> DumpedSeat:
    contractor = st.own(seat, slots.CONTRACTOR) - 1
    columns = len(box.columns)
    return {
        **_write_pieces(st, slots.PLAYER + seat * slots.STRIDE),
        "silver": st.own(seat, slots.SILVER),
        "cows": st.own(seat, slots.COWS),
        "canteens": st.own(seat, slots.CANTEENS),
        "stock": st.own(seat, slots.STOCK),
        "contractor": None
        if contractor < 0
        else {"row": box.rows[contractor // columns].id, "pumpkins": box.columns[contractor % columns]},
        "bidding": BIDDING[st.own(seat, slots.BID_DONE)],
    }


def _write_crew(st: Position, slot: int) -> Crew | None:
    if st.s[slot] == 0:
        return None
    counts = st.constants.crews.counts(st.s[slot] - 1)
    return [kind for kind, n in zip(KINDS, counts, strict=True) for _ in range(n)]


def _write_place(st: Position) -> Place | None:
    place = st.s[slots.SPACE]
    if not st.is_placing():
        return None
    if place >= slots.BANK_PLACE:
        return {"area": "bank", "space": place - slots.BANK_PLACE + 1}
    return {"area": AREAS[place // slots.SPACES], "space": place % slots.SPACES + 1}


# Reading ------------------------------------------------------------------------------------------


def load(
    data: Document, constants: Constants, box: Components, expansion: Expansion, modules: tuple[Module, ...]
) -> MontanaState:
    """Return the position of a dump, or PositionError with the path of what is wrong."""
    st = sketch(data, constants, box, expansion, modules)
    check(st)
    check_modules(st, expansion, modules)
    st.settle()
    if st.actor >= 0 and not st.legal_actions():
        raise PositionError("phase", "nobody could do anything here")
    return st


def sketch(
    data: Document, constants: Constants, box: Components, expansion: Expansion, modules: tuple[Module, ...]
) -> MontanaState:
    """Return the position of a dump before it is asked whether its parts fit together."""
    board = _read_board(data.part("landscape"), constants, box, modules)
    st = MontanaState(constants, board, blank(constants))
    s = st.s
    players = int(constants.players)
    s[slots.ROUND] = data.number("round", 1, int(constants.round_limit))
    s[slots.ACTIVE] = data.number("active", 0, players - 1)
    s[slots.DECIDER] = data.number("decider", 0, players - 1)
    names = tuple(constants.phases.names[number] for number in constants.phases.numbers)
    s[slots.PHASE] = constants.phases.number(data.word("phase", names))
    if (board.start == NOWHERE) != (s[slots.PHASE] == phases.CHOOSE_START):
        raise data.fail("landscape.start", "null exactly while the starting tile is chosen")
    s[slots.SPINS] = data.number("setup_spins", 0, int(constants.spins) * players)
    s[slots.ARROW] = data.number("arrow", 1, int(constants.wheel_spaces)) - 1
    s[slots.ADVANCED] = int(data.flag("advanced"))
    s[slots.BUILT] = data.number("built", 0, int(constants.build_limit))
    if (data.get("resume") is None) == st.is_interrupted():
        raise data.fail("resume", "given exactly while workers are given back or something is sold")
    if data.get("resume") is not None:
        s[slots.RESUME] = constants.phases.number(data.word("resume", names))
    if st.is_placing():
        s[slots.SPACE] = _read_place(data.part("place"), constants)
    elif data.get("place") is not None:
        raise data.fail("place", "given exactly while workers are placed")
    s[slots.BIDDER] = data.number("bidder", -1, players - 1)
    s[slots.PAYER] = data.number("payments", 0, players - 1)
    s[slots.LAST_ROUND] = int(data.flag("last_round"))
    supply = data.part("supply")
    supply.only(("goods", "workers", "cows", "spent_canteens"))
    _read_pieces(supply, st, slots.SUPPLY)
    s[slots.SUPPLY_COWS] = supply.number("cows", 0, int(constants.cows))
    s[slots.BOXED_CANTEENS] = supply.number("spent_canteens", 0, 99)
    for seat, entry in enumerate(data.parts("seats", players)):
        _read_seat(entry, st, seat, box, modules)
    for space, crew in enumerate(data.entries("bank", int(constants.bank_spaces))):
        s[slots.BANK + space] = _read_crew(data, f"bank[{space}]", crew, constants.crews)
    data.part("areas").only(AREAS)
    for i, area in enumerate(AREAS):
        for space, entry in enumerate(data.part("areas").parts(area, constants.area_spaces[i])):
            entry.only(("large", "small"))
            place = i * slots.SPACES + space
            s[slots.LARGE + place] = _read_crew(entry, "large", entry.get("large"), constants.crews)
            s[slots.SMALL + place] = _read_crew(entry, "small", entry.get("small"), constants.crews)
            if s[slots.SMALL + place] > 0 and s[slots.LARGE + place] == 0:
                raise entry.fail("small", "a small space without its large one")
    _read_fields(data, st, modules)
    if modules and data.get(SITE) is not None:
        s[slots.SITE] = 1 + constants.labels.index(data.word(SITE, tuple(constants.labels)))
    for module in modules:
        module.read(data, st, expansion)
    return st


def _read_board(data: Document, constants: Constants, box: Components, modules: tuple[Module, ...]) -> Board:
    places = int(constants.outline)
    data.only(("tiles", "turns", "start"))
    ids = tuple(constants.tile_ids)
    tiles = [
        ids.index(data.check_word(f"tiles[{i}]", tile, ids)) for i, tile in enumerate(data.entries("tiles", places))
    ]
    if len(set(tiles)) != places:
        raise data.fail("tiles", "a tile lies twice")
    for i, tile in enumerate(tiles):
        if (tile >= len(box.tile_ids)) != (constants.centre_tiles > 0 and i == CENTRE):
            name = next(module.centre_name for module in modules if module.centre_name)
            raise data.fail(f"tiles[{i}]", f"{name} lies in the centre, if at all")
    if constants.centre_tile not in (DRAWN_TILE, tiles[CENTRE] - len(box.tile_ids)):
        raise data.fail(f"tiles[{CENTRE}]", "not the landscape of this game")
    turns = [data.check_number(f"turns[{i}]", turn, 0, 5) for i, turn in enumerate(data.entries("turns", places))]
    is_chosen = constants.chooses_start and data.get("start") is None
    start = NOWHERE if is_chosen else constants.labels.index(data.word("start", tuple(constants.labels)))
    board = Board(constants, vec[i64](tiles), vec[i64](turns), start)
    if not is_chosen and not may_start(constants, board, start):
        raise data.fail("start", f"the starting tile lies on a meadow{' with a cow' if constants.extended else ''}")
    starts = [field for field in range(int(constants.fields)) if is_playable_start(constants, board, field)]
    first = start if not is_chosen else starts[0] if starts else NOWHERE
    if first == NOWHERE:
        raise data.fail("", "there is no field for the starting tile")
    if count_connected(constants, board, first) != count_meadows(constants, board):
        raise data.fail("", "the meadows are not connected")
    return board


def _read_place(data: Document, constants: Constants) -> int:
    data.only(("area", "space"))
    area = data.word("area", ("bank", *AREAS))
    if area == "bank":
        return slots.BANK_PLACE + data.number("space", 1, int(constants.bank_spaces)) - 1
    i = AREAS.index(area)
    return i * slots.SPACES + data.number("space", 1, constants.area_spaces[i]) - 1


def _read_pieces(data: Document, st: Position, first: int) -> None:
    data.part("goods").only(GOODS)
    data.part("workers").only(KINDS)
    for i, good in enumerate(GOODS):
        st.s[first + i] = data.part("goods").number(good, 0, 100)
    for i, kind in enumerate(KINDS):
        st.s[first + slots.WORKERS + i] = data.part("workers").number(kind, 0, 100)


def _read_seat(data: Document, st: Position, seat: int, box: Components, modules: tuple[Module, ...]) -> None:
    first = slots.PLAYER + seat * slots.STRIDE
    data.only((*SEAT_KEYS, *(key for module in modules for key in module.seat_keys)))
    _read_pieces(data, st, first)
    st.s[first + slots.SILVER] = data.number("silver", 0, 100_000)
    st.s[first + slots.COWS] = data.number("cows", 0, 100)
    st.s[first + slots.CANTEENS] = data.number("canteens", 0, 100)
    st.s[first + slots.STOCK] = data.number("stock", 0, int(st.constants.settlements))
    st.s[first + slots.BID_DONE] = BIDDING.index(data.word("bidding", BIDDING))
    if data.get("contractor") is not None:
        contractor = data.part("contractor")
        contractor.only(("row", "pumpkins"))
        row = [row.id for row in box.rows].index(contractor.word("row", tuple(row.id for row in box.rows)))
        price = contractor.number("pumpkins", 0, 100)
        if price not in box.columns[box.rows[row].first_column :]:
            raise contractor.fail("pumpkins", f"no space of this row costs {price}")
        st.s[first + slots.CONTRACTOR] = 1 + row * len(box.columns) + box.columns.index(price)


def _read_crew(data: Document, key: str, crew: object, crews: Multisets) -> int:
    if crew is None:
        return 0
    if not isinstance(crew, list):
        raise data.fail(key, f"expected a list of workers or null, got {brief(crew)}")
    counts = [crew.count(kind) for kind in KINDS]
    index = crews.index(counts)
    if sum(counts) != len(crew) or index < 0:
        raise data.fail(key, f"expected 1 to 3 of {', '.join(KINDS)}, got {brief(crew)}")
    return index + 1


def _read_fields(data: Document, st: Position, modules: tuple[Module, ...]) -> None:
    s, board, labels = st.s, st.board, st.constants.labels
    if board.start != NOWHERE:
        s[slots.FIELD + board.start] = slots.STARTING_TILE
    settlements = data.part("settlements")
    for label in settlements.names():
        entry = settlements.part(label)
        entry.only(("seat", "tiles", *(key for module in modules for key in module.settlement_keys)))
        field = labels.index(settlements.check_word(label, label, tuple(labels)))
        if not st.constants.is_built_on[board.land[field]] or field == board.start:
            raise entry.fail("", "no settlement can lie here")
        seat = entry.number("seat", 0, int(st.constants.players) - 1)
        s[slots.FIELD + field] = (seat + 1) | (entry.number("tiles", 1, slots.TILE_MASK) << slots.TILE_SHIFT)
    for key, land, symbol, bit in (
        ("cows", MEADOW, COW_SYMBOL, slots.COW_BIT),
        ("canteens", LAKE, CANTEEN_SYMBOL, slots.CANTEEN_BIT),
    ):
        for i, entry_label in enumerate(data.entries(key)):
            label = data.check_word(f"{key}[{i}]", entry_label, tuple(labels))
            field = labels.index(label)
            if board.land[field] != land or board.symbols[field] & symbol == 0 or s[slots.FIELD + field]:
                raise data.fail(f"{key}[{i}]", f"nothing of the kind can be on {label}")
            s[slots.FIELD + field] |= bit
    for field in range(int(st.constants.fields)):
        if st.owner(field) != 0:
            open_neighbours(st, field)
