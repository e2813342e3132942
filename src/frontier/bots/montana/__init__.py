"""What Montana brings for its bots."""

from pathlib import Path

from frontier.bots.game_bots import GameBots, Level
from frontier.bots.montana.evaluator import MontanaEvaluator
from frontier.bots.montana.features import MontanaFeatures

BOTS = GameBots(
    heuristic=MontanaEvaluator(),
    noticed_percent=50,
    features=MontanaFeatures(),
    weights=Path(__file__).with_name("weights.npz"),
    levels={
        "settler": Level(iterations=8, seconds=0.4, noticed_percent=94),
        "rancher": Level(iterations=60, seconds=0.4),
        "pioneer": Level(iterations=1200, seconds=1.8),
    },
)
