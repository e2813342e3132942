"""The slots of a position do not overlap, and there is room for everything a component file may ask for."""

from frontier.games.homesteaders import components, phases, scoring, slots


def test_slots_follow_each_other() -> None:
    assert slots.STACKS == components.STACKS
    assert slots.BIDDER == slots.TILE + components.STACKS
    assert slots.STEP == slots.BIDDER + components.STACKS
    assert slots.PLAYER == slots.STEP + components.STACKS
    assert slots.TAIL == slots.PLAYER + 4 * slots.STRIDE
    assert slots.STRIDE == slots.PASSED + 1
    assert len(components.RESOURCES) == slots.DEBTS
    assert slots.DEBTS + 1 == slots.HIDDEN_COUNT == slots.WORKERS
    assert len(components.GOODS) == slots.GOODS_COUNT == slots.SILVER
    assert len(phases.NAMES) == phases.FINISHED + 1 == phases.ROUND_ENDS
    assert len(components.COUNTED) == scoring.COUNTED_KINDS


def test_there_is_room_for_the_largest_box() -> None:
    trades = 2 * slots.GOODS_COUNT + slots.GOODS_COUNT + 1 + 2 + 1 + 1 + 2
    placing = components.MAX_PLACES + 1 + trades
    building = components.MAX_BUILDINGS + trades
    paying = components.MAX_GOLD + 1 + trades
    bidding = components.STACKS * 12 + 1
    assert max(placing, building, paying, bidding) <= slots.MAX_LEGAL
