# Warum der Server etwas nicht tut: je ein Satz, der auch sagt, was hilft.
server-error-bad-request = Der Server versteht diese Anfrage nicht: { $why }.
server-error-not-signed-in = Der Server kennt dich noch nicht: Nenne einen Namen oder melde dich an.
server-error-login-failed = Anmeldename und Passwort passen nicht zusammen; prüfe beide und versuche es noch einmal.
server-error-forbidden = Das entscheiden andere: Du kannst es nur von einem eigenen Platz aus tun.
server-error-csrf = Diese Anfrage kommt nicht von einer Seite dieses Servers; öffne ihn unter seiner eigenen Adresse und versuche es noch einmal.
server-error-not-found = Hier ist nichts (mehr); prüfe den Link.
server-error-not-allowed = Diese Adresse gibt es, aber so lässt sie sich nicht ansprechen.
server-error-stale = Die Partie ist inzwischen weitergegangen; sieh dir den Tisch an und entscheide neu.
server-error-not-your-turn = Du bist nicht am Zug; warte, bis der Tisch dich fragt.
server-error-not-playing = An diesem Tisch läuft gerade keine Partie.
server-error-not-over = Die Partie an diesem Tisch ist noch nicht vorbei; spielt sie zuerst zu Ende.
server-error-not-waiting = Die Partie an diesem Tisch hat schon begonnen; such dir einen Tisch mit einem freien Platz.
server-error-seat-taken = Dort sitzt schon jemand; wähle einen anderen Platz.
server-error-no-seat = Diesen Platz hat der Tisch nicht; wähle einen, den er zeigt.
server-error-already-seated = Du sitzt schon an diesem Tisch; steh erst auf, wenn du einen anderen Platz willst.
server-error-banned = Wer diesen Tisch leitet, hat dich von ihm ausgeschlossen; such dir einen anderen Tisch.
server-error-removed = Wer diesen Tisch leitet, hat deinen Platz wieder freigegeben.
server-error-only-host = Das kann nur entscheiden, wer diesen Tisch leitet.
server-error-chat-seated = An diesem Tisch können nur die schreiben, die dort sitzen; du kannst mitlesen.
server-error-chat-off = An diesem Tisch kann niemand schreiben: Der Chat ist ausgeschaltet.
server-error-keeps-seat = Wer in einer begonnenen Partie einen Platz hat, behält ihn.
server-error-not-yourself = Mit dir selbst geht das nicht; steh auf, wenn du gehen willst.
server-error-name-taken = Diesen Anmeldenamen hat schon jemand; wähle einen anderen.
server-error-has-account = Du hast schon ein Konto; melde dich erst ab, wenn du ein anderes willst.
server-error-no-mail = Dieser Server verschickt keine Mails; lass die Adresse weg oder nenne ihm stattdessen einen Webhook.
server-error-no-push = Dieser Server schickt keine Nachrichten an Browser; hinterlege stattdessen eine Mailadresse oder einen Webhook.
server-error-nothing-to-undo = Du hast nichts, was du zurücknehmen könntest.
server-error-cannot-undo = Das lässt sich nicht mehr zurücknehmen: Seither hat der Zufall etwas gezeigt, jemand anderes gespielt, oder dein Zug ist vorbei.
server-error-nothing-to-confirm = Für dich gibt es nichts zu bestätigen; warte auf deinen nächsten Zug.
server-error-not-out-of-time = Wer dort sitzt, ist noch da und hat noch Zeit; ein Bot kann einspringen, sobald sie abgelaufen ist.
server-error-old-rules = { $part ->
    [rules] Diese Partie wurde nach Version { $theirs } der Regeln begonnen, und dieser Server kennt die Versionen { $oldest } bis { $newest }. Hier lässt sie sich nicht weiterspielen, ihre Aufzeichnung aber noch herunterladen.
    [components] Diese Partie wurde mit Material begonnen, das dieser Server nicht hat: { $theirs }. Hier lässt sie sich nicht weiterspielen, ihre Aufzeichnung aber noch herunterladen.
   *[other] Diese Partie gehört zu anderen Regeln oder anderem Material, als dieser Server hat: { $why }.
}
server-error-drawing = Alle sitzen, und der Zufall dieser Partie wird gerade ausgelost; aufstehen kannst du, sobald sie begonnen hat, also gleich.
server-error-too-early = An diesem Tisch fehlt noch jemand; nenne deinen Beitrag, sobald alle sitzen.
server-error-too-late = Die Partie hat ohne diesen Beitrag begonnen; er kam zu spät.
server-error-bad-nonce = Das ist nicht der Beitrag, der beim Hinsetzen zugesagt wurde; nenne den zugesagten.
server-error-too-large = Das ist mehr, als der Server auf einmal annimmt; sende weniger auf einmal.
server-error-illegal = Das ist jetzt nicht möglich; wähle etwas, das der Tisch anbietet.
server-error-bad-name = Ein Name hat 1 bis 40 Zeichen in einer Zeile, davon mindestens ein sichtbares; wähle einen anderen.
server-error-bad-login = Ein Anmeldename hat 3 bis 40 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche; wähle einen anderen.
server-error-bad-password = Ein Passwort hat 8 bis 200 Zeichen; wähle ein anderes.
server-error-bad-email = An diese Mailadresse kann der Server nicht schreiben; prüfe die Schreibweise.
server-error-bad-webhook = Ein Webhook ist eine Adresse mit http oder https im offenen Internet, höchstens 500 Zeichen lang; prüfe sie.
server-error-bad-subscription = Das ist kein Abonnement, das ein Browser von seinem Push-Dienst im offenen Internet bekommen hat; schalte die Nachrichten aus und wieder ein.
server-error-bad-option = So lässt sich kein Tisch einrichten: { $why }.
server-error-bad-clock = Eine Uhr braucht mindestens { $least } Sekunden für die Partie; mit weniger könnte niemand spielen.
server-error-weak-stand-in = Für andere darf nur ein Bot einspringen, der ordentlich spielt: { $bots }.
server-error-bad-plan = Das lässt sich nicht vorausplanen: { $why }.
server-error-bad-record = Diese Aufzeichnung lässt sich nicht abspielen; sieh dir Zeile { $line } an: { $why }.
server-error-too-fast = Das war zu viel in kurzer Zeit; warte einen Moment und versuche es noch einmal.
server-error-too-many = Davon hast du schon so viele, wie der Server erlaubt; gib erst etwas davon auf.
server-error-too-many-tables = Du hast schon { $most } Tische, die warten oder an denen gespielt wird; beende erst eine Partie oder gib eine auf.
server-error-too-many-tables-here = Aus deinem Netz gibt es schon { $most } Tische, die warten oder an denen gespielt wird; mehr erlaubt der Server nicht. Beende erst eine Partie.
server-error-internal = Auf dem Server ist etwas schiefgegangen, und das ist dort vermerkt; versuche es gleich noch einmal.
server-error-busy = Der Server hat gerade zu viel zu tun; versuche es gleich noch einmal.
server-error-no-more-undo = An diesem Tisch wurde so viel gespielt und zurückgenommen, dass sich nichts mehr zurücknehmen lässt; spiele von hier aus weiter.
server-error-game-too-long = Diese Partie ist länger geworden, als eine Partie sein kann; es lässt sich nichts mehr spielen, aber du kannst sie beenden.
server-error-damaged = Die Datenbank dieses Servers ist beschädigt; wer den Server betreibt, muss sie wiederherstellen.
server-error-lesson = Die Lektion wartet hier auf etwas anderes.
server-error-old-lesson = Diese Lektion hat sich geändert, seit du sie begonnen hast; beginne sie neu.
server-error-at-lesson = Das geht am Tisch einer Lektion nicht.
server-error-no-advice = An diesem Tisch gibt es keinen Rat.
server-error-no-hints = Tipps gibt es nur, wenn du allein spielst.
server-error-no-chances = Gewinnchancen sind nur zu sehen, solange allein Bots spielen.
server-error-no-hint = Es hat sich nicht rechtzeitig ein Tipp gefunden; versuche es noch einmal.
server-error-bad-position = Diese Stellung kann es nicht geben: { $why }.
server-error-bad-move = Dieser Zug geht dort nicht: { $why }.
server-error-game-is-over = In dieser Stellung ist die Partie vorbei; wähle eine frühere.
server-error-nothing-to-search = Hier hat niemand etwas zu entscheiden; lass zuerst den Zufall entscheiden oder geh zurück.
server-error-no-analysis = Diese Stellung ließ sich nicht durchsuchen; versuche es noch einmal.
server-error-shut-out = { $until ->
    [never] Wer diesen Server betreibt, hat ihn für dich gesperrt. Grund: { $why }.
   *[other] Wer diesen Server betreibt, hat ihn bis { $until } für dich gesperrt. Grund: { $why }.
}
server-error-no-scope = { $scope ->
    [account] Ein Programm kann ein Konto nicht ändern: Tu das angemeldet auf der Seite.
   *[other] Diesem Token fehlt die Berechtigung { $scope }; lege eines an, das sie hat.
}
server-error-no-account = Du hast kein Konto und damit auch kein Passwort zum Ändern; lege zuerst ein Konto an.
server-error-bad-link = Dieser Link ist schon benutzt oder zu alt; fordere einen neuen an.

# Was weder ein Zug noch eine Absage ist.
server-entry-start = Die Partie beginnt.
server-entry-undo = { $who } nimmt etwas zurück.
server-entry-confirm = { $who } beendet den Zug.
server-entry-stand-in = Der Bot { $bot } spielt für { $who }.
server-entry-back = { $who } spielt selbst weiter.
server-entry-closed = Die Partie endet ohne Ergebnis.
server-prompt-confirm = { $who }, beende deinen Zug oder nimm etwas zurück.
server-home-title = Frontier
server-home-body = Der Tischserver läuft.
server-email-confirmed = Deine Mailadresse ist bestätigt: Der Tisch schreibt dir dorthin, wenn du am Zug bist.
server-email-not-confirmed = Dieser Link ist zu alt, oder die Adresse steht nicht mehr in deinen Einstellungen; trage sie dort noch einmal ein, dann kommt ein neuer Link.
# So heißen alle, die für immer gegangen sind; der Server nimmt für alle Sprachen das englische Wort.
server-nobody = niemand

# Die Bots, und woher die Werte des Spielmaterials stammen.
server-bot-greenhorn = Greenhorn
server-bot-greenhorn-about = Neu in der Stadt: spielt vernünftig, schätzt aber manches falsch ein, und immer dasselbe.
server-bot-farmhand = Farmhelfer
server-bot-farmhand-about = Nimmt, was jetzt am meisten einbringt, und denkt nie an morgen.
server-bot-settler = Siedler
server-bot-settler-about = Weiß, was etwas am Ende wert sein wird, und entscheidet auf einen Blick.
server-bot-rancher = Rancher
server-bot-rancher-about = Denkt einige Züge voraus, auch deine.
server-bot-pioneer = Pionier
server-bot-pioneer-about = Am stärksten: vergisst nichts, was zu sehen war, und wägt Tausende möglicher Verläufe ab.
server-style-builder-about = Baulustig: stellt lieber jetzt etwas hin, als auf Besseres zu warten.
server-style-trader-about = Handelsfreudig: kauft, verkauft und tauscht, wo es nur geht.
server-style-gambler-about = Wagemutig: bietet, wo andere passen.
server-style-saver-about = Sparsam: hält das Geld zusammen.
server-style-foreman-about = Betriebsam: will viele Hände bei der Arbeit sehen.
server-bot-random = Zufall
server-bot-random-about = Spielt irgendetwas, was die Regeln erlauben, ohne nachzudenken; gut für einen ersten Blick auf ein Spiel.
server-bot-greedy = Gierig
server-bot-greedy-about = Schaut einen Schritt voraus und nimmt, was jetzt am meisten bringt.
server-provenance-rulebook = Steht in einem Regelheft oder folgt zwingend daraus.
server-provenance-public = Aus öffentlichen Besprechungen; kein Regelheft widerspricht.
server-provenance-box = Vom gedruckten Material abgelesen, von jemandem, der es besitzt.
server-provenance-reconstructed = Von uns, passend zum Rest gewählt; nicht der gedruckte Wert.
server-provenance-stated = Im Regelheft selbst steht: { $parts }.
