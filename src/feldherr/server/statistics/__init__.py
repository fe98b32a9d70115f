"""Statistics: what finished games add up to, for people, for bots' levels and for the server."""
