"""Servers and load generators as processes: started, watched, ended. Linux only: figures come from /proc."""

import json
import os
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any
from urllib.request import urlopen

STOP_TIMEOUT = 20.0


class Failure(Exception):
    """Something could not be started, or ended too early."""


@dataclass(frozen=True)
class Process:
    """A server or generator in a process group of its own, so that its children count as well."""

    popen: subprocess.Popen[str]

    def _stats(self) -> Iterator[list[str]]:
        """The fields of /proc/PID/stat behind the name, of each process of the group."""
        for path in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = path.read_text().rpartition(")")[2].split()
            except OSError:  # it has ended meanwhile
                continue
            if int(fields[2]) == self.popen.pid:
                yield fields

    def cpu_seconds(self) -> float:
        """Processor time so far."""
        return sum(int(fields[11]) + int(fields[12]) for fields in self._stats()) / os.sysconf("SC_CLK_TCK")

    def memory_mb(self) -> float:
        """Resident memory."""
        return sum(int(fields[21]) for fields in self._stats()) * os.sysconf("SC_PAGE_SIZE") / 2**20

    def send(self, line: dict[str, object]) -> None:
        """Write a line to its standard input."""
        assert self.popen.stdin is not None
        self.popen.stdin.write(json.dumps(line) + "\n")
        self.popen.stdin.flush()

    def read(self) -> dict[str, Any]:
        """Read a line from its standard output."""
        assert self.popen.stdout is not None
        line = self.popen.stdout.readline()
        if not line:
            raise Failure(f"{self.popen.args!r} ended early")
        answer: dict[str, Any] = json.loads(line)
        return answer


@contextmanager
def process(command: list[str], cwd: Path, log: IO[str] | None = None) -> Iterator[Process]:
    """Start a process; at the end close its standard input, which ends a well-behaved one, and see that it is gone."""
    popen = subprocess.Popen(
        command,
        cwd=cwd,
        stdin=subprocess.PIPE,
        stdout=log or subprocess.PIPE,
        stderr=log,
        text=True,
        start_new_session=True,
    )
    try:
        yield Process(popen)
    finally:
        assert popen.stdin is not None
        popen.stdin.close()
        if log is not None:
            popen.terminate()
        try:
            popen.wait(STOP_TIMEOUT)
        except subprocess.TimeoutExpired:
            os.killpg(popen.pid, signal.SIGKILL)
            popen.wait()


def busy_seconds() -> float:
    """Processor time that the whole machine has spent, on anything and anybody."""
    user, nice, system, _idle, _wait, *interrupts = map(int, Path("/proc/stat").read_text().split()[1:9])
    return (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def answers(url: str) -> bool:
    """Whether the server there says that it is well."""
    try:
        with urlopen(url + "/health", timeout=5) as response:
            return bool(response.status == 200)
    except OSError:
        return False
