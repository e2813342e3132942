"""Looking back at games, and ahead in them: what search has to tell people."""

from frontier import plugins

plugins.extend(__path__, "coach")
