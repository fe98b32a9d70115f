"""Costly work, done in limited processes, for everybody in turn.

May use `standing` and `history`. Workers read and write no database.

`queues` says whose turn it is, `workers` keeps the processes, `worker` is what runs in them, `jobs` what they can do.
"""
