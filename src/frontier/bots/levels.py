"""The levels at the table that search; docs/bots.md says how they and the two below them fare."""

from frontier.bots.game_bots import PLAYOUT_LEVELS, Level, bots_of
from frontier.bots.learned import LEARNED
from frontier.bots.search_bot import C_PUCT, C_PUCT_PLAYOUTS, SearchBot
from frontier.engine.chance import Rng, seed_word
from frontier.engine.game import Game
from frontier.engine.state import State

SEARCH_LEVELS = tuple(PLAYOUT_LEVELS)  # by name, the weakest first
REMEMBERING = SEARCH_LEVELS[-2:]  # the others forget, as people do, what they do not see any more


class LevelBot:
    """A bot of one of the levels that search, for any of the games."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.remembers = name in REMEMBERING
        self.seed = seed
        self.rng = Rng(seed_word(seed))
        self.search_bots: dict[str, SearchBot] = {}

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Return the action that the level's search chooses; its tree is kept from decision to decision."""
        own = bots_of(game.id)
        level = own.level(self.name)
        search_bot = self.search_bots.get(game.id)
        if search_bot is None:
            c_puct = C_PUCT if own.is_learnt else C_PUCT_PLAYOUTS
            search_bot = SearchBot(
                self.name, LEARNED, self.seed, level.iterations, level.seconds, c_puct, own.is_learnt
            )
            self.search_bots[game.id] = search_bot
        action = search_bot.choose(game, state, seat)
        return action if level.noticed_percent == 100 else self._notice(search_bot, action, level, seat)

    def _notice(self, search_bot: SearchBot, action: int, level: Level, seat: int) -> int:
        """Return the best of the actions that are not overlooked; if all are, the one that the search chose."""
        assert search_bot.search is not None
        moves = [move for move in search_bot.search.moves() if self.rng.below(100) < level.noticed_percent]
        best = max(moves, key=lambda move: (move[1], move[2][seat]), default=None)
        return action if best is None else best[0]
