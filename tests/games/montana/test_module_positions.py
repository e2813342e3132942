"""Positions with modules as JSON: there and back, as observed, and changed at random."""

import copy
import random
from itertools import chain
from typing import Any

import pytest

from frontier import OVER, PositionError
from support.montana import PHASES
from support.montana_modules import (
    CARD_FACES,
    LANDSCAPES,
    MODULES,
    SPECIALS,
    TILE_FACES,
    Json,
    board_of,
    check,
    check_course,
    check_legal,
    game_of,
)
from support.montana_positions import PLAYERS, played, positions

MODULE_PHASES = {"draw_card", "look", "selling", "toll", "which_tile", "market", "which_mountain"}
SETTINGS = ("game", "players", "modules", "options", "components", "rules")


# There and back -----------------------------------------------------------------------------------


@pytest.mark.parametrize("landscape", LANDSCAPES)
def test_every_position_loads_as_it_was(landscape: str) -> None:
    game = game_of(PLAYERS, MODULES, landscape)
    for data in positions(landscape):
        board = board_of(data)
        check(data, board)
        state = game.load(data)
        assert game.dump(state) == data
        assert game.load(game.dump(state)).key() == state.key()
        check_legal(game, state)


def test_every_phase_of_the_modules_occurs() -> None:
    found = {data["phase"] for landscape in LANDSCAPES for data in positions(landscape)}
    assert found >= MODULE_PHASES


def is_held_face_down(data: Json) -> bool:
    """Whether the player to decide holds a tile whose face is not written."""
    return any(entry["holder"] == data["decider"] and not entry["tile"] for entry in data["mountains"].values())


@pytest.mark.parametrize("landscape", LANDSCAPES)
def test_what_is_observed_loads_and_observes_the_same(landscape: str) -> None:
    game = game_of(PLAYERS, MODULES, landscape)
    hidden = 0
    for data in positions(landscape):
        state = game.load(data)
        for seat in (None, *range(PLAYERS)):
            seen = game.observe(state, seat)
            written = game.dump(seen)
            for label, entry in data["mountains"].items():
                knows = entry["face_up"] if seat is None else seat in entry["known_to"]
                knows = knows or data["phase"] == "finished"  # then everything lies open
                assert written["mountains"][label] == {**entry, "tile": entry["tile"] if knows else None}
                hidden += not knows and entry["tile"] is not None
            assert {**written, "mountains": 0} == {**data, "mountains": 0}
            loaded = game.load(written)
            assert loaded.key() == seen.key()
            assert loaded.legal_actions() == seen.legal_actions()
            assert game.dump(game.observe(loaded, seat)) == written
            if seat == state.actor:
                assert loaded.legal_actions() == state.legal_actions()
    assert hidden > 0


@pytest.mark.parametrize("landscape", LANDSCAPES)
def test_what_is_observed_with_a_face_down_tile_is_still_the_same_decision(landscape: str) -> None:
    """That the decider is asked is seen by all, whatever the tile is."""
    game = game_of(PLAYERS, MODULES, landscape)
    asked = 0
    for data in positions(landscape):
        state = game.load(data)
        for seat in (None, *range(PLAYERS)):
            written = game.dump(game.observe(state, seat))
            if is_held_face_down(written):
                asked += 1
                assert game.dump(game.load(written)) == written
    assert asked > 0


# Changed at random --------------------------------------------------------------------------------

JUNK: list[Any] = [None, True, False, -1, 0, 1, 2, 3, 7, 10**30, 0.5, "", "x", "turn", "a1", "box", "plain", "gate",
                   "silver", [], {}, ["copper"], [0], [0, 0], ["market", "market"]]  # fmt: skip


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Paths to everything inside."""
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    return [place for key in keys for place in ((*path, key), *places(data[key], (*path, key)))]


def other(key: object, old: object, labels: list[str], rng: random.Random) -> object:
    """A different value, often of the right kind."""
    choices: dict[object, tuple[Any, ...]] = {
        "phase": PHASES, "resume": PHASES, "top": ("plain", *SPECIALS), "left": (None, *CARD_FACES),
        "right": (None, *CARD_FACES), "tile": (None, *TILE_FACES), "holder": (None, 0, 1, 2, 3, "box"),
        "site": (None, *labels), "known_to": ([], [0], [1, 0], [0, 1, 2]), "specials": ([], ["gate"], list(SPECIALS)),
    }  # fmt: skip
    roll = rng.random()
    if roll < 0.2:
        return copy.deepcopy(rng.choice(JUNK))
    if key in choices:
        return copy.deepcopy(rng.choice(choices[key]))
    if isinstance(old, bool):
        return not old
    if isinstance(old, int):
        return old + rng.choice((-1, 1, 2))
    return rng.choice(labels) if old in labels else copy.deepcopy(rng.choice(JUNK))


def mutate(data: Json, rng: random.Random) -> Json:
    """The position with one thing changed, removed, added, renamed, or given to somebody else."""
    data = copy.deepcopy(data)
    labels = sorted(board_of(data).fields)
    if rng.random() < 0.3:
        swap(data, rng, labels)
        return data
    key = rng.choice([key for key in data if key not in SETTINGS])
    path = rng.choice([path for path in places(data) if path[0] == key])
    target: Any = data
    for step in path[:-1]:
        target = target[step]
    last, roll = path[-1], rng.random()
    if roll < 0.06:
        del target[last]
    elif roll < 0.1 and isinstance(target, dict):
        target["more"] = 1
    elif roll < 0.2 and last in labels and isinstance(target, dict):
        target[rng.choice(labels)] = target.pop(last)
    else:
        target[last] = other(last, target[last], labels, rng)
    return data


def swap(data: Json, rng: random.Random, labels: list[str]) -> None:
    """Change something without changing the totals."""
    seat, supply = rng.choice(data["seats"]), data["supply"]
    match rng.randrange(6):
        case 0:
            good = rng.choice(("small_copper", "small_stone", "grain", "big_copper", "big_stone"))
            n = rng.randint(-seat["goods"][good], supply["goods"][good])
            seat["goods"][good] += n
            supply["goods"][good] -= n
        case 1:
            n = rng.randint(-seat["cows"], supply["cows"])
            seat["cows"] += n
            supply["cows"] -= n
        case 2 if data["settlements"]:
            label = rng.choice(sorted(data["settlements"]))
            data["settlements"][rng.choice(labels)] = data["settlements"].pop(label)
        case 3 if data["settlements"]:
            label = rng.choice(sorted(data["settlements"]))
            data["settlements"][label]["top"] = rng.choice(("plain", *SPECIALS))
            seat["specials"] = rng.sample(SPECIALS, rng.randint(0, 3))
        case 4:
            entry = rng.choice(list(data["mountains"].values()))
            entry["known_to"] = sorted(rng.sample(range(PLAYERS), rng.randint(0, PLAYERS)))
            entry["holder"] = rng.choice((None, "box", *entry["known_to"]))
            entry["face_up"] = rng.choice((entry["holder"] == "box", True, False))
            entry["tile"] = rng.choice((None, *TILE_FACES))
        case _:
            events = data["events"]
            events["left"], events["right"] = events["right"], events["left"]


def fuzz(landscape: str, seed: int, changes: int) -> tuple[int, int]:
    """Refused with a path, or as sound as any position; how many of each."""
    game, rng = game_of(PLAYERS, MODULES, landscape), random.Random(seed)
    refused = loaded = pathless = 0
    for data in positions(landscape):
        for _ in range(changes):
            mutated = mutate(data, rng)
            try:
                state = game.load(mutated)
            except PositionError as error:
                refused += 1
                pathless += not error.path and "in all" not in error.problem  # totals have no single place
                continue
            loaded += 1
            before = game.dump(state)
            board = board_of(before)
            for _ in range(30):
                now = game.dump(state)
                check(now, board, free=True)
                check_course(before, now)
                before = now
                legal = check_legal(game, state)
                if state.actor == OVER:
                    break
                state.apply(rng.choice(legal))
            assert game.load(game.dump(state)).key() == state.key()
    assert pathless == 0
    return refused, loaded


@pytest.mark.parametrize("landscape", LANDSCAPES)
def test_what_can_be_loaded_can_be_played(landscape: str) -> None:
    refused, loaded = fuzz(landscape, seed=1, changes=1)
    assert min(refused, loaded) > 3


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 102))
@pytest.mark.parametrize("landscape", LANDSCAPES)
def test_what_can_be_loaded_can_be_played_at_length(landscape: str, seed: int) -> None:
    fuzz(landscape, seed, changes=4)


@pytest.mark.parametrize("landscape", LANDSCAPES)
def test_a_tile_of_unknown_face_can_be_shown_and_stays_unknown(landscape: str) -> None:
    """In an observed position the holder may have a tile that the observer knows and one that it does not know."""
    game = game_of(PLAYERS, MODULES, landscape)
    shown = 0
    for data in chain.from_iterable(played(landscape, seed, random.Random(seed)) for seed in range(60)):
        if shown == 2:
            break
        seat = data["decider"]
        state = game.load(data)
        moves = {game.notation.write(state, action): action for action in state.legal_actions()}
        if "reveal" not in moves:
            continue
        free = [entry for entry in data["mountains"].values() if not entry["known_to"] and not entry["marked"]]
        if not free:
            continue
        changed = copy.deepcopy(data)
        label = next(label for label, entry in data["mountains"].items() if entry is free[0])
        changed["mountains"][label].update(known_to=[seat], holder=seat)
        state = game.load(changed)
        state.apply(moves["reveal"])
        shown += 1
        after = game.dump(state)
        check(after, board_of(after), free=True)
        assert game.load(after).key() == state.key()
    assert shown > 0
