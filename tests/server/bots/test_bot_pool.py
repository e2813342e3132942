"""Bots in worker processes: the same decisions as in this process, and a legal one whatever happens to a worker."""

import asyncio
import logging
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import uvloop

import frontier
from frontier import OptionError
from frontier.server.bots import pool, worker_process
from frontier.server.bots.pool import BotChoice, BotJob, BotPool, PoolStopped
from frontier.server.bots.worker import MatchCache
from support.bot_jobs import HOMESTEADERS, MONTANA, direct, job_at

pytestmark = pytest.mark.slow  # real processes

Scenario = Callable[[], Awaitable[None]]
Run = Callable[[Scenario], None]
Heard = list[tuple[str, str]]

MODULES: dict[str, Any] = dict(frontier.game("montana", players=3, modules=("events", "goldrush")).settings())
ODD_BOTS = """
import os, time
from frontier.bots import BOTS
from frontier.server.bots.worker import main

class Odd:
    def __init__(self, act):
        self.act = act

    def choose(self, game, state, seat):
        return self.act(state.legal_actions())

def napper(legal):
    time.sleep(0.6)
    return legal[0]

def chatty(legal):
    print('{"job": 1, "action": 5}', flush=True)
    os.write(1, b"x" * 200_000)
    return legal[-1]

odd = {
    "sleeper": lambda legal: time.sleep(600),
    "napper": napper,
    "chatty": chatty,
    "illegal": lambda legal: 999_999,
    "vague": lambda legal: "the best one",
    "fatal": lambda legal: os._exit(3),
    "raising": lambda legal: legal["no idea"],
}
for name, act in odd.items():
    BOTS[name] = lambda seed, act=act: Odd(act)
main()
"""


@pytest.fixture(params=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Run:
    """Runs a scenario on either event loop; afterwards no process is left and the loop had nothing to complain of."""
    factory = uvloop.new_event_loop if request.param == "uvloop" else None

    def run_it(scenario: Scenario) -> None:
        async def within_time() -> None:
            async with asyncio.timeout(30):
                await scenario()

        before = children()
        with asyncio.Runner(loop_factory=factory) as runner:
            runner.run(within_time())
        assert children() <= before
        assert [record for record in caplog.records if record.name == "asyncio" and record.levelno > logging.INFO] == []

    return run_it


@pytest.fixture
def odd_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "COMMAND", (sys.executable, "-c", ODD_BOTS))


def children() -> set[int]:
    """Processes of ours, dead ones that nobody waited for included."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = stat.read_text(errors="replace").rpartition(")")[2].split()[1]
        except OSError:
            continue
        if int(parent) == os.getpid():
            found.add(int(stat.parent.name))
    return found


Body = Callable[[BotPool, Heard], Awaitable[None]]


def with_pool(body: Body, size: int = 1, limit: float = 10.0) -> Scenario:
    """The scenario of a running pool, which also hears of every attempt."""

    async def scenario() -> None:
        pool = BotPool(size, limit, quick=0)
        heard: Heard = []
        pool.on_decision = lambda name, seconds, outcome: heard.append((name, outcome))
        await pool.start()
        try:
            await body(pool, heard)
        finally:
            await pool.stop()

    return scenario


async def worker_of(pool: BotPool) -> int:
    """The process of a pool with a single worker, ready to work."""
    await pool.choose(job_at(MONTANA, 0))
    (pid,) = pool.pids
    return pid


def is_legal(job: BotJob, choice: BotChoice) -> bool:
    return MatchCache().match_of(job.as_json()).state.is_legal(choice.action)


# Good days --------------------------------------------------------------------------------------------------


def test_decisions_are_the_bots_own(run: Run) -> None:
    tables = (MONTANA, MODULES, HOMESTEADERS)
    bots = ("greedy", "random")
    jobs = [job_at(table, n, bot) for table in tables for n in (0, 7, 8, 30, 5) for bot in bots]

    async def scenario(pool: BotPool, heard: Heard) -> None:
        for job in jobs:
            choice = await pool.choose(job)
            assert choice == BotChoice(direct(job), job.bot)
            assert is_legal(job, choice)
        assert heard == [(job.bot, "ok") for job in jobs]

    run(with_pool(scenario))


def test_many_jobs_at_once_over_several_workers(run: Run) -> None:
    tables = (MONTANA, HOMESTEADERS)
    jobs = [job_at(table, n, "random", seed) for table in tables for n in range(5) for seed in (1, 2, "three")]

    async def scenario(pool: BotPool, heard: Heard) -> None:
        choices = await asyncio.gather(*(pool.choose(job) for job in jobs))
        assert choices == [BotChoice(direct(job), "random") for job in jobs]
        assert len(heard) == len(jobs)
        assert len(pool.pids) == 2

    run(with_pool(scenario, size=2))


@pytest.mark.usefixtures("odd_bots")
def test_first_come_first_served_while_the_loop_goes_on(run: Run) -> None:
    job = job_at(MONTANA, 0)
    served: list[int] = []

    async def scenario(pool: BotPool, _: Heard) -> None:
        await worker_of(pool)

        async def ask(n: int) -> None:
            await pool.choose(replace(job, bot="napper" if n == 0 else "random"))
            served.append(n)

        longest = 0.0
        asked = asyncio.gather(*(ask(n) for n in range(6)))
        while not asked.done():
            began = time.perf_counter()
            await asyncio.sleep(0.005)
            longest = max(longest, time.perf_counter() - began)
        await asked
        assert served == list(range(6))
        assert longest < 0.5  # the nap takes 0.6 s

    run(with_pool(scenario))


def test_a_core_stays_free(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, size in ((8, 7), (1, 1), (None, 1)):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        assert BotPool().size == size


# Bad days ---------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("odd_bots")
def test_a_worker_killed_while_it_thinks(run: Run) -> None:
    job = job_at(MODULES, 4, "sleeper")

    async def scenario(pool: BotPool, heard: Heard) -> None:
        pid = await worker_of(pool)
        heard.clear()
        asked = asyncio.create_task(pool.choose(job))
        await asyncio.sleep(0.1)
        os.kill(pid, signal.SIGKILL)
        assert await asked == BotChoice(direct(replace(job, bot="greedy")), "greedy")
        assert heard == [("sleeper", "crashed"), ("greedy", "ok")]
        assert pool.pids != [pid]

    run(with_pool(scenario))


def test_a_stopped_worker_is_too_slow(run: Run) -> None:
    job = job_at(HOMESTEADERS, 4, "random")

    async def scenario(pool: BotPool, heard: Heard) -> None:
        pid = await worker_of(pool)
        heard.clear()
        os.kill(pid, signal.SIGSTOP)
        assert await pool.choose(job) == BotChoice(direct(replace(job, bot="greedy")), "greedy")
        assert heard == [("random", "slow"), ("greedy", "ok")]
        assert pid not in children()
        assert await pool.choose(job) == BotChoice(direct(job), "random")

    run(with_pool(scenario, limit=1.0))


def test_a_worker_that_died_idle_is_replaced_unnoticed(run: Run) -> None:
    job = job_at(MONTANA, 3, "random")

    async def scenario(pool: BotPool, heard: Heard) -> None:
        os.kill(await worker_of(pool), signal.SIGKILL)
        while pool.pids:
            await asyncio.sleep(0.01)
        assert await pool.choose(job) == BotChoice(direct(job), "random")
        assert heard[1:] == [("random", "ok")]

    run(with_pool(scenario))


@pytest.mark.usefixtures("odd_bots")
def test_a_bot_that_fails_is_replaced_by_greedy(run: Run, caplog: pytest.LogCaptureFixture) -> None:
    job = job_at(MONTANA, 6)
    outcomes = {"no such bot": "crashed", "raising": "crashed", "illegal": "illegal", "vague": "illegal"}
    outcomes["fatal"] = "crashed"  # and the process with it

    async def scenario(pool: BotPool, heard: Heard) -> None:
        pid = await worker_of(pool)
        for bot, outcome in outcomes.items():
            heard.clear()
            assert await pool.choose(replace(job, bot=bot)) == BotChoice(direct(job), "greedy")
            assert heard == [(bot, outcome), ("greedy", "ok")]
            assert (pool.pids == [pid]) is (bot != "fatal")

    run(with_pool(scenario))
    for said in ("TypeError: ", *outcomes):  # the first: from the traceback on the worker's stderr
        assert any(said in record.getMessage() for record in caplog.records)


@pytest.mark.usefixtures("odd_bots")
def test_what_a_bot_prints_is_no_answer(run: Run) -> None:
    job = job_at(MONTANA, 2, "chatty")

    async def scenario(pool: BotPool, _: Heard) -> None:
        for _turn in range(2):
            choice = await pool.choose(job)
            assert choice.by == "chatty"
            assert is_legal(job, choice)

    run(with_pool(scenario))


@pytest.mark.parametrize(
    "program",
    [None, "raise SystemExit(1)", "print('hello')", "print('x' * 1_000_000)"],
    ids=["missing", "dying", "babbling", "flooding"],
)
def test_without_any_worker_a_legal_action_is_drawn(
    run: Run, program: str | None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    command = ("/no/such/program",) if program is None else (sys.executable, "-S", "-c", program)
    monkeypatch.setattr(pool, "COMMAND", command)
    monkeypatch.setattr(worker_process, "FIRST_PAUSE", 0.05)
    job = job_at(MODULES, 4)

    async def scenario(pool: BotPool, heard: Heard) -> None:
        for _ in range(20):
            choice = await pool.choose(job)
            assert choice.by == "random"
            assert is_legal(job, choice)
        assert heard[:3] == [("greedy", "crashed"), ("greedy", "crashed"), ("random", "ok")]
        assert len(heard) == 60

    run(with_pool(scenario, limit=0.15))
    starts = [record for record in caplog.records if "the next one starts in" in record.getMessage()]
    assert 3 <= len(starts) <= 5  # then the pause is longer than anybody waits


def test_jobs_nobody_can_decide(run: Run) -> None:
    job = job_at(MONTANA, 3)

    async def scenario(pool: BotPool, _: Heard) -> None:
        with pytest.raises(frontier.IllegalAction):
            await pool.choose(replace(job, moves=(*job.moves, 999_999)))
        with pytest.raises(ValueError, match="nothing to decide"):
            await pool.choose(replace(job, seat=1 - job.seat))
        with pytest.raises(OptionError):
            await pool.choose(replace(job, settings={**MONTANA, "players": 9}))
        assert (await pool.choose(job)).action == direct(job)

    run(with_pool(scenario))


# Cancelling and stopping ------------------------------------------------------------------------------------


@pytest.mark.usefixtures("odd_bots")
def test_a_late_answer_is_not_taken_for_the_next_job(run: Run) -> None:
    first, second = job_at(MONTANA, 0, "napper"), job_at(HOMESTEADERS, 9)

    async def scenario(pool: BotPool, heard: Heard) -> None:
        pid = await worker_of(pool)
        heard.clear()
        thinking = asyncio.create_task(pool.choose(first))
        queued = asyncio.create_task(pool.choose(replace(first, bot="sleeper")))
        await asyncio.sleep(0.1)
        thinking.cancel()
        queued.cancel()
        assert await pool.choose(second) == BotChoice(direct(second), "greedy")
        assert thinking.cancelled()
        assert queued.cancelled()
        assert heard == [("napper", "ok"), ("greedy", "ok")]  # nobody asked the sleeper
        assert pool.pids == [pid]

    run(with_pool(scenario))


@pytest.mark.usefixtures("odd_bots")
def test_a_cancelled_job_is_not_tried_again(run: Run) -> None:
    job = job_at(MONTANA, 0)

    async def scenario(pool: BotPool, heard: Heard) -> None:
        await worker_of(pool)
        heard.clear()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(pool.choose(replace(job, bot="sleeper")), 0.1)
        assert await pool.choose(job) == BotChoice(direct(job), "greedy")
        assert heard == [("sleeper", "slow"), ("greedy", "ok")]

    run(with_pool(scenario, limit=1.0))


@pytest.mark.usefixtures("odd_bots")
def test_stopping_ends_every_process_and_tells_who_waits(run: Run) -> None:
    job = job_at(MONTANA, 0, "sleeper")

    async def scenario() -> None:
        pool = BotPool(2, quick=0)
        with pytest.raises(PoolStopped):
            await pool.choose(job)
        await pool.start()
        asked = [asyncio.create_task(pool.choose(job)) for _ in range(4)]
        while len(pool.pids) < 2:
            await asyncio.sleep(0.01)
        os.kill(pool.pids[0], signal.SIGSTOP)  # will not hear that it should end
        await pool.stop()
        assert all(isinstance(end, PoolStopped) for end in await asyncio.gather(*asked, return_exceptions=True))
        assert pool.pids == []
        with pytest.raises(PoolStopped):
            await pool.choose(job)
        await pool.stop()

    run(scenario)


def test_stopping_while_workers_start(run: Run) -> None:
    others = children()

    async def scenario() -> None:
        for wait in (0.0, 0.001, 0.003, 0.02, 0.1):
            pool = BotPool(2, quick=0)
            await pool.start()
            await asyncio.sleep(wait)
            await pool.stop()
            assert children() <= others

    run(scenario)
