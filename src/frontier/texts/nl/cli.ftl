cli-welcome = Startgetal { $seed }, materiaal ‘{ $set }’ (waarden die de spelregels alleen afbeelden, zijn gereconstrueerd). Typ h voor hulp.
cli-your-choice = Jouw keuze
cli-help =
    Een getal kiest uit de lijst; je kunt een zet ook typen, bijv. build e5.
    ? ZET    waarom kan deze zet niet?
    u        neem je laatste beslissing terug
    s        toon de tafel nog eens
    l        het hele verslag
    q        stoppen (met --save blijft de partij bewaard)
cli-no-such-number = Kies een getal van 1 tot { $n }, of h voor hulp.
cli-not-understood = ‘{ $answer }’ is geen zet. Kies een getal, of h voor hulp.
cli-is-legal = Deze zet is mogelijk.
cli-nothing-to-undo = Er valt niets terug te nemen.
cli-undone = Een beslissing is teruggenomen.
cli-result = { $n ->
    [one] { $winners } wint.
   *[other] { $winners } delen de overwinning.
} Nederzettingen: { $scores }.
cli-saved = Verslag opgeslagen in { $file }.
cli-replayed = { $n } van { $all } zetten nagespeeld, alle volgens de regels.
cli-players = Spelers
cli-column-player = speler
cli-column-workers = arbeiders
cli-column-goods = goederen
cli-column-silver = zilver
cli-column-cows = koeien
cli-column-canteens = waterzakken
cli-column-placed = nederzettingen
cli-row-cow = 1 koe, tot 3 keer ruilen
cli-row-goods = tot 3 goederen
cli-row-upgrade = tot 2 keer ruilen
cli-row-silver = 2 zilver, tot 1 keer ruilen
cli-sign-goods = c koper  s steen  g graan  p pompoen  C S groot
cli-sign-cow = koe
cli-sign-canteen = waterzak
cli-sign-two = twee nederzettingen
cli-sign-start = starttegel
cli-sign-open = bebouwbaar
