"""Checkpoints of learning a game: weights, samples and strength of every round, in a folder."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy

from frontier.engine.errors import OptionError
from frontier.lab.fit import HIDDEN_UNITS
from frontier.lab.self_play import Samples

if TYPE_CHECKING:
    from numpy.typing import NDArray

REPLAY_SHARE = 0.35  # of the positions of earlier rounds, how many are learnt from again


def save_weights(
    path: Path, weights: "NDArray[numpy.float32]", hidden_estimates: "NDArray[numpy.float32]", inputs: int
) -> None:
    """Write a file that `learned.read` reads."""
    numpy.savez_compressed(path, weights=weights, guesses=hidden_estimates, inputs=inputs, hidden=HIDDEN_UNITS)


@dataclass
class Checkpoints:
    """A folder that keeps the weights, the samples and the strength of each round of learning a game."""

    folder: Path
    game: str
    seed: int

    def weights(self, round_: int) -> Path:
        """Return the path of the weights of a round, from 1."""
        return self.folder / f"{self.game}-{round_}.npz"

    def rounds_done(self) -> int:
        """Return how many rounds are complete."""
        return len(self.strengths())

    def strengths(self) -> list[float]:
        """Return the share of the wins against greedy after each round."""
        path = self.folder / f"{self.game}.json"
        if not path.exists():
            return []
        known = json.loads(path.read_text(encoding="utf-8"))
        if known["seed"] != self.seed or known["game"] != self.game:
            raise OptionError(f"{path}: begun with seed {known['seed']}; name another folder")
        return [float(value) for value in known["strengths"]]

    def complete_round(self, strength: float) -> None:
        """Record that a round is complete, and how strong it is."""
        known = {"game": self.game, "seed": self.seed, "strengths": [*self.strengths(), round(strength, 4)]}
        beside = self.folder / f"{self.game}.json.new"
        beside.write_text(json.dumps(known), encoding="utf-8")
        beside.replace(self.folder / f"{self.game}.json")

    def save_samples(self, round_: int, samples: Samples) -> None:
        """Keep the samples of a round for later ones."""
        numpy.savez(self._samples(round_), **vars(samples))

    def replay_samples(self, round_: int) -> Samples:
        """Return samples of an earlier round to learn from again: some positions, all decisions, no observed seats."""
        path = self._samples(round_)
        if not path.exists():
            raise OptionError(f"{path}: the samples of round {round_} are missing; name another folder")
        with numpy.load(path) as data:
            samples = Samples(**{name: data[name] for name in data.files})
        chosen = numpy.random.default_rng(self.seed).random(len(samples.value_targets)) < REPLAY_SHARE
        samples.features, samples.value_targets = samples.features[chosen], samples.value_targets[chosen]
        samples.observed_features, samples.hidden_numbers = samples.observed_features[:0], samples.hidden_numbers[:0]
        return samples

    def delete_samples(self, round_: int) -> None:
        """Delete the samples of a round that is not learnt from any more."""
        self._samples(round_).unlink(missing_ok=True)

    def _samples(self, round_: int) -> Path:
        return self.folder / f"{self.game}-{round_}-samples.npz"
