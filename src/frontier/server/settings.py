"""How this server runs. `frontier serve` fills it in; worker processes read it from their environment."""

import json
import os
from dataclasses import asdict, dataclass

VARIABLE = "FRONTIER_SERVER"


@dataclass(frozen=True)
class Settings:
    """The settings of a server; the defaults suit one person at home."""

    database: str = "frontier.db"
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    url: str = ""  # where people find the server, if not at its own address
    behind_proxy: str = ""  # the address of the proxy in front, whose X-Forwarded headers are to be believed
    smtp: str = ""  # smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS
    push_key: str = ""  # the private key of web push; without it there is none
    push_contact: str = ""  # mailto:ADDRESS of who runs the server, for push services
    call_after: float = 30.0  # seconds that somebody may be away before being told that it is their turn
    private_webhooks: bool = False  # allow webhooks into the own network
    limits: bool = True  # of how often anybody may log in, join, chat ...
    bot_processes: int = 0  # 0: one less than there are processors
    bot_seconds: float = 20.0  # that a bot may think
    analysis_niceness: int = 10  # by how much reviews and hints yield to everything else on the machine
    log_format: str = "text"
    log_level: str = "info"
    check: bool = True  # whether an SQLite file is read at the start, to see whether it is damaged
    keep_guests: float = 30.0  # days that guests without a seat are kept; 0: for ever, here and below
    keep_waiting: float = 14.0  # days that tables nobody began are kept
    keep_ended: float = 0.0  # days that games are kept after their end

    @property
    def base_url(self) -> str:
        """The address that links begin with."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return self.url.rstrip("/") or f"http://{host}:{self.port}"

    @property
    def is_secure(self) -> bool:
        """Whether people come by https: cookies are then never sent otherwise."""
        return self.base_url.startswith("https://")

    def export(self) -> None:
        """Hand the settings to worker processes that are started from here, in the environment."""
        os.environ[VARIABLE] = json.dumps(asdict(self))

    @classmethod
    def imported(cls) -> "Settings":
        """Return the settings that `export` has left in the environment."""
        return cls(**json.loads(os.environ.get(VARIABLE, "{}")))
