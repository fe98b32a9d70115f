"""How a table stands: its game rebuilt from storage, its clocks, its share of chance, and what comes next.

May use `store`. Values that are never changed, and functions from one to the next.
"""
