"""Where messages may go: mail addresses, webhooks and push services, none of them inside the own network."""

import ipaddress
import re

import httpx

LONGEST_URL = 2000

_LOCAL_PART = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_DOMAIN = re.compile(r"([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])")


class AddressError(ValueError):
    """An address that is not accepted; says why."""


def check_email(text: str) -> str:
    """A mail address as it is kept; one that no usual mail server takes raises AddressError."""
    local, _, domain = text.strip().rpartition("@")
    try:
        domain = domain.encode("idna").decode("ascii")
    except UnicodeError:
        raise AddressError("this is not a mail address") from None
    # An encoded word would be decoded on its way into the header, and might be several addresses then.
    is_sound = _LOCAL_PART.fullmatch(local) and "=?" not in local and _DOMAIN.fullmatch(domain)
    if not is_sound or len(local) > 64 or len(domain) > 189:
        raise AddressError("this is not a mail address")
    return f"{local}@{domain}"


def check_webhook(url: str, allow_private: bool) -> str:
    """A webhook as it is kept; one that the server must not call raises AddressError. No name is looked up yet."""
    try:
        parsed = httpx.URL(url.strip())
    except httpx.InvalidURL:
        raise AddressError("this is not an address") from None
    if len(url) > LONGEST_URL or (parsed.port is not None and not 0 < parsed.port < 65536):
        raise AddressError("this is not an address")
    if parsed.scheme not in ("http", "https") or not parsed.host:
        raise AddressError("a webhook begins with http:// or https:// and a host name")
    if parsed.userinfo or parsed.fragment:
        raise AddressError("a webhook has no user, password or #part")
    if not allow_private:
        try:
            public = is_public(parsed.host)
        except ValueError:  # a name
            public = "." in parsed.host.strip(".")
        if not public:
            raise AddressError("a webhook must be reachable from the open internet")
    return str(parsed)


def check_endpoint(url: str, allow_private: bool) -> str:
    """The address of a push service as it is kept: as a webhook, and encrypted on the way."""
    endpoint = httpx.URL(check_webhook(url, allow_private))
    if endpoint.scheme != "https" and not allow_private:
        raise AddressError("a push service is at an https:// address")
    if ":" in endpoint.host:  # what is signed for a push service has no form for it
        raise AddressError("a push service has a name")
    return str(endpoint)


def is_public(address: str) -> bool:
    """Whether an IP address is one of the open internet; those that carry another address in them count as hidden."""
    ip = ipaddress.ip_address(address)
    if not ip.is_global or ip.is_multicast or ip.is_reserved:  # reserved: ::/8 with all mapped and translated IPv4
        return False
    return ip.version == 4 or ip.sixtofour is None
