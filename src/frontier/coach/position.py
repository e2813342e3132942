"""A position analysed, in words: every seat's chances, the best moves, and what may follow each of them."""

from typing import Any, Final

from frontier.bots.analysis import Analysis
from frontier.bots.learned import LEARNED
from frontier.coach.hint import followed
from frontier.engine.game import Game
from frontier.engine.state import State

MOST_MOVES: Final = 8  # that are told


def told(game: Game, state: State, seat: int, found: Analysis, lang: str) -> list[dict[str, Any]]:
    """Return the best moves of a position as a seat knows it, each with its chances, visits and line in a language."""
    believed = LEARNED[game.id].believed_state(game.observe(state, seat), seat)
    return [
        {
            "notation": game.notation.write(believed, one.action),
            "text": game.describe(believed, one.action, lang),
            "chances": list(one.chances),
            "visits": one.visits,
            "line": [
                {
                    "seat": before.actor,
                    "notation": game.notation.write(before, action),
                    "text": game.describe(before, action, lang),
                }
                for before, action in followed(game, state, seat, one.line).steps
            ],
        }
        for one in found.choices[:MOST_MOVES]
    ]
