"""How long a lesson takes: a simple model of a newcomer who reads every word and makes no mistake.

What is read at WORDS_A_MINUTE, a glance at the board for each step, and for each decision the time to find and click
it, longer where several are right and one has to choose. What the others play is watched. Wrong clicks, hints and
rules that are looked up come on top, so this is rather too little than too much.
"""

from dataclasses import dataclass
from typing import Final

from frontier.engine.state import CHANCE
from frontier.lessons.check import Walk
from frontier.lessons.lesson import Lesson

WORDS_A_MINUTE: Final = 200
A_STEP: Final = 3.0  # seconds to see what it points at
A_CLICK: Final = 4.0  # to find and make the only decision that is right
A_CHOICE: Final = 10.0  # to choose among several
AN_ANSWER: Final = 1.5  # to see what another seat does


@dataclass(frozen=True)
class Estimate:
    """What a learner reads and does in a lesson, and how long that takes."""

    words: int
    steps: int
    clicks: int  # decisions of which one only is right
    choices: int  # and of which several are
    answers: int

    @property
    def minutes(self) -> float:
        """How long that takes."""
        doing = self.steps * A_STEP + self.clicks * A_CLICK + self.choices * A_CHOICE + self.answers * AN_ANSWER
        return self.words / WORDS_A_MINUTE + doing / 60

    def __str__(self) -> str:
        return (
            f"about {self.minutes:.1f} min: {self.words} words at {WORDS_A_MINUTE} a minute, {self.steps} steps of "
            f"{A_STEP:g} s, {self.choices} choices of {A_CHOICE:g} s, {self.clicks} other decisions of {A_CLICK:g} s, "
            f"{self.answers} answers of {AN_ANSWER:g} s"
        )


def estimate(lesson: Lesson, lang: str = "en") -> Estimate:
    """Return what a lesson takes of whoever decides as it shows; texts that it does not have count nothing."""
    read = [step.id for step in lesson.steps]
    walk, clicks, choices, answers = Walk(lesson), 0, 0, 0
    said: set[str] = set()
    passed: list[int] = []
    while (stands := walk.stands()) is not None:
        state, passed = walk.match.state, stands.passed
        if state.actor == lesson.seat:
            told = stands.tells(state)
            said |= {told} if told else set()
            right = stands.wanted(state) if stands.now is not None and stands.now.plays else state.legal_actions()
            choices += len(right) > 1
            clicks += len(right) == 1
        elif state.actor != CHANCE:
            answers += 1
        walk.decide(stands)
        after = walk.stands()
        said |= {after.said} if after is not None and after.said else set()
    parts = ["", *(id_ for number, id_ in enumerate(read) if number not in passed), *sorted(said), "learnt"]
    words = sum(len(lesson.text(part, lang).split()) for part in parts if not part or lesson.has_text(part, lang))
    return Estimate(words, len(lesson.steps) - len(passed), clicks, choices, answers)
