"""Guests, accounts, cookies and tokens, on SQLite and PostgreSQL."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import URL, select, update

from frontier.server.errors import Refused
from frontier.server.people import accounts, sign_ins
from frontier.server.people import people as module
from frontier.server.people.people import People
from frontier.server.people.person import Person, clean_login, clean_name, new_id
from frontier.server.people.signing import serializer
from frontier.server.people.tokens import MOST_TOKENS, SCOPES
from frontier.server.storage import schema
from frontier.server.storage.database import Database, parse_url
from support.people_web import PASSWORD, QUICK

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    if request.param == "sqlite":
        return parse_url(str(tmp_path / "people.db"))
    return parse_url(request.getfixturevalue("postgres_database"))


@pytest.fixture
async def db(url: URL) -> AsyncIterator[Database]:
    opened = Database(url)
    schema.metadata.drop_all(opened.engine)
    schema.metadata.create_all(opened.engine)
    yield opened
    await opened.close()


async def refused(awaitable: Any, key: str) -> Refused:
    with pytest.raises(Refused) as error:
        await awaitable
    assert error.value.key == key
    return error.value


async def stored_password(db: Database, person: Person) -> str:
    query = select(schema.people.c.password).where(schema.people.c.id == person.id)
    return str(await db.read(lambda connection: connection.scalar(query)))


# --- names ---


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Calamity \t\n Jane ", "Calamity Jane"),
        ("Jürgen", "Jürgen"),
        ("👩\u200d🌾", "👩\u200d🌾"),
        ("x" * 40, "x" * 40),
        ("<b>&", "<b>&"),
    ],
)
def test_names_are_kept_in_one_line(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize(
    "given", ["", "  ", "x" * 41, "a\0b", "a\x1bb", "a\u202eb", "a\u2066b", "\u200b", "\u3164", "a\ud800", "\u0301"]
)
def test_names_that_nobody_can_read_are_refused(given: str) -> None:
    with pytest.raises(Refused, match="bad-name"):
        clean_name(given)


def test_capitals_of_a_login_make_no_difference() -> None:
    assert clean_login(" Jane.Doe_7- ") == "jane.doe_7-"
    for bad in ("ab", "a b c", "x" * 41, "jane@home", "a\0bc", "\ud800abc", ""):
        with pytest.raises(Refused, match="bad-login"):
            clean_login(bad)


def test_ids_fit_into_links() -> None:
    ids = {new_id() for _ in range(100)}
    assert len(ids) == 100
    assert all(len(id_) == 12 and id_.replace("-", "").replace("_", "").isalnum() for id_ in ids)


# --- cookies ---


async def test_a_guest_comes_back_by_cookie(people: People) -> None:
    jane = await people.guest(" Jane ", "de")
    assert (jane.name, jane.lang, jane.login, jane.is_account) == ("Jane", "de", None, False)
    assert await people.sign_ins.by_cookie(await people.sign_ins.sign_in(jane)) == jane
    assert await people.by_id(jane.id) == jane
    assert await people.by_id("nobody") is None


async def test_forged_cookies_are_nobody(people: People, db: Database) -> None:
    jane = await people.guest("Jane", None)
    cookie = await people.sign_ins.sign_in(jane)
    hostile = ["", "x", "...", "é", "\0", "a" * 5000, cookie[:-1], cookie[1:], cookie + "x", cookie.replace(".", ":")]
    signer = serializer(people.key.value, "frontier-session")
    hostile += [
        signer.dumps(payload)
        for payload in (None, [], [jane.id], [jane.id, "1"], [["x"], 1], {"id": 1}, [1, 2], [jane.id, 2], [["x"]])
    ]
    hostile += [type(signer)("another key", salt="frontier-session").dumps([jane.id, jane.sessions])]
    hostile += [type(signer)(signer.secret_keys, salt="another salt").dumps([jane.id, jane.sessions])]
    for text in hostile:
        assert await people.sign_ins.by_cookie(text) is None, text


async def test_cookies_grow_old(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    jane = await people.guest("Jane", None)
    cookie = await people.sign_ins.sign_in(jane)
    monkeypatch.setattr(sign_ins, "COOKIE_SECONDS", -1)
    assert await people.sign_ins.by_cookie(cookie) is None


async def test_several_processes_share_one_key(people: People, url: URL) -> None:
    databases = [Database(url) for _ in range(4)]
    await databases[0].write(lambda connection: connection.execute(schema.settings.delete()))
    others = [People(database, hasher=QUICK) for database in databases]
    await asyncio.gather(*[other.open() for other in others])
    jane = await others[0].guest("Jane", None)
    cookie = await others[0].sign_ins.sign_in(jane)
    for other in others:
        assert await other.sign_ins.by_cookie(cookie) == jane
    for other, database in zip(others, databases, strict=True):
        other.close()
        await database.close()


# --- accounts ---


async def test_a_guest_becomes_an_account_and_stays_the_same_person(people: People, db: Database) -> None:
    jane = await people.guest("Jane", "nl")
    planted, token = await people.sign_ins.sign_in(jane), (await people.tokens.create(jane, "spy"))[1]
    account = await people.accounts.register(jane, "Calamity", PASSWORD, None)
    assert (account.id, account.name, account.login, account.lang) == (jane.id, "Jane", "calamity", "nl")
    assert account.is_account
    assert await people.sign_ins.by_cookie(planted) is None  # whoever else has it
    assert await people.tokens.by_token(token) is None
    assert await people.accounts.login(" CALAMITY ", PASSWORD) == account
    assert (await stored_password(db, account)).startswith("$argon2id$")
    await refused(people.accounts.register(account, "another", PASSWORD, None), "has-account")
    await refused(people.accounts.register(jane, "another", PASSWORD, None), "has-account")  # as of before


async def test_somebody_new_becomes_an_account(people: People) -> None:
    bill = await people.accounts.register(None, "Wild.Bill", PASSWORD)
    assert (bill.name, bill.login) == ("wild.bill", "wild.bill")
    assert (await people.accounts.register(None, "other", PASSWORD, "Other")).name == "Other"
    await refused(people.accounts.register(None, "WILD.bill", PASSWORD, None), "name-taken")
    await refused(people.accounts.register(None, "x", PASSWORD, None), "bad-login")
    await refused(people.accounts.register(None, "third", "short", None), "bad-password")
    await refused(people.accounts.register(None, "third", "x" * 201, None), "bad-password")
    await refused(people.accounts.register(None, "third", "\ud800" * 10, None), "bad-password")
    await refused(people.accounts.register(None, "third", PASSWORD, "\u202e"), "bad-name")


async def test_of_two_at_once_one_gets_the_login(people: People) -> None:
    guest = await people.guest("Jane", None)
    tries = [
        people.accounts.register(None, "calamity", PASSWORD),
        people.accounts.register(guest, "calamity", PASSWORD),
    ]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Person", "Refused"]
    assert [result.key for result in results if isinstance(result, Refused)] == ["name-taken"]


@pytest.mark.parametrize(
    ("login", "password"),
    [("calamity", "a long ride east"), ("nobody", PASSWORD), ("calamity", ""), ("", PASSWORD), ("x\0y", "\ud800" * 9)],
)
async def test_wrong_logins_all_look_alike(people: People, login: str, password: str) -> None:
    await people.accounts.register(None, "calamity", PASSWORD)
    assert (await refused(people.accounts.login(login, password), "login-failed")).details == {}


async def test_an_unknown_login_costs_as_much_as_a_wrong_password(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    await people.accounts.register(None, "calamity", PASSWORD)
    checked: list[str] = []
    fits = people.accounts._matches

    def watched(hashed: str, password: str) -> bool:
        checked.append(hashed)
        return fits(hashed, password)

    monkeypatch.setattr(people.accounts, "_matches", watched)
    await refused(people.accounts.login("nobody", PASSWORD), "login-failed")
    await refused(people.accounts.login("calamity", "a long ride east"), "login-failed")
    unknown, wrong = (hashed.rsplit("$", 2)[0] for hashed in checked)
    assert unknown == wrong  # the parameters, which decide how long it takes


async def test_a_password_is_hashed_anew_when_the_parameters_change(people: People, db: Database) -> None:
    jane = await people.accounts.register(None, "calamity", PASSWORD)
    old = PasswordHasher(time_cost=2, memory_cost=32, parallelism=1).hash(PASSWORD)
    await db.write(lambda connection: connection.execute(update(schema.people).values(password=old)))
    await refused(people.accounts.login("calamity", "a long ride east"), "login-failed")
    assert await stored_password(db, jane) == old
    assert await people.accounts.login("calamity", PASSWORD) == jane
    fresh = await stored_password(db, jane)
    assert fresh != old
    await people.accounts.login("calamity", PASSWORD)
    assert await stored_password(db, jane) == fresh


async def test_a_spoilt_hash_lets_nobody_in(people: People, db: Database) -> None:
    await people.accounts.register(None, "calamity", PASSWORD)
    await db.write(lambda connection: connection.execute(update(schema.people).values(password="spoilt")))
    await refused(people.accounts.login("calamity", PASSWORD), "login-failed")


async def test_passwords_do_not_depend_on_the_keyboard(people: People) -> None:
    await people.accounts.register(None, "calamity", "u\u0308ber den Fluss")
    await people.accounts.login("calamity", "über den Fluss")


async def test_a_flood_of_logins_is_refused_not_queued(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "MOST_HASHES", 3)
    monkeypatch.setattr(people.accounts, "_matches", lambda *_: time.sleep(0.3))  # nothing fits, slowly
    results = await asyncio.gather(
        *[people.accounts.login("nobody", PASSWORD) for _ in range(9)], return_exceptions=True
    )
    keys = [result.key for result in results if isinstance(result, Refused)]
    assert sorted(keys) == ["busy"] * 6 + ["login-failed"] * 3
    await refused(people.accounts.login("nobody", PASSWORD), "login-failed")  # and then it goes on


# --- changes ---


async def test_changes_keep_what_is_not_named(people: People) -> None:
    jane = await people.guest("Jane", "de")
    assert await people.change(jane, {}) == jane
    jane = await people.change(jane, {"name": " J ", "auto_confirm": True, "email": "jane@example.org"})
    assert (jane.name, jane.lang, jane.auto_confirm, jane.email) == ("J", "de", True, "jane@example.org")
    jane = await people.change(jane, {"lang": None, "email": None})
    assert (jane.name, jane.lang, jane.email) == ("J", None, None)
    await refused(people.change(jane, {"lang": "fr"}), "bad-request")
    await refused(people.change(jane, {"name": "\0"}), "bad-name")
    await refused(people.change(jane, {"email": "jane"}), "bad-email")
    await refused(people.change(jane, {"email": "a@b.org\r\nBcc: c@d.org"}), "bad-email")


async def test_another_webhook_gets_another_secret(people: People) -> None:
    jane = await people.guest("Jane", None)
    first = await people.change(jane, {"webhook": "https://example.org/turn"})
    assert first.webhook == "https://example.org/turn"
    assert first.webhook_secret is not None
    same = await people.change(first, {"webhook": "https://example.org/turn"})
    assert same.webhook_secret == first.webhook_secret
    other = await people.change(same, {"webhook": "https://example.org/other"})
    assert other.webhook_secret not in (None, first.webhook_secret)
    none = await people.change(other, {"webhook": None})
    assert (none.webhook, none.webhook_secret) == (None, None)
    for bad in ("http://127.0.0.1/", "file:///etc/passwd", "x", "", "https://example.org/" + "x" * 500):
        await refused(people.change(jane, {"webhook": bad}), "bad-webhook")


# --- mail addresses ---

ADDRESS = "jane@example.org"


async def is_confirmed(people: People, person: Person) -> bool:
    found = await people.by_id(person.id)
    assert found is not None
    return found.email_confirmed


async def test_an_address_counts_once_it_is_confirmed(people: People) -> None:
    jane = await people.change(await people.guest("Jane"), {"email": ADDRESS})
    assert (jane.email, jane.email_confirmed) == (ADDRESS, False)
    link = people.confirmation(jane, ADDRESS)
    for _ in range(2):  # some mail programs open every link before anybody reads the mail
        found, worked = await people.confirm_email(link)
        assert (found, worked) == (await people.by_id(jane.id), True)
        assert await is_confirmed(people, jane)
    assert (await people.change(jane, {"email": ADDRESS, "name": "J"})).email_confirmed, "the same stays confirmed"
    assert (await people.change(jane, {"name": "Jane"})).email_confirmed
    assert not (await people.change(jane, {"email": "other@example.org"})).email_confirmed
    assert (await people.confirm_email(link))[1] is False, "it is good for the old address only"
    assert not await is_confirmed(people, jane)
    gone = await people.change(jane, {"email": None})
    assert (gone.email, gone.email_confirmed, await people.confirm_email(link)) == (None, False, (gone, False))


async def test_an_address_named_in_the_same_moment_is_not_taken_for_the_confirmed_one(people: People) -> None:
    before = await people.change(await people.guest("Jane"), {"email": "victim@example.org"})
    await people.change(before, {"email": ADDRESS})
    assert (await people.confirm_email(people.confirmation(before, ADDRESS)))[1]
    after = await people.change(before, {"email": "victim@example.org"})  # knows only of before
    assert (after.email, after.email_confirmed) == ("victim@example.org", False)


async def test_forged_confirmations_confirm_nothing(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    jane, bill = [await people.change(await people.guest(name), {"email": ADDRESS}) for name in ("Jane", "Bill")]
    link = people.confirmation(jane, ADDRESS)
    cookie_like = serializer(people.key.value, "frontier-session").dumps([jane.id, ADDRESS])
    cookie = await people.sign_ins.sign_in(jane)
    for text in ("", "x", "é\0", link[:-1], link[1:], link + "x", cookie, cookie_like):
        assert await people.confirm_email(text) == (None, False), text
    assert await people.sign_ins.by_cookie(link) is None
    assert await people.confirm_email(people.confirmation(jane, "other@example.org")) == (jane, False)
    monkeypatch.setattr(module, "CONFIRM_SECONDS", -1)
    assert await people.confirm_email(link) == (None, False)
    monkeypatch.undo()
    assert (await people.confirm_email(link))[1]
    assert not await is_confirmed(people, bill), "what one has confirmed does not count for another"


# --- tokens ---


async def test_a_token_is_its_person_until_it_is_deleted(people: People, db: Database) -> None:
    jane, bill = await people.guest("Jane", None), await people.guest("Bill", None)
    made, token = await people.tokens.create(jane, "my bot")
    assert token.startswith("frontier_")
    assert len(token) == 9 + 43
    assert await people.tokens.by_token(token) == (jane, frozenset(SCOPES))
    assert await people.tokens.of(jane) == [made]
    assert await people.tokens.of(bill) == []
    everything = await db.read(lambda connection: connection.execute(select(schema.tokens)).all())
    assert token not in str(everything)
    for wrong in ("", "frontier_", token[:-1], token.upper(), token[9:], "frontier_é\0"):
        assert await people.tokens.by_token(wrong) is None
    await refused(people.tokens.delete(bill, made.id), "not-found")
    assert await people.tokens.by_token(token) == (jane, frozenset(SCOPES))
    await people.tokens.delete(jane, made.id)
    assert await people.tokens.by_token(token) is None
    await refused(people.tokens.delete(jane, made.id), "not-found")


async def test_nobody_has_endless_tokens(people: People) -> None:
    jane = await people.guest("Jane", None)
    tries = [people.tokens.create(jane, f"bot {n}") for n in range(MOST_TOKENS + 3)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert [result.key for result in results if isinstance(result, Refused)] == ["too-many"] * 3
    assert len(await people.tokens.of(jane)) == MOST_TOKENS
    await refused(people.tokens.create(jane, ""), "bad-name")
