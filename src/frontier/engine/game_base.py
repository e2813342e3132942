"""What a game fills in: the part of `Game` that each game has of its own."""

from collections.abc import Sequence
from typing import Any

from frontier.engine import plans
from frontier.engine.actions import ActionSpace
from frontier.engine.chance import Seed
from frontier.engine.events import Event, EventSpace
from frontier.engine.meta import Meta, OptionValue
from frontier.engine.notation import Notation
from frontier.engine.observation import Observer
from frontier.engine.plans import PlanKind, Planned
from frontier.engine.reasons import Reason
from frontier.engine.state import OVER, State

Json = dict[str, Any]


class GameBase:
    """The configuration of a game, and what each game implements."""

    def __init__(
        self,
        meta: Meta,
        players: int,
        modules: tuple[str, ...],
        options: dict[str, OptionValue],
        component_set: str,
        component_hash: str,
        space: ActionSpace,
        configuration: str,
        rules: int,
    ) -> None:
        self.meta = meta
        self.players = players
        self.modules = modules
        self.options = options
        self.component_set = component_set
        self.component_hash = component_hash
        self.space = space
        self.configuration = configuration
        self.rules = rules  # the version it is played by
        self.notation = Notation(space)

    @property
    def id(self) -> str:
        """The name to load this game by."""
        return self.meta.id

    @property
    def action_count(self) -> int:
        """The size of the fixed action space."""
        return self.space.count

    @property
    def is_reconstructed(self) -> bool:
        """Whether any component value is not the printed one."""
        raise NotImplementedError

    @property
    def hides(self) -> bool:
        """Whether some seats know what others do not."""
        return False

    @property
    def telling(self) -> frozenset[str]:
        """Kinds of events by which the actor learns what was hidden: nothing before them should be taken back."""
        return frozenset()

    @property
    def extras(self) -> frozenset[str]:
        """Families of actions that are possible beside the question at hand; a menu shows them last."""
        return frozenset()

    @property
    def together(self) -> frozenset[str]:
        """Families of actions that make up one thing within a turn and are taken back as one."""
        return frozenset()

    def closes(self, before: State, after: State) -> bool:
        """Whether the decision that led from one position to the other ended its decider's turn for good.

        Everybody confirms such an end, also who may take back everything, and sees what follows by itself only then.
        Where a turn ends without it the seat to decide is another one, which needs no telling.
        """
        return after.actor == OVER

    def plain_answer(self, state: State) -> int | None:
        """Return the legal action that just goes on and needs no thought, if there is one."""
        return None

    def onward(self, state: State) -> int | None:
        """Return the legal action that leads on to another turn of who decides, if that can follow this one at once."""
        return None

    def goes_on(self, state: State, seat: int, family: str) -> Sequence[int]:
        """Return the actions by which a matter may go on that a seat began with a decision of a family; none: it is
        settled. What a decision leads to is told as far as that (`outlook`)."""
        return ()

    def idle_move(self, state: State) -> int | None:
        """Return what another seat or chance could do that is of no account for a seat that looks ahead, if any."""
        return None

    def new(self, seed: Seed = 0) -> State:
        """Return the first position; the seed decides the set-up, chance actions the rest."""
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> Json:
        """Return what a seat (None: a spectator) may know, JSON-ready, and nothing else.

        It begins as `shapes.View` says, and that is all that layers above read without knowing the game. Its parts are
        not to be changed: views share what is printed.
        """
        raise NotImplementedError

    def open_view(self, state: State) -> Json:
        """Return a spectator's view with nothing hidden: only for games that are over or one's own."""
        return self.view(state, None)

    def observe(self, state: State, seat: int | None) -> State:
        """Return a state that holds only what the seat (None: a spectator) knows."""
        raise NotImplementedError

    def _observer(self) -> Observer:
        """Return the observer that writes positions of this configuration as numbers."""
        raise NotImplementedError

    def holdings(self, state: State, seat: int) -> dict[str, int]:
        """Return what a seat owns of all that can be counted, as far as the position knows it, as views name it."""
        raise NotImplementedError

    def deciding(self, state: State) -> list[tuple[str, bool, list[int]]]:
        """Return the items of `score_items`: id, whether it only breaks ties, and a value a seat."""
        raise NotImplementedError

    def dump(self, state: State) -> Json:
        """Return a whole position as JSON."""
        raise NotImplementedError

    def load(self, data: object) -> State:
        """Return the position of a dump; PositionError if it cannot exist."""
        raise NotImplementedError

    def sketch(self, data: object) -> State:
        """Return the position of a dump as far as it can be drawn: whether its parts fit together is not asked.

        It is only to be looked at. PositionError for values that cannot stand where they do.
        """
        raise NotImplementedError

    def position_schema(self) -> Json:
        """Return the JSON Schema of what a dump holds beside the settings."""
        raise NotImplementedError

    def action_details(self, state: State, action: int, lang: str) -> dict[str, object]:
        """Return arguments of an action's sentence beyond its own fields, such as a price."""
        return {}

    def is_secret(self, state: State, action: int, seat: int | None) -> bool:
        """Whether a move made in this position tells something that a seat (None: a spectator) may not know."""
        return False

    @property
    def secret_families(self) -> frozenset[str]:
        """Families of actions among which all that may be secret are."""
        return frozenset(self.space.named) if self.hides else frozenset()

    def stays_secret(self, state: State, action: int, seat: int | None, now: State) -> bool:
        """Whether a move made in an earlier position tells something that a seat may not even know now."""
        return self.is_secret(state, action, seat)

    def remembered(self, state: State, seat: int | None) -> State:
        """Return what a seat knows of a position to which all moves that it was shown have led (`recall`).

        That is what it sees now, unless it has seen more than that in the course of the game.
        """
        return self.observe(state, seat)

    def _event_space(self) -> EventSpace:
        """Every kind of event, declared with its fields."""
        raise NotImplementedError

    def event_details(self, state: State, event: Event, lang: str) -> dict[str, object]:
        """Arguments of an event's sentence beyond its own fields, or in their place, such as a sum of money."""
        return {}

    def reason_details(self, reason: Reason, lang: str) -> dict[str, object]:
        """Return the arguments of a reason's sentence."""
        return dict(reason.args)

    def prompt_key(self, state: State) -> str:
        """Return the id of the question that the actor is asked."""
        raise NotImplementedError

    def prompt_details(self, state: State, lang: str) -> dict[str, object]:
        """Return arguments of the question beyond who is asked."""
        return {}

    @property
    def plan_kinds(self) -> tuple[PlanKind, ...]:
        """The kinds of plans that a seat can prepare in advance."""
        return (plans.MOVES,)

    def complete_plan(self, state: State, seat: int, plan: Json) -> Json:
        """Return a checked plan of the game's own kinds with what follows from the moment; or OptionError."""
        raise NotImplementedError

    def follow_plan(self, state: State, plan: Json) -> Planned:
        """Return what a plan of the game's own kinds says to the seat that decides, in what it observes."""
        raise NotImplementedError

    def narrow_plan(self, state: State, seat: int, form: Json, lang: str) -> None:
        """Say in the form of a plan what can be chosen now: `names` of numbers; `values` by those of the field `by`."""
