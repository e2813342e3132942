"""A wide terminal that speaks English, whatever the machine's."""

from pathlib import Path

import pytest

from frontier.cli import common


@pytest.fixture(autouse=True)
def wide_and_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("FORCE_COLOR", "NO_COLOR", "TERM", "LC_MESSAGES", "LC_ALL"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.chdir(Path(__file__).parent)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(common.console, "_width", 200)
