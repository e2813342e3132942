"""Tables with a long log, written straight into the database."""

import random
from typing import Any

from sqlalchemy import insert, update

from frontier.server.storage import schema
from frontier.server.storage.database import connect, parse_url
from frontier.server.tables.model import load_table
from frontier.server.tables.play import UNDO, Draft
from support.folding import dawdle, take
from support.server import Client

ENDLESS: dict[str, Any] = {"options": {"round_limit": 1000}, "seats": [{"kind": "human"}, {"kind": "human"}]}


def create_endless(person: Client) -> str:
    """A table of Montana where one person passes the device to themselves."""
    return person.table("montana", players=2, **ENDLESS)


def lengthen(database: str, table: str, moves: int, undos: int) -> int:
    """Play moves that stand, then others that are each taken back at once; the new sequence number."""
    engine, rng = connect(parse_url(database)), random.Random(table)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        data = load_table(connection, table)
        play, before = data.play(), data.head
        for _ in range(moves):
            dawdle(play, rng, data.changed)
        for _ in range(undos):
            seat, target = play.state.actor, len(play.moves)
            dawdle(play, rng, data.changed)
            draft = Draft(play, data.changed)
            draft.add(UNDO, seat, data={"to": target})
            take(play, draft)
        new = [applied.entry for applied in play.applied[before:]]
        rows = [
            {"table": table, "seq": line.seq, "at": line.at, "kind": line.kind, "seat": line.seat,
             "action": line.action, "data": line.data}
            for line in new
        ]  # fmt: skip
        connection.execute(insert(schema.entries), rows)
        change = {"head": play.head, "actor": play.state.actor}
        connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(**change))
    engine.dispose()
    return play.head
