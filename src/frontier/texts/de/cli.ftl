cli-welcome = Startwert { $seed }, Material „{ $set }“. h zeigt die Hilfe.
cli-reconstructed = Werte, die nur als Bild in den Regelheften stehen, haben wir ergänzt; es sind nicht die gedruckten (frontier components).
cli-generic-title = { $game }, Runde { $round }
cli-your-choice = Deine Wahl
cli-last-word = Damit endet das Spiel: Enter beendet es, u nimmt deinen letzten Schritt zurück
cli-help =
    Wähle mit einer Zahl aus der Liste oder tippe deine Wahl ein, z. B. { $example }.
    ? WAHL   warum ist diese Wahl nicht möglich?
    u        deine letzte Entscheidung zurücknehmen
    s        den Tisch noch einmal zeigen
    l        den ganzen Verlauf zeigen
    i        alles ansehen, was offen liegt
    q        aufhören (mit --save bleibt die Partie erhalten)
cli-no-such-number = Wähle eine Zahl von 1 bis { $n } oder h für Hilfe.
cli-not-understood = „{ $answer }“ gibt es hier nicht. Wähle eine Zahl oder h für Hilfe.
cli-is-legal = Diese Wahl ist möglich.
cli-nothing-to-undo = Es gibt nichts zurückzunehmen.
cli-result = { $n ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
} { $label }: { $scores }.
cli-saved = Partie gespeichert in { $file }.
cli-replayed = { $n } von { $all } Schritten nachgespielt, alle regelgerecht.
cli-players = Spieler
cli-column-player = Spieler
cli-column-workers = Arbeiter
cli-column-goods = Waren
cli-column-silver = Silber
cli-column-cows = Rinder
cli-column-canteens = Flaschen
cli-column-placed = Siedlungen
cli-sign-goods = c Kupfer  s Stein  g Getreide  p Kürbis  C S groß
cli-sign-cow = Rind
cli-sign-canteen = Wasserflasche
cli-sign-two = zwei Siedlungen
cli-sign-start = Startplättchen
cli-sign-open = besiedelbar
cli-sign-board = Bank: Arbeiter→Silber   Bereiche: Silber→Waren   [großes|kleines Feld]   ○ beliebig   der Pfeil [..] dreht nach rechts
cli-enter = Enter: { $answer }
cli-not-kept = Die Partie wird nicht gespeichert (dafür gibt es --save).
cli-luck-since = Seither hat der Zufall etwas gezeigt: Das lässt sich nicht mehr zurücknehmen.
cli-undone = Zurückgenommen: { $move } ({ $who }).
cli-no-such-move = Die Aufzeichnung hat nur { $all } Schritte.
cli-column-tracks = Gleise
cli-column-line = Leiste
cli-column-trade = Handel
cli-column-debt = Schuld
cli-column-vp = SP
cli-column-points = Punkte
cli-hand-over = Gib das Gerät weiter; { $who } drückt Enter

cli-special-market = M
cli-special-gate = T
cli-special-watchtower = W
cli-column-specials = Sonder
cli-column-tiles = Plättchen
cli-sign-specials = M Markt  T Tor  W Wachturm
cli-sign-toll = Abgabe für einen Wachturm
cli-sign-bonus = Bonus für die erste Siedlung daneben
cli-sign-tiles = Bergplättchen: ? verdeckt  $ Silber  c↑ aufwerten  +g Ware  @s Arbeiter
cli-left-of-all = übrig/gesamt
cli-sign-closed = noch nicht offen

cli-verify-moves = { $moves } Schritte nachgespielt, alle regelgerecht; das Ende stimmt überein.
cli-verify-chance = { $n ->
    [one] { $n } Zufallsschritt folgt aus dem Startwert.
   *[other] { $n } Zufallsschritte folgen aus dem Startwert.
}
cli-verify-promise = Das Geheimnis ist das zugesagte: { $commitment }
cli-verify-given = Die Zusage in der Aufzeichnung ist die angegebene.
cli-verify-seed = { $n ->
    [one] Der Startwert folgt aus dem Geheimnis und { $n } Beitrag: { $nonces }
   *[other] Der Startwert folgt aus dem Geheimnis und { $n } Beiträgen: { $nonces }
}
cli-verify-no-promise = Das Geheimnis ist nicht das zugesagte: { $commitment }
cli-verify-not-given = Die Zusage in der Aufzeichnung ist nicht die angegebene: { $commitment }
cli-verify-no-seed = Der Startwert folgt nicht aus dem Geheimnis und den Beiträgen.
cli-verify-open = Die Zufallsschritte kommen von außen (luck: open) und lassen sich nicht prüfen.
cli-verify-no-fair = Die Aufzeichnung nennt keine Zusage: Ob der Startwert ausgesucht war, lässt sich nicht prüfen.
cli-verify-no-secret = Die Aufzeichnung legt das Geheimnis nicht offen: Woher der Startwert kommt, lässt sich nicht prüfen.
cli-verify-running = Die Partie läuft noch: Startwert und Geheimnis werden erst am Ende offengelegt.
cli-verify-own = Dein Beitrag ist dabei: { $nonce }
cli-verify-not-own = Dein Beitrag ist nicht dabei: { $nonce }
cli-verify-commitments = Die Beiträge sind die, die von den Plätzen aus zugesagt waren: { $commitments }
cli-verify-unfit = Auf diesen Plätzen steht ein anderer Beitrag als der zugesagte: { $seats }
cli-verify-untold = { $n ->
    [one] Platz { $seats } hat den zugesagten Beitrag nie genannt und zählt ohne ihn: Saß dort, wer den Server betreibt, so bestand die Wahl zwischen zwei Startwerten.
   *[other] Die Plätze { $seats } haben ihre zugesagten Beiträge nie genannt und zählen ohne sie: Saß dort, wer den Server betreibt, so bestand die Wahl zwischen mehreren Startwerten.
}
cli-verify-told-at-once = Die Beiträge waren nicht zugesagt, bevor sie genannt wurden: Wer den Server betreibt und sich als Letztes setzte, konnte den eigenen aussuchen.

cli-review-progress = Rückblick
cli-review-chances = Gewinnchancen, von der ersten Entscheidung bis zur letzten
cli-review-costly = Entscheidungen, die am meisten gekostet haben
cli-review-nothing = Keine Entscheidung hat etwas Nennenswertes gekostet.
cli-column-move = Schritt
cli-column-cost = Kosten
cli-column-played = gespielt
cli-column-better = besser
