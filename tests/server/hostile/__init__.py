"""What a hostile client tries, and what it may cost."""
