"""Bots choose legal actions, the same ones for the same seed, and greedy is worth its name."""

from dataclasses import replace

import pytest

import frontier
from frontier import Match, OptionError
from frontier.bots import BOTS, LEVELS, bot
from frontier.bots.game_bots import PLAYOUT_LEVELS, bots_of
from frontier.bots.levels import SEARCH_LEVELS
from frontier.bots.search_bot import NO_LIMIT
from frontier.games import GAMES, meta
from frontier.lab.config import GameConfig
from frontier.lab.pairings import rotations
from frontier.lab.simulate import run

LEARNT = [id_ for id_ in GAMES if bots_of(id_).is_learnt]


@pytest.mark.parametrize("id_", GAMES)
@pytest.mark.parametrize("name", [*(name for name in BOTS if name != "pioneer"), "pioneer@20", "search@5", "mcts@3"])
def test_same_seed_same_choices(name: str, id_: str, monkeypatch: pytest.MonkeyPatch) -> None:
    levels = bots_of(id_).levels or PLAYOUT_LEVELS
    assert isinstance(levels, dict)
    for level in SEARCH_LEVELS:  # on a slow machine the clock would decide
        monkeypatch.setitem(levels, level, replace(levels[level], seconds=NO_LIMIT))
    game = frontier.game(id_, players=2)
    matches = [Match(game, 3, [bot(name, 1), bot(name, 2)]) for _ in range(2)]
    for match in matches:
        match.run()
    assert matches[0].moves == matches[1].moves


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(OptionError, match="there is random, greedy, greenhorn"):
        bot("genius")


@pytest.mark.slow
@pytest.mark.parametrize("id_", LEARNT)
def test_greedy_beats_random(id_: str) -> None:
    pairings = rotations(GameConfig(id_, 2), ("greedy", "random"), range(200))
    summary = run(pairings, jobs=2, progress=lambda done: None)
    assert summary.bots["greedy"].wins >= 190


@pytest.mark.slow
@pytest.mark.parametrize("id_", LEARNT)
@pytest.mark.parametrize("players", [3, 4])
def test_greedy_beats_random_at_larger_tables(players: int, id_: str) -> None:
    pairings = rotations(GameConfig(id_, players), ("greedy", *["random"] * (players - 1)), range(40))
    summary = run(pairings, jobs=2, progress=lambda done: None)
    assert summary.bots["greedy"].wins >= 36


@pytest.mark.slow
@pytest.mark.parametrize("module", meta("montana").modules)
def test_greedy_understands_each_module(module: str) -> None:
    pairings = rotations(GameConfig("montana", 2, (module,)), ("greedy", "random"), range(100))
    summary = run(pairings, jobs=2, progress=lambda done: None)
    assert summary.bots["greedy"].wins >= 95


@pytest.mark.slow
@pytest.mark.parametrize("id_", LEARNT)
def test_the_search_beats_greedy(id_: str) -> None:
    pairings = rotations(GameConfig(id_, 2), ("search@100", "greedy"), range(16))
    summary = run(pairings, jobs=2, progress=lambda done: None)
    assert summary.bots["search@100"].wins >= 12


@pytest.mark.slow
@pytest.mark.parametrize("id_", LEARNT)
@pytest.mark.parametrize(("better", "worse", "games"), [("farmhand", "greenhorn", 60), ("settler", "farmhand", 60),
                                                        ("rancher", "settler", 12)])  # fmt: skip
def test_each_level_is_stronger_than_the_one_below(better: str, worse: str, games: int, id_: str) -> None:
    """The strongest takes too long for a test; docs/bots.md has all figures."""
    pairings = rotations(GameConfig(id_, 2), (better, worse), range(games))
    summary = run(pairings, jobs=2, progress=lambda done: None)
    assert summary.bots[better].wins >= 0.55 * games


def test_the_levels_are_five_and_differ_in_name() -> None:
    assert list(LEVELS) == ["greenhorn", "farmhand", "settler", "rancher", "pioneer"]
    assert [bot(name).name for name in LEVELS] == list(LEVELS)
