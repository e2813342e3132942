"""`frontier verify`: that the luck of a finished game was the one promised before it."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

import frontier
from frontier.cli.common import ComponentSet, Lang, LangChoice, console, default_lang, read_text
from frontier.engine.fair import Fair
from frontier.engine.record import is_shown
from frontier.texts import text


class Findings:
    """Prints what was checked, a line each, and remembers whether something failed."""

    def __init__(self, lang: Lang) -> None:
        self.lang = lang.value
        self.failed = False

    def good(self, key: str, **args: object) -> None:
        """Something holds."""
        self._tell("✓ ", "green", key, args)

    def bad(self, key: str, **args: object) -> None:
        """Something does not hold, or cannot be known."""
        self.failed = True
        self._tell("✗ ", "bold red", key, args)

    def note(self, key: str, **args: object) -> None:
        """Something that is no fault, and that everybody should know."""
        self._tell("! ", "bold yellow", key, args)

    def _tell(self, sign: str, style: str, key: str, args: dict[str, object]) -> None:
        console.print(Text(sign, style) + Text(text(self.lang, f"cli-verify-{key}", args), "not bold default"))


def verify(
    record: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    commitment: Annotated[
        str | None, typer.Option("--commitment", help="The commitment as it was shown before the game.")
    ] = None,
    nonce: Annotated[str | None, typer.Option("--nonce", help="The nonce that you added yourself.")] = None,
    lang: LangChoice = None,
    components: ComponentSet = None,
) -> None:
    """Check that the luck of a finished game follows from the secret and the nonces that were promised before it."""
    written = read_text(record)
    findings = Findings(lang or default_lang())
    if is_shown(written):
        findings.bad("running")
        raise typer.Exit(1)
    match = frontier.record.loads(written, components)
    if match.state.actor != frontier.OVER:
        findings.bad("running")
        raise typer.Exit(1)
    findings.good("moves", moves=len(match.moves))
    if match.luck == "seed":
        findings.good("chance", n=sum(move.actor == frontier.CHANCE for move in match.moves))
    else:
        findings.bad("open")
    if match.fair is None:
        findings.bad("no-fair")
    else:
        _check(findings, match.fair, match.seed, commitment)
        _check_nonces(findings, match.fair, nonce)
    if findings.failed:
        raise typer.Exit(1)


def _check(findings: Findings, fair: Fair, seed: object, commitment: str | None) -> None:
    if commitment is not None:
        if commitment.strip().lower() == fair.commitment:
            findings.good("given")
        else:
            findings.bad("not-given", commitment=fair.commitment)
    if fair.secret is None:
        findings.bad("no-secret")
        return
    if fair.matches_commitment:
        findings.good("promise", commitment=fair.commitment)
    else:
        findings.bad("no-promise", commitment=fair.commitment)
    if fair.gives(seed):
        # Whatever is in them, the terminal stays safe.
        told = ", ".join("–" if nonce is None else json.dumps(nonce) for nonce in fair.nonces)
        findings.good("seed", n=len(fair.nonces), nonces=told)
    else:
        findings.bad("no-seed")


def _check_nonces(findings: Findings, fair: Fair, own: str | None) -> None:
    if own is not None:
        if own in fair.nonces:
            findings.good("own", nonce=json.dumps(own))
        else:
            findings.bad("not-own", nonce=json.dumps(own))
    if fair.commitments is None:
        findings.note("told-at-once")
        return
    if fair.mismatched:
        findings.bad("unfit", seats=_seats(fair.mismatched))
    else:
        findings.good("commitments", commitments=", ".join(promise or "–" for promise in fair.commitments))
    if fair.unrevealed:
        findings.note("untold", n=len(fair.unrevealed), seats=_seats(fair.unrevealed))


def _seats(seats: tuple[int, ...]) -> str:
    """Seats as records number them."""
    return ", ".join(map(str, seats))
