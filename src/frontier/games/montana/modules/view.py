"""What a seat may see of the modules: everything but the faces of mountain tiles it has not seen (X-AMB-48)."""

from frontier.engine.game import Json
from frontier.games.montana import state as at
from frontier.games.montana.constants import (
    BONUS_MARK,
    MEADOW,
    MIX_MARK,
    MORE_MASK,
    MORE_SHIFT,
    MOUNTAIN,
)
from frontier.games.montana.flow import MontanaState
from frontier.games.montana.modules.components import (
    Expansion,
    Face,
    Landscape,
)
from frontier.games.montana.modules.event_cards.rules import Events
from frontier.games.montana.modules.goldrush.rules import Goldrush
from frontier.games.montana.modules.position import bits


def hide(st: MontanaState, seat: int | None) -> MontanaState:
    """A copy without the faces that a seat (None: a spectator) has not seen; what is legal follows from the rest."""
    seen = st.clone()
    hides = any(isinstance(extension, Goldrush) for extension in st.constants.extensions)
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
        for extension in st.constants.extensions:
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
        fields, board = range(int(st.constants.fields)), st.board
        self._bonuses: dict[int, int] = {}  # meadow -> the bonuses beside it, a bit each
        self._around: dict[int, list[int]] = {}  # field that shows a bonus -> its neighbours
        if board.special >= 0:
            self._bonuses = {i: board.bonuses[i] for i in fields if board.land[i] == MEADOW and board.bonuses[i]}
            neighbours = st.constants.neighbours
            self._around = {i: list(neighbours[6 * i : 6 * i + 6]) for i in fields if board.symbols[i] & BONUS_MARK}

    def now(self, st: MontanaState) -> dict[int, FieldMarks]:
        """Those that are not UNMARKED in a position."""
        words = list(st.s[at.FIELD : at.FIELD + st.constants.fields])
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
