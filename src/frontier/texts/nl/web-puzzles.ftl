# Puzzels: de lijst ervan, en het speelbord van één.
web-puzzles-title = Puzzels
web-puzzles-lead = Stellingen uit partijen van sterke bots, waarin telkens één zet duidelijk de beste is. Vind hem.
web-puzzles-none = Er zijn nog geen puzzels.
web-puzzles-streak = { $n ->
    [0] Los een puzzel van de dag op: elke dag op rij telt.
    [one] Je hebt 1 dag op rij een puzzel van de dag opgelost.
   *[other] Je hebt { $n } dagen op rij een puzzel van de dag opgelost.
}
web-puzzles-far = { $solved } van de { $puzzles } opgelost, { $tried } geprobeerd.
web-puzzles-credit = Je score: gemiddeld { $credit }%.
web-puzzles-day = Puzzel van de dag
web-puzzles-day-done = Puzzel van de dag: { $credit }%
web-puzzles-theme = Thema
web-puzzles-any-theme = Elk thema
web-puzzles-difficulty = Moeilijkheid
web-puzzles-any-difficulty = Elke moeilijkheid
web-puzzles-difficulty-1 = Makkelijk
web-puzzles-difficulty-2 = Gemiddeld
web-puzzles-difficulty-3 = Moeilijk
web-puzzles-choice = { $text } ({ $solved } van de { $puzzles } opgelost)
web-puzzles-start = Een puzzel
web-puzzles-one = { $game }: puzzel
web-puzzles-of-day = { $game }: puzzel van de dag
web-puzzles-all = Alle puzzels
web-puzzles-players = Spelers
web-puzzles-ask = Wat is de beste zet?
web-puzzles-failed = ‘{ $move }’ is niet de beste zet.
web-puzzles-loss = { $n ->
    [one] Hij geeft 1 procentpunt van de winstkans weg: { $credit }% score.
   *[other] Hij geeft { $n } procentpunten van de winstkans weg: { $credit }% score.
} Probeer het nog eens.
web-puzzles-tried = Je hebt deze puzzel al eens geprobeerd: { $credit }% score. Alleen de eerste poging telt.
web-puzzles-show = Oplossing tonen
web-puzzles-solved = Opgelost: ‘{ $move }’
web-puzzles-solution = De oplossing: ‘{ $move }’
web-puzzles-first = { $credit }% score voor de eerste poging
web-puzzles-themes = Thema’s: { $themes }
web-puzzles-position = De stelling van de puzzel
web-puzzles-next = Volgende puzzel
web-puzzles-home = Vind de beste zet: elke dag een nieuwe puzzel voor elk spel.
