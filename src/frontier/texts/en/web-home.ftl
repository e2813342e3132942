# The home page, new tables, settings, about; everything but the table itself.
web-nav-label = Pages
web-home = To the home page
web-nav-about = About
web-nav-me = Settings
web-nav-language = Language
web-nav-more = More
web-nav-programs = For programs
web-nav-footer = Made by fans, unofficial, without ads.

web-missing-title = Nothing out here
web-missing-about = This trail leads nowhere: the address is wrong, or the table is long gone. Your own games are on the home page.

# Home page
web-home-title = Two games of the Old West, one table
web-home-your-name = Your name
web-home-called = { $n ->
    [one] It is your turn. To the table!
   *[other] It is your turn at { $n } tables. To the first one!
}
web-home-opponents = Bots against you
web-home-bots = Bot
web-home-modules = Modules of the expansion
web-home-play = Play now
web-home-laying = Setting up the table…
web-home-other-ways = Other ways to play { $game }
web-home-invite = Invite friends
web-home-pass-and-play = Pass and play
web-home-all-options = { $n ->
    [0] All options
   *[other] All options ({ $n } changed)
}
web-home-my-games = My games
web-home-no-games = No games yet. Your games will be listed here, even months later.
web-home-keep-games = Only this browser knows you.
web-home-make-account = Keep my games with an account
web-home-ended = Ended
web-home-show-all = Show all { $n }
web-home-fewer = Show fewer
web-home-invite-short = Invite
web-home-go-on = Play on
web-home-look = View
web-home-replay = Replay
web-home-open-tables = Open tables
web-home-no-open-tables = No public table right now. Open one yourself: “Invite friends”, then “Everybody”.
web-home-join = Join
web-home-watch = Watch
web-home-waits-for = { $n ->
    [one] One seat is free
   *[other] { $n } seats are free
}
web-home-your-turn = It is your turn
web-home-turn-of = { $name }’s turn
web-home-playing = In progress
web-home-ended-without = Ended without a result
web-home-you-won = You won
web-home-won-by = { $n ->
    [0] Over
   *[other] Won by { $names }
}
web-home-load-record = Watch a recorded game
web-home-load-record-about = A record is a game as text. You can download one at the end of every game.
web-home-record-file = Choose a file
web-home-record-paste = Or paste the text here

# New table
web-new-title = New table
web-new-game = Game
web-new-kind = With whom
web-new-kind-bots = Against bots
web-new-kind-friends = With friends
web-new-kind-pass = Pass and play
web-new-players = Players
web-new-seats = Seats
web-new-seat = Seat { $n }
web-new-seat-human = You
web-new-seat-human-about = At this device.
web-new-seat-name = Name of player { $n }
web-new-seat-anybody = Free
web-new-seat-open-about = For whoever opens the link.
web-new-pass-about = You play several seats: pass the device on after each turn.
web-new-pace = Bots take at least
web-new-pace-instant = no time
web-new-pace-seconds = { $seconds } s a move
web-new-together = Together
web-new-visibility = Who may join
web-new-visibility-link = Only with the link
web-new-visibility-public = Everybody
web-new-chat = Who may chat
web-new-chat-seated = The players
web-new-chat-everybody = Spectators too
web-new-chat-nobody = Nobody
web-new-speed = Speed
web-new-speed-live = In one go
web-new-speed-turns = Over several days
web-new-speed-live-about = Everybody is at the table at the same time.
web-new-speed-turns-about = Everybody plays when they have time; whoever is away is told when it is their turn.
web-new-clock = Clock
web-new-clock-none = No clock
web-new-clock-quick = 8 minutes + 12 seconds a turn
web-new-clock-usual = 15 minutes + 20 seconds a turn
web-new-clock-calm = 30 minutes + 30 seconds a turn
web-new-clock-day = 1 day + 12 hours a turn
web-new-clock-days = 3 days + 1 day a turn
web-new-clock-week = 7 days + 1 day a turn
web-new-clock-other = { NUMBER($base, maximumFractionDigits: 1) } minutes + { NUMBER($more, maximumFractionDigits: 1) } minutes a turn
web-fact-usual = The usual rules
web-fact-without = without: { $option }
web-fact-link = Only with the link
web-fact-public = Open to everybody
web-new-clock-about = When somebody’s time is up, the others may let a bot step in. Nobody loses by the clock.
web-new-options = Options
web-new-provenance = What is reconstructed
web-new-reconstructed = Some values of this game appear only as pictures on its components. Here we chose them so that the game works well; they differ from those in the box.
web-new-not-reconstructed = Nothing here is made up. What no rulebook states comes from public sources, so it may differ from your box in places.
web-new-see-values = See every value
web-new-sets = Values
web-new-values-of = What { $game } is played with
web-new-values-count = { $n ->
    [one] 1 value
   *[other] { $n } values
}{ $ours ->
    [0] {""}
   *[other] , { $ours } of them reconstructed
}
web-new-values-coming = The values are on their way…
web-new-component-set = Set { $name }, checksum { $hash }
web-new-nobody = Somebody has to play: take a seat yourself, or leave one free.
web-new-lay-open = Open the table and get the link

# Settings
web-me-you = You
web-me-save = Save
web-me-saved = Saved.
web-me-preferences = At the table
web-me-theme = Appearance
web-me-theme-system = As the device
web-me-theme-light = Light
web-me-theme-dark = Dark
web-me-sound = Sound
web-me-sound-about = A short tone when something happens and when it is your turn.
web-me-animation = Animation
web-me-animation-about = Pieces fly over the board. Stays off if your device asks for less motion.
web-me-ask-first = Show first, then do
web-me-ask-first-about = A click shows what a move brings; only a second one makes it. On a touchscreen it is always like that.
web-me-account = Account
web-me-account-about = You can play without one. With an account you find your games on every device.
web-me-account-new = New
web-me-account-make = Make an account
web-me-login = Login name
web-me-password = Password
web-me-log-in = Log in
web-me-log-out = Log out
web-me-log-out-everywhere = Log out everywhere
web-me-logged-in = You are logged in as { $login }.
web-me-login-guest = What you played as a guest stays with the guest. To keep it, make a new account instead.
web-me-guest-leave = You are a guest: once logged out you cannot come back to your games.
web-me-stay = Stay
web-me-calls = When it is your turn
web-me-push = Message on this device
web-me-push-on = You get a message even when no page is open.
web-me-push-off = Switched off.
web-me-push-denied = The browser does not allow messages from this page. Allow them in its settings, then try again.
web-me-push-unable = This browser cannot receive messages right now. Try again later, or use e-mail.
web-me-switch-on = Switch on
web-me-switch-off = Switch off
web-me-email = E-mail
web-me-email-about = If you are away when it is your turn, you get an e-mail.
web-me-email-confirmed = Confirmed. If you are away when it is your turn, you get an e-mail.
web-me-email-waits = Not confirmed yet: open the link in the mail that is on its way to you.
web-me-webhook = Webhook
web-me-webhook-address = Address that is called
web-me-webhook-about = For a chat or a program of your own: it is told when it is your turn.
web-me-webhook-secret = Its messages are signed with:
web-me-tokens = Tokens for programs
web-me-tokens-about = With a token a program plays in your name.
web-me-token-name = What for?
web-me-token-make = Make a token
web-me-token-once = Copy it now; it is shown only this once.
web-me-token-delete = Delete the token { $name }
web-me-copy = Copy
web-me-copied = Copied
web-me-leave = Leave for good
web-me-leave-about = The server forgets you: login, addresses, tokens. Games you played stay with the others, without your name.
web-me-leave-sure = This cannot be undone. In games that are still running a bot may take your seat.
web-me-password-change = Change the password
web-me-password-old = Present password
web-me-password-new = New password
web-me-password-changed = Changed. Other devices and all tokens are logged out.
web-me-forgot = Forgot your password?
web-me-forgot-who = Login name or mail address
web-me-forgot-send = Send me a link
web-me-forgot-sent = If that account has a confirmed mail address, a link is on its way there. It is good for an hour.
web-me-forgot-admin = This server sends no mail. Ask whoever runs it: the command “frontier people reset” gives them a link for you to choose a new password.
web-me-token-scopes = What it may do
web-me-scope-read = Watch and read
web-me-scope-play = Play
web-me-scope-chat = Chat
web-password-title = New password
web-password-about = Choose a new password. All your devices and tokens are logged out, and you are logged in here.
web-password-missing = This link is not complete; open it again from the mail.
web-banned-title = Closed to you

# About
web-about-title = About Frontier
web-about-what = A digital table for two board games of the Old West: with friends, alone against bots, or passing one device around. No ads, no account needed, in English, German and Dutch.
web-about-fan-title = Made by fans
web-about-fan = Frontier is an unofficial fan project. It has no connection with the designers and publishers of the games, and nobody earns anything from it. Names belong to their owners. All pictures and texts here are our own.
web-about-buy = If you like a game, get the box: nothing here replaces an evening around a real table.
web-about-rules-title = The rules
web-about-rules = The rules follow the published rulebooks, one by one, in our own words. Where a rulebook leaves something open, there is a ruling. If something is not possible at the table, “Why not?” names the rule behind it.
web-about-values = Rulebooks do not state every number; many are only printed on the components. Each value here says where it comes from.
web-about-luck-title = The luck
web-about-luck = Nobody can choose the luck of a game, not even the server: everybody at the table has a share in it, and after the game it can be checked.
web-about-programs-title = Programs
web-about-programs = Everything a person can do here, a program can do too.
web-about-data-title = What the server knows
web-about-data = A name, your games, and what you leave in the settings. No tracking, nothing from other sites, one cookie that says who you are. You can leave for good at any time:

# The rules to read
web-rules = Read the rules
web-rules-of = The rules of { $game }
web-rules-all = All the rules
web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-found = { $n ->
    [one] One paragraph found
   *[other] { $n } paragraphs found
}
web-rules-nothing = Nothing in the rules about “{ $search }”.
web-rules-none = Nobody has written down the rules of { $game } here yet.
web-rules-print = Print
