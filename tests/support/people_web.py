"""An app with the routes about people on its own database, and browsers that visit it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from argon2 import PasswordHasher
from fastapi import FastAPI, WebSocket
from httpx import ASGITransport, AsyncClient, Response
from pydantic import BaseModel

from frontier.server.api import accounts, docs, tokens
from frontier.server.api import people as people_routes
from frontier.server.api.common import Lang, MaybePerson
from frontier.server.errors import STATUS, Refused
from frontier.server.http.security import install
from frontier.server.limits.login_backoff import LoginBackoff
from frontier.server.limits.rate_limits import RateLimits
from frontier.server.notifications.notices import LinkMail
from frontier.server.notifications.smtp import Smtp
from frontier.server.people.people import People
from frontier.server.settings import Settings
from frontier.server.storage import schema
from frontier.server.storage.database import Database, parse_url

QUICK = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
PASSWORD = "a long ride west"
HOST = "http://table.example"
OURS = {"X-Frontier": "1"}
PROBES = ("lang", "echo", "broken", "slow", "ruled")  # routes of `build` that the real server does not have


class NoConnections:
    """In place of PersonSync: nobody has a connection to a table that would have to hear of changes."""

    def __init__(self) -> None:
        self.changed_people: list[str] = []
        self.signed_out_people: list[str] = []

    async def person_changed(self, person: str) -> None:
        """Only noted."""
        self.changed_people.append(person)

    async def signed_out(self, person: str) -> None:
        """Only noted."""
        self.signed_out_people.append(person)


class Postbox:
    """In place of the notifier: keeps the mails that would be sent."""

    def __init__(self, smtp: Smtp | None) -> None:
        self.smtp = smtp
        self.sent: list[LinkMail] = []

    async def send_link(self, mail: LinkMail) -> bool:
        """Only kept."""
        self.sent.append(mail)
        return True


async def no_wait(_seconds: float) -> None:
    """In place of waiting for an attempt at a password."""


class Anything(BaseModel):
    """A body with a free corner."""

    any: Any = None


def build(settings: Settings, db: Database, people: People, limits: RateLimits) -> FastAPI:
    """The routes about people behind the middleware, and some that only probe it."""
    app = FastAPI(title="Test", docs_url=None, redoc_url=None)
    for part in (people_routes, accounts, tokens):
        app.include_router(part.router)
    app.include_router(docs.router)
    install(app, settings)
    app.state.server = SimpleNamespace(
        settings=settings, db=db, people=people, limits=limits,
        registry=SimpleNamespace(tables={}, discard=lambda tables: None),
        person_sync=NoConnections(), login_backoff=LoginBackoff(limits, sleep=no_wait),
        notifier=Postbox(Smtp.parse(settings.smtp) if settings.smtp else None),
    )  # fmt: skip

    @app.get("/api/lang")
    async def lang(lang: Lang) -> str:
        return lang

    @app.post("/api/echo")
    async def echo(body: Anything) -> Anything:
        return body

    @app.get("/api/broken")
    async def broken() -> None:
        raise RuntimeError("the secret inside")

    @app.get("/api/slow")
    async def slow() -> None:
        raise Refused("too-fast", retry_after=1.2)

    @app.get("/api/ruled")
    async def ruled() -> None:
        raise Refused("illegal", rule="H-AUCTION-03")

    @app.websocket("/api/socket")
    async def socket(websocket: WebSocket, person: MaybePerson) -> None:
        await websocket.accept()
        await websocket.send_text(person.name if person else "nobody")
        await websocket.close()

    return app


class World:
    """An app on its own database, and browsers that visit it."""

    def __init__(self, db: Database, people: People) -> None:
        self.db, self.people = db, people
        self.app = self.with_settings(Settings())

    def with_settings(self, settings: Settings, limits: RateLimits | None = None) -> FastAPI:
        """An app that runs in another way."""
        return build(settings, self.db, self.people, limits or RateLimits(False))

    def browser(
        self, app: FastAPI | None = None, address: str = "192.0.2.1", headers: dict[str, str] | None = None
    ) -> AsyncClient:
        """Somebody new at this address, with the header that pages send."""
        transport = ASGITransport(app=app or self.app, client=(address, 1234))
        return AsyncClient(transport=transport, base_url=HOST, headers={**OURS, **(headers or {})})

    async def guest(self, name: str = "Jane", app: FastAPI | None = None, **fields: str) -> AsyncClient:
        """A guest's browser."""
        browser = self.browser(app)
        assert (await browser.post("/api/guests", json={"name": name, **fields})).status_code == 201
        return browser


@asynccontextmanager
async def open_world(folder: Path) -> AsyncIterator[World]:
    """A world on a new database."""
    db = Database(parse_url(str(folder / "people.db")))
    schema.metadata.create_all(db.engine)
    people = People(db, hasher=QUICK)
    await people.open()
    yield World(db, people)
    people.close()
    await db.close()


def refused(response: Response, key: str) -> dict[str, Any]:
    """The refusal that an answer must be."""
    body = response.json()
    assert set(body) == {"error"}
    assert set(body["error"]) == {"key", "message", "rule"}
    assert (body["error"]["key"], response.status_code) == (key, STATUS[key])
    assert response.headers["content-type"] == "application/json"
    found: dict[str, Any] = body["error"]
    return found
