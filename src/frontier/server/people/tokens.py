"""Tokens, with which programs act as a person, each within its scopes. They are kept only as hashes."""

import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection, delete, func, insert, select

from frontier.server.errors import Refused
from frontier.server.people.person import COLUMNS, Person, clean_name, new_id, person_of
from frontier.server.people.sign_ins import lock_person
from frontier.server.people.signing import fingerprint
from frontier.server.people.store import PersonStore
from frontier.server.storage import schema
from frontier.server.storage.database import Database

Scope = Literal["read", "play", "chat"]
SCOPES: tuple[Scope, ...] = ("read", "play", "chat")
MOST_TOKENS = 20
TOKEN_START = "frontier_"  # so that scanners for leaked secrets recognise one

_own = schema.tokens.c


@dataclass(frozen=True)
class Token:
    """A personal token, without the secret."""

    id: str
    name: str
    created: float
    scopes: tuple[str, ...]


class Tokens:
    """The tokens of all people."""

    def __init__(self, db: Database, store: PersonStore) -> None:
        self._db = db
        self._store = store

    async def by_token(self, text: str) -> tuple[Person, frozenset[str]] | None:
        """Return whose token this is, and its scopes."""
        if not text.startswith(TOKEN_START):
            return None
        query = select(*COLUMNS, schema.people.c.seen, _own.scopes).join(schema.tokens)
        query = query.where(_own.hash == fingerprint(text))
        row = await self._db.read(lambda connection: connection.execute(query).first())
        person = person_of(row)
        if row is None or person is None:
            return None
        await self._store.note_seen(row.id, row.seen)
        return person, frozenset(row.scopes.split())

    async def of(self, person: Person) -> list[Token]:
        """Return a person's tokens, the oldest first."""
        query = select(_own.id, _own.name, _own.created, _own.scopes).where(_own.person == person.id)
        query = query.order_by(_own.created, _own.id)
        found = await self._db.read(lambda connection: connection.execute(query).all())
        return [Token(row.id, row.name, row.created, tuple(row.scopes.split())) for row in found]

    async def create(self, person: Person, name: str, scopes: Iterable[str] = SCOPES) -> tuple[Token, str]:
        """Create a token; its secret, which comes with it, cannot be read again later."""
        made = Token(new_id(), clean_name(name), time.time(), tuple(scope for scope in SCOPES if scope in scopes))
        secret = TOKEN_START + secrets.token_urlsafe(32)
        values = {**vars(made), "scopes": " ".join(made.scopes), "person": person.id, "hash": fingerprint(secret)}

        def add(connection: Connection) -> None:
            lock_person(connection, person)  # two requests at once count one after the other
            mine = select(func.count()).select_from(schema.tokens).where(_own.person == person.id)
            if (connection.scalar(mine) or 0) >= MOST_TOKENS:
                raise Refused("too-many")
            connection.execute(insert(schema.tokens).values(values))

        await self._db.write(add)
        return made, secret

    async def delete(self, person: Person, id_: str) -> None:
        """Delete a token of this person."""
        mine = delete(schema.tokens).where(_own.id == id_, _own.person == person.id)
        if await self._db.write(lambda connection: connection.execute(mine).rowcount) != 1:
            raise Refused("not-found")
