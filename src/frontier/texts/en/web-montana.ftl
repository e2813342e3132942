# The table of Montana on the page.

web-montana-panel-landscape = Landscape
web-montana-panel-workers = Workers
web-montana-panel-city = City
web-montana-panel-players = Players
web-montana-panel-events = Events

# What a seat holds, without a number.
web-montana-holding-small-copper = Small copper
web-montana-holding-small-stone = Small stone
web-montana-holding-grain = Grain
web-montana-holding-pumpkin = Pumpkins
web-montana-holding-big-copper = Big copper
web-montana-holding-big-stone = Big stone
web-montana-holding-copper-worker = Copper workers
web-montana-holding-stone-worker = Stone workers
web-montana-holding-grain-worker = Grain workers
web-montana-holding-pumpkin-worker = Pumpkin workers
web-montana-holding-silver = Silver
web-montana-holding-cows = Cows
web-montana-holding-canteens = Canteens
web-montana-holding-stock = Settlements left
web-montana-holding-market = Market
web-montana-holding-gate = Gate
web-montana-holding-watchtower = Watchtower
web-montana-holding-mountain-tiles = Mountain tiles

# Fields, spaces and rows, for whoever points at them or listens.
web-montana-field-settled = { $n ->
    [one] 1 settlement
   *[other] { $n } settlements
} of { $who }
web-montana-field-special = with { $special } on top
web-montana-field-cost = costs { $goods }
web-montana-field-open = open
web-montana-field-bonus = bonus of the landscape (◆)
web-montana-field-toll = toll for { $who }
web-montana-field-tile = mountain tile: { $tile }
web-montana-wheel-space = Wheel, space { $n }: { $workers }
web-montana-recruit = Recruit
web-montana-bank-space = Bank, space { $n }: { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} for { $silver } silver
web-montana-work-space = { $area }, space { $n }: pay { $silver } silver, receive { $goods }
web-montana-small-space = { $area }, small space { $n }: more workers bring { $goods } more
web-montana-city = City
web-montana-bid = Row “{ $row }”, { $n ->
    [one] 1 pumpkin
   *[other] { $n } pumpkins
}
web-montana-bid-passed = { $who } has passed
web-montana-bid-to-bid = { $who } still has to bid
web-montana-round = Round { $n }
web-montana-last-round = last round
web-montana-supply = Supply
web-montana-decides = decides now
web-montana-has-turn = it is their turn
web-montana-placed = { $n } of { $all } settlements placed
web-montana-cards-left = { $n ->
    [one] 1 card left
   *[other] { $n } cards left
}
web-montana-tiles-left = { $n ->
    [one] 1 tile left
   *[other] { $n } tiles left
}
web-montana-zoom-in = Enlarge
web-montana-zoom-out = Fit to the screen
