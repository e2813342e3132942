"""A match is a game under way: its seed, its players, its moves so far and the position they lead to.

It draws the chance actions, takes moves back and steps through them again; `frontier.record` writes it as text.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol, Self

from frontier.engine.chance import Luck, Seed
from frontier.engine.errors import IllegalAction, OptionError, brief
from frontier.engine.events import Event, EventLog
from frontier.engine.fair import Fair
from frontier.engine.game import Game
from frontier.engine.state import CHANCE, OVER, State

PERSON = "human"
LONGEST_NAME = 40  # characters
CHECKPOINT_EVERY = 16  # moves between two positions that are kept, so that taking back plays no more than these again
LuckKind = Literal["seed", "open"]


class Player(Protocol):
    """Whatever decides for a seat: it sees what the seat may see and returns one of its legal actions.

    One that has an attribute `remembers` that is true gets what an attentive player knows (`Game.recall`) instead.
    """

    name: str

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Return one of `state.legal_actions()`; the state is the seat's own copy."""


def remembers(player: Player) -> bool:
    """Return whether a player counts along, instead of looking at the table only when it has to decide."""
    return bool(getattr(player, "remembers", False))


def check_names(names: object, players: int) -> tuple[str, ...]:
    """Return what people are called, a name a seat, or raise OptionError."""
    given = tuple(names) if isinstance(names, (list, tuple)) else ()
    if len(given) == players and all(isinstance(name, str) and len(name) <= LONGEST_NAME for name in given):
        return given
    raise OptionError(f"names: expected {players} texts of at most {LONGEST_NAME} characters, got {brief(names)}")


def drawn(seed: Seed, state: State, move: int) -> int:
    """Return the chance action that a seed gives in a position after so many moves."""
    return Luck(seed).draw(state.chance_outcomes(), move)


class Move(NamedTuple):
    """One entry of the record: who (a seat or CHANCE) did what."""

    actor: int
    action: int


_new = tuple.__new__  # makes a Move in half the time that Move() needs: every decision of every game passes here


@dataclass(slots=True)
class Step:
    """One move of a match that is stepped through: the positions before and after it, and what happened between."""

    number: int  # of the move, from 1
    move: Move
    before: State
    after: State
    events: list[Event]


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
        keeps_events: bool = True,
        start: State | None = None,
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
        self.moves: list[Move] = []  # the same list for the whole match
        self.events: list[Event] = []  # of the last move and the chance around it, unless they are not wanted
        self._log = EventLog() if keeps_events else None
        self.start = start  # a position of this game that it begins with, in place of the set-up
        self.state = game.new(seed) if start is None else start.clone()
        self.state.listener = self._log
        self._checkpoints = [self.state.clone()]  # the position after each CHECKPOINT_EVERY moves

    # Going on -----------------------------------------------------------------------------------------------

    def play(self, action: int) -> None:
        """Carry out an action of the actor and then whatever chance decides; luck from the seed cannot be chosen."""
        if self.state.actor == CHANCE:
            self._draw()
        self._push(action)
        if self.state.actor == CHANCE:
            self._draw()
        if self._log is not None:
            self.events = self._log.take()

    def draw(self) -> None:
        """Let chance decide, as far as it is its turn: once at the beginning, later `play` does it."""
        self._draw()
        self._take_events()

    def apply(self, action: int) -> None:
        """Carry out one action of the actor, who may be chance; nothing more is drawn."""
        self._push(action)
        self._take_events()

    def replay(self, move: Move) -> None:
        """Carry out a move of a record, chance moves included; nothing more is drawn."""
        self.apply(move.action)

    def follow(self, actions: Sequence[int]) -> None:
        """Go to where these actions, chance included, lead from the set-up; those played already are not played again.

        An illegal action raises IllegalAction and leaves the match where the actions before it lead.
        """
        known = 0
        for move, action in zip(self.moves, actions, strict=False):
            if move.action != action:
                break
            known += 1
        self.back_to(known)
        for action in actions[known:]:
            self._push(action)
        self._take_events()

    def chance_action(self) -> int:
        """Return what the seed gives at this place of the record."""
        return drawn(self.seed, self.state, len(self.moves))

    def _draw(self) -> None:
        if self.luck == "seed":
            while self.state.actor == CHANCE:
                self._push(self.chance_action())

    def _push(self, action: int) -> None:
        state, moves = self.state, self.moves
        actor = state.actor
        if actor == OVER:
            raise IllegalAction(action, "the game is over")
        state.apply(action)
        moves.append(_new(Move, (actor, action)))
        if not len(moves) % CHECKPOINT_EVERY:
            self._checkpoints.append(state.clone())

    def _take_events(self) -> None:
        if self._log is not None:
            self.events = self._log.take()

    @property
    def first(self) -> State:
        """A copy of the position before the first move."""
        return self._checkpoints[0].clone()

    # Players ------------------------------------------------------------------------------------------------

    def decide(self) -> bool:
        """Let a player (not a person) make the next decision; False if there is none to ask."""
        self._draw()
        actor = self.state.actor
        if actor < 0:
            return False
        player = self.players[actor]
        if player is None:
            return False
        self.play(player.choose(self.game, self.known_to(player, actor), actor))
        return True

    def known_to(self, player: Player, seat: int) -> State:
        """Return the position as a player in a seat is given it to decide."""
        return self.game.recall(self, seat) if remembers(player) else self.game.observe(self.state, seat)

    def run(self) -> State:
        """Play on until the game is over or a person has to decide."""
        while self.decide():
            pass
        return self.state

    # Looking and going back ---------------------------------------------------------------------------------

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves, chance moves counted; they can be played again."""
        self.back_to(len(self.moves) - moves)

    def back_to(self, length: int) -> None:
        """Return to the position after the first `length` moves; the moves after it are forgotten."""
        kept = max(length, 0)
        self.events = []
        if kept >= len(self.moves):
            return
        checkpoint = kept // CHECKPOINT_EVERY
        del self.moves[kept:]
        del self._checkpoints[checkpoint + 1 :]
        self.state = self._checkpoints[checkpoint].clone()
        for move in self.moves[checkpoint * CHECKPOINT_EVERY :]:
            self.state.step(move.action)
        self.state.listener = self._log

    def unit_start(self, move: int, lowest: int = 0) -> int:
        """Return the first move that is taken back together with a move, such as the first worker placed in a turn.

        `Game.together` says what belongs together; moves before `lowest` never do.
        """
        first, actor = move, self.moves[move].actor
        if self._is_part(move):
            for earlier in reversed(range(lowest, move)):
                if self.moves[earlier].actor != actor:
                    break
                if self._is_part(earlier):
                    first = earlier
        return first

    def _is_part(self, move: int) -> bool:
        return self.game.space.family(self.moves[move].action).name in self.game.together

    def positions(self) -> Iterator[tuple[State, Move]]:
        """Yield the position before each move, with the move; it is one State, which goes on with the next move."""
        state = self.first
        for move in self.moves:
            yield state, move
            state.step(move.action)

    def steps(self) -> Iterator[Step]:
        """Yield every move from the set-up on, with the positions before and after it and the events between."""
        before, log = self.first, EventLog()
        for number, move in enumerate(self.moves, start=1):
            after = before.clone()
            after.listener = log
            after.step(move.action)
            yield Step(number, move, before, after, log.take())
            before = after

    def copy(self) -> Self:
        """Return an independent match at the same position; it keeps no events."""
        other = object.__new__(type(self))  # without the checks of __init__: searches copy often
        other.game, other.seed, other.luck, other.fair = self.game, self.seed, self.luck, self.fair
        other.players, other.seats, other.names, other.start = self.players, self.seats, self.names, self.start
        other.moves, other._checkpoints = self.moves.copy(), self._checkpoints.copy()
        other.state, other.events, other._log = self.state.clone(), [], None
        return other
