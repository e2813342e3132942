"""H-RAIL: the railroad line and its rewards."""

import pytest

import frontier
from rules.homesteaders.helpers_auction import LINE_REWARDS, auction, changes, held, reward_moves
from support.homesteaders import GOODS, Scene

PIECES = {"trade": {"trade": 1}, "track": {"tracks": 1}, "worker": {"workers": 1}, "vp": {"vp": 3}}
ALL_REWARDS = ["trade", "track", "worker", "wood", "food", "steel", "gold", "copper", "cattle", "vp"]


def gain(reward: str) -> dict[str, int]:
    """What a reward changes."""
    return PIECES.get(reward) or {reward: 1}


def passing(railroad: int) -> Scene:
    """Seat 0 of three, with the stone on this space, has just passed."""
    scene = auction(3)
    scene.give(0, railroad=railroad)
    scene.do("pass")
    return scene


@pytest.mark.rule("H-RAIL-01")
def test_the_line_leads_from_the_start_over_five_spaces() -> None:
    reached = []
    for railroad in range(6):
        reached.append(passing(railroad).seat(0)["railroad"])
    assert reached == [1, 2, 3, 4, 5, 5]
    assert [Scene(players=3).seat(seat)["railroad"] for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("H-RAIL-01")
@pytest.mark.parametrize("railroad", [-1, 6])
def test_a_stone_stands_nowhere_else(railroad: int) -> None:
    scene = Scene(players=3)
    with pytest.raises(frontier.PositionError, match="railroad"):
        scene.give(0, railroad=railroad)


@pytest.mark.rule("H-RAIL-02")
@pytest.mark.parametrize("railroad", range(1, 5))
def test_the_reward_is_that_of_the_space_reached_or_of_any_earlier_one(railroad: int) -> None:
    scene = passing(railroad)
    assert (scene.phase, scene.actor, scene.seat(0)["railroad"]) == ("reward", 0, railroad + 1)
    assert scene.legal() == reward_moves(railroad + 1)
    later = [f"reward {reward}" for rewards in LINE_REWARDS[railroad + 1 :] for reward in rewards]
    assert len(later) + len(scene.legal()) == len(ALL_REWARDS)
    for move in later:
        assert scene.why(move) == "H-RAIL-02"
        with pytest.raises(frontier.IllegalAction):
            scene.do(move)


@pytest.mark.rule("H-RAIL-02")
@pytest.mark.parametrize("railroad", range(1, 6))
def test_an_advance_brings_exactly_one_reward(railroad: int) -> None:
    for move in reward_moves(min(railroad + 1, 5)):
        scene = passing(railroad)
        before = held(scene, 0)
        others = [held(scene, seat) for seat in (1, 2)]
        scene.do(move)
        assert changes(before, held(scene, 0)) == gain(move.split()[1])
        assert [held(scene, seat) for seat in (1, 2)] == others
        assert (scene.phase, scene.actor) == ("bid", 1)


@pytest.mark.rule("H-RAIL-03")
def test_space_1_gives_a_trade_chip_without_asking() -> None:
    scene = auction(3)
    before = held(scene, 0)
    scene.do("pass")
    assert scene.seat(0)["railroad"] == 1
    assert changes(before, held(scene, 0)) == {"trade": 1}
    assert (scene.phase, scene.actor) == ("bid", 1)


def check_space(space: int, rewards: list[str]) -> None:
    """What space `space` adds to the choice, and what each of these rewards gives."""
    new = [move for move in passing(space - 1).legal() if move not in reward_moves(space - 1)]
    assert new == [f"reward {reward}" for reward in rewards]
    for reward in rewards:
        scene = passing(space - 1)
        before = held(scene, 0)
        scene.do(f"reward {reward}")
        assert changes(before, held(scene, 0)) == gain(reward)


@pytest.mark.rule("H-RAIL-03a")
def test_space_2_gives_a_track() -> None:
    check_space(2, ["track"])


@pytest.mark.rule("H-RAIL-03b")
def test_space_3_gives_a_worker() -> None:
    check_space(3, ["worker"])


@pytest.mark.rule("H-RAIL-03c")
def test_space_4_gives_a_good_of_choice() -> None:
    assert sorted(GOODS) == ["cattle", "copper", "food", "gold", "steel", "wood"]
    check_space(4, ["wood", "food", "steel", "gold", "copper", "cattle"])


@pytest.mark.rule("H-RAIL-03d")
def test_space_5_gives_three_vp() -> None:
    check_space(5, ["vp"])


@pytest.mark.rule("H-RAIL-04", "H-EX-20")
@pytest.mark.parametrize("reward", ALL_REWARDS)
def test_at_the_end_of_the_line_the_stone_stays_and_any_reward_is_open(reward: str) -> None:
    scene = passing(5)
    assert scene.seat(0)["railroad"] == 5
    assert (scene.phase, scene.actor) == ("reward", 0)
    assert scene.legal() == [f"reward {name}" for name in ALL_REWARDS]
    before = held(scene, 0)
    scene.do(f"reward {reward}")
    assert changes(before, held(scene, 0)) == gain(reward)
    assert scene.seat(0)["railroad"] == 5


@pytest.mark.rule("H-EX-02")
def test_from_space_2_a_pass_leads_to_space_3_and_its_three_rewards() -> None:
    scene = passing(2)
    assert scene.seat(0)["railroad"] == 3
    assert scene.legal() == ["reward trade", "reward track", "reward worker"]


@pytest.mark.rule("H-RAIL-05")
@pytest.mark.parametrize("tile", [14, 24])
def test_a_tile_gives_an_advance(tile: int) -> None:
    scene = Scene(players=4)
    scene.give(0, silver=10, railroad=1, trade=1)
    scene.won(0, tile=tile)
    scene.do("pay 0", "worker")
    assert (scene.phase, scene.actor) == ("reward", 0)
    assert scene.seat(0)["railroad"] == 2
    assert scene.legal() == reward_moves(2)
    before = held(scene, 0)
    scene.do("reward track")
    assert changes(before, held(scene, 0)) == {"tracks": 1}
    assert scene.seat(0)["railroad"] == 2


@pytest.mark.rule("H-RAIL-05")
@pytest.mark.parametrize(
    ("building", "tile", "cost"),
    [
        ("depot", 8, {"wood": 1, "steel": 1}),
        ("forge", 8, {"steel": 2}),
        ("rail_yard", 9, {"steel": 2, "gold": 1, "copper": 1}),
    ],
)
def test_a_building_gives_an_advance_when_built(building: str, tile: int, cost: dict[str, int]) -> None:
    scene = Scene(players=3)
    scene.give(0, railroad=3, **cost)
    scene.building(0, tile=tile)
    scene.do(f"build {building}")
    assert building in scene.seat(0)["buildings"]
    assert (scene.phase, scene.actor) == ("reward", 0)
    assert scene.seat(0)["railroad"] == 4
    assert scene.legal() == reward_moves(4)
    before = held(scene, 0)
    scene.do("reward cattle")
    assert changes(before, held(scene, 0)) == {"cattle": 1}


@pytest.mark.rule("H-RAIL-05")
def test_a_building_without_the_sign_gives_no_advance() -> None:
    scene = Scene(players=3)
    scene.give(0, railroad=3, wood=1)
    scene.building(0, tile=1)
    scene.do("build market")
    assert "market" in scene.seat(0)["buildings"]
    assert scene.seat(0)["railroad"] == 3
    assert scene.phase != "reward"


@pytest.mark.rule("H-RAIL-05")
def test_the_advance_of_a_tile_leads_on_from_that_of_a_pass() -> None:
    scene = auction(3, tiles={2: 14})
    scene.give(0, railroad=4)
    scene.give(1, railroad=4, trade=1)
    scene.do("pass", "reward vp", "bid 2 3", "pass")
    assert (scene.phase, scene.actor) == ("pay", 1)
    scene.do("pay 0", "no_worker")
    assert (scene.phase, scene.actor) == ("reward", 1)
    assert [scene.seat(seat)["railroad"] for seat in range(3)] == [5, 5, 1]
    assert scene.legal() == reward_moves(5)
    scene.do("reward vp")
    assert (scene.seat(0)["vp"], scene.seat(1)["vp"], scene.seat(1)["workers"]) == (3, 3, 1)
