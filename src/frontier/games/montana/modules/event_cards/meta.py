"""What the event cards say about themselves."""

from frontier.games.montana.module import ModuleMeta

META = ModuleMeta(id="events", number=3)
