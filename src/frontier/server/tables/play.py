"""The game at a table, folded from the table's log, without database, network or a clock of its own.

`Play` takes entries and gives the position; `Draft` works out which entries a decision would add. Entries are written
to the database before `Play` takes them.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from frontier import CHANCE, OVER, Event, EventLog, Game, Match, Seed, State
from frontier.engine.fair import Fair
from frontier.engine.match import PERSON, drawn
from frontier.lessons import Lesson
from frontier.lessons.progress import Progress, progress
from frontier.server.errors import Refused

START, MOVE, UNDO, CONFIRM, STAND_IN, BACK, CLOSED = "start", "move", "undo", "confirm", "stand_in", "back", "closed"
PATIENCE = {"live": 600.0, "turns": 7 * 86400.0}  # seconds, at a table without a clock
# What the log says about a move beside the action. The fold does not ask the game what closes a turn, so that a log
# means the same for ever: moves without CLOSES, such as those of earlier versions, are never held.
CONFIRMED, CLOSES = "confirmed", "closes"
# A log must be folded quickly whatever was done there. Nobody comes near: games at random have about 400 entries.
MOST_ENTRIES = 10_000  # then the game can only be closed
LAST_UNDO = 5_000  # from this entry on nothing is taken back


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of a table's log. `seat` is None for chance and for the server itself."""

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
    """The clock of a table in seconds: for the game, added each turn, and until others may step in after that."""

    base: float
    increment: float
    grace: float


class Play:
    """The game at a table as its log tells it: a Match, who decides, what awaits confirmation, and the clocks."""

    def __init__(
        self,
        game: Game,
        seed: Seed,
        bots: Sequence[str | None],
        is_free: bool,
        clock: ClockRule | None,
        speed: str,
        lesson: Lesson | None = None,
        start: State | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.lesson = lesson  # which leads the one person here through the game
        # Where the game begins, if not with the set-up.
        self.start = start if lesson is None else lesson.start.start
        self.match = Match(
            game, seed, start=self.start
        )  # with the move that ends a turn, also while that end is held back
        self.moves = self.match.moves
        self.state = self.match.state  # the position that everybody sees; while an end is held, the one before it
        self.bots = tuple(bots)
        self.is_free = is_free  # one person at the table: nothing is unfair to take back
        self.clock = clock
        self.speed = speed
        self.stand_ins: list[str | None] = [None] * game.players
        self.applied: list[AppliedEntry] = []
        self.awaiting: int | None = None  # the seat that has to confirm the end of its turn
        self._later: list[Event] = []  # what happens when it is confirmed
        self.closed = False
        self.floor = 0  # moves before this one cannot be taken back
        self.ends: list[int] = []  # how many moves there were whenever a turn was handed on
        self.left = [clock.base if clock else 0.0] * game.players
        self._progress: tuple[int, Progress] | None = None  # of the lesson, at this head of the log
        self.since = 0.0  # when everybody began to wait for the seat they wait for
        self._last_waited: int | None = None

    @property
    def after(self) -> State | None:
        """Where a confirmation leads, if the end of a turn is held; `state` is the position before it."""
        return None if self.state is self.match.state else self.match.state

    @property
    def head(self) -> int:
        """The sequence number of the last entry."""
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
        """Return the bot that decides for a seat at present, if it is one."""
        return self.stand_ins[seat] or self.bots[seat]

    @property
    def progress(self) -> Progress | None:
        """How far the lesson has come; None where none is played."""
        if self.lesson is None or len(self.moves) < self._first:
            return None
        if self._progress is None or self._progress[0] != self.head:
            self._progress = (self.head, progress(self.lesson, self.moves))
        return self._progress[1]

    @property
    def _first(self) -> int:
        """How many moves there were before the lesson, if one is played."""
        return 0 if self.lesson is None else len(self.lesson.start.moves)

    @property
    def waits_for(self) -> int | None:
        """The seat that everybody waits for."""
        actor = self.state.actor
        if self.closed or actor == OVER or not self.applied:
            return None
        if self.awaiting is not None:
            return self.awaiting
        return actor if actor >= 0 else None

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
        action, match, game = applied.entry.action, self.match, self.game
        assert action is not None
        before = match.state
        actor, turn, about = before.actor, before.turn, applied.entry.data or {}
        applied.move = game.notation.write(before, action)
        if game.hides:
            viewpoints = (None, *range(game.players))
            applied.hidden_from = frozenset(seat for seat in viewpoints if game.is_secret(before, action, seat))
        self.awaiting = None
        moves = match.moves
        if not moves or moves[-1].actor != actor:
            self.floor = len(moves)
        is_held = CLOSES in about and CONFIRMED not in about
        if is_held:
            self._hold(applied, action)
        else:
            match.apply(action)
            applied.events = match.events
        if actor == CHANCE or any(event.kind in game.telling for event in applied.events):
            self.floor = len(moves)
        if not is_held and actor != CHANCE and (CLOSES in about or is_handed_on(match.state, actor, turn)):
            if CONFIRMED in about:
                self._hand_on(actor)
            else:
                self.awaiting = actor

    def _hold(self, applied: AppliedEntry, action: int) -> None:
        """Hold back the end of a turn: before it is confirmed, nobody sees what follows by itself.

        Until then the position is the one in which the decision is made, with what the decision itself says if the
        turn could go on from there.
        """
        before, heard = self.match.state.clone(), EventLog()
        shown = before.clone()
        shown.listener = heard
        shown.carry_out(action)
        self.match.apply(action)
        self.awaiting, self.state = before.actor, before
        if shown.actor == before.actor and not self.game.closes(before, shown):
            applied.events = heard.take()
            shown.offer_anew()
            self.state = shown
        self._later = self.match.events[len(applied.events) :]

    def _let_go(self, applied: AppliedEntry) -> None:
        """Release what was held back: the end of a turn is confirmed."""
        self.awaiting = None
        if self.after is not None:
            self.state, applied.events, self._later = self.match.state, self._later, []

    def _hand_on(self, seat: int) -> None:
        """Hand on the turn: nothing of it can be taken back, and the clock gets its increment."""
        self.floor = len(self.moves)
        self.ends.append(self.floor)
        if self.clock is not None and self.bot_of(seat) is None:
            self.left[seat] += self.clock.increment

    def _back_to(self, length: int) -> None:
        self.match.back_to(length)
        self.state, self.awaiting, self._later = self.match.state, None, []
        self.floor = min(self.floor, length)
        del self.ends[bisect_right(self.ends, length) :]

    # Time -------------------------------------------------------------------------------------------------

    def _charge(self, at: float, seat: int | None) -> None:
        """Charge the time since the last entry to whoever everybody waited for; bots have no clock."""
        if self.clock is not None and self.applied and seat is not None and self.bot_of(seat) is None:
            self.left[seat] -= max(0.0, at - self.applied[-1].entry.at)

    def time_left(self, seat: int, now: float) -> float:
        """Return the seconds left on a seat's clock."""
        running = self.waits_for == seat and self.bot_of(seat) is None
        return self.left[seat] - (max(0.0, now - self.applied[-1].entry.at) if running else 0.0)

    def is_out(self, seat: int, now: float) -> bool:
        """Return whether the others have waited so long for a seat that a bot may stand in."""
        if self.waits_for != seat:
            return False
        if self.clock is None:
            return now - self.since > PATIENCE[self.speed]
        return self.time_left(seat, now) + self.clock.grace < 0

    # Taking back ------------------------------------------------------------------------------------------

    def undo_target(self, seats: Sequence[int], to: int | None = None) -> int:
        """Return how many moves remain if a person takes back the last decision, or all down to `to`; or raise Refused.

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
        return self._first if self.is_free else self.floor

    def _is_undoable(self, move: int, seats: Sequence[int]) -> bool:
        return self._lowest <= move < len(self.moves) and self.moves[move].actor in seats

    def _last_own(self, seats: Sequence[int]) -> int | None:
        moves = reversed(range(self._lowest, len(self.moves)))
        last = next((k for k in moves if self.moves[k].actor in seats), None)
        if last is None:
            return None
        handed_on = bisect_right(self.ends, last)
        turn_start = self.ends[handed_on - 1] if handed_on else 0
        return self.match.unit_start(last, max(self._lowest, turn_start))

    def can_undo(self, seats: Sequence[int]) -> bool:
        """Return whether these seats have something to take back."""
        return not self.is_over and self.head < LAST_UNDO and self._last_own(seats) is not None

    def restart_of(self, seat: int) -> int | None:
        """Return the first decision of a seat in this turn that can be taken back with all that followed, if any."""
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
        """Return the game as it went, without what was taken back or still awaits confirmation."""
        return self.match_maker(fair, names)()

    def match_maker(self, fair: Fair | None = None, names: Sequence[str] | None = None) -> Callable[[], Match]:
        """Return a function that makes `as_match` of this moment; it may run in a thread while the game goes on."""
        seats = [bot or PERSON for bot in self.bots]
        moves = self.moves if self.after is None else self.moves[:-1]
        actions = [move.action for move in moves]

        def make() -> Match:
            match = Match(self.game, self.seed, seats=seats, fair=fair, names=names, start=self.start)
            match.follow(actions)
            return match

        return make


def is_handed_on(state: State, seat: int, turn: int) -> bool:
    """Return whether a decision of a seat, made in the turn of `turn`, has ended what has to be confirmed.

    Luck may follow at once only within the own turn. `Game.closes` recognizes the end of the game.
    """
    if state.actor == OVER:
        return False
    return state.actor != seat and not (state.actor == CHANCE and state.turn == seat == turn)


class Draft:
    """The entries that a decision would add to the log, and the position it would lead to."""

    def __init__(self, play: Play, now: float) -> None:
        self.play = play
        self.now = now
        self.state = play.match.state.clone()  # where it leads
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
        """Append an entry of any kind."""
        self.entries.append(Entry(self.play.head + len(self.entries) + 1, self.now, kind, seat, action, data))

    def start(self) -> None:
        """Add the first entry, and the luck that comes before the first decision."""
        self.add(START)
        self.draw()

    def move(self, seat: int, action: int, is_confirmed: bool) -> None:
        """Add a decision and the luck it leads to; an illegal one raises IllegalAction and adds nothing."""
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
        """Add a confirmation of the end of a turn, and the luck that follows."""
        self.add(CONFIRM, seat)
        self.waits = False
        self.draw()

    def draw(self) -> None:
        """Add what chance decides, as far as it is its turn."""
        self.goes_on = True
        while self.state.actor == CHANCE:
            action = drawn(self.play.seed, self.state, self.moves)
            self.state.apply(action)
            self.add(MOVE, None, action)
            self.moves += 1
