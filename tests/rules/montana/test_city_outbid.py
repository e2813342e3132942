"""M-CITY-09 to -15, M-EX-05 and M-AMB-46 to -48: overtaking in a row, and the chains that follow."""

import random

import pytest

from rules.montana.helpers_city_build import PRICES, ROWS, bids, city, contractors, kinds_offered, payments
from support.montana import Scene


@pytest.mark.rule("M-CITY-09")
def test_a_row_with_a_contractor_is_entered_to_the_right_of_it() -> None:
    scene = city(6, 7, 0)
    scene.do("city", "bid goods 5")
    assert [bid for bid in scene.legal("bid") if "goods" in bid] == bids("goods", low=6)
    assert scene.why("bid goods 5") == scene.why("bid goods 4") == "M-CITY-09"


@pytest.mark.rule("M-CITY-09")
def test_the_last_space_of_a_row_closes_it() -> None:
    scene = city(6, 7, 0)
    scene.do("city", "bid goods 7")
    assert [bid for bid in scene.legal("bid") if "goods" in bid] == []


@pytest.mark.rule("M-CITY-10")
def test_the_outbid_player_moves_or_passes_before_anyone_else_acts() -> None:
    scene = city(5, 5, 5)
    scene.do("city", "bid goods 3", "bid goods 4")
    assert scene.actor == 0
    assert kinds_offered(scene) == {"bid", "pass"}
    scene.do("bid silver 3")
    assert scene.actor == 2


@pytest.mark.rule("M-CITY-10")
def test_the_outbid_player_needs_the_pumpkins_too() -> None:
    scene = city(3, 5, 0)
    scene.do("city", "bid goods 3", "bid goods 4")
    assert scene.actor == 0
    assert max(int(bid.split()[2]) for bid in scene.legal("bid")) == 4


@pytest.mark.rule("M-CITY-11")
def test_the_outbid_player_may_overtake_the_new_leader() -> None:
    scene = city(6, 5, 0)
    scene.do("city", "bid goods 3", "bid goods 5")
    assert [bid for bid in scene.legal("bid") if "goods" in bid] == bids("goods", low=6)
    scene.do("bid goods 6")
    assert scene.actor == 1
    scene.do("bid cow 3", "goods nothing")
    assert payments(scene) == [(0, 6), (1, 3)]


@pytest.mark.rule("M-CITY-12")
def test_the_outbid_player_may_move_to_an_empty_row() -> None:
    scene = city(5, 5, 5)
    scene.do("city", "bid goods 3", "bid goods 4", "bid upgrade 3")
    assert contractors(scene) == [("upgrade", 3), ("goods", 4), None]


@pytest.mark.rule("M-CITY-12")
def test_the_outbid_player_may_outbid_in_another_row() -> None:
    scene = city(5, 5, 5)
    scene.do("city", "bid goods 3", "bid silver 3", "bid goods 4")
    assert scene.actor == 0
    assert [bid for bid in scene.legal("bid") if "silver" in bid] == bids("silver", low=4, high=6)
    scene.do("bid silver 4")
    assert scene.actor == 1
    assert [(event.seat, event.c) for event in scene.happened("outbid")][-1:] == [(1, 0)]


@pytest.mark.rule("M-CITY-13")
def test_a_chain_goes_on_until_no_row_holds_two_contractors() -> None:
    scene = city(5, 5, 5)
    actors = []
    for move in ("city", "bid goods 3", "bid silver 3", "bid goods 4", "bid silver 4", "bid goods 5"):
        scene.do(move)
        actors.append(scene.actor)
    assert actors == [0, 1, 2, 0, 1, 2]
    assert not payments(scene)
    scene.do("bid cow 3", "goods nothing")
    assert payments(scene) == [(0, 4), (1, 5), (2, 3)]


@pytest.mark.rule("M-CITY-15")
def test_the_active_player_may_pass_when_outbid() -> None:
    scene = city(5, 5, 0)
    scene.do("city", "bid goods 3", "bid goods 4")
    assert scene.actor == 0
    scene.do("pass")
    assert scene.phase == "basket"
    assert payments(scene) == [(1, 4)]


def blue_outbid_by_red(blue: int) -> Scene:
    """Blue is the first seat, another contractor stands in row 4, Red is the third seat."""
    scene = city(blue - 1, 5, 5)
    scene.do("city", "bid goods 4", "bid silver 3", "bid goods 5")
    return scene


@pytest.mark.rule("M-EX-05", "M-CITY-09", "M-CITY-10", "M-CITY-12")
def test_example_outbid_blue_acts_at_once_with_targets_in_every_row() -> None:
    scene = blue_outbid_by_red(blue=7)
    assert scene.actor == 0
    assert scene.legal() == [
        *bids("cow"), *bids("goods", low=6), *bids("upgrade"), *bids("silver", low=4), "pass",
    ]  # fmt: skip


@pytest.mark.rule("M-EX-05", "M-CITY-05")
def test_example_outbid_targets_depend_on_the_pumpkins_of_blue() -> None:
    scene = blue_outbid_by_red(blue=5)
    assert scene.legal() == [
        *bids("cow", high=5), *bids("upgrade", high=5), *bids("silver", low=4, high=5), "pass",
    ]  # fmt: skip


@pytest.mark.rule("M-EX-05", "M-CITY-13")
@pytest.mark.parametrize(("move", "next_actor"), [("bid goods 6", 2), ("bid silver 4", 1)])
def test_example_outbid_blue_outbids_in_turn(move: str, next_actor: int) -> None:
    scene = blue_outbid_by_red(blue=7)
    scene.do(move)
    assert scene.actor == next_actor
    assert kinds_offered(scene) == {"bid", "pass"}


@pytest.mark.rule("M-EX-05", "M-CITY-14")
def test_example_outbid_blue_may_pass() -> None:
    scene = blue_outbid_by_red(blue=7)
    scene.do("pass")
    assert payments(scene) == [(1, 3), (2, 5)]


@pytest.mark.rule("M-AMB-46")
@pytest.mark.parametrize("seed", range(40))
def test_every_chain_ends_because_each_row_only_goes_right(seed: int) -> None:
    chance = random.Random(seed)
    scene = city(5, 5, 5, 5)
    scene.do("city")
    prices: dict[str, list[int]] = {row: [] for row in ROWS}
    while scene.phase == "bid":
        move = chance.choice(scene.legal("bid") or scene.legal())
        if move.startswith("bid"):
            prices[move.split()[1]].append(int(move.split()[2]))
        scene.do(move)
    assert all(row == sorted(set(row)) for row in prices.values())
    assert sum(len(row) for row in prices.values()) <= len(ROWS) * len(PRICES)


@pytest.mark.rule("M-AMB-47", "M-CITY-14")
def test_a_player_who_passed_after_being_outbid_stays_out_though_rows_are_free() -> None:
    scene = city(5, 5, 5, 5)
    scene.do("city", "bid cow 3", "bid cow 4")
    scene.do("pass", "bid cow 5")
    assert scene.actor == 1
    scene.do("bid silver 3")
    assert scene.actor == 3
    scene.do("bid silver 4")
    assert scene.actor == 1
    scene.do("pass")
    assert payments(scene) == [(2, 5), (3, 4)]


@pytest.mark.rule("M-AMB-48")
def test_after_a_chain_the_next_player_who_has_neither_placed_nor_passed_acts() -> None:
    scene = city(5, 5, 5, 5, active=2)
    scene.do("city", "bid goods 3", "bid silver 3")
    assert scene.actor == 0
    scene.do("bid goods 4", "bid silver 4", "bid cow 3")
    assert scene.actor == 1
    scene.do("bid upgrade 3")
    assert payments(scene) == [(2, 4), (3, 3), (0, 4)]
