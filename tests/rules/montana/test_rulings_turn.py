"""Part B: rulings on recruiting, clearing and the worker board (M-AMB-52 to M-AMB-56, M-AMB-60)."""

import pytest

import frontier
from rules.montana.helpers import bank_space, leave_workers, no_cows, printed, spin
from support.montana import KINDS, Scene

MIXED = ("stone", "pumpkin")


@pytest.mark.rule("M-AMB-52")
def test_workers_are_reduced_to_eight_before_the_advance_and_again_after_it() -> None:
    scene = Scene()
    scene.give(0, workers={"copper": 8}, goods={"grain": 2}, cows=0)
    scene.do("recruit", spin(scene, *MIXED))
    assert scene.phase == "too_many"
    assert not scene.legal("advance")
    scene.do("give_back copper+copper")
    assert scene.legal("advance") == ["advance 1", "advance 2"]
    scene.do("advance 2")
    assert scene.phase == "too_many"
    scene.do("give_back copper+stone")
    assert scene.seat(0)["workers"] == {"copper": 5, "stone": 0, "grain": 0, "pumpkin": 3}


@pytest.mark.rule("M-AMB-52")
def test_workers_given_back_are_in_the_supply_for_the_second_pair() -> None:
    scene = Scene()
    scene.give(0, workers={"stone": 6, "pumpkin": 2}, goods={"grain": 2}, cows=0)
    scene.give(1, workers={"pumpkin": 1})
    leave_workers(scene, "pumpkin", 1)
    scene.do("recruit", spin(scene, *MIXED), "give_back pumpkin+pumpkin", "advance 2")
    assert scene.seat(0)["workers"]["pumpkin"] == 3
    assert scene.seat(1)["workers"]["pumpkin"] == 1


@pytest.mark.rule("M-AMB-52")
def test_the_new_workers_are_taken_first_and_may_be_kept() -> None:
    scene = Scene()
    scene.give(0, workers={"copper": 8}, goods={"grain": 0}, cows=0)
    scene.do("recruit", spin(scene, *MIXED), "give_back copper+copper")
    assert scene.seat(0)["workers"] == {"copper": 6, "stone": 1, "grain": 0, "pumpkin": 1}


@pytest.mark.rule("M-AMB-53")
def test_every_wheel_space_is_equally_likely() -> None:
    scene = Scene()
    scene.do("recruit")
    spaces = len(printed(scene)["wheel"])
    for state in (scene.game.new(1), scene.state):
        assert state.actor == frontier.CHANCE
        actions, probabilities = zip(*state.chance_outcomes(), strict=True)
        spins = [scene.game.notation.write(state, action) for action in actions]
        assert spins == [f"spin {space}" for space in range(1, spaces + 1)]
        assert probabilities == pytest.approx([1 / spaces] * spaces)


@pytest.mark.rule("M-AMB-54")
def test_the_first_pair_is_in_hand_when_the_advance_is_decided() -> None:
    scene = Scene()
    scene.give(0, goods={"grain": 2})
    scene.do("recruit", spin(scene, *MIXED))
    assert scene.seat(0)["workers"]["stone"] == 1
    assert {"advance 1", "advance 2", "no_advance"} <= set(scene.legal())


@pytest.mark.rule("M-AMB-54")
def test_a_cow_may_be_traded_for_grain_before_the_advance() -> None:
    scene = Scene()
    scene.give(0, goods={"grain": 0}, cows=2)
    scene.do("recruit", spin(scene, *MIXED))
    assert not scene.legal("advance")
    scene.do("trade grain", "trade grain")
    assert scene.legal("advance") == ["advance 1", "advance 2"]
    scene.do("advance 2")
    assert scene.seat(0)["workers"]["pumpkin"] == 3
    assert scene.seat(0)["goods"]["grain"] == 0


@pytest.mark.rule("M-AMB-55")
def test_an_extra_turn_finds_cleared_spaces() -> None:
    scene = Scene()
    scene.give(0, workers={"copper": 3}, silver=20, cows=0)
    scene.canteens(0, 1)
    for space in (1, 2):
        scene.area("mine", space, ["copper"])
    scene.do("work mine 3", "no_helper", "canteen")
    assert scene.actor == 0
    assert {"work mine 1", "work mine 2", "work mine 3"} <= set(scene.legal())


@pytest.mark.rule("M-AMB-55")
def test_an_extra_turn_ends_with_clearing_too() -> None:
    scene = Scene()
    scene.give(0, workers={"copper": 3}, silver=20, cows=0)
    scene.canteens(0, 1)
    scene.area("mine", 1, ["copper"])
    scene.do("work mine 2", "no_helper", "canteen")
    assert scene.data()["areas"]["mine"][1]["large"] == ["copper"]
    scene.do("work mine 3", "no_helper")
    assert scene.actor == 1
    assert all(space["large"] is None for space in scene.data()["areas"]["mine"])


@pytest.mark.rule("M-AMB-56")
def test_a_player_may_use_a_second_space_of_an_area_in_a_later_turn() -> None:
    scene = Scene()
    for seat in (0, 1):
        scene.give(seat, workers={"copper": 3, "stone": 3}, silver=20)
    no_cows(scene)
    scene.do("work mine 1", "staff copper", "no_helper")
    scene.do(f"bank {bank_space(scene, 1)}", "staff stone")
    scene.do("work mine 2", "staff copper", "no_helper")
    assert [space["large"] for space in scene.data()["areas"]["mine"]] == [["copper"], ["copper"], None]


@pytest.mark.rule("M-AMB-60")
def test_unwanted_workers_must_be_taken_and_can_hurt_everybody() -> None:
    scene = Scene()
    scene.give(0, workers={"copper": 8}, goods={"grain": 0}, cows=0)
    scene.give(1, workers={"stone": 2})
    leave_workers(scene, "stone", 0)
    scene.do("recruit", spin(scene, *MIXED))
    assert scene.seat(1)["workers"]["stone"] == 1
    assert scene.seat(0)["workers"] == {"copper": 8, "stone": 1, "grain": 0, "pumpkin": 1}
    scene.do("give_back stone+pumpkin")
    assert scene.seat(0)["workers"] == {"copper": 8, "stone": 0, "grain": 0, "pumpkin": 0}
    assert scene.seat(1)["workers"]["stone"] == 1
    assert scene.supply()["workers"]["stone"] == 1


@pytest.mark.rule("M-AMB-60")
def test_a_white_space_cannot_be_declined() -> None:
    scene = Scene()
    scene.give(0, workers=dict.fromkeys(KINDS, 2))
    scene.do("recruit", spin(scene, "white", "white"))
    assert {move.split()[0] for move in scene.legal()} == {"take"}
