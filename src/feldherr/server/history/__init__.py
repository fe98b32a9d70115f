"""A game told again from its moves: position by position, by chapters, and how chance treated whom.

May use `standing`. Plain functions of a table and its entries, which run in worker processes: nothing here knows
storage or the web.
"""
