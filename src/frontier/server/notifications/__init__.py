"""Messages to people who are not at the page: mail, webhooks and web push."""
