"""The part of a table that decides without being asked: prepared plans and bots."""

import asyncio
import logging
import time

from frontier.bots.levels import LESS
from frontier.engine.chance import seed_word
from frontier.server.bots.pool import BotJob, BotPool
from frontier.server.errors import Refused
from frontier.server.observability.logs import event
from frontier.server.storage.failures import is_reported
from frontier.server.tables import statements
from frontier.server.tables.bot_names import bot_name
from frontier.server.tables.model import PLAYING
from frontier.server.tables.play import Draft, Play
from frontier.server.tables.table_log import TableLog

LOG = logging.getLogger(__name__)
MOST_PLANNED = 200  # decisions in a row
FIRST_PAUSE = 0.5  # seconds until a decision is tried again that could not be written; doubles with every further one
LONGEST_PAUSE = 4.0


class Autopilot:
    """Lets plans and bots decide at one table, through its log and under its lock."""

    def __init__(self, log: TableLog, bots: BotPool, lock: asyncio.Lock) -> None:
        self._log = log
        self._bots = bots
        self._lock = lock
        self._task: asyncio.Task[None] | None = None  # a bot that thinks, or a pause before another try
        self._failures = 0  # at this head of the log
        self._failed_head = -1

    @property
    def is_busy(self) -> bool:
        """Whether a bot thinks or a decision waits to be tried again."""
        return self._task is not None

    def cancel(self) -> None:
        """Let a bot think no longer."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def advance(self, is_ours: bool = True) -> None:
        """Let plans and bots decide as long as it is their turn; the caller holds the lock. Bots are asked by the
        process that led here."""
        try:
            await self._advance(is_ours)
        except Refused as refused:
            # Another process was quicker and goes on from there; what led here was accepted all the same.
            event(LOG, "overtaken", table=self._log.data.id, key=refused.key)
            if refused.key == "busy":
                self._retry_later(is_ours)

    async def _advance(self, is_ours: bool) -> None:
        log, play = self._log, self._log.play
        if play is None or play.is_full or log.data.status != PLAYING:
            return
        if play.head == 0:
            draft = Draft(play, log.time.now())
            draft.start()
            await log.append(draft)
            event(LOG, "game-began", table=log.data.id, game=log.data.game, players=log.data.players)
            is_ours = True
        for _ in range(MOST_PLANNED):
            seat = play.waits_for
            if seat is None or log.data.status != PLAYING:
                return
            if play.bot_of(seat) is not None:
                if not is_ours:
                    return
                if play.awaiting is None:
                    self._start_thinking(play, seat)
                    return
                draft = Draft(play, log.time.now())
                draft.confirm(seat)
                await log.append(draft)
            elif await self._follow_plan(play, seat, is_ours):
                is_ours = True
            else:
                return

    async def _follow_plan(self, play: Play, seat: int, is_ours: bool) -> bool:
        """Carry out what a seat has prepared; whether that was a decision."""
        log = self._log
        plan = log.data.plans.get(seat)
        if plan is None or play.awaiting is not None:
            return False
        planned = play.game.planned(play.game.observe(play.state, seat), seat, plan)
        if planned.action is None:
            if planned.rest != plan and is_ours:
                await log.save_plan(seat, planned.rest)
            return False
        also = () if planned.rest == plan else statements.save_plan(log.data.id, seat, planned.rest)
        draft = Draft(play, log.time.now())
        draft.move(seat, planned.action, is_confirmed=True)
        await log.append(draft, also=also, plan=(seat, planned.rest))
        return True

    # Trying again ---------------------------------------------------------------------------------------

    def _retry_later(self, is_ours: bool) -> None:
        """Go on when the database, which does not answer at the moment, is back."""
        self.cancel()
        if self._failed_head != self._log.head:
            self._failed_head, self._failures = self._log.head, 0
        pause = min(FIRST_PAUSE * 2.0 ** min(self._failures, 10), LONGEST_PAUSE)
        self._failures += 1
        self._task = asyncio.get_running_loop().create_task(self._retry_after(pause, is_ours))

    async def _retry_after(self, pause: float, is_ours: bool) -> None:
        await asyncio.sleep(pause)
        async with self._lock:
            self._task = None
            try:
                await self._log.catch_up()  # what failed may have been written all the same
            except Refused:
                self._retry_later(is_ours)
            else:
                await self.advance(is_ours)

    # Bots -----------------------------------------------------------------------------------------------

    def _start_thinking(self, play: Play, seat: int) -> None:
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._think(play, seat))

    async def _think(self, play: Play, seat: int) -> None:
        """Ask a bot and do what it says. What goes wrong here is tried again by the server's housekeeping."""
        try:
            await self._ask_bot(play, seat)
        except Exception as error:
            if not is_reported(error):
                event(LOG, "thinking-failed", level=logging.ERROR, exc_info=True, table=self._log.data.id)
            self._task = None

    async def ask(self, play: Play, seat: int, bot: str, character: str = "") -> int:
        """Return what a bot would do for a seat that has to decide, as one of the characters if it is at the table."""
        moves = tuple(move.action for move in play.moves)
        bot_seed = seed_word(f"{play.seed} {seat} {len(moves)}")
        start = None if play.start is None else play.game.dump(play.start)
        job = BotJob(
            table=self._log.data.id, settings=play.game.settings(), seed=play.seed, moves=moves, seat=seat, bot=bot,
            bot_seed=bot_seed, host=self._log.data.host, character=character,
            effort=LESS if self._log.data.think_less else 1.0, start=start,
        )  # fmt: skip
        tell = self._log.broadcast.send_queued if character else None
        return (await self._bots.choose(job, tell)).action

    async def _ask_bot(self, play: Play, seat: int) -> None:
        log, started = self._log, time.monotonic()
        head, bot = play.head, play.bot_of(seat)
        assert bot is not None
        told = play.progress.answer(play.state) if play.progress is not None else None
        character = bot_name(log.data.id, seat)
        action = await self.ask(play, seat, bot, character) if told is None else told
        await asyncio.sleep(max(0.0, log.data.pace - (time.monotonic() - started)))
        async with self._lock:
            self._task = None
            if play is log.play and play.head == head and log.data.status == PLAYING:
                draft = Draft(play, log.time.now())
                draft.move(seat, action, is_confirmed=True)
                try:
                    await log.append(draft)
                except Refused as refused:
                    # Who was quicker goes on.
                    event(LOG, "bot-not-heard", table=log.data.id, key=refused.key)
                    if refused.key == "busy":
                        self._retry_later(is_ours=True)
                    return
            await self.advance()
