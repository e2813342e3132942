"""Counting every line of play to a depth, chance included: a change in any rule shows as another number.

The positions are fixed in perft.json, one for each kind of decision. To count anew after a wanted change of the rules:
python tests/games/montana/test_perft.py
"""

import json
from pathlib import Path
from typing import Any

import pytest

import frontier
from frontier import OVER, State
from frontier.games.montana.state import PHASES

FILE = Path(__file__).parent / "perft.json"
ENTRIES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
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


def load(entry: dict[str, Any]) -> State:
    position = entry["position"]
    return frontier.game("montana", players=position["players"]).load(position)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: str(entry["name"]))
def test_perft(entry: dict[str, Any]) -> None:
    state = load(entry)
    assert [perft(state, depth) for depth in range(1, len(entry["counts"]) + 1)] == entry["counts"]


def test_every_kind_of_decision_is_counted() -> None:
    phases = {entry["position"]["phase"] for entry in ENTRIES}
    assert phases == set(PHASES) - {"finished"}


def count_anew() -> None:
    """Write the numbers of the positions as the rules stand now."""
    for entry in ENTRIES:
        state = load(entry)
        entry["counts"] = []
        while not entry["counts"] or (entry["counts"][-1] < ENOUGH and len(entry["counts"]) < 5):
            entry["counts"].append(perft(state, len(entry["counts"]) + 1))
    FILE.write_text("[\n" + ",\n".join(json.dumps(entry) for entry in ENTRIES) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    count_anew()
