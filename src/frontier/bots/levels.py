"""The levels at the table that search; docs/bots.md says how they and the two below them fare."""

from frontier.bots.characters import LIKING, likings, prejudices, spread
from frontier.bots.game_bots import PLAYOUT_LEVELS, Level, bots_of
from frontier.bots.learned import LEARNED
from frontier.bots.search_bot import C_PUCT, C_PUCT_PLAYOUTS, NO_LIMIT, SearchBot
from frontier.engine.chance import Rng, seed_word
from frontier.engine.game import Game
from frontier.engine.state import State

SEARCH_LEVELS = tuple(PLAYOUT_LEVELS)  # by name, the weakest first
REMEMBERING = SEARCH_LEVELS[-2:]  # the others forget, as people do, what they do not see any more
LESS = 0.2  # of its time, for a bot that shall think less


def seconds_of(bot: str, game: str) -> float:
    """Return how long a bot thinks about a decision at most; 0 for those who do not search."""
    return bots_of(game).level(bot).seconds if bot in SEARCH_LEVELS else 0.0


class LevelBot:
    """A bot of one of the levels that search, for any of the games.

    With a number of iterations in place of its time it makes the same choices from the same seed. The prejudices of a
    character are always the same; nobody's come from the seed.
    """

    def __init__(
        self,
        level: str,
        seed: int,
        character: str = "",
        iterations: int | None = None,
        seconds: float | None = None,
        name: str = "",
    ) -> None:
        self.name = name or level
        self.level = level
        self.remembers = level in REMEMBERING
        self.seed = seed
        self.character = character
        self.iterations = iterations
        self.seconds = seconds
        self.effort = 1.0  # the share of its time that it takes at most; who is in a hurry may ask for less
        self.rng = Rng(seed_word(seed))
        self.search_bots: dict[str, SearchBot] = {}  # by configuration
        self.overrated: dict[str, list[float]] = {}

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Return the action that the level's search chooses; its tree is kept from decision to decision."""
        level = self._level(game)
        search_bot = self.search_bots.get(game.configuration) or self._begun(game)
        search_bot.iterations = level.iterations
        search_bot.seconds = level.seconds if level.seconds == NO_LIMIT else level.seconds * self.effort
        action = search_bot.choose(game, state, seat)
        return self._misjudged(search_bot, game, level, seat) if level.prejudice > 0.0 else action

    @property
    def nodes(self) -> int:
        """The size of the trees that the bot keeps."""
        return sum(int(bot.search.used) for bot in self.search_bots.values() if bot.search is not None)

    def _level(self, game: Game) -> Level:
        level = bots_of(game.id).level(self.level)
        if self.iterations is not None:
            return Level(self.iterations, NO_LIMIT, level.prejudice)
        if self.seconds is not None:
            return Level(level.iterations, self.seconds, level.prejudice)
        return level

    def _begun(self, game: Game) -> SearchBot:
        own = bots_of(game.id)
        c_puct = C_PUCT if own.is_learnt else C_PUCT_PLAYOUTS
        found = SearchBot(
            self.name, LEARNED, self.seed, c_puct=c_puct, evaluates_children=own.is_learnt, manages_time=True
        )
        found.likings = [LIKING * liked for liked in likings(game, self.character)]
        found.bias_correction = own.bias_correction
        self.search_bots[game.configuration] = found
        return found

    def _misjudged(self, search_bot: SearchBot, game: Game, level: Level, seat: int) -> int:
        """Return the action that looks best to somebody with prejudices; equals are as the search has them."""
        assert search_bot.search is not None
        overrated = self.overrated.get(game.configuration)
        if overrated is None:
            overrated = self.overrated[game.configuration] = prejudices(game, self.character or self.seed)
        moves = search_bot.search.moves()
        apart = spread([chances[seat] for _, _, chances in moves])

        def worth(move: tuple[int, int, list[float]]) -> float:
            action, _, chances = move
            return chances[seat] + level.prejudice * apart * overrated[action]

        return max(moves, key=worth)[0]
