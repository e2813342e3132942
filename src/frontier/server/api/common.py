"""What routes of every kind need: who is asking, in which language, and the form of refusals."""

from typing import Annotated, Any, Literal

from fastapi import Depends, Query, Security
from fastapi.security import APIKeyCookie, HTTPAuthorizationCredentials, HTTPBearer
from pydantic import BaseModel, ConfigDict
from starlette.requests import HTTPConnection

from frontier.server.errors import STATUS, Refused
from frontier.server.limits import network
from frontier.server.people import Person
from frontier.server.running import running
from frontier.server.security import COOKIE, bearer_token, language

Language = Literal["en", "de", "nl"]


# --- who is asking ---


class _Bearer(HTTPBearer):
    """Documents the header; `maybe_person` reads it."""

    async def __call__(self, request: HTTPConnection) -> HTTPAuthorizationCredentials | None:
        return None


class _Cookie(APIKeyCookie):
    """Documents the cookie; `maybe_person` reads it."""

    async def __call__(self, request: HTTPConnection) -> str | None:
        return None


_bearer = _Bearer(auto_error=False, scheme_name="token", description="A personal token, from POST /api/tokens.")
_cookie = _Cookie(
    name=COOKIE, auto_error=False, scheme_name="cookie", description="Set when somebody comes or logs in."
)


async def maybe_person(connection: HTTPConnection) -> Person | None:
    """Who is asking, by token or else by cookie; None for a stranger. A wrong token is refused, whatever the cookie."""
    people = running(connection).people
    token = bearer_token(connection.headers)
    if token is not None:
        person = await people.by_token(token)
        if person is None:
            raise Refused("not-signed-in")
    else:
        cookie = connection.cookies.get(COOKIE)
        person = None if cookie is None else await people.by_cookie(cookie)
    connection.state.lang = None if person is None else person.lang  # for refusals further on
    return person


MaybePerson = Annotated[Person | None, Depends(maybe_person)]


async def signed_person(
    person: MaybePerson,
    _token: Annotated[object, Security(_bearer)],
    _session: Annotated[object, Security(_cookie)],
) -> Person:
    """Who is asking, if the server knows."""
    if person is None:
        raise Refused("not-signed-in")
    return person


Signed = Annotated[Person, Depends(signed_person)]


async def chosen_language(
    connection: HTTPConnection,
    _person: MaybePerson,
    lang: Annotated[Language | None, Query(description="The language of the answer.")] = None,
) -> str:
    """The language to answer in."""
    return lang or language(connection)


Lang = Annotated[str, Depends(chosen_language)]


def client_address(connection: HTTPConnection) -> str:
    """Where a request comes from, as limits count it."""
    return network(None if connection.client is None else connection.client.host)


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
    """The form of every refusal."""

    error: ErrorDetail


def refusals(*keys: str) -> dict[int | str, dict[str, Any]]:
    """For `responses=`: what a route may refuse, by key. Trouble with the database is always among them."""
    by_status: dict[int | str, list[str]] = {}
    for key in sorted({"bad-request", "busy", "damaged", *keys}):
        by_status.setdefault(STATUS[key], []).append(key)
    return {
        status: {"model": ErrorAnswer, "description": f"Refused: {', '.join(found)}"}
        for status, found in sorted(by_status.items(), key=lambda item: int(item[0]))
    }


UNSAFE = ("csrf", "too-large")  # what every route that changes something may refuse
SIGNED = ("not-signed-in",)
