# Was der Trainer für einen Zug anführt. Jeder Satz steht für sich; „danach“ heißt nach dem Zug.

coach-montana-line = Du schließt auf { $field } eine Reihe{ $n ->
    [0] {""}
    [one] : eine Siedlung mehr
   *[other] : { $n } Siedlungen mehr
}.
coach-montana-settlements = In diesem Zug legst du { $n } Siedlungen.
coach-montana-cow = In diesem Zug bekommst du { $n ->
    [one] ein Rind
   *[other] { $n } Rinder
}.
coach-montana-canteen = In diesem Zug bekommst du { $n ->
    [one] eine Wasserflasche
   *[other] { $n } Wasserflaschen
}.
coach-montana-last-tile = Du legst deine letzte Siedlung: Diese Runde ist die letzte.
coach-montana-extra-turn = Mit einer Wasserflasche bist du gleich noch einmal am Zug.
coach-montana-wanted-too = Auch { $who } hat die Waren für { $field }.
coach-montana-next-line = In deinem nächsten Zug kannst du auf { $field } eine Reihe schließen.
coach-montana-next-build = In deinem nächsten Zug kannst du auf { $field } bauen, wofür dir jetzt noch Waren fehlen.
coach-montana-cleared = Am Ende des Zuges ist { $area ->
    [Bank] die Bank
    [Mine] die Mine
    [Steinbruch] der Steinbruch
    [Getreidefeld] das Getreidefeld
   *[other] der { $area }
} voll und wird geräumt: Alle Felder dort sind wieder frei.
coach-montana-one-left = Danach ist { $area ->
    [Bank] in der Bank
    [Mine] in der Mine
    [Steinbruch] im Steinbruch
    [Getreidefeld] auf dem Getreidefeld
   *[other] auf dem { $area }
} nur noch ein Feld frei: Wer es nimmt, räumt dort alle.
coach-montana-more = Nach dem Zug hast du { $pieces } mehr als jetzt.
coach-montana-keeps = Nach dem Zug hast du noch { $pieces }.
coach-montana-keeps-canteen = Du behältst { $n ->
    [one] eine Wasserflasche
   *[other] { $n } Wasserflaschen
} für einen späteren Zug.
coach-montana-few-workers = Du hast nur noch { $n ->
    [one] einen Arbeiter
   *[other] { $n } Arbeiter
}.
coach-montana-no-workers = Du hast keine Arbeiter mehr.
