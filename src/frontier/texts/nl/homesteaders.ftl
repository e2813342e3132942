# Dingen ---------------------------------------------------------------------------------------------

homesteaders-credits = Homesteaders: een spel van Alex Rockwell, voor het eerst uitgegeven door Tasty Minstrel Games.
homesteaders-title = Homesteaders

homesteaders-piece-wood = { $n } hout
homesteaders-piece-food = { $n } voedsel
homesteaders-piece-steel = { $n } staal
homesteaders-piece-gold = { $n } goud
homesteaders-piece-copper = { $n } koper
homesteaders-piece-cattle = { $n } vee
homesteaders-piece-silver = { $n } zilver
homesteaders-piece-trade = { $n ->
    [one] 1 ruilfiche
   *[other] { $n } ruilfiches
}
homesteaders-piece-vp = { $n } OP
homesteaders-piece-debt = { $n ->
    [one] 1 schuldfiche
   *[other] { $n } schuldfiches
}
homesteaders-piece-worker = { $n ->
    [one] 1 arbeider
   *[other] { $n } arbeiders
}
homesteaders-piece-track = { $n ->
    [one] 1 spoorfiche
   *[other] { $n } spoorfiches
}

homesteaders-kind-residential = residentieel
homesteaders-kind-commercial = commercieel
homesteaders-kind-industrial = industrieel
homesteaders-kind-special = speciaal
homesteaders-kind-any = soort naar keuze
homesteaders-or = of

homesteaders-stage-settlement = Nederzetting
homesteaders-stage-town = Dorp
homesteaders-stage-city = Stad

homesteaders-building-homestead = Homestead
homesteaders-building-grain-mill = Graanmolen
homesteaders-building-farm = Boerderij
homesteaders-building-market = Markt
homesteaders-building-foundry = Gieterij
homesteaders-building-steel-mill = Staal­fabriek
homesteaders-building-boarding-house = Pension
homesteaders-building-railworkers-house = Spoor­arbeiders­huis
homesteaders-building-ranch = Fokkerij
homesteaders-building-trading-post = Handels­post
homesteaders-building-general-store = Waren­winkel
homesteaders-building-gold-mine = Goudmijn
homesteaders-building-copper-mine = Kopermijn
homesteaders-building-river-port = Haven
homesteaders-building-church = Kerk
homesteaders-building-workshop = Ambachts­werkplaats
homesteaders-building-depot = Depot
homesteaders-building-stables = Stallen
homesteaders-building-bank = Bank
homesteaders-building-meatpacking-plant = Vlees­fabriek
homesteaders-building-forge = Smederij
homesteaders-building-factory = Fabriek
homesteaders-building-rodeo = Rodeo
homesteaders-building-lawyer = Advocaten­kantoor
homesteaders-building-fairgrounds = Kermis­terrein
homesteaders-building-dude-ranch = Gasten­ranch
homesteaders-building-town-hall = Stadhuis
homesteaders-building-terminal = Eind­station
homesteaders-building-restaurant = Restaurant
homesteaders-building-train-station = Trein­station
homesteaders-building-circus = Circus
homesteaders-building-rail-yard = Rangeer­terrein

homesteaders-term-round = ronde
homesteaders-term-final-income = laatste inkomsten
homesteaders-term-advance = ontwikkelingsspoor +1
homesteaders-term-neutral-value = volgend neutraal bod
homesteaders-term-stock = gebouwen in voorraad

homesteaders-term-towns = dorpen
homesteaders-term-auctions = veilingen
homesteaders-term-buildings = gebouwen (gedimd: nu niet in voorraad)
homesteaders-term-stack = komende veilingtegels van stapel 1
homesteaders-term-score = Overwinningspunten
homesteaders-extras = Marktplaats (telkens 1 ruilfiche) en schuldfiches:

homesteaders-good-wood = hout
homesteaders-good-food = voedsel
homesteaders-good-steel = staal
homesteaders-good-gold = goud
homesteaders-good-copper = koper
homesteaders-good-cattle = vee

homesteaders-sign-start = startspeler
homesteaders-sign-working = arbeider
homesteaders-sign-free = vrije werkplaats
homesteaders-sign-hidden = achter het zichtscherm

homesteaders-short-buy = { $good } kopen ({ $price })
homesteaders-short-sell = { $good } verkopen ({ $price })
homesteaders-short-hire = 1 arbeider aannemen (1 voedsel)
homesteaders-short-market = { $cost } → { $good }
homesteaders-short-bank = ruilfiche → 1 zilver
homesteaders-short-borrow = schuldfiche (+{ $silver } zilver)
homesteaders-short-pay-off = 1 schuldfiche aflossen ({ $price })

homesteaders-any-good = 1 goed
homesteaders-term-passed = gepast
homesteaders-menu-bids = Veiling { $space }: { $tile }. Bieden: { $steps }
homesteaders-about-market = Marktplaats, telkens 1 ruilfiche: { $prices }; verkopen levert 1 OP extra op; een arbeider kost 1 voedsel.
homesteaders-about-line = Ontwikkelingsspoor, veld voor veld: { $rewards }.
homesteaders-about-debts = Een schuldfiche levert { $silver } zilver op en wordt afgelost met { $price } zilver of 1 goud; aan het einde kost het eerste 1 OP, het tweede 2, het derde 3 enzovoort.
homesteaders-about-points = Aan het einde { $n } OP per goud, koper en vee; niets voor hout, voedsel en staal.
homesteaders-letter-wood = h
homesteaders-letter-food = v
homesteaders-letter-steel = s
homesteaders-letter-gold = g
homesteaders-letter-copper = k
homesteaders-letter-cattle = r
homesteaders-item-chips = OP-fiches
homesteaders-item-buildings = gebouwen
homesteaders-item-extra = extra OP
homesteaders-item-goods = goederen
homesteaders-item-debt = schuldfiches
homesteaders-item-silver = gelijke stand: zilver

homesteaders-tile-sale = { $cost } → { $gain }
homesteaders-about-income = { $income } per ronde
homesteaders-about-work = { $workers ->
    [one] arbeider: { $income }
   *[other] { $workers } arbeiders: { $income }
}
homesteaders-yields = { $workers ->
    [one] { $income }
   *[other] { $income } voor { $workers } arbeiders samen
}
homesteaders-built-trade = meteen 1 ruilfiche
homesteaders-built-track = meteen 1 spoorfiche
homesteaders-built-worker = meteen 1 arbeider
homesteaders-built-advance = ontwikkelingsspoor +1
homesteaders-built-debt-relief = meteen 1 schuldfiche afgeven of { $silver } zilver nemen
homesteaders-built-building = daarna nog een gebouw van een soort naar keuze
homesteaders-ability-wood-to-food = ruilfiche + hout → voedsel
homesteaders-ability-food-to-steel = ruilfiche + voedsel → staal
homesteaders-ability-sale-bonus = { $bonus } zilver extra per verkoop
homesteaders-ability-gold-as-copper-or-cattle = goud als koper of vee
homesteaders-ability-vp-per-later-building = 1 OP voor elk volgend gebouw
homesteaders-ability-equal-bid = overbieden met een gelijk bod
homesteaders-ability-silver-per-worker = elke ronde 1 zilver per arbeider, hoogstens { $most }
homesteaders-ability-debt-relief = elke ronde 1 schuldfiche afgeven of { $silver } zilver nemen
homesteaders-ability-trade-to-silver = ruilfiche → 1 zilver
homesteaders-counted-residential = 1 OP per residentieel gebouw
homesteaders-counted-commercial = 1 OP per commercieel gebouw
homesteaders-counted-industrial = 1 OP per industrieel gebouw
homesteaders-counted-special = 1 OP per speciaal gebouw
homesteaders-counted-worker = 1 OP per arbeider
homesteaders-counted-track = 1 OP per spoorfiche
homesteaders-counted-building = 1 OP per gebouw

homesteaders-ending-ten-rounds = Tien rondes en de laatste inkomsten zijn gespeeld.

homesteaders-option-screens = Goederen, zilver, ruilfiches, schuldfiches en OP-fiches van de anderen blijven verborgen tot de puntentelling.
homesteaders-option-screens-title = Verborgen bezit

homesteaders-name = Homesteaders
homesteaders-about = Koop op veilingen het recht om te bouwen, zet je arbeiders aan het werk en laat je dorp tien rondes lang groeien.

# Component sets.
homesteaders-set-standard = Standaard
homesteaders-set-standard-about = De waarden uit de spelregels; wat die alleen afbeelden, komt uit een openbare uitvoering.

# Groepen spelmateriaal.
homesteaders-components-bids = Biedingen
homesteaders-components-buildings = Gebouwen
homesteaders-components-market = Markt
homesteaders-components-money = Geld en schulden
homesteaders-components-railroad = Spoorweg
homesteaders-components-scoring = Puntentelling
homesteaders-components-start = Waarmee iedereen begint
homesteaders-components-tiles = Veilingtegels

# Acties ---------------------------------------------------------------------------------------------

homesteaders-action-draw = Opengedraaid: { $tile }
homesteaders-action-neutral = Plaats de neutrale steen op veiling { $space } voor { $silver } ({ $tile })
homesteaders-action-bid = Bied { $silver } op veiling { $space } ({ $tile })
homesteaders-action-pass = Pas en ga naar veld { $line } van het ontwikkelingsspoor ({ $rewards })
homesteaders-action-place = Plaats een arbeider: { $place } ({ $income })
homesteaders-action-done = Klaar
homesteaders-action-pay = Betaal { $paid }{ $debts ->
    [0] {""}
    [one] {" "}(1 nieuw schuldfiche)
   *[other] {" "}({ $debts } nieuwe schuldfiches)
}
homesteaders-action-build = Bouw: { $building }{ $cost ->
    [niets] , gratis
   *[other] {" "}voor { $cost }
} ({ $about })
homesteaders-action-no-build = Niets bouwen
homesteaders-action-extra = Betaal { $cost } voor { $gain }
homesteaders-action-no-extra = Zie ervan af
homesteaders-action-buy = Koop { $good } met 1 ruilfiche voor { $price }
homesteaders-action-sell = Verkoop { $good } met 1 ruilfiche voor { $price }
homesteaders-action-hire = Neem 1 arbeider aan voor 1 voedsel en 1 ruilfiche
homesteaders-action-market = Markt: { $cost } en 1 ruilfiche voor { $good }
homesteaders-action-bank = Bank: 1 ruilfiche voor 1 zilver
homesteaders-action-borrow = Neem 1 schuldfiche voor { $silver } zilver
homesteaders-action-pay-off = Los 1 schuldfiche af met { $price }
homesteaders-action-gold-for = { $n ->
    [0] Vervang niets door goud
   *[other] Betaal { $n } goud in plaats van { $goods }
}
homesteaders-action-worker = Neem de arbeider
homesteaders-action-no-worker = Zie af van de arbeider
homesteaders-action-relief = { $relief ->
    [debt] Geef 1 schuldfiche af
   *[silver] Neem { $silver } zilver
}
homesteaders-action-reward = Neem { $reward }

# Vragen ---------------------------------------------------------------------------------------------

homesteaders-prompt-draw = Er wordt een veilingtegel opengedraaid.
homesteaders-prompt-place = { $who }, plaats je arbeiders.
homesteaders-prompt-relief = { $who }, geef je een schuldfiche af of neem je zilver?
homesteaders-prompt-wages = { $who }, betaal je arbeiders uit: { $silver } zilver.
homesteaders-prompt-neutral = { $who }, waar plaats je de neutrale steen?
homesteaders-prompt-bid = { $who }, bied of pas.
homesteaders-prompt-reward = { $who }, kies een beloning van het ontwikkelingsspoor.
homesteaders-prompt-pay = { $who }, betaal je bod: { $silver } zilver.
homesteaders-prompt-build = { $who }, wat bouw je?
homesteaders-prompt-gold = { $who }, welke goederen vervang je door goud?
homesteaders-prompt-worker = { $who }, neem je de gratis arbeider?
homesteaders-prompt-extra = { $who }, betaal je { $cost } voor { $gain }?
homesteaders-prompt-trade = { $who }, dit is je laatste kans om te ruilen.
homesteaders-prompt-finished = Het spel is afgelopen.

# Gebeurtenissen -------------------------------------------------------------------------------------

homesteaders-event-round = Ronde { $n }.
homesteaders-event-final-income = De laatste inkomsten.
homesteaders-event-stage = De ontwikkelingsfase { $stage } begint; niet-gebouwde gebouwen van de vorige fase gaan uit het spel.
homesteaders-event-turned-up = Veiling { $space }: { $tile }.
homesteaders-event-placed = { $who } plaatst een arbeider: { $place }.
homesteaders-event-income = { $who } ontvangt { $piece }.
homesteaders-event-gained = { $who } krijgt { $piece }.
homesteaders-event-returned-debt = { $who } geeft een schuldfiche af.
homesteaders-event-borrowed = { $who } neemt { $n ->
    [one] 1 schuldfiche
   *[other] { $n } schuldfiches
} en ontvangt { $silver } zilver.
homesteaders-event-paid-off = { $who } lost een schuldfiche af met { $money }.
homesteaders-event-wages = { $who } betaalt { $n ->
    [one] 1 arbeider
   *[other] { $n } arbeiders
} uit: { $money }.
homesteaders-event-neutral-bid = { $who } plaatst de neutrale steen: { $bid } op veiling { $space }.
homesteaders-event-neutral-value = Het volgende neutrale bod is { $bid }.
homesteaders-event-bid = { $who } biedt { $bid } op veiling { $space }.
homesteaders-event-outbid = { $who } wordt overboden op veiling { $space }.
homesteaders-event-passed = { $who } past.
homesteaders-event-line = { $who } staat op veld { $line } van het ontwikkelingsspoor.
homesteaders-event-won = { $who } wint veiling { $space } voor { $bid }.
homesteaders-event-unsold = Niemand wint veiling { $space }.
homesteaders-event-start-player = { $who } wordt startspeler.
homesteaders-event-paid-bid = { $who } betaalt het bod: { $money }.
homesteaders-event-built = { $who } bouwt { $cost ->
    [niets] gratis
   *[other] voor { $cost }
}: { $building }.
homesteaders-event-not-built = { $who } bouwt niets.
homesteaders-event-paid-extra = { $who } betaalt { $piece } voor het aanbod van de tegel.
homesteaders-event-bought = { $who } koopt met een ruilfiche { $good } voor { $money }.
homesteaders-event-sold = { $who } verkoopt met een ruilfiche { $good } voor { $money }.
homesteaders-event-hired = { $who } neemt een arbeider aan voor 1 voedsel en 1 ruilfiche.
homesteaders-event-swapped = { $who } ruilt { $cost } en 1 ruilfiche voor { $good }.
homesteaders-event-changed = { $who } wisselt 1 ruilfiche in voor { $silver } zilver.
homesteaders-event-game-over = Het spel is afgelopen.

# Waarom niet? ---------------------------------------------------------------------------------------

homesteaders-reason-game-over = Het spel is afgelopen.
homesteaders-reason-not-in-stack = Deze tegel kan nu niet worden opengedraaid.
homesteaders-reason-no-such-auction = Er zijn maar { $n } veilingen.
homesteaders-reason-two-players-only = Een neutrale steen is er alleen met twee spelers.
homesteaders-reason-neutral-first = Plaats eerst de neutrale steen.
homesteaders-reason-bid-at-least = Je bod moet minstens { $bid } zijn: je mag even hoog bieden.
homesteaders-reason-bid-higher = Een bod moet hoger zijn dan { $bid }.
homesteaders-reason-not-your-building = Dit gebouw is niet van jou.
homesteaders-reason-place-occupied = Deze werkplaats is bezet.
homesteaders-reason-no-idle-worker = Je hebt geen arbeider meer om te plaatsen.
homesteaders-reason-both-places = Dit gebouw vraagt twee arbeiders: bezet eerst de eerste werkplaats.
homesteaders-reason-places-in-order = Werkplaatsen bezet je op volgorde; je hebt al een latere gekozen.
homesteaders-reason-too-little-gold = Dit kost { $needed } goud; je hebt er { $held }.
homesteaders-reason-too-little-silver = Dit kost { $needed } zilver; je hebt er { $held }.
homesteaders-reason-gold-wasted = Voor goud krijg je geen wisselgeld: zoveel zou verspild zijn.
homesteaders-reason-price-in-gold = Koper en vee betaal je met goud.
homesteaders-reason-no-gold-for-gold = Goud koop je met zilver.
homesteaders-reason-no-trade-chip = Je hebt geen ruilfiche.
homesteaders-reason-good-not-held = Je hebt { $good } nodig.
homesteaders-reason-needs-ability = Je hebt geen gebouw dat dit toelaat.
homesteaders-reason-no-more-debt = Met { $n } schuldfiches mag niemand er vrijwillig nog een nemen.
homesteaders-reason-no-debt = Je hebt geen schuldfiche.
homesteaders-reason-line-not-reached = Deze beloning ligt op veld { $space } van het ontwikkelingsspoor; je staat op veld { $line }.
homesteaders-reason-already-owned = Je hebt dit gebouw al.
homesteaders-reason-not-this-stage = Dit gebouw is in deze ontwikkelingsfase niet beschikbaar.
homesteaders-reason-all-built = Alle exemplaren van dit gebouw zijn gebouwd.
homesteaders-reason-not-this-kind = Je tegel staat geen gebouw van deze soort toe.
homesteaders-reason-goods-missing = Je mist nog { $missing }.
homesteaders-reason-not-in-cost = Zoveel koper of vee kost het gebouw niet.
homesteaders-reason-cannot-pay-so = Je hebt de goederen voor deze betaling niet.
homesteaders-reason-gold-only-for-copper-cattle = Goud vervangt alleen koper en vee.
homesteaders-reason-moment-draw = Tegels worden aan het begin van een ronde opengedraaid.
homesteaders-reason-moment-neutral = De neutrale steen wordt vóór het eerste bod geplaatst.
homesteaders-reason-moment-bid = Bieden kan als jij bij de veiling aan de beurt bent.
homesteaders-reason-moment-pass = Passen kan als jij bij de veiling aan de beurt bent.
homesteaders-reason-moment-place = Arbeiders plaats je aan het begin van een ronde.
homesteaders-reason-moment-done = Maak eerst de keuze die je wordt gevraagd.
homesteaders-reason-moment-pay = Betalen doe je als je je arbeiders uitbetaalt of een veiling hebt gewonnen.
homesteaders-reason-moment-build = Win en betaal eerst een tegel waarmee je mag bouwen.
homesteaders-reason-moment-no-build = Win en betaal eerst een tegel waarmee je mag bouwen.
homesteaders-reason-moment-extra = Bouw eerst; daarna komt het aanbod van de tegel.
homesteaders-reason-moment-no-extra = Bouw eerst; daarna komt het aanbod van de tegel.
homesteaders-reason-moment-buy = Maak eerst de keuze die je wordt gevraagd; ruilen kan als je arbeiders plaatst, betaalt of bouwt.
homesteaders-reason-moment-sell = Maak eerst de keuze die je wordt gevraagd; ruilen kan als je arbeiders plaatst, betaalt of bouwt.
homesteaders-reason-moment-hire = Maak eerst de keuze die je wordt gevraagd; iemand aannemen kan als je arbeiders plaatst, betaalt of bouwt.
homesteaders-reason-moment-market = Maak eerst de keuze die je wordt gevraagd; ruilen kan als je arbeiders plaatst, betaalt of bouwt.
homesteaders-reason-moment-bank = Maak eerst de keuze die je wordt gevraagd; ruilen kan als je arbeiders plaatst, betaalt of bouwt.
homesteaders-reason-moment-borrow = Maak eerst de keuze die je wordt gevraagd; een schuldfiche nemen kan als je arbeiders plaatst, betaalt of bouwt.
homesteaders-reason-moment-pay-off = Maak eerst de keuze die je wordt gevraagd; een schuldfiche aflossen kan als je arbeiders plaatst, betaalt of bouwt.
homesteaders-reason-moment-gold-for = Goud vervangt goederen alleen terwijl je een gebouw betaalt dat koper of vee kost.
homesteaders-reason-moment-worker = Een gratis arbeider krijg je van een tegel of een gebouw.
homesteaders-reason-moment-no-worker = Een gratis arbeider krijg je van een tegel of een gebouw.
homesteaders-reason-moment-relief = Alleen met een gebouw kun je een schuldfiche gratis afgeven.
homesteaders-reason-moment-reward = Een beloning neem je als je vooruitgaat op het ontwikkelingsspoor.

homesteaders-plan-auto-pass = Passen
homesteaders-plan-auto-pass-about = Je past zodra je om een bod wordt gevraagd.
homesteaders-plan-auto-pass-reward = Beloning
homesteaders-plan-auto-pass-reward-about = Wat je dan op het ontwikkelingsspoor neemt, als je al zo ver bent; zonder keuze wordt het je gevraagd.
homesteaders-plan-auto-pass-round = Ronde
homesteaders-plan-auto-pass-round-about = De ronde waarvan de veiling bedoeld is; zonder keuze de eerstvolgende veiling.
homesteaders-plan-max-bid = Bieden tot een grens
homesteaders-plan-max-bid-about = Op één veiling bied je het laagst mogelijke bedrag, zolang dat binnen je grens blijft.
homesteaders-plan-max-bid-space = Veiling
homesteaders-plan-max-bid-space-about = De veiling waarop je biedt.
homesteaders-plan-max-bid-silver = Grens
homesteaders-plan-max-bid-silver-about = Het hoogste bod in zilver dat je doet.
homesteaders-plan-max-bid-then = Daarna
homesteaders-plan-max-bid-then-about = Wat er gebeurt zodra de grens niet meer genoeg is.
homesteaders-plan-max-bid-then-pass = Passen
homesteaders-plan-max-bid-then-ask = Mij vragen
homesteaders-plan-max-bid-round = Ronde
homesteaders-plan-max-bid-round-about = De ronde waarvan de veiling bedoeld is; zonder keuze de eerstvolgende veiling.

# Thema’s van de puzzels ----------------------------------------------------------------------------

homesteaders-theme-outbid = Overbieden
homesteaders-theme-bid = Het juiste bod
homesteaders-theme-pass = Op tijd passen
homesteaders-theme-payment = Hoe betalen?
homesteaders-theme-debt = Schulden
homesteaders-theme-workers = Arbeiders
homesteaders-theme-build = Wat bouwen?
homesteaders-theme-market = Handel
homesteaders-theme-railroad = Het ontwikkelingsspoor
homesteaders-theme-last-round = De laatste ronde
