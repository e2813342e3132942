"""Bots of many tables at once: whoever has very many of them makes a stranger wait for a few decisions, not for all."""

import asyncio
import os
import signal
from collections.abc import Iterator

import pytest

from frontier.bots.levels import SEARCH_LEVELS
from frontier.server.bots.pool import QUICK, BotPool
from support.bot_jobs import MONTANA, job_at
from support.server import Client, ServerProcess
from support.tables import Party, create_solo, is_asked
from support.together import until

pytestmark = pytest.mark.slow
FLOOD = 40  # tables at which only the strongest play
FEW = 12  # decisions of others, far below one for each table; a decision lands together with those of the same write


def test_only_the_strongest_are_not_quick() -> None:
    assert set(SEARCH_LEVELS) - QUICK == {"pioneer"}


@pytest.fixture(scope="module")
def flooded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, Client, list[str]]]:
    """A server, the person whose tables keep its bots busy, and those tables."""
    folder = tmp_path_factory.mktemp("flooded")
    with ServerProcess(str(folder / "table.db"), folder, "--no-limits") as server:
        ann = server.guest("Ann")
        seats = [{"kind": "human"}, *({"kind": "bot", "bot": "pioneer"} for _ in range(3))]
        tables = [ann.table("montana", players=4, seats=seats) for _ in range(FLOOD)]
        for table in tables:
            ann.post(f"/api/tables/{table}/seats/0/stand-in", bot="pioneer")
        yield server, ann, tables


def moves_between(ann: Client, tables: list[str], first: float, last: float) -> int:
    """How many bots at these tables decided in the meantime."""
    entries = [entry for table in tables for entry in ann.state(table)["entries"]]
    assert max(entry["at"] for entry in entries) > last, "the flood has ebbed away"
    return sum(
        entry["kind"] == "move" and entry["seat"] is not None and first < entry["at"] < last for entry in entries
    )


def answered(party: Party) -> tuple[float, float]:
    """When a person handed on the turn, and when the bot decided."""
    seq = party.do(0, "done", confirm=True)
    party.wait(is_asked(0))
    entries = party.seen(since=0)["entries"]
    handed = next(entry["at"] for entry in reversed(entries[:seq]) if entry["seat"] == 0)
    return handed, next(entry["at"] for entry in entries if entry["seat"] == 1 and entry["at"] >= handed)


@pytest.mark.parametrize("bot", ["random", "greenhorn", "rancher", "pioneer"])
def test_a_stranger_waits_for_a_few_decisions(flooded: tuple[ServerProcess, Client, list[str]], bot: str) -> None:
    server, ann, tables = flooded
    party = create_solo(server, bot=bot)
    first, last = answered(party)
    until(lambda: max(entry["at"] for table in tables for entry in ann.state(table)["entries"]), lambda at: at > last)
    assert moves_between(ann, tables, first, last) <= FEW


@pytest.mark.anyio
async def test_the_quick_have_a_process_that_the_strongest_never_use() -> None:
    """The strongest stand still; everybody else decides all the same."""
    pool = BotPool(1, 60.0)
    await pool.start()
    try:
        async with asyncio.timeout(60):
            await pool.choose(job_at(MONTANA, 0, "pioneer"))
            strong, _ = pool.pids
            os.kill(strong, signal.SIGSTOP)
            stuck = [asyncio.create_task(pool.choose(job_at(MONTANA, 2, "pioneer", n))) for n in range(5)]
            for bot in sorted(QUICK):
                job = job_at(MONTANA, 3, bot)
                assert (await pool.choose(job)).by == bot
            assert not any(task.done() for task in stuck)
            os.kill(strong, signal.SIGCONT)
            assert [choice.by for choice in await asyncio.gather(*stuck)] == ["pioneer"] * 5
    finally:
        await pool.stop()
