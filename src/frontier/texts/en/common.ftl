nothing = nothing
list-and = { $first } and { $last }

notation-empty = an empty move
notation-unknown = unknown action “{ $word }”; there is { $known }
notation-shape = “{ $move }”: expected “{ $shape }”
notation-number = “{ $move }”: “{ $word }” is not understood, expected a number from { $low } to { $high }
notation-choice = “{ $move }”: “{ $word }” is not understood, expected one of { $ids }
notation-several = “{ $move }”: “{ $word }” is not understood, expected { $low } to { $high } of { $kinds }, joined by +

plan-moves = Moves in advance
plan-moves-about = Your moves are played one by one as soon as you are asked. If one is not possible, the rest is dropped.
plan-moves-moves = Moves
plan-moves-moves-about = The moves in their order.

# Seats -----------------------------------------------------------------------------------------------

# Who reads it, as the subject of what happened; sentences about events match their verbs to this word.
common-you = You
common-colour-blue = Blue
common-colour-yellow = Yellow
common-colour-green = Green
common-colour-red = Red
common-sign-blue = Bl
common-sign-yellow = Ye
common-sign-green = Gr
common-sign-red = Re
