"""A player who thinks with a search, and keeps its tree as long as the game goes on from there."""

from typing import Final

from frontier.bots.evaluation import Evaluation
from frontier.bots.mcts import Search
from frontier.engine.chance import Rng, seed_word
from frontier.engine.game import Game
from frontier.engine.state import State

NO_LIMIT: Final = 1.0e9  # seconds
EXPLORATION: Final = 0.3  # with a learnt judgement; found by letting 0.12, 0.3 and 1.0 play each other


class Searcher:
    """Chooses the move that its search has looked at most."""

    def __init__(
        self,
        name: str,
        evaluations: dict[str, Evaluation],
        seed: int,
        iterations: int,
        seconds: float = NO_LIMIT,
        exploration: float = EXPLORATION,
        looks_ahead: bool = True,
    ) -> None:
        self.name = name
        self.evaluations = evaluations
        self.rng = Rng(seed_word(seed))
        self.iterations = iterations
        self.seconds = seconds
        self.exploration = exploration
        self.looks_ahead = looks_ahead
        self.search: Search | None = None
        self.configuration = ""

    def choose(self, game: Game, state: State, seat: int) -> int:
        """One of the legal actions."""
        search = self.search
        if search is None or self.configuration != game.configuration:
            evaluation = self.evaluations[game.id]
            search = Search(evaluation, game.players, int(self.rng.word()), self.exploration, self.looks_ahead)
            self.search = search
            self.configuration = game.configuration
        search.follow(state, seat)
        search.run(self.iterations, self.seconds)
        return search.best()
