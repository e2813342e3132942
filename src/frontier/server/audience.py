"""Everybody who looks at a table, and what each of them is told."""

from typing import Any

import orjson

from frontier.server import messages
from frontier.server.model import PLAYING, TableData
from frontier.server.people import Person
from frontier.server.play import Play
from frontier.server.viewers import Viewer

Json = dict[str, Any]


class Audience:
    """The connections to one table. A view is worked out once for all who share it."""

    def __init__(self, data: TableData, play: Play | None, mutes: set[tuple[str, str]]) -> None:
        self.data = data
        self.play = play
        self.mutes = mutes
        self.viewers: set[Viewer] = set()
        # For each pair of eyes: at which sequence number it was looked at, what there was to see, what had changed.
        self._views: dict[int | None, tuple[int, Json, frozenset[str]]] = {}
        self._turns: dict[str, tuple[int, messages.Turn]] = {}

    def set(self, data: TableData, play: Play | None) -> None:
        """The table was read anew; whoever sat down or got up looks with other eyes from now on."""
        self.data, self.play = data, play
        for viewer in self.viewers:
            if viewer.sit(data.seats_of(viewer.person.id if viewer.person else None)):
                viewer.seq = -1  # needs everything again

    def view(self, eyes: int | None) -> tuple[Json, frozenset[str]]:
        """The game as a seat sees it, and which of its keys the last batch of entries changed."""
        assert self.play is not None
        game, state, head = self.play.game, self.play.state, self.play.head
        known = self._views.get(eyes)
        if known is not None and known[0] == head:
            return known[1], known[2]
        if game.hides or eyes is None:
            view = game.view(state, eyes)
        else:
            view = {**self.view(None)[0], "seat": eyes}
        changed = frozenset(view) if known is None else frozenset(k for k in view if view[k] != known[1].get(k))
        self._views[eyes] = (head, view, changed)
        return view, changed

    def _turn(self, lang: str) -> messages.Turn:
        """Whose turn it is, the same for everybody who reads this language."""
        seq = self.play.head if self.play is not None else 0
        if self._turns.get(lang, (-1,))[0] != seq:
            self._turns[lang] = (seq, messages.turn(self.play, lang))
        return self._turns[lang][1]

    def update(self, eyes: int | None, lang: str, since: int, kind: str = "snapshot") -> Json:
        """Everything a seat may know after entry `since`; in an "update" only what changed of the view."""
        play = self.play
        turn = self._turn(lang)
        message: Json = {"type": kind, "seq": play.head if play else 0, "seat": eyes, "entries": [], "view": None}
        message |= {"turn": turn, "legal": [], "can": {"undo": False, "confirm": False}}
        message |= {"plan": None, "clock": messages.clock(play), "result": None}
        if play is None or play.head == 0:
            return message
        told = play.told[max(since, 0) :]
        message["entries"] = [messages.entry(play.game, play.state, line, eyes, lang) for line in told]
        view, changed = self.view(eyes)
        message["view"] = view if kind == "snapshot" else {key: view[key] for key in changed}
        message["result"] = messages.result(play.game, play.state, lang)
        if eyes is not None and self.data.status == PLAYING:
            decides = play.waits_for == eyes and play.bot_of(eyes) is None
            if decides and play.awaiting is None:
                message["legal"] = messages.legal(play.game, play.state, lang)
            seats = self.data.seats_of(self.data.seats[eyes].person) if play.is_free else (eyes,)
            message["can"] = {"undo": play.can_undo(seats), "confirm": decides and play.awaiting is not None}
            message["plan"] = self.data.plans.get(eyes)
        return message

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
        for viewer in self.viewers:
            viewer.send({"type": "table", "table": self.info(viewer.person)})

    def info(self, person: Person | None) -> Json:
        """The table for the lobby."""
        connected = {viewer.person.id for viewer in self.viewers if viewer.person is not None}
        return messages.table_info(self.data, self.play, connected, person.id if person else None)

    def welcome(self, viewer: Viewer, since: int) -> None:
        """A new connection: the table, then everything after entry `since`."""
        self.viewers.add(viewer)
        head = self.play.head if self.play else 0
        viewer.look(self.play.waits_for if self.play else None)
        viewer.send({"type": "table", "table": self.info(viewer.person)})
        viewer.send(self.update(viewer.eyes, viewer.lang, min(since, head)))
        viewer.seq = head

    def farewell(self, viewer: Viewer) -> None:
        """A connection has ended."""
        self.viewers.discard(viewer)
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
