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
    RIVER,
    SITE_LAND,
)


def hide(st: MontanaState, seat: int | None) -> MontanaState:
    """A copy without the faces that a seat (None: a spectator) has not seen; what is legal follows from the rest."""
    seen = st.clone()
    hides = any(isinstance(extension, Goldrush) for extension in st.tables.extensions)
    if not hides or st.s[at.PHASE] == at.FINISHED:
        return seen
    knows = at.FACE_UP_BIT if seat is None else 1 << at.KNOWN_SHIFT + seat
    for field in st.board.mountains:
        word = st.s[at.FIELD + field]
        face, holder = word >> at.FACE_SHIFT & at.FACE_MASK, word >> at.HOLDER_SHIFT & at.HOLDER_MASK
        if face > 0 and not word & knows:
            seen.s[at.FIELD + field] -= face << at.FACE_SHIFT
            seen.s[at.SEEN] -= at.COUNT_UNITS[face - 1]
            if holder > 0:
                seen.s[at.NUGGETS + holder - 1] -= at.COUNT_UNITS[face - 1]
    seen.offer_anew()
    return seen


class Printed:
    """What is printed on the components of the modules, made once for all views of a configuration."""

    def __init__(self, expansion: Expansion) -> None:
        self._numbers = dict(expansion.numbers)
        self._landscapes = expansion.landscapes
        self._cards = _faces(expansion.cards)
        self._mountains = _faces(expansion.mountains)

    def shown(self, st: MontanaState) -> Json:
        """That of the modules in play, with what is left of cards and tiles."""
        shown: Json = {"numbers": self._numbers}
        if st.board.special >= 0:
            shown["landscape"] = _landscape(self._landscapes[st.board.special], int(st.board.mix))
        for extension in st.tables.extensions:
            match extension:
                case Events():
                    shown["cards"] = [face[extension.remaining(st, i)] for i, face in enumerate(self._cards)]
                case Goldrush():
                    left = [extension.remaining(st, i) for i in range(len(self._mountains))]
                    shown["mountain_tiles"] = [face[n] for face, n in zip(self._mountains, left, strict=True)]
        return shown


def _landscape(side: Landscape, mix: int) -> Json:
    bonus = {"silver": side.silver, "goods": list(side.goods), "workers": list(side.workers)}
    return {"id": side.id, "bonus": bonus, "one_canteen": side.one_canteen, "mix": mix}


def _faces(faces: tuple[Face, ...]) -> list[list[Json]]:
    """Each face with none, one, ... all of its cards or tiles left."""
    return [
        [
            {"id": face.id, "kind": face.kind, "shows": list(face.shows), "count": face.count, "left": left}
            for left in range(face.count + 1)
        ]
        for face in faces
    ]


FieldMarks = tuple[int, bool, bool]  # seats that ask a toll, a bit each; whether it brings a bonus; or shows one
UNMARKED: FieldMarks = (0, False, False)


class Marks:
    """Which fields of one landscape have something that changes during a game with modules."""

    def __init__(self, st: MontanaState) -> None:
        fields, board = range(int(st.tables.fields)), st.board
        self._bonuses: dict[int, int] = {}  # meadow -> the bonuses beside it, a bit each
        self._around: dict[int, list[int]] = {}  # field that shows a bonus -> its neighbours
        if board.special >= 0:
            self._bonuses = {i: board.bonuses[i] for i in fields if board.land[i] == MEADOW and board.bonuses[i]}
            neighbours = st.tables.neighbours
            self._around = {i: list(neighbours[6 * i : 6 * i + 6]) for i in fields if board.symbols[i] & BONUS_MARK}

    def now(self, st: MontanaState) -> dict[int, FieldMarks]:
        """Those that are not UNMARKED in a position."""
        words = list(st.s[at.FIELD : at.FIELD + st.tables.fields])
        untaken = ~st.s[at.CLAIMED]
        tolls = {i: asked for i, word in enumerate(words) if word >= at.ASKS and (asked := _tolls(st, i))}
        brings = {i for i, bonus in self._bonuses.items() if bonus & untaken and words[i] & at.OWNER == 0}
        shows = {i for i, around in self._around.items() if not brings.isdisjoint(around)}
        return {i: (tolls.get(i, 0), i in brings, i in shows) for i in tolls.keys() | brings | shows}


def _tolls(st: MontanaState, number: int) -> int:
    """The seats whose towers ask a toll on a field, a bit each."""
    word = st.s[at.FIELD + number]
    if word & at.OWNER or st.board.land[number] == MOUNTAIN:
        return 0
    return word >> at.TOLL_SHIFT & at.TOLL_MASK


def field(st: MontanaState, number: int, marks: FieldMarks) -> Json:
    """What the modules add to a field: how many settlements it takes, towers that ask a toll, a price to mix."""
    symbols = st.board.symbols[number]
    tolls, brings_bonus, shows_bonus = marks
    return {
        "settlements": 1 + int(symbols >> MORE_SHIFT & MORE_MASK),
        "mix": int(st.board.mix) if symbols & MIX_MARK else 0,
        "tolls": bits(tolls),
        "bonus": brings_bonus,
        "bonus_mark": shows_bonus,
    }


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
    shown = field(st, number, (_tolls(st, number), False, False))
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
