"""Positions in words: as good as the search behind them, and only what the seat can know."""

import pytest

import frontier
from frontier import Budget, analyse
from frontier.coach.position import MOST_MOVES, told
from frontier.texts import LANGUAGES
from support.worlds import differently_hidden, matches

BUDGET = Budget(iterations=60, seed=3)


@pytest.mark.parametrize("game", ["montana", "homesteaders"])
def test_the_moves_are_those_of_the_search_and_legal(game: str) -> None:
    configured = frontier.game(game, players=2)
    for match in matches(configured)[:3]:
        state, seat = match.state, match.state.actor
        found = analyse(configured, state, seat, BUDGET)
        for lang in LANGUAGES:
            words = told(configured, state, seat, found, lang)
            assert len(words) == min(MOST_MOVES, len(found.choices))
            for one, choice in zip(words, found.choices, strict=False):
                assert configured.notation.read(state, one["notation"]) == choice.action
                assert one["text"] == configured.describe(state, choice.action, lang)
                assert one["chances"] == list(choice.chances)
                assert all(step["seat"] in range(2) and step["text"] for step in one["line"])


def test_what_others_hide_changes_nothing() -> None:
    """Two worlds that differ only in what a seat was never shown are analysed alike, whoever has to decide."""
    game = frontier.game("homesteaders", players=3, screens=True)
    compared = 0
    for match in matches(game)[::3]:
        for seat in range(game.players):
            other = differently_hidden(game, match.state, seat)
            if other is None:
                continue
            compared += 1
            one, two = (
                told(game, state, seat, analyse(game, state, seat, BUDGET), "en") for state in (match.state, other)
            )
            assert one == two
    assert compared > 3
