"""How many tables anybody may have at once that wait or are played. Each was laid by somebody, from somewhere."""

from collections import OrderedDict

from sqlalchemy import Connection, func, select

from frontier.server.errors import Refused
from frontier.server.storage import schema
from frontier.server.tables.model import PLAYING, WAITING

MOST_TABLES = {"live": 50, "turns": 200}  # of a person, by speed
PEOPLE_OF_ADDRESS = 2  # an address may have as many as so many people
ADDRESSES = 10_000  # remembered; beyond that the one that laid nothing for longest is forgotten


class Caps:
    """Refuses a table too many, unless it is switched off. Which tables came from an address is known in memory, by
    each process for itself: addresses are never written down."""

    def __init__(self, on: bool) -> None:
        self._on = on
        self._laid: OrderedDict[str, set[str]] = OrderedDict()

    def check(self, connection: Connection, person: str, address: str, speed: str) -> None:
        """Whether one more of this speed is fine; within the transaction that lays it."""
        if not self._on:
            return
        columns, most = schema.tables.c, MOST_TABLES[speed]
        running = columns.status.in_((WAITING, PLAYING)), columns.speed == speed
        count = select(func.count()).select_from(schema.tables)
        if connection.execute(count.where(columns.host == person, *running)).scalar_one() >= most:
            raise Refused("too-many-tables", most=most)
        laid = self._laid.get(address, set())
        if len(laid) < most * PEOPLE_OF_ADDRESS:
            return
        rows = connection.execute(select(columns.id, columns.speed).where(columns.id.in_(laid), running[0])).all()
        self._laid[address] = {row.id for row in rows}
        if sum(row.speed == speed for row in rows) >= most * PEOPLE_OF_ADDRESS:
            raise Refused("too-many-tables-here", most=most * PEOPLE_OF_ADDRESS)

    def note(self, address: str, table: str) -> None:
        """It was laid from there."""
        if self._on:
            self._laid.setdefault(address, set()).add(table)
            self._laid.move_to_end(address)
            if len(self._laid) > ADDRESSES:
                self._laid.popitem(last=False)
