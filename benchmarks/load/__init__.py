"""A server under load: many tables, many who listen, measured from outside."""
