"""Playthroughs a person can read in a diff: every move with its sentence, what happened, and who holds what.

To write them anew after a wanted change: python tests/golden/playthrough.py
"""

import random
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import frontier
from frontier import CHANCE, OVER, Game, Match
from frontier.games.montana.components import BUNDLED

FOLDER = Path(__file__).parent
# One for each player count and each ending. With a box of many settlements the land runs out first.
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("montana", 2, {}),
    ("montana", 3, {}),
    ("montana", 4, {}),
    ("montana", 3, {"round_limit": 4}),
    ("montana", 2, {"round_limit": 1000, "components": "many-settlements"}),
]


def box(options: dict[str, Any], folder: Path) -> dict[str, Any]:
    """The options with a real file in place of the named box."""
    if "components" not in options:
        return options
    text = BUNDLED.read_text(encoding="utf-8").replace(
        "settlements_per_colour = { value = 12", "settlements_per_colour = { value = 30"
    )
    file = folder / f"{options['components']}.toml"
    file.write_text(text.replace("settlements = { value = 12", "settlements = { value = 30"), encoding="utf-8")
    return {**options, "components": str(file)}


def name(game: str, players: int, options: dict[str, Any]) -> str:
    return "-".join([game, f"{players}p", *options])


def play(game: Game, seed: int) -> Match:
    """A game in which building is preferred, so that much happens."""
    match = Match(game, seed)
    match.draw()
    rng = random.Random(seed)
    while match.state.actor != OVER:
        legal = match.state.legal_actions()
        builds = [action for action in legal if game.space.family(action).name == "build"]
        match.play(rng.choice(builds if builds and rng.random() < 0.7 else legal))
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
    """Everybody's pieces and the supply in a line each."""
    data = game.dump(state)
    lines = []
    for seat, entry in enumerate(data["seats"]):
        pieces = {**entry["goods"], **{f"{kind} workers": n for kind, n in entry["workers"].items()}}
        held = ", ".join(f"{n} {piece}" for piece, n in pieces.items() if n)
        rest = f"silver {entry['silver']}, cows {entry['cows']}, canteens {entry['canteens']}, stock {entry['stock']}"
        lines.append(f"    = {game.seat_name(seat, 'en')}: {held or 'nothing'}; {rest}")
    return lines


def update() -> None:
    """Write all playthroughs and records anew."""
    for id_, players, options in GAMES:
        match = play(frontier.game(id_, players=players, **box(options, Path(gettempdir()))), seed=players)
        file = name(id_, players, options)
        (FOLDER / f"{file}.txt").write_text(write(match), encoding="utf-8")
        (FOLDER / f"{file}.record").write_text(frontier.record.dumps(match), encoding="utf-8")


if __name__ == "__main__":
    update()
