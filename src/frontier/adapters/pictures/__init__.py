"""Pictures of the games' positions: a module a game, with a `paint`. A game without one is shown as text."""

from frontier import plugins

plugins.extend(__path__, "adapters/pictures")
