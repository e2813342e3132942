"""What is there to play, and how the server is."""

from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse
from pydantic import BaseModel, TypeAdapter
from sqlalchemy import text

import frontier
from frontier import texts
from frontier.games import GAMES, meta
from frontier.server.api.common import Lang, refusals
from frontier.server.api.models import FromClient, FromServer
from frontier.server.running import running

router = APIRouter(tags=["site"])
Json = dict[str, Any]


class OptionInfo(BaseModel):
    """A switch of the rules."""

    name: str
    default: bool | int | str
    rule: str
    low: int
    high: int
    choices: list[str]
    modules: list[str]


class GameInfo(BaseModel):
    """A game as its makers declared it: enough to offer it without knowing its rules."""

    id: str
    players: list[int]
    modules: list[str]
    options: list[OptionInfo]
    plans: list[dict[str, Any]]
    rules: int
    reconstructed: bool


@router.get("/api/games", operation_id="games", summary="What can be played", response_model=list[GameInfo],
            responses=refusals())  # fmt: skip
async def games(lang: Lang) -> list[Json]:
    """Games with their options and modules, and which decisions can be prepared."""
    found = []
    for name in GAMES:
        declared = meta(name)
        game = frontier.game(name)
        found.append(
            {
                "id": declared.id,
                "players": list(range(declared.min_players, declared.max_players + 1)),
                "modules": list(declared.modules),
                "options": [
                    {
                        "name": option.name,
                        "default": option.default,
                        "rule": option.rule,
                        "low": option.low,
                        "high": option.high,
                        "choices": list(option.choices),
                        "modules": list(option.modules),
                    }
                    for option in declared.options
                ],
                "plans": game.describe_plans(lang),
                "rules": declared.rules_version,
                "reconstructed": game.is_reconstructed,
            }
        )
    return found


@router.get("/api/bots", operation_id="bots", summary="Who plays when nobody does", response_model=list[str],
            responses=refusals())  # fmt: skip
async def bots(request: Request) -> list[str]:
    """By name, as seats and stand-ins take them."""
    return list(running(request).bots)


@router.get("/api/messages", operation_id="messages", summary="The messages of the socket as JSON Schema",
            responses=refusals())  # fmt: skip
async def message_schemas() -> Json:
    """Both ways: what a client may send, and what it may get."""
    return {
        "from_client": TypeAdapter(FromClient).json_schema(),
        "from_server": TypeAdapter(FromServer).json_schema(mode="serialization"),
    }


@router.get("/health", operation_id="health", summary="Is the server well?", include_in_schema=False)
async def health(request: Request) -> JSONResponse:
    """200 if the database answers, else 503."""
    server = running(request)
    try:
        await server.db.read(lambda connection: connection.execute(text("SELECT 1")).scalar_one())
    except Exception:
        return JSONResponse({"status": "no database"}, 503)
    return JSONResponse({"status": "ok", "compiled": frontier.compiled, "tables": len(server.office.tables)})


@router.get("/metrics", operation_id="metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """For Prometheus."""
    content, kind = running(request).metrics.render()
    return Response(content, media_type=kind)


@router.get("/t/{table}", include_in_schema=False, response_class=HTMLResponse)  # where invitations and mails lead
@router.get("/", include_in_schema=False, response_class=HTMLResponse)
async def home(lang: Lang) -> str:
    """A sign that the server runs."""
    title, body = texts.text(lang, "server-home-title"), texts.text(lang, "server-home-body")
    links = "".join(f'<li><a href="{path}">{path}</a></li>' for path in ("/health", "/docs", "/openapi.json"))
    head = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
    return f"{head}<h1>{title}</h1><p>{body}</p><ul>{links}</ul></html>"
