"""The slots of a position do not overlap, and there is room for everything a component file may ask for."""

from frontier.games.homesteaders import components, scoring, state


def test_slots_follow_each_other() -> None:
    assert state.BIDDER == state.TILE + components.STACKS
    assert state.STEP == state.BIDDER + components.STACKS
    assert state.PLAYER == state.STEP + components.STACKS
    assert state.TAIL == state.PLAYER + 4 * state.STRIDE
    assert state.STRIDE == state.PASSED + 1
    assert len(components.RESOURCES) == state.DEBTS
    assert state.DEBTS + 1 == state.HIDDEN_COUNT == state.WORKERS
    assert len(components.GOODS) == state.GOODS_COUNT == state.SILVER
    assert len(state.PHASES) == state.FINISHED + 1 == state.ROUND_ENDS
    assert len(components.COUNTED) == scoring.COUNTED_KINDS


def test_there_is_room_for_the_largest_box() -> None:
    trades = 2 * state.GOODS_COUNT + state.GOODS_COUNT + 1 + 2 + 1 + 1 + 2
    placing = components.MAX_PLACES + 1 + trades
    building = components.MAX_BUILDINGS + trades
    paying = components.MAX_GOLD + 1 + trades
    bidding = components.STACKS * 12 + 1
    assert max(placing, building, paying, bidding) <= state.MAX_LEGAL
