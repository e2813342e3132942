# Teile des Tisches
web-homesteaders-panel-auction = Auktion
web-homesteaders-panel-town = Ort
web-homesteaders-panel-stock = Gebäude
web-homesteaders-panel-market = Markt
web-homesteaders-panel-players = Spieler

# After “You”, in the log.
web-homesteaders-forced-pass = passt: kein Gebot mehr möglich

# Besitz
web-homesteaders-holdings = Was du hast
web-homesteaders-holding-wood = Holz
web-homesteaders-holding-food = Nahrung
web-homesteaders-holding-steel = Stahl
web-homesteaders-holding-gold = Gold
web-homesteaders-holding-copper = Kupfer
web-homesteaders-holding-cattle = Rinder
web-homesteaders-holding-silver = Silber
web-homesteaders-holding-trade = Handelschips
web-homesteaders-holding-vp = SP-Chips
web-homesteaders-holding-debt = Schuldscheine
web-homesteaders-holding-workers = Arbeiter
web-homesteaders-holding-tracks = Gleise
web-homesteaders-holding-railroad = Eisenbahnleiste
web-homesteaders-points = Punkte bisher
web-homesteaders-hidden = Bis zum Ende hinter dem Sichtschirm: Waren, Silber, Handelschips, SP-Chips und Schuldscheine
web-homesteaders-enlarge = Ort von { $who } zeigen
# Was die erklärenden Karten sagen
web-homesteaders-tile-title = Auktionsplättchen { $n }
web-homesteaders-price = auf dem Marktplatz: { $price }
web-homesteaders-stage-left = { $n ->
    [one] letzte Runde dieser Stufe
   *[other] noch { $n } Runden dieser Stufe
}
web-homesteaders-about-place = Ein Arbeiter hier bringt das in jeder Einkommensphase.
web-homesteaders-about-tile = Wer es gewinnt, zahlt das Gebot, darf dann so ein Gebäude bauen und bekommt, was es sonst noch zeigt.
web-homesteaders-about-tile-plain = Wer es gewinnt, zahlt das Gebot und bekommt sofort, was es zeigt.
web-homesteaders-about-bid = Wenn niemand mehr bietet, gewinnst du und zahlst das; für das Fehlende nimmst du Schulden auf.
web-homesteaders-about-line = Jeder Schritt bringt die Belohnung des erreichten Feldes oder eines davor.
web-homesteaders-about-deal = Jedes Geschäft auf dem Marktplatz kostet einen Handelschip.
web-homesteaders-about-swap = Nur wenn dir der Markt gehört.
web-homesteaders-about-change = Nur wenn dir die Bank gehört.
web-homesteaders-about-pass = Du steigst aus dieser Auktion aus, rückst auf der Eisenbahnleiste vor und nimmst eine Belohnung.
web-homesteaders-about-neutral = Der Startspieler legt ihn auf eine der Auktionen; nur ein höheres Gebot schlägt ihn.
web-homesteaders-about-silver = Bezahlt Gebote, Löhne und Waren. Wer zu wenig hat, nimmt Schulden auf.
web-homesteaders-about-gold = Gilt auch als Silber, ohne Wechselgeld; am Ende Punkte wert.
web-homesteaders-about-trade = Einer für jedes Geschäft auf dem Marktplatz.
web-homesteaders-about-vp = Punkte am Ende.
web-homesteaders-about-debt = Bringt { $silver } Silber, Tilgen kostet { $price }; am Ende kostet der erste 1 Punkt, der zweite 2, der dritte 3.
web-homesteaders-about-workers = Arbeiten in deinen Gebäuden und kosten jede Runde Lohn, auch ohne Arbeit.
web-homesteaders-about-tracks = Bringen in jeder Einkommensphase Silber.
web-homesteaders-about-score = Was das Spiel brächte, wenn es jetzt zu Ende wäre.
web-homesteaders-about-good = Bezahlt Gebäude; am Ende nichts wert.
web-homesteaders-about-scoring-good = Bezahlt Gebäude; am Ende Punkte wert.

# Auktionen
web-homesteaders-auctions = Auktionen
web-homesteaders-auction = Auktion { $space }
web-homesteaders-face-down = noch nicht aufgedeckt
web-homesteaders-ladder = Gebote auf Auktion { $space }
web-homesteaders-bid = Auktion { $space }, Gebot { $silver }
web-homesteaders-bid-held = Auktion { $space }, Gebot { $silver } von { $who }
web-homesteaders-neutral = dem neutralen Stein
web-homesteaders-neutral-value = Nächstes:
web-homesteaders-choice-bid = Bieten
web-homesteaders-choice-build = Bauen
web-homesteaders-pass = Passen
web-homesteaders-pass-for = Passen und { $reward } nehmen
web-homesteaders-max-bid = Bis { $silver } Silber auf Auktion { $space } ({ $tile }) bieten? Immer so wenig wie möglich; bis du dran bist, kannst du es verwerfen.
web-homesteaders-max-bid-ask = Ja, danach mich fragen
web-homesteaders-max-bid-pass = Ja, danach passen
web-homesteaders-settled = Wird gerade bezahlt und bebaut

# Runden und Plättchen
web-homesteaders-tiles = Plättchen
web-homesteaders-tiles-title = Auktionsplättchen
web-homesteaders-stack = Stapel { $n }
web-homesteaders-stack-open = Offen: jede Runde eines, in dieser Reihenfolge.
web-homesteaders-stack-shuffled = Nach Entwicklungsstufen gemischt: Jedes kommt einmal, die Reihenfolge ist unbekannt.
web-homesteaders-tile-now = jetzt
web-homesteaders-tile-past = vorbei

# Eisenbahnleiste
web-homesteaders-line = Eisenbahnleiste
web-homesteaders-line-start = Start
web-homesteaders-line-space = Feld { $space }: { $reward }

# Ort
web-homesteaders-idle = Ohne Arbeit:
web-homesteaders-all-busy = Alle Arbeiter haben einen Platz.
web-homesteaders-income = Einkommen
web-homesteaders-wages = Löhne
web-homesteaders-net = danach hast du
web-homesteaders-call-back = Alle zurückholen
web-homesteaders-send = { $n ->
    [0] Niemanden einsetzen
    [one] 1 Arbeiter einsetzen
   *[other] { $n } Arbeiter einsetzen
}
web-homesteaders-send-ahead = { $n ->
    [0] Niemanden vormerken
    [one] 1 Arbeiter vormerken
   *[other] { $n } Arbeiter vormerken
}
web-homesteaders-ahead = Die anderen sind noch dran.
web-homesteaders-prepared = Vorgemerkt; nur du weißt es.
web-homesteaders-prepared-drop = Ändern
web-homesteaders-warn-idle = { $n ->
    [one] 1 Arbeiter hat nichts zu tun.
   *[other] { $n } Arbeiter haben nichts zu tun.
}
web-homesteaders-warn-trade = { $n ->
    [one] 1 Handelschip ist übrig; danach ist er nichts mehr wert.
   *[other] { $n } Handelschips sind übrig; danach sind sie nichts mehr wert.
}
web-homesteaders-warn-goods = { $n ->
    [one] Du könntest noch 1 Ware verkaufen; das bringt neben dem Preis { $vp } SP.
   *[other] Du könntest noch { $n } Waren verkaufen; jede bringt neben dem Preis { $vp } SP.
}
web-homesteaders-warn-debt = { $n ->
    [one] Du könntest noch 1 Schuldschein tilgen.
   *[other] Du könntest noch { $n } Schuldscheine tilgen.
}
web-homesteaders-row-income = Jede Runde
web-homesteaders-row-built = Einmal, beim Bauen
web-homesteaders-row-ability = Fähigkeit
web-homesteaders-row-extra = Punkte am Ende

# Gebäude
web-homesteaders-stock = Gebäude
web-homesteaders-stock-hint = Haken: Du hast alles, was es kostet. Rote Linie: Diese Ware fehlt dir.
web-homesteaders-catalogue = Alle
web-homesteaders-catalogue-title = Alle Gebäude
web-homesteaders-copies = noch { $n }
web-homesteaders-cost = Kostet { $cost }
web-homesteaders-owned = Du hast es schon
web-homesteaders-covered = Du hast alles dafür
web-homesteaders-missing = Es fehlt: { $goods }
web-homesteaders-way = Nach dem Handeln: { $moves }

# Marktplatz
web-homesteaders-market = Marktplatz
web-homesteaders-market-note = je 1; Verkauf bringt { $vp } extra
web-homesteaders-buy = Kauf
web-homesteaders-sell = Verkauf
web-homesteaders-buy-label = { $good } für { $price } kaufen
web-homesteaders-sell-label = { $good } für { $price } verkaufen
web-homesteaders-hire = Einen Arbeiter für 1 Nahrung anwerben
web-homesteaders-swap-food = Markt: 1 Holz gegen 1 Nahrung
web-homesteaders-swap-steel = Markt: 1 Nahrung gegen 1 Stahl
web-homesteaders-change = Bank: 1 Handelschip gegen 1 Silber
web-homesteaders-borrow = Schuldschein nehmen
web-homesteaders-pay-off = Schuldschein tilgen

# Settings
web-homesteaders-auto-bids = Gebote automatisch zahlen
web-homesteaders-auto-bids-about = Solange dein Silber reicht: nie mit Gold oder neuen Schulden. Du kannst es zurücknehmen.
web-homesteaders-auto-bids-elsewhere = In Homesteaders, solange dein Silber reicht: nie mit Gold oder neuen Schulden. Du kannst es zurücknehmen.
web-homesteaders-auto-wages = Löhne automatisch zahlen
web-homesteaders-auto-wages-about = Solange dein Silber reicht: nie mit Gold oder neuen Schulden. Du kannst es zurücknehmen.
web-homesteaders-auto-wages-elsewhere = In Homesteaders, solange dein Silber reicht: nie mit Gold oder neuen Schulden. Du kannst es zurücknehmen.
web-homesteaders-auto-workers = Kostenlose Arbeiter automatisch nehmen
web-homesteaders-auto-workers-about = Solange in deinem Ort ein Platz für sie frei ist. Du kannst es zurücknehmen.
web-homesteaders-auto-workers-elsewhere = In Homesteaders, solange in deinem Ort ein Platz für sie frei ist. Du kannst es zurücknehmen.

# Karten beim ersten Mal: je ein Satz, wenn etwas zum ersten Mal vorkommt.
web-homesteaders-first-final = Das ist die letzte Gelegenheit, aus Handelschips, Silber und Waren Siegpunkte zu machen und Schuldscheine zu tilgen.
web-homesteaders-first-wages = Du hast weniger Silber als Arbeiter: Gold, Marktplatz und Schuldscheine helfen beim Zahlen, und was fehlt, wird geliehen.
web-homesteaders-first-outbid = Du bist überboten und wieder dran: Biete auf dieses oder ein anderes Plättchen, oder passe.
web-homesteaders-first-neutral = Zu zweit bietet ein neutraler Stein mit: Setze ihn auf das Plättchen, das nicht billig weggehen soll.
web-homesteaders-first-passed = Wer passt, rückt auf der Eisenbahnleiste ein Feld vor und nimmt die Belohnung dort oder die eines Feldes davor.
web-homesteaders-first-build = Dein Plättchen erlaubt dir ein Gebäude seiner Farbe; du zahlst mit Waren und darfst auch verzichten.
web-homesteaders-first-debt = Ein Schuldschein bringt sofort Silber, aber das Tilgen kostet mehr, und am Ende kostet jeder mehr Punkte als der davor.
web-homesteaders-first-stage = Eine neue Stufe hat begonnen: Was von den Gebäuden der vorigen niemand gebaut hat, ist weg.
web-homesteaders-first-place = Arbeiter bringen dort etwas ein, wo sie arbeiten: Setze jeden auf einen freien Platz deiner Gebäude.
web-homesteaders-first-bid = Nur wer ein Plättchen gewinnt, darf in dieser Runde bauen; wenn du passt, rückst du dafür auf der Eisenbahnleiste vor.
web-homesteaders-first-deal = Jeder Handelschip ist ein Geschäft auf dem Marktplatz: eine Ware kaufen oder verkaufen oder für Nahrung einen Arbeiter anwerben.

# The editor of positions
web-homesteaders-edit-bid = Gebot: { $who }
web-homesteaders-edit-building = { $building }: { $who }
web-homesteaders-edit-worker = Arbeiter bei der Arbeit
web-homesteaders-edit-railroad = Zug: { $who }
web-homesteaders-edit-passed = Hat gepasst: { $who }
