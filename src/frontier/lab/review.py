"""The review of a game: how the chances to win went, and which decisions cost most."""

from collections.abc import Callable
from dataclasses import dataclass, field

from frontier.bots.analysis import Budget, analyse, chances_after
from frontier.engine.match import Match
from frontier.engine.state import CHANCE, OVER


@dataclass(frozen=True)
class Decision:
    """A decision: what was chosen and what would have been better, with the chances of the one who decided."""

    move: int  # its place in the record, from 1
    seat: int
    action: int
    best: int
    chance: float  # to win, after what was chosen
    best_chance: float
    text: str
    best_text: str

    @property
    def cost(self) -> float:
        """The probability of winning that was given away."""
        return max(0.0, self.best_chance - self.chance)


@dataclass
class Review:
    """The review of a game: every seat's chances at each decision, and the decisions."""

    curve: list[tuple[float, ...]] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)  # the place in the record of each point of the curve
    decisions: list[Decision] = field(default_factory=list)

    def costliest(self, n: int) -> list[Decision]:
        """Return the `n` decisions that gave away most."""
        return sorted((decision for decision in self.decisions if decision.cost > 0), key=lambda one: -one.cost)[:n]

    def as_json(self) -> dict[str, object]:
        """Return the review for programs."""
        return {
            "curve": [
                {"move": move, "chances": [round(chance, 4) for chance in chances]}
                for move, chances in zip(self.moves, self.curve, strict=True)
            ],
            "decisions": [
                {
                    "move": one.move,
                    "seat": one.seat,
                    "action": one.action,
                    "best": one.best,
                    "chance": round(one.chance, 4),
                    "best_chance": round(one.best_chance, 4),
                    "cost": round(one.cost, 4),
                    "text": one.text,
                    "best_text": one.best_text,
                }
                for one in self.decisions
            ],
        }


def review(
    match: Match, iterations: int, lang: str = "en", progress: Callable[[int], object] = lambda done: None
) -> Review:
    """Analyse every decision of a match with what its seat knew; `progress` hears of every move."""
    game = match.game
    found = Review()
    for step in match.steps():
        seat, action = step.move.actor, step.move.action
        if seat != CHANCE:
            budget = Budget(iterations=iterations, seed=step.number)
            best = analyse(game, step.before, seat, budget).best
            # A move with a low prior gets too few visits for a reliable value, so it is searched by itself.
            after = best.chances if action == best.action else chances_after(game, step.before, action, budget)
            found.curve.append(best.chances)
            found.moves.append(step.number)
            found.decisions.append(
                Decision(
                    step.number,
                    seat,
                    action,
                    best.action,
                    after[seat],
                    best.chances[seat],
                    game.describe(step.before, action, lang),
                    game.describe(step.before, best.action, lang),
                )
            )
        progress(1)
    if match.state.actor == OVER:
        winners = match.state.winners
        found.curve.append(tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(game.players)))
        found.moves.append(len(match.moves))
    return found
