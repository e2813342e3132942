"""The command line, as people use it."""

import json
from pathlib import Path

import pytest

import frontier
from frontier import OptionError
from frontier.cli import common, main
from frontier.cli.session import Session
from frontier.games import GAMES, component_sets, meta
from support.cli import run


@pytest.mark.parametrize("command", ["play", "simulate", "replay", "bench", "components", "rules", "arena", "engine"])
def test_every_command_has_help(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "Usage" in result.output


def test_a_turn_at_the_table() -> None:
    result = run("play", "--seed", "7", "-p", "2", typed="? build a1\nwork mine 99\n999\nh\nBANK 1\nu\nu\nq\n")
    assert result.exit_code == 0, result.output
    assert "choose your action" in result.output
    assert "Choose a number from 1 to" in result.output
    assert "a number from 1 to 3" in result.output  # what `work mine 99` should have been
    assert "why is this move not possible?" in result.output
    assert "There is nothing to undo." in result.output
    assert "M-BUILD" in result.output
    assert "Taken back: bank 1 (Blue)." in result.output
    assert "The game is not kept" in result.output


@pytest.mark.parametrize(
    "typed",
    ["²", "１", "9" * 5000, "x" * 5000, "build " + "y" * 5000, "-1", "\x00", "? 🐄", "?", "build", "staff copper+gold"],
)
def test_strange_answers_are_survived(typed: str) -> None:
    result = run("play", "--seed", "7", typed=f"{typed}\nq\n")
    assert result.exit_code == 0, result.output
    assert result.exception is None


def test_enter_gives_the_answer_that_goes_on() -> None:
    result = run("play", "--seed", "7", "--hotseat", typed="bank 1\n1\n\nq\n")
    assert "Enter: End turn" in result.output
    assert "Yellow, choose" in result.output


def test_extras_come_last_and_do_not_hide_the_answers() -> None:
    lines = run("play", "--seed", "7", typed="q\n").output.splitlines()
    recruit = next(i for i, line in enumerate(lines) if "Recruit: spin" in line)
    trades = next(i for i, line in enumerate(lines) if "Cattle trade, 1 cow for" in line)
    assert lines[recruit].split()[0] == "1"
    assert trades > recruit


@pytest.mark.parametrize("width", [60, 80, 120, 160, 200])
@pytest.mark.parametrize("players", ["2", "4"])
def test_nothing_is_wider_than_the_terminal(width: int, players: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(common.console, "_width", width)
    monkeypatch.setenv("COLUMNS", str(width))
    lines = run("play", "--seed", "7", "-p", players, "--lang", "de", typed="q\n").output.splitlines()
    assert all(len(line) <= width for line in lines if not line.startswith("Deine Wahl"))  # the answer has no newline
    if width >= 80:
        columns = {label: min(line.index(label) for line in lines if label in line) for label in ("c1", "c2", "c3")}
        assert len(set(columns.values())) == 1, "the fields of a column stand below each other"


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "Recruit: spin"), ("de", "Anwerben: Scheibe"), ("nl", "Rekruteren: draai")]
)
def test_the_table_speaks_three_languages(lang: str, word: str) -> None:
    result = run("play", "--seed", "7", "--lang", lang, typed="q\n")
    assert word in result.output


def test_the_language_follows_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert common.default_lang() == "de"
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert common.default_lang() == "en"
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    monkeypatch.setenv("LC_ALL", "C")
    assert common.default_lang() == "en"


@pytest.mark.parametrize("seed", ["²", "--5", "9" * 5000, "club night"])
def test_any_text_is_a_seed(seed: str) -> None:
    result = run("play", f"--seed={seed}", typed="q\n")
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize("seats", [("human", "greedy"), ("greedy", "greedy")])
def test_luck_from_outside_is_asked_for(seats: tuple[str, str], tmp_path: Path) -> None:
    file = tmp_path / "real-wheel.record"
    file.write_text(frontier.record.dumps(frontier.Match(frontier.game("montana"), 1, luck="open", seats=seats)))
    result = run("play", "--load", str(file), typed="spin 3\nspin 3\nu\nspin 5\nq\n")
    assert result.exit_code == 0, result.output
    assert "spin 3" in result.output
    assert "Taken back: spin 3 (*)." in result.output
    moves = frontier.record.loads(file.read_text()).moves
    assert [frontier.game("montana").space.write(move.action) for move in moves] == ["spin 3", "spin 5"]


def test_a_game_between_bots_is_saved_replayed_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    result = run("play", "--seed", "3", "--seats", "random,random", "-o", "round_limit=5", "--save", str(file))
    assert result.exit_code == 0, result.output
    assert "Settlements:" in result.output
    again = run("play", "--seats", "random,random", "--save", str(file))
    assert isinstance(again.exception, OptionError), "an existing game is not overwritten"
    replayed = run("replay", str(file), "--moves")
    assert replayed.exit_code == 0
    assert "all legal" in replayed.output
    assert "spins the wheel" in replayed.output
    assert "0 of" in run("replay", str(file), "--move", "0").output
    assert "has only" in run("replay", str(file), "--move", "9999").output
    started = tmp_path / "started.record"
    run("play", "--seed", "7", "--seats", "human,human,greedy", "--save", str(started), typed="recruit\nq\n")
    moves = len(frontier.record.loads(started.read_text()).moves)
    assert moves > 6
    result = run("play", "--load", str(started), typed="l\nno_advance\nend_turn\nu\nend_turn\nq\n")
    assert result.exit_code == 0, result.output
    assert "Taken back: end_turn (Blue)." in result.output
    match = frontier.record.loads(started.read_text())
    assert len(match.moves) > moves
    assert match.seats == ("human", "human", "greedy")
    assert [file.name for file in tmp_path.iterdir() if file.name.startswith(".")] == []


def test_the_game_is_kept_move_by_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "evening.record"

    def pull_the_plug(self: Session) -> bool:
        raise RuntimeError("power cut")

    monkeypatch.setattr(Session, "undo", pull_the_plug)
    result = run("play", "--seed", "7", "--save", str(file), typed="bank 1\nu\n")
    assert isinstance(result.exception, RuntimeError)
    moves = frontier.record.loads(file.read_text()).moves
    assert sum(move.actor == 0 for move in moves) == 1


def test_version() -> None:
    assert run("--version").output.startswith("frontier 0.")


def test_hot_seat_asks_everybody() -> None:
    result = run("play", "--seed", "7", "--hotseat", typed="bank 1\n1\nend_turn\nq\n")
    assert "Blue, choose" in result.output
    assert "Yellow, choose" in result.output


def test_simulate_prints_a_table_or_json() -> None:
    options = ("simulate", "-n", "4", "--bots", "random", "-o", "round_limit=4", "-j", "1")
    assert "wins by seat" in run(*options).output
    summary = json.loads(run(*options, "--json").output)
    assert summary["games"] == 4
    assert summary["rounds"]["longest"] <= 4


def test_components_show_provenance() -> None:
    result = run("components", "montana")
    assert "reconstructed" in result.output
    assert "pieces.cows" in result.output
    assert "pieces.cows" not in run("components", "montana", "--provenance", "public").output
    lines = run("components", "montana", "--path").output.split()
    assert [Path(line).name for line in lines] == ["standard.toml", "expansion.toml"]


@pytest.mark.parametrize(("lang", "word"), [("en", "three spaces"), ("de", "drei Feldern"), ("nl", "drie velden")])
def test_components_lists_the_sets_of_each_game(lang: str, word: str) -> None:
    output = " ".join(run("components", "--lang", lang).output.split())
    for game in GAMES:
        for name in component_sets(game):
            assert f"│ {game} │ {name} │ {frontier.game(game, components=name).component_hash} │" in output
    assert word in output
    refused = run("components", "--path")
    assert isinstance(refused.exception, OptionError)
    assert "name a game" in str(refused.exception)


def test_a_packaged_set_is_played_by_its_name() -> None:
    assert "balanced" in run("play", "-c", "balanced", "--seed", "7", "-p", "2", typed="q\n").output
    assert "packaged set (standard, balanced)" in str(run("play", "-c", "balancd").exception)


def test_rules_are_found_with_their_places() -> None:
    result = run("rules", "m-build-13")
    assert "exactly four fields" in result.output
    assert "rules/build.py" in result.output
    assert "test_build" in result.output
    assert "M-BUILD" in run("rules").output
    assert "M-CITY-19a" in run("rules", "M-CITY").output


def test_rules_are_found_in_data_files() -> None:
    assert "data/standard.toml" in run("rules", "M-COMP-03").output


def test_a_rule_without_code_leads_to_the_rules_that_it_names() -> None:
    output = run("rules", "M-EX-01").output  # an example of M-SHORT-01 to -06
    assert "not named in the code" in output
    assert "its text names M-SHORT-04" in output
    assert "rules/supply.py" in output
    assert "its text names" not in run("rules", "M-SHORT-01").output


def test_bench_measures() -> None:
    result = run("bench", "--seconds", "0.05", "--runs", "1", "--json")
    assert result.exit_code == 0, result.output
    kinds = sum(2 if meta(game).modules else 1 for game in GAMES)  # with all modules too
    assert len(json.loads(result.output)["figures"]) == 3 * kinds  # 2, 3 and 4 players


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("play", "chess"), "unknown game"),
        (("play", "--seats", "human,genius"), "unknown bot 'genius'"),
        (("play", "--seats", "human"), "2 to 4 players"),
        (("play", "--seats", "human,greedy", "-p", "3"), "names 2 seats"),
        (("play", "--save", "no-such-folder/x.record"), "there is no folder"),
        (("play", "--load", "x.record", "--hotseat"), "from the record"),
        (("play", "-o", "[/foo]=1"), "unknown option '[/foo]'"),
        (("play", "-o", "round_limit=²"), "from 1 to 1000, got '²'"),
        (("play", "--seats", "human,greedy", "--hotseat"), "exclude each other"),
        (("play", "-o", "round_limit"), "expected NAME=VALUE"),
        (("play", "-o", "speed=3"), "unknown option"),
        (("play", "-c", "no-such.toml"), "cannot be read"),
        (("play", "--load", "no-such.record"), "No such file"),
        (("replay", "no-such.record"), "No such file"),
        (("simulate", "--bots", "genius"), "unknown bot 'genius'"),
        (("simulate", "--bots", "random,random,random"), "3 bots for 2 players"),
        (("components", "chess"), "unknown game"),
        (("components", "--provenance", "hearsay"), "expected one of"),
        (("rules", "M-NONE-01"), "no rule"),
        (("bench", "--seconds", "0.05", "--runs", "1", "--write", "no-such.md"), "No such file"),
    ],
)
def test_mistakes_are_told_in_one_line(
    arguments: tuple[str, ...], told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["frontier", *arguments])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    output = capsys.readouterr().err
    assert told in output
    assert "Traceback" not in output
