"""Greedy bots: one decision ahead by expectimax, follow-up choices of the same move included."""

from typing import Final

from mypy_extensions import i64

from frontier.bots.evaluation import Evaluator
from frontier.bots.game_bots import HEURISTICS, bots_of
from frontier.engine.chance import Rng, seed_word
from frontier.engine.game import Game
from frontier.engine.state import CHANCE, State

FOLLOW_UP_DEPTH: Final = 2  # e.g. a space, then its workers, then the small space
MAX_OUTCOMES: Final = 12  # of chance: more are not worth the time, a whole pile of cards for example


class Greedy:
    """A bot without a plan that takes the action with the best expectimax value."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed_word(seed))

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Return the legal action with the best expectimax value; equals are drawn by lot."""
        return self.best_of(state.legal_actions(), HEURISTICS[game.id], state, seat)

    def best_of(self, actions: list[int], evaluator: Evaluator, state: State, seat: int) -> int:
        """Return the best of some actions; equals are drawn by lot."""
        best: list[int] = []
        best_value = 0.0
        for action in actions:
            after = state.clone()
            after.step(action)
            value = expectimax(after, seat, evaluator, FOLLOW_UP_DEPTH)
            if not best or value > best_value:
                best, best_value = [action], value
            elif value == best_value:
                best.append(action)
        return best[self.rng.below(len(best))]


class Farmhand(Greedy):
    """The greedy bot under the name of its level at the table."""

    name = "farmhand"


class Greenhorn(Greedy):
    """A greedy bot that sees only some of what is possible, as people do who are new to a game."""

    name = "greenhorn"

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Return the best of the actions that it notices; dominated ones do not come to mind."""
        evaluator = HEURISTICS[game.id]
        sensible = [action for action in state.legal_actions() if not evaluator.is_dominated(state, action)]
        percent = bots_of(game.id).noticed_percent
        noticed = [action for action in sensible if self.rng.below(100) < percent]
        return self.best_of(noticed or [sensible[self.rng.below(len(sensible))]], evaluator, state, seat)


def expectimax(state: State, seat: i64, evaluator: Evaluator, depth: i64) -> float:
    """Return the value of a position after chance, on average, and after the seat's own best follow-up choices."""
    actor: i64 = state.actor
    if actor == CHANCE:
        outcomes = state.legal_actions()
        if depth <= 0 or len(outcomes) > MAX_OUTCOMES:
            return evaluator.value(state, seat)
        total = 0.0
        cases: i64 = 0
        for action in outcomes:
            after = state.clone()
            after.step(action)
            weight = state.weight(action)
            cases += weight
            total += float(weight) * expectimax(after, seat, evaluator, depth - 1)
        return total / float(cases)
    if actor != seat or depth <= 0:
        return evaluator.value(state, seat)
    best = -1.0e9
    for action in state.legal_actions():
        after = state.clone()
        after.step(action)
        value = expectimax(after, seat, evaluator, depth - 1)
        if value > best:
            best = value
    return best
