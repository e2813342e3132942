"""The review of a game: how the chances to win went, which decisions cost most, and what was luck.

A review is judged by what each player knew when they decided, not by what came to light later.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from math import exp
from typing import Any, Final, Literal

from frontier.bots.analysis import Budget, analyse, chances_after
from frontier.engine.match import Match
from frontier.engine.state import CHANCE, OVER

Grade = Literal["good", "inaccuracy", "mistake", "blunder"]
Chances = tuple[float, ...]

# From which loss of a chance to win on a decision is called so, the worst first.
GRADES: Final[tuple[tuple[float, Grade], ...]] = ((0.20, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
HARSHNESS: Final = 7.0  # of the accuracy: whoever gives away a tenth of a chance has half of it


@dataclass(frozen=True)
class Decision:
    """A decision: what was chosen and what would have been better, with every seat's chances after either."""

    move: int  # its place in the record, from 1
    seat: int
    action: int
    best: int
    chances: Chances  # after what was chosen
    best_chances: Chances
    is_free: bool = True  # there was something to choose from

    @property
    def chance(self) -> float:
        """The chance to win of the one who decided, after what was chosen."""
        return self.chances[self.seat]

    @property
    def best_chance(self) -> float:
        """The chance to win of the one who decided, after what would have been best."""
        return self.best_chances[self.seat]

    @property
    def cost(self) -> float:
        """The probability of winning that was given away."""
        return max(0.0, self.best_chance - self.chance)

    @property
    def grade(self) -> Grade:
        """What a decision is called."""
        return next((grade for cost, grade in GRADES if self.cost >= cost), "good")

    def as_json(self) -> dict[str, Any]:
        """Return the decision for programs."""
        return asdict(self)

    @classmethod
    def from_json(cls, fields: Mapping[str, Any]) -> "Decision":
        """Return a decision that a program was given."""
        return cls(**{**fields, "chances": tuple(fields["chances"]), "best_chances": tuple(fields["best_chances"])})


@dataclass(frozen=True)
class Step:
    """How the chances went from one decision to the next: what the decision changed, and what luck did after it."""

    move: int
    decided: Chances
    luck: Chances


@dataclass
class Review:
    """The review of a game: every seat's chances at each decision, and the decisions."""

    curve: list[Chances] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)  # the place in the record of each point of the curve
    decisions: list[Decision] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)  # one less than points of the curve

    def costliest(self, n: int) -> list[Decision]:
        """Return the `n` decisions that gave away most."""
        return sorted((decision for decision in self.decisions if decision.cost > 0), key=lambda one: -one.cost)[:n]

    def accuracies(self, seats: int) -> list[float | None]:
        """Return for each seat how near its decisions came to the best, from 0 to 100; None without any."""
        found: list[float | None] = []
        for seat in range(seats):
            costs = [one.cost for one in self.decisions if one.seat == seat and one.is_free]
            found.append(100 * sum(exp(-HARSHNESS * cost) for cost in costs) / len(costs) if costs else None)
        return found


def decisions(match: Match, iterations: int, after: int = 0) -> Iterator[Decision]:
    """Yield the decisions of a match that come after so many moves, each searched with what its seat knew.

    The curve goes by the best move's chances. A move that was played and has a low prior would get too few visits for a
    reliable value, so it is searched by itself with the same budget.
    """
    game = match.game
    for number, (before, move) in enumerate(match.positions(), start=1):
        seat, action = move.actor, move.action
        if seat == CHANCE or number <= after:
            continue
        budget = Budget(iterations=iterations, seed=number)
        analysis = analyse(game, before, seat, budget)
        best = analysis.best
        is_free = len(before.legal_actions()) > 1
        chances = best.chances if action == best.action else chances_after(game, before, action, budget)
        yield Decision(number, seat, action, best.action, chances, best.chances, is_free)


def summed_up(match: Match, found: Sequence[Decision]) -> Review:
    """Return the review that decisions amount to; as long as the last ones are missing, as far as they go."""
    review = Review(decisions=list(found))
    for one in found:
        review.curve.append(one.best_chances)
        review.moves.append(one.move)
    is_whole = sum(move.actor != CHANCE for move in match.moves) == len(found)
    if is_whole and match.state.actor == OVER:
        winners = match.state.winners
        seats = range(match.game.players)
        review.curve.append(tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats))
        review.moves.append(len(match.moves))
    for at, one in enumerate(found[: max(0, len(review.curve) - 1)]):
        now, then = review.curve[at], review.curve[at + 1]
        last = review.moves[at + 1] if at + 1 < len(found) else len(match.moves) + 1
        is_lucky = any(move.actor == CHANCE for move in match.moves[one.move : last - 1])
        middle = one.chances if is_lucky else then
        review.steps.append(Step(one.move, _less(middle, now), _less(then, middle)))
    return review


def _less(one: Chances, other: Chances) -> Chances:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def review(match: Match, iterations: int, progress: Callable[[int], object] = lambda done: None) -> Review:
    """Analyse every decision of a match; `progress` hears of every move."""
    found: list[Decision] = []
    told = 0
    for one in decisions(match, iterations):
        found.append(one)
        progress(one.move - told)
        told = one.move
    progress(len(match.moves) - told)
    return summed_up(match, found)
