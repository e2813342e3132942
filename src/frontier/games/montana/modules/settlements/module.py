"""The declaration of the special settlements."""

from collections.abc import Sequence

from frontier.engine.actions import Family
from frontier.engine.document import Document
from frontier.engine.events import Event, EventKind
from frontier.engine.game import Json
from frontier.games.montana.components import GOODS
from frontier.games.montana.constants import Constants
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.extension import Extension
from frontier.games.montana.flow import MontanaState
from frontier.games.montana.game import Montana
from frontier.games.montana.module import Module
from frontier.games.montana.modules.settlements import actions, position, position_checks, words
from frontier.games.montana.modules.settlements import events as module_events
from frontier.games.montana.modules.settlements import phases as module_phases
from frontier.games.montana.modules.settlements import shapes as module_shapes
from frontier.games.montana.modules.settlements import slots as module_slots
from frontier.games.montana.modules.settlements.components import NUMBERS, SPECIALS
from frontier.games.montana.modules.settlements.meta import META
from frontier.games.montana.modules.settlements.observation import SettlementsObserver
from frontier.games.montana.modules.settlements.rules import Settlements
from frontier.games.montana.modules.settlements.view import SettlementsView
from frontier.games.montana.observation import ModuleObserver
from frontier.games.montana.state import Position
from frontier.games.montana.view import ModuleView


class SettlementsModule(Module):
    """Three more settlements a player, with effects when they lie on top."""

    meta = META
    first_slot, end_slot = module_slots.FIRST, module_slots.END
    phases = module_phases.NAMES
    extra_phases = (module_phases.MARKET,)
    price_phases = (module_phases.TOLL,)
    settling_phases = (module_phases.WHICH_TILE, module_phases.MARKET)
    going_on = ("leave",)
    numbers = NUMBERS
    settlements = len(SPECIALS)  # all of them end the game and win it (X-SPECIAL-02 to -04, X-AMB-50)
    keys, seat_keys, settlement_keys = position.KEYS, position.SEAT_KEYS, position.SETTLEMENT_KEYS
    shapes = module_shapes

    def extension(self, expansion: Expansion, constants: Constants) -> Extension:
        return Settlements(expansion, constants)

    def families(self, labels: Sequence[str], expansion: Expansion) -> list[Family]:
        return actions.families()

    def event_kinds(self, labels: Sequence[str], players: int, expansion: Expansion) -> tuple[EventKind, ...]:
        return module_events.event_kinds(labels, players)

    def write(self, st: Position, expansion: Expansion, data: Json) -> None:
        position.write(st, data)

    def read(self, data: Document, st: Position, expansion: Expansion) -> None:
        position.read(data, st)

    def check(self, st: Position, expansion: Expansion, phase: int) -> None:
        position_checks.check(st, phase)

    def view(self, expansion: Expansion) -> ModuleView:
        return SettlementsView()

    def observer(self, constants: Constants, expansion: Expansion) -> ModuleObserver:
        return SettlementsObserver(constants, constants.has(META.id))

    def holdings(self, st: Position, seat: int) -> dict[str, int]:
        left = int(st.s[module_slots.SPECIALS + seat])
        return {special: left >> i & 1 for i, special in enumerate(SPECIALS)}

    def prompt_details(self, st: Position) -> dict[str, object]:
        return {"n": int(st.s[module_slots.EXCHANGES])}

    def action_details(
        self, game: Montana, st: MontanaState, name: str, index: list[int], lang: str
    ) -> dict[str, object] | None:
        match name:
            case "tile":
                return {"pile": words.pile(st, index[0], index[1], lang), "effect": words.effect(st, index[0], lang)}
            case "exchange":
                give, take = (game.name("goods", GOODS[good], lang) for good in index)
                return {"give": give, "take": take}
            case _:
                return None

    def event_details(self, game: Montana, event: Event, lang: str) -> dict[str, object]:
        match event.kind:
            case module_events.GATE:
                return {"short": event.b - event.a}
            case module_events.EXCHANGED:
                give, take = (game.name("goods", GOODS[good], lang) for good in (event.a, event.b))
                return {"give": give, "take": take}
            case _:
                return {}

    def more_cost(self, st: Position, seat: int, field: int, lang: str) -> list[str]:
        return words.tolls(st, seat, field, lang)


MODULE = SettlementsModule()
