"""What is not the API: the client's files, the page about the API, previews of links, and pictures of tables.

May use `standing`, `work`, `live`, `accounts` and `notices`. Shows what anybody may know, and changes nothing.
"""
