"""The browsers that each person wants to be told in by web push."""

import time

from sqlalchemy import Connection, delete, insert, select

from frontier.server.errors import Refused
from frontier.server.notifications.addresses import AddressError, check_endpoint
from frontier.server.notifications.push import Subscription, check_subscription_keys
from frontier.server.storage import schema

LONGEST_ENDPOINT = 1000
MOST_SUBSCRIPTIONS = 10  # of a person

_own = schema.subscriptions.c


def clean_endpoint(text: str, allow_private: bool) -> str:
    """The address of a push service as it is kept."""
    try:
        endpoint = check_endpoint(text, allow_private)
    except AddressError:
        raise Refused("bad-subscription") from None
    if len(endpoint) > LONGEST_ENDPOINT:
        raise Refused("bad-subscription")
    return endpoint


def clean(endpoint: str, p256dh: str, auth: str, allow_private: bool) -> Subscription:
    """A subscription as it is kept."""
    try:
        check_subscription_keys(p256dh, auth)
    except ValueError:
        raise Refused("bad-subscription") from None
    return Subscription(clean_endpoint(endpoint, allow_private), p256dh, auth)


def add(connection: Connection, person: str, subscription: Subscription) -> None:
    """Keep it as the person's, whoever had it before: a browser belongs to who uses it now. The oldest make room."""
    # The person's row is locked, so that two requests at once count one after the other.
    connection.execute(select(schema.people.c.id).where(schema.people.c.id == person).with_for_update())
    forget(connection, subscription.endpoint)
    mine = select(_own.endpoint).where(_own.person == person).order_by(_own.created.desc(), _own.endpoint)
    too_old = connection.execute(mine.offset(MOST_SUBSCRIPTIONS - 1)).scalars().all()
    connection.execute(delete(schema.subscriptions).where(_own.endpoint.in_(too_old)))
    values = {**vars(subscription), "person": person, "created": time.time()}
    connection.execute(insert(schema.subscriptions).values(values))


def remove(connection: Connection, person: str, endpoint: str) -> None:
    """Give up one of the person's, if it is."""
    connection.execute(delete(schema.subscriptions).where(_own.endpoint == endpoint, _own.person == person))


def forget(connection: Connection, endpoint: str) -> None:
    """The push service knows it no more."""
    connection.execute(delete(schema.subscriptions).where(_own.endpoint == endpoint))


def of(connection: Connection, person: str) -> tuple[Subscription, ...]:
    """All of a person's."""
    query = select(_own.endpoint, _own.p256dh, _own.auth).where(_own.person == person).order_by(_own.created)
    return tuple(Subscription(*row) for row in connection.execute(query))
