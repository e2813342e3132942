"""Tables: lay, list, join, leave, repeat."""

import logging
import time
from contextlib import suppress
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from sqlalchemy import Connection

from frontier.server.api.common import SIGNED, UNSAFE, MaybePerson, Signed, client_address, refusals
from frontier.server.api.models import (
    Abandon,
    Head,
    Join,
    MyTable,
    Rematch,
    Reveal,
    StandIn,
    TableChange,
    TableInfo,
    TableWish,
)
from frontier.server.app_state import running
from frontier.server.bots.pool import SUBSTITUTE
from frontier.server.errors import Refused
from frontier.server.observability.logs import event
from frontier.server.people.person import Person
from frontier.server.storage import schema
from frontier.server.tables import commit_reveal, hosting, lobby, messages
from frontier.server.tables.live_table import LiveTable
from frontier.server.tables.model import ABANDONED, CLOSED, HUMAN, PLAYING, WAITING, TableData

LOG = logging.getLogger(__name__)
router = APIRouter(prefix="/api", tags=["tables"])
Json = dict[str, Any]
TableId = Annotated[str, Path(max_length=16, pattern="^[A-Za-z0-9_-]+$")]
SeatPath = Annotated[int, Path(ge=0, le=3)]
AT_TABLE = (*SIGNED, "not-found", "forbidden", "stale", "old-rules", "too-fast", *UNSAFE)
TOO_MANY = ("too-many", "too-many-tables", "too-many-tables-here")


@router.post("/tables", status_code=201, operation_id="create_table", summary="Lay a table",
             response_model=TableInfo,
             responses=refusals("bad-option", "bad-clock", *TOO_MANY, "too-fast", *SIGNED, *UNSAFE))  # fmt: skip
async def create_table(request: Request, person: Signed, wish: TableWish) -> Json:
    """The luck is settled when the last seat is taken; `commitment` binds the server to its share before."""
    server = running(request)
    server.limits.check("create", person.id)
    address = client_address(request)
    server.limits.check("create", address)
    wanted = lobby.NewTable(
        wish.game, wish.players, wish.modules, wish.options,
        None if wish.seats is None else [(seat.kind, seat.bot) for seat in wish.seats],
        wish.visibility, wish.speed, None if wish.clock is None else wish.clock.model_dump(), wish.pace, wish.nonce,
        wish.components, wish.commitment, wish.chat,
    )  # fmt: skip

    def lay(connection: Connection) -> str:
        server.caps.check(connection, person.id, address, wish.speed)
        return lobby.create(connection, person, wanted)

    table = await server.db.write(lay)
    server.caps.note(address, table)
    event(LOG, "table-laid", table=table, game=wish.game, players=wish.players)
    live = await server.office.get(table)
    await live.advance()
    return live.audience.info(person)


@router.get("/tables", operation_id="public_tables", summary="Tables to join or to watch",
            response_model=list[TableInfo], responses=refusals(*SIGNED))  # fmt: skip
async def public_tables(request: Request, person: MaybePerson) -> list[Json]:
    """Public tables that wait for players or are being played."""
    found = await running(request).db.read(lobby.public_tables)
    return [_listed(data, person) for data in found]


@router.get("/me/tables", operation_id="my_tables", summary="My games and whose turn it is",
            response_model=list[MyTable], responses=refusals(*SIGNED))  # fmt: skip
async def my_tables(request: Request, person: Signed) -> list[Json]:
    """Where it is my turn, first."""
    found = await running(request).db.read(lambda connection: lobby.tables_of(connection, person))
    listed = []
    for data in found:
        mine = [data.seats[seat] for seat in data.seats_of(person.id)]
        turn = data.status == PLAYING and any(seat.seat == data.actor and seat.stand_in is None for seat in mine)
        listed.append({**_listed(data, person), "your_turn": turn})
    return sorted(listed, key=lambda info: not info["your_turn"])


def _listed(data: TableData, person: Person | None) -> Json:
    """A table that need not be in memory."""
    info = messages.table_info(data, None, set(), person.id if person is not None else None)
    info["actor"] = data.actor
    return info


@router.get("/tables/{table}", operation_id="table", summary="One table",
            response_model=TableInfo, responses=refusals("not-found", "old-rules", *SIGNED))  # fmt: skip
async def table_info(request: Request, table: TableId, person: MaybePerson) -> Json:
    """Anybody who has the link may look."""
    live = await running(request).office.get(table)
    return live.audience.info(person)


@router.patch("/tables/{table}", operation_id="change_table", summary="How fast bots play, who may talk",
              response_model=TableInfo, responses=refusals("only-host", *AT_TABLE))  # fmt: skip
async def change_table(request: Request, table: TableId, person: Signed, wish: TableChange) -> Json:
    """For the host; the pace for everybody who sits at the table if the host does not. It counts at once."""
    server = running(request)
    server.limits.check("change", person.id)

    def change(connection: Connection) -> None:
        if wish.pace is not None:
            lobby.set_pace(connection, table, person, wish.pace)
        if wish.chat is not None:
            hosting.set_chat(connection, table, person, wish.chat)

    await server.db.write(change, tell=(f"info {table}",))
    live = await server.office.get(table)
    await live.catch_up()
    if wish.pace is not None:
        await live.think_anew()
    return live.audience.info(person)


@router.post("/tables/{table}/join", operation_id="join", summary="Take a seat", response_model=TableInfo,
             responses=refusals(
                 "not-waiting", "seat-taken", "no-seat", "already-seated", "banned", *AT_TABLE))  # fmt: skip
async def join(request: Request, table: TableId, person: Signed, wish: Join) -> Json:
    """Who has left a running game gets the seat back from the bot."""
    server = running(request)
    server.limits.check("join", person.id)
    server.limits.check("join", client_address(request))
    live = await server.office.get(table)
    mine = live.data.seats_of(person.id)
    if live.data.status == PLAYING and any(live.data.seats[seat].left for seat in mine):
        await server.db.write(lambda c: lobby.mark(c, table, person, left=False), tell=(f"info {table}",))
        for seat in mine:
            await live.insist(partial(live.take_back_seat, person, seat))
    else:
        share = commit_reveal.share(wish.nonce, wish.commitment)
        await server.db.write(lambda c: lobby.join(c, table, person, wish.seat, share), tell=(f"info {table}",))
    return (await server.office.changed(table)).audience.info(person)


@router.post("/tables/{table}/reveal", operation_id="reveal", summary="Tell the nonce you promised",
             response_model=TableInfo,
             responses=refusals("too-early", "too-late", "bad-nonce", *AT_TABLE))  # fmt: skip
async def reveal(request: Request, table: TableId, person: Signed, wish: Reveal) -> Json:
    """Once everybody sits (`reveal_by`). The game begins with the last one, or without those who are late."""
    server = running(request)
    server.limits.check("reveal", person.id)
    await server.db.write(lambda c: commit_reveal.reveal(c, table, person, wish.nonce), tell=(f"info {table}",))
    return (await server.office.changed(table)).audience.info(person)


@router.post("/tables/{table}/leave", operation_id="leave", summary="Get up", response_model=TableInfo,
             responses=refusals("not-waiting", "drawing", *AT_TABLE))  # fmt: skip
async def leave(request: Request, table: TableId, person: Signed) -> Json:
    """Before the game the seat is free again; during it a bot plays on, until the person joins again."""
    server = running(request)
    server.limits.check("seat", person.id)
    live = await server.office.get(table)
    if not live.data.seats_of(person.id):
        raise Refused("forbidden")
    if live.data.status == WAITING:
        await server.db.write(lambda c: lobby.leave_waiting(c, table, person), tell=(f"info {table}",))
    elif live.data.status == PLAYING:
        data = await server.db.write(lambda c: lobby.mark(c, table, person, left=True), tell=(f"info {table}",))
        there = [seat for seat in data.seats if seat.kind == HUMAN and not seat.left]
        if there and all(seat.gives_up for seat in there):
            await live.insist(lambda: live.close(ABANDONED))
        else:
            await live.catch_up()
            for seat in live.data.seats_of(person.id):
                await live.insist(partial(live.stand_in, person, seat, SUBSTITUTE))
    return (await server.office.changed(table)).audience.info(person)


@router.post("/tables/{table}/rematch", operation_id="rematch", summary="The same again", response_model=TableInfo,
             responses=refusals(
                 "not-over", "seat-taken", "not-waiting", "too-fast", "bad-option", "banned", *TOO_MANY,
                 *AT_TABLE))  # fmt: skip
async def rematch(request: Request, table: TableId, person: Signed, wish: Rematch) -> Json:
    """Who asks first lays the new table and keeps the others' seats for them; the next player begins."""
    server = running(request)
    server.limits.check("create", person.id)
    address, share = client_address(request), commit_reveal.share(wish.nonce, wish.commitment)

    def lay(connection: Connection) -> str:
        check = partial(server.caps.check, connection, person.id, address)
        return lobby.rematch(connection, table, person, share, check)

    made = await server.db.write(lay, tell=lambda made: (f"info {table}", f"info {made}"))
    server.caps.note(address, made)
    with suppress(Refused):  # the old game may be one of rules that are gone
        await server.office.changed(table)
    return (await server.office.changed(made)).audience.info(person)


@router.post("/tables/{table}/abandon", operation_id="abandon", summary="End without a result",
             response_model=TableInfo, responses=refusals("not-playing", "drawing", *AT_TABLE))  # fmt: skip
async def abandon(request: Request, table: TableId, person: Signed, wish: Abandon) -> Json:
    """The game ends when everybody who is still there agrees; before it has begun, the host takes the table away."""
    server = running(request)
    server.limits.check("seat", person.id)
    live = await server.office.get(table)
    if live.data.status == WAITING:
        await _take_away(live, person)
    else:
        live.playing()
        data = await server.db.write(
            lambda c: lobby.mark(c, table, person, gives_up=wish.agree), tell=(f"info {table}",)
        )  # fmt: skip
        if wish.agree and all(seat.gives_up or seat.left for seat in data.seats if seat.kind == HUMAN):
            await live.insist(lambda: live.close(ABANDONED))
    return (await server.office.changed(table)).audience.info(person)


async def _take_away(live: LiveTable, person: Person) -> None:
    if live.data.host != person.id:
        raise Refused("forbidden")
    if live.data.is_drawing:
        raise Refused("drawing")
    rows = schema.tables.c
    change = (
        schema.tables.update()
        .where(rows.id == live.data.id, rows.status == WAITING, rows.reveal_by.is_(None))
        .values(status=CLOSED, changed=time.time())
    )
    await live.services.db.write(lambda connection: connection.execute(change), tell=(f"info {live.data.id}",))


@router.post("/tables/{table}/seats/{seat}/stand-in", operation_id="stand_in", response_model=Head,
             summary="Let a bot play for somebody who is away",
             responses=refusals("not-playing", "not-out-of-time", "weak-stand-in", *AT_TABLE))  # fmt: skip
async def stand_in(request: Request, table: TableId, seat: SeatPath, person: Signed, wish: StandIn) -> Json:
    """For the own seat at any time and by any bot; for another's when its time is out or the person has left, and by
    none weaker than the one that plays if none is named."""
    server = running(request)
    server.limits.check("seat", person.id)
    if wish.bot not in server.bots:
        raise Refused("bad-request", why=f"bot: {', '.join(server.bots)}")
    live = await server.office.get(table)
    return {"seq": await live.insist(lambda: live.stand_in(person, seat, wish.bot))}


@router.delete("/tables/{table}/seats/{seat}/stand-in", operation_id="take_back_seat", response_model=Head,
               summary="Play on yourself", responses=refusals("not-playing", *AT_TABLE))  # fmt: skip
async def take_back_seat(request: Request, table: TableId, seat: SeatPath, person: Signed) -> Json:
    """The person of the seat takes it back from the bot."""
    running(request).limits.check("seat", person.id)
    office = running(request).office
    live = await office.get(table)
    seq = await live.insist(lambda: live.take_back_seat(person, seat))
    await office.changed(table)  # who was marked as gone is there again
    return {"seq": seq}
