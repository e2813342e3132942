"""Places that the tests of special settlements and special landscapes share."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from frontier.games.montana.expansion import BUNDLED_EXPANSION
from rules.montana.helpers_city_build import SEEDS, Land, stock_up
from support.boxes import MONTANA_FILE
from support.montana import GOODS, Scene

SPECIALS = ["market", "gate", "watchtower"]
SETTLEMENTS = ("settlements",)
LANDSCAPES = ("landscapes",)
LANDSCAPE_IDS = ["bighorn_canyon", "granite_peak", "great_falls", "helena"]
MARKS: dict[str, list[int]] = {"bighorn_canyon": [0, 3], "granite_peak": [], "great_falls": [0, 1, 3, 4], "helena": [0]}
CENTRE = {(0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)}

T = TypeVar("T")


def find_on(search: Callable[[Land], T | None], players: int = 3, **options: Any) -> tuple[Scene, T]:
    """The first landscape on which the search finds something, and what it found."""
    for seed in SEEDS:
        scene = Scene(players=players, seed=seed, **options)
        found = search(Land(scene))
        if found is not None:
            return scene, found
    raise AssertionError("no landscape has the pattern")


# Fields in the middle of others -------------------------------------------------------------------


def find_hub(around: int, players: int = 3, **options: Any) -> tuple[Scene, str, list[str]]:
    """A plain field with so many building fields around it, away from the starting tile; the first player is rich."""

    def search(land: Land) -> tuple[str, list[str]] | None:
        for label in filter(land.is_plain, land.meadows):
            beside = land.meadows_around(label)
            if len(beside) >= around and land.start not in land.around(label):
                return label, beside
        return None

    scene, (label, beside) = find_on(search, players, modules=SETTLEMENTS, **options)
    stock_up(scene, 0)
    return scene, label, beside[:around]


def find_tolled(
    cost: Sequence[str], around: int = 1, double: bool = False, **options: Any
) -> tuple[Scene, str, list[str]]:
    """A field with this cost and so many building fields around it, away from the starting tile."""

    def search(land: Land) -> tuple[str, list[str]] | None:
        for label in land.meadows:
            beside = land.meadows_around(label)
            printed = sorted(land.fields[label]["cost"]) == sorted(cost) and land.is_double(label) == double
            plain = not land.lakes_by(label) and not land.has_cow(label) and land.start not in land.around(label)
            if printed and plain and len(beside) >= around:
                return label, beside
        return None

    options.setdefault("modules", SETTLEMENTS)
    scene, (label, beside) = find_on(search, **options)
    return scene, label, beside[:around]


def bury(scene: Scene, label: str, seat: int, special: str) -> None:
    """Put two settlements of a player on a field, a special one below a plain one."""
    data = scene.data()
    data["seats"][seat]["specials"].remove(special)
    data["seats"][seat]["stock"] -= 2
    data["settlements"][label] = {"seat": seat, "tiles": 2, "top": "plain"}
    if label in data["cows"]:
        data["cows"].remove(label)
        data["supply"]["cows"] += 1
    scene.load(data)


def silver(scene: Scene) -> list[int]:
    """Everybody's money."""
    return [seat["silver"] for seat in scene.data()["seats"]]


def goods_of(scene: Scene, seat: int) -> dict[str, int]:
    """What a player has of the goods, without those that are none."""
    return {good: n for good, n in scene.seat(seat)["goods"].items() if n}


def less(goods: dict[str, int], *paid: str) -> dict[str, int]:
    """Goods after a payment."""
    return {good: goods[good] - paid.count(good) for good in GOODS}


# The special landscape in the centre --------------------------------------------------------------


class Middle(Land):
    """The special landscape and what lies around it."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.centre = self.at[0, 0]
        self.tile = [self.at[place] for place in sorted(CENTRE)]

    def of(self, land: str) -> list[str]:
        """The landscape's fields of one kind."""
        return [label for label in self.tile if self.fields[label]["land"] == land]

    def marks(self, scene: Scene) -> list[str]:
        """The fields beside which the landscape's bonus is had (as printed in the bundled file)."""
        return [self.turn(scene, ring) for ring in MARKS[str(scene.data()["landscape"]["tiles"][0])]]

    def turn(self, scene: Scene, ring: int) -> str:
        """The field that is printed at this place of the ring, clockwise from the top before turning."""
        turned = (ring + int(scene.data()["landscape"]["turns"][0])) % 6
        return self.at[((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))[turned]]


def find_middle(
    landscape: str, search: Callable[[Scene, Middle], T | None], players: int = 3, **options: Any
) -> tuple[Scene, Middle, T]:
    """The first board with this special landscape on which the search finds something."""
    options.setdefault("modules", LANDSCAPES)
    for seed in SEEDS:
        scene = Scene(players=players, seed=seed, landscape=landscape, **options)
        middle = Middle(scene)
        found = search(scene, middle)
        if found is not None:
            return scene, middle, found
    raise AssertionError("no landscape has the pattern")


def stepping_stones(land: Land, label: str, avoid: Sequence[str]) -> list[str]:
    """Building fields beside a field that touch none of those to avoid."""
    return [other for other in land.meadows_around(label) if not {other, *land.around(other)} & {*avoid}]


def reachable(land: Land, label: str, avoid: Sequence[str]) -> bool:
    """Whether `reach` succeeds."""
    return land.start in land.around(label) or bool(stepping_stones(land, label, avoid))


def reach(scene: Scene, label: str, avoid: Sequence[str], seat: int = 2) -> None:
    """Let a field be open for building, if need be by a settlement beside it that touches none of those to avoid."""
    if not scene.field(label)["open"]:
        taken = scene.data()["settlements"]
        scene.settle(next(other for other in stepping_stones(Land(scene), label, avoid) if other not in taken), seat)


def find_bonus(
    landscape: str, fits: Callable[[Middle, str], bool] = lambda middle, label: True, **options: Any
) -> tuple[Scene, Middle, str]:
    """A plain field where the landscape's bonus can be had, open for the first player, who can pay for any field."""

    def search(scene: Scene, middle: Middle) -> str | None:
        marks = middle.marks(scene)
        for mark in marks:
            for label in middle.meadows_around(mark):
                calm = not middle.has_cow(label) and not middle.is_double(label)
                if calm and reachable(middle, label, marks) and fits(middle, label):
                    return label
        return None

    scene, middle, label = find_middle(landscape, search, **options)
    reach(scene, label, middle.marks(scene))
    stock_up(scene, 0)
    return scene, middle, label


def new_turn(scene: Scene, seat: int) -> None:
    """Let a player begin a turn with goods for any three fields; nobody else has goods, nobody has cows."""
    data = scene.data()
    data.update(active=seat, decider=seat, phase="turn", built=0, site=None, resume=None)
    for number, player in enumerate(data["seats"]):
        for good, n in player["goods"].items():
            kept = (4 if good.startswith("big") else 6) if number == seat else 0
            data["supply"]["goods"][good] += n - kept
            player["goods"][good] = kept
        data["supply"]["cows"] += player["cows"]
        player["cows"] = 0
    scene.load(data)


# Component files ------------------------------------------------------------------------------------


def edited(folder: Path, landscape: str, *changes: tuple[str, str]) -> Path:
    """A component file in which a text of one special landscape is another one."""
    text = MONTANA_FILE.read_text(encoding="utf-8") + "\n" + BUNDLED_EXPANSION.read_text(encoding="utf-8")
    begin = text.index(f'id = "{landscape}"')
    end = text.index("\n]\n", begin)
    part = text[begin:end]
    for before, after in changes:
        assert part.count(before) == 1, before
        part = part.replace(before, after)
    file = folder / "edited.toml"
    file.write_text(text[:begin] + part + text[end:], encoding="utf-8")
    return file
