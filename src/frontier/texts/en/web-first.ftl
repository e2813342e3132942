# First steps: where a newcomer begins, what comes up for the first time, the reference card.

web-first-title = New here? Begin like this
web-first-dismiss = I know my way around
web-first-learn = Learn by playing
web-first-learn-about = Short lessons at a real table. The first one takes a few minutes.
web-first-learn-go = To the lessons
web-first-watch = Watch a game
web-first-watch-about = Two bots play, unhurried. Take over whenever you like.
web-first-watch-go = Watch { $game }
web-first-play = Just play
web-first-play-about = Against { $bot }, the easiest bot. The table says what you can do.
web-first-play-go = Play { $game }

web-first-label = New to you
web-first-more = More
web-first-none = No more tips
web-set-firsts = Tips for newcomers
web-set-firsts-about = When something comes up for the first time, one sentence says what it is.

web-reference = Reference card
web-reference-title = { $game }: reference card
web-reference-none = There is no short version of these rules.
web-key-reference = reference card: a turn and all symbols
