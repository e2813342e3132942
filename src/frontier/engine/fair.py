"""Luck that nobody alone decides, by commit and reveal: hashes of a secret and of everybody's nonces come first.

Only then are secret and nonces revealed, and the seed is made of them all. Whoever keeps the commitments and the own
nonce can check afterwards that it was not chosen.
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
    """Return the commitment to a secret or a nonce: the SHA-256 of its text, in hexadecimal digits."""
    return _hash(secret)


def fair_seed(secret: str, nonces: Sequence[str | None]) -> str:
    """Return the seed: the SHA-256 of the JSON list of the secret and the nonces, without spaces, in UTF-8.

    A nonce that was never revealed is null: whoever holds it back puts nothing of their choice in its place.
    """
    return _hash(json.dumps([secret, *nonces], ensure_ascii=False, separators=(",", ":")))


def _hash(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


@dataclass(frozen=True)
class Fair:
    """Where a seed comes from, a nonce and its commitment for each seat.

    The secret is None until it is revealed, a nonce if it never was; a bot has no commitment and an empty nonce.
    In games of earlier versions nobody committed to a nonce: there are no `commitments`.
    """

    commitment: str
    secret: str | None
    nonces: tuple[str | None, ...]
    commitments: tuple[str | None, ...] | None = None

    def __post_init__(self) -> None:
        if not _is_hash(self.commitment):
            raise OptionError(f"commitment: expected 64 hexadecimal digits, got {brief(self.commitment)}")
        if self.secret is not None and not _is_short(self.secret):
            raise OptionError(f"secret: expected a text of at most {LONGEST} characters, got {brief(self.secret)}")
        if not _are_nonces(self.nonces) or (self.commitments is None and None in self.nonces):
            expected = f"at most {MOST_NONCES} texts of at most {LONGEST} characters"
            raise OptionError(f"nonces: expected {expected}, got {brief(self.nonces)}")
        if self.commitments is not None and not _are_commitments(self.commitments, len(self.nonces)):
            expected = "64 hexadecimal digits or null for each nonce"
            raise OptionError(f"commitments: expected {expected}, got {brief(self.commitments)}")

    @property
    def matches_commitment(self) -> bool:
        """Whether the secret is revealed and is the one committed to."""
        return self.secret is not None and commitment(self.secret) == self.commitment

    @property
    def unrevealed(self) -> tuple[int, ...]:
        """The seats that committed to a nonce and never revealed it."""
        return tuple(seat for seat, nonce in enumerate(self.nonces) if nonce is None)

    @property
    def mismatched(self) -> tuple[int, ...]:
        """The seats whose nonce is not the one committed to; without a commitment, as of a bot, it must be empty."""
        pairs = enumerate(zip(self.nonces, self.commitments or (), strict=self.commitments is not None))
        return tuple(seat for seat, (nonce, committed) in pairs if not _matches(nonce, committed))

    def gives(self, seed: object) -> bool:
        """Whether the secret is revealed and makes this seed, together with the nonces."""
        return self.secret is not None and fair_seed(self.secret, self.nonces) == seed

    def check(self, seed: object) -> None:
        """Raise OptionError unless the seed follows from what was committed to."""
        if self.secret is None:
            raise OptionError("the secret has not been told yet")
        if not self.matches_commitment:
            raise OptionError("the secret is not the one that was promised")
        if self.mismatched:
            raise OptionError(f"the nonces of these seats are not those that were promised: {brief(self.mismatched)}")
        if not self.gives(seed):
            raise OptionError("the seed does not follow from the secret and the nonces")


def _is_hash(text: object) -> bool:
    return isinstance(text, str) and HASH.fullmatch(text) is not None


def _are_nonces(nonces: object) -> bool:
    if not isinstance(nonces, tuple) or len(nonces) > MOST_NONCES:
        return False
    return all(nonce is None or _is_short(nonce) for nonce in nonces)


def _are_commitments(found: object, count: int) -> bool:
    if not isinstance(found, tuple) or len(found) != count:
        return False
    return all(committed is None or _is_hash(committed) for committed in found)


def _matches(nonce: str | None, committed: str | None) -> bool:
    if committed is None:
        return nonce == ""
    return nonce is None or commitment(nonce) == committed


def _is_short(text: object) -> bool:
    return isinstance(text, str) and len(text) <= LONGEST
