"""Cards and tiles come as often as there are of them: what is drawn follows the probabilities told."""

import random
from collections import Counter
from math import sqrt

import pytest

import frontier
from frontier import CHANCE, OVER, State
from frontier.engine.chance import Rng

DRAWS = 6_000


def chance_positions(phase: str, count: int) -> list[State]:
    """Positions of random games in which this kind of luck decides, late ones too."""
    game = frontier.game("montana", players=3, modules=("events", "goldrush"))
    found: list[State] = []
    for seed in range(20):
        state, rng = game.new(seed), random.Random(seed)
        while state.actor != OVER and len(found) < count:
            if state.actor == CHANCE and game.dump(state)["phase"] == phase and rng.random() < 0.3:
                found.append(state.clone())
            state.apply(rng.choice(state.legal_actions()))
    assert len(found) == count
    return found


@pytest.mark.parametrize("phase", ["draw_card", "look"])
def test_what_is_drawn_follows_the_probabilities(phase: str) -> None:
    for state in chance_positions(phase, 4):
        outcomes = state.chance_outcomes()
        assert len({probability for _, probability in outcomes}) > 1
        rng = Rng(5)
        drawn = Counter(int(state.draw(rng)) for _ in range(DRAWS))
        assert set(drawn) <= {action for action, _ in outcomes}
        for action, probability in outcomes:
            spread = sqrt(DRAWS * probability * (1 - probability))
            assert abs(drawn[action] - DRAWS * probability) < 5 * spread + 1
