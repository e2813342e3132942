"""The names of things in the languages that there are texts in."""

from functools import lru_cache

from frontier import texts
from frontier.engine.errors import OptionError

CACHED_NAMES = 1 << 12  # with their numbers; every sentence is made of them


def check_language(lang: str) -> None:
    """Raise OptionError unless there are texts in this language."""
    if lang not in texts.LANGUAGES:
        raise OptionError(f"no texts in {lang!r}; there is {', '.join(texts.LANGUAGES)}")


@lru_cache(CACHED_NAMES)
def name_of(game: str, vocabulary: str, id_: str, lang: str, n: int) -> str:
    """Return the name of a thing: the game's own, else one that games share, else its id."""
    word = f"{texts.dashed(vocabulary)}-{texts.dashed(id_)}"
    for key in (f"{game}-{word}", f"common-{word}"):
        if texts.has(lang, key):
            return texts.text(lang, key, {"n": n})
    return id_
