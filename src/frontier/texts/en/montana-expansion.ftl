# Things ---------------------------------------------------------------------------------------------

montana-module-settlements = Special settlements
montana-module-landscapes = Special landscapes
montana-module-events = Events
montana-module-goldrush = Goldrush
montana-module-settlements-about = A market, a gate and a watchtower for everybody, each with an effect of its own.
montana-module-landscapes-about = A landscape with rules of its own lies in the centre of the board.
montana-module-events-about = A card for each round changes what is possible; you see it one round ahead.
montana-module-goldrush-about = Face-down tiles lie on the mountains; whoever builds beside them may look and take one for later.

montana-land-river = river
montana-land-lowland = lowland
montana-land-site = building site

montana-landscape-bighorn-canyon = Bighorn Canyon
montana-landscape-granite-peak = Granite Peak
montana-landscape-great-falls = Great Falls
montana-landscape-helena = Helena
montana-landscape-rule-bighorn-canyon = the first settlement on one of the three outer sides of each end of the river (◆) brings { $bonus }
montana-landscape-rule-granite-peak = a turn brings one canteen at most, and one extra turn at most follows
montana-landscape-rule-great-falls = the first settlement beside a lake (◆) brings { $bonus } and opens the centre
montana-landscape-rule-helena = the first settlement beside the road (◆) brings { $bonus } and opens the centre
montana-landscape-random = at random

montana-special-market = the market
montana-special-gate = the gate
montana-special-watchtower = the watchtower
montana-special-plain = a plain settlement
montana-plain-settlements = { $n ->
    [one] 1 plain settlement
   *[other] { $n } plain settlements
}
montana-buried = { $special } (no effect there)
montana-pile = { $top } with { $below } below it

montana-effect-market = { $n ->
    [0] nothing to exchange here
    [one] 1 exchange
   *[other] { $n } exchanges
}
montana-effect-gate = { $n } silver from the others
montana-effect-watchtower = the others pay 1 good more beside it

montana-card-no-advance = No grain for the arrow
montana-card-closed = Closed: { $shown }
montana-card-no-cattle = No cattle trade
montana-card-extra-cost = Every settlement costs { $shown } more
montana-card-no-cows = { $n } silver for those without cows
montana-card-no-workers = { $n } grain for those without workers
montana-card-rich = A worker for the rich
montana-card-sell-workers = Workers wanted
montana-card-hire = For hire: { $shown }
montana-card-sell-goods = Goods wanted
montana-card-buy = For sale: { $shown }

montana-card-rule-no-advance = When recruiting, nobody may pay grain to move the arrow on.
montana-card-rule-closed = Nobody may work there.
montana-card-rule-no-cattle = Nobody may trade cattle.
montana-card-rule-extra-cost = Everybody pays it for each settlement, on top of what the field shows.
montana-card-rule-no-cows = Whoever has no cow at the start of their turn receives { $n } silver.
montana-card-rule-no-workers = Whoever has no worker at the start of their turn receives { $n } grain.
montana-card-rule-rich = Whoever has at least { $n } silver at the start of their turn receives a worker of choice.
montana-card-rule-sell-workers = Once in your turn you may return 1, 2 or 3 workers for { $a }, { $b } or { $c } silver.
montana-card-rule-hire = Once in your turn you may pay { $n } silver for this worker.
montana-card-rule-sell-goods = Once in your turn you may return 1, 2 or 3 goods for { $a }, { $b } or { $c } silver.
montana-card-rule-buy = Once in your turn you may buy 1 of them for { $a } silver, or 2 for { $b }.

montana-tile-silver = { $n } silver
montana-tile-upgrade = upgrade { $shown } for { $n ->
    [one] 1 cow
   *[other] { $n } cows
}
montana-tile-good = { $shown }
montana-tile-worker = { $shown }
montana-tile-unknown = face down

montana-term-events = events
montana-term-now = now
montana-term-next = next round
montana-term-no-card = none
montana-term-taken = taken
montana-term-closed = closed
montana-term-mountain-tiles = mountain tiles
montana-term-specials = special settlements
montana-term-landscape = landscape

montana-gain-bonus = the bonus of { $landscape }
montana-gain-tolls = { $n ->
    [one] plus 1 good shown on the field for a watchtower
   *[other] plus { $n } goods shown on the field for watchtowers
}
montana-mix = { $n ->
    [one] 1 big good of any kind
   *[other] { $n } big goods of any kind
}

montana-option-landscape = Which special landscape lies in the centre.
montana-option-count-stacks = Market and gate count the settlement tiles beside them, not the fields.
montana-option-helena-looks = A settlement in the centre of Helena lets you look at the mountain tiles around it.
montana-option-landscape-title = Landscape in the centre
montana-option-count-stacks-title = Count stacks
montana-option-helena-looks-title = Look around in Helena

montana-components-expansion-events = Event cards
montana-components-expansion-landscapes = Special landscapes
montana-components-expansion-mountains = Mountain tiles
montana-components-expansion-numbers = Numbers of the expansion

# Actions --------------------------------------------------------------------------------------------

montana-action-toll = Watchtower: pay { $goods }
montana-action-tile = Place { $pile }{ $effect }
montana-action-exchange = Exchange { $give } for { $take }
montana-action-leave = Leave the market
montana-action-mix = Pay { $goods }
montana-action-fetch = Take the canteen from { $field }
montana-action-draw = The card for the next round: “{ $card }”
montana-action-worker = Take { $worker }
montana-action-sell = Event: sell { $wares ->
    [workers] workers
   *[goods] goods
} (1, 2 or 3 for { $a }, { $b } or { $c } silver)
montana-action-sell-workers = Sell { $workers } for { $silver } silver
montana-action-sell-goods = Sell { $goods } for { $silver } silver
montana-action-sell-nothing = Sell nothing
montana-action-hire = Event: pay { $silver } silver for { $worker }
montana-action-buy = Event: buy { $goods } for { $silver } silver
montana-action-look = The tile on { $field }: { $mountain_tile }
montana-action-take-tile = Take the tile from { $field }: { $mountain_tile }
montana-action-use = Mountain tile: { $mountain_tile }
montana-action-reveal = Turn your mountain tiles face up for all to see

# Prompts --------------------------------------------------------------------------------------------

montana-prompt-bid-window-more = { $who }, take an extra action before the next bid?
montana-prompt-pay-window-more = { $who }, take an extra action before the next payment?
montana-prompt-after-more = { $who }, take an extra action or end your turn?
montana-prompt-draw-card = The card for the next round is drawn.
montana-prompt-choose-worker = { $who }, which worker do you take?
montana-prompt-selling = { $who }, what do you sell?
montana-prompt-toll = { $who }, which goods do you pay as toll on { $field }?
montana-prompt-mix = { $who }, which big goods do you pay?
montana-prompt-which-canteen = { $who }, which canteen do you take?
montana-prompt-which-tile = { $who }, which settlement do you place?
montana-prompt-market = { $who }, exchange goods at the market? ({ $n } left)
montana-prompt-look = A mountain tile is looked at.
montana-prompt-which-mountain = { $who }, which mountain tile do you take?

# Events ---------------------------------------------------------------------------------------------

montana-event-paid-toll = { $who } { $who ->
    [You] pay
   *[other] pays
} a toll: { $piece }.
montana-event-paid-goods = { $who } { $who ->
    [You] pay
   *[other] pays
} { $piece }.
montana-event-paid-extra = { $who } { $who ->
    [You] pay
   *[other] pays
} { $piece } more because of the event.
montana-event-buried = { $who } { $who ->
    [You] put
   *[other] puts
} { $special } underneath; it has no effect there.
montana-event-card-effect = { $who } { $who ->
    [You] benefit
   *[other] benefits
} from the event “{ $card }”.
montana-event-special = { $who } { $who ->
    [You] place
   *[other] places
} { $special } on { $field }.
montana-event-gate = { $who } { $who ->
    [You] pay
   *[other] pays
} { $n } silver at the gate of { $by }{ $short ->
    [0] {""}
   *[other] {" "}({ $due } due)
}.
montana-event-exchanged = { $who } { $who ->
    [You] exchange
   *[other] exchanges
} { $give } for { $take }.
montana-event-bonus = { $who } { $who ->
    [You] take
   *[other] takes
} the bonus of { $landscape }.
montana-event-site = The centre of { $landscape } may be built on now ({ $field }).
montana-event-card = Event of the next round: “{ $card }”.
montana-event-active-card = Event of this round: “{ $card }”.
montana-event-sold = { $who } { $who ->
    [You] sell
   *[other] sells
} { $piece }.
montana-event-looked = { $who } { $who ->
    [You] look
   *[other] looks
} at the tile on { $field }.
montana-event-took-tile = { $who } { $who ->
    [You] take
   *[other] takes
} the tile from { $field }.
montana-event-used-tile = { $who } { $who ->
    [You] use
   *[other] uses
} the tile from { $field }: { $mountain_tile }.
montana-event-showed-tile = { $who } { $who ->
    [You] show
   *[other] shows
} the tile from { $field }: { $mountain_tile }.

# Why not? -------------------------------------------------------------------------------------------

montana-reason-toll-missing = { $n ->
    [one] A watchtower asks for 1 extra good
   *[other] Watchtowers ask for { $n } extra goods
} of the kinds shown on this field.
montana-reason-toll-exactly = { $n ->
    [one] The watchtower asks for exactly 1 good
   *[other] The watchtowers ask for exactly { $n } goods
}.
montana-reason-toll-not-shown = A watchtower takes only goods that the field shows.
montana-reason-good-not-held = You do not have these goods.
montana-reason-tile-not-left = You do not have this settlement any more.
montana-reason-tiles-do-not-fit = { $n ->
    [one] Exactly 1 settlement is placed here, and you must have it
   *[other] Exactly { $n } settlements are placed here, and you must have them
}.
montana-reason-same-good = Exchange a good for one of another kind.
montana-reason-moment-toll = First build beside a watchtower; then you choose what it gets.
montana-reason-moment-tile = First choose where to build; then you choose the settlement.
montana-reason-moment-exchange = First build your market; then you can exchange goods there.
montana-reason-moment-leave = First build your market; then you can exchange goods there.
montana-reason-not-on-river = Nobody can build on a river.
montana-reason-not-on-lowland = Nobody can build on the lowland around Helena.
montana-reason-site-closed = The centre opens once somebody has taken the bonus of this landscape.
montana-reason-mix-missing = This costs exactly { $n ->
    [one] 1 big good, and you must have it
   *[other] { $n } big goods, and you must have them
}.
montana-reason-moment-mix = First build in the centre of the landscape; then you choose the big goods.
montana-reason-canteen-not-there = There is no canteen beside your settlement on this field.
montana-reason-moment-fetch = First build beside several canteens; then you choose one.
montana-reason-one-extra-turn = Only one extra turn: with Granite Peak on the board you cannot spend one canteen after another.
montana-reason-area-closed = An event keeps this area closed in this round.
montana-reason-no-advance-now = An event forbids paying grain for the arrow in this round.
montana-reason-no-cattle-now = An event forbids cattle trade in this round.
montana-reason-extra-cost = An event asks for one extra good for every settlement in this round.
montana-reason-no-such-card = No such card is left in the pile.
montana-reason-moment-draw = A card is drawn at the start of each round.
montana-reason-moment-worker = You choose a worker when an event gives you one.
montana-reason-not-this-card = The event of this round does not offer this.
montana-reason-moment-sell = Only in your own turn; first make the choice you are asked for.
montana-reason-moment-hire = Only in your own turn; first make the choice you are asked for.
montana-reason-moment-buy = Only in your own turn; first make the choice you are asked for.
montana-reason-moment-use = Only in your own turn; first make the choice you are asked for.
montana-reason-card-used = You have already used this event this turn.
montana-reason-not-shown = This is not what the card shows.
montana-reason-nothing-to-sell = You have nothing to sell.
montana-reason-silver-missing = You do not have enough silver.
montana-reason-moment-sell-workers = First choose the event “{ montana-card-sell-workers }”.
montana-reason-moment-sell-goods = First choose the event “{ montana-card-sell-goods }”.
montana-reason-moment-sell-nothing = First choose an event at which you can sell.
montana-reason-sale-declined = You have just decided to sell nothing; you can sell again after your next decision.
montana-reason-keep-pumpkins = Keep enough pumpkins: you still have to place your contractor in the city.
montana-reason-no-such-tile = No such tile is left.
montana-reason-moment-look = You look at mountain tiles at the end of a turn in which you built beside them.
montana-reason-moment-take-tile = You take a mountain tile at the end of a turn in which you built beside one.
montana-reason-tile-not-seen = There is no tile here that you are looking at.
montana-reason-tile-not-held = You do not hold such a mountain tile.
montana-reason-upgrade-missing = You need { $n ->
    [one] 1 cow
   *[other] { $n } cows
} and the small good.
montana-reason-moment-reveal = Mountain tiles are turned face up only when you would otherwise have nothing to choose.
