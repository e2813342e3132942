# Things ---------------------------------------------------------------------------------------------

homesteaders-credits = Homesteaders: a game by Alex Rockwell, first published by Tasty Minstrel Games.
homesteaders-title = Homesteaders

homesteaders-piece-wood = { $n } wood
homesteaders-piece-food = { $n } food
homesteaders-piece-steel = { $n } steel
homesteaders-piece-gold = { $n } gold
homesteaders-piece-copper = { $n } copper
homesteaders-piece-cattle = { $n } cattle
homesteaders-piece-silver = { $n } silver
homesteaders-piece-trade = { $n ->
    [one] 1 trade chip
   *[other] { $n } trade chips
}
homesteaders-piece-vp = { $n } VP
homesteaders-piece-debt = { $n ->
    [one] 1 debt
   *[other] { $n } debts
}
homesteaders-piece-worker = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
homesteaders-piece-track = { $n ->
    [one] 1 track
   *[other] { $n } tracks
}

homesteaders-kind-residential = residential
homesteaders-kind-commercial = commercial
homesteaders-kind-industrial = industrial
homesteaders-kind-special = special
homesteaders-kind-any = any kind
homesteaders-or = or

homesteaders-stage-settlement = Settlement
homesteaders-stage-town = Town
homesteaders-stage-city = City

homesteaders-building-homestead = Homestead
homesteaders-building-grain-mill = Grain Mill
homesteaders-building-farm = Farm
homesteaders-building-market = Market
homesteaders-building-foundry = Foundry
homesteaders-building-steel-mill = Steel Mill
homesteaders-building-boarding-house = Boarding House
homesteaders-building-railworkers-house = Railworkers House
homesteaders-building-ranch = Ranch
homesteaders-building-trading-post = Trading Post
homesteaders-building-general-store = General Store
homesteaders-building-gold-mine = Gold Mine
homesteaders-building-copper-mine = Copper Mine
homesteaders-building-river-port = River Port
homesteaders-building-church = Church
homesteaders-building-workshop = Workshop
homesteaders-building-depot = Depot
homesteaders-building-stables = Stables
homesteaders-building-bank = Bank
homesteaders-building-meatpacking-plant = Meatpacking Plant
homesteaders-building-forge = Forge
homesteaders-building-factory = Factory
homesteaders-building-rodeo = Rodeo
homesteaders-building-lawyer = Lawyer
homesteaders-building-fairgrounds = Fairgrounds
homesteaders-building-dude-ranch = Dude Ranch
homesteaders-building-town-hall = Town Hall
homesteaders-building-terminal = Terminal
homesteaders-building-restaurant = Restaurant
homesteaders-building-train-station = Train Station
homesteaders-building-circus = Circus
homesteaders-building-rail-yard = Rail Yard

homesteaders-term-round = round
homesteaders-term-final-income = final income
homesteaders-term-advance = railroad advance
homesteaders-term-neutral-value = next neutral bid
homesteaders-term-stock = buildings in stock

homesteaders-term-towns = towns
homesteaders-term-auctions = auctions
homesteaders-term-buildings = buildings (dim: not in stock now)
homesteaders-term-stack = auction tiles of stack 1 to come
homesteaders-term-score = Points
homesteaders-extras = Marketplace (1 trade chip each) and debts:

homesteaders-good-wood = wood
homesteaders-good-food = food
homesteaders-good-steel = steel
homesteaders-good-gold = gold
homesteaders-good-copper = copper
homesteaders-good-cattle = cattle

homesteaders-sign-start = start player
homesteaders-sign-working = worker
homesteaders-sign-free = free place
homesteaders-sign-hidden = behind the screen

homesteaders-short-buy = buy { $good } ({ $price })
homesteaders-short-sell = sell { $good } ({ $price })
homesteaders-short-hire = hire 1 worker (1 food)
homesteaders-short-market = { $cost } → { $good }
homesteaders-short-bank = trade chip → 1 silver
homesteaders-short-borrow = debt (+{ $silver } silver)
homesteaders-short-pay-off = pay off 1 debt ({ $price })

homesteaders-any-good = 1 good
homesteaders-term-passed = passed
homesteaders-menu-bids = Auction { $space }: { $tile }. Bid { $steps }
homesteaders-about-market = Marketplace, a trade chip each: { $prices }; selling brings 1 VP more; 1 food hires a worker.
homesteaders-about-line = Railroad line, space by space: { $rewards }.
homesteaders-about-debts = A debt brings { $silver } silver and is paid off with { $price } silver or 1 gold; at the end the first costs 1 VP, the second 2, the third 3 and so on.
homesteaders-about-points = At the end { $n } VP for each gold, copper and cattle; nothing for wood, food and steel.
homesteaders-letter-wood = w
homesteaders-letter-food = f
homesteaders-letter-steel = s
homesteaders-letter-gold = g
homesteaders-letter-copper = c
homesteaders-letter-cattle = k
homesteaders-item-chips = VP chips
homesteaders-item-buildings = buildings
homesteaders-item-extra = extra VP
homesteaders-item-goods = goods
homesteaders-item-debt = debts
homesteaders-item-silver = tie-break: silver

homesteaders-tile-sale = { $cost } → { $gain }
homesteaders-about-income = { $income } each round
homesteaders-about-work = { $workers ->
    [one] worker: { $income }
   *[other] { $workers } workers: { $income }
}
homesteaders-yields = { $workers ->
    [one] { $income }
   *[other] { $income } for { $workers } workers together
}
homesteaders-built-trade = 1 trade chip at once
homesteaders-built-track = 1 track at once
homesteaders-built-worker = 1 worker at once
homesteaders-built-advance = railroad advance
homesteaders-built-debt-relief = return 1 debt or take { $silver } silver at once
homesteaders-built-building = then another building of any kind
homesteaders-ability-wood-to-food = trade chip + wood → food
homesteaders-ability-food-to-steel = trade chip + food → steel
homesteaders-ability-sale-bonus = { $bonus } more silver for each sale
homesteaders-ability-gold-as-copper-or-cattle = gold as copper or cattle
homesteaders-ability-vp-per-later-building = 1 VP for each later building
homesteaders-ability-equal-bid = outbid with an equal bid
homesteaders-ability-silver-per-worker = 1 silver per worker each round, at most { $most }
homesteaders-ability-debt-relief = return 1 debt or take { $silver } silver each round
homesteaders-ability-trade-to-silver = trade chip → 1 silver
homesteaders-counted-residential = 1 VP per residential building
homesteaders-counted-commercial = 1 VP per commercial building
homesteaders-counted-industrial = 1 VP per industrial building
homesteaders-counted-special = 1 VP per special building
homesteaders-counted-worker = 1 VP per worker
homesteaders-counted-track = 1 VP per track
homesteaders-counted-building = 1 VP per building

homesteaders-ending-ten-rounds = Ten rounds and the final income have been played.

homesteaders-option-screens = Goods, silver, trade chips, debts and VP chips of the others are hidden until scoring.
homesteaders-option-screens-title = Hidden holdings

homesteaders-name = Homesteaders
homesteaders-about = Win auctions for the right to build, put your workers to work, and let your town grow in ten rounds.

# Component sets.
homesteaders-set-standard = Standard
homesteaders-set-standard-about = The rulebook’s values; what it only pictures comes from a public implementation.

# Groups of components.
homesteaders-components-bids = Bids
homesteaders-components-buildings = Buildings
homesteaders-components-market = Market
homesteaders-components-money = Money and debts
homesteaders-components-railroad = Railroad
homesteaders-components-scoring = Scoring
homesteaders-components-start = What everybody starts with
homesteaders-components-tiles = Auction tiles

# Actions --------------------------------------------------------------------------------------------

homesteaders-action-draw = Turned up: { $tile }
homesteaders-action-neutral = Place the neutral stone on auction { $space } for { $silver } ({ $tile })
homesteaders-action-bid = Bid { $silver } on auction { $space } ({ $tile })
homesteaders-action-pass = Pass and advance to space { $line } of the railroad line ({ $rewards })
homesteaders-action-place = Send a worker to the { $place }: { $income }
homesteaders-action-done = Done
homesteaders-action-pay = Pay { $paid }{ $debts ->
    [0] {""}
    [one] , with 1 new debt
   *[other] , with { $debts } new debts
}
homesteaders-action-build = Build { $building } for { $cost } ({ $about })
homesteaders-action-no-build = Build nothing
homesteaders-action-extra = Pay { $cost } for { $gain }
homesteaders-action-no-extra = Do without
homesteaders-action-buy = Buy { $good } with a trade chip for { $price }
homesteaders-action-sell = Sell { $good } with a trade chip for { $price }
homesteaders-action-hire = Hire a worker for 1 food and a trade chip
homesteaders-action-market = Market: { $cost } and a trade chip for { $good }
homesteaders-action-bank = Bank: a trade chip for 1 silver
homesteaders-action-borrow = Take a debt for { $silver } silver
homesteaders-action-pay-off = Pay off a debt for { $price }
homesteaders-action-gold-for = { $n ->
    [0] Pay without replacing anything by gold
   *[other] Pay { $n } gold in place of { $goods }
}
homesteaders-action-worker = Take the worker
homesteaders-action-no-worker = Decline the worker
homesteaders-action-relief = { $relief ->
    [debt] Return 1 debt
   *[silver] Take { $silver } silver
}
homesteaders-action-reward = Take { $reward }

# Prompts --------------------------------------------------------------------------------------------

homesteaders-prompt-draw = An auction tile is turned up.
homesteaders-prompt-place = { $who }, send your workers to work.
homesteaders-prompt-relief = { $who }, return a debt or take silver?
homesteaders-prompt-wages = { $who }, pay your workers: { $silver } silver.
homesteaders-prompt-neutral = { $who }, where does the neutral stone bid?
homesteaders-prompt-bid = { $who }, bid or pass.
homesteaders-prompt-reward = { $who }, choose a reward of the railroad line.
homesteaders-prompt-pay = { $who }, pay your bid: { $silver } silver.
homesteaders-prompt-build = { $who }, what do you build?
homesteaders-prompt-gold = { $who }, which goods do you replace by gold?
homesteaders-prompt-worker = { $who }, take the free worker?
homesteaders-prompt-extra = { $who }, pay { $cost } for { $gain }?
homesteaders-prompt-trade = { $who }, last chance to trade.
homesteaders-prompt-finished = The game is over.

# Events ---------------------------------------------------------------------------------------------

homesteaders-event-round = Round { $n }.
homesteaders-event-final-income = The final income.
homesteaders-event-stage = The stage { $stage } begins; unbuilt buildings of the stage before leave the game.
homesteaders-event-turned-up = Auction { $space }: { $tile }.
homesteaders-event-placed = { $who } { $who ->
    [You] send
   *[other] sends
} a worker to the { $place }.
homesteaders-event-income = { $who } { $who ->
    [You] receive
   *[other] receives
} { $piece }.
homesteaders-event-gained = { $who } { $who ->
    [You] get
   *[other] gets
} { $piece }.
homesteaders-event-returned-debt = { $who } { $who ->
    [You] return
   *[other] returns
} a debt.
homesteaders-event-borrowed = { $who } { $who ->
    [You] take
   *[other] takes
} { $n ->
    [one] 1 debt
   *[other] { $n } debts
} and { $who ->
    [You] receive
   *[other] receives
} { $silver } silver.
homesteaders-event-paid-off = { $who } { $who ->
    [You] pay
   *[other] pays
} off a debt for { $money }.
homesteaders-event-wages = { $who } { $who ->
    [You] pay
   *[other] pays
} { $n ->
    [one] 1 worker
   *[other] { $n } workers
}: { $money }.
homesteaders-event-neutral-bid = { $who } { $who ->
    [You] place
   *[other] places
} the neutral stone: { $bid } on auction { $space }.
homesteaders-event-neutral-value = The next neutral bid is { $bid }.
homesteaders-event-bid = { $who } { $who ->
    [You] bid
   *[other] bids
} { $bid } on auction { $space }.
homesteaders-event-outbid = { $who } { $who ->
    [You] are
   *[other] is
} outbid on auction { $space }.
homesteaders-event-passed = { $who } { $who ->
    [You] pass
   *[other] passes
}.
homesteaders-event-line = { $who } { $who ->
    [You] stand
   *[other] stands
} on space { $line } of the railroad line.
homesteaders-event-won = { $who } { $who ->
    [You] win
   *[other] wins
} auction { $space } for { $bid }.
homesteaders-event-unsold = Nobody wins auction { $space }.
homesteaders-event-start-player = { $who } { $who ->
    [You] become
   *[other] becomes
} start player.
homesteaders-event-paid-bid = { $who } { $who ->
    [You] pay
   *[other] pays
} the bid: { $money }.
homesteaders-event-built = { $who } { $who ->
    [You] build
   *[other] builds
} { $building } for { $cost }.
homesteaders-event-not-built = { $who } { $who ->
    [You] build
   *[other] builds
} nothing.
homesteaders-event-paid-extra = { $who } { $who ->
    [You] pay
   *[other] pays
} { $piece } for the tile’s offer.
homesteaders-event-bought = { $who } { $who ->
    [You] buy
   *[other] buys
} { $good } with a trade chip for { $money }.
homesteaders-event-sold = { $who } { $who ->
    [You] sell
   *[other] sells
} { $good } with a trade chip for { $money }.
homesteaders-event-hired = { $who } { $who ->
    [You] hire
   *[other] hires
} a worker for 1 food and a trade chip.
homesteaders-event-swapped = { $who } { $who ->
    [You] trade
   *[other] trades
} { $cost } and a trade chip for { $good }.
homesteaders-event-changed = { $who } { $who ->
    [You] exchange
   *[other] exchanges
} a trade chip for { $silver } silver.
homesteaders-event-game-over = The game is over.

# Why not? -------------------------------------------------------------------------------------------

homesteaders-reason-game-over = The game is over.
homesteaders-reason-not-in-stack = This tile cannot be turned up now.
homesteaders-reason-no-such-auction = There are only { $n } auctions.
homesteaders-reason-two-players-only = There is a neutral stone only with two players.
homesteaders-reason-neutral-first = Place the neutral stone first.
homesteaders-reason-bid-at-least = A bid must be at least { $bid }: you may equal it.
homesteaders-reason-bid-higher = A bid must be higher than { $bid }.
homesteaders-reason-not-your-building = You do not own this building.
homesteaders-reason-place-occupied = This work place is occupied.
homesteaders-reason-no-idle-worker = You have no worker left to place.
homesteaders-reason-both-places = This building needs two workers: fill its first place first.
homesteaders-reason-places-in-order = Work places are filled in order, and you have already chosen a later one.
homesteaders-reason-too-little-gold = This takes { $needed } gold; you have { $held }.
homesteaders-reason-too-little-silver = This takes { $needed } silver; you have { $held }.
homesteaders-reason-gold-wasted = There is no change for gold: so much would be wasted.
homesteaders-reason-price-in-gold = Copper and cattle are paid in gold.
homesteaders-reason-no-gold-for-gold = Gold is bought with silver.
homesteaders-reason-no-trade-chip = You have no trade chip.
homesteaders-reason-good-not-held = You need { $good }.
homesteaders-reason-needs-ability = You own no building that allows this.
homesteaders-reason-no-more-debt = With { $n } debts nobody may take another one by choice.
homesteaders-reason-no-debt = You have no debt.
homesteaders-reason-line-not-reached = This reward lies on space { $space } of the railroad line; you are on { $line }.
homesteaders-reason-already-owned = You already own this building.
homesteaders-reason-not-this-stage = This building is not available at this stage.
homesteaders-reason-all-built = All copies of this building have been built.
homesteaders-reason-not-this-kind = Your tile does not allow a building of this kind.
homesteaders-reason-goods-missing = You lack { $missing }.
homesteaders-reason-not-in-cost = The building does not cost that much copper or cattle.
homesteaders-reason-cannot-pay-so = You do not have the goods for this payment.
homesteaders-reason-gold-only-for-copper-cattle = Gold replaces only copper and cattle.
homesteaders-reason-moment-draw = Tiles are turned up at the start of a round.
homesteaders-reason-moment-neutral = The neutral stone is placed before the first bid.
homesteaders-reason-moment-bid = You bid when it is your turn in an auction.
homesteaders-reason-moment-pass = You pass when it is your turn in an auction.
homesteaders-reason-moment-place = You send workers to work at the beginning of a round.
homesteaders-reason-moment-done = First make the choice you are asked for.
homesteaders-reason-moment-pay = You pay when wages or a bid of yours are due.
homesteaders-reason-moment-build = First win and pay a tile that allows building.
homesteaders-reason-moment-no-build = First win and pay a tile that allows building.
homesteaders-reason-moment-extra = First build; then comes what the tile offers.
homesteaders-reason-moment-no-extra = First build; then comes what the tile offers.
homesteaders-reason-moment-buy = First make the choice you are asked for; you can trade when you send workers, pay or build.
homesteaders-reason-moment-sell = First make the choice you are asked for; you can trade when you send workers, pay or build.
homesteaders-reason-moment-hire = First make the choice you are asked for; you can hire when you send workers, pay or build.
homesteaders-reason-moment-market = First make the choice you are asked for; you can trade when you send workers, pay or build.
homesteaders-reason-moment-bank = First make the choice you are asked for; you can trade when you send workers, pay or build.
homesteaders-reason-moment-borrow = First make the choice you are asked for; you can take a debt when you send workers, pay or build.
homesteaders-reason-moment-pay-off = First make the choice you are asked for; you can pay off a debt when you send workers, pay or build.
homesteaders-reason-moment-gold-for = Gold replaces goods only while you pay for a building that costs copper or cattle.
homesteaders-reason-moment-worker = First get a free worker, from a tile or a building.
homesteaders-reason-moment-no-worker = First get a free worker, from a tile or a building.
homesteaders-reason-moment-relief = Only a building lets you return a debt for free.
homesteaders-reason-moment-reward = You take a reward when you advance on the railroad line.

homesteaders-plan-auto-pass = Pass
homesteaders-plan-auto-pass-about = You pass as soon as you are asked to bid.
homesteaders-plan-auto-pass-reward = Reward
homesteaders-plan-auto-pass-reward-about = What you then take on the railroad line, if you have come that far; without a choice you are asked.
homesteaders-plan-auto-pass-round = Round
homesteaders-plan-auto-pass-round-about = The round whose auction is meant; without a choice the next one.
homesteaders-plan-max-bid = Bid up to a limit
homesteaders-plan-max-bid-about = On one auction you bid the lowest amount possible, as long as it is within your limit.
homesteaders-plan-max-bid-space = Auction
homesteaders-plan-max-bid-space-about = The auction on which you bid.
homesteaders-plan-max-bid-silver = Limit
homesteaders-plan-max-bid-silver-about = The highest bid in silver that you make.
homesteaders-plan-max-bid-then = After that
homesteaders-plan-max-bid-then-about = What happens once the limit is not enough.
homesteaders-plan-max-bid-then-pass = Pass
homesteaders-plan-max-bid-then-ask = Ask me
homesteaders-plan-max-bid-round = Round
homesteaders-plan-max-bid-round-about = The round whose auction is meant; without a choice the next one.

# Themes of puzzles ---------------------------------------------------------------------------------

homesteaders-theme-outbid = Outbid
homesteaders-theme-bid = The right bid
homesteaders-theme-pass = Pass at the right time
homesteaders-theme-payment = How to pay
homesteaders-theme-debt = Debt
homesteaders-theme-workers = Workers
homesteaders-theme-build = What to build
homesteaders-theme-market = Trade
homesteaders-theme-railroad = The railroad line
homesteaders-theme-last-round = The last round
