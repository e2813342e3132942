"""Measure how fast other board-game engines play, as a yardstick for this one.

Runs in a virtual environment of its own, where bench/peers.txt is installed, and prints JSON. It imports
nothing of this project and calls only the public interface of each peer.
"""

import argparse
import gc
import importlib
import importlib.metadata
import json
import random
import statistics
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Protocol

HELP = """\
Measure decisions per second and copy time of other board-game engines, and print them as JSON.

  catanatron-2p         Catan for two, Catanatron's Game, its default map, rules and limit of turns
  catanatron-4p         the same for four
  openspiel-backgammon  OpenSpiel's backgammon with its default parameters, driven from Python
"""

NOTES = """\
What is measured
  A decision is one player decision: the engine generates the legal actions, one of them is chosen
  uniformly at random, the engine applies it. Forced decisions (one legal action) count as well.
  Chance (dice, cards) costs time but is no decision, whether the engine resolves it inside an action
  (Catanatron) or as a node of its own (OpenSpiel; sampled here by the probabilities it gives).
  Only whole games are played and their set-up is included in the time. A run ends with the first game
  that finishes after the budget. Peers take turns (run 1 of each, then run 2 of each), so that other load
  on the machine spreads over them.
  A simulation is one iteration of OpenSpiel's own tree search (MCTSBot, C++) with one random game to the end
  each (RandomRolloutEvaluator), from the middle decision of some games.
  Catanatron is called without its check that the action is one of the legal ones it listed itself, and
  OpenSpiel likewise (apply_action), which is the faster public call of each.
  The copy time is the mean of Game.copy() or State.clone(), freeing the copy included, at the middle
  decision of some games that are not part of the other figures.

What is printed
  stdout: a JSON list with one object per peer:
    peer, version, driver   what was measured; driver is the language of the loop around the engine
    decisions_per_second    median of the runs
    copy_us                 microseconds per copy, median of the runs
    simulations_per_second  of the peer's own tree search, median of the runs; null if it was not measured
    games, decisions        played in all runs together
  or {"peer": ..., "missing": reason} for a peer that cannot be imported; the exit code is 0 then too.
  stderr: one line per peer and run, to see the spread.

The seed settles the games within one process. Catanatron lists some actions in the order of a set of
strings, so set PYTHONHASHSEED as well to get the same Catan games again in another process.

Example
  python3.11 -m venv .venv-peers
  .venv-peers/bin/pip install -r bench/peers.txt
  .venv-peers/bin/python bench/peers.py --seconds 3 --runs 3 --seed 1
"""

COPY_GAMES = 8
"""Games per run whose middle position is copied."""

COPY_BATCH = 10
"""Copies between two looks at the clock."""

COPY_SHARE = 0.2
"""Time for copies, as a share of the time for games."""

SIMULATIONS = 100
"""Of a search, between two looks at the clock."""

NO_LIMIT = sys.maxsize


class Engine(Protocol):
    """A peer, ready to play."""

    def play(self, seed: int, limit: int) -> tuple[Any, int]:
        """Play a game to its end or for `limit` decisions; return the position and the decisions made."""

    def copier(self, position: Any) -> Callable[[], object]:
        """Return the call that copies this position."""

    def searcher(self, position: Any, simulations: int) -> Callable[[], object] | None:
        """Return the call that searches so often from this position, or None if there is none to measure."""


class Catanatron:
    """Catan by Catanatron."""

    def __init__(self, players: int) -> None:
        """Seat this many players."""
        module = importlib.import_module("catanatron.game")
        models = importlib.import_module("catanatron.models.player")
        self._game = module.Game
        self._turns = module.TURNS_LIMIT
        # Players only take seats: the loop below decides for them.
        self._seats = [models.Player(color) for color in list(models.Color)[:players]]

    def play(self, seed: int, limit: int) -> tuple[Any, int]:
        """Play a game; the engine lists the next legal actions as the last part of applying one."""
        choose = random.Random(seed).choice
        game = self._game(self._seats, seed=seed)
        state = game.state
        turns = self._turns
        decisions = 0
        while decisions < limit and state.num_turns < turns and game.winning_color() is None:
            game.execute(choose(state.playable_actions), validate_action=False)
            decisions += 1
        return game, decisions

    def copier(self, position: Any) -> Callable[[], object]:
        """Return the copy method of this game."""
        copy: Callable[[], object] = position.copy
        return copy

    def searcher(self, position: Any, simulations: int) -> None:
        """Return None: its searches are bots of another kind."""


def sample(outcomes: list[tuple[int, float]], point: float) -> int:
    """Return the outcome at this point of [0, 1); the last one should rounding leave a rest."""
    for outcome, probability in outcomes:
        point -= probability
        if point < 0.0:
            return outcome
    return outcomes[-1][0]


class OpenSpiel:
    """A game of OpenSpiel, stepped from Python."""

    def __init__(self, game: str) -> None:
        """Load the game of this name."""
        self._pyspiel = importlib.import_module("pyspiel")
        self._game = self._pyspiel.load_game(game)

    def play(self, seed: int, limit: int) -> tuple[Any, int]:
        """Play a game, sampling its chance nodes on the way."""
        rng = random.Random(seed)
        choose = rng.choice
        state = self._game.new_initial_state()
        decisions = 0
        while decisions < limit and not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sample(state.chance_outcomes(), rng.random()))
            else:
                state.apply_action(choose(state.legal_actions()))
                decisions += 1
        return state, decisions

    def copier(self, position: Any) -> Callable[[], object]:
        """Return the clone method of this state."""
        clone: Callable[[], object] = position.clone
        return clone

    def searcher(self, position: Any, simulations: int) -> Callable[[], object]:
        """Return a search from this position, or after the chance that comes first."""
        rng = random.Random(simulations)
        while position.is_chance_node():
            position.apply_action(sample(position.chance_outcomes(), rng.random()))
        evaluator = self._pyspiel.RandomRolloutEvaluator(1, 1)
        bot = self._pyspiel.MCTSBot(self._game, evaluator, 2.0, simulations, 1000, False, 1, False)
        return lambda: bot.step(position)


@dataclass(frozen=True)
class Peer:
    """What to load and how to call it in the report."""

    name: str
    distribution: str
    load: Callable[[], Engine]


PEERS = (
    Peer("catanatron-2p", "catanatron", lambda: Catanatron(2)),
    Peer("catanatron-4p", "catanatron", lambda: Catanatron(4)),
    Peer("openspiel-backgammon", "open_spiel", lambda: OpenSpiel("backgammon")),
)


@dataclass
class Tally:
    """What the runs of one peer gave so far."""

    version: str
    engine: Engine
    speeds: list[float] = field(default_factory=list)
    copies: list[float] = field(default_factory=list)
    searches: list[float] = field(default_factory=list)
    games: int = 0
    decisions: int = 0


def game_seed(rng: random.Random) -> int:
    """Return a seed for one game; never 0, which Catanatron takes for none."""
    return rng.randrange(1, 2**31)


def time_copies(engine: Engine, rng: random.Random, seconds: float) -> float:
    """Return the mean time of a copy in microseconds, over the middle positions of a few games."""
    copiers = []
    for _ in range(COPY_GAMES):
        seed = game_seed(rng)
        length = engine.play(seed, NO_LIMIT)[1]
        copiers.append(engine.copier(engine.play(seed, length // 2)[0]))
    gc.collect()
    spent = 0.0
    copies = 0
    while spent < seconds:
        for copier in copiers:
            start = perf_counter()
            for _ in range(COPY_BATCH):
                copier()
            spent += perf_counter() - start
            copies += COPY_BATCH
    return spent / copies * 1e6


def time_search(engine: Engine, rng: random.Random, seconds: float) -> float | None:
    """Return the simulations a second from the middle positions of a few games, or None."""
    searchers = []
    for _ in range(COPY_GAMES):
        seed = game_seed(rng)
        length = engine.play(seed, NO_LIMIT)[1]
        search = engine.searcher(engine.play(seed, length // 2)[0], SIMULATIONS)
        if search is None:
            return None
        searchers.append(search)
    done = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds:
        searchers[done % len(searchers)]()
        done += 1
    return done * SIMULATIONS / spent


def time_games(engine: Engine, rng: random.Random, seconds: float) -> tuple[int, int, float]:
    """Play whole games until the budget is spent; return games, decisions and the time they took."""
    gc.collect()
    games = 0
    decisions = 0
    spent = 0.0
    start = perf_counter()
    while spent < seconds:
        decisions += engine.play(game_seed(rng), NO_LIMIT)[1]
        games += 1
        spent = perf_counter() - start
    return games, decisions, spent


def measure(tally: Tally, rng: random.Random, seconds: float) -> None:
    """Add one run to the tally. The copies come first: their games warm the engine up."""
    tally.copies.append(time_copies(tally.engine, rng, seconds * COPY_SHARE))
    games, decisions, spent = time_games(tally.engine, rng, seconds)
    tally.speeds.append(decisions / spent)
    found = time_search(tally.engine, rng, seconds)
    if found is not None:
        tally.searches.append(found)
    tally.games += games
    tally.decisions += decisions


def report(peer: Peer, tally: Tally | str) -> dict[str, object]:
    """Return the JSON object for one peer."""
    if isinstance(tally, str):
        return {"peer": peer.name, "missing": tally}
    return {
        "peer": peer.name,
        "version": tally.version,
        "driver": "python",
        "decisions_per_second": round(statistics.median(tally.speeds), 1),
        "copy_us": round(statistics.median(tally.copies), 3),
        "simulations_per_second": round(statistics.median(tally.searches), 1) if tally.searches else None,
        "games": tally.games,
        "decisions": tally.decisions,
    }


def load(peer: Peer) -> Tally | str:
    """Load a peer, or say why it is missing."""
    try:
        return Tally(importlib.metadata.version(peer.distribution), peer.load())
    except (ImportError, AttributeError, OSError, RuntimeError) as error:
        return f"{type(error).__name__}: {error}"


def positive_seconds(text: str) -> float:
    """Read the value of --seconds."""
    value = float(text)
    if not 0.0 < value < float("inf"):
        raise argparse.ArgumentTypeError("must be more than 0")
    return value


def positive_count(text: str) -> int:
    """Read the value of --runs."""
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return value


def parse_arguments(arguments: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="peers.py",
        description=HELP,
        epilog=NOTES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--seconds",
        type=positive_seconds,
        default=3.0,
        metavar="S",
        help="time for whole games, per peer and run; copies take about a fifth more (default: 3)",
    )
    parser.add_argument(
        "--runs",
        type=positive_count,
        default=3,
        metavar="N",
        help="runs per peer, the median counts (default: 3)",
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="seed of all games (default: 1)")
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> int:
    """Measure every peer and print the report."""
    options = parse_arguments(arguments)
    tallies = {peer: load(peer) for peer in PEERS}
    for run in range(1, options.runs + 1):
        for peer, tally in tallies.items():
            if isinstance(tally, str):
                continue
            measure(tally, random.Random(f"{options.seed}/{run}/{peer.name}"), options.seconds)
            print(
                f"{peer.name} run {run}/{options.runs}: {tally.speeds[-1]:.0f} decisions/s,"
                f" copy {tally.copies[-1]:.2f} us",
                file=sys.stderr,
                flush=True,
            )
    print(json.dumps([report(peer, tally) for peer, tally in tallies.items()], indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
