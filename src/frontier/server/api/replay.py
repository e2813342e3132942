"""Routes about replays of games that are over."""

from fastapi import APIRouter, Request, Response
from starlette.responses import StreamingResponse

import frontier
from frontier import RecordError
from frontier.engine.errors import OldRecordError
from frontier.server.api.common import SIGNED, UNSAFE, Lang, MaybePerson, Server, client_address, refusals
from frontier.server.api.models.replay import RecordRequest, Replay
from frontier.server.api.tables import TableId
from frontier.server.app_state import AppState
from frontier.server.errors import Refused
from frontier.server.tables import messages, replays
from frontier.server.tables.live_table import LiveTable
from frontier.server.tables.model import ABANDONED, CLOSED, ENDED

router = APIRouter(prefix="/api", tags=["replay"])


@router.get(
    "/tables/{table}/replay",
    responses={200: {"model": Replay}, **refusals("not-found", "not-over", "old-rules", "too-fast", *SIGNED)},
    operation_id="replay",
    summary="A game that is over, move by move",
)
async def replay(table: TableId, request: Request, server: Server, person: MaybePerson, lang: Lang) -> Response:
    """Return the replay of a game that is over, with nothing hidden; one that was given up as far as it went."""
    live = await game_that_is_over(server, table)
    key = (table, lang, *messages.names(live.data))  # who has deleted the account is named no more
    packed = server.replays.kept(key)
    if packed is None:
        server.limits.check("replay", person.id if person is not None else client_address(request))
        packed = await server.replays.make(live.match_maker(), lang, key)
    return _answer(request, packed)


@router.post(
    "/replay",
    responses={200: {"model": Replay}, **refusals("bad-record", "old-rules", "too-fast", *SIGNED, *UNSAFE)},
    operation_id="replay_record",
    summary="A record, move by move",
)
async def replay_record(
    body: RecordRequest, request: Request, server: Server, person: MaybePerson, lang: Lang
) -> Response:
    """Return the replay of a record, finished or not, wherever it was played; moves are checked, nothing is kept."""
    server.limits.check("replay", person.id if person is not None else client_address(request))
    return _answer(request, await server.replays.make(lambda: read_record(body.record), lang))


async def game_that_is_over(server: AppState, table: str) -> LiveTable:
    """Return a table whose game is over, or was given up after it had begun."""
    live = await server.registry.get(table)
    if live.data.status not in (ENDED, ABANDONED, CLOSED) or live.play is None or live.play.head == 0:
        raise Refused("not-over")
    return live


def read_record(record: str) -> frontier.Match:
    """Return the match of a record that somebody has sent."""
    try:
        return frontier.record.loads(record)
    except OldRecordError as error:
        raise Refused("old-rules", part="record", why=error.problem) from None
    except RecordError as error:
        raise Refused("bad-record", line=error.line, why=error.problem) from None


def _answer(request: Request, packed: bytes) -> Response:
    """Return a replay in a form that the client can read."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})
    return StreamingResponse(replays.unpack(packed), media_type="application/json", headers=headers)
