"""Chances that come true: temperatures, what they are fitted to, and how well they serve."""

import random
from typing import Any

import pytest

import frontier
from frontier.bots.analysis import Budget, values_of
from frontier.bots.calibration import THIRDS, as_told, sharpened, temperatures, third
from frontier.bots.certainty import CertaintySearch
from frontier.lab.calibration import Told, bins, expected_error, fit, play
from frontier.lab.config import GameConfig


def games(temperature: float, count: int = 4000) -> list[Told]:
    """Return what an evaluator tells whose values are too near each other, or too far apart, by a temperature."""
    rng = random.Random(1)
    found = []
    for seed in range(count):
        chance = rng.uniform(0.05, 0.95)
        won = rng.random() < chance
        values = sharpened((chance, 1 - chance), 1 / temperature)
        found.append(Told(seed, 2, seed % THIRDS, values, (float(won), float(not won))))
    return found


@pytest.mark.parametrize("temperature", [0.5, 1.0, 1.8])
def test_the_fit_finds_the_temperature(temperature: float) -> None:
    told = games(temperature)
    found = fit(told)
    assert list(found) == [2]
    assert found[2] == pytest.approx([temperature] * THIRDS, rel=0.12)
    assert expected_error(bins(told, found)) < 0.025


def test_a_wrong_temperature_is_seen() -> None:
    told = games(0.5)
    assert expected_error(bins(told, {2: [1.0] * THIRDS})) > 0.05


def test_a_sure_win_is_told_as_sure() -> None:
    assert sharpened((0.97, 0.03), 0.5)[0] > 0.99
    assert sharpened((1.0, 0.0), 1.7)[0] > 0.999
    assert sum(sharpened((0.2, 0.3, 0.5), 0.7)) == pytest.approx(1)


@pytest.mark.parametrize("game", ["montana", "homesteaders"])
def test_what_is_told_is_what_was_found_with_the_temperature_of_the_moment(game: str) -> None:
    rules = frontier.game(game, players=3)
    match = frontier.Match(rules, 5, [frontier.bot("greedy", seat) for seat in range(3)])
    match.draw()
    rows = temperatures(game)
    assert set(rows) == {2, 3, 4}
    assert all(len(row) == THIRDS and min(row) > 0.2 for row in rows.values())
    budget = Budget(iterations=20)
    values = values_of(rules, match.state, match.state.actor, budget)
    told = frontier.analyse(rules, match.state, match.state.actor, budget).chances
    assert told == pytest.approx(sharpened(values, rows[3][0]))
    assert as_told(rules, match.state, values) == pytest.approx(told)


@pytest.mark.parametrize("game", ["montana", "homesteaders"])
def test_who_cannot_lose_any_more_is_told_so(game: str) -> None:
    """At the last decisions of games whoever is told to be sure of it wins, and some are."""
    options: dict[str, Any] = {"screens": False} if game == "homesteaders" else {}
    sure = 0
    for seed in range(12):
        rules = frontier.game(game, players=2, **options)
        match = frontier.Match(rules, seed, [frontier.bot("greedy", seat) for seat in range(2)])
        match.run()
        winners = match.state.winners
        last = [move.action for move in match.moves]
        match.back_to(max(n for n, move in enumerate(match.moves) if move.actor >= 0))
        told = frontier.analyse(rules, match.state, match.state.actor, Budget(iterations=40))
        played = next(one for one in told.choices if one.action == last[len(match.moves)])
        if 1.0 in played.chances:
            sure += 1
            assert [played.chances.index(1.0)] == list(winners)
    assert sure > 6


def test_certainty_is_looked_for_as_deep_as_plain_python_calls() -> None:
    """At its beginning a game can go on for much longer than that."""
    assert CertaintySearch(5_000).winner(frontier.game("montana").new(1), 2) == -1


def test_certainty_is_told_only_where_it_was_found() -> None:
    rules = frontier.game("montana", players=2)
    state = rules.new(1)
    assert CertaintySearch(50).winner(state, 2) == -1


def test_thirds_cover_a_game() -> None:
    assert [third(share) for share in (0.0, 0.3, 0.4, 0.7, 1.0)] == [0, 0, 1, 2, 2]


def test_a_game_of_mixed_levels_says_how_it_ended() -> None:
    told = play((GameConfig("homesteaders", 3), 2))
    assert told == play((GameConfig("homesteaders", 3), 2))
    assert {one.players for one in told} == {3}
    assert all(sum(one.values) == pytest.approx(1) and sum(one.shares) == pytest.approx(1) for one in told)
    assert len({one.shares for one in told}) == 1
