cli-welcome = Startwert { $seed }, Material „{ $set }“ (Werte, die die Anleitungen nur abbilden, sind rekonstruiert). h zeigt die Hilfe.
cli-your-choice = Deine Wahl
cli-help =
    Eine Zahl wählt aus der Liste; ein Zug kann auch getippt werden, z. B. build e5.
    ? ZUG    Warum ist dieser Zug nicht möglich?
    u        die letzte eigene Entscheidung zurücknehmen
    s        den Tisch noch einmal zeigen
    l        das ganze Protokoll
    q        aufhören (mit --save bleibt die Partie erhalten)
cli-no-such-number = Wähle eine Zahl von 1 bis { $n }, oder h für Hilfe.
cli-not-understood = „{ $answer }“ ist kein Zug. Wähle eine Zahl, oder h für Hilfe.
cli-is-legal = Dieser Zug ist möglich.
cli-nothing-to-undo = Es gibt nichts zurückzunehmen.
cli-undone = Eine Entscheidung wurde zurückgenommen.
cli-result = { $n ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
} Siedlungen: { $scores }.
cli-saved = Aufzeichnung in { $file } geschrieben.
cli-replayed = { $n } von { $all } Zügen nachgespielt, alle regelgerecht.
cli-players = Spieler
cli-column-player = Spieler
cli-column-workers = Arbeiter
cli-column-goods = Waren
cli-column-silver = Silber
cli-column-cows = Rinder
cli-column-canteens = Flaschen
cli-column-placed = Siedlungen
cli-row-cow = 1 Rind, bis zu 3 Tausche
cli-row-goods = bis zu 3 Waren
cli-row-upgrade = bis zu 2 Tausche
cli-row-silver = 2 Silber, bis zu 1 Tausch
cli-sign-goods = c Kupfer  s Stein  g Getreide  p Kürbis  C S groß
cli-sign-cow = Rind
cli-sign-canteen = Wasserflasche
cli-sign-two = zwei Siedlungen
cli-sign-start = Startplättchen
cli-sign-open = bebaubar
