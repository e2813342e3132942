"""Do the chances come true? Games of mixed levels, what was told in them, and the temperatures that fit best."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from math import exp, log
from typing import Any

import frontier
from frontier.bots.analysis import Budget, values_of
from frontier.bots.calibration import THIRDS, sharpened, third
from frontier.bots.game_bots import features_of
from frontier.engine.chance import Rng, seed_word
from frontier.engine.match import Match
from frontier.engine.state import OVER
from frontier.games import meta
from frontier.lab.config import GameConfig

# Who plays: all levels, with iterations in place of time, so that a seed gives the same game.
LEVELS = ("greenhorn", "farmhand", "settler@8", "rancher@40", "pioneer@80")
ITERATIONS = 60  # of the search whose values are looked at
EVERY = 12  # decisions, at one of which on average a search is made
BINS = 15
COLDEST, HOTTEST = 0.2, 5.0
STEPS = 40  # of the search for a temperature, each of which leaves 62% of the range
GOLDEN = 0.6180339887498949

Temperatures = Mapping[int, Sequence[float]]


@dataclass(frozen=True)
class Told:
    """The values that a search found in a position of a game, and every seat's share of the victory in the end."""

    seed: int
    players: int
    third: int
    values: tuple[float, ...]
    shares: tuple[float, ...]

    def as_json(self) -> dict[str, Any]:
        """Return all fields for a file."""
        return asdict(self)

    @classmethod
    def from_json(cls, fields: Mapping[str, Any]) -> "Told":
        """Return what a file holds."""
        both = {name: tuple(fields[name]) for name in ("values", "shares")}
        return cls(fields["seed"], fields["players"], fields["third"], **both)


@dataclass(frozen=True)
class Bin:
    """Chances of about the same size: what was told on average, how often it came true, and of how many."""

    told: float
    won: float
    count: int


def configs(game: str) -> list[GameConfig]:
    """Return what is played, in turn: every number of players, without modules and, where there are any, with all."""
    modules = meta(game).modules
    plain = [GameConfig(game, players) for players in (2, 3, 4)]
    return plain + [GameConfig(game, players, modules) for players in (2, 3, 4)] if modules else plain


def play(job: tuple[GameConfig, int]) -> list[Told]:
    """Play a game of levels that the seed draws, and return what a search told in it."""
    config, seed = job
    game, rng = config.make(), Rng(seed_word(seed))
    features = features_of(game.id)
    bots = [frontier.bot(LEVELS[rng.below(len(LEVELS))], seed * config.players + seat) for seat in range(game.players)]
    match = Match(game, seed, bots, keeps_events=False)
    match.draw()
    seen: list[tuple[int, tuple[float, ...]]] = []
    while match.state.actor != OVER:
        if rng.below(EVERY) == 0:
            budget = Budget(iterations=ITERATIONS, seed=len(match.moves))
            values = values_of(game, match.state, match.state.actor, budget)
            seen.append((third(float(features.progress(match.state))), values))
        match.decide()
    winners = match.state.winners
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(game.players))
    return [Told(seed, game.players, part, values, shares) for part, values in seen]


def fit(told: Iterable[Told]) -> dict[int, list[float]]:
    """Return the temperatures with which what is told is nearest to what came of it."""
    groups = defaultdict[tuple[int, int], list[Told]](list)
    for one in told:
        groups[one.players, one.third].append(one)
    players = sorted({players for players, _ in groups})
    return {count: [_temperature(groups[count, part]) for part in range(THIRDS)] for count in players}


def _temperature(told: Sequence[Told]) -> float:
    """Return the temperature with the least loss, by golden section; 1 where nothing was told."""
    if not told:
        return 1.0
    loss = partial(_loss, told)
    low, high = log(COLDEST), log(HOTTEST)
    for _ in range(STEPS):
        left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
        if loss(exp(left)) < loss(exp(right)):
            high = right
        else:
            low = left
    return round(exp((low + high) / 2), 4)


def _loss(told: Sequence[Told], temperature: float) -> float:
    """Return the squared error of what is told with a temperature: a lost game that looked won does not rule it."""
    return sum(
        (chance - share) ** 2
        for one in told
        for share, chance in zip(one.shares, sharpened(one.values, temperature), strict=True)
    )


def bins(told: Iterable[Told], temperatures: Temperatures) -> list[Bin]:
    """Return the chances of all seats in bins of equal width, without the empty ones."""
    sums = [[0.0, 0.0, 0] for _ in range(BINS)]
    for one in told:
        for chance, share in zip(sharpened(one.values, _of(temperatures, one)), one.shares, strict=True):
            found = sums[min(BINS - 1, int(BINS * chance))]
            found[0] += chance
            found[1] += share
            found[2] += 1
    return [Bin(chances / count, shares / count, int(count)) for chances, shares, count in sums if count]


def _of(temperatures: Temperatures, one: Told) -> float:
    row = temperatures.get(one.players)
    return 1.0 if row is None else row[one.third]


def expected_error(found: Sequence[Bin]) -> float:
    """Return the expected calibration error: by how much what was told is off, on average."""
    total = sum(one.count for one in found)
    return sum(one.count * abs(one.told - one.won) for one in found) / max(1, total)
