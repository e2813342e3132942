"""The balance of a game, measured in many games of a bot against itself: length, seats that win, choices."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, median, quantiles

from frontier.engine.match import Match
from frontier.lab.config import GameConfig
from frontier.lab.pairings import Pairing, rotations
from frontier.lab.parallel import map_unordered
from frontier.lab.ratings import interval
from frontier.lab.resumable_log import ResumableLog

CHUNK = 10  # games, a piece of work for one process
MIN_SHARE = 0.0005  # of its kind: what is chosen less often is not listed


@dataclass
class Balance:
    """Statistics of many games of a bot against itself."""

    config: GameConfig
    bot: str
    rounds: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    best: list[int] = field(default_factory=list)  # scores of the winners
    turns: Counter[str] = field(default_factory=Counter)
    choices: dict[str, Counter[str]] = field(default_factory=dict)
    winners: dict[str, Counter[str]] = field(default_factory=dict)  # of those choices, made by who won in the end

    @property
    def games(self) -> int:
        """How many games were counted."""
        return len(self.rounds)

    def ratios(self) -> list[float]:
        """Return how often each seat wins, as a multiple of its fair share."""
        return [wins / self.games * len(self.wins) for wins in self.wins]

    def shares(self) -> dict[str, float]:
        """Return the share of each kind of turn, the most frequent first."""
        total = self.turns.total()
        return {name: count / total for name, count in self.turns.most_common()}

    def add(self, other: "Balance") -> None:
        """Add the statistics of other games."""
        self.rounds += other.rounds
        self.decisions += other.decisions
        self.wins = [a + b for a, b in zip(self.wins or [0.0] * len(other.wins), other.wins, strict=True)]
        self.scores += other.scores
        self.best += other.best
        self.turns.update(other.turns)
        for own, new in ((self.choices, other.choices), (self.winners, other.winners)):
            for name, counter in new.items():
                own.setdefault(name, Counter()).update(counter)


def play(pairings: Sequence[Pairing]) -> Balance:
    """Play games of one bot against itself and count what happens."""
    config, name = pairings[0].config, pairings[0].seats[0]
    found = Balance(config, name, wins=[0.0] * config.players)
    for pairing in pairings:
        match = pairing.match()
        state = match.run()
        found.rounds.append(state.round)
        found.decisions.append(sum(move.actor >= 0 for move in match.moves))
        for seat in state.winners:
            found.wins[seat] += 1 / len(state.winners)
        found.scores += state.scores
        found.best.append(max(state.scores))
        _count(found, match)
    return found


def _count(found: Balance, match: Match) -> None:
    """Replay a finished game and count its turns and choices."""
    game = match.game
    names, kinds = dict(game.meta.turn_events), game.meta.counted_families
    winners = match.state.winners
    done: set[int] = set()  # seats that have had their turn of the round
    for step in match.steps():
        move = step.move
        for event in step.events:
            if event.kind == "round":
                done = set()
            elif event.kind in names and event.seat not in done:
                done.add(event.seat)
                found.turns[names[event.kind]] += 1
        family = game.space.family(move.action)
        if move.actor >= 0 and family.name in kinds:
            choice = str(list(game.space.fields(move.action).values())[1])
            found.choices.setdefault(family.name, Counter())[choice] += 1
            if move.actor in winners:
                found.winners.setdefault(family.name, Counter())[choice] += 1


def measure(
    config: GameConfig,
    name: str,
    games: int,
    seed: int,
    jobs: int,
    backend: str,
    progress: Callable[[int], object],
    path: Path | None = None,
) -> Balance:
    """Play so many games of one configuration, except those that the file holds, and return their statistics."""
    log = ResumableLog(path, {"balance": 1, "setting": config.as_json(), "bot": name})
    entries = log.read()
    try:
        known = {(entry["first"], entry["games"]): Balance(config, name, **entry["seen"]) for entry in entries}
    except (TypeError, KeyError):
        raise log.foreign() from None
    log.begin(entries)
    found = Balance(config, name)
    wanted = []
    for first in range(seed, seed + games, CHUNK):
        seeds = range(first, min(first + CHUNK, seed + games))
        part = known.get((first, len(seeds)))
        if part is None:
            wanted.append(rotations(config, (name,) * config.players, seeds))
        else:
            found.add(part)
            progress(part.games)
    for first, part in map_unordered(_play, wanted, jobs, backend):
        counted = {name: value for name, value in vars(part).items() if name not in ("config", "bot")}
        log.append({"first": first, "games": part.games, "seen": counted})
        found.add(part)
        progress(part.games)
    return found


def _play(pairings: Sequence[Pairing]) -> tuple[int, Balance]:
    return pairings[0].seed, play(pairings)


# --- the report -----------------------------------------------------------------------------------------------


def markdown(found: Iterable[Balance]) -> str:
    """Return a report with a section for each configuration."""
    return "\n\n".join("\n".join(_section(balance)) for balance in found)


def _section(balance: Balance) -> list[str]:
    config = balance.config
    modules = f", {', '.join(config.modules)}" if config.modules else ""
    low, _, high = quantiles(balance.rounds, n=4) if balance.games > 1 else balance.rounds * 3
    lines = [
        f"### {config.game.capitalize()}, {config.players} players{modules}",
        "",
        f"{balance.games:,} games of `{balance.bot}` with itself. Rounds: median {median(balance.rounds):g}, half of "
        f"the games {low:g} to {high:g}, longest {max(balance.rounds)}. Decisions a game: "
        f"{mean(balance.decisions):.0f}. Points: {mean(balance.scores):.1f}, winners {mean(balance.best):.1f}.",
        "",
        "| seat | wins | share | 95% | of the fair share |",
        "|---|---|---|---|---|",
    ]
    for seat, (wins, ratio) in enumerate(zip(balance.wins, balance.ratios(), strict=True)):
        bottom, top = interval(wins, balance.games)
        lines.append(
            f"| {seat + 1} | {wins:.1f} | {wins / balance.games:.1%} | {bottom:.1%} to {top:.1%} | {ratio:.2f} |"
        )
    if balance.turns:
        lines += ["", "Turns: " + ", ".join(f"{name} {share:.1%}" for name, share in balance.shares().items()) + "."]
    for name, counter in balance.choices.items():
        lines += ["", _choices(name, counter, balance.winners.get(name, Counter()))]
    return lines


def _choices(name: str, counter: Counter[str], winners: Mapping[str, int]) -> str:
    """Return how often each choice was made, and how often by somebody who won."""
    total = counter.total()
    parts = [
        f"{choice} {count / total:.1%} ({winners.get(choice, 0) / count:.0%})"
        for choice, count in counter.most_common()
        if count / total >= MIN_SHARE
    ]
    return f"`{name}`, and in brackets how often by who won in the end: {', '.join(parts)}."
