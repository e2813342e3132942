"""What Homesteaders' puzzles are about."""

from frontier.games.homesteaders.slots import LAST_ROUND
from frontier.puzzles.themes import GamePuzzles, by_family

PUZZLES = GamePuzzles(
    themes={
        "outbid": lambda moment: moment.brings("outbid"),
        "bid": by_family("bid", "neutral"),
        "pass": by_family("pass"),
        "payment": by_family("pay", "gold_for"),
        "debt": by_family("borrow", "pay_off", "relief"),
        "workers": by_family("hire", "worker", "no_worker"),
        "build": by_family("build", "no_build", "extra", "no_extra"),
        "market": by_family("buy", "sell", "market", "bank"),
        "railroad": by_family("reward"),
        "last_round": lambda moment: moment.position["round"] >= LAST_ROUND,
    },
    left_out=("place", "done"),  # all workers of a round are one decision, made place by place
)
