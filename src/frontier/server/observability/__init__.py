"""What an administrator can observe: structured logs and metrics."""
