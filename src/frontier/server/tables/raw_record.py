"""The record of a game whose rules or components this server does not have: the moves as the log has them, in numbers.

Without the rules nobody knows what a move shows to whom. So while the game is running, luck is left out beside the
seed and the secret: what only some may know comes from there.
"""

import json

from frontier import CHANCE, Move
from frontier.engine.match import PERSON
from frontier.engine.record import HIDDEN
from frontier.server.tables import messages
from frontier.server.tables.model import PLAYING, TableData
from frontier.server.tables.play import CLOSES, CONFIRM, CONFIRMED, MOVE, UNDO

TITLE = "frontier raw record 1"


def raw_record(data: TableData) -> str:
    """Return the record as text, much like a record that can be played back."""
    is_running = data.status == PLAYING
    fair = {"commitment": data.commitment, "secret": data.secret, "nonces": [seat.nonce or "" for seat in data.seats]}
    if is_running:
        del fair["secret"]
    lines = [
        TITLE,
        "# Moves are the action codes of these rules and components, which the server that wrote this does not have.",
        f"game: {data.game}",
        f"players: {data.players}",
        f"modules: {json.dumps(data.modules)}",
        f"options: {json.dumps(data.options)}",
        f"components: {data.components}",
        f"rules: {data.rules}",
        f"seed: {HIDDEN if is_running else json.dumps(data.seed)}",
        "luck: seed",
        f"seats: {json.dumps([seat.bot or PERSON for seat in data.seats])}",
        f"fair: {json.dumps(fair)}",
        f"names: {json.dumps(messages.names(data))}",
        *([] if data.start is None else [f"start: {json.dumps(data.start)}"]),
        "",
    ]
    for number, move in enumerate(moves_in_force(data), start=1):
        is_luck = move.actor == CHANCE
        lines.append(f"{number} {'*' if is_luck else move.actor} {HIDDEN if is_luck and is_running else move.action}")
    if data.result is not None:
        lines.append(f"end {data.result['ending']} {' '.join(str(score) for score in data.result['scores'])}")
    return "\n".join(lines) + "\n"


def moves_in_force(data: TableData) -> list[Move]:
    """Return the moves without those that were taken back, or still await to be confirmed with all that follows."""
    moves: list[Move] = []
    is_held = False
    for entry in data.entries:
        if entry.kind == MOVE:
            assert entry.action is not None
            moves.append(Move(CHANCE if entry.seat is None else entry.seat, entry.action))
            is_held = CLOSES in (entry.data or {}) and CONFIRMED not in (entry.data or {})
        elif entry.kind == UNDO:
            assert entry.data is not None
            del moves[entry.data["to"] :]
            is_held = False
        elif entry.kind == CONFIRM:
            is_held = False
    return moves[:-1] if is_held else moves
