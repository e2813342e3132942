"""Is a game balanced? Many games between equals: how long they last, which seats win, what is done how often."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import mean, median, quantiles

from frontier.bots import bot
from frontier.engine.game import Game
from frontier.engine.match import Match
from frontier.lab.arena import Setting
from frontier.lab.book import Book
from frontier.lab.parallel import spread
from frontier.lab.ratings import interval

CHUNK = 10  # games, a piece of work for one process
FEW = 0.0005  # of its kind: what is chosen less often is listed as never used, or nearly so

# What a turn of Montana is: the first of these events of a player in a round.
TURNS: dict[str, dict[str, str]] = {
    "montana": {"spun": "Recruit", "placed": "Work", "city": "City", "built": "Build"},
    "homesteaders": {},
}
# Kinds of actions of which the first choice is counted: which area, which row, which building.
CHOICES: dict[str, tuple[str, ...]] = {
    "montana": ("bank", "work", "bid", "trade"),
    "homesteaders": ("build", "reward", "place", "buy", "sell"),
}


@dataclass(frozen=True)
class Chunk:
    """Some games between one bot and itself."""

    setting: Setting
    bot: str
    seeds: range


@dataclass
class Balance:
    """What many games have shown."""

    setting: Setting
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
        """How many."""
        return len(self.rounds)

    def ratios(self) -> list[float]:
        """How often each seat wins, beside its fair share."""
        return [wins / self.games * len(self.wins) for wins in self.wins]

    def shares(self) -> dict[str, float]:
        """Of all turns."""
        total = self.turns.total()
        return {name: count / total for name, count in self.turns.most_common()}

    def add(self, other: "Balance") -> None:
        """What others have seen."""
        self.rounds += other.rounds
        self.decisions += other.decisions
        self.wins = [a + b for a, b in zip(self.wins or [0.0] * len(other.wins), other.wins, strict=True)]
        self.scores += other.scores
        self.best += other.best
        self.turns.update(other.turns)
        for own, new in ((self.choices, other.choices), (self.winners, other.winners)):
            for name, counter in new.items():
                own.setdefault(name, Counter()).update(counter)


def watch(chunk: Chunk) -> Balance:
    """Play some games."""
    game = chunk.setting.configured()
    found = Balance(chunk.setting, chunk.bot, wins=[0.0] * game.players)
    for seed in chunk.seeds:
        match = Match(game, seed, [bot(chunk.bot, seed * game.players + seat) for seat in range(game.players)])
        state = match.run()
        found.rounds.append(int(game.view(state, None)["round"]))
        found.decisions.append(sum(move.actor >= 0 for move in match.moves))
        for seat in state.winners:
            found.wins[seat] += 1 / len(state.winners)
        found.scores += state.scores
        found.best.append(max(state.scores))
        _count(found, game, match)
    return found


def _count(found: Balance, game: Game, match: Match) -> None:
    """Go through a finished game again."""
    names, kinds = TURNS[game.id], CHOICES[game.id]
    winners = match.state.winners
    again = Match(game, match.seed)
    done: set[int] = set()  # seats that have had their turn of the round
    for move in match.moves:
        again.replay(move)
        for event in again.events:
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
    setting: Setting,
    name: str,
    games: int,
    seed: int,
    jobs: int,
    backend: str,
    progress: Callable[[int], object],
    path: Path | None = None,
) -> Balance:
    """So many games of one setting, those that the file holds not again."""
    book = Book(path, {"balance": 1, "setting": asdict(setting), "bot": name})
    entries = book.read()
    try:
        known = {(entry["first"], entry["games"]): Balance(setting, name, **entry["seen"]) for entry in entries}
    except (TypeError, KeyError):
        raise book.foreign() from None
    book.begin(entries)
    found = Balance(setting, name)
    wanted = []
    for first in range(seed, seed + games, CHUNK):
        seeds = range(first, min(first + CHUNK, seed + games))
        part = known.get((first, len(seeds)))
        if part is None:
            wanted.append(Chunk(setting, name, seeds))
        else:
            found.add(part)
            progress(part.games)
    for first, part in spread(_watch, wanted, jobs, backend):
        seen = {name: value for name, value in vars(part).items() if name not in ("setting", "bot")}
        book.add({"first": first, "games": part.games, "seen": seen})
        found.add(part)
        progress(part.games)
    return found


def _watch(chunk: Chunk) -> tuple[int, Balance]:
    return chunk.seeds.start, watch(chunk)


# --- the report -----------------------------------------------------------------------------------------------


def markdown(found: Iterable[Balance]) -> str:
    """All of it, a part a setting."""
    return "\n\n".join("\n".join(_part(balance)) for balance in found)


def _part(balance: Balance) -> list[str]:
    setting = balance.setting
    modules = f", {', '.join(setting.modules)}" if setting.modules else ""
    low, _, high = quantiles(balance.rounds, n=4) if balance.games > 1 else balance.rounds * 3
    lines = [
        f"### {setting.game.capitalize()}, {setting.players} players{modules}",
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
    """How often each was chosen, and how often by somebody who won."""
    total = counter.total()
    parts = [
        f"{choice} {count / total:.1%} ({winners.get(choice, 0) / count:.0%})"
        for choice, count in counter.most_common()
        if count / total >= FEW
    ]
    return f"`{name}`, and in brackets how often by who won in the end: {', '.join(parts)}."
