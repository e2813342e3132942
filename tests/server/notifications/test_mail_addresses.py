"""A mail address counts once whoever reads there has said so: over HTTP, and with a real server and real mails."""

import re
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from httpx import AsyncClient

from frontier.server.limits.rate_limits import RATES, RateLimits
from frontier.server.notifications.notices import LinkMail
from frontier.server.settings import Settings
from support.people_web import PASSWORD, World, open_world, refused
from support.receivers import Mailbox, mail_server
from support.server import ServerProcess

pytestmark = pytest.mark.slow

async_test = pytest.mark.anyio
MAIL = Settings(smtp="smtp://mail.example?from=table@example.org")
ADDRESS = "jane@example.org"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with open_world(tmp_path) as opened:
        opened.app = opened.with_settings(MAIL)
        yield opened


def asked(app: FastAPI) -> list[LinkMail]:
    """What would have been mailed."""
    found: list[LinkMail] = app.state.server.notifier.sent
    return found


async def name_address(browser: AsyncClient, email: str = ADDRESS, **more: str) -> bool:
    """Enter an address; whether it counts."""
    answer = await browser.patch("/api/me", json={"email": email, **more})
    assert (answer.status_code, answer.json()["email"]) == (200, email)
    return bool(answer.json()["email_confirmed"])


@async_test
async def test_the_link_confirms_exactly_the_address_it_was_sent_to(world: World) -> None:
    jane, stranger = await world.guest("Jane"), world.browser(headers={"Accept-Language": "nl"})
    assert not await name_address(jane, name="Calamity")
    (question,) = asked(world.app)
    assert (question.email, question.name, question.lang) == (ADDRESS, "Calamity", "en")
    for _ in range(2):
        page = await stranger.get(question.url)  # from a mail no cookie comes along
        assert page.status_code == 200
        assert "Je mailadres is bevestigd" in page.text
        assert page.headers["content-type"].startswith("text/html")
        assert "script" not in page.text
        assert page.headers["content-security-policy"].startswith("default-src 'none';")
        assert page.headers["cache-control"] == "no-store"
        assert (await jane.get("/api/me")).json()["email_confirmed"] is True
    assert await name_address(jane), "it is confirmed already"
    assert len(asked(world.app)) == 1
    assert not await name_address(jane, "other@example.org")
    old = await stranger.get(question.url)
    assert old.status_code == 404
    assert "bevestigd" not in old.text
    assert (await jane.get("/api/me")).json()["email_confirmed"] is False


@async_test
async def test_the_page_speaks_the_persons_language(world: World) -> None:
    jane = await world.guest(lang="nl")
    await name_address(jane, lang="de")
    (question,) = asked(world.app)
    assert question.lang == "de"
    page = await world.browser(headers={"Accept-Language": "nl"}).get(question.url)
    assert "Deine Mailadresse ist bestätigt" in page.text
    assert "lang='de'" in page.text


@async_test
@pytest.mark.parametrize("token", ["", "x", "a.b.c", "<script>alert(1)</script>", "ü"])
async def test_a_link_that_is_none_says_so(world: World, token: str) -> None:
    page = await world.browser().get("/api/email/confirm", params={"token": token})
    assert page.status_code == 404
    assert "too old" in page.text
    assert "alert" not in page.text
    assert (await world.browser().get("/api/email/confirm")).status_code == 404


@async_test
async def test_a_new_link_can_be_asked_for_and_nothing_is_asked_needlessly(world: World) -> None:
    jane = await world.guest()
    await name_address(jane)
    await name_address(jane)
    assert [question.email for question in asked(world.app)] == [ADDRESS] * 2
    for harmless in ({"name": "J"}, {"email": None}, {"lang": "de"}):
        assert (await jane.patch("/api/me", json=harmless)).status_code == 200
    refused(await jane.patch("/api/me", json={"email": "nonsense"}), "bad-email")
    refused(await jane.patch("/api/me", json={"email": "j@example.org", "name": "\u202e"}), "bad-name")
    assert len(asked(world.app)) == 2
    assert (await jane.get("/api/me")).json()["email"] is None


@async_test
async def test_a_server_without_mail_takes_no_address(world: World) -> None:
    app = world.with_settings(Settings())
    jane = await world.guest(app=app)
    message = refused(await jane.patch("/api/me", json={"email": ADDRESS, "name": "J"}), "no-mail")["message"]
    assert "sends no mail" in message
    me = (await jane.get("/api/me")).json()
    assert (me["email"], me["name"]) == (None, "Jane"), "nothing of it is kept"
    assert (await jane.patch("/api/me", json={"email": None})).status_code == 200
    assert asked(app) == []


@async_test
async def test_mails_are_limited_by_person(world: World) -> None:
    app = world.with_settings(MAIL, RateLimits(True))
    jane, most = await world.guest(app=app), int(RATES["mail"].burst)
    assert (most, RATES["mail"].per_second * 3600) == (5, 5)
    for n in range(most):
        await name_address(jane, f"jane{n}@example.org")
    limited = await jane.patch("/api/me", json={"email": ADDRESS})
    refused(limited, "too-fast")
    assert 600 < int(limited.headers["retry-after"]) <= 720
    assert (await jane.get("/api/me")).json()["email"] == f"jane{most - 1}@example.org"
    assert (await jane.patch("/api/me", json={"name": "J"})).status_code == 200
    assert not await name_address(await world.guest(app=app), "bill@example.org")
    assert len(asked(app)) == most + 1


@async_test
async def test_mails_are_limited_by_mailbox(world: World) -> None:
    app = world.with_settings(MAIL, RateLimits(True))
    for n in range(int(RATES["mail"].burst)):
        await name_address(await world.guest(app=app), ("victim@example.org", f"Victim+{n}@Example.org")[n % 2])
    refused(await (await world.guest(app=app)).patch("/api/me", json={"email": "victim+x@example.org"}), "too-fast")
    assert len(asked(app)) == RATES["mail"].burst


@async_test
async def test_guests_made_for_it_send_no_endless_mails(world: World) -> None:
    app = world.with_settings(MAIL, RateLimits(True))
    most = int(RATES["mail-sender"].burst)
    for n in range(most + 1):
        answer = await (await world.guest(app=app)).patch("/api/me", json={"email": f"victim{n}@example.org"})
        assert answer.status_code == (200 if n < most else 429)


@pytest.mark.slow
def test_a_real_mail_confirms_a_real_address(tmp_path: Path) -> None:
    box = Mailbox()
    with mail_server(box) as port:
        smtp = f"smtp://127.0.0.1:{port}?from=table@example.org&starttls=0"
        with ServerProcess(str(tmp_path / "table.db"), tmp_path, "--smtp", smtp, "--log-level", "debug") as server:
            jane = server.guest("Jane")
            jane.post("/api/accounts", login="calamity", password=PASSWORD)
            answer = jane.http.patch("/api/me", json={"email": ADDRESS})
            assert (answer.status_code, answer.json()["email_confirmed"]) == (200, False)
            end = time.monotonic() + 60
            while not box.mails and time.monotonic() < end:
                time.sleep(0.05)
            (mail,) = box.mails
            (link,) = re.findall(r"http\S+", mail.get_content())
            assert link.startswith(f"{server.url}/api/email/confirm?token=")
            assert httpx.get(link).status_code == 200
            assert jane.get("/api/me")["email_confirmed"] is True
            log = server.log.read_text()
            assert link.partition("token=")[2] not in log
            assert ADDRESS not in log


@pytest.mark.parametrize("token", ["", "x", "a.b.c", "W10.x.y", "%ff", "x" * 900])
def test_a_made_up_link_confirms_no_address(shared_server: ServerProcess, token: str) -> None:
    answer = shared_server.guest().http.get(f"/api/email/confirm?token={token}")
    assert answer.status_code == 404
    assert "set-cookie" not in answer.headers
