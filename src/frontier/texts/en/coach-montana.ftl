# What the coach says for a move. Each sentence stands alone; “then” is after the turn.

coach-montana-line = You close a line on { $field }{ $n ->
    [0] {""}
    [one] : one settlement more
   *[other] : { $n } settlements more
}.
coach-montana-settlements = You place { $n } settlements in this turn.
coach-montana-cow = In this turn you gain { $n ->
    [one] a cow
   *[other] { $n } cows
}.
coach-montana-canteen = In this turn you gain { $n ->
    [one] a canteen
   *[other] { $n } canteens
}.
coach-montana-last-tile = You place your last settlement: this round is the last one.
coach-montana-extra-turn = With a canteen you take another turn at once.
coach-montana-wanted-too = { $who } holds the goods for { $field } too.
coach-montana-next-line = In your next turn you can close a line on { $field }.
coach-montana-next-build = In your next turn you can build on { $field }, for which you lack goods now.
coach-montana-cleared = At the end of the turn the { $area } is full and clears: all its spaces are free again.
coach-montana-one-left = Only one space of the { $area } is free then: whoever takes it clears the { $area }.
coach-montana-more = After the turn you have { $pieces } more than now.
coach-montana-keeps = After the turn you still have { $pieces }.
coach-montana-keeps-canteen = You keep { $n ->
    [one] a canteen
   *[other] { $n } canteens
} for another turn later on.
coach-montana-few-workers = You have only { $n ->
    [one] one worker
   *[other] { $n } workers
} left.
coach-montana-no-workers = You have no workers left.
