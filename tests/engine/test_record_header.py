"""What a record may say besides: where the seed comes from, what people are called, under which rules."""

import dataclasses
import json
import random
from typing import Any

import pytest

import frontier
from frontier import OVER, Match, OptionError, RecordError
from frontier.engine import record
from frontier.engine.fair import Fair, commitment, fair_seed

NONCES = ("ada's", "two\n☃")
FAIR = Fair(commitment("the secret"), "the secret", NONCES)
SEED = fair_seed("the secret", NONCES)


def match(moves: int | None = None, fair: Fair | None = FAIR, names: tuple[str, ...] | None = ("Ada", "Zoë")) -> Match:
    """A game with so many decisions, or a whole one."""
    found = Match(frontier.game("montana", players=2, round_limit=2), SEED, fair=fair, names=names)
    rng = random.Random(1)
    found.draw()
    while found.state.actor != OVER and (moves is None or moves > 0):
        found.play(rng.choice(found.state.legal_actions()))
        moves = None if moves is None else moves - 1
    return found


def test_both_lines_come_after_the_seats_and_back() -> None:
    whole = match()
    text = frontier.record.dumps(whole)
    lines = text.splitlines()
    assert [line.partition(":")[0] for line in lines[9:12]] == ["seats", "fair", "names"]
    again = frontier.record.loads(text)
    assert again.fair == FAIR
    assert again.names == ("Ada", "Zoë")
    assert again.moves == whole.moves
    assert frontier.record.dumps(again) == text


@pytest.mark.parametrize(
    ("fair", "names", "keys"), [(FAIR, None, ["fair"]), (None, ("a", ""), ["names"]), (None, None, [])]
)
def test_each_line_may_be_missing(fair: Fair | None, names: tuple[str, ...] | None, keys: list[str]) -> None:
    text = frontier.record.dumps(match(fair=fair, names=names))
    assert [line.partition(":")[0] for line in text.splitlines()[10:12] if line and not line[0].isdigit()] == keys
    again = frontier.record.loads(text)
    assert (again.fair, again.names) == (fair, names)


def test_the_secret_of_a_running_game_is_not_shown() -> None:
    running = match(moves=5)
    for seat in (0, 1, None):
        text = frontier.record.shown(running, seat)
        told = json.loads(text.splitlines()[10].partition(":")[2])
        assert told == {"commitment": FAIR.commitment, "nonces": list(NONCES)}
        assert "the secret" not in text
        assert SEED not in text
        assert record.is_shown(text)
    assert not record.is_shown(frontier.record.dumps(running))
    assert frontier.record.loads(frontier.record.dumps(running)).fair == FAIR
    over = match()
    assert "the secret" in frontier.record.shown(over, None)
    assert not record.is_shown(frontier.record.shown(over, None))


def test_what_the_seats_promised_is_recorded() -> None:
    held_back = Fair(FAIR.commitment, "the secret", ("", NONCES[0], None), (None, *map(commitment, NONCES)))
    text = frontier.record.dumps(match(fair=held_back))
    told = json.loads(text.splitlines()[10].partition(":")[2])
    assert list(told) == ["commitment", "secret", "nonces", "commitments"]
    assert (told["nonces"], told["commitments"]) == (list(held_back.nonces), list(held_back.commitments or ()))
    assert frontier.record.loads(text).fair == held_back
    assert frontier.record.dumps(frontier.record.loads(text)) == text


def test_a_promise_without_its_secret_can_be_recorded() -> None:
    promise = dataclasses.replace(FAIR, secret=None)
    assert frontier.record.loads(frontier.record.dumps(match(fair=promise))).fair == promise


@pytest.mark.parametrize("names", [("Ada",), ("Ada", "Bea", "Cleo"), ("Ada", 7), ("Ada", "x" * 41), "ab", 7])
def test_names_are_a_text_a_seat(names: Any) -> None:
    with pytest.raises(OptionError, match="names: expected 2 texts of at most 40 characters"):
        match(names=names)


def replaced(line: int, new: str) -> str:
    lines = frontier.record.dumps(match()).splitlines()
    lines[line - 1] = new
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("line", "new", "told"),
    [
        (11, "fair: yes", "cannot be read"),
        (11, "fair: " + "[" * 50_000, "cannot be read"),
        (11, "fair: []", "expected an object with commitment"),
        (11, "fair: {}", "expected an object with commitment"),
        (11, f'fair: {{"commitment": "{FAIR.commitment}", "nonces": [], "more": 1}}', "expected an object"),
        (11, 'fair: {"commitment": "12", "nonces": []}', "commitment: expected 64"),
        (11, f'fair: {{"commitment": "{FAIR.commitment}", "nonces": 3}}', "nonces: expected"),
        (11, f'fair: {{"commitment": "{FAIR.commitment}", "nonces": [3]}}', "nonces: expected"),
        (11, f'fair: {{"commitment": "{FAIR.commitment}", "nonces": [], "secret": 3}}', "secret: expected"),
        (11, f'fair: {{"commitment": "{FAIR.commitment}", "nonces": [null]}}', "nonces: expected"),
        (11, f'fair: {{"commitment": "{FAIR.commitment}", "nonces": ["a"], "commitments": [1]}}', "commitments: exp"),
        (11, f'fair: {{"commitment": "{FAIR.commitment}", "nonces": ["a"], "commitments": {{}}}}', "commitments"),
        (11, 'names: ["a", "b"]', "expected move 1"),  # given twice
        (12, "names: Ada", "cannot be read"),
        (12, 'names: ["Ada"]', "expected 2 texts"),
        (12, 'names: {"0": "Ada", "1": "Zoe"}', "expected 2 texts"),
        (12, "fare: {}", "expected move 1"),
    ],
)
def test_a_damaged_line_is_refused(line: int, new: str, told: str) -> None:
    with pytest.raises(RecordError, match=r"line \d+") as refused:
        frontier.record.loads(replaced(line, new))
    assert told in refused.value.problem
    assert refused.value.line in (line, line + 1)


@pytest.mark.parametrize("rules", ["0", "3", "99", "", "one", "9" * 5000])
def test_a_record_of_other_rules_is_refused_with_both_versions(rules: str) -> None:
    ours = frontier.game("montana").meta.rules_version
    with pytest.raises(RecordError) as refused:
        frontier.record.loads(replaced(7, f"rules: {rules}"))
    assert refused.value.line == 7
    assert f"rules version {rules[:5]}" in refused.value.problem
    assert f"this program plays version {ours}" in refused.value.problem
    assert len(refused.value.problem) < 200


def test_other_rules_are_named_before_what_they_may_have_changed() -> None:
    text = replaced(7, "rules: 99")
    for old, new in (('"round_limit": 2', '"round_limits": 2'), ("modules: []", 'modules: ["gold"]')):
        with pytest.raises(RecordError, match="rules version 99 of montana") as refused:
            frontier.record.loads(text.replace(old, new))
        assert refused.value.line == 7
