# Messages that leave the page: a mail that it is somebody’s turn, and one that asks whether an address is theirs.
server-mail-subject = { $name }, it is your turn in { $game }
server-mail-body =
    Hello { $name },

    the others at your { $game } table are waiting for you. It is your turn:

    { $url }

    This mail comes from the Frontier table because this address is in your settings.
    If you want no more of them, remove the address there.
server-mail-confirm-subject = Is this your mail address, { $name }?
server-mail-confirm-body =
    Hello { $name },

    somebody with this name wants to be told at this address when it is their turn at the Frontier table.
    If that is you, open this link within three days:

    { $url }

    If it is not you, do nothing: then the table does not write to you.

# What a browser shows with no page open.
server-push-title = Your turn in { $game }
server-push-body = { $name }, the others at the table are waiting for you.

# For an account whose password was forgotten.
server-mail-password-subject = A new password, { $name }?
server-mail-password-body =
    Hello { $name },

    somebody asked for a new password for your account at the Frontier table. Its login name is: { $login }
    If that was you, open this link within an hour and choose one:

    { $url }

    The link works once. If it was not you, do nothing: your password stays as it is.
