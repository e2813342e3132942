"""What Homesteaders brings for its bots."""

from pathlib import Path

from frontier.bots.game_bots import UNLIMITED, GameBots, Level
from frontier.bots.homesteaders.evaluator import HomesteadersEvaluator
from frontier.bots.homesteaders.features import HomesteadersFeatures

BOTS = GameBots(
    heuristic=HomesteadersEvaluator(),
    prejudice=0.6,
    features=HomesteadersFeatures(),
    weights=Path(__file__).with_name("weights.npz"),
    calibration=Path(__file__).with_name("calibration.json"),
    levels={
        "settler": Level(iterations=1, seconds=0.4, prejudice=0.15),
        "rancher": Level(iterations=60, seconds=0.4),
        "pioneer": Level(iterations=UNLIMITED, seconds=1.9),
    },
    bias_correction=0.4,
    styles={
        "builder": {"build": 1.0, "no_build": -1.0},
        "trader": {"buy": 1.0, "sell": 1.0, "market": 1.0},
        "gambler": {"bid": 0.5, "pass": -0.5},
        "saver": {"pay_off": 1.0, "bank": 1.0, "borrow": -1.0, "pass": 0.5},
        "foreman": {"hire": 1.0, "worker": 1.0, "no_worker": -1.0},
    },
)
