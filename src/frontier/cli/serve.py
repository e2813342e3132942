"""`frontier serve`: the table for everybody's browser."""

import os
import signal
import socket
import sys
import tempfile
import time
import webbrowser
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Annotated, Literal, NoReturn

import typer

from frontier import OptionError
from frontier.cli.common import console, warn_if_slow
from frontier.cli.database import alone, brief_errors, refuse_damage, warn_of_lost_writes

DEFAULT_DATABASE = "frontier.db"
Database = Annotated[
    str,
    typer.Option("--database", "-d", envvar="FRONTIER_DATABASE", help="A file, or postgresql://USER@HOST/NAME."),
]
KeepGuests = Annotated[float, typer.Option(min=0, help="Days that guests without a seat are kept; 0: for ever.")]
KeepWaiting = Annotated[float, typer.Option(min=0, help="Days that tables nobody began are kept; 0: for ever.")]
KeepEnded = Annotated[float, typer.Option(min=0, help="Days that games are kept after their end; 0: for ever.")]


def needs_server() -> None:
    """OptionError unless the server's libraries are installed."""
    try:
        import fastapi  # noqa: F401
        import sqlalchemy  # noqa: F401
    except ImportError:
        raise OptionError("the server is not installed: pip install 'frontier-table[server]'") from None


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", "-p", min=0, max=65535, help="Port; 0: any that is free.")] = 8000,
    database: Database = DEFAULT_DATABASE,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes; more than one needs PostgreSQL.")] = 1,
    url: Annotated[str, typer.Option(envvar="FRONTIER_URL", help="Where people find it, if behind a proxy.")] = "",
    behind_proxy: Annotated[str, typer.Option(help="Address of the proxy whose X-Forwarded headers count.")] = "",
    smtp: Annotated[
        str, typer.Option(envvar="FRONTIER_SMTP", help="For mails: smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS.")
    ] = "",
    push_keys: Annotated[
        str, typer.Option(envvar="FRONTIER_PUSH_KEYS", help="For web push: a file that `frontier push-keys` made.")
    ] = "",
    call_after: Annotated[
        float, typer.Option(min=0, max=86400, help="Seconds away before somebody is told that it is their turn.")
    ] = 30.0,
    private_webhooks: Annotated[bool, typer.Option(help="Allow webhooks into the own network.")] = False,
    limits: Annotated[bool, typer.Option(help="Limit how often anybody may log in, join, chat ...")] = True,
    bot_processes: Annotated[int, typer.Option(min=0, max=64, help="For bots; 0: all processors but one.")] = 0,
    bot_seconds: Annotated[float, typer.Option(min=0.1, max=600, help="That a bot may think.")] = 20.0,
    analysis_niceness: Annotated[
        int,
        typer.Option(
            min=0, max=19, envvar="FRONTIER_ANALYSIS_NICENESS", help="By how much reviews and hints yield to others."
        ),
    ] = 10,
    open_: Annotated[bool, typer.Option("--open", help="Open it in the browser of this machine.")] = False,
    log_format: Annotated[Literal["text", "json"], typer.Option(help="For people or for programs.")] = "text",
    log_level: Annotated[Literal["debug", "info", "warning", "error"], typer.Option(help="How much to log.")] = "info",
    check: Annotated[bool, typer.Option(help="Look at the start whether an SQLite file is damaged.")] = True,
    keep_guests: KeepGuests = 30.0,
    keep_waiting: KeepWaiting = 14.0,
    keep_ended: KeepEnded = 0.0,
) -> None:
    """Serve tables in the browser and for programs. Everything is kept in one database, which is set up by itself."""
    needs_server()
    import uvicorn

    from frontier.cli.push_keys import read_push_keys
    from frontier.server.notifications.addresses import AddressError
    from frontier.server.notifications.smtp import Smtp
    from frontier.server.observability import logs
    from frontier.server.observability.metrics import share_among_workers
    from frontier.server.settings import Settings
    from frontier.server.storage.database import connect, parse_url
    from frontier.server.storage.migrations import migrate
    from frontier.server.supervisor import Supervisor

    warn_if_slow()
    address = parse_url(database)
    if workers > 1 and address.get_backend_name() == "sqlite":
        raise OptionError("--workers: several processes need --database postgresql://...")
    if url and not url.startswith(("http://", "https://")):
        raise OptionError("--url: expected http://... or https://...")
    if smtp:
        try:
            Smtp.parse(smtp)
        except AddressError as error:
            raise OptionError(f"--smtp: {error}") from None
    keys = read_push_keys(Path(push_keys)) if push_keys else None
    with _listen(host, port) as listening, alone(address), tempfile.TemporaryDirectory() as shared:
        with brief_errors():
            if check:
                refuse_damage(address)
            engine = connect(address)
            try:
                migrate(engine)
                warn_of_lost_writes(engine)
            finally:
                engine.dispose()
        port = listening.getsockname()[1]
        settings = Settings(
            database=database, host=host, port=port, workers=workers, url=url, behind_proxy=behind_proxy, smtp=smtp,
            push_key=keys.private_key if keys else "", push_contact=keys.contact if keys else "",
            call_after=call_after, private_webhooks=private_webhooks, limits=limits, bot_processes=bot_processes,
            bot_seconds=bot_seconds, analysis_niceness=analysis_niceness, log_format=log_format, log_level=log_level,
            check=check, keep_guests=keep_guests, keep_waiting=keep_waiting, keep_ended=keep_ended,
        )  # fmt: skip
        settings.export()
        config = uvicorn.Config(
            "frontier.server.app:create",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            log_config=None,
            log_level=log_level,
            access_log=False,
            server_header=False,
            http="frontier.server.http.protocol:GuardedProtocol",
            proxy_headers=bool(behind_proxy),
            forwarded_allow_ips=behind_proxy or None,
            ws_max_size=64 * 1024,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=10,
        )
        signal.signal(signal.SIGTERM, _end)
        if open_ and _has_screen():
            Thread(target=_show, args=(settings.base_url, host, port), daemon=True).start()
        console.print(f"Frontier is at {settings.base_url} (Ctrl+C ends it)", highlight=False)
        if workers > 1:
            share_among_workers(Path(shared))
            logs.configure(log_level, log_format)
            Supervisor(config, listening, workers).run()
        else:
            uvicorn.Server(config).run(sockets=[listening])


def _has_screen() -> bool:
    """Whether a browser could show anything; without a screen some systems would open one in the terminal."""
    return sys.platform in ("darwin", "win32") or any(name in os.environ for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _show(url: str, host: str, port: int) -> None:
    """Open the page as soon as somebody answers."""
    reached = "127.0.0.1" if host == "0.0.0.0" else host
    for _ in range(100):
        with suppress(OSError), socket.create_connection((reached, port), 1):
            webbrowser.open(url)
            return
        time.sleep(0.2)


def _end(_signal: int, _frame: object) -> NoReturn:
    """To be asked to end is no failure. uvicorn has this done at last, when all is finished."""
    raise SystemExit(0)


def _listen(host: str, port: int) -> socket.socket:
    """The port, or a clear error before anything else happens."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise OptionError(f"--host {host} --port {port}: {error.strerror}") from None
    listening.set_inheritable(True)
    return listening
