"""Small multisets ("2 stone and 1 grain") as indices, with packed forms for one-step subset tests.

Packing: one byte a kind. With a guard bit set in every byte of what is held, subtracting what is asked leaves
all guards standing exactly when every byte suffices.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

LANE: Final = 8
GUARDS: Final = 0x0080_8080_8080_8080  # up to seven kinds; no count reaches 128


def native(values: Sequence[int]) -> vec[i64]:
    """Return numbers as a flat native vector."""
    return vec[i64]([i64(value) for value in values])


def covers(held: i64, asked: i64) -> bool:
    """Whether the packed multiset `held` contains `asked`."""
    return ((held | GUARDS) - asked) & GUARDS == GUARDS


def pack(counts: list[int]) -> int:
    """Pack counts per kind into one number, a byte each."""
    return sum(n << (LANE * kind) for kind, n in enumerate(counts))


def count_of(packed: i64, kind: i64) -> i64:
    """Return how many of one kind a packed multiset holds."""
    return (packed >> (LANE * kind)) & 0x7F


class Multisets:
    """All multisets of `low` to `high` things of `kinds` kinds, smaller ones first, then in kind order."""

    def __init__(self, kinds: int, low: int, high: int) -> None:
        self.kinds: i64 = kinds
        self.packed = vec[i64]()  # index -> packed counts
        self.starts = vec[i64]()  # size -> first index of that size; one more entry closes the last
        for size in range(high + 2):
            self.starts = append(self.starts, i64(len(self.packed)))
            if low <= size <= high:
                for counts in _combinations(kinds, size):
                    self.packed = append(self.packed, i64(pack(counts)))

    def __len__(self) -> int:
        return len(self.packed)

    def counts(self, index: int) -> list[int]:
        """Return the counts per kind of one multiset."""
        packed = self.packed[index]
        return [count_of(packed, kind) for kind in range(self.kinds)]

    def index(self, counts: list[int]) -> int:
        """Return the index of a multiset, or -1."""
        wanted = pack(counts)
        for i in range(len(self.packed)):
            if self.packed[i] == wanted:
                return i
        return -1


def _combinations(kinds: int, size: int) -> list[list[int]]:
    """Return all lists of counts of that size, those with more of the first kinds first."""
    if kinds == 1:
        return [[size]]
    found: list[list[int]] = []
    for first in range(size, -1, -1):
        for rest in _combinations(kinds - 1, size - first):
            found.append([first, *rest])
    return found
