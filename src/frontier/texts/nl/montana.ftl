# Dingen ---------------------------------------------------------------------------------------------

montana-credits = Montana: een spel van Rüdiger Dorn, uitgegeven door White Goblin Games.
montana-title = Montana

montana-goods-small-copper = { $n } klein koper
montana-goods-small-stone = { $n ->
    [one] 1 kleine steen
   *[other] { $n } kleine stenen
}
montana-goods-grain = { $n } graan
montana-goods-pumpkin = { $n ->
    [one] 1 pompoen
   *[other] { $n } pompoenen
}
montana-goods-big-copper = { $n } groot koper
montana-goods-big-stone = { $n ->
    [one] 1 grote steen
   *[other] { $n } grote stenen
}

montana-workers-copper = { $n ->
    [one] 1 koperarbeider
   *[other] { $n } koperarbeiders
}
montana-workers-stone = { $n ->
    [one] 1 steenarbeider
   *[other] { $n } steenarbeiders
}
montana-workers-grain = { $n ->
    [one] 1 graanarbeider
   *[other] { $n } graanarbeiders
}
montana-workers-pumpkin = { $n ->
    [one] 1 pompoenarbeider
   *[other] { $n } pompoenarbeiders
}
montana-any-two-workers = 2 arbeiders naar keuze

montana-materials-copper = { $n } koper
montana-materials-stone = { $n ->
    [one] 1 steen
   *[other] { $n } stenen
}

# Enkele zinnen kiezen ‘de’ of ‘het’ op grond van deze namen: zoek bij wijzigingen naar [graanveld].
montana-area-bank = bank
montana-area-mine = mijn
montana-area-quarry = groeve
montana-area-grain-field = graanveld
montana-area-farmland = akker
montana-area-city = stad

montana-row-cow = koe
montana-row-goods = goederen
montana-row-upgrade = opwaarderen
montana-row-silver = zilver

montana-benefit-small-copper = 1 klein koper
montana-benefit-small-stone = 1 kleine steen
montana-benefit-grain = 1 graan
montana-benefit-pumpkin = 1 pompoen
montana-benefit-silver = { $n } zilver
montana-benefit-copper-worker = 1 koperarbeider
montana-benefit-stone-worker = 1 steenarbeider
montana-benefit-grain-worker = 1 graanarbeider
montana-benefit-pumpkin-worker = 1 pompoenarbeider

montana-gain-settlements = { $n ->
    [one] 1 nederzetting
   *[other] { $n } nederzettingen
}
montana-gain-cow = een koe
montana-gain-canteens = { $n ->
    [one] een veldfles
   *[other] { $n } veldflessen
}

montana-reward-cows = { $n ->
    [one] 1 koe
   *[other] { $n } koeien
}
montana-reward-silver = { $n } zilver
montana-reward-goods = { $n ->
    [one] hoogstens 1 goed
   *[other] hoogstens { $n } goederen
}
montana-reward-upgrades = hoogstens { $n } keer opwaarderen

montana-land-meadow = weide
montana-land-mountain = berg
montana-land-lake = meer

montana-term-wheel = rekruteerschijf
montana-term-supply = algemene voorraad
montana-term-worker-board = arbeidersbord
montana-term-hardware-store = hardware store
montana-term-contractor = aannemer
montana-term-settlements = nederzettingen
montana-term-cows = koeien
montana-term-canteens = veldflessen
montana-term-silver = zilver
montana-term-goods = goederen
montana-term-workers = arbeiders
montana-term-starting-tile = starttegel
montana-term-round = ronde

montana-extras = Koehandel, 1 koe voor:
montana-term-score = Nederzettingen

montana-ending-last-settlement = Iemand heeft de laatste nederzetting gelegd, en de ronde is uitgespeeld.
montana-ending-no-field = Er was geen veld meer om op te bouwen.
montana-ending-round-limit = Het maximale aantal rondes is bereikt.

montana-option-matching-pair = Twee arbeiders op een productieveld mogen ook van de passende soort zijn.
montana-option-long-line = Ook een nederzetting die een lijn in één keer langer dan vier velden maakt, levert de extra nederzetting op.
montana-option-round-limit = Het spel eindigt uiterlijk na dit aantal rondes.
montana-option-starting-tile = Waar de starttegel ligt: op een willekeurig veld, of op een veld naar keuze van de startspeler.
montana-option-matching-pair-title = Passend paar
montana-option-long-line-title = Lange lijn
montana-option-round-limit-title = Maximumaantal rondes
montana-option-starting-tile-title = Starttegel
montana-starting-tile-drawn = willekeurig
montana-starting-tile-chosen = door de startspeler gekozen

montana-name = Montana
montana-about = Rekruteer arbeiders, verdien goederen en zilver en leg als eerste al je nederzettingen op het land.

# Wat het spel beslist, in deze volgorde.
montana-item-settlements = Gelegde nederzettingen
montana-item-herd = Gelijke stand: koeien en veldflessen
montana-item-belongings = Gelijke stand: zilver, arbeiders en goederen

# Component sets, and notes about the provenance of values.
montana-set-standard = Standaard
montana-set-standard-about = Zo dicht bij het gedrukte spel als de spelregels laten zien, met hun bank van drie velden; wat ze niet tonen, hebben we zelf gekozen. Onder vier sterke spelers wint de laatste plaats vaker dan de andere.
montana-set-balanced = Evenwichtig
montana-set-balanced-about = Een bank van vijf velden die in geen spelregel staat, door ons zo gekozen dat onder sterke spelers geen plaats in het voordeel is.
montana-note-bank-picture = Gelezen van de afbeelding van de bank in de Engelse spelregels, waarvan de scan ‘+8 +8 +10’ toont; op een veld passen een tot drie arbeiders.
montana-note-bank-reading = Onze lezing van de afbeelding van de bank in de Engelse spelregels, waarvan de scan ‘+8 +8 +10’ toont: twee arbeiders krijgen al 8, dus lezen we de eerste 8 als een 5.

# Groepen spelmateriaal.
montana-components-areas = Productiegebieden
montana-components-bank = Bank
montana-components-city = Stad
montana-components-limits = Grenzen
montana-components-pieces = Onderdelen in de doos
montana-components-players = Per aantal spelers
montana-components-start = Waarmee iedereen begint
montana-components-tiles = Landschapstegels
montana-components-wheel = Rekruteerschijf

# Acties ---------------------------------------------------------------------------------------------

montana-action-start = Leg de starttegel op { $field }
montana-action-spin = De pijl stopt op veld { $space }: { $workers }
montana-action-recruit = Rekruteren: draai aan de schijf voor 2 arbeiders
montana-action-bank = Werken bij de bank: { $workers ->
    [one] 1 arbeider
   *[other] { $workers } arbeiders
} voor { $silver } zilver
montana-action-work = Werken { $area ->
    [mijn] in de mijn
    [groeve] in de groeve
    [graanveld] op het graanveld
   *[other] op de { $area }
}: betaal { $silver } zilver, ontvang { $goods }
montana-action-city = Werken in de stad: pak { $goods } en plaats je aannemer
montana-action-build = Bouwen op { $field } voor { $cost } ({ $gain })
montana-action-trade = Koehandel: 1 koe voor { $benefit }
montana-action-advance = Pijl verder draaien: betaal { $spaces } graan, pak { $workers }
montana-action-no-advance = Laat de pijl staan
montana-action-staff = Stuur { $workers }
montana-action-no-helper = Laat het kleine veld leeg
montana-action-take = Pak { $workers }
montana-action-give-back = Leg { $workers } terug
montana-action-bid = Plaats je aannemer in de rij ‘{ $row }’ voor { $pumpkins ->
    [one] 1 pompoen
   *[other] { $pumpkins } pompoenen
} ({ $reward })
montana-action-pass = Passen: aannemer naar de hardware store
montana-action-go-on = Verder
montana-action-upgrade = { $materials ->
    [niets] Niets opwaarderen
   *[other] Waardeer { $materials } op
}
montana-action-goods = { $goods ->
    [niets] Geen goederen pakken
   *[other] Pak { $goods }
}
montana-action-stop = Stop met bouwen{ $silver ->
    [0] {""}
   *[other] {" "}en pak { $silver } zilver
}
montana-action-end-turn = Beurt beëindigen
montana-action-canteen = Zet een veldfles in: nog een beurt
montana-action-no-canteen = Bewaar de veldfles

# Vragen ---------------------------------------------------------------------------------------------

montana-prompt-choose-start = { $who }, waar komt de starttegel te liggen?
montana-prompt-setup-spin = Voorbereiding: er wordt aan de schijf gedraaid.
montana-prompt-setup-white = { $who }, kies 2 arbeiders om mee te beginnen.
montana-prompt-turn = { $who }, kies je actie: Rekruteren, Werken of Bouwen.
montana-prompt-spin = Er wordt aan de schijf gedraaid.
montana-prompt-white-pair = { $who }, kies 2 arbeiders naar keuze.
montana-prompt-too-many = { $who }, je bord is vol: welke arbeiders gaan terug?
montana-prompt-advance = { $who }, wil je graan betalen om de pijl verder te draaien?
montana-prompt-staff = { $who }, welke arbeiders stuur je?
montana-prompt-helper = { $who }, wil je ook het kleine veld gebruiken?
montana-prompt-bid = { $who }, plaats je aannemer.
montana-prompt-bid-window = { $who }, wil je koehandel drijven vóór het volgende bod?
montana-prompt-pay-window = { $who }, wil je koehandel drijven vóór de volgende betaling?
montana-prompt-upgrades = { $who }, welke kleine goederen waardeer je op naar grote?
montana-prompt-basket = { $who }, welke goederen pak je?
montana-prompt-building = { $who }, wil je nog een nederzetting bouwen?
montana-prompt-after = { $who }, wil je nog koehandel drijven of je beurt beëindigen?
montana-prompt-thirst = { $who }, wil je een veldfles inzetten voor nog een beurt?
montana-prompt-finished = Het spel is afgelopen.

# Gebeurtenissen -------------------------------------------------------------------------------------

montana-event-started = { $who } legt de starttegel op { $field }.
montana-event-spun = { $who } draait aan de schijf: { $wheel_space }.
montana-event-advanced = { $who } betaalt { $n } graan en draait de pijl verder.
montana-event-received = { $who } ontvangt { $piece }.
montana-event-shortage = { $who } legt { $piece } terug in de voorraad (tekort).
montana-event-gave-back = { $who } legt { $workers } terug.
montana-event-silver = { $who } ontvangt { $n } zilver.
montana-event-unbuilt = { $who } pakt { $n } zilver voor niet-gebouwde nederzettingen.
montana-event-paid-silver = { $who } betaalt { $n } zilver.
montana-event-placed = { $who } stuurt { $workers } naar { $area ->
    [graanveld] het graanveld
   *[other] de { $area }
}{ $small ->
    [0] {""}
   *[other] {" "}(klein veld)
}.
montana-event-cleared = Iedereen gaat naar huis: { $area ->
    [graanveld] het graanveld
   *[other] de { $area }
} is weer vrij.
montana-event-city = { $who } gaat naar de stad.
montana-event-bid = { $who } biedt { $pumpkins ->
    [one] 1 pompoen
   *[other] { $pumpkins } pompoenen
} in de rij ‘{ $row }’.
montana-event-outbid = { $who } { $who ->
    [Je] bent
   *[other] is
} overboden door { $by } en moet de aannemer verplaatsen of passen.
montana-event-passed = { $who } past.
montana-event-paid-pumpkins = { $who } betaalt { $n ->
    [one] 1 pompoen
   *[other] { $n } pompoenen
}.
montana-event-cannot-pay = { $who } { $who ->
    [Je] kunt
   *[other] kan
} { $n ->
    [one] 1 pompoen
   *[other] { $n } pompoenen
} niet meer betalen en krijgt niets.
montana-event-upgraded = { $who } waardeert { $material } op.
montana-event-cow = { $who } ontvangt { $n ->
    [one] 1 koe
   *[other] { $n } koeien
}.
montana-event-traded = { $who } ruilt een koe voor { $benefit }.
montana-event-built = { $who } bouwt op { $field } voor { $cost }: { $n ->
    [one] 1 nederzetting
   *[other] { $n } nederzettingen
}{ $lines ->
    [0] {""}
    [one] {" "}(lijnbonus)
   *[other] {" "}({ $lines } keer lijnbonus)
}.
montana-event-canteen = { $who } pakt de veldfles van { $field }.
montana-event-last-tile = { $who } { $who ->
    [Je] hebt
   *[other] heeft
} de laatste nederzetting gelegd: dit is de laatste ronde.
montana-event-extra-turn = { $who } zet een veldfles in en { $who ->
    [Je] bent
   *[other] is
} nog eens aan de beurt.
montana-event-round = Ronde { $n }.
montana-event-game-over = Het spel is afgelopen.

# Waarom niet? ---------------------------------------------------------------------------------------

montana-reason-game-over = Het spel is afgelopen.
montana-reason-no-grain = De pijl { $spaces ->
    [one] 1 veld
   *[other] { $spaces } velden
} verder draaien kost { $spaces } graan; je hebt er { $grain }.
montana-reason-return-exactly = Leg precies { $n ->
    [one] 1 arbeider
   *[other] { $n } arbeiders
} terug: je houdt er { $places }.
montana-reason-workers-not-held = Je hebt deze arbeiders niet.
montana-reason-not-your-turn-to-trade = Koehandel kan alleen in je eigen beurt.
montana-reason-no-cow = Je hebt geen koe om te ruilen.
montana-reason-space-occupied = Dit veld is bezet totdat het gebied wordt leeggemaakt.
montana-reason-too-few-workers = Dit veld vraagt { $needed ->
    [one] 1 arbeider
   *[other] { $needed } arbeiders
}; je hebt er { $held }.
montana-reason-no-such-space = Dit gebied heeft maar { $n ->
    [one] 1 veld
   *[other] { $n } velden
}.
montana-reason-nobody-to-send = Je hebt 1 passende arbeider nodig, of 2 andere.
montana-reason-too-little-silver = Dit veld kost { $needed } zilver; je hebt er { $held }.
montana-reason-exactly-workers = Op dit veld { $n ->
    [one] komt precies 1 arbeider
   *[other] komen precies { $n } arbeiders
}.
montana-reason-one-matching-or-two-others = Stuur 1 passende arbeider of 2 arbeiders van andere soorten.
montana-reason-city-too-few-pumpkins = Het goedkoopste veld in de stad kost { $needed ->
    [one] 1 pompoen
   *[other] { $needed } pompoenen
}; met die uit de stad erbij heb je er maar { $held }.
montana-reason-row-begins-later = Deze rij begint bij { $n ->
    [one] 1 pompoen
   *[other] { $n } pompoenen
}.
montana-reason-must-outbid = In deze rij staat een andere aannemer: ga verder naar rechts.
montana-reason-too-few-pumpkins = Dit veld kost { $needed ->
    [one] 1 pompoen
   *[other] { $needed } pompoenen
}; je hebt er { $held }.
montana-reason-too-many-upgrades = In deze rij mag je hoogstens { $n } keer opwaarderen.
montana-reason-small-good-needed = Je kunt alleen kleine goederen opwaarderen die je hebt.
montana-reason-not-on-mountain-or-lake = Op bergen en meren kan niemand bouwen.
montana-reason-field-occupied = Dit veld is bezet.
montana-reason-no-neighbour = Een nederzetting moet grenzen aan de starttegel of een andere nederzetting.
montana-reason-three-built = Je hebt deze beurt al { $n ->
    [one] 1 nederzetting
   *[other] { $n } nederzettingen
} gebouwd.
montana-reason-no-settlement-left = Je hebt geen nederzettingen meer over.
montana-reason-goods-missing = Je mist nog { $missing }.
montana-reason-must-place = Je hebt de stad gekozen: plaats eerst je aannemer.
montana-reason-too-many-goods = Deze rij geeft minder goederen.
montana-reason-no-canteen = Je hebt geen veldfles.
montana-reason-not-outbid = Je aannemer staat in een rij en is niet overboden.
montana-reason-stopped-building = Je bent deze beurt gestopt met bouwen.
montana-reason-finish-first = Maak eerst je actie af.
montana-reason-one-or-any-two = Stuur 1 passende arbeider of 2 arbeiders naar keuze.
montana-reason-moment-start = De starttegel wordt alleen helemaal aan het begin gelegd.
montana-reason-start-on-meadow = De starttegel ligt op een veld waarop je kunt bouwen, niet op een berg of meer.
montana-reason-start-on-cow = Met de uitbreiding ligt de starttegel op een veld met een koe.
montana-reason-start-closes-bonus = Vandaar zou een bonus van het landschap in het midden nooit te bereiken zijn.
montana-reason-moment-spin = Kies eerst Rekruteren: dan wordt er aan de schijf gedraaid.
montana-reason-moment-recruit = Rekruteren kan aan het begin van je volgende beurt: één actie per beurt.
montana-reason-moment-bank = Werken kan aan het begin van je volgende beurt: één actie per beurt.
montana-reason-moment-work = Werken kan aan het begin van je volgende beurt: één actie per beurt.
montana-reason-moment-city = Naar de stad gaan kan aan het begin van je volgende beurt: één actie per beurt.
montana-reason-moment-build = Bouwen kan aan het begin van je volgende beurt: één actie per beurt.
montana-reason-moment-trade = Maak eerst de keuze die je wordt gevraagd; daarna kun je weer koehandel drijven.
montana-reason-moment-advance = Kies eerst Rekruteren: na het draaien kun je de pijl verder draaien.
montana-reason-moment-no-advance = Kies eerst Rekruteren: na het draaien beslis je over de pijl.
montana-reason-moment-staff = Kies eerst een veld om te werken.
montana-reason-moment-no-helper = Stuur eerst arbeiders naar een groot veld; dan mag je het kleine ernaast gebruiken.
montana-reason-moment-take = Vrij arbeiders kiezen mag alleen bij een wit veld van de schijf.
montana-reason-moment-give-back = Arbeiders gaan alleen terug als je er te veel hebt.
montana-reason-moment-bid = Eerst moet iemand naar de stad gaan; dan plaatst iedereen om de beurt een aannemer.
montana-reason-moment-pass = Eerst moet iemand naar de stad gaan; dan kun je je aannemer plaatsen of passen.
montana-reason-moment-go-on = Maak eerst de keuze die je wordt gevraagd.
montana-reason-moment-upgrade = Opwaarderen is een beloning van de stad: ga daar eerst heen.
montana-reason-moment-goods = Goederen naar keuze zijn een beloning van de stad: ga daar eerst heen.
montana-reason-moment-stop = Kies eerst Bouwen.
montana-reason-moment-end-turn = Kies eerst je actie: overslaan mag niet.
montana-reason-moment-canteen = Een veldfles zet je in aan het einde van je beurt.
montana-reason-moment-no-canteen = Over veldflessen beslis je aan het einde van je beurt.

# Thema’s van de puzzels ----------------------------------------------------------------------------

montana-theme-line = De lijn sluiten
montana-theme-build = Waar bouwen?
montana-theme-outbid = Overbieden
montana-theme-bid = In de stad
montana-theme-pass = Op tijd passen
montana-theme-reward = De beloning kiezen
montana-theme-recruit = Rekruteren
montana-theme-work = Wie waarheen sturen?
montana-theme-trade = Koehandel
montana-theme-restraint = Op tijd ophouden
montana-theme-last-round = De laatste ronde
