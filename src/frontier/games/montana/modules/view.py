"""What a seat may see of the modules: everything but the faces of mountain tiles it has not seen (X-AMB-48)."""

from frontier.engine.game import Json, one_hot
from frontier.games.montana import state as at
from frontier.games.montana.flow import MontanaState
from frontier.games.montana.modules.components import (
    LANDSCAPES,
    MAX_CARD_FACES,
    MAX_TILE_FACES,
    SPECIALS,
    Expansion,
    Face,
    Landscape,
)
from frontier.games.montana.modules.events import Events
from frontier.games.montana.modules.goldrush import Goldrush
from frontier.games.montana.modules.position import bits, has_tile, top_of
from frontier.games.montana.tables import (
    BONUS_MARK,
    LOWLAND,
    MEADOW,
    MIX_MARK,
    MORE_MASK,
    MORE_SHIFT,
    MOUNTAIN,
    NOWHERE,
    RIVER,
    SITE_LAND,
)


def hide(st: MontanaState, seat: int | None) -> MontanaState:
    """A copy without the faces that a seat (None: a spectator) has not seen; what is legal follows from the rest."""
    seen = st.clone()
    hides = any(isinstance(extension, Goldrush) for extension in st.tables.extensions)
    if not hides or st.s[at.PHASE] == at.FINISHED:
        return seen
    for field in st.board.mountains:
        if _knows(st, field, seat):
            continue
        word = seen.s[at.FIELD + field]
        face, holder = word >> at.FACE_SHIFT & at.FACE_MASK, word >> at.HOLDER_SHIFT & at.HOLDER_MASK
        if face > 0:
            seen.s[at.FIELD + field] -= face << at.FACE_SHIFT
            seen.s[at.SEEN] -= at.COUNT_UNITS[face - 1]
            if holder > 0:
                seen.s[at.NUGGETS + holder - 1] -= at.COUNT_UNITS[face - 1]
    seen.offer_anew()
    return seen


def _knows(st: MontanaState, field: int, seat: int | None) -> bool:
    word = st.s[at.FIELD + field]
    return bool(word & at.FACE_UP_BIT if seat is None else word >> at.KNOWN_SHIFT + seat & 1)


def printed(st: MontanaState, expansion: Expansion) -> Json:
    """What is printed on the components of the modules in play, with what is left of cards and tiles."""
    shown: Json = {"numbers": dict(expansion.numbers)} if st.tables.extensions else {}
    if st.board.special >= 0:
        shown["landscape"] = _landscape(expansion.landscapes[st.board.special], int(st.board.mix))
    for extension in st.tables.extensions:
        match extension:
            case Events():
                shown["cards"] = _faces(
                    expansion.cards, [extension.remaining(st, i) for i in range(len(expansion.cards))]
                )
            case Goldrush():
                left = [extension.remaining(st, i) for i in range(len(expansion.mountains))]
                shown["mountain_tiles"] = _faces(expansion.mountains, left)
    return shown


def _landscape(side: Landscape, mix: int) -> Json:
    bonus = {"silver": side.silver, "goods": list(side.goods), "workers": list(side.workers)}
    return {"id": side.id, "bonus": bonus, "one_canteen": side.one_canteen, "mix": mix}


def _faces(faces: tuple[Face, ...], left: list[int]) -> list[Json]:
    return [
        {"id": face.id, "kind": face.kind, "shows": list(face.shows), "count": face.count, "left": int(n)}
        for face, n in zip(faces, left, strict=True)
    ]


def field(st: MontanaState, number: int) -> Json:
    """What the modules add to a field: how many settlements it takes, towers that ask a toll, a price to mix."""
    word, symbols = st.s[at.FIELD + number], st.board.symbols[number]
    empty = st.owner(number) == 0 and st.board.land[number] != MOUNTAIN
    return {
        "settlements": 1 + int(symbols >> MORE_SHIFT & MORE_MASK),
        "mix": int(st.board.mix) if symbols & MIX_MARK else 0,
        "tolls": bits(int(word >> at.TOLL_SHIFT & at.TOLL_MASK)) if empty else [],
        "bonus": _has_bonus(st, number),
        "bonus_mark": bool(symbols & BONUS_MARK) and any(_has_bonus(st, other) for other in _around(st, number)),
    }


def _has_bonus(st: MontanaState, number: int) -> bool:
    """Whether the first settlement here would take a bonus of the landscape."""
    if st.board.special < 0 or st.board.land[number] != MEADOW or st.owner(number) != 0:
        return False
    return bool(st.board.bonuses[number] & ~st.s[at.CLAIMED])


def _around(st: MontanaState, number: int) -> list[int]:
    return [other for other in st.tables.neighbours[6 * number : 6 * number + 6] if other != NOWHERE]


# The observation: what follows the sections of the base game.
GLOBAL_SECTIONS = (
    ("exchanges", 1),
    ("landscape", len(LANDSCAPES)),
    ("bonuses_taken", 6),
    ("canteen_taken", 1),
    ("extra_turn", 1),
    ("card_to_come", MAX_CARD_FACES),
    ("active_card", MAX_CARD_FACES),
    ("card_used", 1),
    ("cards_left", MAX_CARD_FACES),
    ("unseen_tiles", MAX_TILE_FACES),
)
SEAT_SECTIONS = (("specials_left", 3), ("tiles_held", MAX_TILE_FACES + 1))
FIELD_SECTIONS = (
    ("river_lowland_site", 3),
    ("more_settlements", 1),
    ("mix", 1),
    ("is_being_settled", 1),
    ("special_on_top", 3),
    ("tolls_by_seat", 4),
    ("tile_on_mountain", 1),
    ("marked", 1),
    ("face", MAX_TILE_FACES),
    ("seen_by_seat", 4),
)


def observation_size(players: int, fields: int) -> int:
    """Length of the modules' part."""
    per = [sum(size for _, size in sections) for sections in (GLOBAL_SECTIONS, SEAT_SECTIONS, FIELD_SECTIONS)]
    return per[0] + per[1] * players + per[2] * fields


def observation(st: MontanaState, order: list[int]) -> list[float]:
    """The modules' part of what a seat has left after `hide`, seats in its order."""
    out = _globals(st)
    for seat in order:
        out += _seat(st, seat)
    for number in range(int(st.tables.fields)):
        out += _field_numbers(st, number, order)
    return out


def _globals(st: MontanaState) -> list[float]:
    s = st.s
    cards, tiles = [0.0] * MAX_CARD_FACES, [0.0] * MAX_TILE_FACES
    for extension in st.tables.extensions:
        match extension:
            case Events():
                for face in range(int(extension.faces)):
                    cards[face] = int(extension.remaining(st, face)) / 2
            case Goldrush():
                for face in range(int(extension.faces)):
                    tiles[face] = int(extension.remaining(st, face)) / 6
    return [
        s[at.EXCHANGES] / 6,
        *one_hot(len(LANDSCAPES), int(st.board.special)),
        *(float(s[at.CLAIMED] >> bit & 1) for bit in range(6)),
        float(s[at.CANTEEN_TAKEN]),
        float(s[at.EXTRA_TURN]),
        *one_hot(MAX_CARD_FACES, s[at.LEFT] - 1),
        *one_hot(MAX_CARD_FACES, s[at.RIGHT] - 1),
        float(s[at.CARD_USED]),
        *cards,
        *tiles,
    ]


def _seat(st: MontanaState, seat: int) -> list[float]:
    held = [0.0] * (MAX_TILE_FACES + 1)  # the first for tiles whose face is not known
    for number in range(int(st.tables.fields)):
        word = st.s[at.FIELD + number]
        if has_tile(st, number) and word >> at.HOLDER_SHIFT & at.HOLDER_MASK == seat + 1:
            held[word >> at.FACE_SHIFT & at.FACE_MASK] += 0.5
    return [*(float(st.s[at.SPECIALS + seat] >> i & 1) for i in range(len(SPECIALS))), *held]


def _field_numbers(st: MontanaState, number: int, order: list[int]) -> list[float]:
    word, land = st.s[at.FIELD + number], st.board.land[number]
    is_mountain = has_tile(st, number)
    on_mountain = is_mountain and word >> at.HOLDER_SHIFT & at.HOLDER_MASK == 0
    face = word >> at.FACE_SHIFT & at.FACE_MASK if on_mountain else 0
    shown = field(st, number)
    known = int(word >> at.KNOWN_SHIFT & at.KNOWN_MASK) if is_mountain else 0
    return [
        *(1.0 if land == special else 0.0 for special in (RIVER, LOWLAND, SITE_LAND)),
        (shown["settlements"] - 1) / 2,
        shown["mix"] / 5,
        1.0 if st.s[at.SITE] == number + 1 else 0.0,
        *one_hot(3, top_of(st, number) - 1 if st.owner(number) > 0 else -1),
        *(1.0 if i < len(order) and order[i] in shown["tolls"] else 0.0 for i in range(at.MAX_PLAYERS)),
        1.0 if on_mountain else 0.0,
        1.0 if is_mountain and word & at.MARKED_BIT else 0.0,
        *one_hot(MAX_TILE_FACES, face - 1),
        *(1.0 if i < len(order) and known >> order[i] & 1 else 0.0 for i in range(at.MAX_PLAYERS)),
    ]
