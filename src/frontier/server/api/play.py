"""Playing at a table over HTTP: everything the socket can do, for scripts."""

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

import frontier
from frontier.server.api.common import SIGNED, Lang, MaybePerson, Signed, client_address, refusals
from frontier.server.api.models import (
    Act,
    Confirm,
    Head,
    Message,
    Mute,
    PlanInfo,
    PlanWish,
    Say,
    Undo,
    Update,
    Why,
)
from frontier.server.api.tables import AT_TABLE, TableId
from frontier.server.app_state import RunningServer, running
from frontier.server.errors import Refused
from frontier.server.people.person import Person
from frontier.server.tables import lobby, messages
from frontier.server.tables.broadcast import FEW
from frontier.server.tables.live_table import LiveTable
from frontier.server.tables.model import TableData, load_table
from frontier.server.tables.raw_record import raw_record
from frontier.server.threads import aside

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])
Json = dict[str, Any]
SeatQuery = Annotated[int | None, Query(ge=0, le=3, description="Which of your seats, if you have several.")]
CodeQuery = Annotated[int | None, Query(ge=0, le=10**6)]
MoveQuery = Annotated[str | None, Query(max_length=200)]
LOOK = (*SIGNED, "not-found", "forbidden", "old-rules")
DECIDE = ("not-playing", "not-your-turn", *AT_TABLE)


async def table_of(request: Request, table: str, person: Person | None = None) -> LiveTable:
    """The table, unless somebody is in too much of a hurry."""
    server = running(request)
    if person is not None:
        server.limits.check("socket-message", person.id)
    return await server.office.get(table)


@router.get("/state", operation_id="state", summary="What your seat sees, and what it may do",
            responses={200: {"model": Update}, **refusals("too-fast", "banned", *LOOK)})  # fmt: skip
async def state(
    request: Request,
    table: TableId,
    person: MaybePerson,
    lang: Lang,
    seat: SeatQuery = None,
    since: Annotated[int, Query(ge=0, le=10**9, description="Leave out the log up to this number.")] = 0,
) -> Response:
    """Without a seat of your own you look on as a spectator. Of the log one page; `more` says where the next begins."""
    server, address = running(request), client_address(request)
    server.limits.check("look", address)
    live = await server.office.get(table)
    live.data.admit(person.id if person is not None else None)
    eyes = live.eyes_of(person, seat)
    if live.play is not None and live.play.head - since > FEW:
        server.limits.check("log", address)
    return Response(await live.audience.snapshot(eyes, lang, since), media_type="application/json")


@router.post("/act", operation_id="act", summary="Decide", response_model=Head,
             responses=refusals("illegal", *DECIDE))  # fmt: skip
async def act(request: Request, table: TableId, person: Signed, lang: Lang, body: Act) -> Json:
    """Refused without harm if the table has moved on since `seq`."""
    live = await table_of(request, table, person)
    try:
        return {"seq": await live.act(person, body.seat, body.seq, body.action, body.move, body.confirm, lang)}
    except Refused as refused:
        running(request).metrics.action_refused(refused.key)
        raise


@router.post("/confirm", operation_id="confirm", summary="Hand the turn on", response_model=Head,
             responses=refusals("nothing-to-confirm", *DECIDE))  # fmt: skip
async def confirm(request: Request, table: TableId, person: Signed, body: Confirm) -> Json:
    """After the last decision of a turn."""
    live = await table_of(request, table, person)
    return {"seq": await live.confirm(person, body.seat, body.seq)}


@router.post("/undo", operation_id="undo", summary="Take back", response_model=Head,
             responses=refusals("nothing-to-undo", "cannot-undo", *DECIDE))  # fmt: skip
async def undo(request: Request, table: TableId, person: Signed, body: Undo) -> Json:
    """Within the own turn, not past luck; alone or at one device as far as you like."""
    live = await table_of(request, table, person)
    return {"seq": await live.undo(person, body.seat, body.seq, body.to)}


@router.get("/plan", operation_id="plan", summary="What you have prepared", response_model=PlanInfo,
            responses=refusals(*AT_TABLE))  # fmt: skip
async def plan(request: Request, table: TableId, person: Signed, seat: SeatQuery = None) -> Json:
    """Nobody else can see it."""
    live = await table_of(request, table)
    return {"plan": live.data.plans.get(live.seat_of(person, seat))}


@router.put("/plan", operation_id="prepare", summary="Prepare a decision", response_model=PlanInfo,
            responses=refusals("bad-plan", *DECIDE))  # fmt: skip
async def prepare(request: Request, table: TableId, person: Signed, body: PlanWish) -> Json:
    """Kept secretly on the server, and carried out when it is your turn."""
    running(request).limits.check("plan", person.id)
    live = await table_of(request, table)
    return {"plan": await live.prepare(person, body.seat, body.plan)}


@router.delete("/plan", operation_id="drop_plan", summary="Drop what you have prepared", response_model=PlanInfo,
               responses=refusals(*DECIDE))  # fmt: skip
async def drop_plan(request: Request, table: TableId, person: Signed, seat: SeatQuery = None) -> Json:
    """You are asked again."""
    running(request).limits.check("plan", person.id)
    live = await table_of(request, table)
    return {"plan": await live.prepare(person, seat, None)}


@router.get("/why", operation_id="why", summary="Why is an action not possible?", response_model=Why,
            responses=refusals("not-playing", "not-your-turn", "too-fast", *LOOK))  # fmt: skip
async def why(
    request: Request,
    table: TableId,
    person: MaybePerson,
    lang: Lang,
    action: CodeQuery = None,
    move: MoveQuery = None,
    seat: SeatQuery = None,
) -> Json:
    """The rule against it, in one sentence."""
    running(request).limits.check("why", person.id if person is not None else client_address(request))
    live = await table_of(request, table)
    return live.why(person, seat, action, move, lang)


@router.get("/record", operation_id="record", summary="The record of the game",
            responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
                       **refusals("not-playing", "too-fast", *LOOK)})  # fmt: skip
async def record(request: Request, table: TableId, person: MaybePerson, seat: SeatQuery = None) -> Response:
    """Whole once the game is over, secret included, for `frontier verify`; before as far as your seat may know it.

    Of a game whose rules or components this server does not have, the moves as numbers."""
    server = running(request)
    server.limits.check("log", client_address(request))
    try:
        live = await server.office.get(table)
    except Refused as refused:
        if refused.key != "old-rules":
            raise
        data = await server.db.read(lambda connection: load_table(connection, table))
        return _download(data, await aside(partial(raw_record, data)))
    play, data, eyes = live.play, live.data, live.eyes_of(person, seat)
    if play is None or play.head == 0:
        raise Refused("not-playing")
    make = play.match_maker(data.fair(), messages.names(data))
    return _download(data, await aside(lambda: frontier.record.shown(make(), eyes)))


def _download(data: TableData, text: str) -> Response:
    name = f"{data.game}-{data.id}.record"
    return Response(text, media_type="text/plain", headers={"Content-Disposition": f'attachment; filename="{name}"'})


# --- chat ---


async def say(server: RunningServer, live: LiveTable, person: Person, address: str, text: str) -> Json:
    """Keep a message and tell it."""
    if not text.strip():
        raise Refused("bad-request", why="text")
    table = live.data.id
    server.limits.check("chat", person.id)
    live.data.let_talk(person.id)
    # A new guest costs nothing: many of them together may not say more than the table can bear. Those who sit there
    # are counted on their own, so that others behind the same address cannot silence them.
    is_seated = bool(live.data.seats_of(person.id))
    if not is_seated:
        server.limits.check("chat-onlookers", table)
    if not person.is_account:
        server.limits.check("chat-address", f"{address} {table}" if is_seated else address)
    message = await server.db.write(
        lambda c: lobby.say(c, table, person, text.strip()), tell=lambda made: (f"chat {table} {made['id']}",)
    )  # fmt: skip
    server.metrics.chat_message()
    live.audience.tell_chat(message)
    return message


@router.get("/chat", operation_id="chat", summary="What was said", response_model=list[Message],
            responses=refusals("not-found", "old-rules", *SIGNED))  # fmt: skip
async def chat(request: Request, table: TableId, person: MaybePerson) -> list[Json]:
    """Without those you have muted."""
    live = await table_of(request, table)
    found = await running(request).db.read(lambda connection: lobby.messages(connection, table))
    return [message for message in found if live.audience.wants(person, message["person"])]


@router.post("/chat", status_code=201, operation_id="say", summary="Say something", response_model=Message,
             responses=refusals("banned", "chat-off", "chat-seated", *AT_TABLE))  # fmt: skip
async def say_something(request: Request, table: TableId, person: Signed, body: Say) -> Json:
    """To everybody at the table, if the host lets you (`chat` of the table)."""
    return await say(running(request), await table_of(request, table), person, client_address(request), body.text)


@router.post("/mute", operation_id="mute", summary="Read somebody no more", response_model=Mute,
             responses=refusals(*AT_TABLE))  # fmt: skip
async def mute(request: Request, table: TableId, person: Signed, body: Mute) -> Json:
    """For yourself; if you are the host, for everybody."""
    server = running(request)
    live = await table_of(request, table, person)
    await server.db.write(
        lambda c: lobby.mute(c, table, person, body.person, body.muted), tell=(f"mutes {table}",)
    )  # fmt: skip
    live.audience.mutes = await server.db.read(lambda connection: lobby.load_mutes(connection, table))
    return body.model_dump()
