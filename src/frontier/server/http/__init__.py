"""The HTTP layer below the routes: connection limits, request checks, security headers."""
