"""A hint for somebody who has to decide: what to do, how it compares with another move, and what may follow.

Everything comes from a search with what the seat knows. Nothing is said of the line but what is legal in it, and
nothing for a move but what is true of it there.
"""

from dataclasses import dataclass
from typing import Any, Final

from frontier.bots import bot
from frontier.bots.analysis import Budget, EvaluatedAction, after, analyse
from frontier.bots.learned import LEARNED
from frontier.coach.claims import Reason, reasons, sentence
from frontier.coach.walk import walk
from frontier.engine.game import Game
from frontier.engine.state import CHANCE, OVER, State

OBVIOUS: Final = "greedy"  # the bot whose choice is what comes to mind first
LONGEST_LINE: Final = 5  # decisions after the move
COMPARED: Final = 400  # iterations for a move that the search has hardly looked at


@dataclass(frozen=True)
class Line:
    """What follows a move if everybody plays well: who decides what, in a position."""

    steps: tuple[tuple[State, int], ...]  # decisions only, each with the position before it


@dataclass(frozen=True)
class Hint:
    """The best move with the chance to win after it, another one that comes to mind, what speaks for it and may
    follow."""

    action: int
    chance: float
    other: int | None
    other_chance: float
    line: Line
    reasons: tuple[Reason, ...] = ()


def hint(game: Game, state: State, seat: int, budget: Budget) -> Hint:
    """Return what a seat that has to decide should do, from what it knows."""
    analysis = analyse(game, state, seat, budget)
    best, *others = analysis.choices
    known = game.observe(state, seat)
    obvious = bot(OBVIOUS, budget.seed).choose(game, known, seat)
    other = obvious if obvious != best.action else others[0].action if others else None
    if other is None:
        return _hint(game, state, seat, best, None)
    compared = after(game, state, other, Budget(budget.seconds, COMPARED, budget.seed))
    # A search may find out too late that the obvious move is the better one.
    if compared.chances[seat] > best.chances[seat]:
        return _hint(game, state, seat, compared, best)
    return _hint(game, state, seat, best, compared)


def _hint(game: Game, state: State, seat: int, best: EvaluatedAction, other: EvaluatedAction | None) -> Hint:
    """Return a hint for the better of two moves."""
    ahead = walk(game, state, seat, best.line)
    instead = None if other is None else walk(game, state, seat, other.line)
    return Hint(
        best.action,
        best.chances[seat],
        None if other is None else other.action,
        0.0 if other is None else other.chances[seat],
        followed(game, state, seat, best.line),
        reasons(ahead, instead),
    )


def followed(game: Game, state: State, seat: int, actions: tuple[int, ...]) -> Line:
    """Return the decisions of a line as far as it can be played from what a seat believes."""
    walked = LEARNED[game.id].believed_state(game.observe(state, seat), seat).clone()
    steps: list[tuple[State, int]] = []
    for number, action in enumerate(actions):
        if walked.actor == OVER or not walked.is_legal(action) or len(steps) == LONGEST_LINE:
            break
        if number and walked.actor != CHANCE:
            steps.append((walked.clone(), action))
        walked.step(action)
    return Line(tuple(steps))


def told(game: Game, state: State, found: Hint, lang: str) -> dict[str, Any]:
    """Return a hint in words of a language."""

    def move(action: int, chance: float) -> dict[str, Any]:
        return {
            "notation": game.notation.write(state, action),
            "text": game.describe(state, action, lang),
            "chance": chance,
        }

    return {
        "move": move(found.action, found.chance),
        "other": None if found.other is None else move(found.other, found.other_chance),
        "reasons": [
            {"text": sentence(game, one.claim, lang), "sure": one.claim.is_sure, "missed": one.is_missed}
            for one in found.reasons
        ],
        "line": [
            {"seat": before.actor, "text": game.describe(before, action, lang)} for before, action in found.line.steps
        ],
    }
