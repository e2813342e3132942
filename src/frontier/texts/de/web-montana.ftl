# Der Tisch von Montana auf der Seite.

web-montana-panel-landscape = Landschaft
web-montana-panel-workers = Arbeiter
web-montana-panel-city = Stadt
web-montana-panel-players = Spieler
web-montana-panel-events = Ereignisse

# After “You”, in the log.
web-montana-forced-pass = passt: zu wenige Kürbisse für ein weiteres Gebot

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
# Das Rennen um die letzte Siedlung.
web-montana-race = Das Rennen
web-montana-race-left = { $who }: { $n } von { $all } Siedlungen gelegt, noch { $left }

# Was die erklärenden Karten sagen.
web-montana-space-title = { $area }, Feld { $n }
web-montana-row-title = Stadt, Reihe „{ $row }“
web-montana-wheel-title = Scheibe, Feld { $n }
web-montana-takes = { $workers } oder 2 andere
web-montana-takes-any = { $workers } oder 2 beliebige
web-montana-takes-n = { $n ->
    [one] genau 1 beliebigen Arbeiter
   *[other] genau { $n } beliebige Arbeiter
}
web-montana-comes-from = kommt von hier: { $area }
web-montana-short = es fehlt: { $goods }
web-montana-canteen-beside = eine Wasserflasche, wenn du daneben siedelst
web-montana-line-own = Eine Siedlung hier schließt deine Reihe: eine mehr, umsonst.
web-montana-line = Eine Siedlung hier würde eine Reihe von { $who } schließen.
web-montana-event-now = gilt in dieser Runde
web-montana-event-next = gilt in der nächsten Runde
web-montana-about-area = Schick Arbeiter und zahl das Silber, dann bekommst du die Waren. Die Arbeiter bleiben, bis alle großen Felder hier besetzt sind.
web-montana-about-small = Mehr Waren ohne Silber, gleich nach dem großen Feld daneben.
web-montana-about-bank = Arbeiter bringen dir Silber. Sie bleiben, bis die ganze Bank voll ist.
web-montana-about-recruit = Dreh den Pfeil und nimm die zwei Arbeiter, die er zeigt. Danach darfst du ihn mit Getreide weiterdrehen und noch zwei nehmen.
web-montana-about-wheel = Hier kann der Pfeil stehen bleiben, oder du drehst ihn mit Getreide hierher.
web-montana-about-arrow = Hier steht der Pfeil gerade.
web-montana-about-advance = { $n } Getreide, um den Pfeil hierher zu drehen
web-montana-about-city = Nimm 1 Kürbis und biete mit deinem Lieferanten auf eine Reihe; alle dürfen mitbieten. Arbeiter brauchst du nicht.
web-montana-about-bid = In jeder Reihe steht nur einer: Wer mehr bietet, verdrängt dich. Bezahlt wird erst am Ende.
web-montana-about-store = Hier warten die Lieferanten. Wenn du passt, kommt deiner hierher zurück.
web-montana-about-meadow = Hier kannst du siedeln, sobald eine Siedlung oder das Startplättchen daneben liegt.
web-montana-about-mountain = Hier kann niemand siedeln.
web-montana-about-lake = Hier kann niemand siedeln. Wer daneben siedelt, bekommt die Wasserflasche.
web-montana-about-river = Hier kann niemand siedeln; wer zuerst an einem seiner Enden siedelt, bekommt einen Bonus.
web-montana-about-lowland = Hier kann niemand siedeln.
web-montana-about-site = Wird frei, sobald sich jemand den Bonus dieser Landschaft geholt hat.
web-montana-about-settled = Die Felder daneben stehen allen offen.
web-montana-about-market = Beim Siedeln darfst du für jede Siedlung daneben 1 kleine Ware tauschen.
web-montana-about-gate = Beim Siedeln zahlen dir die anderen 1 Silber für jede ihrer Siedlungen daneben.
web-montana-about-watchtower = Wer sonst daneben siedelt, zahlt 1 Ware mehr.
web-montana-about-cows = In deinem Zug kannst du ein Rind gegen eine kleine Ware, Silber oder einen Arbeiter tauschen.
web-montana-about-canteens = Am Ende deines Zuges darfst du eine abgeben und noch einmal ziehen.
web-montana-about-stock = Wer die letzte legt, läutet das Ende ein: Die Runde geht zu Ende, dann gewinnen die meisten Siedlungen.
web-montana-about-tile = Ab deinem nächsten Zug kannst du es benutzen.
web-montana-about-pile-cards = Jede Runde eine Karte; du siehst sie eine Runde vorher.
web-montana-about-pile-tiles = Wer neben einem Berg siedelt, darf sich die Plättchen ansehen und eins nehmen.
web-montana-about-worker = Arbeitet dort, wo seine Ware herkommt, oder zu zweit überall.
web-montana-about-small-good = Damit bezahlst du Siedlungen; in der Stadt kannst du sie aufwerten.
web-montana-about-big = Damit bezahlst du die wertvollsten Felder. Du bekommst sie nur durch Aufwerten.
web-montana-about-grain = Damit bezahlst du Siedlungen, und du drehst den Pfeil der Scheibe weiter.
web-montana-about-pumpkin = Damit bezahlst du Siedlungen und Gebote in der Stadt.

# Felder und Reihen, für alle, die darauf zeigen oder zuhören.
web-montana-field-settled = { $n ->
    [one] 1 Siedlung
   *[other] { $n } Siedlungen
} von { $who }
web-montana-field-special = obenauf sieht man { $special }
web-montana-field-cost = kostet { $goods }
web-montana-field-open = offen
web-montana-field-bonus = Bonus der Landschaft (◆)
web-montana-field-toll = Abgabe an { $who }
web-montana-field-tile = Bergplättchen: { $tile }
web-montana-wheel-space = Scheibe, Feld { $n }: { $workers }
web-montana-choice-recruit = Anwerben
web-montana-choice-work = Arbeiten
web-montana-choice-build = Siedeln
web-montana-build-last = Siedeln, dann Zug beenden
web-montana-work-helped = { $work }; das kleine Feld bringt 1 mehr
web-montana-recruit = Anwerben
web-montana-bank-space = Bank, Feld { $n }: { $workers } Arbeiter für { $silver } Silber
web-montana-work-space = { $area }, Feld { $n }: { $silver } Silber zahlen, { $goods } erhalten
web-montana-small-space = { $area }, kleines Feld { $n }: weitere Arbeiter bringen { $goods } mehr
web-montana-city = Stadt
web-montana-bid = Reihe „{ $row }“, { $n ->
    [one] 1 Kürbis
   *[other] { $n } Kürbisse
}
web-montana-city-bid = In die Stadt gehen und { $n ->
    [one] 1 Kürbis
   *[other] { $n } Kürbisse
} in der Reihe „{ $row }“ bieten
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
web-montana-zoom = Größe der Landschaft
web-montana-zoom-in = Vergrößern
web-montana-zoom-less = Verkleinern
web-montana-zoom-out = Einpassen

# Karten beim ersten Mal: je ein Satz, wenn etwas zum ersten Mal vorkommt.
web-montana-first-outbid = Du bist überboten: Setze deinen Lieferanten neu, in eine beliebige Reihe, in der du mehr bietest, oder passe.
web-montana-first-bid = Jemand ist in die Stadt gegangen, also darfst du mitbieten: Nimm eine eigene Reihe, oder verdränge jemanden weiter rechts.
web-montana-first-mountain = Ein Bergplättchen kannst du einmal einsetzen, ab deinem nächsten Zug.
web-montana-first-special = Wo mehrere Plättchen auf einem Feld liegen, wirkt eine Sondersiedlung nur, wenn sie oben liegt.
web-montana-first-full = Auf deinem Spielplan ist kein Platz mehr, also gehen Arbeiter zurück: alte oder neue, wie du willst.
web-montana-first-advance = Für 1 Getreide je Feld darfst du den Pfeil einmal weiterdrehen und ein zweites Paar Arbeiter nehmen.
web-montana-first-upgrade = Aufwerten macht aus einer kleinen Ware eine große; große Waren gibt es nur in der Stadt.
web-montana-first-canteen = Eine Wasserflasche bringt dir noch einen ganzen Zug, am Ende dieses oder eines späteren Zuges.
web-montana-first-last = Jemand hat die letzte Siedlung gelegt: Diese Runde wird zu Ende gespielt, dann gewinnen die meisten Siedlungen.
web-montana-first-turn = Dein Zug ist eine Aktion: Arbeiter anwerben, Arbeiter arbeiten lassen oder siedeln.
web-montana-first-line = Eine Siedlung, die eine gerade Reihe von genau vier Feldern vollendet, bringt dir eine weitere umsonst.
web-montana-first-toll = Neben einem fremden Wachturm kostet das Siedeln dich 1 Ware mehr.
web-montana-first-cleared = Sind alle großen Felder eines Bereichs besetzt, gehen seine Arbeiter in den Vorrat, und er ist wieder frei.
web-montana-first-shortage = Im Vorrat war zu wenig, deshalb haben alle, die konnten, eins davon zurückgelegt.
web-montana-first-event = Die Ereigniskarte rechts gilt in dieser Runde für alle; die linke kommt als Nächstes.
web-montana-first-city = Die Stadt ist eine Auktion: Biete Kürbisse für eine Reihe, und wer darin mehr bietet, verdrängt dich.
web-montana-first-work = Für Waren genügt auf einem Feld ein Arbeiter der gezeigten Art; sonst braucht es zwei andere.
web-montana-first-build = Siedle neben dem Startplättchen oder einer Siedlung, egal wem sie gehört, bis zu dreimal in einem Zug.
web-montana-first-cow = In deinem Zug kannst du ein Rind gegen eine kleine Ware, Silber oder einen Arbeiter tauschen, neben deiner Aktion.

# The editor of positions
web-montana-edit-arrow = Der Pfeil zeigt hierher
web-montana-edit-settlement = Siedlung: { $who }
web-montana-edit-cow = Kuh
web-montana-edit-canteen = Wasserflasche
web-montana-edit-start = Startplättchen
web-montana-edit-contractor = Lieferant: { $who }
