"""Recorded games replay to the same result, word for word, on every build."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import frontier
from frontier.engine.chance import Rng
from frontier.games.montana.scoring import ENDINGS
from golden.playthrough import FOLDER, GAMES, box, name, play, write


@pytest.mark.parametrize(("id_", "players", "options"), GAMES)
def test_playthrough_is_unchanged(id_: str, players: int, options: dict[str, Any], tmp_path: Path) -> None:
    match = play(frontier.game(id_, players=players, **box(options, tmp_path)), seed=players)
    file = FOLDER / f"{name(id_, players, options)}.txt"
    assert write(match) == file.read_text(encoding="utf-8")


@pytest.mark.parametrize(("id_", "players", "options"), GAMES)
def test_recorded_game_replays(id_: str, players: int, options: dict[str, Any], tmp_path: Path) -> None:
    text = (FOLDER / f"{name(id_, players, options)}.record").read_text(encoding="utf-8")
    match = frontier.record.loads(text, box(options, tmp_path).get("components"))
    assert frontier.record.dumps(match) == text
    assert match.state.actor == frontier.OVER


def test_every_ending_has_a_recorded_game() -> None:
    ends = {file.read_text(encoding="utf-8").splitlines()[-1].split()[1] for file in FOLDER.glob("*.record")}
    assert ends == set(ENDINGS)


# One hash over every position of many random games: both builds must reach it.
WALKS = {2: "c135a85eca1fffdd", 3: "1db1db7fb6f0caae", 4: "ebc75cc1138fedd6"}


@pytest.mark.parametrize("players", WALKS)
def test_both_builds_walk_the_same_positions(players: int) -> None:
    game = frontier.game("montana", players=players)
    digest = sha256()
    for seed in range(10):
        state, rng = game.new(seed), Rng(seed)
        while state.actor != frontier.OVER:
            digest.update(state.key())
            digest.update(str(state.legal_actions()).encode())
            state.step(state.pick(rng))
        digest.update(f"{state.scores}{state.winners}{state.ending}".encode())
    assert digest.hexdigest()[:16] == WALKS[players]
