# Delen van de tafel
web-homesteaders-panel-auction = Veiling
web-homesteaders-panel-town = Dorp
web-homesteaders-panel-stock = Gebouwen
web-homesteaders-panel-market = Markt
web-homesteaders-panel-players = Spelers

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
web-homesteaders-holding-railroad = Ontwikkelingsspoor
web-homesteaders-points = Punten tot nu toe
web-homesteaders-hidden = Tot het einde achter het zichtscherm: goederen, zilver, ruilfiches, OP-fiches en schuldfiches
web-homesteaders-enlarge = Dorp van { $who } tonen

# Veilingen
web-homesteaders-auctions = Veilingen
web-homesteaders-auction = Veiling { $space }
web-homesteaders-face-down = nog niet opengedraaid
web-homesteaders-ladder = Biedingen op veiling { $space }
web-homesteaders-bid = Veiling { $space }, bod { $silver }
web-homesteaders-bid-held = Veiling { $space }, bod { $silver } van { $who }
web-homesteaders-neutral = de neutrale steen
web-homesteaders-neutral-value = Volgende:
web-homesteaders-pass = Passen
web-homesteaders-settled = Wordt nu afgehandeld

# Rondes en tegels
web-homesteaders-tiles = Tegels
web-homesteaders-tiles-title = Veilingtegels
web-homesteaders-stack = Stapel { $n }
web-homesteaders-stack-open = Open: elke ronde één, in deze volgorde.
web-homesteaders-stack-shuffled = Per ontwikkelingsfase geschud: elke tegel komt één keer, in onbekende volgorde.
web-homesteaders-tile-now = nu
web-homesteaders-tile-past = geweest

# Ontwikkelingsspoor
web-homesteaders-line = Ontwikkelingsspoor
web-homesteaders-line-start = Start
web-homesteaders-line-space = Veld { $space }: { $reward }

# Dorp
web-homesteaders-idle = Werkloos:
web-homesteaders-all-busy = Alle arbeiders hebben een werkplaats.
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
web-homesteaders-auto-wages = Arbeiders automatisch uitbetalen
web-homesteaders-auto-wages-about = Zolang je genoeg zilver hebt: nooit met goud of een nieuwe schuld. Je kunt het ongedaan maken.
web-homesteaders-auto-wages-elsewhere = In Homesteaders, zolang je genoeg zilver hebt: nooit met goud of een nieuwe schuld. Je kunt het ongedaan maken.
