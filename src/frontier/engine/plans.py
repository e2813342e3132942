"""Plans: decisions that a seat prepares in advance and whoever runs the table keeps secret.

A plan is a JSON object: its kind under `plan`, and the fields of that kind. Every game has `moves`, a list of moves
to be played one by one; games may add kinds of their own.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from frontier import texts
from frontier.engine.errors import OptionError, brief

if TYPE_CHECKING:
    from frontier.engine.game import Game
    from frontier.engine.state import State

Json = dict[str, Any]
MOST_MOVES = 40
LONGEST_MOVE = 200  # characters
KIND = "plan"  # the key of a plan's kind


@dataclass(frozen=True)
class PlanField:
    """One choice inside a plan: a number from low to high, one of several ids, or a list of moves.

    One that is optional may be left out or null; then it is what `default` says.
    """

    name: str
    type: Literal["number", "choice", "moves"]
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    optional: bool = False
    default: int | str | None = None

    def as_json(self) -> Json:
        """Return the declaration as JSON, for those who build a form from it."""
        declared: Json = {"name": self.name, "type": self.type, "optional": self.optional}
        match self.type:
            case "number":
                declared |= {"low": self.low, "high": self.high}
            case "choice":
                declared["choices"] = list(self.choices)
            case "moves":
                declared["high"] = MOST_MOVES
        return declared | ({"default": self.default} if self.optional else {})

    def check(self, value: object) -> object:
        """Return the value, or what stands for one left out; OptionError says what was expected."""
        if value is None and self.optional:
            return self.default
        match self.type:
            case "number":
                if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
                    return value
                expected = f"a number from {self.low} to {self.high}"
            case "choice":
                if isinstance(value, str) and value in self.choices:
                    return value
                expected = f"one of {', '.join(self.choices)}"
            case "moves":
                if isinstance(value, list) and 1 <= len(value) <= MOST_MOVES and all(map(_is_short, value)):
                    return value
                expected = f"a list of 1 to {MOST_MOVES} moves"
        raise OptionError(f"plan: {self.name}: expected {expected}, got {brief(value)}")


def _is_short(move: object) -> bool:
    return isinstance(move, str) and len(move) <= LONGEST_MOVE


@dataclass(frozen=True)
class PlanKind:
    """A kind of plan with its fields."""

    name: str
    fields: tuple[PlanField, ...]

    def check(self, plan: Json) -> Json:
        """Return the plan with all its fields; OptionError for a field that is unknown or wrong."""
        names = [field.name for field in self.fields]
        for key in plan:
            if key != KIND and key not in names:
                raise OptionError(f"plan: unknown field {brief(key)}; {self.name} has {', '.join(names)}")
        return {KIND: self.name, **{field.name: field.check(plan.get(field.name)) for field in self.fields}}


@dataclass(frozen=True)
class Planned:
    """What a plan says now: the action to play (None: ask the person), and what remains of it (None: it is over)."""

    action: int | None
    rest: Json | None


ASK_AND_DROP = Planned(None, None)
MOVES = PlanKind("moves", (PlanField("moves", "moves"),))


def check_plan(kinds: tuple[PlanKind, ...], plan: object) -> Json:
    """Return a plan of one of these kinds with all its fields, or OptionError."""
    if not isinstance(plan, dict):
        raise OptionError(f"plan: expected an object, got {brief(plan)}")
    named = plan.get(KIND)
    for kind in kinds:
        if isinstance(named, str) and named == kind.name:
            return kind.check(plan)
    raise OptionError(f"plan: expected one of {', '.join(kind.name for kind in kinds)}, got {brief(named)}")


def form(game: "Game", kind: PlanKind, lang: str) -> Json:
    """Return a kind of plan as JSON with its words: what a form to fill it in needs."""
    key = f"{'' if kind == MOVES else f'{game.id}-'}plan-{texts.dashed(kind.name)}"
    described: Json = {"plan": kind.name, "name": texts.text(lang, key), "about": texts.text(lang, f"{key}-about")}
    described["fields"] = []
    for field in kind.fields:
        words = {
            "text": texts.text(lang, f"{key}-{field.name}"),
            "about": texts.text(lang, f"{key}-{field.name}-about"),
        }
        names = {choice: game.plan_choice(kind.name, field.name, choice, lang) for choice in field.choices}
        described["fields"].append({**field.as_json(), **words, **({"names": names} if names else {})})
    return described


def read_moves(game: "Game", state: "State", plan: Json) -> Json:
    """Return a plan with its moves as notation writes them; NotationError for one that cannot be read."""
    codes = [game.notation.read(state, move) for move in plan["moves"]]
    return plan | {"moves": [game.notation.write(state, code) for code in codes]}


def next_move(game: "Game", state: "State", plan: Json) -> Planned:
    """Play the first move if it is legal; if not, the rest is void too.

    What follows by itself because it leaves no choice may be part of the plan, but is not waited for: else it would be
    played at a later question.
    """
    first, *others = plan["moves"]
    action = game.notation.read(state, first)
    if not state.is_legal(action):
        return ASK_AND_DROP
    for actor, forced in state.follow_ups(action):
        if others and actor == state.actor and game.notation.read(state, others[0]) == forced:
            del others[0]
    after = state.clone()
    after.apply(action)
    if game.closes(state, after):  # what is left of one thing must not answer the next question
        while others and game.space.family(game.notation.read(after, others[0])).name in game.together:
            del others[0]
    return Planned(action, plan | {"moves": others} if others else None)
