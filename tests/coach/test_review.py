"""Looking back at a game."""

import json
from math import fsum
from pathlib import Path

import pytest
from typer.testing import CliRunner

import frontier
from frontier import Match, bot, record
from frontier.cli import app
from frontier.coach.review import Decision, decisions, review, summed_up


def played(id_: str = "montana", rounds: int = 4, seats: int = 2, seed: int = 3) -> Match:
    short = frontier.game("montana", players=seats, round_limit=rounds)
    match = Match(short if id_ == "montana" else frontier.game(id_, players=seats), seed)
    players = [bot("random" if seat == 1 else "greedy", seat + 1) for seat in range(seats)]
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
    assert set(json.loads(told.output)) == {"curve", "decisions", "luck", "accuracies"}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("id_", ["montana", "homesteaders"])
def test_decisions_and_luck_sum_up_to_how_the_chances_changed(id_: str, players: int) -> None:
    """For every seat, from each decision to the next and over the whole game; and nothing is lost to rounding."""
    for seed in (3, 4):
        match = played(id_, 9, players, seed)
        found = review(match, 2)
        assert len(found.steps) == len(found.curve) - 1
        assert any(any(step.luck) for step in found.steps), "chance had its say"
        assert any(not any(step.luck) for step in found.steps), "and not always"
        for seat in range(players):
            changes = [step.decided[seat] + step.luck[seat] for step in found.steps]
            for at, change in enumerate(changes):
                assert change == pytest.approx(found.curve[at + 1][seat] - found.curve[at][seat], abs=1e-12)
            won = 1 / len(match.state.winners) if seat in match.state.winners else 0.0
            assert fsum(changes) == pytest.approx(won - found.curve[0][seat], abs=1e-12)
        for step in found.steps:
            assert fsum(step.decided) == pytest.approx(0, abs=1e-9)
            assert fsum(step.luck) == pytest.approx(0, abs=1e-9), "what luck gives one it takes from the others"


def test_luck_is_only_where_chance_had_its_say() -> None:
    match = played(rounds=9)
    found = review(match, 4)
    numbers = [number for number, move in enumerate(match.moves, start=1) if move.actor >= 0]
    following = dict(zip(numbers, [*numbers[1:], len(match.moves) + 1], strict=True))
    for step in found.steps:
        if any(step.luck):
            assert any(one.actor < 0 for one in match.moves[step.move : following[step.move] - 1])


def test_a_review_goes_on_where_it_was_left() -> None:
    match = played()
    whole = list(decisions(match, 3))
    assert list(decisions(match, 3, after=whole[9].move)) == whole[10:]
    part = summed_up(match, whole[:10])
    assert part.curve == [one.best_chances for one in whole[:10]]
    assert len(part.steps) == 9
    assert [Decision.from_json(one.as_json()) for one in whole] == whole


def test_grades_and_accuracy_go_by_what_was_given_away() -> None:
    def decision(cost: float, seat: int = 0) -> Decision:
        best = (0.6, 0.4) if seat == 0 else (0.4, 0.6)
        after = tuple(chance - cost if at == seat else chance + cost for at, chance in enumerate(best))
        return Decision(1, seat, 1, 2, after, best)

    grades = [decision(cost).grade for cost in (0.0, 0.04, 0.06, 0.12, 0.3)]
    assert grades == ["good", "good", "inaccuracy", "mistake", "blunder"]
    assert decision(-0.1).cost == 0
    match = played()
    found = summed_up(match, [])
    assert found.accuracies(2) == [None, None]
    found.decisions += [decision(0.0), decision(0.1), decision(0.5, 1)]
    mine, theirs = found.accuracies(2)
    assert mine is not None
    assert theirs is not None
    assert mine > 70
    assert 0 < theirs < 10
