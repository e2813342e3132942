"""Studies: a game with variations, marks and comments, as text and back."""

from pathlib import Path

import pytest

import frontier
from frontier import CHANCE, Match, RecordError
from frontier.coach import study
from frontier.coach.study import Branch, Note, Study, position
from frontier.games import recorded

GOLDEN = Path(__file__).parents[1] / "golden"


def match(name: str = "montana-2p") -> Match:
    """A game of the golden files."""
    return frontier.record.loads((GOLDEN / f"{name}.record").read_text(encoding="utf-8"))


def others(game: Match, after: int, moves: tuple[str, ...] = ()) -> list[str]:
    """What else could be done after so many moves, in notation."""
    state = position(game, after, moves)
    played = None if moves else game.moves[after].action
    return [game.game.notation.write(state, action) for action in state.legal_actions() if action != played]


def grown(game: Match) -> Study:
    """A game with two variations, one of them inside of the other, and notes."""
    after = next(n for n in range(20, 60) if game.moves[n].actor != CHANCE and len(others(game, n)) > 1)
    first, second = others(game, after)[:2]
    last = len(game.moves)
    further = others(game, after, (first,))[0]
    branches = (Branch(after, first), Branch(after, second), Branch(last + 1, further))
    notes = (Note(0, "", "A game to learn from."), Note(last + 1, "!?", "Why not?"), Note(5, "??"))
    return Study(game, branches, notes)


@pytest.mark.parametrize("name", ["montana-2p", "homesteaders-2p"])
def test_a_study_comes_back_as_it_was_written(name: str) -> None:
    begun = grown(match(name))
    text = study.dumps(begun)
    read = study.loads(text, recorded)
    assert (read.match.moves, read.branches, read.notes) == (begun.match.moves, begun.branches, begun.notes)
    assert study.dumps(read) == text


def test_every_reader_of_records_finds_the_game() -> None:
    begun = grown(match())
    text = study.dumps(begun)
    assert text.startswith(frontier.record.dumps(begun.match))
    assert frontier.record.loads(text).moves == begun.match.moves


def test_each_move_is_legal_where_it_is_made() -> None:
    begun = grown(match())
    found = {move.number: (move.after, move.before.is_legal(move.action)) for move in begun.moves()}
    last = len(begun.match.moves)
    assert list(found) == list(range(1, last + 4))
    assert all(is_legal for _, is_legal in found.values())
    assert [found[number][0] for number in (1, last + 3)] == [0, last + 1]


def test_comments_are_one_line() -> None:
    begun = Study(match(), notes=[Note(1, "!", " two\n lines # 1 ")])
    assert study.loads(study.dumps(begun), recorded).notes == (Note(1, "!", "two lines # 1"),)


@pytest.mark.parametrize(
    ("added", "why"),
    [
        ("# variation 900 after 3: 0 recruit", "expected variation"),
        ("# variation {next} after {next}: 0 recruit", "no move before it"),
        ("# variation {next} after 2: 0 nonsense", "nonsense"),
        ("# note {next}: nobody moved", "no such move"),
        ("# note 2 ?!?", None),  # any other comment
        ("# note 2 !!!: three", None),
        ("# note 2 ?!: fine", ""),
    ],
)
def test_what_does_not_fit_is_refused(added: str, why: str | None) -> None:
    game = match()
    text = frontier.record.dumps(game) + added.format(next=len(game.moves) + 1) + "\n"
    if why:
        with pytest.raises(RecordError, match=why):
            study.loads(text, recorded)
    else:
        assert len(study.loads(text, recorded).notes) == (1 if why == "" else 0)


def test_a_study_has_an_end() -> None:
    with pytest.raises(RecordError, match="at most"):
        Study(match(), [Branch(0, "x")] * (study.MOST_BRANCHES + 1))
    with pytest.raises(RecordError, match="at most"):
        Study(match(), notes=[Note(0)] * (study.MOST_NOTES + 1))
    with pytest.raises(RecordError, match="at most"):
        Study(match(), notes=[Note(0, "", "x" * (study.LONGEST_COMMENT + 1))])
