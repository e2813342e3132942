"""Signatures of cookies and links, with a key that is kept in the database."""

import hashlib
import secrets
import time
from contextlib import suppress
from typing import Any

from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from frontier.server.storage import schema
from frontier.server.storage.database import Database

KEY = select(schema.settings.c.value).where(schema.settings.c.key == "cookie-key")


def fingerprint(secret: str) -> str:
    """Return the hash by which a secret is kept. Secrets are long and random, so unlike passwords it may be quick."""
    return hashlib.sha256(secret.encode()).hexdigest()


def serializer(key: str, purpose: str) -> URLSafeTimedSerializer:
    """Return what signs for one purpose; signatures for another are invalid."""
    return URLSafeTimedSerializer(key, salt=purpose)


def signed(key: str, purpose: str, text: str, longest: float) -> Any:
    """Return what was signed for a purpose, not longer ago than this; None if nothing was. A time in the future is
    fine: only this server signs, so its clock was set back since."""
    try:
        payload, at = serializer(key, purpose).loads(text, return_timestamp=True)
    except BadData:
        return None
    return payload if time.time() - at.timestamp() <= longest else None


class SigningKey:
    """The key that signs cookies and links. `open` comes first."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._value: str | None = None

    async def open(self) -> None:
        """Read the key; the first process of a new database makes it."""
        value = await self._db.read(lambda connection: connection.scalar(KEY))
        if value is None:
            fresh = insert(schema.settings).values(key="cookie-key", value=secrets.token_urlsafe(32))
            with suppress(IntegrityError):  # another process was first
                await self._db.write(lambda connection: connection.execute(fresh))
            value = await self._db.read(lambda connection: connection.scalar(KEY))
        self._value = str(value)

    @property
    def value(self) -> str:
        """The key itself, as text."""
        if self._value is None:
            raise RuntimeError("open comes first")
        return self._value
