cli-welcome = Seed { $seed }, components “{ $set }”. Type h for help.
cli-reconstructed = Values the rulebooks show only in pictures are reconstructed, not the printed ones (frontier components).
cli-generic-title = { $game }, round { $round }
cli-your-choice = Your choice
cli-last-word = This ends the game: Enter ends it, u takes your last move back
cli-help =
    A number picks from the list; a move can also be typed, e.g. { $example }.
    ? MOVE   why is this move not possible?
    u        undo your last decision
    s        show the table again
    l        the whole log
    i        look through what lies open
    q        leave (with --save the game is kept)
cli-no-such-number = Choose a number from 1 to { $n }, or h for help.
cli-not-understood = “{ $answer }” is not a move. Pick a number, or h for help.
cli-is-legal = This move is possible.
cli-nothing-to-undo = There is nothing to undo.
cli-result = { $n ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
} { $label }: { $scores }.
cli-saved = Record written to { $file }.
cli-replayed = { $n } of { $all } moves replayed, all legal.
cli-players = Players
cli-column-player = player
cli-column-workers = workers
cli-column-goods = goods
cli-column-silver = silver
cli-column-cows = cows
cli-column-canteens = canteens
cli-column-placed = settlements
cli-sign-goods = c copper  s stone  g grain  p pumpkin  C S big
cli-sign-cow = cow
cli-sign-canteen = canteen
cli-sign-two = two settlements
cli-sign-start = starting tile
cli-sign-open = can be built on
cli-sign-board = bank: workers→silver   areas: silver→goods   [large|small space]   ○ any worker   the arrow [..] moves to the right
cli-enter = Enter: { $answer }
cli-not-kept = The game is not kept (--save keeps it).
cli-luck-since = Luck has shown something since then, so this can no longer be taken back.
cli-undone = Taken back: { $move } ({ $who }).
cli-no-such-move = The record has only { $all } moves.
cli-column-tracks = tracks
cli-column-line = line
cli-column-trade = trade
cli-column-debt = debt
cli-column-vp = VP
cli-column-points = points
cli-hand-over = Hand over to { $who }, who presses Enter

cli-special-market = M
cli-special-gate = G
cli-special-watchtower = W
cli-column-specials = special
cli-column-tiles = tiles
cli-sign-specials = M market  G gate  W watchtower
cli-sign-toll = toll for a watchtower
cli-sign-bonus = bonus for the first settlement beside it
cli-sign-tiles = mountain tiles: ? face down  $ silver  c↑ upgrade  +g good  @s worker
cli-left-of-all = left/all
cli-sign-closed = not open yet

cli-verify-moves = { $moves } moves replayed, all legal; the end agrees.
cli-verify-chance = { $n ->
    [one] { $n } chance move follows from the seed.
   *[other] { $n } chance moves follow from the seed.
}
cli-verify-promise = The secret is the one promised: { $commitment }
cli-verify-given = This is the commitment given.
cli-verify-seed = { $n ->
    [one] The seed follows from the secret and { $n } nonce: { $nonces }
   *[other] The seed follows from the secret and { $n } nonces: { $nonces }
}
cli-verify-no-promise = The secret is not the one promised: { $commitment }
cli-verify-not-given = The record promises another secret than the commitment given: { $commitment }
cli-verify-no-seed = The seed does not follow from the secret and the nonces.
cli-verify-open = The chance moves come from outside (luck: open) and cannot be verified.
cli-verify-no-fair = The record names no commitment: that the seed was not chosen cannot be verified.
cli-verify-no-secret = The record does not tell the secret: where the seed comes from cannot be verified.
cli-verify-running = The game is not over: seed and secret are told only then.
cli-verify-own = Your nonce is one of them: { $nonce }
cli-verify-not-own = Your nonce is not one of them: { $nonce }
cli-verify-commitments = The nonces are those that the seats promised: { $commitments }
cli-verify-unfit = These seats have other nonces than they promised: { $seats }
cli-verify-untold = { $n ->
    [one] Seat { $seats } never told the nonce it promised and counts without it: if somebody who runs the server sat there, they had the choice between two seeds.
   *[other] Seats { $seats } never told the nonces they promised and count without them: if somebody who runs the server sat there, they had the choice between several seeds.
}
cli-verify-told-at-once = The nonces were not promised before they were told: somebody who runs the server and sat down last could have chosen theirs.

cli-review-progress = Looking back
cli-review-chances = Chances of winning, from the first decision to the last
cli-review-costly = Decisions that cost the most
cli-review-nothing = No decision cost anything worth mentioning.
cli-column-move = move
cli-column-cost = cost
cli-column-played = played
cli-column-better = better
