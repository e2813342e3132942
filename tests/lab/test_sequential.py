"""The sequential test: it is decided soon where the difference is plain, and hardly ever wrongly."""

import json
import random

import pytest

from frontier import OptionError
from frontier.lab.arena import Played
from frontier.lab.sequential import FEWEST_PAIRS, SequentialTest, pairs
from support.cli import run


def played(seed: int, seats: tuple[str, str], winners: tuple[int, ...]) -> Played:
    return Played(seats, seed, winners, (1, 0), [1, 1], [0.0, 0.0], [0.0, 0.0])


def series(probability: float, seeds: int, rng: random.Random) -> list[Played]:
    """Games between a and b from both seats, of which a wins so many."""
    found = []
    for seed in range(seeds):
        for seats in (("a", "b"), ("b", "a")):
            winner = "a" if rng.random() < probability else "b"
            found.append(played(seed, seats, (seats.index(winner),)))
    return found


def test_a_pair_is_a_seed_from_both_seats() -> None:
    games = [played(1, ("a", "b"), (0,)), played(1, ("b", "a"), (0,)), played(2, ("a", "b"), (0, 1))]
    assert pairs(games, "a") == {1: 0.5}
    games.append(played(2, ("b", "a"), (1,)))
    assert pairs(games, "a") == {1: 0.5, 2: 0.75}


def test_nothing_is_decided_by_a_few_games() -> None:
    test = SequentialTest(0.0, 50.0)
    assert test.verdict([], "a") is None
    assert test.verdict(series(1.0, FEWEST_PAIRS - 1, random.Random(1)), "a") is None
    assert test.verdict(series(1.0, FEWEST_PAIRS, random.Random(1)), "a") is True
    assert test.verdict(series(0.0, FEWEST_PAIRS, random.Random(1)), "a") is False


@pytest.mark.parametrize(("probability", "expected"), [(0.60, True), (0.50, False), (0.45, False)])
def test_the_verdict_is_hardly_ever_wrong(probability: float, expected: bool) -> None:
    """Stopped at the first verdict, as it is meant to be."""
    test, verdicts = SequentialTest(0.0, 50.0), []
    for number in range(60):
        games = series(probability, 600, random.Random(number))
        found = next((one for at in range(20, 1201, 20) if (one := test.verdict(games[:at], "a")) is not None), None)
        verdicts.append(found)
    assert verdicts.count(not expected) <= 7
    assert verdicts.count(expected) >= 45


@pytest.mark.parametrize("text", ["", "0", "30,0", "5,5", "a,b", "0,30,60", "0;30"])
def test_bounds_are_two_numbers_in_order(text: str) -> None:
    with pytest.raises(OptionError, match="until"):
        SequentialTest.read(text)
    assert SequentialTest.read(" -10, 20.5") == SequentialTest(-10.0, 20.5)


def test_the_arena_ends_when_it_is_decided() -> None:
    options = ("--bots", "farmhand,random", "-n", "400", "-j", "1", "--until", "0,60")
    told = json.loads(run("arena", "homesteaders", *options, "--json").output)
    assert 2 * FEWEST_PAIRS <= told["games"] < 100
    assert told["until"]["verdict"] is True
    assert "farmhand: stronger by 60 points of Elo" in run("arena", "homesteaders", *options).output
    refused = run("arena", "homesteaders", "--bots", "farmhand,random", "-p", "3", "--until", "0,60")
    assert refused.exit_code != 0
