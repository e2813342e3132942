panning-name = Panning
panning-title = { panning-name }
panning-about = Ein kleines Spiel um Glück und Nerven am Fluss, für 2 bis 4 Spieler.
panning-set-standard = Standard
panning-set-standard-about = Was die Regeln sagen.
panning-option-turns-title = Züge
panning-option-turns = Wie viele Züge alle haben.
panning-term-score = Punkte
panning-item-points = Punkte
panning-item-stones = Steine
panning-thing-copper = Kupfer
panning-thing-silver = Silber
panning-thing-gold = Gold
panning-thing-gravel = Kies
panning-claim-copper = Kupfer
panning-claim-silver = Silber
panning-claim-gold = Gold
panning-slot-bag = Beutel
panning-slot-pan = Pfanne
panning-slot-pouch = Säckchen
panning-slot-claim = Claim
panning-action-deal = Einen Claim auf { $claim } austeilen
panning-action-draw = { $thing } ziehen
panning-action-go-on = Noch einen Stein ziehen
panning-action-keep = Die Pfanne behalten
panning-prompt-deal = Die Claims werden ausgeteilt.
panning-prompt-draw = Ein Stein wird gezogen.
panning-prompt-choose = { $who }: noch ein Stein, oder die Pfanne behalten?
panning-prompt-finished = Das Spiel ist zu Ende.
panning-event-dealt = { $who } { $who ->
    [Du] bekommst
   *[other] bekommt
} einen Claim.
panning-event-drew = { $who } { $who ->
    [Du] ziehst
   *[other] zieht
} { $thing }.
panning-event-kept = { $who } { $who ->
    [Du] behältst
   *[other] behält
} { $n } { $n ->
    [one] Stein
   *[other] Steine
}.
panning-event-spilled = { $who } { $who ->
    [Du] ziehst
   *[other] zieht
} wieder Kies: { $n } { $n ->
    [one] Stein
   *[other] Steine
} verschüttet.
panning-event-round = Runde { $n } beginnt.
panning-event-game-over = Das Spiel ist zu Ende.
panning-reason-over = Das Spiel ist zu Ende.
panning-reason-dealt = Die Claims sind schon ausgeteilt.
panning-reason-draw = Steine zieht der Zufall, wenn jemand weitermacht.
panning-reason-bag = So einen Stein gibt es im Beutel nicht.
panning-reason-choose = Du entscheidest, sobald ein Stein gezogen ist.
panning-ending-turns = Alle haben ihre Züge gehabt.
panning-ending-no-ore = Im Beutel ist kein Erz mehr.
