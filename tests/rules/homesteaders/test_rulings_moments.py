"""H-AMB: rulings on the order of players and the moments of what happens."""

import pytest

from rules.homesteaders.helpers_income import change, held, quietly, tiles, to_round
from support.homesteaders import Scene


def bids(scene: Scene) -> list[tuple[object, int] | None]:
    """Who has bid what on each space."""
    found = [auction["bid"] for auction in scene.data()["auctions"]]
    return [bid and (bid["by"], bid["silver"]) for bid in found]


@pytest.mark.rule("H-AMB-19a", "H-AMB-22", "H-DIFF-10")
@pytest.mark.parametrize("start", [0, 2, 3])
def test_placing_and_wages_go_in_turn_order_from_the_start_player(start: int) -> None:
    scene = Scene(4)
    scene.start_player(start)
    for seat in range(4):
        scene.give(seat, gold=1)
    asked = []
    while scene.phase != "bid":
        asked.append((scene.phase, scene.actor))
        scene.do("done" if scene.phase == "place" else "pay 0")
    order = [(start + i) % 4 for i in range(4)]
    assert asked == [(phase, seat) for phase in ("place", "wages") for seat in order]


@pytest.mark.rule("H-AMB-19a")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_final_trading_goes_in_turn_order_from_the_start_player(start: int) -> None:
    scene = Scene(3)
    data = scene.data()
    data["start_player"] = data["decider"] = start
    scene.load(data)
    scene.at(11)
    for seat in range(3):
        scene.give(seat, trade=1, gold=1)
    asked = []
    while scene.legal():
        asked.append((scene.phase, scene.actor))
        scene.do("pay 0" if scene.phase == "wages" else "done")
    order = [(start + i) % 3 for i in range(3)]
    assert asked == [(phase, seat) for phase in ("place", "wages", "trade") for seat in order]


@pytest.mark.rule("H-AMB-19a")
def test_the_bank_choice_comes_between_placing_and_all_wages() -> None:
    scene = Scene(3, round=6)
    scene.own(2, "bank")
    for seat in range(3):
        scene.give(seat, gold=1, debt=1)
    scene.start_player(1)
    asked = []
    while scene.phase != "bid":
        asked.append((scene.phase, scene.actor))
        scene.do({"place": "done", "relief": "relief debt", "wages": "pay 0"}[scene.phase])
    assert asked == [("place", 1), ("place", 2), ("place", 0), ("relief", 2), ("wages", 1), ("wages", 2), ("wages", 0)]


@pytest.mark.rule("H-AMB-22", "H-DIFF-10")
def test_placement_changes_nobody_elses_options_nor_income() -> None:
    options, gains = [], []
    for move in ("place homestead_1", "place homestead_2", "place farm_1", "borrow"):
        scene = Scene(3)
        scene.own(0, "farm")
        scene.own(1, "farm", "market")
        scene.do(move, "done")
        assert scene.actor == 1
        options.append(scene.legal())
        before = held(scene, 1)
        assert held(scene)["wood"] == held(scene)["vp"] == 0
        scene.do("place farm_2", "done")
        assert held(scene, 1) == before
        scene.do("done")
        scene.pass_on()
        gains.append(change(before, held(scene, 1)))
    assert options == [options[0]] * 4
    assert gains == [{"food": 1, "trade": 1, "silver": 2 - 1}] * 4


@pytest.mark.rule("H-AMB-19b")
def test_the_start_player_tile_moves_when_bidding_ends() -> None:
    scene = Scene(3)
    scene.give(1, trade=1)
    scene.bidding(0)
    scene.do("bid 2 3", "bid 1 3")
    assert (scene.data()["start_player"], scene.phase) == (0, "bid")
    scene.do("pass")
    assert (scene.phase, scene.actor) == ("pay", 1)
    assert scene.data()["start_player"] == 1


@pytest.mark.rule("H-AMB-19b")
def test_the_neutral_value_drops_at_each_pass() -> None:
    scene = Scene(2)
    scene.bidding()
    scene.do("neutral 1")
    assert scene.data()["neutral"] == {"value": 5, "space": 1, "bid": 5}
    scene.do("pass")
    assert (scene.phase, scene.actor) == ("bid", 1)
    assert scene.data()["neutral"] == {"value": 4, "space": 1, "bid": 5}


@pytest.mark.rule("H-AMB-19b")
def test_the_neutral_value_rises_when_bidding_ends() -> None:
    scene = Scene(2)
    scene.give(0, trade=1)
    scene.bidding()
    scene.do("neutral 1", "bid 1 6")
    assert scene.data()["neutral"]["value"] == 5
    scene.do("bid 2 3")
    assert (scene.phase, scene.actor) == ("pay", 0)
    assert scene.data()["neutral"]["value"] == 6


@pytest.mark.rule("H-AMB-19b")
def test_the_railroad_stone_moves_before_its_reward_is_chosen() -> None:
    scene = Scene(3)
    scene.give(0, railroad=1)
    scene.bidding(0)
    scene.do("pass")
    assert (scene.phase, scene.actor) == ("reward", 0)
    assert scene.seat(0)["railroad"] == 2
    assert scene.legal() == ["reward trade", "reward track"]
    assert (held(scene)["trade"], held(scene)["tracks"]) == (0, 0)


@pytest.mark.rule("H-AMB-19b")
def test_workers_stand_until_the_next_placing_when_all_become_idle() -> None:
    scene = Scene(3, tiles={2: 13})
    scene.do("done", "place homestead_2", "done", "place homestead_1", "done", "bid 1 3", "bid 2 4", "pass")
    standing: list[list[str]] = [[], ["homestead_2"], ["homestead_1"]]
    while scene.data()["round"] == 1:
        assert [seat["placed"] for seat in scene.data()["seats"]] == standing
        scene.do("no_build")
    to_round(scene, 2)
    assert [seat["placed"] for seat in scene.data()["seats"]] == [[], [], []]
    assert [seat["workers"] for seat in scene.data()["seats"]] == [1, 1, 1]


@pytest.mark.rule("H-AMB-19b")
def test_tiles_and_bids_stay_visible_until_the_next_preparation() -> None:
    scene = Scene(4, tiles={2: 13, 3: 22})
    for seat in range(4):
        scene.give(seat, silver=9, wood=1)
    scene.bidding(0)
    scene.do("bid 1 3", "bid 2 4", "bid 3 5", "pass")
    for seat in (0, 1, 2):
        assert (scene.phase, scene.actor) == ("build", seat)
        assert tiles(scene) == [1, 13, 22]
        assert bids(scene) == [(0, 3), (1, 4), (2, 5)]
        assert [entry["passed"] for entry in scene.data()["seats"]] == [False, False, False, True]
        scene.do("no_build")
    assert scene.data()["round"] == 2
    assert tiles(scene) == [2, None, None]
    assert bids(scene) == [None, None, None]


@pytest.mark.rule("H-AMB-19b")
def test_after_round_10_no_preparation_clears_the_table() -> None:
    scene = Scene(3, round=10, tiles={2: 20})
    quietly(scene, lambda: scene.phase == "bid")
    scene.do("bid 1 3", "bid 2 4", "pass")
    quietly(scene, lambda: scene.phase == "place")
    assert scene.data()["round"] == 11
    assert tiles(scene) == [10, 20]
    assert bids(scene) == [(0, 3), (1, 4)]


@pytest.mark.rule("H-AMB-21")
def test_a_worker_gained_from_a_tile_is_idle_until_the_next_placing() -> None:
    scene = Scene(3, tiles={2: 14})
    scene.do("place homestead_1", "done", "done", "done", "bid 2 3", "pass", "pass")
    assert (scene.phase, scene.actor) == ("worker", 0)
    before = held(scene)
    scene.do("worker")
    assert change(before, held(scene)) == {"workers": 1, "trade": 1}
    assert scene.seat(0)["placed"] == ["homestead_1"]
    assert not scene.happened("income")
    assert not scene.happened("wages")
    to_round(scene, 2)
    scene.do("place homestead_1", "place homestead_2")
    assert scene.seat(0)["placed"] == ["homestead_1", "homestead_2"]


@pytest.mark.rule("H-AMB-21")
def test_a_worker_gained_on_the_railroad_line_is_idle_until_the_next_placing() -> None:
    scene = Scene(3)
    scene.give(0, railroad=2)
    scene.do("place homestead_2", "done", "done", "done")
    before = held(scene)
    scene.do("pass", "reward worker")
    assert change(before, held(scene)) == {"workers": 1}
    assert scene.seat(0)["placed"] == ["homestead_2"]
    to_round(scene, 2)
    assert scene.seat(0)["workers"] == 2
    scene.do("place homestead_1", "place homestead_2")
    quietly(scene, lambda: scene.phase == "bid")
    assert change(before, held(scene)) == {"workers": 1, "wood": 1, "vp": 1}
