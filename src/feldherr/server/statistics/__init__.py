"""Statistics: what finished games add up to, for people, for bots' levels and for the server.

May use `store`, `standing`, `work` and `live`, from which it hears of games that end. Changes no table.
"""
