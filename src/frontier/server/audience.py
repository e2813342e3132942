"""Everybody who looks at a table, and what each of them is told."""

from typing import Any

import orjson

from frontier.server import messages
from frontier.server.model import PLAYING, TableData
from frontier.server.people import Person
from frontier.server.play import MOVE, Play, Told
from frontier.server.viewers import Viewer

Json = dict[str, Any]
Encoded = dict[str, bytes]  # the parts of a view, each as JSON


class Audience:
    """The connections to one table. A view is worked out once for all who share it."""

    def __init__(self, data: TableData, play: Play | None, mutes: set[tuple[str, str]]) -> None:
        self.data = data
        self.play = play
        self.mutes = mutes
        self.viewers: set[Viewer] = set()
        # For each pair of eyes: at which sequence number it was looked at, what there was to see, what had changed.
        # Kept encoded: thousands of views as Python objects would make every round of the garbage collector long.
        self._views: dict[int | None, tuple[int, Encoded, frozenset[str]]] = {}
        self._turns: dict[str, tuple[int, messages.Turn]] = {}
        self._events: dict[tuple[int, str], bytes] = {}  # while a batch is told

    def know(self, data: TableData, play: Play | None) -> None:
        """The table was read anew; whoever sat down or got up looks with other eyes from now on."""
        self.data, self.play = data, play
        for viewer in self.viewers:
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

    def _said(self, told: Told, lang: str) -> bytes:
        """The events of a move in a language, the same for everybody."""
        key = (told.entry.seq, lang)
        if key not in self._events:
            assert self.play is not None
            self._events[key] = orjson.dumps(messages.events(self.play.game, self.play.state, told.events, lang))
        return self._events[key]

    def update(self, eyes: int | None, lang: str, since: int, kind: str = "snapshot") -> Json:
        """Everything a seat may know after entry `since`; in an "update" only what changed of the view."""
        play = self.play
        turn = self._turn(lang)
        message: Json = {"type": kind, "seq": play.head if play else 0, "seat": eyes, "entries": [], "view": None}
        message |= {"turn": turn, "legal": [], "can": {"undo": False, "confirm": False, "restart": None}}
        message |= {"plan": None, "clock": messages.clock(play), "result": None}
        if play is None or play.head == 0:
            return message
        told = play.told[max(since, 0) :]
        message["entries"] = [messages.entry(play.game, line, eyes, lang) for line in told]
        for entry, line in zip(message["entries"], told, strict=True):
            if line.entry.kind == MOVE or line.events:
                entry["events"] = orjson.Fragment(self._said(line, lang))
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

    def snapshot(self, eyes: int | None, lang: str, since: int) -> bytes:
        """The same as JSON, whole."""
        encoded = orjson.dumps(self.update(eyes, lang, since))
        self._events.clear()
        return encoded

    def tell(self) -> None:
        """Send everybody what is new to them."""
        encoded: dict[tuple[int | None, str, int, str], str] = {}
        head = self.play.head if self.play else 0
        waits_for = self.play.waits_for if self.play else None
        known = {eyes: seen[0] for eyes, seen in self._views.items()}
        for viewer in self.viewers:
            before = viewer.eyes
            eyes = viewer.look(waits_for)
            # Changes of the view can be told only to those who have exactly the view before.
            follows = viewer.seq >= 0 and eyes == before and known.get(eyes) == viewer.seq
            key = (eyes, viewer.lang, viewer.seq, "update" if follows else "snapshot")
            if key not in encoded:
                encoded[key] = orjson.dumps(self.update(eyes, viewer.lang, viewer.seq, key[3])).decode()
            viewer.seq = head
            viewer.send_text(encoded[key])
        self._events.clear()

    def tell_plan(self, seat: int) -> None:
        """Tell those who look with the eyes of a seat, and nobody else, what is prepared there."""
        for viewer in self.viewers:
            if viewer.eyes == seat and viewer.seq >= 0:
                viewer.send(self.update(seat, viewer.lang, viewer.seq, "update") | {"view": {}})

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
                table = messages.table_info(self.data, self.play, connected, who)
                encoded[who] = orjson.dumps({"type": "table", "table": table}).decode()
            viewer.send_text(encoded[who])

    def info(self, person: Person | None) -> Json:
        """The table for the lobby."""
        return messages.table_info(self.data, self.play, self._connected(), person.id if person else None)

    def _connected(self) -> set[str]:
        return {viewer.person.id for viewer in self.viewers if viewer.person is not None}

    def _is_first_or_last(self, viewer: Viewer) -> bool:
        """Whether somebody who sits here has only this connection, so that the others see it come or go."""
        person = viewer.person.id if viewer.person is not None else None
        others = {other.person.id for other in self.viewers if other is not viewer and other.person is not None}
        return person in self.data.persons and person not in others

    def welcome(self, viewer: Viewer, since: int) -> None:
        """A new connection: the table, then everything after entry `since`."""
        if self._is_first_or_last(viewer):
            self.viewers.add(viewer)
            self.tell_table()
        else:
            self.viewers.add(viewer)
            viewer.send({"type": "table", "table": self.info(viewer.person)})
        head = self.play.head if self.play else 0
        viewer.look(self.play.waits_for if self.play else None)
        viewer.send_text(self.snapshot(viewer.eyes, viewer.lang, min(since, head)).decode())
        viewer.seq = head

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

    def wants(self, person: Person | None, author: str) -> bool:
        """Whether a person gets to read an author: muted neither by themselves nor, for everybody, by the host."""
        if person is not None and person.id == author:
            return True
        owners = {self.data.host} | ({person.id} if person is not None else set())
        return not any((owner, author) in self.mutes for owner in owners)
