"""Tables and seats as the server holds them in memory, and how they are read from the database."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, Row, select

from frontier import FrontierError, Game, State
from frontier.engine.fair import Fair
from frontier.games import meta, recorded
from frontier.lessons import Lesson, lesson
from frontier.server.errors import Refused
from frontier.server.storage import schema
from frontier.server.tables.play import ClockRule, Entry, Play

WAITING, PLAYING, ENDED, ABANDONED, CLOSED = "waiting", "playing", "over", "abandoned", "closed"
OPEN, HUMAN, BOT = "open", "human", "bot"
SEATED, EVERYBODY, NOBODY = "seated", "everybody", "nobody"  # who may talk at a table


@lru_cache(256)
def _game(
    name: str,
    *,
    players: int,
    modules: tuple[str, ...],
    options: tuple[tuple[str, Any], ...],
    component_hash: str,
    rules: int,
) -> Game:
    """One object for all tables of a kind: it is large."""
    return recorded(name, component_hash, players=players, modules=modules, rules=rules, **dict(options))


@dataclass
class Seat:
    """A place at a table and who has it."""

    seat: int
    kind: str
    person: str | None = None
    name: str | None = None  # what they are called here: of the person, or the nick
    nick: str | None = None  # the name at this seat, where several people play at one device
    bot: str | None = None
    nonce: str | None = None
    stand_in: str | None = None
    left: bool = False
    gives_up: bool = False
    commitment: str | None = None


@dataclass
class TableData:
    """A table's row, its seats, log and plans."""

    id: str
    game: str
    players: int
    modules: list[str]
    options: dict[str, Any]
    components: str
    rules: int
    visibility: str
    speed: str
    clock: dict[str, float] | None
    pace: float
    status: str
    host: str
    secret: str
    commitment: str
    seed: str | None
    head: int
    actor: int | None
    result: dict[str, Any] | None
    previous: str | None
    next: str | None
    created: float
    changed: float
    reveal_by: float | None
    seats: list[Seat] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    plans: dict[int, dict[str, Any]] = field(default_factory=dict)
    chat: str = SEATED
    bans: set[str] = field(default_factory=set)  # people whom the host keeps away
    lesson: str | None = None  # its id and the hash of what it says
    start: dict[str, Any] | None = None  # the position that the game begins with, if not with the set-up
    think_less: bool = False  # bots

    @property
    def persons(self) -> set[str]:
        """The people who sit here."""
        return {seat.person for seat in self.seats if seat.person is not None}

    @property
    def is_free(self) -> bool:
        """Whether a single person plays, alone or passing the device on: undo harms nobody."""
        return len(self.persons) == 1

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """Return the seats a person has."""
        return tuple(seat.seat for seat in self.seats if person is not None and seat.person == person)

    @property
    def is_drawing(self) -> bool:
        """Whether everybody sits and the luck is being drawn: nobody may come or go, for some may know it already."""
        return self.status == WAITING and self.reveal_by is not None

    @property
    def promised(self) -> Fair | None:
        """Where the seed comes from, for records; None for a lesson, which brings its own."""
        return None if self.lesson is not None else self.fair()

    def fair(self) -> Fair:
        """Return where the seed of a game that has begun comes from."""
        nonces = tuple(seat.nonce if seat.commitment else seat.nonce or "" for seat in self.seats)
        commitments = tuple(seat.commitment for seat in self.seats)
        return Fair(self.commitment, self.secret, nonces, commitments if any(commitments) else None)

    def admit(self, person: str | None) -> None:
        """Refuse those whom the host has banned."""
        if person in self.bans:
            raise Refused("banned")

    def let_talk(self, person: str) -> None:
        """Refuse those who may not talk here."""
        self.admit(person)
        if self.chat == NOBODY:
            raise Refused("chat-off")
        if self.chat == SEATED and not self.seats_of(person):
            raise Refused("chat-seated")

    def configured(self) -> Game:
        """Return the game of this table, by its own rules and components; Refused if this server no longer has them."""
        options, hash_ = tuple(sorted(self.options.items())), self.components.rpartition(" ")[2]
        try:
            known = meta(self.game)
            if not known.oldest_rules <= self.rules <= known.rules_version:
                oldest, newest = known.oldest_rules, known.rules_version
                raise Refused("old-rules", part="rules", theirs=self.rules, oldest=oldest, newest=newest)
            game = _game(
                self.game,
                players=self.players,
                modules=tuple(self.modules),
                options=options,
                component_hash=hash_,
                rules=self.rules,
            )
        except FrontierError as error:
            raise Refused("old-rules", part="other", why=str(error)) from None
        if game.component_hash != hash_:
            raise Refused("old-rules", part="components", theirs=self.components)
        return game

    @property
    def component_set(self) -> str | None:
        """The packaged component set of this table by its present name; None if there is none any more."""
        try:
            return self.configured().component_set
        except Refused:
            return None

    @property
    def lesson_id(self) -> str | None:
        """The id of the lesson that is played here."""
        return None if self.lesson is None else self.lesson.rpartition(" ")[0]

    def found_lesson(self) -> Lesson | None:
        """Return the lesson of this table; Refused if it says something else by now."""
        if self.lesson is None:
            return None
        id_, _, hash_ = self.lesson.rpartition(" ")
        found = lesson(id_)
        if found is None or found.hash != hash_:
            raise Refused("old-lesson")
        return found

    def _started(self, game: Game) -> State | None:
        """Return the position that the game begins with; Refused if it cannot be read any more."""
        try:
            return None if self.start is None else game.load(self.start)
        except FrontierError as error:
            raise Refused("old-rules", part="other", why=str(error)) from None

    def play(self) -> Play:
        """Return the game so far, replayed from the log."""
        assert self.seed is not None
        bots = [seat.bot for seat in self.seats]
        clock = ClockRule(**self.clock) if self.clock is not None else None
        own = self.found_lesson()
        seed = self.seed if own is None else own.start.seed
        game = self.configured()
        play = Play(game, seed, bots, self.is_free, clock, self.speed, own, self._started(game))
        for entry in self.entries:
            play.take(entry)
        return play


def table_columns(row: Row[Any]) -> dict[str, Any]:
    """Return a row of `tables` as arguments of TableData."""
    return dict(row._mapping)


def load_table(connection: Connection, table: str, after: int = 0) -> TableData:
    """Return everything about a table, its log from a sequence number on; Refused if there is none."""
    data = load_people(connection, table)
    data.entries = load_entries(connection, table, after)
    data.plans = load_plans(connection, table)
    return data


def load_people(connection: Connection, table: str) -> TableData:
    """Return a table and who sits there or must not come, without the game; Refused if there is none."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).first()
    if row is None:
        raise Refused("not-found")
    data = TableData(**table_columns(row))
    data.seats = load_seats(connection, [table])[table]
    data.bans = load_bans(connection, table)
    return data


def load_plans(connection: Connection, table: str) -> dict[int, dict[str, Any]]:
    """Return the plans of a table, by seat."""
    rows = connection.execute(select(schema.plans).where(schema.plans.c.table == table))
    return {row.seat: row.plan for row in rows}


def load_bans(connection: Connection, table: str) -> set[str]:
    """Return whom the host keeps away from a table."""
    return set(connection.execute(select(schema.bans.c.person).where(schema.bans.c.table == table)).scalars())


def load_seats(connection: Connection, tables: list[str]) -> dict[str, list[Seat]]:
    """Return the seats of these tables."""
    query = (
        select(schema.seats, schema.people.c.name)
        .join(schema.people, schema.people.c.id == schema.seats.c.person, isouter=True)
        .where(schema.seats.c.table.in_(tables))
        .order_by(schema.seats.c.seat)
    )
    found: dict[str, list[Seat]] = {table: [] for table in tables}
    for row in connection.execute(query):
        values = {key: value for key, value in row._mapping.items() if key not in ("table", "notified")}
        values["name"] = row.nick or row.name
        found[row.table].append(Seat(**values))
    return found


def load_entries(connection: Connection, table: str, after: int) -> list[Entry]:
    """Return the log of a table from a sequence number on."""
    columns = schema.entries.c
    query = (
        select(columns.seq, columns.at, columns.kind, columns.seat, columns.action, columns.data)
        .where(columns.table == table, columns.seq > after)
        .order_by(columns.seq)
    )
    return [Entry(*row) for row in connection.execute(query)]
