"""What the special landscapes say about themselves."""

from frontier.engine.meta import Option
from frontier.games.montana.module import ModuleMeta

LANDSCAPES = ("bighorn_canyon", "granite_peak", "great_falls", "helena")  # X-LAND-01
ANY_LANDSCAPE = "random"

META = ModuleMeta(
    id="landscapes",
    number=2,
    options=(
        Option(
            "landscape",
            default=ANY_LANDSCAPE,
            rule="X-LAND-02",
            choices=(ANY_LANDSCAPE, *LANDSCAPES),
            modules=("landscapes",),
        ),
    ),
)
