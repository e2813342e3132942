"""Is a puzzle one? The search looks at it several times, deeper each time and with another seed.

Each time the same move has to be the best, by a margin that makes every other one a mistake.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from frontier.bots import bot
from frontier.bots.analysis import Budget, analyse, chances_after
from frontier.engine.errors import FrontierError
from frontier.engine.game import Game
from frontier.engine.state import CHANCE, OVER, State
from frontier.puzzles.puzzle import DIFFICULTIES, Puzzle
from frontier.puzzles.themes import Moment, declared, themes_of

FEWEST_MOVES: Final = 3  # to choose from
GAP: Final = 0.10  # of a chance to win, by which the solution is better than every other move
DEPTHS: Final = (400, 1500, 4000)  # iterations of one look after the other
RIVALS: Final = 2  # of the other moves, those that are searched as deeply as the solution
SHARE: Final = 8  # the others get one iteration in so many
FEWEST: Final = 100  # iterations
OBVIOUS: Final = "greedy"  # what this bot finds at once is no puzzle
FINDERS: Final = ("forgetful@1", "forgetful@60")  # who finds an easy puzzle, and one that is not hard
MOST_FOLLOWING: Final = 8  # moves of the line, chance included
TOLERANCE: Final = 0.05  # of a chance, by which a deeper look may see the gap smaller


@dataclass(frozen=True)
class Look:
    """What a search found: the best move, the chance of whoever decides after every legal one, and what follows."""

    best: int
    chances: dict[int, float]
    line: tuple[int, ...]


def look(game: Game, state: State, iterations: int, seed: int, least: float = GAP) -> Look | None:
    """Return what a search finds in a position; None if its best move is not better than all others by the least gap.

    The rivals of the best move have searches of their own, and then, shorter ones, all other moves.
    """
    seat, deep = state.actor, Budget(iterations=iterations, seed=seed)
    best, *others = analyse(game, state, seat, deep).choices
    most = best.chances[seat] - least
    chances = {best.action: best.chances[seat]}
    rivals = sorted(others, key=lambda one: -one.chances[seat])
    for number, rival in enumerate(rivals):
        budget = deep if number < RIVALS else Budget(iterations=max(FEWEST, iterations // SHARE), seed=seed)
        chances[rival.action] = chances_after(game, state, rival.action, budget)[seat]
        if chances[rival.action] > most:
            return None
    return Look(best.action, chances, best.line)


def puzzle_of(game: Game, state: State, depths: Sequence[int] = DEPTHS) -> Puzzle | None:
    """Return the puzzle that a position is, if it is one."""
    actions = state.legal_actions()
    if len(actions) < FEWEST_MOVES or game.hides:
        return None
    found: Look | None = None
    for seed, iterations in enumerate(depths, start=1):
        earlier, found = found, look(game, state, iterations, seed)
        if found is None or (earlier is not None and earlier.best != found.best):
            return None
    assert found is not None
    moment = Moment(game, state, found.best)
    if moment.family in declared(game.id).left_out:
        return None
    if bot(OBVIOUS).choose(game, game.observe(state, state.actor), state.actor) == found.best:
        return None
    write = game.notation.write
    return Puzzle(
        position=game.dump(state),
        solution=write(state, found.best),
        chances={write(state, action): round(found.chances[action], 3) for action in actions},
        line=tuple(_line(game, state, found.line)),
        themes=themes_of(moment),
        difficulty=_difficulty(game, state, found.best),
    )


def _difficulty(game: Game, state: State, solution: int) -> int:
    """Return how hard a move is to find: by the first of the bots that finds it."""
    for difficulty, name in enumerate(FINDERS, start=1):
        if bot(name).choose(game, game.observe(state, state.actor), state.actor) == solution:
            return difficulty
    return DIFFICULTIES[-1]


def _line(game: Game, state: State, actions: Sequence[int]) -> Iterator[str]:
    """Yield what follows the first of some actions, as far as it can be played."""
    after = state.clone()
    for number, action in enumerate(actions[: MOST_FOLLOWING + 1]):
        if after.actor == OVER or not after.is_legal(action):
            return
        if number:
            yield game.notation.write(after, action)
        after.step(action)


def problems(puzzle: Puzzle, iterations: int, seed: int) -> Iterator[str]:
    """Yield what is wrong with a puzzle, as a search of so many iterations with a seed finds."""
    try:
        game, state = puzzle.game, puzzle.state
    except FrontierError as error:
        yield str(error)
        return
    if state.actor in (CHANCE, OVER):
        yield "there is nothing to decide"
        return
    legal = {game.notation.write(state, action) for action in state.legal_actions()}
    if legal != set(puzzle.chances):
        yield "the moves it tells of are not those that are possible"
        return
    if unknown := set(puzzle.themes) - set(declared(game.id).themes):
        yield f"unknown themes {', '.join(sorted(unknown))}"
    if puzzle.difficulty not in DIFFICULTIES:
        yield f"the difficulty is {puzzle.difficulty}, expected one of {', '.join(map(str, DIFFICULTIES))}"
    if puzzle.gap < GAP:
        yield f"the next best move is only {puzzle.gap:.3f} behind"
    found = look(game, state, iterations, seed, least=GAP - TOLERANCE)
    if found is None or game.notation.write(state, found.best) != puzzle.solution:
        yield f"{puzzle.solution} is not clearly the best move by {iterations} iterations with seed {seed}"
