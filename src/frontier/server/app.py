"""The application that uvicorn serves."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import metadata
from time import perf_counter

from fastapi import FastAPI
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from frontier.server.api import (
    accounts,
    analysis,
    chat,
    docs,
    hints,
    hosting,
    lessons,
    page,
    people,
    play,
    positions,
    push,
    puzzles,
    replay,
    review,
    rulebooks,
    rules,
    site,
    socket,
    studies,
    tables,
    tokens,
    watching,
)  # fmt: skip
from frontier.server.app_state import AppState
from frontier.server.http import security
from frontier.server.http.protocol import raise_descriptor_limit
from frontier.server.observability import logs
from frontier.server.observability.metrics import route_template
from frontier.server.settings import Settings

LOG = logging.getLogger(__name__)


def create(settings: Settings | None = None) -> FastAPI:
    """Return an application; a worker process takes its settings from the environment."""
    chosen = settings if settings is not None else Settings.imported()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        logs.configure(chosen.log_level, "json" if chosen.log_format == "json" else "text")
        logging.getLogger("uvicorn.access").disabled = chosen.log_level != "debug"
        logs.event(LOG, "descriptors", limit=raise_descriptor_limit())
        server = AppState(chosen)
        app.state.server = server
        await server.start()
        yield
        await server.stop()

    app = FastAPI(
        title="Frontier", version=metadata.version("frontier-table"), lifespan=lifespan, docs_url=None, redoc_url=None
    )
    for part in (
        site,
        rules,
        rulebooks,
        docs,
        people,
        accounts,
        tokens,
        push,
        tables,
        lessons,
        puzzles,
        hosting,
        play,
        chat,
        replay,
        review,
        hints,
        watching,
        analysis,
        studies,
        positions,
        socket,
    ):
        app.include_router(part.router)
    app.include_router(page.router)  # last: it answers to every address that is left
    security.install(app, chosen)
    app.add_middleware(Measured)
    return app


class Measured:
    """Middleware that counts requests and their time, by route."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request and measure it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started, status = perf_counter(), 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, answer)
        finally:
            metrics = scope["app"].state.server.metrics
            metrics.request(scope["method"], route_template(scope), status, perf_counter() - started)
