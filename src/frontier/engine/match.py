"""A match ties together a game, a seed and players, draws the chance actions and keeps the record."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from frontier.engine.chance import Luck, Seed
from frontier.engine.errors import IllegalAction, OptionError, brief
from frontier.engine.events import Event, EventLog
from frontier.engine.fair import Fair
from frontier.engine.game import Game
from frontier.engine.state import CHANCE, OVER, State

PERSON = "human"
LONGEST_NAME = 40  # characters
LuckKind = Literal["seed", "open"]


class Player(Protocol):
    """Decides for a seat: sees what the seat may see and returns one of its legal actions."""

    name: str

    def choose(self, game: Game, state: State, seat: int) -> int:
        """One of `state.legal_actions()`; the state is the seat's own copy."""


def check_names(names: object, players: int) -> tuple[str, ...]:
    """What people are called, a name a seat, or OptionError."""
    given = tuple(names) if isinstance(names, (list, tuple)) else ()
    if len(given) == players and all(isinstance(name, str) and len(name) <= LONGEST_NAME for name in given):
        return given
    raise OptionError(f"names: expected {players} texts of at most {LONGEST_NAME} characters, got {brief(names)}")


@dataclass(frozen=True, slots=True)
class Move:
    """One entry of the record: who (a seat or CHANCE) did what."""

    actor: int
    action: int


class Match:
    """A game in progress. `players[seat]` is a Player, or None for a person whose moves come by `play`."""

    def __init__(
        self,
        game: Game,
        seed: Seed = 0,
        players: Sequence[Player | None] | None = None,
        luck: LuckKind = "seed",
        seats: Sequence[str] | None = None,
        fair: Fair | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        if players is not None and len(players) != game.players:
            raise OptionError(f"expected {game.players} players, got {len(players)}")
        if luck not in ("seed", "open"):
            raise OptionError(f"luck: expected 'seed' or 'open', got {luck!r}")
        self.game = game
        self.seed = seed
        self.players: tuple[Player | None, ...] = tuple(players) if players is not None else (None,) * game.players
        # Who sits where, for the record: a bot's name or PERSON.
        self.seats = tuple(seats or (PERSON if player is None else player.name for player in self.players))
        if len(self.seats) != game.players:
            raise OptionError(f"expected {game.players} seats, got {len(self.seats)}")
        self.fair = fair  # where the seed comes from, if it was promised
        self.names = None if names is None else check_names(names, game.players)  # what people are called
        self.luck = luck  # "open": chance actions are played like any other, by whoever rolls
        self.moves: list[Move] = []
        self.events: list[Event] = []  # of the last move and the chance around it
        self._log = EventLog()
        self.state = self._start()

    def _start(self) -> State:
        state = self.game.new(self.seed)
        state.listener = self._log
        self._log.take()
        return state

    def play(self, action: int) -> None:
        """Carry out an action of the actor and then whatever chance decides; luck from the seed cannot be chosen."""
        self._draw()
        self._apply(action)
        self._draw()
        self.events = self._log.take()

    def draw(self) -> None:
        """Let chance decide, as far as it is its turn: once at the beginning, later `play` does it."""
        self._draw()
        self.events = self._log.take()

    def _draw(self) -> None:
        if self.luck == "seed":
            while self.state.actor == CHANCE:
                self._apply(self.chance_action())

    def chance_action(self) -> int:
        """What the seed gives at this place of the record."""
        return Luck(self.seed).draw(self.state.chance_outcomes(), len(self.moves))

    def replay(self, move: Move) -> None:
        """Carry out a move of a record, chance moves included; nothing more is drawn."""
        self._apply(move.action)
        self.events = self._log.take()

    def _apply(self, action: int) -> None:
        actor = self.state.actor
        if actor == OVER:
            raise IllegalAction(action, "the game is over")
        self.state.apply(action)
        self.moves.append(Move(actor, action))

    def decide(self) -> bool:
        """Let a player (not a person) make the next decision; False if there is none to ask."""
        self._draw()
        actor = self.state.actor
        if actor < 0:
            return False
        player = self.players[actor]
        if player is None:
            return False
        self.play(player.choose(self.game, self.game.observe(self.state, actor), actor))
        return True

    def run(self) -> State:
        """Play on until the game is over or a person has to decide."""
        while self.decide():
            pass
        return self.state

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves, chance moves counted; they can be played again."""
        self.back_to(len(self.moves) - moves)

    def back_to(self, length: int) -> None:
        """The position after the first `length` moves."""
        kept = self.moves[: max(length, 0)]
        self.state = self._start()
        self.moves = []
        for move in kept:
            self._apply(move.action)
        self.events = self._log.take()
