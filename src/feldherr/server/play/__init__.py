"""Playing: the moves of people and bots, and hints.

May use `store`, `standing`, `work`, `live` and `tables`.

The path of a move, from the click to everybody's screen:

1. `http.gate` lets the request in, `api.short_way` reads it, `accounts.sessions` says whose it is.
2. `moves.play` is asked to answer a question for a seat.
3. `live.hub` loads the table, and holds it: one change at a time.
4. `moves.answer` checks seat, question and rules, and plays on a copy. Whatever is wrong ends here, and changes
   nothing.
5. `live.hub` commits the entries and the table in one transaction (`store.table_rows`); clocks are set with it
   (`standing.change`).
6. What is committed becomes the present. The streams of all who follow the table wake (`live.streams`), other processes
   hear of it (`live.bus`), then observers: bots that are due (`bots`), notices, statistics.
7. The answer goes out.
"""
