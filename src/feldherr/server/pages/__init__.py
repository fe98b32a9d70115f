"""What is not the API: the client's files, the app's manifest, the page about the API, the handbook, previews of links,
and pictures.

May use `store`, `standing`, `work`, `live`, `accounts`, `notices` and `tournaments`. Shows what anybody may know, and
changes nothing.
"""
