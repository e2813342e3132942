"""Sends everybody who looks at a table what they may know of it."""

import asyncio
from functools import partial
from typing import Any

import orjson

from frontier.server.errors import Refused
from frontier.server.people.person import Person
from frontier.server.tables import messages
from frontier.server.tables.model import PLAYING, TableData
from frontier.server.tables.monotonic_time import MonotonicTime
from frontier.server.tables.play import Play
from frontier.server.tables.viewer import Viewer
from frontier.server.threads import run_in_thread

Json = dict[str, Any]
Encoded = dict[str, bytes]  # the parts of a view, each as JSON
PAGE = 1000  # entries of the log in one message
MOST_ON_LOOP = 50  # entries that are put into words on the event loop


class Broadcast:
    """The connections to one table. A view is computed once for all who share it."""

    def __init__(self, data: TableData, play: Play | None, mutes: set[tuple[str, str]], clock: MonotonicTime) -> None:
        self.data = data
        self.play = play
        self.mutes = mutes
        self.time = clock
        self.viewers: set[Viewer] = set()
        # By viewpoint: the sequence number of the last view, the view, and which of its keys had changed.
        # Kept encoded: thousands of views as Python objects would make every round of the garbage collector long.
        self._views: dict[int | None, tuple[int, Encoded, frozenset[str]]] = {}
        self._turns: dict[str, tuple[int, messages.Turn]] = {}
        self._queued_at = -1  # the sequence number at which a bot waits for others
        self._written: dict[
            tuple[int, int, tuple[int, ...], str], list[bytes]
        ] = {}  # of the log, while a batch is sent
        self._backlogs: set[asyncio.Task[None]] = set()

    def table_reloaded(self, data: TableData, play: Play | None) -> None:
        """Take over a table that was read again; who took or left a seat has another viewpoint from now on."""
        self.data, self.play = data, play
        self._turns.clear()
        for viewer in self.viewers:
            if viewer.person is not None and viewer.person.id in data.bans:
                viewer.reject(Refused("banned"))
            if viewer.set_seats(data.seats_of(viewer.person.id if viewer.person else None)):
                viewer.seq = -1  # needs everything again

    def view(self, viewpoint: int | None) -> tuple[Encoded, frozenset[str]]:
        """Return the game as a viewpoint sees it, and which of its keys the last batch of entries changed."""
        assert self.play is not None
        game, state, head = self.play.game, self.play.state, self.play.head
        known = self._views.get(viewpoint)
        if known is not None and known[0] == head:
            return known[1], known[2]
        if game.hides or viewpoint is None:
            view = {key: orjson.dumps(value) for key, value in game.view(state, viewpoint).items()}
        else:
            view = {**self.view(None)[0], "seat": orjson.dumps(viewpoint)}
        changed = frozenset(view) if known is None else frozenset(k for k in view if view[k] != known[1].get(k))
        self._views[viewpoint] = (head, view, changed)
        return view, changed

    def _is_secret(self, viewpoint: int | None) -> bool:
        """Whether others at the same device must not see what this viewpoint shows now."""
        assert self.play is not None
        if viewpoint is None or not self.play.game.hides or self.data.status != PLAYING:
            return False
        if len(self.data.seats_of(self.data.seats[viewpoint].person)) < 2:
            return False
        own, open_ = self.view(viewpoint)[0], self.view(None)[0]
        return any(own[key] != open_.get(key) for key in own if key != "seat")

    def _turn(self, lang: str) -> messages.Turn:
        """Whose turn it is, the same for everybody who reads this language."""
        seq = self.play.head if self.play is not None else 0
        if self._turns.get(lang, (-1,))[0] != seq:
            self._turns[lang] = (seq, messages.turn(self.play, lang, self.data.think_less, self._queued_at == seq))
        return self._turns[lang][1]

    def send_queued(self, is_queued: bool) -> None:
        """Tell everybody that the bot whose turn it is has to wait until others have thought, or does no more."""
        head = self.play.head if self.play is not None else 0
        self._queued_at = head if is_queued else -1
        self._turns.clear()
        for viewer in self.viewers:
            if viewer.seq == head and not viewer.is_catching_up:
                viewer.send({"type": "turn", "seq": head, "turn": self._turn(viewer.lang)})

    def _log_lines(self, since: int, until: int, viewpoint: int | None, lang: str) -> list[bytes]:
        """Some of the log as JSON; the same lines serve everybody who may know the same while a batch is sent."""
        assert self.play is not None
        applied = self.play.applied[since:until]
        key = (since, until, tuple(line.entry.seq for line in applied if viewpoint in line.hidden_from), lang)
        if key not in self._written:
            self._written[key] = messages.lines(
                self.play.game, self.play.state, applied, viewpoint=viewpoint, lang=lang
            )
        return self._written[key]

    async def _log_page(self, since: int, viewpoint: int | None, lang: str) -> list[bytes]:
        """A page of the log; a long one is put into words in a thread."""
        found: list[bytes] = []
        while self.play is not None:
            first, play = since + len(found), self.play
            until = min(play.head, since + PAGE)
            if until - first <= MOST_ON_LOOP:
                found += self._log_lines(first, until, viewpoint, lang)
                self._written.clear()
                break
            applied, state = play.applied[first:until], play.state.clone()
            found += await run_in_thread(
                partial(messages.lines, play.game, state, applied, viewpoint=viewpoint, lang=lang)
            )
        return found

    def _update_message(self, viewpoint: int | None, lang: str, lines: list[bytes], kind: str) -> Json:
        """Everything a seat may know, with these lines of the log; in an "update" only what changed of the view."""
        play = self.play
        message: Json = {"type": kind, "seq": play.head if play else 0, "seat": viewpoint, "entries": [], "more": None}
        message |= {"view": None, "turn": self._turn(lang), "legal": []}
        message |= {"can": {"undo": False, "confirm": False, "restart": None}}
        message |= {"cover": False, "plan": None, "clock": messages.clock(play, self.time.now()), "result": None}
        message["lesson"] = messages.lesson(play)
        if play is None or play.head == 0:
            return message
        message["entries"] = [orjson.Fragment(line) for line in lines]
        message["cover"] = self._is_secret(viewpoint)
        view, changed = self.view(viewpoint)
        keys = view if kind == "snapshot" else changed
        message["view"] = {key: orjson.Fragment(view[key]) for key in keys}
        message["result"] = messages.described_result(play.game, play.state, lang)
        if viewpoint is not None and self.data.status == PLAYING:
            decides = play.waits_for == viewpoint and play.bot_of(viewpoint) is None
            if decides and play.awaiting is None:
                message["legal"] = messages.legal(play.game, play.state, lang)
            seats = self.data.seats_of(self.data.seats[viewpoint].person) if play.is_free else (viewpoint,)
            message["can"] = {
                "undo": play.can_undo(seats),
                "confirm": decides and play.awaiting is not None,
                "restart": play.restart_of(viewpoint),
            }
            message["plan"] = self.data.plans.get(viewpoint)
        return message

    async def snapshot(self, viewpoint: int | None, lang: str, since: int) -> bytes:
        """Return everything a viewpoint may know as JSON, with a page of the log after entry `since`."""
        lines = await self._log_page(since, viewpoint, lang)
        message = self._update_message(viewpoint, lang, lines, "snapshot")
        if since + len(lines) < message["seq"]:
            message["more"] = since + len(lines)
        return orjson.dumps(message)

    def send_updates(self) -> None:
        """Send everybody what is new to them since the last message."""
        encoded: dict[tuple[int | None, str, int, str], str] = {}
        head = self.play.head if self.play else 0
        waits_for = self.play.waits_for if self.play else None
        known = {viewpoint: seen[0] for viewpoint, seen in self._views.items()}
        for viewer in self.viewers:
            if viewer.is_catching_up:
                continue  # is sent everything together
            if head - max(viewer.seq, 0) > MOST_ON_LOOP:
                self._send_backlog_later(viewer)
                continue
            before = viewer.viewpoint
            viewpoint = viewer.update_viewpoint(waits_for)
            # Changes of the view can be sent only to those who have exactly the view before.
            follows = viewer.seq >= 0 and viewpoint == before and known.get(viewpoint) == viewer.seq
            key = (viewpoint, viewer.lang, viewer.seq, "update" if follows else "snapshot")
            if key not in encoded:
                lines = self._log_lines(max(viewer.seq, 0), head, viewpoint, viewer.lang) if self.play else []
                encoded[key] = orjson.dumps(self._update_message(viewpoint, viewer.lang, lines, key[3])).decode()
            viewer.seq = head
            viewer.send_text(encoded[key])
        self._written.clear()

    def send_plan(self, seat: int) -> None:
        """Send what a seat has prepared to those who look from it, and to nobody else."""
        for viewer in self.viewers:
            if viewer.viewpoint == seat and viewer.seq >= 0 and not viewer.is_catching_up:
                viewer.send(self._update_message(seat, viewer.lang, [], "update") | {"view": {}})

    def has_viewer(self, person: str) -> bool:
        """Whether a person looks at the table."""
        return any(viewer.person is not None and viewer.person.id == person for viewer in self.viewers)

    def send_table(self) -> None:
        """Send everybody who sits where, and how the table stands."""
        connected = self._connected()
        special = self.data.persons | {self.data.host}
        encoded: dict[str | None, str] = {}
        for viewer in self.viewers:
            who = viewer.person.id if viewer.person is not None and viewer.person.id in special else None
            if who not in encoded:
                table = messages.table_info(self.data, self.play, connected=connected, person=who, now=self.time.now())
                encoded[who] = orjson.dumps({"type": "table", "table": table}).decode()
            viewer.send_text(encoded[who])

    def table_info(self, person: Person | None) -> Json:
        """Return the table as a person may know it."""
        who = person.id if person else None
        return messages.table_info(self.data, self.play, connected=self._connected(), person=who, now=self.time.now())

    def _connected(self) -> set[str]:
        return {viewer.person.id for viewer in self.viewers if viewer.person is not None}

    def _is_first_or_last(self, viewer: Viewer) -> bool:
        """Whether somebody who sits here has only this connection, so that the others see it come or go."""
        person = viewer.person.id if viewer.person is not None else None
        others = {other.person.id for other in self.viewers if other is not viewer and other.person is not None}
        return person in self.data.persons and person not in others

    async def connect(self, viewer: Viewer, since: int) -> None:
        """Add a connection; it is sent the table, then everything after entry `since`."""
        if self._is_first_or_last(viewer):
            self.viewers.add(viewer)
            self.send_table()
        else:
            self.viewers.add(viewer)
            viewer.send({"type": "table", "table": self.table_info(viewer.person)})
        await self._send_backlog(viewer, since)

    def _send_backlog_later(self, viewer: Viewer) -> None:
        """Send much that a viewer lacks, after a change of viewpoint or a pause of this process, page by page."""
        viewer.is_catching_up = True
        task = asyncio.get_running_loop().create_task(self._send_backlog(viewer, max(viewer.seq, 0)))
        self._backlogs.add(task)
        task.add_done_callback(self._backlogs.discard)

    async def _send_backlog(self, viewer: Viewer, since: int) -> None:
        """Send the log after entry `since`, page by page, and a snapshot with the last page."""
        seats = viewer.seats
        while True:
            viewpoint = viewer.update_viewpoint(self.play.waits_for if self.play else None)
            since = min(since, self.play.head if self.play else 0)
            lines = await self._log_page(since, viewpoint, viewer.lang)
            head = self.play.head if self.play else 0
            if viewer.is_closed or viewer not in self.viewers:
                return
            if viewer.seats != seats:
                seats, since = viewer.seats, 0  # the whole log again, from another viewpoint
            elif since + len(lines) < head:
                viewer.send({"type": "log", "entries": [orjson.Fragment(line) for line in lines]})
                since += len(lines)
            else:
                break
        viewpoint = viewer.update_viewpoint(self.play.waits_for if self.play else None)
        viewer.send(self._update_message(viewpoint, viewer.lang, lines, "snapshot"))
        viewer.seq, viewer.is_catching_up = head, False

    def disconnect(self, viewer: Viewer) -> None:
        """Remove a connection that has ended."""
        self.viewers.discard(viewer)
        if self._is_first_or_last(viewer):
            self.send_table()

    def send_chat(self, message: Json) -> None:
        """Send a chat message to all who want to read it."""
        for viewer in self.viewers:
            if self.wants_to_read(viewer.person, message["person"]):
                viewer.send({"type": "chat", "message": message})

    def send_removed(self, person: str) -> None:
        """Tell somebody that the host took the seat away."""
        for viewer in self.viewers:
            if viewer.person is not None and viewer.person.id == person:
                viewer.send_refusal(Refused("removed"))

    def wants_to_read(self, person: Person | None, author: str) -> bool:
        """Whether a person gets to read an author: muted neither by themselves nor, for everybody, by the host."""
        if person is not None and person.id == author:
            return True
        owners = {self.data.host} | ({person.id} if person is not None else set())
        return not any((owner, author) in self.mutes for owner in owners)
