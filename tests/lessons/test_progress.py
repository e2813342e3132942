"""How far a lesson has come follows from the moves alone."""

import shutil
from pathlib import Path

from frontier import Match
from frontier.lessons import lesson, load
from frontier.lessons.lesson import Lesson
from frontier.lessons.progress import progress

OWN = Path(__file__).parents[2] / "examples" / "panning" / "lessons" / "panning"


def pan() -> Lesson:
    found = lesson("panning/pan")
    assert found is not None
    return found


def play(match: Match, *moves: str) -> None:
    for move in moves:
        match.play(match.game.notation.read(match.state, move))


def test_what_is_to_be_read_comes_before_what_is_to_be_done() -> None:
    stands = progress(pan(), pan().start.moves)
    assert (stands.step, stands.reads_from, stands.decision, stands.is_done) == (1, 0, 0, False)
    assert stands.starts == [3, 3]
    assert stands.now is not None
    assert stands.now.id == "on"


def test_a_wrong_move_is_answered_and_a_right_one_goes_on() -> None:
    match = pan().start.copy()
    stands = progress(pan(), match.moves)
    read = match.game.notation.read
    assert stands.refusal(match.state, read(match.state, "keep")) == "on-early"
    assert stands.refusal(match.state, read(match.state, "go_on")) is None
    assert [match.game.notation.write(match.state, action) for action in stands.wanted(match.state)] == ["go_on"]
    play(match, "go_on")
    assert progress(pan(), match.moves).step == 2


def test_a_choice_is_answered_until_the_next_decision() -> None:
    match = pan().start.copy()
    play(match, "go_on", "keep")
    stands = progress(pan(), match.moves)
    assert (stands.step, stands.said) == (3, "keep-kept")
    assert stands.answer(match.state) == match.game.notation.read(match.state, "keep")
    play(match, "keep", "go_on")
    assert progress(pan(), match.moves).said == ""


def test_free_play_lasts_until_the_own_turn_is_over() -> None:
    match = pan().start.copy()
    play(match, "go_on", "keep", "keep")
    stands = progress(pan(), match.moves)
    assert (stands.step, stands.wanted(match.state), stands.shown(match.state)) == (3, [], None)
    assert all(stands.refusal(match.state, action) is None for action in match.state.legal_actions())
    play(match, "keep")
    assert progress(pan(), match.moves).is_done


def test_who_takes_back_is_back_at_the_step() -> None:
    match = pan().start.copy()
    play(match, "go_on", "keep")
    stands = progress(pan(), match.moves)
    match.back_to(stands.starts[2])
    assert progress(pan(), match.moves).step == 2
    match.back_to(stands.starts[1])
    assert progress(pan(), match.moves).step == 1


def test_answers_that_are_not_possible_are_left_to_a_bot() -> None:
    match = pan().start.copy()
    play(match, "go_on", "keep", "keep", "keep")
    assert progress(pan(), match.moves).answer(match.state) is None


SOMETIMES = """
record = "pan.record"
[[steps]]
id = "on"
plays = [["go_on"]]
[[steps]]
id = "told"
[[steps]]
id = "swim"
plays = [["swim"], ["dive"]]
optional = true
[[steps]]
id = "again"
[[steps]]
id = "last"
until = "turn"
when = { "swim" = "wet", "go_on" = "dry", "keep" = "never" }
"""


def sometimes(folder: Path, text: str = SOMETIMES) -> Lesson:
    shutil.copy(OWN / "pan.record", folder)
    (folder / "one.toml").write_text(text, encoding="utf-8")
    return load(folder / "one.toml", "panning")


def test_a_step_whose_question_does_not_come_is_passed_over(tmp_path: Path) -> None:
    lesson = sometimes(tmp_path)
    match = lesson.start.copy()
    assert progress(lesson, match.moves).passed == []
    play(match, "go_on")
    stands = progress(lesson, match.moves)
    assert (stands.passed, stands.reads_from, stands.now and stands.now.id) == ([2], 1, "last")
    play(match, "keep")
    assert progress(lesson, match.moves).is_done


def test_a_step_whose_question_comes_is_not_passed_over(tmp_path: Path) -> None:
    """It is left as soon as something else is asked than its next decision."""
    lesson = sometimes(tmp_path, SOMETIMES.replace('["swim"], ["dive"]', '["go_on"], ["dive"]'))
    match = lesson.start.copy()
    play(match, "go_on")
    stands = progress(lesson, match.moves)
    assert (stands.passed, stands.step) == ([], 2)
    play(match, "go_on")
    stands = progress(lesson, match.moves)
    assert (stands.passed, stands.reads_from, stands.now and stands.now.id) == ([], 3, "last")


def test_another_text_stands_where_something_else_can_be_done(tmp_path: Path) -> None:
    lesson = sometimes(tmp_path)
    match = lesson.start.copy()
    assert progress(lesson, match.moves).tells(match.state) == ""
    play(match, "go_on")
    assert progress(lesson, match.moves).tells(match.state) == "last-dry"
    assert "last-wet" in lesson.parts()
