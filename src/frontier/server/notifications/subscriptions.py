"""The browsers in which each person wants to get web push messages."""

import time

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from frontier.server.errors import Refused
from frontier.server.notifications.addresses import AddressError, check_endpoint
from frontier.server.notifications.push import Subscription, check_subscription_keys
from frontier.server.storage import schema
from frontier.server.storage.database import Database

LONGEST_ENDPOINT = 1000
MOST_SUBSCRIPTIONS = 10  # of a person

_own = schema.subscriptions.c


def clean_endpoint(text: str, allow_private: bool) -> str:
    """Return the address of a push service as it is kept; Refused if it is none."""
    try:
        endpoint = check_endpoint(text, allow_private)
    except AddressError:
        raise Refused("bad-subscription") from None
    if len(endpoint) > LONGEST_ENDPOINT:
        raise Refused("bad-subscription")
    return endpoint


def clean(endpoint: str, p256dh: str, auth: str, allow_private: bool) -> Subscription:
    """Return a subscription as it is kept; Refused if it is not sound."""
    try:
        check_subscription_keys(p256dh, auth)
    except ValueError:
        raise Refused("bad-subscription") from None
    return Subscription(clean_endpoint(endpoint, allow_private), p256dh, auth)


class Subscriptions:
    """The subscriptions of all people, in the database."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def add(self, person: str, subscription: Subscription) -> None:
        """Save a subscription as the person's, whoever had it before: a browser belongs to who uses it now. The oldest
        make room."""
        try:
            await self._db.write(lambda connection: _add(connection, person, subscription))
        except IntegrityError:  # two people with one browser at the same moment
            raise Refused("busy", retry_after=1.0) from None

    async def remove(self, person: str, endpoint: str) -> None:
        """Delete one of the person's subscriptions, if it is theirs."""
        own = delete(schema.subscriptions).where(_own.endpoint == endpoint, _own.person == person)
        await self._db.write(lambda connection: connection.execute(own))

    async def forget(self, endpoint: str) -> None:
        """Delete a subscription that its push service knows no more."""
        await self._db.write(lambda connection: _forget(connection, endpoint))

    async def of(self, person: str) -> tuple[Subscription, ...]:
        """Return all subscriptions of a person."""
        query = select(_own.endpoint, _own.p256dh, _own.auth).where(_own.person == person).order_by(_own.created)
        rows = await self._db.read(lambda connection: connection.execute(query).all())
        return tuple(Subscription(*row) for row in rows)


def _add(connection: Connection, person: str, subscription: Subscription) -> None:
    # The person's row is locked, so that two requests at once count one after the other.
    connection.execute(select(schema.people.c.id).where(schema.people.c.id == person).with_for_update())
    _forget(connection, subscription.endpoint)
    mine = select(_own.endpoint).where(_own.person == person).order_by(_own.created.desc(), _own.endpoint)
    too_old = connection.execute(mine.offset(MOST_SUBSCRIPTIONS - 1)).scalars().all()
    connection.execute(delete(schema.subscriptions).where(_own.endpoint.in_(too_old)))
    values = {**vars(subscription), "person": person, "created": time.time()}
    connection.execute(insert(schema.subscriptions).values(values))


def _forget(connection: Connection, endpoint: str) -> None:
    connection.execute(delete(schema.subscriptions).where(_own.endpoint == endpoint))
