# Dinge ----------------------------------------------------------------------------------------------

montana-module-settlements = Sondersiedlungen
montana-module-landscapes = Besondere Landschaften
montana-module-events = Ereignisse
montana-module-goldrush = Goldrausch
montana-module-settlements-about = Ein Markt, ein Tor und ein Wachturm für alle, jedes mit eigener Wirkung.
montana-module-landscapes-about = In der Mitte des Plans liegt eine Landschaft mit eigenen Regeln.
montana-module-events-about = Jede Runde ändert eine Karte, was möglich ist; du siehst sie eine Runde im Voraus.
montana-module-goldrush-about = Auf den Bergen liegen verdeckte Plättchen; wer daneben siedelt, darf nachsehen und nimmt sich eins für später.

montana-land-river = Fluss
montana-land-lowland = Tiefland
montana-land-site = Bauplatz

montana-landscape-bighorn-canyon = Bighorn Canyon
montana-landscape-granite-peak = Granite Peak
montana-landscape-great-falls = Great Falls
montana-landscape-helena = Helena
montana-landscape-rule-bighorn-canyon = die erste Siedlung an einer der drei Außenseiten jedes Flussendes (◆) bringt { $bonus }
montana-landscape-rule-granite-peak = ein Zug bringt höchstens eine Wasserflasche, und höchstens ein weiterer Zug folgt
montana-landscape-rule-great-falls = die erste Siedlung neben einem See (◆) bringt { $bonus } und öffnet die Mitte
montana-landscape-rule-helena = die erste Siedlung neben der Straße (◆) bringt { $bonus } und öffnet die Mitte
montana-landscape-random = zufällig

# Siedlungen stehen im Akkusativ (den Markt).
montana-special-market = den Markt
montana-special-gate = das Tor
montana-special-watchtower = den Wachturm
montana-special-plain = eine einfache Siedlung
montana-plain-settlements = { $n ->
    [one] 1 einfache Siedlung
   *[other] { $n } einfache Siedlungen
}
montana-buried = { $special } (dort ohne Wirkung)
montana-pile = { $top } (darunter { $below })

montana-effect-market = { $n ->
    [0] hier nichts zu tauschen
   *[other] { $n }-mal tauschen
}
montana-effect-gate = { $n } Silber von den anderen
montana-effect-watchtower = die anderen zahlen daneben 1 Ware mehr

montana-card-no-advance = Kein Getreide für den Pfeil
montana-card-closed = Geschlossen: { $shown }
montana-card-no-cattle = Kein Rinderhandel
montana-card-extra-cost = Jede Siedlung kostet zusätzlich { $shown }
montana-card-no-cows = { $n } Silber für alle ohne Rinder
montana-card-no-workers = { $n } Getreide für alle ohne Arbeiter
montana-card-rich = Ein Arbeiter für die Reichen
montana-card-sell-workers = Arbeiter gesucht
montana-card-hire = Sucht Arbeit: { $shown }
montana-card-sell-goods = Waren gesucht
montana-card-buy = Im Angebot: { $shown }

montana-card-rule-no-advance = Beim Anwerben darf niemand den Pfeil mit Getreide weiterdrehen.
montana-card-rule-closed = Dort darf niemand arbeiten.
montana-card-rule-no-cattle = Niemand darf Rinderhandel treiben.
montana-card-rule-extra-cost = Das zahlen alle für jede Siedlung, zusätzlich zu den Waren des Feldes.
montana-card-rule-no-cows = Wer am Anfang des eigenen Zuges kein Rind hat, erhält { $n } Silber.
montana-card-rule-no-workers = Wer am Anfang des eigenen Zuges keinen Arbeiter hat, erhält { $n } Getreide.
montana-card-rule-rich = Wer am Anfang des eigenen Zuges mindestens { $n } Silber hat, erhält einen Arbeiter nach Wahl.
montana-card-rule-sell-workers = Einmal in deinem Zug darfst du 1, 2 oder 3 Arbeiter für { $a }, { $b } oder { $c } Silber zurücklegen.
montana-card-rule-hire = Einmal in deinem Zug darfst du für { $n } Silber diesen Arbeiter nehmen.
montana-card-rule-sell-goods = Einmal in deinem Zug darfst du 1, 2 oder 3 Waren für { $a }, { $b } oder { $c } Silber zurücklegen.
montana-card-rule-buy = Einmal in deinem Zug darfst du davon 1 für { $a } Silber oder 2 für { $b } kaufen.

# Was ein Bergplättchen zeigt, steht im Akkusativ und braucht ein Verb (1 kleinen Stein erhalten).
montana-tile-silver = { $n } Silber erhalten
montana-tile-upgrade = { $n ->
    [one] 1 Rind
   *[other] { $n } Rinder
} zahlen und { $shown } aufwerten
montana-tile-good = { $shown } erhalten
montana-tile-worker = { $shown } erhalten
montana-tile-unknown = verdeckt

montana-term-events = Ereignisse
montana-term-now = jetzt
montana-term-next = nächste Runde
montana-term-no-card = keins
montana-term-taken = vergeben
montana-term-closed = geschlossen
montana-term-mountain-tiles = Bergplättchen
montana-term-specials = Sondersiedlungen
montana-term-landscape = Landschaft

montana-gain-bonus = der Bonus von { $landscape }
montana-gain-tolls = { $n ->
    [one] dazu 1 Ware des Feldes für einen Wachturm
   *[other] dazu { $n } Waren des Feldes für Wachtürme
}
montana-mix = { $n ->
    [one] 1 große Ware beliebiger Art
   *[other] { $n } große Waren beliebiger Art
}

montana-option-landscape = Welche besondere Landschaft in der Mitte liegt.
montana-option-count-stacks = Markt und Tor zählen die Siedlungsplättchen daneben, nicht die Felder.
montana-option-helena-looks = Eine Siedlung in der Mitte von Helena lässt dich die Bergplättchen ringsum ansehen.
montana-option-landscape-title = Landschaft in der Mitte
montana-option-count-stacks-title = Stapel zählen
montana-option-helena-looks-title = Umschau in Helena

montana-components-expansion-events = Ereigniskarten
montana-components-expansion-landscapes = Besondere Landschaften
montana-components-expansion-mountains = Bergplättchen
montana-components-expansion-numbers = Zahlen der Erweiterung

# Aktionen -------------------------------------------------------------------------------------------

montana-action-toll = Wachturm: { $goods } zahlen
montana-action-tile = Lege { $pile }{ $effect }
montana-action-exchange = { $give } gegen { $take } tauschen
montana-action-leave = Den Markt verlassen
montana-action-mix = { $goods } zahlen
montana-action-fetch = Die Wasserflasche von { $field } nehmen
montana-action-draw = Die Karte für die nächste Runde: „{ $card }“
montana-action-worker = { $worker } nehmen
montana-action-sell = Ereignis: { $wares ->
    [workers] Arbeiter
   *[goods] Waren
} verkaufen (1, 2 oder 3 für { $a }, { $b } oder { $c } Silber)
montana-action-sell-workers = { $workers } für { $silver } Silber verkaufen
montana-action-sell-goods = { $goods } für { $silver } Silber verkaufen
montana-action-sell-nothing = Nichts verkaufen
montana-action-hire = Ereignis: { $silver } Silber zahlen, { $worker } nehmen
montana-action-buy = Ereignis: { $goods } für { $silver } Silber kaufen
montana-action-look = Das Plättchen auf { $field }: { $mountain_tile }
montana-action-take-tile = Das Plättchen von { $field } nehmen ({ $mountain_tile })
montana-action-use = Bergplättchen: { $mountain_tile }
montana-action-reveal = Deine Bergplättchen für alle aufdecken

# Aufforderungen -------------------------------------------------------------------------------------

montana-prompt-bid-window-more = { $who }, willst du vor dem nächsten Gebot eine Zusatzaktion ausführen?
montana-prompt-pay-window-more = { $who }, willst du vor der nächsten Zahlung eine Zusatzaktion ausführen?
montana-prompt-after-more = { $who }, willst du noch eine Zusatzaktion ausführen oder den Zug beenden?
montana-prompt-draw-card = Die Karte für die nächste Runde wird gezogen.
montana-prompt-choose-worker = { $who }, welchen Arbeiter nimmst du?
montana-prompt-selling = { $who }, was verkaufst du?
montana-prompt-toll = { $who }, welche Waren zahlst du als Abgabe auf { $field }?
montana-prompt-mix = { $who }, welche großen Waren zahlst du?
montana-prompt-which-canteen = { $who }, welche Wasserflasche nimmst du?
montana-prompt-which-tile = { $who }, welche Siedlung legst du?
montana-prompt-market = { $who }, willst du auf dem Markt Waren tauschen? (noch { $n }-mal)
montana-prompt-look = Ein Bergplättchen wird angesehen.
montana-prompt-which-mountain = { $who }, welches Bergplättchen nimmst du?

# Ereignisse -----------------------------------------------------------------------------------------

montana-event-paid-toll = { $who } { $who ->
    [Du] zahlst
   *[other] zahlt
} als Abgabe { $piece }.
montana-event-paid-goods = { $who } { $who ->
    [Du] zahlst
   *[other] zahlt
} { $piece }.
montana-event-paid-extra = { $who } { $who ->
    [Du] zahlst
   *[other] zahlt
} wegen des Ereignisses zusätzlich { $piece }.
montana-event-buried = { $who } { $who ->
    [Du] legst
   *[other] legt
} { $special } darunter; dort ohne Wirkung.
montana-event-card-effect = { $who } { $who ->
    [Du] profitierst
   *[other] profitiert
} vom Ereignis „{ $card }“.
montana-event-special = { $who } { $who ->
    [Du] legst
   *[other] legt
} { $special } auf { $field }.
montana-event-gate = { $who } { $who ->
    [Du] zahlst
   *[other] zahlt
} { $n } Silber am Tor von { $by }{ $short ->
    [0] {""}
   *[other] {" "}(fällig: { $due })
}.
montana-event-exchanged = { $who } { $who ->
    [Du] tauschst
   *[other] tauscht
} { $give } gegen { $take }.
montana-event-bonus = { $who } { $who ->
    [Du] nimmst
   *[other] nimmt
} den Bonus von { $landscape }.
montana-event-site = Die Mitte von { $landscape } darf jetzt besiedelt werden ({ $field }).
montana-event-card = Ereignis der nächsten Runde: „{ $card }“.
montana-event-active-card = Ereignis dieser Runde: „{ $card }“.
montana-event-sold = { $who } { $who ->
    [Du] verkaufst
   *[other] verkauft
} { $piece }.
montana-event-looked = { $who } { $who ->
    [Du] siehst dir
   *[other] sieht sich
} das Plättchen auf { $field } an.
montana-event-took-tile = { $who } { $who ->
    [Du] nimmst
   *[other] nimmt
} das Plättchen von { $field }.
montana-event-used-tile = { $who } setzt das Plättchen von { $field } ein ({ $mountain_tile }).
montana-event-showed-tile = { $who } { $who ->
    [Du] zeigst
   *[other] zeigt
} das Plättchen von { $field }: { $mountain_tile }.

# Warum nicht? ---------------------------------------------------------------------------------------

montana-reason-toll-missing = { $n ->
    [one] Ein Wachturm verlangt zusätzlich 1 Ware
   *[other] Wachtürme verlangen zusätzlich { $n } Waren
} der Arten, die dieses Feld zeigt.
montana-reason-toll-exactly = { $n ->
    [one] Der Wachturm verlangt genau 1 Ware
   *[other] Die Wachtürme verlangen genau { $n } Waren
}.
montana-reason-toll-not-shown = Ein Wachturm nimmt nur Waren, die das Feld zeigt.
montana-reason-good-not-held = Diese Waren hast du nicht.
montana-reason-tile-not-left = Diese Siedlung hast du nicht mehr.
montana-reason-tiles-do-not-fit = Hierher { $n ->
    [one] gehört genau 1 Siedlung
   *[other] gehören genau { $n } Siedlungen
}, und du musst sie haben.
montana-reason-same-good = Tausche eine Ware gegen eine Ware anderer Art.
montana-reason-moment-toll = Siedle zuerst neben einem Wachturm; dann wählst du, was du ihm zahlst.
montana-reason-moment-tile = Wähle zuerst, wo du siedelst; dann wählst du die Siedlung.
montana-reason-moment-exchange = Lege zuerst deinen Markt; dann kannst du dort Waren tauschen.
montana-reason-moment-leave = Lege zuerst deinen Markt; dann kannst du dort Waren tauschen.
montana-reason-not-on-river = Auf dem Fluss kann niemand siedeln.
montana-reason-not-on-lowland = Im Tiefland um Helena kann niemand siedeln.
montana-reason-site-closed = Die Mitte öffnet sich, sobald jemand den Bonus dieser Landschaft genommen hat.
montana-reason-mix-missing = Das kostet genau { $n ->
    [one] 1 große Ware
   *[other] { $n } große Waren
}, und du musst sie haben.
montana-reason-moment-mix = Siedle zuerst in der Mitte der Landschaft; dann wählst du die großen Waren.
montana-reason-canteen-not-there = Auf diesem Feld liegt keine Wasserflasche neben deiner Siedlung.
montana-reason-moment-fetch = Siedle zuerst neben mehreren Wasserflaschen; dann wählst du eine.
montana-reason-one-extra-turn = Nur ein weiterer Zug: Mit Granite Peak darfst du keine zwei Wasserflaschen nacheinander einsetzen.
montana-reason-area-closed = Ein Ereignis hält diesen Bereich in dieser Runde geschlossen.
montana-reason-no-advance-now = Ein Ereignis verbietet in dieser Runde, den Pfeil mit Getreide weiterzudrehen.
montana-reason-no-cattle-now = Ein Ereignis verbietet in dieser Runde den Rinderhandel.
montana-reason-extra-cost = Ein Ereignis verlangt in dieser Runde für jede Siedlung eine weitere Ware.
montana-reason-no-such-card = Eine solche Karte ist nicht mehr im Stapel.
montana-reason-moment-draw = Eine Karte wird am Anfang jeder Runde gezogen.
montana-reason-moment-worker = Einen Arbeiter wählst du, wenn dir ein Ereignis einen gibt.
montana-reason-not-this-card = Das Ereignis dieser Runde bietet das nicht an.
montana-reason-moment-sell = Nur in deinem eigenen Zug; entscheide zuerst, wonach du gefragt bist.
montana-reason-moment-hire = Nur in deinem eigenen Zug; entscheide zuerst, wonach du gefragt bist.
montana-reason-moment-buy = Nur in deinem eigenen Zug; entscheide zuerst, wonach du gefragt bist.
montana-reason-moment-use = Nur in deinem eigenen Zug; entscheide zuerst, wonach du gefragt bist.
montana-reason-card-used = Dieses Ereignis hast du in diesem Zug schon genutzt.
montana-reason-not-shown = Das zeigt die Karte nicht.
montana-reason-nothing-to-sell = Du hast nichts zu verkaufen.
montana-reason-silver-missing = Du hast nicht genug Silber.
montana-reason-moment-sell-workers = Wähle zuerst das Ereignis „{ montana-card-sell-workers }“.
montana-reason-moment-sell-goods = Wähle zuerst das Ereignis „{ montana-card-sell-goods }“.
montana-reason-moment-sell-nothing = Wähle zuerst ein Ereignis, bei dem du verkaufen kannst.
montana-reason-sale-declined = Du hast dich gerade entschieden, nichts zu verkaufen; nach deiner nächsten Entscheidung geht es wieder.
montana-reason-keep-pumpkins = Behalte genug Kürbisse: Du musst deinen Lieferanten noch in die Stadt setzen.
montana-reason-no-such-tile = Ein solches Plättchen ist nicht mehr da.
montana-reason-moment-look = Bergplättchen siehst du dir am Ende eines Zuges an, in dem du neben ihnen gesiedelt hast.
montana-reason-moment-take-tile = Ein Bergplättchen nimmst du am Ende eines Zuges, in dem du neben einem gesiedelt hast.
montana-reason-tile-not-seen = Hier liegt kein Plättchen, das du dir gerade ansiehst.
montana-reason-tile-not-held = Ein solches Bergplättchen hast du nicht.
montana-reason-upgrade-missing = Du brauchst { $n ->
    [one] 1 Rind
   *[other] { $n } Rinder
} und die kleine Ware.
montana-reason-moment-reveal = Bergplättchen deckst du nur auf, wenn du sonst nichts zu wählen hättest.
