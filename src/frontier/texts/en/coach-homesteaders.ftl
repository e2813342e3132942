# What the coach says for a move. Each sentence stands alone.

coach-homesteaders-outbids = You outbid { $who }.
coach-homesteaders-wins = You win auction { $space } for { $bid }.
coach-homesteaders-pays-bid = You can pay the { $n } silver of your bid without a debt.
coach-homesteaders-builds = You build { $building }{ $n ->
    [0] {""}
   *[other] , and your buildings count { $n } VP more
}.
coach-homesteaders-last-round = { $building } can be built in this round for the last time.
coach-homesteaders-each-round = { $building } brings { $pieces } with every income.
coach-homesteaders-income = Your income of this round is { $pieces }.
coach-homesteaders-wages = The { $n } silver of your wages can be paid without a debt, which your silver of now would not do.
coach-homesteaders-gains = Before anybody else decides you gain { $pieces }.
coach-homesteaders-line = Your stone comes to space { $n } of the railroad line.
coach-homesteaders-debts = { $n ->
    [one] One debt less spares
   *[other] { $n } debts less spare
} you { $vp } VP at the end.
coach-homesteaders-points = Before anybody else decides you have { $n } VP more, counted as at the end.
