"""The main line of a move, played out step by step on what a seat believes.

Nothing is foreseen of what chance decides: a walk ends before it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from frontier.bots.learned import LEARNED
from frontier.engine.events import Event, EventLog
from frontier.engine.game import Game
from frontier.engine.state import CHANCE, OVER, State


class WalkStep(NamedTuple):
    """One decision of a line: who decided what, the positions around it, and what happened."""

    actor: int
    action: int
    before: State
    after: State
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Walk:
    """A line as far as it could be played without chance; the first step is the move itself."""

    game: Game
    seat: int
    start: State
    steps: tuple[WalkStep, ...]

    @property
    def end(self) -> State:
        """The position that the walk leads to."""
        return self.steps[-1].after if self.steps else self.start

    @property
    def move(self) -> str:
        """The family of the first move; empty if nothing could be played."""
        return self.game.space.family(self.steps[0].action).name if self.steps else ""

    def is_sure(self, step: int) -> bool:
        """Whether nobody else decides anything up to this step."""
        return all(one.actor == self.seat for one in self.steps[: step + 1])

    def events(self, kind: str, steps: Sequence[WalkStep] | None = None) -> Iterator[tuple[int, Event]]:
        """Yield what happened to the seat, with the number of the step."""
        for number, step in enumerate(self.steps if steps is None else steps):
            for event in step.events:
                if event.kind == kind and event.seat == self.seat:
                    yield number, event


def walk(game: Game, state: State, seat: int, actions: Sequence[int]) -> Walk:
    """Play a line from what a seat believes, until chance decides or it cannot go on."""
    start = LEARNED[game.id].believed_state(game.observe(state, seat), seat).clone()
    steps: list[WalkStep] = []
    now = start.clone()
    log = EventLog()
    for action in actions:
        if now.actor in (CHANCE, OVER) or not now.is_legal(action):
            break
        before = now.clone()
        now.listener = log
        now.step(action)
        now.listener = None
        steps.append(WalkStep(before.actor, action, before, now.clone(), tuple(log.take())))
    return Walk(game, seat, start, tuple(steps))
