"""`make audit`, with services of our own in place of the real ones."""

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE, TOOL = "fastapi", "pytest"  # one of constraints/run.txt, one of constraints/dev.txt


class Service(HTTPServer):
    """Knows vulnerabilities by the package that has them."""

    known: dict[str, list[dict[str, Any]]]


class Answers(BaseHTTPRequestHandler):
    server: Service

    def _send(self, body: object) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps(body).encode())

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["queries"]
        known = [self.server.known.get(query["package"]["name"], []) for query in asked]
        self._send(
            {"results": [{"vulns": [{"id": entry["id"]} for entry in found]} if found else {} for found in known]}
        )

    def do_GET(self) -> None:
        id_ = self.path.rpartition("/")[2]
        self._send(next(entry for found in self.server.known.values() for entry in found if entry["id"] == id_))

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def service() -> Iterator[Service]:
    with Service(("127.0.0.1", 0), Answers) as server:
        server.known = {}
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


def audit(tmp_path: Path, osv: str, npm: object) -> tuple[int, str]:
    """The exit code and what is said, with an npm that answers this."""
    program = tmp_path / "npm"
    program.write_text(f"#!/bin/sh\ncat <<'END'\n{json.dumps(npm)}\nEND\nexit 1\n")
    program.chmod(0o755)
    environment = os.environ | {"FRONTIER_OSV": osv, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    ended = subprocess.run(
        [sys.executable, ROOT / ".ci/audit.py"],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.stderr == ""
    return ended.returncode, ended.stdout


def entry(id_: str, severity: str | None, **more: Any) -> dict[str, Any]:
    rated = {} if severity is None else {"database_specific": {"severity": severity}}
    return {"id": id_, "summary": f"About {id_}", **rated, **more}


def test_nothing_known(tmp_path: Path, service: Service) -> None:
    code, said = audit(tmp_path, f"http://127.0.0.1:{service.server_port}", {"vulnerabilities": {}})
    assert code == 0
    assert said.count("no known vulnerability") == 2


def test_services_that_cannot_be_reached_fail_nothing(tmp_path: Path) -> None:
    code, said = audit(tmp_path, "http://127.0.0.1:1", {"message": "405 Method Not Allowed"})
    assert code == 0
    assert said.count("could not be reached") == 2
    assert "405 Method Not Allowed" in said


@pytest.mark.parametrize(
    ("package", "severity", "fails"),
    [
        (PACKAGE, "HIGH", True), (PACKAGE, "CRITICAL", True), (PACKAGE, None, True), (PACKAGE, "MODERATE", False),
        (TOOL, "CRITICAL", False),
    ],
)  # fmt: skip
def test_what_fails(tmp_path: Path, service: Service, package: str, severity: str | None, fails: bool) -> None:
    service.known = {package: [entry("GHSA-1", severity, aliases=["PYSEC-1"]), entry("PYSEC-1", None)]}
    code, said = audit(tmp_path, f"http://127.0.0.1:{service.server_port}", {"vulnerabilities": {}})
    assert code == int(fails)
    assert "Python packages: 1 known vulnerabilities" in said, "the same one by another name counts once"
    assert ("FAILS" in said) == fails
    assert "GHSA-1 About GHSA-1" in said


def test_what_was_withdrawn_does_not_count(tmp_path: Path, service: Service) -> None:
    service.known = {PACKAGE: [entry("GHSA-2", "HIGH", withdrawn="2026-01-01")]}
    assert audit(tmp_path, f"http://127.0.0.1:{service.server_port}", {"vulnerabilities": {}})[0] == 0


@pytest.mark.parametrize(("severity", "fails"), [("low", False), ("moderate", False), ("high", True)])
def test_the_page(tmp_path: Path, service: Service, severity: str, fails: bool) -> None:
    known = {"vite": {"severity": severity, "via": [{"title": "Reads files"}, "esbuild"]}}
    code, said = audit(tmp_path, f"http://127.0.0.1:{service.server_port}", {"vulnerabilities": known})
    assert code == int(fails)
    assert f"web/package-lock.json: vite ({severity}): Reads files" in said
