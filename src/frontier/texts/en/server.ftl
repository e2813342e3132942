# Why the server does not do what somebody asked for: one sentence each that says what to do.
server-error-bad-request = The server cannot make sense of this request: { $why }.
server-error-not-signed-in = The server does not know you yet: come in with a name, or log in.
server-error-login-failed = Login name and password do not fit together; check both and try again.
server-error-forbidden = That is for others to decide: you can only do it from a seat of your own.
server-error-csrf = This request does not come from a page of this server; open the server at its own address and try again.
server-error-not-found = There is nothing here (any more); check the link.
server-error-not-allowed = This address exists, but it cannot be asked in this way.
server-error-stale = The game has gone on in the meantime; look at the table and decide again.
server-error-not-your-turn = It is not your turn; wait until the table asks you.
server-error-not-playing = No game is being played at this table now.
server-error-not-over = The game at this table is not over yet; play it to its end first.
server-error-not-waiting = The game at this table has already begun; look for a table with a free seat.
server-error-seat-taken = Somebody already sits there; choose another seat.
server-error-no-seat = This table has no such seat; choose one that it shows.
server-error-already-seated = You already have a seat at this table; get up first if you want another one.
server-error-banned = The host of this table has banned you from it; choose another table.
server-error-removed = The host has taken away your seat at this table.
server-error-only-host = Only the host of this table can decide that.
server-error-chat-seated = Only those who sit at this table can talk here; you can read along.
server-error-chat-off = Nobody can talk at this table: the host has switched the chat off.
server-error-keeps-seat = Whoever has a seat in a game that has begun keeps it.
server-error-not-yourself = You cannot do that to yourself; get up if you want to leave.
server-error-name-taken = Somebody already has this login name; choose another one.
server-error-has-account = You already have an account; log out first if you want another one.
server-error-no-mail = This server sends no mail; leave the address out, or give it a webhook instead.
server-error-no-push = This server sends no messages to browsers; leave a mail address or a webhook instead.
server-error-nothing-to-undo = There is nothing of yours to take back.
server-error-cannot-undo = This can no longer be taken back: since then luck has shown something, somebody else has played, or your turn is over.
server-error-nothing-to-confirm = There is nothing for you to confirm; wait for your next turn.
server-error-not-out-of-time = This player is still there and has time left; a bot can take over once the time has run out.
server-error-old-rules = { $part ->
    [rules] This game was begun under version { $theirs } of the rules, and this server knows versions { $oldest } to { $newest }. It cannot be played on here, but its record can still be downloaded.
    [components] This game was begun with components that this server does not have: { $theirs }. It cannot be played on here, but its record can still be downloaded.
   *[other] This game belongs to other rules or components than this server has: { $why }.
}
server-error-drawing = Everybody is seated, and the luck of this game is being drawn; nobody can get up until it has begun, in a moment.
server-error-too-early = Somebody is still missing at this table; tell your value once everybody is seated.
server-error-too-late = The game has begun without this value; it came too late.
server-error-bad-nonce = This is not the value that was promised when this seat was taken; tell that one.
server-error-too-large = This is more than the server takes at once; send less.
server-error-illegal = This move is not possible now; choose one that the table offers.
server-error-bad-name = A name has 1 to 40 characters in one line, at least one of them visible; choose another one.
server-error-bad-login = A login name has 3 to 40 letters, digits, dots, dashes or underscores; choose another one.
server-error-bad-password = A password has 8 to 200 characters; choose another one.
server-error-bad-email = This is not a mail address that the server can write to; check how it is spelt.
server-error-bad-webhook = A webhook is an http or https address on the open internet of at most 500 characters; check it.
server-error-bad-subscription = This is not a subscription that a browser got from its push service on the open internet; switch the messages off and on again.
server-error-bad-option = A table cannot be set up like this: { $why }.
server-error-bad-clock = A clock needs at least { $least } seconds for the game; with less nobody could play.
server-error-weak-stand-in = Only a bot that plays decently may step in for somebody else: { $bots }.
server-error-bad-plan = This cannot be planned ahead: { $why }.
server-error-bad-record = This record cannot be played back; look at line { $line }: { $why }.
server-error-too-fast = That was too much in a short time; wait a moment and try again.
server-error-too-many = You already have as many of these as the server allows; give one up first.
server-error-too-many-tables = You already have { $most } tables that wait or are being played; finish a game or give one up first.
server-error-too-many-tables-here = From your network { $most } tables wait or are being played; that is as many as the server allows. Finish a game first.
server-error-internal = Something went wrong on the server, and it has been noted there; try again in a moment.
server-error-busy = The server has too much to do right now; try again in a moment.
server-error-no-more-undo = So much has been played and taken back at this table that nothing more can be taken back; play on from here.
server-error-game-too-long = This game has become longer than a game can be; nothing more can be played, but you can end it.
server-error-damaged = The database of this server is damaged; whoever runs the server has to restore it.
server-error-lesson = The lesson waits for something else here.
server-error-old-lesson = This lesson has changed since you began it; begin it anew.
server-error-at-lesson = That is not possible at the table of a lesson.
server-error-no-advice = There is no advice at this table.
server-error-no-hints = Hints are given only where you play alone.
server-error-no-chances = Chances are shown only while nobody but bots plays.
server-error-no-hint = No hint was found in time; try again.
server-error-bad-position = This position cannot exist: { $why }.
server-error-bad-move = This move is not possible there: { $why }.
server-error-game-is-over = The game is over in this position; choose an earlier one.
server-error-nothing-to-search = Nobody has to decide here; let chance decide first, or go back.
server-error-no-analysis = This position could not be searched; try again.
server-error-shut-out = { $until ->
    [never] The administrator of this server has closed it to you. Reason: { $why }.
   *[other] The administrator of this server has closed it to you until { $until }. Reason: { $why }.
}
server-error-no-scope = { $scope ->
    [account] A program cannot change an account: log in and do this on the page.
   *[other] This token does not have the scope { $scope }; make one that does.
}
server-error-no-account = You have no account, so there is no password to change; make an account first.
server-error-bad-link = This link has been used or is too old; ask for a new one.

# What is neither a move nor a refusal.
server-entry-start = The game begins.
server-entry-undo = { $who } takes something back.
server-entry-confirm = { $who } ends the turn.
server-entry-stand-in = The bot { $bot } plays for { $who }.
server-entry-back = { $who } plays on.
server-entry-closed = The game ends without a result.
server-prompt-confirm = { $who }, end your turn or take something back.
server-home-title = Frontier
server-home-body = The table server is running.
server-email-confirmed = Your mail address is confirmed: the table writes to you there when it is your turn.
server-email-not-confirmed = This link is too old, or the address is no longer in your settings; enter it there again to get a new link.
# The name of everybody who has left for good; kept in English.
server-nobody = nobody

# The bots, and where the values of components come from.
server-bot-greenhorn = Greenhorn
server-bot-greenhorn-about = New in town: plays sensibly, but misjudges some things, and always the same ones.
server-bot-farmhand = Farmhand
server-bot-farmhand-about = Takes what pays most right now and never thinks of tomorrow.
server-bot-settler = Settler
server-bot-settler-about = Knows what things will be worth in the end, and decides at a glance.
server-bot-rancher = Rancher
server-bot-rancher-about = Thinks a few moves ahead, yours included.
server-bot-pioneer = Pioneer
server-bot-pioneer-about = The strongest: forgets nothing that was shown, and weighs up thousands of ways the game may go.
server-style-builder-about = A builder: puts something up rather than wait for something better.
server-style-trader-about = A trader: buys, sells and swaps wherever possible.
server-style-gambler-about = A gambler: bids where others pass.
server-style-saver-about = A saver: keeps the money together.
server-style-foreman-about = A foreman: wants many hands at work.
server-bot-random = Random
server-bot-random-about = Plays anything the rules allow, without a thought; good for a first look at a game.
server-bot-greedy = Greedy
server-bot-greedy-about = Looks one step ahead and takes what brings the most now.
server-provenance-rulebook = Stated in a rulebook, or forced by what it says.
server-provenance-public = Taken from public reviews; no rulebook says otherwise.
server-provenance-box = Read off the printed components by somebody who owns them.
server-provenance-reconstructed = Ours, chosen to fit the rest; not the printed value.
server-provenance-stated = The rulebook itself states: { $parts }.
