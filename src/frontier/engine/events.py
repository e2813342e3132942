"""What happened, as ids and numbers; texts/ turns it into sentences.

Rules tell an event as its kind and three native numbers, which costs nothing without a listener. What the numbers mean
is declared once, with the same kinds of fields as actions: JSON and sentences follow from that.
"""

from collections.abc import Sequence
from typing import Final

from frontier.engine.actions import Choice, Field, Number, Value
from frontier.engine.errors import OptionError

MOST: Final = 1_000_000  # of anything that an event counts


class Event:
    """One thing that happened. The game's EventSpace declares what a, b and c mean for each kind."""

    def __init__(self, kind: str, seat: int, a: int, b: int, c: int) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.kind, self.seat, self.a, self.b, self.c)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, seat={self.seat}, {self.a}, {self.b}, {self.c})"


class Listener:
    """Hears the events of a state while actions are applied; set `state.listener`."""

    def hear(self, event: Event) -> None:
        """Called once for each event, in order."""
        raise NotImplementedError


class EventLog(Listener):
    """Keeps what it hears until it is taken."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, event: Event) -> None:
        self.events.append(event)

    def take(self) -> list[Event]:
        """The events heard since the last call."""
        events = self.events
        self.events = []
        return events


class Amount(Number):
    """A number of things, told as it is."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 0, MOST)


class OtherSeat(Number):
    """A seat other than the event's own; sentences name it by its colour."""

    def __init__(self, name: str, players: int) -> None:
        super().__init__(name, 0, players - 1)


class Flag(Number):
    """Whether something is so; sentences get 0 or 1."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 0, 1)

    def value(self, index: int) -> Value:
        return index == 1

    def schema(self) -> dict[str, dict[str, object]]:
        return {self.name: {"type": "boolean"}}


class PrintedNumber(Field):
    """One of the numbers that are printed in a row, told by its place there."""

    def __init__(self, name: str, numbers: Sequence[int]) -> None:
        super().__init__(name, len(numbers))
        self.numbers = tuple(numbers)

    def value(self, index: int) -> Value:
        return self.numbers[index]

    def schema(self) -> dict[str, dict[str, object]]:
        return {self.name: {"type": "integer"}}


class Component(Choice):
    """One of the ids that a component set gives, so that another set may have others."""

    def schema(self) -> dict[str, dict[str, object]]:
        return {self.name: {"type": "string"}}


class EventKind:
    """A kind of event with the fields that its numbers a, b and c stand for, as far as they mean anything."""

    def __init__(self, name: str, *fields: Field) -> None:
        self.name = name
        self.fields = fields

    def indices(self, event: Event) -> list[int]:
        """The numbers of an event of this kind, one for each field."""
        found = [event.a, event.b, event.c][: len(self.fields)]
        for field, index in zip(self.fields, found, strict=True):
            if not 0 <= index < field.size:
                raise OptionError(f"{event!r}: {field.name} is out of range")
        return found


class EventSpace:
    """All kinds of events of a game."""

    def __init__(self, *kinds: EventKind) -> None:
        self.kinds = kinds
        self.named = {kind.name: kind for kind in kinds}

    def __getitem__(self, name: str) -> EventKind:
        return self.named[name]

    def fields(self, event: Event) -> dict[str, Value]:
        """The JSON form of an event, e.g. {"event": "placed", "seat": 0, "place": "homestead_1"}."""
        kind = self.named[event.kind]
        values: dict[str, Value] = {"event": event.kind, "seat": event.seat}
        for field, index in zip(kind.fields, kind.indices(event), strict=True):
            values |= field.as_json(index)
        return values
