nothing = nichts
list-and = { $first } und { $last }

notation-empty = eine leere Eingabe
notation-unknown = „{ $word }“ ist unbekannt; es gibt { $known }
notation-shape = „{ $move }“: erwartet wird „{ $shape }“
notation-number = „{ $move }“: „{ $word }“ ist nicht zu verstehen, erwartet wird eine Zahl von { $low } bis { $high }
notation-choice = „{ $move }“: „{ $word }“ ist nicht zu verstehen, erwartet wird eines von { $ids }
notation-several = „{ $move }“: „{ $word }“ ist nicht zu verstehen, erwartet werden { $low } bis { $high } von { $kinds }, mit + verbunden
