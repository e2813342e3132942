# Waarom de server iets niet doet: telkens één zin, die ook zegt wat helpt.
server-error-bad-request = De server begrijpt dit verzoek niet: { $why }.
server-error-not-signed-in = De server kent je nog niet: geef een naam op of log in.
server-error-login-failed = Inlognaam en wachtwoord horen niet bij elkaar; controleer ze en probeer het opnieuw.
server-error-forbidden = Daar gaan anderen over: je kunt dit alleen vanaf een eigen plaats doen.
server-error-csrf = Dit verzoek komt niet van een pagina van deze server; open de server op zijn eigen adres en probeer het opnieuw.
server-error-not-found = Hier is niets (meer); controleer de link.
server-error-not-allowed = Dit adres bestaat, maar het kan niet op deze manier worden aangesproken.
server-error-stale = Het spel is intussen verdergegaan; kijk naar de tafel en beslis opnieuw.
server-error-not-your-turn = Je bent niet aan de beurt; wacht tot de tafel je iets vraagt.
server-error-not-playing = Aan deze tafel wordt nu geen spel gespeeld.
server-error-not-over = Het spel aan deze tafel is nog niet afgelopen; speel het eerst uit.
server-error-not-waiting = Het spel aan deze tafel is al begonnen; zoek een tafel met een vrije plaats.
server-error-seat-taken = Daar zit al iemand; kies een andere plaats.
server-error-no-seat = Deze tafel heeft die plaats niet; kies er een die de tafel toont.
server-error-already-seated = Je zit al aan deze tafel; sta eerst op als je een andere plaats wilt.
server-error-banned = Wie deze tafel leidt, heeft je ervan uitgesloten; kies een andere tafel.
server-error-removed = Wie deze tafel leidt, heeft je plaats weer vrijgegeven.
server-error-only-host = Dat kan alleen beslissen wie deze tafel leidt.
server-error-chat-seated = Aan deze tafel kan alleen praten wie er zit; je kunt wel meelezen.
server-error-chat-off = Aan deze tafel kan niemand praten: de chat staat uit.
server-error-keeps-seat = Wie in een begonnen spel een plaats heeft, houdt die.
server-error-not-yourself = Dat kan niet met jezelf; sta op als je weg wilt.
server-error-name-taken = Iemand heeft deze inlognaam al; kies een andere.
server-error-has-account = Je hebt al een account; log eerst uit als je een ander wilt.
server-error-no-mail = Deze server verstuurt geen mail; laat het adres weg, of geef in plaats daarvan een webhook op.
server-error-no-push = Deze server stuurt geen berichten naar browsers; geef in plaats daarvan een mailadres of een webhook op.
server-error-nothing-to-undo = Je hebt niets om ongedaan te maken.
server-error-cannot-undo = Dit kan niet meer ongedaan worden gemaakt: sindsdien heeft het toeval iets laten zien, heeft iemand anders gespeeld, of je beurt is voorbij.
server-error-nothing-to-confirm = Er valt voor jou niets te bevestigen; wacht op je volgende beurt.
server-error-not-out-of-time = Deze speler is er nog en heeft nog tijd; een bot kan invallen zodra die om is.
server-error-old-rules = { $part ->
    [rules] Dit spel is begonnen volgens versie { $theirs } van de regels, en deze server kent de versies { $oldest } tot en met { $newest }. Hier kan het niet worden voortgezet, maar het spelbestand is nog te downloaden.
    [components] Dit spel is begonnen met materiaal dat deze server niet heeft: { $theirs }. Hier kan het niet worden voortgezet, maar het spelbestand is nog te downloaden.
   *[other] Dit spel hoort bij andere regels of ander materiaal dan deze server heeft: { $why }.
}
server-error-drawing = Iedereen zit en het toeval van dit spel wordt nu geloot; opstaan kan zodra het begonnen is, zo meteen dus.
server-error-too-early = Aan deze tafel ontbreekt nog iemand; noem je bijdrage zodra iedereen zit.
server-error-too-late = Het spel is zonder deze bijdrage begonnen; die kwam te laat.
server-error-bad-nonce = Dit is niet de bijdrage die bij het gaan zitten is toegezegd; noem de toegezegde.
server-error-too-large = Dit is meer dan de server in één keer aanneemt; stuur minder tegelijk.
server-error-illegal = Deze zet is nu niet mogelijk; kies er een die de tafel aanbiedt.
server-error-bad-name = Een naam heeft 1 tot en met 40 tekens op één regel, waarvan minstens één zichtbaar; kies een andere.
server-error-bad-login = Een inlognaam heeft 3 tot en met 40 letters, cijfers, punten, koppeltekens of underscores; kies een andere.
server-error-bad-password = Een wachtwoord heeft 8 tot en met 200 tekens; kies een ander.
server-error-bad-email = Naar dit mailadres kan de server niet schrijven; controleer de spelling.
server-error-bad-webhook = Een webhook is een http- of https-adres op het open internet van hoogstens 500 tekens; controleer het.
server-error-bad-subscription = Dit is geen abonnement dat een browser van zijn pushdienst op het open internet heeft gekregen; zet de berichten uit en weer aan.
server-error-bad-option = Zo kan geen tafel worden klaargezet: { $why }.
server-error-bad-clock = Een klok heeft minstens { $least } seconden voor het spel nodig; met minder kan niemand spelen.
server-error-weak-stand-in = Voor iemand anders mag alleen een bot invallen die behoorlijk speelt: { $bots }.
server-error-bad-plan = Dit kan niet vooruit worden gepland: { $why }.
server-error-bad-record = Dit spelbestand kan niet worden afgespeeld; kijk naar regel { $line }: { $why }.
server-error-too-fast = Dat was te veel in korte tijd; wacht even en probeer het opnieuw.
server-error-too-many = Hiervan heb je er al zoveel als de server toestaat; geef er eerst een op.
server-error-too-many-tables = Je hebt al { $most } tafels die wachten of waaraan wordt gespeeld; maak eerst een spel af of geef er een op.
server-error-too-many-tables-here = Vanuit jouw netwerk zijn er al { $most } tafels die wachten of waaraan wordt gespeeld; meer staat de server niet toe. Maak eerst een spel af.
server-error-internal = Er is iets misgegaan op de server, en het is daar genoteerd; probeer het zo nog eens.
server-error-busy = De server heeft het nu te druk; probeer het zo nog eens.
server-error-no-more-undo = Aan deze tafel is zo veel gespeeld en ongedaan gemaakt dat er niets meer ongedaan kan worden gemaakt; speel vanaf hier verder.
server-error-game-too-long = Dit spel is langer geworden dan een spel kan zijn; er kan niets meer worden gespeeld, maar je kunt het beëindigen.
server-error-damaged = De database van deze server is beschadigd; wie de server beheert, moet die herstellen.
server-error-lesson = De les wacht hier op iets anders.
server-error-old-lesson = Deze les is veranderd sinds je eraan begon; begin opnieuw.
server-error-at-lesson = Dat kan niet aan de tafel van een les.
server-error-no-advice = Aan deze tafel is er geen advies.
server-error-no-hints = Tips zijn er alleen als je in je eentje speelt.
server-error-no-chances = Winstkansen zijn alleen te zien zolang er alleen bots spelen.
server-error-no-hint = Er is niet op tijd een tip gevonden; probeer het nog eens.
server-error-bad-position = Deze stelling kan niet bestaan: { $why }.
server-error-bad-move = Deze zet kan daar niet: { $why }.
server-error-game-is-over = In deze stelling is het spel afgelopen; kies een eerdere.
server-error-nothing-to-search = Hier hoeft niemand te beslissen; laat eerst het toeval beslissen of ga terug.
server-error-no-analysis = Deze stelling kon niet worden doorzocht; probeer het nog eens.
server-error-shut-out = { $until ->
    [never] De beheerder heeft deze server voor je afgesloten. Reden: { $why }.
   *[other] De beheerder heeft deze server tot { $until } voor je afgesloten. Reden: { $why }.
}
server-error-no-scope = { $scope ->
    [account] Een programma kan een account niet wijzigen: doe dit ingelogd op de pagina.
   *[other] Dit token heeft de bevoegdheid { $scope } niet; maak er een dat die wel heeft.
}
server-error-no-account = Je hebt geen account en dus geen wachtwoord om te wijzigen; maak eerst een account.
server-error-bad-link = Deze link is al gebruikt of te oud; vraag een nieuwe aan.

# Wat geen zet en geen weigering is.
server-entry-start = Het spel begint.
server-entry-undo = { $who } maakt iets ongedaan.
server-entry-confirm = { $who } beëindigt de beurt.
server-entry-stand-in = De bot { $bot } speelt voor { $who }.
server-entry-back = { $who } speelt zelf verder.
server-entry-closed = Het spel eindigt zonder uitslag.
server-prompt-confirm = { $who }, beëindig je beurt of maak iets ongedaan.
server-home-title = Frontier
server-home-body = De tafelserver draait.
server-email-confirmed = Je mailadres is bevestigd: de tafel stuurt je daar bericht als je aan de beurt bent.
server-email-not-confirmed = Deze link is te oud, of het adres staat niet meer in je instellingen; vul het daar opnieuw in, dan krijg je een nieuwe link.
# Zo heet iedereen die voorgoed weg is; de server neemt voor alle talen het Engelse woord.
server-nobody = niemand

# De bots, en waar de waarden van het spelmateriaal vandaan komen.
server-bot-greenhorn = Groentje
server-bot-greenhorn-about = Nieuw in de stad: speelt verstandig, maar schat sommige dingen verkeerd in, en steeds dezelfde.
server-bot-farmhand = Boerenknecht
server-bot-farmhand-about = Pakt wat nu het meest oplevert en denkt nooit aan morgen.
server-bot-settler = Kolonist
server-bot-settler-about = Weet wat iets aan het eind waard zal zijn en beslist in één oogopslag.
server-bot-rancher = Veeboer
server-bot-rancher-about = Denkt een paar zetten vooruit, ook die van jou.
server-bot-pioneer = Pionier
server-bot-pioneer-about = De sterkste: vergeet niets van wat er te zien was en weegt duizenden mogelijke verlopen af.
server-style-builder-about = Bouwlustig: zet liever nu iets neer dan op iets beters te wachten.
server-style-trader-about = Handelsgeest: koopt, verkoopt en ruilt waar het maar kan.
server-style-gambler-about = Waaghals: biedt waar anderen passen.
server-style-saver-about = Zuinig: houdt het geld bij elkaar.
server-style-foreman-about = Bedrijvig: ziet graag veel handen aan het werk.
server-bot-random = Toeval
server-bot-random-about = Speelt zomaar iets dat volgens de regels mag; goed voor een eerste blik op een spel.
server-bot-greedy = Gretig
server-bot-greedy-about = Kijkt één stap vooruit en pakt wat nu het meest oplevert.
server-provenance-rulebook = Staat in een spelregelboek, of volgt er noodzakelijk uit.
server-provenance-public = Uit openbare recensies; geen spelregelboek spreekt het tegen.
server-provenance-box = Afgelezen van het gedrukte materiaal, door iemand die het bezit.
server-provenance-reconstructed = Van ons, gekozen om bij de rest te passen; niet de gedrukte waarde.
server-provenance-stated = In het spelregelboek zelf staat: { $parts }.
