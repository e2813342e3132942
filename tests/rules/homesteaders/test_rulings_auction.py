"""Rulings, examples and differences about bidding, the Lawyer, the start-player tile and the neutral stone."""

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
    neutral,
    next_round,
    winners_in_order,
)
from support.homesteaders import Scene

TOWN = 5  # the first round in which somebody may own a Lawyer


def lawyer(players: int, owner: int) -> Scene:
    """Town; seat 0 is about to bid or to place the neutral stone, and this seat owns the Lawyer."""
    scene = auction(players, round=TOWN)
    scene.own(owner, "lawyer")
    return scene


@pytest.mark.rule("H-EX-03", "H-AUCTION-07", "H-AUCTION-08", "H-PASS-02", "H-BUILD-16")
def test_the_four_player_example_move_by_move() -> None:
    scene = auction(4)
    a, b, c, d = range(4)
    turns = [
        (a, "bid 1 5", [(a, 5), None, None]),
        (b, "bid 1 6", [(b, 6), None, None]),
        (c, "bid 2 3", [(b, 6), (c, 3), None]),
        (d, "bid 1 7", [(d, 7), (c, 3), None]),
        (a, "bid 3 3", [(d, 7), (c, 3), (a, 3)]),
        (b, "bid 3 4", [(d, 7), (c, 3), (b, 4)]),
        (a, "bid 3 5", [(d, 7), (c, 3), (a, 5)]),
    ]
    before = [held(scene, seat) for seat in range(4)]
    for seat, move, after in turns:
        assert (scene.phase, scene.actor) == ("bid", seat)
        assert move in scene.legal()
        scene.do(move)
        assert leaders(scene) == after
        assert holder(scene) == a
    assert (scene.phase, scene.actor) == ("bid", b)
    scene.do("pass")
    assert scene.seat(b)["railroad"] == 1
    assert changes(before[b], held(scene, b)) == {"trade": 1}
    assert [event.seat for event in scene.happened("won")] == [d, c, a]
    assert holder(scene) == d
    assert winners_in_order(scene) == [d, c, a]
    assert [changes(before[seat], held(scene, seat)).get("silver", 0) for seat in range(4)] == [-5, 0, -3, -7]
    next_round(scene)
    assert (scene.phase, scene.actor) == ("place", d)


# The start-player tile ------------------------------------------------------------------------------


@pytest.mark.rule("H-BUILD-16", "H-BUILD-18")
@pytest.mark.parametrize("players", [3, 4])
def test_the_winner_of_space_1_gets_the_start_player_tile_wherever_seated(players: int) -> None:
    for start in range(players):
        for winner in range(players):
            scene = auction(players, start)
            for i in range(players):
                seat = (start + i) % players
                scene.do("bid 1 3" if seat == winner else "pass")
            assert leader(scene, 1) == (winner, 3)
            assert holder(scene) == winner
            next_round(scene)
            assert (scene.phase, scene.actor) == ("place", winner)


@pytest.mark.rule("H-BUILD-16")
def test_the_tile_moves_to_the_highest_bidder_on_space_1_not_to_other_winners() -> None:
    scene = auction(4, start=1)
    scene.do("bid 2 12", "bid 3 9", "bid 1 3")
    assert holder(scene) == 1
    scene.do("bid 1 4", "pass")
    assert leaders(scene) == [(0, 4), (1, 12), (2, 9)]
    assert holder(scene) == 0


@pytest.mark.rule("H-BUILD-17", "H-AMB-04", "H-EX-19", "H-DIFF-01")
@pytest.mark.parametrize(
    ("players", "moves", "new"),
    [
        (3, ["pass", "bid 2 3", "pass"], 1),
        (3, ["pass", "pass", "bid 2 3"], 2),
        (4, ["pass", "bid 2 3", "pass", "pass"], 1),
        (4, ["pass", "bid 2 3", "bid 3 5", "pass"], 1),
        (4, ["pass", "bid 3 5", "bid 2 3", "pass"], 2),
        (4, ["pass", "pass", "pass", "bid 3 3"], 3),
        (4, ["pass", "pass", "bid 3 3", "pass"], 2),
    ],
)
def test_without_a_bid_on_space_1_the_winner_of_space_2_or_else_3_gets_the_tile(
    players: int, moves: list[str], new: int
) -> None:
    scene = auction(players)
    scene.do(*moves)
    assert leader(scene, 1) is None
    assert holder(scene) == new
    next_round(scene)
    assert (scene.phase, scene.actor, holder(scene)) == ("place", new, new)


@pytest.mark.rule("H-BUILD-17", "H-BUILD-18", "H-AMB-35", "H-EX-19")
@pytest.mark.parametrize("players", [3, 4])
def test_if_all_pass_everybody_advances_and_the_start_player_keeps_the_tile(players: int) -> None:
    for start in range(players):
        scene = auction(players, start)
        before = [held(scene, seat) for seat in range(players)]
        shown = [entry["tile"] for entry in scene.data()["auctions"]]
        scene.do(*["pass"] * players)
        assert scene.happened("won") == []
        assert len(scene.happened("unsold")) == players - 1
        for seat in range(players):
            assert scene.seat(seat)["railroad"] == 1
            assert changes(before[seat], held(scene, seat)) == {"trade": 1}
        next_round(scene)
        assert (scene.data()["round"], scene.phase, scene.actor, holder(scene)) == (2, "place", start, start)
        assert not set(shown) & {entry["tile"] for entry in scene.data()["auctions"]}


@pytest.mark.rule("H-AMB-04", "H-DIFF-01")
def test_with_two_players_a_winner_on_space_2_does_not_keep_the_start_player_tile() -> None:
    scene = auction(2)
    scene.do("neutral 1", "bid 2 3", "pass")
    assert leaders(scene) == [("neutral", 5), (0, 3)]
    assert holder(scene) == 1


@pytest.mark.rule("H-AMB-05")
def test_two_players_may_both_win_without_a_pass_but_three_leave_somebody_out() -> None:
    two = auction(2)
    two.do("neutral 1", "bid 2 3", "bid 1 6")
    assert two.phase == "build"
    assert [(two.seat(seat)["passed"], two.seat(seat)["railroad"]) for seat in (0, 1)] == [(False, 0), (False, 0)]
    three = auction(3)
    three.do("bid 1 3", "bid 2 3")
    assert (three.phase, three.actor) == ("bid", 2)
    three.do("bid 1 4")
    assert (three.phase, three.actor) == ("bid", 0)


# Bidding --------------------------------------------------------------------------------------------


@pytest.mark.rule("H-AMB-30")
def test_a_leader_can_neither_raise_nor_withdraw() -> None:
    scene = lawyer(3, owner=0)
    scene.do("bid 1 3", "pass")
    assert scene.actor == 2
    scene.do("pass")
    assert (scene.phase, scene.actor) == ("build", 0)
    assert leaders(scene) == [(0, 3), None]
    for move in ("bid 1 4", "bid 1 3", "bid 2 3", "pass"):
        assert scene.why(move).startswith("H-")
        with pytest.raises(frontier.IllegalAction):
            scene.do(move)


@pytest.mark.rule("H-AMB-31")
def test_with_all_tiles_at_21_the_next_player_must_pass() -> None:
    scene = auction(4)
    before = held(scene, 3)
    scene.do("bid 1 21", "bid 2 21")
    assert (scene.phase, scene.actor) == ("bid", 2)
    assert scene.legal() == [*bids(3), "pass"]
    scene.do("bid 3 21")
    assert [event.seat for event in scene.happened("passed")] == [3]
    assert scene.seat(3)["passed"]
    assert scene.seat(3)["railroad"] == 1
    assert changes(before, held(scene, 3)) == {"trade": 1}
    assert leaders(scene) == [(0, 21), (1, 21), (2, 21)]
    assert (scene.phase, scene.actor) == ("build", 0)


@pytest.mark.rule("H-AMB-34")
def test_passing_takes_the_stone_out_so_that_nobody_can_be_outbid_afterwards() -> None:
    scene = auction(3)
    scene.do("bid 1 3", "bid 1 4", "pass", "pass")
    assert [event.seat for event in scene.happened("outbid")] == [0]
    assert [event.seat for event in scene.happened("passed")] == [2, 0]
    assert leaders(scene) == [(1, 4), None]
    assert (scene.phase, scene.actor) == ("build", 1)


@pytest.mark.rule("H-AMB-36")
@pytest.mark.parametrize("players", [3, 4])
def test_the_last_player_still_bids_three_or_passes(players: int) -> None:
    last = players - 1
    scene = auction(players)
    scene.do(*["pass"] * last)
    assert (scene.phase, scene.actor) == ("bid", last)
    assert scene.legal() == [*(move for space in range(1, players) for move in bids(space)), "pass"]
    assert leaders(scene) == [None] * last
    before = held(scene, last)
    scene.do("bid 2 3")
    assert changes(before, held(scene, last)) == {"silver": -3}


# The Lawyer -----------------------------------------------------------------------------------------


@pytest.mark.rule("H-BLD-11", "H-BLD-12", "H-EX-13")
def test_the_lawyer_outbids_with_an_equal_bid_and_takes_the_place() -> None:
    scene = lawyer(3, owner=1)
    scene.do("bid 1 5")
    assert scene.actor == 1
    assert scene.legal() == [*bids(1, above=4), *bids(2), "pass"]
    assert scene.why("bid 1 4") == "H-AUCTION-03"
    scene.do("bid 1 5")
    assert leaders(scene) == [(1, 5), None]
    assert [event.seat for event in scene.happened("outbid")] == [0]
    assert scene.actor == 2
    assert scene.legal() == [*bids(1, above=5), *bids(2), "pass"]
    assert scene.why("bid 1 5") == "H-AUCTION-03"
    scene.do("pass")
    assert scene.actor == 0
    assert scene.legal() == [*bids(1, above=5), *bids(2), "pass"]
    scene.do("pass")
    assert [event.seat for event in scene.happened("won")] == [1]


@pytest.mark.rule("H-BLD-11")
@pytest.mark.parametrize("bid", LADDER)
def test_only_the_owner_of_the_lawyer_may_bid_the_same(bid: int) -> None:
    for owner in range(3):
        scene = lawyer(3, owner)
        scene.do(f"bid 1 {bid}")
        assert (f"bid 1 {bid}" in scene.legal()) == (owner == 1)
        assert scene.legal("bid") == [*bids(1, above=bid - (owner == 1)), *bids(2)]


@pytest.mark.rule("H-BLD-12")
def test_the_replaced_player_is_free_to_bid_elsewhere_and_the_owner_may_be_outbid() -> None:
    scene = lawyer(4, owner=1)
    scene.do("bid 2 7", "bid 2 7", "pass", "pass")
    assert scene.actor == 0
    scene.do("bid 2 9")
    assert scene.actor == 1
    scene.do("bid 2 9")
    assert leaders(scene) == [None, (1, 9), None]
    scene.do("bid 3 3")
    assert leaders(scene) == [None, (1, 9), (0, 3)]
    assert [event.seat for event in scene.happened("won")] == [1, 0]


@pytest.mark.rule("H-AMB-32")
def test_the_lawyer_works_at_21() -> None:
    scene = lawyer(4, owner=3)
    scene.do("bid 1 21", "bid 2 21", "bid 3 21")
    assert (scene.phase, scene.actor) == ("bid", 3)
    assert scene.legal() == ["bid 1 21", "bid 2 21", "bid 3 21", "pass"]
    scene.do("bid 2 21")
    assert leaders(scene) == [(0, 21), (3, 21), (2, 21)]
    assert scene.seat(1)["passed"]
    assert scene.seat(1)["railroad"] == 1


@pytest.mark.rule("H-AMB-32", "H-AMB-43")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_lawyer_works_against_the_neutral_stone(owner: int) -> None:
    scene = lawyer(2, owner)
    scene.do("neutral 1")
    if owner == 1:
        assert scene.why("bid 1 5") == "H-AUCTION-03"
        scene.do("pass")
    assert scene.actor == owner
    assert scene.legal() == [*bids(1, above=4), *bids(2), "pass"]
    scene.do("bid 1 5")
    assert leader(scene, 1) == (owner, 5)
    assert (neutral(scene)["space"], neutral(scene)["bid"]) == (1, 5)


@pytest.mark.rule("H-AMB-33")
def test_there_is_one_lawyer_so_nobody_outbids_its_owner_with_an_equal_bid() -> None:
    free, taken = (Scene(players=3, round=8) for _ in range(2))
    for scene in (free, taken):
        scene.give(0, wood=1, gold=1, cattle=1)
        if scene is taken:
            scene.own(1, "lawyer")
        scene.building(0, tile=8)
    assert "build lawyer" in free.legal()
    assert "build lawyer" not in taken.legal()
    assert taken.why("build lawyer").startswith("H-")
    with pytest.raises(frontier.PositionError):
        taken.own(2, "lawyer")


# The neutral stone ----------------------------------------------------------------------------------


@pytest.mark.rule("H-AMB-41")
def test_the_neutral_stone_on_space_1_wins_nothing_and_the_other_player_starts() -> None:
    scene = auction(2, start=1)
    before = [held(scene, seat) for seat in (0, 1)]
    scene.do("neutral 1", "bid 2 3", "pass")
    assert leaders(scene) == [("neutral", 5), (1, 3)]
    assert [event.seat for event in scene.happened("won")] == [1]
    assert (scene.phase, scene.actor, scene.data()["space"]) == ("build", 1, 2)
    next_round(scene)
    assert scene.actor == 0
    assert changes(before[0], held(scene, 0)) == {"trade": 1}
    assert changes(before[1], held(scene, 1)) == {"silver": -3}


@pytest.mark.rule("H-AMB-42")
def test_the_neutral_stone_is_not_on_the_railroad_line() -> None:
    scene = auction(2)
    scene.give(0, railroad=2)
    scene.give(1, railroad=2)
    scene.do("neutral 2", "pass")
    assert scene.legal() == ["reward trade", "reward track", "reward worker"]
    scene.do("reward track", "pass", "reward track")
    assert [event.seat for event in scene.happened("line")] == [1]
    assert [(scene.seat(seat)["railroad"], scene.seat(seat)["tracks"]) for seat in (0, 1)] == [(3, 1), (3, 1)]
    assert {event.seat for event in scene.happened("gained")} == {0, 1}
    assert len(scene.happened("gained")) == 2
    assert set(neutral(scene)) == {"value", "space", "bid"}
    assert len(scene.data()["seats"]) == 2


@pytest.mark.rule("H-AMB-43")
@pytest.mark.parametrize("owner", [0, 1])
def test_placing_the_neutral_stone_has_nothing_to_do_with_lawyer_or_trade(owner: int) -> None:
    scene = lawyer(2, owner)
    scene.give(0, trade=3, gold=2, food=2, debt=1)
    assert (scene.phase, scene.actor) == ("neutral", 0)
    assert scene.legal() == ["neutral 1", "neutral 2"]
    before = held(scene, 0)
    scene.do("neutral 2")
    assert leaders(scene) == [None, ("neutral", 5)]
    assert held(scene, 0) == before
    assert (scene.phase, scene.actor) == ("bid", 0)
