"""`frontier push-keys`, and reading what it wrote."""

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from frontier import OptionError
from frontier.cli.common import read_text
from frontier.cli.serve import needs_server

if TYPE_CHECKING:
    from frontier.server.notifications.push import PushKeys


def push_keys(
    contact: Annotated[str, typer.Argument(help="Mail address where push services reach who runs the server.")],
) -> None:
    """Make a fresh pair of keys for web push, as a file for `frontier serve --push-keys`."""
    needs_server()
    from frontier.server.notifications.push import PushKeys

    keys = PushKeys.fresh(_checked(contact))
    typer.echo("# Keep it secret and keep it: with other keys every browser has to subscribe anew.")
    typer.echo(f"# The public key is {keys.public_key}")
    typer.echo(f'private_key = "{keys.private_key}"\ncontact = "{keys.contact}"')


def _checked(contact: str) -> str:
    """A mail address as push services want it."""
    from frontier.server.notifications.addresses import AddressError, check_email

    try:
        return f"mailto:{check_email(contact.removeprefix('mailto:'))}"
    except AddressError as error:
        raise OptionError(f"{contact}: {error}") from None


def read_push_keys(path: Path) -> "PushKeys":
    """The keys in a file; OptionError says what is wrong, without the secret."""
    from frontier.server.notifications.push import PushKeys

    text = read_text(path)
    try:
        match tomllib.loads(text):
            case {"private_key": str(private_key), "contact": str(contact), **rest} if not rest:
                return PushKeys(private_key, _checked(contact))
    except ValueError:
        pass
    raise OptionError(f"--push-keys {path}: not a file that `frontier push-keys` made")
