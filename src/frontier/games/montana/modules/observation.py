"""What modules add to a position as numbers: everything but the faces of mountain tiles one has not seen (X-AMB-48)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.engine.observation import THE_POSITION, YES, Group, Section, clear, flag, one_hot, seats, write_bits
from frontier.games.montana.constants import MOUNTAIN, Constants
from frontier.games.montana.modules.components import LANDSCAPES, SPECIALS, Expansion
from frontier.games.montana.modules.event_cards.rules import Events
from frontier.games.montana.modules.goldrush.rules import Goldrush
from frontier.games.montana.state import (
    ASKS,
    CANTEEN_TAKEN,
    CARD_USED,
    CLAIMED,
    COUNT_BITS,
    COUNT_MASK,
    COUNT_UNITS,
    DECLINED,
    EXCHANGES,
    EXTRA_TURN,
    FACE_MASK,
    FACE_SHIFT,
    FIELD,
    FINISHED,
    HOLDER_MASK,
    HOLDER_SHIFT,
    KNOWN_SHIFT,
    LEFT,
    MARKED_BIT,
    OWNER,
    PHASE,
    RIGHT,
    SITE,
    TILE_BIT,
    TOLL_SHIFT,
    TOP_MASK,
    TOP_SHIFT,
    Position,
)
from frontier.games.montana.state import SPECIALS as LEFT_OVER

BONUSES: Final = 6
SPECIAL_COUNT: Final = 3
FIELD_NUMBERS: Final = 6  # and two a seat, and the faces
MARKED_AT: Final = 5  # among them, after whether a tile lies there


class ModulesObserver:
    """For one configuration with modules."""

    def __init__(self, constants: Constants, expansion: Expansion) -> None:
        self.groups = _groups(constants, expansion)
        self.cards: i64 = len(expansion.cards)
        self.faces: i64 = len(expansion.mountains)
        self.landscapes: i64 = len(LANDSCAPES)
        self.events: Events | None = None
        self.goldrush: Goldrush | None = None
        for extension in constants.extensions:
            if isinstance(extension, Events):
                self.events = extension
            elif isinstance(extension, Goldrush):
                self.goldrush = extension

    def write(self, st: Position, seat: i64, out: vec[float], first: i64) -> i64:
        """Fill in all entries from `first` on; where the next ones come."""
        players = st.constants.players
        at = self.write_position(st, seat, out, first)
        for i in range(players):
            at = self.write_seat(st, (seat + i) % players, seat, out, at)
        return self.write_fields(st, seat, out, at)

    def write_position(self, st: Position, seat: i64, out: vec[float], at: i64) -> i64:
        """What there is only once."""
        s = st.s
        out[at] = float(s[EXCHANGES]) / 6.0
        at = one_hot(out, at + 1, self.landscapes, st.board.special)
        at = write_bits(out, at, BONUSES, s[CLAIMED])
        out[at] = float(s[CANTEEN_TAKEN])
        out[at + 1] = float(s[EXTRA_TURN])
        at = one_hot(out, at + 2, self.cards, s[LEFT] - 1)
        at = one_hot(out, at, self.cards, s[RIGHT] - 1)
        out[at] = 0.5 if s[CARD_USED] >= DECLINED else float(s[CARD_USED])
        at += 1
        events = self.events
        for card in range(self.cards):
            out[at + card] = float(events.remaining(st, card)) / 2.0 if events is not None else 0.0
        at += self.cards
        goldrush = self.goldrush
        unseen: i64 = 0
        if goldrush is not None:
            unseen = _seen_by_others_only(st, seat)
        for face in range(self.faces):
            left = 0.0
            if goldrush is not None:
                left = float(goldrush.remaining(st, face) + ((unseen >> (COUNT_BITS * face)) & COUNT_MASK))
            out[at + face] = left / 6.0
        return at + self.faces

    def write_seat(self, st: Position, seat: i64, observer: i64, out: vec[float], at: i64) -> i64:
        """Special settlements and mountain tiles of a player."""
        at = write_bits(out, at, SPECIAL_COUNT, st.s[LEFT_OVER + seat])
        clear(out, at, at + self.faces + 1)
        if self.goldrush is not None:
            for field in st.board.mountains:
                word = st.s[FIELD + field]
                if word & TILE_BIT != 0 and (word >> HOLDER_SHIFT) & HOLDER_MASK == seat + 1:
                    face = _face(st, word, observer)
                    out[at + face] = out[at + face] + 0.5
        return at + self.faces + 1

    def write_fields(self, st: Position, observer: i64, out: vec[float], first: i64) -> i64:
        """What the modules put on the fields: nothing on most of them."""
        s = st.s
        lands = st.board.land
        players = st.constants.players
        stride = FIELD_NUMBERS + 2 * players + self.faces
        end = first + st.constants.fields * stride
        clear(out, first, end)
        at = first
        for field in range(st.constants.fields):
            word = s[FIELD + field]
            if lands[field] == MOUNTAIN:
                if word & TILE_BIT != 0:
                    self.write_tile(st, word, observer, out, at)
            elif word & OWNER != 0:
                top = (word >> TOP_SHIFT) & TOP_MASK
                if top > 0:
                    out[at + top] = 1.0
            elif word >= ASKS:
                for i in range(players):
                    out[at + FIELD_NUMBERS + i] = flag((word >> (TOLL_SHIFT + (observer + i) % players)) & 1 != 0)
            at += stride
        if s[SITE] > 0:
            out[first + (s[SITE] - 1) * stride] = 1.0
        return end

    def write_tile(self, st: Position, word: i64, observer: i64, out: vec[float], at: i64) -> None:
        """A mountain tile, on its mountain or taken, into the numbers of a field."""
        players = st.constants.players
        out[at + MARKED_AT] = flag(word & MARKED_BIT != 0)
        seen = at + FIELD_NUMBERS + players
        for i in range(players):
            out[seen + i] = flag((word >> (KNOWN_SHIFT + (observer + i) % players)) & 1 != 0)
        if (word >> HOLDER_SHIFT) & HOLDER_MASK == 0:
            out[at + MARKED_AT - 1] = 1.0
            face = _face(st, word, observer)
            if face > 0:
                out[seen + players + face - 1] = 1.0


def _groups(constants: Constants, expansion: Expansion) -> tuple[Group, ...]:
    players = int(constants.players)
    cards = tuple([face.id for face in expansion.cards])
    faces = tuple([face.id for face in expansion.mountains])
    position = (
        Section("exchanges", YES, "left at the market, divided by 6"),
        Section("landscape", LANDSCAPES, "1 for the special one"),
        Section("bonuses taken", tuple([str(i + 1) for i in range(BONUSES)]), "1 for each of the special landscape"),
        Section("canteen taken", YES, "1 if this turn has brought one"),
        Section("extra turn", YES, "1 if a canteen has given this turn"),
        Section("card to come", cards, "1 for the event card on the left"),
        Section("active card", cards, "1 for the event card on the right"),
        Section("card used", YES, "1 if it was used in this turn, 0.5 if its sale was declined"),
        Section("cards left", cards, "how many are still to be drawn, divided by 2"),
        Section("unseen tiles", faces, "mountain tiles that the observer has not seen, divided by 6"),
    )
    seat = (
        Section("special settlements", SPECIALS, "1 for each that is left"),
        Section("mountain tiles", ("unknown", *faces), "how many they hold, divided by 2"),
    )
    field = (
        Section("being settled", YES, "1 while modules add to a settlement there"),
        Section("on top", SPECIALS, "1 for the special settlement on top"),
        Section("mountain tile", YES, "1 if one lies there"),
        Section("marked", YES, "1 if it is looked at when the turn ends"),
        Section("tolls", seats(players), "1 for whose tower asks one there"),
        Section("seen by", seats(players), "1 for who has seen the mountain tile"),
        Section("face", faces, "1 for what the tile shows, if the observer knows it"),
    )
    return (
        Group("position", THE_POSITION, position),
        Group("seat", seats(players), seat),
        Group("field", tuple(constants.labels), field),
    )


def _face(st: Position, word: i64, observer: i64) -> i64:
    """What a mountain tile shows to an observer: 0 if they do not know it, else 1 + face."""
    if (word >> (KNOWN_SHIFT + observer)) & 1 == 0 and st.s[PHASE] != FINISHED:
        return 0
    return (word >> FACE_SHIFT) & FACE_MASK


def _seen_by_others_only(st: Position, observer: i64) -> i64:
    """Tiles of each face that somebody has seen, but not the observer: for them these are still to come."""
    found: i64 = 0
    for field in st.board.mountains:
        word = st.s[FIELD + field]
        if (word >> FACE_SHIFT) & FACE_MASK != 0 and _face(st, word, observer) == 0:
            found += COUNT_UNITS[((word >> FACE_SHIFT) & FACE_MASK) - 1]
    return found
