# Eerste stappen: waar je begint, wat voor het eerst voorkomt, het overzicht.

web-first-title = Nieuw hier? Begin zo
web-first-dismiss = Ik weet de weg
web-first-learn = Spelend leren
web-first-learn-about = Korte lessen aan een echte tafel. De eerste duurt een paar minuten.
web-first-learn-go = Naar de lessen
web-first-watch = Naar een spel kijken
web-first-watch-about = Twee bots spelen rustig een spel. Neem het over wanneer je wilt.
web-first-watch-go = { $game } bekijken
web-first-play = Gewoon spelen
web-first-play-about = Tegen { $bot }, de makkelijkste bot. De tafel zegt wat je kunt doen.
web-first-play-go = { $game } spelen

web-first-label = Nieuw voor jou
web-first-more = Meer
web-first-none = Geen tips meer
web-set-firsts = Tips voor beginners
web-set-firsts-about = Als iets voor het eerst voorkomt, zegt één zin wat het is.

web-reference = Overzicht
web-reference-title = { $game }: overzicht
web-reference-none = Een korte versie van deze regels is er niet.
web-key-reference = overzicht: een beurt en alle symbolen
