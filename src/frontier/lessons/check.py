"""Plays a lesson to its end as learners might, and says what does not work."""

import random
import re
from collections.abc import Iterator

from frontier.bots import bot
from frontier.engine.match import Move, Player
from frontier.engine.state import OVER, State
from frontier.lessons.lesson import Lesson, meant
from frontier.lessons.progress import Progress, progress

MOST_SENTENCES = 2
LONGEST_TEXT = 280  # characters: what can be read at a glance
MOST_MOVES = 3000
TRIES = 25  # what one way in ten meets is found
ASIDE = 0.25  # of the decisions of a try
SENTENCE = re.compile(r"[.!?…](?=[\s”\"’)]|$)")


def problems(lesson: Lesson, languages: tuple[str, ...], tries: int = TRIES) -> Iterator[str]:
    """Yield what is wrong with a lesson, a sentence each; nothing if it is sound."""
    yield from _text_problems(lesson, languages)
    met: dict[tuple[int, int, str], bool] = {}
    for number in range(1 if lesson.is_guided else tries):
        yield from play_through(lesson, number, met)
    for step, _, pattern in (key for key, was_possible in met.items() if not was_possible):
        yield f"{lesson.id}: step {lesson.steps[step].id}: {pattern} was never possible"


def _text_problems(lesson: Lesson, languages: tuple[str, ...]) -> Iterator[str]:
    for lang in languages:
        for part in lesson.parts():
            if part and not lesson.has_text(part, lang):
                yield f"{lesson.id}: no text {part!r} in {lang!r}"
            elif part:
                text = lesson.text(part, lang)
                if len(SENTENCE.findall(text)) > MOST_SENTENCES or len(text) > LONGEST_TEXT:
                    most = f"{MOST_SENTENCES} sentences and {LONGEST_TEXT} characters"
                    yield f"{lesson.id}: text {part!r} in {lang!r} is longer than {most}: {text}"


def play_through(lesson: Lesson, number: int, met: dict[tuple[int, int, str], bool]) -> Iterator[str]:
    """Play a lesson: number 0 takes the choices that are shown, others any that are allowed. Yield what fails; `met`
    keeps, by step, decision and pattern, which of the moves that were waited for have been possible."""
    walk = Walk(lesson, number)
    while (stands := walk.stands()) is not None:
        step = stands.now
        assert step is not None
        if walk.match.state.actor == OVER:
            yield f"{lesson.id}: the game is over before step {step.id}"
            return
        if len(walk.match.moves) > MOST_MOVES:
            yield f"{lesson.id}: no end after {MOST_MOVES} moves, at step {step.id}"
            return
        state = walk.match.state
        if state.actor == lesson.seat and step.plays:
            for pattern in step.plays[stands.decision]:
                key = (stands.step, stands.decision, pattern)
                met[key] = met.get(key, False) or bool(meant(lesson.game, state, pattern))
            if not stands.wanted(state):
                legal = ", ".join(lesson.game.notation.write(state, action) for action in state.legal_actions())
                yield f"{lesson.id}: step {step.id}: nothing it waits for is possible; there is {legal}"
                return
        walk.decide(stands)


class Walk:
    """A way through a lesson: number 0 takes the choices that are shown, others any that are allowed."""

    def __init__(self, lesson: Lesson, number: int = 0) -> None:
        self.lesson = lesson
        self.match = lesson.start.copy()
        self._number = number
        self._lots = random.Random(number)
        self._others, self._learner = bot(lesson.bot, seed=number), bot("greedy", seed=number)

    def stands(self) -> Progress | None:
        """Return how far the lesson has come; None if nothing more is to be done."""
        found = progress(self.lesson, self.match.moves)
        return None if found.is_done else found

    def decide(self, stands: Progress) -> None:
        """Let whoever is to decide do so."""
        lesson, state = self.lesson, self.match.state
        if state.actor != lesson.seat:
            told = stands.answer(state)
            self.match.play(self._chosen_by(self._others) if told is None else told)
        elif (shown := stands.shown(state)) is None:
            self.match.play(self._chosen_by(self._learner))
        else:
            self.match.play(self._lots.choice(self._allowed(stands, state)) if self._number else shown)

    def _allowed(self, stands: Progress, state: State) -> list[int]:
        """Return what may be decided: now and then what leads no further, so that every way is tried."""
        if self._lots.random() < ASIDE:
            return [action for action in state.legal_actions() if stands.refusal(state, action) is None]
        return stands.wanted(state)

    def _chosen_by(self, player: Player) -> int:
        """Return what a bot chooses for whoever is to decide."""
        actor = self.match.state.actor
        return player.choose(self.lesson.game, self.match.known_to(player, actor), actor)


def transcript(lesson: Lesson) -> Iterator[tuple[str, State, Move]]:
    """Yield how a lesson goes with the choices that it shows: the step, the position and the move made there."""
    walk = Walk(lesson)
    while (stands := walk.stands()) is not None and walk.match.state.actor != OVER:
        assert stands.now is not None
        if walk.match.state.actor == lesson.seat and stands.now.plays and stands.shown(walk.match.state) is None:
            return
        first, state = len(walk.match.moves), walk.match.state.clone()
        walk.decide(stands)
        for move in walk.match.moves[first:]:
            yield stands.now.id, state.clone(), move
            state.step(move.action)
