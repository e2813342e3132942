"""Talking at a table: everybody reads it, muting keeps somebody out, for oneself or, by the host, for all."""

import pytest

from support.server import Client, ServerProcess
from support.tables import Party, create_table

pytestmark = pytest.mark.slow


@pytest.fixture
def party(shared_server: ServerProcess) -> Party:
    """Ann, the host, and Ben play; Dora looks on, and may talk."""
    party = create_table(shared_server, chat="everybody")
    party.people.append(shared_server.guest("Dora"))
    return party


def read(party: Party, reader: Client) -> list[str]:
    """What somebody gets to read."""
    return [message["text"] for message in reader.get(f"{party.path}/chat")]


def test_what_is_said_reaches_everybody_and_is_kept(party: Party) -> None:
    sockets = [person.socket(party.table) for person in party.people]
    for socket in sockets:
        socket.until("snapshot")
    said = party.post(0, "chat", text="  good luck!  ")
    assert (said["text"], said["name"], said["person"]) == ("good luck!", "Ann", party.people[0].me["id"])
    assert sockets[1].ask(type="chat", text="you too, <b>Ann</b> 🍀")["type"] == "ok"
    assert party.post(2, "chat", text="hello")["name"] == "Dora"
    for socket in sockets[::2]:
        texts = [socket.until("chat")["message"]["text"] for _ in range(3)]
        assert texts == ["good luck!", "you too, <b>Ann</b> 🍀", "hello"]
    messages = party.people[0].get(f"{party.path}/chat")
    assert messages[0] == said
    assert [message["id"] for message in messages] == sorted(message["id"] for message in messages)
    assert read(party, party.people[2]) == ["good luck!", "you too, <b>Ann</b> 🍀", "hello"]


def test_talk_does_not_touch_the_game(party: Party) -> None:
    seq = party.seen()["seq"]
    party.post(1, "chat", text="hurry up")
    assert party.seen()["seq"] == seq
    party.post(0, "act", seq=seq, move="done")


def test_talk_stays_at_its_table(party: Party, shared_server: ServerProcess) -> None:
    other = create_table(shared_server)
    party.post(0, "chat", text="here")
    assert read(other, party.people[0]) == []


@pytest.mark.parametrize("text", ["", "   ", "x" * 501, 5, None])
def test_what_is_no_message_is_refused(party: Party, text: object) -> None:
    assert party.people[0].refused("POST", f"{party.path}/chat", text=text) == "bad-request"
    assert read(party, party.people[0]) == []


def test_who_mutes_somebody_reads_them_no_more(party: Party) -> None:
    ann, ben, dora = party.people
    party.post(2, "chat", text="buy steel!")
    socket = ben.socket(party.table)
    socket.until("snapshot")
    party.post(1, "mute", person=dora.me["id"])
    party.post(2, "chat", text="buy gold!")
    party.post(0, "chat", text="quiet please")
    assert socket.until("chat")["message"]["text"] == "quiet please"
    assert read(party, ben) == ["quiet please"]
    assert read(party, ann) == ["buy steel!", "buy gold!", "quiet please"]
    assert read(party, dora) == ["buy steel!", "buy gold!", "quiet please"]
    party.post(1, "mute", person=dora.me["id"], muted=False)
    assert read(party, ben) == ["buy steel!", "buy gold!", "quiet please"]


def test_whom_the_host_mutes_nobody_reads_but_themselves(party: Party, shared_server: ServerProcess) -> None:
    ann, ben, dora = party.people
    watching = ben.socket(party.table)
    watching.until("snapshot")
    party.post(0, "mute", person=dora.me["id"])
    party.post(2, "chat", text="buy steel!")
    party.post(1, "chat", text="my turn?")
    assert watching.until("chat")["message"]["text"] == "my turn?"
    for reader in (ann, ben, shared_server.guest()):
        assert read(party, reader) == ["my turn?"]
    assert read(party, dora) == ["buy steel!", "my turn?"]


def test_only_people_can_be_muted(party: Party) -> None:
    assert party.people[0].refused("POST", f"{party.path}/mute", person="nobody") == "not-found"
    assert party.people[0].refused("POST", f"{party.path}/mute", person="../etc") == "bad-request"


def test_strangers_read_but_do_not_talk(party: Party, shared_server: ServerProcess) -> None:
    stranger = shared_server.guest()
    party.post(0, "chat", text="welcome")
    assert read(party, stranger) == ["welcome"]
    assert stranger.refused("POST", f"{party.path}/chat", text="me too") == "not-signed-in"
    socket = stranger.socket(party.table)
    socket.until("snapshot")
    assert socket.ask(type="chat", text="me too")["error"]["key"] == "not-signed-in"


def test_a_new_name_is_not_put_on_old_messages(party: Party) -> None:
    party.post(1, "chat", text="first")
    party.people[1].http.patch("/api/me", json={"name": "Benjamin"})
    party.post(1, "chat", text="second")
    assert [message["name"] for message in party.people[0].get(f"{party.path}/chat")] == ["Ben", "Benjamin"]
