# Berichten die de pagina verlaten: een mail dat iemand aan de beurt is, en een die vraagt van wie een adres is.
server-mail-subject = { $name }, je bent aan de beurt bij { $game }
server-mail-body =
    Hallo { $name },

    aan je { $game }-tafel wachten de anderen op je. Je bent aan de beurt:

    { $url }

    Deze mail komt van de Frontier-tafel, omdat dit adres in je instellingen staat.
    Wil je geen mails meer ontvangen, verwijder het adres daar dan.
server-mail-confirm-subject = Is dit jouw mailadres, { $name }?
server-mail-confirm-body =
    Hallo { $name },

    iemand met deze naam wil op dit adres bericht krijgen als het aan de Frontier-tafel zijn of haar beurt is.
    Ben jij dat, open dan binnen drie dagen deze link:

    { $url }

    Ben jij het niet, dan hoef je niets te doen: de tafel schrijft je dan niet.

# Wat een browser toont zonder dat er een pagina open is.
server-push-title = Je bent aan de beurt bij { $game }
server-push-body = { $name }, de anderen aan tafel wachten op je.

# Voor een account waarvan het wachtwoord vergeten is.
server-mail-password-subject = Een nieuw wachtwoord, { $name }?
server-mail-password-body =
    Hallo { $name },

    iemand heeft een nieuw wachtwoord aangevraagd voor je account aan de Frontier-tafel. De inlognaam is: { $login }
    Was jij dat, open dan binnen een uur deze link en kies er een:

    { $url }

    De link werkt één keer. Was jij het niet, dan hoef je niets te doen: je wachtwoord blijft zoals het is.
