"""What Homesteaders says about itself."""

from frontier.engine.meta import Meta, Option

META = Meta(
    id="homesteaders",
    min_players=2,
    max_players=4,
    rules_version=2,
    oldest_rules=1,
    options=(Option("screens", default=True, rule="H-INFO-01"),),
    counted_families=("build", "reward", "place", "buy", "sell"),
)
