"""OpenSpiel's own tests, its bots at the table, and what it does not test: chances, returns, and who knows what."""

import copy
import random
from typing import Any

import numpy
import pyspiel
import pytest
from open_spiel.python.algorithms import evaluate_bots, mcts

import frontier
import frontier.adapters.openspiel
from adapters.configurations import EVERY, OTHERS, SAMPLE, Configuration, in_openspiel
from frontier.adapters.openspiel import UNSEEN, HistoryNode

CONFIGURATIONS = [
    *map(in_openspiel, SAMPLE),
    "python_montana(players=2,modules=settlements+landscapes,setups=1)",
    "python_homesteaders(players=3,screens=False)",
]
KINDS = ("observation_string", "information_state_string")


@pytest.mark.parametrize("text", CONFIGURATIONS)
def test_random_simulations_with_serialisation(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=2, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("configuration", OTHERS[::2], ids=str)
def test_more_random_simulations(configuration: Configuration) -> None:
    game = pyspiel.load_game(in_openspiel(configuration))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


class Even(mcts.Evaluator):  # type: ignore[misc]
    """An evaluator that finds every position even: without rollouts all configurations can be searched in the tests."""

    def evaluate(self, state: Any) -> Any:
        return numpy.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.slow
@pytest.mark.parametrize("configuration", EVERY, ids=str)
def test_the_bots_of_openspiel_play_every_configuration_to_the_end(configuration: Configuration) -> None:
    game = pyspiel.load_game(in_openspiel(configuration))
    lots = numpy.random.RandomState(1)
    bots = [mcts.MCTSBot(game, 1.4, 4, Even(), random_state=lots) for _ in range(game.num_players())]
    state = game.new_initial_state()
    assert sum(evaluate_bots.evaluate_bots(state, bots, lots)) == pytest.approx(0.0)
    assert state.is_terminal()


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


@pytest.mark.parametrize("modules", ["events", "goldrush", "all"])
def test_chance_has_the_odds_of_the_engine(modules: str) -> None:
    state = pyspiel.load_game(f"python_montana(players=3,modules={modules})").new_initial_state()
    rng, met, uneven = random.Random(1), 0, 0
    state.apply_action(4)
    own = state.configured.game.new(4)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert outcomes == own.chance_outcomes()
            assert sum(probability for _, probability in outcomes) == pytest.approx(1.0)
            met += 1
            uneven += len({probability for _, probability in outcomes}) > 1
        action = rng.choice(state.legal_actions())
        state.apply_action(action)
        own.apply(action)
    assert met > uneven > 3


@pytest.mark.parametrize("text", CONFIGURATIONS)
def test_returns_are_those_of_the_winners(text: str) -> None:
    """Until two different seats have won alone, so that nobody else's would do."""
    game, seed = pyspiel.load_game(text), 0
    won: set[tuple[int, ...]] = set()
    while len(won) < 2:
        state = played(game, seed, game.max_game_length())
        returns, winners = state.returns(), state.node.state.winners
        assert sum(returns) == pytest.approx(0.0)
        gaining = tuple(seat for seat, gain in enumerate(returns) if gain > 0)
        assert gaining == (winners if len(winners) < len(returns) else ())
        won |= {winners} if len(winners) == 1 else set()
        seed += 1


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


@pytest.mark.parametrize("kind", KINDS)
def test_what_others_hold_behind_their_screens_is_in_no_string(kind: str) -> None:
    """Two positions that differ only in that are the same for whoever cannot know, for the others they are not."""
    game = pyspiel.load_game("python_homesteaders(players=3)")
    twins = 0
    for seed in range(30):
        state = played(game, seed, 30 + 5 * seed)
        if state.is_terminal() or state.is_chance_node():
            continue
        rules = state.configured.game
        owner, data = (state.current_player() + 1) % 3, rules.dump(state.node.state)
        data["seats"][owner]["silver"] += 3
        data["seats"][owner]["goods"]["wood"] += 1
        twin = copy.deepcopy(state)
        state.node = HistoryNode(rules, 0, state.node.state, UNSEEN, None)
        twin.node = HistoryNode(rules, 0, rules.load(data), UNSEEN, None)
        for _ in range(3):  # and they stay so, until somebody is asked something in one of them only
            now, then = (rules.dump(each.node.state) for each in (state, twin))
            if any(now[key] != then[key] for key in ("round", "phase", "decider", "space", "auctions")):
                break
            for seat in range(3):
                is_same = getattr(state, kind)(seat) == getattr(twin, kind)(seat)
                assert is_same == (seat != owner)
                seen = [each.observation_tensor(seat) for each in (state, twin)]
                assert (seen[0] == seen[1]) == (seat != owner)
            if state.current_player() == owner or state.is_chance_node():
                break
            action = state.legal_actions()[0]
            state.apply_action(action)
            twin.apply_action(action)
            twins += 1
    assert twins > 20


@pytest.mark.parametrize("kind", KINDS)
def test_what_somebody_looks_at_is_in_no_string_of_the_others(kind: str) -> None:
    """The faces that a mountain tile may have: told to whoever looks at it, and to nobody else before the end."""
    game = pyspiel.load_game("python_montana(players=3,modules=goldrush,setups=3)")
    looks = 0
    for seed in range(6):
        state, rng = game.new_initial_state(), random.Random(seed)
        while not state.is_terminal():
            legal = state.legal_actions()
            if (
                state.node is not None
                and state.configured.game.space.family(legal[0]).name == "look"
                and len(legal) > 1
            ):
                faces = [state.child(action) for action in legal]
                if not any(face.is_terminal() for face in faces):
                    looks += 1
                    for seat in range(3):
                        told = len({getattr(face, kind)(seat) for face in faces})
                        assert told == (len(faces) if seat == state.node.state.turn else 1)
            state.apply_action(rng.choice(legal))
    assert looks > 10


def test_an_information_state_remembers_what_led_to_the_same_position() -> None:
    """Such a position broke: nobody could tell afterwards what had been decided, not even whoever had decided it."""
    state = played(pyspiel.load_game("python_homesteaders"), 43, 22)
    after = [state.child(action) for action in state.legal_actions()]
    for seat in range(2):
        assert len({child.observation_string(seat) for child in after}) < len(after)
        assert len({child.information_state_string(seat) for child in after}) == len(after)


@pytest.mark.parametrize("text", ["python_homesteaders(players=3)", "python_montana(players=3,modules=all,setups=3)"])
def test_an_information_state_remembers_every_open_action(text: str) -> None:
    """All that players do is open, only what they find is not: so everybody can tell what was done."""
    game = pyspiel.load_game(text)
    for seed in range(6):
        state, rng = game.new_initial_state(), random.Random(seed)
        while not state.is_terminal():
            if not state.is_chance_node() and rng.random() < 0.2:
                after = [state.child(action) for action in state.legal_actions()]
                for seat in range(3):
                    assert len({child.information_state_string(seat) for child in after}) == len(after)
            state.apply_action(rng.choice(state.legal_actions()))


def test_an_information_state_is_that_of_everything_before() -> None:
    game = pyspiel.load_game("python_homesteaders")
    state = played(game, 2, 80)
    for again in (copy.deepcopy(state), game.deserialize_state(state.serialize())):
        for seat in range(2):
            assert again.information_state_string(seat) == state.information_state_string(seat)
    with pytest.raises(ValueError, match="no tensor"):
        state.information_state_tensor(0)
    with pytest.raises(ValueError, match="no tensor"):
        game.information_state_tensor_shape()


@pytest.mark.parametrize(("text", "message"), [
    ("python_montana(players=7)", "players"),
    ("python_montana(modules=railways)", "railways"),
    ("python_montana(setups=-5)", "setups: expected a number above 0"),
    ("python_montana(setups=0)", "setups: expected a number above 0"),
])  # fmt: skip
def test_what_is_wrong_with_the_parameters_is_told(text: str, message: str) -> None:
    with pytest.raises(frontier.OptionError, match=message):
        pyspiel.load_game(text)
