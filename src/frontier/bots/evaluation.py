"""Evaluators: every seat's probability of winning in a position, and how what a seat cannot see is completed."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.engine.chance import Rng
from frontier.engine.state import State, playout

POINTS_SHARE: Final = 0.25  # of a value target, what is for points and not for the victory


class Evaluator:
    """The evaluation of the positions of one game, as a search needs it."""

    def value(self, state: State, seat: i64) -> float:
        """Return a number that is the higher, the better a seat stands; comparable within one game only."""
        raise NotImplementedError

    def believed_state(self, state: State, seat: i64) -> State:
        """Return the position that a seat believes to be in, which is settled once for each decision."""
        return state

    def determinize(self, state: State, seat: i64, rng: Rng) -> State:
        """Return a copy of a position in which what the seat does not know is sampled, anew in each iteration."""
        return state.clone()

    def is_dominated(self, state: State, action: i64) -> bool:
        """Whether some other action is surely at least as good, because this one could only put things off."""
        return False

    def is_transposition(self, state: State, action: i64) -> bool:
        """Whether the search reaches what follows anyway, by the same actions in another order."""
        return False

    def begin_siblings(self) -> None:
        """Announce that the next evaluations are of siblings, so that what they share can be computed once."""

    def evaluate(self, state: State, seats: i64, values: vec[float], rng: Rng) -> None:
        """Write every seat's probability of winning into `values`; a shared victory is divided."""
        raise NotImplementedError


class ScoreEvaluator(Evaluator):
    """An evaluator for any game: the points of a seat, less the most that another one has."""

    def value(self, state: State, seat: i64) -> float:
        scores = state.scores
        best = -1.0e9
        for other in range(len(scores)):
            if other != seat and float(scores[other]) > best:
                best = float(scores[other])
        return float(scores[seat]) - best


class PlayoutEvaluator(Evaluator):
    """An evaluator that plays the rest of the game at random and returns who won."""

    def __init__(self, game: Evaluator) -> None:
        self.game = game

    def determinize(self, state: State, seat: i64, rng: Rng) -> State:
        return self.game.determinize(state, seat, rng)

    def evaluate(self, state: State, seats: i64, values: vec[float], rng: Rng) -> None:
        end = state.clone()
        playout(end, rng)
        win_shares(end, seats, values)


def win_shares(state: State, seats: i64, values: vec[float]) -> None:
    """Write every seat's share of the victory in a finished game into `values`."""
    winners = state.winners
    share = 1.0 / float(len(winners))
    for seat in range(seats):
        values[seat] = share if seat in winners else 0.0


def value_targets(state: State, seats: i64, points_temperature: float, values: vec[float]) -> None:
    """Write what learnt values aim at in a finished game into `values`: the victory, and a part for the points.

    Because of the points it matters by how much a game is lost.
    """
    points = state.scores
    for seat in range(seats):
        values[seat] = float(points[seat])
    softmax(values, seats, points_temperature)
    winners = state.winners
    for seat in range(seats):
        values[seat] = POINTS_SHARE * values[seat]
        if seat in winners:
            values[seat] = values[seat] + (1.0 - POINTS_SHARE) / float(len(winners))


def softmax(values: vec[float], seats: i64, temperature: float) -> None:
    """Turn values into probabilities in place; a lead of `temperature` over one other gives about three in four."""
    best = values[0]
    for seat in range(seats):
        if values[seat] > best:
            best = values[seat]
    total = 0.0
    for seat in range(seats):
        values[seat] = exp((values[seat] - best) / temperature)
        total += values[seat]
    for seat in range(seats):
        values[seat] = values[seat] / total
