"""Writes the positions that the rules' figures are drawn from: games/GAME/figures/view.json, as a spectator sees them.

PYTHONPATH=src python web/figures.py
"""

import json
from pathlib import Path
from typing import Any

import frontier
from frontier.games import OWN

FOLDER = Path(__file__).parent / "src" / "games"
PLAYERS = 3
SEED = 7
MOVES = 90  # some rounds: enough stands on the boards, and no game is over


def position(name: str) -> object:
    """The view of a game between bots after some rounds."""
    game = frontier.game(name, players=PLAYERS)
    match = frontier.Match(game, SEED, [frontier.bot("greedy") for _ in range(PLAYERS)])
    while len(match.moves) < MOVES or not is_telling(game.view(match.state, None)):
        match.decide()
    return game.view(match.state, None)


def is_telling(view: dict[str, Any]) -> bool:
    """Whether a turn begins, or an auction has bids."""
    return view["phase"] == "turn" or (view["phase"] == "bid" and any(each["bid"] for each in view.get("auctions", [])))


if __name__ == "__main__":
    for name in OWN:
        if (FOLDER / name / "figures").is_dir():
            (FOLDER / name / "figures" / "view.json").write_text(json.dumps(position(name)) + "\n")
