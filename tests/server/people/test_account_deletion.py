"""Leaving for good: nobody can be this person again, and the others play on."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient, Response
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from frontier.server.settings import Settings
from frontier.server.storage import schema
from support.people_web import HOST, PASSWORD, World, open_world, refused
from support.server import Client, ServerProcess, fresh_database

pytestmark = pytest.mark.slow

async_test = pytest.mark.anyio


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with open_world(tmp_path) as opened:
        opened.app = opened.with_settings(Settings(smtp="smtp://mail.example?from=table@example.org"))
        yield opened


async def leave(browser: AsyncClient, **body: str) -> Response:
    return await browser.request("DELETE", "/api/me", json=body)


async def account(world: World) -> AsyncClient:
    """Jane, with everything that a person can have."""
    jane = await world.guest("Jane", lang="de")
    assert (await jane.post("/api/accounts", json={"login": "calamity", "password": PASSWORD})).status_code == 201
    changes = {"email": "jane@example.org", "webhook": "https://example.org/turn", "auto_confirm": True}
    assert (await jane.patch("/api/me", json=changes)).status_code == 200
    (mail,) = world.app.state.server.notifier.sent
    assert (await jane.get(mail.url)).status_code == 200
    return jane


@async_test
async def test_nothing_is_left_of_an_account(world: World) -> None:
    jane = await account(world)
    me, cookie = (await jane.get("/api/me")).json(), jane.cookies["frontier_session"]
    assert me["email_confirmed"]
    token = (await jane.post("/api/tokens", json={"name": "bot"})).json()["token"]
    assert (await leave(jane, password=PASSWORD)).status_code == 204
    assert "frontier_session" not in jane.cookies
    refused(await world.browser(headers={"Cookie": f"frontier_session={cookie}"}).get("/api/me"), "not-signed-in")
    program = AsyncClient(
        transport=ASGITransport(world.app), base_url=HOST, headers={"Authorization": f"Bearer {token}"}
    )
    refused(await program.get("/api/me"), "not-signed-in")
    refused(await jane.post("/api/login", json={"login": "calamity", "password": PASSWORD}), "login-failed")
    row = await world.db.read(lambda c: c.execute(select(schema.people)).one())
    kept = {key: value for key, value in row._mapping.items() if value not in (None, False)}
    assert kept == {"id": me["id"], "name": "nobody", "sessions": kept["sessions"], "created": kept["created"]}
    assert await world.db.read(lambda c: c.execute(select(schema.tokens)).all()) == []
    assert world.app.state.server.person_sync.changed_people[-1] == me["id"], "connections must hear of it"
    (mail,) = world.app.state.server.notifier.sent
    assert (await jane.get(mail.url)).status_code == 404, "an old link brings nothing back"
    taken = await world.browser().post("/api/accounts", json={"login": "calamity", "password": PASSWORD})
    assert taken.status_code == 201, "the login is free again"
    assert taken.json()["id"] != me["id"]


@async_test
@pytest.mark.parametrize("body", [{}, {"password": "a wrong one"}, {"password": ""}, {"password": "x" * 999}])
async def test_an_account_leaves_only_with_its_password(world: World, body: dict[str, str]) -> None:
    jane = await account(world)
    before = (await jane.get("/api/me")).json()
    token = (await jane.post("/api/tokens", json={"name": "bot"})).json()["token"]
    refused(await leave(jane, **body), "login-failed")
    refused(await jane.delete("/api/me"), "login-failed")
    program = AsyncClient(
        transport=ASGITransport(world.app), base_url=HOST, headers={"Authorization": f"Bearer {token}"}
    )
    refused(await leave(program, **body), "no-scope")
    assert (await jane.get("/api/me")).json() == before
    assert (await program.get("/api/me")).json() == before | {"webhook_secret": None}
    refused(await jane.request("DELETE", "/api/me", json={"password": 5}), "bad-request")


@async_test
async def test_a_guest_needs_no_password(world: World) -> None:
    jane, bill, other = [await world.guest(name) for name in ("Jane", "Bill", "Other")]
    assert (await jane.delete("/api/me")).status_code == 204
    assert (await leave(bill, password="whatever")).status_code == 204
    refused(await jane.get("/api/me"), "not-signed-in")
    assert (await other.get("/api/me")).json()["name"] == "Other", "nobody else is touched"
    refused(await world.browser().delete("/api/me"), "not-signed-in")
    refused(await other.delete("/api/me", headers={"X-Frontier": "0"}), "csrf")


# --- at tables of a real server ---


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("leaving")
    if request.param == "sqlite":
        database = str(folder / "table.db")
    else:
        database = fresh_database(request.getfixturevalue("postgres"))
    with ServerProcess(database, folder, "--no-limits") as server:
        yield server


def seats(person: Client, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get(f"/api/tables/{table}")["seats"]
    return found


@pytest.mark.slow
def test_a_running_game_keeps_the_seat_for_a_bot(running: ServerProcess) -> None:
    ann, ben = running.guest("Ann"), running.guest("Ben")
    table = ann.table("homesteaders", players=2)
    ben.post(f"/api/tables/{table}/join")
    ben.post(f"/api/tables/{table}/chat", text="howdy")
    mine, his = ann.socket(table), ben.socket(table)
    mine.until("snapshot")
    his.until("snapshot")
    seat = next(seat["seat"] for seat in seats(ann, table) if seat["name"] == "Ben")
    stand_in = f"/api/tables/{table}/seats/{seat}/stand-in"
    assert ann.refused("POST", stand_in, bot="random") == "not-out-of-time"
    assert ben.http.delete("/api/me").status_code == 204
    with pytest.raises(ConnectionClosed):
        his.until("nothing of the kind", timeout=60)
    told = mine.until("table", timeout=60)["table"]["seats"][seat]
    while not told["left"]:
        told = mine.until("table", timeout=60)["table"]["seats"][seat]
    assert (told["kind"], told["name"]) == ("human", "nobody")
    assert "Ben" not in str(seats(ann, table))
    assert "Ben" not in str(ann.get(f"/api/tables/{table}/chat"))
    assert ann.post(stand_in)["seq"] > 0


@pytest.mark.slow
def test_before_the_game_the_seat_is_free_again(running: ServerProcess) -> None:
    ann, ben, cem = running.guest("Ann"), running.guest("Ben"), running.guest("Cem")
    shared = ben.table("montana", players=3)
    ann.post(f"/api/tables/{shared}/join")
    alone = ben.table("montana", players=2)
    assert ben.http.delete("/api/me").status_code == 204
    assert [seat["kind"] for seat in seats(ann, shared)].count("open") == 2
    assert ann.get(f"/api/tables/{shared}")["status"] == "waiting"
    assert cem.get(f"/api/tables/{alone}")["status"] == "closed", "nobody is there to wait for"
    cem.post(f"/api/tables/{shared}/join")
    assert sorted(seat["name"] or "" for seat in seats(ann, shared)) == ["", "Ann", "Cem"]


def test_nobody_leaves_for_good_with_a_cookie_alone(shared_server: ServerProcess) -> None:
    ann = shared_server.guest("Ann")
    table = ann.table()
    login = f"leaver-{table.lower()}"
    ann.post("/api/accounts", login=login, password="a long ride west")
    token = ann.post("/api/tokens", name="robot")["token"]
    robot = shared_server.guest()
    robot.http.headers["Authorization"] = f"Bearer {token}"
    for client, key in ((ann, "login-failed"), (robot, "no-scope")):
        assert client.refused("DELETE", "/api/me") == key
        assert client.refused("DELETE", "/api/me", password="another one") == key
        assert client.get("/api/me")["login"] == login
    assert ann.get(f"/api/tables/{table}")["status"] == "waiting"
