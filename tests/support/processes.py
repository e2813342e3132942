"""Which processes run, and who started them."""

import time
from collections.abc import Callable
from pathlib import Path

PROCESSES = Path("/proc")
SECONDS = 60.0  # for what happens soon


def wait_for(condition: Callable[[], object]) -> None:
    """Until something is so."""
    end = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


def children(pid: int) -> list[int]:
    """The processes that a process has started; none if it does not live."""
    found = []
    try:
        for task in (PROCESSES / str(pid) / "task").iterdir():
            found += [int(child) for child in (task / "children").read_text().split()]
    except (FileNotFoundError, ProcessLookupError):  # ended while we looked
        return found
    return found


def descendants(pid: int, program: str) -> list[int]:
    """The running processes with this word on their command line that a process has started."""
    return [child for child in running(children(pid)) if program in _words(child)]


def running(pids: list[int]) -> list[int]:
    """Those that live; one that has ended and is not yet waited for does not."""
    return [pid for pid in pids if _state(pid) not in ("", "Z")]


def _state(pid: int) -> str:
    try:
        return (PROCESSES / str(pid) / "stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return ""


def _words(pid: int) -> list[str]:
    try:
        return (PROCESSES / str(pid) / "cmdline").read_text().split("\0")
    except (FileNotFoundError, ProcessLookupError):
        return []
