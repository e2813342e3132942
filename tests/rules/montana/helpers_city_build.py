"""Positions that the tests of the city, of building and of the end share."""

import atexit
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from rules.montana.helpers import bank_space, spin
from support.boxes import MONTANA_FILE
from support.montana import Scene

FOUR_SMALL = ["small_copper", "small_stone", "grain", "pumpkin"]
ROWS = ("cow", "goods", "upgrade", "silver")
PRICES = (3, 4, 5, 6, 7)
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
SEEDS = range(1, 400)

T = TypeVar("T")

_folder = TemporaryDirectory()
atexit.register(_folder.cleanup)


@cache
def five_columns() -> Path:
    """A box in which every city row costs 3, 4, 5, 6, 7 pumpkins, whatever the bundled prices are."""
    text = MONTANA_FILE.read_text(encoding="utf-8")
    for pattern, replacement in (
        (r"pumpkins = \[[^\]]*\]", f"pumpkins = {list(PRICES)}"),
        (r"first_column = \{ value = \d+", "first_column = { value = 1"),
    ):
        text, found = re.subn(pattern, replacement, text)
        assert found, pattern
    path = Path(_folder.name) / "five_columns.toml"
    path.write_text(text, encoding="utf-8")
    return path


# The city -----------------------------------------------------------------------------------------


def city(*pumpkins: int, active: int = 0, cows: int = 0) -> Scene:
    """A turn with these pumpkins at the players' hands, no other goods; only the active player has cows."""
    scene = Scene(players=len(pumpkins), components=five_columns())
    for seat, n in enumerate(pumpkins):
        scene.only_goods(seat, pumpkin=n)
        scene.give(seat, cows=cows if seat == active else 0)
    turn_of(scene, active)
    return scene


def bids(row: str, low: int = 3, high: int = 7) -> list[str]:
    """The bids of a row from one price to another."""
    return [f"bid {row} {price}" for price in PRICES if low <= price <= high]


def pumpkins(scene: Scene) -> list[int]:
    """How many pumpkins each player has."""
    return [seat["goods"]["pumpkin"] for seat in scene.data()["seats"]]


def contractors(scene: Scene) -> list[tuple[str, int] | None]:
    """Row and price of each player's contractor, None for the hardware store."""
    places = [seat["contractor"] for seat in scene.data()["seats"]]
    return [place and (place["row"], place["pumpkins"]) for place in places]


def payments(scene: Scene) -> list[tuple[int, int]]:
    """Who paid how many pumpkins in the last moves, in order."""
    return [(event.seat, event.a) for event in scene.happened("paid_pumpkins")]


# Turns --------------------------------------------------------------------------------------------


def turn_of(scene: Scene, seat: int) -> None:
    """Let it be this player's turn."""
    data = scene.data()
    data["active"] = data["decider"] = seat
    scene.load(data)


def recruit(scene: Scene) -> None:
    """A turn of stone and pumpkin workers and nothing else, up to the question for a canteen."""
    seat = scene.data()["active"]
    if scene.actor == seat:  # else it was the only action and is already chosen
        scene.do("recruit")
    scene.do(spin(scene, "stone", "pumpkin"))
    while scene.actor == seat and scene.phase in ("too_many", "advance", "after"):
        scene.do(next(move for move in scene.legal() if move.startswith(("give_back", "no_advance", "end_turn"))))


def go_to_bank(scene: Scene, crew: str = "copper+stone") -> None:
    """Send two workers to the bank."""
    scene.do(f"bank {bank_space(scene, 2)}", f"staff {crew}")


def kinds_offered(scene: Scene) -> set[str]:
    """The families of the legal actions."""
    return {move.split()[0] for move in scene.legal()}


# The landscape ------------------------------------------------------------------------------------


class Land:
    """What is printed on a scene's landscape."""

    def __init__(self, scene: Scene) -> None:
        view = scene.view()
        self.start: str = view["landscape"]["start"]
        self.fields: dict[str, dict[str, Any]] = {field["label"]: field for field in view["fields"]}
        self.at = {(field["q"], field["r"]): label for label, field in self.fields.items()}
        self.lakes = [label for label, field in self.fields.items() if field["land"] == "lake"]
        self.meadows = [
            label for label, field in self.fields.items() if field["land"] == "meadow" and label != self.start
        ]

    def around(self, label: str) -> list[str]:
        here = self.fields[label]
        places = ((here["q"] + q, here["r"] + r) for q, r in STEPS)
        return [self.at[place] for place in places if place in self.at]

    def meadows_around(self, label: str) -> list[str]:
        return [other for other in self.around(label) if other in self.meadows]

    def lakes_by(self, label: str) -> list[str]:
        return [other for other in self.around(label) if other in self.lakes]

    def is_double(self, label: str) -> bool:
        return bool(self.fields[label]["two_settlements"])

    def has_cow(self, label: str) -> bool:
        return bool(self.fields[label]["cow_symbol"])

    def is_plain(self, label: str) -> bool:
        """A building field for one settlement, without cow and lake."""
        return (
            label in self.meadows and not self.is_double(label) and not self.has_cow(label) and not self.lakes_by(label)
        )

    def ray(self, label: str, direction: int, length: int) -> list[str]:
        """The fields in one direction, the given one first; shorter at the edge of the board."""
        q, r = self.fields[label]["q"], self.fields[label]["r"]
        places = ((q + i * STEPS[direction][0], r + i * STEPS[direction][1]) for i in range(length))
        return [self.at[place] for place in places if place in self.at]

    def runs(self, length: int) -> Iterator[list[str]]:
        """Straight unbroken runs of building fields, each in both directions."""
        for label in self.meadows:
            for direction in range(len(STEPS)):
                run = self.ray(label, direction, length)
                if len(run) == length and all(field in self.meadows for field in run):
                    yield run

    def apart(self, count: int, avoid: Sequence[str]) -> list[str]:
        """Building fields that touch neither each other nor those to avoid."""
        chosen: list[str] = []
        for label in self.meadows:
            if not {label, *self.around(label)} & {*chosen, *avoid}:
                chosen.append(label)
        return chosen[:count]


def find(search: Callable[[Land], T | None], **options: Any) -> tuple[Scene, T]:
    """The first landscape for three players on which the search finds something, and what it found."""
    for seed in SEEDS:
        scene = Scene(players=3, seed=seed, **options)
        found = search(Land(scene))
        if found is not None:
            return scene, found
    raise AssertionError("no landscape has the pattern")


def find_run(length: int, fits: Callable[[Land, list[str]], bool], **options: Any) -> tuple[Scene, list[str]]:
    """A straight run of building fields that fits."""
    return find(lambda land: next((run for run in land.runs(length) if fits(land, run)), None), **options)


def find_beside_start(fits: Callable[[Land, str], bool]) -> tuple[Scene, str]:
    """A building field next to the starting tile that fits; the first player can pay for any three fields."""
    scene, label = find(
        lambda land: next((label for label in land.meadows_around(land.start) if fits(land, label)), None)
    )
    stock_up(scene, 0)
    return scene, label


def find_plain() -> tuple[Scene, str]:
    """A plain field next to the starting tile; the first player can pay for any three fields."""
    return find_beside_start(Land.is_plain)


def find_shared_lake() -> tuple[Scene, str, str]:
    """Two neighbouring fields beside one lake, without cows, the first of them next to the starting tile."""

    def search(land: Land) -> tuple[str, str] | None:
        for first in land.meadows_around(land.start):
            for second in land.meadows_around(first):
                cows = land.has_cow(first) or land.has_cow(second)
                if not cows and len(land.lakes_by(first)) == 1 and land.lakes_by(first) == land.lakes_by(second):
                    return first, second
        return None

    scene, (first, second) = find(search)
    stock_up(scene, 0)
    return scene, first, second


def stock_up(scene: Scene, seat: int) -> None:
    """Goods for any three fields and no cows."""
    scene.give(seat, goods={**dict.fromkeys(FOUR_SMALL, 6), "big_copper": 4, "big_stone": 4}, cows=0)


def pay_for(scene: Scene, seat: int, *labels: str) -> None:
    """Exactly the goods that these fields cost, and no cows."""
    cost = [good for label in labels for good in scene.field(label)["cost"]]
    scene.only_goods(seat, **{good: cost.count(good) for good in cost})
    scene.give(seat, cows=0)


def settle(scene: Scene, seat: int, tiles: Mapping[str, int]) -> None:
    """Settlements of a player on several fields."""
    for label, n in tiles.items():
        scene.settle(label, seat, n)


def leave_tiles(scene: Scene, seat: int, left: int, avoid: Sequence[str] = ()) -> None:
    """Let a player have so many tiles left; the others lie scattered, away from the fields to avoid."""
    land = Land(scene)
    placed = scene.seat(seat)["stock"] - left
    taken = [*avoid, land.start, *scene.data()["settlements"]]
    heaps = [3] * (placed // 3) + [placed % 3] * bool(placed % 3)
    settle(scene, seat, dict(zip(land.apart(len(heaps), taken), heaps, strict=True)))


def tiles_on(scene: Scene, label: str) -> int:
    """How many settlements lie on a field."""
    return int(scene.data()["settlements"].get(label, {"tiles": 0})["tiles"])
