"""M-BUILD-11, -12, -17 to -19, M-AMB-09 and -28: the two-settlement symbol, cows and canteens."""

import pytest

from rules.montana.helpers_city_build import (
    Land,
    find_beside_start,
    find_plain,
    find_shared_lake,
    pay_for,
    tiles_on,
)
from support.montana import GOODS, Scene


def double_field() -> tuple[Scene, str]:
    return find_beside_start(lambda land, label: land.is_double(label) and not land.lakes_by(label))


def cow_field() -> tuple[Scene, str]:
    return find_beside_start(Land.has_cow)


def lakeside(lakes: int) -> tuple[Scene, str]:
    return find_beside_start(lambda land, label: len(land.lakes_by(label)) == lakes)


@pytest.mark.rule("M-BUILD-11", "M-AMB-09")
def test_a_two_settlement_field_takes_two_without_a_choice() -> None:
    scene, label = double_field()
    assert [move for move in scene.legal() if label in move] == [f"build {label}"]
    scene.do(f"build {label}")
    assert scene.data()["settlements"][label] == {"seat": 0, "tiles": 2}
    assert scene.seat(0)["stock"] == 8


@pytest.mark.rule("M-BUILD-11")
def test_a_field_without_the_symbol_takes_one() -> None:
    scene, label = find_plain()
    scene.do(f"build {label}")
    assert tiles_on(scene, label) == 1


@pytest.mark.rule("M-BUILD-12")
def test_the_second_tile_costs_nothing() -> None:
    scene, label = double_field()
    cost = scene.field(label)["cost"]
    had = scene.seat(0)["goods"]
    scene.do(f"build {label}")
    assert scene.seat(0)["goods"] == {good: had[good] - cost.count(good) for good in GOODS}


@pytest.mark.rule("M-BUILD-12")
def test_the_second_tile_does_not_use_up_one_of_the_three() -> None:
    scene, label = double_field()
    scene.give(0, silver=0)
    scene.do(f"build {label}", "stop")
    assert scene.seat(0)["silver"] == 2


@pytest.mark.rule("M-BUILD-17")
def test_the_builder_takes_the_cow_on_the_field() -> None:
    scene, label = cow_field()
    assert label in scene.data()["cows"]
    supply = scene.supply()["cows"]
    scene.do(f"build {label}")
    assert scene.seat(0)["cows"] == 1
    assert scene.supply()["cows"] == supply
    assert label not in scene.data()["cows"]


@pytest.mark.rule("M-BUILD-17")
def test_no_cow_from_a_field_without_one() -> None:
    scene, label = find_plain()
    scene.do(f"build {label}")
    assert scene.seat(0)["cows"] == 0


@pytest.mark.rule("M-BUILD-18")
def test_the_builder_takes_the_canteen_of_a_lake_beside_the_field() -> None:
    scene, label = lakeside(lakes=1)
    lakes = Land(scene).lakes_by(label)
    before = scene.data()["canteens"]
    scene.do(f"build {label}")
    assert scene.seat(0)["canteens"] == 1
    assert scene.data()["canteens"] == [lake for lake in before if lake not in lakes]
    labels = [field["label"] for field in scene.view()["fields"]]
    assert [labels[event.a] for event in scene.happened("canteen")] == lakes


@pytest.mark.rule("M-BUILD-18")
def test_no_canteen_away_from_lakes() -> None:
    scene, label = double_field()
    before = scene.data()["canteens"]
    scene.do(f"build {label}")
    assert scene.seat(0)["canteens"] == 0
    assert scene.data()["canteens"] == before


@pytest.mark.rule("M-BUILD-19")
def test_a_canteen_is_taken_only_once() -> None:
    scene, first, second = find_shared_lake()
    scene.do(f"build {first}")
    assert scene.seat(0)["canteens"] == 1
    scene.do(f"build {second}")
    assert scene.seat(0)["canteens"] == 1


@pytest.mark.rule("M-BUILD-19")
def test_nothing_from_a_lake_that_another_player_has_emptied() -> None:
    scene, label = lakeside(lakes=1)
    lake = Land(scene).lakes_by(label)[0]
    data = scene.data()
    data["canteens"].remove(lake)
    data["seats"][1]["canteens"] += 1
    scene.load(data)
    scene.do(f"build {label}")
    assert [scene.seat(seat)["canteens"] for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("M-AMB-28")
def test_a_field_between_two_lakes_brings_both_canteens() -> None:
    scene, label = lakeside(lakes=2)
    lakes = Land(scene).lakes_by(label)
    scene.do(f"build {label}")
    assert scene.seat(0)["canteens"] == 2
    assert not set(lakes) & set(scene.data()["canteens"])


@pytest.mark.rule("M-AMB-28")
def test_the_second_lake_still_gives_when_the_first_is_empty() -> None:
    scene, label = lakeside(lakes=2)
    data = scene.data()
    data["canteens"].remove(Land(scene).lakes_by(label)[0])
    data["supply"]["spent_canteens"] += 1
    scene.load(data)
    pay_for(scene, 0, label)
    scene.do(f"build {label}")
    assert scene.seat(0)["canteens"] == 1
