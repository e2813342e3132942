"""The analysis board's service: positions to play on, searched little by little, and tables that begin with one."""

import json
from pathlib import Path
from typing import Any

import pytest

import frontier
from frontier import CHANCE, Match
from frontier.server.analysis import positions
from frontier.server.analysis.pool import AnalysisPool
from frontier.server.analysis.positions import Positions, name_of
from frontier.server.api.models.analysis import PositionInfo, Searched, StudyInfo
from frontier.server.errors import Refused
from support.server import Json, ServerProcess
from support.tables import create_solo, create_table
from support.worlds import differently_hidden, matches

pytestmark = pytest.mark.slow
GOLDEN = Path(__file__).parents[2] / "golden"
OPEN, POSITION = "/api/analysis/open", "/api/analysis/position"


def record(name: str = "montana-2p") -> str:
    """A game of the golden files."""
    return (GOLDEN / f"{name}.record").read_text(encoding="utf-8")


def decision(match: Match, after: int = 20) -> int:
    """The number of moves before a decision with a choice."""
    found = (
        number
        for number, (state, move) in enumerate(match.positions())
        if number >= after and move.actor != CHANCE and len(state.legal_actions()) > 2
    )
    return next(found)


# --- what is opened ---


@pytest.mark.parametrize("name", ["montana-2p", "homesteaders-2p"])
def test_a_record_is_opened_and_every_position_of_it(shared_server: ServerProcess, name: str) -> None:
    person = shared_server.guest()
    match = frontier.record.loads(record(name))
    opened = StudyInfo.model_validate(person.post(OPEN, record=record(name)))
    assert [move.notation for move in opened.moves] == [
        match.game.notation.write(state, move.action) for state, move in match.positions()
    ]
    at = decision(match)
    shown = person.post(POSITION, record=opened.record, at=at)
    PositionInfo.model_validate(shown)
    match.back_to(at)
    assert shown["position"] == match.game.dump(match.state)
    assert [each["action"] for each in shown["legal"]] == match.state.legal_actions()
    after = person.post(POSITION, record=opened.record, at=at, moves=[shown["legal"][0]["move"]])
    match.apply(shown["legal"][0]["action"])
    assert after["position"] == match.game.dump(match.state)
    assert [event["event"] for event in after["events"]] == [event.kind for event in match.events]


def test_a_position_goes_round_and_chance_can_be_chosen(shared_server: ServerProcess) -> None:
    person = shared_server.guest()
    begun = person.post(OPEN, setup={"game": "montana", "players": 3, "modules": ["goldrush"]})
    assert begun["hides"]
    first = person.post(POSITION, record=begun["record"])
    assert first["actor"] is None
    assert sum(each["probability"] for each in first["outcomes"]) == pytest.approx(1)
    chosen = first["outcomes"][-1]["move"]
    second = person.post(POSITION, record=begun["record"], moves=[chosen])
    again = person.post(OPEN, position=second["position"])
    assert person.post(POSITION, record=again["record"])["position"] == second["position"]


def test_what_cannot_be_opened_is_refused_in_words(shared_server: ServerProcess) -> None:
    person = shared_server.guest()
    text = record()
    dump = person.post(POSITION, record=text, at=30)["position"]
    wrong: dict[str, Any] = {
        "bad-request": {},
        "bad-record": {"record": "nothing of that kind"},
        "bad-position": {"position": {**dump, "actor": 7}},
        "bad-option": {"setup": {"game": "montana", "modules": ["nonsense"]}},
        "not-found": {"table": "nowhere"},
    }
    for key, body in wrong.items():
        assert person.refused("POST", OPEN, **body) == key
    assert person.refused("POST", OPEN, record=text, position=dump) == "bad-request"
    assert person.refused("POST", OPEN, position={**dump, "game": "nonsense"}) == "bad-position"
    assert person.refused("POST", OPEN, record=text, branches=[{"after": 3, "move": "nonsense"}]) == "bad-record"
    assert person.refused("POST", POSITION, record=text, at=9999) == "bad-move"
    assert person.refused("POST", POSITION, record=text, moves=["nonsense"]) == "bad-move"
    assert person.refused("POST", POSITION, record=text, seat=3) == "no-seat"


def test_why_a_move_is_not_possible(shared_server: ServerProcess) -> None:
    person = shared_server.guest()
    match = frontier.record.loads(record())
    at = decision(match)
    match.back_to(at)
    state, game = match.state, match.game
    illegal = next(code for code in range(game.action_count) if not state.is_legal(code))
    told = person.post("/api/analysis/why", record=record(), at=at, move=game.notation.write(state, illegal))
    reason = game.explain(state, illegal)
    assert reason is not None
    assert (told["legal"], told["rule"]) == (False, reason.rule)
    legal = game.notation.write(state, state.legal_actions()[0])
    assert person.post("/api/analysis/why", record=record(), at=at, move=legal)["legal"] is True


# --- rights ---


def test_nobody_analyses_a_running_game(shared_server: ServerProcess) -> None:
    party = create_table(shared_server)
    party.seen(0)
    for someone in (party.people[0], shared_server.guest("Stranger"), shared_server.guest()):
        assert someone.refused("POST", OPEN, table=party.table) == "not-over"
    shown = party.record_text(0)
    assert party.people[0].refused("POST", OPEN, record=shown) == "bad-record"
    assert party.people[0].refused("POST", "/api/analysis/search", record=shown) == "bad-record"


def test_a_seat_is_shown_what_it_knows(shared_server: ServerProcess) -> None:
    person = shared_server.guest()
    game = frontier.game("homesteaders", players=3, screens=True)
    match = matches(game)[8]
    text = frontier.record.dumps(Match(game, start=match.state))
    for seat in range(3):
        assert person.post(POSITION, record=text, seat=seat)["view"] == json.loads(
            json.dumps(game.view(match.state, seat))
        )
    assert person.post(POSITION, record=text)["view"] == json.loads(json.dumps(game.open_view(match.state)))


def test_worlds_that_differ_in_what_is_hidden_are_one_position() -> None:
    game = frontier.game("homesteaders", players=3, screens=True)
    compared = 0
    for match in matches(game):
        for seat in range(3):
            other = differently_hidden(game, match.state, seat)
            if other is not None:
                compared += 1
                assert name_of(game, match.state, seat) == name_of(game, other, seat)
                assert name_of(game, match.state, seat) != name_of(game, match.state, (seat + 1) % 3)
    assert compared > 6


# --- search ---


def lines(server: ServerProcess, body: Json) -> list[Searched]:
    """What is streamed about a position."""
    person = server.guest()
    with person.http.stream("POST", "/api/analysis/search?lang=de", json=body, timeout=300) as answer:
        assert answer.status_code == 200
        return [Searched.model_validate_json(line) for line in answer.iter_lines()]


def test_search_tells_more_and_more_and_then_at_once(shared_server: ServerProcess) -> None:
    match = frontier.record.loads(record())
    at = decision(match)
    body: Json = {"record": record(), "at": at}
    told = lines(shared_server, body)
    assert [one.finished for one in told] == [False] * (len(told) - 1) + [True]
    assert [one.iterations for one in told] == sorted(one.iterations for one in told)
    match.back_to(at)
    best = told[-1].moves[0]
    assert match.state.is_legal(match.game.notation.read(match.state, best.notation))
    assert best.text == match.game.describe(match.state, match.game.notation.read(match.state, best.notation), "de")
    assert sum(told[-1].chances) == pytest.approx(1, abs=0.02)
    again = lines(shared_server, body)
    assert len(again) == 1
    assert again[0] == told[-1]
    assert shared_server.guest().post("/api/analysis/result", **body)["iterations"] == told[-1].iterations


def test_there_is_nothing_to_search_where_nobody_decides(shared_server: ServerProcess) -> None:
    person = shared_server.guest()
    match = frontier.record.loads(record())
    end = len(match.moves)
    for at in (0, end):
        assert person.refused("POST", "/api/analysis/search", record=record(), at=at) == "nothing-to-search"


@pytest.mark.anyio
async def test_who_looks_away_stops_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "SLICE", 0.05)
    match = frontier.record.loads(record())
    match.back_to(decision(match))
    pool = AnalysisPool()
    service = Positions(pool)
    wanted = service.of(match, match.state, match.state.actor)
    async for known in service.follow(wanted, "ann"):
        assert known["iterations"] > 0
        break
    else:
        raise AssertionError("nothing was found")
    assert not wanted.is_finished
    assert service.of(match, match.state, match.state.actor) is wanted
    seen = wanted.found
    assert seen is not None
    async for known in service.follow(wanted, "ben"):
        assert known["iterations"] >= seen["iterations"]
        if known["iterations"] > seen["iterations"]:
            break
    await pool.stop()


@pytest.mark.anyio
async def test_a_search_that_finds_nothing_is_given_up() -> None:
    match = frontier.record.loads(record())
    match.back_to(decision(match))
    service = Positions(AnalysisPool())
    wanted = service.of(match, match.state, match.state.actor)
    for _ in range(positions.TRIES):
        wanted.fail()
    with pytest.raises(Refused):
        await anext(service.follow(wanted, "ann"))
    assert service.of(match, match.state, match.state.actor) is not wanted  # somebody may try again


# --- playing on ---


def test_a_table_begins_with_a_position(shared_server: ServerProcess) -> None:
    person = shared_server.guest("Ann")
    match = frontier.record.loads(record())
    match.back_to(decision(match))
    game, state = match.game, match.state
    dump = json.loads(json.dumps(game.dump(state)))
    seats = [{"kind": "bot", "bot": "greedy"}] * 2
    seats[state.actor] = {"kind": "human"}
    table = person.table("montana", players=2, start=dump, seats=seats)
    seen = person.state(table)
    assert [each["action"] for each in seen["legal"]] == state.legal_actions()
    seq = person.act(table, seen["seq"], seen["legal"][0]["action"], confirm=True)
    assert seq > seen["seq"]
    person.post(f"/api/tables/{table}/hint", seq=person.state(table)["seq"]) if person.state(table)["legal"] else None
    text = person.http.get(f"/api/tables/{table}/record").text
    assert "\nstart: " in text


def test_only_who_knows_the_position_plays_from_it(shared_server: ServerProcess) -> None:
    person = shared_server.guest("Ann")
    match = frontier.record.loads(record())
    over = json.loads(json.dumps(match.game.dump(match.state)))
    match.back_to(decision(match))
    dump = json.loads(json.dumps(match.game.dump(match.state)))
    alone = [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}]
    refused: list[tuple[str, Json]] = [
        ("bad-option", {"start": dump}),
        ("bad-option", {"start": dump, "seats": [{"kind": "human"}, {"kind": "open"}]}),
        ("bad-option", {"start": dump, "seats": alone, "visibility": "public"}),
        ("bad-option", {"start": dump, "seats": [*alone, {"kind": "human"}], "players": 3}),
        ("bad-position", {"start": {**dump, "actor": 5}, "seats": alone}),
        ("game-is-over", {"start": over, "seats": alone}),
    ]
    for key, body in refused:
        assert person.refused("POST", "/api/tables", game="montana", **body) == key


def test_a_game_against_bots_can_be_looked_into_when_it_is_over(shared_server: ServerProcess) -> None:
    party = create_solo(shared_server)
    party.post(0, "abandon", agree=True)
    opened = party.people[0].post(OPEN, table=party.table)
    assert opened["length"] == len(opened["moves"]) > 0
