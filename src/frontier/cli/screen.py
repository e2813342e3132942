"""What the people at the terminal see of a match: the table, what happened, the result."""

from collections.abc import Sequence
from typing import Any

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from frontier import Event, Game, Match, State, texts
from frontier.cli.common import console
from frontier.looks import look_of
from frontier.texts import text


def result(game: Game, state: State, lang: str) -> str:
    """Return why a finished game ended, who won, and everybody's points."""
    names = [game.seat_name(seat, lang) for seat in range(game.players)]
    winners = texts.listed(lang, [names[seat] for seat in state.winners])
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, state.scores, strict=True))
    ending = text(lang, f"{game.id}-ending-{texts.dashed(str(state.ending))}")
    label = text(lang, f"{game.id}-term-score")
    args = {"winners": winners, "n": len(state.winners), "label": label, "scores": scores}
    return f"{ending}\n{text(lang, 'cli-result', args)}"


class Screen:
    """Prints a match in a language, as whoever has to decide may see it."""

    def __init__(self, match: Match, lang: str) -> None:
        self.match = match
        self.game = match.game
        self.look = look_of(match.game.id)
        self.lang = lang

    def say(self, key: str, **args: object) -> None:
        """Print a line of the texts."""
        console.print(text(self.lang, f"cli-{key}", args), highlight=False, markup=False)

    def view(self) -> dict[str, Any]:
        """Return the table as the person to decide sees it: nobody looks behind another's screen."""
        actor = self.match.state.actor
        return self.game.view(self.match.state, actor if actor >= 0 else None)

    def show(self, events: Sequence[Event]) -> None:
        """Print the table, and below it what has happened."""
        view = self.view()
        console.print()
        console.print(Rule(self.look.title(view, self.lang)))
        console.print(self.look.table(view, self.lang, self.match.seats, console))
        self.tell(events)

    def tell(self, events: Sequence[Event]) -> None:
        """Print what has happened, a line each."""
        grid = Table.grid(padding=(0, 1))
        for line in self.look.tell(self.game, self.match.state, list(events), self.lang):
            grid.add_row("·", Text(line, "italic"))
        console.print(grid)

    def show_info(self) -> None:
        """Print what the game has to tell beside the table."""
        console.print(self.look.info(self.view(), self.lang))

    def show_help(self) -> None:
        """Print what can be typed."""
        state = self.match.state
        self.say("help", example=self.look.example or self.game.notation.write(state, state.legal_actions()[0]))

    def show_result(self) -> None:
        """Print how the game ended."""
        console.print(Rule())
        console.print(result(self.game, self.match.state, self.lang), highlight=False)
