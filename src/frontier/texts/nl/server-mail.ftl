# Berichten die de pagina verlaten: een mail dat iemand aan de beurt is.
server-mail-subject = { $name }, je bent aan de beurt bij { $game }
server-mail-body =
    Hallo { $name },

    aan je tafel met { $game } wachten de anderen op je. Je bent aan de beurt:

    { $url }

    Deze mail komt van de Frontier-tafel, omdat dit adres in je profiel staat.
    Wil je er geen meer ontvangen, haal het adres daar dan weg.
