"""Fits to samples: the network by gradient descent, the estimates of what others hide by least squares."""

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy

from frontier.bots.network import HEADS, MIN_SEATS
from frontier.engine.errors import OptionError
from frontier.lab.samples import Samples, Table

if TYPE_CHECKING:
    from numpy.typing import NDArray

HIDDEN_UNITS = 64
BATCH_SIZE = 1024
LEARNING_RATE = 2e-3
WEIGHT_DECAY = 1e-3
VALIDATION_GAMES = 20  # one game in so many is not learnt from, but judged by
POINTS_WEIGHT = 0.2  # of the loss of the final points, which are learnt besides
LENGTH_WEIGHT = 0.1  # of the loss of the actions to come
NOBODY = -1e9

Log = Callable[[str], object]


def require_torch() -> Any:
    """Return PyTorch, which only learning needs; OptionError without it."""
    try:
        return import_module("torch")
    except ImportError:
        raise OptionError("learning needs PyTorch: pip install 'frontier-table[train]'") from None


class Fit:
    """A network in PyTorch, with outputs that only training uses: final points, and actions to come."""

    def __init__(self, inputs: int, hidden: int, seed: int, start: "NDArray[numpy.float32] | None" = None) -> None:
        self.torch = require_torch()
        self.torch.manual_seed(seed)
        nn = self.torch.nn
        self.first, self.output = nn.Linear(inputs, hidden), nn.Linear(hidden, HEADS, bias=False)
        self.skip, self.besides = nn.Linear(inputs, HEADS, bias=False), nn.Linear(hidden, 2)
        for layer in (self.output, self.skip):
            nn.init.zeros_(layer.weight)
        self.layers = [self.first, self.output, self.skip, self.besides]
        if start is not None:
            self._load(start, inputs, hidden)

    def _load(self, weights: "NDArray[numpy.float32]", inputs: int, hidden: int) -> None:
        """Go on from weights that were learnt before."""
        sizes = [inputs * hidden, hidden, HEADS * hidden, HEADS * inputs]
        parts = numpy.split(weights, numpy.cumsum(sizes)[:-1])
        tensors = [self.torch.from_numpy(part.copy()) for part in parts]
        with self.torch.no_grad():
            self.first.weight.copy_(tensors[0].reshape(inputs, hidden).T)
            self.first.bias.copy_(tensors[1])
            self.output.weight.copy_(tensors[2].reshape(HEADS, hidden))
            self.skip.weight.copy_(tensors[3].reshape(HEADS, inputs))

    def weights(self) -> "NDArray[numpy.float32]":
        """Return the weights as the network for play takes them."""
        layers = [self.first.weight.T, self.first.bias, self.output.weight, self.skip.weight]
        found: NDArray[numpy.float32] = self.torch.cat([layer.detach().reshape(-1) for layer in layers]).numpy()
        return found

    def losses(self, table: Table, batch: "NDArray[numpy.int64]") -> tuple[Any, Any]:
        """Return the loss of the values, and the sum of all losses."""
        torch = self.torch
        x = torch.from_numpy(table.features[batch]).float()
        target = torch.from_numpy(table.value_targets[batch])
        head = x.shape[1] - MIN_SEATS
        hidden = torch.relu(self.first(x))
        scores = hidden @ self.output.weight[head] + x @ self.skip.weight[head]
        value = -(target * torch.log_softmax(scores, 1)).sum(1).mean()
        besides = self.besides(hidden)
        points = ((besides[..., 0] - torch.from_numpy(table.points[batch])) ** 2).mean()
        length = ((besides[..., 1].mean(1) - torch.from_numpy(table.remaining[batch])) ** 2).mean()
        return value, value + POINTS_WEIGHT * points + LENGTH_WEIGHT * length


def fit_network(
    samples: Samples, epochs: int, seed: int, log: Log, start: "NDArray[numpy.float32] | None" = None
) -> "NDArray[numpy.float32]":
    """Return weights that make the value targets most likely; losses of each epoch are logged."""
    inputs = next(iter(samples.values())).features.shape[2]
    fit = Fit(inputs, HIDDEN_UNITS, seed, start)
    torch = fit.torch
    rng = numpy.random.default_rng(seed)
    training = {players: numpy.flatnonzero(table.games % VALIDATION_GAMES != 0) for players, table in samples.items()}
    validation = {players: numpy.flatnonzero(table.games % VALIDATION_GAMES == 0) for players, table in samples.items()}
    batches = sum(-(-len(rows) // BATCH_SIZE) for rows in training.values())
    parameters = [parameter for layer in fit.layers for parameter in layer.parameters()]
    optimiser = torch.optim.AdamW(parameters, lr=LEARNING_RATE, weight_decay=WEIGHT_DECAY)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, epochs * batches)
    for epoch in range(epochs):
        total, count = 0.0, 0
        for players, batch in _shuffled(training, rng):
            value, loss = fit.losses(samples[players], batch)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            total, count = total + float(value.detach()) * len(batch), count + len(batch)
        told = [f"epoch {epoch + 1}: loss {total / max(count, 1):.4f}"]
        with torch.no_grad():
            for players, rows in sorted(validation.items()):
                if len(rows):
                    found = [(fit.losses(samples[players], part)[0], len(part)) for part in _parts(rows)]
                    told.append(f"{players} players {sum(float(v) * n for v, n in found) / len(rows):.4f}")
        log(", ".join(told))
    return fit.weights()


def _parts(rows: "NDArray[numpy.int64]") -> list["NDArray[numpy.int64]"]:
    return [rows[at : at + BATCH_SIZE] for at in range(0, len(rows), BATCH_SIZE)]


def _shuffled(
    rows: dict[int, "NDArray[numpy.int64]"], rng: numpy.random.Generator
) -> Iterator[tuple[int, "NDArray[numpy.int64]"]]:
    """Yield batches of one number of players each, in random order."""
    batches = [(players, part) for players in sorted(rows) for part in _parts(rng.permutation(rows[players]))]
    for at in rng.permutation(len(batches)):
        yield batches[at]


def fit_hidden_estimates(
    features: "NDArray[numpy.float16]", hidden_numbers: "NDArray[numpy.float32]"
) -> "NDArray[numpy.float32]":
    """Return a row of weights for each hidden number, which estimate it from the features that others see."""
    n, hidden = features.shape[1], hidden_numbers.shape[1]
    if hidden == 0:
        return numpy.zeros((0, n + 1), numpy.float32)
    x = numpy.hstack([features.astype(float), numpy.ones((len(hidden_numbers), 1))])
    found = numpy.linalg.solve(x.T @ x + numpy.eye(n + 1), x.T @ hidden_numbers)
    return found.T.astype(numpy.float32)
