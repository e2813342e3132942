"""Time at a real table: whose clock runs, what a turn adds, and when a bot may step in."""

import pytest
from sqlalchemy import create_engine, update

from frontier.server.storage import schema
from frontier.server.storage.database import parse_url
from support.server import Json, ServerProcess
from support.tables import NAMES, Party, create_solo, create_table, is_asked

pytestmark = pytest.mark.slow
LONG = {"base": 1000, "increment": 500, "grace": 30}
SHORT = {"base": 0.3, "increment": 0.2, "grace": 0.3}


def stand_in(seat: int) -> str:
    """What comes behind the table's path."""
    return f"seats/{seat}/stand-in"


def create_short(server: ServerProcess, clock: Json) -> Party:
    """Two people at a table whose clock is shorter than any that can be wished for: a test cannot wait so long."""
    people = [server.guest(name) for name in NAMES[:2]]
    table = people[0].table(clock={"base": 60})
    engine = create_engine(parse_url(server.database))
    with engine.begin() as connection:
        connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(clock=clock))
    engine.dispose()
    people[1].post(f"/api/tables/{table}/join")
    return Party(people, table)


@pytest.mark.parametrize("clock", [{"base": 0, "grace": 0}, {"base": 59.9, "increment": 100, "grace": 100}])
def test_a_clock_with_which_nobody_could_play_is_refused(shared_server: ServerProcess, clock: Json) -> None:
    ann = shared_server.guest("Ann")
    refused = ann.http.post("/api/tables", json={"game": "montana", "clock": clock})
    assert (refused.status_code, refused.json()["error"]["key"]) == (422, "bad-clock")
    assert "60" in refused.json()["error"]["message"]
    assert ann.post("/api/tables", game="montana", clock={"base": 60, "grace": 0})["clock"]["base"] == 60


def test_tables_without_a_clock_have_none(shared_server: ServerProcess) -> None:
    party = create_table(shared_server)
    assert party.seen()["clock"] is None
    assert [seat["out"] for seat in party.info()["seats"]] == [False, False]


def test_the_time_of_the_one_to_decide_runs_and_a_turn_adds_to_it(shared_server: ServerProcess) -> None:
    party = create_table(shared_server, clock=LONG)
    clock = party.seen()["clock"]
    assert [seat["running"] for seat in clock] == [True, False]
    assert clock[1] == {"left": 1000.0, "running": False, "out": False}
    assert 900 < clock[0]["left"] <= 1000
    party.wait(lambda seen: seen["clock"][0]["left"] < clock[0]["left"])
    party.do(0, "place homestead_1")
    waiting = party.seen()["clock"]
    assert [seat["running"] for seat in waiting] == [True, False], "to confirm takes time too"
    assert waiting[0]["left"] < 1000
    party.confirm(0)
    after = party.seen()["clock"]
    assert [seat["running"] for seat in after] == [False, True]
    assert 1400 < after[0]["left"] < 1500, "what was left and the increment"
    assert after[1]["left"] <= 1000
    party.wait(lambda seen: seen["clock"][1]["left"] < after[1]["left"])
    assert party.seen()["clock"][0]["left"] == after[0]["left"], "nobody waits for Ann"


def test_while_there_is_time_no_bot_steps_in(shared_server: ServerProcess) -> None:
    party = create_table(shared_server, clock=LONG)
    assert party.refused(1, stand_in(0)) == "not-out-of-time"


def test_when_the_time_is_out_a_bot_steps_in_and_the_person_can_come_back(shared_server: ServerProcess) -> None:
    party = create_short(shared_server, SHORT)
    assert party.refused(0, stand_in(1)) == "not-out-of-time", "nobody waits for Ben"
    out = party.wait(lambda seen: bool(seen["clock"][0]["out"]), seat=1)
    assert out["clock"][0]["left"] <= -0.3, "the base and the grace are used up"
    assert is_asked(0)(party.seen(0)), "nothing happens by itself"
    assert party.info()["seats"][0]["out"]
    for weak in ("random", "greedy", "greenhorn", "farmhand"):
        assert party.refused(1, stand_in(0), bot=weak) == "weak-stand-in", "nobody chooses how badly another plays"
    party.post(1, stand_in(0), bot="settler")
    party.wait(is_asked(1), seat=1)
    assert party.info()["seats"][0]["stand_in"] == "settler"
    assert party.refused(0, "act", seq=party.seen()["seq"], move="done") == "not-your-turn"
    answer = party.people[0].http.delete(f"{party.path}/{stand_in(0)}")
    assert answer.is_success
    assert party.info()["seats"][0]["stand_in"] is None
    party.idle(1)
    seat = party.seen()["turn"]["actor"]
    assert not party.seen()["turn"]["thinking"]
    party.idle(seat)


def test_for_oneself_any_bot_may_play(shared_server: ServerProcess) -> None:
    party = create_table(shared_server)
    party.post(0, stand_in(0), bot="random")
    party.wait(is_asked(1), seat=1)
    assert party.info()["seats"][0]["stand_in"] == "random"


def test_who_is_out_of_time_may_still_decide(shared_server: ServerProcess) -> None:
    party = create_short(shared_server, SHORT)
    party.wait(lambda seen: bool(seen["clock"][0]["out"]))
    party.do(0, "done", confirm=True)
    assert is_asked(1)(party.seen(1))
    assert not party.seen()["clock"][0]["out"], "nobody waits for Ann any more"


def test_out_is_exactly_beyond_the_grace(shared_server: ServerProcess) -> None:
    party = create_short(shared_server, {"base": 0, "increment": 0, "grace": 0.5})
    seen: list[Json] = []
    while not seen or not seen[-1]["out"]:
        seen.append(party.seen()["clock"][0])
    for clock in seen:
        assert clock["left"] <= 0
        assert clock["out"] == (clock["left"] < -0.5) or clock["left"] == -0.5  # told to a tenth of a second


def test_bots_need_no_time(shared_server: ServerProcess) -> None:
    party = create_solo(shared_server, clock=LONG)
    party.do(0, "done", confirm=True)
    party.wait(is_asked(0))
    assert party.seen()["clock"][1]["left"] >= 1000
