"""What the moves at a lesson's table mean for the lesson: a pure function of both.

A learner's decision is admitted only if the step waits for it, so the moves alone say how far the lesson has come, and
whoever takes a move back is back at its step.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from frontier.engine.match import Move
from frontier.engine.state import CHANCE, OVER, State
from frontier.lessons.lesson import Lesson, Step, matches, meant


@dataclass(slots=True)
class Progress:
    """How far a lesson has come."""

    lesson: Lesson
    step: int = 0  # the number of the step that waits for something; all before it that are only read come with it
    decision: int = 0  # how many of the decisions that the step waits for have been made
    answered: int = 0  # how many decisions the others have made since the step before was begun
    answers_of: int = -1  # the step whose answers they give
    said: str = ""  # the text that answers the last choice: "STEP-NAME"
    passed: list[int] = field(default_factory=list)  # the steps that were passed over: they are not shown
    starts: list[int] = field(default_factory=list)  # by step: the move of the match that it begins with
    reads_from: int = 0  # the first step to be read since the last decision that was waited for

    @property
    def is_done(self) -> bool:
        """Whether nothing more is to be done; what is left is only to be read."""
        return self.step >= len(self.lesson.steps)

    @property
    def now(self) -> Step | None:
        """The step that waits for something."""
        return None if self.is_done else self.lesson.steps[self.step]

    # The learner's decisions ------------------------------------------------------------------------------

    def refusal(self, state: State, action: int) -> str | None:
        """Return the text that answers a legal decision which the step does not wait for ("" if it has none of its
        own); None if the decision is right."""
        step = self.now
        if step is None or step.until:
            return None
        game = self.lesson.game
        if matches(game, state, action, step.plays[self.decision]) or matches(game, state, action, step.allows):
            return None
        for pattern, name in step.nudges.items():
            if matches(game, state, action, (pattern,)):
                return f"{step.id}-{name}"
        return ""

    def shown(self, state: State) -> int | None:
        """Return the decision that shows the learner how to go on; None where everything is free."""
        step = self.now
        if step is None or step.until:
            return None
        found = (meant(self.lesson.game, state, pattern) for pattern in step.plays[self.decision])
        return next((actions[0] for actions in found if actions), None)

    def wanted(self, state: State) -> list[int]:
        """Return the legal decisions that the step waits for; none where everything is free."""
        step = self.now
        if step is None or step.until:
            return []
        game, patterns = self.lesson.game, step.plays[self.decision]
        return [action for action in state.legal_actions() if matches(game, state, action, patterns)]

    def tells(self, state: State) -> str:
        """Return the text that stands in place of the step's own in this position: "STEP-NAME", or ""."""
        step, game = self.now, self.lesson.game
        if step is None or not step.when or state.actor != self.lesson.seat:
            return ""
        for pattern, name in step.when.items():
            if meant(game, state, pattern):
                return f"{step.id}-{name}"
        return ""

    # The others -------------------------------------------------------------------------------------------

    def answer(self, state: State) -> int | None:
        """Return what the lesson lets another seat decide; None if a bot shall."""
        if self.answers_of < 0:
            return None
        answers = self.lesson.steps[self.answers_of].answers
        if self.answered >= len(answers):
            return None
        return next(iter(meant(self.lesson.game, state, answers[self.answered])), None)

    # Going on ---------------------------------------------------------------------------------------------

    def take(self, state: State, move: Move, number: int) -> None:
        """Take in a move that is about to be made; `number` is its place in the match."""
        lesson, step = self.lesson, self.now
        if move.actor == CHANCE:
            if state.turn != lesson.seat:  # a new round: the learner may begin it without anybody in between
                self._turn_is_over(number, state)
            return
        if move.actor != lesson.seat:
            self._turn_is_over(number, state)
            self.answered += 1
            return
        self._pass_over(state, number)
        step = self.now
        if step is None:
            return
        if self.answers_of != self.step:
            self.answers_of, self.answered, self.said = self.step, 0, ""
        if step.until:
            self.decision += 1
        elif matches(lesson.game, state, move.action, step.plays[self.decision]):
            for pattern, name in step.says.items():
                if matches(lesson.game, state, move.action, (pattern,)):
                    self.said = f"{step.id}-{name}"
            self.decision += 1
            if self.decision == len(step.plays):
                self._go_on(number + 1)

    def stand(self, state: State, number: int) -> None:
        """Take in where the moves have led."""
        if state.actor not in (CHANCE, self.lesson.seat):
            self._turn_is_over(number, state)
        self._pass_over(state, number)

    def _pass_over(self, state: State, number: int) -> None:
        """Pass over what is optional if the learner is asked something else now."""
        if state.actor not in (OVER, self.lesson.seat):
            return
        while (step := self.now) is not None and step.is_optional and not self.wanted(state):
            is_begun, unread = self.decision > 0, self.reads_from
            if not is_begun:
                self.passed.append(self.step)
            has_unread = not is_begun and unread < self.step
            self._go_on(number)
            if has_unread:
                self.reads_from = unread

    def _turn_is_over(self, number: int, state: State) -> None:
        step = self.now
        if step is None or not step.until or not self.decision:
            return
        if step.until == "turn" or state.actor == OVER:
            self._go_on(number)

    def _go_on(self, number: int) -> None:
        """Go to the next step that waits for something."""
        self.step += 1
        self.decision = 0
        self._read_on(number)

    def _read_on(self, number: int) -> None:
        self.reads_from = self.step
        while self.now is not None:
            self.starts.append(number)
            if not self.now.is_read:
                return
            self.step += 1


def progress(lesson: Lesson, moves: Sequence[Move]) -> Progress:
    """Return how far a lesson has come with the moves of a match that began as the lesson says."""
    first = len(lesson.start.moves)
    found = Progress(lesson)
    found._read_on(first)
    state = lesson.start.state.clone()
    for number, move in enumerate(moves[first:], start=first):
        found.take(state, move, number)
        state.step(move.action)
    found.stand(state, len(moves))
    return found
