"""X-BASE and X-AMB-01: what changes as soon as the expansion is used, and what does not."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any

import pytest

import frontier
from rules.montana.helpers import NOBODY, bank_space, spin, wander
from rules.montana.helpers_city_build import Land
from rules.montana_expansion.helpers_places import LANDSCAPE_IDS, find_on, less
from support.montana import Scene

MODULES = ("settlements", "landscapes", "events", "goldrush")
SUBSETS = [subset for n in range(5) for subset in combinations(MODULES, n)]
USED = SUBSETS[1:]


def name(subset: tuple[str, ...]) -> str:
    return "+".join(subset) or "none"


def cows(data: Mapping[str, Any]) -> int:
    """All cows in the game."""
    return int(data["supply"]["cows"] + len(data["cows"]) + sum(seat["cows"] for seat in data["seats"]))


@pytest.mark.rule("X-BASE-01", "X-BASE-05")
@pytest.mark.parametrize("subset", USED, ids=name)
def test_the_starting_tile_lies_on_a_field_with_a_cow(subset: tuple[str, ...]) -> None:
    for players in (2, 3, 4):
        for seed in range(6):
            scene = Scene(players=players, seed=seed, modules=subset)
            assert scene.field(scene.data()["landscape"]["start"])["cow_symbol"]


@pytest.mark.rule("X-BASE-02", "X-BASE-05", "X-AMB-01")
@pytest.mark.parametrize("subset", USED, ids=name)
def test_the_cow_under_the_starting_tile_is_out_of_the_game(subset: tuple[str, ...]) -> None:
    scene = Scene(players=3, seed=4, modules=subset)
    symbols = set(scene.fields(cow_symbol=True))
    start = scene.data()["landscape"]["start"]
    assert set(scene.data()["cows"]) == symbols - {start}
    assert cows(scene.data()) == 24 - 1
    wander(scene, 150, seed=1)
    assert cows(scene.data()) == 24 - 1


@pytest.mark.rule("X-BASE-05")
def test_without_a_module_the_starting_tile_may_lie_anywhere_and_no_cow_leaves_the_game() -> None:
    starts = []
    for seed in range(30):
        scene = Scene(players=3, seed=seed)
        starts.append(scene.field(scene.data()["landscape"]["start"])["cow_symbol"])
        assert cows(scene.data()) == 24
    assert not all(starts)


@pytest.mark.rule("X-BASE-03")
@pytest.mark.parametrize("subset", SUBSETS, ids=name)
def test_any_modules_go_together(subset: tuple[str, ...]) -> None:
    scene = Scene(players=3, seed=2, modules=subset)
    data = scene.data()
    assert set(data["modules"]) == set(subset)
    assert ("specials" in data["seats"][0]) == ("settlements" in subset)
    assert (data["landscape"]["tiles"][0] in LANDSCAPE_IDS) == ("landscapes" in subset)
    assert ("events" in data) == ("events" in subset)
    assert ("mountains" in data) == ("goldrush" in subset)
    wander(scene, 200, seed=3)
    assert scene.game.dump(scene.game.load(scene.data())) == scene.data()


@pytest.mark.rule("X-BASE-03")
def test_there_is_no_fifth_module() -> None:
    with pytest.raises(frontier.OptionError):
        frontier.game("montana", players=3, modules=("settlements", "railroad"))


@pytest.mark.rule("X-BASE-04")
def test_a_spin_still_brings_two_workers_and_the_bank_still_pays_eight() -> None:
    scene = Scene(players=3, modules=MODULES)
    scene.give(0, workers={"copper": 1, "stone": 1}, silver=0, cows=0)
    scene.give(1, goods={"grain": 0}, cows=0)
    scene.do(f"bank {bank_space(scene, 2)}")
    assert scene.seat(0)["silver"] == 8
    assert scene.actor == 1
    scene.do("recruit", spin(scene, "stone", "pumpkin"))
    assert scene.seat(1)["workers"] == {**NOBODY, "stone": 1, "pumpkin": 1}


def quiet_field(land: Land) -> str | None:
    """A field beside the starting tile without cow, lake, symbol and mountain."""
    lands = {label: field["land"] for label, field in land.fields.items()}
    for label in filter(land.is_plain, land.meadows_around(land.start)):
        if {lands[other] for other in land.around(label)} == {"meadow"}:
            return label
    return None


@pytest.mark.rule("X-BASE-04")
def test_a_settlement_still_costs_what_is_printed_and_two_unbuilt_ones_bring_two_silver() -> None:
    scene, label = find_on(quiet_field, modules=MODULES)
    scene.give(0, silver=0, cows=0, goods=dict.fromkeys(("small_copper", "small_stone", "grain", "pumpkin"), 5))
    scene.give(0, goods={"big_copper": 3, "big_stone": 3})
    had, cost = scene.seat(0)["goods"], scene.field(label)["cost"]
    scene.do(f"build {label}", "tile plain plain")
    assert scene.seat(0)["goods"] == less(had, *cost)
    scene.do("stop")
    assert scene.seat(0)["silver"] == 2
    assert (scene.actor, scene.data()["settlements"]) == (1, {label: {"seat": 0, "tiles": 1, "top": "plain"}})


@pytest.mark.rule("X-BASE-04")
@pytest.mark.parametrize("landscape", LANDSCAPE_IDS)
def test_a_settlement_still_needs_a_neighbour_and_a_meadow(landscape: str) -> None:
    scene = Scene(players=3, modules=MODULES, landscape=landscape)
    scene.give(0, goods=dict.fromkeys(("small_copper", "small_stone", "grain", "pumpkin"), 5))
    scene.give(0, goods={"big_copper": 3, "big_stone": 3})
    land = Land(scene)
    far = next(label for label in land.meadows if land.start not in land.around(label))
    assert scene.why(f"build {far}") == "M-BUILD-02"
    mountain = scene.fields(land="mountain")[0]
    assert scene.why(f"build {mountain}") == "M-BUILD-04"
    assert set(scene.legal("build")) == {f"build {label}" for label in land.meadows_around(land.start)}
