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
web-review-bar-open = Die Gewinnchancen sind hier noch nicht bekannt
web-review-bar = Gewinnchancen: { $chances }
web-review-better = Besser war „{ $better }“
web-review-loss = { $n ->
    [one] (1 Prozentpunkt verschenkt)
   *[other] ({ $n } Prozentpunkte verschenkt)
 }
web-review-learn = Aus Fehlern lernen
web-review-learn-whose = Wessen Fehler willst du ansehen?
web-review-learn-count = { $name } ({ $n })
web-review-learn-ask = Was wäre hier besser gewesen?
web-review-learn-played = Gespielt wurde „{ $played }“. Das kostete { $n ->
    [one] 1 Prozentpunkt.
   *[other] { $n } Prozentpunkte.
 }
web-review-learn-solution = Besser war „{ $better }“.
web-review-learn-number = { $i } von { $n }
web-review-learn-show = Lösung zeigen
web-review-learn-next = Weiter
web-review-learn-back = Zurück zur Stellung
web-review-learn-close = Lernen beenden
web-review-learn-none = { $name } hat keinen Fehler gemacht, der viel gekostet hätte. Gut gespielt!
web-review-learn-end = Das waren alle Fehler von { $name }.
