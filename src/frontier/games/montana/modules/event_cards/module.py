"""The declaration of the event cards."""

from collections.abc import Sequence

from frontier.engine.actions import Family
from frontier.engine.components import Reader
from frontier.engine.document import Document
from frontier.engine.events import Event, EventKind
from frontier.engine.game import Json
from frontier.games.montana.components import KINDS
from frontier.games.montana.constants import Constants
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.extension import Extension
from frontier.games.montana.flow import MontanaState
from frontier.games.montana.game import Montana
from frontier.games.montana.module import Module
from frontier.games.montana.modules.event_cards import actions, components, position, position_checks, words
from frontier.games.montana.modules.event_cards import events as module_events
from frontier.games.montana.modules.event_cards import phases as module_phases
from frontier.games.montana.modules.event_cards import shapes as module_shapes
from frontier.games.montana.modules.event_cards import slots as module_slots
from frontier.games.montana.modules.event_cards.meta import META
from frontier.games.montana.modules.event_cards.observation import EventCardsObserver
from frontier.games.montana.modules.event_cards.rules import EventCards
from frontier.games.montana.modules.event_cards.view import EventCardsView
from frontier.games.montana.observation import ModuleObserver
from frontier.games.montana.state import Position
from frontier.games.montana.view import ModuleView


class EventCardsModule(Module):
    """A card a round, known one round ahead."""

    meta = META
    first_slot, end_slot = module_slots.FIRST, module_slots.END
    most_extras = 3  # one good shown, the other, both
    phases = module_phases.NAMES
    chance_phases = (module_phases.DRAW_CARD,)
    interruptions = (module_phases.SELLING,)
    extras = actions.EXTRAS
    going_on = actions.GOING_ON
    numbers = components.NUMBERS
    tables = (components.TABLE,)
    keys = (position.KEY,)
    shapes = module_shapes

    def extension(self, expansion: Expansion, constants: Constants) -> Extension:
        return EventCards(expansion, constants)

    def read_table(self, key: str, reader: Reader) -> tuple[object, ...]:
        return components.read(reader)

    def extra_families(self, expansion: Expansion) -> list[Family]:
        return actions.extra_families()

    def families(self, labels: Sequence[str], expansion: Expansion) -> list[Family]:
        return actions.families(expansion)

    def later_families(self, rules: int) -> list[Family]:
        return actions.later_families(rules)

    def event_kinds(self, labels: Sequence[str], players: int, expansion: Expansion) -> tuple[EventKind, ...]:
        return module_events.event_kinds([face.id for face in components.cards(expansion)])

    def write(self, st: Position, expansion: Expansion, data: Json) -> None:
        position.write(st, expansion, data)

    def read(self, data: Document, st: Position, expansion: Expansion) -> None:
        position.read(data, st, expansion)

    def position_words(
        self, expansion: Expansion, labels: Sequence[str], phases: Sequence[str]
    ) -> dict[str, list[str]]:
        ids = [card.id for card in components.cards(expansion)]
        return {"Events.left": ids, "Events.right": ids, "Events.drawn.keys": ids, "Events.declined": list(phases)}

    def check(self, st: Position, expansion: Expansion, phase: int) -> None:
        position_checks.check(st, expansion, phase)

    def view(self, expansion: Expansion) -> ModuleView:
        return EventCardsView(expansion)

    def observer(self, constants: Constants, expansion: Expansion) -> ModuleObserver:
        return EventCardsObserver(expansion, constants.has(META.id))

    def action_details(
        self, game: Montana, st: MontanaState, name: str, index: list[int], lang: str
    ) -> dict[str, object] | None:
        numbers = game.expansion.numbers
        match name:
            case "draw":
                return {"card": words.card_title(numbers, components.cards(game.expansion)[index[0]], lang)}
            case "worker":
                return {"worker": game.name("workers", KINDS[index[0]], lang)}
            case "hire":
                return {"worker": game.name("workers", KINDS[index[0]], lang), "silver": numbers["hire_silver"]}
            case "sell":
                return words.sale(st, game.expansion)
            case "buy" | "sell_workers" | "sell_goods":
                size = len(str(game.space[name].fields[0].write(index[0])).split("+"))
                return {"silver": words.prices(numbers, name)[size - 1]}
            case _:
                return None

    def event_details(self, game: Montana, event: Event, lang: str) -> dict[str, object]:
        if event.kind not in module_events.OF_A_CARD:
            return {}
        return {"card": words.card_title(game.expansion.numbers, components.cards(game.expansion)[event.a], lang)}


MODULE = EventCardsModule()
