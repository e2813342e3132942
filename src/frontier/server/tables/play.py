"""A table's game: what its log amounts to. Pure: no database, no network, no clock of its own.

`Play` takes entries and gives the position; `Draft` works out which entries a decision would add. Entries are written
to the database before `Play` takes them.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from frontier import CHANCE, OVER, Event, EventLog, Game, Match, Move, State
from frontier.engine.chance import Luck
from frontier.engine.fair import Fair
from frontier.engine.match import PERSON
from frontier.server.errors import Refused

START, MOVE, UNDO, CONFIRM, STAND_IN, BACK, CLOSED = "start", "move", "undo", "confirm", "stand_in", "back", "closed"
PATIENCE = {"live": 600.0, "turns": 7 * 86400.0}  # seconds, at a table without a clock
# What the log says about a move beside the action. The fold does not ask the game what closes a turn, so that a log
# means the same for ever: moves without CLOSES, such as those of earlier versions, are never held.
CONFIRMED, CLOSES = "confirmed", "closes"
# A log must be folded quickly whatever was done there. Nobody comes near: games at random have about 400 entries.
MOST_ENTRIES = 10_000  # then the game can only be closed
LAST_UNDO = 5_000  # from this entry on nothing is taken back
MARKS = 16  # moves between two positions that are kept, so that taking back needs no more than these


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log. `seat` is None for chance and for the server itself."""

    seq: int
    at: float
    kind: str
    seat: int | None = None
    action: int | None = None
    data: dict[str, Any] | None = None


@dataclass(slots=True)
class AppliedEntry:
    """An entry with its effects on the game, and the seats (None: spectators) that may not know the move itself."""

    entry: Entry
    events: list[Event]
    hidden_from: frozenset[int | None]
    move: str = ""  # in notation


@dataclass(frozen=True)
class ClockRule:
    """Seconds a seat has for the game, for each turn in addition, and beyond that before others may step in."""

    base: float
    increment: float
    grace: float


class Play:
    """The game at a table, from its first entry on."""

    def __init__(
        self, game: Game, seed: str, bots: Sequence[str | None], is_free: bool, clock: ClockRule | None, speed: str
    ) -> None:
        self.game = game
        self.seed = seed
        self.bots = tuple(bots)
        self.is_free = is_free  # one person at the table: nothing is unfair to take back
        self.clock = clock
        self.speed = speed
        self.stand_ins: list[str | None] = [None] * game.players
        self.applied: list[AppliedEntry] = []
        self.moves: list[Move] = []
        self.awaiting: int | None = None  # the seat that has to confirm the end of its turn
        self.after: State | None = None  # where that confirmation leads, if the end is held; `state` is before it
        self._later: list[Event] = []  # what happens then
        self.closed = False
        self.floor = 0  # moves before this one cannot be taken back
        self.ends: list[int] = []  # how many moves there were whenever a turn was handed on
        self.left = [clock.base if clock else 0.0] * game.players
        self.since = 0.0  # when everybody began to wait for the seat they wait for
        self._last_waited: int | None = None
        self._log = EventLog()
        self.state = game.new(seed)
        self.state.listener = self._log
        self._marks = [self.state.clone()]  # the position after each MARKS moves

    @property
    def head(self) -> int:
        """The last sequence number."""
        return len(self.applied)

    @property
    def is_full(self) -> bool:
        """Whether the log has become so long that the game can only be closed."""
        return self.head >= MOST_ENTRIES

    @property
    def is_over(self) -> bool:
        """Whether nothing more can be played."""
        return self.closed or self.state.actor == OVER

    def bot_of(self, seat: int) -> str | None:
        """The bot that decides for a seat at present, if it is one."""
        return self.stand_ins[seat] or self.bots[seat]

    @property
    def waits_for(self) -> int | None:
        """The seat that everybody waits for."""
        if self.is_over or self.head == 0:
            return None
        if self.awaiting is not None:
            return self.awaiting
        return self.state.actor if self.state.actor >= 0 else None

    # Taking entries ---------------------------------------------------------------------------------------

    def take(self, entry: Entry) -> AppliedEntry:
        """Fold in the next entry of the log."""
        self._charge(entry.at, self.waits_for)
        applied = AppliedEntry(entry, [], frozenset())
        match entry.kind:
            case "move":
                self._take_move(applied)
            case "undo":
                assert entry.data is not None
                self._back_to(entry.data["to"])
            case "confirm":
                assert entry.seat is not None
                self._let_go(applied)
                self._hand_on(entry.seat)
            case "stand_in":
                assert entry.seat is not None
                assert entry.data is not None
                self.stand_ins[entry.seat] = entry.data["bot"]
            case "back":
                assert entry.seat is not None
                self.stand_ins[entry.seat] = None
            case "closed":
                self.closed = True
        self.applied.append(applied)
        now_for = self.waits_for
        if now_for is not None and now_for != self._last_waited:
            self._last_waited = now_for
            self.since = entry.at
        return applied

    def _take_move(self, applied: AppliedEntry) -> None:
        action, before, game = applied.entry.action, self.state, self.game
        assert action is not None
        actor, turn, about = before.actor, before.turn, applied.entry.data or {}
        applied.move = game.notation.write(before, action)
        if game.hides:
            eyes = (None, *range(game.players))
            applied.hidden_from = frozenset(seat for seat in eyes if game.is_secret(before, action, seat))
        self.awaiting = None
        if CLOSES in about and CONFIRMED not in about:
            self._hold(applied, action)
        else:
            before.apply(action)
            applied.events = self._log.take()
        if not self.moves or self.moves[-1].actor != actor:
            self.floor = len(self.moves)
        self.moves.append(Move(actor, action))
        if self.after is None:
            self._mark()
        if actor == CHANCE or any(event.kind in game.telling for event in applied.events):
            self.floor = len(self.moves)
        if self.after is None and actor != CHANCE and (CLOSES in about or is_handed_on(self.state, actor, turn)):
            if CONFIRMED in about:
                self._hand_on(actor)
            else:
                self.awaiting = actor

    def _hold(self, applied: AppliedEntry, action: int) -> None:
        """A turn has ended, but nobody sees what follows by itself before that is confirmed: until then the position
        is the one in which the decision is made, with what it says itself if the turn could go on from there."""
        before = self.state
        self.awaiting = before.actor
        self.after, shown = before.clone(), before.clone()
        for state in (shown, self.after):
            state.listener = self._log
        shown.carry_out(action)
        own = self._log.take()
        if shown.actor == before.actor and not self.game.closes(before, shown):
            shown.offer_anew()
            self.state, applied.events = shown, own
        self.after.apply(action)
        self._later = self._log.take()[len(applied.events) :]

    def _let_go(self, applied: AppliedEntry) -> None:
        """The end of a turn is confirmed."""
        self.awaiting = None
        if self.after is not None:
            self.state, applied.events = self.after, self._later
            self.after, self._later = None, []
            self._mark()

    def _hand_on(self, seat: int) -> None:
        """A turn has ended: nothing of it can be taken back, and the clock gets its increment."""
        self.floor = len(self.moves)
        self.ends.append(self.floor)
        if self.clock is not None and self.bot_of(seat) is None:
            self.left[seat] += self.clock.increment

    def _mark(self) -> None:
        if len(self.moves) == len(self._marks) * MARKS:
            self._marks.append(self.state.clone())

    def _back_to(self, length: int) -> None:
        del self.moves[length:]
        del self._marks[len(self.moves) // MARKS + 1 :]
        self.state = self._marks[-1].clone()
        for move in self.moves[(len(self._marks) - 1) * MARKS :]:
            self.state.apply(move.action)
        self.state.listener = self._log
        self.awaiting, self.after, self._later = None, None, []
        self.floor = min(self.floor, length)
        del self.ends[bisect_right(self.ends, length) :]

    # Time -------------------------------------------------------------------------------------------------

    def _charge(self, at: float, seat: int | None) -> None:
        """The time since the last entry goes to whoever everybody waited for; bots have no clock."""
        if self.clock is not None and self.applied and seat is not None and self.bot_of(seat) is None:
            self.left[seat] -= max(0.0, at - self.applied[-1].entry.at)

    def time_left(self, seat: int, now: float) -> float:
        """Seconds on a seat's clock."""
        running = self.waits_for == seat and self.bot_of(seat) is None
        return self.left[seat] - (max(0.0, now - self.applied[-1].entry.at) if running else 0.0)

    def is_out(self, seat: int, now: float) -> bool:
        """Whether the others have waited long enough for a seat to let a bot take it."""
        if self.waits_for != seat:
            return False
        if self.clock is None:
            return now - self.since > PATIENCE[self.speed]
        return self.time_left(seat, now) + self.clock.grace < 0

    # Taking back ------------------------------------------------------------------------------------------

    def undo_target(self, seats: Sequence[int], to: int | None = None) -> int:
        """How many moves remain when a person takes back the last decision, or all down to `to`; or Refused.

        Of what belongs together, such as all workers placed in a turn, the last decision takes the rest along.
        """
        if self.is_over or not any(move.actor in seats for move in self.moves):
            raise Refused("nothing-to-undo")
        if self.head >= LAST_UNDO:
            raise Refused("no-more-undo")
        target = self._last_own(seats) if to is None else to
        if target is None or not self._is_undoable(target, seats):
            raise Refused("cannot-undo")
        return target

    @property
    def _lowest(self) -> int:
        return 0 if self.is_free else self.floor

    def _is_undoable(self, move: int, seats: Sequence[int]) -> bool:
        return self._lowest <= move < len(self.moves) and self.moves[move].actor in seats

    def _last_own(self, seats: Sequence[int]) -> int | None:
        moves = reversed(range(self._lowest, len(self.moves)))
        last = next((k for k in moves if self.moves[k].actor in seats), None)
        return None if last is None else self._first_of_unit(last)

    def _first_of_unit(self, last: int) -> int:
        """The first decision of the same turn that is taken back together with this one."""
        first = last
        handed_on = bisect_right(self.ends, last)
        begin = max(self._lowest, self.ends[handed_on - 1] if handed_on else 0)
        if self._is_part(last):
            for k in reversed(range(begin, last)):
                if self.moves[k].actor != self.moves[last].actor:
                    break
                if self._is_part(k):
                    first = k
        return first

    def _is_part(self, move: int) -> bool:
        return self.game.space.family(self.moves[move].action).name in self.game.together

    def can_undo(self, seats: Sequence[int]) -> bool:
        """Whether there is something to take back."""
        return not self.is_over and self.head < LAST_UNDO and self._last_own(seats) is not None

    def restart_of(self, seat: int) -> int | None:
        """The first decision of a seat in the present turn that can be taken back with all that followed, if any."""
        if self.waits_for != seat or self.head >= LAST_UNDO:
            return None
        first = max(self._lowest, self.ends[-1] if self.ends else 0)
        found = None
        for move in reversed(range(first, len(self.moves))):
            actor = self.moves[move].actor
            if actor == seat:
                found = move
            elif actor != CHANCE:
                break
        return found

    def as_match(self, fair: Fair | None = None, names: Sequence[str] | None = None) -> Match:
        """The game as it went, without what was taken back or awaits to be confirmed with all that follows."""
        return self.match_maker(fair, names)()

    def match_maker(self, fair: Fair | None = None, names: Sequence[str] | None = None) -> Callable[[], Match]:
        """What makes it of how things stand now; it may run in a thread, whatever happens here meanwhile."""
        seats = [bot or PERSON for bot in self.bots]
        moves = self.moves[:] if self.after is None else self.moves[:-1]

        def make() -> Match:
            match = Match(self.game, self.seed, seats=seats, fair=fair, names=names)
            for move in moves:
                match.replay(move)
            return match

        return make


def is_handed_on(state: State, seat: int, turn: int) -> bool:
    """Whether a decision of a seat, made in the turn of `turn`, has ended something that has to be confirmed: luck
    may follow at once only within the own turn. Game.closes recognizes the end of the game."""
    if state.actor == OVER:
        return False
    return state.actor != seat and not (state.actor == CHANCE and state.turn == seat == turn)


class Draft:
    """What a decision would add to the log."""

    def __init__(self, play: Play, now: float) -> None:
        self.play = play
        self.now = now
        self.state = (play.after or play.state).clone()
        self.moves = len(play.moves)
        self.entries: list[Entry] = []
        self.goes_on = False  # whether it is played on: what else is added leaves the game where it is
        self.waits = play.awaiting is not None  # for somebody's confirmation

    @property
    def is_over(self) -> bool:
        """Whether the game ends with it."""
        return self.goes_on and self.state.actor == OVER

    def add(
        self, kind: str, seat: int | None = None, action: int | None = None, data: dict[str, Any] | None = None
    ) -> None:
        """One more entry."""
        self.entries.append(Entry(self.play.head + len(self.entries) + 1, self.now, kind, seat, action, data))

    def start(self) -> None:
        """The first entry, and the luck that comes before the first decision."""
        self.add(START)
        self.draw()

    def move(self, seat: int, action: int, is_confirmed: bool) -> None:
        """A decision and the luck it leads to; IllegalAction changes nothing."""
        before = self.state.clone()
        self.state.apply(action)
        closes = self.play.game.closes(before, self.state)
        confirmed = is_confirmed or (self.play.is_free and not closes)
        about = {name: True for name, applies in ((CONFIRMED, confirmed), (CLOSES, closes)) if applies}
        self.add(MOVE, seat, action, about or None)
        self.moves += 1
        self.waits = not confirmed and (closes or is_handed_on(self.state, seat, before.turn))
        if not self.waits:
            self.draw()

    def confirm(self, seat: int) -> None:
        """Hand the turn on."""
        self.add(CONFIRM, seat)
        self.waits = False
        self.draw()

    def draw(self) -> None:
        """Let chance decide, as far as it is its turn."""
        self.goes_on = True
        while self.state.actor == CHANCE:
            action = Luck(self.play.seed).draw(self.state.chance_outcomes(), self.moves)
            self.state.apply(action)
            self.add(MOVE, None, action)
            self.moves += 1
