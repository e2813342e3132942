"""What a module of the expansion declares; `modules/` has a folder for each, with a file for each kind of thing.

The base game is put together with the modules from these declarations and names none of them. What a module does in the
rules is its `Extension` (extension.py); this is everything around it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING

from frontier.engine.actions import Family
from frontier.engine.events import Event, EventKind
from frontier.engine.meta import Option, OptionValue
from frontier.games.montana.extension import Extension

if TYPE_CHECKING:
    from frontier.engine.components import Reader
    from frontier.engine.document import Document
    from frontier.engine.game import Json
    from frontier.games.montana.components import Components, TileField
    from frontier.games.montana.constants import Constants
    from frontier.games.montana.expansion import Expansion
    from frontier.games.montana.flow import MontanaState
    from frontier.games.montana.game import Montana
    from frontier.games.montana.observation import ModuleObserver
    from frontier.games.montana.state import Position
    from frontier.games.montana.view import ModuleView


@dataclass(frozen=True)
class ModuleMeta:
    """What a module says about itself: enough to offer it without loading its rules."""

    id: str
    number: int  # in the rulebook; the ids of a game's modules are told in this order
    options: tuple[Option, ...] = ()


class Module:
    """Everything that a module adds to the game; what it leaves as it is here, it does not add."""

    meta: ModuleMeta

    # slots.py: its slots, those of all modules following each other without a gap.
    first_slot: int
    end_slot: int
    most_extras: int = 0  # actions that it may add to those of a turn

    # phases.py: names by number, and the kinds of phases that the base rules tell apart.
    phases: Mapping[int, str] = {}
    chance_phases: tuple[int, ...] = ()
    extra_phases: tuple[int, ...] = ()  # extra actions are possible
    interruptions: tuple[int, ...] = ()  # the phase in slots.RESUME follows
    price_phases: tuple[int, ...] = ()  # a settlement is being paid for
    settling_phases: tuple[int, ...] = ()  # a settlement stands and something follows from it
    end_phases: tuple[int, ...] = ()  # the turn is over but for its end

    telling: frozenset[str] = frozenset()  # kinds of events by which the actor learns what was hidden

    # actions.py: families by their names, among those that the methods below declare.
    extras: frozenset[str] = frozenset()  # offered beside the question at hand
    going_on: tuple[str, ...] = ()  # without doing anything

    # components.py: ranges of its numbers, its tables in the file, lands and marks of its tiles.
    numbers: Mapping[str, tuple[int, int]] = {}
    tables: tuple[str, ...] = ()
    lands: Mapping[str, bool] = {}  # whether a land can be built on; they follow those of the base game
    marks: Mapping[str, int] = {}  # bits of a field's symbols
    centre_name: str = ""  # what its tiles for the centre are called
    settlements: int = 0  # that each player has beyond those of the base game

    # shapes.py: what it adds to the shapes of views and positions.
    shapes: ModuleType | None = None

    # position.py: keys of a position, of a seat in it and of a settlement.
    keys: tuple[str, ...] = ()
    seat_keys: tuple[str, ...] = ()
    settlement_keys: tuple[str, ...] = ()
    settling_gives_workers: bool = False  # so that workers may have to go back while a settlement is dealt with

    hides: bool = False  # whether some seats know what others do not
    secret_families: frozenset[str] = frozenset()  # of actions that may tell some seats what others may not know

    def extension(self, expansion: "Expansion", constants: "Constants") -> Extension:
        """Return what the module does in the rules (rules.py)."""
        raise NotImplementedError

    # Components ---------------------------------------------------------------------------------------

    def read_table(self, key: str, reader: "Reader") -> tuple[object, ...]:
        """Return one of the module's `tables` out of a component file."""
        raise NotImplementedError

    def check_components(self, file: str, expansion: "Expansion", box: "Components") -> None:
        """Raise ComponentError unless the module can be played with this box."""

    def centre_tiles(self, expansion: "Expansion") -> "Mapping[str, tuple[TileField, ...]]":
        """Return landscape tiles of which one lies in the centre of the board, by id."""
        return {}

    def chosen_tile(self, options: Mapping[str, OptionValue]) -> int | None:
        """Return which of these lies there by the options; None if it is drawn."""
        return None

    # Actions and events -------------------------------------------------------------------------------

    def extra_families(self, expansion: "Expansion") -> list[Family]:
        """Return the families of extra actions, possible wherever cattle may be traded."""
        return []

    def families(self, labels: Sequence[str], expansion: "Expansion") -> list[Family]:
        """Return the families of decisions and luck of the module, on a board with these fields."""
        return []

    def later_families(self, rules: int) -> list[Family]:
        """Return the families that came with a later version of the rules: at the end, so that earlier codes stay."""
        return []

    def event_kinds(self, labels: Sequence[str], players: int, expansion: "Expansion") -> tuple[EventKind, ...]:
        """Return what can happen by the module (events.py)."""
        return ()

    # Positions ----------------------------------------------------------------------------------------

    def write(self, st: "Position", expansion: "Expansion", data: "Json") -> None:
        """Add what the module knows to a dumped position."""

    def read(self, data: "Document", st: "Position", expansion: "Expansion") -> None:
        """Take over the module's part of a dumped position; the rest is in place already."""

    def position_words(
        self, expansion: "Expansion", labels: Sequence[str], phases: Sequence[str]
    ) -> dict[str, list[str]]:
        """Return the words that the module's part of a position may hold, as `position_schema` has them."""
        return {}

    def check(self, st: "Position", expansion: "Expansion", phase: int) -> None:
        """Raise PositionError with the path of what cannot be; `phase` is the one behind an interruption."""

    # Views and numbers --------------------------------------------------------------------------------

    def view(self, expansion: "Expansion") -> "ModuleView | None":
        """Return what the module adds to views (view.py); asked of all modules as soon as one of them is in play."""
        return None

    def observer(self, constants: "Constants", expansion: "Expansion") -> "ModuleObserver | None":
        """Return what the module adds to a position as numbers (observation.py); asked of all modules likewise."""
        return None

    def holdings(self, st: "Position", seat: int) -> dict[str, int]:
        """Return what a seat owns of the module's pieces."""
        return {}

    def hide(self, st: "MontanaState", seen: "MontanaState", seat: int | None) -> None:
        """Take out of a copy what a seat (None: a spectator) does not know of a position."""

    def is_secret(self, st: "Position", family: str, seat: int | None) -> bool:
        """Return whether an action of a family made now tells something that a seat may not know."""
        return False

    def stays_secret(self, st: "MontanaState", family: str, seat: int | None, now: "MontanaState") -> bool:
        """Return whether what an action told in an earlier position is still not known to a seat now."""
        return self.is_secret(st, family, seat)

    # Words (words.py) ---------------------------------------------------------------------------------

    def prompt_details(self, st: "Position") -> dict[str, object]:
        """Return the arguments of the questions of the module's phases."""
        return {}

    def action_details(
        self, game: "Montana", st: "MontanaState", name: str, index: list[int], lang: str
    ) -> dict[str, object] | None:
        """Return the arguments of an action's sentence; None if the family is none of the module's."""
        return None

    def event_details(self, game: "Montana", event: Event, lang: str) -> dict[str, object]:
        """Return the arguments of an event's sentence beyond its own fields, or in their place."""
        return {}

    def printed_cost(self, st: "Position", field: int, lang: str) -> list[str]:
        """Return what a field shows to cost beyond goods of fixed kinds."""
        return []

    def more_cost(self, st: "Position", seat: int, field: int, lang: str) -> list[str]:
        """Return what a field costs a player beyond what it shows."""
        return []

    def canteens(self, st: "Position", found: int) -> int:
        """Return how many of the canteens beside a field building there brings."""
        return found

    def gains(self, st: "Position", field: int, lang: str) -> list[str]:
        """Return what else building on a field brings."""
        return []
