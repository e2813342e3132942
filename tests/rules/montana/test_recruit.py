"""M-RECRUIT: action A."""

from itertools import combinations_with_replacement

import pytest

import frontier
from rules.montana.helpers import NOBODY, leave_workers, no_cows, printed, spin
from support.montana import KINDS, Scene

MIXED = ("stone", "pumpkin")
WHITE = ("white", "white")


def recruit_scene(grain: int = 0, workers: dict[str, int] | None = None) -> Scene:
    scene = Scene()
    scene.give(0, workers=workers or {"copper": 1}, goods={"grain": grain}, cows=0)
    return scene


@pytest.mark.rule("M-RECRUIT-01")
def test_every_coloured_space_gives_its_two_workers() -> None:
    for number, pair in enumerate(printed(recruit_scene())["wheel"], start=1):
        if pair == list(WHITE):
            continue
        scene = recruit_scene(workers={"copper": 1})
        scene.do("recruit", f"spin {number}")
        expected = {kind: (kind == "copper") + pair.count(kind) for kind in KINDS}
        assert scene.seat(0)["workers"] == expected
        assert scene.supply()["workers"] == {kind: 18 - n for kind, n in expected.items()}
        assert scene.actor == 1


@pytest.mark.rule("M-RECRUIT-04", "M-EX-11")
def test_a_white_space_leaves_the_choice_of_any_two_workers() -> None:
    pairs = list(combinations_with_replacement(KINDS, 2))
    assert len(pairs) == 10
    for pair in pairs:
        scene = recruit_scene()
        scene.give(0, workers={"copper": 1})
        scene.do("recruit", spin(scene, *WHITE))
        assert scene.actor == 0
        assert scene.legal() == ["take " + "+".join(pair) for pair in pairs]
        scene.do("take " + "+".join(pair))
        assert scene.seat(0)["workers"] == {kind: (kind == "copper") + pair.count(kind) for kind in KINDS}


@pytest.mark.rule("M-RECRUIT-05", "M-RECRUIT-08")
def test_an_advance_of_one_to_seven_spaces_or_none() -> None:
    scene = recruit_scene(grain=9)
    scene.do("recruit", spin(scene, *MIXED))
    assert scene.seat(0)["workers"]["pumpkin"] == 1
    assert scene.legal() == [*(f"advance {n}" for n in range(1, 8)), "no_advance"]


@pytest.mark.rule("M-RECRUIT-08")
def test_no_grain_is_paid_without_an_advance() -> None:
    scene = recruit_scene(grain=2)
    scene.do("recruit", spin(scene, *MIXED), "no_advance")
    assert scene.seat(0)["goods"]["grain"] == 2
    assert sum(scene.seat(0)["workers"].values()) == 3
    assert scene.actor == 1


@pytest.mark.rule("M-RECRUIT-06", "M-RECRUIT-07")
@pytest.mark.parametrize("spaces", range(1, 8))
def test_each_space_of_the_advance_costs_a_grain_and_the_new_space_counts(spaces: int) -> None:
    scene = recruit_scene(grain=8)
    supply = scene.supply()["goods"]["grain"]
    wheel = printed(scene)["wheel"]
    at = [sorted(pair) for pair in wheel].index(sorted(MIXED))
    scene.do("recruit", f"spin {at + 1}", f"advance {spaces}")
    assert scene.seat(0)["goods"]["grain"] == 8 - spaces
    assert scene.supply()["goods"]["grain"] == supply + spaces
    pair = wheel[(at + spaces) % len(wheel)]
    if pair == list(WHITE):
        pair = ["copper", "grain"]
        scene.do("take copper+grain")
    expected = {kind: (kind == "copper") + (*MIXED, *pair).count(kind) for kind in KINDS}
    assert scene.seat(0)["workers"] == expected


@pytest.mark.rule("M-RECRUIT-07")
def test_an_advance_onto_a_white_space_leaves_the_choice() -> None:
    scene = recruit_scene(grain=8)
    wheel = [tuple(pair) for pair in printed(scene)["wheel"]]
    white = wheel.index(WHITE)
    scene.do("recruit", f"spin {(white - 1) % len(wheel) + 1}")
    if scene.legal("take"):
        scene.do("take copper+copper")
    scene.do("advance 1")
    assert len(scene.legal("take")) == 10


@pytest.mark.rule("M-EX-02", "M-RECRUIT-05", "M-RECRUIT-06", "M-RECRUIT-07")
def test_the_example_of_the_rulebook() -> None:
    scene = Scene()
    scene.give(0, goods={"grain": 2})
    supply = scene.supply()["goods"]["grain"]
    scene.do("recruit", spin(scene, *MIXED))
    assert scene.seat(0)["workers"] == {**NOBODY, "stone": 1, "pumpkin": 1}
    scene.do("advance 2")
    assert scene.seat(0)["workers"] == {**NOBODY, "stone": 1, "pumpkin": 3}
    assert scene.seat(0)["goods"]["grain"] == 0
    assert scene.supply()["goods"]["grain"] == supply + 2


@pytest.mark.rule("M-RECRUIT-09")
def test_only_one_advance_a_turn() -> None:
    scene = recruit_scene(grain=5)
    scene.give(0, cows=2)
    scene.do("recruit", spin(scene, *MIXED), "advance 2")
    assert scene.actor == 0
    assert not scene.legal("advance")
    with pytest.raises(frontier.IllegalAction):
        scene.do("advance 1")
    scene.do("trade grain")
    assert not scene.legal("advance")


@pytest.mark.rule("M-RECRUIT-09")
def test_an_extra_turn_has_an_advance_of_its_own() -> None:
    scene = recruit_scene(grain=4)
    scene.canteens(0, 1)
    scene.do("recruit", spin(scene, *MIXED), "advance 2", "canteen", "recruit", spin(scene, *MIXED))
    assert scene.legal() == ["advance 1", "advance 2", "no_advance"]


@pytest.mark.rule("M-RECRUIT-10")
@pytest.mark.parametrize("grain", range(1, 6))
def test_no_further_than_the_grain_in_hand(grain: int) -> None:
    scene = recruit_scene(grain=grain)
    scene.do("recruit", spin(scene, *MIXED))
    assert scene.legal("advance") == [f"advance {n}" for n in range(1, grain + 1)]
    assert scene.why(f"advance {grain + 1}") != ""


@pytest.mark.rule("M-RECRUIT-11")
def test_with_one_too_many_any_worker_new_or_old_goes_back() -> None:
    scene = recruit_scene(workers={"copper": 3, "grain": 4})
    scene.do("recruit", spin(scene, *MIXED))
    assert scene.legal() == [f"give_back {kind}" for kind in KINDS]
    scene.do("give_back pumpkin")
    assert scene.seat(0)["workers"] == {"copper": 3, "stone": 1, "grain": 4, "pumpkin": 0}
    assert scene.supply()["workers"]["pumpkin"] == 18


@pytest.mark.rule("M-RECRUIT-11", "M-RECRUIT-12")
def test_a_player_with_eight_workers_recruits_and_gives_two_back() -> None:
    scene = recruit_scene(workers={"copper": 1, "grain": 7})
    assert "recruit" in scene.legal()
    scene.do("recruit", spin(scene, *MIXED))
    held = {"copper": 1, "stone": 1, "grain": 8, "pumpkin": 1}
    pairs = combinations_with_replacement(KINDS, 2)
    pairs_in_hand = [pair for pair in pairs if all(pair.count(kind) <= held[kind] for kind in pair)]
    assert scene.legal() == ["give_back " + "+".join(pair) for pair in pairs_in_hand]
    scene.do("give_back copper+grain")
    assert scene.seat(0)["workers"] == {"copper": 0, "stone": 1, "grain": 6, "pumpkin": 1}
    assert scene.actor == 1


@pytest.mark.rule("M-RECRUIT-11")
def test_eight_workers_exactly_are_all_kept() -> None:
    scene = recruit_scene(workers={"copper": 6})
    scene.do("recruit", spin(scene, *MIXED))
    assert sum(scene.seat(0)["workers"].values()) == 8
    assert scene.actor == 1


@pytest.mark.rule("M-RECRUIT-13")
def test_the_first_pair_can_meet_a_shortage() -> None:
    scene = recruit_scene()
    scene.give(1, workers={"stone": 2})
    leave_workers(scene, "stone", 0)
    scene.do("recruit", spin(scene, *MIXED))
    assert scene.seat(0)["workers"]["stone"] == 1
    assert scene.seat(1)["workers"]["stone"] == 1


@pytest.mark.rule("M-RECRUIT-13")
def test_the_second_pair_can_meet_a_shortage() -> None:
    scene = recruit_scene(grain=3)
    no_cows(scene)
    scene.give(1, workers={"pumpkin": 2})
    leave_workers(scene, "pumpkin", 2)
    scene.do("recruit", spin(scene, *MIXED))
    assert scene.seat(1)["workers"]["pumpkin"] == 2
    scene.do("advance 2")
    assert scene.seat(0)["workers"]["pumpkin"] == 1 - 1 + 2
    assert scene.seat(1)["workers"]["pumpkin"] == 1
    assert scene.supply()["workers"]["pumpkin"] == 1
