"""The documents for researchers say what the code does."""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner

import frontier
from frontier.cli import app
from frontier.cli.spaces import document
from frontier.lab.spaces import entries

ROOT = Path(__file__).parents[2]


def test_the_document_of_the_spaces_is_up_to_date() -> None:
    assert (ROOT / "docs" / "spaces.md").read_text(encoding="utf-8") == document(), (
        "frontier spaces --write docs/spaces.md"
    )


def test_every_number_and_every_action_has_its_line() -> None:
    game = frontier.game("montana", players=3, modules=("events",))
    lines = entries(game)
    assert len(lines) == game.observation_size + game.action_count == len(set(lines))
    shown = CliRunner().invoke(app, ["spaces", "montana", "-p", "3", "-m", "events", "--all"])
    assert shown.output.splitlines() == lines


def test_the_tables_name_every_section_and_family() -> None:
    shown = CliRunner().invoke(app, ["spaces", "homesteaders", "-p", "4"]).output
    game = frontier.game("homesteaders", players=4)
    for group in game.observer.groups:
        for section in group.sections:
            assert f"| {section.name} |" in shown
    for family in game.space.families:
        assert f"`{family.name}" in shown
    assert f"{game.observation_size} numbers" in shown


def test_the_example_of_the_document_is_the_one_that_runs() -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    example = (ROOT / "examples" / "learn.py").read_text(encoding="utf-8")
    assert example.strip() in page
    for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        ast.parse(block)


def test_the_example_learns_to_beat_random() -> None:
    command = [sys.executable, str(ROOT / "examples" / "learn.py"), "2"]
    alone = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}  # other tests run beside it
    told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=1200, env=alone).stdout
    first, last = (int(share) for share in re.findall(r"(\d+)%", told))
    assert first < 60
    assert last > 75
