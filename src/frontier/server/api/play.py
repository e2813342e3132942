"""Routes for playing at a table over HTTP: everything the socket can do, for scripts."""

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

import frontier
from frontier.server.api.common import SIGNED, Lang, MaybePerson, Server, Signed, client_address, refusals
from frontier.server.api.models.play import Act, Confirm, Head, PlanForms, PlanInfo, PlanRequest, Undo, Update, Why
from frontier.server.api.tables import AT_TABLE, TableId
from frontier.server.app_state import AppState
from frontier.server.errors import Refused
from frontier.server.people.person import Person
from frontier.server.tables import messages
from frontier.server.tables.broadcast import MOST_ON_LOOP
from frontier.server.tables.live_table import LiveTable
from frontier.server.tables.model import TableData
from frontier.server.tables.raw_record import raw_record
from frontier.server.threads import run_in_thread

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])
Json = dict[str, Any]
SeatQuery = Annotated[int | None, Query(ge=0, le=3, description="Which of your seats, if you have several.")]
CodeQuery = Annotated[int | None, Query(ge=0, le=10**6)]
MoveQuery = Annotated[str | None, Query(max_length=200)]
LOOK = (*SIGNED, "not-found", "forbidden", "old-rules")
DECIDE = ("not-playing", "not-your-turn", *AT_TABLE)


async def _table_to_play(server: AppState, table: str, person: Person) -> LiveTable:
    """Return a table, unless the person asks too often."""
    server.limits.check("socket-message", person.id)
    return await server.registry.get(table)


@router.get(
    "/state",
    responses={200: {"model": Update}, **refusals("too-fast", "banned", *LOOK)},
    operation_id="state",
    summary="What your seat sees, and what it may do",
)
async def state(
    table: TableId,
    request: Request,
    server: Server,
    person: MaybePerson,
    lang: Lang,
    seat: SeatQuery = None,
    since: Annotated[int, Query(ge=0, le=10**9, description="Leave out the log up to this number.")] = 0,
) -> Response:
    """Return the game as your seat or a spectator sees it, and a page of the log; `more` says where the next begins."""
    address = client_address(request)
    server.limits.check("look", address)
    live = await server.registry.get(table)
    live.data.admit(person.id if person is not None else None)
    viewpoint = live.viewpoint_of(person, seat)
    if live.play is not None and live.play.head - since > MOST_ON_LOOP:
        server.limits.check("log", address)
    return Response(await live.broadcast.snapshot(viewpoint, lang, since), media_type="application/json")


@router.post(
    "/act",
    response_model=Head,
    responses=refusals("illegal", *DECIDE),
    operation_id="act",
    summary="Decide",
)
async def act(table: TableId, body: Act, server: Server, person: Signed, lang: Lang) -> Json:
    """Carry out a decision; refused without harm if the table has moved on since `seq`."""
    live = await _table_to_play(server, table, person)
    try:
        seq = await live.act(
            person,
            seat=body.seat,
            seq=body.seq,
            action=body.action,
            move=body.move,
            confirm=body.confirm,
            lang=lang,
        )
    except Refused as refused:
        server.metrics.action_refused(refused.key)
        raise
    return {"seq": seq}


@router.post(
    "/confirm",
    response_model=Head,
    responses=refusals("nothing-to-confirm", *DECIDE),
    operation_id="confirm",
    summary="Hand the turn on",
)
async def confirm(table: TableId, body: Confirm, server: Server, person: Signed) -> Json:
    """Hand the turn on after its last decision."""
    live = await _table_to_play(server, table, person)
    return {"seq": await live.confirm(person, body.seat, body.seq)}


@router.post(
    "/undo",
    response_model=Head,
    responses=refusals("nothing-to-undo", "cannot-undo", *DECIDE),
    operation_id="undo",
    summary="Take back",
)
async def undo(table: TableId, body: Undo, server: Server, person: Signed) -> Json:
    """Take back decisions within the own turn, not past luck; alone or at one device as far as you like."""
    live = await _table_to_play(server, table, person)
    return {"seq": await live.undo(person, body.seat, body.seq, body.to)}


@router.get(
    "/plan",
    response_model=PlanInfo,
    responses=refusals(*AT_TABLE),
    operation_id="plan",
    summary="What you have prepared",
)
async def plan(table: TableId, server: Server, person: Signed, seat: SeatQuery = None) -> Json:
    """Return the plan of your seat; nobody else can see it."""
    live = await server.registry.get(table)
    return {"plan": live.data.plans.get(live.seat_of(person, seat))}


@router.get(
    "/plans",
    response_model=PlanForms,
    responses=refusals("not-playing", "too-fast", *LOOK),
    operation_id="plans",
    summary="What can be prepared now",
)
async def plans(table: TableId, server: Server, person: Signed, lang: Lang, seat: SeatQuery = None) -> Json:
    """Return the kinds of plans as GET /api/games lists them, with what is legal for your seat at the moment."""
    live = await _table_to_play(server, table, person)
    return {"plans": live.plan_forms(person, seat, lang)}


@router.put(
    "/plan",
    response_model=PlanInfo,
    responses=refusals("bad-plan", *DECIDE),
    operation_id="prepare",
    summary="Prepare a decision",
)
async def prepare(table: TableId, body: PlanRequest, server: Server, person: Signed) -> Json:
    """Prepare decisions, which the server keeps secretly and carries out when it is your turn."""
    server.limits.check("plan", person.id)
    live = await server.registry.get(table)
    return {"plan": await live.prepare(person, body.seat, body.plan)}


@router.delete(
    "/plan",
    response_model=PlanInfo,
    responses=refusals(*DECIDE),
    operation_id="drop_plan",
    summary="Drop what you have prepared",
)
async def drop_plan(table: TableId, server: Server, person: Signed, seat: SeatQuery = None) -> Json:
    """Drop the plan of your seat, so that you are asked again."""
    server.limits.check("plan", person.id)
    live = await server.registry.get(table)
    return {"plan": await live.prepare(person, seat, None)}


@router.get(
    "/why",
    response_model=Why,
    responses=refusals("not-playing", "not-your-turn", "too-fast", *LOOK),
    operation_id="why",
    summary="Why is an action not possible?",
)
async def why(
    table: TableId,
    request: Request,
    server: Server,
    person: MaybePerson,
    lang: Lang,
    action: CodeQuery = None,
    move: MoveQuery = None,
    seat: SeatQuery = None,
) -> Json:
    """Return the rule against an action, in one sentence."""
    server.limits.check("why", person.id if person is not None else client_address(request))
    live = await server.registry.get(table)
    return live.why(person, seat=seat, action=action, move=move, lang=lang)


@router.get(
    "/record",
    responses={
        200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
        **refusals("not-playing", "too-fast", *LOOK),
    },
    operation_id="record",
    summary="The record of the game",
)
async def record(
    table: TableId, request: Request, server: Server, person: MaybePerson, seat: SeatQuery = None
) -> Response:
    """Return the record: whole once the game is over, secret too, for `frontier verify`; before as far as your seat
    may know it. A game whose rules or components this server does not have is given with its moves as numbers."""
    server.limits.check("log", client_address(request))
    try:
        live = await server.registry.get(table)
    except Refused as refused:
        if refused.key != "old-rules":
            raise
        data = await server.tables.load(table)
        return _download(data, await run_in_thread(partial(raw_record, data)))
    play, data, viewpoint = live.play, live.data, live.viewpoint_of(person, seat)
    if play is None or play.head == 0:
        raise Refused("not-playing")
    make = play.match_maker(data.promised, messages.names(data))
    return _download(data, await run_in_thread(lambda: frontier.record.shown(make(), viewpoint)))


def _download(data: TableData, text: str) -> Response:
    name = f"{data.game}-{data.id}.record"
    return Response(text, media_type="text/plain", headers={"Content-Disposition": f'attachment; filename="{name}"'})
