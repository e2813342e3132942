# Things ---------------------------------------------------------------------------------------------

montana-credits = Montana: a game by Rüdiger Dorn, published by White Goblin Games.
montana-title = Montana

montana-goods-small-copper = { $n } small copper
montana-goods-small-stone = { $n } small stone
montana-goods-grain = { $n } grain
montana-goods-pumpkin = { $n ->
    [one] 1 pumpkin
   *[other] { $n } pumpkins
}
montana-goods-big-copper = { $n } big copper
montana-goods-big-stone = { $n } big stone

montana-workers-copper = { $n ->
    [one] a copper worker
   *[other] { $n } copper workers
}
montana-workers-stone = { $n ->
    [one] a stone worker
   *[other] { $n } stone workers
}
montana-workers-grain = { $n ->
    [one] a grain worker
   *[other] { $n } grain workers
}
montana-workers-pumpkin = { $n ->
    [one] a pumpkin worker
   *[other] { $n } pumpkin workers
}
montana-any-two-workers = any 2 workers

montana-materials-copper = { $n } copper
montana-materials-stone = { $n } stone

montana-area-bank = bank
montana-area-mine = mine
montana-area-quarry = quarry
montana-area-grain-field = grain field
montana-area-farmland = farmland
montana-area-city = city

montana-row-cow = cow
montana-row-goods = goods
montana-row-upgrade = upgrade
montana-row-silver = silver

montana-benefit-small-copper = 1 small copper
montana-benefit-small-stone = 1 small stone
montana-benefit-grain = 1 grain
montana-benefit-pumpkin = 1 pumpkin
montana-benefit-silver = { $n } silver
montana-benefit-copper-worker = a copper worker
montana-benefit-stone-worker = a stone worker
montana-benefit-grain-worker = a grain worker
montana-benefit-pumpkin-worker = a pumpkin worker

montana-gain-settlements = { $n ->
    [one] 1 settlement
   *[other] { $n } settlements
}
montana-gain-cow = a cow
montana-gain-canteens = { $n ->
    [one] a canteen
   *[other] { $n } canteens
}

montana-reward-cows = { $n ->
    [one] 1 cow
   *[other] { $n } cows
}
montana-reward-silver = { $n } silver
montana-reward-goods = up to { $n } goods
montana-reward-upgrades = up to { $n ->
    [one] 1 upgrade
   *[other] { $n } upgrades
}

montana-land-meadow = meadow
montana-land-mountain = mountain
montana-land-lake = lake

montana-term-wheel = recruitment wheel
montana-term-supply = general supply
montana-term-worker-board = worker board
montana-term-hardware-store = hardware store
montana-term-contractor = contractor
montana-term-settlements = settlements
montana-term-cows = cows
montana-term-canteens = canteens
montana-term-silver = silver
montana-term-goods = goods
montana-term-workers = workers
montana-term-starting-tile = starting tile
montana-term-round = round

montana-extras = Cattle trade, 1 cow for:
montana-term-score = Settlements

montana-ending-last-settlement = A player placed their last settlement, and the round was played to its end.
montana-ending-no-field = No field was left to build on.
montana-ending-round-limit = The round limit was reached.

montana-option-matching-pair = Two workers on a production space may include the matching kind.
montana-option-long-line = A settlement that makes a line jump past four fields also earns the extra settlement.
montana-option-round-limit = The game ends after this many rounds at the latest.
montana-option-starting-tile = Where the starting tile lies: on a random field, or on one that the starting player chooses.
montana-option-matching-pair-title = Matching pair
montana-option-long-line-title = Long line
montana-option-round-limit-title = Round limit
montana-option-starting-tile-title = Starting tile
montana-starting-tile-drawn = at random
montana-starting-tile-chosen = chosen by the starting player

montana-name = Montana
montana-about = Recruit workers, earn goods and silver, and be the first to place all your settlements on the land.

# What decides the game, in this order.
montana-item-settlements = Settlements placed
montana-item-herd = Tie-break: cows and canteens
montana-item-belongings = Tie-break: silver, workers and goods

# Component sets, and notes about the provenance of values.
montana-set-standard = Standard
montana-set-standard-about = As close to the printed game as the rulebooks show, with their bank of three spaces; what they do not show is reconstructed. Among four strong players the last seat wins more often than the others.
montana-set-balanced = Balanced
montana-set-balanced-about = A bank of five spaces that no rulebook shows, chosen by us so that among strong players no seat has an edge.
montana-note-bank-picture = Read from the picture of the bank in the English rulebook, whose scan shows “+8 +8 +10”; spaces take one to three workers.
montana-note-bank-reading = Our reading of the picture of the bank in the English rulebook, whose scan shows “+8 +8 +10”: two workers already get 8, so the first 8 is taken for a 5.

# Groups of components.
montana-components-areas = Production areas
montana-components-bank = Bank
montana-components-city = City
montana-components-limits = Limits
montana-components-pieces = Pieces in the box
montana-components-players = By number of players
montana-components-start = What everybody starts with
montana-components-tiles = Landscape tiles
montana-components-wheel = Recruitment wheel

# Actions --------------------------------------------------------------------------------------------

montana-action-start = Put the starting tile on { $field }
montana-action-spin = The arrow stops on space { $space }: { $workers }
montana-action-recruit = Recruit: spin the wheel for 2 workers
montana-action-bank = Work at the bank: { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} for { $silver } silver
montana-action-work = Work { $area ->
    [mine] in the mine
    [quarry] in the quarry
   *[other] on the { $area }
}: pay { $silver } silver, receive { $goods }
montana-action-city = Work in the city: take { $goods } and place your contractor
montana-action-build = Build on { $field } for { $cost } ({ $gain })
montana-action-trade = Cattle trade: 1 cow for { $benefit }
montana-action-advance = Move the arrow on: pay { $spaces } grain, take { $workers }
montana-action-no-advance = Leave the arrow where it is
montana-action-staff = Send { $workers }
montana-action-no-helper = Leave the small space empty
montana-action-take = Take { $workers }
montana-action-give-back = Give back { $workers }
montana-action-bid = Place your contractor in the row “{ $row }” for { $pumpkins ->
    [one] 1 pumpkin
   *[other] { $pumpkins } pumpkins
} ({ $reward })
montana-action-pass = Pass: contractor to the hardware store
montana-action-go-on = Go on
montana-action-upgrade = { $materials ->
    [nothing] No upgrade
   *[other] Upgrade { $materials }
}
montana-action-goods = { $goods ->
    [nothing] Take no goods
   *[other] Take { $goods }
}
montana-action-stop = Stop building{ $silver ->
    [0] {""}
   *[other] {" "}and take { $silver } silver
}
montana-action-end-turn = End turn
montana-action-canteen = Spend a canteen: take another turn
montana-action-no-canteen = Keep the canteen

# Prompts --------------------------------------------------------------------------------------------

montana-prompt-choose-start = { $who }, where does the starting tile lie?
montana-prompt-setup-spin = Set-up: the wheel is spun.
montana-prompt-setup-white = { $who }, choose 2 workers to start with.
montana-prompt-turn = { $who }, choose your action: Recruit, Work or Build.
montana-prompt-spin = The wheel is spun.
montana-prompt-white-pair = { $who }, choose any 2 workers.
montana-prompt-too-many = { $who }, your board is full: which workers go back?
montana-prompt-advance = { $who }, move the arrow on for grain?
montana-prompt-staff = { $who }, which workers do you send?
montana-prompt-helper = { $who }, use the small space too?
montana-prompt-bid = { $who }, place your contractor.
montana-prompt-bid-window = { $who }, trade cattle before the next bid?
montana-prompt-pay-window = { $who }, trade cattle before the next payment?
montana-prompt-upgrades = { $who }, which small goods do you upgrade?
montana-prompt-basket = { $who }, which goods do you take?
montana-prompt-building = { $who }, build another settlement?
montana-prompt-after = { $who }, trade cattle or end your turn?
montana-prompt-thirst = { $who }, spend a canteen for another turn?
montana-prompt-finished = The game is over.

# Events ---------------------------------------------------------------------------------------------

montana-event-started = { $who } { $who ->
    [You] put
   *[other] puts
} the starting tile on { $field }.
montana-event-spun = { $who } { $who ->
    [You] spin
   *[other] spins
} the wheel: { $wheel_space }.
montana-event-advanced = { $who } { $who ->
    [You] pay
   *[other] pays
} { $n } grain and { $who ->
    [You] move
   *[other] moves
} the arrow on.
montana-event-received = { $who } { $who ->
    [You] receive
   *[other] receives
} { $piece }.
montana-event-shortage = { $who } { $who ->
    [You] return
   *[other] returns
} { $piece } to the supply (shortage).
montana-event-gave-back = { $who } { $who ->
    [You] give
   *[other] gives
} back { $workers }.
montana-event-silver = { $who } { $who ->
    [You] receive
   *[other] receives
} { $n } silver.
montana-event-unbuilt = { $who } { $who ->
    [You] take
   *[other] takes
} { $n } silver for settlements not built.
montana-event-paid-silver = { $who } { $who ->
    [You] pay
   *[other] pays
} { $n } silver.
montana-event-placed = { $who } { $who ->
    [You] send
   *[other] sends
} { $workers } to the { $area }{ $small ->
    [0] {""}
   *[other] {" "}(small space)
}.
montana-event-cleared = Everybody goes home: the { $area } is free again.
montana-event-city = { $who } { $who ->
    [You] go
   *[other] goes
} to the city.
montana-event-bid = { $who } { $who ->
    [You] bid
   *[other] bids
} { $pumpkins ->
    [one] 1 pumpkin
   *[other] { $pumpkins } pumpkins
} in the row “{ $row }”.
montana-event-outbid = { $who } { $who ->
    [You] are
   *[other] is
} outbid by { $by } and must move or pass.
montana-event-passed = { $who } { $who ->
    [You] pass
   *[other] passes
}.
montana-event-paid-pumpkins = { $who } { $who ->
    [You] pay
   *[other] pays
} { $n ->
    [one] 1 pumpkin
   *[other] { $n } pumpkins
}.
montana-event-cannot-pay = { $who } can no longer pay { $n ->
    [one] 1 pumpkin
   *[other] { $n } pumpkins
} and { $who ->
    [You] get
   *[other] gets
} nothing.
montana-event-upgraded = { $who } { $who ->
    [You] upgrade
   *[other] upgrades
} { $material }.
montana-event-cow = { $who } { $who ->
    [You] receive
   *[other] receives
} { $n ->
    [one] 1 cow
   *[other] { $n } cows
}.
montana-event-traded = { $who } { $who ->
    [You] trade
   *[other] trades
} a cow for { $benefit }.
montana-event-built = { $who } { $who ->
    [You] build
   *[other] builds
} on { $field } for { $cost }: { $n ->
    [one] 1 settlement
   *[other] { $n } settlements
}{ $lines ->
    [0] {""}
    [one] {" "}(line bonus)
   *[other] {" "}({ $lines } line bonuses)
}.
montana-event-canteen = { $who } { $who ->
    [You] take
   *[other] takes
} the canteen from { $field }.
montana-event-last-tile = { $who } { $who ->
    [You] have
   *[other] has
} placed { $who ->
    [You] your
   *[other] their
} last settlement: this is the last round.
montana-event-extra-turn = { $who } { $who ->
    [You] spend
   *[other] spends
} a canteen and { $who ->
    [You] take
   *[other] takes
} another turn.
montana-event-round = Round { $n }.
montana-event-game-over = The game is over.

# Why not? -------------------------------------------------------------------------------------------

montana-reason-game-over = The game is over.
montana-reason-no-grain = Moving the arrow { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} costs { $spaces } grain; you have { $grain }.
montana-reason-return-exactly = Give back exactly { $n ->
    [one] 1 worker
   *[other] { $n } workers
}: you keep { $places }.
montana-reason-workers-not-held = You do not have these workers.
montana-reason-not-your-turn-to-trade = You can trade cattle only in your own turn.
montana-reason-no-cow = You have no cow to trade.
montana-reason-space-occupied = This space is occupied until its area is cleared.
montana-reason-too-few-workers = This space needs { $needed ->
    [one] 1 worker
   *[other] { $needed } workers
}; you have { $held }.
montana-reason-no-such-space = This area has only { $n ->
    [one] 1 space
   *[other] { $n } spaces
}.
montana-reason-nobody-to-send = You need 1 matching worker or 2 others.
montana-reason-too-little-silver = This space costs { $needed } silver; you have { $held }.
montana-reason-exactly-workers = This space takes exactly { $n ->
    [one] 1 worker
   *[other] { $n } workers
}.
montana-reason-one-matching-or-two-others = Send either 1 matching worker or 2 workers of other kinds.
montana-reason-city-too-few-pumpkins = The cheapest space in the city costs { $needed ->
    [one] 1 pumpkin
   *[other] { $needed } pumpkins
}; after taking your share you would have only { $held }.
montana-reason-row-begins-later = This row begins at { $n ->
    [one] 1 pumpkin
   *[other] { $n } pumpkins
}.
montana-reason-must-outbid = Another contractor stands in this row: go further to the right.
montana-reason-too-few-pumpkins = This space costs { $needed ->
    [one] 1 pumpkin
   *[other] { $needed } pumpkins
}; you have { $held }.
montana-reason-too-many-upgrades = This row allows at most { $n ->
    [one] 1 upgrade
   *[other] { $n } upgrades
}.
montana-reason-small-good-needed = You need the small goods in hand to upgrade them.
montana-reason-not-on-mountain-or-lake = Nobody can build on a mountain or a lake.
montana-reason-field-occupied = This field is occupied.
montana-reason-no-neighbour = A settlement must border the starting tile or another settlement.
montana-reason-three-built = You have already built { $n ->
    [one] 1 settlement
   *[other] { $n } settlements
} this turn.
montana-reason-no-settlement-left = You have no settlement left to place.
montana-reason-goods-missing = You lack { $missing }.
montana-reason-must-place = You chose the city: place your contractor first.
montana-reason-too-many-goods = This row gives fewer goods.
montana-reason-no-canteen = You have no canteen.
montana-reason-not-outbid = Your contractor stands in a row and has not been outbid.
montana-reason-stopped-building = You have stopped building this turn.
montana-reason-finish-first = Finish your action first.
montana-reason-one-or-any-two = Send either 1 matching worker or any 2 workers.
montana-reason-moment-start = The starting tile is placed only at the very beginning.
montana-reason-start-on-meadow = The starting tile lies on a field that can be built on, not on a mountain or a lake.
montana-reason-start-on-cow = With the expansion the starting tile lies on a field with a cow.
montana-reason-start-closes-bonus = From there a bonus of the landscape in the centre could never be reached.
montana-reason-moment-spin = First choose Recruit: then the wheel is spun.
montana-reason-moment-recruit = You can recruit at the start of your next turn: one action a turn.
montana-reason-moment-bank = You can go to work at the start of your next turn: one action a turn.
montana-reason-moment-work = You can go to work at the start of your next turn: one action a turn.
montana-reason-moment-city = You can go to the city at the start of your next turn: one action a turn.
montana-reason-moment-build = You can build at the start of your next turn: one action a turn.
montana-reason-moment-trade = First make the choice you are asked for; then you can trade cattle.
montana-reason-moment-advance = First choose Recruit: after the spin you can move the arrow on.
montana-reason-moment-no-advance = First choose Recruit: after the spin you decide about the arrow.
montana-reason-moment-staff = First choose a space to work on.
montana-reason-moment-no-helper = First send workers to a large space; then the small one beside it is yours to use.
montana-reason-moment-take = You choose workers freely only on a white space of the wheel.
montana-reason-moment-give-back = Workers go back only when you have too many.
montana-reason-moment-bid = First somebody goes to the city; then everybody places a contractor in turn.
montana-reason-moment-pass = First somebody goes to the city; then you can place your contractor or pass.
montana-reason-moment-go-on = First make the choice you are asked for.
montana-reason-moment-upgrade = Upgrades are a reward of the city: first go there.
montana-reason-moment-goods = Goods of choice are a reward of the city: first go there.
montana-reason-moment-stop = First choose Build.
montana-reason-moment-end-turn = First choose your action: you cannot skip it.
montana-reason-moment-canteen = You spend a canteen at the end of your turn.
montana-reason-moment-no-canteen = You decide about canteens at the end of your turn.

# Themes of puzzles ---------------------------------------------------------------------------------

montana-theme-line = Close the line
montana-theme-build = Where to settle
montana-theme-outbid = Outbid
montana-theme-bid = In the city
montana-theme-pass = Pass at the right time
montana-theme-reward = Choose your reward
montana-theme-recruit = Recruiting
montana-theme-work = Whom to send where
montana-theme-trade = Cattle trade
montana-theme-restraint = Know when to stop
montana-theme-last-round = The last round
