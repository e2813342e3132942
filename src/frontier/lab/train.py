"""Learning to judge positions: bots play, the network learns who won, the better bots play again."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy
from librt.vecs import vec

from frontier.bots import bot
from frontier.bots.learned import FEATURES, from_weights
from frontier.bots.searcher import Searcher
from frontier.engine.chance import Rng, seed_word
from frontier.engine.errors import OptionError
from frontier.engine.match import Match, Player
from frontier.engine.state import OVER
from frontier.games import meta
from frontier.lab.arena import Setting
from frontier.lab.parallel import spread

if TYPE_CHECKING:
    from numpy.typing import NDArray

HIDDEN = 32
MOST_SEATS = 4
OLD = 0.35  # of the positions of earlier rounds, how many are learnt from again
LESSONS = 20  # of each kind of table a round, each a piece of work for one process


@dataclass(frozen=True)
class Lesson:
    """Games to be played and watched."""

    setting: Setting
    seeds: range
    weights: str | None  # of the learner who plays, a file; None: there is none yet, greedy plays
    slips: int = 10  # of a hundred decisions, how many are left to chance: so that odd positions are seen too
    watched: int = 30  # of a hundred positions, how many are kept
    iterations: int = 6  # of the learner's search


@dataclass
class Seen:
    """Positions: the features of every seat, and the share of each in the victory; seats that do not exist are -1."""

    features: "NDArray[numpy.float32]"
    shares: "NDArray[numpy.float32]"


def learner(game: str, weights: str, seed: int, iterations: int) -> Player:
    """Who plays by weights of a file."""
    return Searcher("learner", {game: from_weights(game, Path(weights).read_bytes())}, seed, iterations)


def watch(lesson: Lesson) -> Seen:
    """Play the games of a lesson: two of three players learn, the third is greedy."""
    game = lesson.setting.configured()
    features = FEATURES[game.id]
    n = int(features.count)
    x = vec[float]([0.0] * n)
    found: list[Any] = []
    results: list[Any] = []
    for seed in lesson.seeds:
        rng = Rng(seed_word(seed))
        players: list[Player] = []
        for seat in range(game.players):
            own = seed * MOST_SEATS + seat
            is_greedy = lesson.weights is None or own % 3 == 0
            players.append(
                bot("greedy", own) if is_greedy else learner(game.id, lesson.weights or "", own, lesson.iterations)
            )
        match = Match(game, seed)
        match.draw()
        kept = 0
        while match.state.actor != OVER:
            state, actor = match.state, match.state.actor
            if rng.below(100) < lesson.watched:
                rows = numpy.zeros((MOST_SEATS, n), numpy.float32)
                quiet = features.quiet(state)
                for seat in range(game.players):
                    features.read(quiet, seat, x)
                    rows[seat] = numpy.frombuffer(memoryview(x))
                found.append(rows)
                kept += 1
            if rng.below(100) < lesson.slips:
                action = int(state.pick(rng))
            else:
                action = players[actor].choose(game, game.observe(state, actor), actor)
            match.play(action)
        shares = numpy.full(MOST_SEATS, -1.0, numpy.float32)
        shares[: game.players] = 0.0
        for seat in match.state.winners:
            shares[seat] = 1 / len(match.state.winners)
        results += [shares] * kept
    return Seen(numpy.array(found), numpy.array(results))


def lessons(game: str, games: int, seed: int, weights: str | None) -> list[Lesson]:
    """A round of games: most with two players, with every set of modules that matters."""
    settings = [Setting(game, players) for players in (2, 2, 2, 3, 4)]
    if modules := meta(game).modules:
        settings += [Setting(game, players, modules) for players in (2, 3)]
    size = max(1, games // (LESSONS * len(settings)))
    found = []
    for number in range(LESSONS):
        for at, setting in enumerate(settings):
            first = seed + (number * len(settings) + at) * size
            found.append(Lesson(setting, range(first, first + size), weights))
    return found


def gather(plan: Sequence[Lesson], processes: int, backend: str, progress: Callable[[int], object]) -> Seen:
    """All of them, side by side."""
    parts = []
    for part in spread(watch, plan, processes, backend):
        parts.append(part)
        progress(1)
    return together(parts)


def together(parts: Sequence[Seen]) -> Seen:
    """One after the other."""
    return Seen(
        numpy.concatenate([part.features for part in parts]), numpy.concatenate([part.shares for part in parts])
    )


def fit(seen: Seen, epochs: int, seed: int, tell: Callable[[str], object]) -> "NDArray[numpy.float32]":
    """Weights that make the victories seen most likely; what it costs on games left aside is told."""
    try:
        torch: Any = import_module("torch")
    except ImportError:
        raise OptionError("learning needs PyTorch: pip install 'frontier-table[train]'") from None

    torch.manual_seed(seed)
    x, y = torch.from_numpy(seen.features), torch.from_numpy(seen.shares)
    absent = y < 0
    target = y.clamp(min=0)
    n = x.shape[2]
    first, second = torch.nn.Linear(n, HIDDEN), torch.nn.Linear(HIDDEN, 1, bias=False)
    direct = torch.nn.Linear(n, 1, bias=False)
    torch.nn.init.zeros_(second.weight)
    torch.nn.init.zeros_(direct.weight)

    def cost(part: Any) -> Any:
        scores = (second(torch.relu(first(x[part]))) + direct(x[part])).squeeze(-1).masked_fill(absent[part], -1e9)
        return -(target[part] * torch.log_softmax(scores, 1)).sum(1).mean()

    parameters = [*first.parameters(), *second.parameters(), *direct.parameters()]
    size = 1024
    kept = int(len(x) * 0.95)  # games lie one after the other: the last ones are left aside
    optimiser = torch.optim.AdamW(parameters, lr=2e-3, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, epochs * (kept // size + 1))
    for epoch in range(epochs):
        order = torch.randperm(kept)
        total = 0.0
        for at in range(0, kept, size):
            loss = cost(order[at : at + size])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            total += float(loss.detach()) * len(order[at : at + size])
        with torch.no_grad():
            aside = float(cost(torch.arange(kept, len(x))))
        tell(f"epoch {epoch + 1}: {total / kept:.4f}, aside {aside:.4f}")
    with torch.no_grad():
        parts = [first.weight.T.reshape(-1), first.bias, second.weight.reshape(-1), direct.weight.reshape(-1)]
        weights: NDArray[numpy.float32] = torch.cat(parts).numpy()
    return weights


def save(path: Path, weights: "NDArray[numpy.float32]", inputs: int) -> None:
    """A file that `learned.from_weights` reads."""
    numpy.savez_compressed(path, weights=weights.astype(numpy.float32), inputs=inputs, hidden=HIDDEN)


# --- rounds ---------------------------------------------------------------------------------------------------


@dataclass
class School:
    """A folder in which a game is learnt: after each round its weights, its positions, and how strong it has become."""

    folder: Path
    game: str
    seed: int

    def weights(self, round_: int) -> Path:
        """The file of weights of a round, from 1."""
        return self.folder / f"{self.game}-{round_}.npz"

    def done(self) -> int:
        """How many rounds are complete."""
        return len(self.strengths())

    def strengths(self) -> list[float]:
        """After each round the share of the wins against greedy."""
        path = self.folder / f"{self.game}.json"
        if not path.exists():
            return []
        known = json.loads(path.read_text(encoding="utf-8"))
        if known["seed"] != self.seed or known["game"] != self.game:
            raise OptionError(f"{path}: begun with seed {known['seed']}; name another folder")
        return [float(value) for value in known["strengths"]]

    def note(self, strength: float) -> None:
        """One more round is complete."""
        known = {"game": self.game, "seed": self.seed, "strengths": [*self.strengths(), round(strength, 4)]}
        (self.folder / f"{self.game}.json").write_text(json.dumps(known), encoding="utf-8")

    def keep(self, round_: int, seen: Seen) -> None:
        """The positions of a round, small."""
        path = self.folder / f"{self.game}-{round_}-positions.npz"
        numpy.savez_compressed(path, features=seen.features.astype(numpy.float16), shares=seen.shares)

    def kept(self, round_: int) -> Seen:
        """The positions of an earlier round, a part of them."""
        with numpy.load(self.folder / f"{self.game}-{round_}-positions.npz") as data:
            chosen = numpy.random.default_rng(self.seed).random(len(data["shares"])) < OLD
            return Seen(data["features"][chosen].astype(numpy.float32), data["shares"][chosen])


def strength(game: str, weights: Path, seeds: range, iterations: int = 50) -> float:
    """The share of the wins of a learner against greedy, two players, from both seats."""
    configured = Setting(game, 2).configured()
    wins = 0.0
    for seed in seeds:
        for own in range(2):
            players = [bot("greedy", seed), bot("greedy", seed)]
            players[own] = learner(game, str(weights), seed, iterations)
            state = Match(configured, seed, players).run()
            wins += (own in state.winners) / len(state.winners)
    return wins / (2 * len(seeds))
