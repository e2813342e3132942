"""How fast the engine is: decisions a second and the time of a clone, beside peers measured in the same run.

A decision is one player decision: legal actions generated, one chosen uniformly, applied. Set-up and chance are
included in the time. Decisions that leave no choice are taken by the engine and not counted.
"""

import json
import platform
import random
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import frontier
from frontier.engine.chance import Rng
from frontier.engine.errors import OptionError
from frontier.engine.game import Game
from frontier.engine.state import OVER, playout
from frontier.games import GAMES, meta
from frontier.lab.bench_search import Searches
from frontier.ledger import root

CLONES = 100_000
BEGIN, END = "<!-- figures: begin -->", "<!-- figures: end -->"
TARGETS = {"playout": (500_000, 2_000_000), "python": (200_000, 800_000), "clone_us": (0.5, 0.3)}  # must, aim


@dataclass(frozen=True)
class Figures:
    """Medians of the engine's speed for one game and player count; `modules` says how many are in play."""

    game: str
    players: int
    modules: int
    playout: float
    python: float
    clone_us: float

    @property
    def title(self) -> str:
        """The name of the game, and how many modules are in play."""
        return f"{self.game}, {self.modules} modules" if self.modules else self.game


def measure(seconds: float, runs: int) -> list[Figures]:
    """Measure all games with 2, 3 and 4 players, without and with all their modules.

    Runs alternate, so that a busy moment does not hit one figure alone.
    """
    games = [
        frontier.game(name, players=players, modules=modules)
        for name in GAMES
        for modules in sorted({(), meta(name).modules}, key=len)
        for players in (2, 3, 4)
    ]
    samples = [[_sample(game, seconds, run) for game in games] for run in range(runs)]
    return [
        Figures(game.id, game.players, len(game.modules), *(median(values) for values in zip(*of_one, strict=True)))
        for game, of_one in zip(games, zip(*samples, strict=True), strict=True)
    ]


def _sample(game: Game, seconds: float, run: int) -> tuple[float, float, float]:
    return _rate(game, _playout, seconds, run), _rate(game, _stepwise, seconds, run), _clone_time(game, run)


def _rate(game: Game, play: Callable[[Game, int], int], seconds: float, run: int) -> float:
    """Return decisions a second over whole games until the time is used up."""
    decisions = 0
    seed = run * 1_000_000
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        decisions += play(game, seed)
        seed += 1
    return decisions / spent


def _playout(game: Game, seed: int) -> int:
    """Play a whole game in compiled code and return its decisions."""
    return playout(game.new(seed), Rng(seed))


def _stepwise(game: Game, seed: int) -> int:
    """Play a whole game decision by decision through the public API and return its decisions."""
    state = game.new(seed)
    draw = random.Random(seed).random
    decisions = 0
    while (actor := state.actor) != OVER:
        legal = state.legal_actions()
        state.apply(legal[int(draw() * len(legal))])
        if actor >= 0:
            decisions += 1
    return decisions


def _clone_time(game: Game, run: int) -> float:
    """Return the microseconds to clone a position from the middle of a game."""
    state = game.new(run)
    rng = Rng(run)
    for _ in range(100):
        if state.actor != OVER:
            state.step(state.pick(rng))
    clone = state.clone
    start = time.perf_counter()
    for _ in range(CLONES):
        clone()
    return (time.perf_counter() - start) / CLONES * 1e6


@dataclass(frozen=True)
class Peer:
    """The figures of another engine, or why there are none."""

    name: str
    version: str
    python: float | None
    copy_us: float | None
    simulations: float | None
    missing: str


def run_peers(python: Path, seconds: float, runs: int) -> list[Peer]:
    """Measure the peers with their own interpreter."""
    checkout = root()
    if checkout is None:
        raise OptionError("--peers: bench/peers.py is in the project's checkout; run this from there")
    command = [str(python), str(checkout / "bench" / "peers.py"), "--seconds", str(seconds), "--runs", str(runs)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=600)
        entries = json.loads(done.stdout)
    except (OSError, ValueError, subprocess.SubprocessError) as error:
        told = str(getattr(error, "stderr", "") or "").strip().splitlines()
        return [Peer("peers", "", None, None, None, f"{type(error).__name__}: {told[-1] if told else error}")]
    return [
        Peer(
            entry["peer"],
            str(entry.get("version", "")),
            entry.get("decisions_per_second"),
            entry.get("copy_us"),
            entry.get("simulations_per_second"),
            entry.get("missing", ""),
        )
        for entry in entries
    ]


@dataclass(frozen=True)
class Report:
    """All figures of one run, and those of the peers."""

    figures: list[Figures]
    searches: list[Searches]
    peers: list[Peer]
    seconds: float
    runs: int

    def as_json(self) -> dict[str, object]:
        """Return the figures for programs."""
        return {
            "compiled": frontier.compiled,
            "python": platform.python_version(),
            "figures": [vars(figure) for figure in self.figures],
            "searches": [vars(search) for search in self.searches],
            "peers": [vars(peer) for peer in self.peers],
        }

    def markdown(self) -> str:
        """Return the figures beside the targets, the ratios to the peers, and the speed of the search."""
        build = "compiled" if frontier.compiled else "plain Python"
        lines = [
            f"{build} build, Python {platform.python_version()}, {platform.machine()}, one core, medians of "
            f"{self.runs} runs of {self.seconds:g} s",
            "",
            "| game | players | whole playouts, decisions/s | from Python, decisions/s | clone, us |",
            "|---|---|---|---|---|",
        ]
        lines += [
            f"| {f.title} | {f.players} | {f.playout:,.0f} | {f.python:,.0f} | {f.clone_us:.2f} |" for f in self.figures
        ]
        must = [f"{TARGETS[key][0]:,}" for key in TARGETS]
        aim = [f"{TARGETS[key][1]:,}" for key in TARGETS]
        lines += [
            f"| must | | {must[0]} | {must[1]} | {must[2]} |",
            f"| aim | | {aim[0]} | {aim[1]} | {aim[2]} |",
        ]
        lines += ["", *self._module_ratios()]
        if self.peers:
            lines += ["", *self._ratios()]
        lines += ["", *self._searches()]
        return "\n".join(lines)

    def _module_ratios(self) -> list[str]:
        """Return how fast a game is with all its modules, beside the same without them."""
        plain = {(f.game, f.players): f for f in self.figures if f.modules == 0}
        return [
            f"{f.title}, {f.players} players: {f.playout / plain[f.game, f.players].playout:.0%} of the decisions/s in "
            f"playouts, {f.python / plain[f.game, f.players].python:.0%} from Python.\n"
            for f in self.figures
            if f.modules > 0
        ]

    def _searches(self) -> list[str]:
        """Return simulations a second of tree searches, the peers' beside ours."""
        lines = [
            "Tree search from the middle of games, simulations a second: with *playouts* each plays a random game to "
            "the end, with the *network* each evaluates every move of a new position instead.",
            "",
            "| | playouts | network |",
            "|---|---|---|",
            *(f"| {s.game}, {s.players} players | {s.playouts:,.0f} | {s.network:,.0f} |" for s in self.searches),
        ]
        for peer in self.peers:
            if peer.simulations is not None:
                lines.append(f"| {peer.name} {peer.version}, its own search in C++ | {peer.simulations:,.0f} | |")
        return lines

    def _ratios(self) -> list[str]:
        slowest = min(figure.python for figure in self.figures)
        clone = max(figure.clone_us for figure in self.figures)
        lines = [
            "Peers in the same run; the ratio takes our slowest figure.",
            "",
            "| peer | from Python, decisions/s | ours is faster by | copy, us | ours is faster by |",
            "|---|---|---|---|---|",
        ]
        for peer in self.peers:
            if peer.python is None or peer.copy_us is None:
                lines.append(f"| {peer.name} | not measured: {peer.missing} | | | |")
            else:
                lines.append(
                    f"| {peer.name} {peer.version} | {peer.python:,.0f} | {slowest / peer.python:.0f}x "
                    f"| {peer.copy_us:.1f} | {peer.copy_us / clone:.0f}x |"
                )
        return lines

    def write_into(self, path: Path) -> None:
        """Replace what stands between the markers of a Markdown file."""
        before, begin, rest = path.read_text(encoding="utf-8").partition(BEGIN)
        _, end, after = rest.partition(END)
        if not begin or not end:
            raise ValueError(f"the markers {BEGIN} and {END} are missing")
        path.write_text(f"{before}{BEGIN}\n\n{self.markdown()}\n\n{END}{after}", encoding="utf-8")
