"""How many open tables a person, and a network address, may have at once."""

from collections import OrderedDict

from sqlalchemy import Connection, func, select

from frontier.server.errors import Refused
from frontier.server.storage import schema
from frontier.server.tables.model import PLAYING, WAITING

MOST_TABLES = {"live": 50, "turns": 200}  # of a person, by speed
PEOPLE_OF_ADDRESS = 2  # an address may have as many as so many people
ADDRESSES = 10_000  # remembered; beyond that the one that created nothing for longest is forgotten


class TableQuota:
    """Refuses one table too many, unless limits are switched off. Which tables came from an address is known only in
    memory, by each process for itself: addresses are never written down."""

    def __init__(self, on: bool) -> None:
        self._on = on
        self._created: OrderedDict[str, set[str]] = OrderedDict()

    def check(self, connection: Connection, person: str, address: str, speed: str) -> None:
        """Refuse another table of this speed if there are too many; within the transaction that creates it."""
        if not self._on:
            return
        columns, most = schema.tables.c, MOST_TABLES[speed]
        running = columns.status.in_((WAITING, PLAYING)), columns.speed == speed
        count = select(func.count()).select_from(schema.tables)
        if connection.execute(count.where(columns.host == person, *running)).scalar_one() >= most:
            raise Refused("too-many-tables", most=most)
        created = self._created.get(address, set())
        if len(created) < most * PEOPLE_OF_ADDRESS:
            return
        rows = connection.execute(select(columns.id, columns.speed).where(columns.id.in_(created), running[0])).all()
        self._created[address] = {row.id for row in rows}
        if sum(row.speed == speed for row in rows) >= most * PEOPLE_OF_ADDRESS:
            raise Refused("too-many-tables-here", most=most * PEOPLE_OF_ADDRESS)

    def record(self, address: str, table: str) -> None:
        """Record that a table was created from an address."""
        if self._on:
            self._created.setdefault(address, set()).add(table)
            self._created.move_to_end(address)
            if len(self._created) > ADDRESSES:
                self._created.popitem(last=False)
