"""Luck. The rules never roll dice: whoever drives a game draws the chance actions, with these.

`Rng` is fast and reproducible, for set-ups and simulations. `Luck` gives each chance action of a match
from the seed and the number of the move alone, by SHA-256, so that anyone can check it afterwards.
"""

from hashlib import sha256
from typing import Final

from mypy_extensions import i64

from frontier.engine.errors import OptionError, brief

Seed = int | str

# 63 bits, so that wrapping native arithmetic and Python's unbounded integers give the same numbers.
MASK: Final = 0x7FFF_FFFF_FFFF_FFFF


def check_seed(seed: object) -> Seed:
    """Return the seed; OptionError unless it is a number or a text."""
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise OptionError(f"seed: expected a number or a text, got {brief(seed)}")
    return seed


def seed_word(seed: object) -> int:
    """Return any seed as a 63-bit number; small numbers stand for themselves."""
    checked = check_seed(seed)
    if isinstance(checked, int) and 0 <= checked <= MASK:
        return checked
    return int.from_bytes(sha256(_bytes(checked)).digest()[:8], "big") & MASK


def _bytes(seed: Seed) -> bytes:
    """Return bytes that tell numbers and texts apart; numbers in base 16, which has no limit of length."""
    if isinstance(seed, int):
        return f"int:{seed:x}".encode()
    return f"str:{seed}".encode("utf-8", "surrogatepass")


class Rng:
    """A fast random number generator (splitmix on 63 bits): same seed, same numbers, on every build."""

    def __init__(self, seed: i64) -> None:
        self.mask: i64 = MASK  # kept native: a literal of this size would be a Python object
        self.x: i64 = seed
        self.x = self.word()

    def word(self) -> i64:
        """Return the next 63 random bits."""
        mask = self.mask
        self.x = (self.x + 0x1E37_79B9_7F4A_7C15) & mask
        z: i64 = self.x
        z = ((z ^ (z >> 30)) * 0x3F58_476D_1CE4_E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x14D0_49BB_1331_11EB) & mask
        return z ^ (z >> 31)

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1; n is far below 2^31, so the bias is below one in a billion."""
        return ((self.word() >> 31) * n) >> 32


class Luck:
    """The chance actions of a match, one for each place in its list of moves."""

    def __init__(self, seed: Seed) -> None:
        self.seed = seed

    def draw(self, outcomes: list[tuple[int, float]], move: int) -> int:
        """Return the outcome at this place in the list of moves."""
        digest = sha256(_bytes(self.seed) + f":{move}".encode()).digest()
        point = int.from_bytes(digest[:6], "big") / 2**48
        for action, probability in outcomes:
            point -= probability
            if point < 0:
                return action
        return outcomes[-1][0]
