"""What decisions lead to is told before they are made: compared with what then happens, over whole games."""

import random
from typing import Any

import pytest

import frontier
from frontier import CHANCE, OVER, Game, OptionError, State

MODULES = ("settlements", "landscapes", "events", "goldrush")
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("montana", {"players": 3}),
    ("montana", {"players": 4, "modules": MODULES}),
    ("homesteaders", {"players": 2}),
    ("homesteaders", {"players": 4}),
]
STEPS = 60
HIDDEN = {"mountain_tiles"}  # which one is taken depends on tiles that the seat has not seen yet


def settled(game: Game, state: State, seat: int, family: str, rng: random.Random) -> State:
    """Play on at random, as the outlook foresees, until what a decision began is settled."""
    for _ in range(STEPS):
        actions = game.goes_on(state, seat, family)
        if not actions:
            return state
        state.apply(rng.choice(list(actions)))
    raise AssertionError("never settled")


def fits(told: Any, change: dict[str, int]) -> bool:
    """Whether what changed is what was told: exactly where it is certain, else within its limits."""
    names = (change.keys() | told["change"].keys() | told["varies"].keys()) - HIDDEN
    for name in names:
        low, high = told["varies"].get(name, (told["change"].get(name, 0),) * 2)
        if not low <= change.get(name, 0) <= high:
            return False
    return True


@pytest.mark.parametrize(("name", "settings"), GAMES)
def test_what_is_told_is_what_happens(name: str, settings: dict[str, Any]) -> None:
    game = frontier.game(name, **settings)
    rng = random.Random(5)
    compared = 0
    for seed in range(2):
        state = game.new(seed)
        while state.actor != OVER:
            seat, legal = state.actor, state.legal_actions()
            if seat != CHANCE:
                for action in rng.sample(legal, min(4, len(legal))):
                    told = game.outlook(state, seat, [game.notation.write(state, action)])
                    before, after = game.holdings(state, seat), state.clone()
                    after.apply(action)
                    after = settled(game, after, seat, game.space.family(action).name, rng)
                    held = game.holdings(after, seat)
                    change = {piece: n - before[piece] for piece, n in held.items() if n != before[piece]}
                    assert fits(told, change), (game.notation.write(state, action), told, change)
                    low, high = told["score"]
                    assert low <= after.scores[seat] - state.scores[seat] <= high
                    compared += 1
            state.apply(rng.choice(legal))
    assert compared > 500


@pytest.mark.parametrize(("name", "settings"), GAMES)
def test_ways_can_be_gone(name: str, settings: dict[str, Any]) -> None:
    game = frontier.game(name, **settings)
    rng = random.Random(6)
    gone = 0
    for seed in range(8):
        state = game.new(seed)
        while state.actor != OVER:
            seat, legal = state.actor, state.legal_actions()
            for way in game.ways(state, seat) if seat != CHANCE else []:
                assert len(way["moves"]) == len(way["texts"]) > 1
                before, after = game.holdings(state, seat), game.observe(state, seat)  # the others are hidden from it
                assert game.notation.read(after, way["moves"][-1]) not in legal
                for move in way["moves"]:
                    action = game.notation.read(after, move)
                    assert after.is_legal(action), way
                    after.apply(action)
                held = game.holdings(after, seat)
                assert {piece: n - before[piece] for piece, n in held.items() if n != before[piece]} == way["change"]
                gone += 1
            state.apply(rng.choice(legal))
    assert gone > 0


def test_work_tells_goods_and_silver() -> None:
    game = frontier.game("montana")
    state = game.new(1)
    while not any(game.notation.write(state, action).startswith("work") for action in state.legal_actions()):
        state.apply(state.legal_actions()[0])
    move = next(move for a in state.legal_actions() if (move := game.notation.write(state, a)).startswith("work mine"))
    told = game.outlook(state, state.actor, [move])
    assert told["change"]["small_copper"] > 0
    assert told["change"]["silver"] < 0


def test_recruiting_tells_every_case_of_the_wheel() -> None:
    game = frontier.game("montana")
    state = game.new(1)
    while not state.is_legal(game.space["recruit"].code()):
        state.apply(state.legal_actions()[0])
    told = game.outlook(state, state.actor, ["recruit"])
    assert sum(draw["weight"] for draw in told["draws"]) == game.view(state, None)["printed"]["wheel"].__len__()


def test_a_bid_tells_silver_and_debts() -> None:
    game = frontier.game("homesteaders", players=3)
    state = game.new(1)
    while not any(game.notation.write(state, action) == "bid 1 21" for action in state.legal_actions()):
        state.apply(state.legal_actions()[-1] if state.actor >= 0 else state.legal_actions()[0])
    told = game.outlook(state, state.actor, ["bid 1 21"])
    assert told["change"]["debt"] > 0
    held = game.holdings(state, state.actor)["silver"]
    assert held + told["change"]["silver"] >= 0


def test_placing_tells_income_and_wages_also_ahead_of_the_turn() -> None:
    game = frontier.game("homesteaders", players=3)
    state = game.new(1)
    while state.actor < 0:
        state.apply(state.legal_actions()[0])
    for seat in range(3):
        told = game.outlook(state, seat, ["place homestead_1", "done"])
        kinds = {str(event["event"]) for event in told["events"]}
        assert {"income", "wages"} <= kinds
        assert told["change"]["wood"] == 1


def test_moves_that_are_not_possible_are_refused() -> None:
    game = frontier.game("homesteaders", players=3)
    state = game.new(1)
    for moves in ([], ["place farm_1"]):
        with pytest.raises(OptionError):
            game.outlook(state, 0, moves)


def test_ways_lead_to_another_turn_for_a_canteen() -> None:
    """From where a turn is over but for trades: each way ends it, spends the canteen and goes on from there."""
    game = frontier.game("montana", players=3)
    rng = random.Random(7)
    first, last = set[str](), set[str]()
    for seed in range(12):
        state = game.new(seed)
        while state.actor != OVER:
            asked = str(game.view(state, None)["phase"])
            legal = [game.notation.write(state, action) for action in state.legal_actions()]
            if state.actor != CHANCE and asked in ("building", "after", "thirst"):
                again = [way["moves"] for way in game.ways(state, state.actor) if "canteen" in way["moves"][:-1]]
                can = game.holdings(state, state.actor)["canteens"] > 0
                assert can or not again
                last |= {moves[-1].split()[0] for moves in again}
                first |= {moves[0] for moves in again}
                assert all(moves[0] in legal for moves in again)
            state.apply(rng.choice(state.legal_actions()))
    assert {"stop", "canteen"} <= first <= {"stop", "end_turn", "canteen"}
    assert last == {"recruit", "bank", "work", "city", "build"}
