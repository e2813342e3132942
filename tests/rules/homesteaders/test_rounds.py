"""H-ROUND, H-PREP: the course of the game and the preparation of a round."""

import pytest

import frontier
from rules.homesteaders.helpers_income import (
    CITY,
    SETTLEMENT,
    SETTLEMENT_TOWN,
    TOWN,
    fresh,
    quietly,
    stock,
    tiles,
    to_round,
)
from support.homesteaders import Scene

COUNTS = (2, 3, 4)


def left(*parts: dict[str, int], built: tuple[str, ...] = ()) -> dict[str, int]:
    """All copies of these buildings, less one for each that is built."""
    found = {id_: n for part in parts for id_, n in part.items()}
    for building in built:
        found[building] -= 1
    return {id_: n for id_, n in found.items() if n}


@pytest.mark.rule("H-ROUND-01", "H-ROUND-04")
@pytest.mark.parametrize("players", COUNTS)
def test_ten_rounds_one_more_income_and_the_end(players: int) -> None:
    scene = fresh(players)
    events = quietly(scene, lambda: False)
    steps = [event.kind if event.kind != "round" else f"round {event.a}" for event in events]
    milestones = [step for step in steps if step.startswith(("round", "final_income", "game_over"))]
    assert milestones[-11:] == [*(f"round {n}" for n in range(2, 11)), "final_income", "game_over"]
    assert milestones[:-11] in ([], ["round 1"])
    assert scene.actor == frontier.OVER
    assert steps.count("passed") == 10 * players
    wages = [event for event in events if event.kind == "wages"]
    assert [event.seat for event in wages].count(0) == 11


@pytest.mark.rule("H-ROUND-02")
@pytest.mark.parametrize("round", range(1, 11))
def test_settlement_rounds_1_to_4_town_5_to_8_city_9_and_10(round: int) -> None:
    scene = Scene(4, round=round)
    if round <= 4:
        expected, low, high = left(SETTLEMENT, SETTLEMENT_TOWN), 1, 4
    elif round <= 8:
        expected, low, high = left(SETTLEMENT_TOWN, TOWN), 5, 8
    else:
        expected, low, high = CITY, 9, 10
    assert stock(scene) == expected
    assert tiles(scene)[0] == round
    assert low + 10 <= tiles(scene)[1] <= high + 10
    assert low + 20 <= tiles(scene)[2] <= high + 20


@pytest.mark.rule("H-ROUND-03")
def test_a_round_is_preparation_then_income_then_auction() -> None:
    scene = fresh(3)
    phases, events = [], []
    moves = (
        "draw 13", "place homestead_1", "done", "done", "bid 1 3", "pass", "bid 2 4", "no_build", "build foundry",
    )  # fmt: skip
    for move in moves:
        phases.append((scene.phase, scene.actor))
        scene.state.apply(scene.game.notation.read(scene.state, move))
        events += scene.log.take()
    assert phases == [
        ("draw", frontier.CHANCE),
        ("place", 0),
        ("place", 1),
        ("place", 2),
        ("bid", 0),
        ("bid", 1),
        ("bid", 2),
        ("build", 0),
        ("build", 2),
    ]
    order = ("round", "turned_up", "placed", "income", "wages", "bid", "paid_bid", "built")
    kinds = [event.kind for event in events if event.kind in order]
    assert list(dict.fromkeys(kinds)) == list(order)
    assert (scene.phase, scene.data()["round"]) == ("draw", 2)


@pytest.mark.rule("H-ROUND-04")
def test_after_round_10_one_income_phase_then_trading_then_scoring() -> None:
    scene = Scene(3, round=10)
    quietly(scene, lambda: scene.phase == "bid")
    scene.do("pass", "pass")
    events = []
    phases: list[str] = []
    assert scene.phase == "bid"
    while scene.actor != frontier.OVER:
        phases.append(scene.phase)
        scene.do(next(move for move in scene.legal() if move in ("pass", "done", "pay 0")))
        events += scene.events
    assert list(dict.fromkeys(phases)) == ["bid", "place", "trade"]
    kinds = [event.kind for event in events if event.kind in ("final_income", "income", "wages", "game_over", "round")]
    assert list(dict.fromkeys(kinds)) == ["final_income", "income", "wages", "game_over"]
    assert [event.seat for event in events if event.kind == "wages"] == [0, 1, 2]
    assert scene.legal() == []
    assert scene.phase == "finished"


@pytest.mark.rule("H-PREP-01")
@pytest.mark.parametrize("players", COUNTS)
def test_bidding_stones_come_back_and_all_may_bid_again(players: int) -> None:
    scene = Scene(players)
    scene.give(0, trade=1)
    quietly(scene, lambda: scene.phase == "bid")
    scene.do("bid 2 5", *["pass"] * (players - 1))
    assert [seat["passed"] for seat in scene.data()["seats"]] == [False, *[True] * (players - 1)]
    to_round(scene, 2)
    data = scene.data()
    assert [auction["bid"] for auction in data["auctions"]] == [None] * len(data["auctions"])
    assert [seat["passed"] for seat in data["seats"]] == [False] * players
    if players == 2:
        assert (data["neutral"]["space"], data["neutral"]["bid"]) == (None, None)
    quietly(scene, lambda: scene.phase == "bid")
    bidders = []
    for space in range(1, players):
        bidders.append(scene.actor)
        scene.do(f"bid {min(space, 2)} {(9, 12, 16)[space - 1]}")
    assert len({*bidders, scene.actor}) == players


@pytest.mark.rule("H-PREP-02")
@pytest.mark.parametrize("players", COUNTS)
def test_tiles_left_from_the_round_before_leave_the_game(players: int) -> None:
    scene = fresh(players)
    seen: set[int] = set()
    for number in range(1, 11):
        to_round(scene, number)
        now = set(tiles(scene))
        assert len(now) == len(tiles(scene))
        assert not now & seen
        seen |= now
    assert len(seen) == 10 * (3 if players == 4 else 2)


@pytest.mark.rule("H-PREP-02")
def test_an_unsold_tile_cannot_be_turned_up_again() -> None:
    scene = Scene(3, tiles={2: 12})
    quietly(scene, lambda: scene.actor == frontier.CHANCE)
    assert scene.data()["round"] == 2
    assert tiles(scene) == [2, None]
    assert scene.legal() == ["draw 11", "draw 13", "draw 14"]
    assert scene.why("draw 12").startswith("H-")


@pytest.mark.rule("H-PREP-03")
@pytest.mark.parametrize(("players", "auctions"), [(2, 2), (3, 2), (4, 3)])
def test_the_top_tile_of_each_stack_is_up_for_auction(players: int, auctions: int) -> None:
    scene = fresh(players)
    scene.do("draw 14")
    if players == 4:
        assert scene.legal() == ["draw 21", "draw 22", "draw 23", "draw 24"]
        scene.do("draw 22")
    assert scene.phase == "place"
    assert tiles(scene) == [1, 14, 22][:auctions]
    quietly(scene, lambda: scene.phase == "bid")
    assert {move.split()[1] for move in scene.legal("bid")} == {str(space) for space in range(1, auctions + 1)}
    if auctions == 2:
        assert scene.why("bid 3 9").startswith("H-")


@pytest.mark.rule("H-PREP-03")
def test_the_last_tile_of_a_stage_is_the_one_that_was_not_seen_yet() -> None:
    scene = Scene(3, round=3, tiles={2: 14})
    assert scene.data()["turned_up"] == [11, 12, 14]
    to_round(scene, 4)
    assert tiles(scene) == [4, 13]
    assert scene.data()["turned_up"] == [11, 12, 13, 14]


@pytest.mark.rule("H-PREP-04", "H-PREP-06")
def test_at_round_5_settlement_buildings_make_room_for_town_buildings() -> None:
    scene = Scene(3, round=4)
    scene.own(0, "farm", "grain_mill", "ranch")
    scene.own(2, "farm", "gold_mine")
    built = ("farm", "farm", "grain_mill", "ranch", "gold_mine")
    assert stock(scene) == left(SETTLEMENT, SETTLEMENT_TOWN, built=built)
    to_round(scene, 5)
    assert stock(scene) == left(SETTLEMENT_TOWN, TOWN, built=("ranch", "gold_mine"))
    assert sorted(scene.seat(0)["buildings"]) == ["farm", "grain_mill", "homestead", "ranch"]
    assert sorted(scene.seat(2)["buildings"]) == ["farm", "gold_mine", "homestead"]


@pytest.mark.rule("H-PREP-05", "H-PREP-06")
def test_at_round_9_all_unbuilt_buildings_make_room_for_city_buildings() -> None:
    scene = Scene(3, round=8)
    scene.own(0, "farm", "ranch", "church")
    scene.own(1, "ranch", "workshop")
    assert stock(scene) == left(SETTLEMENT_TOWN, TOWN, built=("ranch", "ranch", "church", "workshop"))
    to_round(scene, 9)
    assert stock(scene) == CITY
    assert sorted(scene.seat(0)["buildings"]) == ["church", "farm", "homestead", "ranch"]
    assert sorted(scene.seat(1)["buildings"]) == ["homestead", "ranch", "workshop"]


@pytest.mark.rule("H-PREP-04", "H-PREP-05")
@pytest.mark.parametrize("round", [2, 3, 4, 6, 7, 8, 10])
def test_the_stock_does_not_change_at_other_rounds(round: int) -> None:
    scene = Scene(4, round=round - 1)
    before = stock(scene)
    to_round(scene, round)
    assert scene.data()["round"] == round
    assert stock(scene) == before


@pytest.mark.rule("H-PREP-06")
def test_a_building_of_an_earlier_stage_still_gives_its_income() -> None:
    scene = Scene(3, round=4)
    scene.own(0, "grain_mill", "steel_mill")
    to_round(scene, 5)
    quietly(scene, lambda: scene.phase == "bid")
    assert scene.seat(0)["goods"]["food"] == 2
    assert scene.seat(0)["goods"]["steel"] == 2
