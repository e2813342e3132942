"""Those at a table who decide by themselves: prepared plans and bots."""

import asyncio
import logging
import time
from typing import Any

from frontier.engine.chance import seed_word
from frontier.server.bots.pool import BotJob
from frontier.server.errors import Refused
from frontier.server.observability.logs import event
from frontier.server.storage.failures import is_told
from frontier.server.tables import statements
from frontier.server.tables.model import PLAYING, TableData, load_plans
from frontier.server.tables.play import Draft, Entry, Play
from frontier.server.tables.table_log import LoggedTable, Services

LOG = logging.getLogger(__name__)
Json = dict[str, Any]
MOST_PLANNED = 200  # decisions in a row
FIRST_PAUSE = 0.5  # seconds until a decision is tried again that could not be written; doubles with every further one
LONGEST_PAUSE = 4.0


class SelfMovingTable(LoggedTable):
    """A table that goes on as far as nobody has to be asked."""

    def __init__(self, services: Services, data: TableData, play: Play | None, mutes: set[tuple[str, str]]) -> None:
        super().__init__(services, data, play, mutes)
        self.thinking: asyncio.Task[None] | None = None
        self._failures = 0  # since the log grew

    async def advance(self, is_ours: bool = True) -> None:
        """Let plans and bots decide, as far as it is their turn. Bots are asked by the process that led here."""
        async with self.lock:
            await self._advance(is_ours)

    async def _advance(self, is_ours: bool = True) -> None:
        try:
            await self._go_on(is_ours)
        except Refused as refused:
            # Another process was quicker and goes on from there; what led here was accepted all the same.
            event(LOG, "overtaken", table=self.data.id, key=refused.key)
            if refused.key == "busy":
                self._come_again(is_ours)

    def _take(self, entries: list[Entry]) -> None:
        super()._take(entries)
        self._failures = 0

    def _come_again(self, is_ours: bool) -> None:
        """The database is away for a moment: go on when it is back."""
        self.stop()
        pause = min(FIRST_PAUSE * 2.0 ** min(self._failures, 10), LONGEST_PAUSE)
        self._failures += 1
        self.thinking = asyncio.get_running_loop().create_task(self._go_on_later(pause, is_ours))

    async def _go_on_later(self, pause: float, is_ours: bool) -> None:
        await asyncio.sleep(pause)
        async with self.lock:
            self.thinking = None
            try:
                await self._catch_up()  # what failed may have been written all the same
            except Refused:
                self._come_again(is_ours)
            else:
                await self._advance(is_ours)

    async def _go_on(self, is_ours: bool) -> None:
        play = self.play
        if play is None or play.is_full or self.data.status != PLAYING:
            return
        if play.head == 0:
            draft = Draft(play, self.time.now())
            draft.start()
            await self.append(draft)
            event(LOG, "game-began", table=self.data.id, game=self.data.game, players=self.data.players)
            is_ours = True
        for _ in range(MOST_PLANNED):
            seat = play.waits_for
            if seat is None or self.data.status != PLAYING:
                return
            if play.bot_of(seat) is not None:
                if not is_ours:
                    return
                if play.awaiting is None:
                    self._think(play, seat)
                    return
                draft = Draft(play, self.time.now())
                draft.confirm(seat)
                await self.append(draft)
            elif await self._follow_plan(play, seat, is_ours):
                is_ours = True
            else:
                return

    async def _follow_plan(self, play: Play, seat: int, is_ours: bool) -> bool:
        """Whether a plan decided."""
        plan = self.data.plans.get(seat)
        if plan is None or play.awaiting is not None:
            return False
        planned = play.game.planned(play.game.observe(play.state, seat), seat, plan)
        if planned.action is None:
            if planned.rest != plan and is_ours:
                await self.keep_plan(seat, planned.rest)
            return False
        also = () if planned.rest == plan else statements.keep_plan(self.data.id, seat, planned.rest)
        draft = Draft(play, self.time.now())
        draft.move(seat, planned.action, is_confirmed=True)
        await self.append(draft, also, plan=(seat, planned.rest))
        return True

    async def keep_plan(self, seat: int, plan: Json | None) -> None:
        """Keep a plan (None: none) where every process finds it; only its seat is told."""
        changes = (statements.hold(self.data.id), *statements.keep_plan(self.data.id, seat, plan))
        await self.services.db.write(
            lambda connection: [connection.execute(change) for change in changes], tell=(f"plan {self.data.id}",)
        )
        self.note_plan(seat, plan)
        self.audience.tell_plan(seat)

    async def hear_plans(self) -> None:
        """Another process keeps a plan: only its seat is told."""
        async with self.lock:
            before = self.data.plans
            self.data.plans = await self.services.db.read(lambda connection: load_plans(connection, self.data.id))
            for seat in before.keys() | self.data.plans.keys():
                if before.get(seat) != self.data.plans.get(seat):
                    self.audience.tell_plan(seat)

    def _think(self, play: Play, seat: int) -> None:
        if self.thinking is None:
            self.thinking = asyncio.get_running_loop().create_task(self._think_once(play, seat))

    def stop(self) -> None:
        """Let a bot think no longer."""
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None

    async def think_anew(self) -> None:
        """Whoever waits for a bot waits as long as the table says now."""
        async with self.lock:
            self.stop()
            await self._advance()

    async def _think_once(self, play: Play, seat: int) -> None:
        """Ask a bot and do what it says. What goes wrong here is tried again when the office comes round."""
        try:
            await self._ask_bot(play, seat)
        except Exception as error:
            if not is_told(error):
                event(LOG, "thinking-failed", level=logging.ERROR, exc_info=True, table=self.data.id)
            self.thinking = None

    async def _ask_bot(self, play: Play, seat: int) -> None:
        started = time.monotonic()
        head, bot = play.head, play.bot_of(seat)
        assert bot is not None
        moves = tuple(move.action for move in play.moves)
        lots = seed_word(f"{play.seed} {seat} {len(moves)}")
        choice = await self.services.bots.choose(
            BotJob(self.data.id, play.game.settings(), play.seed, moves, seat, bot, lots, self.data.host)
        )
        await asyncio.sleep(max(0.0, self.data.pace - (time.monotonic() - started)))
        async with self.lock:
            self.thinking = None
            if play is self.play and play.head == head and self.data.status == PLAYING:
                draft = Draft(play, self.time.now())
                draft.move(seat, choice.action, is_confirmed=True)
                try:
                    await self.append(draft)
                except Refused as refused:
                    # Who was quicker goes on.
                    event(LOG, "bot-not-heard", table=self.data.id, key=refused.key)
                    if refused.key == "busy":
                        self._come_again(is_ours=True)
                    return
            await self._advance()
