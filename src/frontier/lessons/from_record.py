"""Turns a record with comments into a lesson: each comment becomes a step, the learner's moves after it what it waits
for."""

import json
from dataclasses import dataclass, field

from frontier import record
from frontier.engine.match import Match
from frontier.engine.state import CHANCE
from frontier.lessons.lesson import LessonError


@dataclass
class _Part:
    """A comment of a record and what was decided after it."""

    text: str
    plays: list[str] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)


def lesson_of(text: str, *, seat: int, lang: str, title: str, record_name: str) -> str:
    """Return the file of a lesson that teaches what the comments of a record say; LessonError if there is none."""
    match = record.loads(text)
    if not 0 <= seat < match.game.players:
        raise LessonError(f"seat: expected a number from 0 to {match.game.players - 1}, got {seat}")
    first, parts = _parts(text, match, seat)
    if not parts:
        raise LessonError("the record has no comments: a line that begins with # before a move says what it teaches")
    lines = ["number = 1", f"record = {_quoted(record_name)}", f"moves = {first}", f"seat = {seat}", "minutes = 5", ""]
    for number, part in enumerate(parts, start=1):
        lines += ["[[steps]]", f'id = "step-{number}"']
        if part.plays:
            lines.append(f"plays = [{', '.join(f'[{_quoted(move)}]' for move in part.plays)}]")
        if part.answers:
            lines.append(f"answers = [{', '.join(_quoted(move) for move in part.answers)}]")
        lines.append("")
    lines += [f"[texts.{lang}]", f"title = {_quoted(title)}", 'about = ""', 'learnt = ""']
    for number, part in enumerate(parts, start=1):
        lines.append(f"step-{number} = {_quoted(part.text)}")
        if part.plays:
            lines.append(f"step-{number}-hint = {_quoted(part.plays[0])}")
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _parts(text: str, match: Match, seat: int) -> tuple[int, list[_Part]]:
    """Return after how many moves the first comment stands, and the comments with what follows them."""
    parts: list[_Part] = []
    first, number, is_comment = 0, 0, False
    for line in (line.strip() for line in text.splitlines()):
        if line.startswith("#"):
            comment = line.lstrip("# ").strip()
            if is_comment and parts:
                parts[-1].text += f" {comment}"
            else:
                first = first if parts else number
                parts.append(_Part(comment))
            is_comment = True
        elif line[:1].isdigit() and number < len(match.moves):
            is_comment = False
            actor, move = match.moves[number].actor, line.split(maxsplit=2)[2]  # `loads` has checked the line
            number += 1
            if parts and actor == seat:
                parts[-1].plays.append(move)
            elif parts and actor != CHANCE:
                parts[-1].answers.append(move)
    return first, parts
