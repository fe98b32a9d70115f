"""Tables in memory, and all who follow them: the one way to change a table, and the streams that tell of it.

May use `store`, `standing`, `history` and `work`.

`hub` changes: load, make, commit, tell. `streams` sends, `views` says what of a table leaves the server for whom,
`bus` carries news between processes.
"""
