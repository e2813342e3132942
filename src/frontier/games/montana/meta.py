"""What Montana says about itself."""

from frontier.engine.meta import Meta, Option
from frontier.games.montana import modules

DRAWN = "drawn"
CHOSEN = "chosen"

META = Meta(
    id="montana",
    min_players=2,
    max_players=4,
    rules_version=2,
    oldest_rules=1,
    options=(
        Option("matching_pair", default=False, rule="M-AMB-03"),
        Option("long_line", default=False, rule="M-AMB-39"),
        Option("round_limit", default=100, rule="M-AMB-61", low=1, high=1000),
        Option("starting_tile", default=DRAWN, rule="M-AMB-44", choices=(DRAWN, CHOSEN), since=2),
        *(option for module in modules.metas() for option in module.options),
    ),
    modules=tuple(module.id for module in sorted(modules.metas(), key=lambda module: module.number)),
    has_random_setup=True,
    turn_events=(("spun", "Recruit"), ("placed", "Work"), ("city", "City"), ("built", "Build")),
    counted_families=("bank", "work", "bid", "trade"),
)
