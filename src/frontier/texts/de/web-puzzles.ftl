# Rätsel: ihre Liste, und der Spielplan von einem.
web-puzzles-title = Rätsel
web-puzzles-lead = Stellungen aus Partien starker Bots, in denen jeweils ein Zug deutlich der beste ist. Finde ihn.
web-puzzles-none = Es gibt noch keine Rätsel.
web-puzzles-streak = { $n ->
    [0] Löse ein Rätsel des Tages: jeder Tag in Folge zählt.
    [one] Du hast 1 Tag in Folge ein Rätsel des Tages gelöst.
   *[other] Du hast { $n } Tage in Folge ein Rätsel des Tages gelöst.
}
web-puzzles-far = { $solved } von { $puzzles } gelöst, { $tried } versucht.
web-puzzles-credit = Deine Wertung: im Schnitt { $credit } %.
web-puzzles-day = Rätsel des Tages
web-puzzles-day-done = Rätsel des Tages: { $credit } %
web-puzzles-theme = Thema
web-puzzles-any-theme = Jedes Thema
web-puzzles-difficulty = Schwierigkeit
web-puzzles-any-difficulty = Jede Schwierigkeit
web-puzzles-difficulty-1 = Leicht
web-puzzles-difficulty-2 = Mittel
web-puzzles-difficulty-3 = Schwer
web-puzzles-choice = { $text } ({ $solved } von { $puzzles } gelöst)
web-puzzles-start = Ein Rätsel
web-puzzles-one = { $game }: Rätsel
web-puzzles-of-day = { $game }: Rätsel des Tages
web-puzzles-all = Alle Rätsel
web-puzzles-players = Spieler
web-puzzles-ask = Welcher Zug ist der beste?
web-puzzles-failed = „{ $move }“ ist nicht der beste Zug.
web-puzzles-loss = { $n ->
    [one] Er verschenkt 1 Prozentpunkt der Gewinnchance: { $credit } % Wertung.
   *[other] Er verschenkt { $n } Prozentpunkte der Gewinnchance: { $credit } % Wertung.
} Versuche es noch einmal.
web-puzzles-tried = Du hast dieses Rätsel schon versucht: { $credit } % Wertung. Nur der erste Versuch zählt.
web-puzzles-show = Lösung zeigen
web-puzzles-solved = Gelöst: „{ $move }“
web-puzzles-solution = Die Lösung: „{ $move }“
web-puzzles-first = { $credit } % Wertung für den ersten Versuch
web-puzzles-themes = Themen: { $themes }
web-puzzles-position = Die Stellung des Rätsels
web-puzzles-next = Nächstes Rätsel
web-puzzles-home = Finde den besten Zug: jeden Tag ein neues Rätsel für jedes Spiel.
