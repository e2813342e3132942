"""A table in memory: decides who may do what, writes it to the log, then tells everybody.

What is in memory is a cache of the log. Nothing changes here before it is in the database; when somebody else was
quicker there, what they wrote is read and the request refused.
"""

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Executable

from frontier import FrontierError, IllegalAction
from frontier.engine.chance import seed_word
from frontier.server import changes, messages
from frontier.server.audience import Audience
from frontier.server.bot_pool import BotJob, BotPool
from frontier.server.database import Append, Database
from frontier.server.errors import Refused
from frontier.server.logs import event
from frontier.server.metrics import Metrics
from frontier.server.model import ENDED, PLAYING, TableData, load_table
from frontier.server.people import Person
from frontier.server.play import BACK, CLOSED, STAND_IN, UNDO, Draft, Entry, Play

LOG = logging.getLogger(__name__)
Json = dict[str, Any]
MOST_PLANNED = 200  # decisions in a row


@dataclass(frozen=True)
class Services:
    """What a table needs of the server."""

    db: Database
    bots: BotPool
    metrics: Metrics


class LiveTable:
    """One table, as this process knows it."""

    def __init__(self, services: Services, data: TableData, mutes: set[tuple[str, str]]) -> None:
        self.services = services
        self.data = data
        self.play = data.play() if data.seed is not None else None
        self.audience = Audience(data, self.play, mutes)
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.used = time.monotonic()

    def _set(self, data: TableData, play: Play | None) -> None:
        self.data, self.play = data, play
        self.audience.set(data, play)

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
            draft = Draft(play, time.time())
            try:
                draft.move(seat, code, confirm or person.auto_confirm or play.is_free)
            except IllegalAction:
                raise self._illegal(play, code, lang) from None
            await self._append(draft)
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
            draft = Draft(play, time.time())
            draft.confirm(seat)
            await self._append(draft)
            await self._advance()
            return play.head

    async def undo(self, person: Person, seat: int | None, seq: int, to: int | None) -> int:
        """Take back the last decision, or all down to move `to`."""
        async with self.lock:
            play, seat = self.playing(), self.seat_of(person, seat)
            self._check_head(play, seq)
            seats = self.data.seats_of(person.id) if play.is_free else (seat,)
            target = play.undo_target(seats, to)
            draft = Draft(play, time.time())
            draft.add(UNDO, seat, data={"to": target})
            # A plan would do at once what was just taken back.
            dropped = [statement for own in seats for statement in changes.keep_plan(self.data.id, own, None)]
            await self._append(draft, tuple(dropped))
            self._stop_thinking()
            for own in seats:
                self._note_plan(own, None)
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
            statements = changes.keep_plan(self.data.id, seat, kept)
            await self.services.db.write(lambda connection: [connection.execute(s) for s in statements])
            self._note_plan(seat, kept)
            self.audience.tell_plan(seat)
            await self._advance()
            return self.data.plans.get(seat)

    async def stand_in(self, person: Person, seat: int, bot: str) -> int:
        """Let a bot play for somebody who has left or kept the others waiting too long."""
        async with self.lock:
            play = self.playing()
            mine = self.data.seats_of(person.id)
            if not mine or not 0 <= seat < play.game.players or self.data.seats[seat].person is None:
                raise Refused("forbidden")
            if play.bot_of(seat) is None:
                if seat not in mine and not self.data.seats[seat].left and not play.is_out(seat, time.time()):
                    raise Refused("not-out-of-time")
                await self._append_one(
                    STAND_IN, seat, {"bot": bot}, also=(changes.mark_stand_in(self.data.id, seat, bot),)
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
                await self._append_one(BACK, seat, None, also=(changes.mark_stand_in(self.data.id, seat, None),))
                self._stop_thinking()
                await self._advance()
            return play.head

    async def close(self, status: str) -> None:
        """End the game without a result."""
        async with self.lock:
            self.playing()
            await self._append_one(CLOSED, None, None, status=status)
            self._stop_thinking()

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

    # The log --------------------------------------------------------------------------------------------

    async def _append_one(
        self,
        kind: str,
        seat: int | None,
        data: Json | None,
        also: tuple[Executable, ...] = (),
        status: str | None = None,
    ) -> None:
        assert self.play is not None
        draft = Draft(self.play, time.time())
        draft.add(kind, seat, data=data)
        await self._append(draft, also, status)
        self.audience.tell_table()

    async def _append(
        self,
        draft: Draft,
        also: tuple[Executable, ...] = (),
        status: str | None = None,
        plan: tuple[int, Json | None] | None = None,
    ) -> None:
        """Write, then fold in and tell; Refused if another process was quicker."""
        play = draft.play
        values: Json = {"changed": draft.now, "status": self.data.status, "actor": None, "result": None}
        if draft.state.actor < 0 and not draft.waits and draft.moves != len(play.moves):
            values |= {"status": ENDED, "result": messages.result(play.game, draft.state, "en")}
        elif status is not None:
            values["status"] = status
        else:
            values["actor"] = self._actor_after(draft)
        rows = [
            {"at": entry.at, "kind": entry.kind, "seat": entry.seat, "action": entry.action, "data": entry.data}
            for entry in draft.entries
        ]
        if not await self.services.db.append(Append(self.data.id, play.head, rows, values, also)):
            await self._catch_up()
            raise Refused("stale", seq=self.play.head if self.play else 0)
        for name, value in values.items():
            setattr(self.data, name, value)
        if plan is not None:
            self._note_plan(*plan)
        self._take(draft.entries)
        if self.data.status != PLAYING:
            self.audience.tell_table()

    def _actor_after(self, draft: Draft) -> int | None:
        """The seat that everybody will wait for."""
        last = draft.entries[-1]
        if last.kind == UNDO:
            assert last.data is not None
            return draft.play.moves[int(last.data["to"])].actor
        if draft.waits:
            return draft.play.awaiting if draft.play.awaiting is not None else last.seat
        return int(draft.state.actor)

    def _take(self, entries: list[Entry]) -> None:
        assert self.play is not None
        for entry in entries:
            self.play.take(entry)
        self.data.head = self.play.head
        self.data.entries = []  # the game has them
        self.audience.tell()

    async def catch_up(self) -> None:
        """Read what other processes wrote."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        head = self.play.head if self.play is not None else 0
        is_started = self.play is not None and head > 0
        data = await self.services.db.read(lambda connection: load_table(connection, self.data.id, head))
        if not is_started:
            self._set(data, data.play() if data.seed is not None else None)
            self.audience.tell()
        else:
            self._set(data, self.play)
            if data.entries:
                self._take(data.entries)
        self.audience.tell_table()

    # Those who decide by themselves ----------------------------------------------------------------------

    async def advance(self) -> None:
        """Let plans and bots decide, as far as it is their turn."""
        async with self.lock:
            await self._advance()

    async def _advance(self) -> None:
        play = self.play
        if play is None or self.data.status != PLAYING:
            return
        if play.head == 0:
            draft = Draft(play, time.time())
            draft.start()
            await self._append(draft)
        for _ in range(MOST_PLANNED):
            seat = play.waits_for
            if seat is None or self.data.status != PLAYING:
                return
            if play.bot_of(seat) is not None:
                if play.awaiting is None:
                    self._think(play, seat)
                    return
                draft = Draft(play, time.time())
                draft.confirm(seat)
                await self._append(draft)
            elif not await self._follow_plan(play, seat):
                return

    async def _follow_plan(self, play: Play, seat: int) -> bool:
        """Whether a plan decided."""
        plan = self.data.plans.get(seat)
        if plan is None or play.awaiting is not None:
            return False
        planned = play.game.planned(play.game.observe(play.state, seat), seat, plan)
        also = () if planned.rest == plan else changes.keep_plan(self.data.id, seat, planned.rest)
        if planned.action is None:
            if also:
                await self.services.db.write(lambda connection: [connection.execute(s) for s in also])
                self._note_plan(seat, planned.rest)
                self.audience.tell_plan(seat)
            return False
        draft = Draft(play, time.time())
        draft.move(seat, planned.action, is_confirmed=True)
        await self._append(draft, also, plan=(seat, planned.rest))
        return True

    def _note_plan(self, seat: int, plan: Json | None) -> None:
        if plan is None:
            self.data.plans.pop(seat, None)
        else:
            self.data.plans[seat] = plan

    def _think(self, play: Play, seat: int) -> None:
        if self.thinking is None:
            self.thinking = asyncio.get_running_loop().create_task(self._think_once(play, seat))

    def stop(self) -> None:
        """Let go of what runs by itself."""
        self._stop_thinking()

    def _stop_thinking(self) -> None:
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None

    async def _think_once(self, play: Play, seat: int) -> None:
        """Ask a bot and do what it says. What goes wrong here is tried again when the office comes round."""
        try:
            await self._ask_bot(play, seat)
        except Exception:
            event(LOG, "thinking-failed", level=logging.ERROR, exc_info=True, table=self.data.id)
            self.thinking = None

    async def _ask_bot(self, play: Play, seat: int) -> None:
        started = time.monotonic()
        head, bot = play.head, play.bot_of(seat)
        assert bot is not None
        settings = {
            "game": self.data.game, "players": self.data.players,
            "modules": self.data.modules, "options": self.data.options,
        }  # fmt: skip
        moves = tuple(move.action for move in play.moves)
        lots = seed_word(f"{play.seed} {seat} {len(moves)}")
        choice = await self.services.bots.choose(BotJob(self.data.id, settings, play.seed, moves, seat, bot, lots))
        await asyncio.sleep(max(0.0, self.data.pace - (time.monotonic() - started)))
        async with self.lock:
            self.thinking = None
            if play is self.play and play.head == head and self.data.status == PLAYING:
                draft = Draft(play, time.time())
                draft.move(seat, choice.action, is_confirmed=True)
                try:
                    await self._append(draft)
                except Refused:
                    event(LOG, "bot-overtaken", table=self.data.id)
            await self._advance()
