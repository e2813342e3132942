"""How a game without a look of its own is shown in a terminal: its view, part by part."""

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table

from frontier.engine.events import Event
from frontier.engine.game import Game
from frontier.engine.state import State
from frontier.looks.look import PLAYER_COLOURS, Look, View
from frontier.texts import dashed, has, listed, text

# What the heading tells, and what is settled before the game begins.
LEFT_OUT = {
    "game", "players", "modules", "options", "components", "rules", "seat", "actor", "turn", "phase", "round", "seats",
    "scores", "winners", "ending", "colour", "printed",
}  # fmt: skip
NOTHING, HIDDEN = "-", "?"


def title(view: View, lang: str) -> str:
    """Return the name of the game and its round."""
    return text(lang, "cli-generic-title", {"game": text(lang, f"{view['game']}-name"), "round": view["round"]})


def _word(view: View, vocabulary: str, id_: str, lang: str) -> str:
    key = f"{view['game']}-{vocabulary}-{dashed(id_)}"
    return text(lang, key) if has(lang, key) else id_


def _shown(view: View, value: object, lang: str, vocabulary: str = "") -> str:
    match value:
        case None:
            return HIDDEN
        case dict():
            parts = [f"{_shown(view, n, lang)} {_word(view, 'thing', id_, lang)}" for id_, n in value.items() if n]
            return ", ".join(parts) or NOTHING
        case list():
            return listed(lang, [_shown(view, entry, lang) for entry in value]) if value else NOTHING
        case str():
            return _word(view, vocabulary, value, lang)
        case _:
            return str(value)


def table(view: View, lang: str, seats: Sequence[str], console: Console) -> RenderableType:
    """What is common to all as a list, what everybody has as a table, a row a seat."""
    common = Table.grid(padding=(0, 2))
    for key, value in view.items():
        if key not in LEFT_OUT:
            common.add_row(_word(view, "slot", key, lang), _shown(view, value, lang, key))
    keys = [key for key in view["seats"][0] if key not in LEFT_OUT]
    players = Table("", *(_word(view, "slot", key, lang) for key in keys), _word(view, "term", "score", lang))
    for seat, entry in enumerate(view["seats"]):
        values = [_shown(view, entry[key], lang, key) for key in keys]
        colour = PLAYER_COLOURS[entry["colour"]]
        name = f"[bold {colour}]{'> ' * (view['actor'] == seat)}{seats[seat]}[/]"
        players.add_row(name, *values, str(view["scores"][seat]))
    return Group(common, players)


def tell(game: Game, state: State, events: Sequence[Event], lang: str) -> list[str]:
    """Return a sentence for each event."""
    return [game.describe_event(state, event, lang) for event in events]


LOOK = Look(
    example="",
    title=title,
    table=table,
    info=lambda view, lang: NOTHING,
    tell=tell,
    short=lambda game, state, action, lang: "",
)
