"""Somebody who asks for the same thing again and again, in a process of their own, and notes how long it takes.

`python -m attack.probe PORT PATH` asks until its standard input ends, and then writes the times down.
"""

import http.client
import json
import select
import subprocess
import sys
import time
from dataclasses import dataclass
from types import TracebackType
from typing import Self

PAUSE = 0.02  # seconds between an answer and the next question
PATIENCE = 15.0  # seconds until an answer counts as none


@dataclass(frozen=True)
class Latency:
    """How long answers took, in milliseconds, and how many never came or were refusals."""

    times: tuple[float, ...]
    failed: int

    @property
    def count(self) -> int:
        """How many were asked for."""
        return len(self.times) + self.failed

    @property
    def p50(self) -> float:
        """Half of them took less."""
        return self._quantile(0.5)

    @property
    def p99(self) -> float:
        """99 of 100 took less."""
        return self._quantile(0.99)

    @property
    def longest(self) -> float:
        """The slowest."""
        return self._quantile(1.0)

    def _quantile(self, share: float) -> float:
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("inf")

    def __str__(self) -> str:
        text = f"p50 {self.p50:.0f}, p99 {self.p99:.0f}, max {self.longest:.0f} ms of {self.count}"
        return f"{text}, {self.failed} unanswered" if self.failed else text


class Probe:
    """Asks as long as the block lasts; `latency` is there afterwards."""

    def __init__(self, port: int, path: str = "/health") -> None:
        self._command = [sys.executable, "-m", "attack.probe", str(port), path]
        self._process: subprocess.Popen[str] | None = None
        self.latency = Latency((), 0)

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self._process.stdout.readline()  # the first answer is there
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process is not None
        said, _ = self._process.communicate(timeout=2 * PATIENCE)
        if kind is None:
            found = json.loads(said)
            self.latency = Latency(tuple(found["times"]), found["failed"])


def ask(port: int, path: str) -> float | None:
    """The milliseconds until the whole answer is there, over a connection of its own; None if it is not a good one."""
    began = time.perf_counter()
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        is_good = answer.status == 200
    except (OSError, http.client.HTTPException):
        is_good = False
    finally:
        connection.close()
    return (time.perf_counter() - began) * 1000 if is_good else None


def main(port: int, path: str) -> None:
    """Ask until told to end."""
    ask(port, path)
    print("ready", flush=True)
    found = []
    while not select.select([sys.stdin], [], [], PAUSE)[0]:
        found.append(ask(port, path))
    times = [milliseconds for milliseconds in found if milliseconds is not None]
    print(json.dumps({"times": times, "failed": len(found) - len(times)}))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
