"""M-CITY-17 to -24: paying, the four rewards, and what upgrades are."""

import pytest

from rules.montana.helpers_city_build import ROWS, city, contractors, kinds_offered, payments, pumpkins
from support.montana import GOODS, Scene


def alone_in(row: str, **goods: int) -> Scene:
    """The first player is the only bidder, in this row, and has these small goods."""
    scene = city(2, 0, 0)
    scene.give(0, goods=goods, silver=5)
    scene.do("city", f"bid {row} 3")
    return scene


def holdings(scene: Scene, seat: int) -> dict[str, int]:
    """What a player has of the things the city gives and takes."""
    player = scene.seat(seat)
    return {**player["goods"], "silver": player["silver"], "cows": player["cows"]}


def change(scene: Scene, move: str) -> dict[str, int]:
    """What a move brings to the first player and costs."""
    before = holdings(scene, 0)
    scene.do(move)
    after = holdings(scene, 0)
    return {thing: after[thing] - n for thing, n in before.items() if after[thing] != n}


@pytest.mark.rule("M-CITY-17")
def test_the_active_player_pays_first_then_the_others_clockwise() -> None:
    scene = city(3, 4, 5, active=1)
    scene.do("city", "bid silver 3", "bid cow 5", "bid upgrade 3")
    assert payments(scene) == [(1, 3), (2, 5), (0, 3)]


@pytest.mark.rule("M-CITY-17")
def test_the_pumpkins_go_to_the_supply() -> None:
    scene = city(3, 4, 0)
    scene.do("city", "bid silver 3")
    before = scene.supply()["goods"]["pumpkin"]
    scene.do("bid cow 4")
    assert pumpkins(scene) == [1, 0, 0]
    assert scene.supply()["goods"]["pumpkin"] == before + 7


@pytest.mark.rule("M-CITY-17")
def test_everybody_in_a_row_takes_that_rows_reward() -> None:
    scene = city(3, 4, 5)
    silver = scene.seat(0)["silver"]
    scene.do("city", "bid silver 3", "bid cow 3", "bid goods 3", "goods grain+grain+grain")
    assert scene.seat(0)["silver"] == silver + 2
    assert scene.seat(1)["cows"] == 1
    assert scene.seat(2)["goods"]["grain"] == 3


@pytest.mark.rule("M-CITY-17")
def test_the_rewards_are_decided_in_the_order_of_payment() -> None:
    scene = city(3, 3, 3, active=2)
    for seat in range(3):
        scene.give(seat, goods={"small_stone": 1})
    scene.do("city", "bid silver 3", "bid upgrade 3", "bid cow 3")
    deciders = []
    for _ in range(3):
        deciders.append(scene.actor)
        scene.do("upgrade stone")
    assert deciders == [2, 0, 1]


@pytest.mark.rule("M-CITY-17")
def test_bids_payments_and_rewards_are_told_in_order() -> None:
    scene = city(3, 4, 2)
    scene.give(0, goods={"small_stone": 1})
    scene.do("city", "bid silver 3", "bid silver 4", "bid cow 3", "upgrade stone")
    told = [(event.kind, event.seat) for event in scene.events if event.kind not in ("received", "upgraded")]
    assert told == [
        ("city", 0), ("bid", 0), ("bid", 1), ("outbid", 0), ("bid", 0), ("passed", 2),
        ("paid_pumpkins", 0), ("cow", 0), ("paid_pumpkins", 1), ("silver", 1),
    ]  # fmt: skip


@pytest.mark.rule("M-CITY-17")
def test_a_player_who_passed_pays_nothing_and_gets_nothing() -> None:
    scene = city(3, 4, 0)
    before = holdings(scene, 1)
    scene.do("city", "bid silver 3", "pass")
    assert payments(scene) == [(0, 3)]
    assert holdings(scene, 1) == before


@pytest.mark.rule("M-CITY-18")
def test_all_contractors_return_and_all_may_bid_in_the_next_city_action() -> None:
    scene = city(3, 6, 3)
    scene.do("city", "bid silver 3", "bid upgrade 3", "pass")
    assert contractors(scene) == [None, None, None]
    assert scene.actor == 1
    scene.do("city", "bid cow 3")
    assert scene.actor == 2
    assert kinds_offered(scene) == {"bid", "pass"}


@pytest.mark.rule("M-CITY-19")
def test_the_cow_row_gives_one_cow_from_the_supply() -> None:
    scene = alone_in("cow", small_stone=1)
    supply = scene.supply()["cows"]
    assert change(scene, "upgrade nothing") == {"cows": 1}
    assert scene.supply()["cows"] == supply - 1


@pytest.mark.rule("M-CITY-19a")
def test_the_cow_row_offers_up_to_three_upgrades() -> None:
    scene = alone_in("cow", small_copper=4, small_stone=4)
    assert {len(move.split("+")) for move in scene.legal() if move != "upgrade nothing"} == {1, 2, 3}
    assert "upgrade nothing" in scene.legal()
    assert change(scene, "upgrade copper+copper+copper") == {"small_copper": -3, "big_copper": 3, "cows": 1}


@pytest.mark.rule("M-CITY-20")
def test_the_goods_row_gives_three_goods() -> None:
    scene = alone_in("goods")
    supply = scene.supply()["goods"]
    got = change(scene, "goods small_copper+small_stone+grain")
    assert got == {"small_copper": 1, "small_stone": 1, "grain": 1}
    assert all(scene.supply()["goods"][good] == supply[good] - n for good, n in got.items())


@pytest.mark.rule("M-CITY-20")
def test_the_goods_row_gives_any_mix_of_small_copper_small_stone_and_grain() -> None:
    scene = alone_in("goods")
    full = [move.split()[1].split("+") for move in scene.legal("goods") if move.count("+") == 2]
    kinds = ("small_copper", "small_stone", "grain")
    assert sorted(full) == sorted(
        [a, b, c] for i, a in enumerate(kinds) for j, b in enumerate(kinds[i:], i) for c in kinds[j:]
    )


@pytest.mark.rule("M-CITY-21")
def test_the_upgrade_row_gives_up_to_two_upgrades() -> None:
    scene = alone_in("upgrade", small_copper=3, small_stone=3)
    assert scene.legal() == [
        "upgrade nothing", "upgrade copper", "upgrade stone",
        "upgrade copper+copper", "upgrade copper+stone", "upgrade stone+stone",
    ]  # fmt: skip


@pytest.mark.rule("M-CITY-21")
def test_the_upgrade_row_gives_nothing_else() -> None:
    scene = alone_in("upgrade", small_copper=3)
    assert change(scene, "upgrade nothing") == {}
    assert change(alone_in("upgrade", small_stone=2), "upgrade stone+stone") == {
        "small_stone": -2,
        "big_stone": 2,
    }


@pytest.mark.rule("M-CITY-21a")
def test_the_silver_row_gives_two_silver() -> None:
    assert change(alone_in("silver", small_copper=1), "upgrade nothing") == {"silver": 2}


@pytest.mark.rule("M-CITY-21b")
def test_the_silver_row_gives_at_most_one_upgrade() -> None:
    scene = alone_in("silver", small_copper=2, small_stone=2)
    assert scene.legal() == ["upgrade nothing", "upgrade copper", "upgrade stone"]
    assert change(scene, "upgrade stone") == {"silver": 2, "small_stone": -1, "big_stone": 1}


@pytest.mark.rule("M-CITY-22")
def test_a_player_pays_then_announces_then_receives() -> None:
    scene = alone_in("cow", small_copper=1)
    assert scene.phase == "upgrades"
    assert pumpkins(scene)[0] == 0
    assert scene.seat(0)["cows"] == 0
    scene.do("upgrade copper")
    assert scene.seat(0)["goods"]["big_copper"] == scene.seat(0)["cows"] == 1


def only_left_with(good: str, others: int, supply: int) -> Scene:
    """The first player decides on the goods row; the others have this many of a good each."""
    scene = city(2, 0, 0)
    total = scene.supply()["goods"][good]
    scene.give(1, goods={good: others})
    scene.give(2, goods={good: others})
    scene.give(0, goods={good: total - 2 * others - supply})
    scene.do("city", "bid goods 3")
    return scene


@pytest.mark.rule("M-CITY-22")
def test_the_shortage_is_tested_against_the_announcement() -> None:
    scene = only_left_with("grain", others=4, supply=1)
    scene.do("goods grain+grain+grain")
    assert [scene.seat(seat)["goods"]["grain"] for seat in range(3)] == [11, 3, 3]
    assert scene.supply()["goods"]["grain"] == 1


@pytest.mark.rule("M-CITY-22")
def test_announcing_less_avoids_the_shortage() -> None:
    scene = only_left_with("grain", others=4, supply=1)
    scene.do("goods grain")
    assert [scene.seat(seat)["goods"]["grain"] for seat in range(3)] == [10, 4, 4]
    assert not scene.happened("shortage")


@pytest.mark.rule("M-CITY-22")
def test_upgrades_are_announced_before_the_shortage_of_big_goods_is_tested() -> None:
    scene = city(2, 0, 0)
    scene.give(0, goods={"small_copper": 2})
    scene.give(1, goods={"big_copper": 4})
    scene.give(2, goods={"big_copper": 4})
    scene.do("city", "bid upgrade 3", "upgrade copper+copper")
    assert [scene.seat(seat)["goods"]["big_copper"] for seat in range(3)] == [2, 3, 3]
    assert scene.supply()["goods"]["big_copper"] == 1


@pytest.mark.rule("M-CITY-23", "M-AMB-13")
@pytest.mark.parametrize("material", ["copper", "stone"])
def test_an_upgrade_swaps_a_small_good_for_the_big_one_of_its_material(material: str) -> None:
    scene = alone_in("upgrade", small_copper=1, small_stone=1)
    supply = scene.supply()["goods"]
    assert change(scene, f"upgrade {material}") == {f"small_{material}": -1, f"big_{material}": 1}
    supply[f"small_{material}"] += 1
    supply[f"big_{material}"] -= 1
    assert scene.supply()["goods"] == supply


@pytest.mark.rule("M-AMB-13")
def test_small_stone_does_not_become_big_copper() -> None:
    scene = alone_in("upgrade", small_stone=2)
    assert scene.legal() == ["upgrade nothing", "upgrade stone", "upgrade stone+stone"]


@pytest.mark.rule("M-CITY-23a")
def test_copper_and_stone_upgrades_share_the_limit() -> None:
    scene = alone_in("cow", small_copper=3, small_stone=3)
    assert "upgrade copper+copper+stone" in scene.legal()
    assert not [move for move in scene.legal() if move.count("+") > 2]
    got = change(scene, "upgrade copper+stone+stone")
    assert [(event.a, event.b) for event in scene.happened("upgraded")] == [(0, 1), (1, 2)]
    assert (got["big_copper"], got["big_stone"]) == (1, 2)


@pytest.mark.rule("M-CITY-23b")
def test_an_upgrade_needs_the_small_good_in_hand() -> None:
    scene = alone_in("cow", small_copper=1, grain=3)
    assert scene.legal() == ["upgrade nothing", "upgrade copper"]


@pytest.mark.rule("M-CITY-23b")
@pytest.mark.parametrize(("row", "gain"), [("cow", (1, 0)), ("silver", (0, 2))])
def test_the_rest_of_the_reward_comes_without_any_upgrade(row: str, gain: tuple[int, int]) -> None:
    scene = alone_in(row)
    assert (scene.seat(0)["cows"], scene.seat(0)["silver"] - 5) == gain


@pytest.mark.rule("M-CITY-24")
def test_the_rows_are_cow_goods_upgrade_silver_from_the_top() -> None:
    printed = Scene().view()["printed"]["city"]
    assert [row["row"] for row in printed] == list(ROWS)
    assert [(row["cows"], row["goods"], row["upgrades"], row["silver"]) for row in printed] == [
        (1, 0, 3, 0), (0, 3, 0, 0), (0, 0, 2, 0), (0, 0, 1, 2),
    ]  # fmt: skip


@pytest.mark.rule("M-AMB-12")
def test_the_goods_row_gives_none_to_three() -> None:
    scene = alone_in("goods")
    sizes = [0 if move == "goods nothing" else move.count("+") + 1 for move in scene.legal()]
    assert [sizes.count(n) for n in range(5)] == [1, 3, 6, 10, 0]
    assert change(scene, "goods nothing") == {}


@pytest.mark.rule("M-AMB-25")
def test_without_cows_in_the_supply_the_rest_of_the_cow_row_stands() -> None:
    scene = city(2, 0, 0)
    scene.give(0, goods={"small_stone": 2})
    scene.give(1, cows=scene.supply()["cows"])
    cows = scene.seat(1)["cows"]
    scene.do("city", "bid cow 3", "upgrade stone+stone")
    assert (scene.seat(0)["cows"], scene.supply()["cows"]) == (0, 0)
    assert scene.seat(0)["goods"]["big_stone"] == 2
    assert scene.seat(1)["cows"] == cows
    assert not scene.happened("shortage")


@pytest.mark.rule("M-AMB-50")
def test_paying_is_automatic_and_the_choices_in_the_reward_are_free() -> None:
    scene = city(3, 3, 0)
    scene.do("city", "bid goods 3", "bid silver 3")
    assert payments(scene) == [(0, 3)]
    assert kinds_offered(scene) == {"goods"}
    scene.do("goods nothing")
    assert payments(scene) == [(1, 3)]
    assert pumpkins(scene) == [1, 0, 0]
    assert all(scene.seat(0)["goods"][good] == 0 for good in GOODS if good != "pumpkin")


@pytest.mark.rule("M-AMB-51")
def test_an_earlier_reward_can_take_goods_from_a_later_player() -> None:
    scene = city(2, 3, 0)
    scene.give(1, goods={"small_stone": 1})
    scene.give(2, goods={"small_stone": 8})
    scene.give(0, goods={"small_stone": 9})
    scene.do("city", "bid goods 3", "bid cow 3", "goods small_stone+small_stone+small_stone")
    assert scene.seat(0)["goods"]["small_stone"] == 11
    assert scene.seat(1)["goods"]["small_stone"] == 0
    assert scene.seat(1)["goods"]["big_stone"] == 0
    assert not scene.happened("upgraded")


@pytest.mark.rule("M-AMB-51")
def test_a_later_reward_comes_after_the_earlier_one_whatever_the_rows() -> None:
    scene = city(2, 3, 0)
    scene.give(1, goods={"small_stone": 1})
    scene.give(0, goods={"small_stone": 1})
    scene.do("city", "bid silver 3", "bid cow 3")
    assert scene.actor == 0
    scene.do("upgrade stone")
    assert scene.actor == 1
