"""The mail server that mails are sent through."""

from dataclasses import dataclass, field
from typing import Literal, Self
from urllib.parse import parse_qsl, unquote, urlsplit

from frontier.server.notifications.addresses import AddressError, check_email

PORTS = {"none": 25, "starttls": 587, "ssl": 465}


@dataclass(frozen=True)
class Smtp:
    """A mail server and the address mails come from."""

    host: str
    port: int
    sender: str
    tls: Literal["none", "starttls", "ssl"]
    user: str = ""
    password: str = field(default="", repr=False)

    @classmethod
    def parse(cls, text: str) -> Self:
        """From `smtp://user:password@host:587?from=table@example.org&starttls=1`, or `smtps://` for TLS from the start.

        STARTTLS is on unless `starttls=0`; a password goes over no open line.
        """
        # The messages never repeat the text: it holds the password.
        try:
            parts = urlsplit(text)
            port = parts.port
        except ValueError:
            raise AddressError("the mail server's address has a part that needs %-encoding, or a bad port") from None
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or parts.path.strip("/") or parts.fragment:
            raise AddressError("expected a mail server as smtp://host?from=address or smtps://host?from=address")
        options = dict(parse_qsl(parts.query, keep_blank_values=True))
        # A plus is a space in queries and common in mail addresses.
        sender = check_email(options.pop("from", "").replace(" ", "+"))
        tls: Literal["none", "starttls", "ssl"] = "ssl"
        if parts.scheme == "smtp":
            tls = "none" if options.get("starttls") == "0" else "starttls"
            if options.pop("starttls", "1") not in ("0", "1"):
                raise AddressError("starttls is 0 or 1")
        if options:
            raise AddressError("a mail server takes from=address and, with smtp://, starttls=0 or starttls=1")
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        if user and tls == "none":
            raise AddressError("a mail server with a password needs TLS")
        return cls(parts.hostname, port or PORTS[tls], sender, tls, user, password)
