"""A game told again from its moves: position by position, by chapters, and how chance treated whom.

Plain functions of a table and its entries. They run in worker processes, so nothing here knows storage or the web.
"""
