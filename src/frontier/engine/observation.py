"""A position as numbers for learners: what every entry means, declared once, and whoever writes them."""

from librt.vecs import vec
from mypy_extensions import i64

from frontier.engine.state import State


class Section:
    """Entries side by side, one for each of these names; `meaning` says what number stands there."""

    def __init__(self, name: str, entries: tuple[str, ...], meaning: str) -> None:
        self.name = name
        self.entries = entries
        self.meaning = meaning


class Group:
    """Sections that come once for each of these things: seats as the observer counts them, fields, auctions."""

    def __init__(self, kind: str, things: tuple[str, ...], sections: tuple[Section, ...]) -> None:
        self.kind = kind
        self.things = things
        self.sections = sections

    @property
    def stride(self) -> int:
        """How many entries each of the things has."""
        return sum([len(section.entries) for section in self.sections])


THE_POSITION = ("",)  # what there is only once
YES = ("",)  # what is one number


def seats(players: int) -> tuple[str, ...]:
    """Name the seats as an observer counts them, from its own on."""
    return ("self", *[f"+{i}" for i in range(1, players)])


def size(groups: tuple[Group, ...]) -> int:
    """Return the length of an observation with these groups."""
    return sum([group.stride * len(group.things) for group in groups])


def names(groups: tuple[Group, ...]) -> list[str]:
    """Name each entry in order: "phase turn", "seat +1 silver", "field e5 cost grain"."""
    found = []
    for group in groups:
        for thing in group.things:
            for section in group.sections:
                for entry in section.entries:
                    words = (group.kind if thing else "", thing, section.name, entry)
                    found.append(" ".join([word for word in words if word]))
    return found


class Observer:
    """Writes positions of one configuration, each as a seat knows it, into rows of a longer vector."""

    def __init__(self, changing: tuple[Group, ...], fixed: tuple[Group, ...]) -> None:
        self.groups = (*changing, *fixed)
        self.changing: i64 = size(changing)  # entries; those that are fixed for a whole game follow them
        self.fixed: i64 = size(fixed)
        self.size: i64 = self.changing + self.fixed

    def write(self, state: State, seat: i64, out: vec[float], first: i64) -> i64:
        """Write all entries that may change in a game, from `first` on; return where the next one comes."""
        raise NotImplementedError

    def write_fixed(self, state: State, out: vec[float], first: i64) -> i64:
        """Write the entries that are fixed for a whole game, for every seat; return where the next one comes."""
        return first

    def numbers(self, state: State, seat: i64) -> vec[float]:
        """Return all entries of a position as a seat knows it."""
        out = zeros(self.size)
        self.write_fixed(state, out, self.write(state, seat, out, 0))
        return out

    def fixed_numbers(self, state: State) -> vec[float]:
        """Return the entries that are fixed for a whole game."""
        out = zeros(self.fixed)
        self.write_fixed(state, out, 0)
        return out


def zeros(size: i64) -> vec[float]:
    """Return a vector of zeros."""
    return vec[float]([0.0] * size)


def clear(out: vec[float], first: i64, end: i64) -> None:
    """Write zeros from one place up to another."""
    for i in range(first, end):
        out[i] = 0.0


def one_hot(out: vec[float], first: i64, size: i64, index: i64) -> i64:
    """Write 1 at the index of a choice, if there is one, else 0; return where the next entry comes."""
    for i in range(size):
        out[first + i] = 0.0
    if 0 <= index < size:
        out[first + index] = 1.0
    return first + size


def write_bits(out: vec[float], first: i64, size: i64, mask: i64) -> i64:
    """Write each bit of a mask as a number; return where the next entry comes."""
    for i in range(size):
        out[first + i] = float((mask >> i) & 1)
    return first + size


def flag(is_so: bool) -> float:
    """Return a truth value as 1 or 0."""
    return 1.0 if is_so else 0.0
