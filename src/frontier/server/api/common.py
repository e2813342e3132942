"""What routes of every kind need: who is asking, in which language, and the form of refusals."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from fastapi import Depends, Query, Security
from fastapi.security import APIKeyCookie, HTTPAuthorizationCredentials, HTTPBearer
from pydantic import BaseModel, ConfigDict
from starlette.requests import HTTPConnection

from frontier.server.app_state import AppState, app_state
from frontier.server.errors import STATUS, Refused
from frontier.server.http.security import COOKIE, SAFE_METHODS, bearer_token, language
from frontier.server.limits.rate_limits import client_network
from frontier.server.people.person import Person

Language = Literal["en", "de", "nl"]
ACCOUNT = "account"  # password, addresses, tokens, deletion: never by a token
Server = Annotated[AppState, Depends(app_state)]


# --- who is asking ---


class _Bearer(HTTPBearer):
    """Documents the header; `visit` reads it."""

    async def __call__(self, request: HTTPConnection) -> HTTPAuthorizationCredentials | None:
        return None


class _Cookie(APIKeyCookie):
    """Documents the cookie; `visit` reads it."""

    async def __call__(self, request: HTTPConnection) -> str | None:
        return None


_bearer = _Bearer(auto_error=False, scheme_name="token", description="A personal token, from POST /api/tokens.")
_cookie = _Cookie(
    name=COOKIE, auto_error=False, scheme_name="cookie", description="Set when somebody comes or logs in."
)


@dataclass(frozen=True)
class Visit:
    """Who is asking, and with what: a token has its scopes, a cookie (None) every right."""

    person: Person
    scopes: frozenset[str] | None = None

    def admit(self, scope: str) -> None:
        """Refuse who is banned, and a token beyond its scopes."""
        self.person.refuse_if_banned()
        if self.scopes is not None and scope not in self.scopes:
            raise Refused("no-scope", scope=scope)


async def visit(connection: HTTPConnection) -> Visit | None:
    """Return who is asking, by token or else by cookie; None for a stranger. A wrong token is refused, whatever the
    cookie."""
    people = app_state(connection).people
    token = bearer_token(connection.headers)
    found: Visit | None = None
    if token is not None:
        known = await people.tokens.by_token(token)
        if known is None:
            raise Refused("not-signed-in")
        found = Visit(*known)
    elif (cookie := connection.cookies.get(COOKIE)) is not None:
        person = await people.sign_ins.by_cookie(cookie)
        found = None if person is None else Visit(person)
    connection.state.lang = None if found is None else found.person.lang  # for refusals further on
    return found


Visiting = Annotated[Visit | None, Depends(visit)]


def scope_of(method: str, path: str) -> str:
    """Return what a token must be allowed to do for a request; `account` is for no token at all."""
    match path.split("/")[1:]:
        case ["api", "tokens", *_]:
            return ACCOUNT
        case _ if method in SAFE_METHODS:
            return "read"
        case ["api", "replay" | "review"] | ["api", "analysis" | "positions", _]:
            return "read"
        case ["api", "tables", _, "chat" | "mute"]:
            return "chat"
        case ["api", "tables" | "puzzles", *_]:
            return "play"
        case _:
            return ACCOUNT


async def maybe_person(connection: HTTPConnection, asking: Visiting) -> Person | None:
    """Return who is asking, if they may; None for a stranger."""
    if asking is None:
        return None
    asking.admit(scope_of(connection.scope.get("method", "GET"), connection.scope["path"]))
    return asking.person


MaybePerson = Annotated[Person | None, Depends(maybe_person)]


async def signed_person(
    person: MaybePerson,
    _token: Annotated[object, Security(_bearer)],
    _session: Annotated[object, Security(_cookie)],
) -> Person:
    """Return who is asking; Refused if the server does not know."""
    if person is None:
        raise Refused("not-signed-in")
    return person


Signed = Annotated[Person, Depends(signed_person)]


async def chosen_language(
    connection: HTTPConnection,
    _visit: Visiting,
    lang: Annotated[Language | None, Query(description="The language of the answer.")] = None,
) -> str:
    """Return the language to answer in."""
    return lang or language(connection)


Lang = Annotated[str, Depends(chosen_language)]


def client_address(connection: HTTPConnection) -> str:
    """Return where a request comes from, as rate limits count it."""
    return client_network(None if connection.client is None else connection.client.host)


# --- bodies and refusals, as documented ---


class Body(BaseModel):
    """What a request brings: exactly the named fields in exactly these types."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ErrorDetail(BaseModel):
    """A refusal: the key for programs, the sentence for people, and the rule of the game behind it."""

    key: str
    message: str
    rule: str | None


class ErrorAnswer(BaseModel):
    """The body of every refusal."""

    error: ErrorDetail


def refusals(*keys: str) -> dict[int | str, dict[str, Any]]:
    """Return the `responses=` of a route that may refuse with these keys. Database failures are always among them."""
    by_status: dict[int | str, list[str]] = {}
    for key in sorted({"bad-request", "busy", "damaged", *keys}):
        by_status.setdefault(STATUS[key], []).append(key)
    return {
        status: {"model": ErrorAnswer, "description": f"Refused: {', '.join(found)}"}
        for status, found in sorted(by_status.items(), key=lambda item: int(item[0]))
    }


UNSAFE = ("csrf", "too-large")  # what every route that changes something may refuse
SIGNED = ("not-signed-in", "shut-out", "no-scope")  # what every route that knows the person may refuse
