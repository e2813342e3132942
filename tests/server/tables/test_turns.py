"""Turns at a real table: decide, take back, confirm; and as far back as wanted where it harms nobody."""

import pytest

from support.server import Json, ServerProcess
from support.tables import Party, can, create_solo, create_table, is_asked, is_over

pytestmark = pytest.mark.slow


@pytest.fixture
def party(shared_server: ServerProcess) -> Party:
    """Ann and Ben at the beginning of Homesteaders; Ann places workers."""
    return create_table(shared_server)


def tiles_of(view: Json) -> list[int | None]:
    """What lies out for the auctions."""
    return [auction["tile"] for auction in view["auctions"]]


def test_within_the_own_turn_everything_can_be_taken_back(party: Party) -> None:
    start = party.seen(0)
    assert not start["can"]["undo"]
    party.do(0, "borrow", "borrow", "place homestead_2")
    assert party.moves(0) == [], "nobody is left to place: only the end of the turn is to be confirmed"
    party.undo(0)
    assert "place homestead_2" in party.moves(0)
    party.undo(0)
    party.undo(0)
    back = party.seen(0)
    assert (back["view"], back["legal"]) == (start["view"], start["legal"])
    assert not back["can"]["undo"]
    assert party.refused(0, "undo", seq=back["seq"]) in ("nothing-to-undo", "cannot-undo")
    assert back["seq"] == start["seq"] + 6, "nothing disappears from the log"


def test_a_turn_is_begun_anew_in_one_step(party: Party) -> None:
    start = party.seen(0)
    first = sum(entry["kind"] == "move" for entry in party.seen(0, since=0)["entries"])
    party.do(0, "borrow", "place homestead_1")
    assert party.seen(0)["turn"]["awaits"] == "confirm"
    party.undo(0, to=first)
    assert party.seen(0)["view"] == start["view"]
    entry = party.seen(1, since=0)["entries"][-1]
    assert (entry["kind"], entry["seat"], entry["data"]) == ("undo", 0, {"to": first})
    assert entry["text"]


def test_nobody_takes_back_past_luck_or_somebody_else(party: Party) -> None:
    assert party.refused(0, "undo", seq=party.seen(0)["seq"], to=0) in ("nothing-to-undo", "cannot-undo")  # luck
    party.do(0, "done", confirm=True)
    assert party.refused(0, "undo", seq=party.seen(0)["seq"]) == "cannot-undo"
    assert not party.seen(0)["can"]["undo"]
    party.do(1, "place homestead_1")
    assert party.refused(0, "undo", seq=party.seen(0)["seq"]) == "cannot-undo"
    assert party.seen(1)["can"]["undo"]
    assert party.refused(1, "undo", seq=party.seen(1)["seq"], to=1) == "cannot-undo", "that was Ann's"
    party.undo(1)


def test_luck_within_the_own_turn_cannot_be_taken_back(shared_server: ServerProcess) -> None:
    party = create_table(shared_server, "montana")
    seat = party.idle_until(can("recruit"))["turn"]["actor"]
    seq = party.seen(seat)["seq"]
    party.do(seat, "recruit")
    drawn = party.seen(seat, since=seq)["entries"]
    assert [entry["seat"] for entry in drawn[:2]] == [seat, None]
    assert party.refused(seat, "undo", seq=party.seen(seat)["seq"]) == "cannot-undo"


def test_the_end_of_a_turn_awaits_its_confirmation(party: Party) -> None:
    party.do(0, "place homestead_1")
    for seat in (0, 1):
        turn = party.seen(seat)["turn"]
        assert (turn["actor"], turn["awaits"]) == (0, "confirm")
        assert party.seen(seat)["legal"] == []
    can_do = party.seen(0)["can"]
    assert (can_do["undo"], can_do["confirm"], can_do["restart"] is None) == (True, True, False)
    assert party.seen(1)["can"] == {"undo": False, "confirm": False, "restart": None}
    seq = party.seen()["seq"]
    assert party.refused(1, "act", seq=seq, move="done") == "not-your-turn"
    assert party.refused(0, "act", seq=seq, move="borrow") == "not-your-turn"
    assert party.refused(1, "confirm", seq=seq) == "nothing-to-confirm"
    assert party.refused(1, "undo", seq=seq) in ("nothing-to-undo", "cannot-undo")
    assert party.refused(0, "confirm", seq=seq - 1) == "stale"
    party.confirm(0)
    assert is_asked(1)(party.seen(1))
    assert "done" in party.moves(1)
    assert party.refused(0, "undo", seq=party.seen()["seq"]) == "cannot-undo"
    assert party.refused(0, "confirm", seq=party.seen()["seq"]) == "nothing-to-confirm"


def test_in_the_middle_of_a_turn_there_is_nothing_to_confirm(party: Party) -> None:
    assert party.refused(0, "confirm", seq=party.seen()["seq"]) == "nothing-to-confirm"
    party.do(0, "borrow")
    assert party.refused(0, "confirm", seq=party.seen()["seq"]) == "nothing-to-confirm"


def test_a_decision_that_confirms_itself(party: Party) -> None:
    party.do(0, "borrow", confirm=True)
    assert party.seen(0)["can"]["undo"], "the turn goes on"
    party.do(0, "place homestead_1", confirm=True)
    assert is_asked(1)(party.seen(1))
    assert "confirm" not in party.kinds()


def test_who_wishes_needs_never_confirm(party: Party) -> None:
    answer = party.people[0].http.patch("/api/me", json={"auto_confirm": True})
    assert answer.json()["auto_confirm"] is True
    party.do(0, "done")
    assert is_asked(1)(party.seen(1))
    party.do(1, "done")
    turn = party.seen(1)["turn"]
    assert (turn["actor"], turn["awaits"], turn["thinking"]) == (1, "confirm", False)


def test_the_wish_never_to_confirm_counts_at_once_on_open_sockets(party: Party) -> None:
    socket = party.people[0].socket(party.table)
    seq = socket.until("snapshot")["seq"]
    party.people[0].http.patch("/api/me", json={"auto_confirm": True})
    assert socket.ask(type="act", seq=seq, move="done")["type"] == "ok"
    assert is_asked(1)(party.seen(1))


def test_the_luck_of_the_next_turn_is_unknown_until_the_last_one_is_confirmed(party: Party) -> None:
    """In the last decision of a round: confirming turns up the next tile."""
    watching = party.people[1].socket(party.table)
    watching.until("snapshot")
    for seat in (0, 1):
        party.do(seat, "place homestead_1", confirm=True)  # wood, so that there is something to build
    seat = party.idle_until(can("pass"))["turn"]["actor"]
    party.do(seat, party.moves(seat)[0], confirm=True)  # the lowest bid
    seen = party.idle_until(can("no_build"))
    assert seen["turn"]["actor"] == seat
    party.do(seat, "no_build")
    waiting = party.seen(seat, since=seen["seq"])
    assert waiting["turn"]["awaits"] == "confirm"
    assert all(entry["seat"] == seat for entry in waiting["entries"])
    before, tiles = tiles_of(seen["view"]), tiles_of(waiting["view"])
    party.undo(seat)
    party.do(seat, "no_build")
    again = party.seen(seat)
    assert tiles_of(again["view"]) == tiles
    party.confirm(seat)
    after = party.seen(seat, since=again["seq"])
    assert [(entry["kind"], entry["seat"]) for entry in after["entries"]][:2] == [("confirm", seat), ("move", None)]
    assert tiles_of(after["view"]) not in (before, tiles)
    while watching.update["seq"] < after["seq"]:
        message = watching.until("update", "snapshot")
        if waiting["seq"] <= message["seq"] <= again["seq"]:
            assert tiles_of(watching.view) in (before, tiles)


@pytest.mark.parametrize("action", ["act", "undo", "confirm"])
def test_what_was_decided_on_an_older_state_is_refused(party: Party, action: str) -> None:
    old = party.seen(0)["seq"]
    party.do(0, "place homestead_1" if action == "confirm" else "borrow")
    body = {"move": "borrow"} if action == "act" else {}
    assert party.refused(0, action, seq=old, **body) == "stale"
    assert party.refused(0, action, seq=party.seen()["seq"] + 1, **body) == "stale"


def test_a_decision_sent_twice_counts_once(party: Party) -> None:
    seq = party.seen(0)["seq"]
    party.post(0, "act", seq=seq, move="borrow")
    assert party.refused(0, "act", seq=seq, move="borrow") == "stale"
    socket = party.people[0].socket(party.table)
    seq = socket.until("snapshot")["seq"]
    for name in ("one", "two"):
        socket.send(type="act", id=name, seq=seq, move="borrow")
    answers = [socket.until("ok", "error") for _ in range(2)]
    assert [(answer["type"], answer["id"]) for answer in answers] == [("ok", "one"), ("error", "two")]
    assert answers[1]["error"]["key"] == "stale"
    assert party.seen()["seq"] == seq + 1


def test_the_end_of_the_game_is_confirmed(shared_server: ServerProcess) -> None:
    """What may happen before that, and what nobody may know: test_last_word.py."""
    party = create_table(shared_server, "montana", options={"round_limit": 2})
    sockets = [person.socket(party.table) for person in party.people]
    for socket in sockets:
        socket.until("snapshot")
    while not is_over(seen := sockets[0].update):
        deciding = sockets[seen["turn"]["actor"]]
        deciding.reach(seen["seq"])
        if seen["turn"]["awaits"] == "confirm":
            answer = deciding.ask(type="confirm", seq=seen["seq"])
        else:
            # Where the wheel has the last word there is nothing to confirm.
            legal = sorted(deciding.update["legal"], key=lambda action: (action["move"] == "recruit", action["action"]))
            answer = deciding.ask(type="act", seq=seen["seq"], action=legal[0]["action"])
        sockets[0].reach(answer["seq"])
    last = party.seen(since=0)["entries"][-1]
    assert (last["kind"], last["events"][-1]["event"]) == ("confirm", "game_over")
    assert party.seen(0)["can"] == {"undo": False, "confirm": False, "restart": None}
    assert party.info()["status"] == "over"
    assert party.refused(0, "undo", seq=party.seen()["seq"]) == "not-playing"


# Where it harms nobody ------------------------------------------------------------------------------------


def test_alone_one_goes_back_past_bots_and_luck_and_meets_the_same_again(shared_server: ServerProcess) -> None:
    party = create_solo(shared_server, "montana", bot="random")
    assert party.info()["free_undo"]

    def play(turns: int) -> list[str]:
        for _ in range(turns):
            party.wait(is_asked(0))
            party.do(0, party.moves(0)[0])
        party.wait(is_asked(0))
        entries = party.seen(since=0)["entries"]
        start = max((k for k, entry in enumerate(entries) if entry["kind"] == "undo"), default=-1) + 1
        return [f"{entry['seat']} {entry['move']}" for entry in entries[start:] if entry["kind"] == "move"]

    party.wait(is_asked(0))
    first = party.seen(0)
    before = [entry for entry in party.seen(since=0)["entries"] if entry["kind"] == "move"]
    moves = play(8)
    assert any(move.startswith("1 ") for move in moves[len(before) :]), "the bot moved in between"
    assert any(move.startswith("None ") for move in moves[len(before) :]), "so did luck"
    assert "confirm" not in party.kinds()
    reached = party.seen(0)["view"]
    party.undo(0, to=len(before))
    assert party.seen(0)["view"] == first["view"]
    assert party.seen(0)["legal"] == first["legal"]
    assert play(8) == moves[len(before) :]
    assert party.seen(0)["view"] == reached


def test_alone_single_steps_lead_back_to_the_beginning(shared_server: ServerProcess) -> None:
    party = create_solo(shared_server)
    start = party.seen(0)["view"]
    for _ in range(5):
        party.wait(is_asked(0))
        party.do(0, party.moves(0)[0], confirm=True)
    party.wait(is_asked(0))
    while party.seen(0)["can"]["undo"]:
        party.undo(0)
        assert is_asked(0)(party.seen(0))
    assert party.seen(0)["view"] == start
    assert party.refused(0, "undo", seq=party.seen()["seq"]) == "nothing-to-undo"


def test_at_one_device_everybody_is_taken_back(shared_server: ServerProcess) -> None:
    person = shared_server.guest("Ann")
    party = Party([person] * 2, person.table(seats=[{"kind": "human"}] * 2))
    start = party.seen(0, seat=0)
    party.do(0, "done", "place homestead_1", confirm=True)
    seen = party.seen()
    assert "confirm" not in party.kinds()
    assert (seen["turn"]["actor"], seen["seat"]) == (0, 0), "round the table once"
    for _ in range(2):  # what one seat placed is one thing
        party.undo(0)
    assert party.seen(0, seat=0)["view"] == start["view"]
    assert is_asked(0)(party.seen())
