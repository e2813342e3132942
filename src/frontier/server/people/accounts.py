"""Accounts: registering, logging in, and passwords, kept as hashes. A new password ends all cookies and tokens."""

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadData
from sqlalchemy import Connection, func, or_, select, update
from sqlalchemy.exc import IntegrityError

from frontier.server.errors import Refused
from frontier.server.people.person import COLUMNS, Person, clean_login, clean_name, clean_password, person_of
from frontier.server.people.sign_ins import revoke_all
from frontier.server.people.signing import SigningKey, fingerprint, serializer
from frontier.server.people.store import PersonStore
from frontier.server.storage import schema
from frontier.server.storage.database import Database

T = TypeVar("T")
HASHERS = 2  # threads; each hash takes 64 MB while it is computed
MOST_HASHES = 50  # that may wait for a thread
RESET_SECONDS = 3600.0  # that a mailed link for a new password is good for
MOST_ACCOUNTS_OF_ADDRESS = 3  # accounts with the same mail address that are written to
RESET = "frontier-password"


def reset_text(key: str, *, id_: str, hashed: str | None, email: str | None, seconds: float) -> str:
    """Return the text of a link to a new password: valid for this time, and only while password and address stay as
    they are, so once."""
    return str(serializer(key, RESET).dumps([id_, _state(hashed, email), int(time.time() + seconds)]))


def _state(hashed: str | None, email: str | None) -> str:
    return fingerprint(f"{hashed}\n{email}")[:32]


class Accounts:
    """People with a login name and a password."""

    def __init__(self, db: Database, store: PersonStore, key: SigningKey, hasher: PasswordHasher | None = None) -> None:
        self._db = db
        self._store = store
        self._key = key
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(HASHERS, "argon2")
        self._hashing = 0
        self._dummy_hash = ""  # a hash that no password matches

    async def open(self) -> None:
        """Make what login attempts without an account are compared with."""
        self._dummy_hash = await self._hashed(secrets.token_urlsafe(16))

    def close(self) -> None:
        """End the threads that hash passwords."""
        self._threads.shutdown()

    async def register(self, person: Person | None, login: str, password: str, name: str | None = None) -> Person:
        """Make this guest an account, with everything the guest has, or make a new one.

        Cookies and tokens from before are worthless afterwards: whoever planted one shall not share the account.
        """
        login, password = clean_login(login), clean_password(password)
        called = None if name is None else clean_name(name)
        if person is not None and person.is_account:
            raise Refused("has-account")
        await self._refuse_taken(login)  # before the slow part
        hashed = await self._hashed(password)
        try:
            if person is None:
                return await self._store.add(called or login, None, login=login, password=hashed)
            id_ = person.id
            values = {"login": login, "password": hashed, "name": called or person.name}
            is_guest = schema.people.c.login.is_(None)
            changed = update(schema.people).where(schema.people.c.id == id_, is_guest).values(values)

            def change(connection: Connection) -> None:
                if connection.execute(changed).rowcount != 1:
                    raise Refused("has-account")
                revoke_all(connection, id_)

            await self._db.write(change)
        except IntegrityError:
            raise Refused("name-taken") from None
        return await self._store.reread(person)

    async def login(self, login: str, password: str) -> Person:
        """Return the person of this login and password. Takes as long when there is no such login."""
        try:
            login, password = clean_login(login), clean_password(password)
        except Refused:
            raise Refused("login-failed") from None
        query = select(*COLUMNS, schema.people.c.password).where(schema.people.c.login == login)
        row = await self._db.read(lambda connection: connection.execute(query).first())
        hashed = self._dummy_hash if row is None else str(row.password)
        is_right = await self._in_thread(lambda: self._matches(hashed, password))
        person = person_of(row)
        if person is None or not is_right:
            raise Refused("login-failed")
        if self._hasher.check_needs_rehash(hashed):
            fresh = await self._hashed(password)
            changed = update(schema.people).where(schema.people.c.id == person.id, schema.people.c.password == hashed)
            await self._db.write(lambda connection: connection.execute(changed.values(password=fresh)))
        return person

    # --- passwords ---

    async def check_password(self, person: Person, password: str | None) -> None:
        """Refuse unless it is a guest, who has no password, or this is the account's."""
        hashed, _ = await self._credentials(person.id)
        if hashed is None:
            return
        try:
            given = clean_password(password or "")
        except Refused:
            raise Refused("login-failed") from None
        if not await self._in_thread(lambda: self._matches(hashed, given)):
            raise Refused("login-failed")

    async def change_password(self, person: Person, old: str, new: str) -> Person:
        """Change the old password to a new one; every cookie and token is invalid afterwards."""
        if not person.is_account:
            raise Refused("no-account")
        clean_password(new)  # before the slow part
        hashed, email = await self._credentials(person.id)
        await self.check_password(person, old)
        if not await self._set_password(person.id, hashed, email, new):
            raise Refused("login-failed")  # somebody was quicker
        return await self._store.reread(person)

    async def reset_links(self, who: str) -> list[tuple[Person, str]]:
        """Return the accounts of a login name or confirmed mail address, each with the text of a link that only it is
        sent."""
        columns = schema.people.c
        try:
            login = clean_login(who)
        except Refused:
            login = ""
        is_named = or_(columns.login == login, func.lower(columns.email) == who.strip().lower())
        query = select(*COLUMNS, columns.password).where(is_named, columns.login.is_not(None), columns.email_confirmed)
        query = query.order_by(columns.created, columns.id).limit(MOST_ACCOUNTS_OF_ADDRESS)
        rows = await self._db.read(lambda connection: connection.execute(query).all())
        return [
            (person, self._reset_text(row.id, row.password, row.email))
            for row in rows
            if (person := person_of(row)) is not None and not person.is_banned
        ]

    async def reset_password(self, text: str, new: str) -> Person:
        """Let whoever has a valid link choose a new password; the link, cookies and tokens are invalid afterwards."""
        clean_password(new)
        id_, state, until = self._read_reset(text)
        hashed, email = await self._credentials(id_)
        if until < time.time() or hashed is None or _state(hashed, email) != state:
            raise Refused("bad-link")
        if not await self._set_password(id_, hashed, email, new):
            raise Refused("bad-link")  # somebody was quicker
        person = await self._store.by_id(id_)
        assert person is not None
        return person

    def _reset_text(self, id_: str, hashed: str, email: str) -> str:
        return reset_text(self._key.value, id_=id_, hashed=hashed, email=email, seconds=RESET_SECONDS)

    def _read_reset(self, text: str) -> tuple[str, str, int]:
        try:
            payload: object = serializer(self._key.value, RESET).loads(text)
        except BadData:
            raise Refused("bad-link") from None
        match payload:
            case [str(id_), str(state), int(until)]:
                return id_, state, until
            case _:
                raise Refused("bad-link")

    async def _credentials(self, id_: str) -> tuple[str | None, str | None]:
        """Return a person's password hash and mail address."""
        query = select(schema.people.c.password, schema.people.c.email).where(schema.people.c.id == id_)
        row = await self._db.read(lambda connection: connection.execute(query).first())
        return (None, None) if row is None else (row.password, row.email)

    async def _set_password(self, id_: str, hashed: str | None, email: str | None, new: str) -> bool:
        """Save a new password and end everything else; False if password or address are no longer what they were."""
        fresh = await self._hashed(clean_password(new))
        columns = schema.people.c
        is_same = (columns.password == hashed) & (columns.email.is_(None) if email is None else columns.email == email)
        changed = update(schema.people).where(columns.id == id_, is_same).values(password=fresh)

        def change(connection: Connection) -> bool:
            if connection.execute(changed).rowcount != 1:
                return False
            revoke_all(connection, id_)
            return True

        return await self._db.write(change)

    # --- helpers ---

    async def _refuse_taken(self, login: str) -> None:
        query = select(schema.people.c.id).where(schema.people.c.login == login)
        if await self._db.read(lambda connection: connection.scalar(query)) is not None:
            raise Refused("name-taken")

    async def _hashed(self, password: str) -> str:
        return await self._in_thread(lambda: self._hasher.hash(password))

    def _matches(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _in_thread(self, work: Callable[[], T]) -> T:
        """In a thread of its own, as hashing takes long by design; a flood of it is refused."""
        if self._hashing >= MOST_HASHES:
            raise Refused("busy", retry_after=5)
        self._hashing += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._hashing -= 1
