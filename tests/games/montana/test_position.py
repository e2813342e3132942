"""Positions as JSON: impossible ones are refused with the path of what is wrong."""

from collections.abc import Callable
from typing import Any

import pytest

import frontier
from frontier import PositionError

GAME = frontier.game("montana", players=2)


def position() -> dict[str, Any]:
    state = GAME.new(4)
    while state.actor == frontier.CHANCE or GAME.dump(state)["phase"] != "turn":
        state.apply(state.legal_actions()[0])
    return GAME.dump(state)


def change(path: str, value: object) -> Callable[[dict[str, Any]], None]:
    def edit(data: dict[str, Any]) -> None:
        *steps, last = [int(step) if step.isdigit() else step for step in path.split(".")]
        target: Any = data
        for step in steps:
            target = target[step]
        if value is KeyError:
            del target[last]
        else:
            target[last] = value

    return edit


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        ("round", 0, "round: expected a whole number from 1 to 100"),
        ("round", True, "round: expected"),
        ("round", KeyError, "round: missing"),
        ("horses", 1, "horses: unknown key"),
        ("players", 3, "players: this game has 2"),
        ("rules", 0, "rules: this game has 1"),
        ("phase", "nap", "phase: expected one of"),
        ("active", 5, "active: expected"),
        ("decider", 1, "decider: only the active player"),
        ("seats", [], "seats: expected a list of 2"),
        ("seats.0.goods.grain", 50, "grain: expected 12 in all, found"),
        ("seats.0.goods.grain", -1, "seats[0].goods.grain: expected"),
        ("seats.0.goods.grain", 1.5, "seats[0].goods.grain: expected"),
        ("seats.0.stock", 5, "seats[0].stock: 0 settlements are placed"),
        ("seats.1.cows", 9, "cows: expected 24 in all"),
        ("seats.1.canteens", 3, "canteens: expected"),
        ("seats.0.contractor", {"row": "cow", "pumpkins": 1}, "no space of this row costs 1"),
        ("seats.0.contractor", {"row": "cow", "pumpkins": 3}, "seats[0].contractor: not in the city now"),
        ("seats.0.bidding", "asleep", "seats[0].bidding: expected one of"),
        ("bank.0", ["iron"], "bank[0]: expected 1 to 3 of"),
        ("bank.0", "copper", "bank[0]: expected a list"),
        ("areas.mine.0.small", ["copper"], "areas.mine[0].small: a small space without"),
        ("landscape.tiles.0", "t99", "landscape.tiles[0]: expected one of"),
        ("landscape.turns.0", 6, "landscape.turns[0]: expected a whole number from 0 to 5"),
        ("landscape.start", "zz", "landscape.start: expected one of"),
        ("settlements", {"a1": {"seat": 9, "tiles": 1}}, "a1"),
        ("cows", ["a1", "a1"], "cows[0]: nothing of the kind"),
        ("last_round", True, "last_round: true exactly when"),
        ("resume", "turn", "resume: given exactly while"),
        ("setup_spins", 1, "setup_spins: expected all"),
    ],
)
def test_impossible_positions_are_refused(path: str, value: object, told: str) -> None:
    data = position()
    change(path, value)(data)
    with pytest.raises(PositionError) as refused:
        GAME.load(data)
    assert told in str(refused.value)


@pytest.mark.parametrize("data", [None, [], "text", 3, {}])
def test_other_things_are_refused(data: object) -> None:
    with pytest.raises(PositionError):
        GAME.load(data)


def test_a_tile_cannot_lie_twice() -> None:
    data = position()
    data["landscape"]["tiles"][1] = data["landscape"]["tiles"][0]
    with pytest.raises(PositionError, match="a tile lies twice"):
        GAME.load(data)


def test_too_many_workers_are_refused() -> None:
    data = position()
    for kind in ("copper", "stone"):
        moved = 5 - data["seats"][0]["workers"][kind]
        data["seats"][0]["workers"][kind] += moved
        data["supply"]["workers"][kind] -= moved
    with pytest.raises(PositionError, match="more than 8"):
        GAME.load(data)
