"""Routes about what search has to tell of games that are over."""

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

from fastapi import APIRouter, Request

import frontier
from frontier.coach.review import Decision
from frontier.server.analysis.reviews import GameReview
from frontier.server.api.common import SIGNED, UNSAFE, Lang, MaybePerson, Server, client_address, refusals
from frontier.server.api.models.replay import RecordRequest
from frontier.server.api.models.review import ReviewInfo
from frontier.server.api.replay import game_that_is_over, read_record
from frontier.server.api.tables import TableId
from frontier.server.app_state import AppState
from frontier.server.people.person import Person
from frontier.server.threads import run_in_thread

router = APIRouter(prefix="/api", tags=["replay"])
Json = dict[str, Any]


@router.get(
    "/tables/{table}/review",
    response_model=ReviewInfo,
    responses=refusals("not-found", "not-over", "old-rules", "too-fast", *SIGNED),
    operation_id="review",
    summary="What search thinks of a game that is over",
)
async def review(table: TableId, request: Request, server: Server, person: MaybePerson, lang: Lang) -> Json:
    """Return the review as far as it has come. After its first pass it goes on while somebody asks now and then."""
    live = await game_that_is_over(server, table)
    found = await _begun(server, request, person, live.review_name, live.match_maker())
    return _told(found, lang)


@router.post(
    "/review",
    response_model=ReviewInfo,
    responses=refusals("bad-record", "old-rules", "too-fast", *SIGNED, *UNSAFE),
    operation_id="review_record",
    summary="What search thinks of a record",
)
async def review_record(body: RecordRequest, request: Request, server: Server, person: MaybePerson, lang: Lang) -> Json:
    """Return the review of a record as far as it has come; the same record goes on with it."""
    name = hashlib.sha256(body.record.encode()).hexdigest()
    found = await _begun(server, request, person, name, lambda: read_record(body.record))
    return _told(found, lang)


async def _begun(
    server: AppState, request: Request, person: Person | None, name: str, make: Callable[[], frontier.Match]
) -> GameReview:
    """Return a review that has begun, or begin it."""
    address = client_address(request)
    server.limits.check("look", address)
    found = server.reviews.kept(name)
    if found is None:
        who = address if person is None else person.id
        server.limits.check("replay", who)
        found = server.reviews.begin(name, who, await run_in_thread(make))
    return found


def _told(found: GameReview, lang: str) -> Json:
    review = found.review()
    return {
        "finished": found.is_finished,
        "failed": found.has_failed,
        "passes": found.passes,
        "done": len(found.found),
        "total": found.total,
        "curve": [{"move": move, "chances": chances} for move, chances in zip(review.moves, review.curve, strict=True)],
        "steps": [vars(step) for step in review.steps],
        "decisions": [_decision(found.found[one.move], one, lang) for one in review.decisions],
        "accuracies": review.accuracies(found.match.game.players),
    }


def _decision(told: Mapping[str, Any], one: Decision, lang: str) -> Json:
    chances = {"played": one.chance, "better": one.best_chance}
    return {
        "move": one.move,
        "seat": one.seat,
        "grade": one.grade,
        "cost": one.cost,
        **{
            name: {"notation": told["notation"][name], "text": told["texts"][lang][name], "chance": chance}
            for name, chance in chances.items()
        },
    }
