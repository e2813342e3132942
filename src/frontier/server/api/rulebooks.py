"""The route of the rules as a text to read, in the reader's language."""

from dataclasses import asdict
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path
from pydantic import BaseModel

from frontier import rulebook
from frontier.games import GAMES
from frontier.server.api.common import Lang, Language, refusals
from frontier.server.errors import Refused

router = APIRouter(prefix="/api", tags=["site"])
Json = dict[str, Any]


class RulebookSpan(BaseModel):
    """Some words of one look, or the icon that stands in their place; `to` is the section or rule that they lead to."""

    text: str
    icon: str
    strong: bool
    em: bool
    to: str


class RulebookBlock(BaseModel):
    """A block, and the ids of the rules that it tells.

    `rows` holds cells of spans: a single cell for a paragraph or the caption of a figure, a row an item for a list, and
    for a table its head first.
    """

    kind: rulebook.Kind
    rules: list[str]
    rows: list[list[list[RulebookSpan]]]
    figure: str


class RulebookSection(BaseModel):
    """A heading (level 1: the title of a part, such as an expansion) and the blocks below it."""

    slug: str
    level: int
    title: str
    blocks: list[RulebookBlock]


class RulebookInfo(BaseModel):
    """The rules of a game as a text to read."""

    game: str
    lang: Language
    title: str
    sections: list[RulebookSection]


@router.get(
    "/rulebooks/{game}",
    response_model=RulebookInfo,
    responses=refusals("not-found"),
    operation_id="rulebook",
    summary="The rules to read",
)
async def read_rulebook(game: Annotated[str, Path(max_length=40)], lang: Lang) -> Json:
    """Return the rules of a game in a language, section by section. Every paragraph names the rules that it tells."""
    found = _rulebook(game, lang) if game in GAMES else None
    if found is None:
        raise Refused("not-found")
    return found


@cache
def _rulebook(game: str, lang: str) -> Json | None:
    book = rulebook.load(game, lang)
    return None if book is None else {**asdict(book), "title": book.title}
