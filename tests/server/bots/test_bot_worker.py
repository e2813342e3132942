"""The process in which bots think, without the pool around it."""

import json
import signal
import subprocess
from dataclasses import replace

import pytest

import frontier
from frontier.bots.levels import LevelBot
from frontier.server.bots import pool, worker
from frontier.server.bots.worker import MOST_TREES, BotCache, MatchCache
from frontier.server.bots.worker_process import READY
from support.bot_jobs import HOMESTEADERS, MONTANA, direct, job_at

pytestmark = pytest.mark.slow  # real processes


def test_the_worker_ignores_interrupts_and_ends_with_its_input() -> None:
    job = job_at(HOMESTEADERS, 5)
    process = subprocess.Popen(pool.COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert json.loads(process.stdout.readline()) == READY
        process.send_signal(signal.SIGINT)
        process.stdin.write(json.dumps({"job": 7, **job.as_json()}) + "\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline()) == {"job": 7, "action": direct(job)}
        process.stdin.close()
        assert process.wait(5) == 0


def test_only_new_moves_are_played() -> None:
    matches = MatchCache()
    long = job_at(MONTANA, 12)
    state = matches.match_of({**long.as_json(), "moves": long.moves[:5]}).state
    same = matches.match_of(long.as_json()).state
    assert same is state
    match = matches.match_of({**long.as_json(), "moves": long.moves[:-1]})  # a move taken back
    assert match.state is not state
    match.state.apply(long.moves[-1])
    assert match.state.key() == state.key()
    other = matches.match_of({**long.as_json(), "seed": "other", "moves": ()})
    assert other.state.key() == match.game.new("other").key()


def test_moves_that_fail_leave_nothing_behind() -> None:
    matches = MatchCache()
    job = job_at(MONTANA, 3).as_json()
    with pytest.raises(frontier.IllegalAction):
        matches.match_of({**job, "moves": (*job["moves"], 999_999)})
    assert matches.match_of(job).state.key() == MatchCache().match_of(job).state.key()


def test_only_recent_tables_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "MOST_TABLES", 2)
    matches = MatchCache()
    job = job_at(MONTANA, 1).as_json()
    first, second, again, _, forgotten = (matches.match_of({**job, "table": table}) for table in "abacb")
    assert again is first
    assert forgotten is not second


def test_those_who_search_remember_their_table_and_only_so_many_do() -> None:
    bots = BotCache()
    job = job_at(MONTANA, 8, "rancher")
    player = bots.bot_of(job.as_json())
    assert isinstance(player, LevelBot)
    assert bots.bot_of(job.as_json()) is player
    assert bots.bot_of(replace(job, seat=1 - job.seat).as_json()) is not player
    greedy = replace(job, bot="greedy").as_json()
    assert bots.bot_of(greedy) is not bots.bot_of(greedy)
    for n in range(MOST_TREES):
        bots.bot_of(replace(job, table=f"other {n}").as_json())
    assert bots.bot_of(job.as_json()) is not player
