# Was der Trainer für einen Zug anführt. Jeder Satz steht für sich.

coach-homesteaders-outbids = Du überbietest { $who }.
coach-homesteaders-wins = Du gewinnst Auktion { $space } für { $bid }.
coach-homesteaders-pays-bid = Du kannst die { $n } Silber deines Gebots ohne Schulden bezahlen.
coach-homesteaders-builds = Du baust { $building }{ $n ->
    [0] {""}
   *[other] , und deine Gebäude zählen { $n } SP mehr
}.
coach-homesteaders-last-round = { $building } kann in dieser Runde zum letzten Mal gebaut werden.
coach-homesteaders-each-round = { $building } bringt { $pieces } bei jedem Einkommen.
coach-homesteaders-income = Dein Einkommen in dieser Runde: { $pieces }.
coach-homesteaders-wages = Die { $n } Silber Lohn lassen sich ohne Schulden bezahlen; dein Silber von jetzt reicht dafür nicht.
coach-homesteaders-gains = Bevor jemand anders entscheidet, bekommst du { $pieces }.
coach-homesteaders-line = Dein Stein kommt auf Feld { $n } der Eisenbahnleiste.
coach-homesteaders-debts = { $n ->
    [one] Ein Schuldschein weniger erspart
   *[other] { $n } Schuldscheine weniger ersparen
} dir am Ende { $vp } SP.
coach-homesteaders-points = Bevor jemand anders entscheidet, hast du { $n } SP mehr, gezählt wie am Ende.
