# The table of Montana on the page.

web-montana-panel-landscape = Landscape
web-montana-panel-workers = Workers
web-montana-panel-city = City
web-montana-panel-players = Players
web-montana-panel-events = Events

# After “You”, in the log.
web-montana-forced-pass = pass: too few pumpkins for another bid

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
# The race to the last settlement.
web-montana-race = The race
web-montana-race-left = { $who }: { $n } of { $all } settlements placed, { $left } to go

# What explaining cards say.
web-montana-space-title = { $area }, space { $n }
web-montana-row-title = City, row “{ $row }”
web-montana-wheel-title = Wheel, space { $n }
web-montana-takes = { $workers }, or 2 of other kinds
web-montana-takes-any = { $workers }, or any 2
web-montana-takes-n = { $n ->
    [one] exactly 1 worker of any kind
   *[other] exactly { $n } workers of any kind
}
web-montana-comes-from = from here: { $area }
web-montana-short = { $goods } short
web-montana-canteen-beside = a canteen for whoever builds beside it
web-montana-line-own = A settlement here closes a line of yours: one more for free.
web-montana-line = A settlement here would close a line of { $who }.
web-montana-event-now = in force this round
web-montana-event-next = in force next round
web-montana-about-area = Send workers and pay the silver for the goods. The workers stay until all large spaces here are taken.
web-montana-about-small = More goods without silver, right after using the large space beside it.
web-montana-about-bank = Workers bring you silver. They stay until the whole bank is full.
web-montana-about-recruit = Spin the arrow and take the two workers it shows. Then you may pay grain to move it on for two more.
web-montana-about-wheel = The arrow can come to rest here, or be moved here for grain.
web-montana-about-arrow = The arrow stands here now.
web-montana-about-advance = { $n } grain to move the arrow here
web-montana-about-city = Take 1 pumpkin, then bid for a row with your contractor; everybody may join in. No workers needed.
web-montana-about-bid = One contractor a row: whoever bids more pushes you out. You pay when the bidding is over.
web-montana-about-store = Contractors wait here. Passing brings yours back.
web-montana-about-meadow = Can be built on once a settlement or the starting tile lies beside it.
web-montana-about-mountain = Nobody can build here.
web-montana-about-lake = Nobody can build here. Whoever builds beside it takes the canteen.
web-montana-about-river = Nobody can build here; whoever is first to build at one of its ends gets a bonus.
web-montana-about-lowland = Nobody can build here.
web-montana-about-site = Opens when somebody has earned the bonus of this landscape.
web-montana-about-settled = Fields beside it are open for everybody.
web-montana-about-market = When built, you may exchange 1 small good for each settlement beside it.
web-montana-about-gate = When built, the others pay you 1 silver for each of their settlements beside it.
web-montana-about-watchtower = Whoever else builds beside it pays 1 good more.
web-montana-about-cows = In your turn a cow can be traded for a small good, silver or a worker.
web-montana-about-canteens = At the end of your turn you may spend one for another turn.
web-montana-about-stock = Whoever places the last one starts the end: this round is finished, then most settlements win.
web-montana-about-tile = Yours to use from your next turn on.
web-montana-about-pile-cards = A card each round, seen one round ahead.
web-montana-about-pile-tiles = Build beside a mountain, and you may look at its tiles and take one.
web-montana-about-worker = Works where its goods are made, or anywhere together with another.
web-montana-about-small-good = Pays for settlements; the city upgrades it to a big one.
web-montana-about-big = Pays for the most valuable fields. It comes from upgrades only.
web-montana-about-grain = Pays for settlements, and moves the arrow of the wheel on.
web-montana-about-pumpkin = Pays for settlements, and for bids in the city.

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
web-montana-choice-recruit = Recruit
web-montana-choice-work = Work
web-montana-choice-build = Build
web-montana-build-last = Build, then end the turn
web-montana-work-helped = { $work }; the small space brings 1 more
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
web-montana-city-bid = Go to the city and bid { $n ->
    [one] 1 pumpkin
   *[other] { $n } pumpkins
} in the row “{ $row }”
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
web-montana-zoom = Size of the landscape
web-montana-zoom-in = Enlarge
web-montana-zoom-less = Make smaller
web-montana-zoom-out = Fit to the screen

# First-sight cards: one sentence each, the first time it comes up.
web-montana-first-outbid = You are outbid: place your contractor anew in any row where you bid more, or pass.
web-montana-first-bid = Somebody has gone to the city, so you may bid as well: take a row of your own, or push somebody out further to the right.
web-montana-first-mountain = A mountain tile is yours to use once, from your next turn on.
web-montana-first-special = Where several tiles lie on one field, a special settlement works only if it is on top.
web-montana-first-full = Your board has no more room, so some workers go back: old or new ones, as you like.
web-montana-first-advance = For 1 grain a space you may move the arrow on, once, and take a second pair of workers.
web-montana-first-upgrade = An upgrade makes a small good a big one; big goods come from the city only.
web-montana-first-canteen = A canteen gives you another whole turn at the end of this one or of a later one.
web-montana-first-last = Somebody has placed their last settlement: this round is played to its end, then the most settlements win.
web-montana-first-turn = Your turn is one action: recruit workers, send workers to work, or build settlements.
web-montana-first-line = A settlement that completes a straight line of exactly four fields brings you one more for free.
web-montana-first-toll = Building beside somebody else’s watchtower costs you 1 good more.
web-montana-first-cleared = When all large spaces of an area are taken, its workers go back to the supply and the area is free again.
web-montana-first-shortage = The supply had too little, so everybody who could put one of the kind back.
web-montana-first-event = The event card on the right counts for everybody this round; the one on the left is next.
web-montana-first-city = The city is an auction: bid pumpkins for a row, and whoever bids more in it pushes you out.
web-montana-first-work = For goods one worker of the kind shown is enough on a space; otherwise it takes two others.
web-montana-first-build = Build beside the starting tile or any settlement, no matter whose, up to three in one turn.
web-montana-first-cow = In your turn a cow can be traded for a small good, silver or a worker, besides your action.

# The editor of positions
web-montana-edit-arrow = The arrow points here
web-montana-edit-settlement = Settlement: { $who }
web-montana-edit-cow = Cow
web-montana-edit-canteen = Canteen
web-montana-edit-start = Starting tile
web-montana-edit-contractor = Contractor: { $who }
