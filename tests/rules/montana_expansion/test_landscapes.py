"""X-LAND, M-AMB-62, M-AMB-63: special landscapes in general and the order after a settlement."""

import pytest

import frontier
from rules.montana.helpers_city_build import Land, recruit, stock_up
from rules.montana_expansion.helpers_places import (
    CENTRE,
    LANDSCAPE_IDS,
    LANDSCAPES,
    Middle,
    find_bonus,
    find_middle,
    find_on,
    reach,
    reachable,
)
from support.montana import Scene

TILES = {2: 7, 3: 9, 4: 10}
BY_LANDSCAPE = pytest.mark.parametrize("landscape", LANDSCAPE_IDS)


@pytest.mark.rule("X-LAND-01")
def test_there_are_four_special_landscapes() -> None:
    seen = {Scene(players=2, seed=seed, modules=LANDSCAPES).data()["landscape"]["tiles"][0] for seed in range(40)}
    assert seen == set(LANDSCAPE_IDS)


@pytest.mark.rule("X-LAND-01")
def test_there_is_no_fifth_one() -> None:
    with pytest.raises(frontier.OptionError):
        frontier.game("montana", players=2, modules=LANDSCAPES, landscape="yellowstone")


@pytest.mark.rule("X-LAND-02")
@BY_LANDSCAPE
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_landscape_of_choice_replaces_the_centre_tile(players: int, landscape: str) -> None:
    for seed in range(3):
        tiles = Scene(players=players, seed=seed, modules=LANDSCAPES, landscape=landscape).data()["landscape"]["tiles"]
        assert tiles[0] == landscape
        assert len(tiles) == len(set(tiles)) == TILES[players]
        assert not {*tiles[1:]} & {*LANDSCAPE_IDS}


@pytest.mark.rule("X-LAND-02")
@BY_LANDSCAPE
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_special_landscape_is_surrounded(players: int, landscape: str) -> None:
    scene = Scene(players=players, modules=LANDSCAPES, landscape=landscape)
    middle = Middle(scene)
    assert all(len(middle.around(label)) == 6 for label in middle.tile)
    assert len(middle.fields) == 7 * TILES[players]
    special = {"bighorn_canyon": "river", "granite_peak": "mountain", "great_falls": "site", "helena": "site"}
    assert scene.field(middle.centre)["land"] == special[landscape]


@pytest.mark.rule("X-LAND-02")
def test_without_the_module_no_special_landscape_is_drawn() -> None:
    for seed in range(20):
        assert not {*Scene(players=4, seed=seed).data()["landscape"]["tiles"]} & {*LANDSCAPE_IDS}


@pytest.mark.rule("X-LAND-03")
@BY_LANDSCAPE
def test_the_board_shows_the_fields_of_one_side_only(landscape: str) -> None:
    scene = Scene(players=3, modules=LANDSCAPES, landscape=landscape)
    lands = {field["land"] for field in scene.view()["fields"]}
    assert ("river" in lands) == (landscape == "bighorn_canyon")
    assert ("lowland" in lands) == (landscape == "helena")
    assert ("site" in lands) == (landscape in ("great_falls", "helena"))


@pytest.mark.rule("X-LAND-03")
@pytest.mark.parametrize(("landscape", "chained"), [(name, name != "granite_peak") for name in LANDSCAPE_IDS])
def test_canteens_may_be_chained_unless_granite_peak_is_visible(landscape: str, chained: bool) -> None:
    scene = Scene(players=4, seed=3, modules=LANDSCAPES, landscape=landscape)
    scene.canteens(0, 2)
    scene.give(0, cows=0, goods={"grain": 0}, workers={"copper": 1})
    recruit(scene)
    scene.do("canteen")
    recruit(scene)
    assert (scene.legal() == ["canteen", "no_canteen"]) == chained
    assert scene.actor == (0 if chained else 1)


def beside_two_canteens(land: Land) -> str | None:
    """A field next to the starting tile and two lakes with canteens."""
    for label in land.meadows_around(land.start):
        if sum(bool(land.fields[lake]["canteen_symbol"]) for lake in land.lakes_by(label)) == 2:
            return label
    return None


@pytest.mark.rule("X-LAND-03")
@pytest.mark.parametrize("landscape", ["bighorn_canyon", "great_falls", "helena"])
def test_two_canteens_are_taken_unless_granite_peak_is_visible(landscape: str) -> None:
    scene, label = find_on(beside_two_canteens, players=4, modules=LANDSCAPES, landscape=landscape)
    stock_up(scene, 0)
    scene.do(f"build {label}")
    assert scene.seat(0)["canteens"] == 2


@pytest.mark.rule("M-AMB-62")
@BY_LANDSCAPE
def test_all_building_fields_hang_together_around_a_special_landscape(landscape: str) -> None:
    for players in (2, 3, 4):
        for seed in range(10):
            land = Land(Scene(players=players, seed=seed, modules=LANDSCAPES, landscape=landscape))
            found, edge = {land.start}, [land.start]
            while edge:
                new = set(land.meadows_around(edge.pop())) - found
                found |= new
                edge += new
            assert found == {land.start, *land.meadows}


@pytest.mark.rule("X-LAND-02")
@pytest.mark.parametrize("seed", range(6))
def test_the_landscape_is_turned_like_any_other(seed: int) -> None:
    scene = Scene(players=3, seed=seed, modules=LANDSCAPES, landscape="helena")
    middle = Middle(scene)
    assert len(middle.tile) == len(CENTRE) == 7
    assert scene.field(middle.turn(scene, 0))["land"] == "lowland"
    assert [scene.field(middle.turn(scene, ring))["land"] for ring in (1, 3, 5)] == ["mountain"] * 3


# The order after a settlement -----------------------------------------------------------------------


def order(scene: Scene, *kinds: str) -> list[str]:
    """The events of these kinds, as they happened."""
    return [event.kind for event in scene.events if event.kind in kinds]


@pytest.mark.rule("M-AMB-63")
def test_cow_then_canteen_then_bonus_then_the_special_settlement() -> None:
    def search(scene: Scene, middle: Middle) -> str | None:
        marks = middle.marks(scene)
        for mark in marks:
            for label in middle.meadows_around(mark):
                canteen = any(middle.fields[lake]["canteen_symbol"] for lake in middle.lakes_by(label))
                if middle.has_cow(label) and canteen and stepping(middle, label, marks):
                    return label
        return None

    def stepping(middle: Middle, label: str, marks: list[str]) -> bool:
        return middle.start not in middle.around(label) and reachable(middle, label, marks)

    scene, middle, label = find_middle("bighorn_canyon", search, modules=("settlements", "landscapes"))
    reach(scene, label, middle.marks(scene), seat=1)
    stock_up(scene, 0)
    scene.do(f"build {label}", "tile gate plain")
    kinds = ("built", "cow", "canteen", "bonus", "special", "gate")
    assert order(scene, *kinds) == list(kinds)


@pytest.mark.rule("M-AMB-63")
def test_goods_of_the_great_falls_can_be_exchanged_at_the_market() -> None:
    scene, _, label = find_bonus(
        "great_falls",
        lambda middle, label: middle.start not in middle.around(label),
        modules=("settlements", "landscapes"),
    )
    cost = scene.field(label)["cost"]
    scene.only_goods(0, **{good: cost.count(good) for good in cost})
    scene.do(f"build {label}", "tile market plain")
    assert (scene.phase, scene.data()["exchanges"]) == ("market", 1)
    scene.do("exchange pumpkin grain")
    goods = scene.seat(0)["goods"]
    assert (goods["grain"], goods["pumpkin"], goods["small_copper"], goods["small_stone"]) == (2, 0, 1, 1)


@pytest.mark.rule("M-AMB-63", "X-AMB-25")
def test_workers_of_helena_are_settled_before_the_special_settlement() -> None:
    scene, _, label = find_bonus("helena", modules=("settlements", "landscapes"))
    scene.give(0, workers={"grain": 8})
    scene.do(f"build {label}")
    assert scene.phase == "too_many"
    scene.do("give_back grain+grain")
    assert scene.phase == "which_tile"
