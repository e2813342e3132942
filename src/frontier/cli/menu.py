"""The numbered menu of a decision, and what people answer to it."""

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from frontier import NotationError
from frontier.cli.common import console
from frontier.cli.screen import Screen
from frontier.texts import text

LONGEST_NUMBER = 4


class Menu:
    """The legal actions of a decision as they are numbered: answers to the question first, extras last."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.game, self.state = screen.game, screen.match.state
        look, space = screen.look, self.game.space
        written = {action: space.write(action) for action in self.state.legal_actions()}
        shown = [action for action in written if not look.is_left_out(written[action], set(written.values()))]
        extras = [action for action in shown if self.is_extra(action)]
        self.actions = [action for action in shown if action not in extras] + extras

    def is_extra(self, action: int) -> bool:
        """Whether an action is possible beside the question (`Game.extras`)."""
        return self.game.space.family(action).name in self.game.extras

    def show(self) -> None:
        """Print the question and its numbered answers."""
        state, game, look, lang = self.state, self.game, self.screen.look, self.screen.lang
        console.print()
        console.print(Text(game.prompt(state, lang), "bold"))
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold cyan", min_width=4)
        grid.add_column()
        grid.add_column(style="dim", no_wrap=True)
        for row in look.rows(game, state, lang):
            grid.add_row("", *row)
        extras: list[Text] = []
        for number, action in enumerate(self.actions, start=1):
            words = look.short(game, state, action, lang) if self.is_extra(action) else ""
            if words:
                extras.append(Text.assemble((f"{number})", "bold cyan"), f" {words}"))
            else:
                described, written = game.describe(state, action, lang), game.notation.write(state, action)
                grid.add_row(str(number), Text(described), written)
        for hint in look.hints(game, state, lang):
            grid.add_row("", Text(hint, "dim"), "")
        console.print(grid)
        if extras:
            more = Table.grid(padding=(0, 2))
            more.add_row("    ", text(lang, f"{game.id}-extras"), Columns(extras, padding=(0, 2)))
            console.print(more)
        plain = game.plain_answer(state)
        if plain is not None:
            self.screen.say("enter", answer=game.describe(state, plain, lang))

    def read(self, answer: str) -> int | None:
        """Return the action that a number of the menu or a move in notation means; None, and say so, if none."""
        if answer.isascii() and answer.isdecimal():
            if len(answer) <= LONGEST_NUMBER and 1 <= int(answer) <= len(self.actions):
                return self.actions[int(answer) - 1]
            self.screen.say("no-such-number", n=len(self.actions))
            return None
        try:
            return self.game.notation.read(self.state, self.screen.look.spelled_out(answer))
        except NotationError as error:
            self.screen.say("not-understood", answer=answer)
            console.print(Text(f"  {text(self.screen.lang, error.key, error.details)}", "dim"))
            return None

    def explain(self, answer: str) -> None:
        """Print why a move is not possible."""
        action = self.read(answer)
        if action is None:
            return
        reason = self.game.explain(self.state, action)
        if reason is None:
            self.screen.say("is-legal")
        else:
            told = Text(self.game.describe_reason(reason, self.screen.lang))
            console.print(told + Text(f"  ({reason.rule})", "dim"))
