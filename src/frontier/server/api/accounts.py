"""Routes about accounts: getting one, logging in and out, passwords."""

from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, BackgroundTasks, Request, Response
from pydantic import Field

from frontier.server.api.common import SIGNED, UNSAFE, Body, MaybePerson, Server, Signed, client_address, refusals
from frontier.server.api.people import Login, Me, Name, Password, forget, remember
from frontier.server.app_state import AppState
from frontier.server.errors import Refused
from frontier.server.http.security import COOKIE, language
from frontier.server.notifications.notices import PasswordReset

router = APIRouter(prefix="/api", tags=["people"])
LONGEST_WHO = 254  # characters of a mail address


class NewAccount(Body):
    """A login for the present guest or somebody new."""

    login: Login
    password: Password
    name: Name | None = None


class Credentials(Body):
    """The login name and password of somebody who logs in."""

    login: Login
    password: Password


class NewPassword(Body):
    """A change from the present password to another."""

    old: Password
    new: Password


class Forgotten(Body):
    """The account whose password is forgotten."""

    who: Annotated[str, Field(min_length=1, max_length=LONGEST_WHO, description="A login name or a mail address.")]


class Reset(Body):
    """A new password, chosen by whoever got a link."""

    link: Annotated[str, Field(max_length=1000, description="What stands after the # of the link.")]
    password: Password


@router.post(
    "/accounts",
    status_code=201,
    responses=refusals(
        *UNSAFE, *SIGNED, "bad-name", "bad-login", "bad-password", "name-taken", "has-account", "too-fast", "busy"
    ),
    operation_id="new_account",
    summary="Get an account",
)
async def new_account(
    body: NewAccount, request: Request, response: Response, server: Server, person: MaybePerson
) -> Me:
    """The present guest becomes an account and keeps all games; else it is somebody new. Sets the cookie."""
    server.limits.check("account", client_address(request))
    account = await server.people.accounts.register(person, body.login, body.password, body.name)
    await server.person_sync.person_changed(account.id)
    return await remember(response, server, account)


@router.post(
    "/login",
    responses=refusals(*UNSAFE, "not-signed-in", "shut-out", "login-failed", "too-fast", "busy"),
    operation_id="log_in",
    summary="Log in",
)
async def log_in(body: Credentials, request: Request, response: Response, server: Server) -> Me:
    """Log in with a login name and a password. Sets the cookie of the account."""
    async with server.login_backoff.attempt(client_address(request), body.login):
        person = await server.people.accounts.login(body.login, body.password)
    request.state.lang = person.lang
    person.refuse_if_banned()
    return await remember(response, server, person)


@router.post("/logout", status_code=204, responses=refusals(*UNSAFE), operation_id="log_out", summary="Log out")
async def log_out(request: Request, response: Response, server: Server) -> None:
    """Sign this browser out; its cookie is no longer valid, copies included. A guest cannot come back."""
    person = await server.people.sign_ins.sign_out(request.cookies.get(COOKIE, ""))
    if person is not None:
        await server.person_sync.signed_out(person.id)
    forget(response, server)


@router.post(
    "/logout-everywhere",
    status_code=204,
    responses=refusals(*UNSAFE, *SIGNED),
    operation_id="log_out_everywhere",
    summary="Log out everywhere",
)
async def log_out_everywhere(response: Response, server: Server, person: Signed) -> None:
    """Invalidate every cookie and token of this person."""
    await server.people.sign_ins.sign_out_everywhere(person)
    await server.person_sync.person_changed(person.id)
    forget(response, server)


@router.post(
    "/password",
    responses=refusals(*UNSAFE, *SIGNED, "login-failed", "bad-password", "no-account", "too-fast", "busy"),
    operation_id="change_password",
    summary="Change my password",
)
async def change_password(
    body: NewPassword, request: Request, response: Response, server: Server, person: Signed
) -> Me:
    """Every other cookie and every token is invalid afterwards. Sets the cookie anew."""
    async with server.login_backoff.attempt(client_address(request), person.login or person.id):
        changed = await server.people.accounts.change_password(person, body.old, body.new)
    await server.person_sync.person_changed(person.id)
    return await remember(response, server, changed)


@router.post(
    "/password/forgotten",
    status_code=204,
    responses=refusals(*UNSAFE, "no-mail", "too-fast"),
    operation_id="forgot_password",
    summary="I forgot my password",
)
async def forgot_password(body: Forgotten, request: Request, server: Server, afterwards: BackgroundTasks) -> None:
    """If an account of this login name or address has a confirmed address, a link goes there. The answer tells nobody
    whether it does."""
    if server.notifier.smtp is None:
        raise Refused("no-mail")
    server.limits.check("mail-sender", client_address(request))
    server.limits.check("forgotten", body.who.strip().casefold()[:LONGEST_WHO])
    # Even the look into the database comes after the answer: how long it takes tells nothing.
    afterwards.add_task(_send_links, server, body.who, language(request))


async def _send_links(server: AppState, who: str, lang: str) -> None:
    with suppress(Refused):  # nobody waits for an answer any more
        for person, text in await server.people.accounts.reset_links(who):
            server.limits.check("forgotten", f"person {person.id}")  # by whatever name
            mail = PasswordReset(
                person_id=person.id, name=person.name, lang=person.lang or lang, email=person.email or "",
                url=f"/password#{text}", login=person.login or "",
            )  # fmt: skip
            await server.notifier.send_link(mail)


@router.post(
    "/password/reset",
    responses=refusals(*UNSAFE, "bad-link", "bad-password", "shut-out", "not-signed-in", "too-fast", "busy"),
    operation_id="reset_password",
    summary="Choose a new password",
)
async def reset_password(body: Reset, request: Request, response: Response, server: Server) -> Me:
    """With what stands after the # of the link. Every cookie and token is worthless afterwards. Sets the cookie."""
    server.limits.check("account", client_address(request))
    person = await server.people.accounts.reset_password(body.link, body.password)
    await server.person_sync.person_changed(person.id)
    request.state.lang = person.lang
    person.refuse_if_banned()
    return await remember(response, server, person)
