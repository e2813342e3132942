"""What viewers are sent: a view, what happened, what a seat may do. Nothing leaves the server but through here.

The shapes are declared in api/models; here they are plain dicts, because every move is sent to everybody.
"""

from collections.abc import Sequence
from typing import Any, TypedDict

import orjson

from frontier import OVER, Event, Game, State, texts
from frontier.bots.levels import LESS, seconds_of
from frontier.engine.fair import commitment as commit
from frontier.engine.game import COLOURS
from frontier.engine.match import PERSON
from frontier.server.tables.bot_names import called, style_at
from frontier.server.tables.model import ABANDONED, CLOSED, ENDED, PLAYING, TableData
from frontier.server.tables.play import MOVE, AppliedEntry, Play

Json = dict[str, Any]
HIDDEN = "?"


class Turn(TypedDict):
    """Whose turn it is and what everybody waits for."""

    actor: int | None
    awaits: str
    prompt: str | None
    thinking: bool
    seconds: float | None  # that the bot thinks at most
    queued: bool


def events(game: Game, state: State, happened: list[Event], lang: str) -> list[Json]:
    """Return the events of a move, which everybody may know: in a sentence that names players by their colours, and in
    the words of that sentence, for those who know what they are called."""
    return [
        {
            **game.event_fields(event),
            "text": game.describe_event(state, event, lang),
            "words": game.event_words(state, event, lang),
        }
        for event in happened
    ]


def entry(game: Game, applied: AppliedEntry, viewpoint: int | None, lang: str) -> Json:
    """Return one entry of the log as a viewpoint (None: a spectator) may know it, without the events of a move."""
    line = applied.entry
    message: Json = {"seq": line.seq, "at": line.at, "kind": line.kind, "seat": line.seat}
    if line.kind == MOVE:
        assert line.action is not None
        if viewpoint in applied.hidden_from:
            family = game.space.family(line.action).name
            message |= {"action": {"action": family}, "move": f"{family} {HIDDEN}"}
        else:
            message |= {"action": game.space.fields(line.action), "move": applied.move}
    else:
        who = "" if line.seat is None else game.seat_name(line.seat, lang)
        bot = (line.data or {}).get("bot", "")
        message["data"] = line.data
        message["text"] = texts.text(lang, f"server-entry-{texts.dashed(line.kind)}", {"who": who, "bot": bot})
    return message


def lines(
    game: Game, state: State, applied: Sequence[AppliedEntry], *, viewpoint: int | None, lang: str
) -> list[bytes]:
    """Return entries of the log as JSON, events included. In a thread, `state` is a clone of the present position."""
    written = []
    for line in applied:
        message = entry(game, line, viewpoint, lang)
        if line.entry.kind == MOVE or line.events:
            message["events"] = events(game, state, line.events, lang)
        written.append(orjson.dumps(message))
    return written


def legal(game: Game, state: State, lang: str) -> list[Json]:
    """Return what the actor may do, so that a client needs no rules."""
    extras = game.extras
    actions = state.legal_actions()
    changes = game.effects(state, actions)
    return [
        {
            "action": action,
            "move": game.notation.write(state, action),
            "fields": game.space.fields(action),
            "text": game.describe(state, action, lang),
            "change": changes[action],
            "extra": game.space.family(action).name in extras,
        }
        for action in actions
    ]


def turn(play: Play | None, lang: str, think_less: bool = False, queued: bool = False) -> Turn:
    """Return whose turn it is and what everybody waits for; `queued`: for a bot that has to wait for others itself."""
    if play is None or play.head == 0:
        return Turn(actor=None, awaits="seats", prompt=None, thinking=False, seconds=None, queued=False)
    if play.is_over:
        return Turn(actor=None, awaits="over", prompt=None, thinking=False, seconds=None, queued=False)
    seat = play.waits_for
    bot = None if seat is None else play.bot_of(seat)
    thinking = bot is not None
    if play.awaiting is not None:
        who = play.game.seat_name(play.awaiting, lang)
        prompt = texts.text(lang, "server-prompt-confirm", {"who": who})
        return Turn(actor=seat, awaits="confirm", prompt=prompt, thinking=thinking, seconds=None, queued=False)
    seconds = None if bot is None else round(seconds_of(bot, play.game.id) * (LESS if think_less else 1.0), 2)
    prompt = play.game.prompt(play.state, lang)
    return Turn(
        actor=seat, awaits="decision", prompt=prompt, thinking=thinking, seconds=seconds, queued=thinking and queued
    )


def lesson(play: Play | None) -> Json | None:
    """Return how far a lesson has come, and what it waits for; None where none is played."""
    stands = play.progress if play is not None else None
    if play is None or stands is None:
        return None
    state, lesson = play.state, stands.lesson
    is_asked = state.actor == lesson.seat and play.awaiting is None
    return {
        "step": stands.step,
        "decision": stands.decision,
        "decisions": 0 if stands.now is None else len(stands.now.plays),
        "reads_from": stands.reads_from,
        "starts": stands.starts,
        "passed": stands.passed,
        "said": stands.said or None,
        "tells": stands.tells(state) or None if is_asked else None,
        "wants": [play.game.notation.write(state, action) for action in stands.wanted(state)] if is_asked else [],
        "done": stands.is_done,
    }


def clock(play: Play | None, now: float) -> list[Json] | None:
    """Return everybody's time, at a table with a clock."""
    if play is None or play.clock is None or play.head == 0:
        return None
    return [
        {
            "left": round(play.time_left(seat, now), 1),
            "running": play.waits_for == seat and play.bot_of(seat) is None,
            "out": play.is_out(seat, now),
        }
        for seat in range(play.game.players)
    ]


def result(state: State) -> Json | None:
    """Return how a game ended; None if it has not."""
    if state.actor != OVER:
        return None
    return {"scores": list(state.scores), "winners": list(state.winners), "ending": str(state.ending)}


def described_result(game: Game, state: State, lang: str) -> Json | None:
    """Return how a game ended, with a sentence for people and what decided it."""
    found = result(state)
    if found is not None:
        found["text"] = texts.text(lang, f"{game.id}-ending-{texts.dashed(found['ending'])}")
        found["items"] = game.score_items(state, lang)
    return found


def table_info(
    data: TableData, play: Play | None, *, connected: set[str], person: str | None, now: float = 0.0
) -> Json:
    """Return a table as anybody with the link may know it, and what is only for `person`; the time matters if it is
    played."""
    seats = []
    for seat in data.seats:
        stand_in = play.stand_ins[seat.seat] if play is not None else seat.stand_in
        seats.append(
            {
                "seat": seat.seat,
                "colour": COLOURS[seat.seat],
                "kind": seat.kind,
                "person": seat.person,
                "name": called(data.id, seat),
                "bot": seat.bot,
                "style": style_at(data.id, data.game, seat),
                "nonce": seat.nonce if data.seed is not None else None,
                "commitment": seat.commitment or (commit(seat.nonce) if seat.nonce else None),
                "revealed": seat.nonce is not None,
                "stand_in": stand_in,
                "left": seat.left,
                "gives_up": seat.gives_up,
                "connected": seat.person in connected,
                "you": person is not None and seat.person == person,
                "out": play is not None and data.status == PLAYING and play.is_out(seat.seat, now),
            }
        )
    return {
        "id": data.id,
        "game": data.game,
        "players": data.players,
        "modules": data.modules,
        "options": data.options,
        "components": data.components,
        "visibility": data.visibility,
        "speed": data.speed,
        "clock": data.clock,
        "pace": data.pace,
        "think_less": data.think_less,
        "status": data.status,
        "host": data.host,
        "is_host": person == data.host,
        "seq": data.head if play is None else play.head,
        "actor": play.waits_for if play is not None else None,
        "free_undo": data.is_free,
        "hides": play is not None and play.game.hides,
        "commitment": data.commitment,
        "secret": data.secret if data.status in (ENDED, ABANDONED, CLOSED) and data.seed is not None else None,
        "seats": seats,
        "previous": data.previous,
        "next": data.next,
        "created": data.created,
        "changed": data.changed,
        "reveal_by": data.reveal_by,
        "result": data.result,
        "chat": data.chat,
        "lesson": data.lesson_id,
    }


def names(data: TableData) -> list[str]:
    """Return what the seats are called in a record."""
    return [called(data.id, seat) or PERSON for seat in data.seats]
