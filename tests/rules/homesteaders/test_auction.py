"""H-AUCTION: bidding; H-PASS: passing."""

import random

import pytest

import frontier
from rules.homesteaders.helpers_auction import (
    LADDER,
    auction,
    bids,
    changes,
    held,
    holder,
    leader,
    leaders,
    next_round,
    reward_moves,
    winners_in_order,
)
from support.homesteaders import Scene


@pytest.mark.rule("H-AUCTION-01", "H-AUCTION-02")
@pytest.mark.parametrize("players", [3, 4])
def test_a_first_bid_is_any_step_of_the_ladder_on_any_auction_or_a_pass(players: int) -> None:
    scene = auction(players)
    spaces = range(1, players)
    assert len(scene.data()["auctions"]) == players - 1
    assert scene.legal() == [*(move for space in spaces for move in bids(space)), "pass"]
    assert bids(1) == [f"bid 1 {n}" for n in (3, 4, 5, 6, 7, 9, 12, 16, 21)]


@pytest.mark.rule("H-AUCTION-01")
@pytest.mark.parametrize("players", [3, 4])
def test_bidding_goes_clockwise_from_the_start_player(players: int) -> None:
    for start in range(players):
        scene = auction(players, start)
        asked = []
        for bid in LADDER[:players]:
            asked.append(scene.actor)
            scene.do(f"bid 1 {bid}")
        assert asked == [(start + i) % players for i in range(players)]
        assert leader(scene, 1) == (asked[-1], LADDER[players - 1])
        assert scene.actor == start


@pytest.mark.rule("H-AUCTION-01")
def test_nobody_bids_on_a_third_auction_with_three_players() -> None:
    scene = auction(3)
    assert scene.why("bid 3 3").startswith("H-")
    with pytest.raises(frontier.IllegalAction):
        scene.do("bid 3 3")


@pytest.mark.rule("H-AUCTION-02")
@pytest.mark.parametrize("silver", [0, 1, 2, 8, 10, 11, 13, 20, 22])
def test_there_are_no_bids_beside_the_ladder(silver: int) -> None:
    scene = auction(3)
    with pytest.raises(frontier.NotationError):
        scene.do(f"bid 1 {silver}")
    assert leaders(scene) == [None, None]


@pytest.mark.rule("H-AUCTION-03", "H-AUCTION-04")
@pytest.mark.parametrize("step", range(len(LADDER) - 1))
def test_a_bid_must_be_higher_on_the_same_tile_only_and_may_skip_steps(step: int) -> None:
    scene = auction(3)
    present = LADDER[step]
    scene.do(f"bid 1 {present}")
    assert scene.actor == 1
    assert scene.legal() == [*(f"bid 1 {bid}" for bid in LADDER[step + 1 :]), *bids(2), "pass"]
    for low in LADDER[: step + 1]:
        assert scene.why(f"bid 1 {low}") == "H-AUCTION-03"
    with pytest.raises(frontier.IllegalAction):
        scene.do(f"bid 1 {present}")
    scene.do("bid 1 21")
    assert leader(scene, 1) == (1, 21)


@pytest.mark.rule("H-AUCTION-04")
def test_the_opening_bid_and_a_raise_may_skip_steps() -> None:
    scene = auction(4)
    scene.do("bid 1 5", "bid 1 12", "bid 2 7")
    assert leaders(scene) == [(1, 12), (2, 7), None]


@pytest.mark.rule("H-AUCTION-05")
def test_a_player_without_money_may_bid_anything_and_pays_with_debts() -> None:
    scene = auction(3)
    scene.give(0, silver=0)
    assert scene.legal() == [*bids(1), *bids(2), "pass"]
    scene.do("bid 1 21", "pass", "pass")
    assert (scene.phase, scene.actor) == ("pay", 0)
    scene.do("pay 0")
    assert (scene.seat(0)["silver"], scene.seat(0)["debt"]) == (1, 11)


@pytest.mark.rule("H-AUCTION-06")
def test_the_one_stone_moves_from_tile_to_tile() -> None:
    scene = auction(4)
    scene.do("bid 1 3", "bid 1 4", "pass", "pass", "bid 2 3")
    assert leaders(scene) == [(1, 4), (0, 3), None]
    assert [event.seat for event in scene.events if event.kind == "won"] == [1, 0]


@pytest.mark.rule("H-AUCTION-06")
def test_two_bids_of_one_player_cannot_stand() -> None:
    scene = auction(4)
    scene.do("bid 1 3")
    data = scene.data()
    data["auctions"][1]["bid"] = {"by": 0, "silver": 3}
    with pytest.raises(frontier.PositionError, match="auctions"):
        scene.load(data)


@pytest.mark.rule("H-AUCTION-06", "H-AMB-34")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_any_auction_nobody_has_two_bids_or_a_bid_after_passing(players: int) -> None:
    luck = random.Random(players)
    for _ in range(15):
        scene = auction(players, start=luck.randrange(players))
        moves = 0
        while scene.phase in ("neutral", "bid", "reward"):
            standing = [bid[0] for bid in leaders(scene) if bid is not None]
            assert len(set(standing)) == len(standing)
            assert not any(scene.seat(seat)["passed"] for seat in standing if isinstance(seat, int))
            assert scene.actor not in standing
            scene.do(luck.choice([move for move in scene.legal() if move != "pass"] if moves < 4 else scene.legal()))
            moves += 1
        assert moves >= players


@pytest.mark.rule("H-AUCTION-07")
def test_an_outbid_player_waits_for_the_own_turn() -> None:
    scene = auction(4)
    scene.do("bid 1 5", "bid 1 6")
    assert [(event.kind, event.seat) for event in scene.events] == [("bid", 0), ("bid", 1), ("outbid", 0)]
    assert scene.actor == 2
    scene.do("bid 2 3")
    assert scene.actor == 3
    scene.do("bid 2 4")
    assert scene.actor == 0


@pytest.mark.rule("H-AUCTION-07")
@pytest.mark.parametrize("answer", ["bid 1 7", "bid 2 3", "bid 3 9", "pass"])
def test_an_outbid_player_bids_on_the_same_or_another_tile_or_passes(answer: str) -> None:
    scene = auction(4)
    scene.do("bid 1 5", "bid 1 6", "pass", "pass")
    assert scene.actor == 0
    assert scene.legal() == [*bids(1, above=6), *bids(2), *bids(3), "pass"]
    scene.do(answer)
    if answer == "pass":
        assert scene.seat(0)["passed"]
        assert leaders(scene) == [(1, 6), None, None]
    else:
        _, space, silver = answer.split()
        assert leader(scene, int(space)) == (0, int(silver))


@pytest.mark.rule("H-AUCTION-08", "H-AMB-30")
def test_who_holds_the_highest_bid_is_not_asked() -> None:
    scene = auction(4)
    scene.do("bid 1 3", "bid 2 3", "bid 3 3", "bid 3 4")
    assert scene.actor == 2
    scene.do("bid 3 5")
    assert scene.actor == 3
    scene.do("bid 3 6")
    assert scene.actor == 2
    assert leaders(scene) == [(0, 3), (1, 3), (3, 6)]


@pytest.mark.rule("H-AUCTION-08")
def test_a_leader_who_is_outbid_later_is_asked_again() -> None:
    scene = auction(3)
    scene.do("bid 1 3", "bid 2 3", "bid 2 4")
    assert scene.actor == 1
    scene.do("bid 1 4")
    assert scene.actor == 0
    assert scene.legal() == [*bids(1, above=4), *bids(2, above=4), "pass"]


@pytest.mark.rule("H-AUCTION-09")
def test_bidding_goes_on_until_all_have_passed_or_lead() -> None:
    scene = auction(3)
    scene.give(0, trade=1)
    for move in ("bid 1 3", "bid 1 4", "bid 2 3", "bid 1 5", "bid 2 4"):
        assert scene.phase == "bid"
        scene.do(move)
    assert (scene.phase, scene.actor) == ("bid", 2)
    assert scene.happened("won") == []
    scene.do("pass")
    assert (scene.phase, scene.actor) == ("pay", 0)
    assert [event.seat for event in scene.happened("won")] == [0, 1]
    assert leaders(scene) == [(0, 5), (1, 4)]


@pytest.mark.rule("H-AUCTION-09")
def test_bidding_does_not_end_with_the_first_round_of_bids() -> None:
    scene = auction(4)
    scene.do("pass", "pass", "bid 1 3", "bid 1 4")
    assert (scene.phase, scene.actor) == ("bid", 2)
    scene.do("bid 2 3")
    assert scene.phase == "build"


@pytest.mark.rule("H-AUCTION-10")
def test_a_tile_without_a_bid_goes_to_nobody_and_never_comes_back() -> None:
    scene = auction(4, tiles={2: 14, 3: 24})
    before = [held(scene, seat) for seat in range(4)]
    scene.do("bid 1 3", "pass", "pass", "pass")
    assert [event.seat for event in scene.happened("won")] == [0]
    assert len(scene.happened("unsold")) == 2
    assert winners_in_order(scene) == [0]
    assert changes(before[0], held(scene, 0)) == {"silver": -3}
    for seat in (1, 2, 3):
        assert changes(before[seat], held(scene, seat)) == {"trade": 1}
    assert {14, 24} <= set(scene.data()["turned_up"])
    assert scene.legal() == ["draw 11", "draw 12", "draw 13"]
    scene.do("draw 11")
    assert scene.legal() == ["draw 21", "draw 22", "draw 23"]
    scene.do("draw 21")
    assert [entry["tile"] for entry in scene.data()["auctions"]] == [2, 11, 21]


@pytest.mark.rule("H-AUCTION-11")
def test_several_players_pass_and_a_tile_stays_unsold() -> None:
    scene = auction(3)
    scene.do("pass", "pass", "bid 2 3")
    assert leaders(scene) == [None, (2, 3)]
    assert [scene.seat(seat)["passed"] for seat in range(3)] == [True, True, False]
    assert len(scene.happened("unsold")) == 1
    assert (scene.phase, scene.actor, scene.data()["space"]) == ("build", 2, 2)


# Passing --------------------------------------------------------------------------------------------


@pytest.mark.rule("H-PASS-01")
def test_who_has_passed_is_skipped_for_the_rest_of_the_auction() -> None:
    scene = auction(4)
    scene.do("bid 1 3", "pass", "bid 1 4", "bid 2 3")
    asked = []
    for move in ("bid 1 5", "bid 1 6", "bid 1 7", "bid 2 4", "bid 2 5", "bid 2 6"):
        asked.append(scene.actor)
        scene.do(move)
    assert asked == [0, 2, 0, 2, 3, 2]
    assert scene.seat(1)["passed"]
    assert leaders(scene) == [(0, 7), (2, 6), None]


@pytest.mark.rule("H-PASS-01")
def test_an_outbid_player_who_passes_has_no_bid_left_and_bids_again_in_the_next_round() -> None:
    scene = auction(3)
    scene.do("bid 1 3", "bid 1 4", "bid 2 3", "pass")
    assert [scene.seat(seat)["passed"] for seat in range(3)] == [True, False, False]
    assert leaders(scene) == [(1, 4), (2, 3)]
    next_round(scene)
    assert not scene.seat(0)["passed"]
    assert (scene.data()["round"], holder(scene)) == (2, 1)
    scene.pass_on()
    scene.do("bid 1 3", "bid 1 4")
    assert scene.actor == 0
    scene.do("bid 1 5")
    assert leader(scene, 1) == (0, 5)


@pytest.mark.rule("H-PASS-01")
def test_a_player_who_has_passed_cannot_hold_a_bid() -> None:
    scene = auction(3)
    scene.do("pass")
    data = scene.data()
    data["auctions"][0]["bid"] = {"by": 0, "silver": 3}
    with pytest.raises(frontier.PositionError, match=r"seats\[0\]"):
        scene.load(data)


@pytest.mark.rule("H-PASS-02")
def test_a_pass_advances_at_once_and_the_reward_comes_before_the_next_bid() -> None:
    scene = auction(3)
    scene.give(0, railroad=1)
    scene.do("pass")
    assert (scene.phase, scene.actor) == ("reward", 0)
    assert scene.seat(0)["railroad"] == 2
    assert scene.legal() == reward_moves(2)
    assert scene.why("bid 1 3").startswith("H-")
    before = held(scene, 0)
    scene.do("reward track")
    assert changes(before, held(scene, 0)) == {"tracks": 1}
    assert (scene.phase, scene.actor) == ("bid", 1)


@pytest.mark.rule("H-PASS-02")
def test_a_bid_does_not_advance() -> None:
    scene = auction(3)
    before = held(scene, 0)
    scene.do("bid 1 3", "pass", "pass")
    next_round(scene)
    assert scene.seat(0)["railroad"] == 0
    assert changes(before, held(scene, 0)) == {"silver": -3}


@pytest.mark.rule("H-PASS-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_passing_player_advances_one_space(players: int) -> None:
    scene = auction(players)
    if players == 2:
        scene.do("neutral 1")
    before = [held(scene, seat) for seat in range(players)]
    scene.do(*["pass"] * players)
    for seat in range(players):
        assert scene.seat(seat)["railroad"] == 1
        assert changes(before[seat], held(scene, seat)) == {"trade": 1}


@pytest.mark.rule("H-PASS-03")
def test_the_last_to_pass_takes_a_reward_before_the_winners_pay() -> None:
    scene: Scene = auction(3)
    scene.give(0, trade=1)
    scene.give(2, railroad=2)
    scene.do("bid 1 3", "bid 2 3", "pass")
    assert (scene.phase, scene.actor) == ("reward", 2)
    assert scene.legal() == reward_moves(3)
    scene.do("reward worker")
    assert (scene.seat(2)["workers"], scene.seat(2)["railroad"]) == (2, 3)
    assert (scene.phase, scene.actor) == ("pay", 0)
