"""Routes for the host of a table: freeing somebody's seat, keeping somebody away."""

from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel

from frontier.server.api.common import SIGNED, Body, Server, Signed, refusals
from frontier.server.api.models.fields import Id
from frontier.server.api.models.tables import TableInfo
from frontier.server.api.tables import AT_TABLE, TableId

router = APIRouter(prefix="/api/tables/{table}", tags=["tables"])
Json = dict[str, Any]
HOST = ("only-host", "not-yourself", "keeps-seat", "drawing", *AT_TABLE)


class Remove(Body):
    """The person whose seat shall be free again."""

    person: Id


class Ban(Body):
    """Who must not come to the table, or may come again."""

    person: Id
    banned: bool = True


class Banned(BaseModel):
    """Somebody who must not come to the table, and since when."""

    person: str
    name: str
    at: float


@router.post(
    "/remove",
    response_model=TableInfo,
    responses=refusals(*HOST),
    operation_id="remove",
    summary="Let somebody get up",
)
async def remove(table: TableId, body: Remove, server: Server, person: Signed) -> Json:
    """For the host, before the game begins. The person is told, may look on, and may take a seat again."""
    server.limits.check("seat", person.id)
    live = await server.tables.remove(table, person, body.person)
    return live.broadcast.table_info(person)


@router.post(
    "/ban",
    response_model=TableInfo,
    responses=refusals("too-many", *HOST),
    operation_id="ban",
    summary="Keep somebody away",
)
async def ban(table: TableId, body: Ban, server: Server, person: Signed) -> Json:
    """For the host. Who is banned cannot sit down, watch or talk; a seat in a game that has begun is kept."""
    server.limits.check("seat", person.id)
    live = await server.tables.ban(table, person, body.person, body.banned)
    return live.broadcast.table_info(person)


@router.get(
    "/bans",
    response_model=list[Banned],
    responses=refusals("only-host", "not-found", *SIGNED),
    operation_id="bans",
    summary="Who must not come",
)
async def bans(table: TableId, server: Server, person: Signed) -> list[Json]:
    """The people whom the host keeps away; for the host."""
    return await server.tables.bans(table, person)
