"""Puzzles at the server: a try is worth what it leaves of the chance to win, and the first one counts."""

import time
from datetime import UTC, date, datetime, timedelta

import pytest

from frontier.games import OWN
from frontier.puzzles import Puzzle, collection
from frontier.server.people.puzzle_results import PuzzleResult, streak
from support.server import Client, ServerProcess

GAME = OWN[0]
NOW = date(2026, 11, 19)


def some(number: int = 0) -> Puzzle:
    """A puzzle that is not the one of the day, today or tomorrow."""
    day = datetime.fromtimestamp(time.time(), UTC).toordinal()
    ids = sorted(collection(GAME))
    taken = {ids[(day + ahead) % len(ids)] for ahead in (0, 1)}
    return [one for one in collection(GAME).values() if one.id not in taken][number]


def wrong(one: Puzzle) -> str:
    return next(move for move in one.chances if move != one.solution)


def overview(client: Client, game: str = GAME) -> dict[str, int]:
    found = next(each for each in client.get("/api/puzzles")["games"] if each["game"] == game)
    return {name: found[name] for name in ("tried", "solved")}


def result(day: date, solved: bool) -> PuzzleResult:
    return PuzzleResult("x/y", 0.0, solved, 1.0, day.isoformat())


def test_a_streak_is_days_in_a_row() -> None:
    before = [NOW - timedelta(days=n) for n in range(6)]
    assert streak([], NOW) == 0
    assert streak([result(before[0], True)], NOW) == 1
    assert streak([result(day, True) for day in before[1:4]], NOW) == 3, "today is not over"
    assert streak([result(day, True) for day in before[2:]], NOW) == 0
    assert streak([result(before[0], False), result(before[1], True)], NOW) == 1
    assert streak([result(before[0], True), result(before[2], True)], NOW) == 1
    assert streak([PuzzleResult("x/y", 0.0, True, 1.0, None)], NOW) == 0


@pytest.mark.slow
def test_a_puzzle_shows_its_position_and_nothing_else(shared_server: ServerProcess) -> None:
    one = some()
    told = shared_server.guest().get(f"/api/puzzles/{one.id}")
    assert {action["move"] for action in told["legal"]} == set(one.chances)
    assert told["seat"] == one.seat
    assert told["view"] == one.game.view(one.state, one.seat)
    assert not set(told) & {"solution", "chances", "themes", "line"}
    assert told["result"] is None
    assert shared_server.guest().refused("GET", f"/api/puzzles/{GAME}/none") == "not-found"


@pytest.mark.slow
def test_the_first_try_counts(shared_server: ServerProcess) -> None:
    ann, one = shared_server.guest("Ann"), some()
    path = f"/api/puzzles/{one.id}"
    failed = ann.post(path, move=wrong(one))
    assert not failed["solved"]
    assert failed["solution"] is None
    assert failed["credit"] == pytest.approx(one.credit(wrong(one)))
    assert failed["loss"] == pytest.approx(one.loss(wrong(one)))
    assert failed["move"]["chance"] == one.chances[wrong(one)]
    solved = ann.post(path, move=one.solution)
    assert solved["solved"]
    assert solved["credit"] == 1
    assert solved["result"] == failed["result"] == {"solved": False, "credit": failed["credit"]}
    assert ann.get(path)["result"] == failed["result"]
    assert overview(ann) == {"tried": 1, "solved": 0}
    other = some(1)
    assert ann.post(f"/api/puzzles/{other.id}", move=other.solution)["result"] == {"solved": True, "credit": 1}
    assert overview(ann) == {"tried": 2, "solved": 1}
    assert overview(shared_server.guest("Ben")) == {"tried": 0, "solved": 0}


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_the_solution_is_played_out_in_words(shared_server: ServerProcess, lang: str) -> None:
    ann, one = shared_server.guest("Ann"), some()
    answer = ann._fine(ann.http.post(f"/api/puzzles/{one.id}", params={"lang": lang}, json={}))
    assert answer["move"] is None
    assert answer["result"] == {"solved": False, "credit": 0}
    solution = answer["solution"]
    assert solution["move"]["notation"] == one.solution
    assert solution["other"]["notation"] == one.next_best
    assert solution["themes"] == [one.game.name("theme", theme, lang) for theme in one.themes]
    frames = solution["replay"]["frames"]
    assert [frame["notation"] for frame in frames[1:]] == [one.solution, *one.line]
    assert frames[1]["text"] == one.game.describe(one.state, one.game.notation.read(one.state, one.solution), lang)


@pytest.mark.slow
def test_a_move_that_is_not_possible_counts_for_nothing(shared_server: ServerProcess) -> None:
    ann, one = shared_server.guest("Ann"), some()
    assert ann.refused("POST", f"/api/puzzles/{one.id}", move="nonsense") == "illegal"
    assert overview(ann) == {"tried": 0, "solved": 0}
    assert shared_server.guest().refused("POST", f"/api/puzzles/{one.id}", move=one.solution) == "not-signed-in"


@pytest.mark.slow
def test_the_puzzle_of_the_day_makes_a_streak(shared_server: ServerProcess) -> None:
    ann = shared_server.guest("Ann")
    before = ann.get("/api/puzzles")
    assert before["streak"] == 0
    of_day = next(each for each in before["games"] if each["game"] == GAME)["day"]["id"]
    one = collection(GAME)[of_day]
    assert ann.get(f"/api/puzzles/{of_day}")["day"] == before["day"]
    ann.post(f"/api/puzzles/{of_day}", move=one.solution)
    after = ann.get("/api/puzzles")
    assert after["streak"] == 1
    assert next(each for each in after["games"] if each["game"] == GAME)["day"]["result"]["solved"]


@pytest.mark.slow
def test_the_next_puzzle_is_a_new_one_of_what_is_asked_for(shared_server: ServerProcess) -> None:
    ann = shared_server.guest("Ann")
    theme = some().themes[0]
    fitting = {one.id: one for one in collection(GAME).values() if theme in one.themes}
    seen = set[str]()
    for _ in fitting:
        id_ = ann.get("/api/puzzles/next", game=GAME, theme=theme)["id"]
        seen.add(id_)
        ann.post(f"/api/puzzles/{id_}", move=fitting[id_].solution)
    assert seen == set(fitting)
    assert ann.get("/api/puzzles/next", game=GAME, theme=theme)["id"], "then those that were tried"
    assert ann.refused("GET", f"/api/puzzles/next?game={GAME}&theme=none") == "not-found"
    assert ann.refused("GET", f"/api/puzzles/next?game={GAME}&difficulty=9") == "bad-request"


@pytest.mark.slow
def test_a_guest_who_gets_an_account_keeps_the_results_until_it_is_deleted(shared_server: ServerProcess) -> None:
    ann, one = shared_server.guest("Ann"), some()
    ann.post(f"/api/puzzles/{one.id}", move=one.solution)
    ann.post("/api/accounts", login="ann-puzzles", password="a long ride west")
    assert overview(ann) == {"tried": 1, "solved": 1}
    assert ann.http.request("DELETE", "/api/me", json={"password": "a long ride west"}).status_code == 204
