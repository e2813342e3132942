"""Positions that somebody brings along, as `dump` gives them: a table may begin with one."""

from typing import Any

from frontier import FrontierError, Game, OptionError, State
from frontier.engine.record import RESERVED
from frontier.games import component_sets, recorded
from frontier.server.errors import Refused

Json = dict[str, Any]


def read_position(data: Json) -> tuple[Game, State]:
    """Return the game of a position, and the position; Refused with the reason if it cannot exist."""
    try:
        game = game_of(data)
        return game, game.load(data)
    except FrontierError as error:
        raise Refused("bad-position", why=str(error)) from None


def game_of(data: Json) -> Game:
    """Return the game that a position says it is of, with one of the packaged component sets; or FrontierError."""
    name, options, components = data.get("game"), data.get("options"), data.get("components")
    if not isinstance(name, str):
        raise OptionError("game: expected a name")
    component_sets(name)  # which knows whether there is such a game
    if not isinstance(options, dict) or RESERVED & set(options):
        raise OptionError("options: expected an object of options")
    hash_ = components.get("hash") if isinstance(components, dict) else None
    if not isinstance(hash_, str):
        raise OptionError("components: expected an object with name and hash")
    named = {key: data[key] for key in ("players", "modules", "rules") if key in data}
    game = recorded(name, hash_, **named, **options)
    if game.component_hash != hash_:
        raise OptionError(f"components: this program has no set with the hash {hash_}")
    return game
