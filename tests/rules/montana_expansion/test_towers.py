"""X-TOWER, X-EX-01, X-AMB-09 to -13: watchtowers, also with the extra cost of an event and with Helena."""

from pathlib import Path
from typing import Any

import pytest

import frontier
from rules.montana.helpers_city_build import find_run, settle, stock_up, turn_of
from rules.montana_expansion.helpers_places import (
    LANDSCAPES,
    SETTLEMENTS,
    bury,
    edited,
    find_middle,
    find_tolled,
    goods_of,
    less,
)
from support.montana import Scene

COPPER_AND_PUMPKIN = ["small_copper", "pumpkin"]
WITH_EVENTS = ("settlements", "events")


def beside_towers(*owners: int, cost: list[str] = COPPER_AND_PUMPKIN, **options: Any) -> tuple[Scene, str]:
    """A field with this cost beside watchtowers of these players; everybody has a worker, nobody cows."""
    scene, label, beside = find_tolled(cost, around=len(owners), **options)
    for neighbour, owner in zip(beside, owners, strict=True):
        scene.top(neighbour, owner, "watchtower")
    for seat in range(scene.game.players):
        scene.give(seat, cows=0, workers={"copper": 1})
    return scene, label


@pytest.mark.rule("X-TOWER-01", "X-TOWER-02", "X-EX-01", "X-TOWER-07")
@pytest.mark.parametrize("extra", COPPER_AND_PUMPKIN)
def test_example_an_opponent_pays_one_more_of_the_goods_shown(extra: str) -> None:
    scene, label = beside_towers(1)
    scene.only_goods(0, small_copper=3, small_stone=3, grain=3, pumpkin=3, big_copper=3)
    had, supply = scene.seat(0)["goods"], scene.supply()["goods"]
    scene.do(f"build {label}")
    assert scene.phase == "toll"
    assert set(scene.legal()) == {"toll small_copper", "toll pumpkin"}
    scene.do(f"toll {extra}", "tile plain plain")
    paid = [*COPPER_AND_PUMPKIN, extra]
    assert scene.seat(0)["goods"] == less(had, *paid)
    assert scene.supply()["goods"] == {good: supply[good] + paid.count(good) for good in supply}
    assert scene.data()["settlements"][label] == {"seat": 0, "tiles": 1, "top": "plain"}


@pytest.mark.rule("X-TOWER-06", "X-EX-01", "X-TOWER-01")
@pytest.mark.parametrize("purse", [{}, {"grain": 4}, {"grain": 2, "small_stone": 2, "big_copper": 3}])
def test_example_the_printed_goods_alone_or_with_others_do_not_suffice(purse: dict[str, int]) -> None:
    scene, label = beside_towers(1)
    scene.only_goods(0, small_copper=1, pumpkin=1, **purse)
    assert f"build {label}" not in scene.legal()
    assert scene.why(f"build {label}") == "X-TOWER-06"


@pytest.mark.rule("X-EX-01", "X-TOWER-04")
def test_example_the_owner_pays_the_printed_cost_only() -> None:
    scene, label = beside_towers(1)
    turn_of(scene, 1)
    scene.only_goods(1, small_copper=1, pumpkin=1)
    scene.do(f"build {label}", "tile plain plain")
    assert scene.data()["settlements"][label]["seat"] == 1
    assert goods_of(scene, 1) == {}
    assert not scene.happened("paid_toll")


@pytest.mark.rule("X-TOWER-02")
@pytest.mark.parametrize("extra", COPPER_AND_PUMPKIN)
def test_a_builder_with_one_good_to_spare_is_not_asked(extra: str) -> None:
    scene, label = beside_towers(1)
    scene.only_goods(0, **{"small_copper": 1, "pumpkin": 1, extra: 2})
    scene.do(f"build {label}")
    assert scene.phase == "which_tile"
    assert goods_of(scene, 0) == {}
    assert [(event.seat, event.b) for event in scene.happened("paid_toll")] == [(0, 1)]


@pytest.mark.rule("X-TOWER-02")
def test_the_size_of_the_extra_good_must_be_that_of_the_field() -> None:
    scene, label = beside_towers(1, cost=["grain", "pumpkin", "big_stone"], double=True)
    scene.only_goods(0, grain=1, pumpkin=1, big_stone=1, small_stone=3)
    assert scene.why(f"build {label}") == "X-TOWER-06"
    scene.only_goods(0, grain=1, pumpkin=1, big_stone=2, small_stone=3)
    scene.do(f"build {label}")
    assert goods_of(scene, 0) == {"small_stone": 3}


@pytest.mark.rule("X-TOWER-03", "X-AMB-09")
def test_two_watchtowers_ask_two_goods_chosen_one_by_one() -> None:
    scene, label = beside_towers(1, 2)
    scene.only_goods(0, small_copper=3, pumpkin=3, grain=3)
    scene.do(f"build {label}")
    pairs = {"toll small_copper+small_copper", "toll small_copper+pumpkin", "toll pumpkin+pumpkin"}
    assert set(scene.legal()) == pairs
    scene.do("toll pumpkin+pumpkin")
    assert goods_of(scene, 0) == {"small_copper": 2, "grain": 3}


@pytest.mark.rule("X-TOWER-03", "X-TOWER-06")
def test_one_extra_good_is_too_few_for_two_watchtowers() -> None:
    scene, label = beside_towers(1, 2)
    scene.only_goods(0, small_copper=2, pumpkin=1, grain=3)
    assert scene.why(f"build {label}") == "X-TOWER-06"
    scene.only_goods(0, small_copper=2, pumpkin=2, grain=3)
    assert scene.why(f"build {label}") == ""
    scene.do(f"build {label}")
    assert goods_of(scene, 0) == {"grain": 3}


@pytest.mark.rule("X-TOWER-03")
def test_three_watchtowers_ask_three_goods() -> None:
    scene, label = beside_towers(1, 2, 3, players=4)
    scene.only_goods(0, small_copper=1, pumpkin=3)
    assert scene.why(f"build {label}") == "X-TOWER-06"
    scene.only_goods(0, small_copper=1, pumpkin=4)
    scene.do(f"build {label}")
    assert goods_of(scene, 0) == {}


@pytest.mark.rule("X-TOWER-03", "X-TOWER-04")
def test_the_own_watchtower_does_not_count_beside_another() -> None:
    scene, label = beside_towers(0, 1)
    scene.only_goods(0, small_copper=1, pumpkin=2, grain=1)
    scene.do(f"build {label}")
    assert goods_of(scene, 0) == {"grain": 1}


@pytest.mark.rule("X-TOWER-01")
def test_a_field_that_is_not_adjacent_costs_nothing_extra() -> None:
    scene, label, beside = find_tolled(COPPER_AND_PUMPKIN)
    tower = next(
        other
        for other in scene.fields(land="meadow")
        if other not in (label, *beside, *scene.neighbours(label), scene.data()["landscape"]["start"])
    )
    scene.top(tower, 1, "watchtower")
    scene.settle(beside[0], 1)
    scene.give(0, cows=0)
    scene.only_goods(0, small_copper=1, pumpkin=1)
    scene.do(f"build {label}", "tile plain plain")
    assert goods_of(scene, 0) == {}


@pytest.mark.rule("X-TOWER-05")
def test_a_watchtower_works_for_the_rest_of_the_game_and_for_every_build() -> None:
    scene, label = beside_towers(2)
    tower = next(iter(scene.data()["settlements"]))
    data = scene.data()
    data["round"] = 60
    scene.load(data)
    others = [other for other in scene.neighbours(tower) if other != label and scene.field(other)["land"] == "meadow"]
    again = next(other for other in others if other != scene.data()["landscape"]["start"])
    for seat, field in ((0, label), (1, again)):
        turn_of(scene, seat)
        stock_up(scene, seat)
        had, cost = scene.seat(seat)["goods"], scene.field(field)["cost"]
        scene.do(f"build {field}", f"toll {cost[0]}")
        assert scene.seat(seat)["goods"] == less(had, *cost, cost[0])
        scene.do(next(move for move in scene.legal("tile") if move == "tile plain plain"))
        scene.do("stop")
        for each in range(3):
            scene.only_goods(each)


@pytest.mark.rule("X-TOWER-05")
def test_the_second_settlement_of_a_turn_pays_again() -> None:
    scene, label = beside_towers(1)
    tower = next(iter(scene.data()["settlements"]))
    beside = [other for other in scene.neighbours(tower) if scene.field(other)["land"] == "meadow"]
    again = next(other for other in beside if other not in (label, scene.data()["landscape"]["start"]))
    stock_up(scene, 0)
    scene.do(f"build {label}", "toll pumpkin", "tile plain plain", f"build {again}")
    assert scene.phase == "toll"


@pytest.mark.rule("X-SPECIAL-07", "X-TOWER-05")
def test_a_covered_watchtower_is_no_watchtower() -> None:
    scene, label, beside = find_tolled(COPPER_AND_PUMPKIN)
    bury(scene, beside[0], 1, "watchtower")
    scene.give(0, cows=0)
    scene.only_goods(0, small_copper=1, pumpkin=1)
    scene.do(f"build {label}", "tile plain plain")
    assert goods_of(scene, 0) == {}


@pytest.mark.rule("X-TOWER-06", "M-BUILD-21")
def test_a_builder_without_the_extra_good_can_get_it_by_a_cow() -> None:
    scene, label = beside_towers(1)
    scene.only_goods(0, small_copper=1, pumpkin=1)
    scene.give(0, cows=1)
    assert scene.why(f"build {label}") == "X-TOWER-06"
    scene.do("trade pumpkin")
    assert scene.why(f"build {label}") == ""


@pytest.mark.rule("M-CATTLE-01", "X-TOWER-02")
def test_no_cow_is_traded_while_the_toll_is_chosen() -> None:
    scene, label = beside_towers(1)
    scene.give(0, cows=3)
    scene.only_goods(0, small_copper=2, pumpkin=2)
    scene.do(f"build {label}")
    assert set(scene.legal()) == {"toll small_copper", "toll pumpkin"}


@pytest.mark.rule("X-TOWER-02", "X-TOWER-03")
def test_a_field_that_shows_one_kind_leaves_no_choice() -> None:
    scene, label = beside_towers(1, 2, cost=["grain", "grain"])
    scene.only_goods(0, grain=3, pumpkin=5)
    assert scene.why(f"build {label}") == "X-TOWER-06"
    scene.only_goods(0, grain=5, pumpkin=5)
    scene.do(f"build {label}")
    assert goods_of(scene, 0) == {"grain": 1, "pumpkin": 5}


@pytest.mark.rule("X-TOWER-01", "X-SPECIAL-07")
def test_a_tower_built_in_this_turn_costs_its_owner_nothing_in_the_next_build() -> None:
    scene, label, beside = find_tolled(COPPER_AND_PUMPKIN, around=2)
    scene.settle(beside[0], 1)
    stock_up(scene, 0)
    scene.do(f"build {label}", "tile watchtower plain")
    had, cost = scene.seat(0)["goods"], scene.field(beside[1])["cost"]
    scene.do(f"build {beside[1]}")
    assert scene.phase == "which_tile"
    assert scene.seat(0)["goods"] == less(had, *cost)


# Rulings ------------------------------------------------------------------------------------------


@pytest.mark.rule("X-AMB-10")
def test_the_event_good_is_paid_as_well_and_is_no_toll() -> None:
    scene, label = beside_towers(1, modules=WITH_EVENTS)
    scene.cards(left="no_cattle", right="extra_cost_grain")
    scene.only_goods(0, small_copper=3, small_stone=3, grain=3, pumpkin=3)
    scene.do(f"build {label}")
    assert set(scene.legal()) == {"toll small_copper", "toll pumpkin"}
    assert scene.why("toll grain") == "X-TOWER-02"
    scene.do("toll pumpkin")
    assert goods_of(scene, 0) == {"small_copper": 2, "small_stone": 3, "grain": 2, "pumpkin": 1}


@pytest.mark.rule("X-AMB-10", "X-TOWER-06")
def test_goods_of_the_event_kind_do_not_pay_the_toll() -> None:
    scene, label = beside_towers(1, modules=WITH_EVENTS)
    scene.cards(left="no_cattle", right="extra_cost_grain")
    scene.only_goods(0, small_copper=1, grain=5, pumpkin=1)
    assert scene.why(f"build {label}") == "X-TOWER-06"
    scene.only_goods(0, small_copper=2, pumpkin=2, small_stone=1)
    assert f"build {label}" not in scene.legal()  # the event's good is missing
    scene.only_goods(0, small_copper=2, pumpkin=1, grain=1)
    scene.do(f"build {label}")
    assert goods_of(scene, 0) == {}


@pytest.mark.rule("X-AMB-10")
def test_an_event_good_that_is_printed_on_the_field_may_pay_the_toll() -> None:
    scene, label = beside_towers(1, cost=["grain", "pumpkin"], modules=WITH_EVENTS)
    scene.cards(left="no_cattle", right="extra_cost_grain")
    scene.only_goods(0, grain=2, pumpkin=1, small_stone=1)
    assert scene.why(f"build {label}") == "X-TOWER-06"
    scene.only_goods(0, grain=3, pumpkin=2)
    scene.do(f"build {label}")
    assert set(scene.legal()) == {"toll grain", "toll pumpkin"}
    scene.do("toll grain")
    assert goods_of(scene, 0) == {"pumpkin": 1}


@pytest.mark.rule("X-AMB-11")
def test_a_field_for_two_settlements_pays_one_toll() -> None:
    cost = ["small_copper", "small_stone", "grain", "pumpkin"]
    scene, label = beside_towers(1, cost=cost, double=True)
    scene.only_goods(0, small_copper=1, small_stone=1, grain=2, pumpkin=1)
    scene.do(f"build {label}", "tile plain plain")
    assert scene.data()["settlements"][label]["tiles"] == 2
    assert goods_of(scene, 0) == {}


@pytest.mark.rule("X-AMB-11")
def test_a_settlement_with_a_line_bonus_pays_one_toll() -> None:
    scene, run = find_run(
        4,
        lambda land, run: (
            land.is_plain(run[3])
            and land.start not in land.around(run[3])
            and bool({*land.meadows_around(run[3])} - {*run})
        ),
        modules=SETTLEMENTS,
    )
    tower = next(
        label for label in scene.neighbours(run[3]) if label not in run and scene.field(label)["land"] == "meadow"
    )
    scene.top(tower, 1, "watchtower")
    settle(scene, 0, dict.fromkeys(run[:3], 1))
    stock_up(scene, 0)
    had, cost = scene.seat(0)["goods"], scene.field(run[3])["cost"]
    scene.do(f"build {run[3]}", f"toll {cost[0]}", "tile plain plain")
    assert scene.data()["settlements"][run[3]]["tiles"] == 2
    assert scene.seat(0)["goods"] == less(had, *cost, cost[0])


BUILDABLE = ('{ at = "ring4", land = "lowland"', '{ at = "ring4", land = "meadow", cost = ["grain", "pumpkin"]')


@pytest.mark.rule("X-AMB-12")
def test_a_watchtower_beside_helena_would_ask_a_big_good(tmp_path: Path) -> None:
    """Only with another landscape, in which a field beside the city can be built on."""
    scene, middle, road = find_middle(
        "helena",
        lambda scene, middle: next(iter(middle.meadows_around(middle.turn(scene, 0))), None),
        modules=(*SETTLEMENTS, *LANDSCAPES),
        components=edited(tmp_path, "helena", BUILDABLE),
    )
    scene.settle(road, 2)
    scene.top(middle.turn(scene, 4), 1, "watchtower")
    scene.give(0, cows=0, workers={"copper": 1})
    scene.only_goods(0, big_copper=3, big_stone=2, grain=3, small_stone=3)
    assert scene.why(f"build {middle.centre}") == "X-TOWER-06"
    scene.only_goods(0, big_copper=4, big_stone=4, grain=3)
    scene.do(f"build {middle.centre}")
    tolls, mixes = set(), 0
    while scene.phase in ("mix", "toll"):
        if scene.phase == "toll":
            tolls = set(scene.legal())
            scene.do("toll big_stone")
        else:
            mixes += 1
            scene.do("mix big_copper+big_copper+big_copper+big_stone+big_stone")
    assert (tolls, mixes) == ({"toll big_copper", "toll big_stone"}, 1)
    assert goods_of(scene, 0) == {"big_copper": 1, "big_stone": 1, "grain": 3}


@pytest.mark.rule("X-AMB-12")
def test_nothing_beside_helena_can_be_built_on() -> None:
    scene, middle, _ = find_middle("helena", lambda scene, middle: True, modules=(*SETTLEMENTS, *LANDSCAPES))
    assert {scene.field(label)["land"] for label in middle.around(middle.centre)} == {"lowland", "mountain"}


@pytest.mark.rule("X-AMB-13")
def test_every_building_field_shows_a_good(tmp_path: Path) -> None:
    """A field without printed goods would cost no toll; there is none, and a component file with one is refused."""
    for seed in range(5):
        scene = Scene(players=4, seed=seed, modules=(*SETTLEMENTS, *LANDSCAPES))
        fields = [field for field in scene.view()["fields"] if field["land"] in ("meadow", "site")]
        assert all(field["cost"] or field["mix"] for field in fields)
    bare = edited(tmp_path, "bighorn_canyon", ('cost = ["small_stone", "pumpkin"]', "cost = []"))
    with pytest.raises(frontier.ComponentError):
        frontier.game("montana", players=3, modules=LANDSCAPES, components=bare)
