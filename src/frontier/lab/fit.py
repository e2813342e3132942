"""Fits to samples: the network by gradient descent, the estimates of what others hide by least squares."""

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy

from frontier.engine.errors import OptionError
from frontier.lab.self_play import Samples

if TYPE_CHECKING:
    from numpy.typing import NDArray

HIDDEN_UNITS = 32
BATCH_SIZE = 1024
VALIDATION_SHARE = 0.05  # of the samples
MAX_MOVES = 64  # of a decision; those with more are not learnt from

Log = Callable[[str], object]


def require_torch() -> Any:
    """Return PyTorch, which only learning needs; OptionError without it."""
    try:
        return import_module("torch")
    except ImportError:
        raise OptionError("learning needs PyTorch: pip install 'frontier-table[train]'") from None


def fit_network(samples: Samples, epochs: int, seed: int, log: Log) -> "NDArray[numpy.float32]":
    """Return weights that make the value targets and visit shares most likely; losses of each epoch are logged."""
    torch = require_torch()
    torch.manual_seed(seed)
    n = samples.features.shape[2]
    hidden = torch.nn.Linear(n, HIDDEN_UNITS)
    output, skip = torch.nn.Linear(HIDDEN_UNITS, 1, bias=False), torch.nn.Linear(n, 1, bias=False)
    x, y = torch.from_numpy(samples.features), torch.from_numpy(samples.value_targets)

    def value_loss(batch: Any) -> Any:
        rows, target = x[batch].float(), y[batch]
        scores = (output(torch.relu(hidden(rows))) + skip(rows)).squeeze(-1).masked_fill(target < 0, -1e9)
        return -(target.clamp(min=0) * torch.log_softmax(scores, 1)).sum(1).mean()

    _minimise(torch, [hidden, output, skip], value_loss, len(x), epochs, lambda line: log(f"value, {line}"))
    layers = [hidden.weight.T.reshape(-1), hidden.bias, output.weight.reshape(-1), skip.weight.reshape(-1)]
    if len(samples.move_counts) > 0:
        layers += _fit_policy_head(torch, samples, hidden, epochs, lambda line: log(f"policy, {line}"))
    weights: NDArray[numpy.float32] = torch.cat([layer.detach() for layer in layers]).numpy()
    return weights


def _fit_policy_head(torch: Any, samples: Samples, hidden: Any, epochs: int, log: Log) -> list[Any]:
    """Return the layers that predict the search's visit shares; the hidden layer stays as it is."""
    n = samples.move_features.shape[1]
    output, skip = torch.nn.Linear(HIDDEN_UNITS, 1, bias=False), torch.nn.Linear(n, 1, bias=False)
    starts = numpy.concatenate([[0], numpy.cumsum(samples.move_counts)[:-1]])
    fitting = numpy.flatnonzero(samples.move_counts <= MAX_MOVES)
    counts, starts = torch.from_numpy(samples.move_counts[fitting]), torch.from_numpy(starts[fitting])
    features, shares = torch.from_numpy(samples.move_features), torch.from_numpy(samples.visit_shares)

    def policy_loss(batch: Any) -> Any:
        size = counts[batch]
        width = int(size.max())
        places = torch.arange(width)[None, :]
        absent = places >= size[:, None]
        at = (starts[batch][:, None] + places).clamp(max=len(features) - 1)
        rows = features[at].float()
        with torch.no_grad():
            units = torch.relu(hidden(rows))
        logits = (output(units) + skip(rows)).squeeze(-1).masked_fill(absent, -1e9)
        return -(shares[at].masked_fill(absent, 0.0) * torch.log_softmax(logits, 1)).sum(1).mean()

    _minimise(torch, [output, skip], policy_loss, len(fitting), epochs, log)
    return [output.weight.reshape(-1), skip.weight.reshape(-1)]


def _minimise(torch: Any, layers: list[Any], loss: Callable[[Any], Any], count: int, epochs: int, log: Log) -> None:
    """Fit the layers by AdamW; the last samples are for validation."""
    for layer in layers:
        if layer.out_features == 1:
            torch.nn.init.zeros_(layer.weight)
    training = max(1, int(count * (1 - VALIDATION_SHARE)))  # games are adjacent: hardly one is in both parts
    parameters = [parameter for layer in layers for parameter in layer.parameters()]
    optimiser = torch.optim.AdamW(parameters, lr=2e-3, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, epochs * (training // BATCH_SIZE + 1))
    for epoch in range(epochs):
        order = torch.randperm(training)
        total = 0.0
        for at in range(0, training, BATCH_SIZE):
            batch = order[at : at + BATCH_SIZE]
            batch_loss = loss(batch)
            optimiser.zero_grad()
            batch_loss.backward()
            optimiser.step()
            schedule.step()
            total += float(batch_loss.detach()) * len(batch)
        with torch.no_grad():
            ends = [(at, min(at + BATCH_SIZE, count)) for at in range(training, count, BATCH_SIZE)]
            validation = [float(loss(torch.arange(first, end))) for first, end in ends]
        validation_loss = sum(validation) / max(len(validation), 1)
        log(f"epoch {epoch + 1}: loss {total / training:.4f}, validation loss {validation_loss:.4f}")


def fit_hidden_estimates(samples: Samples) -> "NDArray[numpy.float32]":
    """Return a row of weights for each hidden number, which estimate it from the features that others see."""
    n, hidden = samples.observed_features.shape[1], samples.hidden_numbers.shape[1]
    if hidden == 0:
        return numpy.zeros((0, n + 1), numpy.float32)
    x = numpy.hstack([samples.observed_features.astype(float), numpy.ones((len(samples.hidden_numbers), 1))])
    found = numpy.linalg.solve(x.T @ x + numpy.eye(n + 1), x.T @ samples.hidden_numbers)
    return found.T.astype(numpy.float32)
