"""The route for those who watch games among bots."""

from typing import Any

from fastapi import APIRouter, Request

from frontier.server.api.common import MaybePerson, Server, client_address, refusals
from frontier.server.api.models.review import ChancesNow
from frontier.server.api.tables import TableId
from frontier.server.tables import questions

router = APIRouter(prefix="/api", tags=["play"])


@router.get(
    "/tables/{table}/chances",
    response_model=ChancesNow,
    responses=refusals("no-chances", "not-found", "not-playing", "old-rules", "busy", "too-fast"),
    operation_id="chances",
    summary="How likely is each bot to win?",
)
async def chances(table: TableId, request: Request, server: Server, person: MaybePerson) -> dict[str, Any]:
    """Return every seat's chance to win a running game in which only bots decide."""
    address = client_address(request)
    server.limits.check("look", address)
    live = await server.registry.get(table)
    play = live.playing()
    seq, job = play.head, questions.chances(live.data, play)
    who = address if person is None else person.id
    return {"seq": seq, "chances": await server.watched.of(f"{table} {seq}", who, job)}
