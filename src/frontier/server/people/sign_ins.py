"""Signing in and out: each browser that is somebody has a row here, and its cookie is worth nothing without it."""

import hashlib
import secrets
import time
from contextlib import suppress
from typing import Any

from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import Connection, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from frontier.server.errors import Refused
from frontier.server.people.person import COLUMNS, Person, person_of
from frontier.server.storage import schema
from frontier.server.storage.database import Database

COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
MOST_SIGN_INS = 50  # of a person; the oldest make room
BATCH = 500  # people read at once
SEEN_SECONDS = 3600  # how exactly it is kept when somebody was last here
COOKIE = "frontier-session"  # what a signature is for: what was signed for another purpose is worth nothing
KEY = select(schema.settings.c.value).where(schema.settings.c.key == "cookie-key")

_own = schema.sign_ins.c
_ended = schema.ended_cookies.c


def fingerprint(secret: str) -> str:
    """How a secret is kept. Secrets are long and random: unlike passwords they need no slow hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


def serializer(key: str, purpose: str) -> URLSafeTimedSerializer:
    """Signs for one purpose."""
    return URLSafeTimedSerializer(key, salt=purpose)


def signed(key: str, purpose: str, text: str, longest: float) -> Any:
    """What was signed for a purpose, not longer ago than this; None if nothing was. What comes from the future is
    fine: only this server signs, so its clock was set back since."""
    try:
        payload, at = serializer(key, purpose).loads(text, return_timestamp=True)
    except BadData:
        return None
    return payload if time.time() - at.timestamp() <= longest else None


def end_everything(connection: Connection, person: str) -> None:
    """Whatever was given out so far is worth nothing: cookies, tokens, and browsers that are told of turns."""
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
    """Who somebody is by their cookie. `open` comes first."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._key: str | None = None

    async def open(self) -> None:
        """Read the key that signs cookies; the first process of a new database makes it."""
        key = await self._db.read(lambda connection: connection.scalar(KEY))
        if key is None:
            fresh = insert(schema.settings).values(key="cookie-key", value=secrets.token_urlsafe(32))
            with suppress(IntegrityError):  # another process was first
                await self._db.write(lambda connection: connection.execute(fresh))
            key = await self._db.read(lambda connection: connection.scalar(KEY))
        self._key = str(key)

    @property
    def key(self) -> str:
        """What signs cookies and links."""
        if self._key is None:
            raise RuntimeError("open comes first")
        return self._key

    async def by_id(self, id_: str) -> Person | None:
        """The person with this id."""
        query = select(*COLUMNS).where(schema.people.c.id == id_)
        return await self._db.read(lambda connection: person_of(connection.execute(query).first()))

    async def by_ids(self, ids: list[str]) -> list[Person]:
        """All of them that there are."""

        def find(connection: Connection) -> list[Person]:
            parts = [ids[start : start + BATCH] for start in range(0, len(ids), BATCH)]
            queries = [select(*COLUMNS).where(schema.people.c.id.in_(part)) for part in parts]
            return [Person(**row._mapping) for query in queries for row in connection.execute(query)]

        return await self._db.read(find)

    async def sign_in(self, person: Person) -> str:
        """The cookie of one more browser that is this person."""
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
        return str(serializer(self.key, COOKIE).dumps([secret]))

    async def by_cookie(self, text: str) -> Person | None:
        """Whose cookie this is; None if it is forged, too old or called back."""
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
            await self._note_seen(row.id, row.seen)
        return person_of(row)

    async def sign_out(self, text: str) -> Person | None:
        """Make this cookie worthless, also for whoever has a copy; whose it was."""
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
        """End all that was given out to this person's browsers and programs."""
        await self._db.write(lambda connection: end_everything(connection, person.id))

    def _read(self, text: str) -> object:
        found: object = signed(self.key, COOKIE, text, COOKIE_SECONDS)
        return found

    async def _note_seen(self, person: str, seen: float | None) -> None:
        now = time.time()
        if seen is not None and now - seen < SEEN_SECONDS:
            return
        noted = update(schema.people).where(schema.people.c.id == person).values(seen=now)
        with suppress(Refused):  # whoever only wants to look need not wait for a busy database
            await self._db.write(lambda connection: connection.execute(noted))

    async def _again(self, person: Person) -> Person:
        found = await self.by_id(person.id)
        if found is None:
            raise Refused("not-signed-in")
        return found


def _signed_part(text: str) -> str:
    """What an old cookie is known by. Not its signature: the last letter of that may be one of several."""
    return fingerprint(text.rpartition(".")[0])
