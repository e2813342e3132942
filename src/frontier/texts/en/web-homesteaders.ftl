# Parts of the table
web-homesteaders-panel-auction = Auction
web-homesteaders-panel-town = Town
web-homesteaders-panel-stock = Buildings
web-homesteaders-panel-market = Market
web-homesteaders-panel-players = Players

# After “You”, in the log.
web-homesteaders-forced-pass = pass: no bid is left to you

# Holdings
web-homesteaders-holdings = What you hold
web-homesteaders-holding-wood = Wood
web-homesteaders-holding-food = Food
web-homesteaders-holding-steel = Steel
web-homesteaders-holding-gold = Gold
web-homesteaders-holding-copper = Copper
web-homesteaders-holding-cattle = Cattle
web-homesteaders-holding-silver = Silver
web-homesteaders-holding-trade = Trade chips
web-homesteaders-holding-vp = VP chips
web-homesteaders-holding-debt = Debts
web-homesteaders-holding-workers = Workers
web-homesteaders-holding-tracks = Tracks
web-homesteaders-holding-railroad = Railroad line
web-homesteaders-points = Points so far
web-homesteaders-hidden = Behind the screen until the end: goods, silver, trade chips, VP chips and debts
web-homesteaders-enlarge = Show the town of { $who }
# What explaining cards say
web-homesteaders-tile-title = Auction tile { $n }
web-homesteaders-price = on the marketplace: { $price }
web-homesteaders-stage-left = { $n ->
    [one] last round of this stage
   *[other] { $n } rounds of this stage left
}
web-homesteaders-about-place = A worker here brings this in every income phase.
web-homesteaders-about-tile = Whoever wins it pays the bid, may then build such a building, and takes what else it shows.
web-homesteaders-about-tile-plain = Whoever wins it pays the bid and takes what it shows at once.
web-homesteaders-about-bid = If nobody bids more, you win and pay this; debts cover what you lack.
web-homesteaders-about-line = Each advance brings the reward of the space you reach, or of any space before it.
web-homesteaders-about-deal = Every deal on the marketplace costs a trade chip.
web-homesteaders-about-swap = For whoever owns the Market.
web-homesteaders-about-change = For whoever owns the Bank.
web-homesteaders-about-pass = You leave this auction, advance on the railroad line and take a reward.
web-homesteaders-about-neutral = The start player puts it on one of the auctions; only a higher bid beats it.
web-homesteaders-about-silver = Pays bids, wages and goods. Whoever has too little takes debts.
web-homesteaders-about-gold = Also spent like silver, without change; worth points at the end.
web-homesteaders-about-trade = One for each deal on the marketplace.
web-homesteaders-about-vp = Points at the end.
web-homesteaders-about-debt = Brings { $silver } silver, is paid off with { $price }; at the end the first costs 1 point, the second 2, the third 3.
web-homesteaders-about-workers = Work in your buildings and cost wages every round, idle or not.
web-homesteaders-about-tracks = Bring silver in every income phase.
web-homesteaders-about-score = What the game would bring if it ended now.
web-homesteaders-about-good = Pays for buildings; worth nothing at the end.
web-homesteaders-about-scoring-good = Pays for buildings; worth points at the end.

# Auctions
web-homesteaders-auctions = Auctions
web-homesteaders-auction = Auction { $space }
web-homesteaders-face-down = not turned up yet
web-homesteaders-ladder = Bids on auction { $space }
web-homesteaders-bid = Auction { $space }, bid { $silver }
web-homesteaders-bid-held = Auction { $space }, bid { $silver }, made by { $who }
web-homesteaders-neutral = the neutral stone
web-homesteaders-neutral-value = Next:
web-homesteaders-choice-bid = Bid
web-homesteaders-choice-build = Build
web-homesteaders-pass = Pass
web-homesteaders-pass-for = Pass and take { $reward }
web-homesteaders-max-bid = Bid up to { $silver } silver for auction { $space } ({ $tile })? Always the lowest possible; you can drop it until it is your turn.
web-homesteaders-max-bid-ask = Yes, then ask me
web-homesteaders-max-bid-pass = Yes, then pass
web-homesteaders-settled = Being paid and built now

# Rounds and tiles
web-homesteaders-tiles = Tiles
web-homesteaders-tiles-title = Auction tiles
web-homesteaders-stack = Stack { $n }
web-homesteaders-stack-open = Face up: one each round, in this order.
web-homesteaders-stack-shuffled = Shuffled by stage: each tile comes once, in an unknown order.
web-homesteaders-tile-now = now
web-homesteaders-tile-past = gone

# Railroad line
web-homesteaders-line = Railroad line
web-homesteaders-line-start = Start
web-homesteaders-line-space = Space { $space }: { $reward }

# Town
web-homesteaders-idle = Idle:
web-homesteaders-all-busy = All workers have a place.
web-homesteaders-income = Income
web-homesteaders-wages = wages
web-homesteaders-net = then you have
web-homesteaders-call-back = Call all back
web-homesteaders-send = { $n ->
    [0] Send nobody
    [one] Send 1 worker
   *[other] Send { $n } workers
}
web-homesteaders-send-ahead = { $n ->
    [0] Prepare to send nobody
    [one] Prepare 1 worker
   *[other] Prepare { $n } workers
}
web-homesteaders-ahead = The others are still deciding.
web-homesteaders-prepared = Prepared; only you know.
web-homesteaders-prepared-drop = Change
web-homesteaders-warn-idle = { $n ->
    [one] 1 worker stays idle.
   *[other] { $n } workers stay idle.
}
web-homesteaders-warn-trade = { $n ->
    [one] 1 trade chip is left; after this it is worth nothing.
   *[other] { $n } trade chips are left; after this they are worth nothing.
}
web-homesteaders-warn-goods = { $n ->
    [one] You could still sell 1 good, for { $vp } VP besides the price.
   *[other] You could still sell { $n } goods, for { $vp } VP each besides the price.
}
web-homesteaders-warn-debt = { $n ->
    [one] You could still pay off 1 debt.
   *[other] You could still pay off { $n } debts.
}
web-homesteaders-row-income = Each round
web-homesteaders-row-built = Once, when built
web-homesteaders-row-ability = Ability
web-homesteaders-row-extra = Points at the end

# Buildings
web-homesteaders-stock = Buildings
web-homesteaders-stock-hint = A tick: you hold everything it costs. A red line: you lack this good.
web-homesteaders-catalogue = All
web-homesteaders-catalogue-title = All buildings
web-homesteaders-copies = { $n ->
    [one] 1 left
   *[other] { $n } left
}
web-homesteaders-cost = Costs { $cost }
web-homesteaders-owned = You already own it
web-homesteaders-covered = You hold everything for it
web-homesteaders-missing = Missing: { $goods }
web-homesteaders-way = After trading: { $moves }

# Marketplace
web-homesteaders-market = Marketplace
web-homesteaders-market-note = 1 each; selling brings { $vp } more
web-homesteaders-buy = Buy
web-homesteaders-sell = Sell
web-homesteaders-buy-label = Buy { $good } for { $price }
web-homesteaders-sell-label = Sell { $good } for { $price }
web-homesteaders-hire = Hire a worker for 1 food
web-homesteaders-swap-food = Market: 1 wood for 1 food
web-homesteaders-swap-steel = Market: 1 food for 1 steel
web-homesteaders-change = Bank: 1 trade chip for 1 silver
web-homesteaders-borrow = Take a debt
web-homesteaders-pay-off = Pay off a debt

# Settings
web-homesteaders-auto-bids = Pay bids automatically
web-homesteaders-auto-bids-about = As long as the silver you hold is enough: never with gold or a new debt. You can take it back.
web-homesteaders-auto-bids-elsewhere = In Homesteaders, as long as the silver you hold is enough: never with gold or a new debt. You can take it back.
web-homesteaders-auto-wages = Pay wages automatically
web-homesteaders-auto-wages-about = As long as the silver you hold is enough: never with gold or a new debt. You can take it back.
web-homesteaders-auto-wages-elsewhere = In Homesteaders, as long as the silver you hold is enough: never with gold or a new debt. You can take it back.
web-homesteaders-auto-workers = Take free workers automatically
web-homesteaders-auto-workers-about = As long as there is a place for them in your town. You can take it back.
web-homesteaders-auto-workers-elsewhere = In Homesteaders, as long as there is a place for them in your town. You can take it back.

# First-sight cards: one sentence each, the first time it comes up.
web-homesteaders-first-final = This is the last chance to turn trade chips, silver and goods into victory points and to pay off debts.
web-homesteaders-first-wages = You have less silver than workers: gold, the marketplace and debts help you to pay, and what is missing is borrowed.
web-homesteaders-first-outbid = You are outbid and it is your turn again: bid on this tile or another one, or pass.
web-homesteaders-first-neutral = With two players a neutral stone bids as well: put it on the tile that you would rather not leave cheap.
web-homesteaders-first-passed = Whoever passes moves one space along the railroad line and takes the reward there, or that of a space before it.
web-homesteaders-first-build = Your tile lets you build one building of its colour; you pay with goods, and you may do without.
web-homesteaders-first-debt = A debt brings silver now, but it costs more to pay off, and each one left at the end costs more points than the one before.
web-homesteaders-first-stage = A new stage has begun: buildings of the one before that nobody has built are gone.
web-homesteaders-first-place = Workers bring in something where they work: send each to a free place of your own buildings.
web-homesteaders-first-bid = Only whoever wins a tile may build this round; if you pass, you move along the railroad line instead.
web-homesteaders-first-deal = Each trade chip is one deal on the marketplace: buy or sell a good, or hire a worker for food.

# The editor of positions
web-homesteaders-edit-bid = Bid: { $who }
web-homesteaders-edit-building = { $building }: { $who }
web-homesteaders-edit-worker = Worker at work
web-homesteaders-edit-railroad = Train: { $who }
web-homesteaders-edit-passed = Has passed: { $who }
