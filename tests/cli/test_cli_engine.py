"""`frontier engine` as a process, and outside programs in `frontier arena`."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import frontier
from support.cli import run

EXAMPLE = Path(__file__).parents[2] / "examples" / "engine.py"
Talk = subprocess.Popen[str]


@pytest.fixture
def talk() -> Iterator[Talk]:
    """An engine that has been given a position."""
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "frontier", "engine"]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, bufsize=1) as process:
        match = frontier.Match(frontier.game("homesteaders", players=3), 7)
        match.draw()
        seen = match.game.observe(match.state, match.state.actor)
        try:
            for line in (
                "hello 1",
                f"game {json.dumps(match.game.settings())}",
                f"position {json.dumps(match.game.dump(seen))}",
            ):
                assert ask(process, line).split()[0] in ("hello", "ok")
            yield process
        finally:
            process.kill()


def ask(process: Talk, line: str) -> str:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{line}\n")
    process.stdin.flush()
    return process.stdout.readline()


def ending(process: Talk) -> str:
    """How an engine ends once its input does: what it still says, and nothing of a mistake."""
    said, complaints = process.communicate(timeout=60)
    assert complaints == ""
    assert process.returncode == 0
    return said


def test_a_conversation(talk: Talk) -> None:
    assert ask(talk, "go iterations 20").startswith("best {")
    assert ask(talk, "castle").startswith("error unknown word")
    assert ask(talk, "go seconds 0.1").startswith("best {")
    assert ask(talk, "quit") == ""
    assert ending(talk) == ""


def test_the_end_of_the_input_ends_it(talk: Talk) -> None:
    assert talk.stdin is not None
    talk.stdin.write("go seconds 600\n")
    assert ending(talk).startswith("best {")


def test_nobody_listens(talk: Talk) -> None:
    assert talk.stdin is not None
    assert talk.stdout is not None
    talk.stdout.close()
    talk.stdin.write("go iterations 5\n")
    assert talk.wait(60) == 0
    assert talk.stderr is not None
    assert talk.stderr.read() == ""


def test_help() -> None:
    assert "docs/engine.md" in run("engine", "--help").output
    assert "Traceback" not in run("engine", typed="\x00\nhello 1\n").output


def test_the_example_plays_in_the_arena() -> None:
    line = ["arena", "montana", "--bots", f"greedy,{EXAMPLE}", "-n", "1", "-j", "1", "-o", "round_limit=3", "--json"]
    result = run(*line)
    assert result.exit_code == 0, result.output
    row = json.loads(result.stdout)["bots"][str(EXAMPLE)]
    assert row["games"] == 2
    assert row["decisions"] > 0
    assert "lost_decisions" not in row


def test_the_arena_tells_of_lost_decisions(tmp_path: Path) -> None:
    file = tmp_path / "stubborn.py"
    file.write_text(f"#!{sys.executable}\n{EXAMPLE.read_text().replace('random.choice(legal)', repr('[fly]'))}")
    file.chmod(0o755)
    result = run("arena", "montana", "--bots", f"random,{file}", "-n", "1", "-j", "1", "-o", "round_limit=2")
    assert result.exit_code == 0, result.output
    told = "".join(result.output.split())  # a long path is broken anywhere
    assert f"{file}lost" in told
    assert "decisions(playedatrandom).Thefirst:seed0,seat0:best:unknownaction“[fly]”" in told


@pytest.mark.parametrize(
    ("bots", "error"),
    [
        ("greedy,./nothing", "./nothing: no such program"),
        ("greedy,/bin/true", "/bin/true: has ended with code 0"),
        ("greedy,test_cli_engine.py", "unknown bot 'test_cli_engine.py'"),
        (f"{EXAMPLE},{EXAMPLE}", "each of them once"),
    ],
)
def test_programs_that_do_not_play(bots: str, error: str) -> None:
    result = run("arena", "montana", "--bots", bots, "-n", "1", "-j", "1")
    assert error in str(result.exception)


@pytest.mark.slow
def test_the_engine_plays_in_the_arena(tmp_path: Path) -> None:
    file = tmp_path / "engine"
    file.write_text(f"#!/bin/sh\nexec '{sys.executable}' -W ignore -m frontier engine\n")
    file.chmod(0o755)
    line = ["arena", "montana", "--bots", f"random,{file}", "-n", "1", "-j", "1", "-o", "round_limit=3", "--json"]
    row = json.loads(run(*line, "--seconds", "0.5").stdout)["bots"][str(file)]
    assert row["decisions"] > 10
    assert row.get("lost_decisions", 0) < 3  # a busy machine may be late
