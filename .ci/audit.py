"""Known vulnerabilities in what Frontier depends on: `make audit`.

Python packages (constraints/*.txt) are looked up at OSV, those of the page by `npm audit`. Severe ones in what people
run, or what ends up in the page, fail; everything else is told. A service that cannot be reached is told of and fails
nothing: the check is for those who have the network.
"""

import json
import os
import subprocess
import sys
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
OSV = os.environ.get("FRONTIER_OSV", "https://api.osv.dev")  # another one with the same interface
SECONDS = 20.0
SEVERE = ("high", "critical", "unknown")  # what nobody has rated may be severe
RUN = "run"  # constraints/run.txt: what people run; the other files are tools


class UnreachableError(Exception):
    """A service that knows of vulnerabilities did not answer."""


@dataclass(frozen=True)
class Finding:
    """A package with a known vulnerability."""

    where: str
    package: str
    what: str
    severity: str
    fails: bool


def pinned(folder: Path) -> list[tuple[str, str, str]]:
    """All pinned packages: the group they are in, name and version."""
    found = []
    for file in sorted(folder.glob("*.txt")):
        for line in file.read_text(encoding="utf-8").splitlines():
            name, equals, version = line.partition("#")[0].partition(";")[0].strip().partition("==")
            if equals:
                found.append((file.stem, name, version))
    return found


def ask(path: str, body: object = None) -> Any:
    """An answer of OSV."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{OSV}{path}", data, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            return json.load(answer)
    except (OSError, ValueError) as error:
        raise UnreachableError(str(getattr(error, "reason", error))) from None


def python_findings(folder: Path) -> list[Finding]:
    """What OSV knows of the pinned packages."""
    packages = pinned(folder)
    queries = [{"package": {"ecosystem": "PyPI", "name": name}, "version": version} for _, name, version in packages]
    results = ask("/v1/querybatch", {"queries": queries})["results"]
    found: list[Finding] = []
    for (group, name, version), result in zip(packages, results, strict=True):
        told: set[str] = set()  # the same under other names
        for known in result.get("vulns", []):
            entry = ask(f"/v1/vulns/{known['id']}")
            names = {known["id"], *entry.get("aliases", [])}
            if entry.get("withdrawn") or names & told:
                continue
            told |= names
            severity = str(entry.get("database_specific", {}).get("severity", "unknown")).lower()
            what = f"{known['id']} {entry.get('summary', '')}".strip()
            fails = group == RUN and severity in SEVERE
            found.append(Finding(f"constraints/{group}.txt", f"{name} {version}", what, severity, fails))
    return found


def npm_findings(folder: Path) -> list[Finding]:
    """What npm's registry knows of the packages of the page."""
    command = [
        "npm",
        "audit",
        "--json",
        "--package-lock-only",
        "--fetch-retries=0",
        f"--fetch-timeout={SECONDS:.0f}000",
    ]
    try:
        ended = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=6 * SECONDS, check=False)
        answer = json.loads(ended.stdout)
    except (OSError, subprocess.TimeoutExpired, ValueError) as error:
        raise UnreachableError(f"npm: {error}") from None
    if "vulnerabilities" not in answer:
        raise UnreachableError(str(answer.get("message") or answer.get("error") or "npm gave no answer"))
    found = []
    for name, known in sorted(answer["vulnerabilities"].items()):
        severity = str(known.get("severity", "unknown"))
        what = "; ".join(via["title"] for via in known.get("via", []) if isinstance(via, dict)) or "by what it needs"
        found.append(Finding("web/package-lock.json", name, what, severity, severity in SEVERE))
    return found


def main() -> int:
    """Tell everything; 1 if something severe is among it."""
    fails = False
    for what, look, folder in (
        ("Python packages", python_findings, ROOT / "constraints"),
        ("packages of the page", npm_findings, ROOT / "web"),
    ):
        try:
            found = look(folder)
        except UnreachableError as error:
            print(f"{what}: not checked, the service could not be reached ({error})")
            continue
        print(f"{what}: {f'{len(found)} known vulnerabilities' if found else 'no known vulnerability'}")
        for finding in found:
            mark = "FAILS" if finding.fails else "told"
            print(f"  {mark}  {finding.where}: {finding.package} ({finding.severity}): {finding.what}")
            fails |= finding.fails
    return int(fails)


if __name__ == "__main__":
    sys.exit(main())
