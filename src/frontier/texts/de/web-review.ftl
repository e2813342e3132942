web-review-title = Gewinnchancen
web-review-progress = Rückblick: { $done } von { $total } Entscheidungen …
web-review-progress-label = Angesehene Entscheidungen
web-review-again = Jede Entscheidung ist angesehen. Ein zweiter, genauerer Blick kann die Zahlen noch ändern.
web-review-failed = Auf diese Partie ließ sich nicht zurückblicken.
web-review-shown = Was die Kurve zeigt
web-review-chances = Chancen
web-review-luck = Glück
web-review-chances-about = Wie wahrscheinlich jeder vor jeder Entscheidung gewonnen hätte, soweit der Computer das durch Suche sagen kann.
web-review-luck-about = Was der Zufall jedem seit dem Beginn der Partie gebracht oder genommen hat. Was jemand entschieden hat, zählt nicht dazu.
web-review-chances-caption = Gewinnchance
web-review-points = Prozentpunkte
web-review-chances-label = Eine Linie je Spieler, vom Anfang bis zum Ende. Am Ende der Linien: { $now }. Die Zahlen stehen in der Tabelle darunter.
web-review-luck-label = Eine Linie je Spieler mit dem, was der Zufall bis dahin bewirkt hat, in Prozentpunkten. Am Ende der Linien: { $now }. Die Zahlen stehen in der Tabelle darunter.
web-review-accuracy = Genauigkeit
web-review-accuracy-about = Genauigkeit: 100 %, wenn jede Entscheidung so gut war wie die beste, die gefunden wurde; weniger, je mehr Chancen jemand verschenkt hat. Es zählt, was man damals wusste.
web-review-grade-inaccuracy = Ungenauigkeit
web-review-grade-mistake = Fehler
web-review-grade-blunder = Patzer
web-review-grades-inaccuracy = Ungenauigkeiten
web-review-grades-mistake = Fehler
web-review-grades-blunder = Patzer
web-review-key-decisions = Schlüsselentscheidungen
web-review-no-key-decisions = Niemand hat viel verschenkt: Keine Entscheidung kostete fünf Prozentpunkte oder mehr.
web-review-none-yet = Bisher ist keine aufgefallen.
web-review-cost = { $n ->
    [one] { $name } verschenkt 1 Prozentpunkt
   *[other] { $name } verschenkt { $n } Prozentpunkte
 }
web-review-played-better = Gespielt: „{ $played }“. Besser gewesen wäre: „{ $better }“.
