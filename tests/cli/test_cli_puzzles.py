"""`frontier puzzles` finds puzzles, goes on where it was interrupted, and checks them."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

import frontier
from frontier.cli import app, puzzles
from frontier.games import OWN
from frontier.lab.config import GameConfig
from frontier.lab.puzzles import configs
from frontier.puzzles import Puzzle, collection
from frontier.puzzles.puzzle import load, written

GAME = OWN[0]


def run(*arguments: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, ["puzzles", *arguments])
    assert result.exit_code == code, result.output
    return " ".join(result.output.split())


def test_list() -> None:
    told = run("list")
    assert all(game in told for game in OWN)


def test_make_goes_on_where_it_was_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = list(collection(GAME).values())
    played: list[int] = []

    def find(config: GameConfig, seed: int) -> list[Puzzle]:
        assert config == configs(GAME)[seed % 3]
        if seed == 4 and len(played) < 6:
            raise KeyboardInterrupt
        played.append(seed)
        return known[seed : seed + 1] if seed % 2 == 0 else []

    monkeypatch.setattr(puzzles, "find", find)
    make = ("make", GAME, "-f", str(tmp_path), "-n", "3", "-j", "1")
    run(*make, code=130)
    assert played == [0, 1, 2, 3]
    played += [0, 0]
    assert "3 puzzles from 8 games" in run(*make)
    assert played[6:] == [4, 5, 6, 7], "what was played before is not played again"
    assert load(tmp_path / f"{GAME}.jsonl") == [known[0], known[2], known[4]]
    assert "3 puzzles from 8 games" in run(*make)
    assert len(played) == 10


def test_make_plays_games_of_strong_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game with players who hardly think, all of whose promising positions are taken for puzzles."""
    one = next(iter(collection(GAME).values()))
    seen: list[int] = []

    def take(_game: object, state: frontier.State) -> Puzzle:
        seen.append(state.actor)
        return one

    monkeypatch.setattr("frontier.lab.puzzles.PLAYER", "pioneer@4")
    monkeypatch.setattr("frontier.lab.puzzles.puzzle_of", take)
    assert "1 puzzles from 4 games" in run("make", GAME, "-f", str(tmp_path), "-n", "1", "-j", "1")
    assert seen


def test_check_says_which_do_not_hold(tmp_path: Path) -> None:
    one = next(iter(collection(GAME).values()))
    file = tmp_path / "some.jsonl"
    file.write_text(written([one]).replace(f'"difficulty":{one.difficulty}', '"difficulty":9'), encoding="utf-8")
    told = run("check", str(file), "-i", "60", "-j", "1", code=1)
    assert "the difficulty is 9" in told
    assert "0 of 1 puzzles hold" in told


@pytest.mark.slow
def test_check(tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    file.write_text(written(list(collection(GAME).values())[:2]), encoding="utf-8")
    assert "1 of 1 puzzles hold" in run("check", str(file), "-i", "2000", "--every", "2", "-j", "1")
