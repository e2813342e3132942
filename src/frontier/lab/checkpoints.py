"""Checkpoints of learning a game: games, weights and verdict of every round, in a folder."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy

from frontier.engine.errors import OptionError
from frontier.lab.config import GameConfig
from frontier.lab.fit import HIDDEN_UNITS
from frontier.lab.gate import Verdict
from frontier.lab.pioneer_0_1 import NAME as YARDSTICK
from frontier.lab.self_play import GameLog

if TYPE_CHECKING:
    from numpy.typing import NDArray

EARLIER = 3  # earlier best weights that still play


def save_weights(
    path: Path, weights: "NDArray[numpy.float32]", hidden_estimates: "NDArray[numpy.float32]", inputs: int
) -> None:
    """Write a file that `learned.read` reads."""
    numpy.savez_compressed(
        path,
        weights=weights.astype(numpy.float16),
        hidden_estimates=hidden_estimates.astype(numpy.float32),
        inputs=inputs,
        hidden=HIDDEN_UNITS,
    )


@dataclass
class Checkpoints:
    """A folder that keeps the games, the weights and the verdict of each round of learning a game."""

    folder: Path
    game: str
    seed: int

    def weights(self, round_: int) -> Path:
        """Return the path of the weights of a round, from 1."""
        return self.folder / f"{self.game}-{round_}.npz"

    def games(self, round_: int) -> Path:
        """Return the path of the games of a round."""
        return self.folder / f"{self.game}-{round_}-games.npz"

    def rounds(self) -> list[Verdict]:
        """Return what came of the rounds that are complete."""
        path = self.folder / f"{self.game}.json"
        if not path.exists():
            return []
        known = json.loads(path.read_text(encoding="utf-8"))
        if known["seed"] != self.seed or known["game"] != self.game:
            raise OptionError(f"{path}: begun with seed {known['seed']}; name another folder")
        return [Verdict(**each) for each in known["rounds"]]

    def best(self) -> int:
        """Return the last round whose weights were accepted; 0 before there is one."""
        return max((number for number, each in enumerate(self.rounds(), start=1) if each.accepted), default=0)

    def pool(self) -> list[str]:
        """Return who plays the next round: the best weights and earlier best ones, or at first the yardstick."""
        accepted = [number for number, each in enumerate(self.rounds(), start=1) if each.accepted]
        return [str(self.weights(number)) for number in accepted[::-1][: 1 + EARLIER]] or [YARDSTICK]

    def complete_round(self, verdict: Verdict) -> None:
        """Record that a round is complete, and how its weights fared."""
        rounds = [*self.rounds(), verdict]
        known = {"game": self.game, "seed": self.seed, "rounds": [asdict(each) for each in rounds]}
        beside = self.folder / f"{self.game}.json.new"
        beside.write_text(json.dumps(known), encoding="utf-8")
        beside.replace(self.folder / f"{self.game}.json")

    def save_games(self, round_: int, logs: Sequence[GameLog]) -> None:
        """Keep the games of a round, so that they need not be played again and later rounds learn from them too."""
        configs = list(dict.fromkeys(log.config for log in logs))
        places = [place for log in logs for place, _ in log.searched]
        values = [value for log in logs for _, found in log.searched for value in found]
        beside = self.games(round_).with_suffix(".new")
        with beside.open("wb") as file:
            numpy.savez_compressed(
                file,
                configs=json.dumps([config.as_json() for config in configs]),
                config=numpy.array([configs.index(log.config) for log in logs], numpy.int32),
                seed=numpy.array([log.seed for log in logs], numpy.int64),
                length=numpy.array([len(log.actions) for log in logs], numpy.int32),
                actions=numpy.concatenate([numpy.array(log.actions, numpy.int32) for log in logs]),
                searches=numpy.array([len(log.searched) for log in logs], numpy.int32),
                places=numpy.array(places, numpy.int32),
                values=numpy.array(values, numpy.float32),
            )
        beside.replace(self.games(round_))

    def load_games(self, round_: int) -> list[GameLog]:
        """Return the games of a round."""
        path = self.games(round_)
        if not path.exists():
            raise OptionError(f"{path}: the games of round {round_} are missing; name another folder")
        with numpy.load(path, allow_pickle=False) as data:
            stored = {name: data[name] for name in data.files}
        configs = [_config(each) for each in json.loads(str(stored["configs"]))]
        logs = []
        action = place = value = 0
        for at, length in enumerate(stored["length"].tolist()):
            config, searches = configs[stored["config"][at]], int(stored["searches"][at])
            actions = stored["actions"][action : action + length].tolist()
            found = stored["values"][value : value + searches * config.players].reshape(searches, config.players)
            places = stored["places"][place : place + searches].tolist()
            logs.append(
                GameLog(config, int(stored["seed"][at]), actions, list(zip(places, found.tolist(), strict=True)))
            )
            action, place, value = action + length, place + searches, value + searches * config.players
        return logs


def _config(stored: dict[str, Any]) -> GameConfig:
    options = tuple((name, value) for name, value in stored["options"])
    return GameConfig(**{**stored, "modules": tuple(stored["modules"]), "options": options})
