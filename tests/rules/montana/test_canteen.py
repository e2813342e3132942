"""M-CANTEEN, M-AMB-16, -26 and -27: extra turns."""

import pytest

from rules.montana.helpers import bank_space, printed
from rules.montana.helpers_city_build import (
    Land,
    find_beside_start,
    find_shared_lake,
    go_to_bank,
    kinds_offered,
    pay_for,
    recruit,
    tiles_on,
)
from support.montana import Scene


def thirsty(canteens: int, cows: int = 0) -> Scene:
    """The first player has canteens and enough workers and silver for several turns."""
    scene = Scene(players=3)
    scene.canteens(0, canteens)
    scene.give(0, cows=cows, silver=9, workers={"copper": 6, "stone": 2})
    return scene


@pytest.mark.rule("M-CANTEEN-01", "M-AMB-16")
def test_a_canteen_at_the_end_of_the_turn_gives_another_turn_at_once() -> None:
    scene = thirsty(canteens=1)
    go_to_bank(scene)
    assert scene.legal() == ["canteen", "no_canteen"]
    scene.do("canteen")
    assert (scene.actor, scene.phase, scene.data()["round"]) == (0, "turn", 1)


@pytest.mark.rule("M-CANTEEN-01")
def test_a_canteen_may_be_kept() -> None:
    scene = thirsty(canteens=1)
    go_to_bank(scene)
    scene.do("no_canteen")
    assert scene.actor == 1
    assert scene.seat(0)["canteens"] == 1


@pytest.mark.rule("M-CANTEEN-01")
def test_the_extra_turn_comes_before_the_next_player_who_is_not_skipped() -> None:
    scene = thirsty(canteens=1)
    go_to_bank(scene)
    scene.do("canteen")
    recruit(scene)
    assert scene.actor == 1


@pytest.mark.rule("M-AMB-16")
def test_a_canteen_is_for_the_end_of_an_own_turn_only() -> None:
    scene = thirsty(canteens=0)
    scene.canteens(1, 2)
    assert "canteen" not in scene.legal()
    go_to_bank(scene)
    assert (scene.actor, scene.phase) == (1, "turn")
    assert "canteen" not in scene.legal()
    recruit(scene)
    assert (scene.actor, scene.legal()) == (1, ["canteen", "no_canteen"])


@pytest.mark.rule("M-AMB-16")
def test_a_canteen_can_be_spent_at_the_end_of_a_later_turn() -> None:
    scene = thirsty(canteens=1)
    go_to_bank(scene)
    scene.do("no_canteen")
    recruit(scene)
    recruit(scene)
    assert scene.actor == 0
    recruit(scene)
    scene.do("canteen")
    assert (scene.actor, scene.phase) == (0, "turn")


@pytest.mark.rule("M-CANTEEN-02")
def test_a_spent_canteen_leaves_the_game() -> None:
    scene = thirsty(canteens=1)
    lakes = scene.data()["canteens"]
    go_to_bank(scene)
    scene.do("canteen")
    assert [scene.seat(seat)["canteens"] for seat in range(3)] == [0, 0, 0]
    assert scene.data()["canteens"] == lakes
    assert scene.supply()["spent_canteens"] == 1


@pytest.mark.rule("M-CANTEEN-03")
def test_the_extra_turn_has_a_compulsory_action_and_cattle_trades() -> None:
    scene = thirsty(canteens=1, cows=2)
    go_to_bank(scene)
    scene.do("end_turn", "canteen")
    offered = kinds_offered(scene)
    assert {"recruit", "bank", "work", "trade"} <= offered
    assert not {"end_turn", "pass", "no_canteen"} & offered
    scene.do("trade silver")
    assert scene.phase == "turn"
    assert not {"end_turn", "pass", "no_canteen"} & kinds_offered(scene)


@pytest.mark.rule("M-CANTEEN-03")
def test_the_worker_board_is_cleared_at_the_end_of_the_extra_turn() -> None:
    scene = thirsty(canteens=1)
    free = bank_space(scene, 2)
    spaces = enumerate(printed(scene)["bank"], start=1)
    scene.bank(*(None if number == free else ["grain"] * space["workers"] for number, space in spaces))
    recruit(scene)
    scene.do("canteen")
    assert any(scene.data()["bank"])
    go_to_bank(scene)
    assert not any(scene.data()["bank"])
    assert scene.supply()["workers"]["grain"] == 18


@pytest.mark.rule("M-CANTEEN-04")
def test_a_spent_canteen_does_not_return_to_its_lake() -> None:
    scene, first, second = find_shared_lake()
    lake = Land(scene).lakes_by(first)[0]
    scene.do(f"build {first}", "stop", "canteen")
    assert lake not in scene.data()["canteens"]
    scene.do(f"build {second}")
    assert tiles_on(scene, second)
    assert scene.seat(0)["canteens"] == 0


@pytest.mark.rule("M-AMB-26")
def test_canteens_may_be_spent_one_after_the_other() -> None:
    scene = thirsty(canteens=3)
    for left in (2, 1, 0):
        recruit(scene)
        scene.do("canteen")
        assert (scene.actor, scene.phase, scene.seat(0)["canteens"]) == (0, "turn", left)
    recruit(scene)
    assert scene.actor == 1


@pytest.mark.rule("M-AMB-27")
def test_a_canteen_gained_in_this_turn_may_be_spent_at_its_end() -> None:
    scene, label = find_beside_start(lambda land, label: len(land.lakes_by(label)) == 1 and not land.has_cow(label))
    pay_for(scene, 0, label)
    scene.give(0, workers={"copper": 1})
    scene.do(f"build {label}")
    assert scene.legal() == ["canteen", "no_canteen"]
    scene.do("canteen")
    assert (scene.actor, scene.phase) == (0, "turn")
