"""What Montana brings for its bots."""

from pathlib import Path

from frontier.bots.game_bots import UNLIMITED, GameBots, Level
from frontier.bots.montana.evaluator import MontanaEvaluator
from frontier.bots.montana.features import MontanaFeatures

BOTS = GameBots(
    heuristic=MontanaEvaluator(),
    prejudice=2.5,
    features=MontanaFeatures(),
    weights=Path(__file__).with_name("weights.npz"),
    calibration=Path(__file__).with_name("calibration.json"),
    levels={
        "settler": Level(iterations=8, seconds=0.4, prejudice=0.65),
        "rancher": Level(iterations=60, seconds=0.4),
        "pioneer": Level(iterations=UNLIMITED, seconds=1.9),
    },
    styles={
        "builder": {"build": 1.0, "stop": -0.5, "end_turn": -0.5},
        "trader": {"trade": 1.0, "exchange": 1.0, "sell": 1.0, "buy": 1.0},
        "gambler": {"bid": 0.5, "city": 0.5, "pass": -1.0, "take_tile": 1.0},
        "saver": {"bank": 1.0, "trade": -0.5, "use": -0.5},
        "foreman": {"recruit": 1.0, "take": 0.5, "hire": 1.0},
    },
)
