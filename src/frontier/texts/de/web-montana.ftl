# Der Tisch von Montana auf der Seite.

web-montana-panel-landscape = Landschaft
web-montana-panel-workers = Arbeiter
web-montana-panel-city = Stadt
web-montana-panel-players = Spieler
web-montana-panel-events = Ereignisse

# Was jemand besitzt, ohne Anzahl.
web-montana-holding-small-copper = Kleines Kupfer
web-montana-holding-small-stone = Kleine Steine
web-montana-holding-grain = Getreide
web-montana-holding-pumpkin = Kürbisse
web-montana-holding-big-copper = Großes Kupfer
web-montana-holding-big-stone = Große Steine
web-montana-holding-copper-worker = Kupferarbeiter
web-montana-holding-stone-worker = Steinarbeiter
web-montana-holding-grain-worker = Getreidearbeiter
web-montana-holding-pumpkin-worker = Kürbisarbeiter
web-montana-holding-silver = Silber
web-montana-holding-cows = Rinder
web-montana-holding-canteens = Wasserflaschen
web-montana-holding-stock = Übrige Siedlungen
web-montana-holding-market = Markt
web-montana-holding-gate = Tor
web-montana-holding-watchtower = Wachturm
web-montana-holding-mountain-tiles = Bergplättchen

# Felder und Reihen, für alle, die darauf zeigen oder zuhören.
web-montana-field-settled = { $n ->
    [one] 1 Siedlung
   *[other] { $n } Siedlungen
} von { $who }
web-montana-field-special = obenauf sieht man { $special }
web-montana-field-cost = kostet { $goods }
web-montana-field-open = offen
web-montana-field-bonus = Bonus der Landschaft (◆)
web-montana-field-toll = Zoll für { $who }
web-montana-field-tile = Bergplättchen: { $tile }
web-montana-wheel-space = Scheibe, Feld { $n }: { $workers }
web-montana-recruit = Anwerben
web-montana-bank-space = Bank, Feld { $n }: { $workers } Arbeiter für { $silver } Silber
web-montana-work-space = { $area }, Feld { $n }: { $silver } Silber zahlen, { $goods } erhalten
web-montana-small-space = { $area }, kleines Feld { $n }: weitere Arbeiter bringen { $goods } mehr
web-montana-city = Stadt
web-montana-bid = Reihe „{ $row }“, { $n ->
    [one] 1 Kürbis
   *[other] { $n } Kürbisse
}
web-montana-bid-passed = { $who } hat gepasst
web-montana-bid-to-bid = { $who } muss noch bieten
web-montana-round = Runde { $n }
web-montana-last-round = letzte Runde
web-montana-supply = Vorrat
web-montana-decides = entscheidet jetzt
web-montana-has-turn = ist am Zug
web-montana-placed = { $n } von { $all } Siedlungen gelegt
web-montana-cards-left = { $n ->
    [one] noch 1 Karte
   *[other] noch { $n } Karten
}
web-montana-tiles-left = noch { $n } Plättchen
web-montana-zoom-in = Vergrößern
web-montana-zoom-out = Einpassen
