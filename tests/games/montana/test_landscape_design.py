"""The landscape tiles keep the constraints they were reconstructed under (numbers of the component sheet)."""

import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest

import frontier.games.montana

COMPONENTS = Path(frontier.games.montana.__file__).parent / "data" / "standard.toml"

PLACES = ("centre", "ring0", "ring1", "ring2", "ring3", "ring4", "ring5")
LANDS = {"meadow", "lake", "mountain"}
SMALL_GOODS = ("small_copper", "small_stone", "grain", "pumpkin")
BIG_GOODS = ("big_copper", "big_stone")
MATERIAL = {
    "small_copper": "copper",
    "big_copper": "copper",
    "small_stone": "stone",
    "big_stone": "stone",
    "grain": "grain",
    "pumpkin": "pumpkin",
}


@dataclass(frozen=True)
class Field:
    tile: str
    place: str
    land: str
    cost: tuple[str, ...]
    has_cow: bool
    has_canteen: bool
    settlements: int
    provenance: str
    is_lakeside: bool

    def __str__(self) -> str:
        return f"{self.tile}/{self.place} ({self.land}, cost {', '.join(self.cost) or 'none'})"

    @property
    def is_buildable(self) -> bool:
        return self.land == "meadow"

    @property
    def is_double(self) -> bool:
        return self.settlements == 2

    def costs_exactly(self, *goods: str) -> bool:
        return Counter(self.cost) == Counter(goods)


def are_neighbours(place: str, other: str) -> bool:
    if "centre" in (place, other):
        return place != other
    return (PLACES.index(place) - PLACES.index(other)) % 6 in (1, 5)


@pytest.fixture(scope="module")
def tiles() -> dict[str, list[Field]]:
    with COMPONENTS.open("rb") as file:
        tables = tomllib.load(file)["tiles"]
    assert len({table["id"] for table in tables}) == len(tables), "two tiles share an id"
    return {
        table["id"]: [
            Field(
                tile=table["id"],
                place=entry["at"],
                land=entry["land"],
                cost=tuple(entry.get("cost", ())),
                has_cow=entry.get("cow", False),
                has_canteen=entry.get("canteen", False),
                settlements=entry.get("settlements", 1),
                provenance=entry["provenance"],
                is_lakeside=any(
                    other["land"] == "lake" and are_neighbours(entry["at"], other["at"]) for other in table["fields"]
                ),
            )
            for entry in table["fields"]
        ]
        for table in tables
    }


@pytest.fixture(scope="module")
def fields(tiles: dict[str, list[Field]]) -> list[Field]:
    return [field for tile in tiles.values() for field in tile]


def listed(fields: list[Field]) -> str:
    return "; ".join(str(field) for field in fields) or "none"


def count_per_tile(tiles: dict[str, list[Field]], land: str) -> dict[str, int]:
    return {name: sum(field.land == land for field in tile) for name, tile in tiles.items()}


def test_twelve_tiles_of_a_centre_and_a_ring_of_six(tiles: dict[str, list[Field]]) -> None:
    assert len(tiles) == 12, f"{len(tiles)} tiles, not 12"
    for name, tile in tiles.items():
        places = tuple(field.place for field in tile)
        assert places == PLACES, f"{name} lists its fields as {places}"
        unknown = [field for field in tile if field.land not in LANDS]
        assert not unknown, f"unknown land: {listed(unknown)}"


def test_constraint_1_six_lakes_with_a_canteen_on_six_tiles(tiles: dict[str, list[Field]], fields: list[Field]) -> None:
    lakes = [field for field in fields if field.land == "lake"]
    assert len(lakes) == 6, f"{len(lakes)} lakes, not 6: {listed(lakes)}"
    crowded = [name for name, count in count_per_tile(tiles, "lake").items() if count > 1]
    assert not crowded, f"more than one lake on {crowded}"
    canteens = [field for field in fields if field.has_canteen]
    assert canteens == lakes, f"canteens must lie on exactly the lakes, they lie on: {listed(canteens)}"


def test_constraint_2_eighteen_mountains_one_on_a_lake_tile_else_two(tiles: dict[str, list[Field]]) -> None:
    mountains = count_per_tile(tiles, "mountain")
    assert sum(mountains.values()) == 18, f"{sum(mountains.values())} mountains, not 18"
    lakes = count_per_tile(tiles, "lake")
    for name, count in mountains.items():
        expected = 1 if lakes[name] else 2
        assert count == expected, f"{name} has {count} mountains, not {expected} (lakes: {lakes[name]})"


def test_constraint_3_sixty_building_fields_five_a_tile(tiles: dict[str, list[Field]], fields: list[Field]) -> None:
    buildable = [field for field in fields if field.is_buildable]
    assert len(buildable) == 60, f"{len(buildable)} building fields, not 60"
    for name, count in count_per_tile(tiles, "meadow").items():
        assert count == 5, f"{name} has {count} building fields, not 5"
    priced_wrongly = [field for field in fields if field.is_buildable != bool(field.cost)]
    assert not priced_wrongly, f"exactly the building fields have a cost, but: {listed(priced_wrongly)}"


def test_constraint_4_twelve_cows_one_a_tile(tiles: dict[str, list[Field]], fields: list[Field]) -> None:
    cows = [field for field in fields if field.has_cow]
    assert len(cows) == 12, f"{len(cows)} cows, not 12"
    for name, tile in tiles.items():
        count = sum(field.has_cow for field in tile)
        assert count == 1, f"{name} has {count} cows, not 1"
    astray = [field for field in cows if not field.is_buildable]
    assert not astray, f"cows off the building fields: {listed(astray)}"


def test_constraint_5_twelve_to_fourteen_two_settlement_fields(fields: list[Field]) -> None:
    doubles = [field for field in fields if field.is_double]
    assert 12 <= len(doubles) <= 14, f"{len(doubles)} two-settlement fields, not 12 to 14"
    astray = [field for field in doubles if not field.is_buildable]
    assert not astray, f"two-settlement symbols off the building fields: {listed(astray)}"
    odd = [field for field in fields if field.settlements not in (1, 2)]
    assert not odd, f"a field holds 1 or 2 settlements, but: {listed(odd)}"


def test_constraint_6_the_fields_of_the_rulebook_are_there(fields: list[Field]) -> None:
    printed = [field for field in fields if field.provenance == "rulebook"]
    assert len(printed) == 3, f"{len(printed)} fields of the rulebook, not 3: {listed(printed)}"
    others = {field.provenance for field in fields} - {"rulebook"}
    assert others == {"reconstructed"}, f"provenance of the other fields: {sorted(others)}"

    singles = [field for field in printed if not field.is_double]
    f1 = [
        field for field in singles if field.is_lakeside and field.has_cow and field.costs_exactly("grain", "big_stone")
    ]
    assert len(f1) == 1, f"F1 (by a lake, cow, 1 grain + 1 big stone) is not in: {listed(printed)}"
    f3 = [field for field in singles if field.costs_exactly("small_copper", "pumpkin")]
    assert len(f3) == 1, f"F3 (only small copper and pumpkin) is not in: {listed(printed)}"

    doubles = [field for field in printed if field.is_double]
    assert any(field.costs_exactly(*SMALL_GOODS) for field in doubles), (
        f"F2 (two settlements for the four small goods) is not in: {listed(printed)}"
    )
    # F4 is known by its symbol alone; its cost is ours, so it does not count as printed.
    assert any(field.is_double and field not in printed for field in fields), "F4, another two-settlement field"


def test_constraint_7_costs_follow_their_class(fields: list[Field]) -> None:
    for field in fields:
        if not field.is_buildable:
            continue
        unknown = set(field.cost) - set(SMALL_GOODS) - set(BIG_GOODS)
        assert not unknown, f"{field}: unknown goods {sorted(unknown)}"
        big = sum(good in BIG_GOODS for good in field.cost)
        shape = (len(field.cost) - big, big)
        if field.is_double:
            fits = field.costs_exactly(*SMALL_GOODS) or shape in {(2, 1), (1, 2)}
            assert fits, f"{field}: two settlements cost the four small goods, or 3 goods with 1 or 2 big"
        elif field.has_cow or field.is_lakeside:
            fits = shape in {(1, 1), (3, 0)}
            assert fits, f"{field}: a field with a cow or by the lake costs 1 small + 1 big good, or 3 small"
        else:
            assert shape == (2, 0), f"{field}: a plain field costs 2 small goods"


def test_constraint_8_materials_are_demanded_equally(fields: list[Field]) -> None:
    goods = Counter(good for field in fields for good in field.cost)
    materials = Counter(MATERIAL[good] for good in goods.elements())
    mean = materials.total() / len(set(MATERIAL.values()))
    for material in sorted(set(MATERIAL.values())):
        demand = materials[material]
        assert abs(demand - mean) <= 0.05 * mean, f"{material} is demanded {demand} times, the mean is {mean}"
    assert goods["big_copper"] == goods["big_stone"], (
        f"big copper is demanded {goods['big_copper']} times, big stone {goods['big_stone']} times"
    )
