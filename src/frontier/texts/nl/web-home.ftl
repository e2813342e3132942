# Startpagina, nieuwe tafels, instellingen, over; alles behalve de tafel zelf.
web-nav-label = Pagina’s
web-home = Naar de startpagina
web-nav-about = Over
web-nav-me = Instellingen
web-nav-language = Taal
web-nav-more = Meer
web-nav-programs = Voor programma’s
web-nav-footer = Door fans gemaakt, onofficieel, zonder reclame.

web-missing-title = Hier buiten is niets
web-missing-about = Dit pad loopt dood: het adres klopt niet, of de tafel is allang weg. Je eigen spellen staan op de startpagina.

# Startpagina
web-home-title = Twee spellen uit het Wilde Westen, één tafel
web-home-your-name = Je naam
web-home-called = { $n ->
    [one] Je bent aan de beurt. Naar de tafel!
   *[other] Je bent aan { $n } tafels aan de beurt. Naar de eerste!
}
web-home-opponents = Bots tegen jou
web-home-bots = Bot
web-home-modules = Modules van de uitbreiding
web-home-play = Nu spelen
web-home-laying = Tafel wordt klaargezet…
web-home-other-ways = { $game } op een andere manier spelen
web-home-invite = Uitnodigen
web-home-pass-and-play = Op één apparaat
web-home-all-options = { $n ->
    [0] Alle opties
   *[other] Alle opties ({ $n } gewijzigd)
}
web-home-my-games = Mijn spellen
web-home-no-games = Nog geen spellen. Wat je speelt, komt hier te staan, ook na maanden nog.
web-home-keep-games = Alleen deze browser kent je.
web-home-make-account = Spellen bewaren met een account
web-home-ended = Afgelopen
web-home-show-all = Alle { $n } tonen
web-home-fewer = Minder tonen
web-home-invite-short = Uitnodigen
web-home-go-on = Verder
web-home-look = Bekijken
web-home-replay = Herhaling
web-home-open-tables = Open tafels
web-home-no-open-tables = Nu geen openbare tafel. Open er zelf een: ‘Uitnodigen’, dan ‘Iedereen’.
web-home-join = Meedoen
web-home-watch = Kijken
web-home-waits-for = { $n ->
    [one] Eén plaats is vrij
   *[other] { $n } plaatsen zijn vrij
}
web-home-your-turn = Je bent aan de beurt
web-home-turn-of = { $name } is aan de beurt
web-home-playing = Bezig
web-home-ended-without = Geëindigd zonder uitslag
web-home-you-won = Je hebt gewonnen
web-home-won-by = { $n ->
    [0] Afgelopen
    [one] { $names } heeft gewonnen
   *[other] { $names } hebben gewonnen
}
web-home-load-record = Opgeslagen spel bekijken
web-home-load-record-about = Een spelbestand is een spel als tekst. Aan het einde van elk spel kun je het downloaden.
web-home-record-file = Bestand kiezen
web-home-record-paste = Of plak de tekst hier

# Nieuwe tafel
web-new-title = Nieuwe tafel
web-new-game = Spel
web-new-kind = Met wie
web-new-kind-bots = Tegen bots
web-new-kind-friends = Met anderen
web-new-kind-pass = Op één apparaat
web-new-players = Spelers
web-new-seats = Plaatsen
web-new-seat = Plaats { $n }
web-new-seat-human = Jij
web-new-seat-human-about = Op dit apparaat.
web-new-seat-name = Naam van speler { $n }
web-new-seat-anybody = Vrij
web-new-seat-open-about = Voor wie via de link komt.
web-new-pass-about = Je speelt meerdere plaatsen: geef het apparaat na elke beurt door.
web-new-pace = Bots nemen minstens
web-new-pace-instant = geen tijd
web-new-pace-seconds = { $seconds } s per zet
web-new-together = Samen
web-new-visibility = Wie mag meedoen
web-new-visibility-link = Alleen met de link
web-new-visibility-public = Iedereen
web-new-chat = Wie mag chatten
web-new-chat-seated = De spelers
web-new-chat-everybody = Ook toeschouwers
web-new-chat-nobody = Niemand
web-new-speed = Tempo
web-new-speed-live = In één keer
web-new-speed-turns = Over meerdere dagen
web-new-speed-live-about = Iedereen zit tegelijk aan tafel.
web-new-speed-turns-about = Iedereen speelt wanneer het uitkomt; wie er niet is, krijgt bericht zodra het zover is.
web-new-clock = Klok
web-new-clock-none = Geen klok
web-new-clock-quick = 8 minuten + 12 seconden per beurt
web-new-clock-usual = 15 minuten + 20 seconden per beurt
web-new-clock-calm = 30 minuten + 30 seconden per beurt
web-new-clock-day = 1 dag + 12 uur per beurt
web-new-clock-days = 3 dagen + 1 dag per beurt
web-new-clock-week = 7 dagen + 1 dag per beurt
web-new-clock-other = { NUMBER($base, maximumFractionDigits: 1) } minuten + { NUMBER($more, maximumFractionDigits: 1) } minuten per beurt
web-fact-usual = De gewone regels
web-fact-without = zonder: { $option }
web-fact-link = Alleen met de link
web-fact-public = Open voor iedereen
web-new-clock-about = Is iemands tijd om, dan mogen de anderen een bot laten invallen. Niemand verliest door de klok.
web-new-options = Opties
web-new-provenance = Wat we zelf hebben gekozen
web-new-reconstructed = Sommige waarden van dit spel staan alleen als plaatje op het materiaal. Hier hebben we ze zo gekozen dat alles bij elkaar past; in de doos staan andere.
web-new-not-reconstructed = Hier is niets verzonnen. Wat in geen spelregelboek staat, komt uit openbare bronnen; hier en daar kan het afwijken van jouw doos.
web-new-see-values = Alle waarden bekijken
web-new-sets = Waarden
web-new-values-of = Waarmee { $game } gespeeld wordt
web-new-values-count = { $n ->
    [one] 1 waarde
   *[other] { $n } waarden
}{ $ours ->
    [0] {""}
   *[other] , waarvan { $ours } door ons gekozen
}
web-new-values-coming = De waarden zijn onderweg…
web-new-component-set = Set { $name }, controlegetal { $hash }
web-new-nobody = Iemand moet spelen: neem zelf een plaats, of laat er een vrij.
web-new-lay-open = Open de tafel en haal de link

# Instellingen
web-me-you = Jij
web-me-save = Opslaan
web-me-saved = Opgeslagen.
web-me-preferences = Aan tafel
web-me-theme = Weergave
web-me-theme-system = Zoals het apparaat
web-me-theme-light = Licht
web-me-theme-dark = Donker
web-me-sound = Geluid
web-me-sound-about = Een korte toon als er iets gebeurt en als je aan de beurt bent.
web-me-animation = Animatie
web-me-animation-about = Stukken vliegen over het bord. Blijft uit als je apparaat om minder beweging vraagt.
web-me-ask-first = Eerst tonen, dan doen
web-me-ask-first-about = Een klik toont wat een zet oplevert; pas de tweede voert hem uit. Op een aanraakscherm is het altijd zo.
web-me-account = Account
web-me-account-about = Je kunt zonder account spelen. Met een account vind je je spellen op elk apparaat.
web-me-account-new = Nieuw
web-me-account-make = Account maken
web-me-login = Inlognaam
web-me-password = Wachtwoord
web-me-log-in = Inloggen
web-me-log-out = Uitloggen
web-me-log-out-everywhere = Overal uitloggen
web-me-logged-in = Je bent ingelogd als { $login }.
web-me-login-guest = Wat je als gast hebt gespeeld, blijft bij de gast. Wil je het houden, maak dan een nieuw account.
web-me-guest-leave = Je bent gast: na het uitloggen kom je niet meer bij je spellen.
web-me-stay = Blijven
web-me-calls = Als je aan de beurt bent
web-me-push = Bericht op dit apparaat
web-me-push-on = Je krijgt een bericht, ook als er geen pagina open is.
web-me-push-off = Uitgeschakeld.
web-me-push-denied = De browser staat geen berichten van deze pagina toe. Sta ze toe in zijn instellingen en probeer het opnieuw.
web-me-push-unable = Deze browser kan nu geen berichten ontvangen. Probeer het later opnieuw, of gebruik e-mail.
web-me-switch-on = Inschakelen
web-me-switch-off = Uitschakelen
web-me-email = E-mail
web-me-email-about = Ben je er niet als je aan de beurt bent, dan krijg je een mail.
web-me-email-confirmed = Bevestigd. Ben je er niet als je aan de beurt bent, dan krijg je een mail.
web-me-email-waits = Nog niet bevestigd: open de link in de mail die naar je onderweg is.
web-me-webhook = Webhook
web-me-webhook-address = Adres dat wordt aangeroepen
web-me-webhook-about = Voor een chat of een eigen programma: die krijgen bericht als je aan de beurt bent.
web-me-webhook-secret = De berichten zijn ondertekend met:
web-me-tokens = Tokens voor programma’s
web-me-tokens-about = Met een token speelt een programma namens jou.
web-me-token-name = Waarvoor?
web-me-token-make = Token maken
web-me-token-once = Kopieer het nu; het wordt alleen deze keer getoond.
web-me-token-delete = Token { $name } verwijderen
web-me-copy = Kopiëren
web-me-copied = Gekopieerd
web-me-leave = Voorgoed weggaan
web-me-leave-about = De server vergeet je: inlognaam, adressen, tokens. Gespeelde spellen blijven bij de anderen, zonder jouw naam.
web-me-leave-sure = Dit kan niet ongedaan worden gemaakt. In lopende spellen kan een bot je plaats innemen.
web-me-password-change = Wachtwoord wijzigen
web-me-password-old = Huidig wachtwoord
web-me-password-new = Nieuw wachtwoord
web-me-password-changed = Gewijzigd. Andere apparaten en alle tokens zijn uitgelogd.
web-me-forgot = Wachtwoord vergeten?
web-me-forgot-who = Inlognaam of mailadres
web-me-forgot-send = Stuur een link
web-me-forgot-sent = Heeft dit account een bevestigd mailadres, dan is er een link naar onderweg. Die is een uur geldig.
web-me-forgot-admin = Deze server verstuurt geen mail. Vraag het wie hem beheert: de opdracht ‘frontier people reset’ geeft een link waarmee je een nieuw wachtwoord kiest.
web-me-token-scopes = Wat het mag
web-me-scope-read = Kijken en lezen
web-me-scope-play = Spelen
web-me-scope-chat = Chatten
web-password-title = Nieuw wachtwoord
web-password-about = Kies een nieuw wachtwoord. Al je apparaten en tokens worden uitgelogd, en hier ben je dan ingelogd.
web-password-missing = Deze link is niet volledig; open hem opnieuw vanuit de mail.
web-banned-title = Voor jou afgesloten

# Over
web-about-title = Over Frontier
web-about-what = Een digitale tafel voor twee bordspellen uit het Wilde Westen: met anderen, alleen tegen bots, of om beurten op één apparaat. Zonder reclame, zonder verplicht account, in het Nederlands, Duits en Engels.
web-about-fan-title = Door fans gemaakt
web-about-fan = Frontier is een onofficieel fanproject. Het heeft geen band met de auteurs en uitgevers van de spellen, en niemand verdient er iets aan. Namen zijn van hun eigenaars. Alle plaatjes en teksten hier zijn van onszelf.
web-about-buy = Vind je een spel leuk, koop dan de doos: niets hier vervangt een avond aan een echte tafel.
web-about-rules-title = De regels
web-about-rules = De regels volgen de gepubliceerde spelregels één voor één, in onze eigen woorden. Waar een spelregelboek iets openlaat, is een keuze vastgelegd. Kan iets aan tafel niet, dan noemt ‘Waarom niet?’ de regel erachter.
web-about-values = Spelregelboeken noemen niet elk getal; veel staat alleen op het materiaal. Hier zegt elke waarde waar die vandaan komt.
web-about-luck-title = Het toeval
web-about-luck = Niemand kan het toeval in een spel bepalen, ook de server niet: iedereen aan tafel draagt eraan bij, en na het spel kan het worden nagerekend.
web-about-programs-title = Programma’s
web-about-programs = Alles wat een mens hier kan, kan een programma ook.
web-about-data-title = Wat de server weet
web-about-data = Een naam, je spellen, en wat je in de instellingen achterlaat. Niemand volgt je, niets komt van andere sites, en één cookie zegt wie je bent. Je kunt altijd voorgoed weggaan:

# The rules to read
web-rules = Regels lezen
web-rules-of = De regels van { $game }
web-rules-all = Alle regels
web-rules-contents = Inhoud
web-rules-search = Zoeken in de regels
web-rules-found = { $n ->
    [one] Eén alinea gevonden
   *[other] { $n } alinea’s gevonden
}
web-rules-nothing = Over ‘{ $search }’ staat niets in de regels.
web-rules-none = De regels van { $game } heeft hier nog niemand opgeschreven.
web-rules-print = Afdrukken
