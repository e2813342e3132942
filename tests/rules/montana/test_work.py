"""M-WORK: action B in general."""

import pytest

import frontier
from rules.montana.helpers import bank_space, no_cows, printed
from support.montana import Scene

AREAS = ("mine", "quarry", "grain_field", "farmland")


def work_scene(silver: int = 20, **workers: int) -> Scene:
    scene = Scene()
    scene.give(0, workers=workers, silver=silver)
    no_cows(scene)
    return scene


@pytest.mark.rule("M-WORK-01")
def test_one_bank_space_ends_the_action() -> None:
    scene = work_scene(copper=4, stone=2)
    scene.do(f"bank {bank_space(scene, 1)}", "staff copper")
    assert scene.data()["active"] == 1


@pytest.mark.rule("M-WORK-01")
def test_one_large_space_and_its_small_space_end_the_action() -> None:
    scene = work_scene(copper=4, stone=4)
    scene.do("work mine 2", "staff copper")
    assert {move.split()[0] for move in scene.legal()} == {"staff", "no_helper"}
    scene.do("staff stone+stone")
    assert scene.data()["active"] == 1
    spaces = [space for area in AREAS for space in scene.data()["areas"][area]]
    assert sum(space["large"] is not None for space in spaces) == 1
    assert scene.data()["areas"]["mine"][1] == {"large": ["copper"], "small": ["stone", "stone"]}


@pytest.mark.rule("M-WORK-02")
def test_workers_leave_the_own_board_and_no_other() -> None:
    scene = work_scene(copper=2, stone=2)
    scene.give(1, workers={"copper": 3})
    supply = scene.supply()["workers"]
    scene.do("work mine 1", "staff copper", "no_helper")
    assert scene.seat(0)["workers"] == {"copper": 1, "stone": 2, "grain": 0, "pumpkin": 0}
    assert scene.seat(1)["workers"]["copper"] == 3
    assert scene.supply()["workers"] == supply


@pytest.mark.rule("M-WORK-02", "M-WORK-04")
def test_other_peoples_workers_cannot_be_used() -> None:
    scene = Scene()
    scene.give(0, silver=20)
    scene.give(1, workers={"copper": 4, "grain": 4})
    assert not scene.legal("bank")
    assert not scene.legal("work")


@pytest.mark.rule("M-WORK-03")
def test_an_occupied_space_is_closed_to_everybody() -> None:
    scene = work_scene(copper=2, stone=2)
    scene.area("mine", 1, ["copper"])
    scene.bank(["stone"])
    assert "work mine 1" not in scene.legal()
    assert "work mine 2" in scene.legal()
    assert "bank 1" not in scene.legal()
    assert "bank 2" in scene.legal()
    assert scene.why("work mine 1") == scene.why("bank 1") == "M-WORK-03"
    with pytest.raises(frontier.IllegalAction):
        scene.do("bank 1")


@pytest.mark.rule("M-WORK-03")
def test_a_space_opens_again_when_its_area_has_been_cleared() -> None:
    scene = work_scene(copper=1)
    scene.give(1, workers={"copper": 2}, silver=20)
    scene.area("mine", 1, ["copper"])
    scene.area("mine", 2, ["copper"])
    scene.do("work mine 3")
    assert scene.actor == 1
    assert {"work mine 1", "work mine 2", "work mine 3"} <= set(scene.legal())


@pytest.mark.rule("M-WORK-04")
@pytest.mark.parametrize(("silver", "spaces"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3)])
def test_only_spaces_that_can_be_paid(silver: int, spaces: int) -> None:
    scene = work_scene(silver=silver, copper=1, stone=1, grain=1, pumpkin=1)
    expected = [f"work {area} {space}" for area in AREAS for space in range(1, spaces + 1)]
    assert scene.legal("work") == expected


@pytest.mark.rule("M-WORK-04")
def test_one_worker_can_only_work_where_it_matches() -> None:
    scene = work_scene(silver=6, grain=1)
    assert scene.legal("work") == ["work grain_field 1", "work grain_field 2", "work grain_field 3"]
    assert scene.why("work mine 1") != ""


@pytest.mark.rule("M-WORK-04")
@pytest.mark.parametrize("workers", [1, 2, 3])
def test_only_bank_spaces_that_can_be_staffed(workers: int) -> None:
    scene = work_scene(silver=0, grain=workers)
    open_spaces = {int(move.split()[1]) for move in scene.legal("bank")}
    spaces = enumerate(printed(scene)["bank"], start=1)
    assert open_spaces == {number for number, space in spaces if space["workers"] <= workers}
