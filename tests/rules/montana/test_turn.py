"""M-TURN: turns and rounds."""

from collections.abc import Callable

import pytest

import frontier
from rules.montana.helpers import bank_space, cheapest, no_cows, printed, quiet, spin
from support.montana import GOODS, KINDS, Scene

MAIN_ACTIONS = ("recruit", "bank", "work", "city", "build")


def rich_scene() -> Scene:
    scene = Scene(players=3)
    scene.give(
        0,
        goods={**dict.fromkeys(GOODS, 4), "pumpkin": 8},
        workers=dict.fromkeys(KINDS, 2),
        silver=12,
        cows=4,
    )
    return scene


def do_recruit(scene: Scene) -> None:
    scene.do("recruit", spin(scene, "stone", "pumpkin"), "give_back stone+pumpkin", "no_advance")


def do_bank(scene: Scene) -> None:
    scene.do(f"bank {bank_space(scene, 1)}", "staff copper")


def do_production(scene: Scene) -> None:
    scene.do("work mine 1", "staff copper", "no_helper")


def do_city(scene: Scene) -> None:
    scene.do("city", f"bid cow {cheapest(scene, 'cow')}")
    while scene.phase != "after":
        scene.do(next(move for move in scene.legal() if move in ("go_on", "pass", "upgrade nothing")))


def do_build(scene: Scene) -> None:
    scene.do(scene.legal("build")[0], "stop")


WHOLE_ACTIONS = pytest.mark.parametrize("act", [do_recruit, do_bank, do_production, do_city, do_build])


@pytest.mark.rule("M-TURN-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_starting_player_begins_and_play_goes_clockwise(players: int) -> None:
    scene = Scene(players=players)
    quiet(scene)
    order: list[int] = []
    for _ in range(players + 1):
        order.append(scene.actor)
        scene.do("recruit", spin(scene, "stone", "pumpkin"))
    assert order == [*range(players), 0]


@pytest.mark.rule("M-TURN-02")
def test_a_turn_offers_recruit_work_and_build_and_no_pass() -> None:
    scene = rich_scene()
    offered = {move.split()[0] for move in scene.legal()}
    assert offered == {*MAIN_ACTIONS, "trade"}
    for decline in ("end_turn", "pass", "stop", "no_canteen"):
        with pytest.raises(frontier.IllegalAction):
            scene.do(decline)


@pytest.mark.rule("M-TURN-02")
@WHOLE_ACTIONS
def test_only_one_main_action_a_turn(act: Callable[[Scene], None]) -> None:
    scene = rich_scene()
    act(scene)
    assert scene.data()["active"] == 0
    assert {move.split()[0] for move in scene.legal()} == {"trade", "end_turn"}
    assert scene.why("recruit") == "M-TURN-02"


@pytest.mark.rule("M-TURN-03")
@WHOLE_ACTIONS
def test_cattle_trades_before_and_after_every_action(act: Callable[[Scene], None]) -> None:
    scene = rich_scene()
    scene.do("trade silver", "trade silver")
    act(scene)
    silver, cows = scene.seat(0)["silver"], scene.seat(0)["cows"]
    for _ in range(cows):
        scene.do("trade silver")
    assert cows >= 2
    assert scene.seat(0)["silver"] == silver + 3 * cows
    assert scene.seat(0)["cows"] == 0


@pytest.mark.rule("M-TURN-02", "M-TURN-03")
def test_a_cattle_trade_does_not_replace_the_action() -> None:
    scene = Scene()
    scene.give(0, cows=1)
    scene.do("trade silver")
    assert scene.actor == 0
    assert scene.phase == "turn"


@pytest.mark.rule("M-TURN-04", "M-TURN-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_is_one_turn_of_everybody_and_always_begins_with_the_same_seat(players: int) -> None:
    scene = Scene(players=players)
    quiet(scene)
    seen: list[tuple[int, int]] = []
    for _ in range(3 * players):
        seen.append((scene.data()["round"], scene.actor))
        scene.do("recruit", spin(scene, "stone", "pumpkin"))
    assert seen == [(number, seat) for number in (1, 2, 3) for seat in range(players)]


@pytest.mark.rule("M-TURN-04", "M-TURN-05")
def test_an_extra_turn_does_not_shift_the_round() -> None:
    scene = Scene(players=2)
    quiet(scene)
    scene.canteens(1, 1)
    spun = spin(scene, "stone", "pumpkin")
    scene.do("recruit", spun, "recruit", spun, "canteen", "recruit", spun)
    assert (scene.data()["round"], scene.actor) == (2, 0)


@pytest.mark.rule("M-TURN-06")
def test_the_bank_is_cleared_before_the_canteen_is_offered() -> None:
    scene = Scene()
    no_cows(scene)
    scene.canteens(0, 1)
    scene.give(0, workers={"grain": 1})
    spaces = printed(scene)["bank"]
    free = bank_space(scene, 1) - 1
    scene.bank(*(None if i == free else ["stone"] * space["workers"] for i, space in enumerate(spaces)))
    scene.do(f"bank {free + 1}")
    assert set(scene.legal()) == {"canteen", "no_canteen"}
    assert scene.data()["bank"] == [None] * len(spaces)


@pytest.mark.rule("M-TURN-06")
def test_an_area_is_cleared_before_the_canteen_is_offered() -> None:
    scene = Scene()
    no_cows(scene)
    scene.canteens(0, 1)
    scene.give(0, workers={"copper": 1}, silver=1)
    scene.area("mine", 2, ["copper"])
    scene.area("mine", 3, ["copper"])
    scene.do("work mine 1")
    assert set(scene.legal()) == {"canteen", "no_canteen"}
    assert all(space["large"] is None for space in scene.data()["areas"]["mine"])
