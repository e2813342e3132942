"""A game as its users meet it: positions in, views, texts and reasons out. Each game fills in its base."""

from collections.abc import Sequence
from functools import cached_property
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex

from frontier import texts
from frontier.engine import plans
from frontier.engine.actions import Choice, Field, Number, Several, Value
from frontier.engine.document import Document, canonical
from frontier.engine.errors import FrontierError, OptionError, brief
from frontier.engine.events import Event, EventSpace, OtherSeat, PrintedNumber
from frontier.engine.game_base import GameBase
from frontier.engine.names import check_language, name_of
from frontier.engine.observation import Observer
from frontier.engine.outlook import Outlook, Way, outlook, ways
from frontier.engine.plans import Planned
from frontier.engine.reasons import Reason
from frontier.engine.shapes import Settings
from frontier.engine.state import OVER, State

if TYPE_CHECKING:
    from numpy import float32
    from numpy.typing import NDArray

    from frontier.engine.match import Match

Json = dict[str, Any]
COLOURS = ("blue", "yellow", "green", "red")  # of the seats


class Game(GameBase):
    """A configured game. Everything about a position is asked here; the position itself is a State."""

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

    def score_items(self, state: State, lang: str = "en") -> list[Json]:
        """Return what decides the game, each with a name and a value a seat: [{"id", "text", "tie", "values"}].

        In the order it is looked at; what counts only between those who are equal so far has `tie`. Nothing is hidden.
        """
        check_language(lang)
        return [
            {"id": id_, "text": self.name("item", id_, lang), "tie": is_tie, "values": values}
            for id_, is_tie, values in self.deciding(state)
        ]

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
        """Return the decisions that become possible for a seat after a few on the side, such as trades, and those of
        another turn that it can have at once."""
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

    def plan_choice(self, kind: str, field: str, choice: str, lang: str) -> str:
        """Return the name of what can be chosen in a field of a plan."""
        return self.name(f"plan_{kind}_{field}", choice, lang)

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
