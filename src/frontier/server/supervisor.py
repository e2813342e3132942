"""Keeps several server processes running: one that ended or stands still is replaced within seconds.

All are forked from this process, which has read everything they need: a new one serves in a moment, even on a busy
machine. Each sends heartbeats through a pipe as long as it serves.
"""

import importlib
import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.process import BaseProcess

import uvicorn

from frontier.server.observability.logs import event

LOG = logging.getLogger(__name__)
ROUND = 0.25  # seconds between two looks at the processes
HEARTBEAT = 0.5  # seconds between two heartbeats
SILENT_ROUNDS = 16  # after so many looks without a sign a process stands still: only time that we ran ourselves counts
START_ROUNDS = 240  # until a new process must serve
LONGEST_PAUSE = 5.0  # seconds before another start, if one process after the other fails


class Child:
    """One server process, from its start to its end."""

    def __init__(self, work: Callable[[int], None]) -> None:
        self._heartbeats, pipe = os.pipe()
        os.set_blocking(self._heartbeats, False)
        self.process: BaseProcess = multiprocessing.get_context("fork").Process(target=work, args=(pipe,))
        self.process.start()
        os.close(pipe)
        self.has_served = False
        self._silent = 0

    def is_healthy(self) -> bool:
        """Whether it lives and has sent a heartbeat not long ago; to be asked once a round."""
        try:
            is_heard = bool(os.read(self._heartbeats, 1024))
        except BlockingIOError:
            is_heard = False
        self.has_served |= is_heard
        self._silent = 0 if is_heard else self._silent + 1
        return self.process.is_alive() and self._silent < (SILENT_ROUNDS if self.has_served else START_ROUNDS)

    def ask_to_end(self) -> None:
        """Ask the process to end after what it has begun."""
        self.process.terminate()

    def end(self) -> None:
        """Kill the process; it is gone when this returns."""
        self.process.kill()
        self.wait()

    def wait(self) -> None:
        """Wait until the process has ended."""
        self.process.join()
        os.close(self._heartbeats)


class Supervisor:
    """Runs `config` in `number` processes that share a listening socket, until it is told to end."""

    def __init__(self, config: uvicorn.Config, listening: socket.socket, number: int) -> None:
        self._config = config
        self._listening = listening
        self._children: list[Child | None] = [None] * number
        self._failures = 0  # since a process served
        self._not_before = 0.0  # the next start
        self._is_ending = False

    def run(self) -> None:
        """Start all, replace those that fail; returns when all have ended. SystemExit if none ever came to serve."""
        importlib.import_module(str(self._config.app).partition(":")[0])
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._request_stop)
        has_served = False
        while not self._is_ending:
            lost = [child for child in self._children if child is not None and not child.is_healthy()]
            if any(child is not None and child.has_served for child in self._children):
                has_served = True
            for place, child in enumerate(self._children):
                if child in lost:
                    assert child is not None
                    self._remove(child)
                    self._children[place] = child = None
                    if not has_served:
                        self._end()
                        raise SystemExit(1)
                if child is not None and child.has_served:
                    self._failures = 0
                if child is None and time.monotonic() >= self._not_before:
                    self._children[place] = Child(self._serve)
            time.sleep(ROUND)
        self._end()

    def _request_stop(self, _number: int, _frame: object) -> None:
        self._is_ending = True

    def _remove(self, child: Child) -> None:
        is_silent = child.process.is_alive()
        child.end()
        why = "stands still" if is_silent else f"exit code {child.process.exitcode}"
        event(LOG, "process-replaced", level=logging.WARNING, pid=child.process.pid, why=why)
        self._failures += not child.has_served
        pause = min(ROUND * 2.0 ** min(self._failures, 10), LONGEST_PAUSE) if self._failures else 0.0
        self._not_before = time.monotonic() + pause

    def _end(self) -> None:
        children = [child for child in self._children if child is not None]
        for child in children:
            child.ask_to_end()
        for child in children:
            child.wait()

    def _serve(self, pipe: int) -> None:
        """Serve, in a child process."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_DFL)
        server = _Server(self._config, pipe)
        threading.Thread(target=_send_heartbeats, args=(server, pipe, os.getppid()), daemon=True).start()
        server.run(sockets=[self._listening])


class _Server(uvicorn.Server):
    """A server that sends its first heartbeat before it answers anybody."""

    def __init__(self, config: uvicorn.Config, pipe: int) -> None:
        super().__init__(config)
        self._pipe = pipe

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            os.write(self._pipe, b".")


def _send_heartbeats(server: uvicorn.Server, pipe: int, parent: int) -> None:
    """Send heartbeats as soon as the server serves; end the process when its parent is gone."""
    while True:
        if server.started:
            os.write(pipe, b".")
        if os.getppid() != parent:
            os.kill(os.getpid(), signal.SIGTERM)
            return
        time.sleep(HEARTBEAT)
