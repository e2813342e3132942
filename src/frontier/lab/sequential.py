"""A sequential test between two bots, which ends as soon as it is decided: is one stronger than the other by so much?

The sequential probability ratio test of Wald, with the normal approximation that engines of other games are tested
with. What counts as one observation is a seed from both seats, because the luck of a game is the same for both.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import log

from frontier.engine.errors import OptionError, brief
from frontier.lab.arena import Played
from frontier.lab.ratings import ELO_SCALE

ERROR = 0.05  # the probability of either error
FEWEST_PAIRS = 10  # before the variance is worth anything
NOISE = 1e-3  # of the variance at least: a few pairs may all have ended alike
BOUNDS = re.compile(r"\s*(-?\d{1,4}(?:\.\d+)?)\s*,\s*(-?\d{1,4}(?:\.\d+)?)\s*")


@dataclass(frozen=True)
class SequentialTest:
    """The test whether the first of two bots is stronger by `high` points of Elo, or by no more than `low`."""

    low: float
    high: float

    @classmethod
    def read(cls, text: str) -> "SequentialTest":
        """Return the test of two numbers with a comma, the lower one first."""
        found = BOUNDS.fullmatch(text)
        if found is None or not float(found[1]) < float(found[2]):
            raise OptionError(f"until: expected two numbers of Elo such as 0,30, got {brief(text)}")
        return cls(float(found[1]), float(found[2]))

    def ratio(self, games: Sequence[Played], first: str) -> float:
        """Return the logarithm of how much likelier the games are if the first bot is stronger by `high`."""
        shares = list(pairs(games, first).values())
        if len(shares) < FEWEST_PAIRS:
            return 0.0
        mean = sum(shares) / len(shares)
        variance = max(sum((share - mean) ** 2 for share in shares) / len(shares), NOISE)
        low, high = _expected(self.low), _expected(self.high)
        return len(shares) * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)

    def verdict(self, games: Sequence[Played], first: str) -> bool | None:
        """Return whether the first bot is stronger by `high` (True) or by no more than `low`; None: not decided yet."""
        ratio, bound = self.ratio(games, first), log((1.0 - ERROR) / ERROR)
        return None if abs(ratio) < bound else ratio > 0.0


def pairs(games: Sequence[Played], first: str) -> dict[int, float]:
    """Return for each seed that was played from both seats the share of the wins of the first bot."""
    shares: dict[int, list[float]] = {}
    for game in games:
        seat = list(game.seats).index(first)
        shares.setdefault(game.seed, []).append((seat in game.winners) / len(game.winners))
    return {seed: sum(both) / 2.0 for seed, both in shares.items() if len(both) == 2}


def _expected(elo: float) -> float:
    """Return the share of the wins of somebody who is stronger by so many points."""
    return float(1.0 / (1.0 + 10.0 ** (-elo / ELO_SCALE)))
