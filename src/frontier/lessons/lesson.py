"""A lesson as data: where a game stands, and the steps that lead a learner on from there.

A lesson is a file lessons/GAME/NAME.toml with a record or a position beside it, and texts in Fluent under
`lesson-GAME-NAME` (docs/lessons.md says how they are written). It is played on the real engine: progress.py says what
the moves so far mean for it.
"""

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

from frontier import record, texts
from frontier.bots.characters import CHARACTERS
from frontier.engine.errors import FrontierError, brief
from frontier.engine.game import Game
from frontier.engine.match import Match
from frontier.engine.state import State
from frontier.games import recorded

Until = Literal["", "turn", "game"]
Choices = tuple[str, ...]  # patterns of moves in notation, of which any will do; the first is the one that is shown

LESSON_KEYS = {
    "number", "record", "moves", "position", "seed", "seat", "minutes", "bot", "advice", "texts", "steps"
}  # fmt: skip
STEP_KEYS = {"id", "look", "plays", "allows", "until", "optional", "answers", "nudges", "says", "when", "rule"}
SPECIAL = ("about", "learnt")  # texts of a lesson that belong to no step


class LessonError(FrontierError):
    """A lesson that cannot be read or played: the file, the step, and what was expected there."""


@dataclass(frozen=True)
class Step:
    """One idea: a text, what to look at, and what the learner shall do, if anything."""

    id: str
    look: tuple[str, ...] = ()  # spots of the page
    plays: tuple[Choices, ...] = ()  # the decisions that are waited for, one after the other
    allows: Choices = ()  # decisions that may be made beside them
    until: Until = ""  # or free play: until the own turn or the game is over
    is_optional: bool = False  # whether it is passed over when nothing that it waits for is asked
    answers: Choices = ()  # what the others decide afterwards; after that a bot decides for them
    nudges: Mapping[str, str] = field(default_factory=dict)  # by pattern of a wrong move: which text answers it
    says: Mapping[str, str] = field(default_factory=dict)  # by pattern of a right move: which text follows it
    when: Mapping[str, str] = field(default_factory=dict)  # by pattern of a possible move: which text stands instead
    rule: str = ""

    @property
    def is_read(self) -> bool:
        """Whether there is nothing to do but to read on."""
        return not self.plays and not self.until


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game."""

    game_id: str
    name: str
    number: int  # its place in the course
    start: Match  # how the game has gone until the lesson begins
    seat: int  # the learner's
    minutes: int
    bot: str  # who answers for the others where the lesson does not say
    has_advice: bool  # whether the learner may ask what to do
    steps: tuple[Step, ...]
    texts: Mapping[str, Mapping[str, str]]  # by language: texts in the file itself, by the end of their keys
    hash: str

    @property
    def id(self) -> str:
        """What it is called all over the table."""
        return f"{self.game_id}/{self.name}"

    @property
    def game(self) -> Game:
        """The configuration that it is played with."""
        return self.start.game

    @cached_property
    def is_guided(self) -> bool:
        """Whether it is a whole game."""
        return any(step.until == "game" for step in self.steps)

    def text(self, part: str, lang: str, names: Mapping[int, str] | None = None) -> str:
        """Return a text: of a step by its id, "about", "learnt", or with "" the title; LessonError if there is none.

        `names` says what the others are called, by seat: a text names them as `$seat1`.
        """
        own = self.texts.get(lang, {})
        if (part or "title") in own:
            return own[part or "title"]
        key = f"lesson-{texts.dashed(self.game_id)}-{self.name}" + (f"-{part}" if part else "")
        if not texts.has(lang, key):
            raise LessonError(f"{self.id}: no text {key} in {lang!r}")
        called = self._somebody if names is None else names
        try:
            return texts.text(lang, key, {f"seat{seat}": name for seat, name in called.items()})
        except KeyError as error:
            raise LessonError(f"{self.id}: {error.args[0]}") from None

    @cached_property
    def _somebody(self) -> dict[int, str]:
        """Names for the others where there is no table."""
        seats = zip(range(self.game.players), CHARACTERS, strict=False)
        return {seat: name for seat, name in seats if seat != self.seat}

    def has_text(self, part: str, lang: str) -> bool:
        """Whether there is a text."""
        key = f"lesson-{texts.dashed(self.game_id)}-{self.name}-{part}"
        return part in self.texts.get(lang, {}) or texts.has(lang, key)

    def parts(self) -> list[str]:
        """Return the ends of the keys of all texts that the lesson needs."""
        found = ["", *SPECIAL]
        for step in self.steps:
            named = [*step.nudges.values(), *step.says.values(), *step.when.values()]
            found += [step.id, *(f"{step.id}-{name}" for name in dict.fromkeys(named))]
            if not step.is_read:
                found.append(f"{step.id}-hint")
        return found


def matches(game: Game, state: State, action: int, patterns: Choices) -> bool:
    """Return whether an action is meant by one of these patterns."""
    if not patterns:
        return False
    written = game.notation.write(state, action)
    return any(fnmatchcase(written, pattern) for pattern in patterns)


def meant(game: Game, state: State, pattern: str) -> list[int]:
    """Return the legal actions that a pattern means."""
    return [action for action in state.legal_actions() if matches(game, state, action, (pattern,))]


def load(file: Path, game_id: str) -> Lesson:
    """Return the lesson of a file; LessonError says what is wrong in it."""
    try:
        raw = file.read_text(encoding="utf-8")
        data = tomllib.loads(raw)
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
        raise LessonError(f"{file.name}: {error}") from None
    reader = _Reader(file.name)
    reader.only("lesson", data, LESSON_KEYS)
    whole = _start(reader, data, file.parent)
    if whole.game.id != game_id:
        raise reader.fail("lesson", f"expected a game of {game_id}, got one of {whole.game.id}")
    seat = reader.number("lesson", data, "seat", 0, whole.game.players - 1, default=0)
    tables = data.get("steps")
    if not isinstance(tables, list) or not tables or not all(isinstance(step, dict) for step in tables):
        raise reader.fail("steps", "expected at least one [[steps]]")
    steps = tuple(reader.step(number, step) for number, step in enumerate(tables, start=1))
    ids = [step.id for step in steps]
    if len(set(ids)) < len(ids) or set(ids) & {*SPECIAL, "title"}:
        raise reader.fail("steps", f"expected an id of its own for each, and none of {', '.join(SPECIAL)}, title")
    return Lesson(
        game_id=game_id,
        name=file.stem,
        number=reader.number("lesson", data, "number", 0, 999, default=999),
        start=whole,
        seat=seat,
        minutes=reader.number("lesson", data, "minutes", 1, 120, default=5),
        bot=reader.text("lesson", data, "bot", default="greenhorn"),
        has_advice=bool(data.get("advice", False)),
        steps=steps,
        texts=reader.texts(data.get("texts", {})),
        hash=_hash(raw, record.dumps(whole)),
    )


def _start(reader: "_Reader", data: dict[str, Any], folder: Path) -> Match:
    """Return the game as it stands when the lesson begins."""
    if "position" in data:
        reader.only("lesson with a position", data, LESSON_KEYS - {"record", "moves"})
        game, state = _placed(reader, reader.text("lesson", data, "position"), folder)
        match = Match(game, reader.number("lesson", data, "seed", 0, 2**63 - 1, default=0), start=state)
        match.draw()
        return match
    reader.only("lesson with a record", data, LESSON_KEYS - {"position", "seed"})
    written = reader.text("lesson", data, "record")
    raw = reader.beside("record", folder, written)
    try:
        whole = record.loads(raw)
    except FrontierError as error:
        raise reader.fail(f"record {written}", str(error)) from None
    if whole.luck != "seed":
        raise reader.fail("record", "expected luck from a seed")
    whole.back_to(reader.number("lesson", data, "moves", 0, len(whole.moves), default=len(whole.moves)))
    whole.draw()
    return whole


def _placed(reader: "_Reader", written: str, folder: Path) -> tuple[Game, State]:
    """Return the game and the position of a file that holds what `game.dump` gives."""
    raw, where = reader.beside("position", folder, written), f"position {written}"
    try:
        dump = json.loads(raw)
        named = {key: dump[key] for key in ("players", "modules", "rules")}
        game = recorded(dump["game"], dump["components"]["hash"], **named, **dump["options"])
    except (ValueError, RecursionError) as error:
        raise reader.fail(where, str(error)) from None
    except (KeyError, TypeError, AttributeError):
        raise reader.fail(where, "expected what `game.dump` gives, with the settings of its game") from None
    except FrontierError as error:
        raise reader.fail(where, str(error)) from None
    try:
        return game, game.load(dump)
    except FrontierError as error:
        raise reader.fail(where, str(error)) from None


def _hash(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


class _Reader:
    """Reads values of a lesson's file, and says what is wrong with them."""

    def __init__(self, file: str) -> None:
        self.file = file

    def fail(self, where: str, what: str) -> LessonError:
        return LessonError(f"{self.file}: {where}: {what}")

    def only(self, where: str, data: dict[str, Any], keys: set[str]) -> None:
        if unknown := sorted(data.keys() - keys):
            raise self.fail(where, f"unknown {', '.join(unknown)}; there is {', '.join(sorted(keys))}")

    def text(self, where: str, data: dict[str, Any], key: str, default: str | None = None) -> str:
        value = data.get(key, default)
        if not isinstance(value, str):
            raise self.fail(where, f"{key}: expected a text, got {brief(value)}")
        return value

    def number(self, where: str, data: dict[str, Any], key: str, low: int, high: int, default: int) -> int:
        value = data.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.fail(where, f"{key}: expected a whole number from {low} to {high}, got {brief(value)}")
        return value

    def beside(self, where: str, folder: Path, name: str) -> str:
        try:
            return (folder / name).read_text(encoding="utf-8")
        except (OSError, UnicodeError) as error:
            raise self.fail(where, str(error)) from None

    def choices(self, where: str, key: str, value: object) -> Choices:
        listed = [value] if isinstance(value, str) else value
        if not isinstance(listed, list) or not all(isinstance(entry, str) for entry in listed):
            raise self.fail(where, f"{key}: expected texts, got {brief(value)}")
        return tuple(listed)

    def named(self, where: str, key: str, value: object) -> dict[str, str]:
        if not isinstance(value, dict) or not all(isinstance(name, str) for name in value.values()):
            raise self.fail(where, f'{key}: expected "pattern" = "name", got {brief(value)}')
        return value

    def step(self, number: int, data: dict[str, Any]) -> Step:
        where = f"step {number}"
        self.only(where, data, STEP_KEYS)
        plays, until = data.get("plays", []), data.get("until", "")
        if not isinstance(plays, list):
            raise self.fail(where, f"plays: expected a list, got {brief(plays)}")
        if until not in ("", "turn", "game"):
            raise self.fail(where, f"until: expected turn or game, got {brief(until)}")
        if plays and until:
            raise self.fail(where, "expected plays or until, not both")
        is_optional = data.get("optional", False)
        if not isinstance(is_optional, bool) or (is_optional and not plays):
            raise self.fail(where, "optional: expected true or false, at a step with plays")
        return Step(
            id=self.text(where, data, "id"),
            look=self.choices(where, "look", data.get("look", [])),
            plays=tuple(self.choices(where, "plays", entry) for entry in plays),
            allows=self.choices(where, "allows", data.get("allows", [])),
            until=until,
            is_optional=is_optional,
            answers=self.choices(where, "answers", data.get("answers", [])),
            nudges=self.named(where, "nudges", data.get("nudges", {})),
            says=self.named(where, "says", data.get("says", {})),
            when=self.named(where, "when", data.get("when", {})),
            rule=self.text(where, data, "rule", default=""),
        )

    def texts(self, value: object) -> dict[str, dict[str, str]]:
        if not isinstance(value, dict):
            raise self.fail("texts", f"expected a table a language, got {brief(value)}")
        for lang, own in value.items():
            if lang not in texts.LANGUAGES:
                raise self.fail("texts", f"no language {lang!r}; there is {', '.join(texts.LANGUAGES)}")
            self.named(f"texts.{lang}", "texts", own)
        return value
