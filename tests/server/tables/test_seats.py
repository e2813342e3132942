"""Who sits where: laying a table, joining, leaving, coming back, bots in people's places, playing again."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from frontier.bots.characters import CHARACTERS
from support.server import Client, Json, ServerProcess
from support.tables import Party, create_solo, create_table, is_asked, is_over

pytestmark = pytest.mark.slow
HUMAN, OPEN, GREEDY = {"kind": "human"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server on each kind of database: every change of seats is a transaction of its own."""
    if request.param == "sqlite":
        yield request.getfixturevalue("shared_server")
        return
    folder: Path = tmp_path_factory.mktemp("house")
    with ServerProcess(request.getfixturevalue("postgres"), folder, "--no-limits") as running:
        yield running


def seats_of(info: Json, *keys: str) -> list[Any]:
    """What the seats of a table are, by these keys."""
    return [tuple(seat[key] for key in keys) if len(keys) > 1 else seat[keys[0]] for seat in info["seats"]]


def request(client: Client, method: str, path: str, **body: Any) -> Json:
    """A request with any method that must be fine."""
    answer = client.http.request(method, path, json=body or None)
    assert answer.is_success, answer.text
    found: Json = answer.json()
    return found


# Laying a table -------------------------------------------------------------------------------------------


def test_a_table_has_everything_that_was_wished_for(house: ServerProcess) -> None:
    ann = house.guest("Ann")
    wanted: Json = {
        "game": "montana", "players": 4, "modules": ["goldrush", "events"], "visibility": "public", "speed": "turns",
        "seats": [OPEN, GREEDY, HUMAN, HUMAN], "clock": {"base": 600, "increment": 5.5, "grace": 10}, "pace": 0.25,
        "nonce": "my-own_Nonce",
    }  # fmt: skip
    made = ann.post("/api/tables", **wanted)
    for key in ("game", "players", "visibility", "speed", "clock", "pace"):
        assert made[key] == wanted[key]
    assert sorted(made["modules"]) == sorted(wanted["modules"])
    assert seats_of(made, "kind") == ["open", "bot", "human", "human"]
    assert seats_of(made, "bot") == [None, "greedy", None, None]
    names = seats_of(made, "name")
    assert (names[0], *names[2:]) == (None, "Ann", "Ann")
    assert names[1] in CHARACTERS, "a bot has a name of its own"
    assert seats_of(made, "you") == [False, False, True, True]
    assert seats_of(made, "nonce") == [None] * 4, "nobody knows it before the game begins"
    own = sha256(b"my-own_Nonce").hexdigest()
    assert seats_of(made, "commitment", "revealed") == [(None, False), (None, False), (own, True), (own, True)]
    assert (made["status"], made["seq"], made["is_host"]) == ("waiting", 0, True)
    assert len(made["id"]) == 12
    assert made["secret"] is None
    assert house.guest("Ben").get(f"/api/tables/{made['id']}") == made | {
        "is_host": False,
        "seats": [seat | {"you": False} for seat in made["seats"]],
    }


def test_without_wishes_the_other_seats_are_open_and_only_the_link_leads_there(house: ServerProcess) -> None:
    made = house.guest("Ann").post("/api/tables", game="homesteaders", players=3)
    assert seats_of(made, "kind") == ["human", "open", "open"]
    assert (made["visibility"], made["speed"], made["clock"]) == ("link", "live", None)


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "chess"},
        {"game": "montana", "modules": ["trains"]},
        {"game": "montana", "options": {"colour": "red"}},
        {"game": "montana", "options": {"components": "file.toml"}},
        {"game": "montana", "players": 5},
        {"game": "montana", "players": 3, "seats": [HUMAN, OPEN]},
        {"game": "montana", "seats": [GREEDY, GREEDY]},
        {"game": "montana", "seats": [HUMAN, {"kind": "bot", "bot": "oracle"}]},
        {"game": "montana", "seats": [HUMAN, {"kind": "bot"}]},
        {"game": "montana", "seats": [HUMAN, {"kind": "throne"}]},
        {"game": "montana", "visibility": "secret"},
        {"game": "montana", "speed": "warp"},
        {"game": "montana", "clock": {"base": -1}},
        {"game": "montana", "pace": 11},
        {"game": "montana", "nonce": "with space"},
        {"game": "montana", "requests": "more"},
    ],
    ids=str,
)
def test_impossible_wishes_are_refused(shared_server: ServerProcess, wanted: Json) -> None:
    ann = shared_server.guest("Ann")
    assert ann.refused("POST", "/api/tables", **wanted) in ("bad-option", "bad-request")
    assert ann.get("/api/me/tables") == []


def test_a_table_where_nobody_is_missing_begins_at_once(house: ServerProcess) -> None:
    party = create_solo(house)
    assert party.info()["status"] == "playing"
    assert is_asked(0)(party.seen(0))


def test_public_tables_are_listed_and_others_are_not(house: ServerProcess) -> None:
    ann, stranger = house.guest("Ann"), house.guest()
    public, link = ann.table(visibility="public"), ann.table()
    listed = {table["id"]: table for table in stranger.get("/api/tables")}
    assert public in listed
    assert link not in listed
    assert listed[public]["status"] == "waiting"
    assert link in {table["id"] for table in ann.get("/api/me/tables")}
    ann.post(f"/api/tables/{public}/leave")
    assert public not in {table["id"] for table in stranger.get("/api/tables")}


# Joining and leaving before the game ----------------------------------------------------------------------


def test_a_guest_joins_by_the_link_and_the_game_begins(house: ServerProcess) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.table()
    watching = ann.socket(table)
    assert watching.until("snapshot")["turn"]["awaits"] == "seats"
    joined = ben.post(f"/api/tables/{table}/join")
    assert joined["status"] == "playing"
    assert seats_of(joined, "name") == ["Ann", "Ben"]
    assert seats_of(joined, "you") == [False, True]
    begun = watching.reach(1)
    assert [entry["kind"] for entry in begun["entries"]][:1] == ["start"]
    assert begun["legal"], "Ann is asked at once"
    assert ben.post(f"/api/tables/{table}/join")["seq"] == joined["seq"], "who sits already may ask again"


def test_who_looks_on_and_then_sits_down_sees_from_the_viewpoint_of_the_seat(house: ServerProcess) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.table(seats=[OPEN, HUMAN])
    watching = ben.socket(table)
    assert watching.until("snapshot")["seat"] is None
    ben.post(f"/api/tables/{table}/join")
    begun = watching.reach(1)
    assert begun["seat"] == 0
    assert begun["legal"]
    assert begun["view"]["seat"] == 0


def test_seats_can_be_chosen_and_taken_only_once(house: ServerProcess) -> None:
    ann, ben, cleo = (house.guest(name) for name in ("Ann", "Ben", "Cleo"))
    path = f"/api/tables/{ann.table(players=3)}"
    assert ben.refused("POST", f"{path}/join", seat=0) == "seat-taken"
    assert ben.refused("POST", f"{path}/join", seat=3) == "no-seat"
    ben.post(f"{path}/join", seat=2)
    assert ben.refused("POST", f"{path}/join", seat=1) == "already-seated"
    assert cleo.refused("POST", f"{path}/join", seat=2) == "seat-taken"
    assert seats_of(cleo.post(f"{path}/join"), "name") == ["Ann", "Cleo", "Ben"]
    assert house.guest("Dora").refused("POST", f"{path}/join") == "not-waiting"
    assert house.guest().refused("POST", f"{path}/join") == "not-signed-in"


def test_leaving_before_the_game_frees_the_seat_and_passes_on_the_host(house: ServerProcess) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    path = f"/api/tables/{ann.table(players=3)}"
    ben.post(f"{path}/join")
    left = ann.post(f"{path}/leave")
    assert seats_of(left, "kind") == ["open", "human", "open"]
    assert (left["status"], left["host"]) == ("waiting", ben.me["id"])
    assert path.rsplit("/", maxsplit=1)[-1] not in {table["id"] for table in ann.get("/api/me/tables")}
    assert ann.refused("POST", f"{path}/leave") == "forbidden"
    ann.post(f"{path}/join")
    assert ben.get(path)["is_host"]
    ann.post(f"{path}/leave")
    assert ben.post(f"{path}/leave")["status"] == "closed"
    assert ann.refused("POST", f"{path}/join") == "not-waiting"


def test_only_the_host_takes_a_waiting_table_away(house: ServerProcess) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    path = f"/api/tables/{ann.table(players=3)}"
    ben.post(f"{path}/join")
    assert ben.refused("POST", f"{path}/abandon") == "forbidden"
    assert ann.post(f"{path}/abandon")["status"] == "closed"


# Leaving and coming back during the game ------------------------------------------------------------------


def test_for_somebody_who_leaves_a_bot_plays_on_at_once_until_they_come_back(house: ServerProcess) -> None:
    party = create_table(house)
    left = party.post(0, "leave")
    assert left["status"] == "playing"
    assert seats_of(left, "left", "stand_in")[1] == (False, None)
    assert left["seats"][0]["left"]
    assert left["seats"][0]["stand_in"]
    party.wait(is_asked(1), seat=1)
    assert "stand_in" in party.kinds()
    assert party.refused(0, "act", seq=party.seen()["seq"], move="done") == "not-your-turn"
    back = party.post(0, "join")
    assert seats_of(back, "left", "stand_in") == [(False, None), (False, None)]
    party.do(1, "done", confirm=True)
    assert is_asked(0)(party.seen(0))
    party.idle(0)
    assert party.kinds().count("back") == 1


def test_who_takes_the_seat_back_from_the_bot_is_there_again(house: ServerProcess) -> None:
    party = create_table(house)
    party.post(1, "leave")
    request(party.people[1], "DELETE", f"{party.path}/seats/1/stand-in")
    assert seats_of(party.info(), "left", "stand_in")[1] == (False, None)
    assert party.people[0].refused("POST", f"{party.path}/seats/1/stand-in") == "not-out-of-time"
    assert party.post(0, "abandon")["status"] == "playing", "Ben is there and has not agreed"


def test_the_own_seat_can_be_lent_to_a_bot(house: ServerProcess) -> None:
    party = create_table(house)
    request(party.people[0], "POST", f"{party.path}/seats/0/stand-in", bot="random")
    assert party.info()["seats"][0]["stand_in"] == "random"
    party.wait(is_asked(1), seat=1)
    request(party.people[0], "DELETE", f"{party.path}/seats/0/stand-in")
    assert party.info()["seats"][0]["stand_in"] is None


def test_a_bot_steps_in_for_others_only_when_they_have_left_or_are_out_of_time(house: ServerProcess) -> None:
    party = create_table(house, players=3)
    stand_in = f"{party.path}/seats/1/stand-in"
    assert party.people[0].refused("POST", stand_in) == "not-out-of-time"
    assert party.people[0].refused("POST", f"{party.path}/seats/1/stand-in", bot="oracle") == "bad-request"
    assert house.guest("Dora").refused("POST", stand_in) == "forbidden"
    party.post(1, "leave")
    assert party.people[0].refused("DELETE", stand_in) == "forbidden", "only the person takes the seat back"
    assert party.info()["seats"][1]["stand_in"] is not None


def test_turns_that_wait_for_a_confirmation_go_on_without_the_person(house: ServerProcess) -> None:
    party = create_table(house)
    party.do(0, "done")
    party.post(0, "leave")
    party.wait(is_asked(1), seat=1)


# The end, and again ---------------------------------------------------------------------------------------


def test_a_game_is_abandoned_when_all_who_are_there_agree(house: ServerProcess) -> None:
    party = create_table(house, players=3)
    assert party.post(0, "abandon")["status"] == "playing"
    assert seats_of(party.info(), "gives_up") == [True, False, False]
    assert party.post(0, "abandon", agree=False)["seats"][0]["gives_up"] is False
    party.post(1, "abandon")
    party.post(2, "leave")
    assert house.guest("Dora").refused("POST", f"{party.path}/abandon") == "forbidden"
    assert party.info()["status"] == "playing"
    ended = party.post(0, "abandon")
    assert (ended["status"], ended["result"]) == ("abandoned", None)
    assert is_over(party.seen())
    assert party.kinds()[-1] == "closed"
    assert party.refused(0, "abandon") == "not-playing"


def test_the_last_one_to_disagree_leaves_and_the_game_is_abandoned(house: ServerProcess) -> None:
    party = create_table(house)
    party.post(0, "abandon")
    party.post(1, "leave")
    assert party.info()["status"] == "abandoned"


def test_playing_again_the_next_one_begins_and_the_seats_are_kept(house: ServerProcess) -> None:
    party = create_table(house, "montana", players=3, clock={"base": 900, "increment": 1, "grace": 9}, speed="turns")
    assert party.refused(0, "rematch") == "not-over"
    for seat in range(3):
        party.post(seat, "abandon")
    first = party.post(1, "rematch", nonce="again")
    path = f"/api/tables/{first['id']}"
    assert (first["status"], first["previous"], first["host"]) == ("waiting", party.table, party.people[1].me["id"])
    assert seats_of(first, "name", "kind") == [("Ben", "human"), ("Cleo", "open"), ("Ann", "open")]
    assert first["seats"][0]["commitment"] == sha256(b"again").hexdigest()
    for key in ("game", "players", "clock", "speed", "visibility", "modules", "options"):
        assert first[key] == party.info()[key]
    assert party.info()["next"] == first["id"]
    assert house.guest("Dora").refused("POST", f"{path}/join") == "seat-taken"
    assert house.guest("Eve").refused("POST", f"{party.path}/rematch") == "forbidden"
    assert party.post(0, "rematch")["id"] == first["id"], "who asks second joins the first"
    last = party.post(2, "rematch")
    assert (last["id"], last["status"]) == (first["id"], "playing")
    assert seats_of(last, "name") == ["Ben", "Cleo", "Ann"]


def test_bots_play_again_too(house: ServerProcess) -> None:
    party = create_solo(house)
    party.post(0, "abandon")
    again = party.post(0, "rematch")
    assert seats_of(again, "kind", "bot") == [("bot", "greedy"), ("human", None)]
    assert again["status"] == "playing"


def test_somebody_with_two_seats_gets_both_again(house: ServerProcess) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    party = Party([ann, ann, ben], ann.table(players=3, seats=[HUMAN, HUMAN, OPEN]))
    party.post(2, "join")
    party.post(0, "abandon")
    party.post(2, "abandon")
    party.post(2, "rematch")
    again = party.post(0, "rematch")
    assert (again["status"], seats_of(again, "name")) == ("playing", ["Ann", "Ben", "Ann"])


def test_a_repetition_that_was_taken_away_can_be_asked_for_anew(house: ServerProcess) -> None:
    party = create_table(house)
    party.post(0, "abandon")
    party.post(1, "abandon")
    first = party.post(0, "rematch")
    party.people[0].post(f"/api/tables/{first['id']}/leave")
    second = party.post(1, "rematch")
    assert (second["status"], party.info()["next"]) == ("waiting", second["id"])


# My games -------------------------------------------------------------------------------------------------


def test_my_games_tell_whose_turn_it_is(house: ServerProcess) -> None:
    party = create_table(house)
    other = Party(party.people, party.people[1].table(seats=[HUMAN, OPEN]))
    other.post(0, "join")
    waiting = party.people[0].table()

    def turns(seat: int) -> dict[str, bool]:
        return {table["id"]: table["your_turn"] for table in party.people[seat].get("/api/me/tables")}

    assert turns(0) == {party.table: True, other.table: False, waiting: False}
    assert next(iter(turns(0))) == party.table, "where it is my turn, first"
    assert turns(1) == {party.table: False, other.table: True}
    party.do(0, "done")
    assert turns(0)[party.table], "to confirm is a turn too"
    party.confirm(0)
    assert (turns(0)[party.table], turns(1)[party.table]) == (False, True)
    party.do(1, "done")
    party.undo(1)
    assert turns(1)[party.table]


def test_an_account_has_its_seats_on_every_device(house: ServerProcess) -> None:
    party = create_table(house)
    login = {"login": f"ann-{party.table.lower()}", "password": "four words are enough"}
    party.people[0].post("/api/accounts", **login)
    assert is_asked(0)(party.seen(0)), "the guest keeps the seat"
    other = house.guest()
    assert other.post("/api/login", **login)["id"] == party.people[0].me["id"]
    assert [table["id"] for table in other.get("/api/me/tables")] == [party.table]
    second = Party([other, party.people[1]], party.table)
    assert second.seen(0)["legal"]
    watching = party.people[0].socket(party.table)
    watching.until("snapshot")
    second.do(0, "borrow")
    assert watching.until("update")["can"]["undo"], "the first device is told"
    party.do(0, "done", confirm=True)
    assert is_asked(1)(second.seen(0))
