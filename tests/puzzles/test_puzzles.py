"""The package's puzzles: each is a position with one move that is clearly the best, and says so truly."""

from math import exp
from pathlib import Path

import pytest

import frontier
from frontier.coach.hint import told
from frontier.games import OWN
from frontier.puzzles import Puzzle, PuzzleError, collection, load, puzzle
from frontier.puzzles.check import GAP, OBVIOUS, problems, puzzle_of
from frontier.puzzles.puzzle import DIFFICULTIES, written
from frontier.puzzles.themes import declared
from frontier.texts import LANGUAGES

DEEPER, OTHER_SEED = 6000, 71  # a search that none of them was found by
SAMPLES = 4  # puzzles of a game that are searched again


def of(game: str) -> list[Puzzle]:
    return list(collection(game).values())


def sample(game: str) -> list[Puzzle]:
    """Some puzzles of a game, from the first to the last."""
    found = of(game)
    return found[:: max(1, len(found) // SAMPLES)][:SAMPLES]


def first() -> Puzzle:
    return of(OWN[0])[0]


@pytest.mark.parametrize("game", OWN)
def test_every_puzzle_tells_of_what_is_possible(game: str) -> None:
    found = of(game)
    assert found
    assert {one.difficulty for one in found} <= set(DIFFICULTIES)
    for one in found:
        state = one.state
        assert {one.game.notation.write(state, action) for action in state.legal_actions()} == set(one.chances)
        assert len(one.chances) > 2
        assert one.gap >= GAP
        assert all(0 <= chance <= 1 for chance in one.chances.values())
        assert set(one.themes) <= set(declared(game).themes)
        assert not one.game.hides
        assert one.solution.split()[0] not in declared(game).left_out


@pytest.mark.parametrize("game", OWN)
def test_the_solution_can_be_played_out_and_told(game: str) -> None:
    for one in sample(game):
        assert [one.game.notation.write(state, move.action) for state, move in one.played.positions()] == [
            one.solution,
            *one.line,
        ]
        for lang in LANGUAGES:
            words = told(one.game, one.state, one.hint, lang)
            assert words["move"]["notation"] == one.solution
            assert words["move"]["chance"] - words["other"]["chance"] == pytest.approx(one.gap)


@pytest.mark.parametrize("game", OWN)
def test_what_comes_to_mind_first_is_no_solution(game: str) -> None:
    for one in sample(game):
        obvious = frontier.bot(OBVIOUS).choose(one.game, one.state, one.seat)
        assert one.game.notation.write(one.state, obvious) != one.solution


@pytest.mark.parametrize("game", OWN)
def test_every_theme_has_a_name(game: str) -> None:
    made = frontier.game(game)
    for lang in LANGUAGES:
        assert [theme for theme in declared(game).themes if made.name("theme", theme, lang) == theme] == []


def test_credit_falls_with_the_chance_that_is_given_away() -> None:
    one = first()
    assert one.credit(one.solution) == 1
    for move, chance in one.chances.items():
        assert one.credit(move) == pytest.approx(exp(-7 * (one.chances[one.solution] - chance)))
    assert puzzle(one.id) is one
    assert puzzle(f"{one.game.id}/none") is None
    assert puzzle("none/none") is None


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    some = of(OWN[0])[:3]
    file.write_text(written(some), encoding="utf-8")
    assert load(file) == some
    with file.open("a", encoding="utf-8") as more:
        more.write('{"position": {}}\n')
    with pytest.raises(PuzzleError, match="line 4"):
        load(file)
    with pytest.raises(PuzzleError):
        load(tmp_path / "none.jsonl")


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"difficulty": 4}, "difficulty"),
        ({"themes": ("nonsense",)}, "unknown themes nonsense"),
        ({"chances": {"a": 0.5, "b": 0.1}, "solution": "a"}, "not those that are possible"),
        ({"position": {"game": OWN[0]}}, "expected a position"),
    ],
)
def test_what_is_wrong_with_a_puzzle_is_said(changes: dict[str, object], problem: str) -> None:
    bad = Puzzle(**{**vars_of(first()), **changes})  # type: ignore[arg-type]
    assert any(problem in each for each in problems(bad, 40, 1))


def test_a_wrong_solution_is_found_out() -> None:
    one = first()
    worst = min(one.chances, key=one.chances.__getitem__)
    chances = {**one.chances, worst: 0.99, one.solution: 0.1}
    bad = Puzzle(**{**vars_of(one), "chances": chances, "solution": worst})  # type: ignore[arg-type]
    assert any("not clearly the best move" in each for each in problems(bad, 40, 1))


def vars_of(one: Puzzle) -> dict[str, object]:
    """The fields of a puzzle, without what was computed from them."""
    return {name: getattr(one, name) for name in ("position", "solution", "chances", "line", "themes", "difficulty")}


@pytest.mark.slow
@pytest.mark.parametrize("game", OWN)
def test_a_deeper_search_with_another_seed_agrees(game: str) -> None:
    for one in sample(game):
        assert list(problems(one, DEEPER, OTHER_SEED)) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", OWN)
def test_a_puzzle_is_found_again_in_its_position(game: str) -> None:
    one = sample(game)[0]
    assert puzzle_of(one.game, one.state) == one
