"""What Panning says about itself."""

from frontier.engine.meta import Meta, Option

META = Meta(
    id="panning",
    min_players=2,
    max_players=4,
    rules_version=1,
    options=(Option("turns", default=4, rule="P-END-01", low=1, high=6),),
)
