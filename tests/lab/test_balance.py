"""Balance: every game is counted, whoever plays it."""

from pathlib import Path

import pytest

from frontier.engine.errors import OptionError
from frontier.lab.balance import Balance, markdown, measure
from frontier.lab.config import GameConfig


def played(game: str, jobs: int) -> Balance:
    return measure(GameConfig(game, 3), "greedy", 12, 5, jobs, "processes", lambda done: None)


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


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "balance.jsonl"

    def kept(games: int, bot: str = "greedy") -> tuple[Balance, list[int]]:
        heard: list[int] = []
        return measure(GameConfig("montana", 2), bot, games, 5, 1, "processes", heard.append, file), heard

    first, _ = kept(10)
    lines = file.read_text().splitlines()
    assert len(lines) == 2
    file.write_text("\n".join(lines) + "\n" + lines[-1][:30])  # killed in the middle of a line
    more, heard = kept(23)
    assert heard == [10, 10, 3]
    assert len(file.read_text().splitlines()) == 4
    assert more.rounds[:10] == first.rounds
    whole = measure(GameConfig("montana", 2), "greedy", 23, 5, 1, "processes", lambda done: None)
    assert markdown([more]) == markdown([whole])
    with pytest.raises(OptionError, match="other settings"):
        kept(10, "random")
