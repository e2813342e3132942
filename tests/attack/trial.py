"""One case: what it measures, what must hold, and the line of the report that comes of it."""

import os
import platform
import time
import traceback
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from attack.probe import Latency
from support.postgres import PostgresServer
from support.server import ServerProcess, fresh_database


class Skip(Exception):
    """A case that cannot be tried on this machine; says why."""


@dataclass
class Trial:
    """What a case gets to work with, and where it notes what came of it."""

    name: str
    folder: Path
    quick: bool
    stack: ExitStack  # everything begun here ends with the case
    figures: list[str] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    skipped: str = ""
    seconds: float = 0.0

    def pick(self, whole: int, quick: int) -> int:
        """How many, in the whole attack and in the quick one."""
        return quick if self.quick else whole

    def figure(self, text: str) -> None:
        """Something measured."""
        self.figures.append(text)

    def must(self, holds: bool, words: str) -> None:
        """Something without which the case has failed; the words say what went wrong."""
        if not holds:
            self.failures.append(words)

    def must_answer(self, latency: Latency, who: str, most_ms: float) -> None:
        """Note how long others waited; all must have got their answer, 99 of 100 within so many milliseconds."""
        self.figure(f"{who}: {latency}")
        self.must(latency.count > 0, f"{who}: nothing was measured")
        self.must(latency.failed == 0, f"{who}: {latency.failed} of {latency.count} got no answer")
        self.must(latency.p99 <= most_ms, f"{who}: p99 {latency.p99:.0f} ms, more than {most_ms:.0f}")

    # Servers --------------------------------------------------------------------------------------------------

    def server(self, *arguments: str, database: str = "", before: Sequence[str] = ()) -> ServerProcess:
        """A running server, by default on SQLite; `before` is a command that runs it."""
        made = ServerProcess(database or self.sqlite, self.folder, *arguments, before=before)
        self.stack.callback(end, made)
        return made.start()

    @property
    def sqlite(self) -> str:
        """The database of the case."""
        return str(self.folder / "table.db")

    def postgres(self) -> tuple[PostgresServer, str]:
        """A PostgreSQL server, and an empty database of it."""
        server = self.stack.enter_context(PostgresServer())
        return server, fresh_database(server.url)


def end(server: ServerProcess) -> None:
    """Whether it runs, was killed or never came up."""
    if server.process is not None and server.process.poll() is None:
        server.stop()
    for client in server.clients:
        client.close()


def restart(server: ServerProcess) -> float:
    """kill -9, and the seconds until it answers again."""
    server.kill()
    began = time.monotonic()
    server.start()
    return time.monotonic() - began


Case = Callable[[Trial], None]


def run(case: Case, name: str, folder: Path, quick: bool) -> Trial:
    """Try a case; whatever it stumbles over is a failure of it."""
    began = time.monotonic()
    with ExitStack() as stack:
        trial = Trial(name, folder, quick, stack)
        try:
            case(trial)
        except Skip as skip:
            trial.skipped = str(skip)
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            words = " ".join(str(error).split())[:300]
            trial.failures.append(f"broke off in {place.name}: {type(error).__name__} {words}")
            traceback.print_exc()
    trial.seconds = time.monotonic() - began
    return trial


# The report -----------------------------------------------------------------------------------------------------


def verdict(trial: Trial) -> str:
    """How a case ended."""
    if trial.skipped:
        return f"not tried: {trial.skipped}"
    return f"**failed**: {'; '.join(trial.failures)}" if trial.failures else "held"


def markdown(trials: Sequence[Trial], cases: dict[str, Case], load: float) -> str:
    """The table of the report."""
    lines = [
        f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores for server, attack and "
        f"measuring; load average at the start {load:.1f}.",
        "",
        "| case | what is done | figures | |",
        "|---|---|---|---|",
    ]
    for trial in trials:
        about = " ".join((cases[trial.name].__doc__ or "").split())
        cells = (trial.name, about, "; ".join(trial.figures), verdict(trial))
        lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    return "\n".join(lines)
