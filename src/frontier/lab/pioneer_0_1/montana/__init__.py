"""What pioneer-0.1 knows of Montana."""

from functools import cache
from pathlib import Path

from frontier.lab.pioneer_0_1.evaluation import Evaluator
from frontier.lab.pioneer_0_1.learned import read
from frontier.lab.pioneer_0_1.montana.features import MontanaFeatures

ITERATIONS = 1200  # a decision


@cache
def evaluator() -> Evaluator:
    """Return the evaluator, read once."""
    return read(Path(__file__).with_name("weights.npz"), Evaluator(), MontanaFeatures())
