"""Passwords are changed with the old one, replaced by a link; both end everything that was given out before."""

import re
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from httpx import AsyncClient

from frontier.server.errors import Refused
from frontier.server.limits.rate_limits import RATES, RateLimits
from frontier.server.notifications.notices import PasswordReset
from frontier.server.notifications.notifier import compose
from frontier.server.people import accounts
from frontier.server.settings import Settings
from support.people_web import PASSWORD, World, open_world, refused
from support.receivers import Mailbox, mail_server
from support.server import ServerProcess

async_test = pytest.mark.anyio
NEW = "another long ride"
ADDRESS = "Jane@example.org"
MAIL = Settings(smtp="smtp://mail.example?from=table@example.org")


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with open_world(tmp_path) as opened:
        opened.app = opened.with_settings(MAIL)
        yield opened


async def account(world: World, login: str = "calamity", email: str = ADDRESS) -> AsyncClient:
    """An account with a confirmed address."""
    jane = await world.guest("Jane", lang="de")
    assert (await jane.post("/api/accounts", json={"login": login, "password": PASSWORD})).status_code == 201
    assert (await jane.patch("/api/me", json={"email": email})).status_code == 200
    assert (await jane.get(world.app.state.server.notifier.sent.pop().url)).status_code == 200
    return jane


def copied(world: World, browser: AsyncClient) -> AsyncClient:
    return world.browser(headers={"Cookie": f"frontier_session={browser.cookies['frontier_session']}"})


async def with_token(world: World, browser: AsyncClient) -> AsyncClient:
    token = (await browser.post("/api/tokens", json={"name": "bot"})).json()["token"]
    return world.browser(headers={"Authorization": f"Bearer {token}"})


def mailed(world: World) -> list[PasswordReset]:
    """What was sent since the last time."""
    sent = world.app.state.server.notifier.sent
    found = [question for question in sent if isinstance(question, PasswordReset)]
    sent.clear()
    return found


def link(world: World) -> str:
    (sent,) = mailed(world)
    address, _, text = sent.url.partition("#")
    assert address == "/password"
    return text


async def log_in(world: World, password: str) -> int:
    return (await world.browser().post("/api/login", json={"login": "calamity", "password": password})).status_code


# --- changing it ---


@async_test
async def test_a_change_needs_the_old_password_and_ends_everything_else(world: World) -> None:
    jane = await account(world)
    thief, program = copied(world, jane), await with_token(world, jane)
    for wrong in ("a wrong one", "", NEW):
        refused(await jane.post("/api/password", json={"old": wrong, "new": NEW}), "login-failed")
    refused(await jane.post("/api/password", json={"old": PASSWORD, "new": "short"}), "bad-password")
    refused(await program.post("/api/password", json={"old": PASSWORD, "new": NEW}), "no-scope")
    refused(await world.browser().post("/api/password", json={"old": PASSWORD, "new": NEW}), "not-signed-in")
    refused(await (await world.guest()).post("/api/password", json={"old": PASSWORD, "new": NEW}), "no-account")
    assert (await thief.get("/api/me")).status_code == 200
    changed = await jane.post("/api/password", json={"old": PASSWORD, "new": NEW})
    assert (changed.status_code, changed.json()["login"]) == (200, "calamity")
    assert world.app.state.server.person_sync.changed_people[-1] == changed.json()["id"], "connections must hear of it"
    assert (await jane.get("/api/me")).status_code == 200, "whoever changed it stays"
    refused(await thief.get("/api/me"), "not-signed-in")
    refused(await program.get("/api/me"), "not-signed-in")
    assert (await log_in(world, PASSWORD), await log_in(world, NEW)) == (401, 200)


@async_test
async def test_passwords_cannot_be_guessed_by_changing_or_leaving(world: World) -> None:
    jane = await account(world)
    app = world.with_settings(MAIL, RateLimits(True))
    thief = world.browser(app, headers={"Cookie": f"frontier_session={jane.cookies['frontier_session']}"})
    for n in range(int(RATES["login"].burst)):
        if n % 2:
            answer = await thief.post("/api/password", json={"old": "a wrong one", "new": NEW})
        else:
            answer = await thief.request("DELETE", "/api/me", json={"password": "a wrong one"})
        refused(answer, "login-failed")
    assert app.state.server.login_backoff.delay("192.0.2.1", "calamity") == 5
    refused(await thief.request("DELETE", "/api/me", json={"password": PASSWORD}), "too-fast")


# --- replacing it ---


@async_test
@pytest.mark.parametrize("who", ["calamity", " CALAMITY ", "jane@EXAMPLE.org"])
async def test_a_link_leads_to_a_new_password_once(world: World, who: str) -> None:
    jane = await account(world)
    program = await with_token(world, jane)
    stranger = world.browser()
    assert (await stranger.post("/api/password/forgotten", json={"who": who})).status_code == 204
    text = link(world)
    refused(await stranger.post("/api/password/reset", json={"link": text, "password": "short"}), "bad-password")
    done = await stranger.post("/api/password/reset", json={"link": text, "password": NEW})
    assert (done.status_code, done.json()["login"]) == (200, "calamity")
    assert (await stranger.get("/api/me")).status_code == 200
    refused(await jane.get("/api/me"), "not-signed-in")
    refused(await program.get("/api/me"), "not-signed-in")
    assert (await log_in(world, PASSWORD), await log_in(world, NEW)) == (401, 200)
    refused(await stranger.post("/api/password/reset", json={"link": text, "password": PASSWORD}), "bad-link")
    assert await log_in(world, NEW) == 200


@async_test
async def test_a_link_dies_with_password_address_and_time(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    jane = await account(world)

    async def asked() -> str:
        await world.browser().post("/api/password/forgotten", json={"who": "calamity"})
        return link(world)

    async def tried(text: str) -> None:
        refused(await world.browser().post("/api/password/reset", json={"link": text, "password": NEW}), "bad-link")

    first, second = await asked(), await asked()
    assert (await jane.post("/api/password", json={"old": PASSWORD, "new": "a third password"})).status_code == 200
    for dead in (first, second):
        await tried(dead)
    third = await asked()
    await jane.patch("/api/me", json={"email": "other@example.org"})
    await tried(third)
    await world.browser().post("/api/password/forgotten", json={"who": "calamity"})
    assert mailed(world) == [], "an address that nobody confirmed gets nothing"
    await jane.patch("/api/me", json={"email": ADDRESS})
    (await jane.get(world.app.state.server.notifier.sent.pop().url)).raise_for_status()
    monkeypatch.setattr(accounts, "RESET_SECONDS", -1.0)
    await tried(await asked())
    monkeypatch.undo()
    good = await asked()
    for forged in ("", "x", good[:-3], good + "x", jane.cookies["frontier_session"]):
        await tried(forged)
    assert (await world.browser().post("/api/password/reset", json={"link": good, "password": NEW})).status_code == 200


@async_test
async def test_nobody_learns_who_has_an_account(world: World) -> None:
    await account(world)
    guest = await world.guest("Ben")
    await guest.patch("/api/me", json={"email": "ben@example.org"})
    (await guest.get(world.app.state.server.notifier.sent.pop().url)).raise_for_status()
    reads: list[str] = []
    read = world.db.read

    async def counted(work: object) -> object:
        reads.append("read")
        return await read(work)  # type: ignore[arg-type]

    world.db.read = counted  # type: ignore[method-assign, assignment]
    answers = [
        await world.browser().post("/api/password/forgotten", json={"who": who})
        for who in ("calamity", "nobody", "x", "jane@example.org", "nobody@example.org", "ben@example.org")
    ]
    assert {(a.status_code, a.content) for a in answers} == {(204, b"")}
    assert len(reads) == len(answers), "each costs the same, and after the answer"
    assert [question.login for question in mailed(world)] == ["calamity"] * 2


@async_test
async def test_asking_for_links_is_limited_by_address_and_by_name(world: World) -> None:
    await account(world)
    app = world.with_settings(MAIL, RateLimits(True))
    most = int(RATES["forgotten"].burst)
    for who in ("calamity", "nobody"):
        for n in range(most):
            answer = await world.browser(app, f"192.0.2.{n}").post("/api/password/forgotten", json={"who": who})
            assert answer.status_code == 204
        refused(await world.browser(app, "198.51.100.1").post("/api/password/forgotten", json={"who": who}), "too-fast")
    assert len(app.state.server.notifier.sent) == most
    answer = await world.browser(app, "192.0.2.99").post("/api/password/forgotten", json={"who": "jane@example.org"})
    assert answer.status_code == 204
    assert len(app.state.server.notifier.sent) == most, "nor under another name"
    for n in range(int(RATES["mail-sender"].burst)):
        await world.browser(app, "203.0.113.1").post("/api/password/forgotten", json={"who": f"name{n}"})
    refused(await world.browser(app, "203.0.113.1").post("/api/password/forgotten", json={"who": "new"}), "too-fast")


@async_test
async def test_without_mail_nothing_is_promised(world: World) -> None:
    app = world.with_settings(Settings())
    refused(await world.browser(app).post("/api/password/forgotten", json={"who": "calamity"}), "no-mail")


@async_test
async def test_whoever_is_quicker_wins(world: World) -> None:
    await account(world)
    ((person, text),) = await world.people.accounts.reset_links("calamity")
    state = await world.people.accounts._credentials(person.id)
    assert await world.people.accounts._set_password(person.id, *state, NEW)
    assert not await world.people.accounts._set_password(person.id, *state, "a third password")
    with pytest.raises(Refused, match="bad-link"):
        await world.people.accounts.reset_password(text, "a third password")


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_the_letter_names_login_and_link(lang: str) -> None:
    reset = PasswordReset("p", "Jane", lang, ADDRESS, "https://table.example.org/password#x.y.z", "jane.doe")
    letter = compose(reset, reset.url, "table@example.org")
    assert letter["To"] == ADDRESS
    assert "Jane" in letter["Subject"]
    for part in (reset.url, "jane.doe"):
        assert part in letter.get_content()


@pytest.mark.slow
def test_the_whole_way_by_mail(database: str, tmp_path: Path) -> None:
    box = Mailbox()

    def newest(count: int) -> str:
        end = time.monotonic() + 60
        while len(box.mails) < count:
            assert time.monotonic() < end
            time.sleep(0.05)
        found = re.search(r"http://127\.0\.0\.1:\d+(/\S+)", box.mails[-1].get_content())
        assert found is not None
        return found[1]

    with mail_server(box) as port:
        smtp = f"smtp://127.0.0.1:{port}?from=table@example.org&starttls=0"
        with ServerProcess(database, tmp_path, "--no-limits", "--smtp", smtp) as server:
            ann = server.guest("Ann")
            assert ann.get("/api/site") == {"mail": True, "protocol": 2}
            ann.post("/api/accounts", login="ann", password=PASSWORD)
            ann.http.patch("/api/me", json={"email": "ann@example.org"}).raise_for_status()
            ann.http.get(newest(1)).raise_for_status()
            stranger = server.guest()
            assert stranger.http.post("/api/password/forgotten", json={"who": "ann"}).status_code == 204
            path, _, text = newest(2).partition("#")
            assert stranger.http.get(path).status_code == 200
            assert stranger.post("/api/password/reset", link=text, password=NEW)["login"] == "ann"
            assert ann.refused("GET", "/api/me") == "not-signed-in"
            assert ann.refused("POST", "/api/login", login="ann", password=PASSWORD) == "login-failed"
            assert ann.post("/api/login", login="ann", password=NEW)["login"] == "ann"
