"""Web push: a message that a browser shows with no page open. Only that browser can read it (RFC 8291), and its push
service knows by a signature (RFC 8292) that it comes from the server to which the browser gave its subscription.
"""

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Self

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from httpx import URL
from py_vapid import Vapid02

KEEP = 3 * 24 * 3600  # seconds that the push service keeps a message for a browser that is away
SIGNED_FOR = 12 * 3600  # seconds; push services refuse more than a day
POINT, SECRET, PRIVATE = 65, 16, 32  # bytes: a public key as an uncompressed point, `auth`, a private key


@dataclass(frozen=True)
class Subscription:
    """A browser that gets push messages: where to post, its public key, and a secret shared with it."""

    endpoint: str = field(repr=False)
    p256dh: str = field(repr=False)
    auth: str = field(repr=False)


class PushKeys:
    """The server's own pair of keys, and the contact that push services get with every message."""

    def __init__(self, private_key: str, contact: str) -> None:
        """ValueError unless the key is one of P-256, as 32 bytes in base64url."""
        number = int.from_bytes(from_base64(private_key, PRIVATE))
        self.private_key = private_key
        self.contact = contact
        self._signer = Vapid02(ec.derive_private_key(number, ec.SECP256R1()))

    @classmethod
    def fresh(cls, contact: str) -> Self:
        """Generate a new pair of keys."""
        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        return cls(to_base64(number.to_bytes(PRIVATE)), contact)

    @property
    def public_key(self) -> str:
        """What browsers subscribe with (`applicationServerKey`)."""
        return to_base64(_point(self._signer.public_key))

    def encrypt(self, to: Subscription, content: bytes, topic: str) -> tuple[dict[str, str], bytes]:
        """Return headers and body for the push service; of two messages on a topic that wait there, the later one
        stays."""
        body = http_ece.encrypt(
            content,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=from_base64(to.p256dh, POINT),
            auth_secret=from_base64(to.auth, SECRET),
        )
        endpoint = URL(to.endpoint)
        claims = {
            "aud": f"{endpoint.scheme}://{endpoint.netloc.decode('ascii')}",
            "sub": self.contact,
            "exp": int(time.time()) + SIGNED_FOR,
        }
        headers = {
            "Authorization": str(self._signer.sign(claims)["Authorization"]),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP),
            "Urgency": "high",  # somebody waits, and the person asked to hear of it at once
            "Topic": topic,
        }
        return headers, bytes(body)


def check_subscription_keys(p256dh: str, auth: str) -> None:
    """ValueError unless messages can be encrypted with them."""
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(p256dh, POINT))
    from_base64(auth, SECRET)


def to_base64(content: bytes) -> str:
    """Base64url without padding, as everything about web push is written."""
    return urlsafe_b64encode(content).rstrip(b"=").decode("ascii")


def from_base64(text: str, length: int) -> bytes:
    """Decode so many bytes of base64url; ValueError for anything else."""
    content = urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    if len(content) != length or to_base64(content) != text:
        raise ValueError(f"expected {length} bytes in base64url")
    return content


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
