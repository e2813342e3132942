"""People who play without a pause and remember what the server acknowledged."""

import random
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import httpx

from attack.trial import Trial
from support.server import Json, ServerProcess

NO_LOG = 10**9
PATIENCE = 10.0  # seconds for one request
REST = 0.02  # seconds after a request that did not work


class Witness:
    """Somebody at a table of their own, for both seats; with several servers now at one and now at another."""

    def __init__(self, name: str, servers: Sequence[ServerProcess], pause: float = 0.0) -> None:
        self.servers = servers
        self.pause = pause  # seconds between two decisions
        self.at = 0
        self.rng = random.Random(name)
        self.http = httpx.Client(headers={"X-Frontier": "1"}, timeout=PATIENCE)
        self.done: dict[tuple[str, int], tuple[str, str | None]] = {}  # by table and sequence number: kind and move
        self.tables: list[str] = []
        self.refusals: Counter[str] = Counter()  # answers that were no: status and key
        self.wordless = 0  # refusals without a sentence
        self.unanswered = 0
        self.last = time.monotonic()  # when something was acknowledged last
        self.longest = 0.0  # seconds between two acknowledgements
        answer = self.ask("POST", "/api/guests", name=name)
        assert answer.is_success, answer.text

    def ask(self, method: str, path: str, **body: Any) -> httpx.Response:
        """Any request."""
        url = f"{self.servers[self.at].url}{path}"
        return self.http.request(method, url, json=body) if method == "POST" else self.http.get(url, params=body)

    def step(self) -> None:
        """One decision, a new table if need be; whatever does not work is noted and tried again with the next one."""
        try:
            self._step()
        except (httpx.TransportError, httpx.InvalidURL):
            self.unanswered += 1
            self.at = (self.at + 1) % len(self.servers)
            time.sleep(REST)

    def _step(self) -> None:
        if self.rng.random() < 0.05:
            self.at = self.rng.randrange(len(self.servers))
        if not self.tables:
            self._create_table()
            return
        table = self.tables[-1]
        answer = self.ask("GET", f"/api/tables/{table}/state", since=NO_LOG)
        if not self._is_fine(answer):
            return
        seen: Json = answer.json()
        if seen["turn"]["awaits"] == "over":
            self._create_table()
        elif seen["turn"]["awaits"] == "confirm":
            self._decide(table, seen["seq"], "confirm", None)
        elif seen["can"]["undo"] and self.rng.random() < 0.2:
            self._decide(table, seen["seq"], "undo", None)
        elif seen["legal"]:
            legal = self.rng.choice(seen["legal"])
            self._decide(table, seen["seq"], "act", legal["move"], action=legal["action"], confirm=True)

    def _create_table(self) -> None:
        answer = self.ask("POST", "/api/tables", game="montana", pace=0, seats=[{"kind": "human"}] * 2)
        if self._is_fine(answer):
            self.tables.append(answer.json()["id"])

    def _decide(self, table: str, seq: int, what: str, move: str | None, **more: Any) -> None:
        if self._is_fine(self.ask("POST", f"/api/tables/{table}/{what}", seq=seq, **more)):
            assert (table, seq + 1) not in self.done, "two decisions with one sequence number"
            self.done[table, seq + 1] = ("move" if what == "act" else what, move)
            now = time.monotonic()
            self.longest, self.last = max(self.longest, now - self.last), now
            time.sleep(self.pause)

    def _is_fine(self, answer: httpx.Response) -> bool:
        if answer.is_success:
            return True
        try:
            error = answer.json()["error"]
            key, has_words = error["key"], bool(error["message"])
        except (ValueError, KeyError, TypeError):
            key, has_words = "?", False
        self.refusals[f"{answer.status_code} {key}"] += 1
        self.wordless += not has_words
        time.sleep(REST)
        return False

    def lost(self) -> int:
        """How much of what was acknowledged is not in the logs as it was done, or how many logs have gaps."""
        missing = 0
        for table in self.tables:
            answer = self.ask("GET", f"/api/tables/{table}/state")
            assert answer.is_success, answer.text
            log = {entry["seq"]: (entry["kind"], entry.get("move")) for entry in answer.json()["entries"]}
            missing += list(log) != list(range(1, len(log) + 1))
            missing += sum(log.get(seq) != done for (at, seq), done in self.done.items() if at == table)
        return missing


class Witnesses:
    """Several of them."""

    def __init__(self, people: list[Witness]) -> None:
        self.people = people

    @property
    def acknowledged(self) -> int:
        """How much was acknowledged so far."""
        return sum(len(person.done) for person in self.people)

    @property
    def longest(self) -> float:
        """The longest that anybody waited for an acknowledgement, in seconds."""
        return max(person.longest for person in self.people)

    @property
    def refusals(self) -> Counter[str]:
        """All refusals by status and key."""
        return sum((person.refusals for person in self.people), Counter[str]())

    def wait(self, more: int = 1, timeout: float = 60.0) -> float:
        """Until everybody has been acknowledged so many things more; the seconds that took."""
        began = time.monotonic()
        goals = [len(person.done) + more for person in self.people]
        while any(len(person.done) < goal for person, goal in zip(self.people, goals, strict=True)):
            assert time.monotonic() < began + timeout, "players were not served again"
            time.sleep(0.005)
        return time.monotonic() - began

    def judge(self, trial: Trial) -> None:
        """Nothing may be lost, and every refusal must say why, none of them being a fault of the server."""
        lost = sum(person.lost() for person in self.people)
        trial.figure(f"{self.acknowledged} acknowledged, {lost} lost")
        trial.must(self.acknowledged > 0, "nothing was acknowledged at all")
        trial.must(lost == 0, f"{lost} acknowledged decisions lost")
        faults = sum(count for name, count in self.refusals.items() if name.startswith("500"))
        trial.must(faults == 0, f"{faults} internal errors")
        wordless = sum(person.wordless for person in self.people)
        trial.must(wordless == 0, f"{wordless} refusals without a word")


@contextmanager
def playing(trial: Trial, count: int, *servers: ServerProcess, pause: float = 0.0) -> Iterator[Witnesses]:
    """So many people, who begin at one server after the other and play as long as the block lasts."""
    people = []
    for number in range(count):
        k = number % len(servers)
        people.append(Witness(f"Witness {number}", [*servers[k:], *servers[:k]], pause))
        trial.stack.callback(people[-1].http.close)
    stop = threading.Event()
    broken: list[BaseException] = []

    def play(person: Witness) -> None:
        try:
            while not stop.is_set():
                person.step()
        except BaseException as error:
            broken.append(error)

    threads = [threading.Thread(target=play, args=(person,), daemon=True) for person in people]
    for thread in threads:
        thread.start()
    try:
        yield Witnesses(people)
    finally:
        stop.set()
        for thread in threads:
            thread.join(2 * PATIENCE)
    if broken:
        raise broken[0]
