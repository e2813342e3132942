"""Nobody is told what they may not know: whole games, watched from every seat, compared with what the rules show."""

import asyncio
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, cast

import pytest

import frontier
from conformance.test_any_game import other_worlds
from frontier import OVER, EventLog, Game, State
from frontier.engine.chance import Luck
from frontier.server.tables.live_table import LiveTable, Services
from frontier.server.tables.model import PLAYING, Seat, TableData
from frontier.server.tables.play import START, Entry, Play
from support.evening import NAMES, PLANNER, Evening, gather, play
from support.server import Json, ServerProcess

pytestmark = pytest.mark.slow

MODULES = ["settlements", "landscapes", "events", "goldrush"]
EVENINGS: dict[str, Json] = {
    "homesteaders": {"game": "homesteaders"},
    "montana with goldrush": {"game": "montana", "modules": ["goldrush"]},
    "montana with all modules": {"game": "montana", "modules": MODULES},
}


@pytest.fixture(scope="module")
def server(shared_server: ServerProcess) -> ServerProcess:
    """What is told is decided before anything is stored: one kind of database will do."""
    return shared_server


def plain(value: object) -> Any:
    """As it looks after a journey over the network."""
    return json.loads(json.dumps(value))


# --- what was allowed ---


@dataclass
class Moment:
    """The game as it truly was after an entry."""

    state: State
    moves: tuple[int, ...]
    before: State | None = None  # of a move
    action: int | None = None
    events: list[Json] | None = None


def unfold(match: frontier.Match, entries: list[Json]) -> list[Moment]:
    """The truth at every sequence number, from the finished record and the log (which has what was taken back too)."""
    game, log = match.game, EventLog()
    state, moves = game.new(match.seed), list[int]()
    moments = [Moment(state.clone(), ())]
    later: tuple[State, list[Json]] | None = None  # what the last word leads to that is to be confirmed
    for entry, following in zip(entries, [*entries[1:], {"kind": "end"}], strict=True):
        before = action = events = None
        if entry["kind"] == "move":
            hidden = entry["move"].endswith("?")  # such a move is never taken back, so the record has it
            action = match.moves[len(moves)].action if hidden else game.notation.read(state, entry["move"])
            before = state.clone()
            state.listener = log
            state.apply(action)
            events = [game.event_fields(event) for event in log.take()]
            moves.append(action)
            if entry["seat"] is not None and game.closes(before, state) and following["kind"] in ("confirm", "undo"):
                later = state, events
                state, events = at_last_word(game, before, action, events)
        elif entry["kind"] == "confirm" and later is not None:
            held = events_so_far(moments)
            state, events, later = later[0], later[1][held:], None
        elif entry["kind"] == "undo":
            later = None
            moves = moves[: entry["data"]["to"]]
            state = game.new(match.seed)
            for move in moves:
                state.apply(move)
        told = moves if later is None else moves[:-1]
        moments.append(Moment(state.clone(), tuple(told), before, action, events))
    assert moves == [move.action for move in match.moves]
    return moments


def at_last_word(game: Game, before: State, action: int, events: list[Json]) -> tuple[State, list[Json]]:
    """What may be seen of a decision before it is confirmed: what it says itself, if the turn could go on then."""
    shown, log = before.clone(), EventLog()
    shown.listener = log
    shown.carry_out(action)
    own = len(log.take())
    return (before, []) if game.closes(before, shown) or shown.actor != before.actor else (shown, events[:own])


def events_so_far(moments: list[Moment]) -> int:
    """How many events of the last word were told with it."""
    return len(next(moment.events or [] for moment in reversed(moments) if moment.action is not None))


def check_update(game: Game, moments: list[Moment], eyes: int | None, view: Json, message: Json) -> int:
    """A message shows exactly what its seat may know; how many moves it hid."""
    state, hidden = moments[message["seq"]].state, 0
    assert message["seat"] == eyes
    assert view == plain(game.view(state, eyes))
    decides = message["turn"]["awaits"] == "decision" and state.actor == eyes
    assert [legal["action"] for legal in message["legal"]] == (state.legal_actions() if decides else [])
    assert message["plan"] is None or eyes == PLANNER
    for entry in message["entries"]:
        moment = moments[entry["seq"]]
        if entry["kind"] != "move":
            events = [
                {key: part for key, part in event.items() if key not in ("text", "words")}
                for event in entry.get("events") or []
            ]
            assert events == plain(moment.events or [])
            continue
        assert moment.before is not None
        assert moment.action is not None
        name = game.space.family(moment.action).name
        if game.is_secret(moment.before, moment.action, eyes):
            hidden += 1
            assert (entry["action"], entry["move"]) == ({"action": name}, f"{name} ?")
        else:
            assert entry["action"] == plain(game.space.fields(moment.action))
            assert entry["move"] == game.notation.write(moment.before, moment.action)
        told = [{key: part for key, part in event.items() if key not in ("text", "words")} for event in entry["events"]]
        assert told == plain(moment.events)
        assert set(entry) == {"seq", "at", "kind", "seat", "action", "move", "events"}
    return hidden


def check_record(game: Game, moments: list[Moment], eyes: int | None, seq: int, text: str) -> None:
    """A running record hides the same, but for what has been seen since."""
    assert "\nseed: ?\n" in text
    told = [line.split(" ", 2)[2] for line in text.partition("\n\n")[2].splitlines()]
    state, now, expected = moments[0].state.clone(), moments[seq].state, []
    for action in moments[seq].moves:
        words = game.notation.write(state, action)
        expected.append(f"{words.split()[0]} ?" if game.stays_secret(state, action, eyes, now) else words)
        state.apply(action)
    assert told == expected


@pytest.mark.slow
@pytest.mark.parametrize("name", ["homesteaders", "montana with all modules"])
def test_everybody_is_told_what_they_may_know_and_nothing_else(server: ServerProcess, name: str) -> None:
    wanted = EVENINGS[name]
    evening = gather(server, wanted)
    play(evening, wanted["game"], random.Random(name))
    record = evening.spectator.client.http.get(f"/api/tables/{evening.table}/record").text
    match = frontier.record.loads(record)
    moments = unfold(match, evening.spectator.client.state(evening.table)["entries"])
    hidden = 0
    for witness in evening.witnesses:
        view: Json = {}
        for message in map(json.loads, witness.heard if witness.socket is not None else ()):
            if message["type"] in ("snapshot", "update"):
                view = message["view"] if message["type"] == "snapshot" else view | message["view"]
                hidden += check_update(match.game, moments, witness.eyes, view, message)
        for path, seq, text in witness.answers:
            if path.startswith("state"):
                hidden += check_update(match.game, moments, witness.eyes, json.loads(text)["view"], json.loads(text))
            elif path == "record":
                check_record(match.game, moments, witness.eyes, seq, text)
        for seq, code, why in witness.whys:
            state = moments[seq].state
            known = state if state.actor == witness.eyes else match.game.observe(state, witness.eyes)
            reason = match.game.explain(known, code)
            assert (why["legal"], why["rule"]) == (reason is None, None if reason is None else reason.rule)
    assert (hidden > 0) == ("goldrush" in wanted.get("modules", ()))
    assert any(witness.whys for witness in evening.witnesses)
    check_silence(evening, match)


def check_silence(evening: Evening, match: frontier.Match) -> None:
    """Nothing that anybody received holds what must stay unsaid."""
    assert match.fair is not None
    assert match.fair.secret is not None
    assert evening.planned > 5
    assert (
        evening.told_then < evening.planned
    )  # four would be told each time; the server's rounds may tell them now and then
    for witness in evening.witnesses:
        texts = [text for _, _, text in witness.answers]
        for text in witness.heard if witness.socket is not None else ():
            message = json.loads(text)
            if message["type"] == "table" and message["table"]["status"] == "over":
                assert message["table"]["secret"] == match.fair.secret
            else:
                texts.append(text)
        everything = "\n".join(texts)
        for unsaid in (match.fair.secret, str(match.seed), *evening.private):
            assert unsaid not in everything
        assert ('"plan":"' in everything) == (witness.eyes == PLANNER)
        assert match.fair.commitment in everything


# --- eyes that no longer belong to a seat ---


@pytest.mark.slow
def test_who_left_a_seat_no_longer_looks_from_its_viewpoint(server: ServerProcess) -> None:
    ann, ben, cid = (server.guest(name) for name in NAMES)
    table = ann.table(players=3)
    ben.post(f"/api/tables/{table}/join", seat=1)
    old = ben.socket(table)
    ben.post(f"/api/tables/{table}/leave")
    cid.post(f"/api/tables/{table}/join", seat=1)
    server.guest("Eve").post(f"/api/tables/{table}/join", seat=2)
    seen = ann.state(table)
    assert seen["seq"] > 0
    while old.update.get("seq", 0) < seen["seq"]:
        old.receive()
    assert old.update["seat"] is None
    assert old.view == server.guest().state(table)["view"]
    assert old.view["seats"][1]["silver"] is None


@pytest.mark.slow
def test_who_sits_down_sees_the_own_seat_on_the_open_connection(server: ServerProcess) -> None:
    ann, ben = (server.guest(name) for name in NAMES[:2])
    table = ann.table()
    socket = ben.socket(table)
    ben.post(f"/api/tables/{table}/join")
    while not socket.view:
        socket.receive()
    assert (socket.update["seat"], socket.view) == (1, ben.state(table)["view"])


# --- positions that differ in what a seat cannot know ---


def table_with(game: Game, seed: str, state: State) -> LiveTable:
    """A table at this position, without a server around it."""
    seats = [Seat(seat, "human", f"p{seat}", f"P{seat}") for seat in range(game.players)]
    data = TableData(
        "t", game.id, game.players, list(game.modules), dict(game.options), "", game.meta.rules_version, "link", "live",
        None, 0, PLAYING, "p0", "", "", None, 1, None, None, None, None, 0, 0, None, seats,
    )  # fmt: skip
    play = Play(game, seed, [None] * game.players, False, None, "live")
    play.take(Entry(1, 0, START))
    play.match.state = play.state = state
    nothing = cast(Any, None)
    return LiveTable(Services(nothing, nothing, nothing), data, play, set())


def positions(game: Game, seed: str, every: int) -> Iterator[State]:
    """Some positions of a random game."""
    rng, state, number = random.Random(seed), game.new(seed), 0
    while state.actor != OVER:
        is_chance = state.actor < 0
        state.apply(
            Luck(seed).draw(state.chance_outcomes(), number) if is_chance else rng.choice(state.legal_actions())
        )
        number += 1
        if number % every == 0 and state.actor >= 0:
            yield state.clone()


@pytest.mark.parametrize("name", EVENINGS)
def test_what_is_sent_does_not_depend_on_what_is_hidden(name: str) -> None:
    wanted = dict(EVENINGS[name])
    game = frontier.game(wanted.pop("game"), players=3, **wanted)
    compared = 0
    for state in positions(game, "worlds", every=15):
        for eyes in range(game.players):
            for world in other_worlds(game, state, eyes)[:4]:
                compared += 1
                here, there = table_with(game, "worlds", state), table_with(game, "worlds", world)
                told = [asyncio.run(table.broadcast.snapshot(eyes, "de", 0)) for table in (here, there)]
                assert told[0] == told[1]
                person = cast(Any, Seat(eyes, "human", f"p{eyes}"))
                person.id = f"p{eyes}"
                for code in range(0, game.action_count, max(1, game.action_count // 30)):
                    asked: dict[str, Any] = {"seat": None, "action": code, "move": None, "lang": "en"}
                    assert here.why(person, **asked) == there.why(person, **asked)
    assert compared > 15
