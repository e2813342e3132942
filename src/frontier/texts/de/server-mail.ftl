# Nachrichten, die die Seite verlassen: eine Mail, dass jemand am Zug ist.
server-mail-subject = { $name }, du bist am Zug bei { $game }
server-mail-body =
    Hallo { $name },

    an deinem Tisch mit { $game } warten die anderen auf dich. Du bist am Zug:

    { $url }

    Diese Mail kommt vom Frontier-Tisch, weil diese Adresse in deinem Profil steht.
    Möchtest du keine mehr bekommen, dann nimm die Adresse dort heraus.
