"""Who plays whom: games to be played, each with its configuration, the bot at each seat and the seed."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from frontier.engine.errors import OptionError
from frontier.engine.game import Game
from frontier.engine.match import Match, Player
from frontier.lab.bots import bot
from frontier.lab.config import GameConfig


@dataclass(frozen=True)
class Pairing:
    """A game to be played: its configuration, the bot at each seat, and the seed."""

    config: GameConfig
    seats: tuple[str, ...]
    seed: int

    @property
    def key(self) -> str:
        """What tells this game from all others of its configuration."""
        return pairing_key(self.seats, self.seed)

    def bots(self, make: Callable[[str, int], Player] = bot) -> list[Player]:
        """Return the bot of each seat, or what else is made of its name, with a seed of its own."""
        return [make(name, self.seed * self.config.players + seat) for seat, name in enumerate(self.seats)]

    def match(self, players: Sequence[Player] | None = None) -> Match:
        """Return the match before its first move, with the bots or with the players that stand for them."""
        return Match(_configured(self.config), self.seed, players or self.bots(), keeps_events=False)


@lru_cache(maxsize=4)
def _configured(config: GameConfig) -> Game:
    """The game of a configuration; pairings of equal ones share it."""
    return config.make()


def pairing_key(seats: Sequence[str], seed: int) -> str:
    """Return the key of the pairing of these bots with this seed."""
    return f"{seed} {' '.join(seats)}"


def rotations(config: GameConfig, bots: Sequence[str], seeds: range) -> list[Pairing]:
    """Return a game for each seed; the bots move on by one seat from game to game."""
    seats = range(config.players)
    return [
        Pairing(config, tuple(bots[(seat + number) % config.players] for seat in seats), seed)
        for number, seed in enumerate(seeds)
    ]


def lineups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Return who plays whom: all different if there are enough bots, else each one against a table of each other."""
    if len(bots) >= players:
        return list(combinations(bots, players))
    if len(bots) < 2:
        raise OptionError("bots: an arena needs at least two")
    found = []
    for one, other in combinations(bots, 2):
        found += [(one, *[other] * (players - 1)), (other, *[one] * (players - 1))]
    return found


def round_robin(config: GameConfig, bots: Sequence[str], seeds: range) -> Iterator[Pairing]:
    """Yield every seed with every line-up, each from every seat."""
    for seed in seeds:
        for lineup in lineups(bots, config.players):
            for turn in range(config.players):
                yield Pairing(config, lineup[turn:] + lineup[:turn], seed)
