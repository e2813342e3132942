"""The route for hints."""

from typing import Any

from fastapi import APIRouter

from frontier.server.analysis import answers
from frontier.server.api.common import Lang, Server, Signed, refusals
from frontier.server.api.models.review import HintInfo, HintRequest
from frontier.server.api.tables import AT_TABLE, TableId

router = APIRouter(prefix="/api", tags=["play"])


@router.post(
    "/tables/{table}/hint",
    response_model=HintInfo,
    responses=refusals("no-hints", "no-hint", "not-playing", "not-your-turn", "at-lesson", "old-rules", *AT_TABLE),
    operation_id="hint",
    summary="What would search do?",
)
async def hint(table: TableId, body: HintRequest, server: Server, person: Signed, lang: Lang) -> dict[str, Any]:
    """Return a hint for your seat, where nobody else plays."""
    server.limits.check("hint", person.id)
    live = await server.registry.get(table)
    job = live.hint_job(person, body.seat, body.seq)
    found = await answers.ask(server.analysis, answers.HINT, person.id, table, job)
    return {"seq": body.seq, **found[lang]}
