"""Routes about tokens, with which programs act as a person."""

from fastapi import APIRouter
from pydantic import BaseModel, Field

from frontier.server.api.common import SIGNED, UNSAFE, Body, Server, Signed, refusals
from frontier.server.api.people import Name
from frontier.server.people.tokens import SCOPES, Scope

router = APIRouter(prefix="/api", tags=["people"])


class NewTokenRequest(Body):
    """The purpose of a token, and what it may do."""

    name: Name
    scopes: list[Scope] = Field(
        list(SCOPES), min_length=1, max_length=len(SCOPES), description="What a program may do with it."
    )


class TokenInfo(BaseModel):
    """A token as it is listed."""

    id: str
    name: str
    created: float = Field(description="Seconds since 1970.")
    scopes: list[Scope]


class NewToken(TokenInfo):
    """A token, only this once with its secret."""

    token: str


@router.get("/tokens", responses=refusals(*SIGNED), operation_id="tokens", summary="My tokens")
async def tokens(server: Server, person: Signed) -> list[TokenInfo]:
    """The tokens of the person who asks, without their secrets, the oldest first."""
    return [TokenInfo(**vars(token)) for token in await server.people.tokens.of(person)]


@router.post(
    "/tokens",
    status_code=201,
    responses=refusals(*UNSAFE, *SIGNED, "bad-name", "too-many", "too-fast"),
    operation_id="new_token",
    summary="Get a token",
)
async def new_token(body: NewTokenRequest, server: Server, person: Signed) -> NewToken:
    """A program acts as me with it, within its scopes. It is shown this once."""
    server.limits.check("token", person.id)
    made, secret = await server.people.tokens.create(person, body.name, body.scopes)
    return NewToken(**vars(made), token=secret)


@router.delete(
    "/tokens/{id}",
    status_code=204,
    responses=refusals(*UNSAFE, *SIGNED, "not-found"),
    operation_id="delete_token",
    summary="Give up a token",
)
async def delete_token(id: str, server: Server, person: Signed) -> None:
    """Delete a token, so that nobody can act with it any more."""
    await server.people.tokens.delete(person, id)
    await server.person_sync.signed_out(person.id)
