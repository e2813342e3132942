"""Pairings: who plays whom, from which seat, with which seed."""

import pytest

from frontier.engine.errors import OptionError
from frontier.engine.state import OVER
from frontier.lab.config import GameConfig
from frontier.lab.pairings import Pairing, lineups, rotations, round_robin

CONFIG = GameConfig("montana", 3, (), (("round_limit", 4),))


def test_every_seed_from_every_seat() -> None:
    games = list(round_robin(GameConfig("montana", 3), ["a", "b", "c"], range(2)))
    assert [game.seats for game in games if game.seed == 1] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert lineups(["a", "b"], 3) == [("a", "b", "b"), ("b", "a", "a")]
    assert lineups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    for too_few in (["a"], []):
        with pytest.raises(OptionError, match="at least two"):
            lineups(too_few, 2)
    with pytest.raises(OptionError, match="at least two"):
        lineups(["a"], 3)


def test_bots_move_on_by_a_seat_from_game_to_game() -> None:
    games = rotations(CONFIG, ["a", "b", "c"], range(7, 11))
    assert [game.seed for game in games] == [7, 8, 9, 10]
    assert [game.seats for game in games] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b"), ("a", "b", "c")]


def test_a_pairing_is_the_same_game_whenever_it_is_played() -> None:
    pairing = Pairing(CONFIG, ("greedy", "random", "random"), 5)
    first, again = pairing.match(), pairing.match()
    assert first.seats == pairing.seats
    assert first.run().actor == OVER
    again.run()
    assert first.moves == again.moves
    assert first.game is again.game
    other = Pairing(CONFIG, ("greedy", "random", "random"), 6).match()
    other.run()
    assert other.moves != first.moves


def test_keys_tell_pairings_apart() -> None:
    pairings = [*round_robin(CONFIG, ["a", "b", "c"], range(3))]
    assert len({pairing.key for pairing in pairings}) == len(pairings)
    assert Pairing(CONFIG, ("a", "b", "b"), 4).key == "4 a b b"  # files of arenas depend on it
