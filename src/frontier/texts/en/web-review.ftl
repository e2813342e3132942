web-review-title = Chances to win
web-review-progress = Looking back: { $done } of { $total } decisions…
web-review-progress-label = Decisions looked at
web-review-again = Every decision has been looked at. A second, closer look may still change the figures.
web-review-failed = This game could not be looked back at.
web-review-shown = What the chart shows
web-review-chances = Chances
web-review-luck = Luck
web-review-chances-about = How likely each player was to win before each decision, as far as a search by the computer can tell.
web-review-luck-about = What luck has given to each player, or taken from them, since the start of the game. What players decided is not in it.
web-review-chances-caption = Chance to win
web-review-points = Percentage points
web-review-chances-label = A line for each player, from the start to the end. At the end of the lines: { $now }. The table below has the numbers.
web-review-luck-label = A line for each player with what luck has done so far, in percentage points. At the end of the lines: { $now }. The table below has the numbers.
web-review-accuracy = Accuracy
web-review-accuracy-about = Accuracy: 100% if every decision was as good as the best one found; less, the more of their chances a player gave away. What counts is what they knew then.
web-review-grade-inaccuracy = Inaccuracy
web-review-grade-mistake = Mistake
web-review-grade-blunder = Blunder
web-review-grades-inaccuracy = Inaccuracies
web-review-grades-mistake = Mistakes
web-review-grades-blunder = Blunders
web-review-key-decisions = Key decisions
web-review-no-key-decisions = Nobody gave away much: no decision cost five percentage points or more.
web-review-none-yet = None has come up yet.
web-review-cost = { $n ->
    [one] { $name } gave away 1 percentage point
   *[other] { $name } gave away { $n } percentage points
 }
web-review-played-better = Played: “{ $played }”. Better would have been: “{ $better }”.
web-review-bar-open = The chances to win are not known here yet
web-review-bar = Chances to win: { $chances }
web-review-better = Better was “{ $better }”
web-review-loss = { $n ->
    [one] (1 percentage point lost)
   *[other] ({ $n } percentage points lost)
 }
web-review-learn = Learn from your mistakes
web-review-learn-whose = Whose mistakes do you want to look at?
web-review-learn-count = { $name } ({ $n })
web-review-learn-ask = What would have been better here?
web-review-learn-played = “{ $played }” was played, at a cost of { $n ->
    [one] 1 percentage point.
   *[other] { $n } percentage points.
 }
web-review-learn-solution = Better was “{ $better }”.
web-review-learn-number = { $i } of { $n }
web-review-learn-show = Show the solution
web-review-learn-next = Next
web-review-learn-back = Back to the position
web-review-learn-close = Stop learning
web-review-learn-none = { $name } made no mistakes that cost much. Well played!
web-review-learn-end = Those were all the mistakes of { $name }.
