"""The expansion's components: read from TOML, checked, ready for the modules."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from frontier.engine.components import Reader, Row, fingerprint, list_rows, read_file, read_numbers
from frontier.engine.errors import ComponentError
from frontier.games.montana.components import (
    AREAS,
    GOODS,
    KINDS,
    LANDS,
    MATERIALS,
    SETS,
    Components,
    TileField,
    read_tile,
    without_expansion,
)

BUNDLED_EXPANSION = Path(__file__).parent.parent / "data" / "expansion.toml"
SPECIALS = ("market", "gate", "watchtower")  # one of each a player (X-SPECIAL-01)
LANDSCAPES = ("bighorn_canyon", "granite_peak", "great_falls", "helena")  # X-LAND-01
HELENA = LANDSCAPES.index("helena")
CARDS = 30  # X-EVENT-01
MOUNTAIN_TILES = 22  # X-GOLD-01
MAX_CARD_FACES = 30  # the state counts 15 faces a slot
MAX_TILE_FACES = 15

# Kind -> what may be shown on it, and how many of these.
CARD_KINDS: dict[str, tuple[tuple[str, ...], int]] = {
    "no_advance": ((), 0), "closed": (("bank", *AREAS, "city"), 1), "no_cattle": ((), 0), "extra_cost": (GOODS, 1),
    "no_cows": ((), 0), "no_workers": ((), 0), "rich": ((), 0), "sell_workers": ((), 0), "hire": (KINDS, 1),
    "sell_goods": ((), 0), "buy": (GOODS, 2),
}  # fmt: skip
TILE_KINDS: dict[str, tuple[tuple[str, ...], int]] = {
    "silver": ((), 0), "upgrade": (MATERIALS, 1), "good": (GOODS, 1), "worker": (KINDS, 1),
}  # fmt: skip

NUMBERS = {
    "numbers": {"gate_silver": (0, 9), "market_exchanges": (0, 3),
                "no_cows_silver": (0, 20), "no_workers_grain": (0, 4), "rich_silver": (1, 99),
                "sell_1_worker": (0, 50), "sell_2_workers": (0, 50), "sell_3_workers": (0, 50), "hire_silver": (0, 20),
                "sell_1_good": (0, 50), "sell_2_goods": (0, 50), "sell_3_goods": (0, 50),
                "buy_1_good": (0, 20), "buy_2_goods": (0, 20), "tile_silver": (0, 20), "upgrade_cows": (0, 9)},
}  # fmt: skip


@dataclass(frozen=True)
class Face:
    """What an event card or a mountain tile shows, and how many of them there are."""

    kind: str
    shows: tuple[str, ...]
    count: int

    @property
    def id(self) -> str:
        """Kind and what is shown, e.g. closed_bank; a pair of equal goods is named once."""
        return "_".join([self.kind, *dict.fromkeys(self.shows)])


@dataclass(frozen=True)
class Landscape:
    """One side of a special landscape tile."""

    id: str
    fields: tuple[TileField, ...]
    one_canteen: bool
    silver: int
    goods: tuple[str, ...]
    workers: tuple[str, ...]
    once_a_tile: bool


@dataclass(frozen=True)
class Expansion:
    """One box of the expansion."""

    hash: str  # of the base box and the expansion together
    numbers: dict[str, int]
    landscapes: tuple[Landscape, ...]
    cards: tuple[Face, ...]
    mountains: tuple[Face, ...]
    is_reconstructed: bool


def load(source: str | Path | None) -> Expansion:
    """The expansion of a component set, or the bundled one where its file has none."""
    name = SETS.name_of(source)
    return _read(*_open(source)) if name is None else _packaged(name)


@cache
def _packaged(name: str) -> Expansion:
    return _read(*_open(name))


def listing(source: str | Path | None) -> tuple[tuple[Row, ...], tuple[Path, ...]]:
    """The same for display, and the file that it comes from if that is another one."""
    reader, base = _open(source)
    _read(reader, base)
    top = Reader(reader.file, "", {"expansion": reader.data}, reader.notes)
    rows = tuple(row for row in list_rows(top) if row.key.startswith("expansion"))
    return rows, (BUNDLED_EXPANSION,) if reader.file == BUNDLED_EXPANSION.name else ()


def _open(source: str | Path | None) -> tuple[Reader, object]:
    """The expansion's part of a component file, and the rest of it."""
    own = SETS.read(source)
    base = without_expansion(own.data)
    return (own if own.has("expansion") else read_file(BUNDLED_EXPANSION)).table("expansion"), base


def _read(reader: Reader, base: object) -> Expansion:
    reader.only("numbers", "landscapes", "events", "mountains")
    sides = zip(LANDSCAPES, reader.tables("landscapes", len(LANDSCAPES), len(LANDSCAPES)), strict=True)
    return Expansion(
        numbers={key.removeprefix("numbers."): value for key, value in read_numbers(reader, NUMBERS).items()},
        landscapes=tuple(_landscape(id_, entry) for id_, entry in sides),
        cards=_faces(reader, "events", CARD_KINDS, MAX_CARD_FACES, CARDS),
        mountains=_faces(reader, "mountains", TILE_KINDS, MAX_TILE_FACES, MOUNTAIN_TILES),
        is_reconstructed="reconstructed" in reader.notes.values(),
        hash=fingerprint([base, reader.data]),
    )


def _landscape(id_: str, reader: Reader) -> Landscape:
    reader.word("id", (id_,))
    fields = read_tile(reader, LANDS, "id", "one_canteen", "bonus")
    silver, goods, workers, once = 0, list[str](), list[str](), "tile"
    if reader.has("bonus"):
        bonus = reader.table("bonus")
        bonus.only("silver", "goods", "workers", "once", "provenance")
        bonus.note()
        once = bonus.word("once", ("tile", "field"))
        silver = bonus.number("silver", 0, 50) if bonus.has("silver") else 0
        goods = bonus.words("goods", GOODS) if bonus.has("goods") else []
        workers = bonus.words("workers", KINDS) if bonus.has("workers") else []
        times = sum("bonus" in field.marks for field in fields) if once == "field" else 1
        if len(workers) * times > 2 or len(goods) > 8:
            raise bonus.fail("", "expected at most 2 workers at once and 8 goods")
    if reader.has("bonus") != any("bonus" in field.marks for field in fields):
        raise reader.fail("bonus", "given exactly when a field is marked with it")
    sites = sum(field.land == "site" for field in fields)
    if sites > 1 or (sites and not reader.has("bonus")):
        raise reader.fail("fields", "expected at most one site, opened by a bonus")
    return Landscape(
        id_, fields, reader.flag("one_canteen"), silver, tuple(goods), tuple(workers), once_a_tile=once == "tile"
    )


def _faces(
    reader: Reader, key: str, kinds: dict[str, tuple[tuple[str, ...], int]], most: int, total: int
) -> tuple[Face, ...]:
    faces: list[Face] = []
    for entry in reader.tables(key, 1, most):
        entry.only("kind", "shows", "count", "provenance")
        entry.note()
        kind = entry.word("kind", tuple(kinds))
        allowed, wanted = kinds[kind]
        shows = entry.words("shows", allowed) if entry.has("shows") else []
        if len(shows) != wanted:
            raise entry.fail("shows", f"expected {wanted} of {', '.join(allowed)}" if wanted else "expected nothing")
        face = Face(kind, tuple(sorted(shows, key=allowed.index)), entry.number("count", 1, 15))
        if face.id in [other.id for other in faces]:
            raise entry.fail("", f"{face.id} is listed twice")
        faces.append(face)
    found = sum(face.count for face in faces)
    if found != total:
        raise reader.fail(key, f"expected {total} in all, got {found}")
    return tuple(faces)


def check_cows(file: str, expansion: Expansion, box: Components) -> None:
    """A cow for every symbol, those of a special landscape included."""
    cows = sum(field.cow for tile in box.tiles for field in tile) + 4 * box.numbers["start.cows"]
    cows += max(sum(field.cow for field in side.fields) for side in expansion.landscapes)
    if cows > box.numbers["pieces.cows"]:
        raise ComponentError(file, "expansion.landscapes", "more cows on the tiles and with the players than there are")


def check_mountains(file: str, expansion: Expansion, box: Components) -> None:
    """A mountain tile for every mountain of any board (X-AMB-45)."""
    mountains = sorted(sum(field.land == "mountain" for field in tile) for tile in box.tiles)
    special = max(
        sum(field.land == "mountain" and "bare" not in field.marks for field in side.fields)
        for side in expansion.landscapes
    )
    for table in box.tables.values():
        most = sum(mountains[1 - len(table.outline) :]) + max(special, mountains[-len(table.outline)])
        if most > MOUNTAIN_TILES:
            raise ComponentError(file, "tiles", f"{most} mountains can lie on a board, more than mountain tiles")
