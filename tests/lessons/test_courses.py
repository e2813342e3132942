"""Every lesson of every game can be played to its end, has its texts in each language, and names real rules."""

import pytest

import frontier
from frontier.games import OWN
from frontier.ledger import load_ledgers
from frontier.lessons import Lesson, LessonError, course
from frontier.lessons.check import Walk, problems
from frontier.lessons.estimate import estimate
from frontier.texts import LANGUAGES

LESSONS = [one for game in frontier.GAMES for one in course(game)]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=[one.id for one in LESSONS])


@every_lesson
def test_a_lesson_is_played_to_its_end_and_has_all_texts(lesson: Lesson) -> None:
    assert list(problems(lesson, LANGUAGES)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@every_lesson
def test_what_is_read_before_there_is_a_table_names_nobody(lesson: Lesson, lang: str) -> None:
    assert lesson.text("", lang, names={})
    assert lesson.text("about", lang, names={})


def test_the_others_are_called_by_their_names() -> None:
    lesson = next(one for one in LESSONS if one.id == "montana/first-settlement")
    assert "Zoe recruited too" in lesson.text("quarry", "en", {1: "Zoe"})
    with pytest.raises(LessonError, match="seat1"):
        lesson.text("quarry", "en", {2: "Zoe"})


@every_lesson
def test_a_lesson_names_rules_of_the_ledger(lesson: Lesson) -> None:
    known = {entry.id for entry in load_ledgers().rules}
    assert [step.rule for step in lesson.steps if step.rule and step.rule not in known] == []


@every_lesson
def test_what_is_not_waited_for_is_answered(lesson: Lesson) -> None:
    """A lesson that leads leaves something else to do at some step, and refuses nothing that it waits for."""
    if lesson.is_guided:
        return
    walk, refused = Walk(lesson), 0
    while (stands := walk.stands()) is not None:
        state = walk.match.state
        if state.actor == lesson.seat and stands.now is not None and stands.now.plays:
            wanted = stands.wanted(state)
            for action in state.legal_actions():
                told = stands.refusal(state, action)
                refused += told is not None
                assert told is None or action not in wanted
        walk.decide(stands)
    assert refused > 0


@pytest.mark.parametrize(
    "lesson", [one for one in LESSONS if one.game_id in OWN and not one.is_guided], ids=lambda one: one.id
)
def test_a_lesson_takes_three_to_six_minutes(lesson: Lesson) -> None:
    """By the model of frontier.lessons.estimate; the list of the course is less than a minute off."""
    minutes = estimate(lesson).minutes
    assert 3 <= minutes <= 6
    assert abs(minutes - lesson.minutes) < 1


@pytest.mark.parametrize("game", [game for game in frontier.GAMES if course(game)])
def test_a_course_has_an_order(game: str) -> None:
    numbers = [one.number for one in course(game)]
    assert numbers == sorted(set(numbers))
