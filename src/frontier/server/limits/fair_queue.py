"""Fair queueing between people and their tables. Pure: no clock, no processes."""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

T = TypeVar("T")


class FairShares:
    """Fair queueing among keys that wait: next is the one that will then have used the least, with what it asks for.
    Who asks for little waits only for those who ask for as little; a latecomer gets no more than those who waited."""

    def __init__(self) -> None:
        self._least_used = 0.0  # that anybody who waits has had
        self._used: dict[str, float] = {}

    def join(self, key: str) -> None:
        """Let a key begin to wait. What was not asked for in the past cannot be saved up."""
        self._used[key] = max(self._least_used, self._used.get(key, 0.0))

    def next_key(self, costs: Mapping[str, float]) -> str:
        """Return the key that is next, of all that wait, with the cost of what each asks for."""
        return min(costs, key=lambda key: self._used[key] + costs[key])

    def charge(self, key: str, cost: float) -> None:
        """Charge a key for what it gets; below zero, for what it got less."""
        self._used[key] = self._used.get(key, self._least_used) + cost

    def forget_idle(self, waiting: Mapping[str, object]) -> None:
        """Forget keys that do not wait and have used no more than others; all of them when none waits."""
        self._least_used = max(self._least_used, min((self._used[key] for key in waiting), default=float("-inf")))
        if not waiting:
            self._used.clear()
        self._used = {key: had for key, had in self._used.items() if key in waiting or had > self._least_used}

    def __contains__(self, key: str) -> bool:
        return key in self._used


@dataclass
class _Person(Generic[T]):
    tables: dict[str, deque[tuple[T, float]]] = field(default_factory=dict)  # where something waits, and its cost
    shares: FairShares = field(default_factory=FairShares)
    _next: str | None = None

    @property
    def next(self) -> str:
        """The table that is served next."""
        if self._next is None:
            self._next = self.shares.next_key({table: waiting[0][1] for table, waiting in self.tables.items()})
        return self._next

    @property
    def cost(self) -> float:
        return self.tables[self.next][0][1]

    def invalidate(self) -> None:
        """Compute the next table anew when asked again."""
        self._next = None


class FairQueue(Generic[T]):
    """Requests, served fairly between people and between the tables of each of them; at one table first in, first out.
    However much somebody asks for, a stranger's first request waits for no more than one of theirs."""

    def __init__(self) -> None:
        self._people: dict[str, _Person[T]] = {}
        self._waiting: dict[str, _Person[T]] = {}
        self._shares = FairShares()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def put(self, person: str, table: str, cost: float, item: T) -> None:
        """Queue a request that will probably cost so much."""
        found = self._people.setdefault(person, _Person())
        if person not in self._waiting:
            self._waiting[person] = found
            self._shares.join(person)
        if table not in found.tables:
            found.tables[table] = deque()
            found.shares.join(table)
        found.tables[table].append((item, cost))
        found.invalidate()
        self._length += 1

    def get(self) -> T:
        """Return the next request; its cost is charged."""
        person = self._shares.next_key({key: found.cost for key, found in self._waiting.items()})
        found = self._waiting[person]
        table = found.next
        item, cost = found.tables[table].popleft()
        if not found.tables[table]:
            del found.tables[table]
        found.shares.charge(table, cost)
        found.shares.forget_idle(found.tables)
        found.invalidate()
        if not found.tables:
            del self._waiting[person]
        self._shares.charge(person, cost)
        self._shares.forget_idle(self._waiting)
        self._people = {key: kept for key, kept in self._people.items() if key in self._shares}
        self._length -= 1
        return item

    def adjust_cost(self, person: str, table: str, more: float) -> None:
        """Charge a person and table for what a request cost more than expected, or less."""
        self._shares.charge(person, more)
        found = self._people.setdefault(person, _Person())
        found.shares.charge(table, more)
        found.invalidate()
