"""What the host arranges before the game: bots, the order of the seats, the settings; names of people at one device."""

from functools import partial

import pytest

from support.server import Client, Json, ServerProcess
from support.tables import Party
from support.together import at_once

pytestmark = pytest.mark.slow


@pytest.fixture
def waiting(each_server: ServerProcess) -> Party:
    """Ann, the host, and Ben wait for a third; Cid looks on."""
    ann, ben, cid = (each_server.guest(name) for name in ("Ann", "Ben", "Cid"))
    table = ann.table("montana", players=3)
    ben.post(f"/api/tables/{table}/join")
    return Party([ann, ben, cid], table)


def request(client: Client, method: str, path: str, **body: object) -> Json:
    """An answer that must be fine."""
    answer = client.http.request(method, path, json=body or None)
    assert answer.is_success, answer.text
    found: Json = answer.json()
    return found


def who(info: Json) -> list[str]:
    """Who sits where."""
    return [seat["bot"] or seat["name"] or seat["kind"] for seat in info["seats"]]


WAYS: list[tuple[str, str, Json]] = [
    ("PUT", "/seats/2/bot", {"bot": "settler"}),
    ("DELETE", "/seats/2/bot", {}),
    ("POST", "/shuffle", {}),
    ("PATCH", "", {"modules": ["events"]}),
    ("PATCH", "", {"clock": None}),
]


def test_nobody_but_the_host_arranges(waiting: Party) -> None:
    before = waiting.info()
    for method, path, body in WAYS:
        for person in waiting.people[1:]:
            assert person.refused(method, waiting.path + path, **body) == "only-host", (method, path)
    assert who(waiting.info()) == who(before)
    assert waiting.info()["modules"] == before["modules"]


def test_a_bot_comes_and_goes_and_everybody_sees_it(waiting: Party) -> None:
    ann, ben, _ = waiting.people
    four = ann.table("montana", players=4)
    path = f"/api/tables/{four}"
    ben.post(f"{path}/join")
    with ben.socket(four) as socket:
        socket.until("snapshot")
        assert who(request(ann, "PUT", f"{path}/seats/2/bot", bot="greenhorn")) == ["Ann", "Ben", "greenhorn", "open"]
        while who(socket.until("table")["table"]) != ["Ann", "Ben", "greenhorn", "open"]:
            pass
        assert who(request(ann, "PUT", f"{path}/seats/2/bot", bot="settler"))[2] == "settler"
        assert who(request(ann, "DELETE", f"{path}/seats/2/bot"))[2] == "open"
        assert who(request(ann, "DELETE", f"{path}/seats/2/bot"))[2] == "open", "again changes nothing"
    assert ann.refused("PUT", f"{path}/seats/1/bot", bot="settler") == "seat-taken"
    assert ann.refused("PUT", f"{path}/seats/0/bot", bot="settler") == "seat-taken"
    assert ann.refused("PUT", f"{path}/seats/2/bot", bot="nobody") == "bad-option"
    assert ann.refused("PUT", f"{waiting.path}/seats/3/bot", bot="settler") == "no-seat"


def test_with_the_last_bot_the_game_begins_and_nothing_is_arranged_any_more(waiting: Party) -> None:
    ann = waiting.people[0]
    assert request(ann, "PUT", f"{waiting.path}/seats/2/bot", bot="greenhorn")["status"] == "playing"
    for method, path, body in WAYS:
        assert ann.refused(method, waiting.path + path, **body) == "not-waiting", (method, path)


def test_bots_alone_do_not_play(each_server: ServerProcess) -> None:
    ann = each_server.guest("Ann")
    table = ann.table("montana", seats=[{"kind": "open"}, {"kind": "bot", "bot": "greenhorn"}])
    assert ann.refused("PUT", f"/api/tables/{table}/seats/0/bot", bot="greenhorn") == "bad-option"


def test_one_seat_two_clicks_at_once(waiting: Party) -> None:
    """The host fills the seat that somebody takes: one of them is refused, and the game begins once."""
    ann, _, cid = waiting.people
    fill = partial(ann.http.put, f"{waiting.path}/seats/2/bot", json={"bot": "greenhorn"})
    join = partial(cid.http.post, f"{waiting.path}/join", json={})
    answers = at_once(fill, join)
    assert sorted(answer.is_success for answer in answers) == [False, True]
    assert next(a for a in answers if a.is_error).json()["error"]["key"] in ("seat-taken", "not-waiting")
    assert waiting.info()["status"] == "playing"


def test_shuffled_seats_keep_their_people(waiting: Party) -> None:
    ann, ben, _ = waiting.people
    before = waiting.info()
    after = request(ann, "POST", f"{waiting.path}/shuffle")
    assert who(after) != who(before)
    assert sorted(who(after)) == sorted(who(before))
    promised = {seat["person"]: seat["commitment"] for seat in before["seats"]}
    assert {seat["person"]: seat["commitment"] for seat in after["seats"]} == promised
    ben.post(f"{waiting.path}/leave")
    assert "Ben" not in who(waiting.info())


def test_the_settings_change_before_the_game(waiting: Party) -> None:
    ann = waiting.people[0]
    patch = partial(request, ann, "PATCH", waiting.path)
    clock = {"base": 900, "increment": 20, "grace": 30}
    info = patch(modules=["events"], options={"long_line": True}, clock=clock, speed="turns", visibility="public")
    assert (info["modules"], info["options"]["long_line"]) == (["events"], True)
    assert (info["clock"]["base"], info["speed"], info["visibility"]) == (900, "turns", "public")
    assert patch(chat="nobody")["modules"] == ["events"], "the rest stays"
    assert patch(clock=None)["clock"] is None
    info = patch(modules=[])
    assert (info["modules"], info["options"]["long_line"]) == ([], False), "the usual options"
    for body, key in (
        ({"modules": ["none"]}, "bad-option"),
        ({"options": {"none": True}}, "bad-option"),
        ({"options": {"seed": 1}}, "bad-option"),
        ({"components": "../box"}, "bad-option"),
        ({"clock": {"base": 1}}, "bad-clock"),
        ({"speed": "fast"}, "bad-request"),
    ):
        assert ann.refused("PATCH", waiting.path, **body) == key, body
    assert waiting.info() == info | {"changed": waiting.info()["changed"]}


def test_people_at_one_device_have_names(each_server: ServerProcess) -> None:
    ann = each_server.guest("Ann")
    seats = [{"kind": "human", "name": " Zoë "}, {"kind": "human", "name": "Max"}, {"kind": "human"}]
    table = ann.table("montana", players=3, seats=seats)
    assert who(ann.get(f"/api/tables/{table}")) == ["Zoë", "Max", "Ann"]
    assert not ann.state(table)["cover"], "nothing is hidden"
    assert "Max" in ann.http.get(f"/api/tables/{table}/record").text
    for name in ("", "\u202egnirts", "x" * 41):
        seats[0]["name"] = name
        assert ann.refused("POST", "/api/tables", game="montana", players=3, seats=seats) == "bad-name", name


def test_a_device_is_covered_where_something_is_hidden(each_server: ServerProcess) -> None:
    ann = each_server.guest("Ann")
    both = [{"kind": "human"}, {"kind": "human"}]
    hidden = ann.table("homesteaders", seats=both, options={"screens": True})
    assert ann.state(hidden)["cover"]
    assert not ann.state(ann.table("homesteaders", seats=both, options={"screens": False}))["cover"]
    alone = ann.table("homesteaders", seats=[{"kind": "human"}, {"kind": "bot", "bot": "greenhorn"}])
    assert not ann.state(alone)["cover"], "nobody else looks"


def test_the_link_as_a_picture(waiting: Party) -> None:
    answer = waiting.people[2].http.get(f"{waiting.path}/qr")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert answer.text.startswith("<svg ")
    assert waiting.people[2].refused("GET", "/api/tables/none/qr") == "not-found"


def test_plans_offer_what_is_legal_and_name_the_tiles(each_server: ServerProcess) -> None:
    ann, ben = each_server.guest("Ann"), each_server.guest("Ben")
    table = ann.table("homesteaders")
    ben.post(f"/api/tables/{table}/join")
    party = Party([ann, ben], table)
    seen = party.idle_until(lambda seen: any(legal["move"].startswith("bid ") for legal in seen["legal"]))
    actor = seen["turn"]["actor"]
    party.do(actor, "bid 1 5", confirm=True)
    waiting = party.people[1 - actor]
    forms = waiting.get(f"/api/tables/{table}/plans")["plans"]
    space, silver, *_ = next(form for form in forms if form["plan"] == "max_bid")["fields"]
    assert space["names"]["1"].startswith("1: ")
    assert (silver["by"], min(silver["values"]["1"])) == ("space", 6)
    low = {"plan": "max_bid", "space": 1, "silver": 5}
    assert waiting.refused("PUT", f"/api/tables/{table}/plan", plan=low) == "bad-plan"
    stranger = each_server.guest()
    assert stranger.refused("GET", f"/api/tables/{table}/plans") == "not-signed-in"
    assert each_server.guest("Eve").refused("GET", f"/api/tables/{table}/plans") == "forbidden"
