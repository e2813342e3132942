"""X-GOLD-12 to -15b, X-AMB-41 to -43: what the mountain tiles do, and when."""

import pytest

from rules.montana.helpers import leave_workers, spin
from rules.montana.helpers_city_build import Land, find, leave_tiles, recruit, turn_of
from rules.montana_expansion.helpers_events import goods_of, workers_of
from rules.montana_expansion.helpers_gold import GOLD, own
from support.montana import GOODS, KINDS, Scene

SMALL = GOODS[:4]
MATERIALS = ("copper", "stone")


def rush(*tiles: str, modules: tuple[str, ...] = GOLD) -> Scene:
    """The first player's turn with these tiles, one worker and no cows."""
    scene = Scene(players=3, modules=modules)
    for seat in range(3):
        scene.give(seat, workers={"copper": 1}, goods={"grain": 0}, cows=0)
    scene.hold(0, *tiles)
    return scene


@pytest.mark.rule("X-GOLD-12")
def test_silver_brings_three_silver() -> None:
    scene = rush("silver")
    before = scene.data()["seats"]
    scene.do("use silver")
    assert scene.data()["seats"] == [{**before[0], "silver": 6}, *before[1:]]


# Upgrade --------------------------------------------------------------------------------------------


@pytest.mark.rule("X-GOLD-13", "X-AMB-41")
@pytest.mark.parametrize("material", MATERIALS)
def test_two_cows_and_a_small_good_for_a_big_one(material: str) -> None:
    scene = rush(f"upgrade_{material}")
    scene.give(0, cows=3, goods={f"small_{material}": 2})
    before = scene.data()
    scene.do(f"use upgrade_{material}")
    goods, supply = scene.seat(0)["goods"], scene.supply()
    assert scene.seat(0)["cows"] == 1
    assert goods == {**before["seats"][0]["goods"], f"small_{material}": 1, f"big_{material}": 1}
    assert supply["cows"] == before["supply"]["cows"] + 2
    assert supply["goods"][f"small_{material}"] == before["supply"]["goods"][f"small_{material}"] + 1
    assert supply["goods"][f"big_{material}"] == before["supply"]["goods"][f"big_{material}"] - 1
    assert scene.seat(0)["silver"] == before["seats"][0]["silver"]
    assert own(scene, 0) == []


@pytest.mark.rule("X-GOLD-13")
@pytest.mark.parametrize(("cows", "possible"), [(0, False), (1, False), (2, True)])
def test_fewer_than_two_cows_are_not_enough(cows: int, possible: bool) -> None:
    scene = rush("upgrade_stone")
    scene.give(0, cows=cows)
    assert ("use upgrade_stone" in scene.legal()) == possible
    assert (scene.why("use upgrade_stone") == "") == possible


@pytest.mark.rule("X-AMB-41")
@pytest.mark.parametrize("material", MATERIALS)
def test_without_the_small_good_of_that_material_there_is_no_upgrade(material: str) -> None:
    scene = rush(f"upgrade_{material}")
    scene.give(0, cows=4, goods={**dict.fromkeys(GOODS, 2), f"small_{material}": 0})
    assert not scene.legal("use")
    assert scene.why(f"use upgrade_{material}") in ("X-GOLD-13", "X-AMB-41")


@pytest.mark.rule("X-AMB-41", "X-GOLD-13")
@pytest.mark.parametrize(
    ("held", "after"),
    [([0, 5, 4], [1, 1, 4, 3]), ([1, 8, 0], [1, 1, 7, 0]), ([0, 9, 0], [0, 1, 8, 0]), ([0, 8, 0], [0, 1, 8, 0])],
    ids=("two others return one", "the user returns one too", "one other", "one is left"),
)
def test_an_upgrade_that_meets_a_shortage_of_big_goods(held: list[int], after: list[int]) -> None:
    scene = rush("upgrade_stone")
    scene.give(0, cows=2)
    for seat, n in enumerate(held):
        scene.give(seat, goods={"big_stone": n})
    small = goods_of(scene, "small_stone")
    scene.do("use upgrade_stone")
    assert goods_of(scene, "big_stone") == after
    assert goods_of(scene, "small_stone") == [small[0] + 1, small[1] - 1, *small[2:]]


@pytest.mark.rule("X-AMB-41", "X-CARD-03")
def test_an_upgrade_is_no_cattle_trade() -> None:
    scene = rush("upgrade_copper", modules=("events", "goldrush"))
    scene.cards("rich", "no_cattle")
    scene.give(0, cows=2)
    assert scene.legal("trade") == []
    assert scene.why("trade silver") == "X-CARD-03"
    assert scene.legal("use") == ["use upgrade_copper"]
    scene.do("use upgrade_copper")
    assert (scene.seat(0)["cows"], scene.seat(0)["goods"]["big_copper"]) == (0, 1)


# Goods and workers ----------------------------------------------------------------------------------


@pytest.mark.rule("X-GOLD-14")
@pytest.mark.parametrize("good", SMALL)
def test_a_good_comes_from_the_supply(good: str) -> None:
    scene = rush(f"good_{good}")
    before, had = scene.data(), goods_of(scene, good)
    scene.do(f"use good_{good}")
    assert goods_of(scene, good) == [had[0] - 1, had[1] + 1, *had[2:]]
    assert scene.seat(0)["silver"] == before["seats"][0]["silver"]


@pytest.mark.rule("X-GOLD-14a")
@pytest.mark.parametrize(
    ("held", "after"),
    [([0, 9, 9], [1, 1, 8, 8]), ([3, 8, 7], [2, 3, 7, 6]), ([0, 18, 0], [0, 1, 17, 0]), ([0, 17, 0], [0, 1, 17, 0])],
    ids=("two others return one", "the user returns one too", "one other", "one is left"),
)
def test_a_good_that_runs_short(held: list[int], after: list[int]) -> None:
    scene = rush("good_grain")
    for seat, n in enumerate(held):
        scene.give(seat, goods={"grain": n})
    scene.do("use good_grain")
    assert goods_of(scene, "grain") == after


@pytest.mark.rule("X-GOLD-15")
@pytest.mark.parametrize("kind", KINDS)
def test_a_worker_comes_from_the_supply(kind: str) -> None:
    scene = rush(f"worker_{kind}")
    had = workers_of(scene, kind)
    scene.do(f"use worker_{kind}")
    assert workers_of(scene, kind) == [had[0] - 1, had[1] + 1, *had[2:]]
    assert (scene.actor, scene.phase) == (0, "turn")


@pytest.mark.rule("X-GOLD-15a")
@pytest.mark.parametrize("back", ["copper", "grain"], ids=("an old one", "the new one"))
def test_a_worker_without_room_sends_one_back(back: str) -> None:
    scene = rush("worker_grain")
    scene.give(0, workers={"copper": 8})
    scene.do("use worker_grain")
    assert (scene.phase, scene.legal()) == ("too_many", ["give_back copper", "give_back grain"])
    scene.do(f"give_back {back}")
    assert scene.seat(0)["workers"] == {
        "copper": 8 - (back == "copper"), "stone": 0, "grain": 1 - (back == "grain"), "pumpkin": 0
    }  # fmt: skip
    assert (scene.actor, scene.phase) == (0, "turn")


@pytest.mark.rule("X-GOLD-15b")
@pytest.mark.parametrize(
    ("held", "after"),
    [([0, 2, 1], [1, 1, 1, 0]), ([2, 1, 0], [1, 2, 0, 0]), ([0, 0, 3], [0, 1, 0, 2]), ([0, 0, 0], [0, 0, 0, 0])],
    ids=("two others return one", "the user returns one too", "one other", "nobody has one"),
)
def test_a_worker_that_runs_short(held: list[int], after: list[int]) -> None:
    scene = rush("worker_stone")
    for seat, n in enumerate(held):
        scene.give(seat, workers={"stone": n})
    leave_workers(scene, "stone", 0)
    scene.do("use worker_stone")
    assert workers_of(scene, "stone") == after
    assert own(scene, 0) == []


# When -----------------------------------------------------------------------------------------------


@pytest.mark.rule("X-AMB-42")
def test_before_the_action_after_the_first_pair_and_after_the_action() -> None:
    scene = rush("silver", "silver", "silver", "silver")
    scene.give(0, goods={"grain": 1})
    scene.do("use silver", "recruit", spin(scene, "stone", "pumpkin"))
    assert scene.phase == "advance"
    scene.do("use silver", "advance 1")
    assert (scene.phase, scene.legal("use")) == ("after", ["use silver"])
    scene.do("use silver", "use silver")
    assert (scene.actor, scene.seat(0)["silver"]) == (1, 3 + 12)


@pytest.mark.rule("X-AMB-42")
def test_between_large_and_small_space() -> None:
    scene = rush("silver", "worker_copper")
    scene.give(0, workers={"copper": 2})
    scene.do("work mine 1")
    assert (scene.phase, scene.legal("use")) == ("helper", ["use silver", "use worker_copper"])
    scene.do("use worker_copper", "staff copper")
    assert scene.legal("use") == ["use silver"]


@pytest.mark.rule("X-AMB-42")
def test_between_two_settlements_a_tile_can_pay_for_the_next() -> None:
    def search(land: Land) -> tuple[str, str] | None:
        for first in land.meadows_around(land.start):
            for second in land.meadows_around(first):
                if land.is_plain(first) and land.is_plain(second) and "grain" in land.fields[second]["cost"]:
                    return first, second
        return None

    scene, (first, second) = find(search, modules=GOLD)
    cost = [*scene.field(first)["cost"], *scene.field(second)["cost"]]
    scene.only_goods(0, **{good: cost.count(good) - (good == "grain") for good in cost})
    scene.give(0, cows=0)
    scene.hold(0, "good_grain")
    scene.do(f"build {first}")
    assert scene.phase == "building"
    if f"build {second}" in scene.legal():  # the first field's grain was at hand: nothing is missing yet
        pytest.fail("the position should lack one grain for the second settlement")
    scene.do("use good_grain")
    scene.do(f"build {second}")
    assert set(scene.data()["settlements"]) == {first, second}
    assert sum(scene.seat(0)["goods"].values()) == 0


@pytest.mark.rule("X-AMB-42")
def test_in_the_own_city_action_but_not_in_that_of_another() -> None:
    scene = rush("good_pumpkin")
    data = scene.data()
    seats, supply = data["seats"], data["supply"]["goods"]
    total = sum(seat["goods"]["pumpkin"] for seat in seats) + supply["pumpkin"]
    for seat, n in zip(seats, (5, total - 5, 0, 0), strict=False):
        seat["goods"]["pumpkin"] = n
    supply["pumpkin"] = 0
    seats[0]["cows"], data["supply"]["cows"] = 2, data["supply"]["cows"] - 2 + seats[0]["cows"]
    free = [entry for entry in data["mountains"].values() if entry["holder"] is None]
    free[0].update(tile="silver", known_to=[1], holder=1)
    scene.load(data)
    scene.do("city")
    assert (scene.actor, scene.phase, scene.legal("use")) == (0, "bid", ["use good_pumpkin"])
    scene.do(scene.legal("bid")[0])
    assert (scene.actor, scene.phase, scene.legal("use")) == (0, "bid_window", ["use good_pumpkin"])
    scene.do("go_on")
    assert (scene.actor, scene.phase, scene.legal("use")) == (1, "bid", [])
    assert scene.why("use silver") == "X-AMB-42"
    scene.do("pass")
    assert scene.actor == 0
    assert (scene.phase, scene.legal("use")) in [
        ("bid_window", ["use good_pumpkin"]),
        ("pay_window", ["use good_pumpkin"]),
    ]


@pytest.mark.rule("X-AMB-42")
def test_another_players_tile_is_of_no_use() -> None:
    scene = rush("silver")
    turn_of(scene, 1)
    assert (scene.actor, scene.legal("use")) == (1, [])
    assert scene.why("use silver") != ""


@pytest.mark.rule("X-AMB-43")
@pytest.mark.parametrize("tiles", [(), ("silver", "silver", "good_grain")], ids=("no tiles", "three tiles"))
def test_tiles_count_for_nothing_when_players_are_tied(tiles: tuple[str, ...]) -> None:
    scene = Scene(players=2, modules=GOLD)
    for seat in range(2):
        scene.only_goods(seat)
        scene.give(seat, cows=0, silver=5)
    scene.give(0, workers={"stone": 1, "pumpkin": 1})
    leave_tiles(scene, 0, 0)
    leave_tiles(scene, 1, 0)
    scene.hold(0, *tiles)
    turn_of(scene, 1)
    recruit(scene)
    assert scene.data()["phase"] == "finished"
    assert scene.seat(0)["workers"] == scene.seat(1)["workers"]
    assert own(scene, 0) == sorted(tiles)
    assert scene.state.winners == (0, 1)
    ranking = [seat["ranking"] for seat in scene.view()["seats"]]
    assert ranking[0] == ranking[1] == [12, 0, 5 + 2]
