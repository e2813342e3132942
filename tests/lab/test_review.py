"""Looking back at a game."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import frontier
from frontier import Match, bot, record
from frontier.cli import app
from frontier.lab.review import review


def played(id_: str = "montana") -> Match:
    short = frontier.game("montana", players=2, round_limit=4)
    match = Match(short if id_ == "montana" else frontier.game(id_, players=2), 3)
    players = [bot("greedy", 1), bot("random", 2)]
    match.draw()
    while match.state.actor >= 0:
        actor = match.state.actor
        match.play(players[actor].choose(match.game, match.game.observe(match.state, actor), actor))
    return match


@pytest.mark.parametrize("id_", ["montana", "homesteaders"])
def test_every_decision_is_looked_at(id_: str) -> None:
    match = played(id_)
    heard: list[int] = []
    found = review(match, 4, progress=heard.append)
    assert sum(heard) == len(match.moves)
    decisions = [number for number, move in enumerate(match.moves, start=1) if move.actor >= 0]
    assert [one.move for one in found.decisions] == decisions
    assert len(found.curve) == len(decisions) + 1  # and the end
    assert all(sum(chances) == pytest.approx(1) for chances in found.curve)
    assert [round(chance) for chance in found.curve[-1]] == [int(seat in match.state.winners) for seat in range(2)]
    costly = found.costliest(5)
    assert costly == sorted(costly, key=lambda one: -one.cost)
    assert all(one.action != one.best for one in costly)


def test_the_command(tmp_path: Path) -> None:
    file, picture = tmp_path / "game.txt", tmp_path / "chances.svg"
    file.write_text(record.dumps(played()), encoding="utf-8")
    told = CliRunner().invoke(app, ["review", str(file), "-i", "4", "-l", "de", "--plot", str(picture)])
    assert told.exit_code == 0, told.output
    assert "Blau" in told.output
    assert "Gewinnchancen" in told.output
    assert "gespielt" in told.output
    assert picture.read_text().count("<polyline") == 2
    assert "Gewinnchancen" in picture.read_text()
    told = CliRunner().invoke(app, ["review", str(file), "-i", "4", "--plot", str(tmp_path / "nowhere" / "a.svg")])
    assert "No such file" in str(told.exception)
    told = CliRunner().invoke(app, ["review", str(file), "-i", "4", "--json"])
    assert set(json.loads(told.output)) == {"curve", "decisions"}
