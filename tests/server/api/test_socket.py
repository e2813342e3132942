"""The socket of a table: a snapshot, then changes that lead to the same picture; resuming; languages."""

import json
import random

import pytest

from support.server import Json, ServerProcess, TableSocket
from support.tables import Party, create_solo, create_table

pytestmark = pytest.mark.slow
MODULES = ["settlements", "landscapes", "events", "goldrush"]


def opened(party: Party, at: int, **params: object) -> TableSocket:
    """A connection that has its snapshot."""
    socket = party.people[at].socket(party.table, **params)
    socket.until("snapshot")
    return socket


def picture(seen: Json) -> Json:
    """What a person sees, without what time changes and what depends on how it was asked for."""
    return {key: value for key, value in seen.items() if key not in ("type", "view", "entries", "clock")}


def test_first_comes_the_table_and_then_everything_there_is(shared_server: ServerProcess) -> None:
    party = create_table(shared_server)
    party.do(0, "done", confirm=True)
    socket = party.people[1].socket(party.table)
    assert socket.receive()["type"] == "table"
    snapshot = socket.receive()
    assert snapshot == party.seen(1, since=0)
    assert [entry["seq"] for entry in snapshot["entries"]] == list(range(1, snapshot["seq"] + 1))


@pytest.mark.parametrize("game", ["homesteaders", "montana"])
def test_a_view_patched_key_by_key_is_the_view(shared_server: ServerProcess, game: str) -> None:
    """For every seat and for somebody who looks on, through decisions, confirmations and what is taken back."""
    party = create_table(shared_server, game, players=3, modules=MODULES if game == "montana" else [])
    party.people.append(shared_server.guest("Dora"))
    sockets = [opened(party, seat) for seat in range(4)]
    rng = random.Random(game)
    updates = 0
    for _ in range(60):
        seen = sockets[0].update
        turn, actor = seen["turn"], seen["turn"]["actor"]
        mine = sockets[actor].reach(seen["seq"])
        if mine["can"]["undo"] and rng.random() < 0.25:
            answer = sockets[actor].ask(type="undo", seq=seen["seq"])
        elif turn["awaits"] == "confirm":
            answer = sockets[actor].ask(type="confirm", seq=seen["seq"])
        else:
            action = rng.choice(mine["legal"])["action"]
            answer = sockets[actor].ask(type="act", seq=seen["seq"], action=action, confirm=rng.random() < 0.5)
        assert answer["type"] == "ok"
        for seat, socket in enumerate(sockets):
            told = socket.reach(answer["seq"])
            updates += told["type"] == "update"
            if rng.random() < 0.3:
                fresh = party.seen(seat)
                assert socket.view == fresh["view"]
                assert picture(told) == picture(fresh)
    assert updates > 150, "changes are told as changes"
    for seat, socket in enumerate(sockets):
        assert socket.view == party.seen(seat)["view"]
        entries = [entry for text in socket.received for entry in json.loads(text).get("entries", [])]
        assert entries == party.seen(seat, since=0)["entries"]


def test_an_update_has_only_what_changed(shared_server: ServerProcess) -> None:
    party = create_table(shared_server)
    socket = opened(party, 0)
    party.do(0, "borrow")
    update = socket.until("update")
    assert set(update["view"]) < set(socket.view)
    assert "seats" in update["view"]
    assert [entry["move"] for entry in update["entries"]] == ["borrow"]
    assert update["entries"][0]["events"]
    assert all(event["text"] for event in update["entries"][0]["events"])


def test_who_was_away_gets_exactly_what_was_missed_and_a_whole_view(shared_server: ServerProcess) -> None:
    party = create_table(shared_server)
    socket = opened(party, 1)
    party.do(0, "borrow")
    known = socket.until("update")["seq"]
    socket.close()
    party.do(0, "borrow", "borrow", "place homestead_1")
    party.undo(0)
    again = party.people[1].socket(party.table, since=known).until("snapshot")
    assert [entry["seq"] for entry in again["entries"]] == list(range(known + 1, again["seq"] + 1))
    assert [entry["kind"] for entry in again["entries"]] == ["move"] * 3 + ["undo"]
    assert again["view"] == party.seen(1)["view"]
    nothing = party.people[1].socket(party.table, since=again["seq"]).until("snapshot")
    assert (nothing["entries"], nothing["view"]) == ([], again["view"])
    future = party.people[1].socket(party.table, since=again["seq"] + 50).until("snapshot")
    assert (future["entries"], future["seq"]) == ([], again["seq"])


def test_who_knew_more_than_there_is_still_learns_what_comes(shared_server: ServerProcess) -> None:
    party = create_table(shared_server)
    socket = party.people[1].socket(party.table, since=10**9)
    seq = socket.until("snapshot")["seq"]
    party.do(0, "borrow")
    assert [entry["seq"] for entry in socket.until("update")["entries"]] == [seq + 1]


def test_each_connection_has_its_language(shared_server: ServerProcess) -> None:
    party = create_table(shared_server)
    sockets = {lang: opened(party, 0, lang=lang) for lang in ("en", "de", "nl")}
    prompts = {lang: socket.update["turn"]["prompt"] for lang, socket in sockets.items()}
    assert len(set(prompts.values())) == 3
    texts = {lang: socket.update["legal"][0]["text"] for lang, socket in sockets.items()}
    assert len(set(texts.values())) == 3
    assert len({socket.update["legal"][0]["move"] for socket in sockets.values()}) == 1, "notation has no language"
    party.do(0, "borrow")
    events = {lang: socket.until("update")["entries"][0]["events"][0]["text"] for lang, socket in sockets.items()}
    assert len(set(events.values())) == 3
    for lang, socket in sockets.items():
        refused = socket.ask(type="act", seq=socket.update["seq"], move="pass")["error"]
        why = socket.ask(type="why", move="pass")
        assert (refused["key"], refused["rule"], refused["message"]) == ("illegal", why["rule"], why["text"])
        texts[lang] = why["text"]
        assert party.seen(0, lang=lang)["turn"]["prompt"] == socket.update["turn"]["prompt"]
    assert len(set(texts.values())) == 3


def test_the_language_of_the_person_is_used_if_no_other_is_asked_for(shared_server: ServerProcess) -> None:
    party = create_table(shared_server)
    party.people[0].http.patch("/api/me", json={"lang": "nl"})
    assert opened(party, 0).update["turn"] == party.seen(0, lang="nl")["turn"]
    assert opened(party, 0, lang="de").update["turn"] == party.seen(0, lang="de")["turn"]


def test_answers_carry_the_id_of_the_question(shared_server: ServerProcess) -> None:
    party = create_table(shared_server)
    socket = opened(party, 0)
    for name in ("a", 7, None):
        socket.send(type="ping", id=name)
        assert socket.until("pong")["id"] == name
    assert socket.ask(type="why", move="done") == {
        "type": "why", "id": "ask", "legal": True, "rule": None, "text": None,
    }  # fmt: skip
    seq = socket.update["seq"]
    assert socket.ask(type="confirm", seq=seq)["error"]["key"] == "nothing-to-confirm"
    assert socket.ask(type="act", seq=seq, move="done")["seq"] == seq + 1
    assert socket.ask(type="undo", seq=seq + 1)["seq"] == seq + 2
    assert socket.ask(type="act", seq=seq + 2, move="done", confirm=True)["seq"] == seq + 3


def test_who_is_connected_is_shown(shared_server: ServerProcess) -> None:
    party = create_table(shared_server)
    ann = opened(party, 0)
    ben = opened(party, 1)
    table = ann.until("table")["table"]
    while not table["seats"][1]["connected"]:
        table = ann.until("table")["table"]
    ben.close()
    while table["seats"][1]["connected"]:
        table = ann.until("table")["table"]
    assert table["seats"][0]["connected"]


def test_at_one_device_the_eyes_are_those_of_the_one_to_decide(shared_server: ServerProcess) -> None:
    person = shared_server.guest("Ann")
    party = Party([person] * 2, person.table(seats=[{"kind": "human"}] * 2))
    both, second = opened(party, 0), opened(party, 0, seat=1)
    assert (both.update["seat"], second.update["seat"]) == (0, 1)
    assert (bool(both.update["legal"]), bool(second.update["legal"])) == (True, False)
    answer = both.ask(type="act", seq=both.update["seq"], move="done", confirm=True)
    for socket in (both, second):
        told = socket.reach(answer["seq"])
        assert (told["seat"], socket.view["seat"]) == (1, 1)
        assert told["legal"]
        assert socket.view == party.seen(0, seat=1)["view"]
    assert second.ask(type="act", seq=answer["seq"], move="done")["type"] == "ok"


def test_the_end_and_the_result_are_told(shared_server: ServerProcess) -> None:
    party = create_solo(shared_server, "montana", bot="random", options={"round_limit": 2})
    watching = opened(party, 0)
    party.post(0, "leave")
    while watching.update["turn"]["awaits"] != "over":
        watching.until("update", "snapshot", timeout=60)
    result = watching.update["result"]
    assert result["scores"]
    assert result["text"]
    assert party.seen(0, lang="de")["result"]["text"] != result["text"]
    assert party.info()["result"]["scores"] == result["scores"]
    while watching.until("table")["table"]["status"] != "over":
        pass
