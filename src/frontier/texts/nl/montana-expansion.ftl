# Dingen ---------------------------------------------------------------------------------------------

montana-module-settlements = Speciale nederzettingen
montana-module-landscapes = Speciale landschappen
montana-module-events = Gebeurtenissen
montana-module-goldrush = Goudkoorts
montana-module-settlements-about = Een markt, een poort en een wachttoren voor iedereen, elk met een eigen effect.
montana-module-landscapes-about = In het midden van het bord ligt een landschap met eigen regels.
montana-module-events-about = Elke ronde verandert een kaart wat er mogelijk is; je ziet die een ronde van tevoren.
montana-module-goldrush-about = Op de bergen liggen gedekte tegels; wie ernaast bouwt, mag kijken en pakt er een voor later.

montana-land-river = rivier
montana-land-lowland = laagland
montana-land-site = bouwplaats

montana-landscape-bighorn-canyon = Bighorn Canyon
montana-landscape-granite-peak = Granite Peak
montana-landscape-great-falls = Great Falls
montana-landscape-helena = Helena
montana-landscape-rule-bighorn-canyon = de eerste nederzetting aan een van de drie buitenzijden van elk uiteinde van de rivier (◆) levert { $bonus } op
montana-landscape-rule-granite-peak = een beurt levert hoogstens één veldfles op, en er volgt hoogstens één extra beurt
montana-landscape-rule-great-falls = de eerste nederzetting naast een meer (◆) levert { $bonus } op en opent het midden
montana-landscape-rule-helena = de eerste nederzetting naast de weg (◆) levert { $bonus } op en opent het midden
montana-landscape-random = willekeurig

montana-special-market = de markt
montana-special-gate = de poort
montana-special-watchtower = de wachttoren
montana-special-plain = een gewone nederzetting
montana-plain-settlements = { $n ->
    [one] 1 gewone nederzetting
   *[other] { $n } gewone nederzettingen
}
montana-buried = { $special } (daar zonder effect)
montana-pile = { $top } met { $below } eronder

montana-effect-market = { $n ->
    [0] hier niets te ruilen
   *[other] { $n } keer ruilen
}
montana-effect-gate = { $n } zilver van de anderen
montana-effect-watchtower = de anderen betalen ernaast een extra goed

montana-card-no-advance = Geen graan voor de pijl
montana-card-closed = Gesloten: { $shown }
montana-card-no-cattle = Geen koehandel
montana-card-extra-cost = Elke nederzetting kost { $shown } extra
montana-card-no-cows = { $n } zilver voor wie geen koe heeft
montana-card-no-workers = { $n } graan voor wie geen arbeider heeft
montana-card-rich = Een arbeider voor de rijken
montana-card-sell-workers = Arbeiders gevraagd
montana-card-hire = Zoekt werk: { $shown }
montana-card-sell-goods = Goederen gevraagd
montana-card-buy = Te koop: { $shown }

montana-card-rule-no-advance = Bij het rekruteren mag niemand graan betalen om de pijl verder te draaien.
montana-card-rule-closed = Niemand mag daar werken.
montana-card-rule-no-cattle = Niemand mag koehandel drijven.
montana-card-rule-extra-cost = Iedereen betaalt dit voor elke nederzetting, boven op de goederen van het veld.
montana-card-rule-no-cows = Wie aan het begin van de eigen beurt geen koe heeft, ontvangt { $n } zilver.
montana-card-rule-no-workers = Wie aan het begin van de eigen beurt geen arbeider heeft, ontvangt { $n } graan.
montana-card-rule-rich = Wie aan het begin van de eigen beurt minstens { $n } zilver heeft, ontvangt een arbeider naar keuze.
montana-card-rule-sell-workers = Eén keer in je beurt mag je 1, 2 of 3 arbeiders terugleggen voor { $a }, { $b } of { $c } zilver.
montana-card-rule-hire = Eén keer in je beurt mag je { $n } zilver betalen voor deze arbeider.
montana-card-rule-sell-goods = Eén keer in je beurt mag je 1, 2 of 3 goederen terugleggen voor { $a }, { $b } of { $c } zilver.
montana-card-rule-buy = Eén keer in je beurt mag je er 1 kopen voor { $a } zilver, of 2 voor { $b }.

montana-tile-silver = { $n } zilver
montana-tile-upgrade = betaal { $n ->
    [one] 1 koe
   *[other] { $n } koeien
} en waardeer { $shown } op
montana-tile-good = { $shown }
montana-tile-worker = { $shown }
montana-tile-unknown = gedekt

montana-term-events = gebeurtenissen
montana-term-now = nu
montana-term-next = volgende ronde
montana-term-no-card = geen
montana-term-taken = al gepakt
montana-term-closed = gesloten
montana-term-mountain-tiles = bergtegels
montana-term-specials = speciale nederzettingen
montana-term-landscape = landschap

montana-gain-bonus = de bonus van { $landscape }
montana-gain-tolls = { $n ->
    [one] plus 1 goed van het veld voor een wachttoren
   *[other] plus { $n } goederen van het veld voor wachttorens
}
montana-mix = { $n ->
    [one] 1 groot goed naar keuze
   *[other] { $n } grote goederen naar keuze
}

montana-option-landscape = Welk speciaal landschap in het midden ligt.
montana-option-count-stacks = Markt en poort tellen de nederzettingstegels ernaast, niet de velden.
montana-option-helena-looks = Een nederzetting in het midden van Helena laat je de bergtegels eromheen bekijken.
montana-option-landscape-title = Landschap in het midden
montana-option-count-stacks-title = Stapels tellen
montana-option-helena-looks-title = Rondkijken in Helena

montana-components-expansion-events = Gebeurteniskaarten
montana-components-expansion-landscapes = Speciale landschappen
montana-components-expansion-mountains = Bergtegels
montana-components-expansion-numbers = Getallen van de uitbreiding

# Acties ---------------------------------------------------------------------------------------------

montana-action-toll = Wachttoren: betaal { $goods }
montana-action-tile = Leg { $pile }{ $effect }
montana-action-exchange = Ruil { $give } voor { $take }
montana-action-leave = Verlaat de markt
montana-action-mix = Betaal { $goods }
montana-action-fetch = Pak de veldfles van { $field }
montana-action-draw = De kaart voor de volgende ronde: ‘{ $card }’
montana-action-worker = Pak { $worker }
montana-action-sell = Gebeurtenis: verkoop { $wares ->
    [workers] arbeiders
   *[goods] goederen
} (1, 2 of 3 voor { $a }, { $b } of { $c } zilver)
montana-action-sell-workers = Verkoop { $workers } voor { $silver } zilver
montana-action-sell-goods = Verkoop { $goods } voor { $silver } zilver
montana-action-sell-nothing = Niets verkopen
montana-action-hire = Gebeurtenis: betaal { $silver } zilver voor { $worker }
montana-action-buy = Gebeurtenis: koop { $goods } voor { $silver } zilver
montana-action-look = De tegel op { $field }: { $mountain_tile }
montana-action-take-tile = Pak de tegel van { $field }: { $mountain_tile }
montana-action-use = Bergtegel: { $mountain_tile }
montana-action-reveal = Leg je bergtegels open voor iedereen

# Vragen ---------------------------------------------------------------------------------------------

montana-prompt-bid-window-more = { $who }, wil je een extra actie doen vóór het volgende bod?
montana-prompt-pay-window-more = { $who }, wil je een extra actie doen vóór de volgende betaling?
montana-prompt-after-more = { $who }, wil je nog een extra actie doen of je beurt beëindigen?
montana-prompt-draw-card = De kaart voor de volgende ronde wordt getrokken.
montana-prompt-choose-worker = { $who }, welke arbeider pak je?
montana-prompt-selling = { $who }, wat verkoop je?
montana-prompt-toll = { $who }, welke goederen betaal je als tol op { $field }?
montana-prompt-mix = { $who }, welke grote goederen betaal je?
montana-prompt-which-canteen = { $who }, welke veldfles pak je?
montana-prompt-which-tile = { $who }, welke nederzetting leg je?
montana-prompt-market = { $who }, wil je goederen ruilen op de markt? (nog { $n } keer)
montana-prompt-look = Er wordt een bergtegel bekeken.
montana-prompt-which-mountain = { $who }, welke bergtegel pak je?

# Gebeurtenissen -------------------------------------------------------------------------------------

montana-event-paid-toll = { $who } betaalt als tol { $piece }.
montana-event-paid-goods = { $who } betaalt { $piece }.
montana-event-paid-extra = { $who } betaalt extra door de gebeurtenis: { $piece }.
montana-event-buried = { $who } legt { $special } eronder; daar zonder effect.
montana-event-card-effect = { $who } profiteert van de gebeurtenis ‘{ $card }’.
montana-event-special = { $who } legt { $special } op { $field }.
montana-event-gate = { $who } betaalt { $n } zilver bij de poort van { $by }{ $short ->
    [0] {""}
   *[other] {" "}({ $due } verschuldigd)
}.
montana-event-exchanged = { $who } ruilt { $give } voor { $take }.
montana-event-bonus = { $who } pakt de bonus van { $landscape }.
montana-event-site = In het midden van { $landscape } mag nu gebouwd worden ({ $field }).
montana-event-card = Gebeurtenis van de volgende ronde: ‘{ $card }’.
montana-event-active-card = Gebeurtenis van deze ronde: ‘{ $card }’.
montana-event-sold = { $who } verkoopt { $piece }.
montana-event-looked = { $who } bekijkt de tegel op { $field }.
montana-event-took-tile = { $who } pakt de tegel van { $field }.
montana-event-used-tile = { $who } gebruikt de tegel van { $field }: { $mountain_tile }.
montana-event-showed-tile = { $who } laat de tegel van { $field } zien: { $mountain_tile }.

# Waarom niet? ---------------------------------------------------------------------------------------

montana-reason-toll-missing = { $n ->
    [one] Een wachttoren vraagt 1 extra goed
   *[other] Wachttorens vragen { $n } extra goederen
} van de soorten die dit veld toont.
montana-reason-toll-exactly = { $n ->
    [one] De wachttoren vraagt precies 1 goed
   *[other] De wachttorens vragen precies { $n } goederen
}.
montana-reason-toll-not-shown = Een wachttoren neemt alleen goederen die het veld toont.
montana-reason-good-not-held = Je hebt deze goederen niet.
montana-reason-tile-not-left = Deze nederzetting heb je niet meer.
montana-reason-tiles-do-not-fit = Hier { $n ->
    [one] komt precies 1 nederzetting
   *[other] komen precies { $n } nederzettingen
}, en die moet je hebben.
montana-reason-same-good = Ruil een goed voor een goed van een andere soort.
montana-reason-moment-toll = Bouw eerst naast een wachttoren; dan kies je wat je betaalt.
montana-reason-moment-tile = Kies eerst waar je bouwt; dan kies je de nederzetting.
montana-reason-moment-exchange = Bouw eerst je markt; dan kun je daar goederen ruilen.
montana-reason-moment-leave = Bouw eerst je markt; dan kun je daar goederen ruilen.
montana-reason-not-on-river = Op een rivier kan niemand bouwen.
montana-reason-not-on-lowland = In het laagland rond Helena kan niemand bouwen.
montana-reason-site-closed = Het midden gaat open zodra iemand de bonus van dit landschap heeft gepakt.
montana-reason-mix-missing = Dit kost precies { $n ->
    [one] 1 groot goed, en dat moet je hebben
   *[other] { $n } grote goederen, en die moet je hebben
}.
montana-reason-moment-mix = Bouw eerst in het midden van het landschap; dan kies je de grote goederen.
montana-reason-canteen-not-there = Op dit veld ligt geen veldfles naast je nederzetting.
montana-reason-moment-fetch = Bouw eerst naast meerdere veldflessen; dan kies je er een.
montana-reason-one-extra-turn = Maar één extra beurt: met Granite Peak mag je geen twee veldflessen na elkaar inzetten.
montana-reason-area-closed = Een gebeurtenis houdt dit gebied deze ronde gesloten.
montana-reason-no-advance-now = Een gebeurtenis verbiedt het deze ronde om graan te betalen voor de pijl.
montana-reason-no-cattle-now = Een gebeurtenis verbiedt deze ronde koehandel.
montana-reason-extra-cost = Een gebeurtenis vraagt deze ronde voor elke nederzetting een extra goed.
montana-reason-no-such-card = Zo’n kaart zit niet meer in de stapel.
montana-reason-moment-draw = Aan het begin van elke ronde wordt een kaart getrokken.
montana-reason-moment-worker = Je kiest een arbeider als een gebeurtenis je er een geeft.
montana-reason-not-this-card = De gebeurtenis van deze ronde biedt dit niet aan.
montana-reason-moment-sell = Alleen in je eigen beurt; maak eerst de keuze die je wordt gevraagd.
montana-reason-moment-hire = Alleen in je eigen beurt; maak eerst de keuze die je wordt gevraagd.
montana-reason-moment-buy = Alleen in je eigen beurt; maak eerst de keuze die je wordt gevraagd.
montana-reason-moment-use = Alleen in je eigen beurt; maak eerst de keuze die je wordt gevraagd.
montana-reason-card-used = Je hebt deze gebeurtenis deze beurt al gebruikt.
montana-reason-not-shown = Dit staat niet op de kaart.
montana-reason-nothing-to-sell = Je hebt niets te verkopen.
montana-reason-silver-missing = Je hebt niet genoeg zilver.
montana-reason-moment-sell-workers = Kies eerst de gebeurtenis ‘{ montana-card-sell-workers }’.
montana-reason-moment-sell-goods = Kies eerst de gebeurtenis ‘{ montana-card-sell-goods }’.
montana-reason-moment-sell-nothing = Kies eerst een gebeurtenis waarbij je kunt verkopen.
montana-reason-sale-declined = Je hebt net besloten niets te verkopen; na je volgende beslissing kan het weer.
montana-reason-keep-pumpkins = Houd genoeg pompoenen over: je moet je aannemer nog in de stad plaatsen.
montana-reason-no-such-tile = Zo’n tegel is er niet meer.
montana-reason-moment-look = Bergtegels bekijk je aan het einde van een beurt waarin je ernaast hebt gebouwd.
montana-reason-moment-take-tile = Je pakt een bergtegel aan het einde van een beurt waarin je ernaast hebt gebouwd.
montana-reason-tile-not-seen = Hier ligt geen tegel die je bekijkt.
montana-reason-tile-not-held = Je hebt zo’n bergtegel niet.
montana-reason-upgrade-missing = Je hebt { $n ->
    [one] 1 koe
   *[other] { $n } koeien
} en het kleine goed nodig.
montana-reason-moment-reveal = Bergtegels leg je alleen open als je anders niets te kiezen zou hebben.
