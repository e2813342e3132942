"""What the server does by itself: listening to other processes, periodic work, reminders."""
