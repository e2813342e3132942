# Wat de coach voor een zet aanvoert. Elke zin staat op zichzelf.

coach-homesteaders-outbids = Je overbiedt { $who }.
coach-homesteaders-wins = Je wint veiling { $space } voor { $bid }.
coach-homesteaders-pays-bid = Je kunt de { $n } zilver van je bod zonder schuldfiche betalen.
coach-homesteaders-builds = Je bouwt { $building }{ $n ->
    [0] {""}
   *[other] , en je gebouwen tellen { $n } OP meer
}.
coach-homesteaders-last-round = { $building } kan in deze ronde voor het laatst worden gebouwd.
coach-homesteaders-each-round = { $building } levert { $pieces } op bij elk inkomen.
coach-homesteaders-income = Je inkomen in deze ronde: { $pieces }.
coach-homesteaders-wages = De { $n } zilver loon kun je zonder schuldfiche betalen; je zilver van nu is daarvoor niet genoeg.
coach-homesteaders-gains = Voordat iemand anders beslist, krijg je { $pieces }.
coach-homesteaders-line = Je steen komt op veld { $n } van het ontwikkelingsspoor.
coach-homesteaders-debts = { $n ->
    [one] Eén schuldfiche minder bespaart
   *[other] { $n } schuldfiches minder besparen
} je aan het einde { $vp } OP.
coach-homesteaders-points = Voordat iemand anders beslist, heb je { $n } OP meer, geteld als aan het einde.
