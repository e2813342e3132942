"""Token buckets, and whom they count."""

import pytest
from starlette.requests import HTTPConnection

from frontier.server import limits as limits_module
from frontier.server.api.common import client_address
from frontier.server.errors import Refused
from frontier.server.limits import RATES, Limits


def test_buckets_empty_and_fill() -> None:
    now = 100.0
    limits = Limits(True, clock=lambda: now)
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
    limits = Limits(True)
    for n in range(1000):
        limits.check("guest", str(n))
    assert list(limits._buckets["guest"]) == [str(n) for n in range(990, 1000)]


def test_limits_can_be_off_but_kinds_must_exist() -> None:
    limits = Limits(False)
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
