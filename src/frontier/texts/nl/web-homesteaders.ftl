# Delen van de tafel
web-homesteaders-panel-auction = Veiling
web-homesteaders-panel-town = Dorp
web-homesteaders-panel-stock = Gebouwen
web-homesteaders-panel-market = Markt
web-homesteaders-panel-players = Spelers

# After “You”, in the log.
web-homesteaders-forced-pass = past: geen bod meer mogelijk

# Bezit
web-homesteaders-holdings = Wat je hebt
web-homesteaders-holding-wood = Hout
web-homesteaders-holding-food = Voedsel
web-homesteaders-holding-steel = Staal
web-homesteaders-holding-gold = Goud
web-homesteaders-holding-copper = Koper
web-homesteaders-holding-cattle = Vee
web-homesteaders-holding-silver = Zilver
web-homesteaders-holding-trade = Ruilfiches
web-homesteaders-holding-vp = OP-fiches
web-homesteaders-holding-debt = Schuldfiches
web-homesteaders-holding-workers = Arbeiders
web-homesteaders-holding-tracks = Spoorfiches
web-homesteaders-holding-railroad = Ontwikkelings­spoor
web-homesteaders-points = Punten tot nu toe
web-homesteaders-hidden = Tot het einde achter het zichtscherm: goederen, zilver, ruilfiches, OP-fiches en schuldfiches
web-homesteaders-enlarge = Dorp van { $who } tonen
# Wat de uitlegkaarten zeggen
web-homesteaders-tile-title = Veilingtegel { $n }
web-homesteaders-price = op de marktplaats: { $price }
web-homesteaders-stage-left = { $n ->
    [one] laatste ronde van deze fase
   *[other] nog { $n } rondes van deze fase
}
web-homesteaders-about-place = Een arbeider hier levert dit op in elke inkomstenfase.
web-homesteaders-about-tile = Wie hem wint, betaalt het bod, mag dan zo’n gebouw bouwen en krijgt wat er verder op staat.
web-homesteaders-about-tile-plain = Wie hem wint, betaalt het bod en krijgt meteen wat erop staat.
web-homesteaders-about-bid = Als niemand meer biedt, win je en betaal je dit; voor wat je mist neem je schulden.
web-homesteaders-about-line = Elke stap levert de beloning op van het bereikte veld, of van een veld ervoor.
web-homesteaders-about-deal = Elke handel op de marktplaats kost een ruilfiche.
web-homesteaders-about-swap = Voor wie de Markt bezit.
web-homesteaders-about-change = Voor wie de Bank bezit.
web-homesteaders-about-pass = Je stapt uit deze veiling, gaat vooruit op het ontwikkelingsspoor en neemt een beloning.
web-homesteaders-about-neutral = De startspeler legt hem bij een van de veilingen; alleen een hoger bod verslaat hem.
web-homesteaders-about-silver = Betaalt biedingen, lonen en goederen. Wie te weinig heeft, neemt schulden.
web-homesteaders-about-gold = Telt ook als zilver, zonder wisselgeld; punten waard aan het eind.
web-homesteaders-about-trade = Eén voor elke handel op de marktplaats.
web-homesteaders-about-vp = Punten aan het eind.
web-homesteaders-about-debt = Levert { $silver } zilver op, aflossen kost { $price }; aan het einde kost het eerste 1 punt, het tweede 2, het derde 3.
web-homesteaders-about-workers = Werken in je gebouwen en kosten elke ronde loon, ook werkloos.
web-homesteaders-about-tracks = Leveren zilver op in elke inkomstenfase.
web-homesteaders-about-score = Wat het spel zou opleveren als het nu eindigde.
web-homesteaders-about-good = Betaalt gebouwen; niets waard aan het eind.
web-homesteaders-about-scoring-good = Betaalt gebouwen; punten waard aan het eind.

# Veilingen
web-homesteaders-auctions = Veilingen
web-homesteaders-auction = Veiling { $space }
web-homesteaders-face-down = nog niet opengedraaid
web-homesteaders-ladder = Biedingen op veiling { $space }
web-homesteaders-bid = Veiling { $space }, bod { $silver }
web-homesteaders-bid-held = Veiling { $space }, bod { $silver } van { $who }
web-homesteaders-neutral = de neutrale steen
web-homesteaders-neutral-value = Volgende:
web-homesteaders-choice-bid = Bieden
web-homesteaders-choice-build = Bouwen
web-homesteaders-pass = Passen
web-homesteaders-pass-for = Passen en { $reward } nemen
web-homesteaders-max-bid = Tot { $silver } zilver bieden op veiling { $space } ({ $tile })? Altijd zo weinig mogelijk; tot je aan de beurt bent, kun je het wissen.
web-homesteaders-max-bid-ask = Ja, vraag het me daarna
web-homesteaders-max-bid-pass = Ja, daarna passen
web-homesteaders-settled = Wordt nu betaald en bebouwd

# Rondes en tegels
web-homesteaders-tiles = Tegels
web-homesteaders-tiles-title = Veilingtegels
web-homesteaders-stack = Stapel { $n }
web-homesteaders-stack-open = Open: elke ronde één, in deze volgorde.
web-homesteaders-stack-shuffled = Per ontwikkelingsfase geschud: elke tegel komt één keer, in onbekende volgorde.
web-homesteaders-tile-now = nu
web-homesteaders-tile-past = geweest

# Ontwikkelingsspoor
web-homesteaders-line = Ontwikkelings­spoor
web-homesteaders-line-start = Start
web-homesteaders-line-space = Veld { $space }: { $reward }

# Dorp
web-homesteaders-idle = Werkloos:
web-homesteaders-all-busy = Alle arbeiders hebben een werkplaats.
web-homesteaders-income = Inkomsten
web-homesteaders-wages = lonen
web-homesteaders-net = daarna heb je
web-homesteaders-call-back = Iedereen terugroepen
web-homesteaders-send = { $n ->
    [0] Niemand plaatsen
    [one] 1 arbeider plaatsen
   *[other] { $n } arbeiders plaatsen
}
web-homesteaders-send-ahead = { $n ->
    [0] Niemand klaarzetten
    [one] 1 arbeider klaarzetten
   *[other] { $n } arbeiders klaarzetten
}
web-homesteaders-ahead = De anderen zijn nog bezig.
web-homesteaders-prepared = Klaargezet; alleen jij weet het.
web-homesteaders-prepared-drop = Wijzigen
web-homesteaders-warn-idle = { $n ->
    [one] 1 arbeider blijft werkloos.
   *[other] { $n } arbeiders blijven werkloos.
}
web-homesteaders-warn-trade = { $n ->
    [one] 1 ruilfiche is over; hierna is het niets meer waard.
   *[other] { $n } ruilfiches zijn over; hierna zijn ze niets meer waard.
}
web-homesteaders-warn-goods = { $n ->
    [one] Je kunt nog 1 goed verkopen; dat levert naast de prijs { $vp } OP op.
   *[other] Je kunt nog { $n } goederen verkopen; elk levert naast de prijs { $vp } OP op.
}
web-homesteaders-warn-debt = { $n ->
    [one] Je kunt nog 1 schuldfiche aflossen.
   *[other] Je kunt nog { $n } schuldfiches aflossen.
}
web-homesteaders-row-income = Elke ronde
web-homesteaders-row-built = Eén keer, bij het bouwen
web-homesteaders-row-ability = Eigenschap
web-homesteaders-row-extra = Punten aan het einde

# Gebouwen
web-homesteaders-stock = Gebouwen
web-homesteaders-stock-hint = Vinkje: je hebt alles wat het kost. Rode lijn: dit goed mis je.
web-homesteaders-catalogue = Alle
web-homesteaders-catalogue-title = Alle gebouwen
web-homesteaders-copies = nog { $n }
web-homesteaders-cost = Kost { $cost }
web-homesteaders-owned = Je hebt het al
web-homesteaders-covered = Je hebt er alles voor
web-homesteaders-missing = Je mist: { $goods }
web-homesteaders-way = Na het ruilen: { $moves }

# Marktplaats
web-homesteaders-market = Marktplaats
web-homesteaders-market-note = telkens 1; verkopen geeft { $vp } extra
web-homesteaders-buy = Koop
web-homesteaders-sell = Verkoop
web-homesteaders-buy-label = { $good } kopen voor { $price }
web-homesteaders-sell-label = { $good } verkopen voor { $price }
web-homesteaders-hire = Een arbeider aannemen voor 1 voedsel
web-homesteaders-swap-food = Markt: 1 hout voor 1 voedsel
web-homesteaders-swap-steel = Markt: 1 voedsel voor 1 staal
web-homesteaders-change = Bank: 1 ruilfiche voor 1 zilver
web-homesteaders-borrow = Schuldfiche nemen
web-homesteaders-pay-off = Schuldfiche aflossen

# Settings
web-homesteaders-auto-bids = Biedingen automatisch betalen
web-homesteaders-auto-bids-about = Zolang je genoeg zilver hebt: nooit met goud of een nieuwe schuld. Je kunt het ongedaan maken.
web-homesteaders-auto-bids-elsewhere = In Homesteaders, zolang je genoeg zilver hebt: nooit met goud of een nieuwe schuld. Je kunt het ongedaan maken.
web-homesteaders-auto-wages = Arbeiders automatisch uitbetalen
web-homesteaders-auto-wages-about = Zolang je genoeg zilver hebt: nooit met goud of een nieuwe schuld. Je kunt het ongedaan maken.
web-homesteaders-auto-wages-elsewhere = In Homesteaders, zolang je genoeg zilver hebt: nooit met goud of een nieuwe schuld. Je kunt het ongedaan maken.
web-homesteaders-auto-workers = Gratis arbeiders automatisch nemen
web-homesteaders-auto-workers-about = Zolang er in je dorp een werkplaats voor ze vrij is. Je kunt het ongedaan maken.
web-homesteaders-auto-workers-elsewhere = In Homesteaders, zolang er in je dorp een werkplaats voor ze vrij is. Je kunt het ongedaan maken.

# Kaarten bij de eerste keer: één zin, als iets voor het eerst voorkomt.
web-homesteaders-first-final = Dit is de laatste kans om van ruilfiches, zilver en goederen overwinningspunten te maken en schuldfiches af te lossen.
web-homesteaders-first-wages = Je hebt minder zilver dan arbeiders: goud, de marktplaats en schuldfiches helpen betalen, en wat je mist, wordt geleend.
web-homesteaders-first-outbid = Je bent overboden en weer aan de beurt: bied op deze tegel of een andere, of pas.
web-homesteaders-first-neutral = Met twee spelers biedt een neutrale steen mee: zet hem op de tegel die niet goedkoop weg mag gaan.
web-homesteaders-first-passed = Wie past, gaat één veld vooruit op het ontwikkelingsspoor en neemt de beloning daar, of die van een veld ervoor.
web-homesteaders-first-build = Je tegel geeft recht op één gebouw van zijn kleur; je betaalt met goederen, en het hoeft niet.
web-homesteaders-first-debt = Een schuldfiche levert nu zilver op, maar aflossen kost meer, en aan het einde kost elk meer punten dan het vorige.
web-homesteaders-first-stage = Er is een nieuwe fase begonnen: wat niemand van de gebouwen van de vorige heeft gebouwd, is weg.
web-homesteaders-first-place = Arbeiders leveren iets op waar ze werken: stuur elk naar een vrije werkplaats van je eigen gebouwen.
web-homesteaders-first-bid = Alleen wie een tegel wint, mag deze ronde bouwen; pas je, dan ga je vooruit op het ontwikkelingsspoor.
web-homesteaders-first-deal = Elk ruilfiche is één handel op de marktplaats: een goed kopen of verkopen, of voor voedsel een arbeider aannemen.

# The editor of positions
web-homesteaders-edit-bid = Bod: { $who }
web-homesteaders-edit-building = { $building }: { $who }
web-homesteaders-edit-worker = Arbeider aan het werk
web-homesteaders-edit-railroad = Trein: { $who }
web-homesteaders-edit-passed = Heeft gepast: { $who }
