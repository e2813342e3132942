"""Greedy bots: one decision ahead by expectimax, follow-up choices of the same move included."""

from typing import Final

from mypy_extensions import i64

from frontier.bots.characters import SPREADS, likings, prejudices, spread
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
        actions = state.legal_actions()
        return self.draw_best(actions, values_of(actions, HEURISTICS[game.id], state, seat))

    def draw_best(self, actions: list[int], values: list[float]) -> int:
        """Return the action with the highest value; equals are drawn by lot."""
        most = max(values)
        best = [action for action, value in zip(actions, values) if value == most]
        return best[self.rng.below(len(best))]


class Farmhand(Greedy):
    """The greedy bot as a level at the table: somebody who has likings."""

    def __init__(self, seed: int = 0, character: str = "", name: str = "farmhand") -> None:
        super().__init__(seed)
        self.name = name
        self.seed = seed
        self.character = character
        self.configuration = ""
        self.bent: list[float] = []  # by how many spreads each action is overrated; empty: none is

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Return the action that looks best, where dominated ones do not come to mind."""
        if self.configuration != game.configuration:
            self.configuration = game.configuration
            self.bent = self.find_bent(game)
        evaluator = HEURISTICS[game.id]
        actions = [action for action in state.legal_actions() if not evaluator.is_dominated(state, action)]
        values = values_of(actions, evaluator, state, seat)
        if self.bent:
            apart = spread(values)
            values = [value + apart * self.bent[action] for action, value in zip(actions, values)]
        return self.draw_best(actions, values)

    def find_bent(self, game: Game) -> list[float]:
        """Return by how many spreads each action of a game is overrated."""
        return [SPREADS * liked for liked in likings(game, self.character)]


class Greenhorn(Farmhand):
    """A greedy bot that misjudges some of what is possible, always the same, as people do who are new to a game."""

    def __init__(self, seed: int = 0, character: str = "", name: str = "greenhorn") -> None:
        super().__init__(seed, character, name)

    def find_bent(self, game: Game) -> list[float]:
        """Return by how many spreads each action of a game is overrated: by liking and by prejudice."""
        scale = bots_of(game.id).prejudice
        overrated = [scale * one for one in prejudices(game, self.character or self.seed)]
        liked = super().find_bent(game)
        return [one + other for one, other in zip(overrated, liked)] if liked else overrated


def values_of(actions: list[int], evaluator: Evaluator, state: State, seat: int) -> list[float]:
    """Return the expectimax value of each of some actions."""
    found: list[float] = []
    for action in actions:
        after = state.clone()
        after.step(action)
        found.append(expectimax(after, seat, evaluator, FOLLOW_UP_DEPTH))
    return found


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
