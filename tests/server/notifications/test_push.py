"""Web push: what a browser would read, how a push service knows the sender, and which browsers are told."""

import asyncio
import json
import os
import socket
import subprocess
import sys
import time
from base64 import urlsafe_b64decode
from dataclasses import replace
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Any

import http_ece
import pytest
from alembic import command
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import insert, inspect

from frontier import OptionError
from frontier.cli.push_keys import read_push_keys
from frontier.server.errors import Refused
from frontier.server.notifications import notifier
from frontier.server.notifications.notices import TurnNotice
from frontier.server.notifications.notifier import Notifier
from frontier.server.notifications.push import PushKeys, Subscription, to_base64
from frontier.server.notifications.subscriptions import MOST_SUBSCRIPTIONS, clean, clean_endpoint
from frontier.server.people.signing import serializer
from frontier.server.storage import schema
from frontier.server.storage.database import connect, parse_url
from frontier.server.storage.migrations import config
from support.receivers import NOTICE, Receiver
from support.rows import rows
from support.server import Client, Json, ServerProcess
from support.together import until

pytestmark = pytest.mark.slow
CONTACT = "mailto:table@example.org"
KEYS = PushKeys.fresh(CONTACT)
PROGRAM = [sys.executable, "-m", "frontier"]


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifier, "BACKOFF", (0.01, 0.02))


class Browser:
    """What subscribes, and reads what it gets."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": to_base64(point), "auth": to_base64(self._auth)}
        self.subscription = Subscription(endpoint, **self.keys)

    def subscribe(self, person: Client) -> None:
        answer = person.http.post("/api/push", json={"endpoint": self.endpoint, "keys": self.keys})
        assert answer.status_code == 204, answer.text

    def read(self, body: bytes) -> Json:
        read: Json = json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth))
        return read


def claims(authorization: str) -> Json:
    """What the server signed."""
    assert Vapid02.verify(authorization)
    _, payload, _ = authorization.partition("t=")[2].partition(",")[0].split(".")
    signed: Json = json.loads(urlsafe_b64decode(payload + "=="))
    return signed


def pushed(notice: TurnNotice, *browsers: Browser, allow_private: bool = True) -> tuple[list[str], list[str]]:
    """The channels that worked, and the endpoints that turned out to be gone."""
    gone: list[str] = []

    async def forget(endpoint: str) -> None:
        gone.append(endpoint)

    async def run() -> list[str]:
        notifier = Notifier(None, allow_private, "https://table.example.org", push_keys=KEYS)
        notifier.on_gone = forget
        try:
            return await notifier.send(replace(notice, subscriptions=tuple(each.subscription for each in browsers)))
        finally:
            await notifier.close()

    return asyncio.run(run()), gone


# --- one message ---


def test_only_the_browser_can_read_the_message_and_the_push_service_knows_the_sender() -> None:
    with Receiver(201) as receiver:
        browser = Browser(f"http://127.0.0.1:{receiver.port}/to/ann?x=1")
        assert pushed(NOTICE, browser) == (["push"], [])
    ((path, headers, body),) = receiver.requests
    assert path == "/to/ann?x=1"
    assert browser.read(body) == {
        "title": "Your turn in Montana",
        "body": "Ann, the others at the table are waiting for you.",
        "url": "https://table.example.org/t/abcdefghijkl",
        "tag": "abcdefghijkl",
    }
    assert b"Ann" not in body
    with pytest.raises(http_ece.ECEException):
        Browser(browser.endpoint).read(body)
    assert (headers["Content-Encoding"], headers["Urgency"], headers["Topic"]) == ("aes128gcm", "high", "abcdefghijkl")
    assert int(headers["TTL"]) > 24 * 3600
    assert headers["Authorization"].endswith(f",k={KEYS.public_key}")
    signed = claims(headers["Authorization"])
    assert (signed["aud"], signed["sub"]) == (f"http://127.0.0.1:{receiver.port}", CONTACT)
    assert time.time() < signed["exp"] < time.time() + 24 * 3600


def test_several_browsers_in_the_language_of_the_person() -> None:
    with Receiver() as receiver:
        browsers = [Browser(f"http://127.0.0.1:{receiver.port}/{n}") for n in range(3)]
        for lang, title in (("de", "Du bist am Zug bei Montana"), ("nl", "Je bent aan de beurt bij Montana")):
            receiver.requests.clear()
            assert pushed(replace(NOTICE, lang=lang), *browsers)[0] == ["push"] * 3
            for path, _, body in receiver.requests:
                assert browsers[int(path[1:])].read(body)["title"] == title


@pytest.mark.parametrize(("answers", "tries", "is_gone"), [([404], 1, True), ([410], 1, True), ([403], 1, False)])
def test_a_subscription_that_is_over_is_forgotten(answers: list[int], tries: int, is_gone: bool) -> None:
    with Receiver(*answers) as receiver:
        browser = Browser(f"http://127.0.0.1:{receiver.port}/")
        assert pushed(NOTICE, browser) == ([], [browser.endpoint] * is_gone)
    assert len(receiver.requests) == tries


def test_a_busy_push_service_is_asked_again() -> None:
    with Receiver(429, 503, 201) as receiver:
        browser = Browser(f"http://127.0.0.1:{receiver.port}/")
        assert pushed(NOTICE, browser) == (["push"], [])
    assert [browser.read(body)["tag"] for _, _, body in receiver.requests] == ["abcdefghijkl"] * 3


# --- where messages may go ---


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/1",
        "https://localhost/1",
        "https://127.0.0.1/1",
        "https://10.0.0.1/1",
        "https://[::1]/1",
        "https://[2606:4700::1111]/1",
        "https://ann@push.example.org/1",
        "https://push.example.org/" + "x" * 1000,
        "ftp://push.example.org/1",
        "",
    ],
)
def test_addresses_that_are_no_push_service(endpoint: str) -> None:
    with pytest.raises(Refused, match="bad-subscription"):
        clean_endpoint(endpoint, allow_private=False)


def test_a_name_that_leads_into_the_own_network_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    real = socket.getaddrinfo

    def look_up(host: str, port: int, *args: Any, **options: Any) -> list[Any]:
        return list(real("127.0.0.1", port, *args, **options))

    with Receiver() as receiver:
        monkeypatch.setattr(socket, "getaddrinfo", look_up)
        browser = Browser(f"https://push.example.org:{receiver.port}/1")
        assert pushed(NOTICE, browser, allow_private=False) == ([], [])
        plain = Browser(f"http://push.example.org:{receiver.port}/1")
        assert pushed(NOTICE, plain, allow_private=False) == ([], [])
    assert receiver.requests == []


def test_keys_that_nothing_can_be_encrypted_with() -> None:
    sound = Browser("https://push.example.org/1").keys
    assert clean("https://push.example.org/1", **sound, allow_private=False).auth == sound["auth"]
    point = sound["p256dh"]
    for keys in (
        {"p256dh": "", "auth": sound["auth"]},
        {"p256dh": point[:-4] + "AAAA", "auth": sound["auth"]},  # not on the curve
        {"p256dh": point + "=", "auth": sound["auth"]},
        {"p256dh": point, "auth": sound["auth"][:-2]},
        {"p256dh": point, "auth": "ä" * 22},
    ):
        with pytest.raises(Refused, match="bad-subscription"):
            clean("https://push.example.org/1", **keys, allow_private=False)


# --- the keys of a server ---


def made_keys(folder: Path) -> Path:
    """A file as the command makes it."""
    file = folder / "push.toml"
    done = subprocess.run([*PROGRAM, "push-keys", "table@example.org"], capture_output=True, text=True, check=True)
    file.write_text(done.stdout, encoding="utf-8")
    return file


def test_the_command_makes_keys_that_the_server_reads(tmp_path: Path) -> None:
    file = made_keys(tmp_path)
    keys = read_push_keys(file)
    assert keys.contact == CONTACT
    assert keys.public_key in file.read_text()
    assert len(urlsafe_b64decode(keys.public_key + "==")) == 65
    secret = keys.private_key
    for broken in ("", "private_key = 1", f'private_key = "{secret}"', file.read_text().replace(secret, secret[:-3])):
        file.write_text(broken)
        with pytest.raises(OptionError, match="frontier push-keys") as refused:
            read_push_keys(file)
        assert secret[:-3] not in str(refused.value)
    with pytest.raises(OptionError, match="No such file"):
        read_push_keys(tmp_path / "missing")
    done = subprocess.run([*PROGRAM, "push-keys", "nobody"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")


# --- at a server ---


def endpoints(database: str) -> list[str]:
    """Everything that is subscribed, the oldest first."""
    found = sorted(rows(database)["subscriptions"], key=lambda row: row["created"])
    return [row["endpoint"] for row in found]


def test_subscriptions_come_and_go(database: str, tmp_path: Path) -> None:
    keys = made_keys(tmp_path)
    with ServerProcess(database, tmp_path, "--no-limits", "--push-keys", str(keys)) as server:
        ann, ben, stranger = server.guest("Ann"), server.guest("Ben"), server.guest()
        assert stranger.get("/api/push") == {"key": read_push_keys(keys).public_key}
        browser = Browser("https://push.example.org/ann")
        body = {"endpoint": browser.endpoint, "keys": browser.keys}
        assert stranger.refused("POST", "/api/push", **body) == "not-signed-in"
        assert stranger.refused("DELETE", "/api/push", endpoint=browser.endpoint) == "not-signed-in"
        assert ann.refused("POST", "/api/push", **body | {"endpoint": "https://192.168.0.1/"}) == "bad-subscription"
        assert ann.refused("POST", "/api/push", **body | {"more": 1}) == "bad-request"
        assert endpoints(database) == []

        browser.subscribe(ann)
        again = Browser(browser.endpoint)
        again.subscribe(ann)
        (row,) = rows(database)["subscriptions"]
        assert (row["person"], row["p256dh"]) == (ann.me["id"], again.keys["p256dh"])
        for person in (ben, ann, ann):  # only her own, and twice does no harm
            answer = person.http.request("DELETE", "/api/push", json={"endpoint": browser.endpoint})
            assert answer.status_code == 204
            assert endpoints(database) == [browser.endpoint] * (person is ben)

        many = [Browser(f"https://push.example.org/{n}") for n in range(MOST_SUBSCRIPTIONS + 2)]
        for each in many:
            each.subscribe(ann)
        assert endpoints(database) == [each.endpoint for each in many[2:]], "the oldest make room"
        many[2].subscribe(ben)  # the same browser, after somebody else signed in
        assert {row["person"] for row in rows(database)["subscriptions"]} == {ann.me["id"], ben.me["id"]}
        assert ann.http.post("/api/logout-everywhere").status_code == 204
        assert endpoints(database) == [many[2].endpoint]
        assert ben.http.delete("/api/me").status_code == 204
        assert endpoints(database) == []


def test_who_is_away_is_called_in_every_browser(tmp_path: Path) -> None:
    def answer(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(410 if handler.path == "/gone" else 201)
        handler.send_header("Content-Length", "0")
        handler.end_headers()

    database, keys = str(tmp_path / "t.db"), str(made_keys(tmp_path))
    options = ("--no-limits", "--private-webhooks", "--call-after", "1", "--push-keys", keys)
    with (
        Receiver(*[answer] * 9) as receiver,
        ServerProcess(database, tmp_path, *options) as server,
    ):
        ann, ben = server.guest("Ann"), server.guest("Ben")
        ben.http.patch("/api/me", json={"lang": "nl"})
        here, gone = (Browser(f"http://127.0.0.1:{receiver.port}/{path}") for path in ("here", "gone"))
        here.subscribe(ben)
        gone.subscribe(ben)
        table = ann.table("homesteaders", speed="turns")
        ben.post(f"/api/tables/{table}/join")
        seat = ann.state(table)["seat"]
        while (seen := ann.state(table))["turn"]["actor"] == seat:
            ann.act(table, seen["seq"], seen["legal"][0]["action"], confirm=True)
        until(lambda: len(receiver.requests), lambda n: n == 2, 40)
        until(lambda: endpoints(database), lambda left: left == [here.endpoint], 10)
        told = {path: (headers, body) for path, headers, body in receiver.requests}
        message = here.read(told["/here"][1])
        assert (message["tag"], message["url"]) == (table, f"{server.url}/t/{table}")
        assert message["title"].startswith("Je bent aan de beurt bij ")
        assert claims(told["/here"][0]["Authorization"])["aud"] == f"http://127.0.0.1:{receiver.port}"
        metrics = server.guest().http.get("/metrics").text
        assert 'frontier_notices_total{channel="push",outcome="sent"} 1.0' in metrics
    log = server.log.read_text()
    assert '"push"' in log
    assert "/here" not in log, "the address is the person's secret"


# --- databases from before ---


def test_a_server_goes_on_with_a_database_that_knew_no_subscriptions(tmp_path: Path) -> None:
    new, old = str(tmp_path / "new.db"), str(tmp_path / "old.db")
    with ServerProcess(new, tmp_path, "--no-limits") as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        table = ann.table("homesteaders")
        ben.post(f"/api/tables/{table}/join")
        seen = ann.state(table)
    known = rows(new)
    engine = connect(parse_url(old))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        command.upgrade(config(connection), "0001")
        looked = inspect(connection)
        names = looked.get_table_names()
        for part in schema.metadata.sorted_tables:
            if part.name in names and known[part.name]:
                columns = {column["name"] for column in looked.get_columns(part.name)}
                found = [{key: row[key] for key in row if key in columns} for row in known[part.name]]
                connection.execute(insert(part), found)
    engine.dispose()
    assert "subscriptions" not in names
    options = ("--no-limits", "--push-keys", str(made_keys(tmp_path)))
    for person in (ann, ben):  # whose cookies were of the kind of those days
        cookie = serializer(known["settings"][0]["value"], "frontier-session").dumps([person.me["id"], 1])
        person.http.cookies.clear()
        person.http.cookies.set("frontier_session", str(cookie))
    with ServerProcess(old, tmp_path, *options) as server:
        ann, ben = server.visit(ann), server.visit(ben)
        after = ann.state(table)
        assert {**after, "clock": None} == {**seen, "clock": None}
        mover = ann if after["legal"] else ben
        seen = mover.state(table)
        assert mover.act(table, seen["seq"], seen["legal"][0]["action"]) > seen["seq"]
        Browser("https://push.example.org/ann").subscribe(ann)
    assert endpoints(old) == ["https://push.example.org/ann"]
    assert {row["id"] for row in rows(old)["people"]} == {row["id"] for row in known["people"]}
