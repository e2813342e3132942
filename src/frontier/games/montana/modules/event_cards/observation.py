"""The event cards as numbers."""

from librt.vecs import vec
from mypy_extensions import i64

from frontier.engine.observation import YES, Section, one_hot
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.modules.event_cards import slots as module_slots
from frontier.games.montana.modules.event_cards.components import cards
from frontier.games.montana.modules.event_cards.rules import rules_of
from frontier.games.montana.observation import ModuleObserver
from frontier.games.montana.state import Position


class EventCardsObserver(ModuleObserver):
    """What the event cards add to a position as numbers, for one configuration."""

    def __init__(self, expansion: Expansion, is_in_play: bool) -> None:
        super().__init__(is_in_play)
        ids = tuple([face.id for face in cards(expansion)])
        self.cards: i64 = len(ids)
        self.position = (
            Section("card to come", ids, "1 for the event card on the left"),
            Section("active card", ids, "1 for the event card on the right"),
            Section("card used", YES, "1 if it was used in this turn, 0.5 if its sale was declined"),
            Section("cards left", ids, "how many are still to be drawn, divided by 2"),
        )

    def write_position(self, st: Position, seat: i64, out: vec[float], at: i64) -> i64:
        s = st.s
        at = one_hot(out, at, self.cards, s[module_slots.LEFT] - 1)
        at = one_hot(out, at, self.cards, s[module_slots.RIGHT] - 1)
        out[at] = 0.5 if s[module_slots.CARD_USED] >= module_slots.DECLINED else float(s[module_slots.CARD_USED])
        at += 1
        rules = rules_of(st)
        for card in range(self.cards):
            out[at + card] = float(rules.remaining(st, card)) / 2.0
        return at + self.cards
