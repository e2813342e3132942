"""How far a lesson has come follows from the moves alone."""

from frontier import Match
from frontier.lessons import lesson
from frontier.lessons.lesson import Lesson
from frontier.lessons.progress import progress


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
