"""Counting every line of play to a depth, chance included: a change in any rule shows as another number.

The positions are fixed in perft.json beside a game's test_perft.py, some for each kind of decision. To count anew after
a wanted change of the rules: python tests/games/<game>/test_perft.py
"""

import json
from pathlib import Path
from typing import Any

from frontier import OVER, State
from frontier.games import recorded

ENOUGH = 4_000  # lines of play at the last depth counted


def perft(state: State, depth: int) -> int:
    """The number of sequences of `depth` actions (fewer where the game ends)."""
    if depth == 0 or state.actor == OVER:
        return 1
    total = 0
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        total += perft(after, depth - 1)
    return total


def read(file: Path) -> list[dict[str, Any]]:
    """Entries with a name, a position and its counts."""
    entries: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return entries


def load(entry: dict[str, Any]) -> State:
    """The position of an entry, in a game of its own rules and components."""
    position = entry["position"]
    settings = {key: position[key] for key in ("players", "modules", "rules")}
    return recorded(position["game"], position["components"]["hash"], **settings, **position["options"]).load(position)


def counts(entry: dict[str, Any]) -> list[int]:
    """The numbers as the rules stand now, to the depths of the entry."""
    state = load(entry)
    return [perft(state, depth) for depth in range(1, len(entry["counts"]) + 1)]


def count_anew(file: Path) -> None:
    """Write the numbers of the positions as the rules stand now."""
    entries = read(file)
    for entry in entries:
        state = load(entry)
        entry["counts"] = []
        while not entry["counts"] or (entry["counts"][-1] < ENOUGH and len(entry["counts"]) < 5):
            entry["counts"].append(perft(state, len(entry["counts"]) + 1))
    file.write_text("[\n" + ",\n".join(json.dumps(entry) for entry in entries) + "\n]\n", encoding="utf-8")
