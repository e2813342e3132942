"""Luck that was promised: the secret, everybody's nonces, and the seed made of them."""

from hashlib import sha256
from typing import Any

import pytest

from frontier import OptionError
from frontier.engine.fair import LONGEST, MOST_NONCES, Fair, commitment, fair_seed

PROMISE = commitment("a secret")


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert sha256(b"a secret").hexdigest() == PROMISE
    assert commitment("é") == sha256("é".encode()).hexdigest()


def test_the_seed_is_the_hash_of_a_json_list() -> None:
    assert fair_seed("a secret", ["x", 'y"é']) == sha256('["a secret","x","y\\"é"]'.encode()).hexdigest()
    assert fair_seed("a secret", []) == sha256(b'["a secret"]').hexdigest()


def test_every_nonce_and_its_place_count() -> None:
    nonces = [[], [""], ["a"], ["a", "b"], ["b", "a"], ["ab"], ["a,b"], ['a","b'], ["a", "b", ""]]
    seeds = {fair_seed("s", each) for each in nonces} | {fair_seed('s","a', ["b"]), fair_seed("", ["s", "a", "b"])}
    assert len(seeds) == len(nonces) + 2


def test_any_text_has_a_hash() -> None:
    for text in ("\ud800", "\x00", "line\nbreak", "🐄"):
        assert len(commitment(text)) == len(fair_seed(text, [text])) == 64


def test_what_was_promised_is_checked() -> None:
    seed = fair_seed("a secret", ("x", "y"))
    fair = Fair(PROMISE, "a secret", ("x", "y"))
    fair.check(seed)
    assert fair.matches_commitment
    assert fair.gives(seed)
    with pytest.raises(OptionError, match="seed does not follow"):
        fair.check("another")
    with pytest.raises(OptionError, match="seed does not follow"):
        Fair(PROMISE, "a secret", ("y", "x")).check(seed)
    with pytest.raises(OptionError, match="not the one that was promised"):
        Fair(commitment("another"), "a secret", ("x", "y")).check(seed)
    with pytest.raises(OptionError, match="has not been told"):
        Fair(PROMISE, None, ("x", "y")).check(seed)
    assert not Fair(PROMISE, None, ()).matches_commitment
    assert not Fair(PROMISE, None, ()).gives(None)


def promised(nonces: tuple[str | None, ...], *promises: str | None) -> Fair:
    """A seed to which each seat promised a nonce."""
    return Fair(PROMISE, "a secret", nonces, promises)


def test_what_each_seat_promised_is_checked() -> None:
    x, y = commitment("x"), commitment("y")
    fair = promised(("x", "", "y"), x, None, y)
    fair.check(fair_seed("a secret", ("x", "", "y")))
    assert (fair.mismatched, fair.unrevealed) == ((), ())
    swapped = promised(("y", "", "x"), x, None, y)
    assert swapped.mismatched == (0, 2)
    with pytest.raises(OptionError, match=r"not those that were promised: \(0, 2\)"):
        swapped.check(fair_seed("a secret", ("y", "", "x")))


def test_who_promised_nothing_adds_nothing() -> None:
    assert promised(("x", "chosen"), commitment("x"), None).mismatched == (1,)
    assert promised(("x", None), commitment("x"), None).mismatched == (1,)


def test_a_nonce_held_back_leaves_a_hole_that_nobody_fills() -> None:
    x, y = commitment("x"), commitment("y")
    fair = promised(("x", None), x, y)
    fair.check(fair_seed("a secret", ("x", None)))
    assert fair.unrevealed == (1,)
    assert fair_seed("a secret", ("x", None)) == sha256(b'["a secret","x",null]').hexdigest()
    assert len({fair_seed("a secret", ("x", other)) for other in (None, "", "null", y)}) == 4
    assert promised((None, None), x, y).unrevealed == (0, 1)


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        (("", "s", ()), "commitment: expected 64 hexadecimal digits"),
        ((PROMISE.upper(), "s", ()), "commitment"),
        ((PROMISE + "\n", "s", ()), "commitment"),
        ((7, "s", ()), "commitment"),
        ((PROMISE, 7, ()), "secret: expected a text"),
        ((PROMISE, "s" * (LONGEST + 1), ()), "secret"),
        ((PROMISE, "s", ["x"]), "nonces: expected at most"),
        ((PROMISE, "s", (7,)), "nonces"),
        ((PROMISE, "s", ("x" * (LONGEST + 1),)), "nonces"),
        ((PROMISE, "s", ("x",) * (MOST_NONCES + 1)), "nonces"),
        ((PROMISE, "s", None), "nonces"),
        ((PROMISE, "s", (None,)), "nonces"),
        ((PROMISE, "s", ("x",), ()), "commitments: expected 64 hexadecimal digits or null for each nonce"),
        ((PROMISE, "s", ("x",), [PROMISE]), "commitments"),
        ((PROMISE, "s", ("x",), (7,)), "commitments"),
        ((PROMISE, "s", ("x",), (PROMISE.upper(),)), "commitments"),
    ],
)
def test_what_has_another_shape_is_refused(parts: tuple[Any, ...], told: str) -> None:
    with pytest.raises(OptionError, match=told):
        Fair(*parts)
