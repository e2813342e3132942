"""M-CITY-01 to -08, -14, -16 and -25: choosing the city, placing contractors, who acts when."""

import pytest

from rules.montana.helpers_city_build import (
    PRICES,
    ROWS,
    bids,
    city,
    contractors,
    kinds_offered,
    payments,
    pumpkins,
)
from support.montana import Scene

ALL_BIDS = [bid for row in ROWS for bid in bids(row)]


@pytest.mark.rule("M-CITY-01")
def test_the_city_can_be_chosen_without_any_worker() -> None:
    scene = city(3, 0, 0)
    scene.do("city", "bid silver 3")
    assert payments(scene) == [(0, 3)]


@pytest.mark.rule("M-CITY-01")
def test_the_city_takes_the_contractor_and_no_workers() -> None:
    scene = city(3, 3, 0)
    scene.give(0, workers={"copper": 3, "pumpkin": 2})
    before = scene.data()
    scene.do("city", "bid silver 3")
    assert scene.seat(0)["workers"] == before["seats"][0]["workers"]
    assert (scene.data()["bank"], scene.data()["areas"]) == (before["bank"], before["areas"])
    assert contractors(scene)[0] == ("silver", 3)


@pytest.mark.rule("M-CITY-02")
def test_the_active_player_first_takes_a_pumpkin_from_the_supply() -> None:
    scene = city(3, 3, 3)
    scene.do("city")
    assert pumpkins(scene) == [4, 3, 3]
    assert scene.supply()["goods"]["pumpkin"] == 8
    assert scene.phase == "bid"


@pytest.mark.rule("M-CITY-02")
def test_the_free_pumpkin_can_cause_a_shortage() -> None:
    scene = city(6, 6, 6)
    assert scene.supply()["goods"]["pumpkin"] == 0
    scene.do("city")
    assert pumpkins(scene) == [6, 5, 5]
    assert scene.supply()["goods"]["pumpkin"] == 2


@pytest.mark.rule("M-CITY-02", "M-CITY-05", "M-AMB-07")
@pytest.mark.parametrize("left", [0, 1, 2])
@pytest.mark.parametrize("second", [0, 1, 9])
@pytest.mark.parametrize("own", range(5))
def test_the_city_is_open_to_who_can_bid_after_the_free_pumpkin(own: int, second: int, left: int) -> None:
    scene = city(own, second, 18 - own - second - left)
    scene.give(0, workers={"copper": 1})
    returned = 1 if left == 0 and own > 0 else 0
    in_hand = own - returned + 1
    assert ("city" in scene.legal()) == (in_hand >= PRICES[0])
    if in_hand >= PRICES[0]:
        scene.do("city")
        assert pumpkins(scene)[0] == in_hand
        assert scene.legal("bid") == [bid for row in ROWS for bid in bids(row, high=in_hand)]


@pytest.mark.rule("M-CITY-03")
def test_the_active_player_places_on_any_space_of_any_row() -> None:
    scene = city(6, 0, 0)
    scene.do("city")
    assert scene.legal() == ALL_BIDS


@pytest.mark.rule("M-CITY-03")
def test_the_active_player_must_place() -> None:
    scene = city(6, 0, 0)
    scene.do("city")
    assert scene.actor == 0
    assert "pass" not in scene.legal()


@pytest.mark.rule("M-CITY-04")
@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("price", PRICES)
def test_a_column_costs_the_pumpkins_at_its_top(row: str, price: int) -> None:
    scene = city(6, 0, 0)
    scene.do("city", f"bid {row} {price}")
    assert pumpkins(scene)[0] == 7 - price


@pytest.mark.rule("M-CITY-04")
def test_columns_further_right_cost_more_in_the_printed_city() -> None:
    for row in Scene().view()["printed"]["city"]:
        assert row["pumpkins"] == sorted(set(row["pumpkins"]))


@pytest.mark.rule("M-CITY-05")
def test_the_active_player_needs_the_pumpkins_of_the_column_in_hand() -> None:
    scene = city(4, 0, 0)
    scene.do("city")
    assert scene.legal("bid") == [bid for row in ROWS for bid in bids(row, high=5)]
    assert scene.why("bid goods 6") == "M-CITY-05"


@pytest.mark.rule("M-CITY-05")
def test_the_other_players_need_the_pumpkins_of_the_column_in_hand() -> None:
    scene = city(3, 4, 0)
    scene.do("city", "bid cow 3")
    assert scene.actor == 1
    assert scene.legal("bid") == [
        *bids("cow", 4, 4), *bids("goods", high=4), *bids("upgrade", high=4), *bids("silver", high=4),
    ]  # fmt: skip


@pytest.mark.rule("M-CITY-06")
def test_placing_costs_nothing_yet() -> None:
    scene = city(4, 4, 4)
    scene.do("city", "bid silver 5", "bid upgrade 4")
    assert scene.actor == 2
    assert pumpkins(scene) == [5, 4, 4]
    scene.do("bid cow 3")
    assert pumpkins(scene) == [0, 0, 1]


@pytest.mark.rule("M-CITY-07")
def test_the_others_place_or_pass_clockwise_from_the_active_player() -> None:
    scene = city(3, 3, 3, active=1)
    scene.do("city", "bid cow 3")
    assert scene.actor == 2
    assert kinds_offered(scene) == {"bid", "pass"}
    scene.do("pass")
    assert scene.actor == 0
    assert kinds_offered(scene) == {"bid", "pass"}


@pytest.mark.rule("M-CITY-08")
def test_only_the_active_player_gets_a_pumpkin() -> None:
    scene = city(3, 3, 3)
    scene.do("city", "bid cow 3", "pass")
    assert scene.actor == 2
    assert pumpkins(scene) == [4, 3, 3]


@pytest.mark.rule("M-CITY-14")
def test_a_passed_contractor_stands_on_the_hardware_store() -> None:
    scene = city(3, 5, 5)
    scene.do("city", "bid cow 3", "bid cow 4")
    assert scene.actor == 0
    scene.do("pass")
    assert contractors(scene) == [None, ("cow", 4), None]
    assert scene.seat(0)["bidding"] == "passed"


@pytest.mark.rule("M-CITY-14")
def test_a_player_who_passed_is_not_asked_again() -> None:
    scene = city(5, 5, 5)
    scene.do("city", "bid silver 3", "pass", "bid silver 4")
    assert scene.actor == 0
    scene.do("bid silver 5")
    assert scene.actor == 2
    scene.do("bid cow 3")
    assert payments(scene) == [(0, 5), (2, 3)]


@pytest.mark.rule("M-CITY-16")
def test_bidding_ends_when_everybody_is_alone_in_a_row() -> None:
    scene = city(3, 3, 3)
    scene.do("city", "bid cow 3", "bid goods 3")
    assert scene.phase == "bid"
    assert not payments(scene)
    scene.do("bid silver 3")
    assert payments(scene)


@pytest.mark.rule("M-CITY-16")
def test_bidding_ends_when_the_others_have_passed() -> None:
    scene = city(3, 3, 3)
    scene.do("city", "bid cow 3", "pass")
    assert scene.phase == "bid"
    assert not payments(scene)
    scene.do("pass")
    assert payments(scene) == [(0, 3)]


@pytest.mark.rule("M-CITY-16")
def test_bidding_goes_on_while_an_outbid_player_has_not_moved() -> None:
    scene = city(5, 5, 0)
    scene.do("city", "bid cow 3", "bid cow 4")
    assert scene.phase == "bid"
    assert not payments(scene)
    scene.do("bid silver 3")
    assert payments(scene) == [(0, 3), (1, 4)]


@pytest.mark.rule("M-CITY-25")
def test_a_contractor_that_is_not_outbid_stays_where_it_is() -> None:
    scene = city(5, 5, 5)
    scene.give(0, goods={"small_stone": 1})
    scene.do("city", "bid cow 3")
    assert scene.actor == 1
    scene.do("bid goods 3")
    assert scene.actor == 2
    scene.do("bid upgrade 3")
    assert payments(scene) == [(0, 3)]
    assert contractors(scene) == [("cow", 3), ("goods", 3), ("upgrade", 3)]


@pytest.mark.rule("M-CITY-25")
def test_the_active_player_cannot_raise_a_bid_that_stands() -> None:
    scene = city(6, 5, 5, cows=2)
    scene.do("city", "bid cow 3")
    assert scene.actor == 0
    assert kinds_offered(scene) == {"trade", "go_on"}
