"""The time at a table: it goes on steadily, whatever is done to the clock of the machine."""

import time


class MonotonicTime:
    """Seconds since 1970 that neither go back nor jump: the wall clock says when it begins, the steady clock how it
    goes on. What other processes wrote counts, if it is later than what was thought here."""

    def __init__(self, last: float) -> None:
        """Begins now, or if the wall clock was set back when the last entry was written."""
        self._since = time.monotonic()
        self._began = max(time.time(), last)

    def now(self) -> float:
        """Return the present time."""
        return self._began + (time.monotonic() - self._since)

    def advance_to(self, at: float) -> None:
        """Move on to this time, if it is later than the present one."""
        self._began += max(0.0, at - self.now())
