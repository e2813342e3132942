"""Recorded games replay to the same result, word for word, on every build."""

import re
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import frontier
from frontier.engine.chance import Rng
from golden.playthrough import FOLDER, GAMES, MODULES, box, name, read, write


@pytest.mark.parametrize(("id_", "players", "options"), GAMES)
def test_recorded_game_replays_word_for_word(id_: str, players: int, options: dict[str, Any], tmp_path: Path) -> None:
    file = FOLDER / f"{name(id_, players, options)}.record"
    match = read(file, box(options, tmp_path))
    assert match.state.actor == frontier.OVER
    assert renamed(frontier.record.dumps(match)) == renamed(file.read_text(encoding="utf-8"))
    assert write(match) == file.with_suffix(".txt").read_text(encoding="utf-8")


def renamed(record: str) -> str:
    """A record without the name of its component set, which the hash beside it makes unmistakable."""
    return re.sub(r"(?m)^components: \S+", "components:", record)


@pytest.mark.parametrize("file", sorted(FOLDER.glob("rules-1/*.record")), ids=lambda file: file.stem)
def test_record_of_the_first_rules_replays_by_them(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    match = frontier.record.loads(text)
    assert match.game.rules == 1
    assert match.state.actor == frontier.OVER
    assert renamed(frontier.record.dumps(match)) == renamed(text)


@pytest.mark.parametrize("id_", sorted({id_ for id_, _, _ in GAMES}))
def test_every_ending_has_a_recorded_game(id_: str) -> None:
    files = FOLDER.glob(f"{id_}-*.record")
    ends = {file.read_text(encoding="utf-8").splitlines()[-1].split()[1] for file in files}
    assert ends == set(import_module(f"frontier.games.{id_}.scoring").ENDINGS)


# With all modules.
EXTENDED = "montana+modules"

# One hash over every position of many random games: both builds must reach it.
WALKS = {
    ("montana", 2): "5e8f7143d1d66d69",
    ("montana", 3): "4d98bca8dde06e5e",
    ("montana", 4): "6388927f3df5517b",
    (EXTENDED, 2): "6c5aa3a491f13712",
    (EXTENDED, 3): "079abd58453e2412",
    (EXTENDED, 4): "906cadbea929d4fe",
    ("homesteaders", 2): "4192b02a15a92788",
    ("homesteaders", 3): "2a0578fe333920d4",
    ("homesteaders", 4): "80ba2318691cf6a7",
}
# The same by earlier rules, which stay what they were.
EARLIER_WALKS = {
    ("montana", 2, 1): "0a6bad44b2d4a57a",
    ("montana", 3, 1): "8b67ba46848fe6fb",
    ("montana", 4, 1): "5f07a0cc59f05f12",
    (EXTENDED, 2, 1): "edc7a2d927ac06f1",
    (EXTENDED, 3, 1): "0db50970d931b6a6",
    (EXTENDED, 4, 1): "8b7fb5c114f6f638",
    ("homesteaders", 2, 1): "edc669f0a28e6d68",
    ("homesteaders", 3, 1): "3bf07b899cd3dfd7",
    ("homesteaders", 4, 1): "45312fba98191600",
}


def walk(id_: str, players: int, rules: int | None = None) -> str:
    modules = MODULES if id_ == EXTENDED else ()
    # The first rules are proven with the components of their time.
    components = "balanced" if rules == 1 and id_ != "homesteaders" else None
    game = frontier.game(id_.partition("+")[0], players=players, modules=modules, components=components, rules=rules)
    digest = sha256()
    for seed in range(10):
        state, rng = game.new(seed), Rng(seed)
        while state.actor != frontier.OVER:
            digest.update(state.key())
            digest.update(str(state.legal_actions()).encode())
            state.step(state.pick(rng))
        digest.update(f"{state.scores}{state.winners}{state.ending}".encode())
    return digest.hexdigest()[:16]


@pytest.mark.parametrize(("id_", "players"), WALKS)
def test_both_builds_walk_the_same_positions(id_: str, players: int) -> None:
    assert walk(id_, players) == WALKS[id_, players]


@pytest.mark.parametrize(("id_", "players", "rules"), EARLIER_WALKS)
def test_earlier_rules_walk_as_they_always_did(id_: str, players: int, rules: int) -> None:
    assert walk(id_, players, rules) == EARLIER_WALKS[id_, players, rules]
