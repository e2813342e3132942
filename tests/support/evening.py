"""An evening at a table whose players, spectators and strangers keep everything that they are told."""

import json
import random
from dataclasses import dataclass, field
from typing import cast

from support.server import Client, Json, ServerProcess, TableSocket

PLANNER = 1  # the seat that prepares decisions
NAMES = ("Ann", "Ben", "Cid")


@dataclass
class Witness:
    """Somebody, the seat whose eyes they have (None: looks on), and everything they were told."""

    client: Client
    eyes: int | None
    socket: TableSocket | None = None
    answers: list[tuple[str, int, str]] = field(default_factory=list)  # what was asked over HTTP, when, what came
    whys: list[tuple[int, int, Json]] = field(default_factory=list)  # when, which action, what came

    @property
    def heard(self) -> list[str]:
        """Everything over the socket."""
        assert self.socket is not None
        return self.socket.received

    def ask(self, path: str, seq: int) -> Json | None:
        """Ask over HTTP, keep the answer whatever it is."""
        answer = self.client.http.get(path)
        self.answers.append((path.rpartition("/")[2], seq, answer.text))
        return cast(Json, answer.json()) if answer.is_success and "json" in answer.headers["content-type"] else None


@dataclass
class Evening:
    """A whole game with its witnesses: three players, a signed spectator, a stranger."""

    table: str
    witnesses: list[Witness]
    private: list[str]  # what belongs to one person alone
    planned: int = 0
    told_then: int = 0  # how often somebody was told of the table while something was prepared

    @property
    def spectator(self) -> Witness:
        return self.witnesses[3]

    @property
    def seq(self) -> int:
        assert self.spectator.socket is not None
        return int(self.spectator.socket.update["seq"])

    def catch_up(self, seq: int) -> None:
        """Until everybody has heard of this entry."""
        for witness in self.witnesses:
            if witness.socket is not None:
                while witness.socket.update["seq"] < seq:
                    witness.socket.receive(30)

    def look_around(self, rng: random.Random) -> None:
        """Everybody asks for everything there is."""
        path, seq = f"/api/tables/{self.table}", self.seq
        for witness in self.witnesses:
            for part in ("", "/state", f"/state?since={seq}", "/record", "/chat", "/plan"):
                witness.ask(path + part, seq)
            witness.ask("/api/tables", seq)
            witness.ask("/api/me/tables", seq)
            for code in rng.sample(range(200), 4):
                why = witness.ask(f"{path}/why?action={code}", seq)
                if why is not None:
                    witness.whys.append((seq, code, why))

    def prepare(self, plan: Json) -> None:
        """The planner prepares something while another has to decide; nobody hears of it."""
        planner = self.witnesses[PLANNER]
        for witness in self.witnesses:  # what came before has arrived
            if witness.socket is not None:
                assert witness.socket.ask(type="ping")["type"] == "pong"
        answer = planner.client.http.put(f"/api/tables/{self.table}/plan", json={"plan": plan})
        if answer.status_code == 422:
            assert answer.json()["error"]["key"] == "bad-plan"  # no auction is left
            return
        assert answer.json()["plan"].items() >= plan.items()
        self.planned += 1
        for witness in self.witnesses:
            if witness.socket is not None:
                assert witness.socket.ask(type="ping")["type"] == "pong"
                self.told_then += json.loads(witness.heard[-2])["type"] == "table"
                assert witness.socket.update["seq"] == self.seq


def gather(server: ServerProcess, wanted: Json) -> Evening:
    """Everybody sits and looks."""
    people = [server.guest(name) for name in (*NAMES, "Dora")]
    private = []
    for person in people:
        name = str(person.me["name"]).lower()
        changed = {"email": f"{name}@hidden.invalid", "webhook": f"https://hidden.invalid/hook-of-{name}"}
        me = person.http.patch("/api/me", json=changed).json()
        private += [me["email"], me["webhook"], me["webhook_secret"]]
        private += [person.http.cookies["frontier_session"], person.post("/api/tokens", name="robot")["token"]]
    table = people[0].table(players=3, visibility="public", chat="everybody", **wanted)
    for person in people[1:3]:
        person.post(f"/api/tables/{table}/join")
    witnesses = [Witness(person, seat if seat < 3 else None) for seat, person in enumerate(people)]
    for witness in witnesses:
        witness.socket = witness.client.socket(table)
        witness.socket.until("snapshot")
    witnesses.append(Witness(server.guest(), None))
    return Evening(table, witnesses, private)


def plan_for(evening: Evening, game: str, rng: random.Random) -> Json:
    """Something that the planner may prepare."""
    if game == "homesteaders":
        return {"plan": "max_bid", "space": rng.randint(1, 3), "silver": rng.choice((4, 5, 6)), "then": "ask"}
    entries = [entry for text in evening.witnesses[PLANNER].heard for entry in json.loads(text).get("entries", [])]
    moves = [entry["move"] for entry in entries if entry["seat"] == PLANNER and entry["kind"] == "move"]
    return {"plan": "moves", "moves": rng.sample(moves, min(2, len(moves)))}


def play(evening: Evening, game: str, rng: random.Random) -> None:
    """Random decisions, some of them taken back, until the game is over."""
    step = 0
    while True:
        assert evening.spectator.socket is not None
        turn = evening.spectator.socket.update["turn"]
        if turn["awaits"] == "over":
            return
        socket = evening.witnesses[turn["actor"]].socket
        assert socket is not None
        seen = socket.update
        assert seen["turn"] == turn
        if seen["can"]["undo"] and rng.random() < 0.05:
            answer = socket.ask(type="undo", seq=seen["seq"])
        elif turn["awaits"] == "confirm":
            answer = socket.ask(type="confirm", seq=seen["seq"])
        else:
            action = rng.choice(seen["legal"])["action"]
            answer = socket.ask(type="act", seq=seen["seq"], action=action, confirm=rng.random() < 0.8)
        assert answer["type"] == "ok", answer
        evening.catch_up(answer["seq"])
        step += 1
        now = evening.spectator.socket.update["turn"]
        if now["awaits"] == "over":  # nothing is secret any more
            return
        if step % 90 == 20:
            evening.look_around(rng)
            evening.witnesses[step % 4].client.post(f"/api/tables/{evening.table}/chat", text=f"step {step}")
        if step % 6 == 4 and now["actor"] not in (PLANNER, None):
            evening.prepare(plan_for(evening, game, rng))
