"""What pioneer-0.1 knows of Homesteaders."""

from functools import cache
from pathlib import Path

from frontier.lab.pioneer_0_1.evaluation import Evaluator
from frontier.lab.pioneer_0_1.homesteaders.evaluator import Knowledge
from frontier.lab.pioneer_0_1.homesteaders.features import HomesteadersFeatures
from frontier.lab.pioneer_0_1.learned import read

ITERATIONS = 2000  # a decision


@cache
def evaluator() -> Evaluator:
    """Return the evaluator, read once."""
    return read(Path(__file__).with_name("weights.npz"), Knowledge(), HomesteadersFeatures())
