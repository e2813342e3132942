panning-name = Panning
panning-title = { panning-name }
panning-about = A small game of luck and nerve at the river, for 2 to 4 players.
panning-set-standard = Standard
panning-set-standard-about = What the rules say.
panning-option-turns-title = Turns
panning-option-turns = How many turns everybody has.
panning-term-score = points
panning-item-points = Points
panning-item-stones = Stones
panning-thing-copper = copper
panning-thing-silver = silver
panning-thing-gold = gold
panning-thing-gravel = gravel
panning-claim-copper = copper
panning-claim-silver = silver
panning-claim-gold = gold
panning-slot-bag = Bag
panning-slot-pan = Pan
panning-slot-pouch = Pouch
panning-slot-claim = Claim
panning-action-deal = Deal a claim on { $claim }
panning-action-draw = Draw { $thing }
panning-action-go-on = Draw another stone
panning-action-keep = Keep the pan
panning-prompt-deal = The claims are dealt.
panning-prompt-draw = A stone is drawn.
panning-prompt-choose = { $who }, another stone, or keep the pan?
panning-prompt-finished = The game is over.
panning-event-dealt = { $who } { $who ->
    [You] get
   *[other] gets
} a claim.
panning-event-drew = { $who } { $who ->
    [You] draw
   *[other] draws
} { $thing }.
panning-event-kept = { $who } { $who ->
    [You] keep
   *[other] keeps
} { $n } { $n ->
    [one] stone
   *[other] stones
}.
panning-event-spilled = { $who } { $who ->
    [You] draw
   *[other] draws
} gravel again: { $n } { $n ->
    [one] stone
   *[other] stones
} spilled.
panning-event-round = Round { $n } begins.
panning-event-game-over = The game is over.
panning-reason-over = The game is over.
panning-reason-dealt = The claims have been dealt.
panning-reason-draw = Stones are drawn by chance, when somebody goes on.
panning-reason-bag = There is no such stone in the bag.
panning-reason-choose = You decide after a stone has been drawn.
panning-ending-turns = Everybody has had all turns.
panning-ending-no-ore = There is no ore left in the bag.
