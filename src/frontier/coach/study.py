"""A study: a game with variations, marks and comments, and its text.

The moves of the game are numbered from 1; each move that was added has the next number after those, and says which move
it comes after (0: the beginning). As text a study is a record like any other, so every reader of records finds the game
in it. What was added stands below it, in lines that are comments to them:

    # variation 213 after 40: 1 build e5
    # variation 214 after 213: * spin 4
    # note 213 !?: Takes the quarry before the other side can.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, get_args

from frontier.engine import record
from frontier.engine.errors import FrontierError, RecordError
from frontier.engine.match import Match
from frontier.engine.record import GameMaker
from frontier.engine.state import CHANCE, State

Mark = Literal["", "!!", "!", "!?", "?!", "?", "??"]
MARKS: Final[tuple[Mark, ...]] = get_args(Mark)
MOST_BRANCHES: Final = 1000  # moves that were added
MOST_NOTES: Final = 1000
LONGEST_COMMENT: Final = 1000  # characters
VARIATION = re.compile(r"# variation (\d{1,6}) after (\d{1,6}): (?:\d|\*) (.+)")
NOTE = re.compile(r"# note (\d{1,6})(?: ([!?]{1,2}))?: ?(.*)")


@dataclass(frozen=True)
class Branch:
    """A move that was added, in notation, and the number of the move that it comes after."""

    after: int
    move: str


@dataclass(frozen=True)
class Note:
    """What is said about a move, by its number; 0 is the beginning."""

    move: int
    mark: Mark = ""
    comment: str = ""


@dataclass(frozen=True)
class StudiedMove:
    """A move of a study: its number, the one it comes after, the position in which it is made, and what it is."""

    number: int
    after: int
    before: State
    action: int


class Study:
    """A game with what was added to it; RecordError if that does not fit."""

    def __init__(self, match: Match, branches: Sequence[Branch] = (), notes: Sequence[Note] = ()) -> None:
        self.match = match
        self.branches = tuple(branches)
        self.notes = tuple(notes)
        self._states: dict[int, State] = {}
        if len(self.branches) > MOST_BRANCHES:
            raise RecordError(1, f"a study has at most {MOST_BRANCHES} moves beside its game, this one {len(branches)}")
        if len(self.notes) > MOST_NOTES:
            raise RecordError(1, f"a study has at most {MOST_NOTES} notes, this one {len(notes)}")
        self._added = list(self._played())
        for note in self.notes:
            self._check(note)

    @property
    def length(self) -> int:
        """How many moves there are, those of the game and those that were added."""
        return len(self.match.moves) + len(self.branches)

    def moves(self) -> Iterator[StudiedMove]:
        """Yield every move by its number; the positions of the game itself are one State, which goes on."""
        for number, (before, move) in enumerate(self.match.positions(), start=1):
            yield StudiedMove(number, number - 1, before, move.action)
        yield from self._added

    def _played(self) -> Iterator[StudiedMove]:
        for number, branch in enumerate(self.branches, start=len(self.match.moves) + 1):
            if branch.after >= number:
                raise RecordError(1, f"variation {number} comes after {branch.after}, which is no move before it")
            before = position(self.match, branch.after) if branch.after not in self._states else None
            before = self._states[branch.after].clone() if before is None else before
            try:
                action = self.match.game.notation.read(before, branch.move)
                after = before.clone()
                after.apply(action)
            except FrontierError as error:
                raise RecordError(1, f"variation {number}: {branch.move!r}: {error}") from None
            self._states[number] = after
            yield StudiedMove(number, branch.after, before, action)

    def _check(self, note: Note) -> None:
        if not 0 <= note.move <= self.length:
            raise RecordError(1, f"note {note.move}: there is no such move")
        if note.mark not in MARKS:
            raise RecordError(1, f"note {note.move}: expected one of {' '.join(MARKS[1:])}, got {note.mark!r}")
        if len(note.comment) > LONGEST_COMMENT:
            raise RecordError(1, f"note {note.move}: a comment has at most {LONGEST_COMMENT} characters")


def position(match: Match, number: int, moves: Sequence[str] = ()) -> State:
    """Return the position after so many moves of a match and then these, in notation; FrontierError if one is not
    legal."""
    until = match.copy()
    until.back_to(number)
    state = until.state
    for move in moves:
        state.apply(match.game.notation.read(state, move))
    return state


def dumps(study: Study) -> str:
    """Return a study as text, which is a record with comments."""
    lines = []
    for move in study._added:
        who = "*" if move.before.actor == CHANCE else str(move.before.actor)
        words = study.match.game.notation.write(move.before, move.action)
        lines.append(f"# variation {move.number} after {move.after}: {who} {words}")
    for note in study.notes:
        mark = f" {note.mark}" if note.mark else ""
        lines.append(f"# note {note.move}{mark}: {' '.join(note.comment.split())}".rstrip())
    return record.dumps(study.match) + "".join(f"{line}\n" for line in lines)


def loads(text: str, make: GameMaker) -> Study:
    """Return the study of a text, or of a plain record; RecordError says what is wrong."""
    match = record.loads(text, make)
    branches: list[Branch] = []
    notes: list[Note] = []
    first = len(match.moves) + 1
    for number, line in enumerate(text.splitlines(), start=1):
        if found := VARIATION.fullmatch(line.strip()):
            if int(found[1]) != first + len(branches):
                raise RecordError(number, f"expected variation {first + len(branches)}, got {found[1]}")
            branches.append(Branch(int(found[2]), found[3]))
        elif found := NOTE.fullmatch(line.strip()):
            mark = next((mark for mark in MARKS if mark == (found[2] or "")), None)
            if mark is None:
                raise RecordError(number, f"expected one of {' '.join(MARKS[1:])}, got {found[2]!r}")
            notes.append(Note(int(found[1]), mark, found[3]))
    return Study(match, branches, notes)
