"""Guessing a password takes ever longer; its owner, elsewhere, notices nothing."""

import asyncio
import threading
import time
from pathlib import Path

import httpx
import pytest

from frontier.server.errors import Refused
from frontier.server.limits import login_backoff as module
from frontier.server.limits.login_backoff import (
    AT_ONCE,
    DECAY_SECONDS,
    FREE_ADDRESSES,
    FREE_FAILURES,
    LONGEST_DELAY,
    LoginBackoff,
)
from frontier.server.limits.rate_limits import RATES, RateLimits
from support.people_web import PASSWORD
from support.server import ServerProcess

async_test = pytest.mark.anyio


class Clock:
    """Time that passes when somebody waits."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.waited: list[float] = []

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.waited.append(seconds)
        self.now += seconds


def make_backoff(is_on: bool = True) -> tuple[LoginBackoff, Clock]:
    clock = Clock()
    return LoginBackoff(RateLimits(is_on, clock), clock, clock.sleep), clock


async def fail(backoff: LoginBackoff, address: str, login: str) -> str:
    with pytest.raises(Refused) as error:
        async with backoff.attempt(address, login):
            raise Refused("login-failed")
    return error.value.key


@async_test
async def test_waits_grow_up_to_a_bound_and_are_nobody_elses() -> None:
    backoff, clock = make_backoff()
    for _ in range(20):
        assert await fail(backoff, "192.0.2.1", "Jane ") == "login-failed"
    assert len(clock.waited) == 20 - FREE_FAILURES
    assert clock.waited == sorted(clock.waited)
    assert (clock.waited[0] < 0.5, clock.waited[-1]) == (True, LONGEST_DELAY)
    assert backoff.delay("192.0.2.1", "bill") == 0
    assert backoff.delay("192.0.2.2", "jane") == 0, "one hostile address does not make the owner wait"
    async with backoff.attempt("192.0.2.1", "jane"):
        pass
    assert backoff.delay("192.0.2.1", "jane") == 0, "who knows the password may have mistyped it"


@async_test
async def test_failures_fade() -> None:
    backoff, clock = make_backoff()
    for _ in range(FREE_FAILURES + 3):
        await fail(backoff, "192.0.2.1", "jane")
    before = backoff.delay("192.0.2.1", "jane")
    clock.now += DECAY_SECONDS
    assert 0 < backoff.delay("192.0.2.1", "jane") < before
    clock.now += 10 * DECAY_SECONDS
    assert backoff.delay("192.0.2.1", "jane") == 0


@async_test
async def test_a_name_that_many_addresses_fail_at_is_a_little_slow_for_all() -> None:
    backoff, _ = make_backoff()
    for n in range(200):
        await fail(backoff, f"198.51.100.{n}", "jane")
        if n < FREE_ADDRESSES:
            assert backoff.delay("192.0.2.1", "jane") == 0
    assert 0 < backoff.delay("192.0.2.1", "jane") <= module.LONGEST_SHARED_DELAY
    assert backoff.delay("192.0.2.1", "bill") == 0


@async_test
async def test_a_spray_over_many_names_is_limited_by_address() -> None:
    backoff, _ = make_backoff()
    keys = [await fail(backoff, "192.0.2.1", f"name{n}") for n in range(int(RATES["login"].burst) + 1)]
    assert keys[-1] == "too-fast"
    assert set(keys[:-1]) == {"login-failed"}
    backoff, _ = make_backoff()
    for n in range(100):  # a school logs in
        async with backoff.attempt("192.0.2.1", f"name{n}"):
            pass


@async_test
async def test_few_wait_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    limits, gate = RateLimits(True), asyncio.Event()

    async def wait(_seconds: float) -> None:
        await gate.wait()

    backoff = LoginBackoff(limits, lambda: 1000.0, wait)
    for name in ("jane", "bill"):
        for _ in range(FREE_FAILURES):
            await fail(backoff, "192.0.2.1", name)
    attempts = [asyncio.create_task(fail(backoff, "192.0.2.1", "jane")) for _ in range(AT_ONCE + 3)]
    await asyncio.sleep(0)
    monkeypatch.setattr(module, "WAITING", AT_ONCE)
    assert await fail(backoff, "192.0.2.1", "bill") == "too-fast", "nor in all"
    gate.set()
    keys = await asyncio.gather(*attempts)
    assert sorted(keys) == ["login-failed"] * AT_ONCE + ["too-fast"] * 3
    assert await fail(backoff, "192.0.2.1", "bill") == "login-failed"
    assert backoff._waiting.total() == 0


@async_test
async def test_counts_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "KEYS", 10)
    backoff, _ = make_backoff()
    for n in range(100):
        await fail(backoff, f"192.0.2.{n}", f"name{n}")
    assert len(backoff._pairs._counts) == len(backoff._names._counts) == 10


@async_test
async def test_without_limits_nobody_waits() -> None:
    backoff, clock = make_backoff(is_on=False)
    for _ in range(100):
        assert await fail(backoff, "192.0.2.1", "jane") == "login-failed"
    assert clock.waited == []


# --- on a real server ---


@pytest.mark.slow
def test_the_owner_gets_in_while_somebody_else_hammers(tmp_path: Path) -> None:
    """From two addresses of this machine, with limits as people run it."""
    with ServerProcess(str(tmp_path / "table.db"), tmp_path) as server:
        owner = server.guest("Ann")
        owner.post("/api/accounts", login="ann", password=PASSWORD)

        def took() -> float:
            begun = time.monotonic()
            owner.post("/api/login", login="ann", password=PASSWORD)
            return time.monotonic() - begun

        alone = max(took() for _ in range(3))
        stop, answers = threading.Event(), [0, 0]

        def hammer() -> None:
            transport = httpx.HTTPTransport(local_address="127.0.0.2")
            with httpx.Client(transport=transport, base_url=server.url, headers={"X-Frontier": "1"}, timeout=60) as me:
                while not stop.is_set():
                    said = me.post("/api/login", json={"login": "ann", "password": "a wrong one"}).status_code
                    assert said in (401, 429, 503)
                    answers[said == 429] += 1
                    if said == 429:
                        time.sleep(0.1)

        attackers = [threading.Thread(target=hammer) for _ in range(4)]
        for attacker in attackers:
            attacker.start()
        end = time.monotonic() + 60
        while answers[0] < 12 and time.monotonic() < end:  # more than the former limit
            time.sleep(0.05)
        under_fire = [took() for _ in range(5)]
        stop.set()
        for attacker in attackers:
            attacker.join(60)
        assert sum(answers) >= 12
        # Not refused, and not made to wait as the attackers are: only the hashes of both share the processors.
        assert min(under_fire) < LONGEST_DELAY + alone
        assert owner.get("/api/me")["login"] == "ann"
