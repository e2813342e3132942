"""The speed of the tree search: simulations a second from the middle of games."""

import time
from dataclasses import dataclass
from statistics import median

import frontier
from frontier.bots import SEARCH_BOTS
from frontier.bots.mcts import Search
from frontier.bots.search_bot import NO_LIMIT
from frontier.engine.chance import Rng
from frontier.engine.game import Game
from frontier.engine.state import CHANCE, OVER, State, playout
from frontier.games import GAMES

POSITIONS = 8
SIMULATIONS = 100  # between two readings of the clock


@dataclass(frozen=True)
class Searches:
    """Medians of simulations a second for one game and player count, by evaluator."""

    game: str
    players: int
    playouts: float
    network: float


def measure_search(seconds: float, runs: int) -> list[Searches]:
    """Measure the search with both evaluators, for all games with two players and four."""
    games = [frontier.game(name, players=players) for name in GAMES for players in (2, 4)]
    return [
        Searches(
            game.id,
            game.players,
            median(_rate(game, "mcts", seconds, run) for run in range(runs)),
            median(_rate(game, "search", seconds, run) for run in range(runs)),
        )
        for game in games
    ]


def _rate(game: Game, kind: str, seconds: float, run: int) -> float:
    """Return simulations a second; each search begins anew, as a peer's does that keeps no tree."""
    evaluators, c_puct, evaluates_children = SEARCH_BOTS[kind]
    search = Search(evaluators[game.id], game.players, run, c_puct, evaluates_children)
    states = [_middle(game, run * POSITIONS + number) for number in range(POSITIONS)]
    done = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        state = states[done % POSITIONS]
        search.begin(state, state.actor)
        search.run(SIMULATIONS, NO_LIMIT, full_budget=True)
        done += 1
    return done * SIMULATIONS / spent


def _middle(game: Game, seed: int) -> State:
    """Return the position in the middle of a random game, or the next in which somebody decides."""
    length = playout(game.new(seed), Rng(seed))
    state, rng = game.new(seed), Rng(seed)
    decisions = 0
    while decisions < length // 2 or state.actor == CHANCE:
        decisions += state.actor >= 0
        state.step(state.draw(rng) if state.actor == CHANCE else state.pick(rng))
    assert state.actor != OVER
    return state
