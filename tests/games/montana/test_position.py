"""Positions as JSON: impossible ones are refused with the path of what is wrong."""

import copy
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import frontier
from frontier import PositionError
from frontier.games.montana import phases
from support.montana import PHASES

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
        ("rules", 0, "rules: this game has 2"),
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


@cache
def one_of_each_phase() -> dict[str, dict[str, Any]]:
    """A position of three players in every phase, found by playing at random."""
    game = frontier.game("montana", players=3, rules=1)  # which asks more often
    found: dict[str, dict[str, Any]] = {}
    for seed in range(60):
        state, rng = game.new(seed), random.Random(seed)
        while state.actor != frontier.OVER:
            data = game.dump(state)
            found.setdefault(f"{data['phase']}/{data['resume']}", data)
            quiet = [action for action in state.legal_actions() if game.space.family(action).name != "trade"]
            trade = rng.random() < 0.1 or not quiet  # cows in hand keep the trade windows open
            state.apply(rng.choice(state.legal_actions() if trade else quiet))
        found.setdefault("finished/None", game.dump(state))
    now = frontier.game("montana", players=3)
    return {key: {**data, "rules": now.rules, "options": dict(now.options)} for key, data in found.items()}


def test_every_phase_occurs() -> None:
    found = {key.split("/")[0] for key in one_of_each_phase()}
    assert found == set(PHASES[: phases.FINISHED + 1])
    assert {"advance", "after"} <= {key.split("/")[1] for key in one_of_each_phase()}


def leaves(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Paths to everything inside."""
    for key in data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ():
        yield (*path, key)
        yield from leaves(data[key], (*path, key))


JUNK: list[Any] = [None, True, -1, 0, 1, 2, 3, 7, 10**30, 0.5, "", "x", "turn", "a1", "copper", [], {}, ["copper"]]
CONTROLS = ("phase", "resume", "active", "decider", "bidder", "payments", "built", "advanced", "place", "space", "area",
            "bidding", "contractor", "pumpkins", "arrow", "round", "silver", "setup_spins", "last_round")  # fmt: skip


def mutate(data: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The position with a few values changed, moved or removed."""
    data = copy.deepcopy(data)
    for _ in range(rng.choice((1, 1, 1, 2))):
        paths = list(leaves(data))
        path = rng.choice([path for path in paths if path[-1] in CONTROLS] if rng.random() < 0.7 else paths)
        target: Any = data
        for step in path[:-1]:
            target = target[step]
        old = target[path[-1]]
        if rng.random() < 0.05 and isinstance(target, dict):
            del target[path[-1]]
        elif isinstance(old, str) and path[-1] in ("phase", "resume", "bidding"):
            target[path[-1]] = rng.choice((*PHASES, "waiting", "in_row", "passed"))
        elif isinstance(old, int) and rng.random() < 0.6:
            target[path[-1]] = old + rng.choice((-1, 1))
        else:
            target[path[-1]] = rng.choice(JUNK)
    return data


@pytest.mark.parametrize("seed", range(12))
def test_what_can_be_loaded_can_be_played(seed: int) -> None:
    """Mutated positions are either refused with PositionError or sound: nothing negative, nobody stuck."""
    game = frontier.game("montana", players=3)
    rng = random.Random(seed)
    loaded = 0
    for data in one_of_each_phase().values():
        for _ in range(6):
            try:
                state = game.load(mutate(data, rng))
            except PositionError:
                continue
            loaded += 1
            for _ in range(40):
                assert game.load(game.dump(state)).key() == state.key()
                assert min(seat["silver"] for seat in game.dump(state)["seats"]) >= 0
                if state.actor == frontier.OVER:
                    break
                state.apply(rng.choice(state.legal_actions()))
    assert loaded > 0


@pytest.mark.parametrize(
    ("phase", "path", "value", "told"),
    [
        ("staff/None", "seats.{decider}.silver", 0, "place: this space costs"),
        ("turn/None", "built", 3, "built: expected 0"),
        ("turn/None", "advanced", True, "advanced: expected false"),
        ("turn/None", "place", {"area": "mine", "space": 1}, "place: given exactly while"),
        ("turn/None", "phase", "finished", "phase: nothing has ended the game"),
        ("turn/None", "bidder", 1, "bidder: expected 0"),
        ("setup_spin/None", "active", 1, "active: expected 0 during the set-up"),
        ("setup_spin/None", "round", 2, "round: expected 1 during the set-up"),
        ("too_many/after", "resume", "staff", "place"),
        ("too_many/after", "resume", "finished", "resume"),
        ("bid_window/None", "bidder", "{active}", "bidder: expected another player"),
        ("upgrades/None", "payments", 7, "payments: expected a whole number from 0 to 2"),
        ("upgrades/None", "phase", "basket", "phase: not the reward of this row"),
    ],
)
def test_decisions_that_do_not_fit_are_refused(phase: str, path: str, value: object, told: str) -> None:
    game = frontier.game("montana", players=3)
    data = copy.deepcopy(one_of_each_phase()[phase])
    wanted = data["active"] if value == "{active}" else value
    change(path.format(decider=data["decider"]), wanted)(data)
    if phase == "staff/None" and data["place"]["area"] == "bank":
        pytest.skip("the bank costs nothing")
    with pytest.raises(PositionError) as refused:
        game.load(data)
    assert told in str(refused.value)
