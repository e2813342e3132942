"""Connections and requests that want to keep everybody else waiting; they come from an address of their own."""

import http.client
import resource
import select
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from attack.probe import Probe
from attack.tables import deepen
from attack.trial import Trial
from support.server import ServerProcess

ENEMY = ("127.0.0.2", 0)  # so that what is counted by address does not hit those who measure
BEGUN = b"GET /health HTTP/1.1\r\nHost: table\r\n"
MOST_MS = 500.0  # that 99 of 100 others wait at most
MOST_GROWTH = 64.0  # megabytes
CALM = 2.0  # seconds of measuring before


def memory(server: ServerProcess) -> float:
    """Megabytes that the server holds."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    kilobytes = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
    return int(kilobytes) / 1024


def calm(server: ServerProcess, path: str = "/health") -> str:
    """What others wait when nothing happens."""
    with Probe(server.port, path) as probe:
        time.sleep(CALM)
    return f"p50 {probe.latency.p50:.0f}, p99 {probe.latency.p99:.0f} ms"


@contextmanager
def at_work(count: int, work: Callable[[threading.Event], None]) -> Iterator[None]:
    """So many do something as long as the block lasts."""
    stop = threading.Event()
    threads = [threading.Thread(target=work, args=(stop,), daemon=True) for _ in range(count)]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in threads:
            thread.join(30)


def endless_headers(trial: Trial) -> None:
    """8 connections send headers that never end for 20 s, and come again when they are cut off."""
    server = trial.server()
    sent: Counter[str] = Counter()

    def flood(stop: threading.Event) -> None:
        while not stop.is_set():
            try:
                with socket.create_connection(("127.0.0.1", server.port), 10, ENEMY) as connection:
                    sent["connections"] += 1
                    connection.sendall(BEGUN + b"X: ")
                    while not stop.is_set():
                        connection.sendall(b"a" * 65536)
                        sent["bytes"] += 65536
            except OSError:  # cut off
                time.sleep(0.005)

    before, memory_before = calm(server), memory(server)
    with at_work(8, flood), Probe(server.port) as probe:
        time.sleep(trial.pick(20, 3))
        grown = memory(server) - memory_before
    trial.figure(f"{sent['connections']} connections, {sent['bytes'] / 1e6:.0f} MB sent; /health before: {before}")
    trial.must_answer(probe.latency, "/health meanwhile", MOST_MS)
    trial.figure(f"memory {memory_before:.0f} MB, {grown:+.0f}")
    trial.must(grown < MOST_GROWTH, f"memory grew by {grown:.0f} MB")


def slowloris(trial: Trial) -> None:
    """1,200 half-sent requests from one address, held open."""
    server = trial.server()
    wanted = trial.pick(1200, 400)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, wanted + 200)), hard))
    before = calm(server)
    with ExitStack() as stack:
        began = time.monotonic()
        with Probe(server.port) as probe:
            opened = []
            for _ in range(wanted):
                try:
                    opened.append(stack.enter_context(socket.create_connection(("127.0.0.1", server.port), 10, ENEMY)))
                    opened[-1].sendall(BEGUN)
                except OSError:  # refused, or cut off at once
                    continue
            time.sleep(1.0)
            held = [connection for connection in opened if is_open(connection)]
            left = len(held)
            # The server gives a request 10 s.
            while not trial.quick and left and time.monotonic() < began + 40:
                time.sleep(0.5)
                left = sum(map(is_open, held))
            lasted = time.monotonic() - began
    trial.figure(f"{wanted} connections, {len(held)} of them let in; /health before: {before}")
    trial.must_answer(probe.latency, "/health meanwhile", MOST_MS)
    if not trial.quick:
        trial.figure(f"the last was ended after {lasted:.0f} s")
        trial.must(left == 0, f"{left} half-sent requests are still open after {lasted:.0f} s")


def is_open(connection: socket.socket) -> bool:
    """Whether the server has neither answered nor hung up."""
    poll = select.poll()
    poll.register(connection, select.POLLIN)
    return not poll.poll(0)


def readers(trial: Trial) -> None:
    """4 visitors without a name ask for the state and the record of a long table, again and again, for 20 s."""
    server = trial.server("--no-limits")
    table = deepen(server, trial.pick(800, 120), trial.pick(300, 60))
    server.kill()
    server.arguments = ()  # from here on with limits, as it is run
    server.start()
    answers: Counter[int] = Counter()

    def read(stop: threading.Event) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30, source_address=ENEMY)
        while not stop.is_set():
            for what in ("state", "record"):
                try:
                    connection.request("GET", f"/api/tables/{table}/{what}")
                    answer = connection.getresponse()
                    answer.read()
                    answers[answer.status] += 1
                except (OSError, http.client.HTTPException):
                    answers[0] += 1
                    connection.close()
        connection.close()

    before = calm(server)
    with at_work(4, read), Probe(server.port) as probe:
        time.sleep(trial.pick(20, 3))
    trial.figure(f"answers by status {dict(answers)}; /health before: {before}")
    trial.must_answer(probe.latency, "/health meanwhile", MOST_MS)
    trial.must(answers[200] > 0, "nobody could read the table")
