"""Attack a server of this machine and report: `python -m attack [case ...] [--quick] [--write FILE]`."""

import argparse
import os
import signal
import sys
import tempfile
from pathlib import Path

from attack import flooding, freezing, killing, machine, tables
from attack.trial import Case, markdown, run, verdict

CASES: dict[str, Case] = {
    "kill-sqlite": killing.kill_sqlite,
    "kill-postgresql": killing.kill_postgres,
    "postgresql-restarts": killing.postgres_restarts,
    "endless-headers": flooding.endless_headers,
    "slowloris": flooding.slowloris,
    "readers": flooding.readers,
    "undo-table": tables.undo_table,
    "bot-queue": tables.bot_queue,
    "disk-full": machine.disk_full,
    "clock-jumps": machine.clock_jumps,
    "frozen-process": freezing.frozen_process,
    "killed-worker": freezing.killed_worker,
    "frozen-bot": freezing.frozen_bot,
}
HELP = """\
Load and faults against a real server, started for each case with a database of its own; everything stays on the
loopback interface of this machine. Linux only: memory and processes are looked up in /proc.
"""


def main(arguments: list[str] | None = None) -> int:
    """Try the cases asked for; 1 if one of them failed."""
    parser = argparse.ArgumentParser(
        prog="attack", description=HELP, epilog=f"Cases: {', '.join(CASES)}.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("cases", nargs="*", metavar="case", help="what to try (default: everything)")
    parser.add_argument("--quick", action="store_true", help="a few of everything, to see that it works")
    parser.add_argument("--write", type=Path, metavar="FILE", help="put the table into this Markdown file as well")
    options = parser.parse_args(arguments)
    if unknown := set(options.cases) - set(CASES):
        parser.error(f"no such case: {', '.join(sorted(unknown))}")
    load = os.getloadavg()[0]
    trials = []
    for name in options.cases or CASES:
        with tempfile.TemporaryDirectory(prefix="frontier-attack-") as folder:
            trial = run(CASES[name], name, Path(folder), options.quick)
        print(f"{name}, {trial.seconds:.0f} s: {verdict(trial)}", *trial.figures, sep="\n  ", file=sys.stderr)
        trials.append(trial)
    report = markdown(trials, CASES, load)
    print(report)
    if options.write is not None:
        from figures import put  # of bench/

        put(options.write, "attack", report)
    return int(any(trial.failures for trial in trials))


if __name__ == "__main__":
    # As with Ctrl+C, the servers that were started end too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    sys.exit(main())
