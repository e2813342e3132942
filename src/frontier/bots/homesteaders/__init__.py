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
    levels={"settler": Level(1, 0.4, 99), "rancher": Level(60, 0.4), "pioneer": Level(2000, 1.8)},
)
