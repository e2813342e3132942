"""What a game brings for its bots, in bots/NAME as `BOTS`; a game that brings nothing is played by plain search."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from frontier import plugins
from frontier.bots.evaluation import Evaluator, ScoreEvaluator
from frontier.bots.network import Features
from frontier.engine.errors import OptionError


@dataclass(frozen=True)
class Level:
    """How far and how long a level searches at one game at most, and how strong its prejudices are."""

    iterations: int
    seconds: float  # a decision; where they are not used up, the same seed gives the same choices
    prejudice: float = 0.0  # in spreads of the values that it chooses from


UNLIMITED = 10**9  # iterations: only the time counts

# The levels of a game without an evaluator of its own, whose search plays every leaf to the end at random.
PLAYOUT_LEVELS = {
    "settler": Level(iterations=30, seconds=0.4),
    "rancher": Level(iterations=90, seconds=0.4),
    "pioneer": Level(iterations=1000, seconds=1.8),
}


@dataclass(frozen=True)
class GameBots:
    """A heuristic for the bots that look one move ahead, and for those that search features with learnt weights."""

    heuristic: Evaluator
    prejudice: float = 1.0  # of a beginner, in spreads of the values that they choose from
    features: Features | None = None
    weights: Path | None = None
    calibration: Path | None = None  # temperatures by which told chances come true
    levels: Mapping[str, Level] | None = None
    bias_correction: float = 0.0  # the share of the evaluator's errors after an action that the search corrects
    # For each style of a character the families of actions that it likes, from -1 to 1.
    styles: Mapping[str, Mapping[str, float]] = field(default_factory=dict)

    def level(self, name: str) -> Level:
        """Return the budget of a level that searches."""
        return (self.levels or PLAYOUT_LEVELS)[name]

    @property
    def is_learnt(self) -> bool:
        """Whether the search has a learnt evaluator; without one it plays to the end at random."""
        return self.weights is not None


@cache
def bots_of(game: str) -> GameBots:
    """Return what a game brings for its bots, or what serves for any game."""
    own = plugins.part_of("frontier.bots", game)
    found: GameBots = GameBots(ScoreEvaluator()) if own is None else own.BOTS
    return found


def features_of(game: str) -> Features:
    """Return the features of a game that can be learnt; OptionError for one that declares none."""
    features = bots_of(game).features
    if features is None:
        raise OptionError(f"{game} declares no features to learn from")
    return features


class Heuristics(dict[str, Evaluator]):
    """The heuristics of all games by id, each found when it is first wanted."""

    def __missing__(self, game: str) -> Evaluator:
        self[game] = bots_of(game).heuristic
        return self[game]


HEURISTICS: dict[str, Evaluator] = Heuristics()
