"""Signing in and out: each browser that is signed in has a row here, and its cookie is invalid without it."""

import secrets
import time
from contextlib import suppress

from sqlalchemy import Connection, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from frontier.server.errors import Refused
from frontier.server.people.person import COLUMNS, Person, person_of
from frontier.server.people.signing import SigningKey, fingerprint, serializer, signed
from frontier.server.people.store import PersonStore
from frontier.server.storage import schema
from frontier.server.storage.database import Database

COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
MOST_SIGN_INS = 50  # of a person; the oldest make room
COOKIE = "frontier-session"  # the purpose of the signature

_own = schema.sign_ins.c
_ended = schema.ended_cookies.c


def revoke_all(connection: Connection, person: str) -> None:
    """Invalidate all cookies and tokens of a person, and their push subscriptions."""
    own = schema.people.c.id == person
    connection.execute(update(schema.people).where(own).values(sessions=schema.people.c.sessions + 1))
    for table in (schema.sign_ins, schema.ended_cookies, schema.tokens, schema.subscriptions):
        connection.execute(delete(table).where(table.c.person == person))


def lock_person(connection: Connection, person: Person) -> None:
    """Lock a person's row until the transaction ends; refused if all sign-ins have ended meanwhile."""
    row = select(schema.people.c.sessions).where(schema.people.c.id == person.id)
    if connection.scalar(row.with_for_update()) != person.sessions:
        raise Refused("not-signed-in")


class SignIns:
    """The sign-ins of all people; by its cookie the server knows who a browser is."""

    def __init__(self, db: Database, store: PersonStore, key: SigningKey) -> None:
        self._db = db
        self._store = store
        self._key = key

    async def sign_in(self, person: Person) -> str:
        """Sign a person in with one more browser, and return its cookie."""
        secret, now = secrets.token_urlsafe(32), time.time()
        values = {"hash": fingerprint(secret), "person": person.id, "created": now}

        def add(connection: Connection) -> None:
            lock_person(connection, person)
            mine = select(_own.hash).where(_own.person == person.id).order_by(_own.created.desc(), _own.hash)
            too_many = connection.execute(mine.offset(MOST_SIGN_INS - 1)).scalars().all()
            is_old = _own.created < now - COOKIE_SECONDS
            connection.execute(
                delete(schema.sign_ins).where(_own.person == person.id, is_old | _own.hash.in_(too_many))
            )
            connection.execute(insert(schema.sign_ins).values(values))

        await self._db.write(add)
        return str(serializer(self._key.value, COOKIE).dumps([secret]))

    async def by_cookie(self, text: str) -> Person | None:
        """Return whose cookie this is; None if it is forged, too old or revoked."""
        people = schema.people.c
        query = select(*COLUMNS, people.seen)
        match self._read(text):
            case [str(secret)]:
                query = query.join(schema.sign_ins).where(_own.hash == fingerprint(secret))
            case [str(id_), int(sessions)]:  # from before there were sign-ins
                has_ended = exists().where(_ended.hash == _signed_part(text))
                query = query.where(people.id == id_, people.sessions == sessions, ~has_ended)
            case _:
                return None
        row = await self._db.read(lambda connection: connection.execute(query).first())
        if row is not None:
            await self._store.note_seen(row.id, row.seen)
        return person_of(row)

    async def sign_out(self, text: str) -> Person | None:
        """Invalidate a cookie, copies included, and return whose it was."""
        person = await self.by_cookie(text)
        if person is None:
            return None
        match self._read(text):
            case [str(secret)]:
                gone = delete(schema.sign_ins).where(_own.hash == fingerprint(secret))
                await self._db.write(lambda connection: connection.execute(gone))
            case _:
                ended = insert(schema.ended_cookies).values(hash=_signed_part(text), person=person.id)
                with suppress(IntegrityError):  # twice at once
                    await self._db.write(lambda connection: connection.execute(ended))
        return person

    async def sign_out_everywhere(self, person: Person) -> None:
        """Sign a person out of all browsers and programs."""
        await self._db.write(lambda connection: revoke_all(connection, person.id))

    def _read(self, text: str) -> object:
        found: object = signed(self._key.value, COOKIE, text, COOKIE_SECONDS)
        return found


def _signed_part(text: str) -> str:
    """Return what identifies an old cookie. Not its signature: the last character of that may be one of several."""
    return fingerprint(text.rpartition(".")[0])
