"""What must hold for every game, at some positions of every combination of Montana's modules."""

import json
import random

import pytest

import frontier
from frontier import OVER, Game, Match, State
from frontier.ledger import load_ledgers
from support.montana_modules import configurations, game_of

SEEDS, SHARE = 3, 0.02
LEDGER_IDS = {rule.id for rule in load_ledgers().rules}
CONFIGURATIONS = [
    pytest.param(*configuration, id=f"{configuration[0]}-{'+'.join(configuration[1]) or 'base'}-{configuration[2]}")
    for configuration in configurations()
]


def check_explanations(game: Game, state: State) -> None:
    """A reason with a rule of the ledger for everything that is not legal, and for nothing else."""
    legal = set(state.legal_actions())
    for action in range(game.action_count):
        reason = game.explain(state, action)
        assert (reason is None) == (action in legal), game.notation.write(state, action)
        assert reason is None or reason.rule in LEDGER_IDS


def check_forms(game: Game, state: State) -> None:
    """Position, moves, views and observations, there and back."""
    again = game.load(json.loads(json.dumps(game.dump(state))))
    assert again.key() == state.key()
    assert again.legal_actions() == state.legal_actions()
    for action in state.legal_actions():
        assert game.notation.read(state, game.notation.write(state, action)) == action
    for seat in range(game.players):
        view = game.view(state, seat)
        assert json.loads(json.dumps(view)) == view
        seen = game.observe(state, seat)
        assert game.view(seen, seat) == view
        assert game.observation(state, seat).shape == (game.observation_size,)
        assert (game.observation(seen, seat) == game.observation(state, seat)).all()
        if seat == state.actor:
            assert seen.legal_actions() == state.legal_actions()


@pytest.mark.slow
@pytest.mark.parametrize(("players", "modules", "landscape"), CONFIGURATIONS)
def test_conformance(players: int, modules: tuple[str, ...], landscape: str) -> None:
    game = game_of(players, modules, landscape)
    for seed in range(SEEDS):
        rng, match = random.Random(seed), Match(game, seed)
        match.draw()
        while match.state.actor != OVER:
            if rng.random() < SHARE:
                check_explanations(game, match.state)
                check_forms(game, match.state)
            match.play(rng.choice(match.state.legal_actions()))
        again = frontier.record.loads(frontier.record.dumps(match))
        assert again.state.key() == match.state.key()
        assert again.state.winners
