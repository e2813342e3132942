"""All tests know the example game too: whatever holds for any game holds for one from outside the package.

On plain Python, where a game takes tens of times as long, only a part of the long tests of the engine is run; the
native build runs all of them.
"""

import os
from collections import defaultdict
from pathlib import Path

import pytest
from hypothesis import settings

# How long an example takes says something about the machine alone.
settings.register_profile("frontier", deadline=None)
settings.load_profile("frontier")

# Before anything imports frontier; servers and commands that the tests start inherit it.
os.environ["FRONTIER_GAMES"] = str(Path(__file__).parents[1] / "examples" / "panning")
# Other tests on all processors would leave hints and reviews no time.
os.environ["FRONTIER_ANALYSIS_NICENESS"] = "0"

PLAYS_MANY_GAMES = ("adapters", "bots", "conformance", "games", "reference")  # folders
PART_ON_PLAIN_PYTHON = 5  # of the cases of a slow test that plays many games one in so many is run


def pytest_report_header() -> str | None:
    """Say on plain Python that not every case is run."""
    import frontier

    if frontier.compiled:
        return None
    return f"plain Python: of the long tests that play many games one case in {PART_ON_PLAIN_PYTHON} is run"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out most cases of the slow tests that play many games, where nothing is compiled."""
    import frontier

    if frontier.compiled:
        return
    seen: dict[str, int] = defaultdict(int)
    kept, left_out = [], []
    for item in items:
        function = item.nodeid.partition("[")[0]
        plays_many = function.startswith(tuple(f"tests/{folder}/" for folder in PLAYS_MANY_GAMES))
        if plays_many and item.get_closest_marker("slow") is not None:
            number = seen[function]
            seen[function] += 1
            if number % PART_ON_PLAIN_PYTHON:
                left_out.append(item)
                continue
        kept.append(item)
    items[:] = kept
    config.hook.pytest_deselected(items=left_out)
