"""M-PROD: work in mine, quarry, grain field and farmland."""

from itertools import combinations_with_replacement

import pytest

import frontier
from rules.montana.helpers import AREAS, NOBODY, YIELDS, leave_in_supply, no_cows, printed
from support.montana import GOODS, KINDS, Scene

EVERY_AREA = pytest.mark.parametrize("area", AREAS)
EVERY_SPACE = pytest.mark.parametrize(("area", "space"), [(area, space) for area in AREAS for space in (1, 2, 3)])


def work_scene(silver: int = 20, cows: int = 0, **workers: int) -> Scene:
    scene = Scene()
    scene.give(0, workers=workers, silver=silver)
    no_cows(scene)
    scene.give(0, cows=cows)
    return scene


def others(area: str) -> list[str]:
    return [kind for kind in KINDS if kind != AREAS[area]]


@pytest.mark.rule("M-PROD-01", "M-PROD-04", "M-PROD-05", "M-PROD-06", "M-PROD-14")
@EVERY_SPACE
def test_each_space_takes_its_silver_and_gives_its_goods(area: str, space: int) -> None:
    scene = work_scene(**{AREAS[area]: 1})
    before, supply = scene.seat(0)["goods"], scene.supply()["goods"]
    shown = printed(scene)["areas"][area][space - 1]
    scene.do(f"work {area} {space}")
    assert scene.seat(0)["silver"] == 20 - shown["silver"]
    gain = {good: scene.seat(0)["goods"][good] - before[good] for good in GOODS}
    assert gain == {**dict.fromkeys(GOODS, 0), YIELDS[area]: shown["goods"]}
    assert scene.supply()["goods"][YIELDS[area]] == supply[YIELDS[area]] - shown["goods"]
    assert scene.data()["areas"][area][space - 1] == {"large": [AREAS[area]], "small": None}


@pytest.mark.rule("M-PROD-02")
@EVERY_AREA
def test_a_space_is_occupied_when_a_worker_stands_on_its_large_part(area: str) -> None:
    scene = work_scene(**{AREAS[area]: 2})
    scene.area(area, 2, [AREAS[area]])
    assert [move for move in scene.legal("work") if area in move] == [f"work {area} 1", f"work {area} 3"]


@pytest.mark.rule("M-PROD-03")
@EVERY_AREA
def test_one_matching_worker_or_two_others(area: str) -> None:
    scene = work_scene(copper=2, stone=2, grain=2, pumpkin=2)
    scene.do(f"work {area} 1")
    pairs = ["+".join(pair) for pair in combinations_with_replacement(others(area), 2)]
    assert sorted(scene.legal()) == sorted(f"staff {crew}" for crew in (AREAS[area], *pairs))


@pytest.mark.rule("M-PROD-03")
@EVERY_AREA
def test_other_crews_are_refused(area: str) -> None:
    scene = work_scene(copper=2, stone=2, grain=2, pumpkin=2)
    scene.do(f"work {area} 1")
    first, second, _ = others(area)
    for crew in ([first], [AREAS[area]] * 2, [first, first, second]):
        with pytest.raises(frontier.IllegalAction) as refusal:
            scene.do("staff " + "+".join(crew))
        assert refusal.value.rule == "M-PROD-03"


@pytest.mark.rule("M-PROD-03")
def test_two_others_stand_on_the_large_space() -> None:
    scene = work_scene(copper=1, stone=1)
    scene.do("work grain_field 1")
    assert scene.data()["areas"]["grain_field"][0]["large"] == ["copper", "stone"]
    assert scene.seat(0)["workers"] == NOBODY


@pytest.mark.rule("M-PROD-04")
def test_the_silver_shown_must_be_there() -> None:
    scene = work_scene(silver=5, grain=1)
    assert scene.why("work grain_field 3") == "M-PROD-04"
    scene.give(0, silver=6)
    assert "work grain_field 3" in scene.legal()


@pytest.mark.rule("M-EX-04", "M-PROD-07", "M-PROD-09")
def test_the_example_of_the_rulebook() -> None:
    scene = work_scene(silver=6, grain=1, pumpkin=1, stone=1)
    grain = scene.seat(0)["goods"]["grain"]
    scene.do("work grain_field 3", "staff grain")
    assert (scene.seat(0)["silver"], scene.seat(0)["goods"]["grain"]) == (0, grain + 4)
    scene.do("staff stone+pumpkin")
    assert (scene.seat(0)["silver"], scene.seat(0)["goods"]["grain"]) == (0, grain + 5)
    assert scene.data()["areas"]["grain_field"][2] == {"large": ["grain"], "small": ["stone", "pumpkin"]}


@pytest.mark.rule("M-PROD-07")
@EVERY_SPACE
def test_the_small_space_gives_one_more_good_of_the_same_type(area: str, space: int) -> None:
    scene = work_scene(**{AREAS[area]: 3})
    before = scene.seat(0)["goods"]
    shown = printed(scene)["areas"][area][space - 1]["goods"]
    scene.do(f"work {area} {space}", f"staff {AREAS[area]}")
    gain = {good: scene.seat(0)["goods"][good] - before[good] for good in GOODS}
    assert gain == {**dict.fromkeys(GOODS, 0), YIELDS[area]: shown + 1}
    assert scene.data()["areas"][area][space - 1]["small"] == [AREAS[area]]


@pytest.mark.rule("M-PROD-07")
@EVERY_AREA
def test_the_small_space_is_staffed_by_the_same_rule(area: str) -> None:
    scene = work_scene(copper=2, stone=2, grain=2, pumpkin=2)
    scene.do(f"work {area} 1", f"staff {AREAS[area]}")
    pairs = ["+".join(pair) for pair in combinations_with_replacement(others(area), 2)]
    assert sorted(scene.legal("staff")) == sorted(f"staff {crew}" for crew in (AREAS[area], *pairs))
    for crew in (others(area)[0], f"{AREAS[area]}+{AREAS[area]}"):
        assert scene.why(f"staff {crew}") == "M-PROD-03"


@pytest.mark.rule("M-PROD-07")
def test_the_small_space_is_not_for_a_later_turn() -> None:
    scene = work_scene(copper=2)
    scene.give(1, workers={"copper": 3}, silver=20)
    scene.do("work mine 1", "no_helper")
    assert scene.actor == 1
    assert "work mine 1" not in scene.legal()
    assert not scene.legal("staff")


@pytest.mark.rule("M-PROD-08")
def test_the_small_space_may_be_left_empty() -> None:
    scene = work_scene(copper=3)
    copper = scene.seat(0)["goods"]["small_copper"]
    scene.do("work mine 1")
    assert scene.legal() == ["staff copper", "no_helper"]
    scene.do("no_helper")
    assert scene.seat(0)["goods"]["small_copper"] == copper + 1
    assert scene.data()["areas"]["mine"][0]["small"] is None
    assert scene.seat(0)["workers"]["copper"] == 2


@pytest.mark.rule("M-PROD-09")
@EVERY_SPACE
def test_the_small_space_needs_no_silver(area: str, space: int) -> None:
    price = printed(Scene())["areas"][area][space - 1]["silver"]
    scene = work_scene(silver=price, **{AREAS[area]: 2})
    scene.do(f"work {area} {space}", f"staff {AREAS[area]}")
    assert scene.seat(0)["silver"] == 0
    assert scene.seat(0)["workers"] == NOBODY


@pytest.mark.rule("M-PROD-10")
@EVERY_AREA
def test_a_full_area_is_cleared_small_spaces_included(area: str) -> None:
    scene = work_scene(**{AREAS[area]: 2})
    first, second, _ = others(area)
    scene.area(area, 1, [first, second], [first, first])
    scene.area(area, 2, [AREAS[area]], [second, second])
    scene.do(f"work {area} 3", f"staff {AREAS[area]}")
    assert scene.data()["areas"][area] == [{"large": None, "small": None}] * 3
    assert scene.supply()["workers"] == dict.fromkeys(KINDS, 18)
    assert scene.actor == 1


@pytest.mark.rule("M-PROD-10", "M-PROD-11")
def test_an_area_is_cleared_at_the_end_of_the_turn_and_free_in_the_next() -> None:
    scene = work_scene(cows=1, copper=1)
    scene.give(1, workers={"copper": 1}, silver=20)
    for space in (1, 2):
        scene.area("mine", space, ["copper"])
    scene.do("work mine 3")
    while scene.phase != "after":
        scene.do("no_helper")
    assert all(space["large"] for space in scene.data()["areas"]["mine"])
    scene.do("end_turn")
    assert scene.legal("work") == ["work mine 1", "work mine 2", "work mine 3"]


@pytest.mark.rule("M-PROD-12")
@EVERY_AREA
def test_a_full_area_leaves_the_others_as_they_are(area: str) -> None:
    scene = work_scene(**{AREAS[area]: 1})
    for other, kind in AREAS.items():
        scene.area(other, 1, [kind])
        scene.area(other, 2, [kind], [kind])
    scene.bank(["grain"])
    before = scene.data()
    scene.do(f"work {area} 3")
    after = scene.data()
    assert after["areas"] == {**before["areas"], area: [{"large": None, "small": None}] * 3}
    assert after["bank"] == before["bank"]


@pytest.mark.rule("M-PROD-12")
def test_small_spaces_do_not_count_as_occupied() -> None:
    scene = work_scene(copper=2)
    scene.area("mine", 1, ["copper"], ["copper"])
    scene.do("work mine 2", "staff copper")
    assert scene.data()["areas"]["mine"][:2] == [{"large": ["copper"], "small": ["copper"]}] * 2


@pytest.mark.rule("M-PROD-12")
def test_empty_small_spaces_do_not_keep_an_area_from_being_cleared() -> None:
    scene = work_scene(copper=1)
    for space in (1, 2):
        scene.area("mine", space, ["copper"])
    scene.do("work mine 3")
    assert scene.data()["areas"]["mine"] == [{"large": None, "small": None}] * 3


@pytest.mark.rule("M-PROD-13")
def test_large_and_small_space_are_tested_for_a_shortage_one_after_the_other() -> None:
    scene = work_scene(grain=2)
    scene.give(0, goods={"grain": 0})
    leave_in_supply(scene, "grain", 4)
    hoard = scene.seat(1)["goods"]["grain"]
    scene.do("work grain_field 3")
    assert (scene.supply()["goods"]["grain"], scene.seat(1)["goods"]["grain"]) == (0, hoard)
    scene.do("staff grain")
    assert scene.seat(0)["goods"]["grain"] == 4 - 1 + 1
    assert (scene.supply()["goods"]["grain"], scene.seat(1)["goods"]["grain"]) == (1, hoard - 1)


@pytest.mark.rule("M-PROD-13")
def test_a_shortage_on_the_large_space() -> None:
    scene = work_scene(grain=1)
    scene.give(0, goods={"grain": 0})
    leave_in_supply(scene, "grain", 3)
    scene.do("work grain_field 3")
    assert scene.seat(0)["goods"]["grain"] == 4
    assert scene.seat(1)["goods"]["grain"] == 12 - 3 - 1
