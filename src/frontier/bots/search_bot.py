"""A bot that decides by tree search and reuses the subtree from decision to decision."""

from typing import Final

from frontier.bots.evaluation import Evaluator
from frontier.bots.game_bots import UNLIMITED
from frontier.bots.mcts import Search
from frontier.engine.chance import Rng, seed_word
from frontier.engine.game import Game
from frontier.engine.state import State

NO_LIMIT: Final = 1.0e9  # seconds
C_PUCT: Final = 0.3  # with a learnt evaluator; found by letting 0.12, 0.3 and 1.0 play each other
C_PUCT_PLAYOUTS: Final = 2.0  # with random playouts, whose values are noisy


class SearchBot:
    """A bot that chooses the most visited action of its search."""

    def __init__(
        self,
        name: str,
        evaluators: dict[str, Evaluator],
        seed: int,
        iterations: int = UNLIMITED,
        seconds: float = NO_LIMIT,
        c_puct: float = C_PUCT,
        evaluates_children: bool = True,
        remembers: bool = False,
        manages_time: bool = False,
    ) -> None:
        self.name = name
        self.remembers = remembers  # so that it is given what an attentive player knows
        self.evaluators = evaluators
        self.rng = Rng(seed_word(seed))
        self.iterations = iterations
        self.seconds = seconds
        self.c_puct = c_puct
        self.evaluates_children = evaluates_children
        self.manages_time = manages_time
        self.bias_correction = 0.0  # the share of the evaluator's errors that is corrected
        self.likings: list[float] = []  # for each action, by how much it may be worse than others
        self.search: Search | None = None
        self.configuration = ""

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Search from a position within the budget and return the best action found."""
        search = self.search
        if search is None or self.configuration != game.configuration:
            evaluator = self.evaluators[game.id]
            search = Search(evaluator, game.players, int(self.rng.word()), self.c_puct, self.evaluates_children)
            search.like(self.likings)
            if self.bias_correction > 0.0:
                search.correct_bias(game.space.count, self.bias_correction)
            self.search = search
            self.configuration = game.configuration
        search.reuse_subtree(state, seat)
        if self.manages_time:
            search.decide(self.iterations, self.seconds)
        else:
            search.run(self.iterations, self.seconds)
        return search.best_action()
