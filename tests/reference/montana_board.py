"""Montana's components and board for the module reference, read from the component files and a dumped position."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from itertools import combinations_with_replacement
from typing import Any

Data = dict[str, Any]

KINDS = ("copper", "stone", "grain", "pumpkin")
SMALL = ("small_copper", "small_stone", "grain", "pumpkin")
GOODS = (*SMALL, "big_copper", "big_stone")
MATERIALS = ("copper", "stone")
AREAS = {"mine": "copper", "quarry": "stone", "grain_field": "grain", "farmland": "pumpkin"}
YIELDS = {"mine": "small_copper", "quarry": "small_stone", "grain_field": "grain", "farmland": "pumpkin"}
PLACES = 8
RING = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
STEPS = ((2, 1), (-1, 3))  # of the lattice of landscape tiles


def _read(name: str) -> Data:
    return tomllib.loads(files("frontier.games.montana").joinpath("data", name).read_text(encoding="utf-8"))


BOX = _read("standard.toml")
EXPANSION: Data = _read("expansion.toml")["expansion"]
LANDSCAPES = {tile["id"]: tile for tile in EXPANSION["landscapes"]}
TILES: dict[str, Data] = {**{tile["id"]: tile for tile in BOX["tiles"]}, **LANDSCAPES}
WHEEL: list[list[str]] = [space["workers"] for space in BOX["wheel"]]
ROWS: dict[str, Data] = {row["id"]: row for row in BOX["city"]["rows"]}
COLUMNS: list[int] = BOX["city"]["columns"]["pumpkins"]
PRICES: dict[str, list[int]] = {id_: COLUMNS[row["first_column"]["value"] - 1 :] for id_, row in ROWS.items()}
CHEAPEST = min(prices[0] for prices in PRICES.values())


def name_of(entry: Data) -> str:
    """The name that a card or mountain tile has in moves."""
    return "_".join([entry["kind"], *dict.fromkeys(entry.get("shows", []))])


CARDS: dict[str, int] = {name_of(entry): entry["count"] for entry in EXPANSION["events"]}
MOUNTAINS: dict[str, int] = {name_of(entry): entry["count"] for entry in EXPANSION["mountains"]}
BUYS: dict[str, list[str]] = {name_of(entry): entry["shows"] for entry in EXPANSION["events"] if entry["kind"] == "buy"}


def bags(held: Data, kinds: tuple[str, ...], sizes: range) -> Iterator[str]:
    """What can be picked out of what is held, in notation."""
    for size in sizes:
        for bag in combinations_with_replacement(kinds, size):
            if all(held[kind] >= n for kind, n in Counter(bag).items()):
                yield "+".join(bag) if bag else "nothing"


@dataclass
class Spot:
    """A field of the board."""

    label: str
    land: str
    cost: list[str]
    settlements: int
    mix: int
    bonus: bool
    bare: bool
    blind: bool
    cow: bool
    canteen: bool
    centre: bool  # whether it belongs to the tile in the centre
    near: list[str] = field(default_factory=list)
    rays: list[list[str]] = field(default_factory=list)  # in each of the six directions to the edge


def board(data: Data) -> dict[str, Spot]:
    """All fields by label."""
    at: dict[tuple[int, int], Data] = {}
    land = data["landscape"]
    outline = BOX["players"][str(data["players"])]["outline"]
    for (x, y), name, turn in zip(outline, land["tiles"], land["turns"], strict=True):
        q, r = (STEPS[0][i] * x + STEPS[1][i] * y for i in (0, 1))
        for printed in TILES[name]["fields"]:
            step = (0, 0) if printed["at"] == "centre" else RING[(int(printed["at"][4:]) + turn) % 6]
            at[q + step[0], r + step[1]] = {**printed, "centre": (x, y) == tuple(outline[0])}
    columns = sorted({q for q, _ in at})
    label = {}
    for q in columns:
        rows = sorted(r for column, r in at if column == q)
        for r in rows:
            label[q, r] = f"{chr(ord('a') + columns.index(q))}{rows.index(r) + 1}"
    spots: dict[str, Spot] = {}
    for place, printed in at.items():
        rays = []
        for q, r in RING:
            ray, far = [], (place[0] + q, place[1] + r)
            while far in at:
                ray.append(label[far])
                far = (far[0] + q, far[1] + r)
            rays.append(ray)
        spots[label[place]] = Spot(
            label[place],
            printed["land"],
            printed.get("cost", []),
            printed.get("settlements", 1),
            printed.get("mix", 0),
            printed.get("bonus", False),
            printed.get("bare", False),
            printed.get("blind", False),
            printed.get("cow", False),
            printed.get("canteen", False),
            printed["centre"],
            [ray[0] for ray in rays if ray],
            rays,
        )
    return spots


def in_order(labels: list[str]) -> list[str]:
    """Labels by column, then row."""
    return sorted(labels, key=lambda label: (label[0], int(label[1:])))
