"""The database: who there is, the tables they sit at, and each table's log. Times are seconds since 1970.

A change here needs a migration beside it (migrations/versions); a test compares the two.
"""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _person(name: str = "person", nullable: bool = False) -> Column[str]:
    return Column(name, String(16), ForeignKey("people.id"), nullable=nullable)


def _table() -> Column[str]:
    return Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), nullable=True),  # of an account, in lower case; a guest has none
    Column("password", String(200), nullable=True),  # argon2
    Column("sessions", Integer, nullable=False),  # grows whenever all sign-ins end
    Column("lang", String(2), nullable=True),
    Column("auto_confirm", Boolean, nullable=False),
    Column("email", String(254), nullable=True),
    # Whoever reads there has said so; nothing else is sent to the address before.
    Column("email_confirmed", Boolean, nullable=False, default=False),
    Column("webhook", String(500), nullable=True),
    Column("webhook_secret", String(64), nullable=True),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=True),  # when last here, to the hour; null: not since this is kept
    Column("ban", String(200), nullable=True),  # why the person may not come; null: they may
    Column("ban_until", Double, nullable=True),  # null: for good
    UniqueConstraint("login"),
)

# Browsers that are somebody: each cookie stands for one row, and is worth nothing without it.
sign_ins = Table(
    "sign_ins",
    metadata,
    Column("hash", String(64), primary_key=True),  # the secret itself is in the cookie alone
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", Double, nullable=False),
    Index(None, "person"),
)

# Cookies from before there were sign-ins carry people.sessions; those of them that logged out are kept here.
ended_cookies = Table(
    "ended_cookies",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Index(None, "person"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    _person(),
    Column("name", String(40), nullable=False),
    Column("hash", String(64), nullable=False),  # the token itself is shown once and kept nowhere
    Column("created", Double, nullable=False),
    Column("scopes", String(40), nullable=False, server_default="read play chat"),  # what it may do
    UniqueConstraint("hash"),
    Index(None, "person"),
)

# Browsers that are told by web push; each belongs to one person.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("endpoint", String(1000), primary_key=True),
    _person(),
    Column("p256dh", String(100), nullable=False),  # the browser's public key and shared secret, in base64url
    Column("auth", String(30), nullable=False),
    Column("created", Double, nullable=False),
    Index(None, "person"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("modules", JSON, nullable=False),
    Column("options", JSON, nullable=False),
    Column("components", String(80), nullable=False),  # name and hash, as records have them
    Column("rules", Integer, nullable=False),
    Column("visibility", String(8), nullable=False),
    Column("speed", String(8), nullable=False),
    Column("clock", JSON(none_as_null=True), nullable=True),
    Column("pace", Double, nullable=False),
    Column("status", String(12), nullable=False),
    _person("host"),
    Column("secret", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("seed", String(64), nullable=True),  # once everybody sits
    Column("head", Integer, nullable=False),  # the last sequence number of the log
    Column("actor", Integer, nullable=True),  # the seat that everybody waits for
    Column("result", JSON(none_as_null=True), nullable=True),
    Column("previous", String(16), nullable=True),  # the table that this one is the rematch of
    Column("next", String(16), nullable=True),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("reveal_by", Double, nullable=True),  # while everybody sits and not every nonce has been told
    Column("chat", String(10), nullable=False, server_default="seated"),  # who may talk
    Column("lesson", String(120), nullable=True),  # the lesson that is played here, and the hash of what it says
    Column("think_less", Boolean, nullable=False, server_default=false()),  # bots
    Column("start", JSON(none_as_null=True), nullable=True),  # the position that the game begins with
    Index(None, "status", "changed"),
    Index(None, "visibility", "status", "created"),
    Index(None, "host"),
)

seats = Table(
    "seats",
    metadata,
    _table(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    _person(nullable=True),
    Column("bot", String(40), nullable=True),
    Column("nonce", String(64), nullable=True),
    Column("stand_in", String(40), nullable=True),  # the bot that plays for a person who is away
    Column("left", Boolean, nullable=False),  # the person got up
    Column("gives_up", Boolean, nullable=False),  # wants to abandon the game
    Column("notified", Integer, nullable=False),  # the sequence number of the last "your turn"
    Column("commitment", String(64), nullable=True),  # of the nonce; tables of earlier versions have none
    Column("nick", String(40), nullable=True),  # the name at this seat, where several people play at one device
    Index(None, "person"),
)

entries = Table(
    "entries",
    metadata,
    _table(),
    Column("seq", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("action", Integer, nullable=True),
    Column("data", JSON(none_as_null=True), nullable=True),
)

plans = Table(
    "plans",
    metadata,
    _table(),
    Column("seat", Integer, primary_key=True),
    Column("plan", JSON, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    _person(),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "table", "id"),
    Index(None, "person"),
)

mutes = Table(
    "mutes",
    metadata,
    _table(),
    Column("owner", String(16), ForeignKey("people.id"), primary_key=True),  # who does not want to read ...
    Column("muted", String(16), ForeignKey("people.id"), primary_key=True),  # ... whom; by the host: for everybody
    Index(None, "owner"),
    Index(None, "muted"),
)

# Whom the host keeps away from a table.
bans = Table(
    "bans",
    metadata,
    _table(),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Double, nullable=False),
)

# The lessons that somebody has played to their end.
lessons_done = Table(
    "lessons_done",
    metadata,
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("lesson", String(100), primary_key=True),
    Column("at", Double, nullable=False),
)

# Games that somebody looks into, with what they have added.
studies = Table(
    "studies",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("name", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    Column("record", Text, nullable=False),  # with variations and notes
    Column("changed", Double, nullable=False),
    Index(None, "person"),
)

# What came of a puzzle when somebody first tried it.
puzzle_results = Table(
    "puzzle_results",
    metadata,
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(100), primary_key=True),
    Column("at", Double, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("credit", Double, nullable=False),  # from 0 to 1
    Column("day", String(10), nullable=True),  # whose puzzle it was that day, as 2026-01-31
)

settings = Table(
    "settings",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
