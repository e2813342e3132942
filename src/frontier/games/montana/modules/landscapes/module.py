"""The declaration of the special landscapes."""

from collections.abc import Mapping, Sequence

from frontier.engine.actions import Family
from frontier.engine.components import Reader
from frontier.engine.document import Document
from frontier.engine.events import EventKind
from frontier.engine.game import Json
from frontier.engine.meta import OptionValue
from frontier.games.montana.components import Components, TileField
from frontier.games.montana.constants import Constants
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.extension import Extension
from frontier.games.montana.module import Module
from frontier.games.montana.modules.landscapes import actions, board, components, position, position_checks, words
from frontier.games.montana.modules.landscapes import events as module_events
from frontier.games.montana.modules.landscapes import phases as module_phases
from frontier.games.montana.modules.landscapes import shapes as module_shapes
from frontier.games.montana.modules.landscapes import slots as module_slots
from frontier.games.montana.modules.landscapes.meta import ANY_LANDSCAPE, LANDSCAPES, META
from frontier.games.montana.modules.landscapes.observation import LandscapesObserver
from frontier.games.montana.modules.landscapes.rules import Landscapes, rules_of
from frontier.games.montana.modules.landscapes.view import LandscapesView
from frontier.games.montana.observation import ModuleObserver
from frontier.games.montana.state import Position
from frontier.games.montana.view import ModuleView


class LandscapesModule(Module):
    """A special landscape in the centre of the board."""

    meta = META
    first_slot, end_slot = module_slots.FIRST, module_slots.END
    phases = module_phases.NAMES
    price_phases = (module_phases.MIX,)
    settling_phases = (module_phases.WHICH_CANTEEN,)
    tables = (components.TABLE,)
    lands = components.OWN_LANDS
    marks = board.MARKS
    centre_name = "a special landscape"
    keys = position.KEYS
    settling_gives_workers = True
    shapes = module_shapes

    def extension(self, expansion: Expansion, constants: Constants) -> Extension:
        return Landscapes(expansion, constants)

    def read_table(self, key: str, reader: Reader) -> tuple[object, ...]:
        return components.read(reader)

    def check_components(self, file: str, expansion: Expansion, box: Components) -> None:
        components.check_cows(file, expansion, box)

    def centre_tiles(self, expansion: Expansion) -> Mapping[str, tuple[TileField, ...]]:
        return {side.id: side.fields for side in components.landscapes(expansion)}

    def chosen_tile(self, options: Mapping[str, OptionValue]) -> int | None:
        named = str(options["landscape"])
        return None if named == ANY_LANDSCAPE else LANDSCAPES.index(named)

    def families(self, labels: Sequence[str], expansion: Expansion) -> list[Family]:
        return actions.families(labels, expansion)

    def event_kinds(self, labels: Sequence[str], players: int, expansion: Expansion) -> tuple[EventKind, ...]:
        return module_events.event_kinds(labels)

    def write(self, st: Position, expansion: Expansion, data: Json) -> None:
        position.write(st, data)

    def read(self, data: Document, st: Position, expansion: Expansion) -> None:
        position.read(data, st)

    def check(self, st: Position, expansion: Expansion, phase: int) -> None:
        position_checks.check(st, phase)

    def view(self, expansion: Expansion) -> ModuleView:
        return LandscapesView(expansion)

    def observer(self, constants: Constants, expansion: Expansion) -> ModuleObserver:
        return LandscapesObserver(constants.has(META.id))

    def printed_cost(self, st: Position, field: int, lang: str) -> list[str]:
        return words.mix(st, field, lang)

    def canteens(self, st: Position, found: int) -> int:
        return min(found, 1 - int(st.s[module_slots.CANTEEN_TAKEN])) if rules_of(st).takes_canteens(st) else found

    def gains(self, st: Position, field: int, lang: str) -> list[str]:
        return words.bonus(st, field, lang)


MODULE = LandscapesModule()
