"""Bots choose legal actions, the same ones for the same seed, and greedy is worth its name."""

import pytest

import frontier
from frontier import Match, OptionError
from frontier.bots import BOTS, bot
from frontier.games import GAMES, meta
from frontier.lab.simulate import Plan, run


@pytest.mark.parametrize("id_", GAMES)
@pytest.mark.parametrize("name", [*BOTS, "search@5", "mcts@3"])
def test_same_seed_same_choices(name: str, id_: str) -> None:
    game = frontier.game(id_, players=2)
    matches = [Match(game, 3, [bot(name, 1), bot(name, 2)]) for _ in range(2)]
    for match in matches:
        match.run()
    assert matches[0].moves == matches[1].moves


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(OptionError, match="there is random, greenhorn, greedy"):
        bot("genius")


@pytest.mark.slow
@pytest.mark.parametrize("id_", GAMES)
def test_greedy_beats_random(id_: str) -> None:
    plan = Plan(id_, 2, None, {}, ("greedy", "random"), seed=0, games=200)
    summary = run(plan, jobs=2, progress=lambda done: None)
    assert summary.bots["greedy"].wins >= 190


@pytest.mark.slow
@pytest.mark.parametrize("id_", GAMES)
@pytest.mark.parametrize("players", [3, 4])
def test_greedy_beats_random_at_larger_tables(players: int, id_: str) -> None:
    plan = Plan(id_, players, None, {}, ("greedy", *["random"] * (players - 1)), seed=0, games=40)
    summary = run(plan, jobs=2, progress=lambda done: None)
    assert summary.bots["greedy"].wins >= 36


@pytest.mark.slow
@pytest.mark.parametrize("module", meta("montana").modules)
def test_greedy_understands_each_module(module: str) -> None:
    plan = Plan("montana", 2, None, {}, ("greedy", "random"), seed=0, games=100, modules=(module,))
    summary = run(plan, jobs=2, progress=lambda done: None)
    assert summary.bots["greedy"].wins >= 95


@pytest.mark.slow
def test_the_search_beats_greedy_at_montana() -> None:
    plan = Plan("montana", 2, None, {}, ("search@300", "greedy"), seed=0, games=40)
    summary = run(plan, jobs=2, progress=lambda done: None)
    assert summary.bots["search@300"].wins >= 36


@pytest.mark.slow
@pytest.mark.parametrize("id_", GAMES)
def test_greedy_beats_the_greenhorn(id_: str) -> None:
    plan = Plan(id_, 2, None, {}, ("greedy", "greenhorn"), seed=0, games=100)
    summary = run(plan, jobs=2, progress=lambda done: None)
    assert summary.bots["greedy"].wins >= 65
