"""What happened, as ids and numbers; texts/ turns it into sentences."""


class Event:
    """One thing that happened. The game's events.py declares what a, b and c mean for each kind."""

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
