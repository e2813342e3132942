"""The bot that plays at random."""

from frontier.engine.chance import Rng, seed_word
from frontier.engine.game import Game
from frontier.engine.state import State


class RandomBot:
    """A bot that plays any legal action, all equally likely: the baseline that every other bot must beat."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed_word(seed))

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Return a random legal action."""
        return int(state.pick(self.rng))
