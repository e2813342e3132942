nothing = niets
list-and = { $first } en { $last }

notation-empty = een lege invoer
notation-unknown = ‘{ $word }’ is onbekend; mogelijk zijn { $known }
notation-shape = ‘{ $move }’: verwacht wordt ‘{ $shape }’
notation-number = ‘{ $move }’: ‘{ $word }’ is onduidelijk, verwacht wordt een getal van { $low } tot { $high }
notation-choice = ‘{ $move }’: ‘{ $word }’ is onduidelijk, verwacht wordt een van { $ids }
notation-several = ‘{ $move }’: ‘{ $word }’ is onduidelijk, verwacht worden { $low } tot { $high } van { $kinds }, verbonden met +
