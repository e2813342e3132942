"""A lesson that cannot be read or played says what is wrong and where; a record with comments becomes one."""

import shutil
from pathlib import Path

import pytest

from frontier.lessons import LessonError, load
from frontier.lessons.check import problems
from frontier.lessons.from_record import lesson_of

OWN = Path(__file__).parents[2] / "examples" / "panning" / "lessons" / "panning"
HEAD = 'record = "pan.record"\n'
STEP = '[[steps]]\nid = "on"\n'


def written(folder: Path, text: str) -> Path:
    shutil.copy(OWN / "pan.record", folder)
    file = folder / "one.toml"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("record = 3", "record: expected a text"),
        ('record = "none.record"', "record: "),
        ("not toml", "one.toml: "),
        (HEAD, "steps: expected at least one"),
        (HEAD + "moves = 9\n" + STEP, "moves: expected a whole number from 0 to 3"),
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
