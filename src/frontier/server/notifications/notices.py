"""What people are notified of."""

from dataclasses import dataclass, field

from frontier.server.notifications.push import Subscription


@dataclass(frozen=True)
class TurnNotice:
    """The news that it is somebody's turn: whom to notify, how, and at which table. A `url` that begins with / is the
    server's."""

    person_id: str
    name: str
    lang: str
    email: str | None = field(repr=False)
    webhook: str | None = field(repr=False)
    table_id: str
    game: str
    url: str
    seq: int
    webhook_secret: str = field(default="", repr=False)  # without one, what is posted is not signed
    subscriptions: tuple[Subscription, ...] = ()


@dataclass(frozen=True)
class LinkMail:
    """A mail whose link confirms that the address is this person's."""

    person_id: str
    name: str
    lang: str
    email: str = field(repr=False)
    url: str = field(repr=False)


@dataclass(frozen=True)
class PasswordReset(LinkMail):
    """A mail with the link to a new password; it goes to confirmed addresses only."""

    login: str
