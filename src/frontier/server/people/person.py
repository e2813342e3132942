"""A person, and what may be typed as name, login, password or address: as it is kept, or refused."""

import secrets
import time
import unicodedata
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from typing import Any, TypedDict

from sqlalchemy import Row

from frontier.server.errors import Refused
from frontier.server.notifications.addresses import AddressError, check_email, check_webhook
from frontier.server.storage import schema

LONGEST_NAME = 40
SHORTEST_LOGIN, LONGEST_LOGIN = 3, 40
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
LONGEST_WEBHOOK = 500
BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
BLANK_LETTERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # nobody sees them


def new_id() -> str:
    """12 random characters that may stand in a link and in a command; nobody guesses one (almost 72 bits)."""
    while (id_ := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return id_


def clean_name(text: str) -> str:
    """Return a name as it is shown: one line, with something to see, that cannot turn the text around it."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    kinds = {character: unicodedata.category(character) for character in name}
    is_sound = not any(kind in ("Cc", "Cs", "Zl", "Zp") or character in BIDI for character, kind in kinds.items())
    is_visible = any(kind[0] in "LNPS" and character not in BLANK_LETTERS for character, kind in kinds.items())
    if not (is_sound and is_visible and len(name) <= LONGEST_NAME):
        raise Refused("bad-name")
    return name


def clean_login(text: str) -> str:
    """Return a login name as it is compared: capitals make no difference."""
    login = unicodedata.normalize("NFKC", text.strip()).casefold()
    is_sound = all(character.isalnum() or character in "._-" for character in login)
    if not (is_sound and SHORTEST_LOGIN <= len(login) <= LONGEST_LOGIN):
        raise Refused("bad-login")
    return login


def clean_password(text: str) -> str:
    """Return a password as it is hashed: the same letters, however the keyboard composes them."""
    password = unicodedata.normalize("NFC", text)
    is_sound = not any(unicodedata.category(character) == "Cs" for character in password)
    if not (is_sound and SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD):
        raise Refused("bad-password")
    return password


def clean_email(text: str) -> str:
    """Return a mail address as it is kept; Refused if it is none."""
    try:
        return check_email(text)
    except AddressError:
        raise Refused("bad-email") from None


def clean_webhook(text: str, allow_private: bool) -> str:
    """Return the address of a webhook as it is kept; Refused if it is none."""
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
    sessions: int  # another number: whatever was opened before must end
    ban: str | None = None  # why the person may not come
    ban_until: float | None = None

    @property
    def is_account(self) -> bool:
        """Whether the person can log in again; a guest has only the cookie."""
        return self.login is not None

    @property
    def is_banned(self) -> bool:
        """Whether the administrator keeps the person out at this moment."""
        return self.ban is not None and (self.ban_until is None or self.ban_until > time.time())

    def refuse_if_banned(self) -> None:
        """Refuse a banned person, and say why and for how long."""
        if self.is_banned:
            until = "never" if self.ban_until is None else format_time(self.ban_until)
            raise Refused("shut-out", why=self.ban or "", until=until)


class Changes(TypedDict, total=False):
    """What a person may change about themselves; what is not named stays."""

    name: str
    lang: str | None
    auto_confirm: bool
    email: str | None
    webhook: str | None


COLUMNS = [schema.people.c[field.name] for field in fields(Person)]


def person_of(row: Row[*tuple[Any, ...]] | None) -> Person | None:
    """Return the person of a row, which may have further columns."""
    return None if row is None else Person(**{column.name: row._mapping[column.name] for column in COLUMNS})


def format_time(at: float) -> str:
    """Return a time as people read it, the same in every language."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")
