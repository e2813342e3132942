"""A session at the table in the terminal: shows, asks, plays, keeps the record."""

import contextlib
import os
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.prompt import Prompt
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

import frontier
from frontier import Event, Game, Match, NotationError, OptionError, State, texts
from frontier.cli.common import console
from frontier.looks import look_of
from frontier.texts import text

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  editing and history at the prompt, where the system has it

LONGEST_NUMBER = 4
FORGET = "\033[3J"  # what has scrolled out of the window, too


def result(game: Game, state: State, lang: str) -> str:
    """Why a finished game ended, who won, and everybody's points."""
    names = [game.seat_name(seat, lang) for seat in range(game.players)]
    winners = texts.listed(lang, [names[seat] for seat in state.winners])
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, state.scores, strict=True))
    ending = text(lang, f"{game.id}-ending-{texts.dashed(str(state.ending))}")
    label = text(lang, f"{game.id}-term-score")
    args = {"winners": winners, "n": len(state.winners), "label": label, "scores": scores}
    return f"{ending}\n{text(lang, 'cli-result', args)}"


class Session:
    """One evening at the table."""

    def __init__(self, match: Match, lang: str, file: Path | None) -> None:
        self.match = match
        self.look = look_of(match.game.id)
        self.lang = lang
        self.file = file
        self.log: list[Event] = []
        self.decisions: list[tuple[int, int, int]] = []  # of people: moves and events before it, and who decided
        self.seated: int | None = None  # who sits at the keyboard
        self.is_fresh = False  # whether a person has decided since the game was opened

    @property
    def game(self) -> Game:
        """The game being played."""
        return self.match.game

    def say(self, key: str, **args: object) -> None:
        """One line in the player's language."""
        console.print(text(self.lang, f"cli-{key}", args), highlight=False, markup=False)

    def run(self) -> None:
        """Until the game is over or the player leaves."""
        self.say("welcome", seed=str(self.match.seed), set=self.game.component_set)
        if self.game.is_reconstructed:
            self.say("reconstructed")
        self.recall()
        self.match.draw()
        self.note()
        self.keep()
        try:
            while self.match.state.actor != frontier.OVER or not self.is_last_word():
                if self.is_asked(self.match.state.actor):
                    if not self.ask():
                        break
                else:
                    self.match.decide()
                    self.note()
            else:
                self.show()
                console.print(Rule())
                console.print(result(self.game, self.match.state, self.lang), highlight=False)
        except (EOFError, KeyboardInterrupt):
            console.print()
        self.keep()
        if self.file is not None:
            self.say("saved", file=str(self.file))
        elif self.match.state.actor != frontier.OVER:
            self.say("not-kept")

    def _an_example(self) -> str:
        """A move that is possible now, in notation."""
        return self.game.notation.write(self.match.state, self.match.state.legal_actions()[0])

    def is_last_word(self) -> bool:
        """Whether the game that has just ended shall end: a person who ended it may still take that back."""
        if not self.is_fresh or self.decisions[-1][0] != len(self.match.moves) - 1:
            return True
        try:
            while True:
                answer = Prompt.ask(Text(text(self.lang, "cli-last-word"), "bold"), console=console).strip().lower()
                if answer in ("u", "undo"):
                    return not self.undo()
                if not answer:
                    return True
        except EOFError:  # nobody is there to answer
            return True

    def is_asked(self, actor: int) -> bool:
        """Whether somebody at the keyboard decides: a person, or, where luck comes from outside, for chance."""
        return actor == frontier.CHANCE or self.match.players[actor] is None

    def recall(self) -> None:
        """Bring back log and undo points of a game that goes on."""
        for step in self.match.steps():
            actor = step.move.actor
            if self.is_asked(actor) and (actor >= 0 or self.match.luck == "open"):
                self.decisions.append((step.number - 1, len(self.log), actor))
            self.log += step.events

    def note(self) -> None:
        """Put what happened into the log."""
        self.log += self.match.events

    def show(self) -> None:
        """The table and what happened since the last decision."""
        view = self.view()
        console.print()
        console.print(Rule(self.look.title(view, self.lang)))
        console.print(self.look.table(view, self.lang, self.match.seats, console))
        self.tell(self.log[self.new_from(self.match.state.actor) :])

    def new_from(self, actor: int) -> int:
        """The first event since this person last decided; at the end, since anybody did."""
        found = [events for _, events, who in self.decisions if actor in (who, frontier.OVER)]
        return found[-1] if found else 0

    def view(self) -> dict[str, Any]:
        """The table as the person to decide sees it: nobody looks behind another's screen."""
        actor = self.match.state.actor
        return self.game.view(self.match.state, actor if actor >= 0 else None)

    def tell(self, events: list[Event]) -> None:
        """What happened, indented."""
        grid = Table.grid(padding=(0, 1))
        for line in self.look.tell(self.game, self.match.state, events, self.lang):
            grid.add_row("·", Text(line, "italic"))
        console.print(grid)

    def ask(self) -> bool:
        """One decision of a person; False to leave."""
        self.hand_over(self.match.state.actor)
        self.show()
        order = self.ordered()
        self.choices(order)
        while True:
            answer = Prompt.ask(Text(text(self.lang, "cli-your-choice"), "bold"), console=console).strip().lower()
            plain = self.game.plain_answer(self.match.state)
            match answer.split(maxsplit=1):
                case [] if plain is not None:
                    self.decide(plain)
                    return True
                case [] | ["s" | "show"]:
                    self.show()
                    self.choices(order)
                case ["q" | "quit"]:
                    return False
                case ["h" | "help" | "?"]:
                    self.say("help", example=self.look.example or self._an_example())
                case ["u" | "undo"]:
                    if self.undo():
                        return True
                case ["l" | "log"]:
                    self.tell(self.log)
                case ["i" | "info"]:
                    console.print(self.look.info(self.view(), self.lang))
                case ["?" | "why", move]:
                    self.why(move, order)
                case _:
                    action = self.read(answer, order)
                    if action is not None and self.match.state.is_legal(action):
                        self.decide(action)
                        return True
                    if action is not None:
                        self.why(answer, order)

    def hand_over(self, actor: int) -> None:
        """Let the next person sit down before showing what only they may see."""
        if actor < 0:
            return
        if self.game.hides and self.seated not in (None, actor):
            console.clear()
            if console.is_terminal:
                console.file.write(FORGET)
            Prompt.ask(
                Text(text(self.lang, "cli-hand-over", {"who": self.game.seat_name(actor, self.lang)})), console=console
            )
        self.seated = actor

    def ordered(self) -> list[int]:
        """The legal actions as the menu numbers them: answers to the question first, extras last."""
        moves = {action: self.game.space.write(action) for action in self.match.state.legal_actions()}
        legal = [action for action in moves if not self.look.is_left_out(moves[action], set(moves.values()))]
        extras = [action for action in legal if self.game.space.family(action).name in self.game.extras]
        return [action for action in legal if action not in extras] + extras

    def choices(self, order: list[int]) -> None:
        """The question and its numbered answers."""
        state, game = self.match.state, self.game
        console.print()
        console.print(Text(game.prompt(state, self.lang), "bold"))
        menu = Table.grid(padding=(0, 2))
        menu.add_column(justify="right", style="bold cyan", min_width=4)
        menu.add_column()
        menu.add_column(style="dim", no_wrap=True)
        for row in self.look.rows(game, state, self.lang):
            menu.add_row("", *row)
        extras: list[Text] = []
        for number, action in enumerate(order, start=1):
            is_extra = game.space.family(action).name in game.extras
            words = self.look.short(game, state, action, self.lang) if is_extra else ""
            if words:
                extras.append(Text.assemble((f"{number})", "bold cyan"), f" {words}"))
            else:
                menu.add_row(
                    str(number), Text(game.describe(state, action, self.lang)), game.notation.write(state, action)
                )
        for hint in self.look.hints(game, state, self.lang):
            menu.add_row("", Text(hint, "dim"), "")
        console.print(menu)
        if extras:
            more = Table.grid(padding=(0, 2))
            more.add_row("    ", text(self.lang, f"{game.id}-extras"), Columns(extras, padding=(0, 2)))
            console.print(more)
        plain = game.plain_answer(state)
        if plain is not None:
            self.say("enter", answer=game.describe(state, plain, self.lang))

    def read(self, words: str, order: list[int]) -> int | None:
        """A number of the menu or a move in notation."""
        if words.isascii() and words.isdecimal():
            if len(words) <= LONGEST_NUMBER and 1 <= int(words) <= len(order):
                return order[int(words) - 1]
            self.say("no-such-number", n=len(order))
            return None
        try:
            return self.game.notation.read(self.match.state, self.look.spelled_out(words))
        except NotationError as error:
            self.say("not-understood", answer=words)
            console.print(Text(f"  {text(self.lang, error.key, error.details)}", "dim"))
            return None

    def why(self, words: str, order: list[int]) -> None:
        """Explain why a move is not possible."""
        action = self.read(words, order)
        if action is None:
            return
        reason = self.game.explain(self.match.state, action)
        if reason is None:
            self.say("is-legal")
        else:
            console.print(Text(self.game.describe_reason(reason, self.lang)) + Text(f"  ({reason.rule})", "dim"))

    def decide(self, action: int) -> None:
        """Carry out a person's decision."""
        self.decisions.append((len(self.match.moves), len(self.log), self.match.state.actor))
        self.match.play(action)
        self.is_fresh = True
        self.note()
        self.keep()

    def undo(self) -> bool:
        """Back to the last decision of a person, or the first of those that are one thing; the log forgets it too."""
        if not self.decisions:
            self.say("nothing-to-undo")
            return False
        first = self.first_of_unit()
        moves, events, _ = self.decisions[first]
        if self.game.hides and any(move.actor == frontier.CHANCE for move in self.match.moves[moves:]):
            self.say("luck-since")  # nobody may look at something hidden and then decide otherwise
            return False
        del self.decisions[first:]
        self.is_fresh = bool(self.decisions)
        taken = self.match.moves[moves]
        self.match.back_to(moves)
        move = self.game.notation.write(self.match.state, taken.action)
        self.log = self.log[:events]
        who = "*" if taken.actor == frontier.CHANCE else self.game.seat_name(taken.actor, self.lang)
        self.say("undone", move=move, who=who)
        self.keep()
        return True

    def first_of_unit(self) -> int:
        """The first of the last decisions that are taken back as one, such as all workers placed in a turn."""
        first = last = len(self.decisions) - 1
        if self.is_part(last):
            for k in reversed(range(last)):
                (moves, _, actor), (later, _, _) = self.decisions[k], self.decisions[k + 1]
                if actor != self.decisions[last][2] or later != moves + 1:  # somebody else, or luck, was in between
                    break
                if self.is_part(k):
                    first = k
        return first

    def is_part(self, decision: int) -> bool:
        """Whether a decision belongs together with others (`Game.together`)."""
        move = self.match.moves[self.decisions[decision][0]]
        return self.game.space.family(move.action).name in self.game.together

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
