panning-name = Panning
panning-title = { panning-name }
panning-about = Een klein spel van geluk en lef aan de rivier, voor 2 tot 4 spelers.
panning-set-standard = Standaard
panning-set-standard-about = Wat de regels zeggen.
panning-option-turns-title = Beurten
panning-option-turns = Hoeveel beurten iedereen heeft.
panning-term-score = punten
panning-item-points = Punten
panning-item-stones = Stenen
panning-thing-copper = koper
panning-thing-silver = zilver
panning-thing-gold = goud
panning-thing-gravel = grind
panning-claim-copper = koper
panning-claim-silver = zilver
panning-claim-gold = goud
panning-slot-bag = Zak
panning-slot-pan = Pan
panning-slot-pouch = Buidel
panning-slot-claim = Claim
panning-action-deal = Een claim op { $claim } delen
panning-action-draw = { $thing } trekken
panning-action-go-on = Nog een steen trekken
panning-action-keep = De pan houden
panning-prompt-deal = De claims worden gedeeld.
panning-prompt-draw = Er wordt een steen getrokken.
panning-prompt-choose = { $who }: nog een steen, of de pan houden?
panning-prompt-finished = Het spel is afgelopen.
panning-event-dealt = { $who } krijgt een claim.
panning-event-drew = { $who } trekt { $thing }.
panning-event-kept = { $who } houdt { $n } { $n ->
    [one] steen
   *[other] stenen
}.
panning-event-spilled = { $who } trekt weer grind: { $n } { $n ->
    [one] steen
   *[other] stenen
} verloren.
panning-event-round = Ronde { $n } begint.
panning-event-game-over = Het spel is afgelopen.
panning-reason-over = Het spel is afgelopen.
panning-reason-dealt = De claims zijn al gedeeld.
panning-reason-draw = Stenen worden door het toeval getrokken, als iemand doorgaat.
panning-reason-bag = Zo’n steen zit er niet in de zak.
panning-reason-choose = Je beslist zodra er een steen getrokken is.
panning-ending-turns = Iedereen heeft al zijn beurten gehad.
panning-ending-no-ore = Er zit geen erts meer in de zak.
