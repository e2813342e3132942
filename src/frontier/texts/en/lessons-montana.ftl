# The lessons of Montana (docs/lessons.md): at most two sentences a text.

# 1: one move before a line of four, then the way there.
lesson-montana-first-settlement = Your first settlement
lesson-montana-first-settlement-about = Build at once, then see how you got there: the goal, a turn, goods and workers.
lesson-montana-first-settlement-learnt = You know what it is all about: most settlements on the land. A turn is one action, and the three feed each other: Recruit for workers, Work for goods, Build with them.
lesson-montana-first-settlement-line = You are Blue, and three of your settlements stand in a row. Build the fourth: click the glowing field.
lesson-montana-first-settlement-line-hint = It is field h1, at the end of your line. Its price, 1 grain and 1 pumpkin, is in your hand.
lesson-montana-first-settlement-line-other = Good for another day. Something better waits here: the free field at the end of your line.
lesson-montana-first-settlement-goal = You paid for one settlement and placed two: a line of four brings one more for free. Five of your twelve stand on the land now.
lesson-montana-first-settlement-race = When somebody places their last one, the round is finished, and most settlements win. So keep an eye on who has how many left.
lesson-montana-first-settlement-recruit = Field g2 is open now, beside your line, but you lack the stone for it. Your only worker cannot fetch it alone: Recruit.
lesson-montana-first-settlement-recruit-hint = Click the wheel, or Recruit in the bar below. The arrow stops at two workers, and they join you.
lesson-montana-first-settlement-recruit-bank = The bank pays silver, but then nobody is left to send for stone. People first: Recruit.
lesson-montana-first-settlement-recruit-city = The city is paid in pumpkins, and field g2 wants yours. People first: Recruit.
lesson-montana-first-settlement-quarry = A turn is one action, so recruiting was your whole turn; Yellow recruited too. Now it is yours again: where will your new workers find stone?
lesson-montana-first-settlement-quarry-hint = In the quarry: click a large space. The first costs 1 silver and gives 1 stone, the second costs 3 and gives 2.
lesson-montana-first-settlement-quarry-recruit = You have all you need: one stone worker does it. Look at the quarry.
lesson-montana-first-settlement-quarry-elsewhere = That pays too, but not in stone. Which of the places has a stone worker on its spaces?
lesson-montana-first-settlement-quarry-city = The city would take the pumpkin that field g2 costs. Look at the quarry.
lesson-montana-first-settlement-quarry-one = One stone for one silver: just enough, and cheap.
lesson-montana-first-settlement-quarry-two = Two stones for three silver: one for field g2, and one for whatever comes next.
lesson-montana-first-settlement-small = The small space beside it takes another worker for 1 stone more, without silver. Do you want it, or keep that worker at hand?
lesson-montana-first-settlement-small-hint = Both are fine. Click the small space, or leave it empty with the button in the bar.
lesson-montana-first-settlement-small-yes = Stone in store.
lesson-montana-first-settlement-small-no = A worker at hand is worth something as well.
lesson-montana-first-settlement-build = Yellow went to the bank. Look at what you hold: what can you do with it now?
lesson-montana-first-settlement-build-hint = Field g2 costs 1 small stone and 1 pumpkin, and you have both. Click the field.
lesson-montana-first-settlement-build-enough = You have all the goods that you need. Which field has a price that you can pay?
lesson-montana-first-settlement-build-other = That can wait. Which field has a price that you can pay?
lesson-montana-first-settlement-neighbour = Yellow has settled right beside you and got the cow there. Every field beside a settlement or the starting tile is open, whosever it is.
lesson-montana-first-settlement-yourself = Recruit, Work, Build: you have done all three. This turn is yours, and whatever the table allows is right.
lesson-montana-first-settlement-yourself-hint = Point at a field to see what it costs, then get what is missing. With hardly any workers left, Recruit is never wrong.
