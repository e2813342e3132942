"""A table as people meet it: who may do what. Each decision goes through the table's log."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from frontier import LEVELS, FrontierError, IllegalAction, Match
from frontier.server.bots.pool import BotPool
from frontier.server.errors import Refused
from frontier.server.observability.metrics import Metrics
from frontier.server.people.person import Person
from frontier.server.storage.database import Database
from frontier.server.tables import lessons, messages, questions, statements
from frontier.server.tables.autopilot import Autopilot
from frontier.server.tables.broadcast import Broadcast
from frontier.server.tables.model import PLAYING, TableData
from frontier.server.tables.monotonic_time import MonotonicTime
from frontier.server.tables.play import BACK, CLOSED, STAND_IN, UNDO, Draft, Play
from frontier.server.tables.table_log import TableLog
from frontier.server.threads import run_in_thread

Json = dict[str, Any]
T = TypeVar("T")
TRIES = 5
STAND_IN_LEVEL = "settler"
FAIR_STAND_INS = tuple(LEVELS)[tuple(LEVELS).index(STAND_IN_LEVEL) :]  # nobody loses a game to a bot that others chose


@dataclass(frozen=True)
class Services:
    """The parts of the server that a table needs."""

    db: Database
    bots: BotPool
    metrics: Metrics
    on_end: Callable[["LiveTable"], None] = lambda live: None  # a game ended in this process


class LiveTable:
    """A table in memory. It owns the log, the autopilot, the broadcast to viewers, and the lock that all changes of the
    log need."""

    def __init__(self, services: Services, data: TableData, play: Play | None, mutes: set[tuple[str, str]]) -> None:
        self._metrics = services.metrics
        self._lock = asyncio.Lock()
        self._time = MonotonicTime(play.applied[-1].entry.at if play is not None and play.applied else 0.0)
        self.broadcast = Broadcast(data, play, mutes, self._time)
        self._log = TableLog(
            services.db, data, play,
            broadcast=self.broadcast, time=self._time, on_end=lambda: services.on_end(self),
        )  # fmt: skip
        self._autopilot = Autopilot(self._log, services.bots, self._lock)
        self.last_used = time.monotonic()

    @property
    def data(self) -> TableData:
        """The table's row, seats and plans."""
        return self._log.data

    @property
    def play(self) -> Play | None:
        """The game so far; None before it is dealt."""
        return self._log.play

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is about to decide."""
        return self._autopilot.is_busy

    @property
    def is_in_use(self) -> bool:
        """Whether somebody looks at the table, a bot thinks, or something is being changed."""
        return bool(self.broadcast.viewers) or self.is_thinking or self._lock.locked()

    @property
    def review_name(self) -> str:
        """What the review of this game is kept under."""
        assert self.play is not None
        return f"{self.data.id} {self.play.head}"

    def match_maker(self) -> Callable[[], Match]:
        """Return a function that makes the match of the game, for a thread."""
        assert self.play is not None
        return self.play.match_maker(self.data.promised, messages.names(self.data))

    # Keeping in step ------------------------------------------------------------------------------------

    async def catch_up(self) -> bool:
        """Read what other processes wrote; whether there was anything."""
        async with self._lock:
            return await self._log.catch_up()

    async def reload_plans(self) -> None:
        """Read the plans again that another process has changed."""
        async with self._lock:
            await self._log.reload_plans()

    async def advance(self, is_ours: bool = True) -> None:
        """Let plans and bots decide as long as it is their turn; bots only if this process led here (`is_ours`)."""
        async with self._lock:
            await self._autopilot.advance(is_ours)

    async def restart_bot(self) -> None:
        """Ask the bot again whose turn it is, as fast as the table now wants it."""
        async with self._lock:
            self._autopilot.cancel()
            await self._autopilot.advance()

    def cancel_bot(self) -> None:
        """Let a bot think no longer."""
        self._autopilot.cancel()

    # Permissions ---------------------------------------------------------------------------------------

    def playing(self) -> Play:
        """Return the game, if it is under way; else Refused."""
        if self.play is None or self.data.status != PLAYING or self.play.head == 0:
            raise Refused("not-playing")
        return self.play

    def seat_of(self, person: Person | None, seat: int | None) -> int:
        """Return the seat a person acts for: the only one, the named one, or at one device the one to decide."""
        mine = self.data.seats_of(person.id if person else None)
        if not mine or (seat is not None and seat not in mine):
            raise Refused("forbidden")
        if seat is not None:
            return seat
        waits_for = self.play.waits_for if self.play is not None else None
        return waits_for if waits_for in mine else mine[0]

    def viewpoint_of(self, person: Person | None, seat: int | None) -> int | None:
        """The viewpoint from which a person may look: an own seat, else None for a spectator."""
        mine = self.data.seats_of(person.id if person else None)
        if seat is not None and seat not in mine:
            raise Refused("forbidden")
        return seat if seat is not None else self.seat_of(person, None) if mine else None

    async def seat_removed(self, person: str) -> None:
        """Read that a person's seat was taken away, and tell that person."""
        await self.catch_up()
        self.broadcast.send_removed(person)

    # Decisions ------------------------------------------------------------------------------------------

    async def act(
        self,
        person: Person,
        *,
        seat: int | None,
        seq: int,
        action: int | None,
        move: str | None,
        confirm: bool,
        lang: str,
    ) -> int:
        """Carry out a decision and return the new sequence number."""
        started = time.perf_counter()
        async with self._lock:
            play, seat = self.playing(), self.seat_of(person, seat)
            self._refuse_if_stale(play, seq)
            if play.awaiting is not None or play.state.actor != seat or play.bot_of(seat) is not None:
                raise Refused("not-your-turn")
            code = self.read_action(action, move)
            draft = Draft(play, self._time.now())
            try:
                draft.move(seat, code, confirm or person.auto_confirm)
            except IllegalAction:
                raise self._illegal(play, code, lang) from None
            lessons.admit(self.data.id, play, code, lang)
            await self._log.append(draft)
            self._metrics.action_accepted(time.perf_counter() - started)
            await self._autopilot.advance()
            return play.head

    async def confirm(self, person: Person, seat: int | None, seq: int) -> int:
        """Confirm the end of a turn and return the new sequence number."""
        async with self._lock:
            play, seat = self.playing(), self.seat_of(person, seat)
            self._refuse_if_stale(play, seq)
            if play.awaiting != seat:
                raise Refused("nothing-to-confirm")
            draft = Draft(play, self._time.now())
            draft.confirm(seat)
            await self._log.append(draft)
            await self._autopilot.advance()
            return play.head

    async def undo(self, person: Person, seat: int | None, seq: int, to: int | None) -> int:
        """Take back the last decision, or all down to move `to`, and return the new sequence number."""
        async with self._lock:
            play, seat = self.playing(), self.seat_of(person, seat)
            self._refuse_if_stale(play, seq)
            if play.bot_of(seat) is not None:
                raise Refused("not-your-turn")
            seats = self.data.seats_of(person.id) if play.is_free else (seat,)
            target = play.undo_target(seats, to)
            draft = Draft(play, self._time.now())
            draft.add(UNDO, seat, data={"to": target})
            # A plan would do at once what was just taken back.
            dropped = [statement for own in seats for statement in statements.save_plan(self.data.id, own, None)]
            await self._log.append(draft, also=tuple(dropped))
            self._autopilot.cancel()
            for own in seats:
                self._log.set_plan(own, None)
                self.broadcast.send_plan(own)
            await self._autopilot.advance()
            return play.head

    def plan_forms(self, person: Person, seat: int | None, lang: str) -> list[Json]:
        """Return what a seat can prepare at the moment, in words."""
        play, seat = self.playing(), self.seat_of(person, seat)
        return play.game.offered_plans(play.game.observe(play.state, seat), seat, lang)

    async def prepare(self, person: Person, seat: int | None, plan: object) -> Json | None:
        """Save a plan for a seat, secretly, or drop it (None)."""
        self._refuse_at_lesson()
        async with self._lock:
            play, seat = self.playing(), self.seat_of(person, seat)
            kept: Json | None = None
            if plan is not None:
                try:
                    kept = play.game.prepare(play.game.observe(play.state, seat), seat, plan)
                except FrontierError as error:
                    raise Refused("bad-plan", why=str(error)) from None
            await self._log.save_plan(seat, kept)
            await self._autopilot.advance()
            return self.data.plans.get(seat)

    async def retry_if_stale(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do what does not depend on the position, again if somebody else was quicker."""
        for _ in range(TRIES):
            try:
                return await work()
            except Refused as refused:
                if refused.key != "stale":
                    raise
        return await work()

    async def stand_in(self, person: Person, seat: int, bot: str) -> int:
        """Let a bot play for somebody who has left or kept the others waiting too long."""
        self._refuse_at_lesson()
        async with self._lock:
            play = self.playing()
            mine = self.data.seats_of(person.id)
            if not mine or not 0 <= seat < play.game.players or self.data.seats[seat].person is None:
                raise Refused("forbidden")
            if play.bot_of(seat) is None:
                if seat not in mine and not self.data.seats[seat].left and not play.is_out(seat, self._time.now()):
                    raise Refused("not-out-of-time")
                if seat not in mine and bot not in FAIR_STAND_INS:
                    raise Refused("weak-stand-in", bots=", ".join(FAIR_STAND_INS))
                await self._log.append_event(
                    STAND_IN, seat, {"bot": bot}, also=(statements.mark_stand_in(self.data.id, seat, bot),)
                )
                await self._autopilot.advance()
            return play.head

    async def take_back_seat(self, person: Person, seat: int) -> int:
        """Let a person play on in place of the bot."""
        async with self._lock:
            play = self.playing()
            if seat not in self.data.seats_of(person.id):
                raise Refused("forbidden")
            if play.stand_ins[seat] is not None:
                await self._log.append_event(
                    BACK, seat, None, also=(statements.mark_stand_in(self.data.id, seat, None),)
                )
                self._autopilot.cancel()
                await self._autopilot.advance()
            return play.head

    async def close(self, status: str) -> None:
        """End the game without a result."""
        async with self._lock:
            self.playing()
            await self._log.append_event(CLOSED, None, None, status=status)
            self._autopilot.cancel()

    # Lessons --------------------------------------------------------------------------------------------

    async def show(self, person: Person, seq: int, lang: str) -> int:
        """Decide for a learner as the lesson shows it, or as an adviser would where everything is free."""
        play, seat = self._learning(person, seq)
        if play.awaiting == seat:
            return await self.confirm(person, seat, seq)
        action = await self._shown(play, seat)
        return await self.act(person, seat=seat, seq=seq, action=action, move=None, confirm=True, lang=lang)

    async def advice(self, person: Person, seq: int, lang: str) -> Json:
        """Return what an adviser would do in a learner's place, at lessons that let one ask."""
        play, seat = self._learning(person, seq)
        if play.lesson is None or not play.lesson.has_advice:
            raise Refused("no-advice")
        state = play.state.clone()
        action = await self._shown(play, seat)
        game = play.game
        text, why = game.describe(state, action, lang), lessons.reason(state, game, action, lang)
        return {"move": game.notation.write(state, action), "text": text, "why": why}

    def _learning(self, person: Person, seq: int) -> tuple[Play, int]:
        play, seat = self.playing(), self.seat_of(person, None)
        if play.lesson is None:
            raise Refused("no-advice")
        self._refuse_if_stale(play, seq)
        if play.waits_for != seat:
            raise Refused("not-your-turn")
        return play, seat

    def hint_job(self, person: Person, seat: int | None, seq: int) -> Json:
        """Return what a hint for a seat goes by; refused where others might be harmed, and where a lesson advises."""
        self._refuse_at_lesson()
        play, own = self._looking_ahead(person, seat, seq)
        if not self.data.is_free:
            raise Refused("no-hints")
        if play.awaiting is not None or play.waits_for != own:
            raise Refused("not-your-turn")
        return questions.about(self.data, play, own)

    async def _shown(self, play: Play, seat: int) -> int:
        if play.awaiting is not None:
            raise Refused("not-your-turn")
        shown = play.progress.shown(play.state) if play.progress is not None else None
        return await self._autopilot.ask(play, seat, lessons.ADVISER) if shown is None else shown

    def _refuse_at_lesson(self) -> None:
        """Refuse what would let others play for a learner."""
        if self.data.lesson is not None:
            raise Refused("at-lesson")

    def why(self, person: Person | None, *, seat: int | None, action: int | None, move: str | None, lang: str) -> Json:
        """Return the rule against a move, as far as the asker may know."""
        play = self.playing()
        viewpoint = self.viewpoint_of(person, seat)
        state = play.state
        if state.actor < 0 or play.awaiting is not None:
            raise Refused("not-your-turn")
        code = self.read_action(action, move)
        if viewpoint != state.actor and play.game.hides:
            state = play.game.observe(state, viewpoint)
        reason = play.game.explain(state, code)
        if reason is None:
            return {"legal": True, "rule": None, "text": None}
        return {"legal": False, "rule": reason.rule, "text": play.game.describe_reason(reason, lang)}

    def outlook(self, person: Person, *, seat: int | None, seq: int, moves: list[str]) -> Json:
        """Return what moves of a seat lead to, as far as it may know."""
        play, own = self._looking_ahead(person, seat, seq)
        try:
            return {**play.game.outlook(play.state, own, moves)}
        except FrontierError as error:
            raise Refused("bad-request", why=str(error)) from None

    async def ways(self, person: Person, *, seat: int | None, seq: int, lang: str) -> list[Json]:
        """Return what becomes possible for a seat after a few decisions on the side."""
        play, own = self._looking_ahead(person, seat, seq)
        if play.awaiting is not None:
            return []
        found = await run_in_thread(partial(play.game.ways, play.state.clone(), own, lang))
        return [{**way} for way in found]

    def _looking_ahead(self, person: Person, seat: int | None, seq: int) -> tuple[Play, int]:
        play = self.playing()
        own = self.seat_of(person, seat)
        self._refuse_if_stale(play, seq)
        return play, own

    def read_action(self, action: int | None, move: str | None) -> int:
        """Return the code of an action given as a code or in notation."""
        assert self.play is not None
        if (action is None) == (move is None):
            raise Refused("bad-request", why="action / move")
        if move is not None:
            try:
                return self.play.game.notation.read(self.play.state, move)
            except FrontierError as error:
                raise Refused("bad-request", why=str(error)) from None
        assert action is not None
        if not 0 <= action < self.play.game.action_count:
            raise Refused("bad-request", why=f"action: 0 ... {self.play.game.action_count - 1}")
        return action

    def _refuse_if_stale(self, play: Play, seq: int) -> None:
        """Refuse a request of somebody who has not seen the last log entry; `seq` is the last one that they know."""
        if seq != play.head:
            raise Refused("stale", seq=play.head)

    def _illegal(self, play: Play, code: int, lang: str) -> Refused:
        """Return the refusal of an illegal action, with its rule as a sentence."""
        reason = play.game.explain(play.state, code)
        assert reason is not None
        return Refused("illegal", message=play.game.describe_reason(reason, lang), rule=reason.rule)
