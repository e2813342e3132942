"""Where the luck comes from, in the database: nonces promised, then told, then the seed."""

import time
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, insert, update

from frontier.engine.fair import commitment, fair_seed
from frontier.server.errors import Refused
from frontier.server.people.person import Person
from frontier.server.storage import schema
from frontier.server.storage.database import connect, parse_url
from frontier.server.storage.migrations import migrate
from frontier.server.tables import account_deletion, commit_reveal, lobby
from frontier.server.tables.messages import table_info
from frontier.server.tables.model import TableData, load_table
from support.rows import person as row_of

pytestmark = pytest.mark.slow
PEOPLE = {
    id_: Person(id_, id_.title(), None, None, False, None, False, None, None, 0) for id_ in ("ann", "ben", "cleo")
}


def anything(speed: str) -> None:
    """Nobody has too many tables."""


class House:
    """A database with three people; each call is one transaction, as on the server."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def do(self, work: Any, *args: Any, **named: Any) -> Any:
        """Let the server's own function do something."""
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            return work(connection, *args, **named)

    def refuses(self, work: Any, *args: Any, **named: Any) -> str:
        """Return the key of the refusal."""
        with pytest.raises(Refused) as refused:
            self.do(work, *args, **named)
        return refused.value.key

    def create(self, players: int = 2, **wish: Any) -> str:
        """Let Ann create a table, and return its id."""
        return str(self.do(lobby.create, PEOPLE["ann"], lobby.NewTable("montana", players, **wish)))

    def join(self, table: str, who: str, nonce: str | None = None, committed: str | None = None) -> None:
        """Let somebody sit down."""
        self.do(lobby.join, table, PEOPLE[who], wanted=None, share=commit_reveal.share(nonce, committed))

    def reveal(self, table: str, who: str, nonce: str) -> None:
        """Let somebody reveal a nonce."""
        self.do(commit_reveal.reveal, table, PEOPLE[who], nonce)

    def data(self, table: str) -> TableData:
        """Return the table as it is."""
        found: TableData = self.do(load_table, table)
        return found

    def time_passes(self, table: str) -> None:
        """Let the time to reveal pass."""
        change = update(schema.tables).where(schema.tables.c.id == table).values(reveal_by=time.time() - 1)
        self.do(Connection.execute, change)

    def both(self, **wish: Any) -> str:
        """A table of Ann and Ben, who have promised and told nothing yet."""
        table = self.create(commitment=commitment("a"), **wish)
        self.join(table, "ben", committed=commitment("b"))
        return table


@pytest.fixture
def house(database: str) -> Iterator[House]:
    """On each kind of database."""
    engine = connect(parse_url(database))
    migrate(engine)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        for who in PEOPLE.values():
            connection.execute(insert(schema.people).values(**row_of(who.id, who.name)))
    yield House(engine)
    engine.dispose()


def test_the_seed_is_made_when_all_have_told_and_of_what_they_promised(house: House) -> None:
    table = house.both()
    data = house.data(table)
    assert (data.status, data.seed, data.is_drawing) == ("waiting", None, True)
    house.reveal(table, "ben", "b")
    assert house.data(table).seed is None
    house.reveal(table, "ann", "a")
    data = house.data(table)
    assert (data.status, data.reveal_by) == ("playing", None)
    assert data.seed == fair_seed(data.secret, ["a", "b"])
    data.fair().check(data.seed)
    assert data.fair().commitments == (commitment("a"), commitment("b"))


def test_a_nonce_is_told_only_when_everybody_sits(house: House) -> None:
    table = house.create(3, commitment=commitment("a"))
    assert house.refuses(commit_reveal.reveal, table, PEOPLE["ann"], "a") == "too-early"
    house.join(table, "ben", committed=commitment("b"))
    assert house.refuses(commit_reveal.reveal, table, PEOPLE["ann"], "a") == "too-early"
    assert house.refuses(commit_reveal.reveal, table, PEOPLE["cleo"], "a") == "forbidden"
    house.join(table, "cleo", committed=commitment("c"))
    house.reveal(table, "ann", "a")
    assert [seat.nonce for seat in house.data(table).seats] == ["a", None, None]


def test_only_the_promised_nonce_counts(house: House) -> None:
    table = house.both()
    assert house.refuses(commit_reveal.reveal, table, PEOPLE["ben"], "better") == "bad-nonce"
    assert house.refuses(commit_reveal.reveal, table, PEOPLE["ben"], "a") == "bad-nonce", "another's"
    house.reveal(table, "ben", "b")
    house.reveal(table, "ben", "b")  # an answer may be lost
    house.reveal(table, "ann", "a")
    seed = house.data(table).seed
    house.reveal(table, "ann", "a")
    assert house.data(table).seed == seed


def test_nobody_is_shown_a_nonce_before_the_seed_is_made(house: House) -> None:
    table = house.create(3, commitment=commitment("a"))
    house.join(table, "ben", nonce="told-at-once")
    house.join(table, "cleo", committed=commitment("c"))
    house.reveal(table, "cleo", "c")
    for who in (*PEOPLE, None):
        info = table_info(house.data(table), None, connected=set(), person=who)
        assert [seat["nonce"] for seat in info["seats"]] == [None, None, None]
        assert [seat["revealed"] for seat in info["seats"]] == [False, True, True]
        assert [seat["commitment"] for seat in info["seats"]] == [commitment(n) for n in ("a", "told-at-once", "c")]
        assert info["secret"] is None
    house.reveal(table, "ann", "a")
    info = table_info(house.data(table), None, connected=set(), person=None)
    assert [seat["nonce"] for seat in info["seats"]] == ["a", "told-at-once", "c"]


def test_whoever_sits_down_last_has_nothing_to_choose_by(house: House) -> None:
    """All that is in the database when the last one sits down gives many seeds: it depends on what is told later."""
    table = house.create(commitment=commitment("a"))
    before = house.data(table)
    assert before.seats[0].nonce is None
    house.join(table, "ben", committed=commitment("b"))
    promised = [seat.commitment for seat in house.data(table).seats]
    house.reveal(table, "ann", "a")
    # From here on Ben, if he can read the database, knows everything; he can still tell "b", or nothing, and no more.
    assert house.refuses(commit_reveal.reveal, table, PEOPLE["ben"], "c") == "bad-nonce"
    assert house.refuses(lobby.leave_waiting, table, PEOPLE["ben"]) == "drawing"
    assert house.refuses(lobby.leave_waiting, table, PEOPLE["ann"]) == "drawing"
    assert (
        house.refuses(lobby.join, table, PEOPLE["cleo"], wanted=None, share=commit_reveal.share("c", None))
        == "seat-taken"
    )
    house.join(table, "ben", committed=commitment("better"))  # sits there already, so it changes nothing
    assert [seat.commitment for seat in house.data(table).seats] == promised
    data = house.data(table)
    possible = {fair_seed(data.secret, ["a", last]) for last in ("b", None)}
    house.reveal(table, "ben", "b")
    assert house.data(table).seed in possible


def test_a_nonce_that_is_not_told_in_time_leaves_a_hole(house: House) -> None:
    table = house.both()
    house.reveal(table, "ann", "a")
    assert house.do(commit_reveal.overdue) == []
    house.do(commit_reveal.start_without_missing, table)
    assert house.data(table).status == "waiting", "there is still time"
    house.time_passes(table)
    assert house.do(commit_reveal.overdue) == [table]
    for _ in range(2):  # two processes may come to it at the same time
        house.do(commit_reveal.start_without_missing, table)
        data = house.data(table)
        assert (data.status, data.seed) == ("playing", fair_seed(data.secret, ["a", None]))
    assert house.do(commit_reveal.overdue) == []
    assert house.refuses(commit_reveal.reveal, table, PEOPLE["ben"], "b") == "too-late"
    data.fair().check(data.seed)
    assert data.fair().unrevealed == (1,)


def test_who_is_late_but_not_too_late_still_counts(house: House) -> None:
    table = house.both()
    house.time_passes(table)
    house.reveal(table, "ann", "a")
    assert house.data(table).fair().unrevealed == (1,)
    other = house.both()
    house.reveal(other, "ben", "b")
    house.time_passes(other)
    house.reveal(other, "ann", "a")
    assert house.data(other).fair().unrevealed == ()


def test_where_nothing_was_promised_nobody_waits(house: House) -> None:
    table = house.create(nonce="at-once")
    house.join(table, "ben")
    data = house.data(table)
    assert (data.status, data.reveal_by) == ("playing", None)
    data.fair().check(data.seed)
    assert data.fair().nonces[0] == "at-once"
    assert data.fair().commitments == tuple(commitment(nonce or "") for nonce in data.fair().nonces)
    assert house.refuses(lobby.create, PEOPLE["ann"], lobby.NewTable("montana", 2, nonce="a", commitment="0" * 64)) == (
        "bad-request"
    )


def test_at_one_device_and_with_bots_one_nonce_is_for_all_seats_of_a_person(house: House) -> None:
    seats = [("human", None), ("bot", "greedy"), ("human", None)]
    table = house.create(3, seats=seats, commitment=commitment("a"))
    assert house.data(table).is_drawing
    house.reveal(table, "ann", "a")
    data = house.data(table)
    assert data.fair().nonces == ("a", "", "a")
    assert data.fair().commitments == (commitment("a"), None, commitment("a"))
    data.fair().check(data.seed)


@pytest.mark.parametrize(("speed", "seconds"), [("live", 10), ("turns", 600)])
def test_how_long_a_table_waits(house: House, speed: str, seconds: float) -> None:
    before = time.time()
    until = house.data(house.both(speed=speed)).reveal_by
    assert until is not None
    assert before + seconds <= until <= time.time() + seconds


def test_playing_again_draws_anew(house: House) -> None:
    table = house.both()
    for who, nonce in (("ann", "a"), ("ben", "b")):
        house.reveal(table, who, nonce)
    house.do(lambda c: c.execute(update(schema.tables).values(status="abandoned")))
    again = house.do(
        lobby.rematch, table, PEOPLE["ben"], share=commit_reveal.share(None, commitment("b2")), check=anything
    )
    assert house.refuses(commit_reveal.reveal, again, PEOPLE["ben"], "b2") == "too-early"
    assert (
        house.do(lobby.rematch, table, PEOPLE["ann"], share=commit_reveal.share(None, commitment("a2")), check=anything)
        == again
    )
    assert house.data(again).is_drawing
    for who, nonce in (("ann", "a2"), ("ben", "b2")):
        house.reveal(again, who, nonce)
    assert house.data(again).fair().nonces == ("b2", "a2")


def test_who_leaves_for_good_while_the_luck_is_drawn_keeps_the_seat(house: House) -> None:
    table = house.both()
    house.reveal(table, "ann", "a")
    assert house.do(account_deletion.erase, PEOPLE["ben"]) == [table]
    seat = house.data(table).seats[1]
    assert (seat.kind, seat.left, seat.commitment) == ("human", True, commitment("b"))
    house.time_passes(table)
    house.do(commit_reveal.start_without_missing, table)
    assert house.data(table).status == "playing"


def test_tables_of_an_earlier_version_that_wait_begin_and_hold(house: House) -> None:
    table = house.create(nonce="early")
    house.do(lambda c: c.execute(update(schema.seats).values(commitment=None)))  # as it was then
    info = table_info(house.data(table), None, connected=set(), person=None)
    assert info["seats"][0]["commitment"] == commitment("early"), "who sits down now can keep it"
    house.join(table, "ben", committed=commitment("b"))
    house.reveal(table, "ben", "b")
    data = house.data(table)
    data.fair().check(data.seed)
    assert data.fair().commitments == (commitment("early"), commitment("b"))


def test_games_of_an_earlier_version_are_recorded_as_they_were(house: House) -> None:
    table = house.create(nonce="early")
    house.join(table, "ben", nonce="old")
    house.do(lambda c: c.execute(update(schema.seats).values(commitment=None)))
    assert house.data(table).fair().commitments is None
    assert house.data(table).fair().nonces == ("early", "old")
