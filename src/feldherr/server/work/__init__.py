"""Costly work, done in limited processes, for everybody in turn.

`queues` says whose turn it is, `workers` keeps the processes, `worker` is what runs in them, `jobs` what they can do.
"""
