"""The `frontier` command."""

import io
import sys
from importlib import metadata
from typing import Annotated

import typer
from rich.text import Text

import frontier
from frontier.cli import (
    arena,
    backup,
    balance,
    bench,
    calibrate,
    components,
    engine,
    lessons,
    people,
    play,
    prune,
    push_keys,
    puzzles,
    replay,
    review,
    rules,
    serve,
    simulate,
    spaces,
    tables,
    train,
    verify,
)
from frontier.cli.common import console, errors
from frontier.engine.errors import FrontierError

app = typer.Typer(
    name="frontier",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("push-keys")(push_keys.push_keys)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.add_typer(tables.app, name="tables")
app.command("prune")(prune.prune)
app.add_typer(people.app, name="people")
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("engine")(engine.engine)
app.command("balance")(balance.balance)
app.command("train")(train.train)
app.command("calibrate")(calibrate.calibrate)
app.command("spaces")(spaces.spaces)
app.command("replay")(replay.replay)
app.command("review")(review.review)
app.command("verify")(verify.verify)
app.command("bench")(bench.bench)
app.command("components")(components.components)
app.command("rules")(rules.rules)
app.add_typer(lessons.app, name="lesson")
app.add_typer(puzzles.app, name="puzzles")


@app.callback(invoke_without_command=True)
def version(show: Annotated[bool, typer.Option("--version", help="Show the version and leave.")] = False) -> None:
    """The digital table for Montana and Homesteaders: play, simulate, replay, measure. An unofficial fan work."""
    if show:
        build = "native" if frontier.compiled else "plain Python"
        console.print(f"frontier {metadata.version('frontier-table')} ({build})", highlight=False)
        raise typer.Exit


def main() -> None:
    """Run a command; an error of the user is reported in one line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # an old terminal shows ? instead of failing
    try:
        app()
    except FrontierError as error:
        errors.print(Text("frontier: ", "bold red") + Text(str(error), "not bold default"))
        raise SystemExit(2) from None
    except KeyboardInterrupt:
        console.print()
        raise SystemExit(130) from None
