"""The example game at every table there is: terminal, server, page, and for learners; nothing there knows it."""

from functools import partial

import gymnasium
import numpy
import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test

import frontier.adapters.gymnasium
import frontier.adapters.openspiel  # noqa: F401  registers the games
from frontier.adapters.pettingzoo import env
from frontier.adapters.sheet import HEIGHT, WIDTH
from support.cli import run

# Observations are dictionaries, as PettingZoo's own games with action masks have them.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably:UserWarning", "ignore:Observation is not a NumPy:UserWarning"
)


def test_a_game_in_the_terminal() -> None:
    played = run("play", "panning", "--hotseat", "-p", "2", "--seed", "4", "--lang", "de", typed="keep\n" * 30)
    assert played.exit_code == 0, played.output
    assert "Panning, Runde 4" in played.output
    assert "Alle haben ihre Züge gehabt." in played.output
    assert "P-TURN-01" in run("rules", "P-TURN-01").output


@pytest.mark.parametrize("players", [2, 4])
def test_pettingzoo(players: int) -> None:
    api_test(env("panning", players=players), num_cycles=200)
    seed_test(partial(env, "panning", players=players), num_cycles=50)


def test_gymnasium_and_a_picture() -> None:
    table = gymnasium.make("frontier/Panning-v0", players=3, bots="greedy", render_mode="rgb_array")
    _, info = table.reset(seed=1)
    over = False
    while not over:
        action = int(info["action_mask"].argmax())
        _, _, over, _, info = table.step(action)
    picture = numpy.asarray(table.render())
    assert picture.shape == (HEIGHT, WIDTH, 3)
    assert len({tuple(pixel) for pixel in picture[::8, ::8].reshape(-1, 3)}) > 2, "something is written on it"


def test_openspiel() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("python_panning(players=3)"), num_sims=3, serialize=True, verbose=False)
