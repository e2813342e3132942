"""The last decision of placing, of final trading and of the game: nothing follows from it before it is confirmed."""

from typing import Any

import pytest
from sqlalchemy import create_engine, text

from support.server import Client, Json, ServerProcess
from support.tables import Party, create_solo, create_table, is_asked, is_over

pytestmark = pytest.mark.slow


def is_trading(seen: Json) -> bool:
    """Whether final trading has come to somebody who is asked."""
    return bool(seen["view"]["phase"] == "trade" and seen["turn"]["awaits"] == "decision")


def hot_seat(server: ServerProcess, **wanted: Any) -> Party:
    """Two seats at one device."""
    person = server.guest("Ann")
    return Party([person] * 2, person.table(seats=[{"kind": "human"}] * 2, **wanted))


def trade_to_the_last(party: Party) -> tuple[int, Json]:
    """To the last who trades; who that is, and what they see before their last word."""
    seat = party.idle_until(is_trading)["turn"]["actor"]
    while (other := party.idle_until(is_trading)["turn"]["actor"]) == seat:
        party.do(seat, "done", confirm=True)
    return other, party.seen(other)


def check_held(party: Party, before: Json, stranger: Client) -> None:
    """Nothing has happened but that somebody is to confirm."""
    held = before["turn"]["actor"]
    for seen in (*(party.seen(at) for at in range(2)), stranger.state(party.table)):
        turn = seen["turn"]
        assert (turn["actor"], turn["awaits"], seen["result"], seen["legal"]) == (held, "confirm", None, [])
        assert not any(
            event["event"] == "game_over" for entry in seen["entries"] for event in entry.get("events") or []
        )
    info = party.info()
    assert (info["status"], info["secret"], info["result"]) == ("playing", None, None)
    assert party.people[0].refused("GET", f"{party.path}/replay") == "not-over"
    assert "secret" not in party.record_text()


@pytest.mark.parametrize("kind", ["people", "hot seat", "screens"])
def test_the_game_goes_on_until_its_last_word_is_confirmed(shared_server: ServerProcess, kind: str) -> None:
    options = {"screens": kind == "screens"}
    party = (
        hot_seat(shared_server, options=options) if kind == "hot seat" else create_table(shared_server, options=options)
    )
    stranger = shared_server.guest("Zoe")
    seat, before = trade_to_the_last(party)
    watching = stranger.socket(party.table)
    watching.until("snapshot")
    start = len(watching.received)
    party.do(seat, "done")
    check_held(party, before, stranger)
    assert party.seen(seat, seat=seat)["view"] == party.seen(seat, seat=seat)["view"] | {"phase": "trade"}
    if kind == "screens":
        assert party.seen(1 - seat)["view"]["seats"][seat]["goods"] is None
    watching.reach(party.seen()["seq"])
    assert not any("game_over" in told or '"over"' in told for told in watching.received[start:])

    assert party.seen(seat)["can"]["undo"]
    party.undo(seat)
    assert party.seen(seat, seat=seat)["view"] == before["view"]
    party.do(seat, "borrow", "done")
    check_held(party, before, stranger)
    if kind != "hot seat":
        assert party.refused(1 - seat, "confirm", seq=party.seen()["seq"]) == "nothing-to-confirm"
    seq = party.seen()["seq"]
    party.confirm(seat)
    seen = party.seen(seat, since=seq)
    assert is_over(seen)
    assert seen["result"] is not None
    assert [(entry["kind"], entry["events"][-1]["event"]) for entry in seen["entries"]] == [("confirm", "game_over")]
    info = party.info()
    assert info["status"] == "over"
    assert info["secret"]
    assert party.refused(seat, "undo", seq=seen["seq"]) == "not-playing"
    assert stranger.get(f"{party.path}/replay")["finished"]
    told = watching.reach(seen["seq"])
    assert told["result"]["scores"] == seen["result"]["scores"]


def test_the_last_word_can_be_said_at_once(shared_server: ServerProcess) -> None:
    party = hot_seat(shared_server)
    seat, _ = trade_to_the_last(party)
    party.do(seat, "done", confirm=True)
    assert is_over(party.seen())
    assert party.info()["status"] == "over"


def test_alone_the_bots_wait_for_the_placing_to_be_confirmed(shared_server: ServerProcess) -> None:
    party = create_solo(shared_server)
    party.do(0, "place homestead_1")
    turn = party.seen()["turn"]
    assert (turn["actor"], turn["awaits"], turn["thinking"]) == (0, "confirm", False)
    moves = [entry for entry in party.seen(since=0)["entries"] if entry["kind"] == "move"]
    assert all(entry["seat"] in (0, None) for entry in moves)
    party.confirm(0)
    party.wait(lambda seen: is_asked(0)(seen) and seen["view"]["phase"] != "place")


@pytest.mark.parametrize("kind", ["people", "hot seat"])
def test_nobody_has_income_before_the_last_placing_is_confirmed(shared_server: ServerProcess, kind: str) -> None:
    party = hot_seat(shared_server) if kind == "hot seat" else create_table(shared_server)
    party.do(0, "done", confirm=True)
    before = party.seen(1)
    party.do(1, "borrow", "place homestead_2")
    held = party.seen(1)
    assert (held["turn"]["actor"], held["turn"]["awaits"]) == (1, "confirm")
    view = held["view"]
    assert (view["phase"], view["decider"]) == ("place", 1)
    assert view["seats"][0] == before["view"]["seats"][0]
    assert view["seats"][1]["silver"] == before["view"]["seats"][1]["silver"] + 2
    party.undo(1)
    assert party.seen(1)["view"]["seats"][1]["placed"] == []
    party.do(1, "place homestead_1")
    seq = party.seen()["seq"]
    party.confirm(1)
    after = party.seen(1, since=seq)
    assert after["view"]["phase"] == "neutral", "wages that silver covers are paid"
    assert after["entries"][0]["kind"] == "confirm"
    assert "income" in {event["event"] for event in after["entries"][0]["events"]}
    if kind == "people":
        assert party.refused(1, "undo", seq=after["seq"]) == "cannot-undo"


def test_a_placement_is_taken_back_as_one(shared_server: ServerProcess) -> None:
    party = create_table(shared_server, players=3)
    start = party.seen(0)
    party.do(0, "place homestead_1")
    party.undo(0)
    back = party.seen(0)
    assert (back["view"], back["legal"]) == (start["view"], start["legal"])
    assert not back["can"]["undo"]


def test_a_last_word_outlives_the_server(database: str, tmp_path: Any) -> None:
    """And a stand-in says it for who does not come back."""
    with ServerProcess(database, tmp_path, "--no-limits") as server:
        party = create_table(server, "montana", options={"round_limit": 1})
        people, table = party.people, party.table
        while True:
            actor = party.seen()["turn"]["actor"]
            seen = party.seen(actor)
            if seen["turn"]["awaits"] == "confirm":
                if is_last(party, seen):
                    break
                party.confirm(actor)
            else:
                legal = [action["move"] for action in seen["legal"]]
                party.do(actor, next((move for move in ("end_turn", "no_canteen", "pass") if move in legal), legal[0]))
        head = party.seen()["seq"]
        assert party.info()["status"] == "playing"
    with ServerProcess(database, tmp_path, "--no-limits") as server:
        party = Party([server.visit(person) for person in people], table)
        seen = party.seen()
        assert (seen["seq"], seen["turn"]["awaits"], seen["result"]) == (head, "confirm", None)
        seat = seen["turn"]["actor"]
        party.undo(seat)
        assert is_asked(seat)(party.seen(seat))
        party.do(seat, "end_turn" if "end_turn" in party.moves(seat) else party.moves(seat)[0])
        party.post(seat, f"seats/{seat}/stand-in", bot="random")
        party.wait(is_over)
        assert party.info()["status"] == "over"


def is_last(party: Party, seen: Json) -> bool:
    """Whether the game would be over: a turn that merely goes on to the next shows whose it is."""
    return bool(seen["view"]["actor"] == seen["turn"]["actor"])


def test_a_game_that_ended_without_a_last_word_is_still_over(database: str, tmp_path: Any) -> None:
    """As in the databases of earlier versions: neither marks at the moves nor a confirmed end."""
    with ServerProcess(database, tmp_path, "--no-limits") as server:
        party = create_table(server)
        seat, _ = trade_to_the_last(party)
        party.do(seat, "done", confirm=True)
        result, people, head = party.seen()["result"], party.people, party.seen()["seq"]
    address = (
        database.replace("postgresql://", "postgresql+psycopg://") if "://" in database else f"sqlite:///{database}"
    )
    engine = create_engine(address)
    with engine.begin() as connection:
        connection.execute(text("UPDATE entries SET data = NULL WHERE seq = :seq"), {"seq": head})
        connection.execute(
            text("""UPDATE entries SET data = '{"confirmed": true}' WHERE kind = 'move' AND data IS NOT NULL""")
        )
    engine.dispose()
    with ServerProcess(database, tmp_path, "--no-limits") as server:
        party = Party([server.visit(person) for person in people], party.table)
        seen = party.seen()
        assert is_over(seen)
        assert (seen["seq"], seen["result"]) == (head, result)
        assert party.people[0].get(f"{party.path}/replay")["finished"]
