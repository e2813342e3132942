"""M-EX-06, -07 and -08: the worked example of a Build turn, step by step."""

import pytest

from rules.montana.helpers_city_build import FOUR_SMALL, Land, find, tiles_on
from support.montana import Scene

ALSO = {"small_copper": 0, "big_copper": 0}


def example() -> tuple[Scene, str, str]:
    """The lakeside field with the cow, beside it the two-settlement field; Red is the first seat, cows 1."""

    def search(land: Land) -> tuple[str, str, str] | None:
        for label in land.meadows:
            field = land.fields[label]
            if field["cost"] != ["grain", "big_stone"] or not land.has_cow(label) or len(land.lakes_by(label)) != 1:
                continue
            for double in land.meadows_around(label):
                if not land.is_double(double) or land.fields[double]["cost"] != FOUR_SMALL:
                    continue
                doors = [door for door in land.meadows_around(label) if door != double]
                if doors and land.lakes_by(double) in ([], land.lakes_by(label)):
                    return label, double, doors[0]
        return None

    scene, (label, double, door) = find(search)
    scene.settle(door, 1)
    scene.only_goods(0, big_stone=1, grain=2, small_stone=1, pumpkin=1)
    scene.give(0, cows=1, silver=3)
    return scene, label, double


@pytest.mark.rule("M-EX-06", "M-BUILD-06", "M-BUILD-17", "M-BUILD-18")
def test_step_1_a_field_with_a_cow_by_a_lake() -> None:
    scene, label, _double = example()
    lake = next(iter(Land(scene).lakes_by(label)))
    assert lake in scene.data()["canteens"]
    scene.do(f"build {label}")
    red = scene.seat(0)
    assert red["goods"] == {**ALSO, "big_stone": 0, "grain": 1, "small_stone": 1, "pumpkin": 1}
    assert (red["cows"], red["canteens"], red["stock"]) == (2, 1, 9)
    assert lake not in scene.data()["canteens"]
    assert label not in scene.data()["cows"]


@pytest.mark.rule("M-EX-07", "M-CATTLE-02", "M-BUILD-11", "M-BUILD-12", "M-BUILD-21")
def test_step_2_a_cow_for_small_copper_then_a_two_settlement_field() -> None:
    scene, label, double = example()
    scene.do(f"build {label}")
    assert f"build {double}" not in scene.legal()
    scene.do("trade small_copper", f"build {double}")
    red = scene.seat(0)
    assert not any(red["goods"].values())
    assert (red["cows"], red["stock"]) == (1, 7)
    assert tiles_on(scene, double) == 2


@pytest.mark.rule("M-EX-08", "M-BUILD-09", "M-BUILD-10")
def test_step_3_one_silver_for_the_third_settlement_not_built() -> None:
    scene, label, double = example()
    scene.do(f"build {label}", "trade small_copper")
    assert scene.seat(0)["silver"] == 3
    scene.do(f"build {double}")  # nothing is left to pay for a third, so nobody asks (M-AMB-65)
    assert [(event.seat, event.a) for event in scene.happened("unbuilt")] == [(0, 1)]
    assert scene.seat(0)["silver"] == 4


@pytest.mark.rule("M-AMB-63")
def test_the_cow_comes_before_the_canteen() -> None:
    scene, label, _double = example()
    scene.do(f"build {label}")
    kinds = [event.kind for event in scene.events if event.kind in ("built", "cow", "canteen")]
    assert kinds == ["built", "cow", "canteen"]
