"""Routes of the lessons: which there are, what they say, and the table at which one is played."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel

import frontier
from frontier.lessons import Lesson, course, lesson
from frontier.server.api.common import SIGNED, UNSAFE, Body, Lang, MaybePerson, Server, Signed, client_address, refusals
from frontier.server.api.models.play import Advice, Ask, Head
from frontier.server.api.models.tables import TableInfo
from frontier.server.api.tables import AT_TABLE, TOO_MANY, TableId
from frontier.server.errors import Refused
from frontier.server.tables.lessons import names_at

router = APIRouter(prefix="/api", tags=["lessons"])
Json = dict[str, Any]
GameId = Annotated[str, Path(max_length=40)]
LessonName = Annotated[str, Path(max_length=60)]
AtTable = Annotated[str | None, Query(max_length=40)]
LEARN = ("not-playing", "not-your-turn", "no-advice", "lesson", "old-lesson", *AT_TABLE)


class LessonLine(BaseModel):
    """A lesson in the list: what it is about, whether the person who asks has done it, and where they left it."""

    id: str
    name: str
    number: int
    title: str
    about: str
    minutes: int
    players: int
    modules: list[str]
    guided: bool
    steps: int
    done: bool
    table: str | None


class Course(BaseModel):
    """The lessons of a game in their order."""

    game: str
    lessons: list[LessonLine]


class LessonStep(BaseModel):
    """A step: its text, its hint, places of the board to look at, and by their key texts that answer choices or stand
    in place of the step's own.
    `read`: there is nothing to do but to read on."""

    id: str
    text: str
    hint: str | None
    look: list[str]
    read: bool
    rule: str
    texts: dict[str, str]


class LessonInfo(BaseModel):
    """A lesson with all its texts. `advice`: one may ask what to do. `next`: the lesson after it."""

    id: str
    title: str
    about: str
    learnt: str
    minutes: int
    advice: bool
    next: str | None
    steps: list[LessonStep]


class Begin(Body):
    """Whether to begin anew instead of going on."""

    again: bool = False


@router.get(
    "/lessons",
    response_model=list[Course],
    responses=refusals(*SIGNED),
    operation_id="lessons",
    summary="The lessons of all games",
)
async def list_lessons(server: Server, person: MaybePerson, lang: Lang) -> list[Json]:
    """Return the lessons, and how far the person who asks has come."""
    done, tables = (set[str](), dict[str, str]()) if person is None else await server.tables.lessons_of(person)
    return [
        {"game": game, "lessons": [_line(one, lang, done, tables) for one in lessons]}
        for game in frontier.GAMES
        if (lessons := course(game))
    ]


def _line(one: Lesson, lang: str, done: set[str], tables: dict[str, str]) -> Json:
    return {
        "id": one.id,
        "name": one.name,
        "number": one.number,
        "title": one.text("", lang),
        "about": one.text("about", lang),
        "minutes": one.minutes,
        "players": one.game.players,
        "modules": list(one.game.modules),
        "guided": one.is_guided,
        "steps": len(one.steps),
        "done": one.id in done,
        "table": tables.get(f"{one.id} {one.hash}"),
    }


def _found(game: str, name: str) -> Lesson:
    found = lesson(f"{game}/{name}")
    if found is None:
        raise Refused("not-found")
    return found


@router.get(
    "/lessons/{game}/{name}",
    response_model=LessonInfo,
    responses=refusals("not-found", *SIGNED),
    operation_id="lesson",
    summary="One lesson with its texts",
)
async def lesson_info(game: GameId, name: LessonName, lang: Lang, table: AtTable = None) -> Json:
    """Return what a lesson says, step by step; with a `table` it calls the others what they are called there."""
    one = _found(game, name)
    names = None if table is None else names_at(table, one)

    def say(part: str) -> str:
        return one.text(part, lang, names)

    ids = [other.id for other in course(game)]
    following = ids[ids.index(one.id) + 1 :]
    return {
        "id": one.id,
        "title": say(""),
        "about": say("about"),
        "learnt": say("learnt"),
        "minutes": one.minutes,
        "advice": one.has_advice,
        "next": following[0] if following else None,
        "steps": [
            {
                "id": step.id,
                "text": say(step.id),
                "hint": None if step.is_read else say(f"{step.id}-hint"),
                "look": list(step.look),
                "read": step.is_read,
                "rule": step.rule,
                "texts": {
                    f"{step.id}-{part}": say(f"{step.id}-{part}")
                    for part in (*step.nudges.values(), *step.says.values(), *step.when.values())
                },
            }
            for step in one.steps
        ],
    }


@router.post(
    "/lessons/{game}/{name}",
    status_code=201,
    response_model=TableInfo,
    responses=refusals("not-found", "too-fast", *TOO_MANY, *SIGNED, *UNSAFE),
    operation_id="begin_lesson",
    summary="Begin a lesson, or go on with it",
)
async def begin_lesson(
    game: GameId, name: LessonName, body: Begin, request: Request, server: Server, person: Signed
) -> Json:
    """Return the table of a lesson: the one the person is in the middle of, or a new one."""
    server.limits.check("create", person.id)
    address = client_address(request)
    server.limits.check("create", address)
    live = await server.tables.begin_lesson(person, address, _found(game, name), body.again)
    return live.broadcast.table_info(person)


@router.post(
    "/tables/{table}/show",
    response_model=Head,
    responses=refusals("too-fast", *LEARN),
    operation_id="show",
    summary="Let the lesson decide for you",
)
async def show(table: TableId, body: Ask, server: Server, person: Signed, lang: Lang) -> Json:
    """Decide for a learner as the lesson shows it; where everything is free, as an adviser would."""
    server.limits.check("outlook", person.id)
    live = await server.registry.get(table)
    return {"seq": await live.show(person, body.seq, lang)}


@router.post(
    "/tables/{table}/advice",
    response_model=Advice,
    responses=refusals("too-fast", *LEARN),
    operation_id="advice",
    summary="Ask what to do, at lessons that let one",
)
async def advice(table: TableId, body: Ask, server: Server, person: Signed, lang: Lang) -> Json:
    """Return what an adviser would do in a learner's place."""
    server.limits.check("outlook", person.id)
    live = await server.registry.get(table)
    return await live.advice(person, body.seq, lang)
