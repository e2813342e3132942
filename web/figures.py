"""Writes the positions that figures in the rules are drawn from: games/GAME/figures/view.json, as a spectator sees them.

    PYTHONPATH=src python web/figures.py
"""

import json
from pathlib import Path

import frontier
from frontier.games import OWN

FOLDER = Path(__file__).parent / "src" / "games"
PLAYERS = 3
SEED = 7
MOVES = 90  # some rounds: enough stands on the boards, and no game is over
PHASES = {"montana": "turn", "homesteaders": "bid"}  # what is being decided then


def position(name: str) -> object:
    """The view of a game between bots after some rounds."""
    game = frontier.game(name, players=PLAYERS)
    match = frontier.Match(game, SEED, [frontier.bot("greedy") for _ in range(PLAYERS)])
    while len(match.moves) < MOVES or game.view(match.state, None)["phase"] != PHASES[name]:
        match.decide()
    return game.view(match.state, None)


if __name__ == "__main__":
    for name in OWN:
        if (FOLDER / name / "figures").is_dir():
            (FOLDER / name / "figures" / "view.json").write_text(json.dumps(position(name)) + "\n")
