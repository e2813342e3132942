"""Routes about tables: creating, listing, joining, leaving and repeating them."""

import io
from typing import Annotated, Any

import segno
from fastapi import APIRouter, Path, Request, Response

from frontier.server.api.common import SIGNED, UNSAFE, MaybePerson, Server, Signed, client_address, refusals
from frontier.server.api.models.play import Head
from frontier.server.api.models.tables import (
    Abandon,
    Join,
    MyTable,
    Rematch,
    Reveal,
    SeatRequest,
    StandIn,
    TableChange,
    TableInfo,
    TableRequest,
)
from frontier.server.errors import Refused
from frontier.server.people.person import Person, clean_name
from frontier.server.tables import messages
from frontier.server.tables.commit_reveal import share
from frontier.server.tables.lobby import NewTable
from frontier.server.tables.model import HUMAN, PLAYING, TableData

router = APIRouter(prefix="/api", tags=["tables"])
Json = dict[str, Any]
TableId = Annotated[str, Path(max_length=16, pattern="^[A-Za-z0-9_-]+$")]
SeatPath = Annotated[int, Path(ge=0, le=3)]
AT_TABLE = (*SIGNED, "not-found", "forbidden", "stale", "old-rules", "too-fast", *UNSAFE)
TOO_MANY = ("too-many", "too-many-tables", "too-many-tables-here")


@router.post(
    "/tables",
    status_code=201,
    response_model=TableInfo,
    responses=refusals(
        "bad-option", "bad-position", "game-is-over", "bad-clock", "bad-name", *TOO_MANY, "too-fast", *SIGNED, *UNSAFE
    ),
    operation_id="create_table",
    summary="Create a table",
)
async def create_table(body: TableRequest, request: Request, server: Server, person: Signed) -> Json:
    """Create a table. Luck is settled when the last seat is taken; `commitment` binds the server to its share."""
    server.limits.check("create", person.id)
    address = client_address(request)
    server.limits.check("create", address)
    wanted = NewTable(
        game=body.game,
        players=body.players,
        modules=body.modules,
        options=body.options,
        seats=None if body.seats is None else [(seat.kind, seat.bot) for seat in body.seats],
        nicks=None if body.seats is None else [_nick(seat) for seat in body.seats],
        visibility=body.visibility,
        speed=body.speed,
        clock=None if body.clock is None else body.clock.model_dump(),
        pace=body.pace,
        think_less=body.think_less,
        nonce=body.nonce,
        components=body.components,
        commitment=body.commitment,
        chat=body.chat,
        start=body.start,
    )
    live = await server.tables.create(person, address, wanted)
    return live.broadcast.table_info(person)


def _nick(seat: SeatRequest) -> str | None:
    """Return the name of somebody at this device; nobody else is given one."""
    return clean_name(seat.name) if seat.name is not None and seat.kind == HUMAN else None


@router.get(
    "/tables",
    response_model=list[TableInfo],
    responses=refusals(*SIGNED),
    operation_id="public_tables",
    summary="Tables to join or to watch",
)
async def public_tables(server: Server, person: MaybePerson) -> list[Json]:
    """Return the public tables that wait for players or are being played."""
    return [_listed(data, person) for data in await server.tables.public()]


@router.get(
    "/me/tables",
    response_model=list[MyTable],
    responses=refusals(*SIGNED),
    operation_id="my_tables",
    summary="My games and whose turn it is",
)
async def my_tables(server: Server, person: Signed) -> list[Json]:
    """Return the tables of the person who asks, first those where it is their turn."""
    listed = []
    for data in await server.tables.of_person(person):
        mine = [data.seats[seat] for seat in data.seats_of(person.id)]
        turn = data.status == PLAYING and any(seat.seat == data.actor and seat.stand_in is None for seat in mine)
        listed.append({**_listed(data, person), "your_turn": turn})
    return sorted(listed, key=lambda info: not info["your_turn"])


def _listed(data: TableData, person: Person | None) -> Json:
    """Return a table that need not be in memory."""
    info = messages.table_info(data, None, connected=set(), person=person.id if person is not None else None)
    info["actor"] = data.actor
    return info


@router.get(
    "/tables/{table}",
    response_model=TableInfo,
    responses=refusals("not-found", "old-rules", *SIGNED),
    operation_id="table",
    summary="One table",
)
async def table_info(table: TableId, server: Server, person: MaybePerson) -> Json:
    """Return one table; anybody who has the link may look."""
    live = await server.registry.get(table)
    return live.broadcast.table_info(person)


@router.get(
    "/tables/{table}/qr",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}, **refusals("not-found", "old-rules", *SIGNED)},
    operation_id="qr",
    summary="The link to a table as a QR code",
)
async def qr(table: TableId, request: Request, server: Server) -> Response:
    """Return the link to a table as a picture, for the camera of a phone."""
    await server.registry.get(table)
    base = server.settings.url.rstrip("/") or str(request.base_url).rstrip("/")
    drawn = io.BytesIO()
    segno.make(f"{base}/t/{table}", micro=False, error="m").save(drawn, kind="svg", xmldecl=False, omitsize=True)
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-cache"})


@router.patch(
    "/tables/{table}",
    response_model=TableInfo,
    responses=refusals("only-host", "not-waiting", "drawing", "bad-option", "bad-clock", *AT_TABLE),
    operation_id="change_table",
    summary="How fast bots play, who may talk, what is played",
)
async def change_table(table: TableId, body: TableChange, server: Server, person: Signed) -> Json:
    """Change a table, as the host; how long bots think anybody who sits there may change if the host does not. Only
    that and chat change once the game has begun."""
    server.limits.check("change", person.id)
    changes = body.model_dump(exclude_unset=True, exclude_none=True)
    if "clock" in body.model_fields_set:
        changes["clock"] = None if body.clock is None else body.clock.model_dump()
    live = await server.tables.change(table, person, changes)
    return live.broadcast.table_info(person)


@router.post(
    "/tables/{table}/join",
    response_model=TableInfo,
    responses=refusals("not-waiting", "seat-taken", "no-seat", "already-seated", "banned", *AT_TABLE),
    operation_id="join",
    summary="Take a seat",
)
async def join(table: TableId, body: Join, request: Request, server: Server, person: Signed) -> Json:
    """Take a seat; who has left a running game gets theirs back from the bot."""
    server.limits.check("join", person.id)
    server.limits.check("join", client_address(request))
    live = await server.tables.join(table, person, body.seat, share(body.nonce, body.commitment))
    return live.broadcast.table_info(person)


@router.post(
    "/tables/{table}/reveal",
    response_model=TableInfo,
    responses=refusals("too-early", "too-late", "bad-nonce", *AT_TABLE),
    operation_id="reveal",
    summary="Reveal the nonce you committed to",
)
async def reveal(table: TableId, body: Reveal, server: Server, person: Signed) -> Json:
    """Reveal your share of the luck once all sit (`reveal_by`). The game begins with the last, or without the late."""
    server.limits.check("reveal", person.id)
    live = await server.tables.reveal(table, person, body.nonce)
    return live.broadcast.table_info(person)


@router.post(
    "/tables/{table}/leave",
    response_model=TableInfo,
    responses=refusals("not-waiting", "drawing", *AT_TABLE),
    operation_id="leave",
    summary="Leave the seat",
)
async def leave(table: TableId, server: Server, person: Signed) -> Json:
    """Leave the seat. Before the game it is free again; during it a bot plays on, until the person joins again."""
    server.limits.check("seat", person.id)
    live = await server.tables.leave(table, person)
    return live.broadcast.table_info(person)


@router.post(
    "/tables/{table}/rematch",
    response_model=TableInfo,
    responses=refusals(
        "not-over", "seat-taken", "not-waiting", "too-fast", "bad-option", "banned", *TOO_MANY, *AT_TABLE
    ),
    operation_id="rematch",
    summary="The same again",
)
async def rematch(table: TableId, body: Rematch, request: Request, server: Server, person: Signed) -> Json:
    """Play again. Who asks first creates the new table and keeps the others' seats for them; the next player begins."""
    server.limits.check("create", person.id)
    own = share(body.nonce, body.commitment)
    live = await server.tables.rematch(table, person, client_address(request), own)
    return live.broadcast.table_info(person)


@router.post(
    "/tables/{table}/abandon",
    response_model=TableInfo,
    responses=refusals("not-playing", "drawing", *AT_TABLE),
    operation_id="abandon",
    summary="End without a result",
)
async def abandon(table: TableId, body: Abandon, server: Server, person: Signed) -> Json:
    """Give the game up; it ends when all who are there agree. Before it has begun, the host takes the table away."""
    server.limits.check("seat", person.id)
    live = await server.tables.abandon(table, person, body.agree)
    return live.broadcast.table_info(person)


@router.post(
    "/tables/{table}/seats/{seat}/stand-in",
    response_model=Head,
    responses=refusals("not-playing", "not-out-of-time", "weak-stand-in", *AT_TABLE),
    operation_id="stand_in",
    summary="Let a bot play for somebody who is away",
)
async def stand_in(table: TableId, seat: SeatPath, body: StandIn, server: Server, person: Signed) -> Json:
    """Let a bot play for a seat: for the own one at any time and by any bot; for another's when its time is out or the
    person has left, and by none weaker than the one that plays if none is named."""
    server.limits.check("seat", person.id)
    if body.bot not in server.bots:
        raise Refused("bad-request", why=f"bot: {', '.join(server.bots)}")
    live = await server.registry.get(table)
    return {"seq": await live.retry_if_stale(lambda: live.stand_in(person, seat, body.bot))}


@router.delete(
    "/tables/{table}/seats/{seat}/stand-in",
    response_model=Head,
    responses=refusals("not-playing", *AT_TABLE),
    operation_id="take_back_seat",
    summary="Play on yourself",
)
async def take_back_seat(table: TableId, seat: SeatPath, server: Server, person: Signed) -> Json:
    """Take your seat back from the bot."""
    server.limits.check("seat", person.id)
    live = await server.registry.get(table)
    seq = await live.retry_if_stale(lambda: live.take_back_seat(person, seat))
    await server.registry.reload(table)  # who was marked as gone is there again
    return {"seq": seq}
