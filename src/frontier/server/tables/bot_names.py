"""Who the bots at a table are, so that two of a kind can be told apart."""

from hashlib import sha256

from frontier import LEVELS
from frontier.bots.characters import CHARACTERS, style_of
from frontier.bots.game_bots import bots_of
from frontier.server.tables.model import BOT, Seat


def bot_name(table: str, seat: int) -> str:
    """Return the character of the bot on a seat: always the same at this table, and no other seat's there."""
    order = sorted(CHARACTERS, key=lambda name: sha256(f"{table} {name}".encode()).digest())
    return order[seat]


def style_at(table: str, game: str, seat: Seat) -> str | None:
    """Return how a bot on a seat likes to play; None for people, and where a game knows nothing of styles."""
    if seat.kind != BOT or seat.bot not in LEVELS:
        return None
    style = style_of(bot_name(table, seat.seat))
    return style if style in bots_of(game).styles else None


def called(table: str, seat: Seat) -> str | None:
    """Return what to call whoever sits on a seat; None if nobody does or they have no name."""
    return bot_name(table, seat.seat) if seat.kind == BOT else seat.name
