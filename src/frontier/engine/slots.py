"""The slots of a game by declaration: what stands where in a position, and how it reads as JSON and as numbers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from frontier.engine.document import Document
from frontier.engine.observation import YES, Section

UNKNOWN = -1  # in a slot: what an observer does not know


@dataclass(frozen=True)
class Slot:
    """A part of the position: one number, or one for each of `things`; with `per_seat` that for every seat.

    A number runs from 0 to `high`, or is the index of one of `ids`. What is secret is known to its own seat only until
    the game is over; what is held counts among a seat's possessions.
    """

    name: str
    high: int = 1
    ids: tuple[str, ...] = ()
    things: tuple[str, ...] = ()
    per_seat: bool = False
    is_secret: bool = False
    is_held: bool = False

    @property
    def count(self) -> int:
        """How many numbers stand here; with `per_seat`, for each seat."""
        return len(self.things) or 1

    @property
    def most(self) -> int:
        """The largest number that may stand here."""
        return len(self.ids) - 1 if self.ids else self.high

    def as_json(self, values: Sequence[int]) -> object:
        """Return the numbers as JSON: by the names of the things if there are several, None for what is not known."""
        shown = [None if value == UNKNOWN else self.ids[value] if self.ids else value for value in values]
        return dict(zip(self.things, shown, strict=True)) if self.things else shown[0]

    def read(self, document: Document) -> list[int]:
        """Return the numbers that such JSON stands for; PositionError for what cannot stand here."""
        source = document.part(self.name) if self.things else document
        if self.things:
            source.only(self.things)
        return [self._read_one(source, key) for key in self.things or (self.name,)]

    def _read_one(self, source: Document, key: str) -> int:
        if self.is_secret and source.get(key) is None:
            return UNKNOWN
        return self.ids.index(source.word(key, self.ids)) if self.ids else source.number(key, 0, self.high)

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of what may stand here."""
        one: dict[str, Any] = {"type": "string", "enum": list(self.ids)} if self.ids else {"type": "integer"}
        if self.is_secret:
            one = {"anyOf": [one, {"type": "null"}]}
        if not self.things:
            return one
        return {"type": "object", "properties": dict.fromkeys(self.things, one), "required": list(self.things)}

    def section(self) -> Section:
        """Declare the entries of an observation that the slot becomes."""
        things = self.things or YES
        if self.ids:
            entries = tuple(f"{thing} {id_}".strip() for thing in things for id_ in self.ids)
            return Section(self.name, entries, "1 if it is this, as far as the observer knows")
        return Section(self.name, things, f"divided by {max(self.most, 1)}")

    def observation(self, values: Sequence[int]) -> list[float]:
        """Return the entries of an observation: a 1 for the id that holds, or shares of the largest number."""
        if self.ids:
            return [float(value == id_) for value in values for id_ in range(len(self.ids))]
        return [max(value, 0) / max(self.most, 1) for value in values]


# Those of every game.
ACTOR = Slot("actor")
PHASE = Slot("phase")
ROUND = Slot("round")
TURN = Slot("turn")


class Layout:
    """Where the slots of a game stand in the vector of a position."""

    def __init__(self, slots: tuple[Slot, ...], players: int) -> None:
        self.slots = slots
        self.players = players
        self.first: dict[str, int] = {}
        size = 0
        for slot in (ACTOR, PHASE, ROUND, TURN, *slots):
            self.first[slot.name] = size
            size += slot.count * (players if slot.per_seat else 1)
        self.size = size
