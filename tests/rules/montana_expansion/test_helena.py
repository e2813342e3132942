"""X-HELENA, X-EX-11, X-AMB-25: Helena."""

import pytest

from rules.montana.helpers import NOBODY, leave_workers
from rules.montana.helpers_city_build import stock_up
from rules.montana_expansion.helpers_places import (
    Middle,
    find_bonus,
    find_middle,
    goods_of,
    new_turn,
    reach,
    reachable,
)
from support.montana import Scene


def opened() -> tuple[Scene, Middle]:
    """Another player has built beside the road; the first one's turn."""
    scene, middle, label = find_middle(
        "helena", lambda scene, middle: next(iter(middle.meadows_around(middle.turn(scene, 0))), None)
    )
    scene.settle(label, 1)
    scene.give(0, cows=0, workers={"copper": 1})
    return scene, middle


def mixes(copper: int, stone: int) -> str:
    return "mix " + "+".join(["big_copper"] * copper + ["big_stone"] * stone)


@pytest.mark.rule("X-HELENA-01")
def test_the_first_settlement_beside_the_road_brings_the_two_workers_shown() -> None:
    scene, _, label = find_bonus("helena")
    supply = scene.supply()["workers"]
    scene.do(f"build {label}")
    assert scene.seat(0)["workers"] == {**NOBODY, "copper": 1, "stone": 1}
    assert scene.supply()["workers"] == {**supply, "copper": supply["copper"] - 1, "stone": supply["stone"] - 1}
    assert len(scene.happened("bonus")) == 1


@pytest.mark.rule("X-HELENA-01")
def test_only_the_first_player_gets_workers() -> None:
    def search(scene: Scene, middle: Middle) -> tuple[str, str] | None:
        road = middle.turn(scene, 0)
        labels = [label for label in middle.meadows_around(road) if reachable(middle, label, [road])]
        return (labels[0], labels[1]) if len(labels) >= 2 else None

    scene, middle, labels = find_middle("helena", search)
    gains = []
    for seat, label in enumerate(labels):
        new_turn(scene, seat)
        reach(scene, label, [middle.turn(scene, 0)])
        scene.do(f"build {label}")
        gains.append(sum(scene.seat(seat)["workers"].values()))
    assert gains == [2, 0]


@pytest.mark.rule("X-HELENA-01", "X-AMB-25")
@pytest.mark.parametrize("back", ["copper+stone", "grain+grain", "copper+grain"])
def test_with_eight_workers_any_two_are_given_back(back: str) -> None:
    scene, _, label = find_bonus("helena")
    scene.give(0, workers={"grain": 8})
    scene.do(f"build {label}")
    assert scene.phase == "too_many"
    assert set(scene.legal()) == {
        f"give_back {pair}" for pair in ("copper+stone", "grain+grain", "copper+grain", "stone+grain")
    }
    scene.do(f"give_back {back}")
    workers = {**NOBODY, "copper": 1, "stone": 1, "grain": 8}
    for kind in back.split("+"):
        workers[kind] -= 1
    assert scene.seat(0)["workers"] == workers
    assert scene.phase == "building"


@pytest.mark.rule("X-AMB-25")
def test_with_seven_workers_one_is_given_back() -> None:
    scene, _, label = find_bonus("helena")
    scene.give(0, workers={"grain": 7})
    scene.do(f"build {label}")
    assert set(scene.legal()) == {"give_back copper", "give_back stone", "give_back grain"}


@pytest.mark.rule("X-HELENA-02")
def test_workers_missing_in_the_supply_are_collected_from_everybody() -> None:
    scene, _, label = find_bonus("helena")
    scene.give(0, workers={"stone": 2})
    scene.give(1, workers={"stone": 3, "copper": 2})
    leave_workers(scene, "stone", 0)
    scene.do(f"build {label}")
    assert scene.seat(0)["workers"] == {**NOBODY, "copper": 1, "stone": 2 - 1 + 1}
    assert scene.seat(1)["workers"] == {**NOBODY, "copper": 2, "stone": 3 - 1}
    assert scene.supply()["workers"]["stone"] == 1
    assert [event.seat for event in scene.happened("shortage")] == [0, 1]


@pytest.mark.rule("X-HELENA-02")
def test_a_worker_that_nobody_can_return_is_forfeited() -> None:
    scene, middle, label = find_bonus("helena")
    leave_workers(scene, "copper", 0)
    scene.do(f"build {label}")
    assert scene.seat(0)["workers"] == {**NOBODY, "stone": 1}
    assert scene.field(middle.centre)["open"]


@pytest.mark.rule("M-CATTLE-01", "X-HELENA-06")
def test_no_cow_is_traded_while_the_city_is_paid_for() -> None:
    scene, middle = opened()
    scene.give(0, cows=2)
    scene.only_goods(0, big_copper=4, big_stone=2)
    scene.do(f"build {middle.centre}")
    assert set(scene.legal()) == {mixes(4, 1), mixes(3, 2)}


@pytest.mark.rule("X-HELENA-03")
def test_a_mountain_in_between_blocks() -> None:
    """A field beside the mountains around the road, but not beside the road itself."""

    def search(scene: Scene, middle: Middle) -> str | None:
        road = middle.turn(scene, 0)
        for mountain in (middle.turn(scene, 1), middle.turn(scene, 5)):
            for label in middle.meadows_around(mountain):
                if road not in middle.around(label) and reachable(middle, label, [road]):
                    return label
        return None

    scene, middle, label = find_middle("helena", search)
    reach(scene, label, [middle.turn(scene, 0)])
    stock_up(scene, 0)
    scene.do(f"build {label}")
    assert scene.seat(0)["workers"] == NOBODY
    assert scene.why(f"build {middle.centre}") == "X-HELENA-04"


@pytest.mark.rule("X-HELENA-01", "X-HELENA-03")
@pytest.mark.parametrize("ring", [2, 4])
def test_a_lowland_without_the_road_brings_nothing(ring: int) -> None:
    def search(scene: Scene, middle: Middle) -> str | None:
        road = middle.turn(scene, 0)
        for label in middle.meadows_around(middle.turn(scene, ring)):
            if reachable(middle, label, [road]):
                return label
        return None

    scene, middle, label = find_middle("helena", search)
    reach(scene, label, [middle.turn(scene, 0)])
    stock_up(scene, 0)
    scene.do(f"build {label}")
    assert scene.seat(0)["workers"] == NOBODY
    assert not scene.happened("bonus")
    assert scene.why(f"build {middle.centre}") == "X-HELENA-04"


@pytest.mark.rule("X-HELENA-03")
@pytest.mark.parametrize("side", [0, 1, 2])
def test_each_open_side_of_the_road_counts(side: int) -> None:
    def search(scene: Scene, middle: Middle) -> list[str] | None:
        road = middle.turn(scene, 0)
        outer = [label for label in middle.around(road) if label not in middle.tile]
        fits = all(label in middle.meadows and reachable(middle, label, [road]) for label in outer)
        return outer if fits else None

    scene, middle, outer = find_middle("helena", search)
    reach(scene, outer[side], [middle.turn(scene, 0)])
    stock_up(scene, 0)
    scene.do(f"build {outer[side]}")
    assert scene.seat(0)["workers"] == {**NOBODY, "copper": 1, "stone": 1}


@pytest.mark.rule("X-HELENA-04")
def test_the_city_is_closed_before_and_open_after_the_first_settlement_beside_the_road() -> None:
    scene, middle, label = find_bonus("helena")
    scene.give(0, goods={"big_copper": 5, "big_stone": 4})
    assert scene.why(f"build {middle.centre}") == "X-HELENA-04"
    assert f"build {middle.centre}" not in scene.legal()
    scene.do(f"build {label}")
    assert f"build {middle.centre}" in scene.legal()


@pytest.mark.rule("X-EX-11", "X-HELENA-05", "X-HELENA-06")
def test_example_three_copper_and_two_stone_pay_for_three_tiles() -> None:
    scene, middle = opened()
    scene.only_goods(0, big_copper=3, big_stone=2, grain=1)
    scene.give(0, cows=1)
    supply = scene.supply()["goods"]
    scene.do(f"build {middle.centre}")
    assert scene.data()["settlements"][middle.centre] == {"seat": 0, "tiles": 3}
    assert scene.seat(0)["stock"] == 10 - 3
    assert goods_of(scene, 0) == {"grain": 1}
    assert scene.supply()["goods"]["big_copper"] == supply["big_copper"] + 3
    assert scene.supply()["goods"]["big_stone"] == supply["big_stone"] + 2


@pytest.mark.rule("X-EX-11", "X-HELENA-06")
@pytest.mark.parametrize(("copper", "stone"), [(4, 0), (0, 4), (2, 2), (1, 3)])
def test_example_four_big_goods_and_small_ones_are_not_enough(copper: int, stone: int) -> None:
    scene, middle = opened()
    scene.only_goods(0, big_copper=copper, big_stone=stone, small_copper=4, small_stone=4, grain=4, pumpkin=4)
    assert f"build {middle.centre}" not in scene.legal()
    assert scene.why(f"build {middle.centre}") == "X-HELENA-06"


@pytest.mark.rule("X-HELENA-06")
@pytest.mark.parametrize("copper", range(6))
def test_five_big_goods_in_any_mix(copper: int) -> None:
    scene, middle = opened()
    scene.only_goods(0, big_copper=5, big_stone=5, small_copper=2)
    scene.do(f"build {middle.centre}")
    assert scene.phase == "mix"
    assert set(scene.legal()) == {mixes(n, 5 - n) for n in range(6)}
    scene.do(mixes(copper, 5 - copper))
    assert (scene.seat(0)["goods"]["big_copper"], scene.seat(0)["goods"]["big_stone"]) == (5 - copper, copper)
    assert scene.seat(0)["goods"]["small_copper"] == 2
    assert scene.data()["settlements"][middle.centre]["tiles"] == 3


@pytest.mark.rule("X-HELENA-05")
def test_the_city_can_be_built_once() -> None:
    scene, middle = opened()
    stock_up(scene, 0)
    scene.do(f"build {middle.centre}", mixes(4, 1), "stop")
    new_turn(scene, 1)
    assert scene.why(f"build {middle.centre}") == "M-BUILD-05"


@pytest.mark.rule("X-HELENA-07")
@pytest.mark.parametrize("ring", [0, 2, 4])
def test_the_lowland_is_never_built_on(ring: int) -> None:
    scene, middle = opened()
    stock_up(scene, 0)
    scene.do(f"build {middle.centre}", mixes(4, 1))
    label = middle.turn(scene, ring)
    assert scene.field(label)["land"] == "lowland"
    assert f"build {label}" not in scene.legal()
    assert scene.why(f"build {label}") == "X-HELENA-07"
