"""Refusals of the modules name the rule that forbids a move, for each kind of obstacle."""

import pytest

from frontier.games.montana.components import load
from rules.montana_expansion.helpers_events import active, events
from support.montana import Scene


@pytest.mark.rule("X-CARD-08", "X-CARD-10")
@pytest.mark.parametrize(("card", "sold", "rule"), [("sell_workers", "workers", "08"), ("sell_goods", "goods", "10")])
def test_a_sale_is_refused_by_the_rule_of_its_card(card: str, sold: str, rule: str) -> None:
    scene = active(card)
    scene.give(0, workers={"copper": 2})
    kind, more = ("copper", "stone") if sold == "workers" else ("pumpkin", "big_stone")
    assert scene.why(f"sell_{sold} {kind}") == f"X-CARD-{rule}", "not before the sale is opened"
    scene.do("sell")
    assert scene.why(f"sell_{sold} {kind}") == ""
    assert scene.why(f"sell_{sold} {more}") == f"X-CARD-{rule}", "not in hand"
    other = "sell_goods grain" if sold == "workers" else "sell_workers grain"
    assert scene.why(other) == f"X-CARD-{'10' if sold == 'workers' else '08'}", "the card buys something else"


@pytest.mark.rule("X-CARD-12", "X-CARD-08")
def test_offers_are_refused_outside_the_extra_moments() -> None:
    scene = active("sell_workers")
    scene.give(0, workers={"copper": 2})
    scene.do("sell")
    assert scene.why("sell") == "X-CARD-12"


@pytest.mark.rule("X-CARD-10", "X-CARD-12")
def test_the_pumpkins_of_the_opening_bid_are_not_sold() -> None:
    scene = active("sell_goods")
    price = load().columns[0]
    scene.only_goods(0, pumpkin=price - 1)
    scene.do("city")  # the last pumpkin is the city's, and all are the price of the cheapest space
    assert scene.phase == "bid"
    assert scene.why("sell") == "M-AMB-07"
    scene = active("sell_goods")
    scene.only_goods(0, pumpkin=price)
    scene.do("city", "sell")
    assert scene.legal() == ["sell_goods pumpkin", "sell_nothing"], "only the pumpkin beyond the price"
    assert scene.why("sell_goods pumpkin+pumpkin") == "M-AMB-07"
    scene.do("sell_goods pumpkin")
    assert scene.seat(0)["goods"]["pumpkin"] == price
    assert scene.phase == "bid"


@pytest.mark.rule("X-GOLD-05", "X-AMB-42", "X-GOLD-13")
def test_tiles_are_refused_by_what_is_missing() -> None:
    scene = Scene(players=2, modules=("goldrush",))
    assert scene.why("use silver") == "X-GOLD-05"
    scene.hold(0, "upgrade_copper", "silver")
    scene.give(0, cows=1)
    assert scene.why("use upgrade_copper") == "X-GOLD-13"
    scene.give(0, workers={"copper": 1})
    scene.do("bank 1")
    assert scene.phase == "after"
    assert scene.why("take_tile a1") == "X-GOLD-04"
    assert scene.why("reveal") == "X-AMB-48"
    scene.do("end_turn")
    assert scene.actor == 1
    assert scene.why("use silver") == "X-GOLD-05", "the other player holds it"


@pytest.mark.rule("X-EVENT-03", "X-CARD-07")
def test_luck_and_gifts_have_their_moments() -> None:
    scene = events()
    assert scene.why("draw rich") == "X-EVENT-03"
    assert scene.why("worker stone") == "X-CARD-07"


@pytest.mark.rule("X-TOWER-01", "X-SPECIAL-05", "X-MARKET-01", "X-MARKET-06")
def test_decisions_about_special_settlements_have_their_moments() -> None:
    scene = Scene(players=2, modules=("settlements",))
    assert scene.why("toll grain") == "X-TOWER-01"
    assert scene.why("tile gate plain") == "X-SPECIAL-05"
    assert scene.why("exchange grain pumpkin") == "X-MARKET-01"
    assert scene.why("leave") == "X-MARKET-06"


@pytest.mark.rule("X-HELENA-06", "X-GRANITE-03")
def test_decisions_about_landscapes_have_their_moments() -> None:
    scene = Scene(players=2, modules=("landscapes",), landscape="helena")
    assert scene.why("mix " + "+".join(["big_copper"] * 5)) == "X-HELENA-06"
    assert scene.why("fetch a1") == "X-GRANITE-03"
