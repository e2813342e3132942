"""The observation and action spaces of a game, explained from their declarations."""

from frontier.engine.actions import Choice, Family, Field, Number, Several
from frontier.engine.game import Game
from frontier.engine.observation import Group, names

MANY = 12  # things of a group; of more only the first and the last are named


def entries(game: Game) -> list[str]:
    """Return every number of the observation and every action with its index, a line each."""
    lines = [f"observation[{i}]\t{name}" for i, name in enumerate(names(game.observer.groups))]
    return lines + [f"action {code}\t{game.space.write(code)}" for code in range(game.action_count)]


def markdown(game: Game) -> str:
    """Return tables of the observation by sections and of the actions by families."""
    modules = f", modules {', '.join(game.modules)}" if game.modules else ""
    lines = [
        f"## {game.meta.id.capitalize()}, {game.players} players{modules}",
        "",
        f"### The observation: {game.observation_size} numbers",
    ]
    first = 0
    for group in game.observer.groups:
        lines += ["", *_group(group, first)]
        first += group.stride * len(group.things)
    lines += [
        "",
        f"### The actions: {game.action_count} codes",
        "",
        "| codes | move | its fields, the last one counted fastest |",
        "|---|---|---|",
        *(_family(family) for family in game.space.families),
    ]
    return "\n".join(lines)


def _group(group: Group, first: int) -> list[str]:
    things = len(group.things)
    title = f"From {first}"
    if things > 1:
        title += f", {group.stride} numbers for each {group.kind}: {_few(group.things)}"
    lines = [f"{title}.", "", "| at | what | for | number |", "|---|---|---|---|"]
    at = 0 if things > 1 else first
    for section in group.sections:
        size = len(section.entries)
        place = f"{'+' if things > 1 else ''}{at}" + (f" to {at + size - 1}" if size > 1 else "")
        lines.append(f"| {place} | {section.name} | {', '.join(section.entries)} | {section.meaning} |")
        at += size
    return lines


def _family(family: Family) -> str:
    last = family.base + family.count - 1
    codes = f"{family.base} to {last}" if family.count > 1 else str(family.base)
    shape = " ".join([family.name, *(f"<{field.name}>" for field in family.fields)])
    return f"| {codes} | `{shape}` | {'; '.join(_field(field) for field in family.fields)} |"


def _field(field: Field) -> str:
    match field:
        case Number():
            return f"{field.name}: {field.low} to {field.low + field.size - 1}"
        case Choice():
            return f"{field.name}: {_few(field.ids)}"
        case Several():
            return f"{field.name}: {field.low} to {field.high} of {', '.join(field.kinds)} ({field.size} ways)"
    raise AssertionError(field)


def _few(words: tuple[str, ...]) -> str:
    shown = words if len(words) <= MANY else (*words[:3], "...", words[-1])
    return f"{', '.join(shown)}{f' ({len(words)})' if len(words) > MANY else ''}"
