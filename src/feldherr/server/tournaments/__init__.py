"""Tournaments: who plays in them, how rounds are drawn, how they stand, and what makes them go on by themselves.

May use `store`, `standing`, `live` and `tables`, whose tables it makes. Everything that a step writes is written in one
transaction, so a step is done once or not at all, whoever else tries it and whenever the server stops.
"""
