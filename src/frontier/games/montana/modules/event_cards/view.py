"""What a view shows of the event cards beyond the position itself: all of them, with how many are left."""

from functools import partial

from frontier.engine.game import Json
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.flow import MontanaState
from frontier.games.montana.modules import faces
from frontier.games.montana.modules.event_cards import words
from frontier.games.montana.modules.event_cards.components import cards
from frontier.games.montana.modules.event_cards.rules import rules_of
from frontier.games.montana.modules.event_cards.shapes import Printed
from frontier.games.montana.view import ModuleView


class EventCardsView(ModuleView):
    """What the event cards add to the views of one configuration."""

    def __init__(self, expansion: Expansion) -> None:
        amounts = partial(words.amounts, expansion.numbers)
        self._cards = faces.views(cards(expansion), words.vocabulary, amounts)

    def printed(self, st: MontanaState) -> Json:
        rules = rules_of(st)
        shown: Printed = {"cards": [face[rules.remaining(st, i)] for i, face in enumerate(self._cards)]}
        return {**shown}
