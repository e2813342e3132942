"""The slots of a position do not overlap, and there is room for everything a component file may ask for."""

from frontier.games.montana import components, state


def test_slots_follow_each_other() -> None:
    assert state.PLAYER == state.SUPPLY_COWS + 1 == state.SUPPLY + 11
    assert state.BANK == state.PLAYER + state.MAX_PLAYERS * state.STRIDE
    assert state.LARGE == state.BANK + state.SPACES
    assert state.SMALL == state.LARGE + 4 * state.SPACES
    assert state.FIELD == state.SMALL + 4 * state.SPACES
    assert state.OPEN_FIELDS == state.FIELD + state.MAX_FIELDS
    assert state.TAIL == state.OPEN_FIELDS + state.MAX_FIELDS
    assert state.STRIDE > state.BID_DONE


def test_there_is_room_for_the_largest_box() -> None:
    assert state.SPACES == components.MAX_SPACES
    assert 7 * max(components.TILES_IN_PLAY.values()) == state.MAX_FIELDS
    turn = 1 + state.SPACES + 4 * state.SPACES + 1 + state.MAX_FIELDS + 9
    bids = 9 + 4 * components.MAX_COLUMNS + 1
    assert max(turn, bids) <= state.MAX_LEGAL
