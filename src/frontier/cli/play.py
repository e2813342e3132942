"""`frontier play`: open a table in the terminal."""

from pathlib import Path
from secrets import randbelow
from typing import Annotated

import typer

import frontier
from frontier import Match, OptionError, Player
from frontier.bots import BOTS, bot, maker
from frontier.cli.common import (
    ComponentSet,
    GameName,
    LangChoice,
    Modules,
    Options,
    SeedText,
    default_lang,
    make_game,
    read_seed,
    read_text,
    warn_if_slow,
)
from frontier.cli.session import Session
from frontier.engine.chance import Seed, seed_word
from frontier.engine.match import PERSON
from frontier.games import DEFAULT

Seats = Annotated[
    str | None,
    typer.Option("--seats", help=f"Who plays: {PERSON}, {', '.join(BOTS)}. E.g. human,settler,rancher."),
]


def play(
    game: GameName = DEFAULT,
    players: Annotated[
        int | None, typer.Option("--players", "-p", min=2, max=4, help="Number of players, 2 to 4 (2).")
    ] = None,
    seats: Seats = None,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="Everybody at this keyboard.")] = False,
    seed: SeedText = None,
    lang: LangChoice = None,
    components: ComponentSet = None,
    module: Modules = None,
    option: Options = None,
    save: Annotated[Path | None, typer.Option("--save", help="Keep the game in this new file, move by move.")] = None,
    load: Annotated[Path | None, typer.Option("--load", help="Go on with a kept game, and keep it there.")] = None,
) -> None:
    """Play in the terminal, against bots or with others at one keyboard."""
    warn_if_slow()
    if load is not None:
        if players or seats or hotseat or seed or module or option:
            raise OptionError("--load takes players, seats, seed, modules and options from the record")
        match = frontier.record.loads(read_text(load), components)
        match.players = tuple(
            _player(name, match.seed, seat, len(match.moves)) for seat, name in enumerate(match.seats)
        )
    else:
        names = _seats(players, seats, hotseat)
        configured = make_game(game, len(names), module, components, option)
        start = read_seed(seed) if seed is not None else randbelow(1_000_000)
        match = Match(configured, start, [_player(name, start, seat, 0) for seat, name in enumerate(names)])
    if save is not None and save.exists():
        raise OptionError(f"{save} exists; --load {save} goes on with it")
    if save is not None and not save.parent.is_dir():
        raise OptionError(f"{save}: there is no folder {save.parent}")
    Session(match, (lang or default_lang()).value, save or load).run()


def _player(name: str, seed: Seed, seat: int, moves: int) -> Player | None:
    """Return the bot of a seat, None for a person; its seed differs in every game, and when a game goes on."""
    return None if name == PERSON else bot(name, seed_word(f"{seed} {seat} {moves}"))


def _seats(players: int | None, seats: str | None, hotseat: bool) -> list[str]:
    if hotseat and seats:
        raise OptionError("--hotseat and --seats exclude each other")
    if hotseat:
        return [PERSON] * (players or 2)
    names = [name.strip() for name in seats.split(",")] if seats else [PERSON] + ["settler"] * ((players or 2) - 1)
    if players is not None and len(names) != players:
        raise OptionError(f"--seats names {len(names)} seats, --players says {players}")
    for name in names:
        if name != PERSON:
            maker(name)
    return names
