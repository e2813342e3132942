"""Reviews of games that are over: made little by little, for those who look, and never by those who keep tables."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path

import pytest

import frontier
from frontier import CHANCE, Match, State
from frontier.engine.match import Move
from frontier.server.analysis import pool, reviews
from frontier.server.analysis.pool import AnalysisPool
from frontier.server.analysis.reviews import GameReview, Reviews
from frontier.server.api.models.review import ChancesNow
from support.processes import descendants, wait_for
from support.server import ServerProcess
from support.tables import create_solo, is_asked, is_over, watched_game
from support.together import until

pytestmark = [pytest.mark.slow, pytest.mark.anyio]
GOLDEN = Path(__file__).parents[2] / "golden"
SOON = 300.0  # seconds; on plain Python, with other tests beside it, a review takes a minute


def recorded(name: str = "montana-2p") -> Match:
    """A game of the golden files."""
    return frontier.record.loads((GOLDEN / f"{name}.record").read_text(encoding="utf-8"))


def walked(match: Match) -> Iterator[tuple[int, tuple[State, Move]]]:
    """The positions of a game, with the move in each and its number; the state goes on with the next."""
    return enumerate(match.positions(), start=1)


@pytest.fixture
async def running(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Reviews]:
    """A service whose passes are short."""
    monkeypatch.setattr(reviews, "PASSES", (2, 4))
    workers = AnalysisPool()
    yield Reviews(workers)
    await workers.stop()


async def finished(running: Reviews, name: str) -> GameReview:
    """A review, once nothing more is to come."""
    async with asyncio.timeout(SOON):
        while True:
            found = running.kept(name)
            assert found is not None
            if found.is_finished:
                return found
            await asyncio.sleep(0.05)


async def test_a_review_comes_in_two_passes(running: Reviews) -> None:
    match = recorded()
    begun = running.begin("game", "ann", match)
    assert running.kept("game") is begun
    found = await finished(running, "game")
    assert (found.passes, found.has_failed) == (2, False)
    moves = [number for number, move in enumerate(match.moves, start=1) if move.actor != CHANCE]
    assert sorted(found.found) == moves
    assert found.total == len(moves)
    review = found.review()
    assert [round(chance) for chance in review.curve[-1]] == [int(seat in match.state.winners) for seat in range(2)]
    notation = {number: match.game.notation.write(before, move.action) for number, (before, move) in walked(match)}
    assert all(found.found[number]["notation"]["played"] == notation[number] for number in moves)


async def test_who_looks_often_keeps_nobody_else_waiting(running: Reviews) -> None:
    """A game that is looked at while it is worked on is not worked on twice, and the next one is reviewed as well."""
    for name in ("montana-2p", "montana-3p"):
        running.begin(name, "ann", recorded(name))
        found = await finished(running, name)
        assert len(found.found) == found.total


async def test_who_looks_away_is_waited_for_no_longer(running: Reviews, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "PATIENCE", -1.0)
    found = running.begin("game", "ann", recorded())
    await asyncio.sleep(1.0)
    assert not found.found
    monkeypatch.setattr(reviews, "PATIENCE", 60.0)
    assert (await finished(running, "game")).found


async def test_the_first_pass_over_a_game_that_ends_is_made_whoever_looks(
    running: Reviews, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thorough one is not, as long as nobody looks."""
    monkeypatch.setattr(reviews, "PATIENCE", -1.0)
    running.owe("game", "ann", recorded())
    found = running._kept["game"]
    running.owe("game", "ann", recorded())
    assert running._kept["game"] is found, "it is begun once"
    async with asyncio.timeout(SOON):
        while found.passes == 0 or found.is_waiting:
            await asyncio.sleep(0.02)
    assert len(found.found) == found.total
    await asyncio.sleep(0.3)
    assert (found.passes, found.after) == (1, 0)


async def test_a_worker_that_dies_is_replaced(running: Reviews) -> None:
    found = running.begin("game", "ann", recorded("montana-4p"))
    async with asyncio.timeout(SOON):
        while running._pool.pids == [] or not found.found:
            await asyncio.sleep(0.01)
    os.kill(running._pool.pids[0], signal.SIGKILL)
    whole = await finished(running, "game")
    assert len(whole.found) == whole.total
    assert not whole.has_failed


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="there is no niceness on this system")
async def test_workers_yield_to_everything_else() -> None:
    workers = AnalysisPool(niceness=7)
    running = Reviews(workers)
    running.begin("game", "ann", recorded())
    try:
        async with asyncio.timeout(SOON):
            while not running.kept("game").found:  # type: ignore[union-attr]
                await asyncio.sleep(0.05)
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert [os.getpriority(os.PRIO_PROCESS, pid) for pid in workers.pids] == [min(19, own + 7)]
    finally:
        await workers.stop()


async def test_a_review_that_cannot_be_made_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "COMMAND", (sys.executable, "-c", "raise SystemExit(1)"))
    workers = AnalysisPool()
    running = Reviews(workers)
    running.begin("game", "ann", recorded())
    try:
        found = await finished(running, "game")
        assert found.has_failed
        assert not found.found
    finally:
        await workers.stop()


async def test_short_games_do_not_wait_for_long_queues(running: Reviews) -> None:
    """Between people the time is shared out evenly, however many games one of them looks at."""
    many = [running.begin(f"many {n}", "ann", recorded("montana-4p-modules")) for n in range(6)]
    one = running.begin("one", "ben", recorded())
    async with asyncio.timeout(SOON):
        while one.passes == 0:
            running.kept("one")
            for n in range(6):
                running.kept(f"many {n}")
            await asyncio.sleep(0.02)
    assert sum(each.is_finished for each in many) < 3


def test_no_game_is_reviewed_before_it_is_over(server: ServerProcess) -> None:
    party = create_solo(server)
    answer = party.people[0].http.get(f"/api/tables/{party.table}/review")
    assert answer.json()["error"]["key"] == "not-over"


def test_the_review_begins_when_the_game_ends(server: ServerProcess) -> None:
    """Nobody has asked for it, and it is worked on; then whoever watched the game may read it."""
    party = create_solo(server, "montana", options={"round_limit": 2})
    assert server.process is not None
    assert descendants(server.process.pid, pool.COMMAND[-1]) == []
    while not is_over(party.seen()):
        party.wait(lambda seen: is_over(seen) or is_asked(0)(seen) or seen["turn"]["awaits"] == "confirmation")
        if is_asked(0)(party.seen()):
            party.idle(0)
    pid = server.process.pid
    wait_for(lambda: descendants(pid, pool.COMMAND[-1]))
    for who in (party.people[0], server.guest("Ben")):
        look = partial(who.http.get, f"/api/tables/{party.table}/review")
        found = until(look, lambda answer: answer.is_success and answer.json()["passes"] > 0, SOON).json()
        assert len(found["curve"]) == found["total"] + 1


def test_onlookers_see_the_chances_of_bots_and_of_nobody_else(server: ServerProcess) -> None:
    host, onlooker = server.guest("Ann"), server.guest("Ben")
    bots = watched_game(host)
    for who in (host, onlooker):
        told = ChancesNow.model_validate(who.get(f"/api/tables/{bots}/chances"))
        assert sum(told.chances) == pytest.approx(1)
        assert told.seq <= who.state(bots, since=10**9)["seq"]
    alone = create_solo(server).table
    for who in (host, onlooker):
        assert who.refused("GET", f"/api/tables/{alone}/chances") == "no-chances"
    assert create_solo(server).people[0].refused("GET", f"/api/tables/{alone}/chances") == "no-chances"


def test_a_record_is_reviewed_for_anybody(server: ServerProcess) -> None:
    record = (GOLDEN / "montana-2p.record").read_text(encoding="utf-8")
    stranger = server.guest()
    end = time.monotonic() + SOON
    found = stranger.http.post("/api/review", json={"record": record}).json()
    assert found["done"] < found["total"]
    while found["passes"] == 0:
        assert time.monotonic() < end, found
        time.sleep(0.3)
        found = stranger.http.post("/api/review?lang=de", json={"record": record}).json()
    assert found["done"] == found["total"] == len(found["decisions"])
    assert len(found["curve"]) == found["total"] + 1
    for seat in range(2):
        change = sum(step["decided"][seat] + step["luck"][seat] for step in found["steps"])
        assert change == pytest.approx(found["curve"][-1]["chances"][seat] - found["curve"][0]["chances"][seat])
    match = recorded()
    texts = {number: match.game.describe(before, move.action, "de") for number, (before, move) in walked(match)}
    assert all(one["played"]["text"] == texts[one["move"]] for one in found["decisions"])
