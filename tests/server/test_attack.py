"""The attack that maintainers run (`make attack`) works: the cheapest cases of it, in their quick form.

What it finds is for people to judge: a machine that is busy with other tests is no place to measure.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from attack.__main__ import CASES, main
from attack.probe import Latency

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[2]
CHEAP = ("endless-headers", "frozen-bot")
TEXT = "before\n\n<!-- attack figures: begin -->\n\nold\n\n<!-- attack figures: end -->\n\nafter\n"


def attack(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run it as `make attack` does."""
    paths = [str(ROOT / "tests"), str(ROOT / "bench"), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))}
    command = [sys.executable, "-m", "attack", *arguments]
    return subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)


def test_cheap_cases_run_and_are_written_down(tmp_path: Path) -> None:
    file = tmp_path / "report.md"
    file.write_text(TEXT)
    done = attack(*CHEAP, "--quick", "--write", str(file))
    assert done.returncode in (0, 1), done.stderr
    assert "broke off" not in done.stderr, done.stderr
    written = file.read_text()
    assert written.startswith("before\n")
    assert written.endswith("\nafter\n")
    assert "old" not in written
    rows = [line.split(" | ") for line in written.splitlines() if line.startswith("| ")][1:]
    assert [row[0].strip("| ") for row in rows] == list(CHEAP)
    assert "/health meanwhile: p50" in rows[0][2]
    assert "decided after" in rows[1][2]
    assert done.returncode == ("**failed**" in written)


def test_what_it_does_not_know_it_refuses(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["no-such-case"])
    assert "no-such-case" in capsys.readouterr().err


def test_every_case_says_what_is_done() -> None:
    assert all(case.__doc__ for case in CASES.values())


def test_latencies() -> None:
    found = Latency(tuple(float(n) for n in range(1, 101)), 2)
    assert (found.count, found.p50, found.p99, found.longest) == (102, 51.0, 100.0, 100.0)
    assert Latency((), 1).p99 == float("inf")
