"""Which decisions close a turn for good, in every game, and what plans make of it."""

import random

import pytest

import frontier
from frontier import CHANCE, OVER, Game, State

GAMES = {
    "homesteaders": ("homesteaders", 3, ()),
    "montana": ("montana", 2, ()),
    "montana with modules": ("montana", 3, ("goldrush", "events")),
}


def decisions(game: Game, seed: int) -> list[tuple[State, int, State]]:
    """Play a random game and yield position, decision and position after it."""
    rng, state, found = random.Random(seed), game.new(seed), []
    while state.actor != OVER:
        before = state.clone()
        moves = {game.notation.write(state, action): action for action in state.legal_actions()}
        if "pass" in moves and rng.random() < 0.7:  # who bids much has nothing left to trade at the end
            action = moves["pass"]
        else:
            action = rng.choice([action for move, action in moves.items() if move != "borrow"])
        state.apply(action)
        if before.actor != CHANCE:
            found.append((before, action, state.clone()))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_end_of_the_game_closes_the_last_turn(name: str) -> None:
    kind, players, modules = GAMES[name]
    game = frontier.game(kind, players=players, modules=modules)
    for seed in range(3):
        for before, _, after in decisions(game, seed):
            assert game.closes(before, after) or after.actor != OVER
            if kind == "montana":
                assert game.closes(before, after) == (after.actor == OVER)


def test_in_homesteaders_the_end_of_placing_and_of_trading_closes_too() -> None:
    game = frontier.game("homesteaders", players=2)
    closed = {"place": 0, "trade": 0}
    for seed in range(4):
        for before, action, after in decisions(game, seed):
            old, new = game.dump(before), game.dump(after)
            is_end = old["phase"] in closed and (new["phase"], new["decider"]) != (old["phase"], old["decider"])
            # Trading may leave nothing to decide; then the game ends with what was decided before.
            assert game.closes(before, after) == (is_end or after.actor == OVER), game.notation.write(before, action)
            if is_end:
                closed[old["phase"]] += 1
    assert closed["place"] > 4 * 11
    assert closed["trade"] > 0


def test_only_homesteaders_has_decisions_that_are_taken_back_together() -> None:
    assert frontier.game("homesteaders").together == {"place", "done"}
    assert frontier.game("montana").together == frozenset()


def test_a_plan_leaves_nothing_of_a_placement_behind() -> None:
    """The last place may end the placing by itself: a "done" left over would end final trading unasked."""
    game = frontier.game("homesteaders", players=2)
    state = game.new(1)
    while state.actor == CHANCE:
        state.apply(state.legal_actions()[0])
    seat = state.actor
    plan = game.prepare(state, seat, {"plan": "moves", "moves": ["done", "done", "pass"]})
    planned = game.planned(state, seat, plan)
    assert planned.action == game.notation.read(state, "done")
    assert planned.rest == plan | {"moves": ["pass"]}
    plan = game.prepare(state, seat, {"plan": "moves", "moves": ["place homestead_1", "done"]})
    assert game.planned(state, seat, plan).rest is None, "nobody is left to place: that was the end of the turn"
    earlier = frontier.game("homesteaders", players=2, rules=1)
    state = earlier.new(1)
    while state.actor == CHANCE:
        state.apply(state.legal_actions()[0])
    assert earlier.planned(state, seat, plan).rest == plan | {"moves": ["done"]}, "the turn goes on"
