# Wat de coach voor een zet aanvoert. Elke zin staat op zichzelf; ‘daarna’ is na de beurt.

coach-montana-line = Je sluit op { $field } een lijn{ $n ->
    [0] {""}
    [one] : één nederzetting meer
   *[other] : { $n } nederzettingen meer
}.
coach-montana-settlements = In deze beurt leg je { $n } nederzettingen.
coach-montana-cow = In deze beurt krijg je { $n ->
    [one] een koe
   *[other] { $n } koeien
}.
coach-montana-canteen = In deze beurt krijg je { $n ->
    [one] een waterzak
   *[other] { $n } waterzakken
}.
coach-montana-last-tile = Je legt je laatste nederzetting: deze ronde is de laatste.
coach-montana-extra-turn = Met een waterzak ben je meteen nog een keer aan de beurt.
coach-montana-wanted-too = Ook { $who } heeft de goederen voor { $field }.
coach-montana-next-line = In je volgende beurt kun je op { $field } een lijn sluiten.
coach-montana-next-build = In je volgende beurt kun je op { $field } bouwen, waarvoor je nu nog goederen mist.
coach-montana-cleared = Aan het einde van de beurt is { $area ->
    [graanveld] het graanveld
   *[other] de { $area }
} vol en wordt leeggemaakt: alle velden daar zijn weer vrij.
coach-montana-one-left = Daarna is er { $area ->
    [bank] bij de bank
    [mijn] in de mijn
    [groeve] in de groeve
    [graanveld] op het graanveld
   *[other] op de { $area }
} nog maar één veld vrij: wie het neemt, maakt alle velden daar vrij.
coach-montana-more = Na de beurt heb je { $pieces } meer dan nu.
coach-montana-keeps = Na de beurt heb je nog { $pieces }.
coach-montana-keeps-canteen = Je bewaart { $n ->
    [one] een waterzak
   *[other] { $n } waterzakken
} voor een latere beurt.
coach-montana-few-workers = Je hebt nog maar { $n ->
    [one] één arbeider
   *[other] { $n } arbeiders
}.
coach-montana-no-workers = Je hebt geen arbeiders meer.
