nothing = niets
list-and = { $first } en { $last }
