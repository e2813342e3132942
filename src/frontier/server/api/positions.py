"""Routes about positions that people put together. Nothing is kept."""

from typing import Any

from fastapi import APIRouter, Request

from frontier import CHANCE, FrontierError, Game
from frontier.engine.errors import PositionError
from frontier.engine.match import drawn
from frontier.server.api.common import SIGNED, UNSAFE, Lang, MaybePerson, Server, client_address, refusals
from frontier.server.api.models.positions import CheckedPosition, CheckRequest, FirstPosition, FirstRequest
from frontier.server.errors import Refused
from frontier.server.tables import lobby
from frontier.server.tables.lobby import NewTable
from frontier.server.tables.positions import game_of
from frontier.server.threads import run_in_thread

router = APIRouter(prefix="/api/positions", tags=["positions"])
Json = dict[str, Any]


@router.post(
    "/first",
    response_model=FirstPosition,
    responses=refusals("bad-option", "too-fast", *SIGNED, *UNSAFE),
    operation_id="first_position",
    summary="The first position of a game",
)
async def first_position(
    body: FirstRequest, request: Request, server: Server, _person: MaybePerson, lang: Lang
) -> Json:
    """Return the first position of a game in which somebody decides, to change it, and what positions may hold."""
    server.limits.check("position", client_address(request))

    def work() -> Json:
        game = lobby.configured(
            NewTable(body.game, body.players, body.modules, body.options, components=body.components)
        )
        state, moves = game.new(body.seed), 0
        while state.actor == CHANCE:
            state.apply(drawn(body.seed, state, moves))
            moves += 1
        return {**_told(game, game.dump(state), lang), "form": game.position_schema()}

    return await run_in_thread(work)


@router.post(
    "/check",
    response_model=CheckedPosition,
    responses=refusals("bad-position", "too-fast", *SIGNED, *UNSAFE),
    operation_id="check_position",
    summary="Whether a position is possible",
)
async def check_position(
    body: CheckRequest, request: Request, server: Server, _person: MaybePerson, lang: Lang
) -> Json:
    """Return what a board draws of a position, and the first thing in it that cannot be. Refused is only one whose
    settings name no game."""
    server.limits.check("position", client_address(request))

    def work() -> Json:
        try:
            game = game_of(body.position)
        except FrontierError as error:
            raise Refused("bad-position", why=str(error)) from None
        return _told(game, body.position, lang)

    return await run_in_thread(work)


def _told(game: Game, position: Json, lang: str) -> Json:
    """Return what the rules say of a position, possible or not."""
    told: Json = {"position": position, "view": None, "problem": None, "actor": None, "prompt": None}
    try:
        told["view"] = game.open_view(game.sketch(position))
        state = game.load(position)
    except PositionError as error:
        told["problem"] = {"path": error.path, "text": error.problem}
    else:
        told |= {"actor": state.actor, "prompt": game.prompt(state, lang)}
    return told
