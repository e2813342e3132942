nothing = nichts
list-and = { $first } und { $last }
