"""The declaration of the goldrush."""

from collections.abc import Sequence

from frontier.engine.actions import Family
from frontier.engine.components import Reader
from frontier.engine.document import Document
from frontier.engine.events import Event, EventKind
from frontier.engine.game import Json
from frontier.engine.multisets import count_of
from frontier.games.montana import slots
from frontier.games.montana.components import Components
from frontier.games.montana.constants import Constants
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.extension import Extension
from frontier.games.montana.flow import MontanaState
from frontier.games.montana.game import Montana
from frontier.games.montana.module import Module
from frontier.games.montana.modules.goldrush import actions, components, position, position_checks, view, words
from frontier.games.montana.modules.goldrush import events as module_events
from frontier.games.montana.modules.goldrush import phases as module_phases
from frontier.games.montana.modules.goldrush import shapes as module_shapes
from frontier.games.montana.modules.goldrush import slots as module_slots
from frontier.games.montana.modules.goldrush.meta import META
from frontier.games.montana.modules.goldrush.observation import GoldrushObserver
from frontier.games.montana.modules.goldrush.rules import Goldrush, next_to_draw
from frontier.games.montana.observation import ModuleObserver
from frontier.games.montana.state import Position
from frontier.games.montana.view import ModuleView


class GoldrushModule(Module):
    """Hidden tiles on the mountains."""

    meta = META
    first_slot, end_slot = module_slots.FIRST, module_slots.END
    most_extras = components.MAX_FACES + 1  # the tiles, and turning them up
    phases = module_phases.NAMES
    chance_phases = (module_phases.LOOK,)
    end_phases = (module_phases.LOOK, module_phases.WHICH_MOUNTAIN)
    telling = frozenset({module_events.LOOKED})
    extras = actions.EXTRAS
    numbers = components.NUMBERS
    tables = (components.TABLE,)
    keys = (position.KEY,)
    hides = True
    secret_families = frozenset({"look"})
    shapes = module_shapes

    def extension(self, expansion: Expansion, constants: Constants) -> Extension:
        return Goldrush(expansion, constants)

    def read_table(self, key: str, reader: Reader) -> tuple[object, ...]:
        return components.read(reader)

    def check_components(self, file: str, expansion: Expansion, box: Components) -> None:
        components.check_mountains(file, expansion, box)

    def extra_families(self, expansion: Expansion) -> list[Family]:
        return actions.extra_families(expansion)

    def families(self, labels: Sequence[str], expansion: Expansion) -> list[Family]:
        return actions.families(labels, expansion)

    def event_kinds(self, labels: Sequence[str], players: int, expansion: Expansion) -> tuple[EventKind, ...]:
        return module_events.event_kinds([face.id for face in components.mountain_tiles(expansion)], labels)

    def write(self, st: Position, expansion: Expansion, data: Json) -> None:
        position.write(st, expansion, data)

    def read(self, data: Document, st: Position, expansion: Expansion) -> None:
        position.read(data, st, expansion)

    def position_words(
        self, expansion: Expansion, labels: Sequence[str], phases: Sequence[str]
    ) -> dict[str, list[str]]:
        ids = [tile.id for tile in components.mountain_tiles(expansion)]
        return {"Mountain.tile": ids, "Mountain.holder": ["box"], "Dump.mountains.keys": list(labels)}

    def check(self, st: Position, expansion: Expansion, phase: int) -> None:
        position_checks.check(st, expansion, phase)

    def view(self, expansion: Expansion) -> ModuleView:
        return view.GoldrushView(expansion)

    def observer(self, constants: Constants, expansion: Expansion) -> ModuleObserver:
        return GoldrushObserver(constants, expansion, constants.has(META.id))

    def holdings(self, st: Position, seat: int) -> dict[str, int]:
        return {"mountain_tiles": int(count_of(st.s[module_slots.HELD], seat))}

    def hide(self, st: MontanaState, seen: MontanaState, seat: int | None) -> None:
        view.hide(st, seen, seat)

    def is_secret(self, st: Position, family: str, seat: int | None) -> bool:
        return family in self.secret_families and seat != st.s[slots.ACTIVE]

    def stays_secret(self, st: MontanaState, family: str, seat: int | None, now: MontanaState) -> bool:
        """Return whether a seat has not seen the tile since then, nor been shown it."""
        return self.is_secret(st, family, seat) and not view.is_known(now, next_to_draw(st), seat)

    def action_details(
        self, game: Montana, st: MontanaState, name: str, index: list[int], lang: str
    ) -> dict[str, object] | None:
        match name:
            case "look":
                return {
                    "field": words.looked_at(st),
                    "mountain_tile": words.tile_name(game.expansion, index[0], lang),
                }
            case "take_tile":
                return {"mountain_tile": words.tile_on(st, game.expansion, index[0], lang)}
            case "use":
                return {"mountain_tile": words.tile_name(game.expansion, index[0], lang)}
            case _:
                return None

    def event_details(self, game: Montana, event: Event, lang: str) -> dict[str, object]:
        if event.kind not in (module_events.USED_TILE, module_events.SHOWED_TILE):
            return {}
        return {"mountain_tile": words.tile_name(game.expansion, event.a, lang)}


MODULE = GoldrushModule()
