"""Tables before and after the game: made, joined, left, repeated. Each function is one database transaction."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, and_, func, insert, literal, or_, select, update

import frontier
from frontier import OVER, FrontierError, Game, OptionError
from frontier.engine.fair import commitment
from frontier.engine.record import RESERVED
from frontier.games import component_sets
from frontier.server.errors import Refused
from frontier.server.people.person import Person, new_id
from frontier.server.storage import schema
from frontier.server.tables import commit_reveal, statements
from frontier.server.tables.model import (
    BOT,
    CLOSED,
    HUMAN,
    OPEN,
    PLAYING,
    SEATED,
    WAITING,
    Seat,
    TableData,
    load_people,
    load_seats,
    load_table,
    table_columns,
)
from frontier.server.tables.positions import read_position

Json = dict[str, Any]
MOST_WAITING = 20  # tables of one person that have not begun
LEAST_CLOCK = 60.0  # seconds for the game: with less the others could put a bot in somebody's place at once
LISTED = 100


@dataclass(frozen=True)
class NewTable:
    """The table that somebody asked for, checked by the API as far as types go."""

    game: str
    players: int
    modules: list[str] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    seats: list[tuple[str, str | None]] | None = None  # kind and bot
    nicks: list[str | None] | None = None  # the names of people who play at one device, a seat each
    visibility: str = "link"
    speed: str = "live"
    clock: dict[str, float] | None = None
    pace: float = 0.7
    nonce: str | None = None
    components: str | None = None  # a packaged set; None: the default
    commitment: str | None = None  # of a nonce that is told later
    chat: str = SEATED
    think_less: bool = False
    start: Json | None = None  # the position that the game begins with, in place of the set-up


def create(connection: Connection, person: Person, wanted: NewTable) -> str:
    """Create a table and return its id; it begins at once if nobody is missing."""
    waiting = (
        select(func.count()).select_from(schema.tables)
        .where(schema.tables.c.host == person.id, schema.tables.c.status == WAITING)
    )  # fmt: skip
    if connection.execute(waiting).scalar_one() >= MOST_WAITING:
        raise Refused("too-many")
    others: list[tuple[str, str | None]] = [(OPEN, None)] * (wanted.players - 1)
    chosen = [(HUMAN, None), *others] if wanted.seats is None else wanted.seats
    if len(chosen) != wanted.players:
        raise Refused("bad-option", why=f"seats: {len(chosen)} / {wanted.players}")
    check_clock(wanted.clock)
    if all(kind == BOT for kind, _ in chosen):
        raise Refused("bad-option", why="seats: human / open")
    nicks = wanted.nicks or [None] * len(chosen)
    seats = [Seat(seat, kind, bot=bot, nick=nicks[seat]) for seat, (kind, bot) in enumerate(chosen)]
    share = commit_reveal.share(wanted.nonce, wanted.commitment)
    for seat in seats:
        if seat.kind == HUMAN:
            seat.person, seat.commitment, seat.nonce = person.id, *share
    return _insert(connection, person, wanted, seats=seats, previous=None)


def check_clock(clock: dict[str, float] | None) -> None:
    """Refuse a clock that leaves nobody time to think."""
    if clock is not None and clock["base"] < LEAST_CLOCK:
        raise Refused("bad-clock", least=int(LEAST_CLOCK))


def configured(wanted: NewTable) -> Game:
    """Return the game that somebody asked for; Refused if there is none."""
    if RESERVED & set(wanted.options):
        raise Refused("bad-option", why=", ".join(sorted(RESERVED & set(wanted.options))))
    try:
        if wanted.components is not None and wanted.components not in component_sets(wanted.game):  # never a path
            raise OptionError(f"components: {' / '.join(component_sets(wanted.game))}")
        return frontier.game(
            wanted.game, players=wanted.players, modules=wanted.modules, components=wanted.components, **wanted.options
        )
    except FrontierError as error:
        raise Refused("bad-option", why=str(error)) from None


def configuration(wanted: NewTable) -> Json:
    """Return the columns of a table that say what is played there; Refused if there is no such game."""
    game = configured(wanted) if wanted.start is None else _started(wanted, wanted.start)
    return {
        "start": wanted.start,
        "game": game.id,
        "players": game.players,
        "modules": list(game.modules),
        "options": dict(game.options),
        "components": f"{game.component_set} {game.component_hash}",
        "rules": game.rules,
    }


def _started(wanted: NewTable, start: Json) -> Game:
    """Return the game of a position that a table shall begin with: nobody else may sit down there, who does not know
    it."""
    game, state = read_position(start)
    if (game.id, game.players) != (wanted.game, wanted.players):
        raise Refused("bad-option", why=f"start: {game.id}, {game.players}")
    if state.actor == OVER:
        raise Refused("game-is-over")
    if wanted.seats is None or any(kind == OPEN for kind, _ in wanted.seats):
        raise Refused("bad-option", why="seats: human / bot")
    if wanted.visibility == "public":
        raise Refused("bad-option", why="visibility: link")
    return game


def _insert(connection: Connection, host: Person, wanted: NewTable, *, seats: list[Seat], previous: str | None) -> str:
    chosen = configuration(wanted)
    for seat in seats:
        if seat.kind == BOT and seat.bot not in frontier.BOTS:
            raise Refused("bad-option", why=f"bot: {', '.join(frontier.BOTS)}")
    table, secret, now = new_id(), secrets.token_hex(32), time.time()
    connection.execute(
        insert(schema.tables).values(
            id=table,
            **chosen,
            visibility=wanted.visibility,
            speed=wanted.speed,
            clock=wanted.clock,
            pace=wanted.pace,
            think_less=wanted.think_less,
            status=WAITING,
            host=host.id,
            secret=secret,
            commitment=commitment(secret),
            head=0,
            previous=previous,
            created=now,
            changed=now,
            chat=wanted.chat,
        )
    )
    connection.execute(
        insert(schema.seats),
        [
            {
                "table": table,
                "seat": seat.seat,
                "kind": seat.kind,
                "person": seat.person,
                "bot": seat.bot,
                "nick": seat.nick,
                "nonce": seat.nonce,
                "commitment": seat.commitment,
                "left": False,
                "gives_up": False,
                "notified": 0,
            }
            for seat in seats
        ],
    )
    commit_reveal.start_if_ready(connection, table)
    return table


def join(connection: Connection, table: str, person: Person, *, wanted: int | None, share: commit_reveal.Share) -> None:
    """Take a seat that is free, first the one kept for this person."""
    connection.execute(statements.lock_table(table))
    data = load_table(connection, table)
    data.admit(person.id)
    mine = data.seats_of(person.id)
    taken = [seat for seat in mine if data.seats[seat].kind == HUMAN]
    if taken and wanted in (None, *taken):
        return
    if data.status != WAITING:
        raise Refused("not-waiting")
    if taken:
        raise Refused("already-seated")
    free = [seat.seat for seat in data.seats if seat.kind == OPEN and seat.person in (None, person.id)]
    free.sort(key=lambda seat: seat not in mine)
    if wanted is not None and not 0 <= wanted < data.players:
        raise Refused("no-seat")
    if not free or (wanted is not None and wanted not in free):
        raise Refused("seat-taken")
    # Who had several seats before a rematch gets all of them.
    chosen = [wanted] if wanted is not None else [seat for seat in free if seat in mine] or free[:1]
    change = (
        update(schema.seats)
        .where(schema.seats.c.table == table, schema.seats.c.seat.in_(chosen), schema.seats.c.kind == OPEN)
        .values(kind=HUMAN, person=person.id, commitment=share.commitment, nonce=share.nonce)
    )
    if connection.execute(change).rowcount != len(chosen):
        raise Refused("seat-taken")
    commit_reveal.start_if_ready(connection, table)


def leave_waiting(connection: Connection, table: str, person: Person) -> None:
    """Leave a table before the game has begun; one without people is closed."""
    connection.execute(statements.lock_table(table))
    data = load_table(connection, table)
    if data.status != WAITING:
        raise Refused("not-waiting")
    if data.is_drawing:
        raise Refused("drawing")
    free_seats(connection, table, person.id)
    others = [seat.person for seat in data.seats if seat.kind == HUMAN and seat.person != person.id]
    row = update(schema.tables).where(schema.tables.c.id == table)
    if not others:
        connection.execute(row.values(status=CLOSED, changed=time.time()))
    elif data.host == person.id:
        connection.execute(row.values(host=others[0]))


def close_waiting(connection: Connection, table: str, host: Person) -> None:
    """Close a table whose game has not begun, if it is the host who asks."""
    connection.execute(statements.lock_table(table))
    data = load_people(connection, table)
    if data.host != host.id:
        raise Refused("forbidden")
    if data.is_drawing:
        raise Refused("drawing")
    own = update(schema.tables).where(schema.tables.c.id == table, schema.tables.c.status == WAITING)
    connection.execute(own.values(status=CLOSED, changed=time.time()))


def free_seats(connection: Connection, table: str, person: str) -> None:
    """Free a person's seats, those kept for them among them; only before the game."""
    own = and_(schema.seats.c.table == table, schema.seats.c.person == person)
    connection.execute(
        update(schema.seats).where(own).values(kind=OPEN, person=None, nick=None, commitment=None, nonce=None)
    )


def mark(connection: Connection, table: str, person: Person, **values: bool) -> TableData:
    """Set `left` or `gives_up` of a person's seats, and return the table as it then is."""
    connection.execute(statements.lock_table(table))
    own = and_(schema.seats.c.table == table, schema.seats.c.person == person.id, schema.seats.c.kind == HUMAN)
    if connection.execute(update(schema.seats).where(own).values(**values)).rowcount == 0:
        raise Refused("forbidden")
    return load_table(connection, table)


def set_thinking(connection: Connection, table: str, person: Person, values: Json) -> None:
    """Set how long bots take: up to the host, or to anybody who sits there if the host does not."""
    connection.execute(statements.lock_table(table))
    data = load_table(connection, table)
    if person.id not in ({data.host} if data.host in data.persons else {data.host, *data.persons}):
        raise Refused("forbidden")
    connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(**values))


def rematch(
    connection: Connection, table: str, person: Person, *, share: commit_reveal.Share, check: Callable[[str], None]
) -> str:
    """Create the same table again, with the next player to start; whoever asks second joins the first. `check` refuses
    a new table of this speed."""
    connection.execute(statements.lock_table(table))
    data = load_table(connection, table)
    if not data.seats_of(person.id):
        raise Refused("forbidden")
    if data.lesson is not None:
        raise Refused("at-lesson")
    if data.status in (WAITING, PLAYING):
        raise Refused("not-over")
    if data.next is None or _is_closed_unplayed(connection, data.next):
        check(data.speed)
        seats = []
        for at in range(data.players):
            # The next player begins; in a position that the game began with, everybody keeps their seat.
            old = data.seats[(at + 1) % data.players if data.start is None else at]
            kind = HUMAN if old.person == person.id else OPEN if old.kind == HUMAN else old.kind
            seats.append(Seat(at, kind, old.person, bot=old.bot, nick=old.nick))
            if kind == HUMAN:
                seats[-1].commitment, seats[-1].nonce = share
        wanted = NewTable(
            data.game, data.players, data.modules, data.options,
            visibility=data.visibility, speed=data.speed, clock=data.clock, pace=data.pace,
            components=data.component_set, chat=data.chat, think_less=data.think_less, start=data.start,
        )  # fmt: skip
        made = _insert(connection, person, wanted, seats=seats, previous=table)
        bans = select(literal(made), schema.bans.c.person, schema.bans.c.at).where(schema.bans.c.table == table)
        connection.execute(insert(schema.bans).from_select(["table", "person", "at"], bans))
        connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(next=made))
        return made
    join(connection, data.next, person, wanted=None, share=share)
    return data.next


def _is_closed_unplayed(connection: Connection, table: str) -> bool:
    """Whether everybody left a table before its game began."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).one()
    return row.status == CLOSED and row.seed is None


def public_tables(connection: Connection) -> list[TableData]:
    """Return tables that anybody may join or watch, the open ones first."""
    query = (
        select(schema.tables)
        .where(schema.tables.c.visibility == "public", schema.tables.c.status.in_((WAITING, PLAYING)))
        .order_by(schema.tables.c.status.desc(), schema.tables.c.created.desc())
        .limit(LISTED)
    )
    return _with_seats(connection, [TableData(**table_columns(row)) for row in connection.execute(query)])


def tables_of(connection: Connection, person: Person) -> list[TableData]:
    """Return a person's tables, last changed first."""
    sits = select(schema.seats.c.table).where(schema.seats.c.person == person.id)
    query = (
        select(schema.tables)
        .where(
            schema.tables.c.id.in_(sits),
            schema.tables.c.lesson.is_(None),
            or_(schema.tables.c.status != CLOSED, schema.tables.c.head > 0),
        )
        .order_by(schema.tables.c.changed.desc())
        .limit(LISTED)
    )
    return _with_seats(connection, [TableData(**table_columns(row)) for row in connection.execute(query)])


def _with_seats(connection: Connection, found: list[TableData]) -> list[TableData]:
    seats = load_seats(connection, [data.id for data in found])
    for data in found:
        data.seats = seats[data.id]
    return found
