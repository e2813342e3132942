"""Who somebody is: guests, accounts, cookies and tokens. Passwords and tokens are kept only as hashes."""

import asyncio
import hashlib
import secrets
import time
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, fields
from typing import Any, TypedDict, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import Connection, Row, case, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from frontier.server import schema
from frontier.server.addresses import AddressError, check_email, check_webhook
from frontier.server.database import Database
from frontier.server.errors import Refused
from frontier.texts import LANGUAGES

T = TypeVar("T")
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
CONFIRM_SECONDS = 3 * 24 * 3600
LONGEST_NAME = 40
SHORTEST_LOGIN, LONGEST_LOGIN = 3, 40
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
LONGEST_WEBHOOK = 500
MOST_TOKENS = 20
TOKEN_START = "frontier_"  # so that scanners for leaked secrets recognise one
HASHERS = 2  # threads; each hash takes 64 MB while it is computed
MOST_HASHES = 50  # that may wait for a thread
BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
BLANK_LETTERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # nobody sees them


def new_id() -> str:
    """12 random characters that may stand in a link and in a command; nobody guesses one (almost 72 bits)."""
    while (id_ := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return id_


def clean_name(text: str) -> str:
    """A name as it is shown: one line, with something to see, that cannot turn the text around it."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    kinds = {character: unicodedata.category(character) for character in name}
    is_sound = not any(kind in ("Cc", "Cs", "Zl", "Zp") or character in BIDI for character, kind in kinds.items())
    is_visible = any(kind[0] in "LNPS" and character not in BLANK_LETTERS for character, kind in kinds.items())
    if not (is_sound and is_visible and len(name) <= LONGEST_NAME):
        raise Refused("bad-name")
    return name


def clean_login(text: str) -> str:
    """A login name as it is compared: capitals make no difference."""
    login = unicodedata.normalize("NFKC", text.strip()).casefold()
    is_sound = all(character.isalnum() or character in "._-" for character in login)
    if not (is_sound and SHORTEST_LOGIN <= len(login) <= LONGEST_LOGIN):
        raise Refused("bad-login")
    return login


def clean_password(text: str) -> str:
    """A password as it is hashed: the same letters, however the keyboard composes them."""
    password = unicodedata.normalize("NFC", text)
    is_sound = not any(unicodedata.category(character) == "Cs" for character in password)
    if not (is_sound and SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD):
        raise Refused("bad-password")
    return password


def clean_email(text: str) -> str:
    """A mail address as it is kept."""
    try:
        return check_email(text)
    except AddressError:
        raise Refused("bad-email") from None


def clean_webhook(text: str, allow_private: bool) -> str:
    """The address of a webhook as it is kept."""
    try:
        webhook = check_webhook(text, allow_private)
    except AddressError:
        raise Refused("bad-webhook") from None
    if len(webhook) > LONGEST_WEBHOOK:
        raise Refused("bad-webhook")
    return webhook


@dataclass(frozen=True)
class Person:
    """Somebody the server knows, as of when it was read."""

    id: str
    name: str
    login: str | None
    lang: str | None
    auto_confirm: bool
    email: str | None
    email_confirmed: bool
    webhook: str | None
    webhook_secret: str | None
    sessions: int  # cookies carry this number; another one makes them worthless

    @property
    def is_account(self) -> bool:
        """Whether the person can log in again; a guest has only the cookie."""
        return self.login is not None


class Changes(TypedDict, total=False):
    """What a person may change about themselves; what is not named stays."""

    name: str
    lang: str | None
    auto_confirm: bool
    email: str | None
    webhook: str | None


@dataclass(frozen=True)
class Token:
    """A personal token, without the secret."""

    id: str
    name: str
    created: float


COLUMNS = [schema.people.c[field.name] for field in fields(Person)]


def _person(row: Row[Any] | None) -> Person | None:
    return None if row is None else Person(**row._mapping)


def _token_hash(token: str) -> str:
    # Tokens are long and random: unlike passwords they need no slow hash.
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    """All that is kept about people. `open` comes first."""

    def __init__(self, db: Database, private_webhooks: bool = False, hasher: PasswordHasher | None = None) -> None:
        self._db = db
        self._private_webhooks = private_webhooks
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(HASHERS, "argon2")
        self._hashing = 0
        self._nobody = ""  # a hash that no password fits
        self._key: str | None = None

    async def open(self) -> None:
        """Read the key that signs cookies; the first process of a new database makes it."""
        wanted = select(schema.settings.c.value).where(schema.settings.c.key == "cookie-key")
        key = await self._db.read(lambda connection: connection.scalar(wanted))
        if key is None:
            fresh = insert(schema.settings).values(key="cookie-key", value=secrets.token_urlsafe(32))
            with suppress(IntegrityError):  # another process was first
                await self._db.write(lambda connection: connection.execute(fresh))
            key = await self._db.read(lambda connection: connection.scalar(wanted))
        self._key = str(key)
        self._nobody = await self._slowly(lambda: self._hasher.hash(secrets.token_urlsafe(16)))

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown()

    # --- who it is ---

    async def by_id(self, id_: str) -> Person | None:
        """The person with this id."""
        query = select(*COLUMNS).where(schema.people.c.id == id_)
        return await self._db.read(lambda connection: _person(connection.execute(query).first()))

    def cookie(self, person: Person) -> str:
        """What the browser keeps to be this person."""
        return str(self._serializer("frontier-session").dumps([person.id, person.sessions]))

    async def by_cookie(self, text: str) -> Person | None:
        """Whose cookie this is; None if it is forged, too old or called back."""
        match self._signed("frontier-session", text, COOKIE_SECONDS):
            case [str(id_), int(sessions)]:
                person = await self.by_id(id_)
                return person if person is not None and person.sessions == sessions else None
            case _:
                return None

    async def by_token(self, text: str) -> Person | None:
        """Whose personal token this is."""
        if not text.startswith(TOKEN_START):
            return None
        query = select(*COLUMNS).join(schema.tokens).where(schema.tokens.c.hash == _token_hash(text))
        return await self._db.read(lambda connection: _person(connection.execute(query).first()))

    # --- coming and going ---

    async def guest(self, name: str, lang: str | None = None) -> Person:
        """Somebody new who only said a name."""
        return await self._add(clean_name(name), lang)

    async def register(self, person: Person | None, login: str, password: str, name: str | None = None) -> Person:
        """Make this guest an account, with everything the guest has, or make a new one.

        Cookies from before are worthless afterwards: whoever planted one shall not share the account.
        """
        login, password = clean_login(login), clean_password(password)
        called = None if name is None else clean_name(name)
        if person is not None and person.is_account:
            raise Refused("has-account")
        await self._refuse_taken(login)  # before the slow part
        hashed = await self._slowly(lambda: self._hasher.hash(password))
        try:
            if person is None:
                return await self._add(called or login, None, login=login, password=hashed)
            values = {
                "login": login,
                "password": hashed,
                "name": called or person.name,
                "sessions": person.sessions + 1,
            }
            is_guest = schema.people.c.login.is_(None)
            changed = update(schema.people).where(schema.people.c.id == person.id, is_guest).values(values)
            if await self._db.write(lambda connection: connection.execute(changed).rowcount) != 1:
                raise Refused("has-account")
        except IntegrityError:
            raise Refused("name-taken") from None
        return await self._again(person)

    async def login(self, login: str, password: str) -> Person:
        """The person of this login and password. Takes as long when there is no such login."""
        try:
            login, password = clean_login(login), clean_password(password)
        except Refused:
            raise Refused("login-failed") from None
        query = select(*COLUMNS, schema.people.c.password).where(schema.people.c.login == login)
        row = await self._db.read(lambda connection: connection.execute(query).first())
        hashed = self._nobody if row is None else str(row.password)
        is_right = await self._slowly(lambda: self._fits(hashed, password))
        if row is None or not is_right:
            raise Refused("login-failed")
        if self._hasher.check_needs_rehash(hashed):
            fresh = await self._slowly(lambda: self._hasher.hash(password))
            changed = update(schema.people).where(schema.people.c.id == row.id, schema.people.c.password == hashed)
            await self._db.write(lambda connection: connection.execute(changed.values(password=fresh)))
        return Person(**{key: value for key, value in row._mapping.items() if key != "password"})

    async def prove(self, person: Person, password: str | None) -> None:
        """Refuse unless it is a guest, who has no password, or this is the account's."""
        query = select(schema.people.c.password).where(schema.people.c.id == person.id)
        hashed = await self._db.read(lambda connection: connection.scalar(query))
        if hashed is None:
            return
        try:
            given = clean_password(password or "")
        except Refused:
            raise Refused("login-failed") from None
        if not await self._slowly(lambda: self._fits(hashed, given)):
            raise Refused("login-failed")

    async def forget_sessions(self, person: Person) -> Person:
        """Make every cookie of this person worthless, and tell no browser any more that it is their turn."""
        changed = update(schema.people).where(schema.people.c.id == person.id)
        changed = changed.values(sessions=schema.people.c.sessions + 1)
        unsubscribed = delete(schema.subscriptions).where(schema.subscriptions.c.person == person.id)
        await self._db.write(lambda connection: (connection.execute(changed), connection.execute(unsubscribed)))
        return await self._again(person)

    async def change(self, person: Person, changes: Changes) -> Person:
        """Check and keep what is new. Another webhook gets another secret; another mail address is not confirmed."""
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
        return await self._again(person)

    # --- mail addresses ---

    def confirmation(self, person: Person, email: str) -> str:
        """What only a reader of this address learns; it is good for no other address and no other person."""
        return str(self._serializer("frontier-email").dumps([person.id, email]))

    async def confirm_email(self, text: str) -> tuple[Person | None, bool]:
        """Whose confirmation this is, if anybody's, and whether their address now counts."""
        payload = self._signed("frontier-email", text, CONFIRM_SECONDS)
        if payload is None:
            return None, False
        id_, email = payload
        own = update(schema.people).where(schema.people.c.id == id_, schema.people.c.email == email)
        confirmed = own.values(email_confirmed=True)
        is_present = await self._db.write(lambda connection: connection.execute(confirmed).rowcount) == 1
        return await self.by_id(id_), is_present

    # --- tokens ---

    async def tokens(self, person: Person) -> list[Token]:
        """The person's tokens, the oldest first."""
        columns = schema.tokens.c
        query = select(columns.id, columns.name, columns.created).where(columns.person == person.id)
        query = query.order_by(columns.created, columns.id)
        return await self._db.read(lambda connection: [Token(*row) for row in connection.execute(query)])

    async def new_token(self, person: Person, name: str) -> tuple[str, str]:
        """The id of a new token and the token itself, which nobody can read again later."""
        called, id_, token = clean_name(name), new_id(), TOKEN_START + secrets.token_urlsafe(32)
        values = {"id": id_, "person": person.id, "name": called, "hash": _token_hash(token), "created": time.time()}

        def add(connection: Connection) -> None:
            # The person's row is locked, so that two requests at once count one after the other.
            connection.execute(select(schema.people.c.id).where(schema.people.c.id == person.id).with_for_update())
            mine = select(func.count()).select_from(schema.tokens).where(schema.tokens.c.person == person.id)
            if (connection.scalar(mine) or 0) >= MOST_TOKENS:
                raise Refused("too-many")
            connection.execute(insert(schema.tokens).values(values))

        await self._db.write(add)
        return id_, token

    async def delete_token(self, person: Person, id_: str) -> None:
        """Make a token of this person worthless."""
        mine = delete(schema.tokens).where(schema.tokens.c.id == id_, schema.tokens.c.person == person.id)
        if await self._db.write(lambda connection: connection.execute(mine).rowcount) != 1:
            raise Refused("not-found")

    # --- helpers ---

    def _serializer(self, purpose: str) -> URLSafeTimedSerializer:
        """Signs for one purpose: what was signed for another is worth nothing."""
        if self._key is None:
            raise RuntimeError("People.open comes first")
        return URLSafeTimedSerializer(self._key, salt=purpose)

    def _signed(self, purpose: str, text: str, longest: float) -> Any:
        """What was signed for a purpose, not longer ago than this; None if nothing was. What comes from the future is
        fine: only this server signs, so its clock was set back since."""
        try:
            payload, at = self._serializer(purpose).loads(text, return_timestamp=True)
        except BadData:
            return None
        return payload if time.time() - at.timestamp() <= longest else None

    async def _add(self, name: str, lang: str | None, login: str | None = None, password: str | None = None) -> Person:
        person = Person(new_id(), name, login, lang, False, None, False, None, None, 1)
        values = {**vars(person), "password": password, "created": time.time()}
        await self._db.write(lambda connection: connection.execute(insert(schema.people).values(values)))
        return person

    async def _again(self, person: Person) -> Person:
        found = await self.by_id(person.id)
        if found is None:
            raise Refused("not-signed-in")
        return found

    async def _refuse_taken(self, login: str) -> None:
        query = select(schema.people.c.id).where(schema.people.c.login == login)
        if await self._db.read(lambda connection: connection.scalar(query)) is not None:
            raise Refused("name-taken")

    def _fits(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _slowly(self, work: Callable[[], T]) -> T:
        """In a thread of its own, as hashing takes long by design; a flood of it is refused."""
        if self._hashing >= MOST_HASHES:
            raise Refused("busy", retry_after=5)
        self._hashing += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._hashing -= 1
