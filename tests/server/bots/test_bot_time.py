"""Bots that think for seconds: how their time is shared out while many wait, that this is told, and what is kept."""

import asyncio
import sys
from dataclasses import replace
from typing import Any

import pytest

from frontier.bots.characters import CHARACTERS
from frontier.bots.game_bots import bots_of
from frontier.bots.levels import LESS, LevelBot
from frontier.server.bots import pool, worker
from frontier.server.bots.pool import LEAST_EFFORT, BotChoice, BotJob, BotPool, _Request
from frontier.server.bots.worker import BotCache
from frontier.server.bots.worker_process import Worker
from frontier.server.tables.bot_names import bot_name, style_at
from frontier.server.tables.model import BOT, HUMAN, Seat
from support.bot_jobs import MONTANA, job_at

SLOW_BOT = """
import time
from frontier.bots import BOTS
from frontier.server.bots.worker import main

class Slow:
    def choose(self, game, state, seat):
        time.sleep(0.4)
        return state.legal_actions()[0]

BOTS["slow"] = lambda seed: Slow()
main()
"""


@pytest.fixture
def slow_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "COMMAND", (sys.executable, "-c", SLOW_BOT))
    monkeypatch.setattr(pool, "TOLD_AFTER", 0.1)


def asked_with(job: BotJob, waiting: int, workers: int) -> float:
    """The effort that a bot is allowed when so many others wait for so many workers."""
    loop = asyncio.new_event_loop()
    try:
        request = _Request(job, 0.1, loop.create_future())
        request.begin(waiting, workers)
        return request.job.effort
    finally:
        loop.close()


def test_the_more_wait_the_less_each_thinks() -> None:
    job = job_at(MONTANA, 0, "pioneer")
    efforts = [asked_with(job, waiting, 2) for waiting in (0, 2, 8, 1000)]
    assert efforts == [1.0, 0.5, 0.2, LEAST_EFFORT]
    hurried = replace(job, effort=LESS)
    assert asked_with(hurried, 0, 2) == LESS
    assert asked_with(replace(job, effort=0.05), 1000, 1) == 0.05  # never more than asked for


def test_a_bot_takes_what_it_is_allowed_and_is_somebody() -> None:
    bots = BotCache()
    job = replace(job_at(MONTANA, 8, "pioneer"), character="Ada", effort=0.25)
    player = bots.bot_of(job.as_json())
    assert isinstance(player, LevelBot)
    assert (player.name, player.character, player.effort) == ("pioneer:Ada", "Ada", 0.25)
    assert bots.bot_of(replace(job, effort=1.0).as_json()) is player
    assert player.effort == 1.0
    assert bots.bot_of(replace(job, bot="random").as_json()).name == "random"  # who is nobody


def test_big_trees_are_forgotten_first_come_first_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "MOST_NODES", 100)
    monkeypatch.setattr(LevelBot, "nodes", property(lambda bot: 60))
    bots = BotCache()
    job = job_at(MONTANA, 8, "rancher")
    first = bots.bot_of({**job.as_json(), "table": "a"})
    second = bots.bot_of({**job.as_json(), "table": "b"})
    third = bots.bot_of({**job.as_json(), "table": "c"})  # now there are two, which is too much
    assert bots.bot_of({**job.as_json(), "table": "c"}) is third
    assert bots.bot_of({**job.as_json(), "table": "b"}) is second
    assert bots.bot_of({**job.as_json(), "table": "a"}) is not first


@pytest.mark.slow
@pytest.mark.anyio
@pytest.mark.usefixtures("slow_bot")
async def test_who_waits_for_others_is_told_and_when_it_is_over() -> None:
    bots = BotPool(1, 20.0, quick=0)
    await bots.start()
    try:
        told: dict[str, list[bool]] = {"a": [], "b": [], "c": []}
        job = job_at(MONTANA, 0, "slow")
        await bots.choose(job)  # the process has started
        asked = [bots.choose(replace(job, table=name, host=name), told[name].append) for name in told]
        assert {type(choice) for choice in await asyncio.gather(*asked)} == {BotChoice}
        assert told == {"a": [], "b": [True, False], "c": [True, False]}
        given_up: list[bool] = []
        first = asyncio.create_task(bots.choose(replace(job, table="a")))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(bots.choose(replace(job, table="b"), given_up.append), 0.2)
        await first
        await bots.choose(job)
        assert given_up == [True, False]
    finally:
        await bots.stop()


@pytest.mark.slow
@pytest.mark.anyio
async def test_a_table_goes_back_to_the_process_that_knows_its_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as that one has nothing else to do."""
    asked: list[tuple[str, Worker]] = []
    ask = Worker.ask

    async def heard(worker: Worker, job: dict[str, Any]) -> dict[str, Any]:
        asked.append((job["table"], worker))
        return await ask(worker, job)

    monkeypatch.setattr(Worker, "ask", heard)
    bots = BotPool(2, 20.0, quick=0)
    await bots.start()
    try:
        jobs = [replace(job_at(MONTANA, 0, "random"), table=table) for table in ("a", "b")]
        while len(bots._lanes[0].idle) < 2:  # their processes have to start
            await asyncio.sleep(0.01)
        await asyncio.gather(*(bots.choose(job) for job in jobs))
        first = dict(asked)
        assert len(set(first.values())) == 2
        for number in (0, 0, 1, 0, 1, 1, 1, 0):
            await bots.choose(jobs[number])
        assert all(first[table] is worker for table, worker in asked)
        before = len(asked)
        await asyncio.gather(*(bots.choose(jobs[0]) for _ in range(8)))  # more than one can do
        assert {worker for _, worker in asked[before:]} == set(first.values())
    finally:
        await bots.stop()


def test_a_seat_has_the_style_of_its_name() -> None:
    for seat in range(4):
        name = bot_name("some table", seat)
        assert style_at("some table", "montana", Seat(seat, BOT, bot="rancher")) == CHARACTERS[name]
    assert style_at("some table", "montana", Seat(0, HUMAN)) is None
    assert style_at("some table", "montana", Seat(0, BOT, bot="random")) is None
    assert set(bots_of("montana").styles) == set(CHARACTERS.values())
