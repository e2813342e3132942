"""Token buckets, and whom they count."""

import pytest
from starlette.requests import HTTPConnection

from frontier.server.api.common import client_address
from frontier.server.errors import Refused
from frontier.server.limits import rate_limits as limits_module
from frontier.server.limits.rate_limits import RATES, WIDER, ConcurrencyCounter, RateLimits, larger_network


def test_buckets_empty_and_fill() -> None:
    now = 100.0
    limits = RateLimits(True, clock=lambda: now)
    for _ in range(int(RATES["chat"].burst)):
        limits.check("chat", "jane")
    with pytest.raises(Refused, match="too-fast") as error:
        limits.check("chat", "jane")
    assert error.value.retry_after == pytest.approx(1)
    limits.check("chat", "bill")
    limits.check("join", "jane")
    now += 0.5
    with pytest.raises(Refused) as error:
        limits.check("chat", "jane")
    assert error.value.retry_after == pytest.approx(0.5)
    now += 0.5
    limits.check("chat", "jane")
    now += 10_000
    for _ in range(int(RATES["chat"].burst)):
        limits.check("chat", "jane")
    with pytest.raises(Refused):
        limits.check("chat", "jane")


def test_buckets_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "KEYS", 10)
    limits = RateLimits(True)
    for n in range(1000):
        limits.check("guest", str(n))
    assert list(limits._buckets["guest"]) == [str(n) for n in range(990, 1000)]


def test_limits_can_be_off_but_kinds_must_exist() -> None:
    limits = RateLimits(False)
    for _ in range(1000):
        limits.check("login", "x")
    with pytest.raises(KeyError):
        limits.check("no-such-kind", "x")


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "unknown"),
        (None, "unknown"),
    ],
)
def test_addresses_as_limits_count_them(host: str | None, counted: str) -> None:
    client = None if host is None else (host, 1)
    assert client_address(HTTPConnection({"type": "http", "client": client, "headers": []})) == counted


@pytest.mark.parametrize(
    ("key", "larger"),
    [
        ("2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("address 2001:db8:1:2::/64", "address 2001:db8:1::/48"),
        ("192.0.2.1", None),
        ("unknown", None),
        ("name somebody/64", None),
        ("name 192.0.2.0/64", None),
    ],
)
def test_larger_networks(key: str, larger: str | None) -> None:
    assert larger_network(key) == larger


def test_a_large_network_has_limits_of_its_own() -> None:
    """Who has a /48 has 65536 networks of those that are counted one by one."""
    limits, passed = RateLimits(True, clock=lambda: 100.0), 0
    for n in range(1000):
        try:
            limits.check("guest", f"2001:db8:1:{n:x}::/64")
        except Refused:
            break
        passed += 1
    assert passed == RATES["guest"].burst * WIDER
    limits.check("guest", "2001:db8:2:1::/64")


def test_connections_of_a_network() -> None:
    counter = ConcurrencyCounter()
    for _ in range(3):
        assert counter.has_room("192.0.2.1", 3)
        counter.add("192.0.2.1")
    assert not counter.has_room("192.0.2.1", 3)
    assert counter.has_room("192.0.2.2", 3)
    taken = [f"2001:db8:1:{n:x}::/64" for n in range(100)]
    entered = []
    for key in taken:
        if counter.has_room(key, 3):
            counter.add(key)
            entered.append(key)
    assert len(entered) == 3 * WIDER
    for key in [*entered, *["192.0.2.1"] * 3]:
        counter.remove(key)
    assert not counter._counts
