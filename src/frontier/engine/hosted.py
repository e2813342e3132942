"""Positions whose rules are plain Python. Compiled classes cannot be extended by plain ones without becoming slower for
everybody, so these ask an object with the rules instead."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from frontier.engine.observation import Group, Observer
from frontier.engine.reasons import Reason
from frontier.engine.state import State


class HostedState(State):
    """A position that leaves everything about its game to `rules`, an object with methods of the same names."""

    def __init__(self, rules: Any, s: vec[i64], tail: i64) -> None:
        super().__init__(s, tail)
        self.rules: Any = rules

    @property
    def actor(self) -> int:
        found: int = self.rules.actor
        return found

    @property
    def turn(self) -> int:
        found: int = self.rules.turn
        return found

    @property
    def round(self) -> int:
        found: int = self.rules.round
        return found

    @property
    def configuration(self) -> str:
        found: str = self.rules.configuration
        return found

    def clone(self) -> "HostedState":
        copy: HostedState = self.rules.hosted(self.s[:])
        return copy

    def carry_out(self, action: i64) -> None:
        self.rules.carry_out(int(action))

    def carry_out_unseen(self) -> None:
        self.rules.carry_out_unseen()

    def find_legal(self) -> None:
        self.rules.find_legal()

    def weight(self, action: i64) -> i64:
        found: int = self.rules.weight(int(action))
        return found

    def draw(self, rng: Any) -> i64:
        """Return a random chance outcome, drawn by the weights that the rules give."""
        total: i64 = 0
        for action in self.legal_actions():
            total += self.weight(action)
        left: i64 = rng.below(total)
        for action in self.legal_actions():
            left -= self.weight(action)
            if left < 0:
                return action
        raise AssertionError("chance has no outcome")

    def why_not(self, action: int) -> Reason:
        found: Reason = self.rules.why_not(action)
        return found

    def setup_key(self) -> bytes:
        return b""

    @property
    def scores(self) -> tuple[int, ...]:
        found: tuple[int, ...] = tuple(self.rules.scores)
        return found

    @property
    def winners(self) -> tuple[int, ...]:
        found: tuple[int, ...] = tuple(self.rules.winners)
        return found

    @property
    def ending(self) -> str | None:
        found: str | None = self.rules.ending
        return found


class HostedObserver(Observer):
    """An observer that lets a plain function say the numbers of a position as a seat knows it."""

    def __init__(self, changing: tuple[Group, ...], numbers: Any) -> None:
        super().__init__(changing, ())
        self.tell: Any = numbers

    def write(self, state: State, seat: i64, out: vec[float], first: i64) -> i64:
        at = first
        for number in self.tell(state, int(seat)):
            out[at] = number
            at += 1
        return at
