"""A process that answers one line of JSON with another, and is replaced when it dies or talks nonsense."""

import asyncio
import json
import logging
import os
import signal
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

READY: Final = "ready"  # what a worker says first
START_LIMIT: Final = 20.0  # seconds until a new worker must be ready
GRACE: Final = 1.0  # seconds between asking a worker to end and killing it
FIRST_PAUSE: Final = 0.25  # seconds before the second start in a row; doubles with every further one
LONGEST_PAUSE: Final = 30.0
LONGEST_LINE: Final = 1 << 19  # bytes


class WorkerLost(Exception):
    """A worker process that did not start, died or talks nonsense."""


class Worker:
    """One worker process, which `start` replaces. Starts without an answer in between come at growing intervals."""

    def __init__(self, command: Sequence[str], log: logging.Logger) -> None:
        self._command = tuple(command)
        self._log = log
        self._process: Process | None = None
        self._launching: asyncio.Task[Process] | None = None
        self._errors: asyncio.Task[None] | None = None
        self._jobs = 0
        self._failures = 0  # since the last answer
        self._not_before = 0.0  # the next start, in the loop's time

    @property
    def pid(self) -> int | None:
        """The id of the process, if it is alive."""
        return self._process.pid if self._process is not None and self._process.returncode is None else None

    @property
    def pause(self) -> float:
        """The seconds until a start is allowed."""
        return max(0.0, self._not_before - asyncio.get_running_loop().time())

    async def start(self) -> None:
        """Replace the process by a new one; WorkerLost if it does not come up."""
        await self.end()
        self._launching = asyncio.create_task(self._launch())
        try:
            # A launch broken off would leave a process that nobody knows: `end` waits for it.
            process = await asyncio.shield(self._launching)
            async with asyncio.timeout(START_LIMIT):
                said = await self._read(process)
        except OSError as error:  # TimeoutError is one
            raise WorkerLost(f"did not start: {error!r}") from error
        if said != READY:
            raise WorkerLost(f"said {said!r} instead of being ready")

    async def ask(self, job: Mapping[str, Any]) -> dict[str, Any]:
        """The answer to a job, whatever it is; WorkerLost if there is none."""
        process = self._process
        assert process is not None
        assert process.stdin is not None
        self._jobs += 1
        try:
            process.stdin.write(json.dumps({"job": self._jobs, **job}).encode() + b"\n")
            await process.stdin.drain()
        except OSError as error:
            raise WorkerLost(f"does not listen: {error!r}") from error
        reply = await self._read(process)
        if not isinstance(reply, dict) or reply.get("job") != self._jobs:
            raise WorkerLost(f"answered {reply!r} to job {self._jobs}")
        self._failures = 0
        return reply

    async def fail(self, why: str) -> None:
        """Get rid of a process that is of no use any more; after several in a row the next start is put off."""
        pid = self.pid
        self._failures += 1
        pause = 0.0
        if self._failures > 1:
            pause = min(FIRST_PAUSE * 2.0 ** min(self._failures - 2, 20), LONGEST_PAUSE)
        self._not_before = asyncio.get_running_loop().time() + pause
        self._log.warning("worker %s %s; the next one starts in %.2f s", pid or "(ended)", why, pause)
        await self.end()

    async def end(self, grace: float = 0.0) -> None:
        """End the process, after so many seconds by force; it is gone when this returns."""
        if self._launching is not None:
            await asyncio.wait({self._launching})
        process = self._process
        if process is None:
            return
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.close()
        if grace > 0 and process.returncode is None:
            _send(process, signal.SIGTERM)
            with suppress(TimeoutError):
                async with asyncio.timeout(grace):
                    await process.wait()
        if process.returncode is None:
            _send(process, signal.SIGKILL)
        await process.stdout.read()  # asyncio holds a process for running until its output has been read
        await process.wait()
        if self._errors is not None:
            await asyncio.wait({self._errors})  # not cancelled along with us
        self._process = None

    async def _launch(self) -> Process:
        # A session of its own: Ctrl-C in the server's terminal must not hit a worker that is still starting.
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True, limit=LONGEST_LINE
        )
        self._process = process
        self._errors = asyncio.create_task(self._pass_on_errors(process))
        return process

    async def _read(self, process: Process) -> object:
        assert process.stdout is not None
        try:
            line = await process.stdout.readline()
            if not line:
                raise WorkerLost("died")
            return json.loads(line)
        except (OSError, ValueError) as error:  # ValueError: an endless line, or no JSON
            raise WorkerLost(f"cannot be understood: {error!r}") from error

    async def _pass_on_errors(self, process: Process) -> None:
        assert process.stderr is not None
        while True:
            try:
                line = await process.stderr.readline()
            except ValueError:  # longer than the reader's buffer, which it has dropped
                continue
            if not line:
                return
            self._log.warning("worker %d: %s", process.pid, line.decode(errors="replace").rstrip())


def _send(process: Process, number: signal.Signals) -> None:
    # Not by process.send_signal: it looks first whether the process has died, and takes that news from asyncio,
    # which then complains of a child it does not know.
    with suppress(ProcessLookupError):
        os.kill(process.pid, number)
