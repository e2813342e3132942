"""Montana's modules at the command line."""

from pathlib import Path

import pytest

import frontier
from frontier.cli import main
from support.cli import run

ALL = ("-m", "all")


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
@pytest.mark.parametrize("landscape", ["bighorn_canyon", "granite_peak", "great_falls", "helena"])
def test_the_table_shows_the_modules(lang: str, landscape: str) -> None:
    result = run("play", *ALL, "-o", f"landscape={landscape}", "--seed", "5", "--lang", lang, typed="i\nq\n")
    assert result.exit_code == 0, result.output
    assert landscape.split("_", maxsplit=1)[0].capitalize() in result.output
    assert "▲?" in result.output
    assert "2/2" in result.output  # cards left of all
    assert {"en": "mountain tiles", "de": "Bergplättchen", "nl": "bergtegels"}[lang] in result.output


@pytest.mark.parametrize("modules", [("-m", "events,goldrush"), ("-m", "events", "-m", "goldrush")])
def test_several_modules(modules: tuple[str, ...]) -> None:
    output = run("play", *modules, "--seed", "5", typed="q\n").output
    assert "▲?" in output
    assert "events, now" in output
    assert "MGW" not in output


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("-m", "trains"), "unknown module 'trains'"),
        (("-o", "landscape=helena"), "option 'landscape' needs the module landscapes"),
        (("-m", "landscapes", "-o", "landscape=utah"), "expected one of random"),
        (("homesteaders", "-m", "events"), "unknown module 'events'"),
    ],
)
def test_what_does_not_fit_is_refused(
    arguments: tuple[str, ...], told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["frontier", "play", *arguments])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert told in " ".join(capsys.readouterr().err.split())


def test_a_game_with_modules_is_kept_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "evening.record"
    run("play", *ALL, "--seed", "5", "--save", str(file), typed="recruit\nq\n")
    kept = frontier.record.loads(file.read_text(encoding="utf-8"))
    assert kept.game.modules == ("settlements", "landscapes", "events", "goldrush")
    again = run("play", "--load", str(file), typed="q\n")
    assert again.exit_code == 0
    assert "▲?" in again.output
    assert run("replay", str(file), "--moves").exit_code == 0


def test_simulating_with_modules() -> None:
    result = run("simulate", "-m", "settlements", "-n", "2", "--bots", "random", "-j", "1", "--json")
    assert result.exit_code == 0, result.output
    assert '"settlements"' in result.output


def tile_in_reach() -> tuple[int, str]:
    """A seed and a first move after which mountain tiles are looked at."""
    for seed in range(60):
        game = frontier.game("montana", players=2, modules=("goldrush",))
        match = frontier.Match(game, seed)
        match.draw()
        if match.state.actor != 0 or game.view(match.state, None)["phase"] != "turn":
            continue
        for action in match.state.legal_actions():
            move = game.notation.write(match.state, action)
            twin = match.state.clone()
            twin.apply(action)
            if move.startswith("build") and any(tile["marked"] for tile in game.dump(twin)["mountains"].values()):
                return seed, move
    raise AssertionError("no such seed")


def test_nobody_looks_at_a_tile_and_takes_it_back() -> None:
    seed, move = tile_in_reach()
    result = run("play", "-m", "goldrush", "--hotseat", "--seed", str(seed), typed=f"{move}\nstop\nend_turn\nu\nu\nq\n")
    assert "Luck has shown something since then" in result.output
    assert "Taken back" not in result.output


def test_before_anything_is_seen_decisions_can_be_taken_back() -> None:
    seed, move = tile_in_reach()
    result = run("play", "-m", "goldrush", "--hotseat", "--seed", str(seed), typed=f"{move}\nu\nq\n")
    assert f"Taken back: {move} (Blue)." in result.output
