"""Component files changed at random are refused, or make a game that can be played to the end and written down."""

import copy
import json
import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import frontier
from frontier import ComponentError, Game
from frontier.games.homesteaders.components import ABILITIES, COUNTED, RESOURCES, WHEN_BUILT
from support.boxes import HOMESTEADERS_FILE

BOX: dict[str, Any] = tomllib.loads(HOMESTEADERS_FILE.read_text(encoding="utf-8"))
MOVES = 20_000  # stated bound of a random game
JUNK: list[Any] = [True, False, -1, 0, 1, 2, 3, 4, 5, 9, 20, 50, 99, 10**20, 0.5, "", "x", "homestead", "farm", [], {},
                   [1], ["wood"], ["copper", "cattle"], ["gold"] * 9, ["vp"] * 9, ["trade"] * 9, ["track", "building"],
                   ["worker"], ["advance"], ["equal_bid"], list(ABILITIES), list(COUNTED), list(RESOURCES),
                   list(WHEN_BUILT), [3, 9], [1, 2, 3, 5, 9, 99],
                   [{"workers": 2, "gives": ["gold"] * 9}, {"workers": 1, "gives": []}]]  # fmt: skip


def toml(value: Any) -> str:
    """A value as inline TOML; the plain strings and numbers of these files are the same in JSON."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(entry)}" for key, entry in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(entry) for entry in value) + "]"
    return json.dumps(value)


def written(box: dict[str, Any]) -> str:
    return "\n".join(f"{key} = {toml(value)}" for key, value in box.items())


def paths_in(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """List the paths to everything inside a document."""
    for key in data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ():
        yield (*path, key)
        yield from paths_in(data[key], (*path, key))


PATHS = [path for path in paths_in(BOX) if path[-1] != "provenance"]


def mutate(rng: random.Random) -> dict[str, Any]:
    """The bundled box with a few values changed, removed, repeated or taken from elsewhere."""
    box = copy.deepcopy(BOX)
    for _ in range(rng.choice((1, 1, 2, 4))):
        path = rng.choice(PATHS)
        target: Any = box
        try:
            for step in path[:-1]:
                target = target[step]
            old, kind = target[path[-1]], rng.random()
        except (KeyError, IndexError, TypeError):
            continue
        if kind < 0.05:
            del target[path[-1]]
        elif isinstance(old, int) and kind < 0.6:
            target[path[-1]] = rng.choice((old - 1, old + 1, 2 * old, 0, 50, 100))
        elif isinstance(old, list) and old and kind < 0.6:
            target[path[-1]] = rng.choice(([*old, rng.choice(old)], old[1:], old[::-1], old * 3))
        elif kind < 0.8:
            alike = [other for other in PATHS if other[-1] == path[-1]]
            source: Any = BOX
            for step in rng.choice(alike):
                source = source[step]
            target[path[-1]] = copy.deepcopy(source)
        else:
            target[path[-1]] = copy.deepcopy(rng.choice(JUNK))
    return box


def play(game: Game, rng: random.Random) -> None:
    """A random game; what is written down now and then is the same when read."""
    state = game.new(rng.randrange(1000))
    for move in range(MOVES):
        over = state.actor == frontier.OVER
        assert over == (not state.legal_actions())
        if over or move % 23 == 0:
            data = game.dump(state)
            assert game.load(data).key() == state.key()
            for seat in data["seats"]:
                assert min(*seat["goods"].values(), *(seat[key] for key in ("silver", "trade", "vp", "debt"))) >= 0
            game.view(state, 0)
        if over:
            return
        action = rng.choice(state.legal_actions())
        if move % 23 == 0:
            assert game.notation.read(state, game.notation.write(state, action)) == action
            assert game.describe(state, action)
        state.apply(action)
    raise AssertionError("no end")


def test_the_bundled_box_survives_being_written(tmp_path: Path) -> None:
    file = tmp_path / "same.toml"
    file.write_text(written(BOX), encoding="utf-8")
    assert frontier.game("homesteaders", components=file).component_hash == frontier.game("homesteaders").component_hash


@pytest.mark.parametrize("seed", range(4))
def test_what_is_read_can_be_played(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    file = tmp_path / "fuzzed.toml"
    played, refusals = 0, []
    for _ in range(50):
        box = mutate(rng)
        file.write_text(written(box), encoding="utf-8")
        try:
            games = [frontier.game("homesteaders", players=players, components=file) for players in (2, 3, 4)]
        except ComponentError as error:
            refusals.append((error.file, bool(error.key), bool(error.problem)))
            continue
        played += 1
        for game in games if played % 4 == 0 else rng.sample(games, 1):
            play(game, rng)
    assert played > 5
    assert set(refusals) == {("fuzzed.toml", True, True)}


def generous(**kinds: list[str]) -> dict[str, Any]:
    """A box at the upper limits of what a file may ask for: much income from everything, dear bids."""
    box = copy.deepcopy(BOX)
    box["start"]["workers"]["value"], box["start"]["silver"]["value"] = 10, 50
    box["bids"]["ladder"]["values"] = [98, 99]
    for key, value in (("neutral_start", 98), ("neutral_low", 98), ("neutral_high", 99)):
        box["bids"][key]["value"] = value
    box["money"]["debt_silver"]["value"] = 1
    box["railroad"]["vp"]["value"] = 20
    for building in box["buildings"]:
        building.update(kinds)
        building["cost"] = []
    del box["buildings"][0]["cost"]
    for tile in box["tiles"]:
        tile.update({"kinds": ["residential", "commercial", "industrial", "special"], "pay": "wood"})
        tile["for"] = ["track"] * 9
    return box


@pytest.mark.parametrize("given", ["silver", "trade", "vp", "food", "gold"])
def test_the_most_generous_box_can_be_written_down(tmp_path: Path, given: str) -> None:
    file = tmp_path / "generous.toml"
    file.write_text(written(generous(income=[given] * 9)), encoding="utf-8")
    for players in (2, 4):
        game = frontier.game("homesteaders", players=players, components=file)
        for seed in range(2):
            play(game, random.Random(seed))
