"""Mails that it is somebody's turn, to a real mail server on this machine."""

import asyncio
import socket
import ssl
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from frontier.server.notifications import notifier
from frontier.server.notifications.addresses import AddressError, check_email
from frontier.server.notifications.notices import LinkMail, TurnNotice
from frontier.server.notifications.notifier import Notifier
from frontier.server.notifications.smtp import Smtp
from frontier.server.observability.metrics import Metrics
from support.receivers import NOTICE, Mailbox, Receiver, mail_server, shown_certificate, told

pytestmark = pytest.mark.slow  # real processes, databases or receivers


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifier, "BACKOFF", (0.01, 0.02))


@pytest.mark.parametrize(
    ("lang", "subject", "word"),
    [
        ("en", "Ann, it is your turn in Montana", "waiting for you"),
        ("de", "Ann, du bist am Zug bei Montana", "Möchtest du"),
        ("nl", "Ann, je bent aan de beurt bij Montana", "ontvangen"),
        ("xx", "Ann, it is your turn in Montana", "waiting for you"),
    ],
)
def test_a_mail_in_the_persons_language(lang: str, subject: str, word: str) -> None:
    box = Mailbox()
    with mail_server(box) as port:
        smtp = Smtp.parse(f"smtp://127.0.0.1:{port}?from=table@example.org&starttls=0")
        assert told(replace(NOTICE, email="ann@example.org", lang=lang), smtp) == ["email"]
    (mail,) = box.mails
    assert (mail["From"], mail["To"], mail["Subject"]) == ("table@example.org", "ann@example.org", subject)
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["Date"]
    assert mail["Message-ID"].endswith("@example.org>")
    assert mail.get_content_type() == "text/plain"
    body = mail.get_content()
    assert "Hallo Ann," in body or "Hello Ann," in body
    assert word in body
    assert "https://table.example.org/t/abcdefghijkl" in body.split()
    assert box.raw[0].isascii()
    assert box.recipients == [["ann@example.org"]]


@pytest.mark.parametrize(
    "name",
    [
        "Ann\r\nBcc: victim@example.net",
        "Ann\nBcc: victim@example.net\n\nbuy",
        "Ann\u2028Bcc: victim@example.net",
        "Ann\x00\x85Bcc: victim@example.net",
        "\u202eAnn =?utf-8?q?=0d=0aBcc:victim@example.net?=",
        "Ann\ud800Bcc: victim@example.net",
        "Ann { $url } Bcc: victim@example.net",
        "Änn " + "Bcc: victim@example.net " * 500,
    ],
)
def test_hostile_names_stay_in_their_line(name: str) -> None:
    box = Mailbox()
    with mail_server(box) as port:
        smtp = Smtp.parse(f"smtp://127.0.0.1:{port}?from=table@example.org&starttls=0")
        assert told(replace(NOTICE, email="ann@example.org", name=name), smtp) == ["email"]
    (mail,) = box.mails
    assert mail["Bcc"] is None
    assert box.recipients == [["ann@example.org"]]
    assert set(mail.keys()) <= {
        *("From", "To", "Subject", "Date", "Message-ID", "Auto-Submitted", "Content-Language", "MIME-Version"),
        *("Content-Type", "Content-Transfer-Encoding", "X-Peer", "X-MailFrom", "X-RcptTo"),
    }
    assert "Bcc" in mail["Subject"]  # harmless there
    assert len(mail["Subject"]) < 100
    assert "victim@" not in mail["Subject"]
    assert "victim@" not in mail.get_content()


ADVERTISED = "Win at https://evil.example/x"
QUESTION = LinkMail("p1", "Ann", "en", "ann@example.org", "/api/email/confirm?token=abc.def-_g")


@pytest.mark.parametrize(
    "message", [replace(NOTICE, email="ann@example.org", name=ADVERTISED), replace(QUESTION, name=ADVERTISED)]
)
def test_a_name_is_no_advertisement(message: TurnNotice | LinkMail) -> None:
    mail = notifier.compose(message, "https://t.org", "t@example.org")
    assert "evil.example" not in mail.as_string()
    assert "https://t.org" in mail.get_content()


def asked(question: LinkMail, smtp: Smtp | None) -> bool:
    """Whether the question got through."""

    async def run() -> bool:
        notifier = Notifier(smtp, True, "https://table.example.org/")
        try:
            return await notifier.send_link(question)
        finally:
            await notifier.close()

    return asyncio.run(run())


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "three days"), ("de", "drei Tagen"), ("nl", "drie dagen"), ("xx", "three days")]
)
def test_a_mail_that_asks_whose_address_it_is(lang: str, word: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    box = Mailbox("451 later")  # tried again like any other mail
    with mail_server(box) as port:
        smtp = Smtp.parse(f"smtp://127.0.0.1:{port}?from=table@example.org&starttls=0")
        assert asked(replace(QUESTION, lang=lang, name="Ann\nBcc: victim@example.net"), smtp)
    (mail,) = box.mails
    assert (mail["To"], mail["Auto-Submitted"], mail["Bcc"]) == ("ann@example.org", "auto-generated", None)
    assert "Ann Bcc victim example net" in mail["Subject"]
    body = mail.get_content()
    assert word in body
    assert "https://table.example.org/api/email/confirm?token=abc.def-_g" in body.split()
    logged = [record for record in caplog.records if record.name == notifier.__name__]
    assert [record.getMessage() for record in logged] == ["notice-failed", "notice-sent"]
    for record in logged:
        assert "ann@" not in str(vars(record))
        assert "abc.def" not in str(vars(record))
    assert "abc.def" not in repr(QUESTION)


def test_a_question_that_cannot_be_mailed_disturbs_nobody() -> None:
    assert not asked(QUESTION, None)
    assert not asked(
        replace(QUESTION, email="a@b\r\nBcc: c@d.org"), Smtp.parse("smtp://127.0.0.1:9?from=t@example.org")
    )


@pytest.mark.parametrize(
    ("answers", "tries", "worked"),
    [
        (["451 later"], 2, True),
        (["451 later", "451 later", "451 later", "451 later"], 3, False),
        (["550 nobody here"], 1, False),
    ],
)
def test_mail_is_tried_again_where_that_helps(
    answers: list[str], tries: int, worked: bool, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    box, metrics = Mailbox(*answers), Metrics()
    with mail_server(box) as port:
        smtp = Smtp.parse(f"smtp://127.0.0.1:{port}?from=table@example.org&starttls=0")
        assert told(replace(NOTICE, email="ann@example.org"), smtp, metrics=metrics) == ["email"] * worked
    assert box.tries == tries
    line = f'frontier_notices_total{{channel="email",outcome="{"sent" if worked else "failed"}"}} 1.0'
    assert line in metrics.render()[0].decode()
    assert "ann@example.org" not in "".join(
        str(vars(record)) for record in caplog.records if record.name == notifier.__name__
    )


def login(server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: Any) -> AuthResult:
    """Lets in one user."""
    assert isinstance(data, LoginPassword)
    return AuthResult(success=(data.login, data.password) == (b"ta ble", b"p@ss/word"), handled=False)


def test_starttls_and_login(trusted: ssl.SSLContext) -> None:
    box = Mailbox()
    with mail_server(
        box, "localhost", tls_context=trusted, require_starttls=True, authenticator=login, auth_required=True
    ) as port:
        good = Smtp.parse(f"smtp://ta%20ble:p%40ss%2Fword@localhost:{port}?from=table@example.org&starttls=1")
        assert told(replace(NOTICE, email="ann@example.org"), good) == ["email"]
        assert box.tls == [True]
        assert told(replace(NOTICE, email="ann@example.org"), replace(good, password="wrong")) == []
        assert told(replace(NOTICE, email="ann@example.org"), replace(good, tls="none", user="")) == []
    assert len(box.mails) == 1


def test_an_unknown_certificate_gets_no_mail(tmp_path: Path) -> None:
    box = Mailbox()
    with mail_server(box, "localhost", tls_context=shown_certificate(tmp_path)) as port:
        smtp = Smtp.parse(f"smtp://localhost:{port}?from=table@example.org")
        assert told(replace(NOTICE, email="ann@example.org"), smtp) == []
    assert box.tries == 0


def test_no_starttls_no_mail() -> None:
    box = Mailbox()
    with mail_server(box) as port:
        smtp = Smtp.parse(f"smtp://127.0.0.1:{port}?from=table@example.org")
        assert told(replace(NOTICE, email="ann@example.org"), smtp) == []
    assert box.tries == 0


def test_tls_from_the_start(trusted: ssl.SSLContext) -> None:
    box = Mailbox()
    with mail_server(box, "localhost", ssl_context=trusted) as port:
        smtp = Smtp.parse(f"smtps://localhost:{port}?from=table@example.org")
        assert told(replace(NOTICE, email="ann@example.org"), smtp) == ["email"]


def test_a_silent_mail_server_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifier, "MAIL_TIMEOUT", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        smtp = Smtp.parse(f"smtp://127.0.0.1:{silent.getsockname()[1]}?from=table@example.org")
        assert told(replace(NOTICE, email="ann@example.org"), smtp) == []


def test_without_mail_server_or_address_no_mail() -> None:
    assert told(replace(NOTICE, email="ann@example.org")) == []
    assert told(NOTICE, Smtp.parse("smtp://127.0.0.1:9?from=table@example.org")) == []
    assert told(replace(NOTICE, email="a@b\r\nBcc: c@d.org"), Smtp.parse("smtp://127.0.0.1:9?from=t@example.org")) == []


def test_both_channels_at_once() -> None:
    box = Mailbox()
    with mail_server(box) as port, Receiver() as receiver:
        smtp = Smtp.parse(f"smtp://127.0.0.1:{port}?from=table@example.org&starttls=0")
        assert told(replace(NOTICE, email="ann@example.org", webhook=f"http://127.0.0.1:{receiver.port}/"), smtp) == [
            "email",
            "webhook",
        ]


def test_closing_leaves_nobody_waiting_for_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """More mails than threads, all at a silent server: those in the queue are dropped, none raises."""
    monkeypatch.setattr(notifier, "MAIL_TIMEOUT", 0.5)

    async def run(smtp: Smtp) -> None:
        notifier = Notifier(smtp, True, "https://t.org")
        notices = [notifier.send(replace(NOTICE, email="ann@example.org", seq=seq)) for seq in range(6)]
        sending = asyncio.gather(*notices)
        await asyncio.sleep(0.1)
        await notifier.close()
        assert await asyncio.wait_for(sending, 3) == [[]] * 6

    with socket.create_server(("127.0.0.1", 0)) as silent:
        asyncio.run(run(Smtp.parse(f"smtp://127.0.0.1:{silent.getsockname()[1]}?from=table@example.org")))


def test_settings_of_the_mail_server() -> None:
    full = Smtp.parse("smtp://user:pa%3Ass@host:587?from=table+x@example.org&starttls=1")
    assert full == Smtp("host", 587, "table+x@example.org", "starttls", "user", "pa:ss")
    assert "pa:ss" not in repr(full)
    assert Smtp.parse("smtp://host?from=a@example.org").port == 587
    assert Smtp.parse("smtp://host?from=a@example.org&starttls=0").port == 25
    assert Smtp.parse("smtps://host?from=a@example.org").port == 465


@pytest.mark.parametrize(
    "text",
    [
        "",
        "host",
        "http://host?from=a@example.org",
        "smtp://?from=a@example.org",
        "smtp://host",
        "smtp://host?from=nobody",
        "smtp://host?from=a@example.org&starttls=yes",
        "smtp://host?from=a@example.org&color=red",
        "smtps://host?from=a@example.org&starttls=1",
        "smtp://user:hush@host?from=a@example.org&starttls=0",
        "smtp://user:hush/hush@host?from=a@example.org",
        "smtp://host:99999?from=a@example.org",
    ],
)
def test_bad_settings_say_so_without_the_password(text: str) -> None:
    with pytest.raises(AddressError) as refusal:
        Smtp.parse(text)
    assert "hush" not in str(refusal.value)


def test_mail_addresses() -> None:
    for good in ("a@example.org", "a.b+c@sub.example.org", "o'neill@example.co", "x" * 64 + "@example.org"):
        assert check_email(good) == good
    assert check_email(" a@bücher.example\n") == "a@xn--bcher-kva.example"


@pytest.mark.parametrize(
    "bad",
    [
        *("", "a", "@", "a@", "@example.org", "a@localhost", "a@example.org.", "a b@example.org", "a@b@example.org"),
        *("a\r\n@example.org", "a@exa\nmple.org", "a@example..org", "a@-x.org", ".a@example.org"),
        *("a..b@example.org", "a@[127.0.0.1]", "a@127.0.0.1", "<a@example.org>", "a,b@example.org", '"a"@example.org'),
        *("ä@example.org", "a@example.org, b@example.org", "x" * 65 + "@example.org", "a@" + "x." * 120 + "org"),
        *("a@" + "x" * 64 + ".org", "a@example.org\x00", "a@example.org?bcc=b"),
    ],
)
def test_what_is_no_mail_address(bad: str) -> None:
    with pytest.raises(AddressError):
        check_email(bad)
