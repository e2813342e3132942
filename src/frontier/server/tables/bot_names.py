"""What the bots at a table are called, so that two of a kind can be told apart."""

from hashlib import sha256

from frontier.server.tables.model import BOT, Seat

# Neither list nor bots mean anybody; each name is easy to read in English, German and Dutch.
NAMES = (
    "Abel", "Ada", "Amos", "Clara", "Cora", "Edith", "Elias", "Emmett", "Flora", "Gideon", "Hattie", "Ida", "Jasper",
    "Jonas", "Leona", "Levi", "Lydia", "Mabel", "Minna", "Nora", "Orson", "Otis", "Rosa", "Ruben", "Silas", "Tilda",
    "Victor", "Wanda",
)  # fmt: skip


def bot_name(table: str, seat: int) -> str:
    """Return the name of the bot on a seat: always the same at this table, and no other seat's there."""
    order = sorted(NAMES, key=lambda name: sha256(f"{table} {name}".encode()).digest())
    return order[seat]


def called(table: str, seat: Seat) -> str | None:
    """Return what to call whoever sits on a seat; None if nobody does or they have no name."""
    return bot_name(table, seat.seat) if seat.kind == BOT else seat.name
