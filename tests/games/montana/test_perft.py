"""Every line of play from fixed positions, counted (support/perft.py)."""

from pathlib import Path
from typing import Any

import pytest

from support.montana import PHASES
from support.perft import count_anew, counts, read

FILE = Path(__file__).parent / "perft.json"
ENTRIES = read(FILE)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: str(entry["name"]))
def test_perft(entry: dict[str, Any]) -> None:
    assert counts(entry) == entry["counts"]


def test_every_kind_of_decision_is_counted() -> None:
    phases = {entry["position"]["phase"] for entry in ENTRIES}
    assert phases == set(PHASES) - {"finished"}


if __name__ == "__main__":
    count_anew(FILE)
