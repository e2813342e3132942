"""Random games with every subset of the modules keep what must never break, recounted in support.montana_modules."""

import random
from collections.abc import Callable

import pytest

from frontier import CHANCE, OVER
from support.montana_modules import (
    MODULES,
    Board,
    Eager,
    Json,
    board_of,
    check,
    check_chance,
    check_course,
    check_end,
    check_legal,
    configurations,
    game_of,
)

MOVES = 12_000  # stated bound of a random game
GAMES, THOROUGH, STRIDE = 50, 2, 25
CONFIGURATIONS = [
    pytest.param(*configuration, id=f"{configuration[0]}-{'+'.join(configuration[1]) or 'base'}-{configuration[2]}")
    for configuration in configurations()
]


def play(players: int, modules: tuple[str, ...], landscape: str, seed: int, stride: int) -> None:
    """A random game: the legal list is checked at every move, the whole position at every stride-th.

    Every third game is an eager one, which comes to Helena and to the end of the tiles more often.
    """
    game = game_of(players, modules, landscape)
    state, rng = game.new(seed), random.Random(seed)
    choose = Eager(game, rng).choose if seed % 3 == 0 else rng.choice
    before = game.dump(state)
    board = board_of(before)
    check(before, board)
    for move in range(1, MOVES):
        state.apply(choose(check_legal(game, state)))
        if state.actor == OVER or move % stride == 0:
            data = game.dump(state)
            check(data, board)
            check_course(before, data)
            before = data
            if state.actor == CHANCE:
                check_chance(game, state, data)
        if state.actor == OVER:
            break
    assert state.actor == OVER, f"seed {seed}: no end after {MOVES} moves"
    assert check_legal(game, state) == []
    check_end(state, before)


def test_the_board_here_is_the_board_of_the_game() -> None:
    """Lands, costs and symbols of this file's own board are those that the game shows."""
    assert len(configurations()) == 120
    for players, modules, landscape in configurations():
        if modules not in ((), ("goldrush",), ("landscapes",)):
            continue
        game = game_of(players, modules, landscape)
        state = game.new(players)
        board = board_of(game.dump(state))
        shown = game.view(state, None)["fields"]
        assert {field["label"] for field in shown} == set(board.fields)
        for field in shown:
            printed = board.fields[field["label"]]
            assert field["land"] == printed["land"]
            assert sorted(field["cost"]) == sorted(printed.get("cost", []))
            assert field["cow_symbol"] == printed.get("cow", False)
            assert field["canteen_symbol"] == printed.get("canteen", False)
            if modules:
                assert (field["settlements"], field["mix"]) == (printed.get("settlements", 1), printed.get("mix", 0))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_game_of_every_configuration(players: int) -> None:
    for seed, configuration in enumerate(configurations()):
        if configuration[0] == players:
            play(*configuration, seed=seed, stride=31)


WRONG: dict[str, Callable[[Json, Board], object]] = {
    "a good too many": lambda data, _: data["supply"]["goods"].update(grain=99),
    "a worker too few": lambda data, _: data["supply"]["workers"].update(grain=0),
    "the cow of the box": lambda data, _: data["seats"][0].update(cows=data["seats"][0]["cows"] + 1),
    "a canteen too many": lambda data, _: data["seats"][0].update(canteens=99),
    "silver below zero": lambda data, _: data["seats"][0].update(silver=-1),
    "a settlement too many": lambda data, _: data["seats"][0].update(stock=data["seats"][0]["stock"] + 1),
    "a special settlement twice": lambda data, _: data["seats"][0].update(specials=["gate", "gate"]),
    "on a mountain": lambda data, board: data["settlements"].update({min(board.mountains): {"seat": 0, "tiles": 0}}),
    "an exchange without a market": lambda data, _: data.update(exchanges=1),
    "a site without a build": lambda data, _: data.update(site=min(data["settlements"])),
    "a card too many": lambda data, _: data["events"]["drawn"].update(rich=2),
    "no card to come": lambda data, _: data["events"].update(left=None),
    "a mountain without a tile": lambda data, board: data["mountains"].pop(min(board.mountains)),
    "a tile used in secret": lambda data, board: data["mountains"][min(board.mountains)].update(holder="box"),
    "marked without a build": lambda data, board: data["mountains"][min(board.mountains)].update(marked=True),
    "a canteen taken before the action": lambda data, _: data.update(canteen_taken=True),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_the_recount_notices(wrong: str) -> None:
    """A sound position with one thing wrong does not pass."""
    game = game_of(3, MODULES, "granite_peak")
    state, rng = game.new(1), random.Random(1)
    while game.dump(state)["phase"] != "turn" or not game.dump(state)["settlements"]:
        state.apply(rng.choice(state.legal_actions()))
    data = game.dump(state)
    board = board_of(data)
    check(data, board)
    WRONG[wrong](data, board)
    with pytest.raises((AssertionError, KeyError)):
        check(data, board)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "modules", "landscape"), CONFIGURATIONS)
def test_many_games(players: int, modules: tuple[str, ...], landscape: str) -> None:
    for seed in range(GAMES):
        play(players, modules, landscape, 1000 + seed, stride=1 if seed < THOROUGH else STRIDE)
