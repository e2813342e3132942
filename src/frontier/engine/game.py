"""A game as its users meet it: positions in, views, texts and reasons out. Each game fills in the blanks."""

from collections.abc import Sequence
from functools import cached_property
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex

from frontier import texts
from frontier.engine import plans
from frontier.engine.actions import ActionSpace, Choice, Field, Number, Several, Value
from frontier.engine.chance import Seed
from frontier.engine.document import Document, canonical
from frontier.engine.errors import FrontierError, OptionError, brief
from frontier.engine.events import Event, EventSpace, OtherSeat, PrintedNumber
from frontier.engine.meta import Meta, OptionValue
from frontier.engine.names import check_language, name_of
from frontier.engine.notation import Notation
from frontier.engine.observation import Observer
from frontier.engine.outlook import Outlook, Way, outlook, ways
from frontier.engine.plans import PlanKind, Planned
from frontier.engine.reasons import Reason
from frontier.engine.shapes import Settings
from frontier.engine.state import OVER, State

if TYPE_CHECKING:
    from numpy import float32
    from numpy.typing import NDArray

    from frontier.engine.match import Match

Json = dict[str, Any]
COLOURS = ("blue", "yellow", "green", "red")  # of the seats


class Game:
    """A configured game. Everything about a position is asked here; the position itself is a State."""

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

    # What a game implements -----------------------------------------------------------------------

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

    def score_items(self, state: State, lang: str = "en") -> list[Json]:
        """Return what decides the game, each with a name and a value a seat: [{"id", "text", "tie", "values"}].

        In the order it is looked at; what counts only between those who are equal so far has `tie`. Nothing is hidden.
        """
        check_language(lang)
        return [
            {"id": id_, "text": self.name("item", id_, lang), "tie": is_tie, "values": values}
            for id_, is_tie, values in self.deciding(state)
        ]

    def deciding(self, state: State) -> list[tuple[str, bool, list[int]]]:
        """Return the items of `score_items`: id, whether it only breaks ties, and a value a seat."""
        raise NotImplementedError

    def dump(self, state: State) -> Json:
        """Return a whole position as JSON."""
        raise NotImplementedError

    def load(self, data: object) -> State:
        """Return the position of a dump; PositionError if it cannot exist."""
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

    def plan_choice(self, kind: str, field: str, choice: str, lang: str) -> str:
        """Return the name of what can be chosen in a field of a plan."""
        return self.name(f"plan_{kind}_{field}", choice, lang)

    # What every game shares -----------------------------------------------------------------------

    def check_state(self, state: State) -> None:
        """Raise OptionError unless the position is one of this game and configuration."""
        if not isinstance(state, State):
            raise OptionError(f"expected a position of {self.id}, got {type(state).__name__}")
        if state.configuration == self.configuration:
            return
        if state.configuration.split()[0] != self.id:
            raise OptionError(f"expected a position of {self.id}, got {type(state).__name__}")
        raise OptionError(f"the position belongs to a {self.id} of other players, options or components")

    def open_position(self, data: object, keys: tuple[str, ...]) -> Document:
        """Return a dumped position with these keys, once its settings are found to be those of this game."""
        document = Document(data)
        settings = self.settings()
        document.only((*settings, *keys))
        for key, value in settings.items():
            given = document.get(key)
            if key == "components" and isinstance(given, dict) and given.get("hash") == self.component_hash:
                continue  # the hash decides: a set may have had another name
            if canonical(given) != canonical(value):
                raise document.fail(key, f"this game has {value!r}, the position {brief(given)}")
        return document

    @cached_property
    def observer(self) -> Observer:
        """The observer, which writes positions as numbers for learners and says what each number means."""
        return self._observer()

    def observation(self, state: State, seat: int) -> "NDArray[float32]":
        """Return the position as a seat knows it, as numbers around 0 to 1; seats are counted from it."""
        import numpy  # imported here: playing needs no numpy, and it is slow to load

        self.check_state(state)
        self.check_seat(seat, spectator=False)
        return numpy.frombuffer(memoryview(self.observer.numbers(state, seat))).astype(numpy.float32)

    @property
    def observation_size(self) -> int:
        """The length of an observation."""
        return int(self.observer.size)

    def recall(self, source: "Match | str", seat: int | None) -> State:
        """Return what a perfectly attentive player in a seat (None: a spectator) knows, from a match or its record.

        It follows from what the seat was shown alone (`record.shown`). Nobody deduces anything: what was never shown
        is left out as in `observe`; docs/python.md tells for each game what that is.
        """
        from frontier.engine.recall import recall  # which builds on this module

        return recall(self, source, seat)

    def explain(self, state: State, action: SupportsIndex) -> Reason | None:
        """Return the rule against an action, None if it is legal; OptionError outside of the action space.

        The reason may tell what the actor holds: for another seat, ask about what it observes.
        """
        self.check_state(state)
        return state.why(index(action))

    def effect(self, state: State, action: SupportsIndex) -> dict[str, int]:
        """Return how a decision changes what its actor holds, chance not drawn, from what the actor knows."""
        return self.effects(state, [index(action)])[index(action)]

    def effects(self, state: State, actions: Sequence[int]) -> dict[int, dict[str, int]]:
        """Return the `effect` of each of several decisions that are possible now."""
        self.check_state(state)
        actor = state.actor
        if actor < 0:
            return {action: {} for action in actions}
        seen = self.observe(state, actor)
        before = self.holdings(seen, actor)
        changes = {}
        for action in actions:
            after = seen.clone()
            after.apply(action)
            held = self.holdings(after, actor)
            changes[action] = {name: n - before[name] for name, n in held.items() if n != before[name]}
        return changes

    def outlook(self, state: State, seat: int, moves: Sequence[str]) -> Outlook:
        """Return what moves in notation lead to for a seat; OptionError or NotationError if they are not possible."""
        self.check_state(state)
        self.check_seat(seat, spectator=False)
        return outlook(self, state, seat, moves)

    def ways(self, state: State, seat: int, lang: str = "en") -> list[Way]:
        """Return the decisions that become possible for a seat after a few on the side, such as trades."""
        self.check_state(state)
        self.check_seat(seat, spectator=False)
        check_language(lang)
        return ways(self, state, seat, lang)

    def prepare(self, state: State, seat: int, plan: object) -> Json:
        """Return a plan from outside, checked and completed; OptionError or NotationError say what is wrong."""
        self.check_state(state)
        self.check_seat(seat, spectator=False)
        if state.actor == OVER:
            raise OptionError("plan: the game is over")
        seen = self.observe(state, seat)
        checked = plans.check_plan(self.plan_kinds, plan)
        if checked[plans.KIND] == plans.MOVES.name:
            return plans.read_moves(self, seen, checked)
        return self.complete_plan(seen, seat, checked)

    def planned(self, state: State, seat: int, plan: Json) -> Planned:
        """Return what a plan says now: it waits while others decide, and is over once it cannot be read."""
        self.check_state(state)
        self.check_seat(seat, spectator=False)
        if state.actor != seat:
            return Planned(None, plan)
        seen = self.observe(state, seat)
        try:
            checked = plans.check_plan(self.plan_kinds, plan)
            if checked[plans.KIND] == plans.MOVES.name:
                return plans.next_move(self, seen, checked)
        except FrontierError:
            return plans.ASK_AND_DROP
        return self.follow_plan(seen, checked)

    def describe_plans(self, lang: str = "en") -> list[Json]:
        """Return every kind of plan as JSON with its words: what forms need."""
        check_language(lang)
        return [plans.form(self, kind, lang) for kind in self.plan_kinds]

    def offered_plans(self, state: State, seat: int, lang: str = "en") -> list[Json]:
        """Return every kind of plan as `describe_plans` does, with what a seat can choose at the moment."""
        self.check_state(state)
        self.check_seat(seat, spectator=False)
        forms = self.describe_plans(lang)
        for form in forms:
            self.narrow_plan(self.observe(state, seat), seat, form, lang)
        return forms

    def describe(self, state: State, action: SupportsIndex, lang: str = "en") -> str:
        """Return an action in one sentence, as the actor may read it."""
        self.check_state(state)
        check_language(lang)
        action = index(action)
        family = self.space.family(action)
        args = self._field_words(family.fields, family.indices(action), lang)
        args.update(self.action_details(state, action, lang))
        return texts.text(lang, f"{self.id}-action-{texts.dashed(family.name)}", args)

    def describe_event(self, state: State, event: Event, lang: str = "en") -> str:
        """What happened, in one sentence."""
        args: dict[str, object] = {"who": self.seat_name(event.seat, lang), **self.event_words(state, event, lang)}
        kind = self.event_space[event.kind]
        for field, at in zip(kind.fields, kind.indices(event), strict=True):
            if isinstance(field, OtherSeat):
                args[field.name] = self.seat_name(at, lang)
        return texts.text(lang, f"{self.id}-event-{texts.dashed(event.kind)}", args)

    def event_words(self, state: State, event: Event, lang: str = "en") -> dict[str, object]:
        """The arguments of an event's sentence but `who` did it; other seats are told as {"seat": 1}, for whoever knows
        what players are called."""
        check_language(lang)
        kind = self.event_space[event.kind]
        indices = kind.indices(event)
        args = self._field_words(kind.fields, indices, lang)
        for field, at in zip(kind.fields, indices, strict=True):
            if isinstance(field, OtherSeat):
                args[field.name] = {"seat": at}
        args.update(self.event_details(state, event, lang))
        return args

    def _field_words(self, fields: Sequence[Field], indices: Sequence[int], lang: str) -> dict[str, object]:
        """The fields of an action or an event as arguments of its sentence."""
        args: dict[str, object] = {}
        for field, at in zip(fields, indices, strict=True):
            match field:
                case Several():
                    args[field.name] = self.counted(field.name, field.kinds, field.sets.counts(at), lang)
                case Choice():
                    args[field.name] = self.name(field.name, field.ids[at], lang)
                case OtherSeat():
                    args[field.name] = self.seat_name(at, lang)
                case Number():
                    args[field.name] = field.low + at
                case PrintedNumber():
                    args[field.name] = field.numbers[at]
        return args

    def describe_reason(self, reason: Reason, lang: str = "en") -> str:
        """Return why an action is refused, in one sentence."""
        check_language(lang)
        return texts.text(lang, f"{self.id}-reason-{reason.key}", self.reason_details(reason, lang))

    def prompt(self, state: State, lang: str = "en") -> str:
        """Return what the actor has to decide, in one sentence."""
        check_language(lang)
        who = "" if state.actor < 0 else self.seat_name(state.actor, lang)
        args = {"who": who, **self.prompt_details(state, lang)}
        return texts.text(lang, f"{self.id}-prompt-{texts.dashed(self.prompt_key(state))}", args)

    @cached_property
    def event_space(self) -> EventSpace:
        """Every kind of event that may happen, with the ids and numbers that it tells."""
        return self._event_space()

    def event_fields(self, event: Event) -> dict[str, Value]:
        """An event as JSON, e.g. {"event": "built", "seat": 0, "field": "e5", "n": 1, "lines": 0}."""
        return self.event_space.fields(event)

    def check_seat(self, seat: int | None, spectator: bool = True) -> None:
        """Raise OptionError unless the seat exists; None is a spectator."""
        if seat is None and spectator:
            return
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise OptionError(f"seat {seat!r} does not exist; seats run from 0 to {self.players - 1}")

    def seat_name(self, seat: int, lang: str) -> str:
        """Return what a seat is called: by its colour."""
        self.check_seat(seat, spectator=False)
        return self.name("colour", COLOURS[seat], lang)

    def name(self, vocabulary: str, id_: str, lang: str, n: int = 1) -> str:
        """Return the name of a thing: the game's own, else one that games share, else its id."""
        return name_of(self.id, vocabulary, id_, lang, n)

    def counted(self, vocabulary: str, ids: tuple[str, ...], counts: list[int], lang: str) -> str:
        """Return things with their numbers as a list: "2 grain and 1 pumpkin"."""
        parts = [self.name(vocabulary, id_, lang, n) for id_, n in zip(ids, counts, strict=True) if n > 0]
        return texts.listed(lang, parts) if parts else texts.text(lang, "nothing")

    def settings(self) -> Settings:
        """Return what makes this configuration, as records and positions hold it."""
        return {
            "game": self.id,
            "players": self.players,
            "modules": list(self.modules),
            "options": dict(self.options),
            "components": {"name": self.component_set, "hash": self.component_hash},
            "rules": self.rules,
        }
