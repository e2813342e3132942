"""Measure the table server under load, and boardgame.io's server under the same load."""

import argparse
import os
import platform
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path

from figures import publish, tell
from processes import Failure, Process, answers, busy_seconds, free_port, process

HELP = """\
Measure the table server under load; everything runs on this machine, on the loopback interface.

  steady  500 tables of two, a decision every 5 s at each seat: latencies, memory, processor time
  peak    the highest rate of actions/s at which 99% arrive within 100 ms, and boardgame.io's the same way
  reviews the same load, shorter, without and with 20 reviews that are looked at beside it
  peer    boardgame.io's alone
  all     steady, then peak, then reviews
"""

NOTES = """\
One worker, rate limits off; the load comes from another process. Every seat is a person with a socket and plays random
legal actions, Montana and Homesteaders by turns. Actions arrive on a fixed schedule, whatever the server does; latency
runs from when an action was due until the last seat of its table has the update, so a lag of the generator counts.

peak raises the rate by half, each held for 8 s after 2 s of warm-up, until 99% are not within 100 ms any more, one
fails or cannot be sent; then it bisects to 5%. A rate that fails is tried once more: other load on the machine passes.

boardgame.io runs in one Node process, storage in memory, with its own clients at a small game that never ends
(bench/boardgameio/game.cjs). Install it with: npm ci --prefix bench/boardgameio

Linux only: processor time and memory come from /proc. Example: python bench/server.py all --write bench/README.md
"""

ROOT = Path(__file__).resolve().parent
PEER = ROOT / "boardgameio"
FRONTIER = Path(sys.executable).with_name("frontier")

LIMIT_MS = 100.0
REVIEWS = 20
REVIEWS_SECONDS = 40.0
HOLD = 8.0
WARMUP = 2.0
GROWTH = 1.5
PRECISION = 1.05
LOWEST_RATE = 5.0
QUIET = 0.2
"""Cores that everything else on the machine may take before the report warns."""

START_TIMEOUT = 60.0


# --- the servers ----------------------------------------------------------------------------------------------


@contextmanager
def our_server(database: str | None) -> Iterator[tuple[Process, str]]:
    """The table server with a database of its own; yields it and its address."""
    with tempfile.TemporaryDirectory(prefix="frontier-bench-") as folder:
        place = Path(folder)
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        command = [str(FRONTIER), "serve", "--host", "127.0.0.1", "--port", str(port), "--workers", "1"]
        command += ["--no-limits", "--log-level", "warning", "--database", database or str(place / "bench.db")]
        log = place / "log"
        with log.open("w") as out, process(command, place, out) as server:
            until = time.monotonic() + START_TIMEOUT
            while not answers(url):
                if server.popen.poll() is not None or time.monotonic() > until:
                    raise Failure("the table server did not start:\n" + log.read_text()[-2000:])
                time.sleep(0.1)
            yield server, url


@contextmanager
def peer_server() -> Iterator[tuple[Process, str, str]]:
    """boardgame.io's server; yields it, its address and its version."""
    node = shutil.which("node")
    if node is None or not (PEER / "node_modules").is_dir():
        raise Failure("boardgame.io is missing: it needs Node, and npm ci --prefix bench/boardgameio")
    with process([node, "server.cjs"], PEER) as server:
        hello = server.read()
        yield server, f"http://127.0.0.1:{hello['port']}", hello["version"]


# --- measuring ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Step:
    """A rate that was held for a while; times in milliseconds, processor time as a share of one core."""

    rate: float
    seconds: float
    actions: int
    p50: float | None
    p95: float | None
    p99: float | None
    max: float | None
    errors: int
    unserved: int
    server_cpu: float
    generator_cpu: float
    other_cpu: float  # of everything else on the machine
    games_over: int = 0
    memory_mb: list[float] = field(default_factory=list)

    @property
    def holds(self) -> bool:
        """Whether the server kept up with the rate."""
        return self.p99 is not None and self.p99 < LIMIT_MS and self.errors == 0 and self.unserved == 0

    def __str__(self) -> str:
        return (
            f"{self.rate:.0f}/s: p50 {self.p50} p95 {self.p95} p99 {self.p99} max {self.max} ms, errors {self.errors}, "
            f"unserved {self.unserved}, cores: server {self.server_cpu:.2f} generator {self.generator_cpu:.2f} "
            f"others {self.other_cpu:.2f}"
        )


@dataclass(frozen=True)
class Bench:
    """A server and the generator that is connected to it."""

    name: str
    server: Process
    generator: Process
    others: list[float] = field(default_factory=list)  # what everything else took during each step, in cores

    def step(self, rate: float, warmup: float = WARMUP, seconds: float = HOLD) -> Step:
        """Hold a rate and say how it went."""
        memory = [round(self.server.memory_mb(), 1)]
        before = self._clocks()
        self.generator.send({"rate": rate, "warmup": warmup, "seconds": seconds})
        while "progress" in (line := self.generator.read()):
            memory.append(round(self.server.memory_mb(), 1))
            tell(f"{self.name}: {line['progress']} s, {line['actions']} actions, {memory[-1]:.0f} MB")
        spent, busy, server, generator = (after - start for after, start in zip(self._clocks(), before))
        step = Step(
            **line,
            server_cpu=round(server / spent, 3),
            generator_cpu=round(generator / spent, 3),
            other_cpu=round((busy - server - generator) / spent, 3),
            memory_mb=memory,
        )
        self.others.append(step.other_cpu)
        tell(f"{self.name}: {step}")
        return step

    def _clocks(self) -> tuple[float, float, float, float]:
        """Seconds: of the wall, of all processors, of the server, of the generator."""
        return time.monotonic(), busy_seconds(), self.server.cpu_seconds(), self.generator.cpu_seconds()

    def held(self, rate: float) -> Step:
        """Try a rate, twice if need be."""
        step = self.step(rate)
        return step if step.holds else self.step(rate)

    def peak(self, rate: float) -> Step:
        """Find the highest rate that holds, beginning here."""
        best: Step | None = None
        too_much: float | None = None
        while best is None or too_much is None or too_much / best.rate > PRECISION:
            step = self.held(rate)
            if step.holds:
                best = step
            else:
                too_much = rate
            if best is None:
                rate /= GROWTH * GROWTH
                if rate < LOWEST_RATE:
                    raise Failure(f"{self.name} holds no rate at all")
            else:
                rate = best.rate * GROWTH if too_much is None else (best.rate + too_much) / 2
        return best


@contextmanager
def bench(name: str, server: Process, command: list[str], cwd: Path) -> Iterator[Bench]:
    """Connect a generator to a server."""
    tell(f"{name}: connecting")
    with process(command, cwd) as generator:
        generator.read()
        yield Bench(name, server, generator)


@contextmanager
def our_bench(tables: int, database: str | None) -> Iterator[tuple[Bench, str]]:
    """The table server with people at its tables."""
    with our_server(database) as (server, url):
        command = [sys.executable, str(ROOT / "load.py"), url, str(tables)]
        with bench("frontier", server, command, ROOT) as ready:
            yield ready, url


def beside_reviews(ours: Bench, url: str, rate: float) -> dict[str, Step]:
    """Hold a rate without and with reviews under way."""
    steps = {"no review": ours.step(rate, WARMUP, REVIEWS_SECONDS)}
    alone = list(ours.others)
    with process([sys.executable, str(ROOT / "reviewing.py"), url, str(REVIEWS)], ROOT) as looking:
        looking.read()
        steps[f"{REVIEWS} reviews at once"] = ours.step(rate, WARMUP, REVIEWS_SECONDS)
    ours.others[:] = alone  # those who look are no strangers
    return steps


@contextmanager
def peer_bench(tables: int) -> Iterator[Bench]:
    """boardgame.io's server with clients at its matches."""
    with peer_server() as (server, url, version):
        command = ["node", "load.cjs", url, str(tables)]
        with bench(f"boardgame.io {version}", server, command, PEER) as ready:
            yield ready


# --- report ---------------------------------------------------------------------------------------------------


@dataclass
class Report:
    """What one run gave."""

    tables: int
    steady: Step | None = None
    peaks: dict[str, Step] = field(default_factory=dict)
    reviews: dict[str, Step] = field(default_factory=dict)
    others: dict[str, float] = field(default_factory=dict)  # the most that anything else took during a step, in cores
    missing: str = ""

    @property
    def ratio(self) -> float | None:
        """Our peak over the peer's."""
        rates = [step.rate for step in self.peaks.values()]
        return round(rates[0] / rates[1], 2) if len(rates) == 2 else None

    def as_json(self) -> dict[str, object]:
        """For programs."""
        return {
            "python": platform.python_version(),
            "machine": platform.machine(),
            "cores": os.cpu_count(),
            **asdict(self),
            "ratio": self.ratio,
        }

    def markdown(self) -> str:
        """A table for each part that was measured."""
        lines = [
            f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores for server and load, "
            f"one worker, {self.tables} tables with 2 connected seats each",
        ]
        if self.steady is not None:
            memory = self.steady.memory_mb
            lines += [
                "",
                f"Steady load for {self.steady.seconds:g} s; memory at its start, middle and end: "
                f"{memory[0]:.0f}, {memory[len(memory) // 2]:.0f}, {memory[-1]:.0f} MB; "
                f"{self.steady.games_over} games ended and were followed by new ones.",
                "",
                *self._table({"frontier": self.steady}),
            ]
        if self.peaks:
            lines += ["", f"Highest rate with 99% of the actions below {LIMIT_MS:.0f} ms and no error.", ""]
            lines += self._table(self.peaks)
        if self.reviews:
            lines += [
                "",
                f"Reviews beside the tables, for {REVIEWS_SECONDS:g} s each; their worker counts as server.",
                "",
            ]
            lines += self._table(self.reviews)
        if self.ratio is not None:
            lines += ["", f"Ratio of the rates, ours to the peer's: {self.ratio:.2f}."]
        if max(self.others.values(), default=0.0) > QUIET:
            took = ", ".join(f"{cores:.2f} during {name}" for name, cores in self.others.items())
            lines += ["", f"NOT TO BE TRUSTED: the machine was busy with something else (cores: {took})."]
        if self.missing:
            lines += ["", f"Not measured: {self.missing}"]
        return "\n".join(lines)

    @staticmethod
    def _table(steps: dict[str, Step]) -> list[str]:
        rows = [
            f"| {name} | {s.rate:,.0f} | {s.p50} | {s.p95} | {s.p99} | {s.max} | {s.errors + s.unserved} "
            f"| {s.server_cpu:.0%} | {s.generator_cpu:.0%} | {s.other_cpu:.0%} |"
            for name, s in steps.items()
        ]
        return [
            "| | actions/s | p50, ms | p95, ms | p99, ms | max, ms | errors | server, of a core | generator | others |",
            "|---|---|---|---|---|---|---|---|---|---|",
            *rows,
        ]


def measure(options: argparse.Namespace) -> Report:
    """Do what was asked for."""
    report = Report(options.tables)
    if options.what != "peer":
        with our_bench(options.tables, options.database) as (ours, url):
            if options.what in {"steady", "all"}:
                report.steady = ours.step(options.rate, WARMUP, options.seconds)
            if options.what in {"peak", "all"}:
                report.peaks[ours.name] = ours.peak(options.rate)
            if options.what in {"reviews", "all"}:
                report.reviews = beside_reviews(ours, url, options.rate)
            report.others[ours.name] = max(ours.others)
    if options.what not in {"steady", "reviews"}:
        try:
            with peer_bench(options.tables) as peer:
                report.peaks[peer.name] = peer.peak(options.rate)
                report.others[peer.name] = max(peer.others)
        except Failure as failure:
            report.missing = str(failure)
    return report


def main(arguments: list[str] | None = None) -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(
        prog="server.py", description=HELP, epilog=NOTES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("steady", "peak", "reviews", "peer", "all"), help="what to measure")
    parser.add_argument("--tables", type=int, default=500, metavar="N", help="tables of two (default: 500)")
    parser.add_argument(
        "--rate",
        type=float,
        default=200.0,
        metavar="R",
        help="actions/s of steady, and where peak begins (default: 200)",
    )
    parser.add_argument("--seconds", type=float, default=180.0, metavar="S", help="how long steady is (default: 180)")
    parser.add_argument("--database", metavar="URL", help="of our server (default: a temporary SQLite file)")
    return publish("server", parser, arguments, measure)


if __name__ == "__main__":
    sys.exit(main())
