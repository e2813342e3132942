"""The slots of a position do not overlap, and there is room for everything a component file may ask for."""

from frontier.games.montana import components, constants, state
from frontier.games.montana.modules.components import MAX_CARD_FACES, MAX_TILE_FACES
from frontier.games.montana.modules.event_cards.rules import FACES_A_SLOT


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


def test_slots_of_the_modules_come_after_those_of_the_base_game() -> None:
    assert (constants.BASE_TAIL, constants.EXTENDED_TAIL) == (state.TAIL, state.EXTENDED_TAIL)
    assert state.BANS == state.TAIL
    assert state.EXCHANGES == state.SPECIALS + state.MAX_PLAYERS
    assert state.NUGGETS == state.DRAWN + MAX_CARD_FACES // FACES_A_SLOT
    assert state.SEEN == state.NUGGETS + state.MAX_PLAYERS
    assert state.EXTENDED_TAIL == state.MARKS + 1


def test_there_is_room_for_the_extra_actions_of_the_modules() -> None:
    offers = 3  # one good shown, the other, both
    assert state.MAX_LEGAL + offers + MAX_TILE_FACES + 1 <= state.EXTENDED_LEGAL
    assert MAX_TILE_FACES <= state.FACE_MASK
