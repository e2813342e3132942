"""Several processes behind one socket, with an app of a few lines: who ends or stands still is replaced."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from support.processes import children, running, wait_for

pytestmark = pytest.mark.slow
PROGRAM = """
import os, socket, sys
from pathlib import Path
import uvicorn
from frontier.server.supervisor import Supervisor

async def app(scope, receive, send):
    if scope["type"] == "lifespan":
        await receive()
        failed = Path(sys.argv[2]).exists()
        await send({"type": "lifespan.startup." + ("failed" if failed else "complete")})
        await receive()
        await send({"type": "lifespan.shutdown.complete"})
        return
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": str(os.getpid()).encode()})

if __name__ == "__main__":
    sys.modules["tiny"] = sys.modules["__main__"]
    config = uvicorn.Config("tiny:app", lifespan="on", log_level="warning")
    Supervisor(config, socket.socket(fileno=int(sys.argv[1])), 2).run()
"""


class Tiny:
    """The program, its address and the file that makes new processes fail."""

    def __init__(self, folder: Path) -> None:
        self.broken = folder / "broken"
        program = folder / "tiny.py"
        program.write_text(PROGRAM)
        with socket.socket() as listening:
            listening.bind(("127.0.0.1", 0))
            self.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
            descriptor = listening.fileno()
            command = [sys.executable, str(program), str(descriptor), str(self.broken)]
            self.process = subprocess.Popen(command, pass_fds=[descriptor])

    def serving(self) -> set[int]:
        """The processes that answer."""
        found: list[int] = []
        try:
            while (pid := self._ask()) is not None and pid not in found:
                os.kill(pid, signal.SIGSTOP)  # on a quiet machine it would answer everything
                found.append(pid)
        finally:
            for pid in found:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)
        return set(found)

    def _ask(self) -> int | None:
        try:
            return int(httpx.get(self.url, timeout=0.5).text)
        except httpx.TransportError:
            return None

    def settled(self) -> set[int]:
        """The two processes, as soon as both answer."""
        wait_for(lambda: len(self.serving()) == 2)
        return set(running(children(self.process.pid)))


@pytest.fixture
def tiny(tmp_path: Path) -> Iterator[Tiny]:
    started = Tiny(tmp_path)
    yield started
    for pid in children(started.process.pid):
        os.kill(pid, signal.SIGKILL)
    started.process.kill()
    started.process.wait(30)


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP])
def test_who_ends_or_stands_still_is_replaced(tiny: Tiny, number: signal.Signals) -> None:
    before = tiny.settled()
    victim = min(before)
    began = time.monotonic()
    os.kill(victim, number)
    wait_for(lambda: len(running(children(tiny.process.pid))) == 2 and victim not in children(tiny.process.pid))
    after = tiny.settled()
    assert time.monotonic() - began < 20
    assert len(after & before) == 1, "the other one went on"
    tiny.process.send_signal(signal.SIGTERM)
    assert tiny.process.wait(30) == 0
    assert not running(list(after))


def test_a_replacement_that_fails_is_tried_again(tiny: Tiny) -> None:
    before = tiny.settled()
    victim, other = sorted(before)
    tiny.broken.touch()
    os.kill(victim, signal.SIGKILL)
    seen: set[int] = set()

    def have_failed() -> bool:
        seen.update(children(tiny.process.pid))
        return len(seen) >= 4

    wait_for(have_failed)
    assert tiny.process.poll() is None
    assert tiny.serving() == {other}
    tiny.broken.unlink()
    assert other in tiny.settled()


def test_if_none_ever_serves_it_ends(tmp_path: Path) -> None:
    (tmp_path / "broken").touch()
    tiny = Tiny(tmp_path)
    assert tiny.process.wait(60) == 1


def test_nobody_outlives_the_one_who_started_them(tiny: Tiny) -> None:
    pids = list(tiny.settled())
    tiny.process.kill()
    tiny.process.wait(30)
    wait_for(lambda: not running(pids))
