"""What Homesteaders brings for its bots."""

from pathlib import Path

from frontier.bots.game_bots import GameBots, Level
from frontier.bots.homesteaders.evaluator import HomesteadersEvaluator
from frontier.bots.homesteaders.features import HomesteadersFeatures

BOTS = GameBots(
    heuristic=HomesteadersEvaluator(),
    noticed_percent=85,
    features=HomesteadersFeatures(),
    weights=Path(__file__).with_name("weights.npz"),
    levels={
        "settler": Level(iterations=1, seconds=0.4, noticed_percent=99),
        "rancher": Level(iterations=60, seconds=0.4),
        "pioneer": Level(iterations=2000, seconds=1.8),
    },
)
