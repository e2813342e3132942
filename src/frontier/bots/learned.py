"""The learnt judgements, a file of weights for each game."""

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
            self[game] = from_weights(game, file.read())
        return self[game]


def from_weights(game: str, data: bytes) -> Evaluation:
    """A judgement from the bytes of a file of weights; OptionError unless it fits the features."""
    import io

    import numpy  # slow to load, and greedy needs none

    features = FEATURES[game]
    with numpy.load(io.BytesIO(data), allow_pickle=False) as stored:
        weights = stored["weights"].astype(float).tolist()
        inputs, hidden = int(stored["inputs"]), int(stored["hidden"])
    if inputs != int(features.count) or len(weights) != inputs * hidden + 2 * hidden + inputs:
        raise OptionError(f"the weights of {game} were made for other features: {inputs} instead of {features.count}")
    return Learned(EVALUATIONS[game], features, Network(inputs, hidden, weights))


LEARNED: dict[str, Evaluation] = Judgements()
