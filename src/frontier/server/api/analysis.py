"""Routes about positions to look into: of games that are over, of records, and of games that nobody plays.

A position of a running game is never among them: its table is refused, and so is its record, which shows only what one
seat knows.
"""

from collections.abc import AsyncIterator, Callable, Mapping
from functools import lru_cache
from typing import Any, Final

import orjson
from fastapi import APIRouter, Request, Response
from starlette.responses import StreamingResponse

import frontier
from frontier import CHANCE, Event, EventLog, FrontierError, Game, Match, RecordError, State
from frontier.coach import study
from frontier.coach.study import Branch, Note, Study
from frontier.engine.errors import OldRecordError
from frontier.engine.game import COLOURS
from frontier.games import recorded
from frontier.server.api.common import SIGNED, UNSAFE, Lang, MaybePerson, Server, client_address, refusals
from frontier.server.api.models.analysis import (
    OpeningRequest,
    PositionInfo,
    PositionRequest,
    Searched,
    Setup,
    StudyContent,
    StudyInfo,
    WhyRequest,
)
from frontier.server.api.models.play import Why
from frontier.server.api.replay import game_that_is_over, read_record
from frontier.server.app_state import AppState
from frontier.server.errors import Refused
from frontier.server.people.person import Person
from frontier.server.tables import lobby, messages
from frontier.server.tables.lobby import NewTable
from frontier.server.tables.positions import read_position
from frontier.server.threads import run_in_thread

router = APIRouter(prefix="/api/analysis", tags=["analysis"])
Json = dict[str, Any]
READING = ("bad-record", "old-rules", "too-fast", *SIGNED, *UNSAFE)
NDJSON: Final = "application/x-ndjson"
MOST_SEARCHES: Final = 3  # of one person at a time
MOST_RECORDS: Final = 32  # kept, as people go on from one position to the next


# --- studies ---


@router.post(
    "/open",
    response_model=StudyInfo,
    responses=refusals("bad-position", "bad-option", "not-found", "not-over", *READING),
    operation_id="open_study",
    summary="Begin a study",
)
async def open_study(body: OpeningRequest, request: Request, server: Server, person: MaybePerson, lang: Lang) -> Json:
    """Return a game to look into, with its moves in words and those that were added. Nothing is kept."""
    server.limits.check("replay", _who(request, person))
    make = await _opened(server, body)
    branches, notes = added(body)

    def work() -> Json:
        begun = make()
        try:
            return _told(Study(begun.match, (*begun.branches, *branches), (*begun.notes, *notes)), lang)
        except RecordError as error:
            raise Refused("bad-record", line=error.line, why=error.problem) from None

    return await run_in_thread(work)


@router.post(
    "/record",
    responses={
        200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
        **refusals(*READING),
    },
    operation_id="study_record",
    summary="A study as a record with variations",
)
async def study_record(body: StudyContent, request: Request, server: Server, person: MaybePerson) -> Response:
    """Return a study as text: a record, and below it the variations and notes, in lines that are comments to others."""
    server.limits.check("replay", _who(request, person))
    branches, notes = added(body)
    text = await run_in_thread(lambda: study.dumps(read_study(body.record, branches, notes)))
    headers = {"Content-Disposition": 'attachment; filename="analysis.record"'}
    return Response(text, media_type="text/plain", headers=headers)


def read_study(record: str, branches: tuple[Branch, ...] = (), notes: tuple[Note, ...] = ()) -> Study:
    """Return the study of a text that somebody has sent, with what they add to it."""
    try:
        found = study.loads(record, recorded)
        return Study(found.match, (*found.branches, *branches), (*found.notes, *notes))
    except OldRecordError as error:
        raise Refused("old-rules", part="record", why=error.problem) from None
    except RecordError as error:
        raise Refused("bad-record", line=error.line, why=error.problem) from None


def added(body: StudyContent | OpeningRequest) -> tuple[tuple[Branch, ...], tuple[Note, ...]]:
    """Return the moves and notes that a request adds."""
    branches = tuple(Branch(branch.after, branch.move) for branch in body.branches)
    return branches, tuple(Note(note.move, note.mark, note.comment) for note in body.notes)


async def _opened(server: AppState, body: OpeningRequest) -> Callable[[], Study]:
    """Return a function for a thread that makes the study which is asked for, still without what the request adds."""
    record, table, dump, setup = body.record, body.table, body.position, body.setup
    given = [source for source in (record, table, dump, setup) if source is not None]
    if len(given) != 1:
        raise Refused("bad-request", why="record / table / position / setup")
    if record is not None:
        return lambda: read_study(record)
    if table is not None:
        make = (await game_that_is_over(server, table)).match_maker()
        return lambda: Study(make())
    if dump is not None:
        return lambda: Study(_begun_at(dump))
    assert setup is not None
    return lambda: Study(Match(_set_up(setup), luck="open"))


def _begun_at(dump: Json) -> Match:
    """Return a game that begins with a position."""
    game, start = read_position(dump)
    return Match(game, luck="open", start=start)


def _set_up(setup: Setup) -> Game:
    """Return the game that somebody wants to look into from its beginning."""
    return lobby.configured(NewTable(**setup.model_dump()))


def _told(found: Study, lang: str) -> Json:
    game, match = found.match.game, found.match
    return {
        "game": game.id,
        "players": game.players,
        "modules": list(game.modules),
        "options": dict(game.options),
        "components": f"{game.component_set} {game.component_hash}",
        "colours": list(COLOURS[: game.players]),
        "seats": list(match.seats),
        "names": None if match.names is None else list(match.names),
        "hides": game.hides,
        "record": frontier.record.dumps(match),
        "length": len(match.moves),
        "moves": [
            {
                "after": move.after,
                "seat": None if move.before.actor == CHANCE else move.before.actor,
                "notation": game.notation.write(move.before, move.action),
                "text": game.describe(move.before, move.action, lang),
            }
            for move in found.moves()
        ],
        "notes": [vars(note) for note in found.notes],
    }


# --- positions ---


@router.post(
    "/position",
    response_model=PositionInfo,
    responses=refusals("bad-move", *READING),
    operation_id="position",
    summary="A position to play on",
)
async def position(body: PositionRequest, request: Request, server: Server, person: MaybePerson, lang: Lang) -> Json:
    """Return a position as a seat sees it or with nothing hidden, and what can be done or drawn there."""
    server.limits.check("outlook", _who(request, person))
    return await run_in_thread(lambda: _shown(_reached(body), body.seat, lang))


@router.post(
    "/why",
    response_model=Why,
    responses=refusals("bad-move", "nothing-to-search", *READING),
    operation_id="study_why",
    summary="Why is a move not possible there?",
)
async def why(body: WhyRequest, request: Request, server: Server, person: MaybePerson, lang: Lang) -> Json:
    """Return the rule against a move in a position, in one sentence."""
    server.limits.check("why", _who(request, person))

    def work() -> Json:
        match = _reached(body)
        game, state = match.game, match.state
        if state.actor < 0:
            raise Refused("nothing-to-search")
        try:
            reason = game.explain(state, game.notation.read(state, body.move))
        except FrontierError as error:
            raise Refused("bad-move", why=str(error)) from None
        if reason is None:
            return {"legal": True, "rule": None, "text": None}
        return {"legal": False, "rule": reason.rule, "text": game.describe_reason(reason, lang)}

    return await run_in_thread(work)


@router.post(
    "/search",
    response_class=StreamingResponse,
    responses={
        200: {"content": {NDJSON: {"schema": {"type": "string"}}}},
        **refusals("bad-move", "nothing-to-search", *READING),
    },
    operation_id="search",
    summary="What search finds, as it finds it",
)
async def search(body: PositionRequest, request: Request, server: Server, person: MaybePerson, lang: Lang) -> Response:
    """Return what search finds about a position: a line of JSON (Searched) whenever there is more. Whoever closes the
    connection wants no more. Equal positions are searched once, and what was found is kept for a while."""
    found, seat = await _searching(server, request, person, body)

    async def lines() -> AsyncIterator[bytes]:
        async for known, is_over in found:
            yield orjson.dumps(_searched(known, seat, is_over, lang)) + b"\n"

    return StreamingResponse(lines(), media_type=NDJSON, headers={"X-Accel-Buffering": "no"})


@router.post(
    "/result",
    response_model=Searched,
    responses=refusals("bad-move", "nothing-to-search", "no-analysis", *READING),
    operation_id="searched",
    summary="What search has found in the end",
)
async def result(body: PositionRequest, request: Request, server: Server, person: MaybePerson, lang: Lang) -> Json:
    """Return what search has found about a position when it is over; that takes some seconds, unless it is known."""
    found, seat = await _searching(server, request, person, body)
    last: Mapping[str, Any] = {}
    async for known, _ in found:
        last = known
    return _searched(last, seat, True, lang)


Found = AsyncIterator[tuple[Mapping[str, Any], bool]]


async def _searching(
    server: AppState, request: Request, person: Person | None, body: PositionRequest
) -> tuple[Found, int]:
    """Return what is found about a position with whether that is all, and the seat from whose knowledge."""
    who = _who(request, person)
    server.limits.check("analysis", who)
    if server.limits.is_on and not server.searches.has_room(who, MOST_SEARCHES):
        raise Refused("too-fast", retry_after=1.0)
    match = await run_in_thread(lambda: _reached(body))
    state = match.state
    if state.actor < 0:
        raise Refused("nothing-to-search")
    seat = state.actor if body.seat is None else body.seat
    if seat >= match.game.players:
        raise Refused("no-seat")
    wanted = server.positions.of(match, state, seat)

    async def found() -> Found:
        server.searches.add(who)
        try:
            async for known in server.positions.follow(wanted, who):
                yield known, wanted.is_over
        finally:
            server.searches.remove(who)

    return found(), seat


def _searched(known: Mapping[str, Any], seat: int, is_over: bool, lang: str) -> Json:
    return {
        "finished": is_over,
        "seat": seat,
        "iterations": known["iterations"],
        "chances": known["chances"],
        "moves": known["moves"][lang],
    }


@lru_cache(maxsize=MOST_RECORDS)
def _match_of(record: str) -> Match:
    """Return the match of a record; it is kept, so look at it and never change it."""
    return read_record(record)


def _reached(body: PositionRequest) -> Match:
    """Return the match that leads to a position."""
    match = _match_of(body.record).copy()
    if body.at > len(match.moves):
        raise Refused("bad-move", why=f"at: 0 ... {len(match.moves)}")
    match.back_to(body.at)
    for move in body.moves:
        try:
            match.apply(match.game.notation.read(match.state, move))
        except FrontierError as error:
            raise Refused("bad-move", why=f"{move}: {error}") from None
    return match


def _shown(match: Match, seat: int | None, lang: str) -> Json:
    """Return the position that a match has come to, as a seat sees it or with nothing hidden."""
    game, state = match.game, match.state
    if seat is not None and seat >= game.players:
        raise Refused("no-seat")
    return {
        "view": game.open_view(state) if seat is None else game.view(state, seat),
        "actor": state.actor if state.actor >= 0 else None,
        "prompt": game.prompt(state, lang) if state.actor >= 0 else None,
        "legal": messages.legal(game, state, lang) if state.actor >= 0 else [],
        "outcomes": _outcomes(game, state, lang),
        "events": messages.events(game, state, _happened(match), lang),
        "scores": list(state.scores),
        "result": messages.described_result(game, state, lang),
        "items": game.score_items(state, lang),
        "position": game.dump(state),
    }


def _happened(match: Match) -> list[Event]:
    """Return the events of the last move."""
    if not match.moves:
        return []
    before, log = match.copy(), EventLog()
    before.back_to(len(match.moves) - 1)
    before.state.listener = log
    before.state.apply(match.moves[-1].action)
    return log.take()


def _outcomes(game: Game, state: State, lang: str) -> list[Json]:
    """Return what chance may decide, if it is its turn."""
    if state.actor != CHANCE:
        return []
    return [
        {
            "move": game.notation.write(state, action),
            "text": game.describe(state, action, lang),
            "probability": probability,
        }
        for action, probability in state.chance_outcomes()
    ]


def _who(request: Request, person: Person | None) -> str:
    """Return whom limits count: a person, or the address of a stranger."""
    return client_address(request) if person is None else person.id
