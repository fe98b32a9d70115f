"""The arena: bots against each other at balanced tables, measured."""
