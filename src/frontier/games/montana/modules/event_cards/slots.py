"""The slots of the event cards."""

from typing import Final

FIRST: Final = 296  # where the slots of the module before end; a literal, so that mypyc knows those that follow
LEFT: Final = FIRST  # event card to come: 0 none, else 1 + face
RIGHT: Final = LEFT + 1  # active event card
CARD_USED: Final = RIGHT + 1  # in this turn: 0 no, 1 yes, else DECLINED + the phase in which a sale was declined
DRAWN: Final = CARD_USED + 1  # two slots: cards drawn of each face
END: Final = DRAWN + 2

DECLINED: Final = 2
FACES_A_SLOT: Final = 15  # of DRAWN
