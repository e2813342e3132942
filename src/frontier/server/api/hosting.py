"""What the host of a table may do: let somebody get up, keep somebody away."""

from typing import Any

from fastapi import APIRouter, Request
from pydantic import BaseModel

from frontier.server.api.common import SIGNED, Body, Signed, refusals
from frontier.server.api.models import Id, TableInfo
from frontier.server.api.tables import AT_TABLE, TableId
from frontier.server.app_state import running
from frontier.server.tables import hosting

router = APIRouter(prefix="/api/tables/{table}", tags=["tables"])
Json = dict[str, Any]
HOST = ("only-host", "not-yourself", "keeps-seat", "drawing", *AT_TABLE)


class Remove(Body):
    """Whose seat shall be free again."""

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


@router.post("/remove", operation_id="remove", summary="Let somebody get up", response_model=TableInfo,
             responses=refusals(*HOST))  # fmt: skip
async def remove(request: Request, table: TableId, person: Signed, body: Remove) -> Json:
    """For the host, before the game begins. The person is told, may look on, and may take a seat again."""
    server = running(request)
    server.limits.check("seat", person.id)
    live = await server.office.get(table)
    await server.db.write(
        lambda c: hosting.remove(c, table, person, body.person), tell=(f"removed {table} {body.person}",)
    )  # fmt: skip
    await live.let_get_up(body.person)
    return live.audience.info(person)


@router.post("/ban", operation_id="ban", summary="Keep somebody away", response_model=TableInfo,
             responses=refusals("too-many", *HOST))  # fmt: skip
async def ban(request: Request, table: TableId, person: Signed, body: Ban) -> Json:
    """For the host. Who is banned cannot sit down, watch or talk; a seat in a game that has begun is kept."""
    server = running(request)
    server.limits.check("seat", person.id)
    live = await server.office.get(table)
    change = hosting.ban if body.banned else hosting.allow
    await server.db.write(lambda c: change(c, table, person, body.person), tell=(f"info {table}",))
    await live.catch_up()
    return live.audience.info(person)


@router.get("/bans", operation_id="bans", summary="Who must not come", response_model=list[Banned],
            responses=refusals("only-host", "not-found", *SIGNED))  # fmt: skip
async def bans(request: Request, table: TableId, person: Signed) -> list[Json]:
    """For the host."""
    return await running(request).db.read(lambda connection: hosting.banned(connection, table, person))
