"""M-END, M-AMB-29 to -32, -36 and -37: what ends the game and how the last round is played."""

from pathlib import Path

import pytest

import frontier
from rules.montana.helpers import box
from rules.montana.helpers_city_build import (
    Land,
    find_plain,
    find_run,
    kinds_offered,
    leave_tiles,
    pay_for,
    recruit,
    stock_up,
    tiles_on,
    turn_of,
)
from support.montana import Scene


def one_tile_left(seat: int) -> tuple[Scene, str]:
    """It is this player's turn, who can pay for exactly one plain field and has one tile left."""
    scene, label = find_plain()
    leave_tiles(scene, seat, 1, avoid=[label])
    turn_of(scene, seat)
    pay_for(scene, seat, label)
    return scene, label


@pytest.mark.rule("M-END-01")
def test_the_last_tile_of_a_stock_triggers_the_end() -> None:
    scene, label = one_tile_left(0)
    assert not scene.data()["last_round"]
    scene.do(f"build {label}")
    assert scene.seat(0)["stock"] == 0
    assert scene.data()["last_round"]
    assert scene.happened("last_tile")


@pytest.mark.rule("M-END-01")
def test_the_last_but_one_tile_does_not() -> None:
    scene, label = find_plain()
    leave_tiles(scene, 2, 2, avoid=[label])
    turn_of(scene, 2)
    pay_for(scene, 2, label)
    scene.do(f"build {label}")
    assert scene.seat(2)["stock"] == 1
    assert not scene.data()["last_round"]
    assert scene.actor == 0


@pytest.mark.rule("M-END-02")
@pytest.mark.parametrize("seat", range(3))
def test_the_round_is_played_to_the_player_right_of_the_starting_player(seat: int) -> None:
    scene, label = one_tile_left(seat)
    scene.do(f"build {label}")
    for later in range(seat + 1, 3):
        assert (scene.actor, scene.phase) == (later, "turn")
        recruit(scene)
    assert scene.actor == frontier.OVER
    assert scene.state.ending == "last_settlement"


@pytest.mark.rule("M-END-03")
@pytest.mark.parametrize("seat", range(3))
def test_all_players_have_had_the_same_number_of_turns(seat: int) -> None:
    scene, label = one_tile_left(seat)
    turn_of(scene, 0)
    turns = [0, 0, 0]
    while scene.actor != frontier.OVER:
        active = scene.data()["active"]
        turns[active] += 1
        if active == seat and turns[seat] == 2:
            pay_for(scene, seat, label)
            scene.do(f"build {label}")
        else:
            recruit(scene)
    assert turns == [2, 2, 2]


def in_last_round(active: int, canteens: int) -> Scene:
    """The first player has placed all tiles; the active player has canteens."""
    scene, _ = find_plain()
    leave_tiles(scene, 0, 0)
    scene.canteens(active, canteens)
    turn_of(scene, active)
    assert scene.data()["last_round"]
    return scene


@pytest.mark.rule("M-AMB-29")
def test_the_last_player_of_the_last_round_may_take_an_extra_turn() -> None:
    scene = in_last_round(active=2, canteens=1)
    recruit(scene)
    assert (scene.actor, scene.legal()) == (2, ["canteen", "no_canteen"])
    scene.do("canteen")
    assert (scene.actor, scene.phase) == (2, "turn")
    recruit(scene)
    assert scene.actor == frontier.OVER


@pytest.mark.rule("M-AMB-29")
def test_an_earlier_player_of_the_last_round_may_take_an_extra_turn() -> None:
    scene = in_last_round(active=1, canteens=1)
    recruit(scene)
    scene.do("canteen")
    assert (scene.actor, scene.phase) == (1, "turn")
    recruit(scene)
    assert scene.actor == 2
    recruit(scene)
    assert scene.actor == frontier.OVER


@pytest.mark.rule("M-AMB-30")
def test_an_end_triggered_in_an_extra_turn_ends_this_round() -> None:
    scene, label = one_tile_left(1)
    scene.canteens(1, 1)
    recruit(scene)
    scene.do("canteen")
    assert not scene.data()["last_round"]
    scene.do(f"build {label}")
    assert (scene.actor, scene.data()["last_round"]) == (2, True)
    recruit(scene)
    assert scene.actor == frontier.OVER


@pytest.mark.rule("M-AMB-31")
def test_without_tiles_the_player_may_recruit_and_work_but_not_build() -> None:
    scene, label = one_tile_left(0)
    scene.canteens(0, 1)
    scene.give(0, workers={"copper": 2}, silver=5)
    scene.do(f"build {label}", "canteen")
    stock_up(scene, 0)
    assert {"recruit", "bank", "work"} <= kinds_offered(scene)
    assert scene.legal("build") == []
    opened = scene.fields(land="meadow", open=True)
    free = next(label for label in opened if label not in scene.data()["settlements"])
    assert scene.why(f"build {free}") == "M-AMB-31"


@pytest.mark.rule("M-AMB-31")
def test_building_stops_with_the_last_tile() -> None:
    scene, label = one_tile_left(0)
    stock_up(scene, 0)
    scene.do(f"build {label}")
    assert scene.actor == 1


@pytest.mark.rule("M-AMB-32", "M-AMB-09")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_due_tiles_beyond_the_stock_are_forfeited(left: int) -> None:
    scene, run = find_run(4, lambda land, run: land.is_double(run[3]))
    for label in run[:3]:
        scene.settle(label, 0)
    leave_tiles(scene, 0, left, avoid=run)
    stock_up(scene, 0)
    scene.do(f"build {run[3]}")
    assert tiles_on(scene, run[3]) == left
    assert scene.seat(0)["stock"] == 0
    assert scene.data()["last_round"]


@pytest.mark.rule("M-AMB-09", "M-AMB-32")
def test_a_two_settlement_field_takes_one_when_only_one_is_left() -> None:
    scene, run = find_run(2, lambda land, run: land.is_double(run[1]))
    scene.settle(run[0], 1)
    leave_tiles(scene, 0, 1, avoid=run)
    pay_for(scene, 0, run[1])
    scene.do(f"build {run[1]}")
    assert (tiles_on(scene, run[1]), scene.seat(0)["stock"]) == (1, 0)


@pytest.mark.rule("M-AMB-37")
def test_the_silver_for_settlements_not_built_is_paid_after_the_last_tile() -> None:
    scene, label = one_tile_left(0)
    scene.give(0, silver=0)
    scene.do(f"build {label}")
    assert scene.actor == 1
    assert scene.seat(0)["silver"] == 2


def crowded(folder: Path, free: int) -> tuple[Scene, list[str]]:
    """Two players with 30 tiles each; all building fields but a few are settled."""
    many = box(folder, {"pieces.settlements_per_colour": 30, "players.2.settlements": 30})
    scene = Scene(players=2, components=many)
    meadows = Land(scene).meadows
    data = scene.data()
    for i, label in enumerate(meadows[free:]):
        data["settlements"][label] = {"seat": i % 2, "tiles": 1}
        data["seats"][i % 2]["stock"] -= 1
    data["supply"]["cows"] += len([label for label in data["cows"] if label in data["settlements"]])
    data["cows"] = [label for label in data["cows"] if label not in data["settlements"]]
    scene.load(data)
    return scene, meadows[:free]


@pytest.mark.rule("M-AMB-36")
def test_the_game_ends_after_the_round_in_which_the_last_free_field_is_built_on(tmp_path: Path) -> None:
    scene, (label,) = crowded(tmp_path, free=1)
    pay_for(scene, 0, label)
    scene.do(f"build {label}")
    while scene.actor == 0:
        scene.do(next(move for move in ("stop", "end_turn", "no_canteen") if move in scene.legal()))
    assert (scene.actor, scene.phase) == (1, "turn")
    recruit(scene)
    assert scene.actor == frontier.OVER
    assert scene.state.ending == "no_field"
    assert scene.state.winners


@pytest.mark.rule("M-AMB-36")
def test_a_free_field_that_nobody_can_pay_for_does_not_end_the_game(tmp_path: Path) -> None:
    scene, _ = crowded(tmp_path, free=1)
    for seat in (0, 1):
        scene.only_goods(seat)
        scene.give(seat, cows=0)
        recruit(scene)
    assert scene.actor == 0
    assert scene.data()["round"] == 2
