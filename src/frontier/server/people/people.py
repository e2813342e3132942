"""Everybody the server knows: guests and accounts, what they say about themselves, their mail addresses."""

import secrets
from typing import Any

from argon2 import PasswordHasher
from sqlalchemy import case, update

from frontier.server.errors import Refused
from frontier.server.people.accounts import Accounts
from frontier.server.people.person import Changes, Person, clean_email, clean_name, clean_webhook
from frontier.server.people.sign_ins import SignIns
from frontier.server.people.signing import SigningKey, serializer, signed
from frontier.server.people.store import PersonStore
from frontier.server.people.tokens import Tokens
from frontier.server.storage import schema
from frontier.server.storage.database import Database
from frontier.texts import LANGUAGES

CONFIRM_SECONDS = 3 * 24 * 3600
CONFIRM = "frontier-email"


class People:
    """Everybody the server knows, with their sign-ins, tokens and accounts. `open` comes first."""

    def __init__(self, db: Database, private_webhooks: bool = False, hasher: PasswordHasher | None = None) -> None:
        self._db = db
        self._private_webhooks = private_webhooks
        self.store = PersonStore(db)
        self.key = SigningKey(db)
        self.sign_ins = SignIns(db, self.store, self.key)
        self.tokens = Tokens(db, self.store)
        self.accounts = Accounts(db, self.store, self.key, hasher)

    async def open(self) -> None:
        """Get ready to sign and to hash."""
        await self.key.open()
        await self.accounts.open()

    def close(self) -> None:
        """End the threads that hash passwords."""
        self.accounts.close()

    async def by_id(self, id_: str) -> Person | None:
        """Return the person with this id."""
        return await self.store.by_id(id_)

    async def by_ids(self, ids: list[str]) -> list[Person]:
        """Return all people with these ids."""
        return await self.store.by_ids(ids)

    async def guest(self, name: str, lang: str | None = None) -> Person:
        """Add somebody new who only gave a name."""
        return await self.store.add(clean_name(name), lang)

    async def change(self, person: Person, changes: Changes) -> Person:
        """Check and save what is new. Another webhook gets another secret; another mail address is not confirmed."""
        values: dict[str, Any] = dict(changes)
        if "name" in changes:
            values["name"] = clean_name(changes["name"])
        if (lang := changes.get("lang")) is not None and lang not in LANGUAGES:
            raise Refused("bad-request", why=f"lang: {', '.join(LANGUAGES)}")
        if "email" in changes:
            email = changes["email"]
            values["email"] = email = None if email is None else clean_email(email)
            # Compared with what stands there at that moment: in between another address may have been confirmed.
            columns = schema.people.c
            values["email_confirmed"] = case((columns.email == email, columns.email_confirmed), else_=False)
        if "webhook" in changes:
            webhook = changes["webhook"]
            webhook = None if webhook is None else clean_webhook(webhook, self._private_webhooks)
            values["webhook"] = webhook
            if webhook != person.webhook:
                values["webhook_secret"] = None if webhook is None else secrets.token_urlsafe(32)
        if not values:
            return person
        changed = update(schema.people).where(schema.people.c.id == person.id).values(values)
        await self._db.write(lambda connection: connection.execute(changed))
        return await self.store.reread(person)

    # --- mail addresses ---

    def confirmation(self, person: Person, email: str) -> str:
        """Return the text of a link that confirms a mail address; it is valid for no other address and no other
        person."""
        return str(serializer(self.key.value, CONFIRM).dumps([person.id, email]))

    async def confirm_email(self, text: str) -> tuple[Person | None, bool]:
        """Return whose confirmation this is, if anybody's, and whether their address now counts."""
        payload = signed(self.key.value, CONFIRM, text, CONFIRM_SECONDS)
        if payload is None:
            return None, False
        id_, email = payload
        own = update(schema.people).where(schema.people.c.id == id_, schema.people.c.email == email)
        confirmed = own.values(email_confirmed=True)
        is_present = await self._db.write(lambda connection: connection.execute(confirmed).rowcount) == 1
        return await self.by_id(id_), is_present
