"""Work that may take long, beside the event loop: whoever waits for something else does not wait for it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")
AT_ONCE = 2  # more would not be quicker: Python's code runs in one thread at a time
SWITCH = 0.001  # seconds after which a thread that works lets the event loop go on
_THREADS = ThreadPoolExecutor(AT_ONCE, "aside")


async def aside(work: Callable[[], T]) -> T:
    """The result of something that touches nothing that may change meanwhile."""
    return await asyncio.get_running_loop().run_in_executor(_THREADS, work)
