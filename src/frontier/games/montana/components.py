"""Montana's components: read from TOML, checked, ready for the constants."""

from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final, Literal, get_args

from frontier.engine.components import Listing, PackagedSets, Reader, fingerprint, list_box, read_name, read_numbers
from frontier.engine.errors import ComponentError, brief

Kind = Literal["copper", "stone", "grain", "pumpkin"]
WheelKind = Kind | Literal["white"]
Good = Literal["small_copper", "small_stone", "grain", "pumpkin", "big_copper", "big_stone"]
Area = Literal["mine", "quarry", "grain_field", "farmland"]

KINDS: tuple[Kind, ...] = get_args(Kind)  # of workers; kind k works area k, which yields good k
GOODS: tuple[Good, ...] = get_args(Good)
MATERIALS = ("copper", "stone")  # that come in two sizes
AREAS: tuple[Area, ...] = get_args(Area)
ROWS = ("cow", "goods", "upgrade", "silver")
WHITE: Final = "white"
LANDS = ("meadow", "mountain", "lake")
PLACES = ("centre", "ring0", "ring1", "ring2", "ring3", "ring4", "ring5")

TILES = 12  # M-COMP-09
TILES_IN_PLAY = {2: 7, 3: 9, 4: 10}  # M-SETUP-02
MAX_SPACES = 6  # room for a differing box; the state's slots are laid out for it
MAX_COLUMNS = 8
SETS = PackagedSets(Path(__file__).parent / "data", ("standard", "balanced"))

NUMBERS = {
    "pieces": {"workers_per_kind": (8, 100), "worker_places": (4, 20), "settlements_per_colour": (1, 30),
               "small_goods": (4, 100), "big_goods": (4, 100), "cows": (4, 100), "canteens": (0, 20)},
    "start": {"cows": (0, 10), "small_goods": (0, 10), "spins": (1, 4), "silver": (0, 50),
              "silver_step": (0, 10)},
    "limits": {"advance": (1, 15), "settlements_a_turn": (1, 6), "unbuilt_silver": (0, 10), "line": (3, 6),
               "small_space_goods": (1, 3), "city_pumpkins": (0, 5), "cow_silver": (0, 20)},
}  # fmt: skip


@dataclass(frozen=True)
class TileField:
    """One hex of a landscape tile."""

    land: str
    cost: tuple[str, ...] = ()
    cow: bool = False
    canteen: bool = False
    settlements: int = 1
    marks: tuple[str, ...] = ()  # of a module


@dataclass(frozen=True)
class TileKind:
    """What may stand on the fields of a kind of tile: lands, the lands that a key fits, marks likewise."""

    lands: tuple[str, ...]
    built_on: tuple[str, ...]
    keys: dict[str, tuple[str, ...]]
    marks: dict[str, tuple[str, ...]]
    most_settlements: int
    instead_of_cost: str = ""  # a key with which a field shows no goods


BOX_TILE = TileKind(
    lands=LANDS,
    built_on=("meadow",),
    keys={"cost": ("meadow",), "cow": ("meadow",), "settlements": ("meadow",), "canteen": ("lake",)},
    marks={},
    most_settlements=2,
)


@dataclass(frozen=True)
class CityRow:
    """A reward row: either goods or upgrades to choose, cows and silver on top."""

    id: str
    cows: int
    goods: int
    upgrades: int
    silver: int
    first_column: int


@dataclass(frozen=True)
class Table:
    """What depends on the number of players."""

    settlements: int
    small_goods: int
    big_goods: int
    outline: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Components:
    """One box of Montana."""

    name: str
    hash: str
    numbers: dict[str, int]
    tables: dict[int, Table]
    wheel: tuple[tuple[WheelKind, WheelKind], ...]
    bank: tuple[tuple[int, int], ...]  # workers, silver
    areas: tuple[tuple[tuple[int, int], ...], ...]  # silver, goods
    columns: tuple[int, ...]
    rows: tuple[CityRow, ...]
    tiles: tuple[tuple[TileField, ...], ...]
    tile_ids: tuple[str, ...]
    is_reconstructed: bool


def load(source: str | Path | None = None) -> Components:
    """Return a packaged component set, or one from a file."""
    name = SETS.name_of(source)
    return _read(SETS.read(source)) if name is None else _packaged(name)


@cache
def _packaged(name: str) -> Components:
    return replace(_read(SETS.read(name)), name=name)


def listing(source: str | Path | None = None) -> Listing:
    """Return a component set for display, the expansion included."""
    from frontier.games.montana import expansion, modules  # they read tiles as we do

    base = list_box(source, SETS, _read)
    rows, files = expansion.listing(source, modules.registered())
    return replace(base, rows=(*base.rows, *rows), more_files=files)


def _read(reader: Reader) -> Components:
    reader.only("format", "name", "pieces", "start", "limits", "players", "wheel", "bank", "areas", "city", "tiles",
                "expansion")  # fmt: skip
    reader.number("format", 1, 1)
    tiles = reader.tables("tiles", TILES, TILES)
    components = Components(
        name=read_name(reader),
        hash="",
        numbers=read_numbers(reader, NUMBERS),
        tables={players: _table(reader.table("players"), players) for players in TILES_IN_PLAY},
        wheel=tuple(_wheel_space(entry) for entry in reader.tables("wheel", 2, 16)),
        bank=tuple(_bank_space(entry) for entry in reader.tables("bank", 1, MAX_SPACES)),
        areas=tuple(_area(reader.table("areas"), area) for area in AREAS),
        columns=_columns(reader.table("city")),
        rows=_rows(reader.table("city")),
        tiles=tuple(read_tile(entry, BOX_TILE, "id") for entry in tiles),
        tile_ids=tuple(entry.word("id") for entry in tiles),
        is_reconstructed="reconstructed" in reader.notes.values(),
    )
    _check_together(reader, components)
    return replace(components, hash=fingerprint(without_expansion(reader.data)))


def without_expansion(data: object) -> object:
    """Return the values of the base game alone: what its games are known by."""
    return {key: value for key, value in data.items() if key != "expansion"} if isinstance(data, dict) else data


def _table(reader: Reader, players: int) -> Table:
    table = reader.table(str(players))
    table.only("settlements", "small_goods", "big_goods", "outline", "provenance")
    table.note()
    outline = table.get("outline")
    wanted = TILES_IN_PLAY[players]
    problem = f"expected {wanted} different places [u, v], each from -4 to 4"
    if not isinstance(outline, list) or len(outline) != wanted:
        raise table.fail("outline", problem)
    places: list[tuple[int, int]] = []
    for place in outline:
        match place:
            case [int(u), int(v)] if {type(u), type(v)} == {int} and max(abs(u), abs(v)) <= 4 and (u, v) not in places:
                places.append((u, v))
            case _:
                raise table.fail("outline", f"{problem}, got {brief(place)}")
    return Table(
        settlements=table.noted("settlements", 1, 30),
        small_goods=table.noted("small_goods", 0, 100),
        big_goods=table.noted("big_goods", 0, 100),
        outline=tuple(places),
    )


def _wheel_space(reader: Reader) -> tuple[WheelKind, WheelKind]:
    reader.only("workers", "provenance")
    reader.note()
    pair: list[WheelKind] = reader.words("workers", (*KINDS, WHITE))
    if len(pair) != 2 or (WHITE in pair and pair != [WHITE, WHITE]):
        raise reader.fail("workers", "expected two workers, both white or none")
    return pair[0], pair[1]


def _bank_space(reader: Reader) -> tuple[int, int]:
    reader.only("workers", "silver", "provenance", "note")
    reader.note()
    return reader.number("workers", 1, 3), reader.number("silver", 1, 50)


def _area(reader: Reader, area: str) -> tuple[tuple[int, int], ...]:
    reader.only(*AREAS)
    spaces = reader.tables(area, 1, MAX_SPACES)
    for space in spaces:
        space.only("silver", "goods", "provenance")
        space.note()
    return tuple((space.number("silver", 0, 50), space.number("goods", 1, 10)) for space in spaces)


def _columns(city: Reader) -> tuple[int, ...]:
    city.only("columns", "rows")
    columns = city.table("columns")
    columns.only("pumpkins", "provenance")
    columns.note()
    prices = columns.get("pumpkins")
    if (
        not isinstance(prices, list)
        or not 1 <= len(prices) <= MAX_COLUMNS
        or not all(isinstance(price, int) and not isinstance(price, bool) and 0 < price < 100 for price in prices)
        or any(left >= right for left, right in pairwise(prices))
    ):
        raise columns.fail("pumpkins", f"expected 1 to {MAX_COLUMNS} rising prices, got {brief(prices)}")
    return tuple(prices)


def _rows(city: Reader) -> tuple[CityRow, ...]:
    rows: list[CityRow] = []
    for expected, row in zip(ROWS, city.tables("rows", len(ROWS), len(ROWS)), strict=True):
        row.only("id", "cows", "goods", "upgrades", "silver", "first_column", "provenance")
        row.note()
        row.word("id", (expected,))
        given = row.data if isinstance(row.data, dict) else {}
        amounts = {key: row.number(key, 0, 9 if key == "silver" else 3) if key in given else 0
                   for key in ("cows", "goods", "upgrades", "silver")}  # fmt: skip
        if (amounts["goods"] > 0) == (amounts["upgrades"] > 0):
            raise row.fail("", "expected either goods or upgrades")
        rows.append(CityRow(id=expected, first_column=row.noted("first_column", 1, MAX_COLUMNS) - 1, **amounts))
    return tuple(rows)


def read_tile(reader: Reader, kind: TileKind, *keys: str) -> tuple[TileField, ...]:
    """Return the seven fields of a tile with these further keys."""
    reader.only("fields", *keys)
    return tuple(
        _tile_field(place, entry, kind)
        for place, entry in zip(PLACES, reader.tables("fields", len(PLACES), len(PLACES)), strict=True)
    )


def _tile_field(place: str, reader: Reader, kind: TileKind) -> TileField:
    reader.only("at", "land", "provenance", *kind.keys, *kind.marks)
    reader.note()
    reader.word("at", (place,))
    land = reader.word("land", kind.lands)
    for key, fitting in {**kind.keys, **kind.marks}.items():
        if reader.has(key) and land not in fitting:
            raise reader.fail(key, f"not on a {land}")
    is_built_on = land in kind.built_on
    is_priced = not kind.instead_of_cost or not reader.has(kind.instead_of_cost)
    cost = reader.words("cost", GOODS) if is_built_on and is_priced else []
    if is_built_on and is_priced and not 1 <= len(cost) <= 8:
        raise reader.fail("cost", "expected 1 to 8 goods")
    return TileField(
        land=land,
        cost=tuple(cost),
        cow=reader.flag("cow"),
        canteen=reader.flag("canteen"),
        settlements=reader.number("settlements", 1, kind.most_settlements) if reader.has("settlements") else 1,
        marks=tuple(mark for mark in kind.marks if reader.flag(mark)),
    )


def _check_together(reader: Reader, box: Components) -> None:
    """Refuse values that are fine alone but not together."""
    numbers = box.numbers

    def demand(holds: bool, key: str, problem: str) -> None:
        if not holds:
            raise ComponentError(reader.file, key, problem)

    demand(len(set(box.tile_ids)) == TILES, "tiles", "expected a different id for each tile")
    for row in box.rows:
        demand(row.first_column < len(box.columns), "city.rows", f"{row.id}: first_column beyond the last column")
    workers = numbers["start.spins"] * 2
    demand(workers <= numbers["pieces.worker_places"], "start.spins", "more workers than places")
    upgrades = max(row.upgrades for row in box.rows)
    for players, table in box.tables.items():
        at = f"players.{players}"
        colour = numbers["pieces.settlements_per_colour"]
        demand(table.settlements <= colour, f"{at}.settlements", f"more than the {colour} of a colour")
        small = table.small_goods + players * numbers["start.small_goods"]
        demand(small <= numbers["pieces.small_goods"], f"{at}.small_goods", "more than the box holds")
        demand(table.big_goods <= numbers["pieces.big_goods"], f"{at}.big_goods", "more than the box holds")
        demand(table.big_goods >= upgrades, f"{at}.big_goods", f"fewer than somebody can get at once ({upgrades})")
        demand(players * workers <= numbers["pieces.workers_per_kind"], "start.spins", "more than one kind has")
        demand(_hangs_together(table.outline), f"{at}.outline", "expected places that touch each other")
        columns = [2 * u - v for u, v in table.outline]
        demand(max(columns) - min(columns) <= 23, f"{at}.outline", "wider than 26 columns of fields")
    for i, tile in enumerate(box.tiles):
        demand(any(field.land == "meadow" for field in tile), f"tiles[{i}]", "expected at least one meadow")
    fields = [field for tile in box.tiles for field in tile]
    canteens = sum(field.canteen for field in fields)
    demand(canteens <= numbers["pieces.canteens"], "tiles", f"{canteens} canteens, more than there are")
    cows = sum(field.cow for field in fields) + 4 * numbers["start.cows"]
    demand(cows <= numbers["pieces.cows"], "tiles", "more cows on the tiles and with the players than there are")


def _hangs_together(outline: tuple[tuple[int, int], ...]) -> bool:
    """Return whether every tile place can be reached from the first over touching ones."""
    touching = {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}
    joined, border = {outline[0]}, [outline[0]]
    while border:
        u, v = border.pop()
        reached = [place for place in outline if (place[0] - u, place[1] - v) in touching and place not in joined]
        joined.update(reached)
        border.extend(reached)
    return len(joined) == len(outline)
