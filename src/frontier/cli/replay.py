"""`frontier replay`: step through a record."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

import frontier
from frontier.cli.common import ComponentSet, LangChoice, console, default_lang, read_text
from frontier.cli.screen import result
from frontier.looks import look_of
from frontier.texts import text


def replay(
    record: Annotated[Path, typer.Argument(help="A record written by `frontier play --save`.")],
    move: Annotated[int | None, typer.Option("--move", "-m", min=0, help="Show the table after this move.")] = None,
    moves: Annotated[bool, typer.Option("--moves", help="Print every move.")] = False,
    lang: LangChoice = None,
    components: ComponentSet = None,
) -> None:
    """Check a record move by move and show how it went."""
    match = frontier.record.loads(read_text(record), components)
    chosen = (lang or default_lang()).value
    game = match.game
    look = look_of(game.id)
    everything = len(match.moves)
    last = everything if move is None else min(move, everything)
    match.back_to(last)
    state = match.state
    if moves:
        grid = Table.grid(padding=(0, 2))
        for step in match.steps():
            who = "" if step.move.actor == frontier.CHANCE else game.seat_name(step.move.actor, chosen)
            words = game.notation.write(step.before, step.move.action)
            happened = " ".join(look.tell(game, step.after, step.events, chosen))
            grid.add_row(str(step.number), who, words, Text(happened, "italic"))
        console.print(grid)
    console.print(look.table(game.view(state, None), chosen, match.seats, console))
    if state.actor == frontier.OVER:
        console.print(result(game, state, chosen), highlight=False)
    if move is not None and move > last:
        console.print(text(chosen, "cli-no-such-move", {"all": last}), highlight=False)
    console.print(text(chosen, "cli-replayed", {"n": last, "all": everything}), highlight=False)
