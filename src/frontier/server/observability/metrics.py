"""What the server counts and times, for Prometheus; with several workers any of them answers for all."""

import os
from collections.abc import Iterable, Mapping
from functools import partial
from operator import add
from pathlib import Path

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
    values,
)
from prometheus_client.metrics_core import Metric
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

VARIABLE = "PROMETHEUS_MULTIPROC_DIR"
PROCESSES = Path("/proc")
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


def share_among_workers(folder: Path) -> None:
    """Let the workers that are started from now on add up their figures in this folder, beginning anew."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in folder.glob("*.db"):
        file.unlink()
    os.environ[VARIABLE] = str(folder)
    values.ValueClass = values.get_value_class()  # type: ignore[no-untyped-call]  # chosen by that when imported


def forget_dead_workers(folder: Path) -> None:
    """Drop the live gauges of workers that ended without `close`: killed ones cannot take back their sockets."""
    if not PROCESSES.joinpath("self").exists():
        return  # a system that does not show its processes there
    for pid in _workers(folder):
        if not PROCESSES.joinpath(str(pid)).exists():
            mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]


def _workers(folder: Path) -> list[int]:
    """The processes that have a file of live gauges."""
    return sorted(int(file.stem.rpartition("_")[2]) for file in folder.glob("gauge_livesum_*.db"))


def route_template(scope: Mapping[str, object]) -> str:
    """The route that a request matched, as declared (`/api/tables/{id}`); paths themselves are without number."""
    path = getattr(scope.get("route"), "path", None)
    return path if isinstance(path, str) else "unmatched"


class Metrics:
    """The figures of one process; there must be one object a process."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]  # would double the page and tell nothing
        self.folder = os.environ.get(VARIABLE)
        self.registry = CollectorRegistry()
        self._requests = self._counter("requests", "HTTP requests answered", "method", "route", "status")
        self._request_seconds = self._histogram(
            "request_seconds", "Time to answer an HTTP request", FAST, "method", "route"
        )
        self._sockets = self._gauge("sockets_open", "WebSockets open")
        self._tables = self._gauge("tables_live", "Tables held in memory")
        self._accepted = self._counter("actions_accepted", "Actions accepted")
        self._refused = self._counter("actions_refused", "Actions refused, by the key of the error", "key")
        self._action_seconds = self._histogram("action_seconds", "From an action's receipt to its broadcast", FAST)
        self._commit_seconds = self._histogram("commit_seconds", "Time to commit log entries", FAST)
        self._entries = self._counter("entries_written", "Log entries written")
        self._bot_decisions = self._counter("bot_decisions", "Decisions of bots", "bot", "outcome")
        self._bot_seconds = self._histogram("bot_seconds", "Time a bot thinks about a decision", SLOW, "bot")
        self._chat = self._counter("chat_messages", "Chat messages")
        self._notices = self._counter("notices", "Messages outside the page", "channel", "outcome")
        if self.folder is None:
            ProcessCollector(registry=self.registry)

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request that was answered; `route` is a template, see `route_template`."""
        method = method if method in METHODS else "other"
        self._requests.labels(method, route, str(status)).inc()
        self._request_seconds.labels(method, route).observe(seconds)

    def socket_opened(self) -> None:
        """Count a WebSocket that was accepted."""
        self._sockets.inc()

    def socket_closed(self) -> None:
        """Count an accepted WebSocket as gone."""
        self._sockets.dec()

    def tables_live(self, tables: int) -> None:
        """Set how many tables are in this process's memory now."""
        self._tables.set(tables)

    def action_accepted(self, seconds: float) -> None:
        """Count an action that was carried out and broadcast, so long after it came."""
        self._accepted.inc()
        self._action_seconds.observe(seconds)

    def action_refused(self, key: str) -> None:
        """Count an action that was refused with this error key."""
        self._refused.labels(key).inc()

    def committed(self, seconds: float, entries: int) -> None:
        """Count log entries that were written in one transaction."""
        self._commit_seconds.observe(seconds)
        self._entries.inc(entries)

    def bot_decided(self, bot: str, outcome: str, seconds: float) -> None:
        """Count a decision of a bot; `outcome` is one of a few words for how that went."""
        self._bot_decisions.labels(bot, outcome).inc()
        self._bot_seconds.labels(bot).observe(seconds)

    def chat_message(self) -> None:
        """Count a chat message."""
        self._chat.inc()

    def notice(self, channel: str, worked: bool) -> None:
        """Count a notification by mail, webhook or web push, sent or failed."""
        self._notices.labels(channel, "sent" if worked else "failed").inc()

    def render(self) -> tuple[bytes, str]:
        """The page for Prometheus and its content type."""
        registry = self.registry
        if self.folder is not None:
            forget_dead_workers(Path(self.folder))
            registry = CollectorRegistry()
            MultiProcessCollector(registry, self.folder)  # type: ignore[no-untyped-call]
            registry.register(_Processes(Path(self.folder)))
        return generate_latest(registry), CONTENT_TYPE_LATEST

    def close(self) -> None:
        """The process ends: its sockets and tables count no longer, what it has counted stays."""
        if self.folder is not None:
            mark_process_dead(os.getpid(), self.folder)  # type: ignore[no-untyped-call]

    def _counter(self, name: str, help_: str, *labels: str) -> Counter:
        return Counter(name, help_, labels, namespace="frontier", registry=self.registry)

    def _gauge(self, name: str, help_: str) -> Gauge:
        return Gauge(name, help_, namespace="frontier", registry=self.registry, multiprocess_mode="livesum")

    def _histogram(self, name: str, help_: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(name, help_, labels, namespace="frontier", registry=self.registry, buckets=buckets)


class _Processes(Collector):
    """The process figures (memory, CPU, files) of all workers together; the start is that of the oldest."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def collect(self) -> Iterable[Metric]:
        """Yield the sums over the workers that run."""
        sums: dict[str, Metric] = {}
        for pid in _workers(self.folder):
            for metric in ProcessCollector(pid=partial(int, pid), registry=None).collect():
                known = sums.setdefault(metric.name, metric)
                if known is not metric:
                    together = min if metric.name == "process_start_time_seconds" else add
                    sample = known.samples[0]
                    known.samples[0] = sample._replace(value=together(sample.value, metric.samples[0].value))
        return sums.values()
