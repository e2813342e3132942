"""What the special settlements say about themselves."""

from frontier.engine.meta import Option
from frontier.games.montana.module import ModuleMeta

META = ModuleMeta(
    id="settlements",
    number=1,
    options=(Option("count_stacks", default=False, rule="X-AMB-02", modules=("settlements",)),),
)
