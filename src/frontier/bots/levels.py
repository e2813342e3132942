"""The levels at the table that search; docs/bots.md says how they and the two below them fare."""

from dataclasses import dataclass

from frontier.bots.learned import LEARNED
from frontier.bots.search_bot import SearchBot
from frontier.engine.chance import Rng, seed_word
from frontier.engine.game import Game
from frontier.engine.state import State


@dataclass(frozen=True)
class Level:
    """The search budget of a level at one game, and the share of the moves that it notices."""

    iterations: int
    seconds: float  # for slow machines: where it is not used up, the same seed gives the same choices
    noticed_percent: int = 100


# The levels that search, with a budget for each game.
SEARCH_LEVELS: dict[str, dict[str, Level]] = {
    "settler": {"montana": Level(8, 0.4, 94), "homesteaders": Level(1, 0.4, 99)},
    "rancher": {"montana": Level(60, 0.4), "homesteaders": Level(60, 0.4)},
    "pioneer": {"montana": Level(1200, 1.8), "homesteaders": Level(2000, 1.8)},
}


class LevelBot:
    """A bot of one of the levels that search, for any of the games."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.seed = seed
        self.rng = Rng(seed_word(seed))
        self.search_bots: dict[str, SearchBot] = {}

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Return the action that the level's search chooses; its tree is kept from decision to decision."""
        level = SEARCH_LEVELS[self.name][game.id]
        search_bot = self.search_bots.get(game.id)
        if search_bot is None:
            search_bot = SearchBot(self.name, LEARNED, self.seed, level.iterations, level.seconds)
            self.search_bots[game.id] = search_bot
        action = search_bot.choose(game, state, seat)
        return action if level.noticed_percent == 100 else self._notice(search_bot, action, level, seat)

    def _notice(self, search_bot: SearchBot, action: int, level: Level, seat: int) -> int:
        """Return the best of the actions that are not overlooked; if all are, the one that the search chose."""
        assert search_bot.search is not None
        moves = [move for move in search_bot.search.moves() if self.rng.below(100) < level.noticed_percent]
        best = max(moves, key=lambda move: (move[1], move[2][seat]), default=None)
        return action if best is None else best[0]
