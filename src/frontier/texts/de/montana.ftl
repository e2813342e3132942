# Dinge ----------------------------------------------------------------------------------------------

montana-credits = Montana: ein Spiel von Rüdiger Dorn, erschienen bei White Goblin Games.
montana-title = Montana

# Waren stehen im Akkusativ (1 kleinen Stein): Jeder Satz mit Waren braucht diesen Fall.
montana-goods-small-copper = { $n ->
    [one] 1 kleines Kupfer
   *[other] { $n }× kleines Kupfer
}
montana-goods-small-stone = { $n ->
    [one] 1 kleinen Stein
   *[other] { $n } kleine Steine
}
montana-goods-grain = { $n } Getreide
montana-goods-pumpkin = { $n ->
    [one] 1 Kürbis
   *[other] { $n } Kürbisse
}
montana-goods-big-copper = { $n ->
    [one] 1 großes Kupfer
   *[other] { $n }× großes Kupfer
}
montana-goods-big-stone = { $n ->
    [one] 1 großen Stein
   *[other] { $n } große Steine
}

montana-workers-copper = { $n } Kupferarbeiter
montana-workers-stone = { $n } Steinarbeiter
montana-workers-grain = { $n } Getreidearbeiter
montana-workers-pumpkin = { $n } Kürbisarbeiter
montana-any-two-workers = 2 beliebige Arbeiter

montana-materials-copper = { $n } Kupfer
montana-materials-stone = { $n ->
    [one] 1 Stein
   *[other] { $n } Steine
}

# Einige Sätze wählen Artikel und Präposition nach diesen Namen: bei Änderungen nach [Mine] suchen.
montana-area-bank = Bank
montana-area-mine = Mine
montana-area-quarry = Steinbruch
montana-area-grain-field = Getreidefeld
montana-area-farmland = Gemüseacker
montana-area-city = Stadt

montana-row-cow = Rind
montana-row-goods = Waren
montana-row-upgrade = Aufwerten
montana-row-silver = Silber

montana-benefit-small-copper = 1 kleines Kupfer
montana-benefit-small-stone = 1 kleinen Stein
montana-benefit-grain = 1 Getreide
montana-benefit-pumpkin = 1 Kürbis
montana-benefit-silver = { $n } Silber
montana-benefit-copper-worker = 1 Kupferarbeiter
montana-benefit-stone-worker = 1 Steinarbeiter
montana-benefit-grain-worker = 1 Getreidearbeiter
montana-benefit-pumpkin-worker = 1 Kürbisarbeiter

montana-gain-settlements = { $n ->
    [one] 1 Siedlung
   *[other] { $n } Siedlungen
}
montana-gain-cow = ein Rind
montana-gain-canteens = { $n ->
    [one] eine Wasserflasche
   *[other] { $n } Wasserflaschen
}

montana-reward-cows = { $n ->
    [one] 1 Rind
   *[other] { $n } Rinder
}
montana-reward-silver = { $n } Silber
montana-reward-goods = { $n ->
    [one] max. 1 Ware
   *[other] max. { $n } Waren
}
montana-reward-upgrades = max. { $n }-mal aufwerten

montana-land-meadow = Wiese
montana-land-mountain = Berg
montana-land-lake = See

montana-term-wheel = Anwerbungsscheibe
montana-term-supply = Allgemeiner Vorrat
montana-term-worker-board = Arbeiterspielplan
montana-term-hardware-store = Gemischtwaren­laden
montana-term-contractor = Lieferant
montana-term-settlements = Siedlungen
montana-term-cows = Rinder
montana-term-canteens = Wasserflaschen
montana-term-silver = Silber
montana-term-goods = Waren
montana-term-workers = Arbeiter
montana-term-starting-tile = Startplättchen
montana-term-round = Runde

montana-extras = Rinderhandel, 1 Rind gegen:
montana-term-score = Siedlungen

montana-ending-last-settlement = Jemand hat die letzte Siedlung gelegt, und die Runde ist zu Ende gespielt.
montana-ending-no-field = Kein Feld lässt sich mehr besiedeln.
montana-ending-round-limit = Die Höchstzahl an Runden ist erreicht.

montana-option-matching-pair = Zwei Arbeiter auf einem Produktionsfeld dürfen auch von der passenden Art sein.
montana-option-long-line = Auch eine Siedlung, mit der eine Reihe auf einen Schlag länger als vier Felder wird, bringt die zusätzliche Siedlung.
montana-option-round-limit = Das Spiel endet spätestens nach so vielen Runden.
montana-option-starting-tile = Wo das Startplättchen liegt: auf einem zufälligen Feld oder auf einem, das die Startspielerin oder der Startspieler wählt.
montana-option-matching-pair-title = Passendes Paar
montana-option-long-line-title = Lange Reihe
montana-option-round-limit-title = Rundengrenze
montana-option-starting-tile-title = Startplättchen
montana-starting-tile-drawn = zufällig
montana-starting-tile-chosen = selbst gewählt

montana-name = Montana
montana-about = Wirb Arbeiter an, verdiene Waren und Silber und lege vor allen anderen deine letzte Siedlung.

# Was das Spiel entscheidet, in dieser Reihenfolge.
montana-item-settlements = Gelegte Siedlungen
montana-item-herd = Bei Gleichstand: Rinder und Wasserflaschen
montana-item-belongings = Bei Gleichstand: Silber, Arbeiter und Waren

# Component sets, and notes about the provenance of values.
montana-set-standard = Standard
montana-set-standard-about = So nah am gedruckten Spiel, wie die Regelhefte es zeigen, mit ihrer Bank aus drei Feldern; was sie nicht zeigen, haben wir ergänzt. Unter vier starken Spielern gewinnt der letzte Platz öfter als die anderen.
montana-set-balanced = Ausgewogen
montana-set-balanced-about = Eine Bank aus fünf Feldern, die kein Regelheft zeigt; von uns so gewählt, dass unter starken Spielern kein Platz im Vorteil ist.
montana-note-bank-picture = Aus dem Bild der Bank im englischen Regelheft gelesen, dessen Scan „+8 +8 +10“ zeigt; die Felder nehmen ein bis drei Arbeiter auf.
montana-note-bank-reading = Unsere Lesart des Bildes der Bank im englischen Regelheft, dessen Scan „+8 +8 +10“ zeigt: Zwei Arbeiter bekommen schon 8, also lesen wir die erste 8 als 5.

# Gruppen des Spielmaterials.
montana-components-areas = Produktionsstätten
montana-components-bank = Bank
montana-components-city = Stadt
montana-components-limits = Grenzen
montana-components-pieces = Material in der Schachtel
montana-components-players = Nach Spielerzahl
montana-components-start = Womit alle beginnen
montana-components-tiles = Landschaftsplättchen
montana-components-wheel = Anwerbungsscheibe

# Aktionen -------------------------------------------------------------------------------------------

montana-action-start = Das Startplättchen auf { $field } legen
montana-action-spin = Der Pfeil hält auf Feld { $space }: { $workers }
montana-action-recruit = Anwerben: Scheibe drehen, 2 Arbeiter nehmen
montana-action-bank = Arbeiten in der Bank: { $workers } Arbeiter für { $silver } Silber
montana-action-work = Arbeiten { $area ->
    [Mine] in der Mine
    [Steinbruch] im Steinbruch
   *[other] auf dem { $area }
}: { $silver } Silber zahlen, { $goods } erhalten
montana-action-city = Arbeiten in der Stadt: { $goods } nehmen und den Lieferanten setzen
montana-action-build = Siedeln auf { $field } für { $cost } ({ $gain })
montana-action-trade = Rinderhandel: 1 Rind gegen { $benefit }
montana-action-advance = Pfeil weiterdrehen: { $spaces } Getreide zahlen, { $workers } nehmen
montana-action-no-advance = Den Pfeil stehen lassen
montana-action-staff = { $workers } schicken
montana-action-no-helper = Das kleine Feld frei lassen
montana-action-take = { $workers } nehmen
montana-action-give-back = { $workers } zurücklegen
montana-action-bid = Den Lieferanten für { $pumpkins ->
    [one] 1 Kürbis
   *[other] { $pumpkins } Kürbisse
} in die Reihe „{ $row }“ setzen ({ $reward })
montana-action-pass = Passen: Lieferant auf den Gemischtwarenladen
montana-action-go-on = Weiter
montana-action-upgrade = { $materials ->
    [nichts] Nichts aufwerten
   *[other] { $materials } aufwerten
}
montana-action-goods = { $goods ->
    [nichts] Keine Waren nehmen
   *[other] { $goods } nehmen
}
montana-action-stop = Nicht weiter siedeln{ $silver ->
    [0] {""}
   *[other] {" "}und { $silver } Silber nehmen
}
montana-action-end-turn = Zug beenden
montana-action-canteen = Eine Wasserflasche einsetzen: noch ein Zug
montana-action-no-canteen = Die Wasserflasche behalten

# Aufforderungen -------------------------------------------------------------------------------------

montana-prompt-choose-start = { $who }, wo soll das Startplättchen liegen?
montana-prompt-setup-spin = Aufbau: Die Scheibe wird gedreht.
montana-prompt-setup-white = { $who }, wähle 2 Arbeiter für den Anfang.
montana-prompt-turn = { $who }, wähle deine Aktion: Anwerben, Arbeiten oder Siedeln.
montana-prompt-spin = Die Scheibe wird gedreht.
montana-prompt-white-pair = { $who }, wähle 2 beliebige Arbeiter.
montana-prompt-too-many = { $who }, dein Spielplan ist voll: Welche Arbeiter gehen zurück?
montana-prompt-advance = { $who }, willst du den Pfeil für Getreide weiterdrehen?
montana-prompt-staff = { $who }, welche Arbeiter schickst du?
montana-prompt-helper = { $who }, willst du auch das kleine Feld nutzen?
montana-prompt-bid = { $who }, setze deinen Lieferanten.
montana-prompt-bid-window = { $who }, willst du vor dem nächsten Gebot Rinderhandel treiben?
montana-prompt-pay-window = { $who }, willst du vor der nächsten Zahlung Rinderhandel treiben?
montana-prompt-upgrades = { $who }, welche kleinen Waren wertest du zu großen auf?
montana-prompt-basket = { $who }, welche Waren nimmst du?
montana-prompt-building = { $who }, willst du noch eine Siedlung errichten?
montana-prompt-after = { $who }, willst du noch Rinderhandel treiben oder den Zug beenden?
montana-prompt-thirst = { $who }, willst du eine Wasserflasche für einen weiteren Zug einsetzen?
montana-prompt-finished = Das Spiel ist zu Ende.

# Ereignisse -----------------------------------------------------------------------------------------

montana-event-started = { $who } { $who ->
    [Du] legst
   *[other] legt
} das Startplättchen auf { $field }.
montana-event-spun = { $who } { $who ->
    [Du] drehst
   *[other] dreht
} die Scheibe: { $wheel_space }.
montana-event-advanced = { $who } { $who ->
    [Du] zahlst
   *[other] zahlt
} { $n } Getreide und { $who ->
    [Du] drehst
   *[other] dreht
} den Pfeil weiter.
montana-event-received = { $who } { $who ->
    [Du] erhältst
   *[other] erhält
} { $piece }.
montana-event-shortage = { $who } { $who ->
    [Du] legst
   *[other] legt
} { $piece } in den Vorrat zurück (Knappheit).
montana-event-gave-back = { $who } { $who ->
    [Du] legst
   *[other] legt
} { $workers } zurück.
montana-event-silver = { $who } { $who ->
    [Du] erhältst
   *[other] erhält
} { $n } Silber.
montana-event-unbuilt = { $who } { $who ->
    [Du] nimmst
   *[other] nimmt
} { $n } Silber für nicht errichtete Siedlungen.
montana-event-paid-silver = { $who } { $who ->
    [Du] zahlst
   *[other] zahlt
} { $n } Silber.
montana-event-placed = { $who } { $who ->
    [Du] schickst
   *[other] schickt
} { $workers } { $area ->
    [Bank] zur Bank
    [Mine] in die Mine
    [Getreidefeld] auf das Getreidefeld
    [Steinbruch] in den Steinbruch
   *[other] auf den { $area }
}{ $small ->
    [0] {""}
   *[other] {" "}(kleines Feld)
}.
montana-event-cleared = Feierabend! Wieder frei: { $area }.
montana-event-city = { $who } { $who ->
    [Du] gehst
   *[other] geht
} in die Stadt.
montana-event-bid = { $who } { $who ->
    [Du] bietest
   *[other] bietet
} { $pumpkins ->
    [one] 1 Kürbis
   *[other] { $pumpkins } Kürbisse
} in der Reihe „{ $row }“.
montana-event-outbid = { $who } { $who ->
    [Du] wirst
   *[other] wird
} von { $by } überboten und { $who ->
    [Du] musst
   *[other] muss
} neu setzen oder passen.
montana-event-passed = { $who } passt.
montana-event-paid-pumpkins = { $who } { $who ->
    [Du] zahlst
   *[other] zahlt
} { $n ->
    [one] 1 Kürbis
   *[other] { $n } Kürbisse
}.
montana-event-cannot-pay = { $who } { $who ->
    [Du] kannst
   *[other] kann
} { $n ->
    [one] 1 Kürbis
   *[other] { $n } Kürbisse
} nicht mehr zahlen und { $who ->
    [Du] gehst
   *[other] geht
} leer aus.
montana-event-upgraded = { $who } { $who ->
    [Du] wertest
   *[other] wertet
} { $material } auf.
montana-event-cow = { $who } { $who ->
    [Du] erhältst
   *[other] erhält
} { $n ->
    [one] 1 Rind
   *[other] { $n } Rinder
}.
montana-event-traded = { $who } { $who ->
    [Du] tauschst
   *[other] tauscht
} ein Rind gegen { $benefit }.
montana-event-built = { $who } { $who ->
    [Du] siedelst
   *[other] siedelt
} auf { $field } für { $cost }: { $n ->
    [one] 1 Siedlung
   *[other] { $n } Siedlungen
}{ $lines ->
    [0] {""}
    [one] {" "}(Reihenbonus)
   *[other] {" "}({ $lines }-mal Reihenbonus)
}.
montana-event-canteen = { $who } { $who ->
    [Du] nimmst
   *[other] nimmt
} die Wasserflasche von { $field }.
montana-event-last-tile = { $who } { $who ->
    [Du] hast
   *[other] hat
} die letzte Siedlung gelegt: Das ist die letzte Runde.
montana-event-extra-turn = { $who } setzt eine Wasserflasche ein und { $who ->
    [Du] bist
   *[other] ist
} noch einmal am Zug.
montana-event-round = Runde { $n }.
montana-event-game-over = Das Spiel ist zu Ende.

# Warum nicht? ---------------------------------------------------------------------------------------

montana-reason-game-over = Das Spiel ist zu Ende.
montana-reason-no-grain = Den Pfeil { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} weiterzudrehen kostet { $spaces } Getreide; du hast { $grain }.
montana-reason-return-exactly = Lege genau { $n } Arbeiter zurück: { $places } behältst du.
montana-reason-workers-not-held = Diese Arbeiter hast du nicht.
montana-reason-not-your-turn-to-trade = Rinderhandel gibt es nur in deinem eigenen Zug.
montana-reason-no-cow = Du hast kein Rind zum Tauschen.
montana-reason-space-occupied = Dieses Feld ist besetzt, bis sein Bereich geräumt wird.
montana-reason-too-few-workers = Dieses Feld braucht { $needed } Arbeiter; du hast { $held }.
montana-reason-no-such-space = Dieser Bereich hat nur { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}.
montana-reason-nobody-to-send = Du brauchst 1 passenden Arbeiter oder 2 andere.
montana-reason-too-little-silver = Dieses Feld kostet { $needed } Silber; du hast { $held }.
montana-reason-exactly-workers = Auf dieses Feld { $n ->
    [one] gehört genau 1 Arbeiter
   *[other] gehören genau { $n } Arbeiter
}.
montana-reason-one-matching-or-two-others = Schicke entweder 1 passenden Arbeiter oder 2 Arbeiter anderer Art.
montana-reason-city-too-few-pumpkins = Das billigste Feld der Stadt kostet { $needed ->
    [one] 1 Kürbis
   *[other] { $needed } Kürbisse
}; mit dem aus der Stadt hättest du nur { $held }.
montana-reason-row-begins-later = Diese Reihe beginnt bei { $n ->
    [one] 1 Kürbis
   *[other] { $n } Kürbissen
}.
montana-reason-must-outbid = In dieser Reihe steht ein anderer Lieferant: Setze weiter rechts.
montana-reason-too-few-pumpkins = Dieses Feld kostet { $needed ->
    [one] 1 Kürbis
   *[other] { $needed } Kürbisse
}; du hast { $held }.
montana-reason-too-many-upgrades = In dieser Reihe darfst du höchstens { $n }-mal aufwerten.
montana-reason-small-good-needed = Aufwerten kannst du nur kleine Waren, die du hast.
montana-reason-not-on-mountain-or-lake = Auf Bergen und Seen kann niemand siedeln.
montana-reason-field-occupied = Dieses Feld ist besetzt.
montana-reason-no-neighbour = Eine Siedlung muss an das Startplättchen oder eine andere Siedlung grenzen.
montana-reason-three-built = Du hast in diesem Zug schon { $n ->
    [one] 1 Siedlung
   *[other] { $n } Siedlungen
} errichtet.
montana-reason-no-settlement-left = Du hast keine Siedlung mehr übrig.
montana-reason-goods-missing = Du brauchst noch { $missing }.
montana-reason-must-place = Du hast die Stadt gewählt: Setze zuerst deinen Lieferanten.
montana-reason-too-many-goods = Diese Reihe bringt weniger Waren.
montana-reason-no-canteen = Du hast keine Wasserflasche.
montana-reason-not-outbid = Dein Lieferant steht in einer Reihe und ist nicht überboten.
montana-reason-stopped-building = Du hast das Siedeln in diesem Zug beendet.
montana-reason-finish-first = Beende zuerst deine Aktion.
montana-reason-one-or-any-two = Schicke entweder 1 passenden Arbeiter oder 2 beliebige.
montana-reason-moment-start = Das Startplättchen wird nur ganz am Anfang gelegt.
montana-reason-start-on-meadow = Das Startplättchen liegt auf einem Feld, auf dem man siedeln kann, nicht auf einem Berg oder See.
montana-reason-start-on-cow = Mit der Erweiterung liegt das Startplättchen auf einem Feld mit einem Rind.
montana-reason-start-closes-bonus = Von dort wäre ein Bonus der Landschaft in der Mitte nie zu erreichen.
montana-reason-moment-spin = Wähle zuerst Anwerben: Dann wird die Scheibe gedreht.
montana-reason-moment-recruit = Anwerben kannst du am Anfang deines nächsten Zuges: eine Aktion je Zug.
montana-reason-moment-bank = Arbeiten kannst du am Anfang deines nächsten Zuges: eine Aktion je Zug.
montana-reason-moment-work = Arbeiten kannst du am Anfang deines nächsten Zuges: eine Aktion je Zug.
montana-reason-moment-city = In die Stadt kannst du am Anfang deines nächsten Zuges gehen: eine Aktion je Zug.
montana-reason-moment-build = Siedeln kannst du am Anfang deines nächsten Zuges: eine Aktion je Zug.
montana-reason-moment-trade = Entscheide zuerst, wonach du gefragt bist; dann geht Rinderhandel wieder.
montana-reason-moment-advance = Wähle zuerst Anwerben: Nach dem Drehen kannst du den Pfeil weiterdrehen.
montana-reason-moment-no-advance = Wähle zuerst Anwerben: Nach dem Drehen entscheidest du über den Pfeil.
montana-reason-moment-staff = Wähle zuerst ein Feld zum Arbeiten.
montana-reason-moment-no-helper = Schicke zuerst Arbeiter auf ein großes Feld; dann darfst du das kleine daneben nutzen.
montana-reason-moment-take = Frei wählst du Arbeiter nur bei einem weißen Feld der Scheibe.
montana-reason-moment-give-back = Arbeiter gehen nur zurück, wenn du zu viele hast.
montana-reason-moment-bid = Zuerst muss jemand in die Stadt gehen; dann setzen alle reihum ihren Lieferanten.
montana-reason-moment-pass = Zuerst muss jemand in die Stadt gehen; dann kannst du setzen oder passen.
montana-reason-moment-go-on = Entscheide zuerst, wonach du gefragt bist.
montana-reason-moment-upgrade = Aufwerten ist eine Belohnung der Stadt: Geh zuerst dorthin.
montana-reason-moment-goods = Waren nach Wahl sind eine Belohnung der Stadt: Geh zuerst dorthin.
montana-reason-moment-stop = Wähle zuerst Siedeln.
montana-reason-moment-end-turn = Wähle zuerst deine Aktion: Auslassen darfst du sie nicht.
montana-reason-moment-canteen = Eine Wasserflasche setzt du am Ende deines Zuges ein.
montana-reason-moment-no-canteen = Über Wasserflaschen entscheidest du am Ende deines Zuges.

# Themen der Rätsel ---------------------------------------------------------------------------------

montana-theme-line = Die Reihe schließen
montana-theme-build = Wo siedeln?
montana-theme-outbid = Überbieten
montana-theme-bid = In der Stadt
montana-theme-pass = Zur rechten Zeit passen
montana-theme-reward = Die Belohnung wählen
montana-theme-recruit = Anwerben
montana-theme-work = Wen wohin schicken?
montana-theme-trade = Rinderhandel
montana-theme-restraint = Rechtzeitig aufhören
montana-theme-last-round = Die letzte Runde
