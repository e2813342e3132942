"""Homesteaders at the terminal table."""

import json
from pathlib import Path

import pytest

import frontier
from frontier.cli import common
from frontier.looks.homesteaders import spelled_out
from support.boxes import HOMESTEADERS_FILE
from support.cli import run
from support.homesteaders import Scene


def test_the_first_decisions_of_a_game() -> None:
    typed = "? build farm\nplace farm_1\nplace homestead_9\nplace homestead_1\nu\nplace homestead_1\nbid 1 3\nq\n"
    result = run("play", "homesteaders", "--seed", "5", "-p", "3", typed=typed)
    assert result.exit_code == 0, result.output
    assert "Blue, send your workers to work" in result.output
    assert "H-BUILD-04" in result.output
    assert "You do not own this building." in result.output
    assert "is not understood" in result.output
    assert "Taken back: place homestead_1 (Blue)." in result.output
    assert "Blue receives 1 wood and 2 silver." in result.output
    assert "Blue bids 3 on auction 1." in result.output


def test_bids_are_one_row_an_auction_and_may_be_typed_in_short() -> None:
    result = run("play", "homesteaders", "--seed", "5", "-p", "3", typed="1\n\n1 4\nq\n")
    assert "Auction 1: residential or commercial. Bid 3 4 5 6 7 9 12 16 21" in result.output
    assert "Pass and advance to space 1 of the railroad line (1 trade chip)" in result.output
    assert "Blue bids 4 on auction 1." in result.output


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("1 4", "bid 1 4"),
        ("build grain mill", "build grain_mill"),
        ("build general-store", "build general_store"),
        ("place homestead 2", "place homestead_2"),
        ("buy wood", "buy wood silver"),
        ("buy cattle", "buy cattle gold"),
        ("pay_off", "pay_off silver"),
        ("sell gold", "sell gold"),
    ],
)
def test_moves_are_understood_as_people_type_them(typed: str, move: str) -> None:
    assert spelled_out(typed) == move


def test_buildings_nearly_within_reach_are_named_with_what_is_missing() -> None:
    result = run("play", "homesteaders", "--seed", "5", "-p", "3", "--hotseat", "-o", "screens=false",
                 typed="1\n\n\n\ndone\ndone\n1 3\npass\npass\nq\n")  # fmt: skip
    assert "Build Market for 1 wood" in result.output
    assert "Grain Mill: You lack 1 steel." in result.output
    assert "Enter:" not in result.output.split("what do you build?")[1]


def test_enter_pays_in_silver_what_silver_suffices_for() -> None:
    game = frontier.game("homesteaders")
    scene = Scene(2)
    scene.give(0, gold=2, silver=3)
    scene.wages(0)
    assert game.plain_answer(scene.state) == game.space.read("pay 0")
    scene.give(0, silver=0)
    assert game.plain_answer(scene.state) is None


def test_enter_does_not_leave_a_worker_idle() -> None:
    result = run("play", "homesteaders", "--seed", "5", typed="q\n")
    assert "place homestead_1" in result.output
    assert "Enter:" not in result.output


def test_screens_hide_the_others_until_they_are_taken_away() -> None:
    def row(name: str, output: str) -> list[str]:
        line = next(line for line in output.splitlines() if f" {name} " in line and "0/5" in line)
        return line.split("0/5")[1].split()

    hidden = run("play", "homesteaders", "--seed", "5", typed="q\n").output
    assert row("Blue", hidden) == ["6", "0", "0", "0", "-", "0"]
    assert row("Yellow", hidden) == ["?"] * 6
    shown = run("play", "homesteaders", "--seed", "5", "-o", "screens=false", typed="q\n").output
    assert row("Yellow", shown) == ["6", "0", "0", "0", "-", "0"]


def test_at_one_keyboard_the_next_player_sits_down_first() -> None:
    result = run("play", "homesteaders", "--seed", "5", "--hotseat", typed="place homestead_1\ndone\n\nq\n")
    assert result.exit_code == 0, result.output
    assert "Hand over to Yellow, who presses Enter" in result.output
    shown = run("play", "homesteaders", "--seed", "5", "--hotseat", "-o", "screens=false", typed="1\n1\nq\n")
    assert "Yellow, send your workers" in shown.output
    assert "Hand over" not in shown.output


def test_what_lies_open_can_be_looked_through() -> None:
    result = run("play", "homesteaders", "--seed", "5", typed="i\nq\n")
    assert "auction tiles of stack 1 to come" in result.output
    assert "any kind, 1 copper → 4 VP" in result.output
    assert "1 track at once; then another building of any kind" in result.output


@pytest.mark.parametrize("width", [60, 80, 120, 200])
@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_nothing_is_wider_than_the_terminal(width: int, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(common.console, "_width", width)
    monkeypatch.setenv("COLUMNS", str(width))
    result = run("play", "homesteaders", "--seed", "7", "-p", "4", "--lang", lang, typed="i\nplace homestead_1\nq\n")
    assert result.exit_code == 0, result.output
    prompts = {"en": "Your choice", "de": "Deine Wahl", "nl": "Jouw keuze"}
    lines = [line for line in result.output.splitlines() if not line.startswith((prompts[lang], "Je keuze"))]
    assert all(len(line) <= width for line in lines)


@pytest.mark.parametrize(("lang", "word"), [("en", "Farm"), ("de", "Farm"), ("nl", "Boerderij")])
def test_the_table_speaks_three_languages(lang: str, word: str) -> None:
    result = run("play", "homesteaders", "--seed", "7", "--lang", lang, typed="q\n")
    assert word in result.output


def test_a_whole_game_is_saved_and_replayed_with_its_points_by_item(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    result = run("play", "homesteaders", "--seed", "3", "--seats", "greedy,random", "--save", str(file))
    assert result.exit_code == 0, result.output
    for word in ("Ten rounds", "VP chips", "extra VP", "wins. Points: Blue"):
        assert word in result.output
    replayed = run("replay", str(file), "--moves")
    assert replayed.exit_code == 0, replayed.output
    assert "all legal" in replayed.output
    assert "wins auction" in replayed.output


def test_real_tiles_can_be_drawn_at_the_table(tmp_path: Path) -> None:
    file = tmp_path / "real-tiles.record"
    game = frontier.game("homesteaders", players=4)
    file.write_text(frontier.record.dumps(frontier.Match(game, 1, luck="open")))
    result = run("play", "--load", str(file), typed="draw 14\ndraw 15\ndraw 23\nq\n")
    assert result.exit_code == 0, result.output
    assert "This tile cannot be turned up now." in result.output
    moves = frontier.record.loads(file.read_text()).moves
    assert [game.space.write(move.action) for move in moves] == ["draw 14", "draw 23"]


def test_a_box_with_a_building_of_its_own_can_be_played(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(HOMESTEADERS_FILE.read_text(encoding="utf-8").replace('id = "grain_mill"', 'id = "saloon"'))
    result = run("play", "homesteaders", "-c", str(box), "--seed", "5", typed="i\n? build saloon\nq\n")
    assert result.exit_code == 0, result.output
    assert "saloon (ws)" in result.output
    assert "H-BUILD-04" in result.output


def test_components_tell_what_the_rulebook_states_and_what_is_only_pictured() -> None:
    result = run("components", "homesteaders")
    assert "money.debt_chips" in result.output
    assert "rulebook" in result.output
    assert "public" in result.output
    assert run("components", "homesteaders", "--path").output.strip().endswith("standard.toml")


def nearly_over(file: Path) -> None:
    """A game in which a person has the last decision: to be done with trading."""
    game = frontier.game("homesteaders", players=2)
    match = frontier.Match(game, 3)
    match.draw()
    while match.state.actor != frontier.OVER:
        legal = {game.space.write(action): action for action in match.state.legal_actions()}
        match.play(legal.get("done", legal.get("pass", legal.get("pay 0", min(legal.values())))))
    match.undo()
    file.write_text(frontier.record.dumps(match))


def test_the_game_ends_when_its_last_move_is_not_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "end.record"
    nearly_over(file)
    result = run("play", "--load", str(file), typed="done\nu\nborrow\ndone\n\n")
    assert result.exit_code == 0, result.output
    assert result.output.count("This ends the game") == 2
    assert "Taken back: done" in result.output
    assert "Points:" in result.output.split("This ends the game")[-1]
    match = frontier.record.loads(file.read_text())
    assert [match.game.space.write(move.action) for move in match.moves[-2:]] == ["borrow", "done"]
    again = run("play", "--load", str(file))
    assert "This ends the game" not in again.output, "that was said before"
    nearly_over(file)
    result = run("play", "--load", str(file), typed="done\n")
    assert "Points:" in result.output, "nobody is there to answer"


@pytest.mark.parametrize("rules", ["1", "2"])
def test_decisions_are_counted_by_the_question(rules: str) -> None:
    options = ("simulate", "homesteaders", "-n", "2", "--bots", "random", "-j", "1", "--rules", rules, "--decisions")
    found = json.loads(run(*options, "--json").output)
    questions = found["questions"]
    assert found["rules"] == int(rules)
    assert sum(question["asked"] for question in questions.values()) == found["decisions"]
    assert questions["bid"]["only_extras"] == questions["neutral"]["only_extras"] == 0
    assert (questions["place"]["only_extras"] > 10) == (rules == "1")
    table = run(*options).output
    assert "only extras" in table
    assert "neutral" in table


def test_a_placement_is_taken_back_as_one(tmp_path: Path) -> None:
    game = frontier.game("homesteaders", players=2)
    match = frontier.Match(
        game, 3, [frontier.bot("settler", 0), frontier.bot("settler", 1)], seats=["human", "settler"]
    )
    match.draw()
    while len(places := [move for move in legal_moves(match) if move.startswith("place")]) < 2 or (
        match.state.actor != 0 or game.holdings(match.state, 0)["workers"] < 2
    ):
        assert match.decide()
    file = tmp_path / "placing.record"
    file.write_text(frontier.record.dumps(match))
    before = len(match.moves)
    run("play", "--load", str(file), typed=f"{places[1]}\n{places[0]}\nu\n")
    assert len(frontier.record.loads(file.read_text()).moves) == before


def legal_moves(match: frontier.Match) -> list[str]:
    return [match.game.space.write(action) for action in match.state.legal_actions()]
