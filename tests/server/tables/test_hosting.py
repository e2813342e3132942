"""What the host of a table decides: who may talk, who has to get up, who must not come; and that only the host does."""

import json
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest
from alembic import command
from sqlalchemy import inspect, text
from websockets.exceptions import ConnectionClosed

from frontier.server.limits.rate_limits import RATES
from frontier.server.storage.database import connect, parse_url
from frontier.server.storage.migrations import config, migrate
from support.rows import CHATS, ENTRIES, fill, rows
from support.server import Client, Json, ServerProcess, TableSocket
from support.tables import Party, create_table
from support.together import at_once, until

pytestmark = pytest.mark.slow


def path(table: str, what: str = "") -> str:
    """An address of a table."""
    return f"/api/tables/{table}{what}"


def key(answer: httpx.Response) -> str:
    """How a request was refused."""
    assert answer.is_error, answer.text
    return str(answer.json()["error"]["key"])


def told(socket: TableSocket, key: str) -> str:
    """The sentence of a refusal that nobody had asked for."""
    message = socket.until("error", timeout=60)["error"]
    assert message["key"] == key
    return str(message["message"])


def turned_away(socket: TableSocket) -> str:
    """The last word of a socket that is closed for good."""
    message = told(socket, "banned")
    with pytest.raises(ConnectionClosed) as closed:
        socket.receive(60)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "banned")
    return message


def kinds(client: Client, table: str) -> list[str]:
    """Who sits there."""
    return [seat["name"] or seat["kind"] for seat in client.get(path(table))["seats"]]


@pytest.fixture
def waiting(each_server: ServerProcess) -> Party:
    """Ann, the host, and Ben wait for a third; Cid looks on."""
    ann, ben, cid = (each_server.guest(name) for name in ("Ann", "Ben", "Cid"))
    table = ann.table("montana", players=3)
    ben.post(path(table, "/join"))
    return Party([ann, ben, cid], table)


@pytest.fixture
def playing(each_server: ServerProcess) -> Party:
    """Ann, the host, and Ben play; Cid looks on."""
    party = create_table(each_server)
    party.people.append(each_server.guest("Cid"))
    return party


# --- who may talk ---


def test_at_first_only_those_who_sit_there_talk(playing: Party) -> None:
    cid = playing.people[2]
    assert playing.info()["chat"] == "seated"
    playing.post(1, "chat", text="hello")
    refused = cid.http.post(f"{playing.path}/chat?lang=de", json={"text": "me too"})
    assert (refused.status_code, key(refused)) == (403, "chat-seated")
    assert "mitlesen" in refused.json()["error"]["message"]
    socket = cid.socket(playing.table)
    socket.until("snapshot")
    assert socket.ask(type="chat", text="me too")["error"]["key"] == "chat-seated"
    assert [message["text"] for message in cid.get(f"{playing.path}/chat")] == ["hello"]


def test_the_host_decides_at_any_time_who_talks(playing: Party) -> None:
    ann, ben, cid = playing.people
    watching = ben.socket(playing.table)
    watching.until("table")
    assert ann.http.patch(playing.path, json={"chat": "everybody"}).json()["chat"] == "everybody"
    while watching.until("table")["table"]["chat"] != "everybody":
        pass
    assert playing.post(2, "chat", text="me too")["name"] == "Cid"
    assert watching.until("chat")["message"]["text"] == "me too"
    assert ann.http.patch(playing.path, json={"chat": "nobody", "pace": 0}).json()["chat"] == "nobody"
    for person in (ann, ben, cid):
        assert person.refused("POST", f"{playing.path}/chat", text="?") == "chat-off"
    assert ann.http.patch(playing.path, json={"chat": "seated"}).is_success
    playing.post(1, "chat", text="again")
    assert key(ann.http.patch(playing.path, json={"chat": "some"})) == "bad-request"
    for person in (ben, cid):
        assert key(person.http.patch(playing.path, json={"chat": "nobody"})) == "only-host"
    assert playing.info()["chat"] == "seated"


def test_who_lays_a_table_chooses_who_talks_and_a_rematch_keeps_it(each_server: ServerProcess) -> None:
    party = create_table(each_server, "montana", chat="everybody")
    assert party.info()["chat"] == "everybody"
    for seat in (0, 1):
        party.post(seat, "abandon", agree=True)
    assert party.post(0, "rematch")["chat"] == "everybody"
    assert party.people[0].refused("POST", "/api/tables", game="montana", chat="me") == "bad-request"


# --- removing ---


def test_who_is_removed_is_told_and_may_sit_down_again(waiting: Party) -> None:
    ann, ben, cid = waiting.people
    socket, others = ben.socket(waiting.table, lang="nl"), cid.socket(waiting.table)
    for each in (socket, others):
        each.until("snapshot")
    info = waiting.post(0, "remove", person=ben.me["id"])
    assert [seat["kind"] for seat in info["seats"]] == ["human", "open", "open"]
    assert (info["seats"][1]["person"], info["seats"][1]["nonce"]) == (None, None)
    while (seen := others.until("table")["table"])["seats"][1]["kind"] != "open":
        pass
    assert not any(seat["you"] for seat in seen["seats"])
    assert told(socket, "removed") == "Wie deze tafel leidt, heeft je plaats weer vrijgegeven."
    assert socket.ask(type="ping")["type"] == "pong", "whoever looks on may stay"
    assert ben.refused("POST", f"{waiting.path}/chat", text="why?") == "chat-seated"
    waiting.post(1, "join", seat=2)
    assert kinds(ann, waiting.table) == ["Ann", "open", "Ben"]


def test_only_the_host_removes_and_neither_the_host_nor_a_bot_nor_somebody_without_a_seat(
    each_server: ServerProcess,
) -> None:
    ann, ben, cid = (each_server.guest(name) for name in ("Ann", "Ben", "Cid"))
    seats = [{"kind": "human"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    table = ann.table("montana", players=4, seats=seats)
    ben.post(path(table, "/join"))
    before = ann.get(path(table))["seats"]
    for other in (ben, cid):
        for what in ("/remove", "/ban"):
            for whom in (ann, ben, cid):
                assert other.refused("POST", path(table, what), person=whom.me["id"]) == "only-host"
        assert key(other.http.get(path(table, "/bans"))) == "only-host"
        assert other.refused("POST", path(table, "/ban"), person=ben.me["id"], banned=False) == "only-host"
    for what in ("/remove", "/ban"):
        assert ann.refused("POST", path(table, what), person=ann.me["id"]) == "not-yourself"
        assert ann.refused("POST", path(table, what), person="random") == "not-found"
        assert ann.refused("POST", path(table, what), person="a b") == "bad-request"
        assert ann.refused("POST", path(table, what)) == "bad-request"
        assert each_server.guest().refused("POST", path(table, what), person=ben.me["id"]) == "not-signed-in"
        assert ann.refused("POST", path("none", what), person=ben.me["id"]) == "not-found"
    assert ann.refused("POST", path(table, "/remove"), person=cid.me["id"]) == "not-found"
    assert ann.get(path(table))["seats"] == before
    assert ann.get(path(table, "/bans")) == []


def test_a_game_that_has_begun_takes_nobodys_seat(playing: Party) -> None:
    ben = playing.people[1].me["id"]
    for what in ("remove", "ban"):
        assert playing.refused(0, what, person=ben) == "keeps-seat"
    playing.post(1, "leave")
    assert playing.refused(0, "ban", person=ben) == "keeps-seat", "he may come back"
    assert playing.people[0].get(f"{playing.path}/bans") == []


def test_the_next_host_decides_once_the_first_has_left(waiting: Party) -> None:
    ann, ben, cid = waiting.people
    waiting.post(0, "leave")
    assert waiting.info(1)["is_host"]
    assert ann.refused("POST", f"{waiting.path}/ban", person=ben.me["id"]) == "only-host"
    waiting.post(2, "join")
    waiting.post(1, "remove", person=cid.me["id"])
    assert kinds(ben, waiting.table).count("open") == 2


# --- banning ---


def test_who_is_banned_can_neither_sit_nor_watch_nor_talk_until_allowed_again(waiting: Party) -> None:
    ann, ben, cid = waiting.people
    ann.http.patch(waiting.path, json={"chat": "everybody"})
    sockets = [ben.socket(waiting.table, lang="de"), ben.socket(waiting.table, lang="en"), cid.socket(waiting.table)]
    for socket in sockets:
        socket.until("snapshot")
    info = waiting.post(0, "ban", person=ben.me["id"])
    assert [seat["kind"] for seat in info["seats"]] == ["human", "open", "open"]
    assert turned_away(sockets[0]) == (
        "Wer diesen Tisch leitet, hat dich von ihm ausgeschlossen; such dir einen anderen Tisch."
    )
    assert turned_away(sockets[1]).startswith("The host of this table")
    assert sockets[2].ask(type="ping")["type"] == "pong"
    for what, body in (("join", {}), ("chat", {"text": "let me in"})):
        assert ben.refused("POST", f"{waiting.path}/{what}", **body) == "banned"
    assert key(ben.http.get(f"{waiting.path}/state")) == "banned"
    turned_away(ben.socket(waiting.table))
    assert kinds(ann, waiting.table) == ["Ann", "open", "open"]
    waiting.post(0, "ban", person=ben.me["id"])
    waiting.post(0, "ban", person=cid.me["id"])
    listed = ann.get(f"{waiting.path}/bans")
    assert [(each["person"], each["name"]) for each in listed] == [(x.me["id"], x.me["name"]) for x in (cid, ben)]
    for _ in range(2):
        waiting.post(0, "ban", person=ben.me["id"], banned=False)
    assert [each["name"] for each in ann.get(f"{waiting.path}/bans")] == ["Cid"]
    waiting.post(1, "join")
    ben.socket(waiting.table).until("snapshot")
    waiting.post(1, "chat", text="thank you")


def test_somebody_who_looks_on_can_be_banned_during_the_game(playing: Party) -> None:
    _, ben, cid = playing.people
    socket, players = cid.socket(playing.table), ben.socket(playing.table)
    for each in (socket, players):
        each.until("snapshot")
    playing.post(0, "ban", person=cid.me["id"])
    turned_away(socket)
    assert players.ask(type="ping")["type"] == "pong"
    seq = playing.seen()["seq"]
    playing.post(0, "act", seq=seq, move="done")
    assert cid.get(playing.path)["status"] == "playing", "the table exists for everybody"


def test_bans_go_on_in_the_rematch_and_are_forgotten_with_who_leaves_for_good(
    each_server: ServerProcess,
) -> None:
    party = create_table(each_server, "montana")
    cid = each_server.guest("Cid")
    party.post(0, "ban", person=cid.me["id"])
    for seat in (0, 1):
        party.post(seat, "abandon", agree=True)
    made = party.post(0, "rematch")["id"]
    assert cid.refused("POST", path(made, "/join")) == "banned"
    assert [each["name"] for each in party.people[0].get(path(made, "/bans"))] == ["Cid"]
    # Whom the host bans from the rematch has no seat kept there any more.
    ben = party.people[1]
    party.people[0].post(path(made, "/ban"), person=ben.me["id"])
    assert ben.refused("POST", f"{party.path}/rematch") == "banned"
    assert cid.http.delete("/api/me").status_code == 204
    assert [each["name"] for each in party.people[0].get(path(made, "/bans"))] == ["Ben"]


# --- at the same moment ---


def test_of_removing_and_beginning_at_once_one_is_first(each_server: ServerProcess) -> None:
    """Ben is removed while Cid takes the last seat: either the game has begun with both, or it waits without Ben."""
    ann, ben, cid = (each_server.guest(name) for name in ("Ann", "Ben", "Cid"))
    for what in ("/remove", "/ban") * 4:
        table = ann.table("montana", players=3)
        ben.post(path(table, "/join"))
        answers = at_once(
            partial(ann.http.post, path(table, what), json={"person": ben.me["id"]}),
            partial(cid.http.post, path(table, "/join"), json={}),
        )
        assert answers[1].is_success, answers[1].text
        info = ann.get(path(table))
        names = {seat["name"] for seat in info["seats"]}
        if answers[0].is_success:
            assert (info["status"], names) == ("waiting", {"Ann", "Cid", None})
        else:
            assert key(answers[0]) == "keeps-seat"
            assert (info["status"], names) == ("playing", {"Ann", "Ben", "Cid"})


def test_who_is_banned_while_sitting_down_does_not_sit(each_server: ServerProcess) -> None:
    ann, ben = each_server.guest("Ann"), each_server.guest("Ben")
    for _ in range(6):
        table = ann.table("montana", players=3)
        answers = at_once(
            partial(ann.http.post, path(table, "/ban"), json={"person": ben.me["id"]}),
            partial(ben.http.post, path(table, "/join"), json={}),
        )
        assert answers[0].is_success
        assert answers[1].is_success or key(answers[1]) == "banned"
        assert kinds(ann, table) == ["Ann", "open", "open"]


# --- floods ---


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with limits."""
    folder = tmp_path_factory.mktemp("limited")
    with ServerProcess(str(folder / "table.db"), folder) as running:
        yield running


def test_a_flood_of_new_guests_does_not_drown_a_table(limited: ServerProcess) -> None:
    ann, ben = limited.guest("Ann"), limited.guest("Ben")
    table = ann.table("homesteaders", chat="everybody")
    ben.post(path(table, "/join"))
    started = time.monotonic()
    answers = []
    for number in range(12):
        guest = limited.guest(f"Troll {number}")
        answers += [guest.http.post(path(table, "/chat"), json={"text": "spam"}) for _ in range(4)]
    passed = time.monotonic() - started
    accepted = sum(answer.is_success for answer in answers)
    rate = RATES["chat-onlookers"]
    assert accepted <= rate.burst + passed * rate.per_second + 1
    assert {key(answer) for answer in answers if answer.is_error} == {"too-fast"}
    # Those who sit there are not held up by it.
    assert ann.post(path(table, "/chat"), text="what a crowd")["id"]
    # Nor by what is refused anyway.
    assert ann.http.patch(path(table), json={"chat": "seated"}).is_success
    assert guest.refused("POST", path(table, "/chat"), text="spam") in ("chat-seated", "too-fast")


def test_guests_of_one_address_talk_only_so_much_together(limited: ServerProcess) -> None:
    """Whoever comes again and again as somebody new, takes the seat, talks and leaves it."""
    ann = limited.guest("Ann")
    table = ann.table("homesteaders", players=3)
    started, said = time.monotonic(), 0
    for number in range(8):
        guest = limited.guest(f"Guest {number}")
        guest.post(path(table, "/join"))
        socket = guest.socket(table)
        said += sum(socket.ask(type="chat", text="hello")["type"] == "ok" for _ in range(8))
        guest.post(path(table, "/leave"))
    passed = time.monotonic() - started
    rate = RATES["chat-address"]
    assert said <= rate.burst + passed * rate.per_second + 1
    assert said < 8 * RATES["chat"].burst or passed > 8


# --- databases from before ---


def test_at_tables_from_before_those_who_sit_there_talk(database: str) -> None:
    fill(database)
    engine = connect(parse_url(database))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        command.downgrade(config(connection), "0002")
        assert "bans" not in inspect(connection).get_table_names()
        assert "chat" not in {column["name"] for column in inspect(connection).get_columns("tables")}
        assert connection.execute(text("SELECT count(*) FROM tables")).scalar_one() == 3
    migrate(engine)
    engine.dispose()
    found: dict[str, list[Json]] = rows(database)
    assert [row["chat"] for row in found["tables"]] == ["seated"] * 3
    assert found["bans"] == []
    assert {name: len(found[name]) for name in ("seats", "entries", "chat")} == {
        "seats": 6, "entries": ENTRIES, "chat": CHATS,
    }  # fmt: skip


def test_bans_outlive_the_process(tmp_path: Path) -> None:
    database = str(tmp_path / "table.db")
    with ServerProcess(database, tmp_path, "--no-limits") as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        table = ann.table("montana", chat="everybody")
        ann.post(path(table, "/ban"), person=ben.me["id"])
    with ServerProcess(database, tmp_path, "--no-limits") as server:
        again = server.visit(ben)
        assert again.refused("POST", path(table, "/join")) == "banned"
        assert again.refused("POST", path(table, "/chat"), text="?") == "banned"
        assert until(lambda: json.dumps(server.visit(ann).get(path(table, "/bans"))), bool).count(ben.me["id"]) == 1


def test_the_host_alone_takes_a_waiting_table_away(shared_server: ServerProcess) -> None:
    ann, ben, cid = (shared_server.guest(name) for name in ("Ann", "Ben", "Cid"))
    table = ann.table(players=3)
    ben.post(f"/api/tables/{table}/join")
    for client in (ben, cid):
        assert client.refused("POST", f"/api/tables/{table}/abandon", agree=True) == "forbidden"
    assert cid.refused("POST", f"/api/tables/{table}/leave") == "forbidden"
    assert ann.get(f"/api/tables/{table}")["status"] == "waiting"
    assert ann.post(f"/api/tables/{table}/abandon", agree=True)["status"] == "closed"
