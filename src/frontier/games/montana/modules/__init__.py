"""The modules of the expansion: a folder each, listed here and nowhere else.

Each folder has META in meta.py and MODULE in module.py; what a module can bring stands in the `Module` class.
"""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from frontier.games.montana.module import Module, ModuleMeta

# In the order in which they follow each other after a settlement (M-AMB-63), with a price and in the action codes.
FOLDERS = ("landscapes", "settlements", "event_cards", "goldrush")


@cache
def metas() -> "tuple[ModuleMeta, ...]":
    """Return what the modules say about themselves, without loading their rules."""
    return tuple(import_module(f"{__name__}.{folder}.meta").META for folder in FOLDERS)


@cache
def registered() -> "tuple[Module, ...]":
    """Return all modules, with their rules."""
    return tuple(import_module(f"{__name__}.{folder}.module").MODULE for folder in FOLDERS)
