"""The bots that sit at the table: five steps from a beginner to the strongest. docs/bots.md says how they fare."""

from dataclasses import dataclass

from frontier.bots.learned import LEARNED
from frontier.bots.searcher import Searcher
from frontier.engine.chance import Rng, seed_word
from frontier.engine.game import Game
from frontier.engine.state import State


@dataclass(frozen=True)
class Thought:
    """How hard somebody thinks about a decision, and how much of what is possible they notice."""

    iterations: int
    seconds: float  # for slow machines: where it is not used up, the same seed gives the same choices
    noticed: int = 100  # of a hundred moves


# Who searches, and how hard, a game each.
THOUGHTS: dict[str, dict[str, Thought]] = {
    "settler": {"montana": Thought(8, 0.4, 94), "homesteaders": Thought(1, 0.4, 99)},
    "rancher": {"montana": Thought(60, 0.4), "homesteaders": Thought(60, 0.4)},
    "pioneer": {"montana": Thought(1200, 1.8), "homesteaders": Thought(2000, 1.8)},
}


class Thinker:
    """Somebody of these."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.seed = seed
        self.rng = Rng(seed_word(seed))
        self.searchers: dict[str, Searcher] = {}

    def choose(self, game: Game, state: State, seat: int) -> int:
        """As long as a game lasts, what was thought before is remembered."""
        thought = THOUGHTS[self.name][game.id]
        searcher = self.searchers.get(game.id)
        if searcher is None:
            searcher = Searcher(self.name, LEARNED, self.seed, thought.iterations, thought.seconds)
            self.searchers[game.id] = searcher
        action = searcher.choose(game, state, seat)
        return action if thought.noticed == 100 else self._notice(searcher, action, thought.noticed, seat)

    def _notice(self, searcher: Searcher, action: int, noticed: int, seat: int) -> int:
        """The best of what is not overlooked."""
        assert searcher.search is not None
        moves = [move for move in searcher.search.moves() if self.rng.below(100) < noticed]
        best = max(moves, key=lambda move: (move[1], move[2][seat]), default=None)
        return action if best is None else best[0]
