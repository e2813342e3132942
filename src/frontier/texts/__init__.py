"""Every sentence a person reads, in Fluent files a language, found by key."""

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from frontier import plugins

LANGUAGES = ("en", "de", "nl")
LONGEST = 300  # characters of an argument
KEPT = 1 << 14  # texts with their arguments filled in: those of some running games in all languages
FOLDER = Path(__file__).parent
SOFT_HYPHEN = "\u00ad"  # where long words may break on the page; terminals and mails would show it or miscount


def dashed(id_: str) -> str:
    """Ids as they stand in text keys."""
    return id_.replace("_", "-")


@cache
def bundle(lang: str) -> FluentBundle:
    """All texts of a language; an unknown language raises KeyError."""
    if lang not in LANGUAGES:
        raise KeyError(f"no texts in {lang!r}; there is {', '.join(LANGUAGES)}")
    loaded = FluentBundle([lang], use_isolating=False)
    for file in plugins.files(FOLDER / lang, f"texts/{lang}", "*.ftl"):
        loaded.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return loaded


def source(lang: str, game: str) -> str:
    """The Fluent files of a game as they are: those whose names begin with its id."""
    found = plugins.files(FOLDER / lang, f"texts/{lang}", f"{game}*.ftl")
    return "\n".join(file.read_text(encoding="utf-8") for file in found)


def has(lang: str, key: str) -> bool:
    """Whether there is a text for this key."""
    return bundle(lang).has_message(key)


def text(lang: str, key: str, args: Mapping[str, object] | None = None) -> str:
    """The text of a key with its arguments filled in; a missing key or argument raises KeyError."""
    return _filled(lang, key, *[(name, _short(value)) for name, value in args.items()]) if args else _filled(lang, key)


@lru_cache(KEPT)
def _filled(lang: str, key: str, *args: tuple[str, object]) -> str:
    """Kept because Fluent needs far longer than the rest of a game's sentence; equal numbers read the same."""
    loaded = bundle(lang)
    if not loaded.has_message(key):
        raise KeyError(f"no text {key!r} in {lang!r}")
    pattern = loaded.get_message(key).value
    if pattern is None:
        raise KeyError(f"text {key!r} in {lang!r} is empty")
    rendered, errors = loaded.format_pattern(pattern, dict(args))
    if errors:
        raise KeyError(f"text {key!r} in {lang!r}: {errors[0]}")
    return str(rendered).replace(SOFT_HYPHEN, "")


def _short(value: object) -> object:
    """What somebody typed may be endless; Fluent refuses more than a thousand characters."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def listed(lang: str, parts: list[str]) -> str:
    """ "a, b and c" in a language."""
    if len(parts) < 2:
        return "".join(parts)
    return text(lang, "list-and", {"first": ", ".join(parts[:-1]), "last": parts[-1]})
