"""Real receivers of messages on this machine: a mail server, a web server, and a certificate for both."""

import asyncio
import email.policy
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Self

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from frontier.server.notifications.notices import TurnNotice
from frontier.server.notifications.notifier import Notifier
from frontier.server.notifications.smtp import Smtp
from frontier.server.observability.metrics import Metrics

# For localhost and hook.example.org; trusted by nobody but the tests here.
CERTIFICATE = """\
-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgBJk33J9cjG60c7fi
ZfzUPw4phsWqgS7MeqBlSus0/2mhRANCAAQvbCppStrcOt1wiMc+oSrO3DZciqgC
K17y7Ic5st6W6tVoAzU+tlGPjvVId0JrGX5fGD032JujGyVxu3owBTkO
-----END PRIVATE KEY-----
-----BEGIN CERTIFICATE-----
MIIBuTCCAV+gAwIBAgIUA0/NWBHKyJqoVh0XKZA4aI6YfaYwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTExNjA2MTI0NVoYDzIxMjYxMDIz
MDYxMjQ1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQvbCppStrcOt1wiMc+oSrO3DZciqgCK17y7Ic5st6W6tVoAzU+tlGP
jvVId0JrGX5fGD032JujGyVxu3owBTkOo4GMMIGJMB0GA1UdDgQWBBTE9K2Fkl2/
KufdnkwBLIYj90/ChzAfBgNVHSMEGDAWgBTE9K2Fkl2/KufdnkwBLIYj90/ChzAP
BgNVHRMBAf8EBTADAQH/MCYGA1UdEQQfMB2CCWxvY2FsaG9zdIIQaG9vay5leGFt
cGxlLm9yZzAOBgNVHQ8BAf8EBAMCAoQwCgYIKoZIzj0EAwIDSAAwRQIgbAEILmni
Dp9J0noaAo1nzOZuWxy80AMbwcGZK7TZZYwCIQDLRGDaj5rlfqQud4TSM2UnhtJI
ArAGFy2F5nZPChwlNg==
-----END CERTIFICATE-----
"""

NOTICE = TurnNotice(
    person_id="p1",
    name="Ann",
    lang="en",
    email=None,
    webhook=None,
    table_id="abcdefghijkl",
    game="montana",
    url="/t/abcdefghijkl",
    seq=12,
    webhook_secret="s3cret",
)


def told(
    notice: TurnNotice, smtp: Smtp | None = None, allow_private: bool = True, metrics: Metrics | None = None
) -> list[str]:
    """The channels on which a notice got through."""

    async def run() -> list[str]:
        notifier = Notifier(smtp, allow_private, "https://table.example.org/", metrics=metrics)
        try:
            return await notifier.send(notice)
        finally:
            await notifier.close()

    return asyncio.run(run())


def shown_certificate(folder: Path) -> ssl.SSLContext:
    """What a server at localhost shows; the folder then holds it as localhost.pem, for who wants to trust it."""
    file = folder / "localhost.pem"
    file.write_text(CERTIFICATE, encoding="ascii")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    return context


class Mailbox:
    """A mail server's inside: keeps what comes, or answers as told."""

    def __init__(self, *answers: str) -> None:
        self.mails: list[EmailMessage] = []
        self.raw: list[bytes] = []
        self.recipients: list[list[str]] = []
        self.tls: list[bool] = []
        self.answers = list(answers)
        self.tries = 0

    async def handle_RCPT(self, server: SMTP, session: Session, envelope: Envelope, address: str, options: Any) -> str:
        self.tries += 1
        if self.answers:
            return self.answers.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(mail, EmailMessage)
        self.raw.append(envelope.content)
        self.mails.append(mail)
        self.recipients.append(list(envelope.rcpt_tos))
        self.tls.append(session.ssl is not None)
        return "250 OK"


@contextmanager
def mail_server(box: Mailbox, host: str = "127.0.0.1", **settings: Any) -> Iterator[int]:
    """A mail server on a free port."""
    with socket.create_server((host, 0)) as free:
        port: int = free.getsockname()[1]
    controller = Controller(box, hostname=host, port=port, **settings)
    controller.start()
    try:
        yield port
    finally:
        controller.stop()


class Receiver:
    """A web server on a free port that keeps what is posted to it and answers as told."""

    def __init__(
        self, *answers: int | Callable[[BaseHTTPRequestHandler], None], tls: ssl.SSLContext | None = None
    ) -> None:
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.answers = list(answers)
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.requests.append((self.path, dict(self.headers), body))
                answer = receiver.answers.pop(0) if receiver.answers else 204
                if callable(answer):
                    answer(self)
                    return
                self.send_response(answer)
                self.send_header("Location", "/elsewhere")
                self.send_header("Set-Cookie", "crumb=1; Path=/")
                self.send_header("Content-Length", "0")
                self.end_headers()

            do_GET = do_POST

            def log_message(self, format: str, *args: object) -> None:
                """Quiet."""

        self.server = Quiet(("127.0.0.1", 0), Handler)
        if tls is not None:
            self.server.socket = tls.wrap_socket(self.server.socket, server_side=True)
        self.port = self.server.server_address[1]
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.02,))

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


class Quiet(ThreadingHTTPServer):
    """Does not mind visitors that hang up."""

    daemon_threads = True
    block_on_close = False

    def handle_error(self, request: object, client_address: object) -> None:
        """Quiet."""
