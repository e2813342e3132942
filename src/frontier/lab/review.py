"""Looking back at a game: how the chances went, and which decisions cost most."""

from collections.abc import Callable
from dataclasses import dataclass, field

from frontier.bots.analysis import Budget, analyse, chances_after
from frontier.engine.match import Match
from frontier.engine.state import CHANCE, OVER


@dataclass(frozen=True)
class Decision:
    """One decision: what was chosen and what would have been better, with the chances of the one who decided."""

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
        """The probability to win that was given away."""
        return max(0.0, self.best_chance - self.chance)


@dataclass
class Review:
    """A game looked back at: every seat's chances at each decision, and the decisions."""

    curve: list[tuple[float, ...]] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)  # the place in the record of each point of the curve
    decisions: list[Decision] = field(default_factory=list)

    def costliest(self, n: int) -> list[Decision]:
        """Those that gave away most."""
        return sorted((decision for decision in self.decisions if decision.cost > 0), key=lambda one: -one.cost)[:n]

    def as_json(self) -> dict[str, object]:
        """For programs."""
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
    """Go through a match; everybody is judged by what they knew. `progress` hears of every move looked at."""
    game = match.game
    found = Review()
    state = game.new(match.seed)
    for number, move in enumerate(match.moves, start=1):
        if move.actor != CHANCE:
            budget = Budget(iterations=iterations, seed=number)
            best = analyse(game, state, move.actor, budget).best
            # A move that does not look good at once gets too few looks to be judged by them.
            after = best.chances if move.action == best.action else chances_after(game, state, move.action, budget)
            found.curve.append(best.chances)
            found.moves.append(number)
            found.decisions.append(
                Decision(
                    number,
                    move.actor,
                    move.action,
                    best.action,
                    after[move.actor],
                    best.chances[move.actor],
                    game.describe(state, move.action, lang),
                    game.describe(state, best.action, lang),
                )
            )
        state.apply(move.action)
        progress(1)
    if state.actor == OVER:
        share = 1 / len(state.winners)
        found.curve.append(tuple(share if seat in state.winners else 0.0 for seat in range(game.players)))
        found.moves.append(len(match.moves))
    return found
