nothing = nichts
list-and = { $first } und { $last }

notation-empty = eine leere Eingabe
notation-unknown = „{ $word }“ ist unbekannt; es gibt { $known }
notation-shape = „{ $move }“: erwartet wird „{ $shape }“
notation-number = „{ $move }“: „{ $word }“ ist nicht zu verstehen, erwartet wird eine Zahl von { $low } bis { $high }
notation-choice = „{ $move }“: „{ $word }“ ist nicht zu verstehen, erwartet wird eines von { $ids }
notation-several = „{ $move }“: „{ $word }“ ist nicht zu verstehen, erwartet werden { $low } bis { $high } von { $kinds }, mit + verbunden

plan-moves = Züge im Voraus
plan-moves-about = Deine Züge werden nacheinander gespielt, sobald du gefragt bist. Ist einer nicht möglich, verfällt der Rest.
plan-moves-moves = Züge
plan-moves-moves-about = Die Züge in ihrer Reihenfolge.
