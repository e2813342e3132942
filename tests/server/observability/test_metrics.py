"""The figures for Prometheus, of one process and of several."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI, Request
from prometheus_client import values
from prometheus_client.parser import text_string_to_metric_families

from frontier.server.observability.metrics import VARIABLE, Metrics, route_template, share_among_workers

pytestmark = pytest.mark.slow


def samples(page: bytes) -> dict[str, float]:
    """Every sample of a page: name with labels, value."""
    return {
        f"{sample.name}{sorted(sample.labels.values())}" if sample.labels else sample.name: sample.value
        for family in text_string_to_metric_families(page.decode())
        for sample in family.samples
    }


def use(metrics: Metrics) -> None:
    """Count everything there is."""
    metrics.request("GET", "/api/tables/{id}", 200, 0.01)
    metrics.request("BREW", "unmatched", 405, 0.01)
    for _ in range(3):
        metrics.socket_opened()
    metrics.socket_closed()
    metrics.tables_live(5)
    metrics.action_accepted(0.02)
    metrics.action_refused("stale")
    metrics.committed(0.001, entries=4)
    metrics.bot_decided("greedy", "moved", 0.3)
    metrics.chat_message()
    metrics.notice("email", True)
    metrics.notice("webhook", False)


EXPECTED = {
    "frontier_requests_total['/api/tables/{id}', '200', 'GET']": 1,
    "frontier_requests_total['405', 'other', 'unmatched']": 1,
    "frontier_request_seconds_count['/api/tables/{id}', 'GET']": 1,
    "frontier_sockets_open": 2,
    "frontier_tables_live": 5,
    "frontier_actions_accepted_total": 1,
    "frontier_actions_refused_total['stale']": 1,
    "frontier_action_seconds_count": 1,
    "frontier_commit_seconds_sum": 0.001,
    "frontier_entries_written_total": 4,
    "frontier_bot_decisions_total['greedy', 'moved']": 1,
    "frontier_bot_seconds_count['greedy']": 1,
    "frontier_chat_messages_total": 1,
    "frontier_notices_total['email', 'sent']": 1,
    "frontier_notices_total['failed', 'webhook']": 1,
}


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)


def test_everything_is_counted() -> None:
    metrics = Metrics()
    use(metrics)
    page, content_type = metrics.render()
    assert content_type.startswith("text/plain; version=")
    found = samples(page)
    assert {key: found[key] for key in EXPECTED} == EXPECTED
    assert not any("_created" in key for key in found)
    if Path("/proc/self").exists():
        assert found["process_resident_memory_bytes"] > 1_000_000
    metrics.close()


def test_two_objects_count_apart() -> None:
    first, second = Metrics(), Metrics()
    first.chat_message()
    assert samples(second.render()[0])["frontier_chat_messages_total"] == 0


def test_routes_are_templates() -> None:
    app, seen = FastAPI(), list[str]()

    @app.middleware("http")
    async def count(request: Request, call_next):  # type: ignore[no-untyped-def]
        response = await call_next(request)
        seen.append(route_template(request.scope))
        return response

    @app.get("/api/tables/{id}")
    def table(id: str) -> str:
        return id

    async def visit() -> None:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table") as client:
            for path in ("/api/tables/abc", "/api/tables/xyz", "/wp-admin.php"):
                await client.get(path)

    asyncio.run(visit())
    assert seen == ["/api/tables/{id}", "/api/tables/{id}", "unmatched"]


WORKER = """
import sys
sys.path.insert(0, sys.argv[1])
from test_metrics import use
from frontier.server.observability.metrics import Metrics
metrics = Metrics()
use(metrics)
print("ready", flush=True)
for line in sys.stdin:
    if line.strip() == "render":
        sys.stdout.buffer.write(metrics.render()[0] + b"# end\\n")
        sys.stdout.buffer.flush()
metrics.close()
"""


class Worker:
    """Another process with figures of its own."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER, str(Path(__file__).parent)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        assert self.process.stdin is not None
        self.out, self.into = self.process.stdout, self.process.stdin

    def wait(self) -> None:
        """Until it has counted."""
        assert self.out.readline() == "ready\n"

    def page(self) -> dict[str, float]:
        self.into.write("render\n")
        self.into.flush()
        return samples("".join(iter(self.out.readline, "# end\n")).encode())

    def end(self, kill: bool = False) -> None:
        if kill:
            self.process.kill()
        self.into.close()
        self.process.wait(20)
        self.out.close()


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="processes are counted by way of /proc")
def test_any_worker_answers_for_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")  # so that it is taken back afterwards
    monkeypatch.setattr(values, "ValueClass", values.ValueClass)
    folder = tmp_path / "metrics"
    folder.mkdir()
    (folder / "counter_1.db").write_bytes(b"left over")
    share_among_workers(folder)
    assert os.environ[VARIABLE] == str(folder)
    workers = [Worker() for _ in range(3)]
    try:
        for worker in workers:
            worker.wait()
        pages = [worker.page() for worker in workers]
        for page in pages:
            assert {key: page[key] for key in EXPECTED} == pytest.approx({key: 3 * EXPECTED[key] for key in EXPECTED})
        memory = "process_resident_memory_bytes"
        alone = min(worker_memory(worker.process.pid) for worker in workers)
        assert pages[0][memory] > 2 * alone
        assert pages[0]["process_start_time_seconds"] == pages[1]["process_start_time_seconds"]

        workers[1].end()
        workers[2].end(kill=True)
        page = workers[0].page()
        assert page["frontier_sockets_open"] == 2  # of those that live
        assert page["frontier_tables_live"] == 5
        assert page["frontier_chat_messages_total"] == 3  # of all
        assert page[memory] < pages[0][memory]
    finally:
        for worker in workers:
            if worker.process.poll() is None:
                worker.end(kill=True)


def worker_memory(pid: int) -> int:
    """The resident memory of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
