"""Who is served next when more people want something than can have it at once. Pure: no clock, no processes."""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

T = TypeVar("T")


class Shares:
    """Fair queueing among those who wait: next is whoever will then have had the least, with what they ask for. Who
    asks for little waits only for those who ask for as little; who comes late has no more than those who waited."""

    def __init__(self) -> None:
        self._least = 0.0  # that anybody who waits has had
        self._had: dict[str, float] = {}

    def come(self, key: str) -> None:
        """Somebody begins to wait. What was not asked for in the past cannot be saved up."""
        self._had[key] = max(self._least, self._had.get(key, 0.0))

    def first(self, costs: Mapping[str, float]) -> str:
        """Who is next, of all who wait, with what each asks for."""
        return min(costs, key=lambda key: self._had[key] + costs[key])

    def charge(self, key: str, cost: float) -> None:
        """Somebody gets something; below zero: it was less than thought."""
        self._had[key] = self._had.get(key, self._least) + cost

    def settle(self, waiting: Mapping[str, object]) -> None:
        """Forget those who do not wait and have had no more than others; everybody when nobody waits."""
        self._least = max(self._least, min((self._had[key] for key in waiting), default=float("-inf")))
        if not waiting:
            self._had.clear()
        self._had = {key: had for key, had in self._had.items() if key in waiting or had > self._least}

    def __contains__(self, key: str) -> bool:
        return key in self._had


@dataclass
class _Person(Generic[T]):
    tables: dict[str, deque[tuple[T, float]]] = field(default_factory=dict)  # where something waits, and its cost
    shares: Shares = field(default_factory=Shares)
    _next: str | None = None

    @property
    def next(self) -> str:
        """The table whose turn it is."""
        if self._next is None:
            self._next = self.shares.first({table: waiting[0][1] for table, waiting in self.tables.items()})
        return self._next

    @property
    def cost(self) -> float:
        return self.tables[self.next][0][1]

    def look_again(self) -> None:
        """Something has changed."""
        self._next = None


class FairQueue(Generic[T]):
    """What waits, shared out between people and between the tables of each of them; at one table first come, first
    served. However much somebody asks for, a stranger's first request waits for no more than one of theirs."""

    def __init__(self) -> None:
        self._people: dict[str, _Person[T]] = {}
        self._waiting: dict[str, _Person[T]] = {}
        self._shares = Shares()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def put(self, person: str, table: str, cost: float, item: T) -> None:
        """Let something wait that will probably cost so much."""
        found = self._people.setdefault(person, _Person())
        if person not in self._waiting:
            self._waiting[person] = found
            self._shares.come(person)
        if table not in found.tables:
            found.tables[table] = deque()
            found.shares.come(table)
        found.tables[table].append((item, cost))
        found.look_again()
        self._length += 1

    def take(self) -> T:
        """What is next; its cost is charged."""
        person = self._shares.first({key: found.cost for key, found in self._waiting.items()})
        found = self._waiting[person]
        table = found.next
        item, cost = found.tables[table].popleft()
        if not found.tables[table]:
            del found.tables[table]
        found.shares.charge(table, cost)
        found.shares.settle(found.tables)
        found.look_again()
        if not found.tables:
            del self._waiting[person]
        self._shares.charge(person, cost)
        self._shares.settle(self._waiting)
        self._people = {key: kept for key, kept in self._people.items() if key in self._shares}
        self._length -= 1
        return item

    def correct(self, person: str, table: str, more: float) -> None:
        """It cost so much more than was charged, or less."""
        self._shares.charge(person, more)
        found = self._people.setdefault(person, _Person())
        found.shares.charge(table, more)
        found.look_again()
