"""A lesson that cannot be read or played says what is wrong and where; a record with comments becomes one."""

import json
import shutil
from pathlib import Path

import pytest

from frontier import record
from frontier.lessons import Lesson, LessonError, load
from frontier.lessons.check import problems
from frontier.lessons.from_record import lesson_of

OWN = Path(__file__).parents[2] / "examples" / "panning" / "lessons" / "panning"
HEAD = 'record = "pan.record"\n'
STEP = '[[steps]]\nid = "on"\n'
PLACED = 'position = "pan.json"\n'


def written(folder: Path, text: str) -> Path:
    shutil.copy(OWN / "pan.record", folder)
    file = folder / "one.toml"
    file.write_text(text, encoding="utf-8")
    return file


def position() -> dict[str, object]:
    """What `game.dump` gives where the record of the lesson leads to."""
    match = record.loads((OWN / "pan.record").read_text(encoding="utf-8"))
    return match.game.dump(match.state)


def placed(folder: Path, head: str = PLACED, changed: dict[str, object] | None = None) -> Lesson:
    (folder / "pan.json").write_text(json.dumps(position() | (changed or {})), encoding="utf-8")
    return load(written(folder, head + STEP + 'plays = [["keep", "go_on"]]\n'), "panning")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("record = 3", "record: expected a text"),
        ('record = "none.record"', "record: "),
        ("not toml", "one.toml: "),
        (HEAD, "steps: expected at least one"),
        (HEAD + "moves = 9\n" + STEP, "moves: expected a whole number from 0 to 3"),
        (HEAD + "seed = 2\n" + STEP, "unknown seed"),
        (PLACED + STEP, "position: "),
        (PLACED + "moves = 2\n" + STEP, "unknown moves"),
        (HEAD + STEP + "optional = true\n", "step 1: optional: expected true or false, at a step with plays"),
        (HEAD + "seat = 2\n" + STEP, "seat: expected a whole number from 0 to 1"),
        (HEAD + "speed = 2\n" + STEP, "unknown speed"),
        (HEAD + STEP + "hint = 1", "step 1: unknown hint"),
        (HEAD + STEP + "plays = [3]", "step 1: plays: expected texts"),
        (HEAD + STEP + 'until = "noon"', "step 1: until: expected turn or game"),
        (HEAD + STEP + 'until = "turn"\nplays = ["go_on"]', "plays or until, not both"),
        (HEAD + STEP + "nudges = { keep = 1 }", "nudges: expected"),
        (HEAD + STEP + STEP, "an id of its own"),
        (HEAD + STEP + "[texts.fr]\n", "no language 'fr'"),
    ],
)
def test_what_is_wrong_is_told(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(LessonError) as error:
        load(written(tmp_path, text), "panning")
    assert told in str(error.value)


def test_a_lesson_belongs_to_the_game_of_its_record(tmp_path: Path) -> None:
    with pytest.raises(LessonError, match="expected a game of montana, got one of panning"):
        load(written(tmp_path, HEAD + STEP), "montana")


def test_a_lesson_begins_with_a_position(tmp_path: Path) -> None:
    lesson = placed(tmp_path, PLACED + "seed = 5\n")
    assert lesson.start.game.dump(lesson.start.state) == position()
    assert (lesson.start.moves, lesson.start.seed) == ([], 5)
    assert list(problems(lesson, ())) == []
    again = record.loads(record.dumps(lesson.start))
    assert again.game.dump(again.state) == position()


def test_a_lesson_says_what_another_position_changes(tmp_path: Path) -> None:
    first = placed(tmp_path)
    assert placed(tmp_path).hash == first.hash
    assert placed(tmp_path, PLACED + "seed = 5\n").hash != first.hash


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"game": "chess"}, "chess"),
        ({"players": 99}, "players"),
        ({"components": 3}, "expected what `game.dump` gives"),
        ({"phase": "sleeping"}, "phase"),
    ],
)
def test_a_position_that_cannot_be_is_told(tmp_path: Path, changed: dict[str, object], told: str) -> None:
    with pytest.raises(LessonError, match=r"position pan\.json") as error:
        placed(tmp_path, changed=changed)
    assert told in str(error.value)


def test_missing_long_and_impossible_things_are_found(tmp_path: Path) -> None:
    text = HEAD + STEP + 'plays = [["keep", "swim"]]\n[texts.en]\ntitle = "T"\nabout = "A."\non = "One. Two. Three."\n'
    found = list(problems(load(written(tmp_path, text), "panning"), ("en",)))
    assert any("no text 'learnt'" in problem for problem in found)
    assert any("no text 'on-hint'" in problem for problem in found)
    assert any("text 'on' in 'en' is longer than 2 sentences" in problem for problem in found)
    assert any("step on: swim was never possible" in problem for problem in found)
    text = HEAD + STEP + 'plays = [["swim"]]\n'
    found = list(problems(load(written(tmp_path, text), "panning"), ()))
    assert "panning/one: step on: nothing it waits for is possible; there is go_on, keep" in found


def test_a_record_with_comments_becomes_a_lesson(tmp_path: Path) -> None:
    record = (OWN / "pan.record").read_text(encoding="utf-8").strip()
    lines = ("", "# Copper is little.", "# Go on.", "4 0 go_on", "5 * draw gold", "# Now keep it.", "6 0 keep",
             "7 * draw copper", "8 1 keep", "9 * draw gravel", "")  # fmt: skip
    text = record + "\n".join(lines)
    (tmp_path / "mine.record").write_text(text, encoding="utf-8")
    made = lesson_of(text, seat=0, lang="en", title="Mine", record_name="mine.record")
    (tmp_path / "mine.toml").write_text(made, encoding="utf-8")
    lesson = load(tmp_path / "mine.toml", "panning")
    assert [step.plays for step in lesson.steps] == [(("go_on",),), (("keep",),)]
    assert lesson.steps[1].answers == ("keep",)
    assert lesson.text("step-1", "en") == "Copper is little. Go on."
    assert len(lesson.start.moves) == 3
    assert list(problems(lesson, ("en",))) == []


def test_a_record_without_comments_makes_no_lesson() -> None:
    text = (OWN / "pan.record").read_text(encoding="utf-8")
    with pytest.raises(LessonError, match="no comments"):
        lesson_of(text, seat=0, lang="en", title="Mine", record_name="pan.record")
    with pytest.raises(LessonError, match="seat: expected a number from 0 to 1"):
        lesson_of(text, seat=5, lang="en", title="Mine", record_name="pan.record")
