"""The texts of mails and web push messages, in the person's language."""

import unicodedata
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid

from frontier import texts

LONGEST_NAME = 60  # characters of a name in a mail
SIGNS = frozenset("./:@=\u3002\u2215\u2044")  # of addresses and encoded words; a full stop and slashes of other scripts


def your_turn(lang: str, *, sender: str, to: str, name: str, game: str, url: str) -> EmailMessage:
    """Return the mail that says that the others at a table are waiting."""
    lang = _known(lang)
    args = {"name": one_line(name), "game": _called(lang, game), "url": url}
    return _mail(lang, sender=sender, to=to, key="server-mail", args=args)


def push_content(lang: str, name: str, game: str) -> dict[str, str]:
    """Return title and body of the push message that says that the others at a table are waiting."""
    lang = _known(lang)
    args = {"name": one_line(name), "game": _called(lang, game)}
    return {part: texts.text(lang, f"server-push-{part}", args) for part in ("title", "body")}


def confirm_address(lang: str, *, sender: str, to: str, name: str, url: str) -> EmailMessage:
    """Return the mail with the link that confirms an address; its reader may be somebody who knows nothing of us."""
    args = {"name": one_line(name), "url": url}
    return _mail(_known(lang), sender=sender, to=to, key="server-mail-confirm", args=args)


def new_password(lang: str, *, sender: str, to: str, name: str, login: str, url: str) -> EmailMessage:
    """Return the mail with the link to a new password; it names the login, which may be forgotten too."""
    args = {"name": one_line(name), "login": login, "url": url}
    return _mail(_known(lang), sender=sender, to=to, key="server-mail-password", args=args)


def _known(lang: str) -> str:
    return lang if lang in texts.LANGUAGES else texts.LANGUAGES[0]


def _called(lang: str, game: str) -> str:
    title = f"{texts.dashed(game)}-title"
    return texts.text(lang, title) if texts.has(lang, title) else one_line(game)


def _mail(lang: str, *, sender: str, to: str, key: str, args: dict[str, str]) -> EmailMessage:
    message = EmailMessage(policy=SMTP)
    message["From"] = sender
    message["To"] = to
    message["Subject"] = texts.text(lang, f"{key}-subject", {name: args[name] for name in args if name != "url"})
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    # Quoted-printable, as not every mail server takes eight bits.
    message.set_content(texts.text(lang, f"{key}-body", args), cte="quoted-printable")
    message["Content-Language"] = lang  # `set_content` drops what was said of the content before
    return message


def one_line(text: str) -> str:
    """What somebody typed as a short line: nothing invisible, nothing that mail programs decode or make a link of.

    The mail that asks for confirmation goes to strangers too, so it must not carry what its cause would like to
    advertise.
    """
    return " ".join("".join(map(_harmless, text)).split())[:LONGEST_NAME].rstrip()


def _harmless(char: str) -> str:
    # Who looks for links takes wide, small and ideographic forms of these signs as well.
    is_sign = any(plain in SIGNS for plain in unicodedata.normalize("NFKC", char))
    return " " if is_sign or unicodedata.category(char)[0] in "CZ" else char
