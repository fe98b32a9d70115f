"""What an operator does with the database itself, whether or not a server runs on it."""
