"""A session at the table in the terminal: asks people, lets bots play, takes back, keeps the record."""

import contextlib
import os
from pathlib import Path
from typing import NamedTuple

from rich.prompt import Prompt
from rich.text import Text

import frontier
from frontier import Event, Match, OptionError
from frontier.cli.common import console
from frontier.cli.menu import Menu
from frontier.cli.screen import Screen
from frontier.texts import text

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  editing and history at the prompt, where the system has it

CLEAR_SCROLLBACK = "\033[3J"  # what has scrolled out of the window, too


class UndoPoint(NamedTuple):
    """A decision of a person that can be taken back: who made it, and how many moves and events came before."""

    moves: int
    events: int
    actor: int


class Session:
    """A match played in the terminal, from opening it to leaving it."""

    def __init__(self, match: Match, lang: str, file: Path | None) -> None:
        self.match = match
        self.game = match.game
        self.lang = lang
        self.screen = Screen(match, lang)
        self.file = file
        self.log: list[Event] = []
        self.decisions: list[UndoPoint] = []
        self.seated: int | None = None  # who sits at the keyboard
        self.is_fresh = False  # whether a person has decided since the game was opened

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        say = self.screen.say
        say("welcome", seed=str(self.match.seed), set=self.game.component_set)
        if self.game.is_reconstructed:
            say("reconstructed")
        self.recall()
        self.match.draw()
        self.log += self.match.events
        self.keep()
        try:
            while self.match.state.actor != frontier.OVER or not self.is_last_word():
                if self.is_asked(self.match.state.actor):
                    if not self.ask():
                        break
                else:
                    self.match.decide()
                    self.log += self.match.events
            else:
                self.show()
                self.screen.show_result()
        except (EOFError, KeyboardInterrupt):
            console.print()
        self.keep()
        if self.file is not None:
            say("saved", file=str(self.file))
        elif self.match.state.actor != frontier.OVER:
            say("not-kept")

    def recall(self) -> None:
        """Bring back the log and the decisions of a game that goes on."""
        for step in self.match.steps():
            actor = step.move.actor
            if self.is_asked(actor) and (actor >= 0 or self.match.luck == "open"):
                self.decisions.append(UndoPoint(step.number - 1, len(self.log), actor))
            self.log += step.events

    def is_asked(self, actor: int) -> bool:
        """Whether somebody at the keyboard decides: a person, or, where luck comes from outside, for chance."""
        return actor == frontier.CHANCE or self.match.players[actor] is None

    def is_last_word(self) -> bool:
        """Whether the game that has just ended shall end: a person who ended it may still take that back."""
        if not self.is_fresh or self.decisions[-1].moves != len(self.match.moves) - 1:
            return True
        try:
            while True:
                answer = self.prompt("cli-last-word").strip().lower()
                if answer in ("u", "undo"):
                    return not self.undo()
                if not answer:
                    return True
        except EOFError:  # nobody is there to answer
            return True

    def prompt(self, key: str) -> str:
        """Return what is typed in answer to a question of the texts."""
        return Prompt.ask(Text(text(self.lang, key), "bold"), console=console)

    def show(self) -> None:
        """Show the table and what happened since this person last decided; at the end, since anybody did."""
        actor = self.match.state.actor
        found = [decision.events for decision in self.decisions if actor in (decision.actor, frontier.OVER)]
        self.screen.show(self.log[found[-1] if found else 0 :])

    def ask(self) -> bool:
        """Let a person make a decision; False if they leave."""
        self.hand_over(self.match.state.actor)
        self.show()
        menu = Menu(self.screen)
        menu.show()
        while True:
            answer = self.prompt("cli-your-choice").strip().lower()
            plain = self.game.plain_answer(self.match.state)
            match answer.split(maxsplit=1):
                case [] if plain is not None:
                    self.decide(plain)
                    return True
                case [] | ["s" | "show"]:
                    self.show()
                    menu.show()
                case ["q" | "quit"]:
                    return False
                case ["h" | "help" | "?"]:
                    self.screen.show_help()
                case ["u" | "undo"]:
                    if self.undo():
                        return True
                case ["l" | "log"]:
                    self.screen.tell(self.log)
                case ["i" | "info"]:
                    self.screen.show_info()
                case ["?" | "why", move]:
                    menu.explain(move)
                case _:
                    action = menu.read(answer)
                    if action is not None and self.match.state.is_legal(action):
                        self.decide(action)
                        return True
                    if action is not None:
                        menu.explain(answer)

    def hand_over(self, actor: int) -> None:
        """Let the next person sit down before showing what only they may see."""
        if actor < 0:
            return
        if self.game.hides and self.seated not in (None, actor):
            console.clear()
            if console.is_terminal:
                console.file.write(CLEAR_SCROLLBACK)
            who = self.game.seat_name(actor, self.lang)
            Prompt.ask(Text(text(self.lang, "cli-hand-over", {"who": who})), console=console)
        self.seated = actor

    def decide(self, action: int) -> None:
        """Carry out a person's decision."""
        self.decisions.append(UndoPoint(len(self.match.moves), len(self.log), self.match.state.actor))
        self.match.play(action)
        self.is_fresh = True
        self.log += self.match.events
        self.keep()

    def undo(self) -> bool:
        """Take back the last decision of a person with those that belong to it; False if that is not possible."""
        if not self.decisions:
            self.screen.say("nothing-to-undo")
            return False
        last = self.decisions[-1].moves
        start = self.match.unit_start(last)
        first = len(self.decisions) - 1 - (last - start)  # all moves of a unit are decisions of one person
        if self.game.hides and any(move.actor == frontier.CHANCE for move in self.match.moves[start:]):
            self.screen.say("luck-since")  # nobody may look at something hidden and then decide otherwise
            return False
        self.log = self.log[: self.decisions[first].events]
        del self.decisions[first:]
        self.is_fresh = bool(self.decisions)
        taken = self.match.moves[start]
        self.match.back_to(start)
        move = self.game.notation.write(self.match.state, taken.action)
        who = "*" if taken.actor == frontier.CHANCE else self.game.seat_name(taken.actor, self.lang)
        self.screen.say("undone", move=move, who=who)
        self.keep()
        return True

    def keep(self) -> None:
        """Write the record, whole or not at all."""
        if self.file is None:
            return
        draft = self.file.with_name(f".{self.file.name}.new")
        try:
            draft.write_text(frontier.record.dumps(self.match), encoding="utf-8")
            os.replace(draft, self.file)
        except OSError as error:
            raise OptionError(f"{self.file}: {error.strerror}") from None
