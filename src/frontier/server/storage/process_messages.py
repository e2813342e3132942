"""Messages between the server processes that share a PostgreSQL database; NOTIFY delivers them when a transaction
commits.

As text a message is `ORIGIN WORD VALUES...`. The words are those of earlier versions: during an upgrade processes of
both run side by side.
"""

from dataclasses import astuple, dataclass, fields


@dataclass(frozen=True)
class LogAppended:
    """A table's log has grown up to entry `head`."""

    table: str
    head: int


@dataclass(frozen=True)
class TableChanged:
    """A table's row or seats were changed."""

    table: str


@dataclass(frozen=True)
class PlansChanged:
    """A seat's prepared decisions were changed."""

    table: str


@dataclass(frozen=True)
class MutesChanged:
    """Somebody at a table was muted or is read again."""

    table: str


@dataclass(frozen=True)
class ChatPosted:
    """A chat message was written at a table."""

    table: str
    message: int


@dataclass(frozen=True)
class SeatRemoved:
    """The host took a person's seat away."""

    table: str
    person: str


@dataclass(frozen=True)
class TableDeleted:
    """A table is no longer in the database."""

    table: str


@dataclass(frozen=True)
class PersonPresent:
    """A person looks at a table that waits for them."""

    table: str
    person: str


@dataclass(frozen=True)
class PersonChanged:
    """A person has another name or other settings, was banned, or has signed out everywhere."""

    person: str


@dataclass(frozen=True)
class SignedOut:
    """A cookie or token of a person has become invalid, so connections have to prove themselves again."""

    person: str


@dataclass(frozen=True)
class ProcessStarted:
    """A server process has begun to listen; `number` identifies its advisory lock."""

    number: int


ProcessMessage = (
    LogAppended
    | TableChanged
    | PlansChanged
    | MutesChanged
    | ChatPosted
    | SeatRemoved
    | TableDeleted
    | PersonPresent
    | PersonChanged
    | SignedOut
    | ProcessStarted
)
_KINDS: dict[str, type[ProcessMessage]] = {
    "log": LogAppended,
    "info": TableChanged,
    "plan": PlansChanged,
    "mutes": MutesChanged,
    "chat": ChatPosted,
    "removed": SeatRemoved,
    "gone": TableDeleted,
    "here": PersonPresent,
    "person": PersonChanged,
    "cut": SignedOut,
    "runs": ProcessStarted,
}
_WORDS = {kind: word for word, kind in _KINDS.items()}


def encode(origin: str, message: ProcessMessage) -> str:
    """Return the payload of a message from the process `origin`."""
    return " ".join((origin, _WORDS[type(message)], *(str(value) for value in astuple(message))))


def decode(payload: str) -> tuple[str, ProcessMessage]:
    """Return the origin and the message of a payload; an unknown word, of a newer version, means a changed table."""
    origin, word, *values = payload.split(" ")
    kind = _KINDS.get(word)
    if kind is None:
        return origin, TableChanged(values[0])
    typed = [int(value) if field.type is int else value for field, value in zip(fields(kind), values, strict=True)]
    return origin, kind(*typed)  # type: ignore[arg-type]  # each field has its declared type
