"""How many tables a person and an address may have at once."""

from pathlib import Path

import pytest
from sqlalchemy import create_engine, update

from frontier.server.errors import Refused
from frontier.server.storage import schema
from frontier.server.storage.database import parse_url
from frontier.server.storage.migrations import migrate
from frontier.server.tables import quota
from frontier.server.tables.quota import TableQuota
from support.rows import table
from support.server import ServerProcess


def test_a_person_and_an_address_have_only_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quota, "MOST_TABLES", {"live": 3, "turns": 4})
    engine = create_engine(parse_url(str(tmp_path / "table.db")))
    migrate(engine)
    kept, off = TableQuota(True), TableQuota(False)
    created = 0
    with engine.begin() as connection:

        def create_table(person: str, address: str, speed: str = "live") -> str | None:
            """The refusal, if there is one."""
            nonlocal created
            off.check(connection, person, address, speed)
            try:
                kept.check(connection, person, address, speed)
            except Refused as refused:
                return refused.key
            created += 1
            row = table(f"t{created}", "playing" if created % 2 else "waiting", host=person, speed=speed)
            connection.execute(schema.tables.insert().values(**row))
            kept.record(address, f"t{created}")
            return None

        def end(*tables: str) -> None:
            over = schema.tables.c.id.in_(tables)
            connection.execute(update(schema.tables).where(over).values(status="over"))

        assert [create_table("ann", "home") for _ in range(4)] == [None, None, None, "too-many-tables"]
        assert create_table("ann", "elsewhere") == "too-many-tables"
        assert create_table("ann", "home", "turns") is None, "those of the other speed are counted apart"
        end("t2")
        assert create_table("ann", "home") is None
        assert [create_table("ben", "home") for _ in range(3)] == [None] * 3
        assert create_table("cem", "home") == "too-many-tables-here"
        assert create_table("cem", "elsewhere") is None
        end("t1", "t3")
        assert [create_table("cem", "home"), create_table("cem", "home")] == [None, None]
        assert create_table("dan", "home") == "too-many-tables-here"
    engine.dispose()


@pytest.mark.slow
def test_it_is_said_in_words_and_can_be_switched_off(tmp_path: Path, shared_server: ServerProcess) -> None:
    seats = [{"kind": "human"}, {"kind": "human"}]
    with ServerProcess(str(tmp_path / "table.db"), tmp_path) as server:
        ann = server.guest("Ann")
        engine = create_engine(parse_url(server.database))
        with engine.begin() as connection:
            many = [table(f"t{n}", "playing", host=ann.me["id"], speed="live") for n in range(49)]
            connection.execute(schema.tables.insert(), many)
        engine.dispose()
        last = ann.table("montana", seats=seats)
        refused = ann.http.post("/api/tables", json={"game": "montana", "seats": seats})
        assert (refused.status_code, refused.json()["error"]["key"]) == (429, "too-many-tables")
        assert "50 tables" in refused.json()["error"]["message"]
        assert ann.http.post("/api/tables", json={"game": "montana", "speed": "turns"}).is_success
        ann.post(f"/api/tables/{last}/abandon", agree=True)
        again = ann.post(f"/api/tables/{last}/rematch")["id"]
        assert ann.refused("POST", "/api/tables", game="montana") == "too-many-tables"
        ann.post(f"/api/tables/{again}/abandon", agree=True)
        ann.table("montana", seats=seats)
        assert ann.refused("POST", f"/api/tables/{again}/rematch") == "too-many-tables"
    person = shared_server.guest("Ben")
    for _ in range(51):
        person.table("montana", seats=seats)
