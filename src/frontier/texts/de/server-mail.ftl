# Nachrichten, die die Seite verlassen: eine Mail, dass jemand am Zug ist, und eine, die fragt, wem eine Adresse gehört.
server-mail-subject = { $name }, du bist am Zug bei { $game }
server-mail-body =
    Hallo { $name },

    an deinem { $game }-Tisch warten die anderen auf dich. Du bist am Zug:

    { $url }

    Diese Mail kommt vom Frontier-Tisch, weil diese Adresse in deinen Einstellungen steht.
    Möchtest du keine mehr bekommen, dann lösche die Adresse dort.
server-mail-confirm-subject = Ist das deine Mailadresse, { $name }?
server-mail-confirm-body =
    Hallo { $name },

    jemand mit diesem Namen möchte unter dieser Adresse Bescheid bekommen, wenn am Frontier-Tisch der eigene Zug ansteht.
    Bist du das, dann öffne innerhalb von drei Tagen diesen Link:

    { $url }

    Bist du es nicht, dann musst du nichts tun: Der Tisch schreibt dir dann nicht.

# Was ein Browser zeigt, ohne dass eine Seite offen ist.
server-push-title = Du bist am Zug bei { $game }
server-push-body = { $name }, die anderen am Tisch warten auf dich.

# Für ein Konto, dessen Passwort vergessen ist.
server-mail-password-subject = Ein neues Passwort, { $name }?
server-mail-password-body =
    Hallo { $name },

    jemand hat für dein Konto am Frontier-Tisch ein neues Passwort angefordert. Der Anmeldename lautet: { $login }
    Warst du das, dann öffne innerhalb einer Stunde diesen Link und wähle eines:

    { $url }

    Der Link gilt einmal. Warst du es nicht, dann musst du nichts tun: Dein Passwort bleibt, wie es ist.
