"""Everybody who looks at a table, and what each of them is told."""

import asyncio
from functools import partial
from typing import Any

import orjson

from frontier.server.errors import Refused
from frontier.server.people.person import Person
from frontier.server.tables import messages
from frontier.server.tables.model import PLAYING, TableData
from frontier.server.tables.monotonic_time import Timeline
from frontier.server.tables.play import Play
from frontier.server.tables.viewer import Viewer
from frontier.server.threads import aside

Json = dict[str, Any]
Encoded = dict[str, bytes]  # the parts of a view, each as JSON
PAGE = 1000  # entries of the log in one message
FEW = 50  # entries that are put into words on the event loop


class Audience:
    """The connections to one table. A view is worked out once for all who share it."""

    def __init__(self, data: TableData, play: Play | None, mutes: set[tuple[str, str]], timeline: Timeline) -> None:
        self.data = data
        self.play = play
        self.mutes = mutes
        self.time = timeline
        self.viewers: set[Viewer] = set()
        # For each pair of eyes: at which sequence number it was looked at, what there was to see, what had changed.
        # Kept encoded: thousands of views as Python objects would make every round of the garbage collector long.
        self._views: dict[int | None, tuple[int, Encoded, frozenset[str]]] = {}
        self._turns: dict[str, tuple[int, messages.Turn]] = {}
        self._written: dict[
            tuple[int, int, tuple[int, ...], str], list[bytes]
        ] = {}  # of the log, while a batch is told
        self._bringing: set[asyncio.Task[None]] = set()

    def know(self, data: TableData, play: Play | None) -> None:
        """The table was read anew; whoever sat down or got up looks with other eyes from now on."""
        self.data, self.play = data, play
        for viewer in self.viewers:
            if viewer.person is not None and viewer.person.id in data.bans:
                viewer.turn_away(Refused("banned"))
            if viewer.sit(data.seats_of(viewer.person.id if viewer.person else None)):
                viewer.seq = -1  # needs everything again

    def view(self, eyes: int | None) -> tuple[Encoded, frozenset[str]]:
        """The game as a seat sees it, and which of its keys the last batch of entries changed."""
        assert self.play is not None
        game, state, head = self.play.game, self.play.state, self.play.head
        known = self._views.get(eyes)
        if known is not None and known[0] == head:
            return known[1], known[2]
        if game.hides or eyes is None:
            view = {key: orjson.dumps(value) for key, value in game.view(state, eyes).items()}
        else:
            view = {**self.view(None)[0], "seat": orjson.dumps(eyes)}
        changed = frozenset(view) if known is None else frozenset(k for k in view if view[k] != known[1].get(k))
        self._views[eyes] = (head, view, changed)
        return view, changed

    def _turn(self, lang: str) -> messages.Turn:
        """Whose turn it is, the same for everybody who reads this language."""
        seq = self.play.head if self.play is not None else 0
        if self._turns.get(lang, (-1,))[0] != seq:
            self._turns[lang] = (seq, messages.turn(self.play, lang))
        return self._turns[lang][1]

    def _lines(self, since: int, until: int, eyes: int | None, lang: str) -> list[bytes]:
        """Some of the log as JSON; the same words serve everybody who may know the same while a batch is told."""
        assert self.play is not None
        told = self.play.told[since:until]
        key = (since, until, tuple(line.entry.seq for line in told if eyes in line.hidden_from), lang)
        if key not in self._written:
            self._written[key] = messages.lines(self.play.game, self.play.state, told, eyes, lang)
        return self._written[key]

    async def _page(self, since: int, eyes: int | None, lang: str) -> list[bytes]:
        """A page of the log; what is long is put into words beside the event loop."""
        found: list[bytes] = []
        while self.play is not None:
            first, play = since + len(found), self.play
            until = min(play.head, since + PAGE)
            if until - first <= FEW:
                found += self._lines(first, until, eyes, lang)
                self._written.clear()
                break
            told, state = play.told[first:until], play.state.clone()
            found += await aside(partial(messages.lines, play.game, state, told, eyes, lang))
        return found

    def _update(self, eyes: int | None, lang: str, lines: list[bytes], kind: str) -> Json:
        """Everything a seat may know, with these lines of the log; in an "update" only what changed of the view."""
        play = self.play
        message: Json = {"type": kind, "seq": play.head if play else 0, "seat": eyes, "entries": [], "more": None}
        message |= {"view": None, "turn": self._turn(lang), "legal": []}
        message |= {"can": {"undo": False, "confirm": False, "restart": None}}
        message |= {"plan": None, "clock": messages.clock(play, self.time.now()), "result": None}
        if play is None or play.head == 0:
            return message
        message["entries"] = [orjson.Fragment(line) for line in lines]
        view, changed = self.view(eyes)
        keys = view if kind == "snapshot" else changed
        message["view"] = {key: orjson.Fragment(view[key]) for key in keys}
        message["result"] = messages.told_result(play.game, play.state, lang)
        if eyes is not None and self.data.status == PLAYING:
            decides = play.waits_for == eyes and play.bot_of(eyes) is None
            if decides and play.awaiting is None:
                message["legal"] = messages.legal(play.game, play.state, lang)
            seats = self.data.seats_of(self.data.seats[eyes].person) if play.is_free else (eyes,)
            message["can"] = {
                "undo": play.can_undo(seats),
                "confirm": decides and play.awaiting is not None,
                "restart": play.restart_of(eyes),
            }
            message["plan"] = self.data.plans.get(eyes)
        return message

    async def snapshot(self, eyes: int | None, lang: str, since: int) -> bytes:
        """Everything a seat may know as JSON, with a page of the log after entry `since`."""
        lines = await self._page(since, eyes, lang)
        message = self._update(eyes, lang, lines, "snapshot")
        if since + len(lines) < message["seq"]:
            message["more"] = since + len(lines)
        return orjson.dumps(message)

    def tell(self) -> None:
        """Send everybody what is new to them."""
        encoded: dict[tuple[int | None, str, int, str], str] = {}
        head = self.play.head if self.play else 0
        waits_for = self.play.waits_for if self.play else None
        known = {eyes: seen[0] for eyes, seen in self._views.items()}
        for viewer in self.viewers:
            if viewer.is_coming:
                continue  # is told everything together
            if head - max(viewer.seq, 0) > FEW:
                self._bring_later(viewer)
                continue
            before = viewer.eyes
            eyes = viewer.look(waits_for)
            # Changes of the view can be told only to those who have exactly the view before.
            follows = viewer.seq >= 0 and eyes == before and known.get(eyes) == viewer.seq
            key = (eyes, viewer.lang, viewer.seq, "update" if follows else "snapshot")
            if key not in encoded:
                lines = self._lines(max(viewer.seq, 0), head, eyes, viewer.lang) if self.play else []
                encoded[key] = orjson.dumps(self._update(eyes, viewer.lang, lines, key[3])).decode()
            viewer.seq = head
            viewer.send_text(encoded[key])
        self._written.clear()

    def tell_plan(self, seat: int) -> None:
        """Tell those who look with the eyes of a seat, and nobody else, what is prepared there."""
        for viewer in self.viewers:
            if viewer.eyes == seat and viewer.seq >= 0 and not viewer.is_coming:
                viewer.send(self._update(seat, viewer.lang, [], "update") | {"view": {}})

    def has(self, person: str) -> bool:
        """Whether a person looks at the table."""
        return any(viewer.person is not None and viewer.person.id == person for viewer in self.viewers)

    def tell_table(self) -> None:
        """Send everybody who sits where, and how the table stands."""
        connected = self._connected()
        special = self.data.persons | {self.data.host}
        encoded: dict[str | None, str] = {}
        for viewer in self.viewers:
            who = viewer.person.id if viewer.person is not None and viewer.person.id in special else None
            if who not in encoded:
                table = messages.table_info(self.data, self.play, connected, who, self.time.now())
                encoded[who] = orjson.dumps({"type": "table", "table": table}).decode()
            viewer.send_text(encoded[who])

    def info(self, person: Person | None) -> Json:
        """The table for the lobby."""
        who = person.id if person else None
        return messages.table_info(self.data, self.play, self._connected(), who, self.time.now())

    def _connected(self) -> set[str]:
        return {viewer.person.id for viewer in self.viewers if viewer.person is not None}

    def _is_first_or_last(self, viewer: Viewer) -> bool:
        """Whether somebody who sits here has only this connection, so that the others see it come or go."""
        person = viewer.person.id if viewer.person is not None else None
        others = {other.person.id for other in self.viewers if other is not viewer and other.person is not None}
        return person in self.data.persons and person not in others

    async def welcome(self, viewer: Viewer, since: int) -> None:
        """A new connection: the table, then everything after entry `since`."""
        if self._is_first_or_last(viewer):
            self.viewers.add(viewer)
            self.tell_table()
        else:
            self.viewers.add(viewer)
            viewer.send({"type": "table", "table": self.info(viewer.person)})
        await self._bring(viewer, since)

    def _bring_later(self, viewer: Viewer) -> None:
        """Somebody who lacks much, because of other eyes or because this process slept, gets it as one who comes."""
        viewer.is_coming = True
        task = asyncio.get_running_loop().create_task(self._bring(viewer, max(viewer.seq, 0)))
        self._bringing.add(task)
        task.add_done_callback(self._bringing.discard)

    async def _bring(self, viewer: Viewer, since: int) -> None:
        """The log after entry `since`, page by page, the last one with a snapshot; then the viewer is up to date."""
        seats = viewer.seats
        while True:
            eyes = viewer.look(self.play.waits_for if self.play else None)
            since = min(since, self.play.head if self.play else 0)
            lines = await self._page(since, eyes, viewer.lang)
            head = self.play.head if self.play else 0
            if viewer.is_cut or viewer not in self.viewers:
                return
            if viewer.seats != seats:
                seats, since = viewer.seats, 0  # the whole log again, with other eyes
            elif since + len(lines) < head:
                viewer.send({"type": "log", "entries": [orjson.Fragment(line) for line in lines]})
                since += len(lines)
            else:
                break
        eyes = viewer.look(self.play.waits_for if self.play else None)
        viewer.send(self._update(eyes, viewer.lang, lines, "snapshot"))
        viewer.seq, viewer.is_coming = head, False

    def farewell(self, viewer: Viewer) -> None:
        """A connection has ended."""
        self.viewers.discard(viewer)
        if self._is_first_or_last(viewer):
            self.tell_table()

    def tell_chat(self, message: Json) -> None:
        """Send a message to all who want to read it."""
        for viewer in self.viewers:
            if self.wants(viewer.person, message["person"]):
                viewer.send({"type": "chat", "message": message})

    def tell_removed(self, person: str) -> None:
        """Tell somebody that the host took the seat away."""
        for viewer in self.viewers:
            if viewer.person is not None and viewer.person.id == person:
                viewer.refuse(Refused("removed"))

    def wants(self, person: Person | None, author: str) -> bool:
        """Whether a person gets to read an author: muted neither by themselves nor, for everybody, by the host."""
        if person is not None and person.id == author:
            return True
        owners = {self.data.host} | ({person.id} if person is not None else set())
        return not any((owner, author) in self.mutes for owner in owners)
