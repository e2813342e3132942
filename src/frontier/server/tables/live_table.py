"""A table as people meet it: who may do what. Each decision goes through the log (logbook.py)."""

import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from frontier import LEVELS, FrontierError, IllegalAction
from frontier.server.errors import Refused
from frontier.server.people.person import Person
from frontier.server.tables import statements
from frontier.server.tables.autopilot import SelfMovingTable
from frontier.server.tables.model import PLAYING
from frontier.server.tables.play import BACK, CLOSED, STAND_IN, UNDO, Draft, Play

Json = dict[str, Any]
T = TypeVar("T")
TRIES = 5
STAND_IN_LEVEL = "settler"
FAIR_STAND_INS = tuple(LEVELS)[tuple(LEVELS).index(STAND_IN_LEVEL) :]  # nobody loses a game to a bot that others chose


class LiveTable(SelfMovingTable):
    """What people may do at a table."""

    # Who may --------------------------------------------------------------------------------------------

    def playing(self) -> Play:
        """The game, if it is under way."""
        if self.play is None or self.data.status != PLAYING or self.play.head == 0:
            raise Refused("not-playing")
        return self.play

    def seat_of(self, person: Person | None, seat: int | None) -> int:
        """The seat a person acts for: the only one, the named one, or at one device the one to decide."""
        mine = self.data.seats_of(person.id if person else None)
        if not mine or (seat is not None and seat not in mine):
            raise Refused("forbidden")
        if seat is not None:
            return seat
        waits_for = self.play.waits_for if self.play is not None else None
        return waits_for if waits_for in mine else mine[0]

    def eyes_of(self, person: Person | None, seat: int | None) -> int | None:
        """As whom a person may look: an own seat, else as a spectator."""
        mine = self.data.seats_of(person.id if person else None)
        if seat is not None and seat not in mine:
            raise Refused("forbidden")
        return seat if seat is not None else self.seat_of(person, None) if mine else None

    async def let_get_up(self, person: str) -> None:
        """Somebody's seat was taken away in the database: know it, and tell them."""
        await self.catch_up()
        self.audience.tell_removed(person)

    # Decisions ------------------------------------------------------------------------------------------

    async def act(
        self, person: Person, seat: int | None, seq: int, action: int | None, move: str | None, confirm: bool, lang: str
    ) -> int:
        """Carry out a decision; the new sequence number."""
        started = time.perf_counter()
        async with self.lock:
            play, seat = self.playing(), self.seat_of(person, seat)
            self._check_head(play, seq)
            if play.awaiting is not None or play.state.actor != seat or play.bot_of(seat) is not None:
                raise Refused("not-your-turn")
            code = self.read_action(action, move)
            draft = Draft(play, self.time.now())
            try:
                draft.move(seat, code, confirm or person.auto_confirm)
            except IllegalAction:
                raise self._illegal(play, code, lang) from None
            await self.append(draft)
            self.services.metrics.action_accepted(time.perf_counter() - started)
            await self._advance()
            return play.head

    async def confirm(self, person: Person, seat: int | None, seq: int) -> int:
        """Hand the turn on."""
        async with self.lock:
            play, seat = self.playing(), self.seat_of(person, seat)
            self._check_head(play, seq)
            if play.awaiting != seat:
                raise Refused("nothing-to-confirm")
            draft = Draft(play, self.time.now())
            draft.confirm(seat)
            await self.append(draft)
            await self._advance()
            return play.head

    async def undo(self, person: Person, seat: int | None, seq: int, to: int | None) -> int:
        """Take back the last decision, or all down to move `to`."""
        async with self.lock:
            play, seat = self.playing(), self.seat_of(person, seat)
            self._check_head(play, seq)
            if play.bot_of(seat) is not None:
                raise Refused("not-your-turn")
            seats = self.data.seats_of(person.id) if play.is_free else (seat,)
            target = play.undo_target(seats, to)
            draft = Draft(play, self.time.now())
            draft.add(UNDO, seat, data={"to": target})
            # A plan would do at once what was just taken back.
            dropped = [statement for own in seats for statement in statements.keep_plan(self.data.id, own, None)]
            await self.append(draft, tuple(dropped))
            self.stop()
            for own in seats:
                self.note_plan(own, None)
                self.audience.tell_plan(own)
            await self._advance()
            return play.head

    async def prepare(self, person: Person, seat: int | None, plan: object) -> Json | None:
        """Keep a plan for a seat, secretly, or drop it (None)."""
        async with self.lock:
            play, seat = self.playing(), self.seat_of(person, seat)
            kept: Json | None = None
            if plan is not None:
                try:
                    kept = play.game.prepare(play.game.observe(play.state, seat), seat, plan)
                except FrontierError as error:
                    raise Refused("bad-plan", why=str(error)) from None
            await self.keep_plan(seat, kept)
            await self._advance()
            return self.data.plans.get(seat)

    async def insist(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do what does not depend on the position, even if somebody else is quicker a few times."""
        for _ in range(TRIES):
            try:
                return await work()
            except Refused as refused:
                if refused.key != "stale":
                    raise
        return await work()

    async def stand_in(self, person: Person, seat: int, bot: str) -> int:
        """Let a bot play for somebody who has left or kept the others waiting too long."""
        async with self.lock:
            play = self.playing()
            mine = self.data.seats_of(person.id)
            if not mine or not 0 <= seat < play.game.players or self.data.seats[seat].person is None:
                raise Refused("forbidden")
            if play.bot_of(seat) is None:
                if seat not in mine and not self.data.seats[seat].left and not play.is_out(seat, self.time.now()):
                    raise Refused("not-out-of-time")
                if seat not in mine and bot not in FAIR_STAND_INS:
                    raise Refused("weak-stand-in", bots=", ".join(FAIR_STAND_INS))
                await self.append_one(
                    STAND_IN, seat, {"bot": bot}, also=(statements.mark_stand_in(self.data.id, seat, bot),)
                )
                await self._advance()
            return play.head

    async def take_back_seat(self, person: Person, seat: int) -> int:
        """A person plays on in place of the bot."""
        async with self.lock:
            play = self.playing()
            if seat not in self.data.seats_of(person.id):
                raise Refused("forbidden")
            if play.stand_ins[seat] is not None:
                await self.append_one(BACK, seat, None, also=(statements.mark_stand_in(self.data.id, seat, None),))
                self.stop()
                await self._advance()
            return play.head

    async def close(self, status: str) -> None:
        """End the game without a result."""
        async with self.lock:
            self.playing()
            await self.append_one(CLOSED, None, None, status=status)
            self.stop()

    def why(self, person: Person | None, seat: int | None, action: int | None, move: str | None, lang: str) -> Json:
        """The rule against a move, as far as the asker may know."""
        play = self.playing()
        eyes = self.eyes_of(person, seat)
        state = play.state
        if state.actor < 0 or play.awaiting is not None:
            raise Refused("not-your-turn")
        code = self.read_action(action, move)
        if eyes != state.actor and play.game.hides:
            state = play.game.observe(state, eyes)
        reason = play.game.explain(state, code)
        if reason is None:
            return {"legal": True, "rule": None, "text": None}
        return {"legal": False, "rule": reason.rule, "text": play.game.describe_reason(reason, lang)}

    def read_action(self, action: int | None, move: str | None) -> int:
        """The code of an action given as a code or in notation."""
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

    def _check_head(self, play: Play, seq: int) -> None:
        if seq != play.head:
            raise Refused("stale", seq=play.head)

    def _illegal(self, play: Play, code: int, lang: str) -> Refused:
        reason = play.game.explain(play.state, code)
        assert reason is not None
        return Refused("illegal", message=play.game.describe_reason(reason, lang), rule=reason.rule)
