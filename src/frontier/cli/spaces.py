"""`frontier spaces`: explain the observation and action spaces."""

from pathlib import Path
from typing import Annotated

import typer

from frontier.cli.common import ComponentSet, GameName, Modules, Options, Players, make_game
from frontier.games import DEFAULT, OWN, game, meta
from frontier.lab.spaces import entries, markdown

ABOUT = """\
# Observations and actions, entry by entry

Made by `frontier spaces --write docs/spaces.md` from the declarations that the engine itself uses
(`observation.py` and `actions.py` of each game). To see every single number
and code of any other configuration: `frontier spaces montana --players 3 --module events --all`.

Seats are counted from whoever observes: *self*, then *+1* and so on in the order of play. Numbers
lie around 0 to 1. What the observer may not know is 0."""


def spaces(
    name: GameName = DEFAULT,
    players: Players = 2,
    components: ComponentSet = None,
    module: Modules = None,
    option: Options = None,
    every: Annotated[bool, typer.Option("--all", help="A line for each number and each action.")] = False,
    write: Annotated[
        Path | None, typer.Option(help="Put the tables of all games, without and with modules, into this file.")
    ] = None,
) -> None:
    """Explain every number of an observation and every code of an action."""
    if write is not None:
        write.write_text(document(), encoding="utf-8")
        return
    configured = make_game(name, players, module, components, option)
    typer.echo("\n".join(entries(configured)) if every else markdown(configured))


def document() -> str:
    """Return the spaces of all games, without and with their modules."""
    parts = [ABOUT]
    for id_ in OWN:
        for modules in sorted({(), meta(id_).modules}, key=len):
            parts.append(markdown(game(id_, players=2, modules=modules)))
    return "\n\n".join(parts) + "\n"
