"""`frontier replay`: step through a record."""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

import frontier
from frontier import EventLog
from frontier.cli import drawing
from frontier.cli.common import ComponentFile, LangChoice, console, default_lang
from frontier.cli.play import read_text, result
from frontier.texts import text


def replay(
    record: Annotated[Path, typer.Argument(help="A record written by `frontier play --save`.")],
    move: Annotated[int | None, typer.Option("--move", "-m", min=0, help="Show the table after this move.")] = None,
    moves: Annotated[bool, typer.Option("--moves", help="Tell every move.")] = False,
    lang: LangChoice = None,
    components: ComponentFile = None,
) -> None:
    """Check a record move by move and show how it went."""
    match = frontier.record.loads(read_text(record), str(components) if components else None)
    chosen = (lang or default_lang()).value
    game = match.game
    last = len(match.moves) if move is None else min(move, len(match.moves))
    state = game.new(match.seed)
    heard = EventLog()
    state.listener = heard
    for number, entry in enumerate(match.moves[:last], start=1):
        if moves:
            line = Text(f"{number:>5} ", "dim") + Text(game.notation.write(state, entry.action).ljust(28))
            state.apply(entry.action)
            told = " ".join(game.describe_event(state, event, chosen) for event in heard.take())
            console.print(line + Text(told, "italic"))
        else:
            state.apply(entry.action)
    console.print(drawing.table(game.view(state, None), chosen, console.width))
    if state.actor == frontier.OVER:
        console.print(result(game, state, chosen), highlight=False)
    console.print(text(chosen, "cli-replayed", {"n": last, "all": len(match.moves)}), highlight=False)
