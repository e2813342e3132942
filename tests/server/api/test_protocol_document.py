"""docs/protocol.md and docs/server.md say what the server does."""

import hashlib
import hmac
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from pydantic import BaseModel

from frontier.cli import app
from frontier.server.api.common import ErrorAnswer
from frontier.server.api.models import analysis, chat, play, puzzles, replay, review, socket, tables
from frontier.server.api.people import Me
from frontier.server.errors import STATUS
from frontier.server.limits.rate_limits import RATES
from frontier.server.notifications.notifier import sign
from frontier.server.observability.metrics import Metrics
from support.server import ServerProcess

ROOT = Path(__file__).parents[3]
PROTOCOL = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
SERVER = (ROOT / "docs/server.md").read_text(encoding="utf-8")
# Everything that a client is told or sends at a table: at least one example or table of each.
TOLD = ("TableInfo", "Update", "LogMessage", "OkMessage", "ErrorMessage", "ChatMessage", "WhyMessage", "PongMessage",
        "Head", "Why", "Replay", "ReviewInfo", "HintInfo", "StudyInfo", "PositionInfo", "Searched")  # fmt: skip
SETTINGS = ("option", "variable", "default", "meaning")
EXPLAINED = ("Update", "EntryInfo", "LegalAction", "TurnInfo", "CanInfo", "SeatClock", "LessonProgress",
             "Replay", "Frame", "ScoreItem", "ReviewInfo", "HintInfo", "PuzzleAnswer",
             "StudyInfo", "PositionInfo", "Searched")  # fmt: skip


def blocks(document: str, language: str) -> Iterator[tuple[str, str]]:
    """The fenced blocks of a language: what stands beside it, and the content."""
    for found in re.finditer(rf"^```{language} ?(\S*)\n(.*?)^```$", document, re.DOTALL | re.MULTILINE):
        yield found[1], found[2]


def model(name: str) -> type[BaseModel]:
    """The declared shape of an example."""
    found: object = {"Me": Me, "ErrorAnswer": ErrorAnswer}.get(name) or MODELS[name]
    assert isinstance(found, type)
    assert issubclass(found, BaseModel)
    return found


MODELS = {
    name: shape
    for part in (tables, play, chat, replay, review, analysis, puzzles, socket)
    for name, shape in vars(part).items()
}
EXAMPLES = [(name, text) for name, text in blocks(PROTOCOL, "json") if name != "webhook"]


def rows(document: str, *columns: str) -> Iterator[list[str]]:
    """The cells of the table with these columns."""
    head = "| " + " | ".join(columns) + " |\n"
    _, found, rest = document.partition(head)
    assert found, head
    for line in rest.splitlines()[1:]:
        if not line.startswith("|"):
            return
        yield [cell.strip() for cell in line.strip("|").split("|")]


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_every_example_has_the_declared_shape(name: str, text: str) -> None:
    example = json.loads(text)
    read = model(name).model_validate(example)
    # What the declaration does not know is dropped on the way, so nothing may be missing afterwards.
    assert read.model_dump(mode="json", exclude_unset=True) == example
    if name in TOLD:
        assert set(example) == set(model(name).model_fields), "the server sends every field"


def test_what_the_server_sends_has_an_example() -> None:
    assert {name for name, _ in EXAMPLES} >= {*TOLD, "Me", "ErrorAnswer", "TableRequest", "Act", "FromClient"}


@pytest.mark.parametrize("name", EXPLAINED)
def test_every_field_is_explained(name: str) -> None:
    _, found, rest = PROTOCOL.partition(f"**{name}**")
    assert found
    told = set(re.findall(r"`(\w+)`", re.split(r"\n#|\*\*\w+\*\*", rest)[0]))
    assert set(model(name).model_fields) <= told


def test_every_message_to_the_server_is_told_with_its_fields() -> None:
    told = " ".join(row[0] for row in rows(PROTOCOL, "you send", "answer"))
    kinds = socket.FromClient.model_fields["type"].annotation
    assert set(re.findall(r'"type": "(\w+)"', told)) == set(kinds.__args__)  # type: ignore[union-attr]
    words = set(re.findall(r'"(\w+)"', told))
    assert set(socket.FromClient.model_fields) - {"id"} <= words


def test_every_error_key_is_listed_with_its_status() -> None:
    listed = {key.strip("`"): int(status) for key, status, _ in rows(PROTOCOL, "key", "status", "when")}
    assert listed == STATUS


def test_the_limits_are_those_of_the_server() -> None:
    seconds = {"a minute": 60, "an hour": 3600}
    listed = {}
    for kind, _, burst, then in rows(PROTOCOL, "kind", "what", "at once", "then"):
        number, _, unit = then.partition(" ")
        listed[kind.strip("`")] = (int(burst), round(int(number) / seconds[unit], 9))
    assert listed == {kind: (rate.burst, round(rate.per_second, 9)) for kind, rate in RATES.items()}


def test_every_operation_named_exists() -> None:
    from frontier.server.app import create

    known = {re.sub(r"\{\w+\}", "ID", path) for path in create().openapi()["paths"]}
    paths = re.findall(r"(?:GET|POST|PUT|PATCH|DELETE) (/api/[\w/-]+)", PROTOCOL)
    named = {re.sub(r"[A-Z]+", "ID", path.rstrip(".,")) for path in paths}
    assert len(named) > 10
    assert named <= known


def test_the_check_of_a_signature_works() -> None:
    (code,) = [text for name, text in blocks(PROTOCOL, "python") if not name]
    names: dict[str, Any] = {"hmac": hmac, "hashlib": hashlib}
    exec(code, names)
    assert names["is_genuine"]("secret", b"{}", sign("secret", b"{}"))
    assert not names["is_genuine"]("secret", b"{ }", sign("secret", b"{}"))


def test_every_option_of_serve_is_in_the_settings() -> None:
    group = typer.main.get_command(app)
    options = group.commands["serve"].params  # type: ignore[attr-defined]
    listed = {row[0].strip("`").partition("`")[0]: row[1:] for row in rows(SERVER, *SETTINGS)}
    named = {option.opts[0]: option for option in options if option.name != "help"}
    assert set(listed) == set(named)
    for name, option in named.items():
        variable, default, _ = listed[name]
        assert variable.strip("`") == (option.envvar or "")
        if default.startswith("`"):
            assert default.strip("`") == str(option.default).removesuffix(".0")
        else:
            assert option.default in ("", True, False), "a value is told as it is"


def test_every_metric_is_listed() -> None:
    listed = {row[0].strip("`") for row in rows(SERVER, "metric", "meaning")}
    kept = {
        f"{metric.name}_total" if metric.type == "counter" else metric.name
        for metric in Metrics().registry.collect()
        if metric.name.startswith("frontier_")
    }
    assert listed == kept


# --- the program that plays ---------------------------------------------------------------------------------


def program() -> str:
    """The program as the document shows it."""
    (code,) = [text for name, text in blocks(PROTOCOL, "python") if name == "play.py"]
    return code


def test_the_program_is_the_example() -> None:
    assert program() == (ROOT / "examples/play.py").read_text(encoding="utf-8")
    assert len(program().splitlines()) <= 40


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server as people run it, limits included."""
    folder = tmp_path_factory.mktemp("program")
    with ServerProcess(str(folder / "table.db"), folder) as server:
        yield server


def started(code: Path, server: ServerProcess, token: str, table: str) -> "subprocess.Popen[str]":
    """The program, playing."""
    command = [sys.executable, str(code), server.url, token, table]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["homesteaders", "montana"])
def test_the_program_plays_a_whole_game(running: ServerProcess, game: str, tmp_path: Path) -> None:
    code = tmp_path / "program.py"
    code.write_text(program(), encoding="utf-8")
    people = [running.guest(name) for name in ("Ann", "Ben")]
    tokens = [person.post("/api/tokens", name="program")["token"] for person in people]
    seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    options = {"round_limit": 8} if game == "montana" else {}
    table = people[0].table(game, players=3, seats=seats, options=options)
    programs = [started(code, running, token, table) for token in tokens]
    for each in programs:
        out, err = each.communicate(timeout=240)
        assert each.returncode == 0, err
        info = people[0].get(f"/api/tables/{table}")
        assert info["status"] == "over"
        assert json.loads(out)["scores"] == info["result"]["scores"]
    names = [seat["name"] for seat in people[0].get(f"/api/tables/{table}")["seats"]]
    assert sorted(names[:2]) == ["Ann", "Ben"]
    record = tmp_path / "game.record"
    record.write_text(people[0].http.get(f"/api/tables/{table}/record").text, encoding="utf-8")
    verify = ["verify", str(record), "--commitment", info["commitment"]]
    done = subprocess.run([sys.executable, "-m", "frontier", *verify], check=False)
    assert done.returncode == 0


@pytest.mark.slow
def test_the_program_says_why_it_cannot_play(running: ServerProcess, tmp_path: Path) -> None:
    code = tmp_path / "program.py"
    code.write_text(program(), encoding="utf-8")
    person = running.guest("Ann")
    table = person.table(seats=[{"kind": "human"}, {"kind": "bot", "bot": "greedy"}])
    stranger = running.guest("Eve")
    token = stranger.post("/api/tokens", name="program")["token"]
    for given, told in ((token, "already begun"), ("wrong", "does not know you")):
        out, err = started(code, running, given, table).communicate(timeout=60)
        assert out == ""
        assert told in err
        assert len(err.splitlines()) == 1
