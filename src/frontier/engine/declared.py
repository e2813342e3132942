"""A game by declaration: its slots, phases, actions and events are declared, and view, observation, JSON and what is
hidden follow from that. What is left to write are the rules. Made for small games; large ones fill in `Game` alone.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from frontier.engine.actions import ActionSpace, Family
from frontier.engine.chance import Seed, check_seed
from frontier.engine.components import fingerprint
from frontier.engine.document import Document
from frontier.engine.errors import OptionError
from frontier.engine.events import EventKind, EventSpace
from frontier.engine.game import COLOURS, Game, Json
from frontier.engine.hosted import HostedObserver, HostedState
from frontier.engine.meta import Meta, OptionValue
from frontier.engine.observation import THE_POSITION, YES, Group, Observer, Section, seats
from frontier.engine.reasons import Reason
from frontier.engine.slots import ACTOR, PHASE, ROUND, TURN, UNKNOWN, Layout, Slot
from frontier.engine.state import NOBODY, OVER, State

STANDARD = "standard"  # the name of the only component set


@dataclass(frozen=True)
class Constants:
    """What is fixed for a configuration and shared by all of its positions."""

    players: int
    options: Mapping[str, OptionValue]
    space: ActionSpace
    layout: Layout
    configuration: str


class DeclaredState:
    """A position made of slots. A game's own class adds its rules (`carry_out`, `find_legal`, `why_not` ...)."""

    def __init__(self, constants: Constants, s: "vec[i64]") -> None:
        self.constants = constants
        self.s = s
        self.state = HostedState(self, s, constants.layout.size)

    def hosted(self, s: "vec[i64]") -> HostedState:
        """Return another position of the same game."""
        return type(self)(self.constants, s).state

    @property
    def configuration(self) -> str:
        """The game, its players and options as one text."""
        return self.constants.configuration

    def offer(self, action: int) -> None:
        """Add an action to the legal list; rules offer in ascending order."""
        self.state.offer(action)

    def emit(self, kind: str, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Tell the listener, if there is one, what happens."""
        self.state.emit(kind, seat, a, b, c)

    def weight(self, action: int) -> int:
        """Return how many equally likely cases stand behind a chance action."""
        return 1

    def carry_out_unseen(self) -> None:
        """Do a move of which nobody says what it was: see `State.carry_out_unseen`."""
        self.carry_out(self.state.legal_actions()[0])

    # What a game implements: see the methods of these names in State.

    def carry_out(self, action: int) -> None:
        """Do what a legal action says."""
        raise NotImplementedError

    def find_legal(self) -> None:
        """Offer what is legal now."""
        raise NotImplementedError

    def why_not(self, action: int) -> Reason:
        """Return the rule against an action that is not legal."""
        raise NotImplementedError

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat."""
        raise NotImplementedError

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats once the game is over."""
        raise NotImplementedError

    @property
    def ending(self) -> str | None:
        """Why the game ended; None as long as it goes on."""
        raise NotImplementedError

    def get(self, slot: Slot, seat: int = 0, thing: int = 0) -> int:
        """Return the number in a slot."""
        return int(self.s[self._place(slot, seat, thing)])

    def put(self, value: int, slot: Slot, seat: int = 0, thing: int = 0) -> None:
        """Write a number into a slot."""
        self.s[self._place(slot, seat, thing)] = i64(value)

    def add(self, value: int, slot: Slot, seat: int = 0, thing: int = 0) -> None:
        """Add to the number in a slot."""
        self.put(self.get(slot, seat, thing) + value, slot, seat, thing)

    def all(self, slot: Slot, seat: int = 0) -> list[int]:
        """Return the numbers of a slot, one for each of its things."""
        return [self.get(slot, seat, thing) for thing in range(slot.count)]

    def put_all(self, values: Sequence[int], slot: Slot, seat: int = 0) -> None:
        """Write the numbers of a slot, one for each of its things."""
        for thing, value in enumerate(values):
            self.put(value, slot, seat, thing)

    def _place(self, slot: Slot, seat: int, thing: int) -> int:
        return self.constants.layout.first[slot.name] + seat * slot.count + thing

    @property
    def actor(self) -> int:
        """The seat to decide, or CHANCE, or OVER."""
        return self.get(ACTOR)

    @property
    def round(self) -> int:
        """The round that is being played."""
        return self.get(ROUND)

    @property
    def turn(self) -> int:
        """The seat whose turn it is, or NOBODY."""
        return self.get(TURN)


class DeclaredGame(Game):
    """A configured game whose slots, phases, actions and events are declared as class attributes."""

    declared: ClassVar[Meta]
    slots: ClassVar[tuple[Slot, ...]]
    phases: ClassVar[tuple[str, ...]]  # a question each; texts have a prompt for every one
    families: ClassVar[Callable[[], tuple[Family, ...]]]
    events: ClassVar[tuple[EventKind, ...]]
    rules_of: ClassVar[type[DeclaredState]]

    def __init__(self, players: int, modules: tuple[str, ...], options: dict[str, OptionValue], rules: int) -> None:
        space = ActionSpace(*type(self).families())
        configuration = f"{self.declared.id} {players} {sorted(options.items())} {rules}"
        self.constants = Constants(players, options, space, Layout(self.slots, players), configuration)
        box = fingerprint(self.declared.id)
        super().__init__(self.declared, players, modules, options, STANDARD, box, space, configuration, rules)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.players, self.modules, self.options, self.rules)

    @classmethod
    def create(
        cls,
        players: int = 2,
        modules: Collection[str] = (),
        components: str | Path | None = None,
        rules: int | None = None,
        **options: object,
    ) -> "DeclaredGame":
        """Return a configured game; OptionError says what is wrong."""
        if components not in (None, STANDARD):
            raise OptionError(f"components: {cls.declared.id} is played with {STANDARD!r} only, got {components!r}")
        version, chosen = cls.declared.check_rules(rules), cls.declared.check_modules(modules)
        checked = cls.declared.check_options(options, chosen, version)
        return cls(cls.declared.check_players(players), chosen, checked, version)

    @property
    def is_reconstructed(self) -> bool:
        return False

    @property
    def hides(self) -> bool:
        return any(slot.is_secret for slot in self.slots)

    def set_up(self, state: DeclaredState) -> None:
        """Bring an empty position to the beginning of the game."""
        raise NotImplementedError

    def new(self, seed: Seed = 0) -> State:
        check_seed(seed)
        st = self._blank()
        self.set_up(st)
        st.state.settle()
        return st.state

    def _blank(self) -> DeclaredState:
        size = self.constants.layout.size + 1 + self.space.count
        return self.rules_of(self.constants, vec[i64]([i64(0)] * size))

    def _own(self, state: State) -> DeclaredState:
        self.check_state(state)
        assert isinstance(state, HostedState)
        own: DeclaredState = state.rules
        return own

    # What a seat knows ----------------------------------------------------------------------------------

    def observe(self, state: State, seat: int | None) -> State:
        return self._observed(state, seat).state

    def _observed(self, state: State, seat: int | None) -> DeclaredState:
        self.check_seat(seat)
        seen = self._own(self._own(state).hosted(state.s[:]))
        if seen.actor == OVER:
            return seen
        for slot in self.slots:
            for other in range(self.players if slot.is_secret else 0):
                for thing in range(slot.count if other != seat else 0):
                    seen.put(UNKNOWN, slot, other, thing)
        return seen

    def view(self, state: State, seat: int | None) -> Json:
        return self._shown(self._observed(state, seat), seat)

    def open_view(self, state: State) -> Json:
        return self._shown(self._own(state), None)

    def _shown(self, st: DeclaredState, seat: int | None) -> Json:
        shown = self._written(st)
        for own, entry in enumerate(shown["seats"]):
            entry["colour"] = COLOURS[own]
        return {
            **self.settings(),
            "seat": seat,
            **shown,
            "scores": list(st.scores),
            "winners": list(st.winners),
            "ending": st.ending,
        }

    # As JSON --------------------------------------------------------------------------------------------

    def dump(self, state: State) -> Json:
        return {**self.settings(), **self._written(self._own(state))}

    def _written(self, st: DeclaredState) -> Json:
        written: Json = {"actor": st.actor, "turn": st.turn, "phase": self.phases[st.get(PHASE)], "round": st.round}
        written |= {slot.name: slot.as_json(st.all(slot)) for slot in self.slots if not slot.per_seat}
        own = [slot for slot in self.slots if slot.per_seat]
        written["seats"] = [
            {slot.name: slot.as_json(st.all(slot, seat)) for slot in own} for seat in range(self.players)
        ]
        return written

    def load(self, data: object) -> State:
        document, st = self._read(data)
        self.check_position(document, st)
        st.state.offer_anew()
        return st.state

    def sketch(self, data: object) -> State:
        return self._read(data)[1].state

    def _read(self, data: object) -> tuple[Document, DeclaredState]:
        common = [slot for slot in self.slots if not slot.per_seat]
        document = self.open_position(
            data, ("actor", "turn", "phase", "round", "seats", *(slot.name for slot in common))
        )
        st = self._blank()
        st.put(document.number("actor", OVER, self.players - 1), ACTOR)
        st.put(document.number("turn", NOBODY, self.players - 1), TURN)
        st.put(self.phases.index(document.word("phase", self.phases)), PHASE)
        st.put(document.number("round", 0, 1_000), ROUND)
        for slot in common:
            st.put_all(slot.read(document), slot)
        for seat, part in enumerate(document.parts("seats", self.players)):
            part.only(tuple(slot.name for slot in self.slots if slot.per_seat))
            for slot in self.slots:
                if slot.per_seat:
                    st.put_all(slot.read(part), slot, seat)
        return document, st

    def position_schema(self) -> Json:
        numbers = {key: {"type": "integer"} for key in ("actor", "turn", "round")}
        common: Json = numbers | {"phase": {"type": "string", "enum": list(self.phases)}}
        common |= {slot.name: slot.schema() for slot in self.slots if not slot.per_seat}
        own = {slot.name: slot.schema() for slot in self.slots if slot.per_seat}
        common["seats"] = {"type": "array", "items": {"type": "object", "properties": own, "required": list(own)}}
        return {"type": "object", "properties": common, "required": list(common)}

    def check_position(self, document: Document, st: DeclaredState) -> None:
        """Refuse (`document.fail`) numbers that are fine alone but not together."""

    # As numbers -----------------------------------------------------------------------------------------

    def _observer(self) -> Observer:
        return HostedObserver(self._groups(), self._numbers)

    def _groups(self) -> tuple[Group, ...]:
        common = tuple(slot.section() for slot in self.slots if not slot.per_seat)
        own = tuple(slot.section() for slot in self.slots if slot.per_seat)
        phase = Section("phase", self.phases, "1 if this is being decided")
        decides = Section("decides", YES, "1 if this seat decides")
        return (
            Group("position", THE_POSITION, (phase, *common)),
            Group("seat", seats(self.players), (decides, *own)),
        )

    def _numbers(self, state: State, seat: int) -> list[float]:
        """Return the observation of a position: what the seat knows of every slot, as numbers."""
        seen = self._observed(state, seat)
        numbers = [float(seen.get(PHASE) == phase) for phase in range(len(self.phases))]
        for slot in self.slots:
            if not slot.per_seat:
                numbers += slot.observation(seen.all(slot))
        for turn in range(self.players):
            other = (seat + turn) % self.players
            numbers.append(float(seen.actor == other))
            for slot in self.slots:
                if slot.per_seat:
                    numbers += slot.observation(seen.all(slot, other))
        return numbers

    def holdings(self, state: State, seat: int) -> dict[str, int]:
        st = self._own(state)
        held = [slot for slot in self.slots if slot.is_held]
        return {
            name: n for slot in held for name, n in zip(slot.things or (slot.name,), st.all(slot, seat), strict=True)
        }

    def deciding(self, state: State) -> list[tuple[str, bool, list[int]]]:
        return [("points", False, list(self._own(state).scores))]

    # Words ----------------------------------------------------------------------------------------------

    def prompt_key(self, state: State) -> str:
        return self.phases[self._own(state).get(PHASE)]

    def _event_space(self) -> EventSpace:
        return EventSpace(*self.events)
