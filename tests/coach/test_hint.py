"""Hints: from what the seat knows, never worse than what comes to mind, and true in every word."""

import pytest

import frontier
from conformance.test_any_game import other_worlds
from frontier import Budget, Game
from frontier.bots.analysis import analyse, chances_after
from frontier.coach.hint import hint, told
from frontier.texts import LANGUAGES
from support.worlds import matches

BUDGET = Budget(iterations=60, seed=3)


@pytest.mark.parametrize("game", ["montana", "homesteaders"])
def test_what_a_hint_says_is_legal_and_the_better_of_two(game: str) -> None:
    configured = frontier.game(game, players=2)
    for match in matches(configured):
        state, seat = match.state, match.state.actor
        found = hint(configured, state, seat, BUDGET)
        assert state.is_legal(found.action)
        if len(state.legal_actions()) > 1:
            assert found.other is not None
            assert found.other != found.action
            assert state.is_legal(found.other)
            assert found.chance >= found.other_chance
        assert all(before.actor >= 0 and before.is_legal(action) for before, action in found.line.steps)
        for lang in LANGUAGES:
            words = told(configured, state, found, lang)
            assert words["move"]["text"] == configured.describe(state, found.action, lang)
            assert len(words["line"]) == len(found.line.steps)


HIDING: dict[str, Game] = {
    "homesteaders": frontier.game("homesteaders", players=3, screens=True),
    "montana with goldrush": frontier.game("montana", players=2, modules=["goldrush"]),
    "montana with all modules": frontier.game("montana", players=3, modules=frontier.game("montana").meta.modules),
}


@pytest.mark.parametrize("name", HIDING)
def test_what_is_hidden_changes_no_hint_and_no_analysis(name: str) -> None:
    """Worlds that differ only in what a seat was never shown get the same hint in every word, and the same numbers."""
    game = HIDING[name]
    compared = 0
    for match in matches(game, 60):
        state, seat = match.state, match.state.actor
        others = other_worlds(game, state, seat)[:2]
        if not others:
            continue
        mine = hint(game, state, seat, BUDGET)
        numbers = analyse(game, state, seat, BUDGET)
        after = chances_after(game, state, mine.action, BUDGET)
        for other in others:
            assert game.dump(other) != game.dump(state)
            assert game.dump(game.observe(other, seat)) == game.dump(game.observe(state, seat))
            theirs = hint(game, other, seat, BUDGET)
            assert all(told(game, state, mine, lang) == told(game, other, theirs, lang) for lang in LANGUAGES)
            assert mine.reasons == theirs.reasons
            assert analyse(game, other, seat, BUDGET) == numbers
            assert chances_after(game, other, mine.action, BUDGET) == after
            compared += 1
    assert compared > 3
