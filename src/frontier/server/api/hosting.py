"""Routes for the host of a table: freeing somebody's seat, keeping somebody away, bots and the order of the seats."""

from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel

from frontier.server.api.common import SIGNED, Body, Server, Signed, refusals
from frontier.server.api.models.fields import Id
from frontier.server.api.models.tables import SeatBot, TableInfo
from frontier.server.api.tables import AT_TABLE, SeatPath, TableId

router = APIRouter(prefix="/api/tables/{table}", tags=["tables"])
Json = dict[str, Any]
ARRANGE = ("only-host", "not-waiting", "drawing", *AT_TABLE)
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
    """Take somebody's seat away, as the host, before the game begins. They are told, and may sit down again."""
    server.limits.check("seat", person.id)
    live = await server.tables.remove(table, person, body.person)
    return live.broadcast.table_info(person)


@router.put(
    "/seats/{seat}/bot",
    response_model=TableInfo,
    responses=refusals("seat-taken", "no-seat", "bad-option", *ARRANGE),
    operation_id="seat_bot",
    summary="Fill a free seat with a bot",
)
async def seat_bot(table: TableId, seat: SeatPath, body: SeatBot, server: Server, person: Signed) -> Json:
    """Let a bot have a free seat, as the host, before the game begins; with the last one it begins."""
    server.limits.check("seat", person.id)
    live = await server.tables.seat_bot(table, person, seat, body.bot)
    return live.broadcast.table_info(person)


@router.delete(
    "/seats/{seat}/bot",
    response_model=TableInfo,
    responses=refusals("no-seat", *ARRANGE),
    operation_id="free_bot",
    summary="Take a bot out of its seat",
)
async def free_bot(table: TableId, seat: SeatPath, server: Server, person: Signed) -> Json:
    """Free the seat of a bot again, as the host, before the game begins."""
    server.limits.check("seat", person.id)
    live = await server.tables.seat_bot(table, person, seat, None)
    return live.broadcast.table_info(person)


@router.post(
    "/shuffle",
    response_model=TableInfo,
    responses=refusals(*ARRANGE),
    operation_id="shuffle",
    summary="Draw lots for the seats",
)
async def shuffle(table: TableId, server: Server, person: Signed) -> Json:
    """Let everybody change seats by lot, as the host, before the game begins."""
    server.limits.check("seat", person.id)
    live = await server.tables.shuffle(table, person)
    return live.broadcast.table_info(person)


@router.post(
    "/ban",
    response_model=TableInfo,
    responses=refusals("too-many", *HOST),
    operation_id="ban",
    summary="Keep somebody away",
)
async def ban(table: TableId, body: Ban, server: Server, person: Signed) -> Json:
    """Ban somebody, as the host. They cannot sit down, watch or talk; a seat in a game that has begun is kept."""
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
    """Return the people whom the host keeps away; for the host."""
    return await server.tables.bans(table, person)
