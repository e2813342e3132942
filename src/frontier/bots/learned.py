"""The learnt judgements, a file of weights for each game."""

from dataclasses import dataclass
from importlib.resources import files

from frontier.bots.evaluation import Evaluation
from frontier.bots.greedy import EVALUATIONS
from frontier.bots.homesteaders_features import HomesteadersFeatures
from frontier.bots.montana_features import MontanaFeatures
from frontier.bots.network import Features, Learned, Network
from frontier.engine.errors import OptionError

FEATURES: dict[str, Features] = {"homesteaders": HomesteadersFeatures(), "montana": MontanaFeatures()}


class Judgements(dict[str, Evaluation]):
    """Those that ship with the package, each read when it is first wanted."""

    def __missing__(self, game: str) -> Evaluation:
        with (files("frontier.bots") / "data" / f"{game}.npz").open("rb") as file:
            self[game] = from_weights(game, read(file.read()))
        return self[game]


@dataclass(frozen=True)
class Weights:
    """What was learnt, as a file holds it."""

    inputs: int
    hidden: int
    network: list[float]
    guesses: list[float]


def read(data: bytes) -> Weights:
    """The bytes of a file of weights."""
    import io

    import numpy  # slow to load, and greedy needs none

    with numpy.load(io.BytesIO(data), allow_pickle=False) as stored:
        network, guesses = (stored[name].astype(float).reshape(-1).tolist() for name in ("weights", "guesses"))
        return Weights(int(stored["inputs"]), int(stored["hidden"]), network, guesses)


def from_weights(game: str, weights: Weights) -> Evaluation:
    """A judgement; OptionError unless the weights fit the features."""
    features = FEATURES[game]
    inputs, hidden = weights.inputs, weights.hidden
    sizes = [inputs * hidden + outputs * (hidden + inputs) + hidden for outputs in (1, 2)]
    if inputs != int(features.count) or len(weights.network) not in sizes:
        raise OptionError(f"the weights of {game} were made for other features: {inputs} instead of {features.count}")
    if len(weights.guesses) != int(features.hidden) * (inputs + 1):
        raise OptionError(f"the weights of {game} were made for another number of hidden things")
    return Learned(EVALUATIONS[game], features, Network(inputs, hidden, weights.network), weights.guesses)


LEARNED: dict[str, Evaluation] = Judgements()
