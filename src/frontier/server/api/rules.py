"""Routes about the games themselves: their rules, and the components with their provenance."""

from functools import cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel

from frontier import texts
from frontier.engine.components import Row
from frontier.games import GAMES, component_sets, has_components, listing
from frontier.ledger import Ledger, load_ledgers
from frontier.server.api.common import Lang, refusals
from frontier.server.errors import Refused

router = APIRouter(prefix="/api", tags=["site"])
Json = dict[str, Any]


class RuleText(BaseModel):
    """A rule of the ledger, in its words."""

    id: str
    text: str


class RuleInfo(RuleText):
    """A rule, and all rules of its section in order. The ledger is kept in English, in Markdown."""

    title: str
    section: str
    game: str
    lang: Literal["en"]
    rules: list[RuleText]


class ComponentEntry(BaseModel):
    """A value that is played with, and where it comes from."""

    key: str
    value: str
    provenance: Literal["rulebook", "public", "box", "reconstructed"]
    provenance_text: str
    note: str | None


class ComponentGroup(BaseModel):
    """A group of values that belong together."""

    id: str
    title: str
    entries: list[ComponentEntry]


class ComponentsInfo(BaseModel):
    """The component set of a game; `reconstructed` if some of its values are not the printed ones."""

    name: str
    hash: str
    reconstructed: bool
    groups: list[ComponentGroup]


@cache
def _ledger() -> Ledger:
    return load_ledgers()


@router.get(
    "/rules/{id}",
    response_model=RuleInfo,
    responses=refusals("not-found"),
    operation_id="rule",
    summary="A rule in its context",
)
async def rule(id: Annotated[str, Path(max_length=40)], lang: Lang) -> Json:
    """By the id that refusals and explanations name, in capitals or not."""
    ledger = _ledger()
    entries = ledger.find(id)
    if not entries:
        raise Refused("not-found")
    found = entries[0]
    section: dict[str, str] = {}
    for other in ledger.sections()[found.section]:  # an id that comes again clarifies itself
        section[other.id] = f"{section[other.id]}\n\n{other.text}" if other.id in section else other.text
    return {
        "id": found.id,
        "text": section[found.id],
        "title": ledger.titles.get(found.section, ""),
        "section": found.section,
        "game": found.game,
        "lang": "en",
        "rules": [{"id": other, "text": text} for other, text in section.items()],
    }


class GameTexts(BaseModel):
    """The sentences of a game in one language, as a Fluent file."""

    fluent: str


@router.get(
    "/games/{game}/texts",
    response_model=GameTexts,
    responses=refusals("not-found"),
    operation_id="game_texts",
    summary="The sentences of a game",
)
async def game_texts(game: Annotated[str, Path(max_length=40)], lang: Lang) -> Json:
    """For programs that speak of a game themselves; the page asks for those of games it does not bring along."""
    if game not in GAMES:
        raise Refused("not-found")
    return {"fluent": texts.source(lang, game)}


@router.get(
    "/games/{game}/components",
    response_model=ComponentsInfo,
    responses=refusals("not-found"),
    operation_id="components",
    summary="What a game is played with",
)
async def components(
    game: Annotated[str, Path(max_length=40)],
    lang: Lang,
    components: Annotated[str | None, Query(alias="set", max_length=40, description="A packaged set by name.")] = None,
) -> Json:
    """Every value with its provenance: those that are reconstructed are ours, not the printed ones."""
    # Never a path.
    if game not in GAMES or not has_components(game) or components not in (None, *component_sets(game)):
        raise Refused("not-found")
    return _components(game, components, lang)


@cache
def _components(game: str, source: str | None, lang: str) -> Json:
    box = listing(game, source)
    return {
        "name": box.name,
        "hash": box.hash,
        "reconstructed": box.is_reconstructed,
        "groups": [
            {
                "id": group,
                "title": texts.text(lang, f"{game}-components-{group.replace('.', '-')}"),
                "entries": [_entry(game, row, lang) for row in rows],
            }
            for group, rows in box.groups().items()
        ],
    }


def _entry(game: str, row: Row, lang: str) -> Json:
    stated = texts.listed(lang, list(row.stated))
    note = texts.text(lang, "server-provenance-stated", {"parts": stated}) if stated else None
    return {
        "key": row.key,
        "value": row.value,
        "provenance": row.provenance,
        "provenance_text": texts.text(lang, f"server-provenance-{row.provenance}"),
        "note": texts.text(lang, texts.dashed(f"{game}-note-{row.note}")) if row.note else note,
    }
