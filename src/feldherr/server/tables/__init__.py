"""The life of a table: made, joined, left, started, paused, ended; rematches and clones; clocks that run out.

May use `store`, `standing`, `work` and `live`. Every change is a function from one standing to the next, made by
`live.hub`.
"""
