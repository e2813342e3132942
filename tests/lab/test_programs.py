"""Outside programs at the table: they are told what their seat may know, and whatever they do, the game goes on."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import frontier
from frontier import OVER, Game, Match, OptionError, State
from frontier.games import GAMES, meta
from frontier.lab import programs
from frontier.lab.arena import Results, run
from frontier.lab.config import GameConfig
from frontier.lab.programs import ProgramPlayer, command
from support.processes import children, running, wait_for

EXAMPLE = Path(__file__).parents[2] / "examples" / "engine.py"
SHORT = GameConfig("montana", 2, (), (("round_limit", 2),))
PROGRAM = """#!{python}
import json, os, subprocess, sys, time
{first}
def say(line):
    print(line, flush=True)
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "legal":
        legal = json.loads(rest)
    if word == "go":
        {go}
    elif word == "hello":
        say("hello 1 test")
    elif word == "stop":
        {stop}
    elif word == "quit":
        break
    else:
        say("ok")
"""
GOOD = 'say("best " + json.dumps({"move": legal[0]}))'
Maker = Callable[..., str]


@pytest.fixture
def program(tmp_path: Path) -> Maker:
    """A program that answers `go` in some way, and the first legal move if nothing else is wanted."""

    def make(go: str = GOOD, first: str = "", stop: str = "pass") -> str:
        file = tmp_path / "program.py"
        file.write_text(PROGRAM.format(python=sys.executable, go=go, first=first, stop=stop))
        file.chmod(0o755)
        return str(file)

    return make


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little patience with who does not answer."""
    for name, seconds in (("PATIENCE", 0.2), ("GRACE", 0.3), ("START_SECONDS", 1.5)):
        monkeypatch.setattr(programs, name, seconds)


def played(name: str, config: GameConfig = SHORT, seconds: float = 0.3) -> tuple[ProgramPlayer, Match]:
    """A game in which a program sits in the first seat and a random bot in all others."""
    game = config.make()
    with ProgramPlayer(name, seconds=seconds) as player:
        match = Match(game, 5, [player, *[frontier.bot("random", seat) for seat in range(1, game.players)]])
        match.run()
        pid = player.program.process.pid if player.program is not None else 0
    assert match.state.actor == OVER
    assert not running([pid])
    return player, match


def a_decision() -> tuple[Game, State]:
    """A position in which the first seat decides."""
    match = Match(SHORT.make(), 5, [None, frontier.bot("random")])
    while match.state.actor != 0:
        match.decide()
    return match.game, match.state


def members(group: int) -> list[int]:
    """The processes of a group that live."""
    pids = [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]
    return [pid for pid in running(pids) if _group(pid) == group]


def _group(pid: int) -> int:
    try:
        return os.getpgid(pid)
    except ProcessLookupError:
        return 0


def test_what_is_a_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("mine", "greedy"):
        Path(name).write_text("#!/bin/sh\n")
        Path(name).chmod(0o755)
    Path("text").write_text("")
    for name in ("greedy", "search@50", "nothing", "text", "", "'"):
        assert command(name) is None
    assert command("mine --deep") == [str(tmp_path / "mine"), "--deep"]
    assert command("./greedy") == [str(tmp_path / "greedy")]
    with pytest.raises(OptionError, match=r"\./nothing: no such program"):
        command("./nothing")
    with pytest.raises(OptionError, match=r"\./text: not an executable file"):
        command("./text")
    with pytest.raises(OptionError, match="'greedy' is no program"):
        ProgramPlayer("greedy")


@pytest.mark.parametrize("name", GAMES)
def test_a_program_is_told_what_its_seat_may_know(program: Maker, tmp_path: Path, name: str) -> None:
    log = tmp_path / "log"
    told = program(GOOD, f"log = open({str(log)!r}, 'w')\nsys.stdin = (log.write(line) and line for line in sys.stdin)")
    config = GameConfig.of(frontier.game(name, players=3, modules=meta(name).modules), None)
    player, match = played(told, config, seconds=5)
    assert (player.lost, player.error) == (0, "")
    game = match.game
    lines = [line.partition(" ")[::2] for line in log.read_text().splitlines()]
    assert [word for word, _ in lines[:2]] == ["hello", "game"]
    assert json.loads(lines[1][1]) == game.settings()
    assert lines[-1][0] == "quit"
    assert {word for word, _ in lines[2:-1]} == {"position", "legal", "go"}
    asked = [state.clone() for state, move in match.positions() if move.actor == 0]
    expected = [game.dump(game.observe(state, 0)) for state in asked]
    assert [json.loads(rest) for word, rest in lines if word == "position"] == expected
    if game.hides:
        assert [game.dump(state) for state in asked] != expected
    legal = [[game.notation.write(state, action) for action in state.legal_actions()] for state in asked]
    assert [json.loads(rest) for word, rest in lines if word == "legal"] == legal


BAD = {
    "illegal": ("""say('best {"move": "canteen"}')""", "not legal"),
    "no move": ("""say('best {"move": "nonsense"}')""", "best: unknown action"),
    "no object": ("say('best recruit')", "best: expected JSON"),
    "no text": ("""say('best {"move": 5}')""", "best: expected an object with a move"),
    "complains": ("say('error I do not know')", "answered: error I do not know"),
    "late": ("pass", "has not answered within 0.05 s"),
    "garbled": ("say('what?')", "answered 'what\\?' instead of best"),
    "binary": ("os.write(1, bytes(range(128, 256)) + b'\\n')", "instead of best"),
    "dies": ("sys.exit('out of ideas')", "has ended with code 1: out of ideas"),
    "is killed": ("os.kill(os.getpid(), 9)", "has ended with code -9"),
    "never answers": ("time.sleep(1000)", "within 0.05 s, nor after stop"),
    "closes its output": ("os.close(1); time.sleep(1000)", "has closed its output"),
    "floods a line": ("while True: os.write(1, b'x' * 9999)", "more than 1048576 bytes"),
    "floods lines": ("while True: os.write(1, b'info 1\\n' * 999)", "more than 1048576 bytes"),
    "floods its errors": ("while True: os.write(2, b'x' * 9999)", "within 0.05 s"),
    "answers twice": (f"{GOOD}; {GOOD}", "instead of ok"),
    "starts others": ("subprocess.Popen(['sleep', '1000']); sys.exit()", "has ended with code 0|within"),
}  # fmt: skip
STILL_ASKED = {"illegal", "no move", "no object", "no text", "complains", "late"}
OUT_OF_TIME = {"late", "never answers", "floods its errors", "starts others"}


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("kind", BAD)
def test_a_bad_answer_loses_the_decision(program: Maker, kind: str) -> None:
    go, error = BAD[kind]
    is_second = kind == "answers twice"  # of two answers the first is a good one
    game, state = a_decision()
    seconds = 0.05 if kind in OUT_OF_TIME else 5.0  # whoever answers at once must be read in time on a busy machine too
    with ProgramPlayer(program(go, stop=GOOD if kind == "late" else "pass"), seconds=seconds) as player:
        for lost in (0, 1, 2) if is_second else (1, 2):
            assert state.is_legal(player.choose(game, state, 0))
            assert player.lost == lost, player.error
        assert re.search(error, player.error), player.error
        assert player.is_broken == (kind not in STILL_ASKED)
        assert player.program is not None
        group = player.program.process.pid
    wait_for(lambda: members(group) == [])  # who has been killed is gone soon


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(
    ("first", "error"),
    [
        ("sys.exit(3)", "has ended with code 3"),
        ("nonsense(", "has ended with code 1: SyntaxError"),
        ("time.sleep(1000)", "has not answered 'hello 1' in time"),
        ("print('Welcome!', flush=True)", "answered 'Welcome!' instead of hello"),
        ("print('error no version 1', flush=True)", "answered: error no version 1"),
    ],
)
def test_a_program_that_cannot_play_stops_the_arena(program: Maker, first: str, error: str) -> None:
    name = program(first=first)
    with pytest.raises(OptionError, match=error):
        arena(name)
    player, _ = played(name)
    assert player.lost > 0
    assert error in player.error


def test_a_file_that_cannot_be_run(tmp_path: Path) -> None:
    file = tmp_path / "program"
    file.write_bytes(b"\x7fELF")
    file.chmod(0o755)
    with pytest.raises(OptionError, match="cannot be started: Exec format error"):
        arena(str(file))


def test_a_program_that_ends_without_quit_is_ended(program: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "GRACE", 0.2)
    game, state = a_decision()
    name = program(first="import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN)\nimport atexit"
                         "; atexit.register(time.sleep, 1000); subprocess.Popen(['sleep', '1000'])")  # fmt: skip
    with ProgramPlayer(name) as player:
        player.choose(game, state, 0)
        assert player.program is not None
        group = player.program.process.pid
        assert len(members(group)) == 2
    wait_for(lambda: members(group) == [])  # who has been killed is gone soon


def test_one_player_in_several_games(program: Maker) -> None:
    with ProgramPlayer(program()) as player:
        for config in (SHORT, GameConfig("homesteaders", 2), SHORT):
            game = config.make()
            match = Match(game, 3, [player, frontier.bot("random")])
            for _ in range(20):
                match.decide()
        assert (player.lost, player.error) == (0, "")


def arena(*bots: str, config: GameConfig = SHORT, processes: int = 1, path: Path | None = None) -> Results:
    *_, results = run(config, ["random", *bots], range(2), processes, "processes", path, 2.0)
    return results


@pytest.mark.parametrize("processes", [1, 2])
def test_an_arena(tmp_path: Path, processes: int) -> None:
    file = tmp_path / "arena.jsonl"
    results = arena(str(EXAMPLE), processes=processes, path=file)
    row = results.standings()[str(EXAMPLE)]
    assert (row.games, row.lost, row.error) == (4, 0, "")
    assert row.decisions > 0
    assert children(os.getpid()) == []
    again = arena(str(EXAMPLE), path=file)
    assert {game.key: game.seconds for game in again.games} == {game.key: game.seconds for game in results.games}
    with pytest.raises(OptionError, match="other settings"):
        list(run(SHORT, ["random", str(EXAMPLE)], range(2), 1, "processes", file, 1.0))


def test_lost_decisions_are_told(program: Maker) -> None:
    name = program("""say('best {"move": "nonsense"}')""")
    told = arena(name).as_json()["bots"]
    assert isinstance(told, dict)
    assert told[name]["lost_decisions"] == told[name]["decisions"] > 0
    assert "seed 0, seat 0: best: unknown action" in told[name]["first_error"]
    assert "lost_decisions" not in told["random"]


# A shell starts what runs in the background, these tests perhaps, with interruptions ignored; so would the arena be.
HEARS_INTERRUPTS = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "import runpy; runpy.run_module('frontier', run_name='__main__')"
)


@pytest.mark.parametrize("sent", [signal.SIGKILL, signal.SIGINT])
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_arena_that_ends_leaves_no_program_behind(
    program: Maker, tmp_path: Path, jobs: int, sent: signal.Signals
) -> None:
    pids = tmp_path / "pids"
    deaf = f"open({str(pids)!r}, 'a').write(f'{{os.getpid()}}\\n'); time.sleep(1000)"
    line = ["arena", "montana", "--bots", f"random,{program(deaf)}", "--jobs", str(jobs), "--seconds", "900"]
    nothing = subprocess.DEVNULL
    command = [sys.executable, "-c", HEARS_INTERRUPTS, *line]
    process = subprocess.Popen(command, stdout=nothing, stderr=nothing, start_new_session=True)
    try:
        wait_for(lambda: pids.exists() and len(pids.read_text().splitlines()) == jobs)
        if sent == signal.SIGINT:
            os.killpg(process.pid, sent)  # as Ctrl-C does
            assert process.wait(60) == 0  # with the results so far
    finally:
        process.kill()
        process.wait()
    wait_for(lambda: not running([int(pid) for pid in pids.read_text().split()]))
