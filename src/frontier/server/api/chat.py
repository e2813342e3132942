"""Routes about the chat at a table."""

from typing import Any

from fastapi import APIRouter, Request

from frontier.server.api.common import SIGNED, MaybePerson, Server, Signed, client_address, refusals
from frontier.server.api.models.chat import Message, Mute, Say
from frontier.server.api.tables import AT_TABLE, TableId
from frontier.server.app_state import AppState
from frontier.server.errors import Refused
from frontier.server.people.person import Person
from frontier.server.tables.live_table import LiveTable

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])
Json = dict[str, Any]


async def post(server: AppState, live: LiveTable, person: Person, *, address: str, text: str) -> Json:
    """Save a message and send it, unless there were too many."""
    if not text.strip():
        raise Refused("bad-request", why="text")
    server.limits.check("chat", person.id)
    live.data.let_talk(person.id)
    # A new guest costs nothing: many of them together may not say more than the table can bear. Those who sit there
    # are counted on their own, so that others behind the same address cannot silence them.
    is_seated = bool(live.data.seats_of(person.id))
    if not is_seated:
        server.limits.check("chat-onlookers", live.data.id)
    if not person.is_account:
        server.limits.check("chat-address", f"{address} {live.data.id}" if is_seated else address)
    message = await server.tables.post_chat(live, person, text.strip())
    server.metrics.chat_message()
    return message


@router.get(
    "/chat",
    response_model=list[Message],
    responses=refusals("not-found", "old-rules", *SIGNED),
    operation_id="chat",
    summary="What was said",
)
async def chat(table: TableId, server: Server, person: MaybePerson) -> list[Json]:
    """The last messages, without those of people you have muted."""
    live = await server.registry.get(table)
    found = await server.tables.chat_messages(table)
    return [message for message in found if live.broadcast.wants_to_read(person, message["person"])]


@router.post(
    "/chat",
    status_code=201,
    response_model=Message,
    responses=refusals("banned", "chat-off", "chat-seated", *AT_TABLE),
    operation_id="say",
    summary="Say something",
)
async def say(table: TableId, body: Say, request: Request, server: Server, person: Signed) -> Json:
    """To everybody at the table, if the host lets you (`chat` of the table)."""
    live = await server.registry.get(table)
    return await post(server, live, person, address=client_address(request), text=body.text)


@router.post(
    "/mute",
    response_model=Mute,
    responses=refusals(*AT_TABLE),
    operation_id="mute",
    summary="Read somebody no more",
)
async def mute(table: TableId, body: Mute, server: Server, person: Signed) -> Json:
    """For yourself; if you are the host, for everybody."""
    server.limits.check("socket-message", person.id)
    live = await server.registry.get(table)
    await server.tables.mute(live, person, body.person, body.muted)
    return body.model_dump()
