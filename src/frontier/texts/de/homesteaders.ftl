# Dinge ----------------------------------------------------------------------------------------------

homesteaders-credits = Homesteaders: ein Spiel von Alex Rockwell, zuerst erschienen bei Tasty Minstrel Games.
homesteaders-title = Homesteaders

homesteaders-piece-wood = { $n } Holz
homesteaders-piece-food = { $n } Nahrung
homesteaders-piece-steel = { $n } Stahl
homesteaders-piece-gold = { $n } Gold
homesteaders-piece-copper = { $n } Kupfer
homesteaders-piece-cattle = { $n ->
    [one] 1 Rind
   *[other] { $n } Rinder
}
homesteaders-piece-silver = { $n } Silber
homesteaders-piece-trade = { $n ->
    [one] 1 Handelschip
   *[other] { $n } Handelschips
}
homesteaders-piece-vp = { $n } SP
homesteaders-piece-debt = { $n ->
    [one] 1 Schuldschein
   *[other] { $n } Schuldscheine
}
homesteaders-piece-worker = { $n } Arbeiter
homesteaders-piece-track = { $n ->
    [one] 1 Gleis
   *[other] { $n } Gleise
}

homesteaders-kind-residential = Wohnen
homesteaders-kind-commercial = Gewerbe
homesteaders-kind-industrial = Industrie
homesteaders-kind-special = Spezial
homesteaders-kind-any = beliebige Art
homesteaders-or = oder

homesteaders-stage-settlement = Siedlung
homesteaders-stage-town = Dorf
homesteaders-stage-city = Stadt

homesteaders-building-homestead = Heimstätte
homesteaders-building-grain-mill = Getreide­mühle
homesteaders-building-farm = Farm
homesteaders-building-market = Markt
homesteaders-building-foundry = Gießerei
homesteaders-building-steel-mill = Stahlwerk
homesteaders-building-boarding-house = Pension
homesteaders-building-railworkers-house = Bahnarbeiter­haus
homesteaders-building-ranch = Ranch
homesteaders-building-trading-post = Handels­posten
homesteaders-building-general-store = Gemischt­waren­laden
homesteaders-building-gold-mine = Goldmine
homesteaders-building-copper-mine = Kupfer­mine
homesteaders-building-river-port = Fluss­hafen
homesteaders-building-church = Kirche
homesteaders-building-workshop = Werkstatt
homesteaders-building-depot = Depot
homesteaders-building-stables = Stallungen
homesteaders-building-bank = Bank
homesteaders-building-meatpacking-plant = Fleisch­fabrik
homesteaders-building-forge = Schmiede
homesteaders-building-factory = Fabrik
homesteaders-building-rodeo = Rodeo
homesteaders-building-lawyer = Anwalts­kanzlei
homesteaders-building-fairgrounds = Festplatz
homesteaders-building-dude-ranch = Gästeranch
homesteaders-building-town-hall = Rathaus
homesteaders-building-terminal = Endbahn­hof
homesteaders-building-restaurant = Restaurant
homesteaders-building-train-station = Bahnhof
homesteaders-building-circus = Zirkus
homesteaders-building-rail-yard = Rangier­bahnhof

homesteaders-term-round = Runde
homesteaders-term-final-income = Letztes Einkommen
homesteaders-term-advance = Eisenbahnleiste +1
homesteaders-term-neutral-value = Nächstes neutrales Gebot
homesteaders-term-stock = Gebäude im Vorrat

homesteaders-term-towns = Orte
homesteaders-term-auctions = Auktionen
homesteaders-term-buildings = Gebäude (blass: derzeit nicht im Vorrat)
homesteaders-term-stack = Kommende Auktionsplättchen von Stapel 1
homesteaders-term-score = Siegpunkte
homesteaders-extras = Marktplatz (je 1 Handelschip) und Schuldscheine:

homesteaders-good-wood = Holz
homesteaders-good-food = Nahrung
homesteaders-good-steel = Stahl
homesteaders-good-gold = Gold
homesteaders-good-copper = Kupfer
homesteaders-good-cattle = Rind

homesteaders-sign-start = Startspieler
homesteaders-sign-working = Arbeiter
homesteaders-sign-free = freier Platz
homesteaders-sign-hidden = hinter dem Sichtschirm

homesteaders-short-buy = { $good } kaufen ({ $price })
homesteaders-short-sell = { $good } verkaufen ({ $price })
homesteaders-short-hire = 1 Arbeiter anwerben (1 Nahrung)
homesteaders-short-market = { $cost } → { $good }
homesteaders-short-bank = Handelschip → 1 Silber
homesteaders-short-borrow = Schuldschein (+{ $silver } Silber)
homesteaders-short-pay-off = 1 Schuldschein tilgen ({ $price })

homesteaders-any-good = 1 Ware
homesteaders-term-passed = gepasst
homesteaders-menu-bids = Auktion { $space }: { $tile }. Bieten: { $steps }
homesteaders-about-market = Marktplatz, je 1 Handelschip: { $prices }; ein Verkauf bringt zusätzlich 1 SP; ein Arbeiter kostet 1 Nahrung.
homesteaders-about-line = Eisenbahnleiste, Feld für Feld: { $rewards }.
homesteaders-about-debts = Ein Schuldschein bringt { $silver } Silber und wird mit { $price } Silber oder 1 Gold getilgt; am Ende kostet der erste 1 SP, der zweite 2, der dritte 3 usw.
homesteaders-about-points = Am Ende { $n } SP je Gold, Kupfer und Rind; nichts für Holz, Nahrung und Stahl.
homesteaders-letter-wood = H
homesteaders-letter-food = N
homesteaders-letter-steel = S
homesteaders-letter-gold = G
homesteaders-letter-copper = K
homesteaders-letter-cattle = R
homesteaders-item-chips = SP-Chips
homesteaders-item-buildings = Gebäude
homesteaders-item-extra = Zusätzliche SP
homesteaders-item-goods = Waren
homesteaders-item-debt = Schuldscheine
homesteaders-item-silver = Bei Gleichstand: Silber

homesteaders-tile-sale = { $cost } → { $gain }
homesteaders-about-income = { $income } je Runde
homesteaders-about-work = { $workers ->
    [one] Arbeiter: { $income }
   *[other] { $workers } Arbeiter: { $income }
}
homesteaders-yields = { $workers ->
    [one] { $income }
   *[other] { $income } für { $workers } Arbeiter zusammen
}
homesteaders-built-trade = sofort 1 Handelschip
homesteaders-built-track = sofort 1 Gleis
homesteaders-built-worker = sofort 1 Arbeiter
homesteaders-built-advance = Eisenbahnleiste +1
homesteaders-built-debt-relief = sofort 1 Schuldschein abgeben oder { $silver } Silber nehmen
homesteaders-built-building = danach noch ein Gebäude beliebiger Art
homesteaders-ability-wood-to-food = Handelschip + Holz → Nahrung
homesteaders-ability-food-to-steel = Handelschip + Nahrung → Stahl
homesteaders-ability-sale-bonus = { $bonus } Silber mehr je Verkauf
homesteaders-ability-gold-as-copper-or-cattle = Gold als Kupfer oder Rind
homesteaders-ability-vp-per-later-building = 1 SP für jedes weitere Gebäude
homesteaders-ability-equal-bid = Überbieten mit gleich hohem Gebot
homesteaders-ability-silver-per-worker = jede Runde 1 Silber je Arbeiter, höchstens { $most }
homesteaders-ability-debt-relief = jede Runde 1 Schuldschein abgeben oder { $silver } Silber nehmen
homesteaders-ability-trade-to-silver = Handelschip → 1 Silber
homesteaders-counted-residential = 1 SP je Wohngebäude
homesteaders-counted-commercial = 1 SP je Gewerbegebäude
homesteaders-counted-industrial = 1 SP je Industriegebäude
homesteaders-counted-special = 1 SP je Spezialgebäude
homesteaders-counted-worker = 1 SP je Arbeiter
homesteaders-counted-track = 1 SP je Gleis
homesteaders-counted-building = 1 SP je Gebäude

homesteaders-ending-ten-rounds = Zehn Runden und das letzte Einkommen sind gespielt.

homesteaders-option-screens = Waren, Silber, Handelschips, Schuldscheine und SP-Chips der anderen bleiben bis zur Wertung verborgen.
homesteaders-option-screens-title = Verdeckter Besitz

homesteaders-name = Homesteaders
homesteaders-about = Ersteigere das Recht zu bauen, lass deine Arbeiter arbeiten und deinen Ort zehn Runden lang wachsen.

# Component sets.
homesteaders-set-standard = Standard
homesteaders-set-standard-about = Die Werte des Regelhefts; was es nur abbildet, stammt aus einer öffentlichen Umsetzung.

# Gruppen des Spielmaterials.
homesteaders-components-bids = Gebote
homesteaders-components-buildings = Gebäude
homesteaders-components-market = Markt
homesteaders-components-money = Geld und Schulden
homesteaders-components-railroad = Eisenbahn
homesteaders-components-scoring = Wertung
homesteaders-components-start = Womit alle beginnen
homesteaders-components-tiles = Auktionsplättchen

# Aktionen -------------------------------------------------------------------------------------------

homesteaders-action-draw = Aufgedeckt: { $tile }
homesteaders-action-neutral = Auktion { $space } ({ $tile }): den neutralen Stein auf { $silver } setzen
homesteaders-action-bid = Auktion { $space } ({ $tile }): { $silver } bieten
homesteaders-action-pass = Passen und auf Feld { $line } der Eisenbahnleiste vorrücken ({ $rewards })
homesteaders-action-place = Arbeiter einsetzen: { $place } ({ $income })
homesteaders-action-done = Fertig
homesteaders-action-pay = { $paid ->
    [nichts] Nichts zahlen
   *[other] { $paid } zahlen
}{ $debts ->
    [0] {""}
    [one] {" "}(1 neuer Schuldschein)
   *[other] {" "}({ $debts } neue Schuldscheine)
}
homesteaders-action-build = Bauen: { $building }{ $cost ->
    [nichts] , kostenlos
   *[other] {" "}für { $cost }
} ({ $about })
homesteaders-action-no-build = Nichts bauen
homesteaders-action-extra = { $cost } zahlen für { $gain }
homesteaders-action-no-extra = Darauf verzichten
homesteaders-action-buy = { $good } mit 1 Handelschip kaufen für { $price }
homesteaders-action-sell = { $good } mit 1 Handelschip verkaufen für { $price }
homesteaders-action-hire = 1 Arbeiter anwerben für 1 Nahrung und 1 Handelschip
homesteaders-action-market = Markt: { $cost } und 1 Handelschip gegen { $good }
homesteaders-action-bank = Bank: 1 Handelschip gegen 1 Silber
homesteaders-action-borrow = 1 Schuldschein nehmen für { $silver } Silber
homesteaders-action-pay-off = 1 Schuldschein mit { $price } tilgen
homesteaders-action-gold-for = { $n ->
    [0] Nichts durch Gold ersetzen
   *[other] { $n } Gold statt { $goods } zahlen
}
homesteaders-action-worker = Den Arbeiter nehmen
homesteaders-action-no-worker = Auf den Arbeiter verzichten
homesteaders-action-relief = { $relief ->
    [debt] 1 Schuldschein abgeben
   *[silver] { $silver } Silber nehmen
}
homesteaders-action-reward = { $reward } nehmen

# Aufforderungen -------------------------------------------------------------------------------------

homesteaders-prompt-draw = Ein Auktionsplättchen wird aufgedeckt.
homesteaders-prompt-place = { $who }, setze deine Arbeiter ein.
homesteaders-prompt-relief = { $who }, gibst du einen Schuldschein ab oder nimmst du Silber?
homesteaders-prompt-wages = { $who }, bezahle deine Arbeiter: { $silver } Silber.
homesteaders-prompt-neutral = { $who }, wohin setzt du den neutralen Stein?
homesteaders-prompt-bid = { $who }, biete oder passe.
homesteaders-prompt-reward = { $who }, wähle eine Belohnung der Eisenbahnleiste.
homesteaders-prompt-pay = { $who }, bezahle dein Gebot: { $silver } Silber.
homesteaders-prompt-build = { $who }, was baust du?
homesteaders-prompt-gold = { $who }, welche Waren ersetzt du durch Gold?
homesteaders-prompt-worker = { $who }, nimmst du den kostenlosen Arbeiter?
homesteaders-prompt-extra = { $who }, zahlst du { $cost } für { $gain }?
homesteaders-prompt-trade = { $who }, das ist die letzte Gelegenheit zum Handeln.
homesteaders-prompt-finished = Das Spiel ist zu Ende.

# Ereignisse -----------------------------------------------------------------------------------------

homesteaders-event-round = Runde { $n }.
homesteaders-event-final-income = Das letzte Einkommen.
homesteaders-event-stage = Die Entwicklungsstufe { $stage } beginnt; nicht gebaute Gebäude der vorigen Stufe kommen aus dem Spiel.
homesteaders-event-turned-up = Auktion { $space }: { $tile }.
homesteaders-event-placed = { $who } setzt einen Arbeiter ein: { $place }.
homesteaders-event-income = { $who } { $who ->
    [Du] erhältst
   *[other] erhält
} { $piece }.
homesteaders-event-gained = { $who } { $who ->
    [Du] bekommst
   *[other] bekommt
} { $piece }.
homesteaders-event-returned-debt = { $who } { $who ->
    [Du] gibst
   *[other] gibt
} einen Schuldschein ab.
homesteaders-event-borrowed = { $who } { $who ->
    [Du] nimmst
   *[other] nimmt
} { $n ->
    [one] 1 Schuldschein
   *[other] { $n } Schuldscheine
} und { $who ->
    [Du] erhältst
   *[other] erhält
} { $silver } Silber.
homesteaders-event-paid-off = { $who } { $who ->
    [Du] tilgst
   *[other] tilgt
} einen Schuldschein mit { $money }.
homesteaders-event-wages = { $who } { $who ->
    [Du] bezahlst
   *[other] bezahlt
} { $n } Arbeiter: { $money }.
homesteaders-event-neutral-bid = { $who } setzt den neutralen Stein: { $bid } bei Auktion { $space }.
homesteaders-event-neutral-value = Das nächste neutrale Gebot ist { $bid }.
homesteaders-event-bid = { $who } { $who ->
    [Du] bietest
   *[other] bietet
} { $bid } bei Auktion { $space }.
homesteaders-event-outbid = { $who } { $who ->
    [Du] wirst
   *[other] wird
} bei Auktion { $space } überboten.
homesteaders-event-passed = { $who } passt.
homesteaders-event-line = { $who } { $who ->
    [Du] stehst
   *[other] steht
} auf Feld { $line } der Eisenbahnleiste.
homesteaders-event-won = { $who } { $who ->
    [Du] gewinnst
   *[other] gewinnt
} Auktion { $space } für { $bid }.
homesteaders-event-unsold = Niemand gewinnt Auktion { $space }.
homesteaders-event-start-player = { $who } { $who ->
    [Du] wirst
   *[other] wird
} Startspieler.
homesteaders-event-paid-bid = { $who } { $who ->
    [Du] bezahlst
   *[other] bezahlt
} das Gebot: { $money }.
homesteaders-event-built = { $who } { $who ->
    [Du] baust
   *[other] baut
} { $cost ->
    [nichts] kostenlos
   *[other] für { $cost }
}: { $building }.
homesteaders-event-not-built = { $who } { $who ->
    [Du] baust
   *[other] baut
} nichts.
homesteaders-event-paid-extra = { $who } { $who ->
    [Du] zahlst
   *[other] zahlt
} { $piece } für das Angebot des Plättchens.
homesteaders-event-bought = { $who } { $who ->
    [Du] kaufst
   *[other] kauft
} mit einem Handelschip { $good } für { $money }.
homesteaders-event-sold = { $who } { $who ->
    [Du] verkaufst
   *[other] verkauft
} mit einem Handelschip { $good } für { $money }.
homesteaders-event-hired = { $who } { $who ->
    [Du] wirbst
   *[other] wirbt
} für 1 Nahrung und 1 Handelschip einen Arbeiter an.
homesteaders-event-swapped = { $who } { $who ->
    [Du] tauschst
   *[other] tauscht
} { $cost } und 1 Handelschip gegen { $good }.
homesteaders-event-changed = { $who } { $who ->
    [Du] tauschst
   *[other] tauscht
} 1 Handelschip gegen { $silver } Silber.
homesteaders-event-game-over = Das Spiel ist zu Ende.

# Warum nicht? ---------------------------------------------------------------------------------------

homesteaders-reason-game-over = Das Spiel ist zu Ende.
homesteaders-reason-not-in-stack = Dieses Plättchen kann jetzt nicht aufgedeckt werden.
homesteaders-reason-no-such-auction = Es gibt nur { $n } Auktionen.
homesteaders-reason-two-players-only = Einen neutralen Stein gibt es nur im Spiel zu zweit.
homesteaders-reason-neutral-first = Setze zuerst den neutralen Stein.
homesteaders-reason-bid-at-least = Dein Gebot muss mindestens { $bid } betragen: Du darfst gleichziehen.
homesteaders-reason-bid-higher = Ein Gebot muss höher sein als { $bid }.
homesteaders-reason-not-your-building = Dieses Gebäude gehört dir nicht.
homesteaders-reason-place-occupied = Dieser Arbeitsplatz ist besetzt.
homesteaders-reason-no-idle-worker = Du hast keinen Arbeiter mehr zum Einsetzen.
homesteaders-reason-both-places = Dieses Gebäude braucht zwei Arbeiter: Besetze zuerst den ersten Platz.
homesteaders-reason-places-in-order = Arbeitsplätze besetzt du der Reihe nach; du hast schon einen späteren gewählt.
homesteaders-reason-too-little-gold = Das kostet { $needed } Gold; du hast { $held }.
homesteaders-reason-too-little-silver = Das kostet { $needed } Silber; du hast { $held }.
homesteaders-reason-gold-wasted = Auf Gold gibt es kein Wechselgeld: So viel wäre verschwendet.
homesteaders-reason-price-in-gold = Kupfer und Rinder werden mit Gold bezahlt.
homesteaders-reason-no-gold-for-gold = Gold wird mit Silber gekauft.
homesteaders-reason-no-trade-chip = Du hast keinen Handelschip.
homesteaders-reason-good-not-held = Du brauchst { $good }.
homesteaders-reason-needs-ability = Du hast kein Gebäude, das dies erlaubt.
homesteaders-reason-no-more-debt = Mit { $n } Schuldscheinen darf niemand freiwillig einen weiteren nehmen.
homesteaders-reason-no-debt = Du hast keinen Schuldschein.
homesteaders-reason-line-not-reached = Diese Belohnung liegt auf Feld { $space } der Eisenbahnleiste; du stehst auf Feld { $line }.
homesteaders-reason-already-owned = Dieses Gebäude hast du schon.
homesteaders-reason-not-this-stage = Dieses Gebäude ist in dieser Entwicklungsstufe nicht verfügbar.
homesteaders-reason-all-built = Alle Exemplare dieses Gebäudes sind gebaut.
homesteaders-reason-not-this-kind = Dein Plättchen erlaubt kein Gebäude dieser Art.
homesteaders-reason-goods-missing = Du brauchst noch { $missing }.
homesteaders-reason-not-in-cost = So viel Kupfer oder so viele Rinder kostet das Gebäude nicht.
homesteaders-reason-cannot-pay-so = Für diese Zahlung fehlen dir die Waren.
homesteaders-reason-gold-only-for-copper-cattle = Gold ersetzt nur Kupfer und Rinder.
homesteaders-reason-moment-draw = Plättchen werden am Anfang einer Runde aufgedeckt.
homesteaders-reason-moment-neutral = Der neutrale Stein wird vor dem ersten Gebot gesetzt.
homesteaders-reason-moment-bid = Bieten kannst du, wenn du bei der Auktion an der Reihe bist.
homesteaders-reason-moment-pass = Passen kannst du, wenn du bei der Auktion an der Reihe bist.
homesteaders-reason-moment-place = Arbeiter setzt du am Anfang einer Runde ein.
homesteaders-reason-moment-done = Entscheide zuerst, wonach du gefragt bist.
homesteaders-reason-moment-pay = Zahlen musst du, wenn deine Arbeiter oder dein Gebot zu bezahlen sind.
homesteaders-reason-moment-build = Gewinne und bezahle zuerst ein Plättchen, mit dem du bauen darfst.
homesteaders-reason-moment-no-build = Gewinne und bezahle zuerst ein Plättchen, mit dem du bauen darfst.
homesteaders-reason-moment-extra = Baue zuerst; danach kommt das Angebot des Plättchens.
homesteaders-reason-moment-no-extra = Baue zuerst; danach kommt das Angebot des Plättchens.
homesteaders-reason-moment-buy = Entscheide zuerst, wonach du gefragt bist; handeln kannst du beim Einsetzen, Bezahlen und Bauen.
homesteaders-reason-moment-sell = Entscheide zuerst, wonach du gefragt bist; handeln kannst du beim Einsetzen, Bezahlen und Bauen.
homesteaders-reason-moment-hire = Entscheide zuerst, wonach du gefragt bist; anwerben kannst du beim Einsetzen, Bezahlen und Bauen.
homesteaders-reason-moment-market = Entscheide zuerst, wonach du gefragt bist; handeln kannst du beim Einsetzen, Bezahlen und Bauen.
homesteaders-reason-moment-bank = Entscheide zuerst, wonach du gefragt bist; handeln kannst du beim Einsetzen, Bezahlen und Bauen.
homesteaders-reason-moment-borrow = Entscheide zuerst, wonach du gefragt bist; einen Schuldschein kannst du beim Einsetzen, Bezahlen und Bauen nehmen.
homesteaders-reason-moment-pay-off = Entscheide zuerst, wonach du gefragt bist; einen Schuldschein kannst du beim Einsetzen, Bezahlen und Bauen tilgen.
homesteaders-reason-moment-gold-for = Gold ersetzt Waren nur, während du ein Gebäude bezahlst, das Kupfer oder Rinder kostet.
homesteaders-reason-moment-worker = Einen kostenlosen Arbeiter bringt dir ein Plättchen oder ein Gebäude.
homesteaders-reason-moment-no-worker = Einen kostenlosen Arbeiter bringt dir ein Plättchen oder ein Gebäude.
homesteaders-reason-moment-relief = Kostenlos abgeben kannst du einen Schuldschein nur durch ein Gebäude.
homesteaders-reason-moment-reward = Eine Belohnung nimmst du, wenn du auf der Eisenbahnleiste vorrückst.

homesteaders-plan-auto-pass = Passen
homesteaders-plan-auto-pass-about = Du passt, sobald du nach einem Gebot gefragt wirst.
homesteaders-plan-auto-pass-reward = Belohnung
homesteaders-plan-auto-pass-reward-about = Was du dann auf der Eisenbahnleiste nimmst, falls du schon so weit bist; ohne Angabe wirst du gefragt.
homesteaders-plan-auto-pass-round = Runde
homesteaders-plan-auto-pass-round-about = Die Runde, deren Auktion gemeint ist; ohne Angabe die nächste Auktion.
homesteaders-plan-max-bid = Bieten bis zu einer Grenze
homesteaders-plan-max-bid-about = Bei einer Auktion bietest du den niedrigsten möglichen Betrag, solange er deine Grenze nicht überschreitet.
homesteaders-plan-max-bid-space = Auktion
homesteaders-plan-max-bid-space-about = Die Auktion, bei der du bietest.
homesteaders-plan-max-bid-silver = Grenze
homesteaders-plan-max-bid-silver-about = Das höchste Gebot in Silber, das du abgibst.
homesteaders-plan-max-bid-then = Danach
homesteaders-plan-max-bid-then-about = Was geschieht, sobald die Grenze nicht mehr reicht.
homesteaders-plan-max-bid-then-pass = Passen
homesteaders-plan-max-bid-then-ask = Mich fragen
homesteaders-plan-max-bid-round = Runde
homesteaders-plan-max-bid-round-about = Die Runde, deren Auktion gemeint ist; ohne Angabe die nächste Auktion.

# Themen der Rätsel ---------------------------------------------------------------------------------

homesteaders-theme-outbid = Überbieten
homesteaders-theme-bid = Das richtige Gebot
homesteaders-theme-pass = Zur rechten Zeit passen
homesteaders-theme-payment = Wie bezahlen?
homesteaders-theme-debt = Schulden
homesteaders-theme-workers = Arbeiter
homesteaders-theme-build = Was bauen?
homesteaders-theme-market = Handel
homesteaders-theme-railroad = Die Eisenbahnleiste
homesteaders-theme-last-round = Die letzte Runde
