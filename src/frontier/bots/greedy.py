"""Looks one decision ahead, follow-up choices of the same move included, and takes what looks best."""

from typing import Final

from mypy_extensions import i64

from frontier.bots.evaluation import Evaluation
from frontier.bots.homesteaders import HomesteadersEvaluation
from frontier.bots.montana import MontanaEvaluation
from frontier.engine.chance import Rng, seed_word
from frontier.engine.game import Game
from frontier.engine.state import CHANCE, State

EVALUATIONS: Final[dict[str, Evaluation]] = {
    "homesteaders": HomesteadersEvaluation(),
    "montana": MontanaEvaluation(),
}
FOLLOW_UPS: Final = 2  # e.g. a space, then its workers, then the small space
NOTICED: Final[dict[str, int]] = {"homesteaders": 85, "montana": 50}  # of a hundred moves, those a beginner sees
MOST_OUTCOMES: Final = 12  # more are not worth the time: a whole pile of cards, say


class Greedy:
    """No plan, but an eye for the next step."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed_word(seed))

    def choose(self, game: Game, state: State, seat: int) -> int:
        """The action with the best outlook; equals are drawn by lot."""
        return self.best_of(state.legal_actions(), EVALUATIONS[game.id], state, seat)

    def best_of(self, actions: list[int], evaluation: Evaluation, state: State, seat: int) -> int:
        """The best of some actions."""
        best: list[int] = []
        best_value = 0.0
        for action in actions:
            after = state.clone()
            after.step(action)
            value = outlook(after, seat, evaluation, FOLLOW_UPS)
            if not best or value > best_value:
                best, best_value = [action], value
            elif value == best_value:
                best.append(action)
        return best[self.rng.below(len(best))]


class Farmhand(Greedy):
    """The same, as it is called at the table."""

    name = "farmhand"


class Greenhorn(Greedy):
    """Sees only some of what is possible, as people do who are new to a game."""

    name = "greenhorn"

    def choose(self, game: Game, state: State, seat: int) -> int:
        """The best of what it has noticed; what nobody would do for its own sake does not come to mind."""
        evaluation = EVALUATIONS[game.id]
        sensible = [action for action in state.legal_actions() if not evaluation.is_idle(state, action)]
        share = NOTICED[game.id]
        noticed = [action for action in sensible if self.rng.below(100) < share]
        return self.best_of(noticed or [sensible[self.rng.below(len(sensible))]], evaluation, state, seat)


def outlook(state: State, seat: i64, evaluation: Evaluation, follow_ups: i64) -> float:
    """The value of a position once chance and the seat's own follow-up choices have been played out."""
    actor: i64 = state.actor
    if actor == CHANCE:
        outcomes = state.legal_actions()
        if follow_ups <= 0 or len(outcomes) > MOST_OUTCOMES:
            return evaluation.value(state, seat)
        total = 0.0
        cases: i64 = 0
        for action in outcomes:
            after = state.clone()
            after.step(action)
            weight = state.weight(action)
            cases += weight
            total += float(weight) * outlook(after, seat, evaluation, follow_ups - 1)
        return total / float(cases)
    if actor != seat or follow_ups <= 0:
        return evaluation.value(state, seat)
    best = -1.0e9
    for action in state.legal_actions():
        after = state.clone()
        after.step(action)
        value = outlook(after, seat, evaluation, follow_ups - 1)
        if value > best:
            best = value
    return best
