nothing = nichts
list-and = { $first } und { $last }

notation-empty = eine leere Eingabe
notation-unknown = „{ $word }“ ist unbekannt; es gibt { $known }
notation-shape = „{ $move }“: erwartet wird „{ $shape }“
notation-number = „{ $move }“: „{ $word }“ ist nicht zu verstehen, erwartet wird eine Zahl von { $low } bis { $high }
notation-choice = „{ $move }“: „{ $word }“ ist nicht zu verstehen, erwartet wird eines von { $ids }
notation-several = „{ $move }“: „{ $word }“ ist nicht zu verstehen, erwartet werden { $low } bis { $high } von { $kinds }, mit + verbunden

plan-moves = Schritte im Voraus
plan-moves-about = Deine Schritte werden nacheinander gespielt, jeweils sobald du gefragt wirst. Ist einer nicht möglich, verfällt der Rest.
plan-moves-moves = Schritte
plan-moves-moves-about = Die Schritte in ihrer Reihenfolge.

# Seats -----------------------------------------------------------------------------------------------

# Who reads it, as the subject of what happened; sentences about events match their verbs to this word.
common-you = Du
common-colour-blue = Blau
common-colour-yellow = Gelb
common-colour-green = Grün
common-colour-red = Rot
common-sign-blue = Bl
common-sign-yellow = Ge
common-sign-green = Gr
common-sign-red = Ro
