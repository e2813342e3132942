"""Any legal action, all equally likely."""

from frontier.engine.chance import Rng, seed_word
from frontier.engine.game import Game
from frontier.engine.state import State


class RandomBot:
    """The yardstick every other bot must beat."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed_word(seed))

    def choose(self, game: Game, state: State, seat: int) -> int:
        """One of the legal actions."""
        return int(state.pick(self.rng))
