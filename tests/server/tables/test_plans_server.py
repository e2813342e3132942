"""Plans at a real table: decisions prepared in secret and carried out by the server when their turn comes."""

import pytest

from support.server import Json, ServerProcess
from support.tables import Party, can, create_table, is_asked

pytestmark = pytest.mark.slow


@pytest.fixture
def party(shared_server: ServerProcess) -> Party:
    """Ann and Ben at the beginning of Homesteaders; Ann places workers."""
    return create_table(shared_server)


def prepare(party: Party, seat: int, **plan: object) -> Json | None:
    """Prepare, and what is kept of it."""
    answer = party.people[seat].http.put(f"{party.path}/plan", json={"plan": plan})
    assert answer.is_success, answer.text
    kept: Json | None = answer.json()["plan"]
    return kept


def kept(party: Party, seat: int) -> Json | None:
    """What a seat has prepared; every way to learn it says the same."""
    plan: Json | None = party.people[seat].get(f"{party.path}/plan")["plan"]
    assert party.seen(seat)["plan"] == plan
    return plan


def moves_since(party: Party, seq: int) -> list[tuple[int | None, str]]:
    """Who did what after an entry."""
    return [(entry["seat"], entry["move"]) for entry in party.seen(since=seq)["entries"] if entry["kind"] == "move"]


def to_the_auction(party: Party) -> int:
    """People idle until somebody may bid; who."""
    return int(party.idle_until(can("pass"))["turn"]["actor"])


def test_moves_are_played_in_their_order_when_the_turn_comes(party: Party) -> None:
    moves = ["borrow", "place homestead_2", "done"]
    assert prepare(party, 1, plan="moves", moves=moves) == {"plan": "moves", "moves": moves}
    assert kept(party, 1) == {"plan": "moves", "moves": moves}
    assert kept(party, 0) is None
    seq = party.seen()["seq"]
    party.do(0, "done", confirm=True)
    assert moves_since(party, seq) == [(0, "done"), (1, "borrow"), (1, "place homestead_2")], (
        "then it is done by itself"
    )
    assert kept(party, 1) is None
    assert "confirm" not in party.kinds()


def test_a_plan_waits_for_the_confirmation_of_the_turn_before(party: Party) -> None:
    prepare(party, 1, plan="moves", moves=["done"])
    seq = party.do(0, "done")
    assert kept(party, 1) is not None
    assert moves_since(party, seq) == []
    party.undo(0)
    party.do(0, "done")
    party.confirm(0)
    assert kept(party, 1) is None


def test_who_is_asked_already_has_the_plan_carried_out_at_once(party: Party) -> None:
    seq = party.seen()["seq"]
    assert prepare(party, 0, plan="moves", moves=["place homestead_1", "done"]) is None
    assert moves_since(party, seq) == [(0, "place homestead_1")], "nobody is left: it is done by itself"
    assert is_asked(1)(party.seen(1))


def test_a_plan_that_has_become_impossible_is_dropped_and_the_person_asked(party: Party) -> None:
    prepare(party, 1, plan="moves", moves=["borrow", "pay_off silver", "pay_off silver", "done"])
    seq = party.seen()["seq"]
    watching = party.people[1].socket(party.table)
    watching.until("snapshot")
    party.do(0, "done", confirm=True)
    assert moves_since(party, seq) == [(0, "done"), (1, "borrow"), (1, "pay_off silver")], "there is but one debt"
    assert is_asked(1)(party.seen(1))
    assert kept(party, 1) is None
    while watching.update["plan"] is not None:
        watching.until("update", "snapshot")  # the person can see that it is gone


def test_what_remains_of_a_plan_is_told_with_every_move(party: Party) -> None:
    prepare(party, 1, plan="moves", moves=["borrow", "place homestead_2", "done"])
    watching = party.people[1].socket(party.table)
    assert watching.until("snapshot")["plan"]["moves"] == ["borrow", "place homestead_2", "done"]
    party.do(0, "done", confirm=True)
    told = {}
    while watching.update["seq"] < party.seen()["seq"]:
        message = watching.until("update", "snapshot")
        for entry in message["entries"]:
            if entry["seat"] == 1:
                told[entry["move"]] = message["plan"]["moves"] if message["plan"] else None
    assert told == {"borrow": ["place homestead_2", "done"], "place homestead_2": None}


def test_automatic_passing_in_the_auction(party: Party) -> None:
    bidder = to_the_auction(party)
    other = 1 - bidder
    plan = prepare(party, other, plan="auto_pass")
    assert plan is not None
    assert plan["plan"] == "auto_pass"
    seq = party.seen()["seq"]
    bid = party.moves(bidder)[0]
    party.do(bidder, bid, confirm=True)
    assert moves_since(party, seq)[:2] == [(bidder, bid), (other, "pass")]
    assert kept(party, other) is None


def test_a_highest_bid_is_followed_step_by_step(party: Party) -> None:
    bidder = to_the_auction(party)
    other = 1 - bidder
    bids = [move for move in party.moves(bidder) if move.startswith("bid 1 ")]
    limit = int(bids[2].split()[-1])
    prepare(party, other, plan="max_bid", space=1, silver=limit, then="pass")
    seq = party.seen()["seq"]
    party.do(bidder, bids[0], confirm=True)
    assert moves_since(party, seq)[1] == (other, bids[1]), "the lowest that is enough"
    assert is_asked(bidder)(party.seen(bidder))
    assert kept(party, other) is not None
    seq = party.seen()["seq"]
    party.do(bidder, bids[2], confirm=True)
    assert moves_since(party, seq)[:2] == [(bidder, bids[2]), (other, "pass")], "the limit is reached"
    assert kept(party, other) is None


def test_beyond_the_highest_bid_the_person_is_asked(party: Party) -> None:
    bidder = to_the_auction(party)
    other = 1 - bidder
    bids = [move for move in party.moves(bidder) if move.startswith("bid 1 ")]
    prepare(party, other, plan="max_bid", space=1, silver=int(bids[0].split()[-1]), then="ask")
    party.do(bidder, bids[1], confirm=True)
    assert is_asked(other)(party.seen(other))
    assert kept(party, other) is None


@pytest.mark.parametrize(
    "plan",
    [
        {},
        {"plan": "win"},
        {"plan": "moves"},
        {"plan": "moves", "moves": []},
        {"plan": "moves", "moves": "done"},
        {"plan": "moves", "moves": ["fly away"]},
        {"plan": "moves", "moves": ["done"] * 41},
        {"plan": "moves", "moves": ["done"], "more": 1},
        {"plan": "max_bid", "space": 1},
        {"plan": "max_bid", "space": 9, "silver": 5},
        {"plan": "max_bid", "space": 1, "silver": 5, "then": "cry"},
        {"plan": "auto_pass", "round": 99},
    ],
    ids=str,
)
def test_what_is_no_plan_is_refused(party: Party, plan: Json) -> None:
    before = prepare(party, 1, plan="moves", moves=["done"])
    answer = party.people[1].http.put(f"{party.path}/plan", json={"plan": plan})
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "bad-plan")
    assert kept(party, 1) == before, "what was prepared before stays"


def test_a_plan_can_be_dropped_and_replaced(party: Party) -> None:
    prepare(party, 1, plan="moves", moves=["borrow"])
    prepare(party, 1, plan="moves", moves=["done"])
    assert kept(party, 1) == {"plan": "moves", "moves": ["done"]}
    assert party.people[1].http.delete(f"{party.path}/plan").json() == {"plan": None}
    party.do(0, "done", confirm=True)
    assert is_asked(1)(party.seen(1))


def test_plans_over_the_socket(party: Party) -> None:
    socket = party.people[1].socket(party.table)
    socket.until("snapshot")
    assert socket.ask(type="plan", plan={"plan": "win"})["error"]["key"] == "bad-plan"
    assert socket.ask(type="plan", plan={"plan": "moves", "moves": ["done"]})["type"] == "ok"
    assert kept(party, 1) == {"plan": "moves", "moves": ["done"]}
    assert socket.ask(type="plan", plan=None)["type"] == "ok"
    assert kept(party, 1) is None


def test_before_and_after_the_game_nothing_is_planned(shared_server: ServerProcess) -> None:
    ann = shared_server.guest("Ann")
    path = f"/api/tables/{ann.table()}/plan"
    assert ann.refused("PUT", path, plan={"plan": "moves", "moves": ["done"]}) == "not-playing"


def test_plans_and_clocks_survive_a_restart_of_the_server(server: ServerProcess) -> None:
    party = create_table(server, players=3, clock={"base": 1000, "increment": 500, "grace": 30})
    party.do(0, "done", confirm=True)
    plan = prepare(party, 2, plan="moves", moves=["place homestead_1", "done"])
    clock = party.seen()["clock"]
    server.kill()
    server.start()
    assert kept(party, 2) == plan
    after = party.seen()["clock"]
    assert after[0] == clock[0]
    assert after[1]["running"]
    assert after[1]["left"] <= clock[1]["left"]
    seq = party.seen()["seq"]
    party.do(1, "done", confirm=True)
    assert moves_since(party, seq) == [(1, "done"), (2, "place homestead_1")]
