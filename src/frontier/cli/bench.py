"""`frontier bench`: measure how fast the engine is, beside its peers."""

import json
from pathlib import Path
from typing import Annotated

import typer

from frontier.cli.common import console, warn_if_slow
from frontier.engine.errors import OptionError
from frontier.lab.bench import Report, measure, run_peers
from frontier.lab.bench_search import measure_search


def bench(
    seconds: Annotated[float, typer.Option(min=0.05, help="Time for each figure of each run.")] = 1.0,
    runs: Annotated[int, typer.Option(min=1, help="Runs; medians are shown.")] = 3,
    peers: Annotated[
        Path | None, typer.Option(help="Python of an environment with the peers of bench/peers.txt.")
    ] = None,
    write: Annotated[
        Path | None, typer.Option(help="Put the table into this Markdown file, between its markers.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure decisions a second (whole playouts, and step by step from Python) and the time of a clone."""
    if not as_json:
        warn_if_slow()
    with console.status("Measuring"):
        figures = measure(seconds, runs)
        searches = measure_search(seconds, runs)
        rivals = run_peers(peers, seconds, runs) if peers is not None else []
    report = Report(figures, searches, rivals, seconds, runs)
    if as_json:
        typer.echo(json.dumps(report.as_json(), indent=2))
    else:
        console.print(report.markdown(), highlight=False, markup=False, soft_wrap=True)
    if write is not None:
        try:
            report.write_into(write)
        except (OSError, ValueError) as error:
            raise OptionError(f"{write}: {error}") from None
