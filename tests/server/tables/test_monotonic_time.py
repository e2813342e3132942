"""The clock of the machine is set back or jumps forward: nobody is signed out, and nobody's time runs out."""

import time
from pathlib import Path

import pytest

from frontier.server.bots.pool import BotPool
from frontier.server.observability.metrics import Metrics
from frontier.server.people.sign_ins import COOKIE_SECONDS
from frontier.server.tables import lobby
from frontier.server.tables.live_table import LiveTable, Services
from frontier.server.tables.lobby import NewTable
from frontier.server.tables.model import load_table
from frontier.server.tables.monotonic_time import MonotonicTime
from support.people_web import open_world

Clocks = dict[str, float]


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Clocks:
    """The wall clock and the steady one, as the test says."""
    shown = {"wall": 1_800_000_000.0, "steady": 50.0}
    monkeypatch.setattr(time, "time", lambda: shown["wall"])
    monkeypatch.setattr(time, "monotonic", lambda: shown["steady"])
    return shown


def passes(clocks: Clocks, seconds: float) -> None:
    for name in clocks:
        clocks[name] += seconds


def test_time_goes_on_steadily_whatever_the_wall_clock_shows(clocks: Clocks) -> None:
    clock = MonotonicTime(0.0)
    assert clock.now() == clocks["wall"]
    began = clock.now()
    for jump in (0, 3600, -7200, 0.5):
        clocks["wall"] += jump
        before = clock.now()
        passes(clocks, 10)
        assert clock.now() == before + 10
    assert clock.now() == began + 40


def test_what_is_in_the_log_is_never_in_the_future(clocks: Clocks) -> None:
    late = clocks["wall"] + 500
    clock = MonotonicTime(late)
    assert clock.now() == late, "the clock was set back before the table was read"
    passes(clocks, 3)
    clock.advance_to(late + 1)
    assert clock.now() == late + 3
    clock.advance_to(late + 100)
    assert clock.now() == late + 100, "another process knows better"


@pytest.mark.anyio
async def test_a_jump_puts_nobody_out_of_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_world(tmp_path) as world:
        ann = await world.people.guest("Ann")
        seats: list[tuple[str, str | None]] = [("human", None), ("human", None)]
        wanted = NewTable("montana", 2, seats=seats, clock={"base": 600.0, "increment": 0.0, "grace": 10.0})
        id_ = await world.db.write(lambda connection: lobby.create(connection, ann, wanted))
        data = await world.db.read(lambda connection: load_table(connection, id_))
        services = Services(world.db, BotPool(), Metrics())
        table = LiveTable(services, data, data.play(), set())
        await table.advance()
        assert table.play is not None
        for jump in (3600.0, -7200.0):
            wall = time.time
            monkeypatch.setattr(time, "time", lambda wall=wall, jump=jump: wall() + jump)
            seat = table.play.waits_for
            assert seat is not None
            info = table.broadcast.table_info(ann)
            assert not any(place["out"] for place in info["seats"])
            action = table.play.state.legal_actions()[0]
            head = await table.act(
                ann, seat=None, seq=table.play.head, action=action, move=None, confirm=True, lang="en"
            )
            ats = [applied.entry.at for applied in table.play.applied]
            assert ats == sorted(ats)
            assert table.play.head == head
            assert min(table.play.left) > 590
        data = await world.db.read(lambda connection: load_table(connection, id_))
        again = LiveTable(services, data, data.play(), set())  # read while the wall clock is behind
        assert again.play is not None
        assert min(again.play.time_left(seat, again.broadcast.time.now()) for seat in (0, 1)) > 590


@pytest.mark.anyio
@pytest.mark.parametrize("jump", [-2.0, -86400.0, 86400.0])
async def test_nobody_is_signed_out_by_the_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    async with open_world(tmp_path) as world:
        jane = await world.people.guest("Jane")
        cookie, link = await world.people.sign_ins.sign_in(jane), world.people.confirmation(jane, "jane@example.org")
        wall = time.time
        monkeypatch.setattr(time, "time", lambda: wall() + jump)
        assert await world.people.sign_ins.by_cookie(cookie) == jane
        assert (await world.people.confirm_email(link))[0] == jane
        monkeypatch.setattr(time, "time", lambda: wall() + COOKIE_SECONDS + 10)
        assert await world.people.sign_ins.by_cookie(cookie) is None, "old ones are worth nothing all the same"
