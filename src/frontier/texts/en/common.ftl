nothing = nothing
list-and = { $first } and { $last }
