"""What every request passes: where it comes from, its body, the headers and refusals of the answer."""

import logging

import pytest
from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient
from starlette.datastructures import Headers
from starlette.types import Message

from frontier import texts
from frontier.server.api import docs
from frontier.server.errors import STATUS, Refused
from frontier.server.http.security import accepted_language, check_origin, is_own_origin
from frontier.server.settings import Settings
from support.people_web import HOST, OURS, PASSWORD, World, refused

async_test = pytest.mark.anyio


# --- where a request comes from ---

CROSS = [
    ({}, "csrf"),
    ({"X-Frontier": "0"}, "csrf"),
    ({**OURS, "Origin": "http://evil.example"}, "csrf"),
    ({**OURS, "Origin": "null"}, "csrf"),
    ({**OURS, "Origin": "http://table.example:81"}, "csrf"),
    ({**OURS, "Origin": "http://table.example.evil.example"}, "csrf"),
    ({**OURS, "Origin": "ftp://table.example"}, "csrf"),
    ({**OURS, "Origin": ""}, "csrf"),
    ({**OURS, "Sec-Fetch-Site": "cross-site"}, "csrf"),
    ({**OURS, "Sec-Fetch-Site": "same-site"}, "csrf"),
    ({**OURS, "Origin": HOST, "Sec-Fetch-Site": "cross-site"}, "csrf"),
    (OURS, None),
    ({**OURS, "Origin": HOST}, None),
    ({**OURS, "Origin": HOST, "Sec-Fetch-Site": "same-origin"}, None),
    ({**OURS, "Origin": "HTTP://Table.Example"}, None),
]


@async_test
@pytest.mark.parametrize(("headers", "key"), CROSS)
@pytest.mark.parametrize("path", ["/api/guests", "/api/echo", "/api/login"])
async def test_other_sites_cannot_change_anything(
    world: World, headers: dict[str, str], key: str | None, path: str
) -> None:
    cookie = (await world.guest()).cookies["frontier_session"]
    async with AsyncClient(transport=ASGITransport(world.app), base_url=HOST) as client:
        for more in ({}, {"Cookie": f"frontier_session={cookie}"}):
            body = {"login": "nobody", "password": PASSWORD} if path == "/api/login" else {"name": "Jane"}
            response = await client.post(path, json=body, headers={**headers, **more})
            if key is not None:
                refused(response, key)
            else:
                assert response.status_code in (200, 201, 401)
            client.cookies.clear()


@async_test
@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "POST", "QUERY"])
async def test_every_method_that_changes_something_needs_the_header(world: World, method: str) -> None:
    async with AsyncClient(transport=ASGITransport(world.app), base_url=HOST) as client:
        refused(await client.request(method, "/api/me"), "csrf")
        assert (await client.get("/api/lang")).status_code == 200


def test_the_public_address_counts_as_ours() -> None:
    behind = Settings(url="https://table.example/")
    proxied = {"host": "10.0.0.1:8000"}
    assert is_own_origin(Headers({**proxied, "origin": "https://table.example"}), behind)
    assert not is_own_origin(Headers({**proxied, "origin": "http://table.example"}), behind)
    assert not is_own_origin(Headers({"host": "table.example", "origin": "http://table.example"}), behind)
    assert is_own_origin(Headers({"host": "table.example", "origin": "https://table.example"}), Settings())
    assert is_own_origin(Headers({"origin": "https://TABLE.example:443"}), behind)
    for other in ("https://table.example:8443", "https://evil.example", "https://", "https://[", "null", ""):
        headers = Headers({"host": other.rpartition("/")[2], "origin": other})
        assert not is_own_origin(headers, behind), "a name of somebody else may lead here"
    assert not is_own_origin(Headers({"origin": "http://"}), Settings())


@pytest.mark.parametrize(
    ("headers", "passes"),
    [
        ({"cookie": "frontier_session=x", "origin": HOST}, True),
        ({"cookie": "frontier_session=x"}, False),
        ({"cookie": "frontier_session=x", "origin": "http://evil.example"}, False),
        ({"origin": "http://evil.example"}, False),
        ({}, True),
        ({"authorization": "Bearer x"}, True),
    ],
)
def test_sockets_with_a_cookie_must_come_from_our_pages(headers: dict[str, str], passes: bool) -> None:
    given = Headers({"host": "table.example", **headers})
    if passes:
        check_origin(given, Settings(), is_socket=True)
        return
    with pytest.raises(Refused, match="csrf"):
        check_origin(given, Settings(), is_socket=True)


async def open_socket(app: FastAPI, headers: dict[str, str], denial: bool) -> list[Message]:
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {
        "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws", "path": "/api/socket",
        "raw_path": b"/api/socket", "query_string": b"", "root_path": "", "subprotocols": [],
        "client": ("192.0.2.1", 1),
        "server": ("table.example", 80), "extensions": {"websocket.http.response": {}} if denial else {},
        "headers": [(key.encode(), value.encode()) for key, value in {"host": "table.example", **headers}.items()],
    }  # fmt: skip
    await app(scope, receive, send)
    return sent


@async_test
async def test_sockets_know_who_opens_them(world: World) -> None:
    cookie = f"frontier_session={(await world.guest()).cookies['frontier_session']}"
    greeted = await open_socket(world.app, {"cookie": cookie, "origin": HOST}, denial=True)
    assert [message["type"] for message in greeted] == ["websocket.accept", "websocket.send", "websocket.close"]
    assert greeted[1]["text"] == "Jane"
    assert (await open_socket(world.app, {}, denial=True))[1]["text"] == "nobody"
    assert await open_socket(world.app, {"cookie": cookie}, denial=False) == [
        {"type": "websocket.close", "code": 1008, "reason": "csrf"}
    ]
    for headers, status in (
        ({"cookie": cookie, "origin": "http://evil.example"}, 403),
        ({"authorization": "Bearer x"}, 401),
    ):
        denied = await open_socket(world.app, headers, denial=True)
        assert [message["type"] for message in denied] == [
            "websocket.http.response.start",
            "websocket.http.response.body",
        ]
        assert denied[0]["status"] == status


# --- headers ---


@async_test
@pytest.mark.parametrize(
    "path", ["/api/lang", "/api/me", "/api/nothing", "/nothing", "/docs", "/api/broken", "/openapi.json"]
)
async def test_every_answer_has_the_headers(world: World, path: str) -> None:
    headers = (await world.browser().get(path)).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "strict-transport-security" not in headers
    assert len(headers["x-request-id"]) == 16
    assert headers.get("cache-control") == ("no-store" if path.startswith("/api") else None)


@async_test
async def test_https_is_remembered(world: World) -> None:
    secure = world.with_settings(Settings(url="https://table.example"))
    assert "max-age" in (await world.browser(secure).get("/api/lang")).headers["strict-transport-security"]
    refusal = await AsyncClient(transport=ASGITransport(secure), base_url=HOST).post("/api/echo")
    assert "max-age" in refusal.headers["strict-transport-security"]


@async_test
async def test_only_a_proxy_names_requests(world: World) -> None:
    given = {"X-Request-Id": "abc-1"}
    assert (await world.browser().get("/api/lang", headers=given)).headers["x-request-id"] != "abc-1"
    behind = world.browser(world.with_settings(Settings(behind_proxy="127.0.0.1")))
    assert (await behind.get("/api/lang", headers=given)).headers["x-request-id"] == "abc-1"


@async_test
async def test_docs_load_nothing_from_elsewhere(world: World) -> None:
    response = await world.browser().get("/docs")
    assert response.headers["content-security-policy"].startswith("default-src 'none'; style-src 'sha256-")
    assert "/api/tokens/{id}" in response.text
    assert "<script" not in response.text
    assert "http://" not in response.text
    assert "https://" not in response.text


def test_docs_escape_what_they_show() -> None:
    hostile = "<img src=x>"
    about = {"summary": hostile, "description": hostile, "responses": {"200": {"description": hostile}}}
    shown = docs.page({"info": {"title": hostile}, "paths": {f"/{hostile}": {"get": about}}})
    assert hostile not in shown


# --- refusals ---


@async_test
async def test_refusals_all_look_alike(world: World) -> None:
    browser = world.browser()
    refused(await browser.get("/api/nothing"), "not-found")
    wrong = await browser.put("/api/me")
    refused(wrong, "not-allowed")
    assert wrong.headers["allow"] == "GET, PATCH, DELETE"
    assert (await browser.put("/api/guests")).headers["allow"] == "POST"
    assert (await browser.post("/api/tokens/x")).headers["allow"] == "DELETE"
    slow = await browser.get("/api/slow")
    refused(slow, "too-fast")
    assert slow.headers["retry-after"] == "2"
    assert refused(await browser.get("/api/ruled"), "illegal")["rule"] == "H-AUCTION-03"
    missing = refused(await browser.post("/api/guests", json={}), "bad-request")
    assert "body.name: Field required" in missing["message"]
    assert "body.x" in refused(await browser.post("/api/guests", json={"name": "J", "x": 1}), "bad-request")["message"]


@async_test
async def test_what_fails_unforeseen_is_logged_and_not_told(world: World, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        response = await world.browser().get("/api/broken")
    refused(response, "internal")
    assert "secret inside" not in response.text
    [record] = [record for record in caplog.records if record.name == "frontier.server.http.security"]
    assert record.exc_info is not None
    assert "the secret inside" in str(record.exc_info[1])


# --- texts ---


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_every_refusal_has_a_sentence(lang: str) -> None:
    for key in STATUS:
        details = {
            "why": "because",
            "line": 1,
            "until": "never",
            "scope": "play",
            "part": "other",
            "most": 50,
            "least": 60,
            "bots": "settler",
        }
        message = Refused(key, **details).as_json(lang)["error"]["message"]  # type: ignore[index, arg-type]
        assert message[0].isupper()
        assert message.endswith(".")


# --- language ---


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr,nl;q=0.5", "nl"),
        ("en;q=0.1, nl;q=0.2", "nl"),
        ("EN-us", "en"),
        ("de;q=0", None),
        ("", None),
        ("*", None),
        (";;;,,q=x;de;q=nan", None),
        ("de;q=" + "9" * 5000, None),
    ],
)
def test_accepted_languages(header: str, lang: str | None) -> None:
    assert accepted_language(header) == lang


@async_test
async def test_the_language_of_answers(world: World) -> None:
    dutch = await world.guest(lang="nl")
    german = {"Accept-Language": "de"}
    for browser, path, headers, lang in [
        (dutch, "/api/lang?lang=en", german, "en"),
        (dutch, "/api/lang", german, "nl"),
        (world.browser(), "/api/lang", german, "de"),
        (world.browser(), "/api/lang", {}, "en"),
    ]:
        assert (await browser.get(path, headers=headers)).json() == lang
    refused(await dutch.get("/api/lang?lang=fr"), "bad-request")
    unknown = "/api/tokens/unknown"
    sentence = {lang: texts.text(lang, "server-error-not-found") for lang in texts.LANGUAGES}
    assert refused(await dutch.delete(unknown, headers=german), "not-found")["message"] == sentence["nl"]
    assert refused(await dutch.delete(f"{unknown}?lang=de"), "not-found")["message"] == sentence["de"]
    csrf = await dutch.delete(unknown, headers={**german, "X-Frontier": "0"})
    assert refused(csrf, "csrf")["message"] == texts.text("de", "server-error-csrf")
