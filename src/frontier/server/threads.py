"""A thread pool for computations that would block the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")
AT_ONCE = 2  # more would not be quicker: Python's code runs in one thread at a time
SWITCH_INTERVAL = 0.001  # seconds after which a thread that works lets the event loop go on
_THREADS = ThreadPoolExecutor(AT_ONCE, "compute")


async def run_in_thread(work: Callable[[], T]) -> T:
    """Return the result of work that touches nothing that may change meanwhile."""
    return await asyncio.get_running_loop().run_in_executor(_THREADS, work)
