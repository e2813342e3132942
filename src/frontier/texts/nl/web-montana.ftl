# De tafel van Montana op de pagina.

web-montana-panel-landscape = Landschap
web-montana-panel-workers = Arbeiders
web-montana-panel-city = Stad
web-montana-panel-players = Spelers
web-montana-panel-events = Gebeurtenissen

# Wat iemand heeft, zonder aantal.
web-montana-holding-small-copper = Klein koper
web-montana-holding-small-stone = Kleine stenen
web-montana-holding-grain = Graan
web-montana-holding-pumpkin = Pompoenen
web-montana-holding-big-copper = Groot koper
web-montana-holding-big-stone = Grote stenen
web-montana-holding-copper-worker = Koperarbeiders
web-montana-holding-stone-worker = Steenarbeiders
web-montana-holding-grain-worker = Graanarbeiders
web-montana-holding-pumpkin-worker = Pompoenarbeiders
web-montana-holding-silver = Zilver
web-montana-holding-cows = Koeien
web-montana-holding-canteens = Waterzakken
web-montana-holding-stock = Nederzettingen over
web-montana-holding-market = Markt
web-montana-holding-gate = Poort
web-montana-holding-watchtower = Wachttoren
web-montana-holding-mountain-tiles = Bergtegels

# Velden en rijen, voor wie ernaar wijst of luistert.
web-montana-field-settled = { $n ->
    [one] 1 nederzetting
   *[other] { $n } nederzettingen
} van { $who }
web-montana-field-special = met { $special } bovenop
web-montana-field-cost = kost { $goods }
web-montana-field-open = open
web-montana-field-bonus = bonus van het landschap (◆)
web-montana-field-toll = tol voor { $who }
web-montana-field-tile = bergtegel: { $tile }
web-montana-wheel-space = Schijf, veld { $n }: { $workers }
web-montana-recruit = Rekruteren
web-montana-bank-space = Bank, veld { $n }: { $workers ->
    [one] 1 arbeider
   *[other] { $workers } arbeiders
} voor { $silver } zilver
web-montana-work-space = { $area }, veld { $n }: betaal { $silver } zilver, ontvang { $goods }
web-montana-small-space = { $area }, klein veld { $n }: extra arbeiders leveren { $goods } meer op
web-montana-city = Stad
web-montana-bid = Rij ‘{ $row }’, { $n ->
    [one] 1 pompoen
   *[other] { $n } pompoenen
}
web-montana-bid-passed = { $who } heeft gepast
web-montana-bid-to-bid = { $who } moet nog bieden
web-montana-round = Ronde { $n }
web-montana-last-round = laatste ronde
web-montana-supply = Voorraad
web-montana-decides = beslist nu
web-montana-has-turn = is aan de beurt
web-montana-placed = { $n } van { $all } nederzettingen gelegd
web-montana-cards-left = { $n ->
    [one] nog 1 kaart
   *[other] nog { $n } kaarten
}
web-montana-tiles-left = { $n ->
    [one] nog 1 tegel
   *[other] nog { $n } tegels
}
web-montana-zoom-in = Vergroten
web-montana-zoom-out = Passend maken
