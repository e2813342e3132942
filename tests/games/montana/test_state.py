"""The slots of a position do not overlap, and there is room for everything a component file may ask for."""

import frontier
from frontier.games.montana import components, modules, phases, slots
from frontier.games.montana.game import Montana
from frontier.games.montana.modules.event_cards import slots as card_slots
from frontier.games.montana.modules.event_cards.components import MAX_FACES as MAX_CARD_FACES
from frontier.games.montana.modules.goldrush import slots as gold_slots
from frontier.games.montana.modules.goldrush.components import MAX_FACES as MAX_TILE_FACES
from frontier.games.montana.modules.landscapes import slots as landscape_slots
from frontier.games.montana.modules.settlements import slots as settlement_slots


def test_slots_follow_each_other() -> None:
    assert slots.PLAYER == slots.SUPPLY_COWS + 1 == slots.SUPPLY + 11
    assert slots.BANK == slots.PLAYER + slots.MAX_PLAYERS * slots.STRIDE
    assert slots.LARGE == slots.BANK + slots.SPACES
    assert slots.SMALL == slots.LARGE + 4 * slots.SPACES
    assert slots.FIELD == slots.SMALL + 4 * slots.SPACES
    assert slots.OPEN_FIELDS == slots.FIELD + slots.MAX_FIELDS
    assert slots.TAIL == slots.OPEN_FIELDS + slots.MAX_FIELDS
    assert slots.STRIDE > slots.BID_DONE


def test_there_is_room_for_the_largest_box() -> None:
    assert slots.SPACES == components.MAX_SPACES
    assert 7 * max(components.TILES_IN_PLAY.values()) == slots.MAX_FIELDS
    turn = 1 + slots.SPACES + 4 * slots.SPACES + 1 + slots.MAX_FIELDS + 9
    bids = 9 + 4 * components.MAX_COLUMNS + 1
    assert max(turn, bids) <= slots.MAX_LEGAL


def test_slots_of_the_modules_come_after_those_of_the_base_game() -> None:
    assert slots.BANS == slots.TAIL
    end = slots.MODULES
    for module in sorted(modules.registered(), key=lambda module: module.first_slot):
        assert module.first_slot == end, module.meta.id
        end = module.end_slot
    game = frontier.game("montana", modules=("settlements",))
    assert isinstance(game, Montana)
    assert game.constants.tail == end
    assert settlement_slots.EXCHANGES == settlement_slots.SPECIALS + slots.MAX_PLAYERS
    assert gold_slots.NUGGETS == card_slots.DRAWN + MAX_CARD_FACES // card_slots.FACES_A_SLOT
    assert gold_slots.SEEN == gold_slots.NUGGETS + slots.MAX_PLAYERS


def test_bits_of_the_modules_come_after_those_of_the_base_game() -> None:
    assert slots.CANTEEN_BIT < 1 << settlement_slots.TOP_SHIFT == 1 << slots.MODULE_SHIFT == gold_slots.TILE_BIT
    assert 1 << settlement_slots.TOLL_SHIFT == slots.ASKS > settlement_slots.TOP_MASK << settlement_slots.TOP_SHIFT
    assert landscape_slots.MIX_BIT > settlement_slots.TOLL_MASK << settlement_slots.TOLL_SHIFT


def test_no_phase_has_the_number_or_the_name_of_another() -> None:
    declared = [phases.NAMES, *(module.phases for module in modules.registered())]
    assert len({number for names in declared for number in names}) == sum(map(len, declared))
    assert len({name for names in declared for name in names.values()}) == sum(map(len, declared))


def test_there_is_room_for_the_extra_actions_of_the_modules() -> None:
    game = frontier.game("montana", modules=("events", "goldrush"))
    assert isinstance(game, Montana)
    offers = 3  # one good shown, the other, both
    assert slots.MAX_LEGAL + offers + MAX_TILE_FACES + 1 <= game.constants.most_legal
    assert MAX_TILE_FACES <= gold_slots.FACE_MASK
