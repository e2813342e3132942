"""What Montana says about itself."""

from frontier.engine.meta import Meta, Option

META = Meta(
    id="montana",
    min_players=2,
    max_players=4,
    rules_version=1,
    options=(
        Option("matching_pair", default=False, rule="M-AMB-03"),
        Option("long_line", default=False, rule="M-AMB-39"),
        Option("round_limit", default=100, rule="M-AMB-61", low=1, high=1000),
    ),
)
