# De lessen van Montana (docs/lessons.md): hoogstens twee zinnen per tekst.

# 1: één beurt voor een lijn van vier, en daarna hoe je daar kwam.
lesson-montana-first-settlement = Je eerste nederzetting
lesson-montana-first-settlement-about = Meteen bouwen, en dan zien hoe je daar kwam: het doel, een beurt, goederen en arbeiders.
lesson-montana-first-settlement-learnt = Je weet waar het om gaat: de meeste nederzettingen op het land. Een beurt is één actie, en de ene helpt de andere: rekruteren levert arbeiders op, werken goederen, en daarmee bouw je.
lesson-montana-first-settlement-line = Je bent Blauw, en drie van je nederzettingen liggen op een rij. Bouw de vierde: klik op het veld dat oplicht.
lesson-montana-first-settlement-line-hint = Het is veld h1, aan het eind van je lijn. Wat het kost, 1 graan en 1 pompoen, heb je.
lesson-montana-first-settlement-line-other = Een andere keer graag. Hier ligt iets beters: het vrije veld aan het eind van je lijn.
lesson-montana-first-settlement-goal = Eén nederzetting betaald, twee gelegd: een lijn van vier levert er gratis een extra op. Vijf van je twaalf liggen nu op het land.
lesson-montana-first-settlement-race = Legt iemand de laatste van de eigen voorraad, dan wordt de ronde uitgespeeld, en de meeste nederzettingen winnen. Houd dus in de gaten wie er nog hoeveel heeft.
lesson-montana-first-settlement-recruit = Naast je lijn ligt nu veld g2 open, maar je mist de steen ervoor. Je enige arbeider kan die niet alleen halen: rekruteer.
lesson-montana-first-settlement-recruit-hint = Klik op de schijf, of onderaan op Rekruteren. De pijl stopt bij twee arbeiders, en die komen bij jou.
lesson-montana-first-settlement-recruit-bank = De bank betaalt zilver, maar dan heb je niemand meer om stenen te halen. Eerst de mensen: Rekruteren.
lesson-montana-first-settlement-recruit-city = De stad wil pompoenen, en die van jou is voor veld g2. Eerst de mensen: Rekruteren.
lesson-montana-first-settlement-quarry = Een beurt is één actie, dus met rekruteren was de jouwe voorbij; Geel heeft ook gerekruteerd. Nu ben je weer: waar vinden je nieuwe arbeiders stenen?
lesson-montana-first-settlement-quarry-hint = In de groeve: klik op een groot veld. Het eerste kost 1 zilver en geeft 1 steen, het tweede kost er 3 en geeft er 2.
lesson-montana-first-settlement-quarry-recruit = Je hebt al wie je nodig hebt: één steenarbeider is genoeg. Kijk eens bij de groeve.
lesson-montana-first-settlement-quarry-elsewhere = Dat levert ook iets op, maar geen stenen. Bij welke locatie zie je steenarbeiders op de velden?
lesson-montana-first-settlement-quarry-city = De stad zou de pompoen kosten die je voor veld g2 nodig hebt. Kijk eens bij de groeve.
lesson-montana-first-settlement-quarry-one = Eén steen voor één zilver: precies genoeg, en goedkoop.
lesson-montana-first-settlement-quarry-two = Twee stenen voor drie zilver: een voor veld g2, en een voor wat er daarna komt.
lesson-montana-first-settlement-small = Op het kleine veld ernaast levert nog een arbeider 1 steen extra op, zonder zilver. Wil je dat, of houd je die arbeider liever bij je?
lesson-montana-first-settlement-small-hint = Het kan allebei. Klik op het kleine veld, of laat het leeg met de knop in de balk.
lesson-montana-first-settlement-small-yes = Stenen op voorraad.
lesson-montana-first-settlement-small-no = Een arbeider achter de hand is ook wat waard.
lesson-montana-first-settlement-build = Geel is naar de bank geweest. Kijk wat je hebt: wat kun je daar nu mee?
lesson-montana-first-settlement-build-hint = Veld g2 kost 1 kleine steen en 1 pompoen, en die heb je allebei. Klik op het veld.
lesson-montana-first-settlement-build-enough = Je hebt alle goederen die je nodig hebt. Welk veld kun je betalen?
lesson-montana-first-settlement-build-other = Dat kan wachten. Welk veld kun je betalen?
lesson-montana-first-settlement-neighbour = Geel heeft vlak naast je gebouwd en de koe daar genomen. Elk veld naast een nederzetting of de starttegel ligt open, van wie die ook is.
lesson-montana-first-settlement-yourself = Rekruteren, werken, bouwen: je hebt het alle drie gedaan. Deze beurt is van jou, en alles wat de tafel toelaat is goed.
lesson-montana-first-settlement-yourself-hint = Wijs een veld aan om te zien wat het kost, en haal wat je mist. Heb je bijna geen arbeiders meer, dan is rekruteren nooit verkeerd.
