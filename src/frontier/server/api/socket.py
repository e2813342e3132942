"""The socket of a table: a snapshot, then whatever happens; decisions and chat the other way."""

import asyncio
import contextlib
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from frontier.server.api import chat
from frontier.server.api.common import Lang, Server, Visiting, client_address, visit
from frontier.server.api.models.socket import FromClient
from frontier.server.api.play import SeatQuery
from frontier.server.api.tables import TableId
from frontier.server.app_state import AppState
from frontier.server.errors import Refused
from frontier.server.http.security import parse_json
from frontier.server.people.person import Person
from frontier.server.tables.live_table import LiveTable
from frontier.server.tables.viewer import REFUSED, TRY_AGAIN, Viewer

router = APIRouter()
Json = dict[str, Any]
LARGEST = 16 * 1024
CLOSE_TIMEOUT = 5.0  # seconds to send a closing message
MOST_SOCKETS = 50  # at once, of one person
LARGEST_ID, LONGEST_ID = 1 << 53, 64
SCOPES = {"chat": "chat", "plan": "play", "act": "play", "confirm": "play", "undo": "play"}  # of a token; else read


@router.websocket("/api/tables/{table}/socket")
async def socket(
    table: TableId,
    websocket: WebSocket,
    server: Server,
    asking: Visiting,
    lang: Lang,
    seat: SeatQuery = None,
    since: Annotated[int, Query(ge=0, le=10**9)] = 0,
) -> None:
    """Serve one connection, from its snapshot to its end."""
    await websocket.accept()
    person = None if asking is None else asking.person
    address = client_address(websocket)
    limit_key = person.id if person is not None else address
    try:
        if asking is not None:
            asking.admit("read")
        server.limits.check("socket-open", address)
        if server.settings.limits and not server.sockets.has_room(limit_key, MOST_SOCKETS):
            raise Refused("too-many")
        live = await server.registry.get(table)
        live.data.admit(person.id if person is not None else None)
        live.viewpoint_of(person, seat)
    except Refused as refused:
        await websocket.send_json({"type": "error", "id": None, **refused.as_json(lang)})
        await websocket.close(TRY_AGAIN if refused.key in ("busy", "too-fast") else REFUSED, refused.key)
        return
    scopes = None if asking is None else asking.scopes
    seats = live.data.seats_of(person.id if person is not None else None)
    viewer = Viewer(person, seats, seat, lang, limit_key=limit_key, address=address, scopes=scopes)
    server.sockets.add(limit_key)
    server.metrics.socket_opened()
    sending = asyncio.get_running_loop().create_task(_send(websocket, viewer))
    try:
        await live.broadcast.connect(viewer, since)
        if person is not None and not await _is_still_signed(websocket):
            viewer.disconnect()  # signed out at the very moment of coming
        await _receive(server, live, websocket, viewer)
    except WebSocketDisconnect:
        pass
    finally:
        if viewer.is_closed:
            await asyncio.wait({sending}, timeout=CLOSE_TIMEOUT)
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sending
        live.broadcast.disconnect(viewer)
        server.sockets.remove(limit_key)
        server.metrics.socket_closed()


async def _is_still_signed(websocket: WebSocket) -> bool:
    try:
        asking = await visit(websocket)
    except Refused:
        return False
    return asking is not None and not asking.person.is_banned


async def _send(websocket: WebSocket, viewer: Viewer) -> None:
    """Send what is queued, until the connection is closed."""
    while (text := await viewer.queue.get()) is not None:
        await websocket.send_text(text)
    await websocket.close(*viewer.closing)


async def _receive(server: AppState, live: LiveTable, websocket: WebSocket, viewer: Viewer) -> None:
    while True:
        received = await websocket.receive()
        if received["type"] == "websocket.disconnect" or viewer.is_closed:
            return
        text = received.get("text")
        id_: str | int | None = None
        try:
            id_ = request_id(text)
            server.limits.check("socket-message", viewer.limit_key)
            if text is None:
                raise Refused("bad-request", why="text frames only")
            if len(text.encode()) > LARGEST:
                raise Refused("too-large")
            message = parse(text)
            answer = await handle(server, live, viewer, message)
        except Refused as refused:
            server.metrics.action_refused(refused.key)
            answer = {"type": "error", "id": id_, **refused.as_json(viewer.lang)}
        viewer.send(answer)


def request_id(text: str | None) -> str | int | None:
    """Return the `id` that the answer to a message must have, as far as it can be read."""
    try:
        found = orjson.loads(text or "")["id"]
    except (ValueError, LookupError, TypeError):
        return None
    is_number = isinstance(found, int) and abs(found) < LARGEST_ID
    return found if is_number or (isinstance(found, str) and len(found) <= LONGEST_ID) else None


def parse(text: str) -> FromClient:
    """Parse a message from a client; Refused if it is not one."""
    try:
        return FromClient.model_validate(parse_json(text))
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])[:80]
        raise Refused("bad-request", why=f"{where}: {first['msg'][:200]}") from None


async def handle(server: AppState, live: LiveTable, viewer: Viewer, message: FromClient) -> Json:
    """Do what a message asks for, and return the answer to it."""
    seat = message.seat if message.seat is not None or not viewer.is_fixed else viewer.viewpoint
    needed = SCOPES.get(message.type, "read")
    if viewer.scopes is not None and needed not in viewer.scopes:
        raise Refused("no-scope", scope=needed)
    match message.type:
        case "ping":
            return {"type": "pong", "id": message.id}
        case "why":
            server.limits.check("why", viewer.limit_key)
            answer = live.why(viewer.person, seat=seat, action=message.action, move=message.move, lang=viewer.lang)
            return {"type": "why", "id": message.id, **answer}
        case "outlook":
            server.limits.check("outlook", viewer.limit_key)
            found = live.outlook(_signed(viewer), seat=seat, seq=message.seq, moves=message.moves)
            return {"type": "outlook", "id": message.id, **found}
        case "ways":
            server.limits.check("outlook", viewer.limit_key)
            ways = await live.ways(_signed(viewer), seat=seat, seq=message.seq, lang=viewer.lang)
            return {"type": "ways", "id": message.id, "ways": ways}
        case "chat":
            await chat.post(server, live, _signed(viewer), address=viewer.address, text=message.text)
        case "plan":
            server.limits.check("plan", _signed(viewer).id)
            await live.prepare(_signed(viewer), seat, message.plan)
        case "act":
            await live.act(
                _signed(viewer),
                seat=seat,
                seq=message.seq,
                action=message.action,
                move=message.move,
                confirm=message.confirm,
                lang=viewer.lang,
            )
        case "confirm":
            await live.confirm(_signed(viewer), seat, message.seq)
        case "undo":
            await live.undo(_signed(viewer), seat, message.seq, message.to)
    return {"type": "ok", "id": message.id, "seq": live.play.head if live.play is not None else 0}


def _signed(viewer: Viewer) -> Person:
    if viewer.person is None:
        raise Refused("not-signed-in")
    return viewer.person
