nothing = nothing
list-and = { $first } and { $last }

notation-empty = an empty move
notation-unknown = unknown action “{ $word }”; there is { $known }
notation-shape = “{ $move }”: expected “{ $shape }”
notation-number = “{ $move }”: “{ $word }” is not understood, expected a number from { $low } to { $high }
notation-choice = “{ $move }”: “{ $word }” is not understood, expected one of { $ids }
notation-several = “{ $move }”: “{ $word }” is not understood, expected { $low } to { $high } of { $kinds }, joined by +
