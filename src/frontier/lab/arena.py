"""An arena: bots play each other, every seed from every seat; it can be interrupted and resumed."""

import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path

from frontier.engine.game import Game
from frontier.engine.match import Player, remembers
from frontier.engine.state import State
from frontier.lab.config import GameConfig
from frontier.lab.pairings import Pairing, pairing_key, round_robin
from frontier.lab.parallel import map_unordered
from frontier.lab.programs import SECONDS, ProgramError, ProgramPlayer, check, command, seated
from frontier.lab.ratings import Outcome, elo, interval
from frontier.lab.resumable_log import ResumableLog


@dataclass
class Played:
    """A finished game: who sat where, who won, how long the bots took, and what programs did wrong."""

    seats: Sequence[str]
    seed: int
    winners: Sequence[int]
    scores: Sequence[int]
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]
    lost: list[int] = field(default_factory=list)  # decisions of each seat; none are kept where no program sat
    errors: list[str] = field(default_factory=list)  # the first of each seat

    @property
    def key(self) -> str:
        """The key of the pairing that was played."""
        return pairing_key(self.seats, self.seed)


class TimedPlayer:
    """A player whose decisions are counted and timed."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.name = player.name
        self.remembers = remembers(player)
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Return what the player chooses, and count and time it."""
        began = time.perf_counter()
        action = self.player.choose(game, state, seat)
        spent = time.perf_counter() - began
        self.decisions += 1
        self.seconds += spent
        self.slowest = max(self.slowest, spent)
        return action


def play(pairing: Pairing, seconds: float = SECONDS) -> Played:
    """Play a pairing to its end; programs have so many seconds a decision, and end with the game."""
    with ExitStack() as stack:
        seats = pairing.bots(partial(seated, seconds=seconds))
        players = [TimedPlayer(player) for player in seats]
        match = pairing.match(players)
        programs = [player if isinstance(player, ProgramPlayer) else None for player in seats]
        for program in programs:
            if program is not None:
                stack.enter_context(program)
                with suppress(ProgramError):  # which its decisions tell
                    program.start(match.game)
        state = match.run()
    played = Played(
        pairing.seats,
        pairing.seed,
        state.winners,
        state.scores,
        [player.decisions for player in players],
        [player.seconds for player in players],
        [player.slowest for player in players],
    )
    if any(programs):
        played.lost = [0 if program is None else program.lost for program in programs]
        played.errors = ["" if program is None else program.error for program in programs]
    return played


@dataclass
class Standing:
    """The results of a bot over all its games."""

    games: int = 0
    wins: float = 0.0
    fair: float = 0.0  # wins if all were equally good
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    lost: int = 0  # decisions of a program that were played at random
    error: str = ""  # the first one, and in which game

    @property
    def share(self) -> float:
        """The share of its games that the bot won."""
        return self.wins / max(self.games, 1)


@dataclass
class Results:
    """The results of an arena."""

    config: GameConfig
    games: list[Played] = field(default_factory=list)

    def standings(self) -> dict[str, Standing]:
        """Return the results of each bot, the best first."""
        found: dict[str, Standing] = {}
        for game in self.games:
            for name in set(game.seats):  # who has several seats wins with any of them
                row = found.setdefault(name, Standing())
                row.games += 1
                row.fair += game.seats.count(name) / len(game.seats)
            for seat, name in enumerate(game.seats):
                row = found[name]
                row.wins += (seat in game.winners) / len(game.winners)
                row.decisions += game.decisions[seat]
                row.seconds += game.seconds[seat]
                row.slowest = max(row.slowest, game.slowest[seat])
        for game in sorted(self.games, key=lambda game: game.key):  # the first error is the same in every run
            for seat, lost in enumerate(game.lost):
                row = found[game.seats[seat]]
                row.lost += lost
                if lost:
                    row.error = row.error or f"seed {game.seed}, seat {seat}: {game.errors[seat]}"
        ratings = self.ratings()
        return dict(sorted(found.items(), key=lambda item: -ratings[item[0]]))

    def ratings(self) -> dict[str, float]:
        """Return each bot's Elo by maximum likelihood."""
        return elo([Outcome(tuple(game.seats), tuple(game.winners)) for game in self.games])

    def duels(self) -> dict[tuple[str, str], tuple[float, int]]:
        """Return wins and games of one bot against another, where the two met alone or as one against many."""
        found: dict[tuple[str, str], tuple[float, int]] = {}
        for game in self.games:
            names = sorted(dict.fromkeys(game.seats), key=game.seats.count)  # not a set: its order would change
            if len(names) != 2 or game.seats.count(names[0]) != 1:
                continue
            pairs = [(names[0], names[1])] if len(game.seats) > 2 else [(names[0], names[1]), (names[1], names[0])]
            for one, other in pairs:
                wins, games = found.get((one, other), (0.0, 0))
                won = game.seats.index(one) in game.winners
                found[one, other] = (wins + won / len(game.winners), games + 1)
        return found

    def as_json(self) -> dict[str, object]:
        """Return the results for programs."""
        ratings = self.ratings()
        bots = {
            name: {
                "games": row.games,
                "wins": round(row.wins, 3),
                "share": round(row.share, 4),
                "interval": [round(end, 4) for end in interval(row.wins, row.games)],
                "fair": round(row.fair / row.games, 4),
                "elo": round(ratings[name], 1),
                "decisions": row.decisions,
                "seconds_a_decision": round(row.seconds / max(row.decisions, 1), 5),
                "slowest_decision": round(row.slowest, 4),
                **({"lost_decisions": row.lost, "first_error": row.error} if row.lost else {}),
            }
            for name, row in self.standings().items()
        }
        duels = [
            {"bot": one, "against": other, "games": games, "wins": round(wins, 3)}
            for (one, other), (wins, games) in self.duels().items()
        ]
        return {"setting": self.config.as_json(), "games": len(self.games), "bots": bots, "duels": duels}


def run(
    config: GameConfig,
    bots: list[str],
    seeds: range,
    processes: int,
    backend: str = "processes",
    path: Path | None = None,
    seconds: float = SECONDS,
) -> Iterator[Results]:
    """Play what is not yet in the file, and yield the results before the first game and after each.

    Games of the file that are not asked for stay there and are not counted. Outside programs have so many seconds a
    decision; OptionError if one of them cannot play the game.
    """
    programs = [name for name in bots if command(name) is not None]
    head = {"arena": 1, "setting": config.as_json(), **({"seconds": seconds} if programs else {})}
    log = ResumableLog(path, head)
    entries = log.read()
    try:
        known = {played.key: played for played in (Played(**entry) for entry in entries) if played.winners}
    except (TypeError, AttributeError):
        raise log.foreign() from None
    results = Results(config)
    wanted = []
    for pairing in round_robin(config, bots, seeds):
        if pairing.key in known:
            results.games.append(known[pairing.key])
        else:
            wanted.append(pairing)
    log.begin(entries)
    yield results
    for name in programs:
        check(name, config.make())
    work = partial(play, seconds=seconds)
    for game in map_unordered(work, wanted, processes, backend, apart=bool(programs)):
        results.games.append(game)
        log.append(asdict(game))
        yield results
