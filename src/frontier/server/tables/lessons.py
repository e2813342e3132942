"""Lessons at tables: one whose other seats follow a script, and on which nobody but the learner sits.

A lesson's table begins in the middle of a game: its log holds the moves until then, its seed is that of the lesson.
"""

import secrets
import time
from typing import Any

from sqlalchemy import ColumnElement, Connection, Executable, and_, delete, exists, insert, literal, select

from frontier import Game, State, texts
from frontier.engine.fair import commitment
from frontier.engine.match import Move
from frontier.engine.state import CHANCE
from frontier.lessons import Lesson
from frontier.lessons.progress import progress
from frontier.server.errors import Refused
from frontier.server.people.person import Person, new_id
from frontier.server.storage import schema
from frontier.server.tables.bot_names import bot_name
from frontier.server.tables.model import BOT, HUMAN, NOBODY, PLAYING
from frontier.server.tables.play import MOVE, Draft, Play

Json = dict[str, Any]
ADVISER = "pioneer"  # who is asked what to do
PACE = 0.9  # seconds that the others take at least: one can follow


def begin(connection: Connection, person: Person, lesson: Lesson) -> str:
    """Create the table of a lesson and return its id."""
    table, secret, now = new_id(), secrets.token_hex(32), time.time()
    game = lesson.game
    entries = _opening(lesson, now)
    connection.execute(
        insert(schema.tables).values(
            id=table, game=game.id, players=game.players, modules=list(game.modules), options=dict(game.options),
            components=f"{game.component_set} {game.component_hash}", rules=game.rules, visibility="link",
            speed="live", clock=None, pace=PACE, status=PLAYING, host=person.id, secret=secret,
            commitment=commitment(secret), seed=lesson.hash, head=len(entries), actor=lesson.start.state.actor,
            created=now, changed=now, chat=NOBODY, lesson=f"{lesson.id} {lesson.hash}",
        )
    )  # fmt: skip
    seats = [
        {"table": table, "seat": seat, "left": False, "gives_up": False, "notified": 0}
        | ({"kind": HUMAN, "person": person.id, "bot": None} if seat == lesson.seat else _bot(lesson))
        for seat in range(game.players)
    ]
    connection.execute(insert(schema.seats), seats)
    connection.execute(insert(schema.entries), [{"table": table, **entry} for entry in entries])
    return table


def _bot(lesson: Lesson) -> Json:
    return {"kind": BOT, "person": None, "bot": lesson.bot}


def _opening(lesson: Lesson, now: float) -> list[Json]:
    """Return the log of a table at which the lesson begins."""
    start = lesson.start
    draft = Draft(Play(lesson.game, start.seed, [None] * lesson.game.players, True, None, "live", lesson), now)
    draft.start()
    for move in start.moves:
        if move.actor != CHANCE:
            draft.move(move.actor, move.action, is_confirmed=True)
    assert draft.moves == len(start.moves)
    return [
        {"seq": entry.seq, "at": entry.at, "kind": entry.kind, "seat": entry.seat, "action": entry.action,
         "data": entry.data}
        for entry in draft.entries
    ]  # fmt: skip


def running(connection: Connection, person: str, lesson: Lesson) -> str | None:
    """Return the table at which somebody is in the middle of a lesson."""
    return running_tables(connection, person).get(f"{lesson.id} {lesson.hash}")


def running_tables(connection: Connection, person: str) -> dict[str, str]:
    """Return the tables of the lessons that somebody is in the middle of, by what they say."""
    columns = schema.tables.c
    query = select(columns.lesson, columns.id).where(_of_person(person), columns.status == PLAYING)
    return {row.lesson: row.id for row in connection.execute(query)}


def done(connection: Connection, person: str) -> set[str]:
    """Return the ids of the lessons that somebody has done."""
    columns = schema.lessons_done.c
    return set(connection.execute(select(columns.lesson).where(columns.person == person)).scalars())


def delete_tables(connection: Connection, person: str, lesson: Lesson | None = None) -> list[str]:
    """Delete the tables at which somebody has played a lesson, or any, and return which."""
    columns = schema.tables.c
    mine = _of_person(person)
    if lesson is not None:
        mine &= columns.lesson.startswith(f"{lesson.id} ", autoescape=True)
    gone = list(connection.execute(select(columns.id).where(mine)).scalars())
    connection.execute(delete(schema.tables).where(columns.id.in_(gone)))
    return gone


def _of_person(person: str) -> ColumnElement[bool]:
    columns = schema.tables.c
    return and_(columns.host == person, columns.lesson.is_not(None))


# At the table -------------------------------------------------------------------------------------------


def names_at(table: str, lesson: Lesson) -> dict[int, str]:
    """Return what the others at a lesson's table are called, by seat."""
    return {seat: bot_name(table, seat) for seat in range(lesson.game.players) if seat != lesson.seat}


def admit(table: str, play: Play, action: int, lang: str) -> None:
    """Refuse a legal decision that the lesson does not wait for, in its own words."""
    stands = play.progress
    if stands is None or stands.now is None:
        return
    told = stands.refusal(play.state, action)
    if told is not None:
        message = stands.lesson.text(told, lang, names_at(table, stands.lesson)) if told else None
        raise Refused("lesson", message=message, rule=stands.now.rule or None)


def reason(state: State, game: Game, action: int, lang: str) -> str | None:
    """Return why an adviser would decide so, in general words; None where none are written for such a decision.

    They stand in the texts as `advice-GAME-FAMILY`, or with what is chosen as `advice-GAME-FAMILY-CHOICE`.
    """
    family, *chosen = game.notation.write(state, action).split()
    keys = [texts.dashed("-".join(["advice", game.id, family, *more])) for more in (chosen[:1], [])]
    return next((texts.text(lang, key) for key in keys if texts.has(lang, key)), None)


def mark_done(play: Play, draft: Draft, person: str) -> tuple[Executable, ...]:
    """Return what notes that a lesson is done, if these entries bring its end."""
    lesson, before = play.lesson, play.progress
    if lesson is None or before is None or before.is_done:
        return ()
    made = [
        Move(CHANCE if entry.seat is None else entry.seat, entry.action)
        for entry in draft.entries
        if entry.kind == MOVE and entry.action is not None
    ]
    if not progress(lesson, [*play.moves, *made]).is_done:
        return ()
    columns = schema.lessons_done.c
    known = exists().where(columns.person == person, columns.lesson == lesson.id)
    row = select(literal(person), literal(lesson.id), literal(draft.now)).where(~known)
    return (insert(schema.lessons_done).from_select(["person", "lesson", "at"], row),)
