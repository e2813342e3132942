"""Records: readable, exact, and refused with the line and the reason when damaged."""

import random

import pytest

import frontier
from frontier import Match, RecordError
from frontier.engine.match import LuckKind


def finished(luck: LuckKind = "seed") -> str:
    match = Match(frontier.game("montana", players=2), seed=5, luck=luck)
    rng = random.Random(5)
    match.draw()
    while match.state.actor != frontier.OVER:
        match.play(rng.choice(match.state.legal_actions()))
    return frontier.record.dumps(match)


@pytest.fixture(scope="module")
def text() -> str:
    return finished()


def replaced(text: str, line: int, new: str) -> str:
    lines = text.splitlines()
    lines[line - 1] = new
    return "\n".join(lines) + "\n"


def test_header_names_everything_needed_to_replay(text: str) -> None:
    keys = [line.split(":")[0] for line in text.splitlines()[1:10]]
    assert keys == ["game", "players", "modules", "options", "components", "rules", "seed", "luck", "seats"]


def test_comments_and_blank_lines_are_allowed(text: str) -> None:
    assert frontier.record.loads(text.replace("\n\n", "\n\n# a good game\n\n")).moves


def test_unfinished_records_replay(text: str) -> None:
    lines = text.splitlines()
    match = frontier.record.loads("\n".join(lines[:41]))
    assert len(match.moves) == 30
    assert match.state.actor != frontier.OVER


@pytest.mark.parametrize(
    ("line", "new", "told"),
    [
        (1, "somebody's notes", "expected 'frontier record 1'"),
        (2, "game: chess", "unknown game"),
        (3, "players: 7", "2 to 4 players"),
        (3, "players: two", "cannot be read"),
        (4, 'modules: ["gold"]', "unknown module"),
        (5, "options: {}x", "cannot be read"),
        (5, 'options: {"colour": true}', "unknown option"),
        (5, "options: [1]", "expected an object"),
        (5, 'options: {"players": 3}', "expected an object"),
        (8, "seed: " + "[" * 50_000, "cannot be read"),
        (6, "components: other-box 0123", "recorded with components"),
        (7, "rules: 99", "rules version 99"),
        (8, "seed: [1]", "expected a number or a text"),
        (9, "luck: fair", "luck"),
        (9, "moves: 3", "expected 'luck: ...'"),
        (10, "seats: 2", "a list of 2 names"),
        (10, 'seats: ["human"]', "a list of 2 names"),
        (12, "2 * spin 1", "expected move 1"),
        (12, "1 0 spin 1", "'*' is to move"),
        (12, "1 * spin 9", "not understood"),
        (12, "1 * twirl", "unknown action"),
        (12, "1 *", "empty move"),
        (12, "nonsense", "expected move 1"),
    ],
)
def test_a_damaged_record_is_refused_with_its_line(text: str, line: int, new: str, told: str) -> None:
    with pytest.raises(RecordError, match=r"line \d+") as refused:
        frontier.record.loads(replaced(text, line, new))
    assert refused.value.line == line
    assert told in refused.value.problem


def test_luck_that_is_not_the_seed_s_is_refused(text: str) -> None:
    drawn = int(text.splitlines()[11].split()[-1])
    with pytest.raises(RecordError, match="the seed gives"):
        frontier.record.loads(replaced(text, 12, f"1 * spin {drawn % 8 + 1}"))


def test_open_luck_is_taken_as_it_is() -> None:
    text = finished(luck="open")
    assert "luck: open" in text
    assert frontier.record.loads(text).state.actor == frontier.OVER


def test_an_illegal_move_is_refused_with_the_rule(text: str) -> None:
    lines = text.splitlines()
    number, line = next((i, line) for i, line in enumerate(lines, 1) if line.split()[-1:] == ["recruit"])
    count, who, _ = line.split()
    with pytest.raises(RecordError, match=r"not legal: .*\(M-RECRUIT-05\)") as refused:
        frontier.record.loads(replaced(text, number, f"{count} {who} advance 3"))
    assert refused.value.line == number


def test_the_end_must_be_true_and_last(text: str) -> None:
    lines = text.splitlines()
    last = len(lines)
    for new, told in (("end last_settlement 99 0", "expected 'end"), ("", "'end' is missing")):
        with pytest.raises(RecordError, match=told):
            frontier.record.loads(replaced(text, last, new))
    with pytest.raises(RecordError, match="nothing may follow"):
        frontier.record.loads(text + "999 0 recruit\n")
    with pytest.raises(RecordError, match="the game does not"):
        frontier.record.loads("\n".join([*lines[:20], lines[-1]]))


@pytest.mark.parametrize("text", ["", "\n\n", "frontier record 1", "\x00\x01", "frontier record 1\ngame: montana"])
def test_fragments_are_refused(text: str) -> None:
    with pytest.raises(RecordError):
        frontier.record.loads(text)


def test_any_seed_can_be_recorded() -> None:
    for seed in ("\ud800", "line\nbreak", 10**3000, -5):
        match = Match(frontier.game("montana", players=2, round_limit=1), seed)
        match.draw()
        assert frontier.record.loads(frontier.record.dumps(match)).moves == match.moves


def test_mutated_records_raise_record_errors_only(text: str) -> None:
    rng = random.Random(1)
    for _ in range(300):
        characters = list(text)
        for _ in range(rng.randint(1, 3)):
            characters[rng.randrange(len(characters))] = rng.choice('0123456789 *{}[]\n"abcxyz:é')
        try:
            frontier.record.loads("".join(characters))
        except RecordError:
            continue
