"""Signing in and out: a cookie is worth something as long as the server says so, on SQLite and PostgreSQL."""

import string
import time
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import func, select, update
from websockets.exceptions import ConnectionClosed

from frontier.server.errors import Refused
from frontier.server.people import sign_ins
from frontier.server.people.people import People
from frontier.server.people.person import Person
from frontier.server.people.signing import serializer
from frontier.server.storage import schema
from frontier.server.storage.database import Database, parse_url
from support.people_web import PASSWORD
from support.server import ServerProcess

pytestmark = pytest.mark.slow
async_test = pytest.mark.anyio


@pytest.fixture
async def db(database: str) -> AsyncIterator[Database]:
    opened = Database(parse_url(database))
    schema.metadata.create_all(opened.engine)
    yield opened
    await opened.close()


def old_cookie(people: People, person: Person) -> str:
    """As it was given out before there were sign-ins."""
    return str(serializer(people.key.value, "frontier-session").dumps([person.id, person.sessions]))


@async_test
async def test_logging_out_ends_this_cookie_and_no_other(people: People, db: Database) -> None:
    jane = await people.guest("Jane")
    here, there = await people.sign_ins.sign_in(jane), await people.sign_ins.sign_in(jane)
    assert await people.sign_ins.sign_out(here) == jane
    assert await people.sign_ins.by_cookie(here) is None
    assert await people.sign_ins.by_cookie(there) == jane
    assert await people.sign_ins.sign_out(here) is None
    assert await people.sign_ins.sign_out("nonsense") is None
    kept = await db.read(lambda connection: str(connection.execute(select(schema.sign_ins)).all()))
    assert there not in kept
    assert str(serializer(people.key.value, "frontier-session").loads(there)[0]) not in kept, "only its hash"


@async_test
async def test_cookies_of_the_former_kind_go_on_until_they_are_called_back(people: People) -> None:
    jane, bill = await people.guest("Jane"), await people.guest("Bill")
    cookie = old_cookie(people, jane)
    assert await people.sign_ins.by_cookie(cookie) == jane
    assert await people.sign_ins.sign_out(cookie) == jane
    assert await people.sign_ins.by_cookie(cookie) is None
    # The last letter of a signature may be one of several that mean the same bytes.
    for letter in string.ascii_letters + string.digits + "-_":
        assert await people.sign_ins.by_cookie(cookie[:-1] + letter) is None
    other = old_cookie(people, bill)
    assert await people.sign_ins.by_cookie(other) == bill
    await people.sign_ins.sign_out_everywhere(bill)
    assert await people.sign_ins.by_cookie(other) is None


@async_test
async def test_logging_out_everywhere_ends_all_of_one_person(people: People) -> None:
    jane, bill = await people.guest("Jane"), await people.guest("Bill")
    cookies = [await people.sign_ins.sign_in(jane), await people.sign_ins.sign_in(jane), old_cookie(people, jane)]
    token, his = (await people.tokens.create(jane, "bot"))[1], await people.sign_ins.sign_in(bill)
    await people.sign_ins.sign_out_everywhere(jane)
    assert [await people.sign_ins.by_cookie(cookie) for cookie in cookies] == [None] * 3
    assert await people.tokens.by_token(token) is None
    assert await people.sign_ins.by_cookie(his) == bill
    with pytest.raises(Refused, match="not-signed-in"):
        await people.sign_ins.sign_in(jane)  # who was known before that moment
    with pytest.raises(Refused, match="not-signed-in"):
        await people.tokens.create(jane, "late")


@async_test
async def test_sign_ins_do_not_pile_up(people: People, db: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sign_ins, "MOST_SIGN_INS", 3)
    jane, bill = await people.guest("Jane"), await people.guest("Bill")
    his = await people.sign_ins.sign_in(bill)
    cookies = [await people.sign_ins.sign_in(jane) for _ in range(5)]
    assert [await people.sign_ins.by_cookie(cookie) == jane for cookie in cookies] == [False, False, True, True, True]
    assert await people.sign_ins.by_cookie(his) == bill
    long_ago = update(schema.sign_ins).values(created=time.time() - sign_ins.COOKIE_SECONDS - 1)
    await db.write(lambda connection: connection.execute(long_ago))
    await people.sign_ins.sign_in(jane)
    rows = select(func.count()).select_from(schema.sign_ins).where(schema.sign_ins.c.person == jane.id)
    assert await db.read(lambda connection: connection.scalar(rows)) == 1


@async_test
async def test_when_somebody_was_last_here_is_kept_to_the_hour(people: People, db: Database) -> None:
    jane = await people.guest("Jane")
    cookie = await people.sign_ins.sign_in(jane)
    seen = select(schema.people.c.seen)
    for before, is_new in ((time.time() - 60, False), (time.time() - 7200, True), (None, True)):
        await db.write(lambda connection, at=before: connection.execute(update(schema.people).values(seen=at)))  # type: ignore[misc]
        await people.sign_ins.by_cookie(cookie)
        after = await db.read(lambda connection: connection.scalar(seen))
        assert after is not None
        assert (after != before) == is_new


# --- on a real server ---


def test_a_copied_cookie_is_worth_nothing_after_logging_out(each_server: ServerProcess) -> None:
    ann = each_server.guest("Ann")
    thief = each_server.visit(ann)
    table = ann.table()
    socket, copied = ann.socket(table), thief.socket(table)
    for opened in (socket, copied):
        assert opened.ask(type="ping")["type"] == "pong"
    assert ann.http.post("/api/logout").status_code == 204
    assert thief.refused("GET", "/api/me") == "not-signed-in"
    for opened in (socket, copied):
        with pytest.raises(ConnectionClosed):
            opened.until("never", timeout=30)


def test_registering_ends_what_a_guest_gave_away(each_server: ServerProcess) -> None:
    ann = each_server.guest("Ann")
    thief, robot = each_server.visit(ann), each_server.guest()
    robot.http.headers["Authorization"] = f"Bearer {ann.post('/api/tokens', name='spy')['token']}"
    socket = thief.socket(ann.table())
    assert socket.ask(type="ping")["type"] == "pong"
    ann.post("/api/accounts", login=f"ann-{ann.me['id'].strip('-_').lower()}", password=PASSWORD)
    assert thief.refused("GET", "/api/me") == "not-signed-in"
    assert robot.refused("GET", "/api/me") == "not-signed-in"
    assert ann.get("/api/tokens") == []
    with pytest.raises(ConnectionClosed):
        socket.until("never", timeout=30)
