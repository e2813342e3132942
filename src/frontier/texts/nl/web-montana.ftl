# De tafel van Montana op de pagina.

web-montana-panel-landscape = Landschap
web-montana-panel-workers = Arbeiders
web-montana-panel-city = Stad
web-montana-panel-players = Spelers
web-montana-panel-events = Gebeurtenissen

# After “You”, in the log.
web-montana-forced-pass = past: te weinig pompoenen voor nog een bod

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
web-montana-holding-canteens = Veldflessen
web-montana-holding-stock = Nederzettingen over
web-montana-holding-market = Markt
web-montana-holding-gate = Poort
web-montana-holding-watchtower = Wachttoren
web-montana-holding-mountain-tiles = Bergtegels
# De race naar de laatste nederzetting.
web-montana-race = De race
web-montana-race-left = { $who }: { $n } van { $all } nederzettingen gelegd, nog { $left }

# Wat de uitlegkaarten zeggen.
web-montana-space-title = { $area }, veld { $n }
web-montana-row-title = Stad, rij ‘{ $row }’
web-montana-wheel-title = Schijf, veld { $n }
web-montana-takes = { $workers }, of 2 andere
web-montana-takes-any = { $workers }, of 2 naar keuze
web-montana-takes-n = { $n ->
    [one] precies 1 arbeider naar keuze
   *[other] precies { $n } arbeiders naar keuze
}
web-montana-comes-from = komt hiervandaan: { $area }
web-montana-short = nog nodig: { $goods }
web-montana-canteen-beside = een veldfles, als je ernaast bouwt
web-montana-line-own = Een nederzetting hier maakt jouw lijn af: een extra, gratis.
web-montana-line = Een nederzetting hier zou een lijn van { $who } afmaken.
web-montana-event-now = geldt deze ronde
web-montana-event-next = geldt volgende ronde
web-montana-about-area = Stuur arbeiders en betaal het zilver, dan krijg je de goederen. De arbeiders blijven tot alle grote velden hier bezet zijn.
web-montana-about-small = Meer goederen zonder zilver, meteen na het grote veld ernaast.
web-montana-about-bank = Arbeiders leveren je zilver op. Ze blijven tot de hele bank vol is.
web-montana-about-recruit = Draai de pijl en neem de twee arbeiders die hij aanwijst. Daarna mag je hem met graan verder draaien voor nog twee.
web-montana-about-wheel = Hier kan de pijl stoppen, of je draait hem hierheen met graan.
web-montana-about-arrow = Hier staat de pijl nu.
web-montana-about-advance = { $n } graan om de pijl hierheen te draaien
web-montana-about-city = Neem 1 pompoen en bied met je aannemer op een rij; iedereen mag meedoen. Arbeiders heb je niet nodig.
web-montana-about-bid = Per rij staat er één: wie meer biedt, verdringt je. Betalen doe je pas aan het eind.
web-montana-about-store = Hier wachten de aannemers. Als je past, komt die van jou hier terug.
web-montana-about-meadow = Hier kun je bouwen zodra er een nederzetting of de starttegel naast ligt.
web-montana-about-mountain = Hier kan niemand bouwen.
web-montana-about-lake = Hier kan niemand bouwen. Wie ernaast bouwt, krijgt de veldfles.
web-montana-about-river = Hier kan niemand bouwen; wie als eerste aan een van de uiteinden bouwt, krijgt een bonus.
web-montana-about-lowland = Hier kan niemand bouwen.
web-montana-about-site = Komt vrij zodra iemand de bonus van dit landschap heeft verdiend.
web-montana-about-settled = De velden ernaast staan open voor iedereen.
web-montana-about-market = Bij het bouwen mag je voor elke nederzetting ernaast 1 klein goed ruilen.
web-montana-about-gate = Bij het bouwen betalen de anderen je 1 zilver voor elk van hun nederzettingen ernaast.
web-montana-about-watchtower = Wie er verder naast bouwt, betaalt 1 goed meer.
web-montana-about-cows = In je beurt kun je een koe ruilen voor een klein goed, zilver of een arbeider.
web-montana-about-canteens = Aan het eind van je beurt mag je er een inleveren voor nog een beurt.
web-montana-about-stock = Wie de laatste legt, luidt het einde in: de ronde wordt uitgespeeld, daarna winnen de meeste nederzettingen.
web-montana-about-tile = Vanaf je volgende beurt te gebruiken.
web-montana-about-pile-cards = Elke ronde een kaart; je ziet hem een ronde vooruit.
web-montana-about-pile-tiles = Wie naast een berg bouwt, mag de tegels bekijken en er een nemen.
web-montana-about-worker = Werkt waar zijn goederen vandaan komen, of samen met een ander overal.
web-montana-about-small-good = Hiermee betaal je nederzettingen; de stad maakt er een groot van.
web-montana-about-big = Hiermee betaal je de waardevolste velden. Je krijgt ze alleen door op te waarderen.
web-montana-about-grain = Hiermee betaal je nederzettingen, en je draait er de pijl van de schijf mee verder.
web-montana-about-pumpkin = Hiermee betaal je nederzettingen en biedingen in de stad.

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
web-montana-choice-recruit = Rekruteren
web-montana-choice-work = Werken
web-montana-choice-build = Bouwen
web-montana-build-last = Bouwen en beurt beëindigen
web-montana-work-helped = { $work }; het kleine veld levert 1 meer op
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
web-montana-city-bid = Naar de stad gaan en { $n ->
    [one] 1 pompoen
   *[other] { $n } pompoenen
} bieden in de rij ‘{ $row }’
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
web-montana-zoom = Grootte van het landschap
web-montana-zoom-in = Vergroten
web-montana-zoom-less = Verkleinen
web-montana-zoom-out = Passend op het scherm

# Kaarten bij de eerste keer: één zin, als iets voor het eerst voorkomt.
web-montana-first-outbid = Je bent overboden: plaats je aannemer opnieuw in een rij waar je meer biedt, of pas.
web-montana-first-bid = Iemand is naar de stad gegaan, dus mag jij ook bieden: neem een eigen rij, of verdring iemand verder naar rechts.
web-montana-first-mountain = Een bergtegel mag je één keer gebruiken, vanaf je volgende beurt.
web-montana-first-special = Waar meer tegels op één veld liggen, werkt een speciale nederzetting alleen als ze bovenop ligt.
web-montana-first-full = Je bord heeft geen plaats meer, dus gaan er arbeiders terug: oude of nieuwe, net wat je wilt.
web-montana-first-advance = Voor 1 graan per veld mag je de pijl één keer verder draaien en een tweede paar arbeiders nemen.
web-montana-first-upgrade = Opwaarderen maakt van een klein goed een groot; grote goederen krijg je alleen in de stad.
web-montana-first-canteen = Een veldfles geeft je nog een hele beurt, aan het einde van deze beurt of van een latere.
web-montana-first-last = Iemand heeft de laatste nederzetting gelegd: deze ronde wordt uitgespeeld, daarna winnen de meeste nederzettingen.
web-montana-first-turn = Je beurt is één actie: arbeiders rekruteren, arbeiders laten werken of nederzettingen bouwen.
web-montana-first-line = Een nederzetting die een rechte lijn van precies vier velden afmaakt, levert je er gratis nog een op.
web-montana-first-toll = Naast een wachttoren van iemand anders kost bouwen je 1 goed meer.
web-montana-first-cleared = Zijn alle grote velden van een gebied bezet, dan gaan de arbeiders terug naar de voorraad en is het weer vrij.
web-montana-first-shortage = De voorraad had te weinig, dus legde iedereen die kon er een van die soort terug.
web-montana-first-event = De gebeurteniskaart rechts geldt deze ronde voor iedereen; de linker is de volgende.
web-montana-first-city = De stad is een veiling: bied pompoenen voor een rij, en wie daar meer biedt, verdringt je.
web-montana-first-work = Voor goederen is op een veld één arbeider van de getoonde soort genoeg; anders zijn er twee andere nodig.
web-montana-first-build = Bouw naast de starttegel of een nederzetting, van wie ook, hoogstens drie in één beurt.
web-montana-first-cow = In je beurt kun je een koe ruilen voor een klein goed, zilver of een arbeider, naast je actie.

# The editor of positions
web-montana-edit-arrow = De pijl wijst hierheen
web-montana-edit-settlement = Nederzetting: { $who }
web-montana-edit-cow = Koe
web-montana-edit-canteen = Veldfles
web-montana-edit-start = Starttegel
web-montana-edit-contractor = Aannemer: { $who }
