"""Luck that nobody can bend: a secret promised by its hash before anybody adds a nonce, and the seed made of both.

Whoever keeps the promise and the own nonce can check afterwards that the seed was not chosen.
"""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from frontier.engine.errors import OptionError, brief

HASH = re.compile("[0-9a-f]{64}")
LONGEST = 200  # characters of a secret or a nonce
MOST_NONCES = 100


def commitment(secret: str) -> str:
    """The promise: SHA-256 of the secret text, in hexadecimal digits."""
    return _hash(secret)


def fair_seed(secret: str, nonces: Sequence[str]) -> str:
    """The seed: SHA-256 of the JSON list of the secret and the nonces, without spaces and in UTF-8."""
    return _hash(json.dumps([secret, *nonces], ensure_ascii=False, separators=(",", ":")))


def _hash(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


@dataclass(frozen=True)
class Fair:
    """Where a seed comes from. The secret is None as long as it is not told."""

    commitment: str
    secret: str | None
    nonces: tuple[str, ...]

    def __post_init__(self) -> None:
        if not _is_hash(self.commitment):
            raise OptionError(f"commitment: expected 64 hexadecimal digits, got {brief(self.commitment)}")
        if self.secret is not None and not _is_short(self.secret):
            raise OptionError(f"secret: expected a text of at most {LONGEST} characters, got {brief(self.secret)}")
        if not _are_nonces(self.nonces):
            expected = f"at most {MOST_NONCES} texts of at most {LONGEST} characters"
            raise OptionError(f"nonces: expected {expected}, got {brief(self.nonces)}")

    @property
    def keeps_promise(self) -> bool:
        """Whether the secret is known and is the one that was promised."""
        return self.secret is not None and commitment(self.secret) == self.commitment

    def gives(self, seed: object) -> bool:
        """Whether the secret is known and makes this seed, together with the nonces."""
        return self.secret is not None and fair_seed(self.secret, self.nonces) == seed

    def check(self, seed: object) -> None:
        """OptionError unless the seed is the one that was promised."""
        if self.secret is None:
            raise OptionError("the secret has not been told yet")
        if not self.keeps_promise:
            raise OptionError("the secret is not the one that was promised")
        if not self.gives(seed):
            raise OptionError("the seed does not follow from the secret and the nonces")


def _is_hash(text: object) -> bool:
    return isinstance(text, str) and HASH.fullmatch(text) is not None


def _are_nonces(nonces: object) -> bool:
    return isinstance(nonces, tuple) and len(nonces) <= MOST_NONCES and all(map(_is_short, nonces))


def _is_short(text: object) -> bool:
    return isinstance(text, str) and len(text) <= LONGEST
