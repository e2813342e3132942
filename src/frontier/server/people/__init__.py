"""Who the server knows: guests and accounts, their sign-ins and tokens."""
