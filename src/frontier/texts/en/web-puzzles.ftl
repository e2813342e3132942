# Puzzles: the list of them, and the board of one.
web-puzzles-title = Puzzles
web-puzzles-lead = Positions from games of strong bots, in each of which one move is clearly the best. Find it.
web-puzzles-none = There are no puzzles yet.
web-puzzles-streak = { $n ->
    [0] Solve a puzzle of the day: every day in a row counts.
    [one] You have solved a puzzle of the day 1 day in a row.
   *[other] You have solved a puzzle of the day { $n } days in a row.
}
web-puzzles-far = { $solved } of { $puzzles } solved, { $tried } tried.
web-puzzles-credit = Your credit: { $credit }% on average.
web-puzzles-day = Puzzle of the day
web-puzzles-day-done = Puzzle of the day: { $credit }%
web-puzzles-theme = Theme
web-puzzles-any-theme = Any theme
web-puzzles-difficulty = Difficulty
web-puzzles-any-difficulty = Any difficulty
web-puzzles-difficulty-1 = Easy
web-puzzles-difficulty-2 = Medium
web-puzzles-difficulty-3 = Hard
web-puzzles-choice = { $text } ({ $solved } of { $puzzles } solved)
web-puzzles-start = A puzzle
web-puzzles-one = { $game }: puzzle
web-puzzles-of-day = { $game }: puzzle of the day
web-puzzles-all = All puzzles
web-puzzles-players = Players
web-puzzles-ask = What is the best move?
web-puzzles-failed = “{ $move }” is not the best move.
web-puzzles-loss = { $n ->
    [one] It gives away 1 percentage point of the chance to win: { $credit }% credit.
   *[other] It gives away { $n } percentage points of the chance to win: { $credit }% credit.
} Try again.
web-puzzles-tried = You have tried this puzzle before: { $credit }% credit. Only the first try counts.
web-puzzles-show = Show the solution
web-puzzles-solved = Solved: “{ $move }”
web-puzzles-solution = The solution: “{ $move }”
web-puzzles-first = { $credit }% credit for the first try
web-puzzles-themes = Themes: { $themes }
web-puzzles-position = The position of the puzzle
web-puzzles-next = Next puzzle
web-puzzles-home = Find the best move: a new puzzle for each game every day.
