"""Names and addresses that want more of a mail than their place in it, against a real mail server."""

import email.policy
import re
import time
from collections.abc import Iterator
from dataclasses import replace
from email import message_from_bytes

import httpx
import pytest

from frontier import texts
from frontier.server.notifications import message_texts
from frontier.server.notifications.addresses import AddressError, check_email
from frontier.server.notifications.message_texts import LONGEST_NAME, one_line
from frontier.server.notifications.smtp import Smtp
from support.receivers import NOTICE, Mailbox, mail_server, told
from support.server import Client, Json, ServerProcess

pytestmark = pytest.mark.slow
HEADERS = [
    *("From", "To", "Subject", "Date", "Message-ID", "Auto-Submitted", "Content-Type", "Content-Transfer-Encoding"),
    *("MIME-Version", "Content-Language"),
]
VICTIM = "victim@example.net"
# What a person may be called, and what remains of it in a mail.
NAMES = {
    "Ann%0d%0aBcc:%20victim@example.net": "Ann%0d%0aBcc %20victim example net",
    "Ann\\r\\nBcc: victim@example.net": "Ann\\r\\nBcc victim example net",
    "=?utf-8?q?=0d=0aBcc=3a_victim?=": "?utf-8?q? 0d 0aBcc 3a_victim?",
    "=?utf-8?b?DQpCY2M6IHZpY3RpbQ==?=": "?utf-8?b?DQpCY2M6IHZpY3RpbQ ?",
    "Ann\r\nBcc: victim@example.net": "Ann Bcc victim example net",
    "Ann\r\n Bcc:\tvictim@example.net": "Ann Bcc victim example net",
    "Ann\u2028Bcc: victim@example.net": "Ann Bcc victim example net",
    "Ann\x85\x1c\x0bBcc: victim@example.net": "Ann Bcc victim example net",
    "Ann\u00ad\u200b\u2060Bcc: x": "Ann Bcc x",
    "--=_boundary Content-Type: text/html": "-- _boundary Content-Type text html",
    "<script>alert(1)</script> & <b>": "<script>alert(1)< script> & <b>",
    "evil．example＠x： evil。example evil｡tld": "evil example x evil example evil tld",
    "ｈｔｔｐs：／／evil․example∕x": "ｈｔｔｐs evil example x",
    "Ann { $url } { server-mail-subject }": "Ann { $url } { server-mail-subject }",
    "Ännchen von Thärau, Grüße aus Köln, Äöü!": "Ännchen von Thärau, Grüße aus Köln, Äöü!",
    "аррӏе support": "аррӏе support",
    "𝒲" * 40: "𝒲" * 40,
    "." + "A" * 39: "A" * 39,
}  # fmt: skip


def headers(raw: bytes) -> list[tuple[str, str]]:
    """Those of a mail as it went over the line, read without the library that wrote them."""
    assert re.search(rb"(?<!\r)\n|\r(?!\n)", raw) is None, "a line ends with CR and LF, never with one of them"
    assert raw.isascii()
    head = re.sub(rb"\r\n[ \t]", b" ", raw.partition(b"\r\n\r\n")[0])
    lines = [line.decode("ascii").partition(": ") for line in head.split(b"\r\n")]
    return [(name, value) for name, _, value in lines]


def check(box: Mailbox, to: str, subject: str) -> str:
    """The only mail there is has what belongs into it and nothing else; its text."""
    (raw,) = box.raw
    assert VICTIM.encode() not in raw
    found = headers(raw)
    assert [name for name, _ in found] == HEADERS
    assert dict(found)["To"] == to
    mail = message_from_bytes(raw, policy=email.policy.default)
    assert not mail.is_multipart()
    assert mail.get_content_type() == "text/plain"
    assert str(mail["Subject"]).strip() == subject  # a long one may begin on a line of its own
    assert box.recipients == [[to]]
    return str(mail.get_content()).replace("\r\n", "\n")


# --- as people can do it: over the API of a real server ---


@pytest.fixture(scope="module")
def box() -> Mailbox:
    return Mailbox()


@pytest.fixture(scope="module")
def server(box: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that sends mails, and calls people at once."""
    folder = tmp_path_factory.mktemp("mails")
    with mail_server(box) as port:
        smtp = f"smtp://127.0.0.1:{port}?from=table@example.org&starttls=0"
        more = ("--no-limits", "--call-after", "0", "--smtp", smtp)
        with ServerProcess(str(folder / "table.db"), folder, *more) as running:
            yield running


@pytest.fixture(autouse=True)
def emptied(box: Mailbox) -> None:
    """Each test finds its own mail only."""
    for kept in (box.mails, box.raw, box.recipients, box.tls):
        kept.clear()


def wait(box: Mailbox) -> None:
    """Until a mail is there."""
    end = time.monotonic() + 60
    while not box.raw:
        assert time.monotonic() < end, "no mail came"
        time.sleep(0.02)


def name_address(person: Client, address: str) -> Json:
    """Enter an address; what the server keeps."""
    answer = person.http.patch("/api/me", json={"email": address})
    assert answer.is_success, answer.text
    kept: Json = answer.json()
    return kept


@pytest.mark.parametrize(("name", "shown"), NAMES.items(), ids=range(len(NAMES)))
def test_a_name_stays_in_its_place(server: ServerProcess, box: Mailbox, name: str, shown: str) -> None:
    guest = server.guest()
    made = guest.http.post("/api/guests", json={"name": name, "lang": "en"})
    if made.is_error:  # what the server does not take as a name at all
        assert made.json()["error"]["key"] == "bad-name"
        return
    name_address(guest, "ann@example.org")
    wait(box)
    text = check(box, "ann@example.org", f"Is this your mail address, {shown}?")
    assert text.splitlines()[0] == f"Hello {shown},"
    links = re.findall(r"\S+[.:/@]\S*\w", text)
    assert [link.partition("=")[0] for link in links] == [f"{server.url}/api/email/confirm?token"]
    assert text == texts.text("en", "server-mail-confirm-body", {"name": shown, "url": links[0]}) + "\n"


def test_the_mail_that_it_is_somebodys_turn(server: ServerProcess, box: Mailbox) -> None:
    ann = server.guest("Ann%0d%0aBcc: victim@example.net")
    name_address(ann, "ann@example.org")
    wait(box)
    (link,) = re.findall(r"http\S+", box.mails[0].get_content())
    assert httpx.get(link).status_code == 200
    for kept in (box.mails, box.raw, box.recipients):
        kept.clear()
    ann.table("montana", seats=[{"kind": "human"}] * 2)
    wait(box)
    text = check(box, "ann@example.org", "Ann%0d%0aBcc victim example net, it is your turn in Montana")
    assert text.splitlines()[0] == "Hello Ann%0d%0aBcc victim example net,"


@pytest.mark.parametrize(
    "address",
    [
        "ann@example.org\r\nBcc: victim@example.net",
        "ann@example.org\nRCPT TO:<victim@example.net>",
        "ann@example.org, victim@example.net",
        "ann@example.org> <victim@example.net",
        "victim@example.net,ann@example.org",
        "ann\u2028@example.org",
        "ann@exam\u2028ple.org",
        "ann@example.org\x00victim@example.net",
        '"ann\r\n"@example.org',
        "ann(victim@example.net)@example.org",
        "=?utf-8?q?x=2C=20victim=40example.net=2C?=@example.org",
        "=?utf-8?b?dmljdGltQGV4YW1wbGUubmV0LA==?=@example.org",
        "=?utf-8?q?a=0d=0aBcc=3a?=@example.org",
        "ann@example.org＠example.net",
        "ann＠example.org",
        "аnn@example.org",  # the first letter is Cyrillic
        "ann@example.org/victim",
        "ann@" + "a" * 60000 + ".org",
    ],
)
def test_an_address_that_is_more_than_one(server: ServerProcess, box: Mailbox, address: str) -> None:
    ann = server.guest("Ann")
    answer = ann.http.patch("/api/me", json={"email": address})
    assert answer.status_code == 422, answer.text
    assert ann.get("/api/me")["email"] is None
    assert box.raw == []


@pytest.mark.parametrize(
    ("address", "kept"),
    [
        ("  ann@example.org \r\n", "ann@example.org"),
        ("ann%0d%0abcc@example.org", "ann%0d%0abcc@example.org"),
        ("ann@аррӏе.example", "ann@xn--80ak6aa92e.example"),  # one sees that it is not what it looks like
        ("ann@ｅｘａｍｐｌｅ．ｏｒｇ", "ann@example.org"),
        ("ann@exam\u00adple\u3002org", "ann@example.org"),
        ("ann?x=y&bcc=z@example.org", "ann?x=y&bcc=z@example.org"),
        ("a" * 64 + "@" + ".".join(["b" * 60] * 3) + ".org", "a" * 64 + "@" + ".".join(["b" * 60] * 3) + ".org"),
    ],
)
def test_a_strange_address_is_one_address(server: ServerProcess, box: Mailbox, address: str, kept: str) -> None:
    ann = server.guest("Ann")
    assert name_address(ann, address)["email"] == kept
    wait(box)
    check(box, kept, "Is this your mail address, Ann?")


# --- as if the checks before it had failed ---


@pytest.mark.parametrize(
    "name",
    [
        *NAMES,
        "",
        "@./:=",
        "Ann\x00\r\n\r\n.\r\nMAIL FROM:<victim@example.net>\r\n",
        "Ann\n.\nQUIT\n",
        "Ann\ud800\udfff\r\nBcc: victim@example.net",
        "Ann\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n\r\nbuy\r\n--x--",
        "ä " * 5000,
        "Bcc: victim@example.net\r\n" * 2000,
        "e\u0301" * 3000,
    ],
    ids=str.__len__,
)
@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_no_name_gets_out_of_its_line(box: Mailbox, lang: str, name: str) -> None:
    with mail_server(box) as port:
        smtp = Smtp.parse(f"smtp://127.0.0.1:{port}?from=table@example.org&starttls=0")
        assert told(replace(NOTICE, email="ann@example.org", name=name, lang=lang), smtp) == ["email"]
    shown = one_line(name)
    assert len(shown) <= LONGEST_NAME
    text = check(box, "ann@example.org", texts.text(lang, "server-mail-subject", {"name": shown, "game": "Montana"}))
    args = {"name": shown, "game": "Montana", "url": "https://table.example.org/t/abcdefghijkl"}
    assert text == texts.text(lang, "server-mail-body", args) + "\n"


def test_an_encoded_word_is_no_address() -> None:
    """Mail libraries decode it: what was one address becomes two in the header."""
    with pytest.raises(AddressError):
        check_email("=?utf-8?q?x=2C=20victim=40example.net=2C?=@example.org")
    assert check_email("a=b?c@example.org") == "a=b?c@example.org"
    mail = message_texts.confirm_address(
        "en", sender="table@example.org", to="a=b?c@example.org", name="Ann", url="https://t.org"
    )
    assert dict(headers(bytes(mail)))["To"] == "a=b?c@example.org"
