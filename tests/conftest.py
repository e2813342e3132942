"""All tests know the example game too: whatever holds for any game holds for one from outside the package."""

import os
from pathlib import Path

# Before anything imports frontier; servers and commands that the tests start inherit it.
os.environ["FRONTIER_GAMES"] = str(Path(__file__).parents[1] / "examples" / "panning")
