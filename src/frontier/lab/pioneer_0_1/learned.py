"""How pioneer-0.1 reads its weights."""

from pathlib import Path

import numpy

from frontier.lab.pioneer_0_1.evaluation import Evaluator
from frontier.lab.pioneer_0_1.network import Features, Network, NetworkEvaluator


def read(path: Path, knowledge: Evaluator, features: Features) -> NetworkEvaluator:
    """Return the evaluator with the weights that a file holds."""
    with numpy.load(path, allow_pickle=False) as stored:
        weights, estimates = (stored[name].astype(float).reshape(-1).tolist() for name in ("weights", "guesses"))
        network = Network(int(stored["inputs"]), int(stored["hidden"]), weights)
    return NetworkEvaluator(knowledge, features, network, estimates)
