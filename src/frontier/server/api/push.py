"""Routes about web push: the server's key, and the browsers that a person wants to be told in."""

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, Field

from frontier.server.api.common import SIGNED, UNSAFE, Body, Server, Signed, refusals
from frontier.server.errors import Refused
from frontier.server.notifications import subscriptions

router = APIRouter(prefix="/api", tags=["people"])
Endpoint = Annotated[str, Field(description="The address that the browser's push service gave it.")]


class PushInfo(BaseModel):
    """The key of this server's web push, if it sends any."""

    key: str | None = Field(description="What to subscribe with (`applicationServerKey`); null: there is no push.")


class SubscriptionKeys(Body):
    """With what messages are encrypted, in base64url."""

    p256dh: str = Field(description="The browser's public key, an uncompressed point of P-256.")
    auth: str = Field(description="16 bytes that the browser shares with the server.")


class NewSubscription(Body):
    """A subscription as the browser's PushSubscription has it."""

    endpoint: Endpoint
    keys: SubscriptionKeys


class OldSubscription(Body):
    """The subscription to give up."""

    endpoint: Endpoint


@router.get("/push", responses=refusals(), operation_id="push", summary="How to subscribe to web push")
async def push(server: Server) -> PushInfo:
    """A browser that subscribed with another key does so anew."""
    keys = server.notifier.push_keys
    return PushInfo(key=None if keys is None else keys.public_key)


@router.post(
    "/push",
    status_code=204,
    responses=refusals(*UNSAFE, *SIGNED, "bad-subscription", "no-push", "too-fast"),
    operation_id="subscribe",
    summary="Be told in this browser",
)
async def subscribe(body: NewSubscription, server: Server, person: Signed) -> None:
    """When it is my turn. The same browser again replaces what was kept of it; beyond ten the oldest is dropped."""
    server.limits.check("change", person.id)
    if server.notifier.push_keys is None:
        raise Refused("no-push")
    new = subscriptions.clean(body.endpoint, body.keys.p256dh, body.keys.auth, server.settings.private_webhooks)
    await server.subscriptions.add(person.id, new)


@router.delete(
    "/push",
    status_code=204,
    responses=refusals(*UNSAFE, *SIGNED, "bad-subscription", "too-fast"),
    operation_id="unsubscribe",
    summary="Be told in this browser no more",
)
async def unsubscribe(body: OldSubscription, server: Server, person: Signed) -> None:
    """One that the server does not know is fine too."""
    server.limits.check("change", person.id)
    endpoint = subscriptions.clean_endpoint(body.endpoint, server.settings.private_webhooks)
    await server.subscriptions.remove(person.id, endpoint)
