"""Ratings of players from the games they won: shares with an interval, and Elo by maximum likelihood."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log10, sqrt

Z = 1.959964  # 95%
ELO_SCALE = 400.0  # points for odds of ten to one
TOLERANCE = 1e-9
MAX_ITERATIONS = 10_000
PRIOR_GAMES = 0.5  # of a game won and a game lost against an average player: keeps those who always win on the scale


@dataclass(frozen=True)
class Outcome:
    """The result of a game: a name for each seat, and which seats won."""

    names: tuple[str, ...]
    winners: tuple[int, ...]


def interval(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95% confidence interval of a share of wins."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def elo(outcomes: Sequence[Outcome]) -> dict[str, float]:
    """Return the maximum-likelihood Elo ratings of all names, 1500 on average.

    A seat wins with the share of its strength in that of all at the table; a shared victory counts in parts.
    """
    names = sorted({name for outcome in outcomes for name in outcome.names})
    wins = dict.fromkeys(names, PRIOR_GAMES)
    for outcome in outcomes:
        for seat in outcome.winners:
            wins[outcome.names[seat]] += 1 / len(outcome.winners)
    tables: dict[tuple[str, ...], int] = {}
    for outcome in outcomes:
        table = tuple(sorted(outcome.names))
        tables[table] = tables.get(table, 0) + 1
    strength = dict.fromkeys(names, 1.0)
    for _ in range(MAX_ITERATIONS):  # minorisation-maximisation, as for the Bradley-Terry model
        weight = {name: 2 * PRIOR_GAMES / (strength[name] + 1.0) for name in names}
        for table, games in tables.items():
            part = games / sum(strength[name] for name in table)
            for name in table:
                weight[name] += part
        new = {name: wins[name] / weight[name] for name in names}
        change = max(abs(log10(new[name] / strength[name])) for name in names)
        strength = new
        if change < TOLERANCE:
            break
    points = {name: ELO_SCALE * log10(strength[name]) for name in names}
    mean = sum(points.values()) / len(points)
    return {name: 1500 + value - mean for name, value in points.items()}
