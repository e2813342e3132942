"""Routes about people: coming as a guest, what they say about themselves, account deletion."""

from html import escape
from typing import Annotated, cast

from fastapi import APIRouter, BackgroundTasks, Query, Request, Response
from fastapi.responses import HTMLResponse
from pydantic import BaseModel, Field, WithJsonSchema

from frontier import texts
from frontier.server.api.common import (
    SIGNED,
    UNSAFE,
    Body,
    Language,
    MaybePerson,
    Server,
    Signed,
    Visit,
    Visiting,
    client_address,
    refusals,
)
from frontier.server.app_state import AppState
from frontier.server.errors import Refused
from frontier.server.http.security import COOKIE, language
from frontier.server.notifications.notices import LinkMail
from frontier.server.people.person import (
    LONGEST_LOGIN,
    LONGEST_NAME,
    LONGEST_PASSWORD,
    LONGEST_WEBHOOK,
    SHORTEST_LOGIN,
    SHORTEST_PASSWORD,
    Changes,
    Person,
    clean_email,
)
from frontier.server.people.sign_ins import COOKIE_SECONDS
from frontier.server.tables.account_deletion import delete_account

router = APIRouter(prefix="/api", tags=["people"])
PAGE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"


def _documented(shortest: int, longest: int, description: str) -> WithJsonSchema:
    """Limits that are checked later, with a sentence for people where pydantic has one for programs."""
    return WithJsonSchema({"type": "string", "minLength": shortest, "maxLength": longest, "description": description})


Name = Annotated[str, _documented(1, LONGEST_NAME, "One line with something to see.")]
Login = Annotated[
    str,
    _documented(SHORTEST_LOGIN, LONGEST_LOGIN, "Letters, digits and . _ - where capitals make no difference."),
]
Password = Annotated[str, _documented(SHORTEST_PASSWORD, LONGEST_PASSWORD, "Any characters.")]
Email = Annotated[str, _documented(3, 254, "Where to write when it is the person's turn.")]
Webhook = Annotated[
    str, _documented(8, LONGEST_WEBHOOK, "Where to post when it is the person's turn: an http(s) address.")
]


class NewGuest(Body):
    """Somebody new who gives no more than a name."""

    name: Name
    lang: Language | None = None


class PersonChanges(Body):
    """Only what shall change; null removes a language, address or webhook."""

    name: Name | None = None
    lang: Language | None = None
    auto_confirm: bool | None = None
    email: Email | None = None
    webhook: Webhook | None = None


class Me(BaseModel):
    """What a person sees of themselves."""

    id: str
    name: str
    account: bool = Field(description="False for a guest, who has only the cookie.")
    login: str | None
    lang: str | None
    auto_confirm: bool = Field(description="The end of a turn needs no confirmation.")
    email: str | None
    email_confirmed: bool = Field(description="Mails come only to a confirmed address.")
    webhook: str | None
    webhook_secret: str | None = Field(description="Signs what is posted to the webhook; a token is not told.")

    @classmethod
    def of(cls, person: Person) -> "Me":
        """Return what a person sees of themselves."""
        told = {key: value for key, value in vars(person).items() if key in cls.model_fields}
        return cls(account=person.is_account, **told)


class Visitor(BaseModel):
    """Whoever asks: null if they have no name here yet."""

    person: Me | None


class AccountDeletion(Body):
    """Proof that it is the person; a guest needs none."""

    password: Password | None = None


async def remember(response: Response, server: AppState, person: Person) -> Me:
    """Sign a person in with the browser that gets this response."""
    response.set_cookie(
        COOKIE,
        await server.people.sign_ins.sign_in(person),
        max_age=COOKIE_SECONDS,
        path="/",
        secure=server.settings.is_secure,
        httponly=True,
        samesite="strict",
    )
    return Me.of(person)


def forget(response: Response, server: AppState) -> None:
    """Make the browser that gets this response forget its cookie."""
    response.delete_cookie(COOKIE, path="/", secure=server.settings.is_secure, httponly=True, samesite="strict")


@router.post(
    "/guests",
    status_code=201,
    responses=refusals(*UNSAFE, "bad-name", "too-fast"),
    operation_id="new_guest",
    summary="Come as a guest",
)
async def new_guest(body: NewGuest, request: Request, response: Response, server: Server) -> Me:
    """Come with no more than a name. Sets the cookie."""
    server.limits.check("guest", client_address(request))
    return await remember(response, server, await server.people.guest(body.name, body.lang))


@router.get("/me", responses=refusals(*SIGNED), operation_id="me", summary="Who I am")
async def me(person: Signed, asking: Visiting) -> Me:
    """The person who asks, as the server knows them."""
    return _shown(person, asking)


@router.get("/visitor", responses=refusals(*SIGNED), operation_id="visitor", summary="Who I am, if anybody")
async def visitor(person: MaybePerson, asking: Visiting) -> Visitor:
    """For a page that does not know yet: a newcomer is no error."""
    return Visitor(person=None if person is None else _shown(person, asking))


def _shown(person: Person, asking: Visit | None) -> Me:
    """A token that may only read must not learn what signs the person's webhooks."""
    shown = Me.of(person)
    return shown if asking is None or asking.scopes is None else shown.model_copy(update={"webhook_secret": None})


@router.patch(
    "/me",
    responses=refusals(*UNSAFE, *SIGNED, "bad-name", "bad-email", "bad-webhook", "no-mail", "too-fast"),
    operation_id="change_me",
    summary="Change something about me",
)
async def change_me(
    body: PersonChanges, request: Request, server: Server, person: Signed, afterwards: BackgroundTasks
) -> Me:
    """My name, my language, whether turns end by themselves, and how I am told that it is my turn.

    A mail address counts once the link sent to it was opened; named again, it gets another link.
    """
    server.limits.check("change", person.id)
    changes = body.model_dump(exclude_unset=True)
    kept = {key: value for key, value in changes.items() if value is not None or key not in ("name", "auto_confirm")}
    email = None if kept.get("email") is None else clean_email(kept["email"])
    asks = email is not None and not (email == person.email and person.email_confirmed)
    if asks:
        _check_mail(server, request, person, str(email))
    changed = await server.people.change(person, cast(Changes, kept))
    if asks:
        link = f"/api/email/confirm?token={server.people.confirmation(person, str(email))}"
        lang = changed.lang or language(request)
        mail = LinkMail(person_id=person.id, name=changed.name, lang=lang, email=str(email), url=link)
        afterwards.add_task(server.notifier.send_link, mail)  # nobody waits for a mail server
    await server.person_sync.person_changed(person.id)
    return Me.of(changed)


def _check_mail(server: AppState, request: Request, person: Person, email: str) -> None:
    """Refuse to write to an address that nobody has confirmed, if there is no mail or it is too often."""
    if server.notifier.smtp is None:
        raise Refused("no-mail")
    mailbox, _, domain = email.casefold().rpartition("@")
    server.limits.check("mail-sender", client_address(request))
    server.limits.check("mail", f"person {person.id}")
    server.limits.check("mail", f"mailbox {mailbox.partition('+')[0]}@{domain}")  # many a +x is one mailbox


@router.get("/email/confirm", include_in_schema=False, response_class=HTMLResponse)
async def confirm_email(
    request: Request, server: Server, token: Annotated[str, Query(max_length=1000)] = ""
) -> HTMLResponse:
    """The link of the mail, for people. Opening it twice, or by a program that looks for viruses, does no harm."""
    person, is_confirmed = await server.people.confirm_email(token)
    request.state.lang = None if person is None else person.lang
    lang = language(request)
    title = escape(texts.text(lang, "server-home-title"))
    sentence = escape(texts.text(lang, "server-email-confirmed" if is_confirmed else "server-email-not-confirmed"))
    page = (
        f"<!doctype html><html lang='{lang}'><meta charset='utf-8'>"
        f"<meta name='viewport' content='width=device-width'><title>{title}</title>"
        f"<h1>{title}</h1><p>{sentence}</p></html>"
    )
    return HTMLResponse(page, 200 if is_confirmed else 404, {"Content-Security-Policy": PAGE_POLICY})


@router.delete(
    "/me",
    status_code=204,
    responses=refusals(*UNSAFE, *SIGNED, "login-failed", "not-waiting", "too-fast", "busy"),
    operation_id="leave_for_good",
    summary="Leave for good",
)
async def delete_me(
    request: Request, response: Response, server: Server, person: Signed, body: AccountDeletion | None = None
) -> None:
    """Login, addresses and tokens are gone, my name is nobody's. Seats in running games stay, for a bot to stand in."""
    async with server.login_backoff.attempt(client_address(request), person.login or person.id):
        await server.people.accounts.check_password(person, None if body is None else body.password)
    await delete_account(server.db, server.registry, person)
    await server.person_sync.person_changed(person.id)
    forget(response, server)
