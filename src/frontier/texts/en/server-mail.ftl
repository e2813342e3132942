# Messages that leave the page: a mail that it is somebody's turn.
server-mail-subject = { $name }, it is your turn in { $game }
server-mail-body =
    Hello { $name },

    the others at your table of { $game } are waiting for you. It is your turn:

    { $url }

    This mail comes from the Frontier table because this address stands in your profile.
    To get no more of them, take the address out there.
