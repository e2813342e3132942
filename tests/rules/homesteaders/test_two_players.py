"""H-TWO: bidding with two players and the neutral stone; rulings on its value."""

import pytest

import frontier
from rules.homesteaders.helpers_auction import (
    NEUTRAL_STEPS,
    auction,
    bids,
    changes,
    held,
    holder,
    leader,
    leaders,
    neutral,
    next_round,
)
from support.homesteaders import Scene


def duel(value: int = 5, start: int = 0) -> Scene:
    """Two players; the start player is about to place the neutral stone at this value."""
    scene = auction(2, start)
    scene.neutral_value(value)
    return scene


@pytest.mark.rule("H-TWO-01", "H-AMB-10")
@pytest.mark.parametrize("start", [0, 1])
@pytest.mark.parametrize("space", [1, 2])
def test_the_start_player_places_the_neutral_stone_on_either_auction_before_bidding(start: int, space: int) -> None:
    scene = duel(6, start)
    assert (scene.phase, scene.actor) == ("neutral", start)
    assert scene.legal() == ["neutral 1", "neutral 2"]
    for early in ("bid 1 9", "bid 2 3", "pass"):
        assert scene.why(early).startswith("H-")
        with pytest.raises(frontier.IllegalAction):
            scene.do(early)
    scene.do(f"neutral {space}")
    assert leader(scene, space) == ("neutral", 6)
    assert leader(scene, 3 - space) is None
    assert neutral(scene) == {"value": 6, "space": space, "bid": 6}
    assert (scene.phase, scene.actor) == ("bid", start)


@pytest.mark.rule("H-TWO-01")
def test_the_stone_is_placed_once_a_round() -> None:
    scene = duel()
    scene.do("neutral 1", "bid 2 3")
    assert (scene.phase, scene.actor) == ("bid", 1)
    assert scene.legal() == [*bids(1, above=5), *bids(2, above=3), "pass"]
    scene.do("bid 2 4")
    assert (scene.phase, scene.actor) == ("bid", 0)
    scene.do("bid 1 6")
    next_round(scene)
    assert neutral(scene)["space"] is None
    while scene.phase == "place":
        scene.do("done")
    assert (scene.phase, scene.actor) == ("neutral", 0)


@pytest.mark.rule("H-TWO-01")
@pytest.mark.parametrize("players", [3, 4])
def test_more_players_have_no_neutral_stone(players: int) -> None:
    scene = auction(players)
    assert scene.data()["neutral"] is None
    assert scene.phase == "bid"
    assert scene.legal("neutral") == []


@pytest.mark.rule("H-TWO-02")
def test_the_first_neutral_bid_is_five() -> None:
    scene = Scene(players=2)
    assert neutral(scene)["value"] == 5
    scene.pass_on()
    assert leader(scene, 1) == ("neutral", 5)


@pytest.mark.rule("H-TWO-03")
def test_the_value_is_marked_apart_from_the_placed_stone_for_all_to_see() -> None:
    scene = duel(6)
    scene.do("neutral 2", "pass")
    for seat in (0, 1, None):
        assert scene.view(seat)["neutral"] == {"value": 5, "space": 2, "bid": 6}
    assert len(scene.data()["auctions"]) == 2
    assert scene.why("bid 3 5").startswith("H-")


@pytest.mark.rule("H-TWO-04")
def test_the_start_player_may_outbid_the_own_neutral_bid() -> None:
    scene = duel()
    scene.do("neutral 1")
    assert scene.legal() == [*bids(1, above=5), *bids(2), "pass"]
    assert scene.why("bid 1 5") == "H-AUCTION-03"
    scene.do("bid 1 6")
    assert leader(scene, 1) == (0, 6)
    assert scene.actor == 1


@pytest.mark.rule("H-TWO-05", "H-EX-04")
@pytest.mark.parametrize("start", [0, 1])
def test_two_winners_raise_the_value_for_the_next_round(start: int) -> None:
    scene = duel(start=start)
    scene.do("neutral 1", "bid 2 3")
    assert neutral(scene)["value"] == 5
    scene.do("bid 1 6")
    assert [event.seat for event in scene.happened("won")] == [1 - start, start]
    next_round(scene)
    assert (scene.data()["round"], neutral(scene)["value"]) == (2, 6)
    scene.pass_on()
    assert leader(scene, 1) == ("neutral", 6)


@pytest.mark.rule("H-TWO-05")
def test_one_winner_does_not_raise_the_value() -> None:
    scene = duel()
    scene.do("neutral 1", "bid 2 3", "pass")
    next_round(scene)
    assert neutral(scene)["value"] == 4


@pytest.mark.rule("H-TWO-06", "H-TWO-14", "H-AMB-39")
@pytest.mark.parametrize(("value", "raised"), [(3, 4), (4, 5), (5, 6), (6, 7), (7, 9), (9, 9)])
def test_the_value_rises_by_the_steps_of_the_bids_and_not_above_nine(value: int, raised: int) -> None:
    scene = duel(value)
    scene.do("neutral 1", "bid 2 3", "bid 1 12")
    next_round(scene)
    assert neutral(scene)["value"] == raised


@pytest.mark.rule("H-TWO-07", "H-TWO-08", "H-TWO-14", "H-AMB-39")
@pytest.mark.parametrize(("value", "lowered"), [(9, 7), (7, 6), (6, 5), (5, 4), (4, 3), (3, 3)])
def test_each_pass_lowers_the_value_at_once_but_not_below_three(value: int, lowered: int) -> None:
    scene = duel(value)
    scene.do("neutral 1", "pass")
    assert neutral(scene)["value"] == lowered
    scene.do("bid 2 3")
    next_round(scene)
    assert neutral(scene)["value"] == lowered
    scene.pass_on()
    assert leader(scene, 1) == ("neutral", lowered)


@pytest.mark.rule("H-TWO-06", "H-TWO-08", "H-TWO-14")
@pytest.mark.parametrize("value", range(13))
def test_the_value_is_always_one_of_six(value: int) -> None:
    scene = auction(2)
    if value in NEUTRAL_STEPS:
        scene.neutral_value(value)
        scene.do("neutral 2")
        assert leader(scene, 2) == ("neutral", value)
    else:
        with pytest.raises(frontier.PositionError, match="neutral"):
            scene.neutral_value(value)


@pytest.mark.rule("H-TWO-09", "H-EX-05")
@pytest.mark.parametrize("space", [1, 2])
def test_a_pass_of_the_start_player_changes_only_later_rounds(space: int) -> None:
    scene = duel(6)
    before = held(scene, 0)
    scene.do(f"neutral {space}", "pass")
    assert scene.seat(0)["railroad"] == 1
    assert changes(before, held(scene, 0)) == {"trade": 1}
    assert neutral(scene) == {"value": 5, "space": space, "bid": 6}
    assert leader(scene, space) == ("neutral", 6)
    assert scene.legal(family="bid") == [*bids(1, 6 if space == 1 else 0), *bids(2, 6 if space == 2 else 0)]
    scene.do(f"bid {3 - space} 3")
    assert leader(scene, space) == ("neutral", 6)
    next_round(scene)
    scene.pass_on()
    assert leader(scene, 1) == ("neutral", 5)


@pytest.mark.rule("H-TWO-10")
def test_the_neutral_bid_stands_though_the_start_player_passes() -> None:
    scene = duel()
    assert "pass" not in scene.legal()
    scene.do("neutral 2", "pass")
    assert leaders(scene) == [None, ("neutral", 5)]
    assert (scene.phase, scene.actor) == ("bid", 1)
    assert scene.why("bid 2 5") == "H-AUCTION-03"


@pytest.mark.rule("H-TWO-11")
def test_a_tile_on_which_the_neutral_stone_is_highest_is_won_by_nobody() -> None:
    scene = auction(2)
    data = scene.data()
    data["auctions"][1]["tile"], data["turned_up"] = 14, [14]
    scene.load(data)
    before = [held(scene, seat) for seat in (0, 1)]
    scene.do("neutral 2", "bid 1 3", "pass")
    assert [event.seat for event in scene.happened("won")] == [0]
    assert len(scene.happened("unsold")) == 1
    assert leaders(scene) == [(0, 3), ("neutral", 5)]
    assert scene.actor == 0
    scene.do("no_build")
    assert scene.phase == "draw"
    assert changes(before[0], held(scene, 0)) == {"silver": -3}
    assert changes(before[1], held(scene, 1)) == {"trade": 1}
    assert scene.legal() == ["draw 11", "draw 12", "draw 13"]


@pytest.mark.rule("H-TWO-11", "H-AMB-40")
def test_an_outbid_neutral_stone_never_moves_or_bids_again() -> None:
    scene = duel()
    scene.do("neutral 2", "bid 2 6")
    assert leaders(scene) == [None, (0, 6)]
    assert neutral(scene) == {"value": 5, "space": 2, "bid": 5}
    assert scene.actor == 1
    assert scene.legal() == [*bids(1), *bids(2, above=6), "pass"]
    scene.do("bid 1 3")
    assert leaders(scene) == [(1, 3), (0, 6)]
    assert [event.seat for event in scene.happened("won")] == [1, 0]
    assert scene.phase == "build"


@pytest.mark.rule("H-TWO-12", "H-AMB-04", "H-AMB-41")
@pytest.mark.parametrize("start", [0, 1])
@pytest.mark.parametrize(
    "moves",
    [
        ["neutral 2", "pass", "bid 2 6"],
        ["neutral 2", "bid 2 6", "pass"],
        ["neutral 2", "pass", "pass"],
        ["neutral 1", "pass", "bid 2 3"],
        ["neutral 1", "bid 2 3", "pass"],
        ["neutral 1", "pass", "pass"],
    ],
)
def test_without_a_winner_on_space_1_the_tile_goes_to_the_other_player(start: int, moves: list[str]) -> None:
    scene = duel(start=start)
    scene.do(*moves)
    assert scene.phase in ("build", "draw")
    assert holder(scene) == 1 - start
    next_round(scene)
    assert (scene.phase, scene.actor, holder(scene)) == ("place", 1 - start, 1 - start)


@pytest.mark.rule("H-TWO-13", "H-BUILD-16")
@pytest.mark.parametrize("start", [0, 1])
@pytest.mark.parametrize(
    ("moves", "kept"),
    [
        (["neutral 2", "bid 1 3", "pass"], True),
        (["neutral 1", "bid 1 6", "bid 2 3"], True),
        (["neutral 1", "bid 1 6", "pass"], True),
        (["neutral 2", "pass", "bid 1 3"], False),
        (["neutral 1", "bid 2 3", "bid 1 6"], False),
        (["neutral 2", "bid 1 3", "bid 1 4", "pass"], False),
    ],
)
def test_the_winner_of_space_1_gets_or_keeps_the_tile(start: int, moves: list[str], kept: bool) -> None:
    scene = duel(start=start)
    scene.do("neutral 1" if moves[0] == "neutral 1" else "neutral 2")
    assert holder(scene) == start
    scene.do(*moves[1:])
    expected = start if kept else 1 - start
    assert holder(scene) == expected
    next_round(scene)
    assert (scene.phase, scene.actor) == ("place", expected)


# Rulings -------------------------------------------------------------------------------------------


@pytest.mark.rule("H-AMB-37")
@pytest.mark.parametrize(("value", "after"), [(9, 6), (7, 5), (6, 4), (5, 3), (4, 3), (3, 3)])
def test_if_both_pass_the_value_falls_two_steps_and_the_tile_changes_hands(value: int, after: int) -> None:
    for start in (0, 1):
        scene = auction(2, start)
        scene.neutral_value(value)
        scene.do("neutral 1", "pass", "pass")
        assert neutral(scene)["value"] == after
        assert [scene.seat(seat)["railroad"] for seat in (0, 1)] == [1, 1]
        assert [scene.seat(seat)["trade"] for seat in (0, 1)] == [1, 1]
        assert holder(scene) == 1 - start


@pytest.mark.rule("H-AMB-38", "H-DIFF-02")
@pytest.mark.parametrize(("value", "after"), [(9, 7), (7, 6), (6, 5), (5, 4), (4, 3), (3, 3)])
@pytest.mark.parametrize("moves", [("bid 1 12", "pass"), ("pass", "bid 1 12")])
def test_outbidding_the_neutral_stone_does_not_make_up_for_a_pass(
    value: int, after: int, moves: tuple[str, str]
) -> None:
    scene = auction(2)
    scene.neutral_value(value)
    scene.do("neutral 1", *moves)
    next_round(scene)
    assert neutral(scene) == {"value": after, "space": None, "bid": None}


@pytest.mark.rule("H-DIFF-02", "H-TWO-05")
def test_the_value_does_not_rise_at_the_moment_the_neutral_stone_is_outbid() -> None:
    scene = auction(2)
    scene.do("neutral 1", "bid 1 6")
    assert neutral(scene)["value"] == 5
    scene.do("bid 1 7")
    assert neutral(scene)["value"] == 5
    scene.do("bid 2 3")
    assert scene.phase == "build"
    assert neutral(scene)["value"] == 6


@pytest.mark.rule("H-AMB-40")
@pytest.mark.parametrize("space", [1, 2])
def test_an_outbid_neutral_stone_has_no_further_effect(space: int) -> None:
    scene = auction(2)
    scene.do(f"neutral {space}", f"bid {space} 6", f"bid {space} 7")
    assert (neutral(scene)["space"], neutral(scene)["bid"]) == (space, 5)
    assert leader(scene, 3 - space) is None
    other, same = bids(3 - space), bids(space, above=7)
    assert scene.legal() == [*(same + other if space == 1 else other + same), "pass"]
    scene.do("pass")
    assert [event.seat for event in scene.happened("won")] == [1]
