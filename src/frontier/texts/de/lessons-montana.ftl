# Die Lektionen von Montana (docs/lessons.md): höchstens zwei Sätze je Text.

# 1: ein Zug vor einer Viererreihe, dann der Weg dorthin.
lesson-montana-first-settlement = Deine erste Siedlung
lesson-montana-first-settlement-about = Gleich bauen und dann sehen, wie es dazu kam: das Ziel, ein Zug, Waren und Arbeiter.
lesson-montana-first-settlement-learnt = Du weißt, worum es geht: die meisten Siedlungen im Land. Ein Zug ist eine Aktion, und eine hilft der anderen: Anwerben bringt Arbeiter, Arbeiten bringt Waren, Bauen verbraucht sie.
lesson-montana-first-settlement-line = Du bist Blau, und drei deiner Siedlungen liegen in einer Reihe. Bau die vierte: Klick auf das leuchtende Feld.
lesson-montana-first-settlement-line-hint = Es ist Feld h1 am Ende deiner Reihe. Was es kostet, 1 Getreide und 1 Kürbis, hast du.
lesson-montana-first-settlement-line-other = Ein andermal gern. Hier wartet Besseres: das freie Feld am Ende deiner Reihe.
lesson-montana-first-settlement-goal = Eine Siedlung bezahlt, zwei gelegt: Eine Viererreihe bringt eine mehr, umsonst. Fünf von deinen zwölf liegen jetzt im Land.
lesson-montana-first-settlement-race = Legt jemand die letzte eigene, wird die Runde noch zu Ende gespielt, und die meisten Siedlungen gewinnen. Behalte also im Auge, wer noch wie viele hat.
lesson-montana-first-settlement-recruit = Neben deiner Reihe ist jetzt Feld g2 offen, aber dir fehlt der Stein dafür. Dein einziger Arbeiter kann ihn allein nicht holen: Wirb welche an.
lesson-montana-first-settlement-recruit-hint = Klick auf die Scheibe oder unten auf Anwerben. Der Pfeil hält bei zwei Arbeitern, und die kommen zu dir.
lesson-montana-first-settlement-recruit-bank = Die Bank zahlt Silber, aber dann hast du niemanden mehr, der Steine holt. Erst die Leute: Anwerben.
lesson-montana-first-settlement-recruit-city = Die Stadt will Kürbisse, und deinen braucht Feld g2. Erst die Leute: Anwerben.
lesson-montana-first-settlement-quarry = Ein Zug ist eine Aktion, mit dem Anwerben war deiner also vorbei; Gelb hat auch angeworben. Jetzt bist du wieder dran: Wo finden deine neuen Arbeiter Steine?
lesson-montana-first-settlement-quarry-hint = Im Steinbruch: Klick auf ein großes Feld. Das erste kostet 1 Silber und bringt 1 Stein, das zweite kostet 3 und bringt 2.
lesson-montana-first-settlement-quarry-recruit = Du hast schon, wen du brauchst: Ein Steinarbeiter genügt. Sieh dir den Steinbruch an.
lesson-montana-first-settlement-quarry-elsewhere = Auch das bringt etwas, aber keine Steine. Bei welchem Ort siehst du Steinarbeiter auf den Feldern?
lesson-montana-first-settlement-quarry-city = Die Stadt nähme dir den Kürbis, den Feld g2 kostet. Sieh dir den Steinbruch an.
lesson-montana-first-settlement-quarry-one = Ein Stein für ein Silber: gerade genug, und günstig.
lesson-montana-first-settlement-quarry-two = Zwei Steine für drei Silber: einer für Feld g2 und einer für das, was danach kommt.
lesson-montana-first-settlement-small = Auf dem kleinen Feld daneben bringt noch ein Arbeiter 1 Stein mehr, ohne Silber. Willst du das, oder behältst du den Arbeiter lieber?
lesson-montana-first-settlement-small-hint = Beides ist gut. Klick auf das kleine Feld, oder lass es mit dem Knopf in der Leiste frei.
lesson-montana-first-settlement-small-yes = Steine auf Vorrat.
lesson-montana-first-settlement-small-no = Auch ein Arbeiter in Reserve ist etwas wert.
lesson-montana-first-settlement-build = Gelb war bei der Bank. Sieh dir an, was du hast: Was machst du jetzt damit?
lesson-montana-first-settlement-build-hint = Feld g2 kostet 1 kleinen Stein und 1 Kürbis, und beides hast du. Klick auf das Feld.
lesson-montana-first-settlement-build-enough = Du hast schon alle Waren, die du brauchst. Welches Feld kannst du bezahlen?
lesson-montana-first-settlement-build-other = Das kann warten. Welches Feld kannst du bezahlen?
lesson-montana-first-settlement-neighbour = Gelb hat gleich neben dir gesiedelt und das Rind dort genommen. Jedes Feld neben einer Siedlung oder dem Startplättchen ist offen, egal wem sie gehört.
lesson-montana-first-settlement-yourself = Anwerben, Arbeiten, Bauen: Alles drei hast du schon gemacht. Dieser Zug gehört dir, und was der Tisch erlaubt, ist richtig.
lesson-montana-first-settlement-yourself-hint = Zeig auf ein Feld, um zu sehen, was es kostet, und besorg dir, was fehlt. Hast du kaum noch Arbeiter, ist Anwerben nie verkehrt.
