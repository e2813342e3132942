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
SENTENCE = re.compile(r"[.!?…](?=[\s”\"’)]|$)")


def problems(lesson: Lesson, languages: tuple[str, ...], tries: int = 5) -> Iterator[str]:
    """Yield what is wrong with a lesson, a sentence each; nothing if it is sound."""
    yield from _text_problems(lesson, languages)
    for number in range(tries):
        yield from play_through(lesson, number)


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


def play_through(lesson: Lesson, number: int = 0) -> Iterator[str]:
    """Play a lesson: number 0 takes the choices that are shown, others any that are waited for. Yield what fails."""
    walk = Walk(lesson, number)
    tried: set[tuple[int, int]] = set()
    while (stands := walk.stands()) is not None:
        step = stands.now
        assert step is not None
        if walk.match.state.actor == OVER:
            yield f"{lesson.id}: the game is over before step {step.id}"
            return
        if len(walk.match.moves) > MOST_MOVES:
            yield f"{lesson.id}: no end after {MOST_MOVES} moves, at step {step.id}"
            return
        if walk.match.state.actor == lesson.seat and step.plays and (stands.step, stands.decision) not in tried:
            tried.add((stands.step, stands.decision))
            if problem := _impossible(walk, stands):
                yield problem
            if not stands.wanted(walk.match.state):
                return
        walk.decide(stands)


class Walk:
    """A way through a lesson: number 0 takes the choices that are shown, others any that are waited for."""

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
            self.match.play(self._lots.choice(stands.wanted(state)) if self._number else shown)

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


def _impossible(walk: Walk, stands: Progress) -> str | None:
    """Say which of the moves that a step waits for are not possible."""
    game, state, step = walk.lesson.game, walk.match.state, stands.now
    assert step is not None
    missing = [pattern for pattern in step.plays[stands.decision] if not meant(game, state, pattern)]
    if not missing:
        return None
    legal = ", ".join(game.notation.write(state, action) for action in state.legal_actions())
    return f"{walk.lesson.id}: step {step.id}: {', '.join(missing)} is not possible; there is {legal}"
