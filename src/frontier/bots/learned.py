"""The evaluators that were learnt, made from a file of weights for each game."""

from dataclasses import dataclass

from frontier.bots.evaluation import Evaluator, PlayoutEvaluator
from frontier.bots.game_bots import HEURISTICS, bots_of, features_of
from frontier.bots.network import HEADS, Network, NetworkEvaluator
from frontier.engine.errors import OptionError


class LearnedEvaluators(dict[str, Evaluator]):
    """The evaluators that games bring, each read when it is first wanted; without one leaves are played to the end."""

    def __missing__(self, game: str) -> Evaluator:
        weights = bots_of(game).weights
        self[game] = PLAYOUTS[game] if weights is None else from_weights(game, read(weights.read_bytes()))
        return self[game]


class PlayoutEvaluators(dict[str, Evaluator]):
    """The evaluators of plain search, one a game, each made when it is first wanted."""

    def __missing__(self, game: str) -> Evaluator:
        self[game] = PlayoutEvaluator(HEURISTICS[game])
        return self[game]


@dataclass(frozen=True)
class Weights:
    """What was learnt, as a file holds it: the layers of the network, and the rows that estimate hidden numbers."""

    inputs: int
    hidden: int
    network: list[float]
    hidden_estimates: list[float]


def read(data: bytes) -> Weights:
    """Return the weights that the bytes of a file hold."""
    import io

    import numpy  # slow to load, and greedy needs none

    with numpy.load(io.BytesIO(data), allow_pickle=False) as stored:
        names = ("weights", "hidden_estimates")
        network, hidden_estimates = (stored[name].astype(float).reshape(-1).tolist() for name in names)
        return Weights(int(stored["inputs"]), int(stored["hidden"]), network, hidden_estimates)


def from_weights(game: str, weights: Weights) -> Evaluator:
    """Return an evaluator with these weights; OptionError unless they fit the features."""
    features = features_of(game)
    inputs, hidden = weights.inputs, weights.hidden
    if inputs != int(features.count) or len(weights.network) != (inputs + 1) * hidden + HEADS * (hidden + inputs):
        raise OptionError(f"the weights of {game} were made for other features: {inputs} instead of {features.count}")
    if len(weights.hidden_estimates) != int(features.hidden) * (inputs + 1):
        raise OptionError(f"the weights of {game} were made for another number of hidden things")
    network = Network(inputs, hidden, weights.network)
    return NetworkEvaluator(HEURISTICS[game], features, network, weights.hidden_estimates)


LEARNED: dict[str, Evaluator] = LearnedEvaluators()
PLAYOUTS: dict[str, Evaluator] = PlayoutEvaluators()
