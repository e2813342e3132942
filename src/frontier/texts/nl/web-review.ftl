web-review-title = Winstkansen
web-review-progress = Terugblik: { $done } van { $total } beslissingen…
web-review-progress-label = Bekeken beslissingen
web-review-again = Elke beslissing is bekeken. Een tweede, nauwkeuriger blik kan de cijfers nog veranderen.
web-review-failed = Op dit spel kon niet worden teruggeblikt.
web-review-shown = Wat de grafiek toont
web-review-chances = Kansen
web-review-luck = Geluk
web-review-chances-about = Hoe waarschijnlijk het vóór elke beslissing was dat iemand zou winnen, voor zover de computer dat door zoeken kan zeggen.
web-review-luck-about = Wat het toeval iedereen sinds het begin van het spel heeft gebracht of afgenomen. Wat iemand besliste, telt niet mee.
web-review-chances-caption = Winstkans
web-review-points = Procentpunten
web-review-chances-label = Een lijn per speler, van het begin tot het einde. Aan het einde van de lijnen: { $now }. De getallen staan in de tabel eronder.
web-review-luck-label = Een lijn per speler met wat het toeval tot dan toe heeft gedaan, in procentpunten. Aan het einde van de lijnen: { $now }. De getallen staan in de tabel eronder.
web-review-accuracy = Nauwkeurigheid
web-review-accuracy-about = Nauwkeurigheid: 100% als elke beslissing zo goed was als de beste die is gevonden; minder naarmate iemand meer kansen weggaf. Het gaat om wat iemand toen wist.
web-review-grade-inaccuracy = Onnauwkeurigheid
web-review-grade-mistake = Fout
web-review-grade-blunder = Blunder
web-review-grades-inaccuracy = Onnauwkeurigheden
web-review-grades-mistake = Fouten
web-review-grades-blunder = Blunders
web-review-key-decisions = Sleutelbeslissingen
web-review-no-key-decisions = Niemand gaf veel weg: geen beslissing kostte vijf procentpunten of meer.
web-review-none-yet = Tot nu toe viel er geen op.
web-review-cost = { $n ->
    [one] { $name } geeft 1 procentpunt weg
   *[other] { $name } geeft { $n } procentpunten weg
 }
web-review-played-better = Gespeeld: ‘{ $played }’. Beter was geweest: ‘{ $better }’.
web-review-bar-open = De winstkansen zijn hier nog niet bekend
web-review-bar = Winstkansen: { $chances }
web-review-better = Beter was ‘{ $better }’
web-review-loss = { $n ->
    [one] (1 procentpunt weggegeven)
   *[other] ({ $n } procentpunten weggegeven)
 }
web-review-learn = Van fouten leren
web-review-learn-whose = Wiens fouten wil je bekijken?
web-review-learn-count = { $name } ({ $n })
web-review-learn-ask = Wat was hier beter geweest?
web-review-learn-played = Gespeeld werd ‘{ $played }’. Dat kostte { $n ->
    [one] 1 procentpunt.
   *[other] { $n } procentpunten.
 }
web-review-learn-solution = Beter was ‘{ $better }’.
web-review-learn-number = { $i } van { $n }
web-review-learn-show = Oplossing tonen
web-review-learn-next = Verder
web-review-learn-back = Terug naar de stelling
web-review-learn-close = Stoppen met leren
web-review-learn-none = { $name } maakte geen fout die veel kostte. Goed gespeeld!
web-review-learn-end = Dat waren alle fouten van { $name }.
