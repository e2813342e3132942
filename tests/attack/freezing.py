"""Processes that stand still or are gone while others go on."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median

from attack.trial import Trial
from attack.witness import NO_LOG, Witness, playing
from support.processes import children, running
from support.server import Client, ServerProcess

LONGEST_FREEZE = 45.0
GO_OVER = 15.0  # seconds within which somebody whose process stands still can decide at the other
REPLACED = 30.0
BOT_BACK = 30.0
PATIENCE = 120.0  # seconds for what must come about


@contextmanager
def standing_still(*pids: int) -> Iterator[None]:
    """These processes do nothing as long as the block lasts; those that are gone afterwards do not matter."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in running(list(pids)):
            os.kill(pid, signal.SIGCONT)


def against_bot(person: Client, pace: float, bot: str = "greedy") -> str:
    """A table of a person and a bot that takes so many seconds at least."""
    seats = [{"kind": "human"}, {"kind": "bot", "bot": bot}]
    return str(person.post("/api/tables", game="montana", pace=pace, seats=seats)["id"])


def until_thinking(person: Client, table: str) -> int:
    """Decide until it is the bot's turn; the sequence number then."""
    end = time.monotonic() + PATIENCE
    while True:
        seen = person.state(table, since=NO_LOG)
        if seen["turn"]["thinking"]:
            return int(seen["seq"])
        assert time.monotonic() < end, "it never was the bot's turn"
        quiet = [legal for legal in seen["legal"] if not legal["move"].startswith("build")] or seen["legal"]
        if quiet:
            person.act(table, seen["seq"], quiet[0]["action"], confirm=True)


def until_moved(person: Client, table: str, seq: int, timeout: float) -> float:
    """Seconds until somebody else has decided; infinite if nobody does in time."""
    began = time.monotonic()
    while time.monotonic() < began + timeout:
        if person.state(table, since=NO_LOG)["seq"] > seq:
            return time.monotonic() - began
        time.sleep(0.05)
    return float("inf")


def go_over(person: Witness, server: ServerProcess) -> float:
    """Seconds until a player whose process stands still has decided at another."""
    client = Client(server.url)
    client.http.cookies.set("frontier_session", person.http.cookies["frontier_session"])
    try:
        began = time.monotonic()
        seen = client.state(person.tables[-1], since=NO_LOG)
        if seen["turn"]["awaits"] == "decision":
            client.act(person.tables[-1], seen["seq"], seen["legal"][0]["action"], confirm=True)
        return time.monotonic() - began
    finally:
        client.close()


def frozen_process(trial: Trial) -> None:
    """One of two processes on PostgreSQL stands still (SIGSTOP) for 20 s and more while people play at both; its
    players go over to the other, which also takes over what its bots had to decide."""
    _, database = trial.postgres()
    stuck, sound = (trial.server("--no-limits", "--bot-seconds", "1", database=database) for _ in range(2))
    assert stuck.process is not None
    ann = stuck.guest("Ann")
    there_too = sound.visit(ann)
    table = against_bot(ann, pace=5)
    with playing(trial, 2, stuck) as victims, playing(trial, 2, sound) as others:
        victims.wait(2)
        others.wait(2)
        seq = until_thinking(ann, table)
        before = others.acknowledged
        for person in others.people:
            person.longest = 0.0
        began = time.monotonic()
        with standing_still(stuck.process.pid):
            moved = [go_over(person, sound) for person in victims.people]
            if not trial.quick:
                taken = until_moved(there_too, table, seq, LONGEST_FREEZE)
            time.sleep(max(0.0, trial.pick(20, 4) - (time.monotonic() - began)))
            lasted = time.monotonic() - began
            meanwhile = others.acknowledged - before
        longest = max(person.longest for person in others.people)
        victims.wait(2)
        others.wait(2)
    trial.figure(
        f"stood still for {lasted:.0f} s; the others decided {meanwhile} times and waited {longest:.1f} s at most"
    )
    trial.figure(f"going over took {max(moved):.1f} s")
    trial.must(meanwhile > 0, "nobody could play")
    trial.must(longest < GO_OVER, f"the others waited {longest:.0f} s")
    trial.must(max(moved) < GO_OVER, f"going over took {max(moved):.0f} s")
    if not trial.quick:
        trial.figure(f"the bot's decision was taken over after {taken:.0f} s")
        trial.must(taken < LONGEST_FREEZE, "the bot's decision was not taken over")
    victims.judge(trial)
    others.judge(trial)


def killed_worker(trial: Trial) -> None:
    """One of the two processes of `--workers 2` is killed while 4 people play."""
    _, database = trial.postgres()
    server = trial.server("--no-limits", "--workers", "2", database=database)
    replaced: list[float] = []
    with playing(trial, 4, server) as players:
        for _ in range(trial.pick(5, 1)):
            serving = until_two_serve(server)
            players.wait(2)
            os.kill(serving[0], signal.SIGKILL)
            began = time.monotonic()
            until_two_serve(server, gone=serving[0])
            replaced.append(time.monotonic() - began)
        players.wait(2)
    trial.figure(f"{len(replaced)} kills; replaced after {median(replaced):.1f} s, at most {max(replaced):.1f}")
    trial.figure(f"longest wait of a player {players.longest:.1f} s")
    trial.must(max(replaced) < REPLACED, f"replaced only after {max(replaced):.0f} s")
    players.judge(trial)


def until_two_serve(server: ServerProcess, gone: int = 0) -> list[int]:
    """The two processes that serve, as soon as there are two: each has started one for its bots. `gone` was killed and
    may look alive for a moment."""
    assert server.process is not None
    end = time.monotonic() + PATIENCE
    while True:
        serving = [child for child in running(children(server.process.pid)) if running(children(child))]
        if len(serving) == 2 and gone not in serving:
            return serving
        assert time.monotonic() < end, "the process was not replaced"
        time.sleep(0.02)


def frozen_bot(trial: Trial) -> None:
    """The process in which bots think stands still (SIGSTOP) while one has to decide, with `--bot-seconds 1`."""
    server = trial.server("--no-limits", "--bot-seconds", "1")
    assert server.process is not None
    ann = server.guest("Ann")
    table = against_bot(ann, pace=0)
    waits: list[float] = []
    for _ in range(trial.pick(5, 1)):
        until_asked(ann, table)
        with standing_still(*children(server.process.pid)):
            seq = until_thinking(ann, table)
            waits.append(until_moved(ann, table, seq, BOT_BACK))
    trial.figure(f"decided after {median(waits):.1f} s, at most {max(waits):.1f}")
    trial.must(max(waits) < BOT_BACK, "the bot never decided")


def until_asked(person: Client, table: str) -> None:
    """Until the bot has decided."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and person.state(table, since=NO_LOG)["turn"]["thinking"]:
        time.sleep(0.02)
