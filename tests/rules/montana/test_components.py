"""M-COMP: components and limits."""

import tomllib
from pathlib import Path

import pytest

import frontier
from rules.montana.helpers import (
    AREAS,
    NOBODY,
    SMALL_GOODS,
    bank_silver,
    bank_space,
    box,
    cheapest,
    goods_in_play,
    no_cows,
    set_up,
    spin,
    wander,
    workers_in_play,
)
from support.boxes import MONTANA_FILE
from support.montana import GOODS, KINDS, Scene

COUNTS = (2, 3, 4)
COLOURS = {"blue", "yellow", "green", "red"}


@pytest.mark.rule("M-COMP-01")
@pytest.mark.parametrize("players", COUNTS)
def test_two_to_four_players_each_with_a_colour(players: int) -> None:
    colours = [seat["colour"] for seat in set_up(players)["seats"]]
    assert len(set(colours)) == players
    assert set(colours) <= COLOURS


@pytest.mark.rule("M-COMP-01")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(frontier.OptionError):
        frontier.game("montana", players=players)


@pytest.mark.rule("M-COMP-02")
def test_six_locations_can_be_worked_at() -> None:
    scene = Scene()
    scene.give(0, workers=dict.fromkeys(KINDS, 2), silver=10, goods={"pumpkin": 8})
    assert set(scene.data()["areas"]) == set(AREAS)
    assert {move.split()[1] for move in scene.legal("work")} == set(AREAS)
    assert scene.legal("bank")
    assert scene.legal("city")


@pytest.mark.rule("M-COMP-03")
@pytest.mark.parametrize("players", COUNTS)
def test_72_workers_18_of_each_kind(players: int) -> None:
    workers = workers_in_play(set_up(players))
    assert workers == dict.fromkeys(KINDS, 18)
    assert workers.total() == 72


@pytest.mark.rule("M-COMP-04")
def test_twelve_settlements_of_a_colour_and_not_one_more(tmp_path: Path) -> None:
    assert [seat["stock"] for seat in set_up(2)["seats"]] == [12, 12]
    with pytest.raises(frontier.ComponentError):
        frontier.game("montana", players=2, components=box(tmp_path, {"players.2.settlements": 13}))


@pytest.mark.rule("M-COMP-05")
def test_four_players_use_all_120_goods() -> None:
    goods = goods_in_play(set_up(4))
    assert goods == {**dict.fromkeys(SMALL_GOODS, 24), "big_copper": 12, "big_stone": 12}
    assert goods.total() == 120


@pytest.mark.rule("M-COMP-05")
@pytest.mark.parametrize(("key", "n"), [("small_goods", 21), ("big_goods", 13)])
def test_no_more_goods_than_the_box_holds(tmp_path: Path, key: str, n: int) -> None:
    with pytest.raises(frontier.ComponentError):
        frontier.game("montana", players=4, components=box(tmp_path, {f"players.4.{key}": n}))


@pytest.mark.rule("M-COMP-06")
def test_money_is_one_sum_in_silver() -> None:
    scene = Scene()
    no_cows(scene)
    scene.give(0, silver=7, workers={"grain": 1})
    scene.do("work grain_field 3")
    assert scene.seat(0)["silver"] == 1


@pytest.mark.rule("M-COMP-06", "M-COMP-12")
def test_more_money_than_all_coins_together_is_still_paid() -> None:
    scene = Scene()
    coins = 10 * 5 + 39
    scene.give(0, silver=coins, workers={"stone": 1})
    scene.give(1, silver=coins)
    space = bank_space(scene, workers=1)
    scene.do(f"bank {space}")
    assert scene.seat(0)["silver"] == coins + bank_silver(scene, space)


@pytest.mark.rule("M-COMP-12")
def test_a_cow_brings_its_silver_however_much_money_is_about() -> None:
    scene = Scene()
    scene.give(0, silver=1000, cows=1)
    scene.do("trade silver")
    assert scene.seat(0)["silver"] == 1003


@pytest.mark.rule("M-COMP-07")
@pytest.mark.parametrize("players", COUNTS)
def test_24_cows(players: int) -> None:
    data = set_up(players)
    assert data["supply"]["cows"] + sum(seat["cows"] for seat in data["seats"]) + len(data["cows"]) == 24


@pytest.mark.rule("M-COMP-08")
def test_the_tiles_show_the_six_canteens_there_are(tmp_path: Path) -> None:
    tiles = tomllib.loads(MONTANA_FILE.read_text(encoding="utf-8"))["tiles"]
    assert sum(field.get("canteen", False) for tile in tiles for field in tile["fields"]) == 6
    with pytest.raises(frontier.ComponentError):
        frontier.game("montana", components=box(tmp_path, {"pieces.canteens": 5}))


@pytest.mark.rule("M-COMP-09")
def test_twelve_landscape_tiles_and_one_starting_tile() -> None:
    seen: set[str] = set()
    for seed in range(20):
        landscape = set_up(4, seed)["landscape"]
        seen.update(landscape["tiles"])
        assert isinstance(landscape["start"], str)
    assert len(seen) == 12


@pytest.mark.rule("M-COMP-09")
def test_four_contractors_fill_the_four_rows() -> None:
    scene = Scene(players=4)
    no_cows(scene)
    for seat in range(4):
        scene.give(seat, goods={"pumpkin": 5})
    scene.do("city", *(f"bid {row} {cheapest(scene, row)}" for row in ("cow", "upgrade", "silver", "goods")))
    assert {event.seat for event in scene.happened("bid")} == {0, 1, 2, 3}


@pytest.mark.rule("M-COMP-10")
def test_goods_cows_coins_and_canteens_have_no_upper_limit() -> None:
    scene = Scene()
    scene.only_goods(0, **{good: scene.supply()["goods"][good] + 1 for good in SMALL_GOODS}, big_stone=6)
    scene.give(0, silver=500, cows=scene.supply()["cows"] + 1)
    scene.canteens(0, len(scene.data()["canteens"]))
    before = scene.seat(0)
    scene.give(1, goods=dict.fromkeys(GOODS, 0))
    scene.do("trade grain", "trade silver")
    assert scene.seat(0)["goods"]["grain"] == before["goods"]["grain"] + 1
    assert scene.seat(0)["silver"] == 503
    assert scene.seat(0)["cows"] == before["cows"] - 2
    assert scene.seat(0)["canteens"] == before["canteens"]


@pytest.mark.rule("M-COMP-11")
def test_never_more_than_eight_workers() -> None:
    scene = Scene()
    no_cows(scene)
    scene.give(0, workers={"stone": 8}, goods={"grain": 0})
    scene.do("recruit", spin(scene, "stone", "pumpkin"))
    assert scene.phase == "too_many"
    scene.do("give_back stone+stone")
    assert scene.seat(0)["workers"] == {**NOBODY, "stone": 7, "pumpkin": 1}


@pytest.mark.rule("M-COMP-11")
def test_a_ninth_worker_makes_a_position_impossible() -> None:
    scene = Scene()
    with pytest.raises(frontier.PositionError):
        scene.give(0, workers={"stone": 9})


@pytest.mark.rule("M-COMP-13")
@pytest.mark.parametrize("players", COUNTS)
def test_no_good_appears_or_disappears_in_play(players: int) -> None:
    scene = Scene(players=players, seed=players)
    before = goods_in_play(scene.data())
    for part in range(10):
        wander(scene, 40, part)
        assert goods_in_play(scene.data()) == before


@pytest.mark.rule("M-COMP-14")
@pytest.mark.parametrize("material", ["copper", "stone"])
def test_small_and_big_do_not_stand_in_for_each_other(material: str) -> None:
    small, big = f"small_{material}", f"big_{material}"
    for wanted, instead in ((big, small), (small, big)):
        scene, field = next(
            (scene, field)
            for scene in (Scene(players=4, seed=seed) for seed in range(20))
            for field in scene.view()["fields"]
            if field["cost"].count(wanted) == 1 and instead not in field["cost"] and not field["open"]
        )
        meadows = scene.fields(land="meadow")
        beside = next(label for label in scene.neighbours(field["label"]) if label in meadows)
        scene.settle(beside, 1)
        build = f"build {field['label']}"
        price = {good: field["cost"].count(good) for good in GOODS}
        scene.only_goods(0, **{**price, wanted: 0, instead: 3})
        assert build not in scene.legal()
        scene.only_goods(0, **price)
        assert build in scene.legal()
