"""Hints: from what the seat knows, never worse than what comes to mind, and true in every word."""

import pytest

import frontier
from frontier import Budget
from frontier.coach.hint import hint, told
from frontier.texts import LANGUAGES
from support.worlds import differently_hidden, matches

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


@pytest.mark.parametrize("screens", [True])
def test_what_others_hide_changes_no_hint(screens: bool) -> None:
    """Two worlds that differ only in what was never shown get the same hint."""
    game = frontier.game("homesteaders", players=3, screens=screens)
    compared = 0
    for match in matches(game):
        state, seat = match.state, match.state.actor
        other = differently_hidden(game, state, seat)
        if other is None:
            continue
        compared += 1
        mine, theirs = hint(game, state, seat, BUDGET), hint(game, other, seat, BUDGET)
        assert (mine.action, mine.chance, mine.other) == (theirs.action, theirs.chance, theirs.other)
        assert told(game, state, mine, "en") == told(game, other, theirs, "en")
    assert compared > 3
