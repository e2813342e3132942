"""What the goldrush says about itself."""

from frontier.engine.meta import Option
from frontier.games.montana.module import ModuleMeta

META = ModuleMeta(
    id="goldrush",
    number=4,
    options=(Option("helena_looks", default=True, rule="X-AMB-47", modules=("landscapes", "goldrush")),),
)
