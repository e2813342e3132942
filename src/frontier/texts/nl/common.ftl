nothing = niets
list-and = { $first } en { $last }

notation-empty = een lege invoer
notation-unknown = ‘{ $word }’ is onbekend; mogelijk zijn { $known }
notation-shape = ‘{ $move }’: verwacht wordt ‘{ $shape }’
notation-number = ‘{ $move }’: ‘{ $word }’ is onduidelijk, verwacht wordt een getal van { $low } tot { $high }
notation-choice = ‘{ $move }’: ‘{ $word }’ is onduidelijk, verwacht wordt een van { $ids }
notation-several = ‘{ $move }’: ‘{ $word }’ is onduidelijk, verwacht worden { $low } tot { $high } van { $kinds }, verbonden met +

plan-moves = Zetten vooraf
plan-moves-about = Je zetten worden een voor een gespeeld, telkens als jij moet beslissen. Is een ervan niet mogelijk, dan vervalt de rest.
plan-moves-moves = Zetten
plan-moves-moves-about = De zetten in hun volgorde.

# Seats -----------------------------------------------------------------------------------------------

# Who reads it, as the subject of what happened; sentences about events match their verbs to this word.
common-you = Je
common-colour-blue = Blauw
common-colour-yellow = Geel
common-colour-green = Groen
common-colour-red = Rood
common-sign-blue = Bl
common-sign-yellow = Ge
common-sign-green = Gr
common-sign-red = Ro
