"""A game as its users meet it: positions in, views, texts and reasons out. Each game fills in the blanks."""

from collections.abc import Mapping
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex

from frontier import texts
from frontier.engine.actions import ActionSpace, Choice, Number, Several
from frontier.engine.chance import Seed
from frontier.engine.document import Document, canonical
from frontier.engine.errors import OptionError, brief
from frontier.engine.events import Event
from frontier.engine.meta import Meta, OptionValue
from frontier.engine.reasons import Reason
from frontier.engine.state import State

if TYPE_CHECKING:
    from numpy import float32
    from numpy.typing import NDArray

Json = dict[str, Any]
COLOURS = ("blue", "yellow", "green", "red")  # of the seats


def check_language(lang: str) -> None:
    """OptionError unless there are texts in this language."""
    if lang not in texts.LANGUAGES:
        raise OptionError(f"no texts in {lang!r}; there is {', '.join(texts.LANGUAGES)}")


def one_hot(size: int, index: int) -> list[float]:
    """A choice as numbers for learners: 1 at the index, if there is one, else 0."""
    return [1.0 if i == index else 0.0 for i in range(size)]


class Notation:
    """Moves as short text, both ways: "build e5", "bid cow 4", "staff copper+grain"."""

    def __init__(self, space: ActionSpace) -> None:
        self.space = space

    def write(self, state: State, action: SupportsIndex) -> str:
        """The text of an action."""
        return self.space.write(index(action))

    def read(self, state: State, text: str) -> int:
        """The action of a text; NotationError if there is none. Whether it is legal is another question."""
        return self.space.read(text)


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
    ) -> None:
        self.meta = meta
        self.players = players
        self.modules = modules
        self.options = options
        self.component_set = component_set
        self.component_hash = component_hash
        self.space = space
        self.configuration = configuration
        self.notation = Notation(space)

    @property
    def id(self) -> str:
        """The name to load this game by."""
        return self.meta.id

    @property
    def action_count(self) -> int:
        """Size of the fixed action space."""
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
    def extras(self) -> frozenset[str]:
        """Families of actions that are possible beside the question at hand; a menu shows them last."""
        return frozenset()

    def plain_answer(self, state: State) -> int | None:
        """The legal action that just goes on and needs no thought, if there is one."""
        return None

    def new(self, seed: Seed = 0) -> State:
        """The first position; the seed decides the set-up, chance actions the rest."""
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> Json:
        """JSON-ready: what that seat (None: a spectator) may know, nothing else."""
        raise NotImplementedError

    def observe(self, state: State, seat: int | None) -> State:
        """A state that holds only what the seat knows."""
        raise NotImplementedError

    def observation(self, state: State, seat: int) -> "NDArray[float32]":
        """A vector of fixed length for learners."""
        raise NotImplementedError

    @property
    def observation_size(self) -> int:
        """Length of that vector."""
        raise NotImplementedError

    def dump(self, state: State) -> Json:
        """A whole position as JSON."""
        raise NotImplementedError

    def load(self, data: object) -> State:
        """The position of such JSON; PositionError if it cannot exist."""
        raise NotImplementedError

    def action_details(self, state: State, action: int, lang: str) -> dict[str, object]:
        """Arguments of an action's sentence beyond its own fields, such as a price."""
        return {}

    def is_secret(self, state: State, action: int, seat: int | None) -> bool:
        """Whether a move made in this position tells something that a seat (None: a spectator) may not know."""
        return False

    def event_names(self, kind: str) -> tuple[str, ...]:
        """What a, b and c of an event mean, as far as they mean anything."""
        raise NotImplementedError

    def event_details(self, state: State, event: Event, lang: str) -> dict[str, object]:
        """Arguments of an event's sentence."""
        raise NotImplementedError

    def reason_details(self, reason: Reason, lang: str) -> dict[str, object]:
        """Arguments of a reason's sentence."""
        return dict(reason.args)

    def prompt_key(self, state: State) -> str:
        """Which question the actor is asked."""
        raise NotImplementedError

    def prompt_details(self, state: State, lang: str) -> dict[str, object]:
        """Arguments of the question beyond who is asked."""
        return {}

    # What every game shares -----------------------------------------------------------------------

    def check_state(self, state: State) -> None:
        """OptionError unless the position is one of this game and configuration."""
        if not isinstance(state, State):
            raise OptionError(f"expected a position of {self.id}, got {type(state).__name__}")
        if state.configuration == self.configuration:
            return
        if state.configuration.split()[0] != self.id:
            raise OptionError(f"expected a position of {self.id}, got {type(state).__name__}")
        raise OptionError(f"the position belongs to a {self.id} of other players, options or components")

    def open_position(self, data: object, keys: tuple[str, ...]) -> Document:
        """A dumped position with these keys, once its settings are found to be those of this game."""
        document = Document(data)
        settings = self.settings()
        document.only((*settings, *keys))
        for key, value in settings.items():
            if canonical(document.get(key)) != canonical(value):
                raise document.fail(key, f"this game has {value!r}, the position {brief(document.get(key))}")
        return document

    def explain(self, state: State, action: SupportsIndex) -> Reason | None:
        """None if legal, else the rule against it. A code outside the action space raises OptionError.

        The reason may tell what the actor holds: for another seat, ask about what it observes.
        """
        self.check_state(state)
        return state.why(index(action))

    def describe(self, state: State, action: SupportsIndex, lang: str = "en") -> str:
        """An action in one sentence, as the actor may read it."""
        self.check_state(state)
        check_language(lang)
        action = index(action)
        family = self.space.family(action)
        args: dict[str, object] = {}
        for field, at in zip(family.fields, family.indices(action), strict=True):
            match field:
                case Several():
                    args[field.name] = self.counted(field.name, field.kinds, field.sets.counts(at), lang)
                case Choice():
                    args[field.name] = self.name(field.name, field.ids[at], lang)
                case Number():
                    args[field.name] = field.low + at
        args.update(self.action_details(state, action, lang))
        return texts.text(lang, f"{self.id}-action-{texts.dashed(family.name)}", args)

    def describe_event(self, state: State, event: Event, lang: str = "en") -> str:
        """What happened, in one sentence."""
        check_language(lang)
        args: dict[str, object] = {"who": self.seat_name(event.seat, lang)}
        args.update(self.event_details(state, event, lang))
        return texts.text(lang, f"{self.id}-event-{texts.dashed(event.kind)}", args)

    def describe_reason(self, reason: Reason, lang: str = "en") -> str:
        """Why not, in one sentence."""
        check_language(lang)
        return texts.text(lang, f"{self.id}-reason-{reason.key}", self.reason_details(reason, lang))

    def prompt(self, state: State, lang: str = "en") -> str:
        """What the actor has to decide, in one sentence."""
        check_language(lang)
        who = "" if state.actor < 0 else self.seat_name(state.actor, lang)
        args = {"who": who, **self.prompt_details(state, lang)}
        return texts.text(lang, f"{self.id}-prompt-{texts.dashed(self.prompt_key(state))}", args)

    def event_fields(self, event: Event) -> dict[str, int | str]:
        """An event as JSON, e.g. {"event": "built", "seat": 0, "field": 17, "n": 1, "lines": 0}."""
        values = zip(self.event_names(event.kind), (event.a, event.b, event.c), strict=False)
        return {"event": event.kind, "seat": event.seat, **dict(values)}

    def check_seat(self, seat: int | None, spectator: bool = True) -> None:
        """OptionError unless the seat exists; None is a spectator."""
        if seat is None and spectator:
            return
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise OptionError(f"seat {seat!r} does not exist; seats run from 0 to {self.players - 1}")

    def seat_name(self, seat: int, lang: str) -> str:
        """What a seat is called: by its colour."""
        self.check_seat(seat, spectator=False)
        return self.name("colour", COLOURS[seat], lang)

    def name(self, vocabulary: str, id_: str, lang: str, n: int = 1) -> str:
        """The name of a thing of the game; ids without a text of their own stand for themselves."""
        key = f"{self.id}-{texts.dashed(vocabulary)}-{texts.dashed(id_)}"
        return texts.text(lang, key, {"n": n}) if texts.has(lang, key) else id_

    def counted(self, vocabulary: str, ids: tuple[str, ...], counts: list[int], lang: str) -> str:
        """Things with their numbers as a list: "2 grain and 1 pumpkin"."""
        parts = [self.name(vocabulary, id_, lang, n) for id_, n in zip(ids, counts, strict=True) if n > 0]
        return texts.listed(lang, parts) if parts else texts.text(lang, "nothing")

    def settings(self) -> Mapping[str, object]:
        """What makes this configuration: written into records and positions."""
        return {
            "game": self.id,
            "players": self.players,
            "modules": list(self.modules),
            "options": dict(self.options),
            "components": {"name": self.component_set, "hash": self.component_hash},
            "rules": self.meta.rules_version,
        }
