"""The strongest level as it was before it used its time, frozen whole: the yardstick for what comes after it."""

from frontier import plugins
from frontier.engine.chance import Rng, seed_word
from frontier.engine.errors import OptionError
from frontier.engine.game import Game
from frontier.engine.state import State
from frontier.lab.pioneer_0_1.mcts import Search

NAME = "pioneer-0.1"
SECONDS = 1.8  # a decision, on machines that do not get through the iterations in this time


class Pioneer01:
    """A bot that decides as `pioneer` once did, without counting along: its search, features and weights never change.

    Other limits than those it had are for tests.
    """

    name = NAME
    remembers = False

    def __init__(self, seed: int = 0, iterations: int | None = None, seconds: float = SECONDS) -> None:
        self.rng = Rng(seed_word(seed))
        self.iterations = iterations
        self.seconds = seconds
        self.search: Search | None = None
        self.configuration = ""

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Return the most visited action of the search, whose tree is kept from decision to decision."""
        part = plugins.part_of(__name__, game.id)
        if part is None:
            raise OptionError(f"{NAME} does not know {game.id}")
        search = self.search
        if search is None or self.configuration != game.configuration:
            search = self.search = Search(part.evaluator(), game.players, int(self.rng.word()))
            self.configuration = game.configuration
        search.reuse_subtree(state, seat)
        search.run(self.iterations or part.ITERATIONS, self.seconds)
        return search.best_action()
