"""Every line of play from fixed positions, counted (support/perft.py)."""

from pathlib import Path
from typing import Any

import pytest

from frontier.games.homesteaders import phases
from support.perft import count_anew, counts, read

FILE = Path(__file__).parent / "perft.json"
ENTRIES = read(FILE)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: str(entry["name"]))
def test_perft(entry: dict[str, Any]) -> None:
    assert counts(entry) == entry["counts"]


@pytest.mark.parametrize("rules", [1, 2])
def test_every_kind_of_decision_is_counted(rules: int) -> None:
    counted = {entry["position"]["phase"] for entry in ENTRIES if entry["position"]["rules"] == rules}
    assert counted == set(phases.NAMES) - {"finished"}


if __name__ == "__main__":
    count_anew(FILE)
