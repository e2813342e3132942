"""The engine of `frontier engine`: every line is answered by one, whatever it says."""

import io
import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import frontier
from frontier import OVER, Budget, Game, Match, State, analyse
from frontier.engine.errors import FrontierError
from frontier.lab import engine
from frontier.lab.engine import Engine, lines, read_budget

DOCUMENT = Path(__file__).parents[2] / "docs" / "engine.md"
GAME = 'game {"game": "montana"}'


def answers(*said: str) -> list[str]:
    """What an engine answers to lines, one after the other."""
    heard: list[str] = []
    one = Engine(heard.append)
    for line in said:
        one.answer(line)
    return heard


def begun(moves: int = 0) -> Match:
    """A match of Montana for two in which a seat decides."""
    match = Match(frontier.game("montana"), 7, [frontier.bot("random", seat) for seat in range(2)])
    match.draw()
    for _ in range(moves):
        match.decide()
    return match


def as_record(match: Match) -> str:
    return f"position {json.dumps(frontier.record.dumps(match))}"


def as_position(game: Game, state: State) -> str:
    return f"position {json.dumps(game.dump(state))}"


def test_the_session_of_the_document() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    session = text.partition("```text\n")[2].partition("```")[0].splitlines()
    heard: list[str] = []
    one = Engine(heard.append)
    match = begun()
    for line in session:
        arrow, _, rest = line.partition(" ")
        if arrow == ">":
            assert heard == []
            one.answer(rest.replace("RECORD", json.dumps(frontier.record.dumps(match))))
        else:
            assert arrow == "<"
            said = heard.pop(0)
            if rest.startswith("best"):  # which changes with what the search has learnt
                expected, found = json.loads(rest[5:]), json.loads(said[5:])
                assert expected.keys() == found.keys()
                assert expected["iterations"] == found["iterations"]
            else:
                assert said == rest
    assert heard == []
    assert one.is_over


def test_the_best_move_is_that_of_the_analysis() -> None:
    match = begun(4)
    state = match.state.clone()
    expected = analyse(match.game, state, state.actor, Budget(iterations=200))
    for place in (as_record(match), as_position(match.game, match.game.observe(state, state.actor))):
        ok, placed, *_, best = answers(GAME, place, "go iterations 200")
        assert (ok, placed) == ("ok", "ok")
        found = json.loads(best.removeprefix("best "))
        assert found["move"] == match.game.notation.write(state, expected.best.action)
        assert found["chances"] == [round(chance, 4) for chance in expected.best.chances]
        assert found["line"] == [match.game.notation.write(state, action) for action in expected.best.line]
        assert found["iterations"] == 200


def test_moves_lead_on() -> None:
    match = begun()
    first = match.state.clone()
    for _ in range(6):
        match.decide()
    states = [state for state, _ in match.positions()]
    written = [
        match.game.notation.write(states[0], move.action) for move in match.moves[len(begun().moves) :]
    ]  # chance included
    heard: list[str] = []
    one = Engine(heard.append)
    for line in (GAME, as_position(match.game, first), f"moves {json.dumps(written)}"):
        one.answer(line)
    assert heard == ["ok"] * 3
    assert one.state is not None
    assert one.state.key() == match.state.key()
    one.answer('moves ["recruit", "recruit"]')
    assert heard[-1].startswith("error moves: ")
    assert one.state.key() == match.state.key()  # all of them or none


@pytest.mark.parametrize(
    ("said", "error"),
    [
        (["castle"], "unknown word 'castle'; there is hello, game, position, moves, legal, go, stop, quit"),
        (["hello"], "hello: this engine speaks version 1, not ''"),
        (["hello 2"], "hello: this engine speaks version 1, not '2'"),
        (["game"], "game: expected JSON, got ''"),
        (["game montana"], "game: expected JSON, got 'montana'"),
        (["game []"], "game: expected an object, got []"),
        (["game {}"], "game: game: expected montana or homesteaders or panning, got None"),
        (['game {"game": ["montana"]}'], "game: game: expected"),
        (['game {"game": "montana", "colour": 1}'], "game: colour: unknown key"),
        (['game {"game": "montana", "players": 9}'], "game: "),
        (['game {"game": "montana", "players": "two"}'], "game: "),
        (['game {"game": "montana", "modules": "all"}'], "game: modules: expected a list of names"),
        (['game {"game": "montana", "modules": ["all"]}'], "game: "),
        (['game {"game": "montana", "rules": 99}'], "game: "),
        (['game {"game": "montana", "rules": "new"}'], "game: "),
        (['game {"game": "montana", "options": 5}'], "game: options: expected an object of options"),
        (['game {"game": "montana", "options": {"players": 3}}'], "game: options: expected an object of options"),
        (['game {"game": "montana", "options": {"round_limit": []}}'], "game: "),
        (['game {"game": "montana", "components": 5}'], "game: components: expected an object with a hash"),
        (['game {"game": "montana", "components": {"hash": "00"}}'], "game: components: there is no set"),
        (["position {}"], "position: there is no game yet"),
        (["go seconds 1"], "go: there is no game yet"),
        ([GAME, "go seconds 1"], "go: there is no position yet"),
        ([GAME, "moves []"], "moves: there is no position yet"),
        ([GAME, "position {"], "position: expected JSON, got '{'"),
        ([GAME, "position " + "[" * 9999], "position: expected JSON"),
        ([GAME, "position 1" + "0" * 9999], "position: expected JSON"),
        ([GAME, 'position "\\ud800"'], "position: expected JSON"),
        ([GAME, "position null"], "position: expected an object, got None"),
        ([GAME, 'position {"game": "homesteaders"}'], "position: game: this game has 'montana'"),
        ([GAME, 'position "1. e4 e5"'], "position: line 1: expected 'frontier record 1'"),
        ([GAME, as_record(begun()), "moves recruit"], "moves: expected JSON"),
        ([GAME, as_record(begun()), "moves [1]"], "moves: expected a list of texts, got [1]"),
        ([GAME, as_record(begun()), 'moves ["fly"]'], "moves: 1: unknown action"),
        ([GAME, as_record(begun()), 'moves ["canteen"]'], "moves: 1: 'canteen' is not legal: You spend"),
        ([GAME, as_record(begun()), "go"], "go: expected seconds N, iterations N, or both, got ''"),
        ([GAME, as_record(begun()), "position {}", "go seconds 1"], "position: game: missing"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_in_a_line(said: list[str], error: str) -> None:
    heard = answers(*said)
    assert [line for line in heard if line.startswith("error ") and error in line], heard
    assert not any("\n" in line for line in heard)
    assert len(heard) == len(said)


def test_a_position_of_another_configuration_is_refused() -> None:
    three = Match(frontier.game("montana", players=3), 7)
    for place in (as_record(three), as_position(three.game, three.state)):
        assert answers(GAME, place, "go seconds 1")[1].startswith("error position: ")
    shown = frontier.record.shown(begun(), 0)
    assert "cannot be replayed" in answers(GAME, f"position {json.dumps(shown)}")[1]


def test_where_nothing_is_to_be_decided() -> None:
    match = begun()
    assert "go: there is nothing to decide: chance decides" in answers(
        GAME, as_record(match), 'moves ["recruit"]', "go iterations 9"
    )[-1]  # fmt: skip
    match.run()
    assert match.state.actor == OVER
    assert "the game is over" in answers(GAME, as_record(match), "go iterations 9")[-1]


@pytest.mark.parametrize(
    "text", ["", "seconds", "seconds x", "seconds -1", "seconds inf", "seconds nan", "seconds 1e3", "seconds 3601",
             "seconds 0", "iterations 0", "iterations 1.5", "iterations 10000000000", "depth 5", "seconds 1 seconds 2",
             "seconds 1 iterations"],
)  # fmt: skip
def test_a_budget_that_is_none(text: str) -> None:
    with pytest.raises(FrontierError):
        read_budget(text)


def test_budgets() -> None:
    assert read_budget("seconds 0.5") == Budget(seconds=0.5)
    assert read_budget("iterations 500 seconds 2") == Budget(seconds=2, iterations=500)


class Slow:
    """A source whose lines come one after the other, each after some seconds."""

    def __init__(self, *said: tuple[float, str]) -> None:
        self.said: Iterator[tuple[float, str]] = iter(said)

    def read(self, size: int) -> bytes:
        seconds, line = next(self.said, (0.0, ""))
        time.sleep(seconds)
        return f"{line}\n".encode() if line else b""


def served(*said: tuple[float, str]) -> list[str]:
    """What an engine answers to lines that come in time."""
    heard: list[str] = []
    Engine(heard.append).serve(Slow((0, GAME), (0, as_record(begun())), *said))
    return heard


def words(heard: list[str]) -> list[str]:
    return [line.partition(" ")[0] for line in heard]


def test_a_search_is_stopped() -> None:
    began = time.monotonic()
    heard = served((0, "go seconds 600"), (0.3, "stop"), (0.3, "stop"), (0, "go iterations 9"), (1, "quit"))
    assert words(heard) == ["ok", "ok", "best", "best"]
    assert time.monotonic() - began < 60


def test_who_speaks_while_it_thinks_is_told_to_wait() -> None:
    heard = served((0, "go seconds 600"), (0.2, "go seconds 1"), (0, "game {}"), (0, ""), (0, "stop"), (0, "quit"))
    assert heard[2] == "error 'go': the engine is thinking; say stop first, or wait"
    assert words(heard) == ["ok", "ok", "error", "error", "best"]  # the end of the input stops it


def test_information_comes_while_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "INFO_INTERVAL", 0.1)
    heard = served((0, "go seconds 600"), (1, "stop"), (0, "quit"))
    assert set(words(heard)) == {"ok", "info", "best"}
    told = [json.loads(line.partition(" ")[2]) for line in heard[2:]]
    assert all(one.keys() == {"move", "chances", "line", "iterations"} for one in told)
    assert [one["iterations"] for one in told] == sorted(one["iterations"] for one in told)


@pytest.mark.parametrize("last", ["", "quit"])
def test_the_end_stops_it(last: str) -> None:
    began = time.monotonic()
    assert words(served((0, "go seconds 600"), (0.2, last))) == ["ok", "ok", "best"]
    assert time.monotonic() - began < 60


def test_lines_of_bytes() -> None:
    longest = engine.LONGEST_LINE
    data = b"one\r\n\xff\xfe\n\n" + b"x" * longest + b"\n" + b"y" * (longest * 3) + b"\nlast"
    assert list(lines(io.BytesIO(data))) == ["one\r", None, "", "x" * longest, None, "last"]
    heard: list[str] = []
    Engine(heard.append).serve(io.BytesIO(b"\xff\n" + b"z" * (longest + 1) + b"\n\nhello 1\nquit\nhello 1\n"))
    assert heard[:2] == [f"error a line is at most {longest} bytes of UTF-8"] * 2
    assert words(heard[2:]) == ["hello"]
