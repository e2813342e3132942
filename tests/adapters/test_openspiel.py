"""OpenSpiel's own tests, and one of its bots at the table."""

import copy
import random
from typing import Any

import numpy
import pyspiel
import pytest
from open_spiel.python.algorithms import evaluate_bots, mcts

import frontier
import frontier.adapters.openspiel

CONFIGURATIONS = [
    *[f"python_montana(players={players})" for players in (2, 3, 4)],
    "python_montana(players=3,modules=events)",
    "python_montana(players=2,modules=settlements+landscapes,setups=1)",
    "python_montana(players=4,modules=settlements+landscapes+events+goldrush)",
    *[f"python_homesteaders(players={players})" for players in (2, 3, 4)],
    "python_homesteaders(players=3,screens=False)",
]


@pytest.mark.parametrize("text", CONFIGURATIONS)
def test_random_simulations_with_serialisation(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("text", ["python_montana(players=2)", "python_homesteaders(players=3)"])
def test_the_bot_of_openspiel_plays_to_the_end(text: str) -> None:
    game = pyspiel.load_game(text)
    lots = numpy.random.RandomState(1)
    bots = [
        mcts.MCTSBot(game, 1.4, 3, mcts.RandomRolloutEvaluator(1, lots), random_state=lots)
        for _ in range(game.num_players())
    ]
    returns = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, lots)
    assert sum(returns) == pytest.approx(0.0)
    assert max(returns) == pytest.approx(1.0) or min(returns) == pytest.approx(0.0)


def played(game: Any, seed: int, moves: int) -> Any:
    state, rng = game.new_initial_state(), random.Random(seed)
    for _ in range(moves):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("text", CONFIGURATIONS[:7:2])
def test_probabilities_of_chance_add_up(text: str) -> None:
    game = pyspiel.load_game(text)
    state, rng = game.new_initial_state(), random.Random(1)
    met = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(probability for _, probability in outcomes) == pytest.approx(1.0)
            met += 1
        state.apply_action(rng.choice(state.legal_actions()))
    assert met > 3


def test_the_same_game_as_the_engine() -> None:
    game = pyspiel.load_game("python_montana(players=3,modules=events+goldrush)")
    state = played(game, 5, 300)
    setup, *actions = state.history()
    engine = frontier.game("montana", players=3, modules=("events", "goldrush"))
    own = engine.new(setup)
    for action in actions:
        own.apply(action)
    assert own.key().hex() == str(state)
    tensor = numpy.array(state.observation_tensor(1), numpy.float32)
    assert (tensor == engine.observation(own, 1)).all()


def test_a_set_up_is_drawn_first_and_differs() -> None:
    game = pyspiel.load_game("python_montana(setups=20)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 20
    assert len({str(state.child(setup)) for setup in range(20)}) == 20
    assert not pyspiel.load_game("python_homesteaders").new_initial_state().history()


def test_information_is_called_what_it_is() -> None:
    information = pyspiel.GameType.Information
    perfect = ("python_montana", "python_montana(modules=events)", "python_homesteaders(screens=False)")
    for text in perfect:
        assert pyspiel.load_game(text).get_type().information == information.PERFECT_INFORMATION
    for text in ("python_montana(modules=goldrush)", "python_homesteaders"):
        assert pyspiel.load_game(text).get_type().information == information.IMPERFECT_INFORMATION


def test_what_a_player_cannot_know_is_in_no_string() -> None:
    """Whoever does not decide sees the same whatever is paid behind the screen; the decider does not."""
    game = pyspiel.load_game("python_homesteaders")
    told, hidden = 0, 0
    for seed in range(40):
        state = played(game, seed, 60 + seed)
        if state.is_terminal() or state.is_chance_node():
            continue
        other = 1 - state.current_player()
        after = [state.child(action) for action in state.legal_actions()]
        for kind in ("observation_string", "information_state_string"):
            own = {getattr(child, kind)(1 - other) for child in after}
            seen = {getattr(child, kind)(other) for child in after}
            told += len(own)
            hidden += len(own) - len(seen)
            assert len(seen) <= len(own)
    assert hidden > 0
    assert told > hidden


def test_an_information_state_remembers_what_an_observation_forgets() -> None:
    game = pyspiel.load_game("python_montana(setups=1)")
    state = played(game, 2, 40)
    again = copy.deepcopy(state)
    assert again.information_state_string(0) == state.information_state_string(0)
    moves = state.legal_actions()
    children = [state.child(action) for action in moves]
    assert len({child.information_state_string(0) for child in children}) == len(moves)


@pytest.mark.parametrize("text", ["python_montana(players=7)", "python_montana(modules=railways)"])
def test_what_is_wrong_with_the_parameters_is_told(text: str) -> None:
    with pytest.raises(Exception, match=r"players|railways"):
        pyspiel.load_game(text)
