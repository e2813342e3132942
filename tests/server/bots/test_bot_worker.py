"""The process in which bots think, without the pool around it."""

import json
import signal
import subprocess

import pytest

import frontier
from frontier.server.bots import pool, worker
from frontier.server.bots.worker import Positions
from support.bot_jobs import HOMESTEADERS, MONTANA, direct, job_at

pytestmark = pytest.mark.slow  # real processes


def test_the_worker_ignores_interrupts_and_ends_with_its_input() -> None:
    job = job_at(HOMESTEADERS, 5)
    process = subprocess.Popen(pool.COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert json.loads(process.stdout.readline()) == worker.READY
        process.send_signal(signal.SIGINT)
        process.stdin.write(json.dumps({"job": 7, **job.as_json()}) + "\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline()) == {"job": 7, "action": direct(job)}
        process.stdin.close()
        assert process.wait(5) == 0


def test_only_new_moves_are_played() -> None:
    positions = Positions()
    long = job_at(MONTANA, 12)
    _, state = positions.at({**long.as_json(), "moves": long.moves[:5]})
    _, same = positions.at(long.as_json())
    assert same is state
    game, anew = positions.at({**long.as_json(), "moves": long.moves[:-1]})  # a move taken back
    assert anew is not state
    anew.apply(long.moves[-1])
    assert anew.key() == state.key()
    assert positions.at({**long.as_json(), "seed": "other", "moves": ()})[1].key() == game.new("other").key()


def test_moves_that_fail_leave_nothing_behind() -> None:
    positions = Positions()
    job = job_at(MONTANA, 3).as_json()
    with pytest.raises(frontier.IllegalAction):
        positions.at({**job, "moves": (*job["moves"], 999_999)})
    assert positions.at(job)[1].key() == Positions().at(job)[1].key()


def test_only_recent_tables_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "MOST_TABLES", 2)
    positions = Positions()
    job = job_at(MONTANA, 1).as_json()
    first, second, again, _, forgotten = (positions.at({**job, "table": table})[1] for table in "abacb")
    assert again is first
    assert forgotten is not second
