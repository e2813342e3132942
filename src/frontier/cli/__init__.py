"""The `frontier` command."""

import typer

from frontier.cli import bench, components, play, replay, rules, simulate
from frontier.cli.common import console
from frontier.engine.errors import FrontierError

app = typer.Typer(
    name="frontier",
    help="The digital table for Montana: play in the terminal, simulate, replay, measure. An unofficial fan work.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("replay")(replay.replay)
app.command("bench")(bench.bench)
app.command("components")(components.components)
app.command("rules")(rules.rules)


def main() -> None:
    """Run a command; what goes wrong on purpose is told in one line."""
    try:
        app()
    except FrontierError as error:
        console.print(f"[bold red]frontier:[/] {error}", highlight=False, markup=True)
        raise SystemExit(2) from None
    except KeyboardInterrupt:
        console.print()
        raise SystemExit(130) from None
