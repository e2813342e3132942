"""X-CARD-08 to -12, X-AMB-27, -34, -35 and -37, X-EX-07 to -09: what the active card offers once a turn."""

import re
from pathlib import Path

import pytest

from frontier.games.montana.components import load
from rules.montana.helpers import leave_workers, spin
from rules.montana.helpers_city_build import recruit, turn_of
from rules.montana_expansion.helpers_events import active, board, events, goods_of, workers_of
from support.boxes import MONTANA_FILE
from support.montana import GOODS, KINDS, Scene

SMALL = GOODS[:4]


def seller(card: str = "sell_workers", **workers: int) -> Scene:
    """The first player with these workers and the card."""
    scene = active(card)
    scene.give(0, workers={kind: workers.get(kind, 0) for kind in KINDS}, silver=0)
    return scene


# Sell workers ---------------------------------------------------------------------------------------


@pytest.mark.rule("X-CARD-08", "X-EX-07")
@pytest.mark.parametrize(
    ("sold", "silver"),
    [
        ("copper", 4), ("stone", 4),
        ("copper+copper", 6), ("copper+stone", 6),
        ("copper+copper+copper", 10), ("copper+copper+stone", 10),
    ],
)  # fmt: skip
def test_workers_bring_four_six_or_ten_silver(sold: str, silver: int) -> None:
    scene = seller(copper=4, stone=1)
    supply = scene.supply()["workers"]
    scene.do("sell")
    assert scene.phase == "selling"
    scene.do(f"sell_workers {sold}")
    gone = {kind: sold.split("+").count(kind) for kind in KINDS}
    assert scene.seat(0)["silver"] == silver
    assert scene.seat(0)["workers"] == {
        "copper": 4 - gone["copper"],
        "stone": 1 - gone["stone"],
        "grain": 0,
        "pumpkin": 0,
    }
    assert scene.supply()["workers"] == {kind: supply[kind] + gone[kind] for kind in KINDS}
    assert scene.phase == "turn"


@pytest.mark.rule("X-CARD-08", "X-EX-07")
def test_at_most_three_workers_of_any_kinds_in_hand() -> None:
    scene = seller(copper=2, stone=1, grain=1)
    scene.do("sell")
    found = {move.removeprefix("sell_workers ") for move in scene.legal("sell_workers")}
    assert found == {
        "copper", "stone", "grain",
        "copper+copper", "copper+stone", "copper+grain", "stone+grain",
        "copper+copper+stone", "copper+copper+grain", "copper+stone+grain",
    }  # fmt: skip


@pytest.mark.rule("X-CARD-08", "X-EX-07")
def test_workers_are_sold_once_a_turn() -> None:
    scene = seller(copper=5)
    scene.give(0, cows=1)
    scene.do("sell", "sell_workers copper")
    assert "sell" not in scene.legal()
    assert scene.why("sell") == "X-CARD-08"
    scene.do("recruit", spin(scene, "stone", "pumpkin"))
    assert scene.actor == 0
    assert "sell" not in scene.legal()
    assert scene.seat(0)["silver"] == 4


@pytest.mark.rule("X-CARD-08")
def test_without_workers_there_is_nothing_to_sell() -> None:
    scene = seller(copper=0)
    scene.give(0, cows=1)
    assert not scene.legal("sell")
    assert scene.why("sell") != ""


@pytest.mark.rule("X-CARD-08", "X-CARD-10")
@pytest.mark.parametrize("card", ["no_cows", "hire_copper", "buy_grain"])
def test_other_cards_buy_nothing(card: str) -> None:
    scene = seller(card, copper=3)
    assert not scene.legal("sell")


# Hire -----------------------------------------------------------------------------------------------


@pytest.mark.rule("X-CARD-09")
@pytest.mark.parametrize("kind", KINDS)
def test_a_worker_of_the_colour_shown_for_one_silver(kind: str) -> None:
    scene = active(f"hire_{kind}")
    scene.give(0, silver=3)
    had = scene.seat(0)["workers"]
    assert scene.legal("hire") == [f"hire {kind}"]
    scene.do(f"hire {kind}")
    assert scene.seat(0)["silver"] == 2
    assert scene.seat(0)["workers"] == {**had, kind: had[kind] + 1}
    assert scene.supply()["workers"][kind] == 18 - 1 - (3 if kind == "copper" else 0)
    assert scene.legal("hire") == []
    assert scene.why(f"hire {kind}") == "X-CARD-09"


@pytest.mark.rule("X-CARD-09")
def test_no_other_colour_and_not_without_silver() -> None:
    scene = active("hire_stone")
    scene.give(0, silver=0, cows=1)
    assert scene.legal("hire") == []
    assert scene.why("hire stone") != ""
    scene.do("trade silver")
    assert scene.legal("hire") == ["hire stone"]
    assert scene.why("hire grain") == "X-CARD-09"


@pytest.mark.rule("X-CARD-09a", "X-AMB-37")
@pytest.mark.parametrize("back", ["copper", "stone"], ids=("an old one", "the new one"))
def test_a_hired_worker_without_room_sends_one_back(back: str) -> None:
    scene = active("hire_stone")
    scene.give(0, silver=3, workers={"copper": 8})
    scene.do("hire stone")
    assert (scene.phase, scene.legal()) == ("too_many", ["give_back copper", "give_back stone"])
    assert scene.seat(0)["workers"]["stone"] == 1
    scene.do(f"give_back {back}")
    assert scene.seat(0)["workers"] == {
        "copper": 8 - (back == "copper"), "stone": 1 - (back == "stone"), "grain": 0, "pumpkin": 0
    }  # fmt: skip
    assert (scene.phase, scene.actor, scene.seat(0)["silver"]) == ("turn", 0, 2)


@pytest.mark.rule("X-CARD-09b")
@pytest.mark.parametrize(
    ("held", "after"),
    [([0, 2, 1], [1, 1, 1, 0]), ([2, 1, 0], [1, 2, 0, 0]), ([1, 0, 0], [0, 1, 0, 0])],
    ids=("two others have one", "the hirer returns one too", "only the hirer has one"),
)
def test_a_hired_colour_that_is_not_in_the_supply(held: list[int], after: list[int]) -> None:
    scene = active("hire_grain")
    for seat, n in enumerate(held):
        scene.give(seat, workers={"grain": n})
    leave_workers(scene, "grain", 0)
    scene.do("hire grain")
    assert workers_of(scene, "grain") == after
    assert scene.happened("shortage")


# Sell goods -----------------------------------------------------------------------------------------


@pytest.mark.rule("X-CARD-10", "X-EX-08", "X-AMB-34")
@pytest.mark.parametrize(
    ("sold", "silver"),
    [
        ("grain", 1), ("big_copper", 1),
        ("grain+grain", 2), ("grain+big_stone", 2), ("big_copper+big_stone", 2),
        ("grain+grain+grain", 4), ("small_stone+grain+pumpkin", 4), ("grain+big_copper+big_stone", 4),
    ],
)  # fmt: skip
def test_goods_bring_one_two_or_four_silver(sold: str, silver: int) -> None:
    scene = active("sell_goods")
    had = {"small_copper": 0, "small_stone": 1, "grain": 4, "pumpkin": 1, "big_copper": 1, "big_stone": 1}
    scene.give(0, goods=had, silver=0)
    supply = scene.supply()["goods"]
    scene.do("sell", f"sell_goods {sold}")
    gone = {good: sold.split("+").count(good) for good in GOODS}
    assert scene.seat(0)["silver"] == silver
    assert scene.seat(0)["goods"] == {good: had[good] - gone[good] for good in GOODS}
    assert scene.supply()["goods"] == {good: supply[good] + gone[good] for good in GOODS}
    assert "sell" not in scene.legal()
    assert scene.why("sell") == "X-CARD-10"


@pytest.mark.rule("X-CARD-10", "X-AMB-34", "X-EX-08")
def test_at_most_three_goods_of_any_kinds_in_hand() -> None:
    scene = active("sell_goods")
    scene.only_goods(0, grain=3, big_stone=1)
    scene.do("sell")
    assert {move.removeprefix("sell_goods ") for move in scene.legal("sell_goods")} == {
        "grain", "big_stone", "grain+grain", "grain+big_stone", "grain+grain+grain", "grain+grain+big_stone"
    }  # fmt: skip


@pytest.mark.rule("X-CARD-10")
def test_without_goods_there_is_nothing_to_sell() -> None:
    scene = active("sell_goods")
    scene.only_goods(0)
    assert not scene.legal("sell")


# Buy goods ------------------------------------------------------------------------------------------


@pytest.mark.rule("X-CARD-11", "X-EX-09")
@pytest.mark.parametrize("good", SMALL)
@pytest.mark.parametrize("n", [1, 2])
def test_one_good_for_two_silver_or_both_for_four(good: str, n: int) -> None:
    scene = active(f"buy_{good}")
    scene.only_goods(0)
    scene.give(0, silver=9)
    supply = scene.supply()["goods"][good]
    assert scene.legal("buy") == [f"buy {good}", f"buy {good}+{good}"]
    scene.do("buy " + "+".join([good] * n))
    assert scene.seat(0)["silver"] == 9 - 2 * n
    assert scene.seat(0)["goods"][good] == n
    assert scene.supply()["goods"][good] == supply - n
    assert scene.legal("buy") == [], "one of the two, not both"
    assert scene.why(f"buy {good}") == "X-CARD-11"


@pytest.mark.rule("X-CARD-11", "X-EX-09")
@pytest.mark.parametrize(
    ("silver", "offered"),
    [
        (0, []), (1, []), (2, ["buy pumpkin"]), (3, ["buy pumpkin"]),
        (4, ["buy pumpkin", "buy pumpkin+pumpkin"]), (9, ["buy pumpkin", "buy pumpkin+pumpkin"]),
    ],
)  # fmt: skip
def test_what_the_silver_in_hand_buys(silver: int, offered: list[str]) -> None:
    scene = active("buy_pumpkin")
    scene.give(0, silver=silver)
    assert scene.legal("buy") == offered


@pytest.mark.rule("X-CARD-11")
def test_only_the_good_shown_is_for_sale() -> None:
    scene = active("buy_pumpkin")
    scene.give(0, silver=9)
    assert {scene.why(f"buy {good}") for good in ("small_copper", "small_stone", "grain")} == {"X-CARD-11"}


@pytest.mark.rule("X-CARD-11a")
@pytest.mark.parametrize(
    ("held", "move", "after"),
    [
        ([0, 9, 9], "buy pumpkin", [1, 1, 8, 8]),
        ([1, 9, 8], "buy pumpkin", [2, 1, 8, 7]),
        ([0, 17, 0], "buy pumpkin+pumpkin", [0, 2, 16, 0]),
        ([0, 18, 0], "buy pumpkin+pumpkin", [0, 2, 16, 0]),
        ([0, 17, 0], "buy pumpkin", [0, 1, 17, 0]),
    ],
)
def test_goods_for_sale_that_run_short(held: list[int], move: str, after: list[int]) -> None:
    scene = active("buy_pumpkin")
    scene.give(0, silver=4)
    for seat in range(3):
        scene.give(seat, goods={"pumpkin": 0})
    for seat, n in enumerate(held):
        scene.give(seat, goods={"pumpkin": n})
    scene.do(move)
    assert goods_of(scene, "pumpkin") == after


def mixed_box(folder: Path) -> Path:
    """A box in which one card shows two different goods."""
    expansion = (MONTANA_FILE.parent / "expansion.toml").read_text(encoding="utf-8")
    text, found = re.subn(r'shows = \["grain", "grain"\]', 'shows = ["grain", "pumpkin"]', expansion)
    assert found == 1
    file = folder / "mixed.toml"
    file.write_text(MONTANA_FILE.read_text(encoding="utf-8") + "\n" + text, encoding="utf-8")
    return file


@pytest.mark.rule("X-AMB-35")
@pytest.mark.parametrize(
    ("move", "silver", "grain", "pumpkin"),
    [("buy grain", 2, 1, 0), ("buy pumpkin", 2, 0, 1), ("buy grain+pumpkin", 4, 1, 1)],
)
def test_a_card_with_two_different_goods(tmp_path: Path, move: str, silver: int, grain: int, pumpkin: int) -> None:
    scene = events(components=mixed_box(tmp_path))
    card = next(card["id"] for card in scene.view()["printed"]["cards"] if card["shows"] == ["grain", "pumpkin"])
    scene.cards("rich", card)
    scene.only_goods(0)
    scene.give(0, silver=9)
    assert set(scene.legal("buy")) == {"buy grain", "buy pumpkin", "buy grain+pumpkin"}
    scene.do(move)
    goods = scene.seat(0)["goods"]
    assert (9 - scene.seat(0)["silver"], goods["grain"], goods["pumpkin"]) == (silver, grain, pumpkin)
    assert not scene.legal("buy")


# When -----------------------------------------------------------------------------------------------


OFFERS = {
    "sell_workers": ("sell", "sell_workers copper"),
    "hire_stone": ("hire stone",),
    "sell_goods": ("sell", "sell_goods pumpkin"),
    "buy_small_stone": ("buy small_stone",),
}


def ready(card: str) -> Scene:
    """Everybody could use any of the four cards."""
    scene = active(card)
    for seat in range(3):
        scene.give(seat, silver=5, workers={"copper": 3}, goods={"pumpkin": 4})
    return scene


@pytest.mark.rule("X-CARD-12")
@pytest.mark.parametrize("card", OFFERS)
def test_the_offer_is_beside_the_main_action_not_in_place_of_it(card: str) -> None:
    scene = ready(card)
    scene.do(*OFFERS[card])
    assert (scene.actor, scene.phase) == (0, "turn")
    assert not {"end_turn", "pass", "stop"} & set(scene.legal())
    recruit(scene)
    assert scene.actor == 1


@pytest.mark.rule("X-CARD-12")
@pytest.mark.parametrize("card", OFFERS)
def test_the_offer_may_be_left(card: str) -> None:
    scene = ready(card)
    silver = scene.seat(0)["silver"]
    scene.do("bank 1")
    assert (scene.actor, scene.phase) == (0, "after")
    assert {OFFERS[card][0], "end_turn"} <= set(scene.legal())
    scene.do("end_turn")
    assert scene.actor == 1
    assert scene.seat(0)["silver"] == silver + load().bank[0][1]


@pytest.mark.rule("X-CARD-12")
@pytest.mark.parametrize("card", OFFERS)
def test_the_offer_stands_after_the_first_pair_and_after_the_action(card: str) -> None:
    scene = ready(card)
    scene.give(0, goods={"grain": 1})
    scene.do("recruit", spin(scene, "stone", "pumpkin"))
    assert {OFFERS[card][0], "advance 1", "no_advance"} <= set(scene.legal())
    scene.do(*OFFERS[card])
    assert scene.legal() == ["advance 1", "no_advance"]
    later = ready(card)
    later.do("bank 1", *OFFERS[card])
    assert later.actor == 1


@pytest.mark.rule("X-CARD-08", "X-CARD-09", "X-CARD-10", "X-CARD-11")
@pytest.mark.parametrize("card", OFFERS)
def test_every_player_has_the_offer_in_the_own_turn(card: str) -> None:
    scene = ready(card)
    for seat in range(3):
        assert scene.actor == seat
        scene.do(*OFFERS[card])
        assert not scene.legal(OFFERS[card][0])
        recruit(scene)


@pytest.mark.rule("X-AMB-27")
@pytest.mark.parametrize("card", OFFERS)
def test_an_extra_turn_renews_the_offer(card: str) -> None:
    scene = ready(card)
    scene.canteens(0, 1)
    scene.do(*OFFERS[card])
    recruit(scene)
    assert (scene.phase, scene.legal()) == ("thirst", ["canteen", "no_canteen"])
    scene.do("canteen", *OFFERS[card])
    assert not scene.legal(OFFERS[card][0])
    assert scene.actor == 0


@pytest.mark.rule("X-CARD-08", "X-EVENT-07")
def test_a_second_card_of_the_kind_offers_it_again_in_the_next_round() -> None:
    scene = events()
    scene.give(0, workers={"copper": 4})
    board(scene, 2, "sell_workers", "sell_workers")
    scene.do("sell", "sell_workers copper")
    turn_of(scene, 2)
    recruit(scene)
    scene.do("draw rich", "sell", "sell_workers copper")
    assert scene.seat(0)["silver"] == 3 + 4 + 4
