"""Playthroughs a person can read in a diff: every move with its sentence, what happened, and who holds what.

A record (.record) is kept for good; its playthrough (.txt) is written from it. To write the texts anew after a wanted
change, and records of games that have none yet: python tests/golden/playthrough.py
"""

import random
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import frontier
from frontier import CHANCE, OVER, Game, Match
from frontier.bots import bot
from frontier.games.montana.components import SETS
from frontier.games.montana.meta import META

FOLDER = Path(__file__).parent
MODULES = META.modules
# One for each player count and each ending. With a box of many settlements the land runs out first. A record stays with
# the rules it was made by: those that name no version are of version 1.
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("montana", 2, {}),
    ("montana", 3, {}),
    ("montana", 4, {}),
    ("montana", 3, {"round_limit": 4}),
    ("montana", 2, {"round_limit": 1000, "components": "many-settlements"}),
    ("montana", 2, {"modules": MODULES, "landscape": "helena"}),
    ("montana", 3, {"modules": MODULES, "landscape": "granite_peak", "count_stacks": True}),
    ("montana", 4, {"modules": MODULES, "landscape": "great_falls", "helena_looks": False}),
    ("montana", 4, {"modules": MODULES}),
    ("montana", 2, {"starting_tile": "chosen"}),  # from here on by version 2 of the rules
    ("montana", 3, {"modules": MODULES, "landscape": "bighorn_canyon", "starting_tile": "chosen"}),
    ("montana", 4, {"modules": MODULES, "starting_tile": "drawn"}),
    ("homesteaders", 2, {}),
    ("homesteaders", 3, {}),
    ("homesteaders", 4, {}),
    ("homesteaders", 2, {"rules": 2}),
    ("homesteaders", 3, {"rules": 2}),
    ("homesteaders", 4, {"rules": 2}),
]


RECKLESS = ("bid", "borrow", "no_build")


def box(options: dict[str, Any], folder: Path) -> dict[str, Any]:
    """The options with a real file in place of the named box."""
    if "components" not in options:
        return options
    text = (
        SETS.path("balanced")
        .read_text(encoding="utf-8")
        .replace("settlements_per_colour = { value = 12", "settlements_per_colour = { value = 30")
    )
    file = folder / f"{options['components']}.toml"
    file.write_text(text.replace("settlements = { value = 12", "settlements = { value = 30"), encoding="utf-8")
    return {**options, "components": str(file)}


def name(game: str, players: int, options: dict[str, Any]) -> str:
    return "-".join(
        [game, f"{players}p", *(f"rules{value}" if key == "rules" else key for key, value in options.items())]
    )


def play(game: Game, seed: int) -> Match:
    """A game in which much happens: mostly sensible, sometimes by lot, but without reckless bids and debts."""
    match = Match(game, seed)
    match.draw()
    rng, player = random.Random(seed), bot("greedy", seed)
    while match.state.actor != OVER:
        legal = match.state.legal_actions()
        calm = [action for action in legal if game.space.family(action).name not in RECKLESS]
        by_lot = calm and rng.random() < 0.25
        match.play(rng.choice(calm) if by_lot else player.choose(game, match.state.clone(), match.state.actor))
    return match


def write(match: Match) -> str:
    """The playthrough of a match."""
    game = match.game
    log = frontier.EventLog()
    state = game.new(match.seed)
    state.listener = log
    lines = [f"# {game.id}, {game.players} players, seed {match.seed}", ""]
    for number, move in enumerate(match.moves, start=1):
        who = "chance" if move.actor == CHANCE else game.seat_name(move.actor, "en")
        choices = len(state.legal_actions())
        lines.append(f"{number}. {who}: {game.notation.write(state, move.action)} (of {choices})")
        state.apply(move.action)
        lines += [f"    {game.describe_event(state, event, 'en')}" for event in log.take()]
        if number % 20 == 0:
            lines += holdings(game, state)
    lines += holdings(game, state)
    lines.append(f"ending: {state.ending}; scores {state.scores}; winners {state.winners}")
    return "\n".join(lines) + "\n"


def holdings(game: Game, state: frontier.State) -> list[str]:
    """Everybody's part of the position in a line each, without what is zero or empty."""
    lines = []
    for seat, entry in enumerate(game.dump(state)["seats"]):
        held = ", ".join(f"{key} {_short(value)}" for key, value in entry.items() if _short(value))
        lines.append(f"    = {game.seat_name(seat, 'en')}: {held}")
    return lines


def _short(value: object) -> str:
    match value:
        case dict():
            return " ".join(f"{_short(n)} {key}" for key, n in value.items() if _short(n))
        case list():
            return " ".join(map(str, value))
        case _:
            return str(value) if value else ""


def update() -> None:
    """Write missing records, and all playthroughs."""
    for id_, players, options in GAMES:
        file = FOLDER / f"{name(id_, players, options)}.record"
        settings = box(options, Path(gettempdir()))
        if not file.exists():
            match = play(frontier.game(id_, players=players, **settings), seed=players)
            file.write_text(frontier.record.dumps(match), encoding="utf-8")
        file.with_suffix(".txt").write_text(write(read(file, settings)), encoding="utf-8")


def read(file: Path, settings: dict[str, Any]) -> Match:
    """A recorded game, replayed."""
    return frontier.record.loads(file.read_text(encoding="utf-8"), settings.get("components"))


if __name__ == "__main__":
    update()
