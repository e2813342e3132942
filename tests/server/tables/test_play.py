"""Whole games over the real server."""

import random
from typing import Any

import pytest

import frontier
from support.server import Client, ServerProcess

pytestmark = pytest.mark.slow
GAMES: dict[str, dict[str, Any]] = {
    "homesteaders": {"game": "homesteaders"},
    "montana": {"game": "montana"},
    "montana with modules": {"game": "montana", "modules": ["settlements", "landscapes", "events", "goldrush"]},
}


def play_out(seats: list[Client], table: str, rng: random.Random) -> None:
    """Random decisions over HTTP until the game is over."""
    while True:
        seen = seats[0].state(table, since=10**6)
        if seen["turn"]["awaits"] == "over":
            return
        actor = seen["turn"]["actor"]
        if seen["turn"]["thinking"]:
            continue
        seen = seats[actor].state(table, since=10**6)
        choice = rng.choice(seen["legal"])
        seats[actor].act(table, seen["seq"], choice["action"], confirm=True)


@pytest.mark.parametrize("wanted", GAMES.values(), ids=GAMES.keys())
def test_a_whole_game_of_two_people(server: ServerProcess, wanted: dict[str, Any]) -> None:
    people = [server.guest(name) for name in ("Ann", "Ben")]
    table = people[0].table(**wanted)
    assert people[0].get(f"/api/tables/{table}")["status"] == "waiting"
    people[1].post(f"/api/tables/{table}/join")
    play_out(people, table, random.Random(5))
    info = people[1].get(f"/api/tables/{table}")
    assert info["status"] == "over"
    record = people[0].http.get(f"/api/tables/{table}/record").text
    match = frontier.record.loads(record)
    assert list(match.state.scores) == info["result"]["scores"]
    assert match.names == ("Ann", "Ben")


def test_everybody_at_one_device(server: ServerProcess) -> None:
    person = server.guest("Ann")
    table = person.table("montana", players=3, seats=[{"kind": "human"}] * 3)
    play_out([person] * 3, table, random.Random(1))
    assert person.get(f"/api/tables/{table}")["result"] is not None
