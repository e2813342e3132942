"""What every request passes: form and size of its body, where it comes from, headers and refusals of the answer."""

import logging
import math
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import orjson
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.routing import Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from frontier import texts
from frontier.server.errors import Refused
from frontier.server.observability import logs
from frontier.server.settings import Settings

COOKIE = "frontier_session"
LARGEST_BODY = 64 * 1024
LONGEST_WHY = 200
LONGEST_PLACE = 80  # characters that say where something is wrong
DEEPEST = 32  # levels of lists and objects in a body
LARGEST_NUMBER = 1 << 53  # beyond it programs no longer agree about integers
PORTS = {"http": 80, "https": 443}
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")
# Nothing from elsewhere. Inline style attributes are allowed because a board places its pieces with them.
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
KEYS_OF_STATUS = {401: "not-signed-in", 403: "forbidden", 404: "not-found", 413: "too-large"}

log = logging.getLogger(__name__)


# --- where a request comes from ---


def bearer_token(headers: Headers) -> str | None:
    """The token of the Authorization header; such a request never counts as its cookie's, so it needs no more proof."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def is_own_origin(headers: Headers, settings: Settings) -> bool:
    """Whether what the browser says of the page behind a request, if it says anything, is a page of ours."""
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    if settings.url:  # whoever leads another name to this machine must not pass for us
        return _origin(origin) == _origin(settings.url)
    scheme, _, place = origin.lower().partition("://")
    return scheme in ("http", "https") and place != "" and place == headers.get("host", "").lower()


def check_origin(headers: Headers, settings: Settings, is_socket: bool) -> None:
    """Refuse what another site may have made the browser send: a form's post, or a socket with our cookie.

    Another site cannot add the header X-Frontier; sockets carry no headers of ours, but always their origin.
    """
    if bearer_token(headers) is not None:
        return
    is_proven = headers.get("x-frontier") == "1" if not is_socket else "origin" in headers or "cookie" not in headers
    if not is_proven or not is_own_origin(headers, settings):
        raise Refused("csrf")


def _origin(url: str) -> tuple[str, str | None, int | None] | None:
    """Scheme, host and port of an address; None if it is none."""
    try:
        parts = urlsplit(url)
        return parts.scheme, parts.hostname, parts.port or PORTS.get(parts.scheme)
    except ValueError:
        return None


# --- bodies ---


def parse_json(data: bytes | str) -> Any:
    """JSON as every part of the server can bear it; anything else is a bad request that says where."""
    try:
        parsed = orjson.loads(data)
    except orjson.JSONDecodeError as error:  # also what is no Unicode or nested a thousand levels deep
        half = ": half of a surrogate pair is no text" if "surrogate" in str(error) else ""
        raise Refused("bad-request", why=f"malformed JSON{half}") from None
    _check_json(parsed)
    return parsed


def _check_json(parsed: object) -> None:
    level: list[tuple[str, object]] = [("body", parsed)]  # where and what; a hostile key must not be copied endlessly
    for _ in range(DEEPEST):
        deeper: list[tuple[str, object]] = []
        for where, value in level:
            match value:
                case str():
                    _check_text(where, value)
                case dict():
                    for key in value:
                        _check_text(where, key)
                    deeper += [(f"{where}.{key}"[:LONGEST_PLACE], part) for key, part in value.items()]
                case list():
                    deeper += [(f"{where}.{index}", part) for index, part in enumerate(value)]
                case int() | float():
                    if not math.isfinite(value) or abs(value) > LARGEST_NUMBER:
                        raise Refused("bad-request", why=f"{where}: number too large")
        if not deeper:
            return
        level = deeper
    raise Refused("bad-request", why="nested too deeply")


def _check_text(where: str, text: str) -> None:
    if "\0" in text:  # PostgreSQL keeps none
        raise Refused("bad-request", why=f"{where}: NUL character")


# --- the language of an answer ---


def language(connection: HTTPConnection) -> str:
    """What `?lang=` asks for, else what the person prefers (once it is known), else the browser, else English."""
    asked = connection.query_params.get("lang")
    preferred = getattr(connection.state, "lang", None)
    for lang in (asked, preferred, accepted_language(connection.headers.get("accept-language", ""))):
        if lang in texts.LANGUAGES:
            return lang
    return "en"


def accepted_language(header: str) -> str | None:
    """The first of our languages in an Accept-Language header, by its weights."""
    found: list[tuple[float, str]] = []
    for part in header[:500].split(","):
        tag, _, weight = part.partition(";")
        lang = tag.strip().lower().partition("-")[0]
        try:
            quality = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if lang in texts.LANGUAGES and 0 < quality <= 1:
            found.append((quality, lang))
    return max(found, key=lambda pair: pair[0])[1] if found else None


# --- refusals as answers ---


def refusal(connection: HTTPConnection, refused: Refused, headers: Mapping[str, str] | None = None) -> JSONResponse:
    """A refusal as an answer in the user's language."""
    sent = dict(headers or {})
    if refused.retry_after is not None:
        sent["Retry-After"] = str(math.ceil(refused.retry_after))
    if refused.key == "not-signed-in":
        sent["WWW-Authenticate"] = "Bearer"
    return JSONResponse(refused.as_json(language(connection)), refused.status, sent)


def _invalid(error: RequestValidationError | WebSocketRequestValidationError) -> Refused:
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])[:LONGEST_PLACE]
    return Refused("bad-request", why=f"{where}: {first['msg'][:LONGEST_WHY]}")


def _translated(error: HTTPException) -> Refused:
    """Return the refusal that stands for an error of the framework."""
    if error.status_code >= 500:
        return Refused("internal")
    key = KEYS_OF_STATUS.get(error.status_code)
    return Refused("bad-request", why=str(error.detail)[:LONGEST_WHY]) if key is None else Refused(key)


def _allowed(connection: HTTPConnection) -> str:
    """The methods of an address; the framework itself names only those of the first route that has it."""
    routes, scope = connection.app.routes, connection.scope
    found = [
        method
        for method in METHODS
        if any(route.matches({**scope, "method": method})[0] is Match.FULL for route in routes)
    ]
    return ", ".join(found)


async def _handle(connection: HTTPConnection, error: Exception) -> JSONResponse:
    match error:
        case Refused():
            return refusal(connection, error)
        case RequestValidationError() | WebSocketRequestValidationError():
            return refusal(connection, _invalid(error))
        case HTTPException(status_code=405):
            return refusal(connection, Refused("not-allowed"), {"Allow": _allowed(connection)})
        case HTTPException():
            return refusal(connection, _translated(error), error.headers)
        case _:
            raise error


def install(app: FastAPI, settings: Settings) -> None:
    """Let all requests of an app pass the middleware, and all its refusals look the same."""
    app.add_middleware(Security, settings=settings)
    for kind in (Refused, RequestValidationError, WebSocketRequestValidationError, HTTPException):
        app.add_exception_handler(kind, _handle)


# --- the middleware ---


class Security:
    """The outermost layer of the app. What fails unforeseen ends here, in the log, with the id of the request."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check and serve one request or socket."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        scope.setdefault("state", {})  # one dictionary for everybody, or the person's language would get lost
        connection = HTTPConnection(scope)
        given = connection.headers.get("x-request-id") if self.settings.behind_proxy else None
        added = self._headers(scope["path"], logs.bind_request(given))
        has_begun = False

        async def answer(message: Message) -> None:
            nonlocal has_begun
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in added.items():
                    headers.setdefault(name, value)
            has_begun = True
            await send(message)

        try:
            checked = await self._check(scope, connection.headers, receive)
            if checked is not None:
                await self.app(scope, checked, answer)
        except Exception as error:
            refused = error if isinstance(error, Refused) else Refused("internal")
            if refused.key == "internal":
                logs.event(log, "request-failed", level=logging.ERROR, exc_info=True, path=scope["path"])
            if has_begun:
                raise  # the server cuts the connection: half an answer must not look whole
            await self._refuse(connection, refused, receive, answer)

    def _headers(self, path: str, id_: str) -> dict[str, str]:
        added = {**HEADERS, "X-Request-Id": id_}
        if self.settings.is_secure:
            added["Strict-Transport-Security"] = "max-age=31536000"
        if path.startswith("/api"):
            added["Cache-Control"] = "no-store"
        return added

    async def _check(self, scope: Scope, headers: Headers, receive: Receive) -> Receive | None:
        """Refuse what must not come in; else how to receive the rest, or None if nobody is there any more."""
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            raise Refused("bad-request", why="NUL character in the address")
        if scope["type"] == "websocket":
            check_origin(headers, self.settings, is_socket=True)
            return receive
        if scope["method"] not in SAFE_METHODS:
            check_origin(headers, self.settings, is_socket=False)
        elif "content-length" not in headers and "transfer-encoding" not in headers:
            return receive
        body = await _read(headers, receive)
        if body is None:
            return None
        if body:
            if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
                raise Refused("bad-request", why="Content-Type must be application/json")
            parse_json(body)
        return _replayed(body, receive)

    async def _refuse(self, connection: HTTPConnection, refused: Refused, receive: Receive, send: Send) -> None:
        scope = connection.scope
        if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008, "reason": refused.key})
            return
        # What is left of the body is not read, so the connection cannot serve another request.
        await refusal(connection, refused, {"Connection": "close"})(scope, receive, send)


async def _read(headers: Headers, receive: Receive) -> bytes | None:
    """The whole body, which is small or refused; None if the client left."""
    announced = headers.get("content-length", "0").lstrip("0")
    if len(announced) > len(str(LARGEST_BODY)):  # whatever else may be wrong with it
        raise Refused("too-large")
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        if len(body) > LARGEST_BODY:
            raise Refused("too-large")
        if not message.get("more_body", False):
            return bytes(body)


def _replayed(body: bytes, receive: Receive) -> Receive:
    is_given = False

    async def replay() -> Message:
        nonlocal is_given
        if is_given:
            return await receive()
        is_given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay
