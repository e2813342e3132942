"""Routes about the site: what can be played, and how the server is."""

from functools import cache
from typing import Any

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse
from pydantic import BaseModel, TypeAdapter

import frontier
from frontier import Game, rulebook, texts
from frontier.bots.levels import seconds_of
from frontier.engine.meta import Option
from frontier.games import GAMES, component_sets, has_components, meta
from frontier.server.api.common import Lang, Server, refusals
from frontier.server.api.models.socket import PROTOCOL, FromClient, FromServer
from frontier.server.storage.failures import AWAY, WHY

router = APIRouter(tags=["site"])
Json = dict[str, Any]


class About(BaseModel):
    """Something to choose, in words: its name, and one sentence about it."""

    id: str
    name: str
    about: str


class BotInfo(About):
    """A bot to choose, in words, and for how many seconds it thinks about a decision at most."""

    seconds: float


class SiteInfo(BaseModel):
    """What this server can do beyond playing, and the version of the protocol that it speaks."""

    mail: bool
    protocol: int


class OptionInfo(BaseModel):
    """A switch of the rules, with what it is called and what it changes."""

    name: str
    title: str
    about: str
    default: bool | int | str
    rule: str
    low: int
    high: int
    choices: list[str]
    choice_texts: dict[str, str]
    modules: list[str]


class GameInfo(BaseModel):
    """A game as its makers declared it: enough to offer it without knowing its rules."""

    id: str
    name: str
    about: str
    players: list[int]
    modules: list[str]
    module_texts: list[About]
    options: list[OptionInfo]
    component_sets: list[About]
    has_components: bool
    has_rulebook: bool
    plans: list[dict[str, Any]]
    rules: int
    reconstructed: bool


@router.get("/api/site", responses=refusals(), operation_id="site", summary="What this server can do")
async def site(server: Server) -> SiteInfo:
    """Return what this server offers; with `mail` it writes to people, so a forgotten password can be replaced."""
    return SiteInfo(mail=server.notifier.smtp is not None, protocol=PROTOCOL)


@router.get(
    "/api/games",
    response_model=list[GameInfo],
    responses=refusals(),
    operation_id="games",
    summary="What can be played",
)
async def games(lang: Lang) -> list[Json]:
    """Return the games with their options and modules, and which decisions can be prepared."""
    return [_game_info(name, lang) for name in GAMES]


@cache
def _game_info(name: str, lang: str) -> Json:
    declared, game = meta(name), frontier.game(name)
    return {
        "id": declared.id,
        "name": texts.text(lang, f"{name}-name"),
        "about": texts.text(lang, f"{name}-about"),
        "players": list(range(declared.min_players, declared.max_players + 1)),
        "modules": list(declared.modules),
        "module_texts": [_about(module, f"{name}-module-{texts.dashed(module)}", lang) for module in declared.modules],
        "options": [_option_info(game, option, lang) for option in declared.options],
        "component_sets": [_about(name_, f"{name}-set-{texts.dashed(name_)}", lang) for name_ in component_sets(name)],
        "has_components": has_components(name),
        "has_rulebook": rulebook.load(name, lang) is not None,
        "plans": game.describe_plans(lang),
        "rules": declared.rules_version,
        "reconstructed": game.is_reconstructed,
    }


def _about(id_: str, key: str, lang: str) -> Json:
    return {"id": id_, "name": texts.text(lang, key), "about": texts.text(lang, f"{key}-about")}


def _option_info(game: Game, option: Option, lang: str) -> Json:
    key = f"{game.id}-option-{texts.dashed(option.name)}"
    return {
        "name": option.name,
        "title": texts.text(lang, f"{key}-title"),
        "about": texts.text(lang, key),
        "default": option.default,
        "rule": option.rule,
        "low": option.low,
        "high": option.high,
        "choices": list(option.choices),
        "choice_texts": {choice: game.name(option.name, choice, lang) for choice in option.choices},
        "modules": list(option.modules),
    }


@router.get(
    "/api/bots",
    response_model=list[str],
    responses=refusals(),
    operation_id="bots",
    summary="Who plays when nobody does",
)
async def bots(server: Server) -> list[str]:
    """Return the bots by name, as seats and stand-ins take them."""
    return list(server.bots)


@router.get(
    "/api/bots/about",
    response_model=list[BotInfo],
    responses=refusals(),
    operation_id="bots_about",
    summary="The bots to choose from, in words",
)
async def bots_about(server: Server, lang: Lang) -> list[Json]:
    """Return what the bots are called, and how they play, each stronger than the one before."""
    return [
        _about(bot, f"server-bot-{texts.dashed(bot)}", lang) | {"seconds": max(seconds_of(bot, game) for game in GAMES)}
        for bot in server.levels
    ]


@router.get(
    "/api/messages",
    responses=refusals(),
    operation_id="messages",
    summary="The messages of the socket as JSON Schema",
)
async def message_schemas() -> Json:
    """Return the schemas of messages both ways: what a client may send, and what it may get."""
    return {
        "from_client": TypeAdapter(FromClient).json_schema(),
        "from_server": TypeAdapter(FromServer).json_schema(mode="serialization"),
    }


@router.get("/health", operation_id="health", summary="Is the server well?", include_in_schema=False)
async def health(server: Server) -> JSONResponse:
    """Return 200 if the database answers and takes what is written, else 503."""
    trouble = await server.health.trouble()
    if trouble is not None:
        return JSONResponse({"status": "no database" if trouble == AWAY else trouble, "why": WHY[trouble]}, 503)
    return JSONResponse({"status": "ok", "compiled": frontier.compiled, "tables": len(server.registry.tables)})


@router.get("/metrics", operation_id="metrics", include_in_schema=False)
async def metrics(server: Server) -> Response:
    """Return the figures of this server, for Prometheus."""
    content, kind = server.metrics.render()
    return Response(content, media_type=kind)
