"""The routes about people, through the whole HTTP layer."""

import pytest
from httpx import ASGITransport, AsyncClient

from frontier.server.limits.rate_limits import RATES, RateLimits
from frontier.server.settings import Settings
from support.people_web import HOST, PASSWORD, PROBES, World, refused

async_test = pytest.mark.anyio


@async_test
async def test_from_guest_to_account_and_back(world: World) -> None:
    browser = world.browser()
    refused(await browser.get("/api/me"), "not-signed-in")
    came = await browser.post("/api/guests", json={"name": "  Jane ", "lang": "de"})
    assert came.status_code == 201
    assert came.json() == {
        "id": came.json()["id"], "name": "Jane", "account": False, "login": None, "lang": "de", "auto_confirm": False,
        "email": None, "email_confirmed": False, "webhook": None, "webhook_secret": None,
    }  # fmt: skip
    before = browser.cookies["frontier_session"]
    account = await browser.post("/api/accounts", json={"login": "Calamity", "password": PASSWORD})
    assert account.status_code == 201
    assert (account.json()["id"], account.json()["account"]) == (came.json()["id"], True)
    assert (await browser.get("/api/me")).json() == account.json()
    refused(await browser.post("/api/accounts", json={"login": "other", "password": PASSWORD}), "has-account")
    refused(await world.browser(headers={"Cookie": f"frontier_session={before}"}).get("/api/me"), "not-signed-in")
    assert (await browser.post("/api/logout")).status_code == 204
    assert "frontier_session" not in browser.cookies
    refused(await browser.get("/api/me"), "not-signed-in")
    refused(await browser.post("/api/login", json={"login": "calamity", "password": "a wrong one"}), "login-failed")
    assert (await browser.post("/api/login", json={"login": "CALAMITY", "password": PASSWORD})).json() == account.json()
    refused(await world.browser().post("/api/accounts", json={"login": "calamity", "password": PASSWORD}), "name-taken")


@async_test
async def test_logout_everywhere_reaches_other_browsers(world: World) -> None:
    first, second = world.browser(), world.browser()
    await first.post("/api/accounts", json={"login": "calamity", "password": PASSWORD})
    await second.post("/api/login", json={"login": "calamity", "password": PASSWORD})
    assert (await second.get("/api/me")).status_code == 200
    assert (await first.post("/api/logout-everywhere")).status_code == 204
    refused(await second.get("/api/me"), "not-signed-in")


@async_test
async def test_changes_over_http(world: World) -> None:
    browser = await world.guest(app=world.with_settings(Settings(smtp="smtp://mail.example?from=table@example.org")))
    changed = await browser.patch("/api/me", json={"name": "J", "auto_confirm": True, "email": "j@example.org"})
    assert (changed.status_code, changed.json()["name"], changed.json()["auto_confirm"]) == (200, "J", True)
    kept = await browser.patch("/api/me", json={"name": None, "auto_confirm": None, "email": None, "lang": "nl"})
    assert [kept.json()[key] for key in ("name", "auto_confirm", "email", "lang")] == ["J", True, None, "nl"]
    hooked = await browser.patch("/api/me", json={"webhook": "https://example.org/turn"})
    assert len(hooked.json()["webhook_secret"]) == 43
    refused(await browser.patch("/api/me", json={"name": "\u202e"}), "bad-name")
    refused(await browser.patch("/api/me", json={"email": "x"}), "bad-email")
    refused(await browser.patch("/api/me", json={"webhook": "http://localhost/"}), "bad-webhook")
    refused(await browser.patch("/api/me", json={"lang": "fr"}), "bad-request")
    refused(await browser.patch("/api/me", json={"auto_confirm": "yes"}), "bad-request")
    assert "sessions" in refused(await browser.patch("/api/me", json={"sessions": 5}), "bad-request")["message"]


@async_test
async def test_tokens_over_http(world: World) -> None:
    jane, bill = await world.guest("Jane"), await world.guest("Bill")
    made = await jane.post("/api/tokens", json={"name": " my  bot "})
    assert (made.status_code, made.json()["name"]) == (201, "my bot")
    id_, token = made.json()["id"], made.json()["token"]
    program = AsyncClient(
        transport=ASGITransport(world.app), base_url=HOST, headers={"Authorization": f"bearer {token}"}
    )
    assert (await program.get("/api/me")).json()["name"] == "Jane"
    assert (await program.post("/api/logout")).status_code == 204  # no X-Frontier needed
    listed = (await jane.get("/api/tokens")).json()
    assert [(entry["id"], entry["name"], set(entry)) for entry in listed] == [
        (id_, "my bot", {"id", "name", "created", "scopes"})
    ]
    refused(await bill.delete(f"/api/tokens/{id_}"), "not-found")
    assert (await jane.delete(f"/api/tokens/{id_}")).status_code == 204
    refused(await program.get("/api/me"), "not-signed-in")
    refused(await jane.delete(f"/api/tokens/{id_}"), "not-found")


@async_test
async def test_a_wrong_token_never_falls_back_to_the_cookie(world: World) -> None:
    browser = await world.guest()
    for wrong in ("Bearer nonsense", "Bearer ", "Bearer frontier_x", "bearer"):
        response = await browser.get("/api/me", headers={"Authorization": wrong})
        refused(response, "not-signed-in")
        assert response.headers["www-authenticate"] == "Bearer"
    assert (await browser.get("/api/me", headers={"Authorization": "Basic eDp5"})).status_code == 200


@async_test
@pytest.mark.parametrize("cookie", ["", "x", "a.b.c", "\xff\xfe", "a" * 3000, '"\\000"'])
async def test_hostile_cookies_are_nobody(world: World, cookie: str) -> None:
    raw = f"frontier_session={cookie}".encode("latin-1")
    transport = ASGITransport(world.app, raise_app_exceptions=True)
    async with AsyncClient(transport=transport, base_url=HOST) as client:
        refused(await client.get("/api/me", headers=[(b"Cookie", raw)]), "not-signed-in")


@async_test
@pytest.mark.parametrize("secure", [False, True])
async def test_the_cookie_is_for_this_server_only(world: World, secure: bool) -> None:
    settings = Settings(url="https://table.example" if secure else "")
    response = await world.browser(world.with_settings(settings)).post("/api/guests", json={"name": "Jane"})
    parts = [part.strip().lower() for part in response.headers["set-cookie"].split(";")[1:]]
    wanted = {"httponly", "samesite=strict", "path=/", f"max-age={400 * 86400}"}
    assert set(parts) == wanted | ({"secure"} if secure else set())


# --- limits ---


@async_test
@pytest.mark.parametrize(("path", "kind"), [("/api/guests", "guest"), ("/api/accounts", "account")])
async def test_newcomers_are_limited_by_address(world: World, path: str, kind: str) -> None:
    app = world.with_settings(Settings(), RateLimits(True))
    for n in range(int(RATES[kind].burst) + 1):
        body = {"name": "Jane"} if kind == "guest" else {"login": f"jane{n}", "password": PASSWORD}
        response = await world.browser(app).post(path, json=body)
        assert response.status_code == (201 if n < RATES[kind].burst else 429)
    assert (await world.browser(app, "192.0.2.2").post(path, json=body)).status_code == 201


# --- the description ---


@async_test
async def test_every_refusal_is_described(world: World) -> None:
    api = (await world.browser().get("/openapi.json")).json()
    for path, ways in api["paths"].items():
        if path.rpartition("/")[2] in PROBES:
            continue
        for method, about in ways.items():
            schemas = [
                answer["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
                for status, answer in about["responses"].items() if status >= "4"
            ]  # fmt: skip
            assert set(schemas) == {"ErrorAnswer"}, (method, path)
            assert about["operationId"]
            assert about["summary"]
    assert api["paths"]["/api/me"]["get"]["security"] == [{"token": []}, {"cookie": []}]
    assert "security" not in api["paths"]["/api/guests"]["post"]
