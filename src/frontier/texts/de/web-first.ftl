# Erste Schritte: wo man anfängt, was zum ersten Mal vorkommt, die Übersicht.

web-first-title = Neu hier? So fängst du an
web-first-dismiss = Ich kenne mich aus
web-first-learn = Spielend lernen
web-first-learn-about = Kurze Lektionen an einem richtigen Tisch. Die erste dauert ein paar Minuten.
web-first-learn-go = Zu den Lektionen
web-first-watch = Einer Partie zusehen
web-first-watch-about = Zwei Bots spielen in aller Ruhe. Übernimm, wann immer du willst.
web-first-watch-go = { $game } ansehen
web-first-play = Einfach spielen
web-first-play-about = Gegen { $bot }, den leichtesten Bot. Der Tisch sagt dir, was du tun kannst.
web-first-play-go = { $game } spielen

web-first-label = Neu für dich
web-first-more = Mehr
web-first-none = Keine Tipps mehr
web-set-firsts = Tipps für den Anfang
web-set-firsts-about = Kommt etwas zum ersten Mal vor, sagt ein Satz, was es ist.

web-reference = Übersicht
web-reference-title = { $game }: Übersicht
web-reference-none = Eine Kurzfassung dieser Regeln gibt es nicht.
web-key-reference = Übersicht: ein Zug und alle Symbole
