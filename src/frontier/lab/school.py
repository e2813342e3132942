"""Where a game is learnt: fitting the network to what was watched, and the folder that keeps every round."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy

from frontier.engine.errors import OptionError
from frontier.lab.train import Seen

if TYPE_CHECKING:
    from numpy.typing import NDArray

HIDDEN = 32
OLD = 0.35  # of the positions of earlier rounds, how many are learnt from again
BATCH = 1024
ASIDE = 0.05  # of the positions, how many only tell how good the weights are
MOST_MOVES = 64  # of a decision; those with more are not learnt from

Tell = Callable[[str], object]


def need_torch() -> Any:
    """PyTorch, which only learning needs; OptionError without it."""
    try:
        return import_module("torch")
    except ImportError:
        raise OptionError("learning needs PyTorch: pip install 'frontier-table[train]'") from None


def fit(seen: Seen, epochs: int, seed: int, tell: Tell) -> "NDArray[numpy.float32]":
    """Weights that make what was seen most likely; what they cost on games left aside is told."""
    torch = need_torch()
    torch.manual_seed(seed)
    n = seen.features.shape[2]
    first = torch.nn.Linear(n, HIDDEN)
    second, direct = torch.nn.Linear(HIDDEN, 1, bias=False), torch.nn.Linear(n, 1, bias=False)
    x, y = torch.from_numpy(seen.features), torch.from_numpy(seen.credits)

    def value_cost(part: Any) -> Any:
        rows, target = x[part].float(), y[part]
        scores = (second(torch.relu(first(rows))) + direct(rows)).squeeze(-1).masked_fill(target < 0, -1e9)
        return -(target.clamp(min=0) * torch.log_softmax(scores, 1)).sum(1).mean()

    _descend(torch, [first, second, direct], value_cost, len(x), epochs, lambda line: tell(f"values, {line}"))
    layers = [first.weight.T.reshape(-1), first.bias, second.weight.reshape(-1), direct.weight.reshape(-1)]
    if len(seen.counts) > 0:
        layers += _fit_leanings(torch, seen, first, epochs, lambda line: tell(f"leanings, {line}"))
    weights: NDArray[numpy.float32] = torch.cat([layer.detach() for layer in layers]).numpy()
    return weights


def _fit_leanings(torch: Any, seen: Seen, first: Any, epochs: int, tell: Tell) -> list[Any]:
    """The second number: towards which moves the search leant. The hidden layer stays as it is."""
    n = seen.moves.shape[1]
    second, direct = torch.nn.Linear(HIDDEN, 1, bias=False), torch.nn.Linear(n, 1, bias=False)
    starts = numpy.concatenate([[0], numpy.cumsum(seen.counts)[:-1]])
    fitting = numpy.flatnonzero(seen.counts <= MOST_MOVES)
    counts, starts = torch.from_numpy(seen.counts[fitting]), torch.from_numpy(starts[fitting])
    moves, looks = torch.from_numpy(seen.moves), torch.from_numpy(seen.looks)

    def cost(part: Any) -> Any:
        size = counts[part]
        width = int(size.max())
        places = torch.arange(width)[None, :]
        absent = places >= size[:, None]
        at = (starts[part][:, None] + places).clamp(max=len(moves) - 1)
        rows = moves[at].float()
        with torch.no_grad():
            hidden = torch.relu(first(rows))
        leanings = (second(hidden) + direct(rows)).squeeze(-1).masked_fill(absent, -1e9)
        return -(looks[at].masked_fill(absent, 0.0) * torch.log_softmax(leanings, 1)).sum(1).mean()

    _descend(torch, [second, direct], cost, len(fitting), epochs, tell)
    return [second.weight.reshape(-1), direct.weight.reshape(-1)]


def _descend(torch: Any, layers: list[Any], cost: Callable[[Any], Any], count: int, epochs: int, tell: Tell) -> None:
    """Change the layers until they cost as little as possible."""
    for layer in layers:
        if layer.out_features == 1:
            torch.nn.init.zeros_(layer.weight)
    kept = max(1, int(count * (1 - ASIDE)))  # games lie one after the other: the last ones are left aside
    parameters = [parameter for layer in layers for parameter in layer.parameters()]
    optimiser = torch.optim.AdamW(parameters, lr=2e-3, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, epochs * (kept // BATCH + 1))
    for epoch in range(epochs):
        order = torch.randperm(kept)
        total = 0.0
        for at in range(0, kept, BATCH):
            part = order[at : at + BATCH]
            loss = cost(part)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            total += float(loss.detach()) * len(part)
        with torch.no_grad():
            aside = [float(cost(torch.arange(at, min(at + BATCH, count)))) for at in range(kept, count, BATCH)]
        tell(f"epoch {epoch + 1}: {total / kept:.4f}, aside {sum(aside) / max(len(aside), 1):.4f}")


def fit_guesses(seen: Seen) -> "NDArray[numpy.float32]":
    """What others hold, from how they look: least squares, a row for each hidden number."""
    n, hidden = seen.looks_of_others.shape[1], seen.held.shape[1]
    if hidden == 0:
        return numpy.zeros((0, n + 1), numpy.float32)
    x = numpy.hstack([seen.looks_of_others.astype(float), numpy.ones((len(seen.held), 1))])
    found = numpy.linalg.solve(x.T @ x + numpy.eye(n + 1), x.T @ seen.held)
    return found.T.astype(numpy.float32)


def save(path: Path, weights: "NDArray[numpy.float32]", guesses: "NDArray[numpy.float32]", inputs: int) -> None:
    """A file that `learned.read` reads."""
    numpy.savez_compressed(path, weights=weights, guesses=guesses, inputs=inputs, hidden=HIDDEN)


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
        beside = self.folder / f"{self.game}.json.new"
        beside.write_text(json.dumps(known), encoding="utf-8")
        beside.replace(self.folder / f"{self.game}.json")

    def keep(self, round_: int, seen: Seen) -> None:
        """What was seen in a round."""
        numpy.savez(self._seen(round_), **vars(seen))

    def kept(self, round_: int) -> Seen:
        """What was seen in an earlier round: a part of the positions, all decisions, nothing of what others held."""
        with numpy.load(self._seen(round_)) as data:
            chosen = numpy.random.default_rng(self.seed).random(len(data["credits"])) < OLD
            seen = Seen(**{name: data[name] for name in data.files})
        seen.features, seen.credits = seen.features[chosen], seen.credits[chosen]
        seen.looks_of_others, seen.held = seen.looks_of_others[:0], seen.held[:0]
        return seen

    def forget(self, round_: int) -> None:
        """What was seen so long ago is not needed any more."""
        self._seen(round_).unlink(missing_ok=True)

    def _seen(self, round_: int) -> Path:
        return self.folder / f"{self.game}-{round_}-seen.npz"
