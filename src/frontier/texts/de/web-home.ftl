# Startseite, neue Tische, Einstellungen, Über; alles außer dem Tisch selbst.
web-nav-label = Seiten
web-home = Zur Startseite
web-nav-about = Über
web-nav-me = Einstellungen
web-nav-language = Sprache
web-nav-more = Mehr
web-nav-programs = Für Programme
web-nav-footer = Von Fans gemacht, inoffiziell, ohne Werbung.

web-missing-title = Hier draußen ist nichts
web-missing-about = Dieser Pfad führt nirgendwohin: Die Adresse stimmt nicht, oder den Tisch gibt es längst nicht mehr. Deine Partien findest du auf der Startseite.

# Startseite
web-home-title = Zwei Spiele aus dem Wilden Westen, ein Tisch
web-home-your-name = Dein Name
web-home-called = { $n ->
    [one] Du bist am Zug. Zum Tisch!
   *[other] Du bist an { $n } Tischen am Zug. Zum ersten!
}
web-home-opponents = Bots gegen dich
web-home-bots = Bot
web-home-modules = Module der Erweiterung
web-home-play = Jetzt spielen
web-home-laying = Tisch wird aufgebaut …
web-home-other-ways = { $game } auf andere Art spielen
web-home-invite = Einladen
web-home-pass-and-play = An einem Gerät
web-home-all-options = { $n ->
    [0] Alle Optionen
   *[other] Alle Optionen ({ $n } geändert)
}
web-home-my-games = Meine Partien
web-home-no-games = Noch keine Partien. Was du spielst, steht dann hier, auch nach Monaten noch.
web-home-keep-games = Nur dieser Browser kennt dich.
web-home-make-account = Partien mit einem Konto behalten
web-home-ended = Beendet
web-home-show-all = Alle { $n } zeigen
web-home-fewer = Weniger zeigen
web-home-invite-short = Einladen
web-home-go-on = Weiter
web-home-look = Ansehen
web-home-replay = Wiederholung
web-home-open-tables = Offene Tische
web-home-no-open-tables = Gerade kein öffentlicher Tisch. Eröffne selbst einen: „Einladen“, dann „Alle“.
web-home-join = Mitspielen
web-home-watch = Zusehen
web-home-waits-for = { $n ->
    [one] Ein Platz ist frei
   *[other] { $n } Plätze sind frei
}
web-home-your-turn = Du bist am Zug
web-home-turn-of = { $name } ist am Zug
web-home-playing = Läuft gerade
web-home-ended-without = Ohne Ergebnis beendet
web-home-you-won = Du hast gewonnen
web-home-won-by = { $n ->
    [0] Zu Ende
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
web-home-load-record = Aufgezeichnete Partie ansehen
web-home-load-record-about = Eine Aufzeichnung ist eine Partie als Text. Am Ende jeder Partie kannst du sie herunterladen.
web-home-record-file = Datei wählen
web-home-record-paste = Oder füge den Text hier ein

# Neuer Tisch
web-new-title = Neuer Tisch
web-new-game = Spiel
web-new-kind = Mit wem
web-new-kind-bots = Gegen Bots
web-new-kind-friends = Mit anderen
web-new-kind-pass = An einem Gerät
web-new-players = Spieler
web-new-seats = Plätze
web-new-seat = Platz { $n }
web-new-seat-human = Du
web-new-seat-human-about = An diesem Gerät.
web-new-seat-name = Name von Spieler { $n }
web-new-seat-anybody = Frei
web-new-seat-open-about = Für alle, die über den Link kommen.
web-new-pass-about = Du spielst mehrere Plätze: Gib das Gerät nach jedem Zug weiter.
web-new-pace = Bots brauchen mindestens
web-new-pace-instant = keine Zeit
web-new-pace-seconds = { $seconds } s je Schritt
web-new-together = Gemeinsam
web-new-visibility = Wer mitspielen darf
web-new-visibility-link = Nur mit dem Link
web-new-visibility-public = Alle
web-new-chat = Wer chatten darf
web-new-chat-seated = Alle am Tisch
web-new-chat-everybody = Auch wer zuschaut
web-new-chat-nobody = Niemand
web-new-speed = Tempo
web-new-speed-live = Am Stück
web-new-speed-turns = Über mehrere Tage
web-new-speed-live-about = Alle sind zur selben Zeit am Tisch.
web-new-speed-turns-about = Alle spielen, wenn sie Zeit haben; wer nicht da ist, bekommt Bescheid, sobald es so weit ist.
web-new-clock = Uhr
web-new-clock-none = Keine Uhr
web-new-clock-quick = 8 Minuten + 12 Sekunden je Zug
web-new-clock-usual = 15 Minuten + 20 Sekunden je Zug
web-new-clock-calm = 30 Minuten + 30 Sekunden je Zug
web-new-clock-day = 1 Tag + 12 Stunden je Zug
web-new-clock-days = 3 Tage + 1 Tag je Zug
web-new-clock-week = 7 Tage + 1 Tag je Zug
web-new-clock-other = { NUMBER($base, maximumFractionDigits: 1) } Minuten + { NUMBER($more, maximumFractionDigits: 1) } Minuten je Zug
web-fact-usual = Übliche Regeln
web-fact-without = ohne: { $option }
web-fact-link = Nur mit dem Link
web-fact-public = Offen für alle
web-new-clock-about = Ist die Zeit von jemandem um, dürfen die anderen einen Bot einspringen lassen. Niemand verliert durch die Uhr.
web-new-options = Optionen
web-new-provenance = Was wir ergänzt haben
web-new-reconstructed = Manche Werte dieses Spiels sind nur auf dem Material abgebildet. Wir haben sie hier so gewählt, dass alles zusammenpasst; in der Schachtel stehen andere.
web-new-not-reconstructed = Hier ist nichts erfunden. Was in keinem Regelheft steht, stammt aus öffentlichen Quellen; stellenweise kann es von deiner Schachtel abweichen.
web-new-see-values = Alle Werte ansehen
web-new-sets = Werte
web-new-values-of = Womit { $game } gespielt wird
web-new-values-count = { $n ->
    [one] 1 Wert
   *[other] { $n } Werte
}{ $ours ->
    [0] {""}
   *[other] , davon { $ours } von uns ergänzt
}
web-new-values-coming = Die Werte sind unterwegs …
web-new-component-set = Satz { $name }, Prüfsumme { $hash }
web-new-nobody = Jemand muss spielen: Nimm selbst einen Platz oder lass einen frei.
web-new-lay-open = Tisch eröffnen und Link holen

# Einstellungen
web-me-you = Du
web-me-save = Speichern
web-me-saved = Gespeichert.
web-me-preferences = Am Tisch
web-me-theme = Darstellung
web-me-theme-system = Wie das Gerät
web-me-theme-light = Hell
web-me-theme-dark = Dunkel
web-me-sound = Ton
web-me-sound-about = Ein kurzer Ton, wenn etwas geschieht und wenn du am Zug bist.
web-me-animation = Animation
web-me-animation-about = Spielsteine fliegen über den Spielplan. Bleibt aus, wenn dein Gerät weniger Bewegung wünscht.
web-me-ask-first = Erst zeigen, dann tun
web-me-ask-first-about = Ein Klick zeigt, was ein Schritt bringt; erst der zweite führt ihn aus. Auf einem Touchscreen ist es immer so.
web-me-account = Konto
web-me-account-about = Du kannst ohne Konto spielen. Mit einem findest du deine Partien auf jedem Gerät.
web-me-account-new = Neu
web-me-account-make = Konto anlegen
web-me-login = Anmeldename
web-me-password = Passwort
web-me-log-in = Anmelden
web-me-log-out = Abmelden
web-me-log-out-everywhere = Überall abmelden
web-me-logged-in = Du bist als { $login } angemeldet.
web-me-login-guest = Was du als Gast gespielt hast, bleibt beim Gast. Willst du es behalten, lege stattdessen ein neues Konto an.
web-me-guest-leave = Du bist Gast: Nach dem Abmelden kommst du nicht mehr zu deinen Partien zurück.
web-me-stay = Bleiben
web-me-calls = Wenn du am Zug bist
web-me-push = Nachricht auf dieses Gerät
web-me-push-on = Du bekommst eine Nachricht, auch wenn keine Seite offen ist.
web-me-push-off = Ausgeschaltet.
web-me-push-denied = Der Browser erlaubt keine Nachrichten von dieser Seite. Erlaube sie in seinen Einstellungen und versuche es noch einmal.
web-me-push-unable = Dieser Browser kann gerade keine Nachrichten empfangen. Versuche es später noch einmal oder wähle E-Mail.
web-me-switch-on = Einschalten
web-me-switch-off = Ausschalten
web-me-email = E-Mail
web-me-email-about = Bist du nicht da, wenn du am Zug bist, bekommst du eine Mail.
web-me-email-confirmed = Bestätigt. Bist du nicht da, wenn du am Zug bist, bekommst du eine Mail.
web-me-email-waits = Noch nicht bestätigt: Öffne den Link in der Mail, die zu dir unterwegs ist.
web-me-webhook = Webhook
web-me-webhook-address = Adresse, die aufgerufen wird
web-me-webhook-about = Für einen Chat oder ein eigenes Programm: Dort kommt eine Nachricht an, wenn du am Zug bist.
web-me-webhook-secret = Die Nachrichten sind signiert mit:
web-me-tokens = Token für Programme
web-me-tokens-about = Mit einem Token spielt ein Programm in deinem Namen.
web-me-token-name = Wofür?
web-me-token-make = Token anlegen
web-me-token-once = Kopiere es jetzt; es wird nur dieses eine Mal gezeigt.
web-me-token-delete = Token { $name } löschen
web-me-copy = Kopieren
web-me-copied = Kopiert
web-me-leave = Für immer gehen
web-me-leave-about = Der Server vergisst dich: Anmeldung, Adressen, Token. Gespielte Partien bleiben den anderen, ohne deinen Namen.
web-me-leave-sure = Das lässt sich nicht rückgängig machen. In laufenden Partien kann ein Bot deinen Platz übernehmen.
web-me-password-change = Passwort ändern
web-me-password-old = Bisheriges Passwort
web-me-password-new = Neues Passwort
web-me-password-changed = Geändert. Andere Geräte und alle Token sind abgemeldet.
web-me-forgot = Passwort vergessen?
web-me-forgot-who = Anmeldename oder Mailadresse
web-me-forgot-send = Link schicken
web-me-forgot-sent = Hat dieses Konto eine bestätigte Mailadresse, ist ein Link dorthin unterwegs. Er gilt eine Stunde.
web-me-forgot-admin = Dieser Server verschickt keine Mails. Frag, wer ihn betreibt: Der Befehl „frontier people reset“ gibt einen Link aus, mit dem du ein neues Passwort wählst.
web-me-token-scopes = Was es darf
web-me-scope-read = Zusehen und lesen
web-me-scope-play = Spielen
web-me-scope-chat = Chatten
web-password-title = Neues Passwort
web-password-about = Wähle ein neues Passwort. Alle deine Geräte und Token werden abgemeldet, und hier bist du dann angemeldet.
web-password-missing = Dieser Link ist unvollständig; öffne ihn noch einmal aus der Mail.
web-banned-title = Für dich gesperrt

# Über
web-about-title = Über Frontier
web-about-what = Ein digitaler Tisch für zwei Brettspiele aus dem Wilden Westen: mit anderen, allein gegen Bots oder reihum an einem Gerät. Ohne Werbung, ohne Kontozwang, auf Deutsch, Englisch und Niederländisch.
web-about-fan-title = Von Fans gemacht
web-about-fan = Frontier ist ein inoffizielles Fanprojekt. Es hat keine Verbindung zu Autoren und Verlagen der Spiele, und niemand verdient etwas daran. Namen gehören ihren Inhabern. Alle Bilder und Texte hier sind unsere eigenen.
web-about-buy = Gefällt dir ein Spiel, hol dir die Schachtel: Nichts hier ersetzt einen Abend am echten Tisch.
web-about-rules-title = Die Regeln
web-about-rules = Die Regeln folgen Punkt für Punkt den veröffentlichten Regelheften, in eigenen Worten. Wo ein Regelheft etwas offenlässt, gibt es eine Festlegung. Ist am Tisch etwas nicht möglich, nennt „Warum nicht?“ die Regel dahinter.
web-about-values = Regelhefte nennen nicht jede Zahl; viele stehen nur auf dem Material. Hier sagt jeder Wert, woher er kommt.
web-about-luck-title = Der Zufall
web-about-luck = Niemand kann den Zufall einer Partie bestimmen, auch der Server nicht: Alle am Tisch tragen dazu bei, und nach der Partie lässt er sich nachprüfen.
web-about-programs-title = Programme
web-about-programs = Alles, was ein Mensch hier kann, kann auch ein Programm.
web-about-data-title = Was der Server weiß
web-about-data = Einen Namen, deine Partien und was du in den Einstellungen hinterlässt. Kein Tracking, nichts von anderen Seiten, ein Cookie, das sagt, wer du bist. Du kannst jederzeit für immer gehen:

# The rules to read
web-rules = Regeln lesen
web-rules-of = Die Regeln von { $game }
web-rules-all = Alle Regeln
web-rules-contents = Inhalt
web-rules-search = In den Regeln suchen
web-rules-found = { $n ->
    [one] Ein Absatz gefunden
   *[other] { $n } Absätze gefunden
}
web-rules-nothing = Zu „{ $search }“ steht nichts in den Regeln.
web-rules-none = Die Regeln von { $game } hat hier noch niemand aufgeschrieben.
web-rules-print = Drucken
