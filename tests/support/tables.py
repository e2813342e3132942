"""People around a table of a real server: who creates it, who joins, and short ways to play there."""

import time
from collections.abc import Callable
from typing import Any

from support.server import Client, Json, ServerProcess

NAMES = ("Ann", "Ben", "Cleo", "Dora")
NO_LOG = 10**9  # `since`, for those who do not read the log
PATIENCE = 60.0  # seconds until a test gives up; nothing that works takes nearly as long
# What leads on in Homesteaders without doing anything.
IDLE = ("done", "pay 0", "neutral 2", "pass", "no_build", "no_worker", "no_extra", "reward trade")


class Party:
    """The people of a table by seat, and what they do there."""

    def __init__(self, people: list[Client], table: str) -> None:
        self.people = people
        self.table = table
        self.path = f"/api/tables/{table}"

    def info(self, seat: int = 0) -> Json:
        """The table as one of them knows it."""
        info: Json = self.people[seat].get(self.path)
        return info

    def seen(self, at: int = 0, since: int = NO_LOG, **params: Any) -> Json:
        """What the person at a seat sees."""
        return self.people[at].state(self.table, since=since, **params)

    def kinds(self) -> list[str]:
        """The log, as the kinds of its entries."""
        return [entry["kind"] for entry in self.seen(since=0)["entries"]]

    def record_text(self, at: int = 0) -> str:
        """The record as a person gets it."""
        answer = self.people[at].http.get(f"{self.path}/record")
        assert answer.is_success, answer.text
        return answer.text

    def post(self, at: int, what: str, **body: Any) -> Json:
        """A request about the table that must be fine."""
        answer: Json = self.people[at].post(f"{self.path}/{what}", **body)
        return answer

    def refused(self, at: int, what: str, **body: Any) -> str:
        """The key of the refusal of a request about the table; nothing may have changed."""
        before = self.seen(at)
        key = self.people[at].refused("POST", f"{self.path}/{what}", **body)
        after = self.seen(at)
        assert (after["seq"], after["view"]) == (before["seq"], before["view"])
        return key

    def do(self, seat: int, *moves: str, **more: Any) -> int:
        """Decide in notation, one after the other; the new sequence number."""
        for move in moves:
            seq = self.seen(seat)["seq"]
            assert self.post(seat, "act", seq=seq, move=move, **more)["seq"] > seq
        return int(self.seen(seat)["seq"])

    def confirm(self, seat: int) -> None:
        """Hand the turn on."""
        self.post(seat, "confirm", seq=self.seen(seat)["seq"])

    def undo(self, seat: int, to: int | None = None) -> None:
        """Take back."""
        self.post(seat, "undo", seq=self.seen(seat)["seq"], to=to)

    def moves(self, seat: int) -> list[str]:
        """What a seat may do, in notation."""
        return [legal["move"] for legal in self.seen(seat)["legal"]]

    def idle(self, seat: int) -> None:
        """Do as little as possible, and hand on."""
        legal = self.moves(seat)
        move = next((move for move in IDLE if move in legal), legal[0])
        self.do(seat, move, confirm=True)

    def idle_until(self, condition: Callable[[Json], bool]) -> Json:
        """People idle until the one to decide sees what is waited for; the seat is in `turn`."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            actor = self.seen()["turn"]["actor"]
            seen = self.seen(actor)
            if condition(seen):
                return seen
            self.idle(actor)
        raise AssertionError("it did not come to that")

    def wait(self, condition: Callable[[Json], bool], seat: int = 0) -> Json:
        """What a seat sees once something has happened by itself."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            seen = self.seen(seat)
            if condition(seen):
                return seen
            time.sleep(0.02)
        raise AssertionError(f"it did not happen: {seen['seq']} {seen['turn']}")


def create_table(server: ServerProcess, game: str = "homesteaders", players: int = 2, **wanted: Any) -> Party:
    """A table at which as many people as it has seats have begun to play."""
    people = [server.guest(name) for name in NAMES[:players]]
    table = people[0].table(game, players=players, **wanted)
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    return Party(people, table)


def create_solo(server: ServerProcess, game: str = "homesteaders", bot: str = "greedy", **wanted: Any) -> Party:
    """A table of one person and a bot."""
    person = server.guest(NAMES[0])
    seats = [{"kind": "human"}, {"kind": "bot", "bot": bot}]
    return Party([person, person], person.table(game, seats=seats, **wanted))


def watched_game(host: Client, game: str = "montana") -> str:
    """A slow game among bots; the host could take one of the seats."""
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}]
    table: str = host.post("/api/tables", game=game, seats=seats, pace=10.0)["id"]
    host.post(f"/api/tables/{table}/seats/0/stand-in", bot="greedy")
    return table


def is_asked(seat: int) -> Callable[[Json], bool]:
    """Whether everybody waits for a decision of a seat."""
    return lambda seen: bool(seen["turn"]["actor"] == seat and seen["turn"]["awaits"] == "decision")


def can(move: str) -> Callable[[Json], bool]:
    """Whether somebody may do something, in notation."""
    return lambda seen: any(legal["move"] == move for legal in seen["legal"])


def is_over(seen: Json) -> bool:
    """Whether the game has ended."""
    return bool(seen["turn"]["awaits"] == "over")
