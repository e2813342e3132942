"""`frontier lesson` lists lessons, checks them, and makes them of records."""

import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from frontier.cli import app
from frontier.lessons import LessonError

OWN = Path(__file__).parents[2] / "examples" / "panning" / "lessons" / "panning"


def run(*arguments: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, ["lesson", *arguments])
    assert result.exit_code == code, result.output
    return " ".join(result.output.split())


def test_list() -> None:
    assert "The pan" in run("list", "--lang", "en")
    assert "Die Pfanne" in run("list", "--lang", "de")


def test_check() -> None:
    assert "panning/pan: 4 steps, played to the end, texts in en, de, nl." in run("check", "panning/pan")
    assert "go_on [go_on | keep]" in run("check", str(OWN / "pan.toml"), "--moves")
    result = CliRunner().invoke(app, ["lesson", "check", "panning/swim"])
    assert isinstance(result.exception, LessonError)


def test_check_says_what_is_wrong(tmp_path: Path) -> None:
    shutil.copy(OWN / "pan.record", tmp_path)
    file = tmp_path / "mine.toml"
    file.write_text('record = "pan.record"\n[[steps]]\nid = "on"\nplays = ["swim"]\n', encoding="utf-8")
    assert "nothing it waits for is possible" in run("check", str(file), "--game", "panning", "--lang", "en", code=1)


def test_from_record(tmp_path: Path) -> None:
    record = tmp_path / "mine.record"
    record.write_text(
        f"{(OWN / 'pan.record').read_text(encoding='utf-8')}# Go on.\n4 0 go_on\n5 * draw gold\n", "utf-8"
    )
    assert "mine.toml" in run("from-record", str(record), "--lang", "en")
    assert "1 steps, played to the end" in run("check", str(tmp_path / "mine.toml"), "--game", "panning")
    result = CliRunner().invoke(app, ["lesson", "from-record", str(tmp_path / "none.record")])
    assert result.exception is not None


@pytest.mark.parametrize("command", ["list", "check", "from-record"])
def test_help(command: str) -> None:
    assert command in run(command, "--help")
