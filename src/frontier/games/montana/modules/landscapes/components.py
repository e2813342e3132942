"""The special landscape tiles: read from TOML and checked."""

from dataclasses import dataclass, replace
from typing import cast

from frontier.engine.components import Reader
from frontier.engine.errors import ComponentError
from frontier.games.montana.components import (
    BOX_TILE,
    GOODS,
    KINDS,
    LANDS,
    PLACES,
    Components,
    Good,
    Kind,
    TileField,
    TileKind,
    read_tile,
)
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.modules.landscapes.meta import LANDSCAPES

TABLE = "landscapes"
HELENA = LANDSCAPES.index("helena")
OWN_LANDS = {"river": False, "lowland": False, "site": True}  # whether they can be built on
MIX = "mix"
MARKS = {"bonus": ("river", "lake", "lowland"), "bare": ("mountain",), "blind": ("site", "meadow")}
SPECIAL_TILE = TileKind(
    lands=(*LANDS, *OWN_LANDS),
    built_on=("meadow", "site"),
    keys={**BOX_TILE.keys, "cost": ("meadow", "site"), "settlements": ("meadow", "site"), MIX: ("site",)},
    marks=MARKS,
    most_settlements=3,
    instead_of_cost=MIX,
)


@dataclass(frozen=True)
class Landscape:
    """One side of a special landscape tile."""

    id: str
    fields: tuple[TileField, ...]
    mix: int  # big goods of any kind that its site costs
    one_canteen: bool
    silver: int
    goods: tuple[Good, ...]
    workers: tuple[Kind, ...]
    once_a_tile: bool


def landscapes(expansion: Expansion) -> tuple[Landscape, ...]:
    """Return the special landscapes of a box."""
    return cast(tuple[Landscape, ...], expansion.tables[TABLE])


def read(reader: Reader) -> tuple[Landscape, ...]:
    """Return the special landscapes out of a component file, each of them in its place."""
    sides = zip(LANDSCAPES, reader.tables(TABLE, len(LANDSCAPES), len(LANDSCAPES)), strict=True)
    return tuple(_landscape(id_, entry) for id_, entry in sides)


def _landscape(id_: str, reader: Reader) -> Landscape:
    reader.word("id", (id_,))
    fields = read_tile(reader, SPECIAL_TILE, "id", "one_canteen", "bonus")
    mixes = [_mix(entry) for entry in reader.tables("fields", len(PLACES), len(PLACES))]
    fields = tuple(
        replace(field, marks=(*field.marks, MIX)) if mix else field for field, mix in zip(fields, mixes, strict=True)
    )
    silver, goods, workers, once = 0, list[Good](), list[Kind](), "tile"
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
        id_,
        fields,
        max(mixes),
        reader.flag("one_canteen"),
        silver,
        tuple(goods),
        tuple(workers),
        once_a_tile=once == "tile",
    )


def _mix(reader: Reader) -> int:
    if not reader.has(MIX):
        return 0
    if reader.has("cost"):
        raise reader.fail("cost", "either goods or a mix of big ones")
    return reader.number(MIX, 1, 8)


def check_cows(file: str, expansion: Expansion, box: Components) -> None:
    """Check that there is a cow for every symbol, those of a special landscape included."""
    cows = sum(field.cow for tile in box.tiles for field in tile) + 4 * box.numbers["start.cows"]
    cows += max(sum(field.cow for field in side.fields) for side in landscapes(expansion))
    if cows > box.numbers["pieces.cows"]:
        raise ComponentError(file, "expansion.landscapes", "more cows on the tiles and with the players than there are")
