"""A database with something in every table of the schema, and all its rows for comparison."""

from typing import Any

from sqlalchemy import Connection, insert, select

from frontier.server.storage import schema
from frontier.server.storage.database import connect, parse_url
from frontier.server.storage.migrations import migrate

TABLE = "playing00000"
ENTRIES = 25
CHATS = 7


def person(id_: str, name: str, **more: Any) -> dict[str, Any]:
    """A row of people."""
    return {"id": id_, "name": name, "sessions": 0, "auto_confirm": False, "created": 1.5, **more}


def table(id_: str, status: str, **more: Any) -> dict[str, Any]:
    """A row of tables."""
    return {
        "id": id_, "game": "homesteaders", "players": 2, "modules": [], "options": {"screens": True},
        "components": "set 0123", "rules": 1, "visibility": "link", "speed": "live", "pace": 0.7, "status": status,
        "host": "ann", "secret": "s" * 64, "commitment": "c" * 64, "head": 0, "created": 1.5, "changed": 2.25, **more,
    }  # fmt: skip


def seat(table_: str, number: int, kind: str, **more: Any) -> dict[str, Any]:
    """A row of seats."""
    row = {"table": table_, "seat": number, "kind": kind, "left": False, "gives_up": False, "notified": 0}
    return row | more


def entry(table_: str, seq: int, **more: Any) -> dict[str, Any]:
    """A row of entries."""
    return {"table": table_, "seq": seq, "at": seq + 1 / 3, "kind": "move", "seat": seq % 2, "action": seq} | more


def fill(database: str) -> None:
    """Make the database and put two people and three tables into it."""
    engine = connect(parse_url(database))
    migrate(engine)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        _fill(connection)
    engine.dispose()


def _fill(connection: Connection) -> None:
    ann = person("ann", "Ann 'Ä' ☃", login="ann", password="hash", email="ann@example.org", lang="de")
    ann["email_confirmed"] = True
    ben = person("ben", "[b]Ben[/b]", webhook="https://example.org", webhook_secret="w" * 64, auto_confirm=True)
    ben |= {"seen": 8.5, "ban": "rude", "ban_until": 9.5}
    connection.execute(insert(schema.people), [ann])
    connection.execute(insert(schema.people), [ben])
    connection.execute(insert(schema.tokens).values(id="t", person="ann", name="bot", hash="h" * 64, created=3.125))
    connection.execute(insert(schema.sign_ins).values(hash="i" * 64, person="ann", created=3.25))
    connection.execute(insert(schema.ended_cookies).values(hash="j" * 64, person="ben"))
    connection.execute(insert(schema.lessons_done).values(person="ann", lesson="panning/pan", at=3.5))
    tried = {"at": 3.75, "solved": True, "credit": 1.0, "day": "2026-11-19"}
    connection.execute(insert(schema.puzzle_results).values(person="ann", puzzle="panning/1", **tried))
    study = {"id": "s", "name": "Ä", "game": "panning", "record": "frontier record 1\n", "changed": 3.875}
    connection.execute(insert(schema.studies).values(person="ann", **study))
    keys = {"p256dh": "B" * 87, "auth": "s" * 22}
    connection.execute(
        insert(schema.subscriptions).values(endpoint="https://push.example/1", person="ann", created=3.5, **keys)
    )
    clock = {"base": 60.5, "increment": 0.0, "grace": 30.0}
    connection.execute(
        insert(schema.tables).values(**table(TABLE, "playing", clock=clock, head=ENTRIES, actor=0, seed="f" * 64))
    )
    connection.execute(insert(schema.tables).values(**table("waiting00000", "waiting", changed=9.0)))
    result = {"scores": [3, 1], "winners": [0], "ending": "ten_rounds", "text": "…"}
    connection.execute(insert(schema.tables).values(**table("over00000000", "over", result=result, seed="f" * 64)))
    for name in (TABLE, "waiting00000", "over00000000"):
        kind = "open" if name.startswith("waiting") else "human"
        connection.execute(insert(schema.seats).values(**seat(name, 0, "human", person="ann", nonce="n", left=True)))
        second = {"stand_in": "greedy"} if kind == "human" else {}
        connection.execute(
            insert(schema.seats).values(**seat(name, 1, kind, person="ben" if kind == "human" else None, **second))
        )
    for seq in range(1, ENTRIES + 1):
        data = {"to": 3} if seq == 5 else None
        connection.execute(insert(schema.entries).values(**entry(TABLE, seq, data=data)))
    connection.execute(insert(schema.plans).values(table=TABLE, seat=1, plan={"plan": "moves", "moves": ["done"]}))
    for number in range(CHATS):
        connection.execute(insert(schema.chat).values(table=TABLE, person="ann", name="Ann", text=f"{number}", at=1.0))
    connection.execute(insert(schema.mutes).values(table=TABLE, owner="ann", muted="ben"))
    connection.execute(insert(schema.bans).values(table="waiting00000", person="ben", at=4.5))
    connection.execute(insert(schema.settings).values(key="cookie-key", value="key"))


def rows(database: str) -> dict[str, list[dict[str, Any]]]:
    """Everything there is, by table."""
    engine = connect(parse_url(database))
    with engine.connect() as connection:
        found = {
            part.name: [dict(row._mapping) for row in connection.execute(select(part).order_by(*part.primary_key))]
            for part in schema.metadata.sorted_tables
        }
    engine.dispose()
    return found
