"""Storage: what is written is committed before anyone is told.

`database` reads and writes, `schema` and `migrations` say in what form, and each subject has a module of its rows.
May use no other room, and knows nothing of games.
"""
