"""Balance: every game is counted, whoever plays it."""

import pytest

from frontier.lab.arena import Setting
from frontier.lab.balance import Balance, markdown, measure


def played(game: str, jobs: int) -> Balance:
    return measure(Setting(game, 3), "greedy", 12, 5, jobs, "processes", lambda done: None)


def test_what_montana_is_measured_by() -> None:
    found = played("montana", 1)
    assert found.games == 12
    assert sum(found.wins) == pytest.approx(12)
    assert sum(found.ratios()) == pytest.approx(3)
    assert set(found.turns) <= {"Recruit", "Work", "Build", "City"}
    assert 3 * (sum(found.rounds) - 12) < found.turns.total() <= 3 * sum(found.rounds)  # one a round and player
    assert {"mine", "quarry", "grain_field", "farmland"} == set(found.choices["work"])
    assert all(counter[choice] <= found.choices[name][choice] for name, counter in found.winners.items()
               for choice in counter)  # fmt: skip
    text = markdown([found])
    assert "### Montana, 3 players" in text
    assert "12 games of `greedy`" in text
    assert "Turns: " in text


def test_it_does_not_matter_how_many_processes_play() -> None:
    alone, together = played("homesteaders", 1), played("homesteaders", 2)
    assert sorted(alone.rounds) == sorted(together.rounds)
    assert alone.wins == pytest.approx(together.wins)
    assert alone.choices == together.choices
    assert set(alone.choices["build"])
