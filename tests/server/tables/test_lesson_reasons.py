"""Why an adviser would do so is said for every kind of decision of the games that a whole game teaches."""

import pytest

import frontier
from frontier.lessons import Lesson, course
from frontier.lessons.check import Walk
from frontier.server.tables.lessons import reason
from frontier.texts import LANGUAGES, dashed, has

GUIDED = [one for game in frontier.GAMES for one in course(game) if one.has_advice]
CHANCE_ONLY = {"spin", "draw"}


@pytest.mark.parametrize("lesson", GUIDED, ids=[one.id for one in GUIDED])
def test_every_kind_of_decision_has_its_reason(lesson: Lesson) -> None:
    for family in set(lesson.game.space.named) - CHANCE_ONLY:
        for lang in LANGUAGES:
            assert has(lang, dashed(f"advice-{lesson.game_id}-{family}")), family


def test_a_reason_is_found_by_what_is_chosen_or_by_the_kind() -> None:
    game = frontier.game("homesteaders", players=3)
    lesson = next(one for one in GUIDED if one.game_id == "homesteaders")
    walk, found = Walk(lesson), dict[str, str | None]()
    while (stands := walk.stands()) is not None and len(found) < 4:
        state = walk.match.state
        for action in state.legal_actions() if state.actor == lesson.seat else ():
            written = game.notation.write(state, action)
            if written in ("reward track", "reward trade", "pass", "done"):
                found[written] = reason(state, game, action, "en")
        walk.decide(stands)
    assert found["reward track"] == "A track brings 1 silver in every income from now on."
    assert found["reward trade"] == "Of the rewards that you can have, this one helps most now."
    assert found["pass"] is not None
