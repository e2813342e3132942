"""Tables that were being played before the rules and the default components changed: they go on as they began.

tests/golden/rules-1/tables.sql is the database of a server of that time.
"""

import random
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest

import frontier
from frontier.server.people.tokens import TOKEN_START
from support.server import ServerProcess

pytestmark = pytest.mark.slow
DUMP = (Path(__file__).parents[2] / "golden" / "rules-1" / "tables.sql").read_text(encoding="utf-8")
TOKEN = f"{TOKEN_START}of-the-only-person-there"
TABLES = {
    "HARrO8t5h4Qb": ("montana", 2, 89),
    "LjIu4M6jkBrg": ("montana", 4, 97),
    "ZyKnPzbKfktx": ("homesteaders", 2, 75),
    "qLEDV7ht6Lb-": ("homesteaders", 3, 76),
}


@pytest.fixture(scope="module")
def person(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Somebody who sat at these tables, at a server of today on the database of that time."""
    folder = tmp_path_factory.mktemp("earlier")
    with closing(sqlite3.connect(folder / "table.db")) as connection:
        connection.executescript(DUMP)
        (id_,) = connection.execute("SELECT id FROM people").fetchone()
        row = ("token", id_, "test", sha256(TOKEN.encode()).hexdigest(), 0.0)
        connection.execute("INSERT INTO tokens VALUES (?, ?, ?, ?, ?)", row)
        connection.commit()
    with ServerProcess(str(folder / "table.db"), folder, "--no-limits") as server:
        headers = {"Authorization": f"Bearer {TOKEN}"}
        with httpx.Client(base_url=server.url, headers=headers, timeout=30) as client:
            yield client


def fine(answer: httpx.Response) -> Any:
    assert answer.is_success, answer.text
    return answer.json()


@pytest.mark.parametrize("table", TABLES)
def test_a_running_table_goes_on_by_its_own_rules_and_components(person: httpx.Client, table: str) -> None:
    id_, players, head = TABLES[table]
    path, rng = f"/api/tables/{table}", random.Random(table)
    seen = fine(person.get(f"{path}/state"))
    assert (seen["seq"], seen["view"]["rules"]) == (head, 1)
    assert fine(person.get(path))["components"].endswith(seen["view"]["components"]["hash"])
    while seen["result"] is None:
        if seen["legal"]:
            move = rng.choice(seen["legal"])["move"]
            fine(person.post(f"{path}/act", json={"seq": seen["seq"], "move": move, "confirm": True}))
        else:
            fine(person.post(f"{path}/confirm", json={"seq": seen["seq"]}))
        seen = fine(person.get(f"{path}/state", params={"since": 10**9}))
    record = person.get(f"{path}/record").text
    match = frontier.record.loads(record)
    assert (match.game.id, match.game.players, match.game.rules) == (id_, players, 1)
    assert match.state.actor == frontier.OVER
    again = fine(person.post(f"{path}/rematch", json={}))
    assert again["components"].split()[0] == match.game.component_set
    assert re.fullmatch(r"\w+ [0-9a-f]{16}", again["components"])
