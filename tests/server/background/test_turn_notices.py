"""Somebody is told outside the page that it is their turn: once a turn, and only who is away."""

import json
import time
from pathlib import Path

import pytest

from frontier.server.notifications.notifier import sign
from support.receivers import Receiver
from support.server import Client, ServerProcess
from support.together import until

pytestmark = pytest.mark.slow


def calls(receiver: Receiver) -> list[dict[str, object]]:
    """What was posted."""
    return [json.loads(body) for _, _, body in receiver.requests]


def pass_on(person: Client, table: str) -> None:
    """Decide until it is somebody else's turn."""
    seat = person.state(table)["seat"]
    while (seen := person.state(table))["turn"]["actor"] == seat:
        person.act(table, seen["seq"], seen["legal"][0]["action"], confirm=True)


def test_who_is_away_is_called_once_a_turn_and_who_is_there_is_not(tmp_path: Path) -> None:
    options = ("--no-limits", "--private-webhooks", "--call-after", "1")
    with Receiver() as receiver, ServerProcess(str(tmp_path / "t.db"), tmp_path, *options) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        me = ben.http.patch("/api/me", json={"webhook": f"http://127.0.0.1:{receiver.port}/hook"}).json()
        table = ann.table("homesteaders", speed="turns")
        ben.post(f"/api/tables/{table}/join")
        socket = ben.socket(table)  # he is there: nobody calls
        pass_on(ann, table)
        end = time.monotonic() + 12
        while time.monotonic() < end:  # two rounds of housekeeping
            assert not receiver.requests
            time.sleep(0.5)
        socket.close()
        until(lambda: len(receiver.requests), lambda n: n > 0, 40)
        told = calls(receiver)[0]
        seq = ben.state(table)["seq"]
        assert (told["event"], told["table"], told["game"], told["seq"]) == ("your-turn", table, "homesteaders", seq)
        _, headers, body = receiver.requests[0]
        assert headers["X-Frontier-Signature"] == sign(me["webhook_secret"], body)
        pass_on(ben, table)
        pass_on(ann, table)
        until(lambda: len(receiver.requests), lambda n: n > 1, 40)
        assert [call["seq"] for call in calls(receiver)] == [seq, ben.state(table)["seq"]], "once a turn"
