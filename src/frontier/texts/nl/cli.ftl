cli-welcome = Startwaarde { $seed }, materiaal ‘{ $set }’. Typ h voor hulp.
cli-reconstructed = Waarden die alleen als plaatje in de spelregels staan, hebben we zelf gekozen; het zijn niet de gedrukte (frontier components).
cli-generic-title = { $game }, ronde { $round }
cli-your-choice = Jouw keuze
cli-last-word = Hiermee eindigt het spel: Enter beëindigt het, u maakt je laatste zet ongedaan
cli-help =
    Kies met een getal uit de lijst, of typ een zet, bijv. { $example }.
    ? ZET    waarom kan deze zet niet?
    u        maak je laatste beslissing ongedaan
    s        toon de tafel nog eens
    l        toon het hele verloop
    i        bekijk alles wat open ligt
    q        stop (met --save blijft het spel bewaard)
cli-no-such-number = Kies een getal van 1 tot en met { $n }, of h voor hulp.
cli-not-understood = ‘{ $answer }’ is geen zet. Kies een getal, of h voor hulp.
cli-is-legal = Deze zet is mogelijk.
cli-nothing-to-undo = Er valt niets ongedaan te maken.
cli-result = { $n ->
    [one] { $winners } wint.
   *[other] { $winners } delen de overwinning.
} { $label }: { $scores }.
cli-saved = Spel opgeslagen in { $file }.
cli-replayed = { $n } van { $all } zetten nagespeeld, alle volgens de regels.
cli-players = Spelers
cli-column-player = speler
cli-column-workers = arbeiders
cli-column-goods = goederen
cli-column-silver = zilver
cli-column-cows = koeien
cli-column-canteens = veldfles
cli-column-placed = gebouwd
cli-sign-goods = c koper  s steen  g graan  p pompoen  C S groot
cli-sign-cow = koe
cli-sign-canteen = veldfles
cli-sign-two = twee nederzettingen
cli-sign-start = starttegel
cli-sign-open = bebouwbaar
cli-sign-board = bank: arbeiders→zilver   gebieden: zilver→goederen   [groot|klein veld]   ○ naar keuze   de pijl [..] gaat naar rechts
cli-enter = Enter: { $answer }
cli-not-kept = Het spel wordt niet bewaard (met --save wel).
cli-luck-since = Sindsdien heeft het toeval iets laten zien: dit kan niet meer ongedaan worden gemaakt.
cli-undone = Ongedaan gemaakt: { $move } ({ $who }).
cli-no-such-move = Het spelbestand heeft maar { $all } zetten.
cli-column-tracks = spoorf.
cli-column-line = ontw.
cli-column-trade = ruil
cli-column-debt = schuld
cli-column-vp = OP
cli-column-points = punten
cli-hand-over = Geef het apparaat door; { $who } drukt op Enter

cli-special-market = M
cli-special-gate = P
cli-special-watchtower = W
cli-column-specials = speciaal
cli-column-tiles = tegels
cli-sign-specials = M markt  P poort  W wachttoren
cli-sign-toll = tol voor een wachttoren
cli-sign-bonus = bonus voor de eerste nederzetting ernaast
cli-sign-tiles = bergtegels: ? gedekt  $ zilver  c↑ opwaarderen  +g goed  @s arbeider
cli-left-of-all = over/totaal
cli-sign-closed = nog niet open

cli-verify-moves = { $moves } zetten nagespeeld, alle volgens de regels; het einde klopt.
cli-verify-chance = { $n ->
    [one] { $n } toevalszet volgt uit de startwaarde.
   *[other] { $n } toevalszetten volgen uit de startwaarde.
}
cli-verify-promise = Het geheim is het toegezegde: { $commitment }
cli-verify-given = De toezegging in het spelbestand is de opgegeven toezegging.
cli-verify-seed = { $n ->
    [one] De startwaarde volgt uit het geheim en { $n } bijdrage: { $nonces }
   *[other] De startwaarde volgt uit het geheim en { $n } bijdragen: { $nonces }
}
cli-verify-no-promise = Het geheim is niet het toegezegde: { $commitment }
cli-verify-not-given = De toezegging in het spelbestand is niet de opgegeven toezegging: { $commitment }
cli-verify-no-seed = De startwaarde volgt niet uit het geheim en de bijdragen.
cli-verify-open = De toevalszetten komen van buiten (luck: open) en zijn niet te controleren.
cli-verify-no-fair = Het spelbestand noemt geen toezegging: of de startwaarde was uitgekozen, is niet te controleren.
cli-verify-no-secret = Het spelbestand onthult het geheim niet: waar de startwaarde vandaan komt, is niet te controleren.
cli-verify-running = Het spel loopt nog: startwaarde en geheim worden pas aan het einde onthuld.
cli-verify-own = Jouw bijdrage is erbij: { $nonce }
cli-verify-not-own = Jouw bijdrage is er niet bij: { $nonce }
cli-verify-commitments = De bijdragen zijn dezelfde die vanaf de plaatsen waren toegezegd: { $commitments }
cli-verify-unfit = Op deze plaatsen staat een andere bijdrage dan de toegezegde: { $seats }
cli-verify-untold = { $n ->
    [one] Plaats { $seats } heeft de toegezegde bijdrage nooit genoemd en telt zonder: zat daar wie de server beheert, dan was er de keuze tussen twee startwaarden.
   *[other] De plaatsen { $seats } hebben hun toegezegde bijdragen nooit genoemd en tellen zonder: zat daar wie de server beheert, dan was er de keuze tussen meerdere startwaarden.
}
cli-verify-told-at-once = De bijdragen waren niet toegezegd voordat ze werden genoemd: wie de server beheert en als laatste ging zitten, kon de eigen bijdrage uitkiezen.

cli-review-progress = Terugblik
cli-review-chances = Winstkansen, van de eerste beslissing tot de laatste
cli-review-costly = Beslissingen die het meest hebben gekost
cli-review-nothing = Geen enkele beslissing heeft iets noemenswaardigs gekost.
cli-column-move = zet
cli-column-cost = kosten
cli-column-played = gespeeld
cli-column-better = beter
