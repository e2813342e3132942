"""Reaches people outside the page, by mail, webhook and web push, without ever disturbing the game."""

import asyncio
import hashlib
import hmac
import json
import logging
import smtplib
import socket
import ssl
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from email.message import EmailMessage
from functools import partial

import httpx

from frontier.server.notifications import message_texts
from frontier.server.notifications.addresses import AddressError, check_email, check_endpoint, check_webhook, is_public
from frontier.server.notifications.notices import LinkMail, PasswordReset, TurnNotice
from frontier.server.notifications.push import PushKeys, Subscription
from frontier.server.notifications.smtp import Smtp
from frontier.server.observability.logs import event
from frontier.server.observability.metrics import Metrics

TIMEOUT = 5.0  # seconds for one try over HTTP, from the name's look-up to the answer's first line
MAIL_TIMEOUT = 10.0  # seconds that the mail server may be silent
BACKOFF = (1.0, 4.0)  # seconds before the second and third try
ADDRESSES = 4  # of one host that are tried
RETRY_STATUSES = (408, 425, 429)  # answers below 500 that are worth another try
GONE_STATUSES = (404, 410)  # answers of a push service that a subscription is over

LOG = logging.getLogger(__name__)


class Undeliverable(Exception):
    """A try failed in a way that no further try can help; `status` if it was an answer over HTTP."""

    def __init__(self, why: str, status: int | None = None) -> None:
        super().__init__(why)
        self.status = status


class TryLater(Exception):
    """A receiver answered that it is busy."""


class Notifier:
    """Sends notices. Mail is off without a mail server, web push without keys; webhooks and push services at private
    addresses are called only with `allow_private`.
    """

    def __init__(
        self,
        smtp: Smtp | None,
        allow_private: bool,
        base_url: str,
        *,
        metrics: Metrics | None = None,
        push_keys: PushKeys | None = None,
    ) -> None:
        self.smtp = smtp
        self.allow_private = allow_private
        self.base_url = base_url.rstrip("/")
        self.metrics = metrics
        self.push_keys = push_keys
        self.on_gone: Callable[[str], Awaitable[None]] | None = None  # the endpoint of a subscription that is over
        self._closed = asyncio.Event()
        self._tls = ssl.create_default_context()
        # Threads of their own: a slow mail server or name server must not hold up what else waits for threads.
        self._mailers = ThreadPoolExecutor(2, "mail")
        self._resolvers = ThreadPoolExecutor(4, "resolve")

    async def send(self, notice: TurnNotice) -> list[str]:
        """Notify a person on every channel they have; returns the channels that worked and raises nothing."""
        deliveries: list[tuple[str, Callable[[], Awaitable[None]]]] = []
        if notice.email and self.smtp is not None:
            deliveries.append(("email", partial(self._mail, notice)))
        if notice.webhook:
            deliveries.append(("webhook", partial(self._post, notice)))
        if self.push_keys is not None:
            deliveries += [("push", partial(self._push, notice, self.push_keys, to)) for to in notice.subscriptions]
        about = {"person": notice.person_id, "table": notice.table_id, "seq": notice.seq}
        worked = await asyncio.gather(*(self._deliver(channel, deliver, about) for channel, deliver in deliveries))
        return [channel for (channel, _), ok in zip(deliveries, worked) if ok]

    async def send_link(self, mail: LinkMail) -> bool:
        """Mail somebody the link that confirms their address or resets their password; whether that worked. Raises
        nothing."""
        return await self._deliver("email", lambda: self._mail(mail), {"person": mail.person_id})

    async def close(self) -> None:
        """Stop: nothing is tried again and nothing new is begun."""
        self._closed.set()
        self._mailers.shutdown(wait=False, cancel_futures=True)
        self._resolvers.shutdown(wait=False, cancel_futures=True)

    async def _deliver(self, channel: str, deliver: Callable[[], Awaitable[None]], about: dict[str, object]) -> bool:
        """Try a channel a few times; whether one of the tries worked."""
        worked = False
        for number, pause in enumerate((*BACKOFF, None), start=1):
            attempt: dict[str, object] = {"channel": channel, "attempt": number, **about}
            if self._closed.is_set():
                break
            try:
                await deliver()
                worked = True
                break
            except Undeliverable as error:
                _log_attempt("notice-refused", attempt, reason=str(error))
                break
            except TryLater as error:
                _log_attempt("notice-failed", attempt, reason=str(error))
            except (httpx.HTTPError, smtplib.SMTPException, OSError) as error:
                # Its words may hold the address, its kind does not.
                _log_attempt("notice-failed", attempt, reason=type(error).__name__)
            except asyncio.CancelledError:
                # `close` cancels what waits for a thread; anything else is meant for the caller.
                task = asyncio.current_task()
                if not self._closed.is_set() or (task is not None and task.cancelling()):
                    raise
                break
            except Exception as error:
                _log_attempt("notice-broken", attempt, level=logging.ERROR, reason=type(error).__name__, exc_info=True)
                break
            if pause is not None:
                await self._pause(pause)
        if worked:
            _log_attempt("notice-sent", attempt, level=logging.INFO)
        if self.metrics is not None:
            self.metrics.notice(channel, worked)
        return worked

    async def _pause(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closed.wait(), seconds)

    def _url(self, message: TurnNotice | LinkMail) -> str:
        return f"{self.base_url}{message.url}" if message.url.startswith("/") else message.url

    # --- mail -------------------------------------------------------------------------------------------------

    async def _mail(self, message: TurnNotice | LinkMail) -> None:
        if self.smtp is None:
            raise Undeliverable("there is no mail server")
        mail = compose(message, self._url(message), self.smtp.sender)
        await asyncio.get_running_loop().run_in_executor(self._mailers, self._send_mail, self.smtp, mail)

    def _send_mail(self, server: Smtp, message: EmailMessage) -> None:
        """Give a mail to the mail server; runs in a thread."""
        try:
            with self._connect(server) as connection:
                if server.tls == "starttls":
                    connection.starttls(context=self._tls)
                if server.user:
                    connection.login(server.user, server.password)
                connection.send_message(message)
        except smtplib.SMTPNotSupportedError as error:
            raise Undeliverable("the mail server offers no STARTTLS or no login") from error
        except (smtplib.SMTPRecipientsRefused, smtplib.SMTPResponseException) as error:
            if (code := _code(error)) >= 500:  # the mail server's last word; 4xx is not
                raise Undeliverable(f"mail status {code}") from error
            raise

    def _connect(self, server: Smtp) -> smtplib.SMTP:
        if server.tls == "ssl":
            return smtplib.SMTP_SSL(server.host, server.port, timeout=MAIL_TIMEOUT, context=self._tls)
        return smtplib.SMTP(server.host, server.port, timeout=MAIL_TIMEOUT)

    # --- webhook and web push ---------------------------------------------------------------------------------

    async def _post(self, notice: TurnNotice) -> None:
        body = json.dumps(
            {
                "event": "your-turn",
                "table": notice.table_id,
                "game": notice.game,
                "url": self._url(notice),
                "seq": notice.seq,
                "person": notice.person_id,
            }
        ).encode()
        headers = {
            "Content-Type": "application/json",
            "X-Frontier-Event": "your-turn",
        }
        if notice.webhook_secret:
            headers["X-Frontier-Signature"] = sign(notice.webhook_secret, body)
        await self._call(check_webhook, notice.webhook or "", headers, body)

    async def _push(self, notice: TurnNotice, keys: PushKeys, to: Subscription) -> None:
        content = message_texts.push_content(notice.lang, notice.name, notice.game)
        content |= {"url": self._url(notice), "tag": notice.table_id}
        headers, body = keys.encrypt(to, json.dumps(content).encode(), notice.table_id)
        try:
            await self._call(check_endpoint, to.endpoint, headers, body)
        except Undeliverable as error:
            if error.status in GONE_STATUSES and self.on_gone is not None:
                await self.on_gone(to.endpoint)
            raise

    async def _call(
        self, check: Callable[[str, bool], str], address: str, headers: dict[str, str], body: bytes
    ) -> None:
        """Post, at the very addresses that were checked: a second look-up might give others."""
        try:
            url = httpx.URL(check(address, self.allow_private))
        except AddressError as error:
            raise Undeliverable(str(error)) from error
        headers = {"Host": url.netloc.decode("ascii"), "User-Agent": "Frontier", **headers}
        async with asyncio.timeout(TIMEOUT):
            status = await self._first_status(url, await self._resolve(url), headers, body)
        if status in RETRY_STATUSES or status >= 500:
            raise TryLater(f"status {status}")
        if not 200 <= status < 300:
            raise Undeliverable(f"status {status}", status)

    async def _resolve(self, url: httpx.URL) -> list[str]:
        """The addresses of a host, all of them public unless private ones are allowed."""
        host = url.raw_host.decode("ascii")
        port = url.port or (443 if url.scheme == "https" else 80)
        addresses = await asyncio.get_running_loop().run_in_executor(self._resolvers, _resolve_host, host, port)
        if not self.allow_private and not all(is_public(address) for address in addresses):
            raise Undeliverable("the host has a private address")
        return addresses[:ADDRESSES]

    async def _first_status(self, url: httpx.URL, addresses: list[str], headers: dict[str, str], body: bytes) -> int:
        """The status from the first address that takes the connection. What else it answers is never read."""
        extensions = {"sni_hostname": url.raw_host.decode("ascii").rstrip(".")}  # the certificate is the name's
        # A client a message: no cookies, no connection that was opened for another name at the same address.
        async with httpx.AsyncClient(
            verify=self._tls, trust_env=False, follow_redirects=False, timeout=TIMEOUT
        ) as client:
            for address in addresses:
                pinned = url.copy_with(host=address)
                request = client.build_request("POST", pinned, headers=headers, content=body, extensions=extensions)
                try:
                    response = await client.send(request, stream=True)
                except httpx.ConnectError:
                    if address == addresses[-1]:
                        raise
                    continue
                await response.aclose()
                return response.status_code
        raise httpx.ConnectError("the host has no address")


def _resolve_host(host: str, port: int) -> list[str]:
    """The addresses of a host in the system's order; runs in a thread."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except UnicodeError as error:
        raise Undeliverable("the host name is not one") from error
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


def sign(secret: str, body: bytes) -> str:
    """What stands in X-Frontier-Signature: the receiver computes the same over the body it got and compares."""
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()


def compose(message: TurnNotice | LinkMail, url: str, sender: str) -> EmailMessage:
    """Return the mail of a notice."""
    try:
        to = check_email(message.email or "")
    except AddressError as error:
        raise Undeliverable(str(error)) from error
    if isinstance(message, PasswordReset):
        return message_texts.new_password(
            message.lang, sender=sender, to=to, name=message.name, login=message.login, url=url
        )
    if isinstance(message, LinkMail):
        return message_texts.confirm_address(message.lang, sender=sender, to=to, name=message.name, url=url)
    return message_texts.your_turn(message.lang, sender=sender, to=to, name=message.name, game=message.game, url=url)


def _code(error: smtplib.SMTPRecipientsRefused | smtplib.SMTPResponseException) -> int:
    if isinstance(error, smtplib.SMTPResponseException):
        return error.smtp_code
    return max(code for code, _ in error.recipients.values())


def _log_attempt(
    name: str,
    about: dict[str, object],
    *,
    level: int = logging.WARNING,
    reason: str | None = None,
    exc_info: bool = False,
) -> None:
    """Log how a try to deliver a message went, without the address it went to."""
    event(LOG, name, level=level, exc_info=exc_info, reason=reason, **about)
